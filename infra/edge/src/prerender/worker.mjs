// Draws pages in a thread of its own. The shell's server bundle brings React and everything shared; a remote's bundle is
// evaluated with a `require` that knows exactly those names, so that both meet on one React (architecture.md, rule 11).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

if (!parentPort) throw new Error('worker.mjs runs as a worker thread');
const port = parentPort;
const shell = createRequire(workerData.shell)(workerData.shell);

/** @type {Map<string, unknown>} by file and hash: what was evaluated once stays */
const bundles = new Map();

/** @param {{ file: string, integrity: string | null }} bundle */
function load({ file, integrity }) {
  const key = `${file} ${integrity}`;
  if (bundles.has(key)) return bundles.get(key);
  const code = readFileSync(file);
  const found = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (integrity !== null && found !== integrity)
    throw new Error(`${file} is not the file that was published`);
  const module = { exports: {} };
  const require = (/** @type {string} */ name) => {
    if (!Object.hasOwn(shell.shared, name)) throw new Error(`${name} is not shared by the shell`);
    return shell.shared[name];
  };
  compileFunction(code.toString('utf8'), ['module', 'exports', 'require'], { filename: file })(
    module,
    module.exports,
    require,
  );
  bundles.set(key, module.exports);
  return module.exports;
}

port.on('message', async ({ id, kind, bundle, input }) => {
  try {
    const module = bundle === null ? null : load(bundle);
    const result = await shell[kind]({ ...input, bundle: module });
    // Through JSON: only data may reach the page, and it must be the same data for the browser.
    port.postMessage({ id, result: JSON.parse(JSON.stringify(result)) });
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

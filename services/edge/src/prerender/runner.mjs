// What a drawing process runs (`node -e`, so that it opens no file). The shell's server bundle brings React and everything
// shared; a remote's bundle is evaluated with a `require` that knows exactly those names, so that both meet on one React
// (architecture.md, rule 11). Code and reads come over descriptor 3 alone: four bytes of length, then JSON.
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { compileFunction } from 'node:vm';

const channel = new Socket({ fd: 3, readable: true, writable: true });
const { exit } = process;
const leave = () => exit(0);
const builtin = createRequire('file:///drawing');

/** @param {unknown} message */
const send = (message) => {
  const text = Buffer.from(JSON.stringify(message));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  channel.write(Buffer.concat([length, text]));
};

/** From root to a user that owns nothing, before any code comes. @param {number} user */
function becomeUser(user) {
  process.setgroups?.([]);
  process.setgid?.(user);
  process.setuid?.(user);
  if (process.getuid?.() !== user || process.getgid?.() !== user) throw new Error('still somebody else');
}

/** @type {Map<number, { resolve: (answer: Response) => void, reject: (error: unknown) => void }>} */
const reads = new Map();
let lastRead = 0;

/** The only way out: the edge reads what pages may read. @type {typeof fetch} */
const read = (url, { method = 'GET', signal } = {}) =>
  new Promise((resolve, reject) => {
    const id = ++lastRead;
    reads.set(id, { resolve, reject });
    const abort = () => {
      reads.delete(id);
      reject(signal?.reason);
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    send({ kind: 'read', id, method, url: String(url) });
  });

/** A second fence inside those of Node and the machine: no way to either by name. */
function closeDoors() {
  for (const name of ['WebSocket', 'EventSource', 'WebAssembly', 'require', 'module', 'localStorage'])
    Reflect.deleteProperty(globalThis, name);
  const known = { env: Object.freeze({ NODE_ENV: 'production' }), emit: () => false };
  Object.defineProperty(globalThis, 'process', { value: Object.freeze(known) });
  Object.defineProperty(globalThis, 'fetch', { value: read });
}

/** @param {string} code @param {string} filename @param {(name: string) => unknown} require */
function evaluate(code, filename, require) {
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename })(module, module.exports, require);
  return /** @type {Record<string, any>} */ (module.exports);
}

/** @type {Record<string, any>} */
let shell = {};
/** @type {Record<string, any> | null} */
let remote = null;

/** @type {Record<string, (message: any) => unknown>} */
const on = {
  load({ code, bundle }) {
    closeDoors();
    shell = evaluate(code, 'shell.cjs', builtin);
    const shared = (/** @type {string} */ name) => {
      if (!Object.hasOwn(shell.shared, name)) throw new Error(`${name} is not shared by the shell`);
      return shell.shared[name];
    };
    remote = bundle === null ? null : evaluate(bundle, 'server.cjs', shared);
    return true;
  },
  draw: ({ what, input }) => shell[what]({ ...input, bundle: remote }),
};

/** @param {any} message */
async function take(message) {
  if (message.kind === 'answer') {
    const waiting = reads.get(message.id);
    reads.delete(message.id);
    if (message.refused !== undefined) waiting?.reject(new TypeError(message.refused));
    else waiting?.resolve(new Response(message.body, { status: message.status, headers: message.headers }));
    return;
  }
  try {
    send({ kind: 'done', id: message.id, result: await on[message.kind]?.(message) });
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ kind: 'failed', id: message.id, error: text.slice(0, 2_000) });
  }
}

const [, user] = process.argv;
if (user) becomeUser(Number(user));

let rest = Buffer.alloc(0);
channel.on('data', (chunk) => {
  rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
  for (;;) {
    if (rest.length < 4) return;
    const end = 4 + rest.readUInt32BE(0);
    if (rest.length < end) return;
    const text = rest.toString('utf8', 4, end);
    rest = rest.subarray(end);
    void take(JSON.parse(text));
  }
});
// The edge is gone.
channel.on('close', leave);
channel.on('error', leave);
process.on('unhandledRejection', () => undefined);
send({ kind: 'ready' });

// npm test: everything, on a fresh clone. Lint, types, unit and service tests, queue tests, journeys in a real browser.
// Closes with the slowest files and one line `N passed, N failed`. `npm test -- <path>` runs only jest's files that match;
// `npm test -- --changed` what the packages ask for in which this checkout differs from main.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { prepare } from '../../checkout/prepare.mjs';
import { root } from '../../checkout/workspaces.mjs';

const results = mkdtempSync(join(tmpdir(), 'stroomwerk-results-'));
const totals = { passed: 0, failed: 0 };
const files = [];
const started = performance.now();

const seconds = (ms) => `${(ms / 1000).toFixed(0)} s`;
const since = (start) => seconds(performance.now() - start);

/** Runs a program of this repository. @returns exit code, and what it printed where that is kept */
const run = (args, options = {}) =>
  new Promise((done) => {
    let output = '';
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.once('close', (status) => done({ status, output }));
  });

/** A check without test cases of its own counts as one. */
async function check(name, script, args = []) {
  const start = performance.now();
  const { status, output } = await run([join(root, script), ...args]);
  totals[status === 0 ? 'passed' : 'failed'] += 1;
  console.log(`${output}${status === 0 ? 'passed' : 'FAILED'}: ${name} (${since(start)})\n`);
}

/** One run of jest. @returns its report, undefined where it came to none, and how many passed and failed */
async function runJest(name, config, args) {
  const out = join(results, `${name}.json`);
  const { status } = await run(
    [
      // For jest and its processes: what runs away ends before the machine has no memory left.
      '--max-old-space-size=2048',
      join(root, 'node_modules/jest/bin/jest.js'),
      ...['-c', join(root, config)],
      '--json',
      `--outputFile=${out}`,
      '--passWithNoTests',
      ...args,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, FORCE_COLOR: '0' } },
  );
  const report = existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : undefined;
  for (const { name: file, startTime, endTime } of report?.testResults ?? [])
    files.push({ file: relative(root, file), ms: endTime - startTime });
  const broken = report?.numRuntimeErrorTestSuites ?? 0;
  const failed = (report?.numFailedTests ?? 0) + broken;
  return { report, passed: report?.numPassedTests ?? 0, failed: failed > 0 || status === 0 ? failed : 1 };
}

async function jest(name, config, args = []) {
  const start = performance.now();
  const { report, ...first } = await runJest(name, config, args);
  const runs = [first];
  const { crashedFiles } = await import('../dist/src/crashed.js');
  const crashed = crashedFiles(report ?? {});
  if (crashed.length > 0) {
    console.log(`The process died under these, which run once more:\n  ${crashed.join('\n  ')}`);
    first.failed -= crashed.length;
    runs.push(await runJest(`${name}-again`, config, ['--forceExit', '--runTestsByPath', ...crashed]));
  }
  const sum = (of) => runs.reduce((total, each) => total + each[of], 0);
  totals.passed += sum('passed');
  totals.failed += sum('failed');
  console.log(
    `${sum('failed') === 0 ? 'passed' : 'FAILED'}: ${name}, ${sum('passed')} tests (${since(start)})\n`,
  );
}

const units = (only = []) => jest('unit-and-services', 'infra/test-kit/jest.config.mjs', only);
// A platform that did not start leaves a browser behind, which would keep jest waiting.
const journeys = (only = []) =>
  jest('journeys', 'infra/test-kit/jest.e2e.config.mjs', ['--forceExit', ...only]);
const lint = () => check('lint', 'infra/lint/bin/lint.mjs');
const types = (folders = []) => check('types', 'infra/typescript/bin/typecheck.mjs', folders);

async function everything() {
  await units();
  // While the platform of the journeys starts and fills its library, which is one process's work.
  await Promise.all([lint().then(() => types()), journeys()]);
}

async function changed() {
  const { changedFiles, packageFolders, testsOf } = await import('../dist/src/changed.js');
  const wanted = testsOf(changedFiles(root), packageFolders(root));
  if (wanted.everything) {
    console.log('Something changed that belongs to no package: these are all the tests.\n');
    return everything();
  }
  console.log(`Changed: ${[...wanted.folders, ...wanted.journeys].join(', ') || 'nothing'}\n`);
  await lint();
  const typed = wanted.folders.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  if (typed.length > 0) await types(typed);
  if (wanted.folders.length > 0) await units(wanted.folders.map((folder) => `${folder}/`));
  if (wanted.journeys.length > 0) await journeys(wanted.journeys);
}

try {
  await prepare();
  const { requireBrowser } = await import('../dist/src/browser/index.js');
  requireBrowser();
  const only = process.argv.slice(2);
  if (only.length === 0) await everything();
  else if (only[0] === '--changed') await changed();
  else {
    await units(only);
    if (only.some((path) => path.includes('e2e'))) await journeys(only);
  }
} catch (error) {
  console.error(error.message);
  totals.failed += 1;
} finally {
  rmSync(results, { recursive: true, force: true });
}
console.log('The slowest files:');
for (const { file, ms } of files.sort((a, b) => b.ms - a.ms).slice(0, 10))
  console.log(`${seconds(ms).padStart(7)}  ${file}`);
console.log(`All of it took ${since(started)}.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;

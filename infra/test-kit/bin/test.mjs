// npm test: everything, on a fresh clone. Lint, types, unit and service tests, queue tests, journeys in a real browser.
// Closes with one line `N passed, N failed`. `npm test -- <path>` runs only jest's files that match.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from '../../local/lib/prepare.mjs';
import { root } from '../../local/lib/workspaces.mjs';

const only = process.argv.slice(2);
const results = mkdtempSync(join(tmpdir(), 'stroomwerk-results-'));
const totals = { passed: 0, failed: 0 };
const started = performance.now();

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** A check without test cases of its own counts as one. */
function check(name, script, args = []) {
  const since = performance.now();
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  totals[status === 0 ? 'passed' : 'failed'] += 1;
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${name} (${seconds(since)})\n`);
}

function jest(name, config, args = []) {
  const since = performance.now();
  const out = join(results, `${name}.json`);
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/jest/bin/jest.js'),
      '-c',
      join(root, config),
      '--json',
      `--outputFile=${out}`,
      '--passWithNoTests',
      ...args,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, FORCE_COLOR: '0' } },
  );
  const report = existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : undefined;
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  totals.passed += report?.numPassedTests ?? 0;
  totals.failed += failed > 0 || status === 0 ? failed : 1;
  console.log(
    `${status === 0 ? 'passed' : 'FAILED'}: ${name}, ${report?.numPassedTests ?? 0} tests (${seconds(since)})\n`,
  );
}

try {
  await prepare();
  const { requireBrowser } = await import('../dist/src/browser/index.js');
  requireBrowser();
  if (only.length === 0) {
    check('lint', 'infra/lint/bin/lint.mjs');
    check('types', 'infra/typescript/bin/typecheck.mjs');
  }
  jest('unit-and-services', 'infra/test-kit/jest.config.mjs', only);
  // A platform that did not start leaves a browser behind, which would keep jest waiting.
  if (only.length === 0 || only.some((path) => path.includes('e2e')))
    jest('journeys', 'infra/test-kit/jest.e2e.config.mjs', ['--forceExit', ...only]);
} catch (error) {
  console.error(error.message);
  totals.failed += 1;
} finally {
  rmSync(results, { recursive: true, force: true });
}
console.log(`All of it took ${seconds(started)}.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;

// How `npm run mutate` alters rules (bin/mutate.mjs). Stryker 9 is the last that runs on Node 20.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'reaching',
  plugins: [fileURLToPath(new URL('mutation-runner.mjs', import.meta.url))],
  jest: {
    projectType: 'custom',
    configFile: 'infra/test-kit/jest.mutation.config.mjs',
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Outside the checkout, so that tests which run meanwhile do not find the copy.
  tempDirName: join(tmpdir(), `stroomwerk-mutation-${process.pid}`),
  ignorePatterns: ['dist', '.data*', 'coverage', 'infra/n8n-check/definitions', 'infra/visual', '*.log'],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'coverage/mutation.json' },
  warnings: { slow: false },
  allowConsoleColors: false,
  // On a busy machine a test that is merely slow would count as one that noticed.
  timeoutMS: 30_000,
  timeoutFactor: 3,
};

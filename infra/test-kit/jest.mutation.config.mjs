// The unit tests of the packages that are altered, as one project: what the mutation tool runs (stryker.config.mjs).
import { resolve } from 'node:path';
import config from './jest.config.mjs';

const [{ displayName: _name, globalSetup: _setup, ...unit }] = config.projects;
const packages = (process.env.MUTATED_PACKAGES ?? '.').split(',');

export default {
  ...unit,
  roots: packages.map((folder) => resolve(unit.rootDir, folder)),
  testEnvironment: resolve(unit.rootDir, 'infra/test-kit/mutation-environment.cjs'),
  watchman: false,
  testTimeout: 10_000,
  testPathIgnorePatterns: [
    ...unit.testPathIgnorePatterns,
    // Play thousands of trials, which no alteration can wait for: what the rules say is noticed by the tests beside them.
    '(canary-promises|anything-typed)\\.spec',
    // These read the catalogue as it was compiled, which no alteration reaches.
    'catalogue-(draft|check)\\.spec',
  ],
};

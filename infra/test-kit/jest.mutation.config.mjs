// The unit tests alone, as one project: what the mutation tool runs (stryker.config.mjs).
import config from './jest.config.mjs';

const [{ displayName: _name, globalSetup: _setup, runtime: _runtime, ...unit }] = config.projects;

export default {
  ...unit,
  // Stryker puts one of its own around it.
  testEnvironment: 'node',
  watchman: false,
  testTimeout: 10_000,
  testPathIgnorePatterns: [
    ...unit.testPathIgnorePatterns,
    // Plays thousands of trials, which no alteration can wait for: what the rule counts is noticed by the test beside it.
    'canary-promises\\.spec',
    // These read the catalogue as it was compiled, which no alteration reaches.
    'catalogue-(draft|check)\\.spec',
  ],
};

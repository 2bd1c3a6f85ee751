// The unit tests alone, as one project: what the mutation tool runs (stryker.config.mjs).
import config from './jest.config.mjs';

const [{ displayName: _name, ...unit }] = config.projects;

export default {
  ...unit,
  watchman: false,
  testTimeout: 10_000,
  // Plays thousands of trials, which no alteration can wait for: what the rule counts is noticed by the test beside it.
  testPathIgnorePatterns: [...unit.testPathIgnorePatterns, 'canary-promises\\.spec'],
};

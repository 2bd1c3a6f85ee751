// The unit tests alone, as one project: what the mutation tool runs (stryker.config.mjs).
import config from './jest.config.mjs';

const [{ displayName: _name, ...unit }] = config.projects;

export default { ...unit, watchman: false, testTimeout: 10_000 };

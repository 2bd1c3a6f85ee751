// Journeys in headless Chromium against production builds of the whole platform, which the tests start themselves.
import base from './jest.config.mjs';

const [unit] = base.projects;

export default {
  rootDir: base.rootDir,
  watchman: false,
  maxWorkers: 1,
  testTimeout: 120_000,
  projects: [
    {
      ...unit,
      displayName: 'journeys',
      testMatch: ['<rootDir>/shell/e2e/**/*.e2e.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
  ],
};

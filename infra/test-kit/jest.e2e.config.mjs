// Journeys in headless Chromium against production builds of the whole platform, which the tests start themselves.
import { resolve } from 'node:path';
import base from './jest.config.mjs';

const [unit] = base.projects;

export default {
  rootDir: base.rootDir,
  watchman: false,
  // One more than the smallest machine has processors: much of a test is waiting for a process, a time-out, a browser.
  maxWorkers: 3,
  testSequencer: resolve(base.rootDir, 'infra/test-kit/longest-first.cjs'),
  testTimeout: 1_800_000,
  projects: [
    {
      ...unit,
      displayName: 'journeys',
      testMatch: ['<rootDir>/shell/e2e/**/*.e2e.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
      globalSetup: resolve(base.rootDir, 'infra/test-kit/journeys-setup.mjs'),
      globalTeardown: resolve(base.rootDir, 'infra/test-kit/journeys-teardown.mjs'),
    },
  ],
};

// What is too long for every run, or needs more than `npm test` may ask for: npm run soak -- <name>.
import e2e from './jest.e2e.config.mjs';

const [journeys] = e2e.projects;

export default {
  ...e2e,
  testTimeout: 600_000,
  projects: [
    { ...journeys, displayName: 'soak', testMatch: ['<rootDir>/{shell,services,infra}/**/*.soak.spec.ts'] },
  ],
};

// One jest configuration for the whole repository. Projects differ in what has to run beside the tests.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const rootDir = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

// Nest 12 and some of its neighbours are ESM only, which jest cannot load natively on Node 20. Where a file has a realm of its own
// (one-realm/environment.cjs; all of them have under the mutation tool) swc turns them into CommonJS.
const esmOnly = [
  '@nestjs',
  '@borewit',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  'nodemailer',
  'cookie',
  '@fastify/cookie',
  'content-disposition',
  'load-esm',
  'uid',
  'iterare',
  'jose',
  'openid-client',
  'oauth4webapi',
  'postal-mime',
  'smtp-server',
  'nestjs-pino',
  'fflate',
  'stripe',
  'd3-[a-z-]+',
  'internmap',
  'pixelmatch',
];
const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
  },
];
const shared = {
  rootDir,
  testEnvironment: resolve(rootDir, 'infra/test-kit/one-realm/environment.cjs'),
  runtime: resolve(rootDir, 'infra/test-kit/one-realm/runtime.cjs'),
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  transform: { '\\.tsx$': swc(true), '\\.(ts|m?js)$': swc(false) },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.module\\.css$': resolve(rootDir, 'infra/test-kit/css-modules.cjs'),
    '\\.css$': resolve(rootDir, 'infra/test-kit/css-modules.cjs'),
  },
  extensionsToTreatAsEsm: [],
  modulePathIgnorePatterns: ['/dist/', '/\\.data'],
};

export default {
  rootDir,
  watchman: false,
  // One more than the smallest machine has processors: much of a test is waiting for a process, a time-out, a browser.
  maxWorkers: 3,
  testSequencer: resolve(rootDir, 'infra/test-kit/longest-first.cjs'),
  // What a file leaves behind in its process is more than it seems: after 300 files it would be gigabytes.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 240_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
      testPathIgnorePatterns: ['/node_modules/', '\\.(db|queue|e2e|soak)\\.spec\\.ts$'],
      globalSetup: resolve(rootDir, 'infra/test-kit/compiled-setup.mjs'),
    },
    {
      ...shared,
      displayName: 'services',
      testMatch: ['<rootDir>/**/*.db.spec.ts', '<rootDir>/**/*.queue.spec.ts'],
      globalSetup: resolve(rootDir, 'infra/test-kit/global-setup.mjs'),
      globalTeardown: resolve(rootDir, 'infra/test-kit/global-teardown.mjs'),
    },
  ],
};

import type { ReleaseManifest } from '@stroomwerk/contracts/releases';

/** Test builder: a consistent manifest of a remote with one page; `change` overrides what a test is about. */
export const buildManifest = (change: Partial<ReleaseManifest> = {}): ReleaseManifest => ({
  name: 'mfe-library',
  owner: 'team-library',
  version: '1.0.0',
  entry: 'remoteEntry.abc.js',
  files: {
    'remoteEntry.abc.js': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1000 },
    'page.css': { integrity: `sha384-${'B'.repeat(64)}`, bytes: 500 },
    'server.cjs': { integrity: `sha384-${'C'.repeat(64)}`, bytes: 2000 },
  },
  exposes: { './LibraryPage': { js: ['remoteEntry.abc.js'], css: ['page.css'] } },
  routes: [
    {
      path: '/workflow-library',
      expose: './LibraryPage',
      access: 'login',
      frame: 'app',
      title: { nl: 'Bibliotheek', en: 'Library' },
    },
  ],
  navigation: [],
  apis: { library: 1 },
  prerender: [],
  shared: { react: '^19.3.0' },
  server: 'server.cjs',
  source_hash: 'f'.repeat(64),
  git_commit: null,
  built_at: '2026-11-21T08:00:00.000Z',
  ...change,
});

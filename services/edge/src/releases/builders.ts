import type { ActiveRelease, ReleaseSet, RemoteRoute } from '@stroomwerk/contracts/releases';

/** Test builder: a public page. */
export const buildRoute = (path: string, change: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path,
  expose: './Page',
  access: 'public',
  frame: 'site',
  title: { nl: `Pagina ${path}`, en: `Page ${path}` },
  ...change,
});

/** Test builder: a release with one page at `/`, and pins for all it loads. */
export const buildRelease = (change: Partial<ActiveRelease> = {}): ActiveRelease => ({
  name: 'mfe-marketing',
  owner: 'team-marketing',
  version: '1.0.0',
  base: '/releases/mfe-marketing/1.0.0/',
  entry: 'remoteEntry.1a.js',
  exposes: { './Page': { js: ['page.2b.js'], css: ['page.3c.css'] } },
  integrity: {
    'remoteEntry.1a.js': 'sha384-ENTRY',
    'page.2b.js': 'sha384-PAGE',
    'page.3c.css': 'sha384-STYLE',
  },
  routes: [buildRoute('/')],
  navigation: [],
  apis: {},
  prerender: [],
  server: null,
  channel: 'stable',
  ...change,
});

export const buildReleaseSet = (...remotes: ActiveRelease[]): ReleaseSet => ({
  id: remotes.map(({ name, version }) => `${name}@${version}`).join(' ') || 'none',
  remotes,
});

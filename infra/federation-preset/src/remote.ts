import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, FederationAsModules, type Mode } from './base.js';
import { containerName, exposeChunk, readDeclaration, uniqueName } from './declaration.js';
import { PackedFilesPlugin } from './packed-files.js';
import { asOwnPage, type PlatformAddress, platformAddress } from './platform-address.js';
import { devPort } from './port.js';
import { ReleaseManifestPlugin, ServerSourcesPlugin } from './release-manifest.js';
import { hasServerEntry, serverConfig } from './server.js';
import { consumedByRemote, overlaysOfRemote } from './shared.js';

/**
 * The whole build of a remote: its container and, where `src/server.tsx` exists, its server bundle.
 * Under `rspack serve` the remote runs alone from `src/standalone.tsx`, and offers its remoteEntry beside that.
 * @param dir folder of the remote: `import.meta.dirname` of its rspack.config.ts
 */
export function remoteConfig(dir: string): Configuration[] {
  if (process.env.RSPACK_SERVE || process.argv.includes('serve') || process.argv.includes('dev'))
    return [devConfig(dir)];
  const configs = [clientConfig(dir)];
  if (!hasServerEntry(dir)) return configs;
  return [{ ...serverConfig(dir), plugins: [new ServerSourcesPlugin(dir)] }, ...configs];
}

function federation(dir: string, mode: Mode, filename: string) {
  const { name, exposes } = readDeclaration(dir);
  const alone = mode === 'development';
  return new ModuleFederationPlugin({
    name: containerName(name),
    filename,
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([expose, file]) => [expose, { import: file, name: exposeChunk(expose) }]),
    ),
    shared: consumedByRemote(alone),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: {
      externalRuntime: !alone,
      // A remote asks no other remote for anything: what would load one is left out of its entry.
      optimization: { target: 'web', disableSnapshot: true, disableRemote: !alone },
    },
  });
}

/** No file names the hash of another: the release pins each, and the shell loads nothing without its pin (remotes/guard.ts). */
export function clientConfig(dir: string): Configuration {
  const { name, routes } = readDeclaration(dir);
  const base = baseConfig(dir, name, 'production');
  const entrance = routes.find(({ path }) => path === '/');
  const alone = entrance && exposeChunk(entrance.expose);
  const pages = pageChunks(dir);
  return {
    ...base,
    name,
    entry: {},
    output: {
      path: join(dir, 'dist'),
      publicPath: 'auto',
      uniqueName: uniqueName(dir),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 4000,
      clean: { keep: 'server.cjs' },
    },
    optimization: {
      ...base.optimization,
      // What three pages share is one file, and a page is one more: fewer requests, and fewer hashes in the entry. The
      // page that visitors come in by carries what it needs itself, and waits for nothing that only others need. What
      // opens over a page (menus, dialogs, tooltips) comes later: what those share is a file of theirs.
      splitChunks: {
        cacheGroups: {
          ...{ default: false, defaultVendors: false },
          // The edge draws the parts of a page that come later (`LandingPage-below`): one style sheet for all of it.
          ...pageStyles(dir),
          common: {
            ...{ name: 'common', minChunks: 3, enforce: true, type: /javascript/ },
            chunks: ({ name }) => pages.some((page) => page !== alone && isOf(name, page)),
          },
          // Long texts that two pages show: the policy below the cookies is that of the privacy page.
          texts: {
            ...{ name: 'texts', minChunks: 2, minSize: 6_000, priority: 2, test: /[\\/]model[\\/]/ },
            chunks: ({ name }) => pages.some((page) => page !== alone && isOf(name, page)),
          },
          // Loaded only beside a shell whose version does not fit.
          ownOverlays: {
            ...{ name: ownOverlaysChunk, priority: 1, enforce: true },
            chunks: ({ name }) => name === undefined,
          },
          overlay: {
            ...{ name: 'overlay', minChunks: 2, enforce: true, type: /javascript/ },
            chunks: (chunk) => !chunk.canBeInitial() && !pages.some((page) => isOf(chunk.name, page)),
          },
        },
      },
    },
    plugins: [
      federation(dir, 'production', 'remoteEntry.[contenthash:8].js'),
      // Taken only: a remote that offered its copies would carry those that it does not use.
      new rspack.sharing.ConsumeSharedPlugin({ consumes: overlaysOfRemote(), enhanced: true }),
      new FederationAsModules(),
      new PackedFilesPlugin(),
      new ReleaseManifestPlugin(dir),
    ],
  };
}

/** The file with what a remote otherwise takes from the shell's design system. */
export const ownOverlaysChunk = 'own-overlays';

const pageChunks = (dir: string): string[] => Object.keys(readDeclaration(dir).exposes).map(exposeChunk);

/** A page's own chunk, or one of its later parts (`LandingPage-below`). */
const isOf = (chunk: string | undefined, page: string): boolean =>
  chunk === page || chunk?.startsWith(`${page}-`) === true;

/** For each exposed page one style sheet with those of its later parts in it. */
const pageStyles = (dir: string) =>
  Object.fromEntries(
    pageChunks(dir).map((page) => [
      `${page}-styles`,
      {
        ...{ name: page, type: /css/, enforce: true },
        chunks: ({ name }: { name?: string }) => isOf(name, page),
      },
    ]),
  );

/** `npm run dev -w mfe-x`: the remote with a small shell of its own, its calls passed on to a running platform. */
export function devConfig(dir: string): Configuration {
  const { name } = readDeclaration(dir);
  const port = devPort(name);
  const address = platformAddress(process.env, runningPlatform(dir));
  const platform = address.target;
  const base = baseConfig(dir, name, 'development');
  const standalone = join(dir, 'src/standalone.tsx');
  if (!existsSync(standalone)) throw new Error(`${name} has no src/standalone.tsx, so it cannot run alone.`);
  return {
    ...base,
    name,
    // The dynamic import gives the share scope time to form before the remote asks it for React.
    entry: { standalone: `data:text/javascript,import(${JSON.stringify(standalone)})` },
    output: {
      publicPath: `http://localhost:${port}/`,
      uniqueName: `${name}@dev`,
      filename: '[name].js',
    },
    plugins: [
      federation(dir, 'development', 'remoteEntry.js'),
      new rspack.HtmlRspackPlugin({
        title: name,
        chunks: ['standalone'],
        templateContent:
          '<!doctype html><html lang="nl"><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>',
      }),
    ],
    // React's production build: its development build does not go together with that of a running shell.
    optimization: { ...base.optimization, nodeEnv: 'production' },
    devServer: {
      port,
      host: 'localhost',
      hot: false,
      liveReload: true,
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      // As if it were the platform's own page: the session's cookie is the same on every port of this machine.
      proxy: [
        { context: ['/api'], target: platform, changeOrigin: true, headers: { origin: address.origin } },
      ],
      setupMiddlewares: (middlewares) => [forPlatform(address), declarationFor(dir), ...middlewares],
      // A page of the shell takes no policy but its own, which the overlay would need.
      client: { overlay: false },
      onListening: () => console.log(whereItRuns(name, port, address)),
    },
  };
}

/** PUBLIC_URL of the platform that was started last from this checkout. */
function runningPlatform(dir: string): string | undefined {
  const dataDir = resolve(dir, '..', process.env.DATA_DIR || '.data');
  try {
    return (JSON.parse(readFileSync(join(dataDir, 'run/state.json'), 'utf8')) as { publicUrl?: string })
      .publicUrl;
  } catch {
    return undefined; // None was started yet.
  }
}

const forPlatform = (address: PlatformAddress) => ({
  name: 'platform-page',
  middleware: (request: IncomingMessage, _response: ServerResponse, next: () => void): void => {
    Object.assign(request.headers, asOwnPage(request.headers, address));
    next();
  },
});

/** Tells a running shell which routes and menu entries the remote has now, released or not. */
const declarationFor = (dir: string) => ({
  name: 'remote.json',
  path: '/remote.json',
  middleware: (_request: IncomingMessage, response: ServerResponse): void => {
    let status = 200;
    let body: object;
    try {
      body = readDeclaration(dir);
    } catch (error) {
      status = 500;
      body = { message: (error as Error).message };
    }
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
    response.writeHead(status, headers).end(JSON.stringify(body));
  },
});

/** Printed once the development server listens. */
const whereItRuns = (name: string, port: number, { target, origin }: PlatformAddress): string =>
  [
    `${name} alone: http://localhost:${port}  (its calls go to ${target}; another one: PLATFORM_URL, or PORT and PUBLIC_URL as for npm start)`,
    `In a running shell, in your browser only (as a team member): ${origin}/?release=${name}@http://localhost:${port}`,
  ].join('\n');

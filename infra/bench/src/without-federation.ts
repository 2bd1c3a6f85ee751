import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { activeReleases, type ReleaseSet, reportView } from '@stroomwerk/contracts/releases';
import { readState } from '@stroomwerk/local';
import { bundled } from './built.js';
import type { ScratchPlatform } from './scratch-platform.js';
import { secondEdge } from './second-edge.js';

export type Baseline = 'single' | 'split';

export interface WithoutFederation {
  /** The build's scripts and style sheets: `assets` of a shell. */
  readonly assets: Readonly<Record<Baseline, string>>;
  /** An edge for one build, with prerendering and hints as the platform's own has them, but for what is told it. */
  edge(kind: Baseline, env?: Readonly<Record<string, string>>): Promise<string>;
}

/**
 * The same pages from the same sources without federation, served by edges of their own before the same services.
 * @param kinds which builds are wanted @param remotes whose pages are in them @throws Error with the bundler's message
 */
export async function withoutFederation(
  root: string,
  platform: ScratchPlatform,
  kinds: readonly Baseline[],
  remotes: readonly string[] = bundled,
): Promise<WithoutFederation> {
  const { own } = platform;
  const state = own && readState(own.dataDir);
  if (!own || !state?.services.releases) throw new Error('this needs a platform of its own');
  const folder = join(own.dataDir, `without-federation-${remotes.join('-')}`);
  const bin = join(root, 'infra/federation-preset/bin/single-bundle.mjs');
  await promisify(execFile)(process.execPath, [bin, folder, kinds.join(), ...remotes], { cwd: root });
  const active = (await (await fetch(state.services.releases + activeReleases.path)).json()) as ReleaseSet;
  const releases = await serveSet(platform, withoutFiles(active, remotes, folder));
  return {
    assets: { single: join(folder, 'single/assets'), split: join(folder, 'split/assets') },
    edge: async (kind, env = {}) =>
      (await secondEdge(root, platform, {
        SHELL_DIR: join(folder, kind),
        RELEASES_DIR: join(folder, 'releases'),
        RELEASES_SERVICE_URL: releases,
        ...env,
      })) ?? '',
  };
}

/** The set with the same routes and menus, whose bundled remotes load nothing but are drawn by their own bundle. */
function withoutFiles(active: ReleaseSet, remotes: readonly string[], folder: string): ReleaseSet {
  return {
    ...active,
    remotes: active.remotes.map((release) => {
      if (!remotes.includes(release.name)) return release;
      const exposes = Object.fromEntries(
        Object.keys(release.exposes).map((expose) => [expose, { js: [], css: [] }]),
      );
      if (release.server === null) return { ...release, exposes, integrity: {} };
      const built = join(folder, 'servers', release.name, 'server.cjs');
      const place = join(folder, 'releases', release.name, release.version);
      mkdirSync(place, { recursive: true });
      cpSync(built, join(place, release.server));
      const hash = createHash('sha384').update(readFileSync(built)).digest('base64');
      return { ...release, exposes, integrity: { [release.server]: `sha384-${hash}` } };
    }),
  };
}

/** Stands for services/releases at the wire's other end: one set for ever, and reports that nobody counts. */
async function serveSet({ onStop }: ScratchPlatform, set: ReleaseSet): Promise<string> {
  const answers: Readonly<Record<string, unknown>> = {
    [activeReleases.path]: set,
    [reportView.path]: { counted: 0 },
    '/health/ready': { status: 'ok', service: 'releases', api_version: 1, parts: {} },
    '/health': { status: 'ok', service: 'releases', api_version: 1, parts: {} },
  };
  const server = createServer((request, response) => {
    request.resume();
    const answer = answers[request.url ?? ''];
    response.setHeader('content-type', 'application/json');
    response.statusCode = answer === undefined ? 404 : 200;
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onStop(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

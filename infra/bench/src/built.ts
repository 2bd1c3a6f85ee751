import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stroomwerk/contracts/releases';
import { packedEndings } from '@stroomwerk/contracts/releases';
import { gzipBytes } from './cold-pages.js';

/** The remotes whose pages are bundled with the shell where federation is measured against no federation. */
export const bundled: readonly string[] = ['mfe-marketing', 'mfe-account'];

/** Loaded only beside a shell whose design system is of another major. */
const isSpare = (name: string): boolean => name.startsWith('own-overlays.');

/** Scripts or style sheets of folders, compressed one by one as they are sent; `spare`: those that hardly ever are. */
export const weightOf = (folders: readonly string[], extension: '.js' | '.css', spare = false): number =>
  folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(extension) && isSpare(name) === spare)
        .map((name) => gzipBytes(readFileSync(join(folder, name)))),
    )
    .reduce((sum, bytes) => sum + bytes, 0);

/** The folders with all that a browser may load of the shell and those remotes. */
export const federatedFolders = (root: string): string[] => [
  join(root, 'shell/dist/assets'),
  ...bundled.map((name) => join(root, name, 'dist')),
];

/** Of `shell.json`: what the edge writes into every page. */
type ShellFiles = Readonly<Record<'scripts' | 'preload' | 'css', readonly { readonly url: string }[]>>;

const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The entries of those remotes as they are sent at most, by remote: bytes after gzip. */
export const entryBytes = (root: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    bundled.map((name) => {
      const dist = join(root, name, 'dist');
      const { entry } = json<ReleaseManifest>(join(dist, 'release.json'));
      return [name, gzipBytes(readFileSync(join(dist, entry)))];
    }),
  );

/** What comes when the page is idle. */
const idle = /^aftercare\.[0-9a-f]+\.js$/;
/** What comes once a visitor presses something. */
const below = /^LandingPage-below\.[0-9a-f]+\.js$/;

/** The files that the cold landing page loads, by the build's own lists, and those it loads for whoever presses something. */
export function landingFiles(root: string): Readonly<Record<'first' | 'later', string[]>> {
  const shell = join(root, 'shell/dist');
  const marketing = join(root, 'mfe-marketing/dist');
  const { scripts, preload, css } = json<ShellFiles>(join(shell, 'shell.json'));
  const { entry, exposes } = json<ReleaseManifest>(join(marketing, 'release.json'));
  const page = exposes['./LandingPage'];
  const assets = readdirSync(join(shell, 'assets')).map((name) => `assets/${name}`);
  return {
    first: [
      ...[...scripts, ...preload, ...css].map(({ url }) => join(shell, url)),
      ...assets
        .filter((name) => idle.test(name.slice('assets/'.length)) || name.endsWith('.woff2'))
        .map((name) => join(shell, name)),
      ...[entry, ...(page?.js ?? []), ...(page?.css ?? [])].map((name) => join(marketing, name)),
    ],
    later: readdirSync(marketing)
      .filter((name) => below.test(name))
      .map((name) => join(marketing, name)),
  };
}

/** Bytes of a built file as browsers are sent it. */
export const sentBytes = (file: string): number => readFileSync(file + packedEndings.br).length;

import { gzipSync } from 'node:zlib';
import { isPacked, type ReleaseManifest } from '@stroomwerk/contracts/releases';
import type { Contents } from './contents.js';
import { typesFile } from './declarations/declarations.js';
import { sbomFile } from './sbom.js';
import { type Verdict, verdict } from './verdict.js';

/** Bytes after gzip. */
interface Budget {
  /** Of the remoteEntry (issue "Teams release on their own", measures). */
  readonly entry: number;
  /** Of all that a browser loads of the remote beside a shell of its own make. */
  readonly total: number;
  /** Of one page with its chunks and style sheets, the entry left out. */
  readonly page: number;
  /** Of what loads only beside a shell whose design system is of another major: its heavy parts once more (67 KB). */
  readonly spare: number;
}

const kilobyte = 1024;

/**
 * What a remote may weigh. In November 2026 a page is at most 60 KB (mfe-account's dashboard), and the usual remote 139 KB
 * (mfe-marketing) to 149 KB (mfe-ai-ops): room to grow, not to double unnoticed. A remote with good reasons
 * gets a line of its own.
 */
const usual: Budget = {
  entry: 10 * kilobyte,
  total: 200 * kilobyte,
  page: 64 * kilobyte,
  spare: 80 * kilobyte,
};
const exceptions: Readonly<Record<string, Partial<Budget>>> = {
  // The canvas to move about in (60 KB) comes after its page, for who opens a workflow; favourites, collections, versions
  // with their differences and tables, and the screens that deploy, promote and update in a customer's n8n are the rest. The
  // two pages for members, with all of it, are the large ones: 77 and 73 KB; those for everybody are at most 45.
  'mfe-library': { total: 330 * kilobyte, page: 78 * kilobyte },
  // Nobody loads all of it: signing in, the dashboard with its tabs, runs, alerts, reports, their n8n and the
  // account with its plan, the change of it, money back and invoices.
  'mfe-account': { total: 255 * kilobyte },
};

export const budgetOf = (remote: string): Budget => ({ ...usual, ...exceptions[remote] });

const shown = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`;

/** What no browser loads: the code of the edge, the list of what is bundled, the declarations. */
const forOthers = (manifest: ReleaseManifest): (string | null)[] => [manifest.server, sbomFile, typesFile];

const isSpare = (file: string): boolean => file.startsWith('own-overlays.');

/** What a browser loads: no source maps either, and of the compressed forms what they hold. */
const forBrowsers = (manifest: ReleaseManifest): string[] =>
  Object.keys(manifest.files).filter(
    (file) => !forOthers(manifest).includes(file) && !file.endsWith('.map') && !isPacked(file),
  );

/** @param contents files of the build */
export function checkSizes(manifest: ReleaseManifest, contents: Contents): Verdict {
  const budget = budgetOf(manifest.name);
  const sizes = new Map(
    forBrowsers(manifest).map((file) => [file, gzipSync(contents.get(file) ?? '').length]),
  );
  const sum = (files: Iterable<string>): number =>
    [...new Set(files)].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  const entry = sum([manifest.entry]);
  const total = sum([...sizes.keys()].filter((file) => !isSpare(file)));
  const spare = sum([...sizes.keys()].filter(isSpare));
  const pages = Object.entries(manifest.exposes)
    .map(([name, { js, css }]) => ({ name, bytes: sum([...js, ...css]) }))
    .sort((left, right) => right.bytes - left.bytes);
  const over = (what: string, bytes: number, most: number, wayOut: string): string[] =>
    bytes > most ? [`${what} is ${shown(bytes)} gzip, at most ${shown(most)}; ${wayOut}`] : [];
  const faults = [
    ...over(
      'the entry',
      entry,
      budget.entry,
      'every chunk adds its name to it: fewer exposes, or fewer chunks',
    ),
    ...pages.flatMap(({ name, bytes }) =>
      over(`${name} with its chunks`, bytes, budget.page, 'load the parts that come later with import()'),
    ),
    ...over('what is spare', spare, budget.spare, 'they are those of the design system alone'),
    ...over('the whole remote', total, budget.total, 'look for packages that another remote has already'),
  ];
  const [largest] = pages;
  const page = largest ? `, largest page ${largest.name} ${shown(largest.bytes)}` : '';
  return verdict('size', faults, `entry ${shown(entry)}, all files ${shown(total)}${page} (gzip)`);
}

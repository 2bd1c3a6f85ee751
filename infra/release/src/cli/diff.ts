import { isPacked, type ReleaseManifest } from '@stroomwerk/contracts/releases';
import type { Sbom } from '../gate/sbom.js';
import { kilobytes, table } from './table.js';

/** Two versions, or what stands for them. */
export interface DiffWanted {
  readonly from?: string;
  readonly to?: string;
}

/** What came, what went, and what is another. */
export interface Changes {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

export interface FileChange {
  /** Without the hash in its name. */
  readonly file: string;
  /** Bytes before and after; null: not there. */
  readonly before: number | null;
  readonly after: number | null;
}

export interface ReleaseDiff {
  readonly remote: string;
  readonly from: string;
  readonly to: string;
  readonly files: readonly FileChange[];
  /** Bytes of all files, source maps left out. */
  readonly total: { readonly before: number; readonly after: number };
  readonly routes: Changes;
  readonly navigation: Changes;
  readonly exposes: Changes;
  readonly shared: Changes;
  readonly apis: Changes;
  /** Null where one of the two was built before imports were recorded. */
  readonly imports: Changes | null;
  /** Calls that write, as declared. */
  readonly calls: Changes;
  /** Bundled packages with their versions. Null where one of the two has no list of them. */
  readonly packages: Changes | null;
}

/** `LibraryPage.71ac6846.js` -> `LibraryPage.js`: the same file of two builds. */
const unhashed = (file: string): string => file.replace(/\.[0-9a-f]{8}(?=\.(?:js|css)$)/, '');

function filesOf({ files }: ReleaseManifest): Map<string, { bytes: number; integrity: string }> {
  return new Map(
    Object.entries(files)
      .filter(([file]) => !file.endsWith('.map') && !isPacked(file))
      .map(([file, content]) => [unhashed(file), content]),
  );
}

type Described = Readonly<Record<string, string>>;

function changes(before: Described, after: Described): Changes {
  const names = (one: Described): string[] => Object.keys(one).sort();
  return {
    added: names(after).filter((name) => before[name] === undefined),
    removed: names(before).filter((name) => after[name] === undefined),
    changed: names(before)
      .filter((name) => after[name] !== undefined && after[name] !== before[name])
      .map((name) =>
        short(before[name]) && short(after[name]) ? `${name}: ${before[name]} -> ${after[name]}` : name,
      ),
  };
}

const short = (text: string | undefined): boolean => (text?.length ?? 0) <= 20;

const described = <T>(list: readonly T[], name: (one: T) => string): Described =>
  Object.fromEntries(list.map((one) => [name(one), JSON.stringify(one)]));
const texts = (values: Readonly<Record<string, unknown>>): Described =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
const imported = (imports: NonNullable<ReleaseManifest['imports']>): Described =>
  Object.fromEntries(
    Object.entries(imports).flatMap(([from, names]) => names.map((name) => [`${name} (${from})`, ''])),
  );

/** A package may be there in two versions. */
const bundled = ({ components }: Sbom): Described => {
  const versions: Record<string, string> = {};
  for (const { name, version } of components)
    versions[name] = versions[name] === undefined ? version : `${versions[name]}, ${version}`;
  return versions;
};

/** What differs between two releases of one remote. @param lists of what each bundles; null where there is none */
export function diffOf(
  a: ReleaseManifest,
  b: ReleaseManifest,
  [first, second]: readonly [Sbom | null, Sbom | null] = [null, null],
): ReleaseDiff {
  const [before, after] = [filesOf(a), filesOf(b)];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const sum = (files: typeof before): number =>
    [...files.values()].reduce((total, { bytes }) => total + bytes, 0);
  return {
    ...{ remote: a.name, from: a.version, to: b.version },
    files: names
      .filter((file) => before.get(file)?.integrity !== after.get(file)?.integrity)
      .map((file) => ({
        file,
        before: before.get(file)?.bytes ?? null,
        after: after.get(file)?.bytes ?? null,
      })),
    total: { before: sum(before), after: sum(after) },
    routes: changes(
      described(a.routes, ({ path }) => path),
      described(b.routes, ({ path }) => path),
    ),
    navigation: changes(
      described(a.navigation, (item) => `${item.area} ${item.path} (${item.audience ?? item.role ?? 'all'})`),
      described(b.navigation, (item) => `${item.area} ${item.path} (${item.audience ?? item.role ?? 'all'})`),
    ),
    // The files of a page are named above; here it counts whether there is one.
    exposes: changes(described(Object.keys(a.exposes), String), described(Object.keys(b.exposes), String)),
    shared: changes(a.shared, b.shared),
    apis: changes(texts(a.apis), texts(b.apis)),
    imports: a.imports && b.imports ? changes(imported(a.imports), imported(b.imports)) : null,
    calls: changes(described(a.calls ?? [], String), described(b.calls ?? [], String)),
    packages: first && second ? changes(bundled(first), bundled(second)) : null,
  };
}

const signed = (bytes: number): string => {
  const size = Math.abs(bytes);
  return `${bytes < 0 ? '-' : '+'}${size < 1024 ? `${size} B` : kilobytes(size)}`;
};

function section(title: string, { added, removed, changed }: Changes): string[] {
  const lines = [
    ...added.map((one) => `  + ${one}`),
    ...removed.map((one) => `  - ${one}`),
    ...changed.map((one) => `  ~ ${one}`),
  ];
  return lines.length === 0 ? [] : [title, ...lines];
}

/** For people. */
export function diffWords(diff: ReleaseDiff): string[] {
  const { files, total } = diff;
  const rows = files.map(({ file, before, after }) => [
    before === null ? '  +' : after === null ? '  -' : '  ~',
    file,
    before === null ? '' : kilobytes(before),
    after === null ? '' : kilobytes(after),
    signed((after ?? 0) - (before ?? 0)),
  ]);
  const none: Changes = { added: [], removed: [], changed: [] };
  return [
    `${diff.remote}: ${diff.from} -> ${diff.to}`,
    `files (${files.length === 0 ? 'the same' : files.length}), in all ${kilobytes(total.before)} -> ${kilobytes(total.after)} (${signed(total.after - total.before)})`,
    ...table(rows, [2, 3, 4]),
    ...section('routes', diff.routes),
    ...section('navigation', diff.navigation),
    ...section('exposed modules', diff.exposes),
    ...section('shared packages', diff.shared),
    ...section('service APIs', diff.apis),
    ...section('imported names', diff.imports ?? none),
    ...(diff.imports === null ? ['imported names: one of the two does not record them'] : []),
    ...section('calls that write', diff.calls),
    ...section('bundled packages', diff.packages ?? none),
    ...(diff.packages === null ? ['bundled packages: one of the two does not list them'] : []),
  ];
}

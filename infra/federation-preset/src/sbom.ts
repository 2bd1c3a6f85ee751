import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharedPackages } from './shared.js';

/** Name of the list in the build, beside the files that it speaks of. */
export const sbomFile = 'sbom.json';

/** A package of which files are in the build. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as its package.json says it; null where it says none. */
  readonly license: string | null;
}

interface PackageJson {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
}

/** The package that a file is of: the nearest package.json upwards that has a name and a version. */
function packageAbove(dir: string, known: Map<string, BundledPackage | null>): BundledPackage | null {
  const before = known.get(dir);
  if (before !== undefined) return before;
  const file = join(dir, 'package.json');
  const read = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageJson) : {};
  const { name, version, license } = read;
  const parent = dirname(dir);
  const found =
    name !== undefined && version !== undefined
      ? { name, version, license: (typeof license === 'object' ? license.type : license) ?? null }
      : parent === dir
        ? null
        : packageAbove(parent, known);
  known.set(dir, found);
  return found;
}

/**
 * The packages that files of a build come from, sorted, each version once. Those that the shell shares are left out:
 * a remote names them and does not bring them.
 * @param files absolute paths of source files
 */
export function packagesOf(files: readonly string[]): BundledPackage[] {
  const known = new Map<string, BundledPackage | null>();
  const shared = new Set(sharedPackages);
  const found = new Map<string, BundledPackage>();
  for (const file of files) {
    const one = packageAbove(dirname(file), known);
    if (one !== null && !shared.has(one.name)) found.set(`${one.name}@${one.version}`, one);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

const purl = ({ name, version }: BundledPackage): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

const licenseOf = (text: string): object =>
  /\b(OR|AND|WITH)\b/.test(text) ? { expression: text } : { license: { name: text } };

/**
 * CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). It has neither time nor serial number in it: the same sources
 * make the same file.
 * @param remote what the list is of @param packages what is bundled in it, itself left out
 */
export const sbomOf = (
  remote: { readonly name: string; readonly version: string },
  packages: readonly BundledPackage[],
): object => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': remote.name, ...remote } },
  components: packages
    .filter(({ name }) => name !== remote.name)
    .map((one) => ({
      ...{ type: 'library', 'bom-ref': purl(one), name: one.name, version: one.version, purl: purl(one) },
      ...(one.license === null ? {} : { licenses: [licenseOf(one.license)] }),
    })),
});

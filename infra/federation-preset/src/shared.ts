import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { satisfies, validRange } from 'semver';
import { commonjsNames, exportedNames } from './shared-names.js';

/** The repository: three folders above `src/` or four above `dist/src/`. */
export const presetDir = resolve(
  dirname(fileURLToPath(import.meta.url)),
  import.meta.url.includes('/dist/src/') ? '../..' : '..',
);
export const rootDir = resolve(presetDir, '../..');

/**
 * The packages that exist once in a page: eager singletons of the shell, never bundled into a remote
 * (architecture, rule 9). `names` is the short re-export that remotes get of a package, since a shared package is not
 * tree-shaken; the shell hands them out in shell/src/shared/packages.ts.
 */
const table: Readonly<Record<string, { readonly names?: string }>> = {
  react: {},
  'react-dom': {},
  'react-router-dom': { names: join(rootDir, 'shell/src/shared/react-router-dom.ts') },
  zustand: { names: join(rootDir, 'shell/src/shared/zustand.ts') },
  '@stroomwerk/auth-store': {},
  '@stroomwerk/mfe-runtime': {},
};

export const sharedPackages = Object.keys(table);

/**
 * What the design system opens over a page, with the headless library under it. The shell offers each as a file that
 * loads when the first one opens (shell/src/shared/overlays.ts), and every remote whose version fits takes that; another
 * brings its own, so no team waits for a shell.
 */
const uiKit = '@stroomwerk/ui-kit';
const overlays = ['DialogBody', 'DrawerBody', 'MenuBody', 'PaletteBody', 'ToastBody', 'TooltipBody'].map(
  (body) => `${uiKit}/overlay/${body}`,
);

const require = createRequire(join(rootDir, 'shell/package.json'));

function installedVersion(name: string): string {
  let dir = dirname(
    name.startsWith('@stroomwerk/') ? join(rootDir, 'node_modules', name, 'x') : require.resolve(name),
  );
  for (;;) {
    try {
      const found = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
        name?: string;
        version?: string;
      };
      if (found.name === name && found.version !== undefined) return found.version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    const parent = dirname(dir);
    if (parent === dir) throw new Error(`The shared package ${name} is not installed; run npm install.`);
    dir = parent;
  }
}

/** Package name to the version that the shell really carries. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(sharedPackages.map((name) => [name, installedVersion(name)]));

/** Overlay to the version that the shell offers: the design system's. */
export function overlayVersions(): Record<string, string> {
  const version = installedVersion(uiKit);
  return Object.fromEntries(overlays.map((overlay) => [overlay, version]));
}

/** The names of a shared package that the shell has: of its short re-export file, of our own index, or of all of it. */
function namesOf(name: string): string[] {
  const own = name.startsWith('@stroomwerk/')
    ? join(rootDir, 'node_modules', name, 'src/index.ts')
    : undefined;
  const file = table[name]?.names ?? own;
  return file === undefined
    ? // The whole package is shared: who takes all of it finds all of it.
      ['*', ...commonjsNames(name, join(rootDir, 'shell'))]
    : exportedNames(readFileSync(file, 'utf8'), file);
}

/** Package name to the names that a remote may take from the shell, sorted. */
export const sharedExports = (): Record<string, string[]> =>
  Object.fromEntries(sharedPackages.map((name) => [name, namesOf(name)]));

/** A range that holds only where both do; with `||` each way of the second on its own. */
const together = (first: string, second: string): string =>
  second
    .split('||')
    .map((way) => `${first} ${way.trim()}`)
    .join(' || ');

/**
 * Package name to the range that a remote built now accepts: the same major, at least what it was built against. Where
 * its own package.json asks for something else than the shell carries, that is asked for too, and no shell has both: the
 * gate refuses it.
 * @param dir folder of the remote
 */
export function sharedRanges(dir: string): Record<string, string> {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(join(dir, 'package.json'), 'utf8'),
  ) as Partial<Record<'dependencies' | 'peerDependencies', Record<string, string>>>;
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => {
      const asked = dependencies[name] ?? peerDependencies[name] ?? '*';
      const isMet = validRange(asked) === null || satisfies(version, asked);
      return [name, isMet ? `^${version}` : together(`^${version}`, asked)];
    }),
  );
}

/** What a remote takes from the shell. `bundled`: with a copy of its own, for a remote that runs alone. */
export const consumedByRemote = (bundled: boolean) =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: `^${version}`,
        ...(bundled ? {} : { import: false as const }),
      },
    ]),
  );

/** What a remote takes from the shell where that has a version which fits, and brings itself otherwise. */
export const overlaysOfRemote = () =>
  Object.fromEntries(
    Object.entries(overlayVersions()).map(([name, version]) => [name, { requiredVersion: `^${version}` }]),
  );

import type { PlatformHealth } from '@stroomwerk/contracts/common';
import {
  type ActiveRelease,
  findCollision,
  type NavigationItem,
  type ReleaseManifest,
  type ReleaseSet,
} from '@stroomwerk/contracts/releases';
import { satisfies } from 'semver';
import type { RunningShell } from './running.js';
import { type Verdict, verdict } from './verdict.js';

/** Every shared package that the remote asks for is offered by the running shell in a version it accepts. */
export function checkShared(manifest: ReleaseManifest, { shared }: RunningShell): Verdict {
  const faults = Object.entries(manifest.shared).flatMap(([name, range]) => {
    const version = shared[name];
    if (version === undefined) return [`the shell offers no ${name}; bundle it, or ask the platform team`];
    return satisfies(version, range)
      ? []
      : [`${name}: needs ${range}, the shell offers ${version}; align the version in package.json`];
  });
  return verdict('shared packages', faults, `${Object.keys(manifest.shared).length} satisfied by the shell`);
}

/** Every name that the build takes from a shared package is there in the running shell. */
export function checkImports(manifest: ReleaseManifest, { exports, version }: RunningShell): Verdict {
  const check = 'imported names';
  if (manifest.imports === undefined)
    return verdict(
      check,
      ['the build does not record what it imports; build it with the present preset'],
      '',
    );
  const taken = Object.entries(manifest.imports).filter(([, names]) => names.length > 0);
  if (exports === undefined && taken.length > 0)
    return verdict(
      check,
      [`the running shell ${version} does not say what it exports; release it first`],
      '',
    );
  const faults = taken.flatMap(([name, names]) => {
    const there = new Set(exports?.[name] ?? []);
    const missing = names.filter((one) => !there.has(one));
    return missing.length === 0
      ? []
      : [`${name}: the running shell has no ${missing.join(', ')}; release the shell first, or do without`];
  });
  const count = taken.reduce((sum, [, names]) => sum + names.length, 0);
  return verdict(check, faults, `${count} from ${taken.length} shared packages, all there`);
}

/** Other remotes as visitors may get them: the stable releases and those on trial. */
const othersOf = (name: string, { remotes, canaries = [] }: ReleaseSet): ActiveRelease[] =>
  [...remotes, ...canaries.map(({ release }) => release)].filter((release) => release.name !== name);

/** No address of another active remote is taken. */
export function checkRoutes(manifest: ReleaseManifest, active: ReleaseSet): Verdict {
  const collision = findCollision(manifest, othersOf(manifest.name, active));
  return verdict(
    'routes',
    collision ? [`${collision.path} belongs to ${collision.owner}; choose another path in remote.json`] : [],
    `${manifest.routes.length} without collision`,
  );
}

const sameWord = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

/** @returns what two entries of one area have in common that would confuse people; undefined when nothing */
function clash(mine: NavigationItem, theirs: NavigationItem): string | undefined {
  if (mine.area !== theirs.area) return undefined;
  if (mine.path === theirs.path) return `address ${mine.path}`;
  const language = (['nl', 'en'] as const).find((one) => sameWord(mine.label[one], theirs.label[one]));
  return language && `label "${mine.label[language]}"`;
}

/** No area of the navigation would show an address or a label twice. */
export function checkNavigation(manifest: ReleaseManifest, active: ReleaseSet): Verdict {
  const faults = othersOf(manifest.name, active).flatMap(({ name, navigation }) =>
    manifest.navigation.flatMap((mine) =>
      navigation.flatMap((theirs) => {
        const both = clash(mine, theirs);
        return both ? [`${mine.area}: ${both} is there already, of ${name}; change it in remote.json`] : [];
      }),
    ),
  );
  return verdict('navigation', [...new Set(faults)], `${manifest.navigation.length} without collision`);
}

/** The running services speak at least the API version that the remote needs. */
export function checkApis(manifest: ReleaseManifest, health: PlatformHealth): Verdict {
  const faults = Object.entries(manifest.apis).flatMap(([service, least]) => {
    const running = health.parts[service]?.api_version;
    if (running === undefined) return [`${service}: there is no such service`];
    if (running === null) return [`${service} does not answer, so its version is unknown; try again`];
    return running >= least ? [] : [`${service}: needs version ${least}, runs ${running}; release it first`];
  });
  return verdict('service APIs', faults, `${Object.keys(manifest.apis).length} served`);
}

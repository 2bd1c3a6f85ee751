import { gzipSync } from 'node:zlib';
import type { PlatformHealth } from '@stroomwerk/contracts/common';
import { findCollision, type ReleaseManifest, type ReleaseSet } from '@stroomwerk/contracts/releases';
import { satisfies } from 'semver';

/** Bytes of a remoteEntry after gzip (issue "Teams release on their own", measures). */
export const entryBudget = 10 * 1024;

/** The outcome of one check, with the way out where it failed. */
export interface Verdict {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
}

const verdict = (check: string, faults: readonly string[], fine: string): Verdict => ({
  check,
  ok: faults.length === 0,
  detail: faults.length === 0 ? fine : faults.join('\n'),
});

/** Every shared package that the remote asks for is offered by the shell in a version it accepts. */
export function checkShared(manifest: ReleaseManifest, offered: Readonly<Record<string, string>>): Verdict {
  const faults = Object.entries(manifest.shared).flatMap(([name, range]) => {
    const version = offered[name];
    if (version === undefined) return [`the shell offers no ${name}; bundle it, or ask the platform team`];
    return satisfies(version, range)
      ? []
      : [`${name}: needs ${range}, the shell offers ${version}; align the version in package.json`];
  });
  return verdict('shared packages', faults, `${Object.keys(manifest.shared).length} satisfied by the shell`);
}

/** No address of another active remote is taken. */
export function checkRoutes(manifest: ReleaseManifest, active: ReleaseSet): Verdict {
  const collision = findCollision(manifest, active.remotes);
  return verdict(
    'routes',
    collision ? [`${collision.path} belongs to ${collision.owner}; choose another path in remote.json`] : [],
    `${manifest.routes.length} without collision`,
  );
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

/** @param entry content of the remoteEntry */
export function checkEntrySize(entry: Buffer): Verdict {
  const size = gzipSync(entry).length;
  const shown = `${(size / 1024).toFixed(1)} KB gzip of ${entryBudget / 1024}`;
  return verdict(
    'entry size',
    size > entryBudget
      ? [`${shown}; every chunk adds its hash to the entry: fewer exposes, or fewer chunks`]
      : [],
    shown,
  );
}

import { type ActiveRelease, inCanary, type ReleaseSet } from '@stroomwerk/contracts/releases';

/** The releases of one visitor's page. */
export interface VisitorSet {
  readonly set: ReleaseSet;
  /** Origins of development servers among them: the policy of this page is relaxed for these only. */
  readonly developmentOrigins: readonly string[];
  /** Whether the visitor chose any of them: such a page view says nothing about the releases. */
  readonly overridden: boolean;
}

/**
 * What a visitor gets: the stable releases, the canaries their bucket is in (with the stable release to fall back on),
 * and what they chose for their own browser.
 * @param chosen releases with channel `override`
 */
export function visitorSet(
  active: ReleaseSet,
  bucket: number,
  chosen: readonly ActiveRelease[] = [],
): VisitorSet {
  const canaries = new Map(
    (active.canaries ?? [])
      .filter(({ release, percent }) => inCanary(release.name, bucket, percent))
      .map(({ release }) => [release.name, release]),
  );
  const overrides = new Map(chosen.map((release) => [release.name, release]));
  const remotes = active.remotes.map((stable) => {
    const override = overrides.get(stable.name);
    overrides.delete(stable.name);
    if (override) return override;
    const canary = canaries.get(stable.name);
    return canary ? { ...canary, instead: stable } : stable;
  });
  // A remote that has no stable release yet: who is not in its trial does not have it.
  const known = new Set(active.remotes.map(({ name }) => name));
  const alone = [...canaries.values()].filter(({ name }) => !known.has(name) && !overrides.has(name));
  const own = [...remotes, ...alone, ...overrides.values()];
  const special = own.filter(({ channel }) => channel !== 'stable');
  const suffix = special.map(({ name, version, channel }) => `${channel[0]}:${name}@${version}`).join(',');
  const { canaries: _everyones, ...everyones } = active;
  return {
    set: { ...everyones, id: suffix === '' ? active.id : `${active.id}+${suffix}`, remotes: own },
    developmentOrigins: chosen.filter(isDevelopment).map(({ base }) => new URL(base).origin),
    overridden: chosen.length > 0,
  };
}

const isDevelopment = ({ base }: Pick<ActiveRelease, 'base'>): boolean => base.startsWith('http');

/**
 * A development server in the place of a remote. Its files carry no hashes; its routes are those of the active release
 * until the shell has asked it for its own `remote.json`.
 * @param origin e.g. `http://localhost:4321`
 */
export function developmentRelease(active: ReleaseSet, name: string, origin: string): ActiveRelease {
  const known = active.remotes.find((release) => release.name === name);
  return {
    name,
    owner: known?.owner ?? '',
    version: new URL(origin).host,
    base: `${origin}/`,
    entry: 'remoteEntry.js',
    exposes: Object.fromEntries(
      Object.keys(known?.exposes ?? {}).map((expose) => [expose, { js: [], css: [] }]),
    ),
    routes: known?.routes ?? [],
    navigation: known?.navigation ?? [],
    apis: known?.apis ?? {},
    prerender: [],
    server: null,
    integrity: {},
    channel: 'override',
  };
}

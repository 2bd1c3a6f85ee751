import { type ActiveRelease, listReleases, placedRelease } from '@stroomwerk/contracts/releases';
import { type Call, Refused } from '../../api/client.js';
import { type Verdict, verdict } from '../verdict.js';
import { type Candidate, lookAtAll, type Stage } from './smoke.js';
import { addressOf } from './visit.js';

/** What may not be asked with the token at hand: that of a team knows its own remote only. */
const closed = ['releases.other_remote', 'auth.forbidden'];

/** Tells the version of a remote to which a rollback would lead; null where there is none. */
export type PreviousOf = (remote: string) => Promise<string | null>;

/** @param asMember asks as whoever the gate signs in as, where the token at hand may not */
export const askedPrevious =
  (call: Call, asMember: Call): PreviousOf =>
  async (remote) => {
    const params = { remote };
    const { previous } = await call(listReleases, { params }).catch((error: unknown) => {
      if (error instanceof Refused && closed.includes(error.code)) return asMember(listReleases, { params });
      throw error;
    });
    return previous;
  };

/**
 * A release with the routes that can be opened: one from before routes had an example takes that of the active release.
 * @returns it, and the paths of routes that no address is known of
 */
function openable(
  previous: ActiveRelease,
  active: ActiveRelease,
): { release: ActiveRelease; leftOut: string[] } {
  const routes = previous.routes.map((route) => ({
    ...route,
    example: route.example ?? active.routes.find(({ path }) => path === route.path)?.example,
  }));
  return {
    release: { ...previous, routes: routes.filter((route) => addressOf(route) !== undefined) },
    leftOut: routes.filter((route) => addressOf(route) === undefined).map(({ path }) => path),
  };
}

/**
 * The previous release of every other remote, to which its team may go back at any time, works beside the candidate.
 * What fails without the candidate too is not held against it. Accessibility is that team's own matter.
 */
export async function checkPeers(
  stage: Stage,
  candidate: Candidate,
  { call, previousOf }: { readonly call: Call; readonly previousOf: PreviousOf },
  tell: (line: string) => void = () => undefined,
): Promise<Verdict> {
  const { placed, builds } = candidate;
  const faults: string[] = [];
  const notes: string[] = [];
  for (const present of stage.active.remotes.filter((one) => one.name !== placed.name)) {
    const { name } = present;
    let previous: ActiveRelease | null;
    try {
      const version = await previousOf(name);
      previous = version === null ? null : await call(placedRelease, { params: { remote: name, version } });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === 'releases.release_collected')
        notes.push(`${name}: its previous release is collected`);
      else faults.push(`${name}: its previous release cannot be found out: ${error.message}`);
      continue;
    }
    if (previous === null) {
      notes.push(`${name} has no previous release`);
      continue;
    }
    const named = `${name} ${previous.version}`;
    tell(named);
    const { release, leftOut } = openable(previous, present);
    if (leftOut.length > 0) notes.push(`${named}: no example of ${leftOut.join(', ')}`);
    const { faults: found } = await lookAtAll(stage, release, [placed], { builds, axe: false });
    const anyway =
      found.length > 0 ? (await lookAtAll(stage, release, [], { builds: {}, axe: false })).faults : [];
    const caused = found.filter((fault) => !anyway.includes(fault));
    faults.push(...caused.map((fault) => `${named}, beside the candidate: ${fault}`));
    if (caused.length === 0)
      notes.push(
        found.length > 0 ? `${named} has faults of its own, also without it (${found[0]})` : `${named} works`,
      );
  }
  return verdict('previous releases of others', faults, notes.join('; ') || 'there are no other remotes');
}

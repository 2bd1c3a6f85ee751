import { withoutAccount } from '@stroomwerk/contracts/library';
import type { Candidate, Facts } from './facts.js';
import { keyOf } from './key.js';

/** A recipe that an account does not have and could use. */
export interface Missing {
  readonly key: string;
  readonly of: Candidate;
  /** links: nothing on its list joins these two apps. unused: nothing does anything with this one. fits: it needs none but these. */
  readonly why: { readonly kind: 'links' | 'unused' | 'fits'; readonly apps: readonly string[] };
}

const order = ['links', 'unused', 'fits'] as const;
/** Of one reason: more are variations on what was just said. */
const mostAlike = 2;
const mostNamed = 3;

const lower = (names: readonly string[]): Set<string> => new Set(names.map((name) => name.toLowerCase()));

/** Of some apps the first two that no automation has both of. */
function unlinkedPair(apps: readonly string[], linked: readonly ReadonlySet<string>[]): string[] | undefined {
  for (const [at, one] of apps.entries())
    for (const other of apps.slice(at + 1)) {
      const joined = linked.some((has) => has.has(one.toLowerCase()) && has.has(other.toLowerCase()));
      if (!joined) return [one, other];
    }
  return undefined;
}

function whyOf(apps: readonly string[], linked: readonly ReadonlySet<string>[]): Missing['why'] {
  const pair = unlinkedPair(apps, linked);
  if (pair !== undefined) return { kind: 'links', apps: pair };
  const unused = apps.find((app) => !linked.some((has) => has.has(app.toLowerCase())));
  if (unused !== undefined) return { kind: 'unused', apps: [unused] };
  return { kind: 'fits', apps: apps.slice(0, mostNamed) };
}

/**
 * Recipes that need none but an account's own apps and that it has in no variant: what would join apps that nothing joins first,
 * then what uses an app that nothing uses; of equals the most chosen.
 * @param most how many at most
 */
export function missingOf({ candidates, apps, linked, owned, dismissed }: Facts, most: number): Missing[] {
  const own = lower(apps);
  const free = lower(withoutAccount);
  const joined = linked.map(lower);
  const met = new Set<string>();
  const found = candidates.flatMap((of): Missing[] => {
    const { recipe, integrations } = of;
    const key = keyOf({ kind: 'missing', recipe });
    if (met.has(recipe) || owned.has(recipe) || dismissed.has(key)) return [];
    const mine = integrations.filter((name) => own.has(name.toLowerCase()) && !free.has(name.toLowerCase()));
    const others = integrations.filter(
      (name) => !own.has(name.toLowerCase()) && !free.has(name.toLowerCase()),
    );
    if (mine.length === 0 || others.length > 0) return [];
    met.add(recipe);
    return [{ key, of, why: whyOf(mine, joined) }];
  });
  const counts = new Map<string, number>();
  return found
    .sort((a, b) => order.indexOf(a.why.kind) - order.indexOf(b.why.kind))
    .filter(({ why }) => {
      const reason = [why.kind, ...why.apps].join('\n');
      const count = (counts.get(reason) ?? 0) + 1;
      counts.set(reason, count);
      return count <= mostAlike;
    })
    .slice(0, most);
}

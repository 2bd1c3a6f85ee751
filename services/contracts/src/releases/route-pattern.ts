const segmentsOf = (pattern: string): string[] => pattern.split('/').filter((part) => part !== '');

/**
 * Whether some address answers to both patterns (react-router syntax: `:name` is one segment, a closing `*` any number).
 * Stricter than "the same text": `/workflows/new` of one remote would take an address from `/workflows/:slug` of another.
 */
export function patternsOverlap(left: string, right: string): boolean {
  const [a, b] = [segmentsOf(left), segmentsOf(right)];
  for (let index = 0; ; index += 1) {
    const [x, y] = [a[index], b[index]];
    if (x === '*' || y === '*') return true;
    if (x === undefined || y === undefined) return x === y || (x ?? y)?.endsWith('?') === true;
    if (!x.startsWith(':') && !y.startsWith(':') && x.toLowerCase() !== y.toLowerCase()) return false;
  }
}

/** Routes of one remote, with the name that a collision is reported under. */
export interface RouteOwner {
  readonly name: string;
  readonly routes: readonly { readonly path: string }[];
}

export interface Collision {
  readonly path: string;
  readonly owner: string;
}

/** The first route of `candidate` that answers an address of another remote; undefined when there is none. */
export function findCollision(candidate: RouteOwner, others: readonly RouteOwner[]): Collision | undefined {
  for (const other of others) {
    if (other.name === candidate.name) continue;
    for (const { path } of candidate.routes)
      if (other.routes.some((route) => patternsOverlap(path, route.path))) return { path, owner: other.name };
  }
  return undefined;
}

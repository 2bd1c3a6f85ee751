/** Something that stands somewhere. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}
export type Direction = 'left' | 'right' | 'up' | 'down';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The direction of an arrow key. */
export const directionOf = (key: string): Direction | undefined => directions[key];

/** The first step in the order of reading: the one most to the left, of those the uppermost. */
export const firstSpot = (spots: readonly Spot[]): Spot | undefined =>
  spots.reduce<Spot | undefined>(
    (best, spot) =>
      best === undefined || spot.x < best.x || (spot.x === best.x && spot.y < best.y) ? spot : best,
    undefined,
  );

/** The nearest spot in a direction: what lies aside counts double. */
export function neighbour(spots: readonly Spot[], from: string, direction: Direction): string | undefined {
  const here = spots.find(({ id }) => id === from);
  if (here === undefined) return undefined;
  const across = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  let best: { id: string; distance: number } | undefined;
  for (const spot of spots) {
    const ahead = (across ? spot.x - here.x : spot.y - here.y) * sign;
    if (spot.id === from || ahead <= 0) continue;
    const aside = Math.abs(across ? spot.y - here.y : spot.x - here.x);
    const distance = ahead + 2 * aside;
    if (best === undefined || distance < best.distance) best = { id: spot.id, distance };
  }
  return best?.id;
}

import { round } from './scale.js';

type Point = readonly [x: number, y: number];

/** The points between gaps, each part on its own. */
function parts(points: readonly (Point | null)[]): Point[][] {
  const found: Point[][] = [[]];
  for (const point of points) {
    if (point === null) found.push([]);
    else found.at(-1)?.push(point);
  }
  return found.filter((part) => part.length > 0);
}

const through = (part: readonly Point[]): string => part.map(([x, y]) => `${round(x)},${round(y)}`).join('L');

/** The path of a line through points; `null` is a gap. A point between two gaps is none. */
export const linePath = (points: readonly (Point | null)[]): string =>
  parts(points)
    .filter((part) => part.length > 1)
    .map((part) => `M${through(part)}`)
    .join('');

/** The path of the ground between such a line and a height. */
export const areaPath = (points: readonly (Point | null)[], ground: number): string =>
  parts(points)
    .filter((part) => part.length > 1)
    .map((part) => {
      const below = part.map(([x]): Point => [x, ground]).reverse();
      return `M${through([...part, ...below])}Z`;
    })
    .join('');

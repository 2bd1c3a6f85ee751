const RADIUS = 5;
const HALF = 13;
type Point = readonly [number, number];

/** An orthogonal path through points from left to right; it bends half a layer before the next point, corners radius 5. */
export function wirePath(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (!start) return '';
  let path = `M${start[0]} ${start[1]}`;
  let y = start[1];
  for (const [x, to] of rest) {
    if (to !== y) {
      const bend = x - HALF;
      const r = Math.min(RADIUS, Math.abs(to - y) / 2);
      const s = to > y ? r : -r;
      path += `H${bend - r}Q${bend} ${y} ${bend} ${y + s}V${to - s}Q${bend} ${to} ${bend + r} ${to}`;
      y = to;
    }
    path += `H${x}`;
  }
  return path;
}

/** A wire that leads back: down from its node, along the bottom, and up again. */
export function backWire(
  from: { x: number; y: number } | undefined,
  to: { x: number; y: number } | undefined,
  bottom: number,
): string {
  if (!from || !to) return '';
  const r = RADIUS;
  return `M${from.x} ${from.y}V${bottom - r}Q${from.x} ${bottom} ${from.x - r} ${bottom}H${to.x + r}Q${to.x} ${bottom} ${to.x} ${bottom - r}V${to.y}`;
}

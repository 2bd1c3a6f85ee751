/** Round values that cover a range: steps of 1, 2.5 or 5 times a power of ten, two to five of them, always with zero when it is inside. */
export function niceTicks(low: number, high: number): number[] {
  if (high <= low) return [low, low + 1];
  const raw = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2.5, 5, 10].find((candidate) => candidate * power >= raw) ?? 10;
  const step = factor * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Maps a range onto pixels. */
export function linear(
  from: readonly [number, number],
  to: readonly [number, number],
): (value: number) => number {
  const span = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

/** Every how-manieth label fits. */
export function labelStep(count: number, width: number, longest: number): number {
  const room = Math.max(1, Math.floor(width / Math.max(34, longest * 6.4 + 14)));
  return Math.max(1, Math.ceil(count / room));
}

export const round = (value: number): number => Math.round(value * 10) / 10;

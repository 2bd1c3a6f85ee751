/** Fifty pieces for five seconds (specification, section 2). */
export const pieces = 50;
export const seconds = 5;

interface Piece {
  readonly x: number;
  readonly delay: number;
  readonly drift: number;
  readonly turn: number;
  readonly size: number;
  readonly shape: number;
}

/** A spread that looks thrown and is the same each time: the golden ratio never lines up. */
export const spread = (count = pieces): Piece[] =>
  Array.from({ length: count }, (_, index) => {
    const a = (index * 0.618034) % 1;
    const b = (index * 0.754878) % 1;
    return {
      x: a,
      delay: b * 1.6,
      drift: (b - 0.5) * 0.24,
      turn: 2 + a * 6,
      size: 6 + b * 8,
      shape: index % 3,
    };
  });

/** Where a piece is after `at` seconds, in parts of the screen; null before it starts and when it is out. */
export function place(piece: Piece, at: number): { x: number; y: number; angle: number } | null {
  const flown = at - piece.delay;
  if (flown < 0) return null;
  const y = -0.05 + flown * 0.16 + flown * flown * 0.06;
  return y > 1.05 ? null : { x: piece.x + piece.drift * flown, y, angle: flown * piece.turn };
}

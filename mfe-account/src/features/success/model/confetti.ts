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

/** A number from 0 to 1 that looks random and is the same each time (a multiplicative hash of 32 bits). */
function scatter(index: number, salt: number): number {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** Pieces as if thrown, spread over the whole width. */
export const spread = (count = pieces): Piece[] =>
  Array.from({ length: count }, (_, index) => ({
    x: (index + scatter(index, 0)) / count,
    delay: scatter(index, 1) * 1.6,
    drift: (scatter(index, 2) - 0.5) * 0.24,
    turn: 2 + scatter(index, 3) * 6,
    size: 6 + scatter(index, 4) * 8,
    shape: Math.floor(scatter(index, 5) * 3),
  }));

/** Where a piece is after `at` seconds, in parts of the screen; null before it starts and when it is out. */
export function place(piece: Piece, at: number): { x: number; y: number; angle: number } | null {
  const flown = at - piece.delay;
  if (flown < 0) return null;
  const y = -0.05 + flown * 0.16 + flown * flown * 0.06;
  return y > 1.05 ? null : { x: piece.x + piece.drift * flown, y, angle: flown * piece.turn };
}

const room = 2 ** 26;

export interface Ranked {
  readonly document: number;
  readonly value: number;
}

/** Keeps the best few of many documents: highest value, and between equals the one earlier in the static order. */
class Best {
  private readonly kept: Float64Array;
  private length = 0;
  /** Whatever is worth less than this is not among them. */
  least = 0;

  constructor(
    private readonly most: number,
    many: number,
  ) {
    this.kept = new Float64Array(Math.min(Math.max(most * 4, 1_024), many));
  }

  /** @param value a whole number from 0 */
  offer(value: number, document: number): void {
    if (this.length === this.kept.length) this.shrink();
    this.kept[this.length] = value * room + (room - 1 - document);
    this.length += 1;
  }

  /** Best first. */
  ranked(): Ranked[] {
    this.shrink();
    return Array.from(this.kept.subarray(0, this.length), (key) => ({
      document: room - 1 - (key % room),
      value: Math.floor(key / room),
    })).reverse();
  }

  private shrink(): void {
    const { kept, most } = this;
    kept.subarray(0, this.length).sort();
    if (this.length <= most) return;
    kept.copyWithin(0, this.length - most, this.length);
    this.length = most;
    this.least = Math.floor((kept[0] as number) / room);
  }
}

/** @param scores of the documents, from 0 @param fine steps of a score that count as different, in one of it */
export function bestByScore(
  documents: Uint32Array,
  scores: Float32Array,
  most: number,
  fine: number,
): Ranked[] {
  const best = new Best(most, documents.length);
  for (let at = 0; at < documents.length; at += 1) {
    const value = ((scores[at] as number) * fine + 0.5) | 0;
    if (value >= best.least) best.offer(value, documents[at] as number);
  }
  return best.ranked();
}

/** @param places by document, its place in the order; 0 is first */
export function bestByPlace(documents: Uint32Array, most: number, places: Uint32Array): number[] {
  const best = new Best(most, documents.length);
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] as number;
    const value = places.length - (places[document] as number);
    if (value >= best.least) best.offer(value, document);
  }
  return best.ranked().map(({ document }) => document);
}

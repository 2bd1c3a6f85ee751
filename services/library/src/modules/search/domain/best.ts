const room = 2 ** 26;

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

  documents(): number[] {
    this.shrink();
    return Array.from(this.kept.subarray(0, this.length), (key) => room - 1 - (key % room)).reverse();
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

/** @param scores by document, from 0 @param fine steps of a score that count as different, in one of it */
export function bestByScore(
  documents: Uint32Array,
  most: number,
  scores: Float32Array,
  fine: number,
): number[] {
  const best = new Best(most, documents.length);
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] as number;
    const value = ((scores[document] as number) * fine + 0.5) | 0;
    if (value >= best.least) best.offer(value, document);
  }
  return best.documents();
}

/** @param places by document, its place in the order; 0 is first */
export function bestByPlace(documents: Uint32Array, most: number, places: Uint32Array): number[] {
  const best = new Best(most, documents.length);
  for (let at = 0; at < documents.length; at += 1) {
    const document = documents[at] as number;
    const value = places.length - (places[document] as number);
    if (value >= best.least) best.offer(value, document);
  }
  return best.documents();
}

import type { NumberedCard } from '../persistence/numbered-cards.js';

/** Cards kept: some three megabytes of them. */
const most = 1_500;
/** How old a card may be: how often it was taken is on it. */
const staleMs = 30_000;

/** The cards shown of late, of one version of the library: those that nobody looked at longest go first. */
export class CardCache {
  private version = -1;
  private cards = new Map<number, { readonly card: NumberedCard; readonly at: number }>();

  /** Forgets everything when the library has changed. */
  of(version: number): this {
    if (version !== this.version) this.cards.clear();
    this.version = version;
    return this;
  }

  /** A card that is not too old; looked at now, so among the last to go. */
  get(number: number): NumberedCard | undefined {
    const kept = this.cards.get(number);
    if (kept === undefined || performance.now() - kept.at >= staleMs) return undefined;
    this.cards.delete(number);
    this.cards.set(number, kept);
    return kept.card;
  }

  put(number: number, card: NumberedCard): void {
    this.cards.delete(number);
    this.cards.set(number, { card, at: performance.now() });
    const [oldest] = this.cards.keys();
    if (this.cards.size > most && oldest !== undefined) this.cards.delete(oldest);
  }
}

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/**
 * Bytes of all drawings together, compressed. Measured with the library that ships: 6,536 addresses in two languages, 11 KB
 * each (56 KB before), are 142 MB once all of them were asked for; what is asked for least goes first.
 */
const room = 192 * 1024 * 1024;
/** Drawings on their way, and those that lately failed. */
const mostAttempts = 2_000;
/** Milliseconds before a page that failed, or lacks something, is tried again. */
const failurePause = 1_000;

interface Whole {
  readonly version: string;
  readonly packed: Buffer;
}

export interface Asked<Value> {
  /** There, or on its way; null: it failed. */
  readonly drawing: Promise<Value | null>;
  /** Whether a whole one is kept, of whatever version. */
  readonly isKept: boolean;
  /** The last whole one by now; undefined where there never was one. */
  readonly older: () => Value | undefined;
}

/**
 * What was drawn, by what it is of. Another version makes nothing go: each drawing stays until its successor is whole,
 * and is drawn anew when somebody asks for it.
 */
export class KeptDrawings {
  readonly #whole: LRUCache<string, Whole>;
  readonly #attempts = new LRUCache<string, Promise<unknown>>({ max: mostAttempts });

  /**
   * @param failed told of what could not be drawn
   * @param limit bytes of all together
   * @param pause milliseconds before what failed is tried again
   */
  constructor(
    private readonly failed: (error: unknown) => void,
    limit = room,
    private readonly pause = failurePause,
  ) {
    this.#whole = new LRUCache({ maxSize: limit, sizeCalculation: ({ packed }) => packed.length + 500 });
  }

  /**
   * @param key what it is of @param version of the data that it shows
   * @param draw called where no drawing of this version is there or on its way
   * @param isWhole what is not is given to those who wait, and soon drawn again
   */
  ask<Value>(
    key: string,
    version: string,
    draw: () => Promise<Value>,
    isWhole: (drawn: Value) => boolean = () => true,
  ): Asked<Value> {
    const kept = this.#whole.get(key);
    const older = (): Value | undefined => {
      const last = this.#whole.get(key);
      return last && (unpack(last) as Value);
    };
    const isKept = kept !== undefined;
    if (kept?.version === version) return { drawing: Promise.resolve(unpack(kept) as Value), isKept, older };
    const underWay = this.#attempts.get(key) as Promise<Value | null> | undefined;
    return { drawing: underWay ?? this.#attempt(key, version, draw, isWhole), isKept, older };
  }

  #attempt<Value>(
    key: string,
    version: string,
    draw: () => Promise<Value>,
    isWhole: (drawn: Value) => boolean,
  ): Promise<Value | null> {
    const attempt: Promise<Value | null> = draw().then(
      (drawn) => {
        if (isWhole(drawn)) {
          this.#whole.set(key, { version, packed: deflateRawSync(JSON.stringify(drawn), { level: 3 }) });
          this.#attempts.delete(key);
        } else this.#attempts.set(key, attempt, { ttl: this.pause });
        return drawn;
      },
      (error: unknown) => {
        this.#attempts.set(key, attempt, { ttl: this.pause });
        this.failed(error);
        return null;
      },
    );
    this.#attempts.set(key, attempt);
    return attempt;
  }
}

const unpack = ({ packed }: Whole): unknown => JSON.parse(inflateRawSync(packed).toString('utf8'));

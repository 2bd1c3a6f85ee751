import type Stripe from 'stripe';
import { invalid, missingParam } from '../core/errors.js';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Reads the decoded form of a request. Errors name the parameter as Stripe does: `line_items[0][price]`. */
export class Params {
  constructor(
    private readonly node: Node,
    private readonly path = '',
  ) {}

  name(key: string): string {
    return this.path === '' ? key : `${this.path}[${key}]`;
  }

  has(key: string): boolean {
    return this.node[key] !== undefined;
  }

  string(key: string): string | null {
    const value = this.node[key];
    if (value === undefined || value === '') return null;
    if (typeof value !== 'string') throw invalid(`Invalid string: ${this.name(key)}`, this.name(key));
    return value;
  }

  required(key: string): string {
    const value = this.string(key);
    if (value === null) throw missingParam(this.name(key));
    return value;
  }

  integer(key: string): number | null {
    const value = this.string(key);
    if (value === null) return null;
    if (!/^-?\d+$/.test(value)) {
      throw invalid(`Invalid integer: ${value}`, this.name(key), 'parameter_invalid_integer');
    }
    return Number(value);
  }

  number(key: string): number | null {
    const value = this.string(key);
    if (value === null) return null;
    if (!Number.isFinite(Number(value))) throw invalid(`Invalid decimal: ${value}`, this.name(key));
    return Number(value);
  }

  boolean(key: string): boolean | null {
    const value = this.string(key);
    if (value === null) return null;
    if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, this.name(key));
    return value === 'true';
  }

  /** One of a fixed set of words; anything else is Stripe's "must be one of". */
  oneOf<const T extends string>(key: string, words: readonly T[]): T | null {
    const value = this.string(key);
    if (value === null) return null;
    const word = words.find((known) => known === value);
    if (word === undefined) {
      throw invalid(`Invalid ${this.name(key)}: must be one of ${words.join(', ')}`, this.name(key));
    }
    return word;
  }

  object(key: string): Params | null {
    const value = this.node[key];
    if (value === undefined || value === '') return null;
    if (!isNode(value)) throw invalid('Invalid object', this.name(key));
    return new Params(value, this.name(key));
  }

  list(key: string): Params[] {
    const value = this.node[key];
    if (value === undefined || value === '') return [];
    if (!isNode(value)) throw invalid('Invalid array', this.name(key));
    return Object.entries(value).map(([index, item]) => {
      if (!isNode(item)) throw invalid('Invalid object', `${this.name(key)}[${index}]`);
      return new Params(item, `${this.name(key)}[${index}]`);
    });
  }

  strings(key: string): string[] {
    const value = this.node[key];
    if (value === undefined || value === '') return [];
    if (typeof value === 'string') return [value];
    if (!isNode(value)) throw invalid('Invalid array', this.name(key));
    return Object.values(value).filter((item): item is string => typeof item === 'string');
  }

  /** Adds the given metadata to what is there; an empty value removes its key, an empty `metadata` all of it. */
  metadata(before: Stripe.Metadata = {}, key = 'metadata'): Stripe.Metadata {
    if (this.node[key] === '') return {};
    const given = this.object(key);
    if (given === null) return { ...before };
    const merged = { ...before };
    for (const [name, value] of Object.entries(given.node)) {
      if (typeof value !== 'string')
        throw invalid('Metadata values must be strings', `${this.name(key)}[${name}]`);
      if (value === '') delete merged[name];
      else merged[name] = value.slice(0, 500);
    }
    if (Object.keys(merged).length > 50)
      throw invalid('You can have up to 50 keys of metadata.', this.name(key));
    return merged;
  }

  keys(): string[] {
    return Object.keys(this.node);
  }

  /** Refuses what the endpoint does not know, so that a typing error shows here and not first at Stripe. */
  only(known: Record<string, true>): void {
    const stranger = this.keys().find((key) => key !== 'expand' && !Object.hasOwn(known, key));
    if (stranger === undefined) return;
    throw invalid(
      `Received unknown parameter: ${this.name(stranger)}`,
      this.name(stranger),
      'parameter_unknown',
    );
  }
}

import type { Language } from '@stroomwerk/contracts';
import type { FigureSource } from '@stroomwerk/contracts/ai-ops';
import { type SourceName, sourceNames } from './sources.js';

/** A figure with where it comes from. */
export interface Figure<T> {
  readonly value: T;
  readonly source: Omit<FigureSource, 'source'> & { readonly source: SourceName | null };
}

/** A figure that was computed from the platform's own data. @param source names the data */
export const measured = <T>(value: T, source: SourceName, at: Date): Figure<T> => ({
  value,
  source: { source, measured_at: at.toISOString(), sample: false },
});

/** The specification's default, shown while there is no data, and marked so (decisions.md, "Default figures"). */
export const sample = <T>(value: T): Figure<T> => ({
  value,
  source: { source: 'specification', measured_at: null, sample: true },
});

/** A figure that somebody set: a target of the specification. */
export const setBySpecification = <T>(value: T): Figure<T> => ({
  value,
  source: { source: 'specification', measured_at: null, sample: false },
});

/** A figure the platform cannot know, or that nobody measures: shown without a source. */
export const noSource = <T>(value: T): Figure<T> => ({
  value,
  source: { source: null, measured_at: null, sample: false },
});

export interface Collected {
  readonly sample: boolean;
  readonly sources: Record<string, FigureSource>;
}

/** The figures' sources by their path in the answer, in the reader's language, and whether any of them is a default. */
export function collect(figures: Readonly<Record<string, Figure<unknown>>>, language: Language): Collected {
  const sources = Object.fromEntries(
    Object.entries(figures).map(
      ([
        path,
        {
          source: { source, ...rest },
        },
      ]) => [path, { source: source === null ? null : sourceNames[source][language], ...rest }],
    ),
  );
  return { sources, sample: Object.values(sources).some((source) => source.sample) };
}

/** The defaults of section 9 of the specification. */
export const defaults = {
  mrr: 6847,
  customers: 78,
  health: 85,
  referralRate: 0.25,
  viralCoefficient: 1.8,
  uptime: 99.9,
} as const;

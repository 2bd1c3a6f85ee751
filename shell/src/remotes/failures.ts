import type { PlacedRelease, ViewOutcome } from '@stroomwerk/contracts/releases';
import { reportError } from '@stroomwerk/mfe-runtime';

/** How a remote can fail a page view. */
export type Failure = Exclude<ViewOutcome, 'ok'>;

export interface FailedPlace {
  readonly release: Pick<PlacedRelease, 'name' | 'version'>;
  /** The route it was for. */
  readonly path: string;
  readonly kind: Failure;
  readonly componentStack?: string | null;
}

export type TellFailure = (error: unknown, place: FailedPlace) => void;

/**
 * Makes a teller that reports each failure once a page view: a visitor's own retry, or a page that a hover had asked
 * for before, is the same failure.
 */
export function onceEach(report: typeof reportError): TellFailure {
  const told = new Set<string>();
  return (error, { release: { name, version }, path, kind, componentStack = null }) => {
    const key = [name, version, path, kind === 'render' ? String(error) : 'load'].join(' ');
    if (told.has(key)) return;
    told.add(key);
    void report(error, { remote: name, release: version, kind, componentStack });
  };
}

/** Reports what failed on this page. */
export const tellFailure = onceEach((...failure) => reportError(...failure));

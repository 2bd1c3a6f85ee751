import { ApiError, pageConfig } from '@stroomwerk/mfe-runtime';

export interface ErrorDetails {
  readonly error: Error;
  readonly componentStack: string | null;
  readonly remote: string | null;
  readonly release: string | null;
}

/** Which request failed, as the logs call it: a refused call's own, else the one that this page answered. */
export const referenceOf = (error: unknown): string | null =>
  (error instanceof ApiError ? error.reference : null) ?? pageConfig().reference ?? null;

/** What "Report This Issue" puts on the clipboard. */
export const detailsText = (details: ErrorDetails, url: string, userAgent: string, at: Date): string =>
  [
    `Error: ${details.error.message}`,
    `Time: ${at.toISOString()}`,
    `URL: ${url}`,
    `Reference: ${referenceOf(details.error) ?? 'none'}`,
    ...(details.remote === null ? [] : [`Part: ${details.remote} ${details.release ?? ''}`.trim()]),
    `User agent: ${userAgent}`,
    `Stack: ${details.error.stack ?? 'none'}`,
    ...(details.componentStack === null ? [] : [`Component stack: ${details.componentStack}`]),
  ].join('\n');

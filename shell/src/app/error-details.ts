export interface ErrorDetails {
  readonly error: Error;
  readonly componentStack: string | null;
  readonly remote: string | null;
  readonly release: string | null;
}

/** What "Report This Issue" puts on the clipboard. */
export const detailsText = (details: ErrorDetails, url: string, userAgent: string, at: Date): string =>
  [
    `Error: ${details.error.message}`,
    `Time: ${at.toISOString()}`,
    `URL: ${url}`,
    ...(details.remote === null ? [] : [`Part: ${details.remote} ${details.release ?? ''}`.trim()]),
    `User agent: ${userAgent}`,
    `Stack: ${details.error.stack ?? 'none'}`,
    ...(details.componentStack === null ? [] : [`Component stack: ${details.componentStack}`]),
  ].join('\n');

import type { ErrorReport as Sent } from '@stroomwerk/contracts/ai-ops';
import type { Page } from 'playwright-core';

/** What tests look at of a report of an error. */
export type ErrorReport = Pick<Sent, 'remote' | 'release' | 'kind'>;

/** @returns the reports that a page sends from now on, noted on their way to the platform */
export function reportsOf(page: Page): readonly ErrorReport[] {
  const reports: ErrorReport[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ai-monitoring/error-report')) reports.push(request.postDataJSON());
  });
  return reports;
}

import { randomUUID } from 'node:crypto';
import { type PageView, pageViewPurpose, sealFor } from '@stroomwerk/kernel/signing';
import { type FixedClock, testSecret } from '@stroomwerk/kernel/testing';

const seal = sealFor<PageView>(testSecret, pageViewPurpose);

/** A browser of a person. */
export const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** The proof of a page view as the edge writes it: another view and network each time. */
export const pageToken = (clock: FixedClock, change: Partial<PageView> = {}): string =>
  seal.seal({
    ...{ id: randomUUID(), visitor: randomUUID(), exp: clock.now().getTime() / 1_000 + 3_600 },
    releases: { 'mfe-marketing': ['1.0.0', 'stable'], 'mfe-library': ['2.1.0', 'canary'] },
    ...change,
  });

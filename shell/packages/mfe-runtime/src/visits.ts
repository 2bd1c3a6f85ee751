import { countVisit, type VisitCount } from '@stroomwerk/contracts/ai-ops';
import { pageConfig } from './config.js';
import { currentLanguage } from './language-state.js';
import { reports } from './reports.js';

/** Events of `track` that are steps on the way from landing page to payment. */
const steps: Readonly<Record<string, VisitCount['step']>> = {
  sign_up: 'register',
  begin_checkout: 'checkout',
  purchase: 'paid',
};
/** The most counts that one page view may bring (contracts, VisitCount). */
const most = 60;

interface Surroundings {
  readonly doNotTrack: boolean;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly referrer: string;
  readonly origin: string;
}

const here = (): Surroundings => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return {
    doNotTrack: doNotTrack === '1' || globalPrivacyControl === true,
    width: window.innerWidth,
    referrer: document.referrer,
    origin: location.origin,
  };
};

/** Phone, tablet or desktop by the width of the window, at the breakpoints of the design. */
export const deviceOf = (width: number): VisitCount['device'] =>
  width < 768 ? 'phone' : width < 1024 ? 'tablet' : 'desktop';

/** Host of the page that led here; empty for none, our own, and what is no host name. */
export function referrerHost(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  const { hostname, origin: from, protocol } = new URL(referrer);
  return from === origin || !protocol.startsWith('http') || hostname.length > 100 || !hostname.includes('.')
    ? ''
    : hostname.toLowerCase();
}

let counts = 0;
let place = '*';

/**
 * Adds one to the day's sums (services/ai-ops, "visits"): which route, language, class of device and, for the first of
 * a page view, which site led here. No cookie, no id, nothing of a person, and nothing kept in the browser; that is why
 * it also happens without consent to analytics. Not for whoever asks not to be tracked (DNT, GPC). Never throws.
 */
async function count(step: VisitCount['step'], referrer: string): Promise<void> {
  const { pageToken } = pageConfig();
  const { doNotTrack, width } = here();
  if (pageToken === undefined || doNotTrack || counts >= most) return;
  counts += 1;
  try {
    await reports.call(countVisit, {
      body: {
        ...{ token: pageToken, n: counts, step, path: place, referrer },
        ...{ language: currentLanguage(), device: deviceOf(width) },
      },
    });
  } catch (error) {
    console.warn('The visit was not counted', error);
  }
}

/** A page is on screen. @param path pattern of its route as its release declares it, `*` for none; never the address */
export async function countView(path: string): Promise<void> {
  const first = counts === 0;
  place = path;
  const { referrer, origin } = here();
  await count('view', first ? referrerHost(referrer, origin) : '');
}

/** Counts an event of `track` that is a step on the way to payment; others are left out. */
export async function countStep(event: string): Promise<void> {
  const step = steps[event];
  if (step !== undefined) await count(step, '');
}

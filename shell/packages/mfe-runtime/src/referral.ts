import { consentStore, onConsent } from './consent.js';
import { readStored, store } from './storage.js';

const key = 'referral_code';
const codePattern = /^[A-Za-z0-9_-]{2,40}$/;
/** How long a click counts (issue "Money", point 8). */
const lifeMs = 90 * 86_400_000;

interface Click {
  readonly code: string;
  /** When the link was followed, milliseconds since 1970. */
  readonly at: number;
}

/** What is kept and still counts. Earlier versions kept the code alone: it counts from now on. */
function kept(area: 'localStorage' | 'sessionStorage', nowMs: number): Click | null {
  const found = readStored<Click | string>(area, key);
  if (found === null) return null;
  const click = typeof found === 'string' ? { code: found, at: nowMs } : found;
  return nowMs - click.at < lifeMs ? click : null;
}

/** The last click that still counts. */
function lastClick(nowMs: number): Click | null {
  const [visit, browser] = [kept('sessionStorage', nowMs), kept('localStorage', nowMs)];
  return visit !== null && (browser === null || visit.at >= browser.at) ? visit : browser;
}

/** Whether the page was opened from one of our own: a code in its address was carried along, and nobody clicked anew. */
const isCarried = (): boolean =>
  typeof document !== 'undefined' && document.referrer.startsWith(`${location.origin}/`);

/** Remembers the code of the referral link (`/?ref=CODE`) for this visit; beyond it only with consent. The last click counts. */
export function captureReferral(search: string = location.search, nowMs = Date.now()): void {
  const code = new URLSearchParams(search).get('ref');
  if (code === null || !codePattern.test(code)) return;
  if (isCarried() && lastClick(nowMs) !== null) return;
  store('sessionStorage', key, { code, at: nowMs });
  if (consentStore.getState().consent === 'granted') store('localStorage', key, { code, at: nowMs });
}

onConsent((consent) => {
  const click = kept('sessionStorage', Date.now());
  if (consent === 'granted' && click !== null) store('localStorage', key, click);
  if (consent === 'refused') store('localStorage', key, null);
});

/** The code by which this visitor came, to be sent along when they register. */
export const pendingReferral = (nowMs = Date.now()): string | null => lastClick(nowMs)?.code ?? null;

/** The address of a page of ours with the code in it; null for any other, and for one that has a code. */
export function withReferral(href: string, origin: string, code: string): string | null {
  if (!URL.canParse(href, origin)) return null;
  const url = new URL(href, origin);
  if (url.origin !== origin || /^\/(api|releases)\//.test(url.pathname)) return null;
  if (url.searchParams.has('ref')) return null;
  url.searchParams.set('ref', code);
  return url.href;
}

/**
 * Without consent nothing is kept beyond the tab: a page of ours that is opened in another tab gets the code by its
 * address, whether it is opened by the mouse, the keyboard or the menu of the link. In this tab the router goes on
 * without it. (decisions.md, "Market": attribution works without a cookie after refusal.)
 */
export function carryReferral(page: Document = document): void {
  const carry = ({ target }: Event): void => {
    const code = pendingReferral();
    if (code === null || consentStore.getState().consent === 'granted') return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const carried = link && withReferral(link.href, location.origin, code);
    if (link && carried) link.href = carried;
  };
  page.addEventListener('pointerdown', carry, true);
  page.addEventListener('focusin', carry, true);
}

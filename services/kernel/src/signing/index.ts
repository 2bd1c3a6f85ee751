import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Writes and reads texts that only a holder of the platform's secret can have made. Not encrypted: anybody may read them. */
export interface Seal<T> {
  /** @returns `<payload>.<mac>`, both base64url */
  seal(payload: T): string;
  /** @returns the payload, or null for a text that was altered, made with another secret or for another purpose */
  open(text: string): T | null;
}

/**
 * @param secret APP_SECRET
 * @param purpose keeps texts for different uses apart: one cannot be passed off as another
 */
export function sealFor<T>(secret: string, purpose: string): Seal<T> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `stroomwerk:${purpose}`, 32));
  const macOf = (body: string): Buffer => createHmac('sha256', key).update(body).digest();
  return {
    seal(payload) {
      const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return `${body}.${macOf(body).toString('base64url')}`;
    },
    open(text) {
      const [body = '', mac = '', ...rest] = text.split('.');
      const given = Buffer.from(mac, 'base64url');
      const expected = macOf(body);
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
        return null;
      return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as T;
    },
  };
}

/** What the edge writes into a page view's token and services/releases reads from a report. */
export interface PageView {
  /** Random, once a page view. */
  readonly id: string;
  /** Seconds since 1970 after which reports no longer count. */
  readonly exp: number;
  /** Keyed hash of the network address for one day: counts a visitor once without knowing who it is. */
  readonly visitor: string;
  /** Remote to the version that the page got, and whether as its canary. */
  readonly releases: Readonly<Record<string, readonly [version: string, channel: 'stable' | 'canary']>>;
}
export const pageViewPurpose = 'page-view';

/** The releases that one browser chose (cookie `release_overrides`). */
export interface ChosenReleases {
  /** Seconds since 1970 after which the choice ends. */
  readonly exp: number;
  /** Remote to a published version, or to the origin of a development server. */
  readonly overrides: Readonly<Record<string, string>>;
}
export const chosenReleasesPurpose = 'release-overrides';

/** A mailed link to one bonus workflow: auth writes it, services/library reads it. */
export interface BonusLink {
  readonly userId: string;
  readonly filename: string;
  /** Seconds since 1970 after which the link ends. */
  readonly exp: number;
}
export const bonusLinkPurpose = 'bonus-link';

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { KeyRing } from './key-ring.js';

/** Writes and reads texts that only a holder of the platform's secret can have made. Not encrypted: anybody may read them. */
export interface Seal<T> {
  /** @returns `<payload>.<mac>`, both base64url */
  seal(payload: T): string;
  /** @returns the payload, or null for a text that was altered, made with another secret or for another purpose */
  open(text: string): T | null;
}

/**
 * @param secret the ring of the purpose: its current value seals, each of its values opens
 * @param purpose keeps texts for different uses apart: one cannot be passed off as another
 */
export function sealFor<T>(secret: KeyRing | string, purpose: string): Seal<T> {
  const ring = typeof secret === 'string' ? new KeyRing(secret) : secret;
  const keys = new Map<string, Buffer>();
  const keyOf = (value: string): Buffer => {
    const key = keys.get(value) ?? Buffer.from(hkdfSync('sha256', value, '', `stroomwerk:${purpose}`, 32));
    keys.set(value, key);
    return key;
  };
  const macOf = (body: string, value = ring.current): Buffer =>
    createHmac('sha256', keyOf(value)).update(body).digest();
  return {
    seal(payload) {
      const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return `${body}.${macOf(body).toString('base64url')}`;
    },
    open(text) {
      const [body = '', mac = '', ...rest] = text.split('.');
      const given = Buffer.from(mac, 'base64url');
      const made = ring.all.some((value) => {
        const expected = macOf(body, value);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      if (rest.length > 0 || !made) return null;
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
  /** The same of the networks around it (IPv6 /48, IPv4 /24): whoever has one of those has all of them. Absent in earlier tokens. */
  readonly neighbours?: string;
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
  /** Account that confirmed it: for nobody else who uses the browser. Absent in cookies from before. */
  readonly by?: string;
}
export const chosenReleasesPurpose = 'release-overrides';

/** A mailed link to one bonus workflow: auth writes it, services/library reads it. */
export interface BonusLink {
  readonly userId: string;
  /** Absent in links from before there were accounts: the one with the person's id. */
  readonly accountId?: string;
  readonly filename: string;
  /** Seconds since 1970 after which the link ends. */
  readonly exp: number;
}
export const bonusLinkPurpose = 'bonus-link';

/** Shows auth that it is the operator's gate that asks for an account. Sealed with GATE_KEY. */
export interface GateProof {
  /** Seconds since 1970 after which the proof no longer holds. */
  readonly exp: number;
}
export const gateAccountPurpose = 'gate-account';

/** Goes along with whatever the gate asks as the account of one run. Sealed with GATE_KEY. */
export interface GatePass {
  /** The account. */
  readonly id: string;
}
export const gatePassPurpose = 'gate-pass';

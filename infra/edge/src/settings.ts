import { join } from 'node:path';
import type { ServiceName } from '@stroomwerk/contracts/common';
import {
  type ObjectStorageSettings,
  objectStorageObjection,
  objectStorageOf,
} from '@stroomwerk/kernel/object-storage';

export interface Brand {
  readonly name: string;
  readonly supportEmail: string;
  readonly kvkNumber: string;
  readonly vatId: string;
  readonly address: string;
}

/** The third-party analytics tag: the address of its script and the account it reports to. */
export interface AnalyticsTag {
  readonly url: string;
  readonly id: string;
}

/** What the edge is told by its environment. Addresses are origins without a trailing slash. */
export interface EdgeSettings {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly aiOpsUrl: string;
  readonly services: Readonly<Record<ServiceName, string>>;
  /** Files of releases, where no bucket is configured for them. */
  readonly releasesDir: string;
  /** Files of releases, from S3_*; null: they are in `releasesDir`. */
  readonly objectStorage: ObjectStorageSettings | null;
  readonly shellDir: string;
  readonly dataDir: string;
  /** APP_SECRET: seals page views, and opens what services/releases sealed. */
  readonly secret: string;
  readonly brand: Brand;
  /** Where payment forms may be sent, besides the page's own origin. */
  readonly paymentOrigins: readonly string[];
  /** Offered to visitors after consent; null: there is none. */
  readonly analyticsTag: AnalyticsTag | null;
  /** Whether x-forwarded-* of the caller are believed: only behind an ingress of one's own. */
  readonly trustProxy: boolean;
  /** Milliseconds between two looks at the active releases. */
  readonly pollReleases: number;
  /** Milliseconds between two looks at the data that drawn pages show. */
  readonly pollData: number;
  /** Pages that a release lists are drawn here. Off only to measure what that is worth (`npm run bench`). */
  readonly prerender: boolean;
  /** Preload hints in pages. Off only to measure what they are worth. */
  readonly preload: boolean;
  /** Worker threads that draw pages. */
  readonly workers: number;
}

/** The environment cannot be used; the message is one line that names the variable. */
export class SettingsError extends Error {}

/** @throws SettingsError */
export function readSettings(env: NodeJS.ProcessEnv): EdgeSettings {
  const text = (name: string, fallback?: string): string => {
    const value = env[name] || fallback;
    if (value === undefined) throw new SettingsError(`${name} is missing`);
    return value;
  };
  const origin = (name: string, fallback?: string): string => {
    const value = text(name, fallback);
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
      throw new SettingsError(`${name} is not an http address: ${value}`);
    return value.replace(/\/+$/, '');
  };
  const whole = (name: string, fallback: number, most: number): number => {
    const value = Number(env[name] || fallback);
    if (!Number.isInteger(value) || value < 1 || value > most)
      throw new SettingsError(`${name} is not a whole number from 1 to ${most}: ${env[name]}`);
    return value;
  };
  const objection = objectStorageObjection(env);
  if (objection) throw new SettingsError(objection);
  const port = whole('PORT', 8080, 65_535);
  const dataDir = text('DATA_DIR', '.data');
  return {
    host: text('HOST', '127.0.0.1'),
    port,
    publicUrl: origin('PUBLIC_URL', `http://localhost:${port}`),
    aiOpsUrl: origin('AI_OPS_URL', 'http://localhost:8081'),
    services: {
      auth: origin('AUTH_SERVICE_URL'),
      library: origin('LIBRARY_SERVICE_URL'),
      billing: origin('BILLING_SERVICE_URL'),
      'ai-ops': origin('AI_OPS_SERVICE_URL'),
      releases: origin('RELEASES_SERVICE_URL'),
    },
    releasesDir: text('RELEASES_DIR', join(dataDir, 'releases')),
    objectStorage: objectStorageOf(env),
    shellDir: text('SHELL_DIR'),
    dataDir,
    secret: secretOf(env),
    brand: {
      name: text('BRAND_NAME', 'Stroomwerk'),
      supportEmail: env.SUPPORT_EMAIL ?? '',
      kvkNumber: env.KVK_NUMBER ?? '',
      vatId: env.VAT_ID ?? '',
      address: env.BRAND_ADDRESS ?? '',
    },
    paymentOrigins: [env.PAYMENT_ORIGIN ? origin('PAYMENT_ORIGIN') : 'https://checkout.stripe.com'],
    analyticsTag: analyticsTagOf(env),
    trustProxy: env.TRUST_PROXY === '1' || env.TRUST_PROXY === 'true',
    pollReleases: whole('EDGE_POLL_MS', 500, 60_000),
    pollData: whole('EDGE_DATA_POLL_MS', 3_000, 600_000),
    prerender: env.EDGE_PRERENDER !== 'off',
    preload: env.EDGE_PRELOAD !== 'off',
    workers: whole('EDGE_WORKERS', 1, 8),
  };
}

function secretOf({ APP_SECRET = '' }: NodeJS.ProcessEnv): string {
  if (APP_SECRET.length < 32) throw new SettingsError('APP_SECRET is missing or shorter than 32 characters');
  return APP_SECRET;
}

/** Both or neither: a tag without an account would count for nobody. @throws SettingsError */
export function analyticsTagOf({
  ANALYTICS_TAG_URL: url = '',
  ANALYTICS_TAG_ID: id = '',
  NODE_ENV,
}: NodeJS.ProcessEnv): AnalyticsTag | null {
  if (url === '' && id === '') return null;
  if (url === '' || id === '')
    throw new SettingsError('ANALYTICS_TAG_URL and ANALYTICS_TAG_ID belong together; one of them is missing');
  const scheme = URL.canParse(url) ? new URL(url).protocol : '';
  if (scheme !== 'https:' && !(scheme === 'http:' && NODE_ENV !== 'production'))
    throw new SettingsError(`ANALYTICS_TAG_URL is not an https address: ${url}`);
  if (!/^[A-Za-z0-9_-]{2,40}$/.test(id)) throw new SettingsError(`ANALYTICS_TAG_ID is not an account: ${id}`);
  return { url, id };
}

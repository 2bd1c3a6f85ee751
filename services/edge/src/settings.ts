import { join } from 'node:path';
import type { ServiceName } from '@stroomwerk/contracts/common';
import {
  type ClientLimitSettings,
  clientLimits,
  type RequestTimes,
  TrustedProxies,
} from '@stroomwerk/kernel/limits';
import {
  type ObjectStorageSettings,
  objectStorageObjection,
  objectStorageOf,
} from '@stroomwerk/kernel/object-storage';
import { edgeObjections } from '@stroomwerk/kernel/production';
import { type KeyRing, keyRing, type SecretName, withDerivedSecrets } from '@stroomwerk/kernel/signing';
import type { BodyTimes } from './proxy/body.js';
import type { AnswerTimes } from './proxy/call-rules.js';

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
  /** PAGE_VIEW_SECRET: seals page views. */
  readonly pageViews: KeyRing;
  /** CHOSEN_RELEASES_SECRET: opens the choice of releases that services/releases sealed. */
  readonly chosenReleases: KeyRing;
  readonly brand: Brand;
  /** Where payment forms may be sent, besides the page's own origin. */
  readonly paymentOrigins: readonly string[];
  /** Offered to visitors after consent; null: there is none. */
  readonly analyticsTag: AnalyticsTag | null;
  /** Whose x-forwarded-* are believed: an ingress of one's own. */
  readonly trustedProxies: TrustedProxies;
  /** How much one caller may have under way. */
  readonly clientLimits: ClientLimitSettings;
  /** How long requests may take to arrive; tests shorten them. */
  readonly requestTimes: RequestTimes;
  readonly bodyTimes?: Partial<BodyTimes>;
  readonly answerTimes?: Partial<AnswerTimes>;
  /** Milliseconds that a page's drawing may take. */
  readonly drawingTime?: number;
  /** Milliseconds between two looks at the active releases. */
  readonly pollReleases: number;
  /** Milliseconds between two looks at the data that drawn pages show. */
  readonly pollData: number;
  /** Pages that a release lists are drawn here. Off only to measure what that is worth (`npm run bench`). */
  readonly prerender: boolean;
  /** How many times as long as usual remotes, drawings and their reads may take; above 1 on slow machines only (tests). */
  readonly patience: number;
  /** Preload hints in pages. Off only to measure what they are worth. */
  readonly preload: boolean;
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
  const refused = env.NODE_ENV === 'production' ? edgeObjections(env) : [];
  if (refused.length > 0) throw new SettingsError(`NODE_ENV=production refuses: ${refused.join('; ')}`);
  const port = whole('PORT', 8080, 65_535);
  const dataDir = text('DATA_DIR', '.data');
  const secrets = withDerivedSecrets(env);
  return {
    // By its address: for the name there would be two listeners, and limits on one of them.
    host: text('HOST', '127.0.0.1').replace(/^localhost$/, '127.0.0.1'),
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
    pageViews: ringOf('PAGE_VIEW_SECRET', secrets),
    chosenReleases: ringOf('CHOSEN_RELEASES_SECRET', secrets),
    brand: {
      name: text('BRAND_NAME', 'Stroomwerk'),
      supportEmail: env.SUPPORT_EMAIL ?? '',
      kvkNumber: env.KVK_NUMBER ?? '',
      vatId: env.VAT_ID ?? '',
      address: env.BRAND_ADDRESS ?? '',
    },
    paymentOrigins: [env.PAYMENT_ORIGIN ? origin('PAYMENT_ORIGIN') : 'https://checkout.stripe.com'],
    analyticsTag: analyticsTagOf(env),
    trustedProxies: trustedProxiesOf(env),
    clientLimits: {
      ...clientLimits,
      requests: whole('CLIENT_REQUESTS', clientLimits.requests, 100_000),
    },
    requestTimes: { headers: 10_000, request: 300_000 },
    pollReleases: whole('EDGE_POLL_MS', 500, 60_000),
    pollData: whole('EDGE_DATA_POLL_MS', 3_000, 600_000),
    patience: whole('EDGE_PATIENCE', 1, 20),
    prerender: env.EDGE_PRERENDER !== 'off',
    preload: env.EDGE_PRELOAD !== 'off',
  };
}

/** @throws SettingsError */
function trustedProxiesOf({ TRUSTED_PROXIES = '', TRUST_PROXY = '' }: NodeJS.ProcessEnv): TrustedProxies {
  if (TRUST_PROXY !== '')
    throw new SettingsError(
      'TRUST_PROXY believed everybody and is gone: name the addresses of your proxies in TRUSTED_PROXIES',
    );
  try {
    return new TrustedProxies(TRUSTED_PROXIES);
  } catch (error) {
    throw new SettingsError((error as Error).message);
  }
}

function ringOf(name: SecretName, env: NodeJS.ProcessEnv): KeyRing {
  const { data, error } = keyRing.safeParse(env[name]);
  if (!data) throw new SettingsError(`${name}: ${error.issues[0]?.message}`);
  return data;
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

import { hkdfSync } from 'node:crypto';
import type { ServiceName } from '@stroomwerk/contracts';

/** Who is given a secret. */
export type SecretHolder = ServiceName | 'edge';

export interface SecretRule {
  readonly purpose: string;
  /** The processes that sign or verify with it; no other has it. */
  readonly holders: readonly SecretHolder[];
  /** Seconds that something signed with it counts at most: so long a spent value still verifies. */
  readonly lives: number;
  /** Seconds that a new value is known before it signs, where others learn of it by asking; none where each is told. */
  readonly overlap?: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The one list of what the platform signs: a secret for each purpose. */
export const secrets = {
  PAGE_VIEW_SECRET: {
    purpose: 'seals what a page view got and who asks at ai-ops, and hides who its visitor is',
    holders: ['edge', 'releases', 'ai-ops'],
    lives: hour,
  },
  CHOSEN_RELEASES_SECRET: {
    purpose: 'seals the releases that somebody chose for their own browser',
    holders: ['edge', 'releases'],
    lives: 12 * hour,
  },
  BONUS_LINK_SECRET: {
    purpose: 'seals mailed links to bonus workflows',
    holders: ['auth', 'library'],
    lives: 31 * day,
  },
  CONNECTION_SECRET: {
    purpose: "locks the keys of customers' n8n instances",
    holders: ['library'],
    // Within an hour every key is locked with the new value (library, connections); the rest is for what was away.
    lives: 31 * day,
  },
  PAYOUT_SECRET: {
    purpose: 'seals the bank accounts to which commissions are paid',
    holders: ['billing'],
    // Within minutes every account is sealed with the new value (billing, reconciliation); the rest is for what was away.
    lives: 31 * day,
  },
  ZIP_LINK_SECRET: { purpose: 'seals links to archives', holders: ['library'], lives: hour },
  MAIL_LINK_SECRET: {
    purpose: 'signs mailed links that confirm an address or set a password',
    holders: ['auth'],
    lives: 7 * day,
  },
  MAIL_CHOICE_SECRET: {
    purpose: 'seals the links in mails that turn a kind of mail off',
    holders: ['auth'],
    lives: 366 * day,
  },
  SESSION_SECRET: {
    purpose: 'derives the next refresh token of a session',
    holders: ['auth'],
    lives: minute,
  },
  OIDC_STATE_SECRET: {
    purpose: 'seals an attempt to sign in with Google',
    holders: ['auth'],
    lives: 10 * minute,
  },
} as const satisfies Record<string, SecretRule>;

export type SecretName = keyof typeof secrets;
export const secretNames = Object.keys(secrets) as SecretName[];

/** Everything that is rotated as a ring: those, and what APP_SECRET never served. */
export const rings = {
  ...secrets,
  GATE_KEY: {
    purpose: 'seals the proof that it is the gate that asks auth for an account',
    holders: ['auth', 'releases'],
    // The longest run of a gate, all through which its account has the pass that this key made.
    lives: 15 * minute,
  },
  /** Others ask auth for a key they do not know, at most every 5 s. */
  AUTH_SIGNING_KEY: {
    purpose: 'signs access tokens (ES256)',
    holders: ['auth'],
    lives: 10 * minute,
    overlap: 10,
  },
} as const satisfies Record<string, SecretRule>;

export type RingName = keyof typeof rings;
export const ringNames = Object.keys(rings) as RingName[];

/** The secrets that a process is given. */
export const secretsOf = (holder: SecretHolder): SecretName[] =>
  secretNames.filter((name) => (secrets[name].holders as readonly SecretHolder[]).includes(holder));

/**
 * The ring of one purpose where there is only the APP_SECRET that once served all of them: a secret that follows from
 * it signs, and APP_SECRET itself still opens what it signed.
 */
export const derivedRing = (appSecret: string, name: SecretName): string =>
  `${Buffer.from(hkdfSync('sha256', appSecret, '', `stroomwerk:secret:${name}`, 32)).toString('base64url')},${appSecret}`;

/** An environment with the secrets that are missing in it derived from APP_SECRET, where it has that. */
export function withDerivedSecrets(
  source: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const { APP_SECRET: appSecret, ...rest } = source;
  if (!appSecret) return rest;
  const derived = secretNames.map((name) => [name, rest[name] || derivedRing(appSecret, name)]);
  return { ...rest, ...Object.fromEntries(derived) };
}

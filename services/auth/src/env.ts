import type { ServiceEnv } from '@stroomwerk/kernel';
import { keyRing, signingKeys } from '@stroomwerk/kernel/signing';
import { z } from 'zod';

/** What auth reads beside the common environment. */
export const AuthEnvironment = z.object({
  BONUS_LINK_SECRET: keyRing,
  MAIL_LINK_SECRET: keyRing,
  MAIL_CHOICE_SECRET: keyRing,
  SESSION_SECRET: keyRing,
  OIDC_STATE_SECRET: keyRing,
  AUTH_SIGNING_KEY: signingKeys,
  /** Shared with services/releases alone: opens accounts for its gate. Without it the gate looks at no page. */
  GATE_KEY: keyRing.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  /** Whoever reports deliveries and complaints sends it as a bearer token; without one nobody does. */
  MAIL_REPORT_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  OPS_EMAIL: z.email().optional(),
  OPS_PASSWORD: z.string().min(6, 'at least 6 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Another identity provider in Google's place, for tests. */
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  /** Calls that cost a hash or a mail, of one network in a minute. A network has ten times as many mails to strangers a day. */
  AUTH_RATE_LIMIT: z.coerce.number().int().min(1).default(30),
});

export type AuthEnv = ServiceEnv<typeof AuthEnvironment>;

/** Rules over several variables. @returns the line that stops the start */
export function checkAuthEnvironment(env: Readonly<Record<string, unknown>>): string | undefined {
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined))
    return 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together';
  if (env.OPS_PASSWORD !== undefined && env.OPS_EMAIL === undefined) return 'OPS_PASSWORD needs OPS_EMAIL';
  if (env.NODE_ENV !== 'production') return undefined;
  if (env.GOOGLE_ISSUER !== 'https://accounts.google.com') return 'GOOGLE_ISSUER is not for production';
  return env.SMTP_URL === undefined ? 'NODE_ENV=production needs SMTP_URL' : undefined;
}

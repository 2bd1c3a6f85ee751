import { publicJwk, type ServiceEnv } from '@stroomwerk/kernel';
import { z } from 'zod';

function isSigningKey(pem: string): boolean {
  try {
    publicJwk(pem);
    return true;
  } catch {
    return false; // Reported as one line, without the key in it.
  }
}

/** What auth reads beside the common environment. */
export const AuthEnvironment = z.object({
  AUTH_SIGNING_KEY: z
    .string('an ES256 key as PKCS #8 in PEM')
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(isSigningKey, 'an ES256 key as PKCS #8 in PEM'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  OPS_EMAIL: z.email().optional(),
  OPS_PASSWORD: z.string().min(6, 'at least 6 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Another identity provider in Google's place, for tests. */
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  /** Attempts to sign in, register or have a mail sent: per address and minute, and per account and quarter of an hour. */
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

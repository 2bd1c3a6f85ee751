import { isAbsolute, join } from 'node:path';
import { databaseVariable } from '@stroomwerk/kernel/database';
import { minFreeMb, trustedProxies } from '@stroomwerk/kernel/limits';
import { objectStorageEnv, objectStorageObjection } from '@stroomwerk/kernel/object-storage';
import { allowedPrivate } from '@stroomwerk/kernel/outbound';
import { edgeObjections } from '@stroomwerk/kernel/production';
import { keyRing, type SecretName, secretLength, secretNames, signingKeys } from '@stroomwerk/kernel/signing';
import { z } from 'zod';

import { serviceNames } from './processes.js';
import { StartError } from './start-error.js';

export { StartError };

const port = z.coerce.number().int().min(1).max(65_535);
const url = z.url().transform((value) => value.replace(/\/$/, ''));
/** Checked as the processes do, and handed on as it is. */
const asGiven = (read: z.ZodType, wanted: string) =>
  z
    .string()
    .refine((text) => read.safeParse(text).success, wanted)
    .optional();
const ring = asGiven(keyRing, `at least ${secretLength} characters`);
const postgres = z.url({ protocol: /^postgres(ql)?$/ });

/** Where the database is: `DATABASE_URL` migrates, the others are what services connect with. */
const DatabaseEnvironment = z.object({
  DATABASE_URL: postgres.optional(),
  AUTH_DATABASE_URL: postgres.optional(),
  LIBRARY_DATABASE_URL: postgres.optional(),
  BILLING_DATABASE_URL: postgres.optional(),
  AI_OPS_DATABASE_URL: postgres.optional(),
  RELEASES_DATABASE_URL: postgres.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  APP_SECRET: z.string().min(32, 'at least 32 characters').optional(),
});
/** Where the migration is a job of its own: who prepares a PostgreSQL that has no other owner than its superuser yet. */
const MigrationEnvironment = DatabaseEnvironment.extend({ DATABASE_SUPERUSER_URL: postgres.optional() });
export const migrationVariables = Object.keys(MigrationEnvironment.shape);
export type DatabaseSettings = z.infer<typeof DatabaseEnvironment> & { readonly dataDir: string };

/** The environment of `npm start` (architecture.md, "What is fixed for whoever runs it"). */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(8080),
  AI_OPS_PORT: port.optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  AI_OPS_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  ...DatabaseEnvironment.shape,
  ...(Object.fromEntries(secretNames.map((name) => [name, ring])) as Record<SecretName, typeof ring>),
  TRUSTED_PROXIES: trustedProxies.optional(),
  MIN_FREE_MB: minFreeMb,
  N8N_ALLOW_PRIVATE: allowedPrivate.optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  GATE_KEY: ring,
  AUTH_SIGNING_KEY: asGiven(signingKeys, 'an ES256 key as PKCS #8 in PEM'),
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  STRIPE_API_BASE: url.optional(),
  PAYOUT_IBAN: z.string().min(15).optional(),
  PAYOUT_HOLDER: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SUPPORT_EMAIL: z.email().default('support@stroomwerk.example'),
  BRAND_NAME: z.string().min(1).default('Stroomwerk'),
  KVK_NUMBER: z.string().default('00000000'),
  VAT_ID: z.string().default('NL000000000B00'),
  BRAND_ADDRESS: z.string().default('Voorbeeldstraat 1, 1000 AA Amsterdam'),
  ANALYTICS_TAG_URL: z.url({ protocol: /^https?$/ }).optional(),
  ANALYTICS_TAG_ID: z
    .string()
    .regex(/^[A-Za-z0-9_-]{2,40}$/, 'letters, digits, - and _')
    .optional(),
  OPS_EMAIL: z.email().optional(),
  OPS_PASSWORD: z.string().min(6, 'at least 6 characters').optional(),
  ...objectStorageEnv,
});

export interface Settings extends z.infer<typeof Environment> {
  readonly publicUrl: string;
  readonly dataDir: string;
}

/** Empty values count as absent. @throws StartError naming each invalid value */
function parse<T extends z.ZodObject>(schema: T, env: NodeJS.ProcessEnv): z.infer<T> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new StartError(
    `Invalid setting: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ')}`,
  );
}

/**
 * What the migration reads where it is a job of its own: DATABASE_URL, and the roles that it makes and grants to.
 * @throws StartError naming what is missing
 */
export function readMigrationSettings(
  env: NodeJS.ProcessEnv,
): DatabaseSettings & { readonly DATABASE_SUPERUSER_URL?: string } {
  const settings = parse(MigrationEnvironment, env);
  const wanted = [
    'DATABASE_URL',
    ...(settings.APP_SECRET ? [] : serviceNames.map(databaseVariable)),
  ] as const;
  const missing = wanted.filter((name) => settings[name] === undefined);
  if (missing.length > 0) throw new StartError(`The migration needs ${missing.join(', ')}`);
  return { ...settings, dataDir: '' };
}

/**
 * Reads and checks the environment.
 * @throws StartError naming each invalid value and what is missing in production
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const settings = parse(Environment, env);
  const objection = objectStorageObjection(settings);
  if (objection) throw new StartError(objection);
  if ((settings.ANALYTICS_TAG_URL === undefined) !== (settings.ANALYTICS_TAG_ID === undefined))
    throw new StartError('ANALYTICS_TAG_URL and ANALYTICS_TAG_ID belong together; one of them is missing');
  if (settings.NODE_ENV === 'production') {
    const required = [
      ...(settings.APP_SECRET === undefined ? secretNames : []),
      'AUTH_SIGNING_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SMTP_URL',
      'PUBLIC_URL',
      'AI_OPS_URL',
    ] as const;
    const missing = required.filter((name) => settings[name] === undefined);
    if (missing.length > 0) throw new StartError(`NODE_ENV=production needs: ${missing.join(', ')}`);
    const objections = edgeObjections({ ...env, BRAND_NAME: settings.BRAND_NAME });
    if (objections.length > 0)
      throw new StartError(objections.map((line) => `NODE_ENV=production refuses: ${line}`).join('\n'));
  }
  return {
    ...settings,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    dataDir: isAbsolute(settings.DATA_DIR) ? settings.DATA_DIR : join(root, settings.DATA_DIR),
  };
}

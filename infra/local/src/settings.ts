import { isAbsolute, join } from 'node:path';
import { objectStorageEnv, objectStorageObjection } from '@stroomwerk/kernel/object-storage';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const url = z.url().transform((value) => value.replace(/\/$/, ''));

/** The environment of `npm start` (architecture.md, "What is fixed for whoever runs it"). */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(8080),
  AI_OPS_PORT: port.optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  AI_OPS_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  APP_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  AUTH_SIGNING_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  STRIPE_API_BASE: url.optional(),
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

/** A start that cannot go on, for a reason the person can mend: printed as one line, without a stack. */
export class StartError extends Error {}

/**
 * Reads and checks the environment.
 * @throws StartError naming each invalid value and what is missing in production
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw new StartError(
      `Invalid setting: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ')}`,
    );
  const settings = parsed.data;
  const objection = objectStorageObjection(settings);
  if (objection) throw new StartError(objection);
  if ((settings.ANALYTICS_TAG_URL === undefined) !== (settings.ANALYTICS_TAG_ID === undefined))
    throw new StartError('ANALYTICS_TAG_URL and ANALYTICS_TAG_ID belong together; one of them is missing');
  if (settings.NODE_ENV === 'production') {
    const required = [
      'APP_SECRET',
      'AUTH_SIGNING_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SMTP_URL',
      'PUBLIC_URL',
    ] as const;
    const missing = required.filter((name) => settings[name] === undefined);
    if (missing.length > 0) throw new StartError(`NODE_ENV=production needs: ${missing.join(', ')}`);
  }
  return {
    ...settings,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    dataDir: isAbsolute(settings.DATA_DIR) ? settings.DATA_DIR : join(root, settings.DATA_DIR),
  };
}

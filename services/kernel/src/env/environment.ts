import { delimiter } from 'node:path';
import type { ServiceName } from '@stroomwerk/contracts';
import { z } from 'zod';
import { DatabaseLogin } from '../database/login.js';
import { minFreeMb } from '../disk/min-free.js';
import { trustedProxies } from '../limits/index.js';
import { withDerivedSecrets } from '../signing/secrets.js';
import { productionObjections } from './production.js';

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const postgres = z.url({ protocol: /^postgres(ql)?$/ }).transform((value) => new DatabaseLogin(value));

/** What every service reads (architecture.md, "What is fixed for whoever runs it"). */
export const CommonEnvironment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(8080),
  AI_OPS_PORT: port.default(8081),
  PUBLIC_URL: url.optional(),
  AI_OPS_URL: url.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Folders on this machine whose disks the platform fills: data folder and own database, with a colon between them. */
  DISK_FOLDERS: z
    .string()
    .default('')
    .transform((value) => value.split(delimiter).filter((folder) => folder !== '')),
  MIN_FREE_MB: minFreeMb,
  /** What each service connects with at run time; a process is given its own only. */
  AUTH_DATABASE_URL: postgres.optional(),
  LIBRARY_DATABASE_URL: postgres.optional(),
  BILLING_DATABASE_URL: postgres.optional(),
  AI_OPS_DATABASE_URL: postgres.optional(),
  RELEASES_DATABASE_URL: postgres.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Whose word about who asked is believed: the edge's, and for the AI-ops host that of the proxy before it. */
  TRUSTED_PROXIES: trustedProxies.default('127.0.0.1, ::1'),
  /** Whoever reads `/metrics` sends it as a bearer token; without one nobody does. */
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  SERVICE_HOST: z.string().min(1).default('127.0.0.1'),
  SERVICE_PORT: port.default(0),
  AUTH_SERVICE_URL: url.default('http://127.0.0.1:4101'),
  LIBRARY_SERVICE_URL: url.default('http://127.0.0.1:4102'),
  BILLING_SERVICE_URL: url.default('http://127.0.0.1:4103'),
  AI_OPS_SERVICE_URL: url.default('http://127.0.0.1:8081'),
  RELEASES_SERVICE_URL: url.default('http://127.0.0.1:4105'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** `none` where worker.ts runs the workers by itself (architecture.md, rule 13). */
  WORKERS: z.enum(['inside', 'none']).default('inside'),
  BRAND_NAME: z.string().min(1).default('Stroomwerk'),
  SUPPORT_EMAIL: z.email().default('support@stroomwerk.example'),
  KVK_NUMBER: z.string().default('00000000'),
  VAT_ID: z.string().default('NL000000000B00'),
});

export type CommonEnv = Omit<z.infer<typeof CommonEnvironment>, 'PUBLIC_URL' | 'AI_OPS_URL'> & {
  readonly PUBLIC_URL: string;
  readonly AI_OPS_URL: string;
};

/** The validated environment of a service: the common part and its own `env` schema. */
export type ServiceEnv<Extra extends z.ZodObject | undefined = undefined> = CommonEnv &
  (Extra extends z.ZodObject ? z.infer<Extra> : unknown);

/** Injection token of the validated environment. */
export const SERVICE_ENV = Symbol('SERVICE_ENV');

/** An environment that a process cannot start with; its message is the one clear line. */
export class EnvironmentError extends Error {}

const neededInProduction = ['PUBLIC_URL', 'AI_OPS_URL'] as const;
let latest: ServiceEnv | undefined;

/**
 * The environment that this process was started with. Inject SERVICE_ENV where that is possible.
 * @throws Error before a service was created
 */
export function serviceEnv<T extends CommonEnv = ServiceEnv>(): T {
  if (!latest) throw new Error('serviceEnv() was asked before a service was created');
  return latest as T;
}

/**
 * Checks the environment. Empty values count as absent.
 * @throws EnvironmentError naming every invalid or missing variable, never its value
 */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>>,
  extra?: z.ZodObject,
): ServiceEnv {
  const given = Object.fromEntries(
    Object.entries(withDerivedSecrets(source)).filter(([, value]) => value !== ''),
  );
  const schema = extra ? CommonEnvironment.extend(extra.shape) : CommonEnvironment;
  const result = schema.safeParse(given, { error: z.locales.en().localeError });
  if (!result.success) {
    const lines = result.error.issues.map(
      (issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`,
    );
    throw new EnvironmentError(`Invalid environment. ${lines.join('; ')}`);
  }
  const env = result.data as z.infer<typeof CommonEnvironment>;
  const missing = neededInProduction.filter((name) => env[name] === undefined);
  if (env.NODE_ENV === 'production' && missing.length > 0)
    throw new EnvironmentError(`Invalid environment. NODE_ENV=production needs ${missing.join(', ')}`);
  const objections = env.NODE_ENV === 'production' ? productionObjections(source) : [];
  if (objections.length > 0)
    throw new EnvironmentError(`NODE_ENV=production refuses: ${objections.join('; ')}`);
  const complete: ServiceEnv = {
    ...env,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    AI_OPS_URL: env.AI_OPS_URL ?? `http://localhost:${env.AI_OPS_PORT}`,
  };
  return complete;
}

/** Remembers the environment for serviceEnv(). */
export function rememberEnvironment(env: ServiceEnv): void {
  latest = env;
}

const prefixes = {
  auth: 'AUTH',
  library: 'LIBRARY',
  billing: 'BILLING',
  'ai-ops': 'AI_OPS',
  releases: 'RELEASES',
} as const satisfies Record<ServiceName, string>;

/** Where the other services answer, e.g. `http://127.0.0.1:4101`. */
export const serviceUrl = (env: CommonEnv, name: ServiceName): string => env[`${prefixes[name]}_SERVICE_URL`];

/** The variable with which a service connects to the database at run time, e.g. `AUTH_DATABASE_URL`. */
export const databaseVariable = <N extends ServiceName>(name: N) => `${prefixes[name]}_DATABASE_URL` as const;

/** What a service connects with: its run-time role, which owns no table. @throws EnvironmentError when this process was not given it */
export function runtimeLogin(env: CommonEnv, name: ServiceName): DatabaseLogin {
  const variable = databaseVariable(name);
  const login = env[variable];
  if (login === undefined) throw new EnvironmentError(`Invalid environment. ${variable} is missing`);
  return login;
}

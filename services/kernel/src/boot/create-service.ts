import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import { Clock } from '../clock.js';
import { pendingMigrations } from '../database/migrate.js';
import {
  EnvironmentError,
  readEnvironment,
  rememberEnvironment,
  runtimeLogin,
  SERVICE_ENV,
  type ServiceEnv,
} from '../env/environment.js';
import { Metrics } from '../health/metrics.js';
import { serveDocs } from '../http/docs.js';
import { allowEmptyBodies, readCookies } from '../http/edges.js';
import { refuseInLanguage } from '../http/language.js';
import { TrustedProxies } from '../limits/index.js';
import { quieten } from '../logging/logger.js';
import { chooseBackend } from '../queue/backend.js';
import { closeRedis } from '../queue/redis.js';
import type { ServiceDefinition } from './definition.js';
import { kernelModule } from './kernel.module.js';
import { adapterOf, mindCallers } from './listener.js';

export interface CreateOptions {
  /** Tests put a FixedClock here. */
  readonly clock?: Clock;
  /** Where the lines of its log go instead of to standard output. */
  readonly lines?: DestinationStream;
  /** Gets the environment as it was read and whom it believes, before anything is built with it, and is waited for. */
  readonly onEnvironment?: (env: ServiceEnv, trusted: TrustedProxies) => void | Promise<void>;
}

async function build(
  def: ServiceDefinition,
  env: ServiceEnv,
  clock: Clock,
  trusted: TrustedProxies,
  lines?: DestinationStream,
): Promise<NestFastifyApplication> {
  class ServiceRoot {}
  Module({ imports: [kernelModule(def, env, clock, lines), def.module] })(ServiceRoot);
  const adapter = adapterOf(def, trusted);
  const app = await NestFactory.create<NestFastifyApplication>(ServiceRoot, adapter, {
    bufferLogs: true,
    abortOnError: false,
    rawBody: def.rawBody ?? false,
  });
  app.useLogger(quieten(app.get(Logger), env));
  app.flushLogs();
  app.setGlobalPrefix('api', { exclude: ['health', 'health/ready', 'metrics'] });
  await mindCallers(adapter, def, env, trusted);
  refuseInLanguage(adapter);
  allowEmptyBodies(adapter);
  if (def.binaryBody !== undefined)
    app.useBodyParser('application/octet-stream', { bodyLimit: def.binaryBody });
  await readCookies(adapter);
  app.get(Metrics).observe(app);
  serveDocs(app, def);
  return app;
}

/** A service changes no table: the migration is a step before it, with rights that no service has (ADR 0013). */
async function requireMigrated(def: ServiceDefinition, env: ServiceEnv): Promise<void> {
  const [first, ...more] = await pendingMigrations(def, runtimeLogin(env, def.name).url);
  if (first === undefined) return;
  throw new EnvironmentError(
    `The database is not migrated for ${def.name} yet (${first}${more.length > 0 ? ` and ${more.length} more` : ''}). Run the migration first: infra/local/bin/migrate.mjs`,
  );
}

/** Ends workers, queues and database of an application, and last what they shared. */
export async function endService(app: NestFastifyApplication): Promise<void> {
  const env = app.get<ServiceEnv>(SERVICE_ENV);
  await app.close();
  closeRedis(env);
}

/**
 * An initialised application that does not listen yet; `inject()` answers requests. The caller closes it.
 * @param source the environment, e.g. process.env
 * @throws EnvironmentError when the environment is not valid, or the database is not migrated yet
 */
export async function createService(
  def: ServiceDefinition,
  source: Readonly<Record<string, string | undefined>>,
  options: CreateOptions = {},
): Promise<NestFastifyApplication> {
  const env = readEnvironment(source, def.env);
  const objection = def.checkEnv?.({ ...env });
  if (objection) throw new EnvironmentError(`Invalid environment. ${objection}`);
  rememberEnvironment(env);
  // Whoever reaches a public service from this machine need not be the edge: it believes nobody by default.
  const trusted = new TrustedProxies(def.listenPublic ? (source.TRUSTED_PROXIES ?? '') : env.TRUSTED_PROXIES);
  await options.onEnvironment?.(env, trusted);
  await requireMigrated(def, env);
  chooseBackend(env);
  const app = await build(def, env, options.clock ?? new Clock(), trusted, options.lines);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

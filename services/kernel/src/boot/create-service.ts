import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { z } from 'zod';
import { Clock } from '../clock.js';
import { migrate } from '../database/migrate.js';
import {
  EnvironmentError,
  readEnvironment,
  rememberEnvironment,
  type ServiceEnv,
} from '../env/environment.js';
import { Metrics } from '../health/metrics.js';
import { serveDocs } from '../http/docs.js';
import { allowEmptyBodies, allowPage, readCookies, secureHeaders } from '../http/edges.js';
import { quieten } from '../logging/logger.js';
import { chooseBackend } from '../queue/backend.js';
import type { ServiceDefinition } from './definition.js';
import { kernelModule } from './kernel.module.js';

export interface CreateOptions {
  /** Tests put a FixedClock here. */
  readonly clock?: Clock;
}

const mebibyte = 1_048_576;

async function build(def: ServiceDefinition, env: ServiceEnv, clock: Clock): Promise<NestFastifyApplication> {
  class ServiceRoot {}
  Module({ imports: [kernelModule(def, env, clock), def.module] })(ServiceRoot);
  const adapter = new FastifyAdapter({
    trustProxy: 'loopback, linklocal, uniquelocal',
    bodyLimit: def.bodyLimit ?? mebibyte,
    routerOptions: { maxParamLength: 500 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(ServiceRoot, adapter, {
    bufferLogs: true,
    abortOnError: false,
    rawBody: def.rawBody ?? false,
  });
  app.useLogger(quieten(app.get(Logger), env));
  app.flushLogs();
  app.setGlobalPrefix('api', { exclude: ['health', 'metrics'] });
  app.enableShutdownHooks();
  allowEmptyBodies(app);
  if (def.binaryBody !== undefined)
    app.useBodyParser('application/octet-stream', { bodyLimit: def.binaryBody });
  await secureHeaders(app);
  await readCookies(app);
  allowPage(app, env, def);
  app.get(Metrics).observe(app);
  serveDocs(app, def);
  return app;
}

/**
 * A migrated, initialised application that does not listen yet; `inject()` answers requests. The caller closes it.
 * @param source the environment, e.g. process.env
 * @throws EnvironmentError when the environment is not valid
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
  z.config(z.locales.nl()); // Texts of schemas that quote none: the product's first language.
  await migrate(def, env);
  chooseBackend(env);
  const app = await build(def, env, options.clock ?? new Clock());
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

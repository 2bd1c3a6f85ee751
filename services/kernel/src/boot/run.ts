import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { EnvironmentError, SERVICE_ENV, type ServiceEnv } from '../env/environment.js';
import { Health } from '../health/health.js';
import { createService } from './create-service.js';
import type { ServiceDefinition } from './definition.js';

const reason = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
};

async function start(
  def: ServiceDefinition,
  source: NodeJS.ProcessEnv,
  then: (app: NestFastifyApplication) => Promise<string>,
): Promise<void> {
  try {
    const app = await createService(def, source);
    const where = await then(app);
    app.get(Health).markReady();
    app.get(Logger).log(`${def.name} ready${where}`);
  } catch (error) {
    const stack =
      error instanceof EnvironmentError || !(error instanceof Error) ? '' : `\n${error.stack ?? ''}`;
    process.stderr.write(`${def.name} cannot start: ${reason(error)}${stack}\n`);
    process.exit(1);
  }
}

/** main.ts: environment, migrations, application, listening. SIGTERM and SIGINT end it cleanly. */
export const runService = (def: ServiceDefinition): Promise<void> =>
  start(def, process.env, async (app) => {
    const env = app.get<ServiceEnv>(SERVICE_ENV);
    const host = def.listenPublic ? env.HOST : env.SERVICE_HOST;
    await app.listen(env.SERVICE_PORT, host);
    return ` on ${await app.getUrl()}`;
  });

/** worker.ts: the same modules, workers only; nothing listens. */
export const runWorker = (def: ServiceDefinition): Promise<void> =>
  start(def, { ...process.env, WORKERS: 'inside' }, () => Promise.resolve(' (workers only)'));

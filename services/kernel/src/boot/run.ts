import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { EnvironmentError, SERVICE_ENV, type ServiceEnv } from '../env/environment.js';
import { Health } from '../health/health.js';
import { drain } from '../limits/index.js';
import { followRotations } from '../signing/follow-rotations.js';
import { createService, endService } from './create-service.js';
import type { ServiceDefinition } from './definition.js';
import { refuseStart } from './start-refused.js';

const reason = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
};

/** Longer than any drain: a part that does not end holds nobody. */
const longestEnd = 9_000;

/** SIGTERM and SIGINT: what was accepted is answered, then workers, queue and database end. */
function endWhenAsked(app: NestFastifyApplication): void {
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      setTimeout(() => process.exit(1), longestEnd).unref();
      void drain(app.getHttpAdapter().getInstance().server)
        .then(() => endService(app))
        .then(
          () => process.exit(0),
          (error: unknown) => {
            process.stderr.write(`does not end: ${reason(error)}\n`);
            process.exit(1);
          },
        );
    });
}

async function start(
  def: ServiceDefinition,
  source: NodeJS.ProcessEnv,
  then: (app: NestFastifyApplication) => Promise<string>,
): Promise<void> {
  try {
    const app = await createService(def, source, { onEnvironment: (env) => followRotations({ ...env }) });
    endWhenAsked(app);
    const where = await then(app);
    app.get(Health).markReady();
    app.get(Logger).log(`${def.name} ready${where}`);
  } catch (error) {
    const line = `${def.name} cannot start: ${reason(error)}`;
    if (error instanceof EnvironmentError) return refuseStart(line);
    process.stderr.write(`${line}${error instanceof Error ? `\n${error.stack ?? ''}` : ''}\n`);
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

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { EnvironmentError, SERVICE_ENV, type ServiceEnv } from '../env/environment.js';
import { Health } from '../health/health.js';
import { drain } from '../limits/index.js';
import { followRotations } from '../signing/follow-rotations.js';
import { createService, endService } from './create-service.js';
import type { ServiceDefinition } from './definition.js';
import { addressOf } from './listener.js';
import { refuseStart } from './start-refused.js';
import { answerWhileStarting } from './starting.js';

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

async function listen(app: NestFastifyApplication, def: ServiceDefinition): Promise<string> {
  const { port, host } = addressOf(def, app.get<ServiceEnv>(SERVICE_ENV));
  await app.listen(port, host);
  return ` on ${await app.getUrl()}`;
}

async function start(
  def: ServiceDefinition,
  source: NodeJS.ProcessEnv,
  { listens }: { readonly listens: boolean },
): Promise<void> {
  let freePort: (() => Promise<void>) | undefined;
  try {
    const app = await createService(def, source, {
      onEnvironment: async (env, trusted) => {
        followRotations({ ...env });
        if (listens) freePort = await answerWhileStarting(def, env, trusted);
      },
    });
    endWhenAsked(app);
    void freePort?.();
    const where = listens ? await listen(app, def) : ' (workers only)';
    app.get(Health).markReady();
    app.get(Logger).log(`${def.name} ready${where}`);
  } catch (error) {
    const line = `${def.name} cannot start: ${reason(error)}`;
    if (error instanceof EnvironmentError) return refuseStart(line);
    process.stderr.write(`${line}${error instanceof Error ? `\n${error.stack ?? ''}` : ''}\n`);
    process.exit(1);
  }
}

/** main.ts: environment, application, listening; while it starts it says so. SIGTERM and SIGINT end it cleanly. */
export const runService = (def: ServiceDefinition): Promise<void> =>
  start(def, process.env, { listens: true });

/** worker.ts: the same modules, workers only; nothing listens. */
export const runWorker = (def: ServiceDefinition): Promise<void> =>
  start(def, { ...process.env, WORKERS: 'inside' }, { listens: false });

import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { ServiceEnv } from '../env/environment.js';
import { believeOnly } from '../http/believe.js';
import { allowPage, secureHeaders } from '../http/edges.js';
import { limitCallers } from '../http/limit-callers.js';
import { traceRequests } from '../http/traces.js';
import { decodableTarget, serverTimes, type TrustedProxies } from '../limits/index.js';
import { AskerSeal } from '../signing/index.js';
import type { ServiceDefinition } from './definition.js';

const mebibyte = 1_048_576;
/** Milliseconds in which a request must have arrived; a file of a release may take longer. */
const requestTimes = { headers: 10_000, request: 60_000 };
const fileWithin = 300_000;

/** What listens for a service, with the times and sizes that it gives a request. */
export const adapterOf = (def: ServiceDefinition, trusted: TrustedProxies): FastifyAdapter =>
  new FastifyAdapter({
    ...serverTimes(def.binaryBody === undefined ? requestTimes : { ...requestTimes, request: fileWithin }),
    // What strangers claim to a public service is taken away before (believeOnly).
    trustProxy: (address: string, hop: number) => (def.listenPublic && hop === 0) || trusted.has(address),
    rewriteUrl: decodableTarget,
    bodyLimit: def.bodyLimit ?? mebibyte,
    routerOptions: { maxParamLength: 500 },
  });

/** What every answer has, also while the service starts: who asks and how much of them, its trace, who may read it. */
export async function mindCallers(
  adapter: FastifyAdapter,
  def: ServiceDefinition,
  env: ServiceEnv,
  trusted: TrustedProxies,
): Promise<void> {
  if (def.listenPublic) believeOnly(adapter, trusted, def.edgeSecret && new AskerSeal(def.edgeSecret(env)));
  traceRequests(adapter);
  limitCallers(adapter, trusted, def);
  await secureHeaders(adapter);
  allowPage(adapter, env, def);
}

/** Where it listens: a service that browsers reach directly as the edge does, the others inside. */
export const addressOf = (def: ServiceDefinition, env: ServiceEnv): { port: number; host: string } => ({
  port: env.SERVICE_PORT,
  host: def.listenPublic ? env.HOST : env.SERVICE_HOST,
});

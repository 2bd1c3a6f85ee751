import { once } from 'node:events';
import type { ServiceHealth } from '@stroomwerk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceEnv } from '../env/environment.js';
import { AppError } from '../http/app-error.js';
import { languageOf } from '../http/language.js';
import { requestTrace } from '../http/traces.js';
import { drain, type TrustedProxies } from '../limits/index.js';
import type { ServiceDefinition } from './definition.js';
import { adapterOf, addressOf, mindCallers } from './listener.js';
import { lastStep } from './start-step.js';

const unavailable = new AppError('common.unavailable');

/**
 * Listens in the place of a service while it starts: says how far that is to who asks for its health, and to everybody
 * else that it may be tried again.
 * @returns frees the port at once, and resolves when what is under way there was answered
 * @throws Error when the port is taken
 */
export async function answerWhileStarting(
  def: ServiceDefinition,
  env: ServiceEnv,
  trusted: TrustedProxies,
): Promise<() => Promise<void>> {
  const adapter = adapterOf(def, trusted);
  await mindCallers(adapter, def, env, trusted);
  const instance = adapter.getInstance();
  // Before a body is read, and after whatever every answer has.
  instance.addHook('preParsing', async (request: FastifyRequest, reply: FastifyReply) => {
    // A connection that is kept would end with this listener.
    reply.code(503).headers({ connection: 'close', 'retry-after': unavailable.retryAfter });
    const [path = ''] = request.url.split('?', 1);
    if (path === '/health' || path === '/health/ready') return reply.send(startingHealth(def));
    const refusal = unavailable.body(languageOf(request.headers['accept-language']));
    return reply.send({ ...refusal, trace_id: requestTrace(request.raw)?.id });
  });
  await instance.ready();
  const { port, host } = addressOf(def, env);
  await once(instance.server.listen(port, host), 'listening');
  return () => drain(instance.server);
}

function startingHealth({ name, apiVersion }: ServiceDefinition): ServiceHealth {
  const progress = lastStep();
  return {
    status: 'starting',
    service: name,
    api_version: apiVersion,
    parts: {},
    ...(progress ? { progress } : {}),
  };
}

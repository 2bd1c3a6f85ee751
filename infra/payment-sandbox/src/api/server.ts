import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from '../core/account.js';
import { ApiFailure, type StripeErrorBody } from '../core/errors.js';
import { newId } from '../core/ids.js';
import { apiVersion } from '../core/wire.js';
import { expanded } from './answers.js';
import { Params } from './params.js';
import type { Route } from './route.js';

/** Requests that the next calls refuse, set by the admin route: how a service behaves while Stripe is down. */
export interface Outage {
  left: number;
  status: number;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function authorize(request: FastifyRequest, secretKey: string): void {
  const header = request.headers.authorization ?? '';
  const [scheme = '', value = ''] = header.split(' ');
  const key =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(value, 'base64').toString('utf8').replace(/:$/, '')
      : value;
  if (key !== '' && timingSafeEqual(digest(key), digest(secretKey))) return;
  throw new ApiFailure(401, {
    type: 'invalid_request_error',
    message:
      key === ''
        ? 'You did not provide an API key. Provide it in the Authorization header, as bearer token or basic user name.'
        : `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}`,
  });
}

const decoded = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

interface Answer {
  status: number;
  body: string;
}

const failure = (status: number, error: StripeErrorBody): Answer => ({
  status,
  body: JSON.stringify({ error }, null, 2),
});

function carryOut(
  account: Account,
  route: Route,
  request: FastifyRequest,
  requestId: string,
  key: string | null,
): Answer {
  const params = new Params(
    decoded(
      request.method === 'GET' ? request.query : { ...decoded(request.query), ...decoded(request.body) },
    ),
  );
  const id = decoded(request.params).id;
  try {
    const answer = account.during({ id: requestId, idempotency_key: key }, () =>
      route.handle({ account, params, id: typeof id === 'string' ? id : '' }),
    );
    return {
      status: 200,
      body: JSON.stringify(expanded(account, answer, params.strings('expand')), null, 2),
    };
  } catch (error) {
    if (error instanceof ApiFailure) return failure(error.status, error.body);
    throw error;
  }
}

/**
 * Same key and same request: the first answer again. Same key and another request: an idempotency error.
 * A refusal of the parameters is not kept, as at Stripe: nothing was begun.
 */
function once(
  account: Account,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  requestId: string,
): Answer {
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' && request.method === 'POST' ? header : null;
  if (key === null) return carryOut(account, route, request, requestId, null);
  const fingerprint = digest(`${request.url} ${JSON.stringify(request.body ?? {})}`).toString('hex');
  void reply.header('idempotency-key', key);
  const known = account.state.idempotency[key];
  if (known === undefined) {
    const answer = carryOut(account, route, request, requestId, key);
    if (answer.status < 400 || answer.status === 402) {
      account.state.idempotency[key] = { fingerprint, ...answer, request: requestId, at: account.now() };
      account.changed();
    }
    return answer;
  }
  if (known.fingerprint !== fingerprint) {
    return failure(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  void reply.header('idempotent-replayed', 'true').header('original-request', known.request);
  return known;
}

/** Mounts Stripe's API under /v1. */
export function mountApi(
  app: FastifyInstance,
  account: Account,
  routes: readonly Route[],
  outage: Outage,
  saved: () => Promise<void>,
): void {
  const send = (reply: FastifyReply, requestId: string, answer: Answer) =>
    reply
      .code(answer.status)
      .header('content-type', 'application/json')
      .header('request-id', requestId)
      .header('stripe-version', apiVersion)
      .send(answer.body);

  for (const route of routes) {
    app.route({
      method: route.method,
      url: `/v1${route.path}`,
      handler: async (request, reply) => {
        const requestId = newId('req', 14);
        try {
          authorize(request, account.settings.secretKey);
        } catch (error) {
          if (error instanceof ApiFailure) return send(reply, requestId, failure(error.status, error.body));
          throw error;
        }
        if (outage.left > 0) {
          outage.left -= 1;
          return send(
            reply,
            requestId,
            failure(outage.status, { type: 'api_error', message: 'An unknown error occurred.' }),
          );
        }
        const answer = once(account, route, request, reply, requestId);
        await saved();
        return send(reply, requestId, answer);
      },
    });
  }
  app.all('/v1/*', async (request, reply) =>
    send(
      reply,
      newId('req', 14),
      failure(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}). The sandbox does not play this part of Stripe.`,
      }),
    ),
  );
}

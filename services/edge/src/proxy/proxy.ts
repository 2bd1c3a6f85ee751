import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ErrorCode, ServiceName } from '@stroomwerk/contracts/common';
import type { ClientLimits } from '@stroomwerk/kernel/limits';
import { AskerSeal, askerHeader } from '@stroomwerk/kernel/signing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { acceptedLanguage, errorBody, statusOf } from '../errors.js';
import { publicReadOf } from '../public-reads.js';
import type { EdgeSettings } from '../settings.js';
import { BodyRefused, bodyTimes, takeBody } from './body.js';
import { type AnswerTimes, answerTimes, answerWithin, bodyLimit } from './call-rules.js';
import { Circuit } from './circuit.js';
import { travelling } from './headers.js';
import { LastAnswers } from './last-answers.js';
import { outside, serviceFor, serviceNames } from './prefix-table.js';

const connectWithin = 3_000;
/** Connections to one service: well above what one caller may have under way. */
const connections = 256;

export interface ProxyParts {
  readonly settings: EdgeSettings;
  readonly clients: ClientLimits;
  /** Told when a release pointer was moved through here. */
  readonly onMoved: () => void;
}

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly service: ServiceName;
  /** Without query, as the service knows it. */
  readonly path: string;
  /** With query, as the service knows it. */
  readonly target: string;
}

/**
 * Passes `/api/...`, and what lies outside it, to the service that owns it. Nothing of a body is parsed, so signed bodies
 * arrive as they were sent; answers stream. A service that hangs or is gone is a 503 that names it, or for public reads
 * the last good answer.
 */
export async function registerProxy(app: FastifyInstance, parts: ProxyParts): Promise<void> {
  const proxy = new Gateway(parts, (line) => app.log.warn(line));
  app.addHook('onClose', () => proxy.close());
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const { prefix, to } of [{ prefix: '/api', to: '/api' }, ...outside])
      for (const url of [prefix, `${prefix}/*`])
        scope.route({
          url,
          method: [...scope.supportedMethods],
          exposeHeadRoute: false,
          handler: (request, reply) => proxy.pass(request, reply, to + request.url.slice(prefix.length)),
        });
  });
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';

class Gateway {
  readonly #agent = new Agent({ connections, bodyTimeout: 0, connect: { timeout: connectWithin } });
  readonly #answers = new LastAnswers();
  readonly #circuits: ReadonlyMap<ServiceName, Circuit>;

  readonly #times: AnswerTimes;
  readonly #asker: AskerSeal;

  constructor(
    private readonly parts: ProxyParts,
    warn: (line: string) => void,
  ) {
    const { services } = parts.settings;
    this.#asker = new AskerSeal(parts.settings.pageViews);
    this.#times = { ...answerTimes, ...parts.settings.answerTimes };
    this.#circuits = new Map(
      serviceNames.map((name) => [
        name,
        new Circuit(services[name], (line) => warn(`${name} at ${line}`), this.#times.alive),
      ]),
    );
  }

  async close(): Promise<void> {
    for (const circuit of this.#circuits.values()) circuit.stop();
    await this.#agent.destroy();
  }

  async pass(request: FastifyRequest, reply: FastifyReply, target: string): Promise<FastifyReply> {
    const service = serviceFor(pathOf(request.url));
    if (service === null) return refuse(reply, 'common.not_found', pathOf(request.url));
    const call: Call = { request, reply, service, path: pathOf(target), target };
    const circuit = this.#circuits.get(service);
    if (circuit?.open) return this.#instead(call);
    const gone = new AbortController();
    let answered = false;
    // Later it is Fastify that ends the answer of the service.
    reply.raw.once('close', () => {
      if (!answered) gone.abort();
    });
    const doubt = (): void => circuit?.doubt();
    let waiting: NodeJS.Timeout | undefined;
    let hangs = false;
    // Whoever only reads need not wait for the end of its time; what a write did nobody knows before.
    const over =
      request.method === 'GET' &&
      circuit?.onOpen(() => {
        hangs = true;
        gone.abort();
      });
    try {
      const body = await this.#body(call);
      waiting = setTimeout(doubt, this.#times.doubtAfter);
      const answer = await this.#agent.request({
        origin: this.parts.settings.services[service],
        path: target,
        method: request.method as Dispatcher.HttpMethod,
        headers: headersFor(request, this.parts.settings, body, this.#wordFor(service, request)),
        body: body ?? null,
        signal: gone.signal,
        headersTimeout: answerWithin(call.path, this.#times),
      });
      answered = true;
      return await this.#answer(call, answer);
    } catch (error) {
      // The caller went away: there is nobody to answer, and nothing to report.
      if (!hangs && (gone.signal.aborted || request.socket.destroyed)) return reply.hijack();
      if (error instanceof BodyRefused) {
        this.parts.clients.refuse();
        return refuse(reply, error.code);
      }
      request.log.warn(
        `${service} did not answer: ${error instanceof Error ? error.message : String(error)}`,
      );
      doubt();
      return this.#instead(call);
    } finally {
      clearTimeout(waiting);
      if (over) over();
    }
  }

  /** For the service that strangers reach directly too: who asks, under our seal. */
  #wordFor(service: ServiceName, { ip }: FastifyRequest): string | undefined {
    return service === 'ai-ops' ? this.#asker.seal(ip) : undefined;
  }

  #body({ request, path }: Call) {
    if (request.method === 'GET' || request.method === 'HEAD') return undefined;
    return takeBody(request.raw, {
      limit: bodyLimit(request.method, path),
      times: { ...bodyTimes, ...this.parts.settings.bodyTimes },
      upload: () => this.parts.clients.upload(request.ip),
    });
  }

  async #answer(call: Call, answer: Dispatcher.ResponseData): Promise<FastifyReply> {
    const { request, reply, path } = call;
    const moved = request.method === 'PUT' && /^\/api\/releases\/[^/]+\/channels\//.test(path);
    if (moved && answer.statusCode < 300) this.parts.onMoved();
    const headers = travelling(answer.headers);
    if (answer.statusCode >= 500 && answer.statusCode !== 501) {
      const instead = this.#lastAnswer(call);
      if (instead) {
        await answer.body.dump();
        return instead;
      }
    }
    request.answeredBy = call.service;
    reply.code(answer.statusCode).headers(headers);
    if (answer.statusCode !== 200 || publicReadOf(request.method, path) === null)
      return reply.send(answer.body);
    const body = await buffer(answer.body);
    this.#answers.keep(keyOf(call), { headers, body });
    return reply.send(body);
  }

  /** For a service that is down: the last good answer to a public read, else the word that this part is missing. */
  #instead(call: Call): FastifyReply {
    return (
      this.#lastAnswer(call) ??
      refuse(call.reply.header('retry-after', '2'), 'common.unavailable', call.service)
    );
  }

  #lastAnswer(call: Call): FastifyReply | undefined {
    const isPublic = publicReadOf(call.request.method, call.path) !== null;
    const kept = isPublic ? this.#answers.of(keyOf(call)) : undefined;
    if (kept === undefined) return undefined;
    call.request.answeredBy = `last answer of ${call.service}`;
    return call.reply.code(200).headers(kept.headers).send(kept.body);
  }
}

const keyOf = ({ request, target }: Call): string =>
  `${acceptedLanguage(request.headers['accept-language'])} ${target}`;

const refuse = (reply: FastifyReply, code: ErrorCode, about?: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .code(statusOf(code))
    .send(errorBody(code, reply.request.headers['accept-language'], about));

/**
 * What the service is told, and who really asked: a claim counts only where it comes from a believed proxy.
 * @param word about who asks, sealed; undefined where the service believes us by our address
 */
function headersFor(
  request: FastifyRequest,
  settings: EdgeSettings,
  body: unknown,
  word: string | undefined,
): IncomingHttpHeaders {
  const { expect: _answered, [askerHeader]: _claimed, host, ...headers } = travelling(request.headers);
  const claimed = (name: string): string | undefined => {
    const value = request.headers[name];
    const believed = settings.trustedProxies.has(request.raw.socket.remoteAddress ?? '');
    return believed && typeof value === 'string' ? value : undefined;
  };
  if (body === undefined) delete headers['content-length'];
  return {
    ...headers,
    ...(Buffer.isBuffer(body) ? { 'content-length': String(body.length) } : {}),
    ...(word === undefined ? {} : { [askerHeader]: word }),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': claimed('x-forwarded-proto') ?? new URL(settings.publicUrl).protocol.slice(0, -1),
    'x-forwarded-host': claimed('x-forwarded-host') ?? host ?? '',
  };
}

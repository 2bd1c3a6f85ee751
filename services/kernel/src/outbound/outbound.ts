import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { meantAddress } from './addresses.js';
import { textOf } from './body.js';
import { Deadlines } from './deadlines.js';
import { type OutboundLimits, outboundLimits } from './limits.js';
import { OutboundError, outboundErrorOf } from './outbound-error.js';
import { addressesOf, type OutboundRules, type ResolvedAddress } from './rules.js';
import { type Target, targetOf } from './target.js';

export interface OutboundRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly limits?: Partial<OutboundLimits>;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Gives a connection the addresses that were looked at, whatever a resolver would say by now. */
const pinnedTo =
  (addresses: readonly ResolvedAddress[]): LookupFunction =>
  (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };

/**
 * Requests to addresses that somebody else named, which cannot be turned against us (ADR 31): https, unless a private
 * place that the operator allows; the name resolved once and each of its addresses looked at; no redirect, no proxy of
 * the environment, no connection kept; limits on time and size.
 */
export class Outbound {
  /** @param ca authorities to trust in place of the machine's; NODE_EXTRA_CA_CERTS adds to those */
  constructor(
    private readonly rules: OutboundRules,
    private readonly ca?: string,
  ) {}

  /** Whether an address may be asked at all; sends nothing. @throws OutboundError refused_address, unreachable, too_slow */
  async check(url: string): Promise<void> {
    await addressesOf(targetOf(url), this.rules, outboundLimits.connectMs);
  }

  /**
   * Sends one request. Any status below 300 and from 400 on is an answer.
   * @throws OutboundError
   */
  async send(request: OutboundRequest): Promise<OutboundAnswer> {
    const limits = { ...outboundLimits, ...request.limits };
    const target = targetOf(request.url);
    const began = performance.now();
    const addresses = await addressesOf(target, this.rules, limits.connectMs);
    const used = performance.now() - began;
    return await this.exchange(request, target, addresses, {
      ...limits,
      connectMs: Math.max(1, limits.connectMs - used),
      totalMs: Math.max(1, limits.totalMs - used),
    });
  }

  private exchange(
    { method, headers, body }: OutboundRequest,
    target: Target,
    addresses: readonly ResolvedAddress[],
    limits: OutboundLimits,
  ): Promise<OutboundAnswer> {
    const content = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const known = new Set(addresses.map(({ address }) => meantAddress(address)));
    return new Promise((resolve, reject) => {
      const outgoing = (target.secure ? overHttps : overHttp)({
        agent: false,
        host: target.host,
        port: target.port,
        method,
        path: target.url.pathname + target.url.search,
        lookup: pinnedTo(addresses),
        ...(target.isAddress ? {} : { servername: target.host }),
        ...(this.ca === undefined ? {} : { ca: this.ca }),
        headers: {
          ...headers,
          accept: 'application/json',
          'accept-encoding': 'gzip',
          ...(content && { 'content-type': 'application/json', 'content-length': content.length }),
        },
      });
      const fail = (error: unknown): void => {
        deadlines.clear();
        reject(outboundErrorOf(error));
        outgoing.destroy();
      };
      const deadlines = new Deadlines((part) => fail(new OutboundError('too_slow', undefined, part)));
      deadlines.set('ETOTAL', limits.totalMs);
      deadlines.set('ECONNECT', limits.connectMs);
      outgoing.on('error', fail);
      outgoing.on('socket', (socket) =>
        socket.once(target.secure ? 'secureConnect' : 'connect', () => {
          deadlines.end('ECONNECT');
          deadlines.set('EHEADERS', limits.headersMs);
          if (!known.has(meantAddress(socket.remoteAddress ?? '')))
            fail(new OutboundError('refused_address', 'private'));
        }),
      );
      outgoing.on('response', (answer: IncomingMessage) => {
        deadlines.end('EHEADERS');
        answer.on('error', fail);
        const { statusCode: status = 0, headers: given } = answer;
        if (status >= 300 && status < 400) return fail(new OutboundError('redirect'));
        textOf(answer, limits.bytes).then((text) => {
          deadlines.clear();
          resolve({ status, headers: given, text });
        }, fail);
      });
      outgoing.end(content);
    });
  }
}

/**
 * What an answer says as JSON.
 * @throws OutboundError login_page where it is a page for people, unreachable where it is nothing that can be read
 */
export function jsonOf({ headers, text }: OutboundAnswer): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const isPage = /html/i.test(headers['content-type'] ?? '') || /^\s*<(?:!doctype|html)/i.test(text);
    throw new OutboundError(isPage ? 'login_page' : 'unreachable', undefined, isPage ? undefined : 'EJSON');
  }
}

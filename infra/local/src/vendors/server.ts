import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { Certificates } from './certificates.js';
import { Answer, type Asked, laneOf, routeOf, type StandIn, secretOf, standsAt } from './stand-in.js';
import type { Loose } from './world.js';
import { World } from './world.js';

/** What all vendors do in a case: answer, refuse every key, or be too busy for the first question to each address. */
export const MOODS = ['well', 'refuses', 'busy'] as const;
export type Mood = (typeof MOODS)[number];

/** A question that arrived, and what came back. */
export interface Noted {
  readonly vendor: string;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
}

/** What one workflow sees of the vendors while it runs; others may run beside it. */
export class Lane {
  world: World;
  mood: Mood = 'well';
  noted: Noted[] = [];
  /** Addresses that a stand-in does not have. */
  readonly unknown = new Set<string>();
  private readonly seen = new Set<string>();

  constructor(
    readonly number: number,
    private readonly standIns: readonly StandIn[],
  ) {
    this.world = this.begin(Date.now(), 'well');
  }

  /** A new world for the next case. */
  begin(now: number, mood: Mood): World {
    this.world = new World(now, secretOf(this.number));
    this.mood = mood;
    this.noted = [];
    this.seen.clear();
    for (const { seed } of this.standIns) seed?.(this.world);
    return this.world;
  }

  /** Whether an address is asked for the first time in this case. */
  isFirst(address: string): boolean {
    return !this.seen.has(address) && this.seen.add(address) !== undefined;
  }
}

/** The stand-ins on the ports that they are reached by. */
export class Exchange {
  private readonly lanes = new Map<number, Lane>();
  /** Hosts without a stand-in. */
  readonly refused = new Set<string>();
  private readonly servers: Server[] = [];

  constructor(private readonly standIns: readonly StandIn[]) {}

  /** Those with one number share their accounts, and are not to run beside each other. */
  lane(number: number): Lane {
    const lane = this.lanes.get(number) ?? new Lane(number, this.standIns);
    this.lanes.set(number, lane);
    return lane;
  }

  /** Listens for HTTP and HTTPS. @returns the ports, by those that vendors listen on */
  async listen({ cert, key }: Certificates): Promise<Record<string, number>> {
    const listener: RequestListener = (request, response) => void this.answer(request, response);
    const own = { cert: readFileSync(cert), key: readFileSync(key) };
    const context = createSecureContext(own);
    const secure = createTlsServer(
      {
        ...own,
        SNICallback: (host, done) => {
          if (this.vendorAt(host)) return done(null, context);
          this.refused.add(host);
          return done(new Error(`There is no stand-in for ${host}`));
        },
      },
      listener,
    );
    return { 443: await this.open(secure), 80: await this.open(createServer(listener)) };
  }

  private async open(server: Server): Promise<number> {
    this.servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const server of this.servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  private vendorAt(host: string): StandIn | undefined {
    return this.standIns.find((one) => standsAt(one, host));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const standIn = this.vendorAt(host);
    const { pathname, searchParams } = new URL(request.url ?? '/', `https://${host || 'nowhere'}`);
    const asked = {
      method: request.method ?? 'GET',
      host,
      path: readable(pathname),
      query: searchParams,
      headers: request.headers as Record<string, string>,
      body: parsed(request.headers['content-type'] ?? '', await bytes(request)),
    };
    // Who asks without a key sees what everybody sees.
    const shown = laneOf(asked);
    const lane = this.lane(shown ?? 0);
    const { status, body, headers } = this.decide(standIn, asked, lane, shown !== undefined);
    lane.noted.push({
      vendor: standIn?.called?.(asked.path) ?? standIn?.name ?? host,
      method: asked.method,
      host,
      path: asked.path,
      body: asked.body,
      status,
      answer: body,
    });
    const isPlain = typeof body === 'string' || Buffer.isBuffer(body);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(status === 204 ? undefined : isPlain ? body : JSON.stringify(body));
  }

  private decide(
    standIn: StandIn | undefined,
    asked: Omit<Asked, 'at'>,
    lane: Lane,
    hasKey: boolean,
  ): Answer {
    if (!standIn) {
      this.refused.add(asked.host);
      return new Answer(502, { message: `There is no stand-in for ${asked.host}` });
    }
    const route = routeOf(standIn, asked);
    const address = `${asked.method} ${asked.host}${asked.path}`;
    if (!route) {
      lane.unknown.add(`${standIn.name}: ${address}`);
      return new Answer(404, { message: `${standIn.name} has no ${asked.method} ${asked.path}` });
    }
    const refuse = (status: number, message: string): Answer =>
      standIn.refusal?.(status) ?? new Answer(status, { message, error: { message, code: status } });
    if (!standIn.open && (lane.mood === 'refuses' || !hasKey)) return refuse(401, 'Unauthorized');
    if (!standIn.open && lane.mood === 'busy' && lane.isFirst(address))
      return refuse(429, 'Too Many Requests');
    try {
      const given = route.handler({ ...asked, at: route.at }, lane.world);
      return given instanceof Answer ? given : new Answer(200, given);
    } catch (error) {
      // A fault of the stand-in, or a question that no vendor would take: the report names it.
      lane.unknown.add(`${standIn.name}: ${address}: ${error}`);
      return new Answer(400, { message: String(error) });
    }
  }
}

/** `range(address='A1')` as the vendor writes it, with the slashes inside of a part as they came. */
function readable(path: string): string {
  try {
    return decodeURI(path).replaceAll(/\/{2,}/g, '/');
  } catch {
    return path;
  }
}

async function bytes(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The fields and files of a `multipart` text, by name. */
function partsOf(type: string, content: Buffer): Record<string, string> {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? '';
  const found: Record<string, string> = {};
  for (const part of content.toString('latin1').split(`--${boundary}`)) {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const name = /name="([^"]*)"/.exec(head)?.[1];
    if (name !== undefined)
      found[name] = Buffer.from(rest.join('\r\n\r\n').replace(/\r\n$/, ''), 'latin1').toString();
  }
  return found;
}

/** `items[0][price]` and the like as nested things. */
function formOf(text: string): Record<string, Loose> {
  const made: Record<string, Loose> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part, at) => part !== '' || at === 0);
    let at = made;
    for (const part of path.slice(0, -1)) at = at[part] ??= {};
    at[path.at(-1) ?? ''] = value;
  }
  return made;
}

/** The content of a question by its type. */
export function parsed(type: string, content: Buffer): unknown {
  if (content.length === 0) return undefined;
  if (type.includes('multipart/')) return partsOf(type, content);
  const text = content.toString();
  if (type.includes('x-www-form-urlencoded')) return formOf(text);
  if (type.includes('json') || /^[{[]/.test(text))
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  return text;
}

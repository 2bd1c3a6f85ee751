import type { Loose, World } from './world.js';

/** What arrived at a stand-in. */
export interface Asked {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Parsed where it is JSON, a form or a list of parts; a text or bytes else. */
  readonly body: Loose;
  /** What stands in the address where the route has a `:name`. */
  readonly at: Readonly<Record<string, string>>;
}

/** What a vendor answers: JSON, unless it says otherwise. */
export class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

export type Handler = (asked: Asked, world: World) => unknown;

/** One vendor: the hosts that it is asked at, and what it answers there. */
export interface StandIn {
  readonly name: string;
  /** `*.myshopify.com` for a host of each customer's own. */
  readonly hosts: readonly string[];
  /** What of it is asked at an address, where one host has several apps. */
  readonly called?: (path: string) => string;
  /** Where its answers were read: its description, or the n8n node that reads them. */
  readonly source: string;
  /** `GET /v1/orders/:id`: a `:name` is one part of the path, a `*name` the rest of it. */
  readonly routes: Readonly<Record<string, Handler>>;
  /** Anybody may ask: a feed, a public page. */
  readonly open?: true;
  /** What it holds before anybody asks. */
  readonly seed?: (world: World) => void;
  /** How it refuses who shows no key, where that is not an answer 401. */
  readonly refusal?: (status: number) => Answer;
}

/** Stands in every secret of the accounts: who shows it is let in. Workflows that run beside each other have their own. */
export const secretOf = (lane: number): string => `standinsecret${lane}z`;
const SECRET = /standinsecret(\d+)z/;

/** The answer that something does not exist. */
export const gone = (what = 'Not found'): Answer => new Answer(404, { message: what, error: what });
/** An answer with no words. */
export const done = (status = 204): Answer => new Answer(status, '');
/** A file. */
export const file = (type: string, content: string | Buffer): Answer =>
  new Answer(200, content, { 'content-type': type });

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly handler: Handler;
}
const routes = new WeakMap<StandIn, Route[]>();

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

function routesOf(standIn: StandIn): Route[] {
  const known = routes.get(standIn);
  if (known) return known;
  const made = Object.entries(standIn.routes).map(([key, handler]) => {
    const [method = '', path = ''] = key.split(' ');
    const pattern = path
      .split('/')
      .map((part) =>
        part.startsWith('*')
          ? `(?<${part.slice(1)}>.*)`
          : escaped(part).replaceAll(/:([A-Za-z]+)/g, (_, name: string) => `(?<${name}>[^/]+?)`),
      )
      .join('/');
    return { method, pattern: new RegExp(`^${pattern}/?$`), handler };
  });
  routes.set(standIn, made);
  return made;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether a vendor is asked at a host. */
export const standsAt = ({ hosts }: StandIn, host: string): boolean =>
  hosts.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : one === host));

/** What a vendor does with a question, and the route that does; none where it has no such address. */
export function routeOf(
  standIn: StandIn,
  asked: Omit<Asked, 'at'>,
): { readonly handler: Handler; readonly at: Record<string, string> } | undefined {
  for (const { method, pattern, handler } of routesOf(standIn)) {
    const found = method === asked.method || method === 'ANY' ? pattern.exec(asked.path) : null;
    if (found)
      return {
        handler,
        at: Object.fromEntries(
          Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)]),
        ),
      };
  }
  return undefined;
}

/** The lane that a key is of. */
export function laneOfText(text: string): number | undefined {
  const lane = SECRET.exec(text)?.[1];
  return lane === undefined ? undefined : Number(lane);
}

/** The lane whose key comes with a question, wherever the vendor wants it. */
export function laneOf({ headers, path, query, body }: Omit<Asked, 'at'>): number | undefined {
  const basic = /^basic (.+)$/i.exec(headers.authorization ?? '')?.[1];
  // A signed token names the key that it was signed with in its head.
  const head = /^\w+ (eyJ[\w-]+)\./.exec(headers.authorization ?? '')?.[1];
  const shown = [
    basic && Buffer.from(basic, 'base64').toString(),
    head && Buffer.from(head, 'base64url').toString(),
    ...Object.values(headers),
    path,
    query.toString(),
    typeof body === 'object' ? JSON.stringify(body) : body,
  ];
  for (const one of shown) {
    const lane = typeof one === 'string' ? laneOfText(one) : undefined;
    if (lane !== undefined) return lane;
  }
  return undefined;
}

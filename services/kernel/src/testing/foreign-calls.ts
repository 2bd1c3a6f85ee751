import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ANYWHERE } from '../http/same-origin.guard.js';

interface Route {
  readonly method: string;
  /** Parameters filled with a UUID. */
  readonly path: string;
  /** Whether it is declared to take calls of anybody. */
  readonly anywhere: boolean;
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);
const unprefixed = /^\/(health|metrics)/;

/** Every route that the application's controllers declare. */
export function routesOf(app: NestFastifyApplication): Route[] {
  const scanner = new MetadataScanner();
  return app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ instance, metatype }) => {
      if (!metatype || !instance) return [];
      const base = [Reflect.getMetadata(PATH_METADATA, metatype) as string | string[]].flat();
      const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
      return scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name];
        if (!handler) return [];
        const verb = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
        const anywhere = Reflect.getMetadata(ANYWHERE, handler) === true;
        const ends = [
          (Reflect.getMetadata(PATH_METADATA, handler) as string | string[] | undefined) ?? [],
        ].flat();
        if (verb === undefined) return [];
        return base.flatMap((start) =>
          ends.map((end) => {
            const path = `/${start}/${end}`
              .replace(/\/+/g, '/')
              .replace(/(.)\/$/, '$1')
              .replace(/:\w+/g, '018f0000-0000-4000-8000-000000000000');
            return {
              ...{ method: RequestMethod[verb], anywhere },
              path: unprefixed.test(path) ? path : `/api${path}`,
            };
          }),
        );
      });
    });
}

const foreign: readonly (readonly [what: string, headers: Record<string, string>, status: number])[] = [
  ['another site', { origin: 'https://evil.example', 'content-type': 'application/json' }, 403],
  ['a page without a name', { origin: 'null', 'content-type': 'application/json' }, 403],
  ['a site that hides its name', { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }, 403],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['JSON as text', { 'content-type': 'text/plain' }, 415],
];

/** Routes that change something and are declared to take calls of anybody, e.g. `POST /api/auth/mails/unsubscribe`. */
export const openRoutes = (app: NestFastifyApplication): string[] =>
  routesOf(app)
    .filter(({ method, anywhere }) => anywhere && !reads.has(method))
    .map(({ method, path }) => `${method} ${path}`);

/** Calls every other route that changes something as other sites can. @returns the routes that took such a call */
export async function foreignCallsTaken(app: NestFastifyApplication): Promise<string[]> {
  const taken: string[] = [];
  const routes = routesOf(app).filter(({ method, anywhere }) => !anywhere && !reads.has(method));
  if (routes.length === 0) throw new Error('the application declares no route that changes something');
  for (const { method, path } of routes)
    for (const [what, headers, status] of foreign) {
      const payload = headers['content-type']?.includes('form') ? 'email=a%40b.example' : '{}';
      const answer = await app.inject({ method: method as 'POST', url: path, headers, payload });
      if (answer.statusCode !== status)
        taken.push(`${method} ${path} answers ${what} with ${answer.statusCode}`);
    }
  return taken;
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as aiOps from './ai-ops/endpoints.js';
import * as auth from './auth/endpoints.js';
import * as billing from './billing/endpoints.js';
import type { Endpoint } from './common/index.js';
import * as library from './library/endpoints.js';
import * as releases from './releases/endpoints.js';

const contracts: Record<string, Record<string, unknown>> = {
  auth,
  library,
  billing,
  'ai-ops': aiOps,
  releases,
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const calls = Object.entries(contracts).flatMap(([service, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ service, name, ...value }] : [],
  ),
);

/** Method and path of everything a service answers, from its committed document. */
function served(service: string): string[] {
  const document = JSON.parse(readFileSync(resolve(__dirname, `../openapi/${service}.json`), 'utf8')) as {
    paths: Record<string, object>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

it.each(calls)(
  '$service answers $name where the contract says: $method $path',
  ({ service, method, path }) => {
    expect(served(service)).toContain(`${method} ${path}`);
  },
);

it('knows calls of every service', () => {
  expect(new Set(calls.map((call) => call.service))).toEqual(new Set(Object.keys(contracts)));
});

import type { ServiceName } from '@stroomwerk/contracts/common';

export const serviceNames: readonly ServiceName[] = ['auth', 'library', 'billing', 'ai-ops', 'releases'];

/**
 * Which service answers which part of `/api` (architecture.md). A closing `*` takes every segment that begins so,
 * e.g. `workflows*` is `/api/workflows` and `/api/workflows-library`, and whatever is added beside them.
 */
const table: readonly (readonly [segment: string, service: ServiceName])[] = [
  ['auth', 'auth'],
  ['account', 'auth'],
  ['workflows*', 'library'],
  ['automations', 'library'],
  ['dashboard', 'library'],
  ['stripe', 'billing'],
  ['billing', 'billing'],
  ['referrals', 'billing'],
  ['releases', 'releases'],
  ['analytics', 'ai-ops'],
  ['ai-*', 'ai-ops'],
  ['ultimate-dashboard', 'ai-ops'],
];

/** What lies outside `/api`, by its first segment: the library as the gallery of a member's own n8n. */
export const outside: readonly {
  readonly prefix: string;
  readonly to: string;
  readonly service: ServiceName;
}[] = [{ prefix: '/n8n', to: '/api/n8n', service: 'library' }];

/** @param path without query, e.g. `/api/auth/me` @returns null where no service owns the address */
export function serviceFor(path: string): ServiceName | null {
  const [, api, first = '', second = ''] = path.split('/');
  if (api !== 'api') return outside.find(({ prefix }) => prefix === `/${api}`)?.service ?? null;
  if (first === 'docs') {
    const name = second.replace(/\.json$/, '');
    return serviceNames.find((service) => service === name) ?? null;
  }
  const row = table.find(([segment]) =>
    segment.endsWith('*') ? first.startsWith(segment.slice(0, -1)) : first === segment,
  );
  return row?.[1] ?? null;
}

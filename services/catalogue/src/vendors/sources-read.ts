import { type Call, callsOf } from './calls.js';
import type { Endpoint } from './endpoint.js';
import { marketing } from './marketing.js';
import { money } from './money.js';
import { openData } from './open-data.js';
import { publishing } from './publishing.js';
import { relations } from './relations.js';
import { shops } from './shops.js';
import { warehouse } from './warehouse.js';

/** What workflows call by HTTP, one entry an endpoint, and where its facts were read. A call without an entry does not ship. */
export const endpoints: readonly Endpoint[] = [
  ...shops,
  ...warehouse,
  ...marketing,
  ...money,
  ...relations,
  ...publishing,
  ...openData,
];

const nameOf = ({ host, method, path }: Pick<Call, 'host' | 'method' | 'path'>) => `${method} ${host}${path}`;
const byName = new Map(endpoints.map((endpoint) => [nameOf(endpoint), endpoint]));

/** The entry of a call, if somebody wrote one. */
export const endpointOf = (call: Call): Endpoint | undefined => byName.get(nameOf(call));

/** The steps that call a vendor in a way that nobody read, whole or in part. (A call without an entry does not ship.) */
export const callsFromMemory = (nodes: Parameters<typeof callsOf>[0]): string[] =>
  callsOf(nodes).flatMap((call) => {
    const of = endpointOf(call);
    return of?.source === 'memory' || of?.memory !== undefined ? [call.step] : [];
  });

import { Clock, SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import { AllowedPrivate, Outbound, ownPlaces, systemResolve } from '@stroomwerk/kernel/outbound';
import type { LibraryEnv } from '../../../env.js';
import { N8nClient } from '../../n8n/index.js';

/** How requests to customers' n8n instances leave this process. */
export abstract class N8nDoor {
  /** @param base as `baseAddress` makes it */
  abstract open(base: string, key: string): N8nClient;
}

type Env = ServiceEnv & LibraryEnv;

/** What the operator allows; development has this machine, production nothing. */
export const allowedIn = ({
  N8N_ALLOW_PRIVATE: given,
  NODE_ENV,
}: Pick<Env, 'N8N_ALLOW_PRIVATE' | 'NODE_ENV'>): string =>
  given ?? (NODE_ENV === 'production' ? 'none' : 'machine');

/** Every part of this platform that the library knows of. */
export const ownPartsIn = (env: Env): (string | undefined)[] => [
  env.PUBLIC_URL,
  env.AI_OPS_URL,
  ...[env.PORT, env.AI_OPS_PORT, env.SERVICE_PORT]
    .filter((port) => port > 0)
    .map((port) => `http://127.0.0.1:${port}`),
  env.AUTH_SERVICE_URL,
  env.LIBRARY_SERVICE_URL,
  env.BILLING_SERVICE_URL,
  env.AI_OPS_SERVICE_URL,
  env.RELEASES_SERVICE_URL,
  env.LIBRARY_DATABASE_URL?.url,
  env.REDIS_URL,
];

export const provideN8nDoor = {
  provide: N8nDoor,
  inject: [SERVICE_ENV, Clock],
  useFactory(env: Env, clock: Clock): N8nDoor {
    const outbound = new Outbound({
      allowed: new AllowedPrivate(allowedIn(env)),
      own: ownPlaces(ownPartsIn(env)),
      resolve: systemResolve,
    });
    return { open: (base, key) => new N8nClient(outbound, base, key, clock) };
  },
};

import { createHmac } from 'node:crypto';
import type { ServiceName } from '@stroomwerk/contracts';
import { type CommonEnv, givenRuntimeUrl } from '../env/environment.js';

/** The service's schema: its name with underscores. */
export const schemaOf = (name: ServiceName): string => name.replaceAll('-', '_');

/** The schema that BullMQ keeps its jobs in when there is no Redis. */
export const queueSchema = 'bullmq';

/** Channels of LISTEN/NOTIFY, one set a service. */
export const channels = (name: ServiceName) => ({
  outbox: `${schemaOf(name)}_outbox`,
  revoked: `${schemaOf(name)}_revoked_session`,
});

/** A quoted SQL identifier. */
export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A quoted SQL string. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export interface RuntimeRole {
  readonly role: string;
  /** What the service connects with. */
  readonly url: string;
  /** Set when the kernel makes the role; an operator's own role is only granted to. */
  readonly password?: string;
}

/** The run-time role: the operator's, or `svc_<service>` with a password derived from APP_SECRET. */
export function runtimeRole(env: CommonEnv, name: ServiceName): RuntimeRole {
  const given = givenRuntimeUrl(env, name);
  if (given) return { role: decodeURIComponent(new URL(given).username), url: given };
  const role = `svc_${schemaOf(name)}`;
  const password = createHmac('sha256', env.APP_SECRET).update(`database-role:${role}`).digest('hex');
  const url = new URL(env.DATABASE_URL);
  url.username = role;
  url.password = password;
  return { role, url: url.href, password };
}

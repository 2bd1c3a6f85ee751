import type { ServiceName } from '@stroomwerk/contracts';

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

/** The run-time role that a service has where nobody gave it another one. */
export const defaultRole = (name: ServiceName): string => `svc_${schemaOf(name)}`;

/** The role of a connection string. */
export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

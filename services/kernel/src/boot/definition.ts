import type { Type } from '@nestjs/common';
import type { EventDefinition, ServiceName } from '@stroomwerk/contracts';
import type { MigrationInterface } from 'typeorm';
import type { z } from 'zod';
import type { KeyRing } from '../signing/index.js';

/** What makes one service: the kernel does the rest. */
export interface ServiceDefinition {
  readonly name: ServiceName;
  /** The version of its HTTP API, named by its health (architecture.md, rule 9). */
  readonly apiVersion: number;
  readonly module: Type;
  readonly entities: readonly Type[];
  /** TypeORM migration classes; each name ends in a time stamp above 1700000000999; below are the kernel's own. */
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** Tables to which it may only add rows: what is written there is never changed and never removed (a ledger). */
  readonly appendOnly?: readonly string[];
  /** Keeps the bytes of a body as they came, for signatures (`@RawBody()`). */
  readonly rawBody?: boolean;
  /** Largest body in bytes; 1 MiB when absent. */
  readonly bodyLimit?: number;
  /** Largest body of `application/octet-stream` in bytes, which a handler gets as a Buffer; refused when absent. */
  readonly binaryBody?: number;
  /** Environment this service reads beside the common one. */
  readonly env?: z.ZodObject;
  /** What no single variable tells, e.g. what production needs. Returns the one clear line that stops the start. */
  readonly checkEnv?: (env: Readonly<Record<string, unknown>>) => string | undefined;
  /** What it does to forget a person: statements with the person's id as $1 (event account.erased). */
  readonly erasure?: readonly string[];
  /** The same for an account, which goes with its last member: statements with its id as $1 (`account_id` of the event). */
  readonly accountErasure?: readonly string[];
  /** The same for what it keeps by an address, with its hash as $1 (`address_hash` of the event). */
  readonly erasureByAddress?: readonly string[];
  /** Events it writes to its outbox. */
  readonly publishes: readonly EventDefinition[];
  /** Beginnings of paths whose next part is a secret: the log leaves that part out. */
  readonly secretsBehind?: readonly string[];
  /** Browsers reach it directly on HOST: CORS for exactly PUBLIC_URL's origin (ai-ops). */
  readonly listenPublic?: boolean;
  /** Of such a service: the secret with which the edge seals its word about who asks. */
  readonly edgeSecret?: (env: Readonly<Record<string, unknown>>) => KeyRing;
}

/** The definition of the running service, injectable. */
export const SERVICE_DEFINITION = Symbol('SERVICE_DEFINITION');

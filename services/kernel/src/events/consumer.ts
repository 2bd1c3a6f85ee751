import type { Type } from '@nestjs/common';
import type { EventDefinition } from '@stroomwerk/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Takes one event on behalf of this service. `handle` runs in the transaction that writes the inbox row: an effect
 * happens once for each event, however often it is delivered. Events may come out of order: ignore an older version,
 * e.g. `insert … on conflict (user_id) do update set … where entitlement.version < excluded.version`.
 */
export abstract class EventConsumer<P extends { version: number } = { version: number }> {
  abstract readonly event: EventDefinition<P>;
  /** An event about somebody whom this service has forgotten is left alone: it would bring them back. */
  readonly takesErased: boolean = false;
  /** @param manager of the transaction; throwing undoes everything and the event is tried again */
  abstract handle(payload: P, manager: EntityManager): Promise<void>;
  /** Runs once the transaction is committed, also for an event that came before: to wake what the commit left to do. */
  committed?(payload: P): void;
}

/** Registers a consumer: `providers: [provideConsumer(EntitlementConsumer)]`. */
export const provideConsumer = <P extends { version: number }>(
  consumer: Type<EventConsumer<P>>,
): Type<EventConsumer<P>> => consumer;

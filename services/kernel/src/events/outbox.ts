import { Inject, Injectable } from '@nestjs/common';
import type { EventDefinition } from '@stroomwerk/contracts';
import type { EntityManager } from 'typeorm';
import { SERVICE_DEFINITION, type ServiceDefinition } from '../boot/definition.js';
import { Clock } from '../clock.js';
import { channels } from '../database/names.js';
import { traceparent } from '../tracing/index.js';

/** Writes events beside the change they tell of (architecture.md, rule 3). */
@Injectable()
export class Outbox {
  constructor(
    @Inject(SERVICE_DEFINITION) private readonly def: ServiceDefinition,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds an event to the outbox of this service.
   * @param manager of the transaction that makes the change
   * @param aggregateId whose version the payload carries
   * @throws ZodError when the payload breaks the event's schema
   * @throws Error when the service does not declare the event in `publishes`
   */
  async publish<P extends { version: number }>(
    manager: EntityManager,
    event: EventDefinition<P>,
    aggregateId: string,
    payload: P,
  ): Promise<void> {
    if (!this.def.publishes.some((known) => known.name === event.name))
      throw new Error(`${this.def.name} does not declare that it publishes ${event.name}`);
    const checked = event.schema.parse(payload);
    await manager.query(
      `insert into outbox (event, aggregate_id, version, payload, created_at, traceparent)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        event.name,
        aggregateId,
        checked.version,
        JSON.stringify(checked),
        this.clock.now(),
        traceparent() ?? null,
      ],
    );
    await manager.query('select pg_notify($1, $2)', [channels(this.def.name).outbox, 'new']);
  }
}

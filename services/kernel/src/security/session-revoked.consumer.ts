import { Injectable } from '@nestjs/common';
import { sessionRevoked } from '@stroomwerk/contracts/auth';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { EventConsumer } from '../events/consumer.js';
import { RevokedSessions } from './revoked-sessions.js';

type Payload = z.infer<typeof sessionRevoked.schema>;

/** auth's broadcast of an ended session, taken by every other service. */
@Injectable()
export class SessionRevokedConsumer extends EventConsumer<Payload> {
  readonly event = sessionRevoked;

  constructor(private readonly revoked: RevokedSessions) {
    super();
  }

  handle(payload: Payload, manager: EntityManager): Promise<void> {
    return this.revoked.revoke(manager, payload.sid, new Date(payload.until));
  }
}

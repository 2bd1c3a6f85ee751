import { Injectable } from '@nestjs/common';
import type { ConnectionProblem } from '@stroomwerk/contracts/library';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import type { N8nClient } from '../../n8n/index.js';
import { addressOf, noteProblem, noteReached } from '../persistence/connections.js';
import { ConnectionKeys } from './connection-keys.js';
import { Unusable } from './problem.js';
import { N8nDoor } from './way-out.js';

/** A customer's n8n by its connection, for whoever works with it; whose it is was asked before. */
@Injectable()
export class CustomerN8n {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly keys: ConnectionKeys,
    private readonly door: N8nDoor,
  ) {}

  /** @throws Unusable key_unreadable, where the connection ended too */
  async open(connectionId: string): Promise<N8nClient> {
    const address = await addressOf(this.database, connectionId);
    if (address === undefined) throw new Unusable('key_unreadable');
    return this.door.open(address, await this.keys.open(connectionId));
  }

  /** It answered as it should: what was wrong with it is over. */
  reached(connectionId: string): Promise<void> {
    return noteReached(this.database, connectionId, this.clock.now());
  }

  failed(connectionId: string, problem: ConnectionProblem): Promise<void> {
    return noteProblem(this.database, connectionId, problem, this.clock.now());
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { accountErased } from '@stroomwerk/contracts/auth';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { SERVICE_DEFINITION, type ServiceDefinition } from '../boot/definition.js';
import { EventConsumer } from './consumer.js';
import { lockErasable } from './lock-erasable.js';

type AccountErased = z.infer<typeof accountErased.schema>;

/**
 * Forgets a person in every service that says how (`erasure` and `erasureByAddress` of its definition), and the account
 * that went with them (`accountErasure`).
 */
@Injectable()
export class AccountErasedConsumer extends EventConsumer<AccountErased> {
  readonly event = accountErased;
  override readonly takesErased = true;

  constructor(@Inject(SERVICE_DEFINITION) private readonly def: ServiceDefinition) {
    super();
  }

  async handle(
    { user_id, account_id: accountId = user_id, address_hash }: AccountErased,
    manager: EntityManager,
  ): Promise<void> {
    await lockErasable(user_id, manager);
    for (const statement of this.def.erasure ?? []) await manager.query(statement, [user_id]);
    if (accountId !== null) await this.forgetAccount(accountId, manager);
    if (address_hash === undefined) return;
    for (const statement of this.def.erasureByAddress ?? []) await manager.query(statement, [address_hash]);
  }

  private async forgetAccount(id: string, manager: EntityManager): Promise<void> {
    await lockErasable(id, manager);
    for (const statement of this.def.accountErasure ?? []) await manager.query(statement, [id]);
  }
}

import { Injectable } from '@nestjs/common';
import { userRegistered } from '@stroomwerk/contracts/auth';
import { EventConsumer } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AccountEntity } from '../../subscriptions/index.js';
import { AttributeReferral } from '../application/attribute-referral.js';

type UserRegistered = z.infer<typeof userRegistered.schema>;

/** A new account: known here from now on, and attributed to the link it came by. */
@Injectable()
export class UserRegisteredConsumer extends EventConsumer<UserRegistered> {
  readonly event = userRegistered;

  constructor(private readonly attribute: AttributeReferral) {
    super();
  }

  async handle(payload: UserRegistered, manager: EntityManager): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(AccountEntity)
      .values({ user_id: payload.user_id, registered_at: new Date(payload.registered_at) })
      .orIgnore()
      .execute();
    await this.attribute.execute(manager, payload.user_id, payload.referral_code);
  }
}

import { Injectable } from '@nestjs/common';
import { userRegistered } from '@stroomwerk/contracts/auth';
import { EventConsumer } from '@stroomwerk/kernel';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { RegisteredUserEntity } from '../../subscriptions/index.js';
import { AttributeReferral } from '../application/attribute-referral.js';

type UserRegistered = z.infer<typeof userRegistered.schema>;

/** Somebody registered: known here with their account from now on, and attributed to the link it came by. */
@Injectable()
export class UserRegisteredConsumer extends EventConsumer<UserRegistered> {
  readonly event = userRegistered;

  constructor(private readonly attribute: AttributeReferral) {
    super();
  }

  async handle(payload: UserRegistered, manager: EntityManager): Promise<void> {
    const registered = {
      user_id: payload.user_id,
      account_id: payload.account_id ?? payload.user_id,
      registered_at: new Date(payload.registered_at),
    };
    await manager
      .createQueryBuilder()
      .insert()
      .into(RegisteredUserEntity)
      .values(registered)
      .orIgnore()
      .execute();
    await this.attribute.execute(manager, registered, payload.referral_code);
  }
}

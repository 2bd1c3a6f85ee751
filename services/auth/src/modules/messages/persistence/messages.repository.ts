import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { MessageKind } from '../domain/reference.js';

export interface NewMessage {
  readonly kind: MessageKind;
  readonly idempotency: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly content: object;
  readonly createdAt: Date;
}

export interface KeptRow {
  readonly reference: string;
  readonly createdAt: Date;
  /** Whether what was kept under this id says the same. */
  readonly same: boolean;
}

/** What people wrote to support and what they withdrew from. */
@Injectable()
export class MessagesRepository {
  constructor(private readonly source: DataSource) {}

  /** @returns the new id, or undefined when this statement was kept before */
  async insert(manager: EntityManager, message: NewMessage): Promise<string | undefined> {
    const rows = await manager.query<{ id: string }[]>(
      `insert into customer_message (kind, idempotency, reference, name, email, language, content, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (idempotency) do nothing returning id`,
      [
        ...[message.kind, message.idempotency, message.reference, message.name, message.email],
        ...[message.language, JSON.stringify(message.content), message.createdAt],
      ],
    );
    return rows[0]?.id;
  }

  /** What was kept under the id of a repeated statement. */
  async repeated(manager: EntityManager, message: NewMessage): Promise<KeptRow | undefined> {
    const [row] = await manager.query<KeptRow[]>(
      `select reference, created_at as "createdAt",
         (kind, name, email, content) = ($2, $3, $4, $5::jsonb) as same
       from customer_message where idempotency = $1`,
      [message.idempotency, message.kind, message.name, message.email, JSON.stringify(message.content)],
    );
    return row;
  }

  /** Forgets what was written before a moment, and the mails about it. */
  async forgetBefore(moment: Date): Promise<void> {
    await this.source.query('delete from customer_message where created_at < $1', [moment]);
  }
}

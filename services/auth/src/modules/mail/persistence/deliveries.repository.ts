import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { silentAfterWordsMs, silentBeforeWordsMs } from '../domain/tries.js';
import type { WaitingMail } from '../domain/waiting-mail.js';
import type { Reason } from '../domain/withheld.js';

/** One try at a mail: the row and how many tries it is. Whoever has another number has lost the mail to somebody. */
export interface Try {
  readonly id: string;
  readonly tries: number;
}

export type SettledState = 'accepted' | 'refused' | 'given_up' | 'unknown' | 'withheld';

/** What is written with the end of a mail. */
export interface Settled {
  readonly state: SettledState;
  readonly answer?: string;
  readonly reason?: Reason;
}

/** A mail that was handed over and of which nobody said more. */
export interface Interrupted extends Try {
  readonly kind: WaitingMail['kind'];
  readonly spoken: boolean;
}

/**
 * How far each mail is. A mail is taken, spoken and settled by one try at a time: each step names the try and changes
 * nothing when another has begun meanwhile.
 */
@Injectable()
export class DeliveriesRepository {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Notes that a mail is about to be handed over. @returns undefined when it is gone, not due, or somebody else's */
  async take(id: string): Promise<Try | undefined> {
    const [taken] = await this.source.query<[Try[], number]>(
      `update mail set state = 'handed_over', handed_at = $2, spoken_at = null, tries = tries + 1
       where id = $1 and state = 'written' and due_at <= $2 returning id, tries`,
      [id, this.clock.now()],
    );
    return taken[0];
  }

  /** A mail with whom and what it is about. */
  async read(id: string): Promise<WaitingMail | undefined> {
    const [mail] = await this.source.query<WaitingMail[]>(
      `select mail.id, mail.kind, mail.link_id, mail.user_id, mail.content, mail.device, mail.created_at, mail.smtp_id,
         user_account.email, user_account.full_name, user_account.language, to_jsonb(customer_message) as message,
         mailed_link.expires_at as link_until, mailed_link.used_at as link_used_at,
         array(select reason from mail_trouble
           where address = coalesce(customer_message.email::public.citext, user_account.email)) as troubles,
         coalesce((select jsonb_object_agg(category, wanted) from mail_choice
           where mail_choice.user_id = mail.user_id), '{}') as choices
       from mail
         left join user_account on user_account.id = mail.user_id
         left join customer_message on customer_message.id = mail.message_id
         left join mailed_link on mailed_link.id = mail.link_id
       where mail.id = $1`,
      [id],
    );
    return mail;
  }

  /** Notes that the words are about to be spoken. @throws Error when the mail is another try's by now */
  async speak({ id, tries }: Try): Promise<void> {
    const [, changed] = await this.source.query<[unknown, number]>(
      `update mail set spoken_at = $3 where id = $1 and tries = $2 and state = 'handed_over'`,
      [id, tries, this.clock.now()],
    );
    if (changed === 0) throw new Error('another try has this mail');
  }

  /**
   * Notes how a mail ended. An acceptance that comes late counts also where it had been given up for unknown.
   * @returns whether it was this try's to say
   */
  async settle(
    { id, tries }: Try,
    { state, answer, reason }: Settled,
    manager: EntityManager = this.source.manager,
  ): Promise<boolean> {
    const [, changed] = await manager.query<[unknown, number]>(
      `update mail set state = $3, settled_at = $4, answer = $5, reason = $6
       where id = $1 and tries = $2 and (state = 'handed_over' or state = 'unknown' and $3 = 'accepted')`,
      [id, tries, state, this.clock.now(), answer ?? null, reason ?? null],
    );
    return changed > 0;
  }

  /** Lets a mail wait for its next try. */
  async postpone({ id, tries }: Try, dueAt: Date, answer: string): Promise<void> {
    await this.source.query(
      `update mail set state = 'written', due_at = $3, answer = $4
       where id = $1 and tries = $2 and state = 'handed_over'`,
      [id, tries, dueAt, answer],
    );
  }

  /** Ids of mails that are due, the longest waiting first. */
  async due(most: number): Promise<string[]> {
    const rows = await this.source.query<{ id: string }[]>(
      `select id from mail where state = 'written' and due_at <= $1 order by due_at, id limit ${most}`,
      [this.clock.now()],
    );
    return rows.map(({ id }) => id);
  }

  /** Mails whose try has been silent for so long that its worker must be gone. */
  interrupted(most: number): Promise<Interrupted[]> {
    const now = this.clock.now().getTime();
    return this.source.query<Interrupted[]>(
      `select id, tries, kind, spoken_at is not null as spoken from mail
       where state = 'handed_over' and (spoken_at is null and handed_at <= $1 or spoken_at <= $2)
       order by handed_at limit ${most}`,
      [new Date(now - silentBeforeWordsMs), new Date(now - silentAfterWordsMs)],
    );
  }
}

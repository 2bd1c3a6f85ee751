import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { categoryOf, goesAgain } from '../domain/mail-kinds.js';
import type { SmtpOutcome } from '../domain/smtp-outcome.js';
import { nextTry } from '../domain/tries.js';
import type { WaitingMail } from '../domain/waiting-mail.js';
import { withheldBecause } from '../domain/withheld.js';
import {
  DeliveriesRepository,
  type Interrupted,
  type Settled,
  type Try,
} from '../persistence/deliveries.repository.js';
import { Courier } from './courier.js';
import { Letters } from './letters.js';
import { MailTroubles } from './mail-troubles.js';

/** Seconds between tries at noting how a mail ended; a database is away for a moment now and then. */
const notePauses = [1, 2, 4, 8, 15, 30];

/** Sends one mail by SMTP, so that it is sent once as far as that can be known (ADR 30). */
@Injectable()
export class MailSender {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly source: DataSource,
    private readonly deliveries: DeliveriesRepository,
    private readonly letters: Letters,
    private readonly courier: Courier,
    private readonly troubles: MailTroubles,
    private readonly clock: Clock,
  ) {}

  /** Tries one mail. Nothing happens for one that is gone, not due, or in other hands. */
  async send(id: string): Promise<void> {
    const attempt = await this.deliveries.take(id);
    const mail = attempt && (await this.deliveries.read(id));
    if (!attempt || !mail) return;
    const reason = withheldBecause(this.letters.consider(mail), this.clock.now());
    if (reason) return this.settle(attempt, { state: 'withheld', reason });
    if (!this.courier.hasServer) {
      this.logger.log(`mail ${id} (${mail.kind}) is not sent: SMTP_URL is not set`);
      return this.settle(attempt, { state: 'withheld', reason: 'no_server' });
    }
    const outcome = await this.courier.hand(this.letters.write(mail), () => this.deliveries.speak(attempt));
    await this.noted(() => this.note(attempt, mail, outcome));
  }

  /** Decides about a mail whose worker is gone: nobody knows more than what it had written down. */
  async resume(left: Interrupted): Promise<void> {
    if (left.spoken && !goesAgain(left.kind))
      return this.settle(left, { state: 'unknown', reason: 'unsure' });
    await this.deliveries.postpone(left, this.clock.now(), 'its worker was gone');
  }

  private async note(attempt: Try, mail: WaitingMail, outcome: SmtpOutcome): Promise<void> {
    const { answer } = outcome;
    if (outcome.is === 'accepted') return this.settle(attempt, { state: 'accepted', answer });
    this.logger.warn(`mail ${attempt.id} (${mail.kind}) ${outcome.is} at try ${attempt.tries}`);
    if (outcome.is === 'refused') return this.refused(attempt, mail, outcome);
    if (outcome.is === 'unsure' && !goesAgain(mail.kind))
      return this.settle(attempt, { state: 'unknown', answer, reason: 'unsure' });
    // Asked for by the owner of an address that mail does not reach: one try, and no more.
    if (mail.troubles.includes('unreachable'))
      return this.settle(attempt, { state: 'given_up', answer, reason: 'trouble' });
    const next = nextTry(attempt.tries, mail.created_at, this.clock.now());
    if (next) return this.deliveries.postpone(attempt, next, answer);
    return this.settle(attempt, { state: 'given_up', answer, reason: 'too_long' });
  }

  /** The refusal and what it says of the address, in one transaction: nobody is counted twice. */
  private async refused(
    attempt: Try,
    mail: WaitingMail,
    { answer, blames, status }: Extract<SmtpOutcome, { is: 'refused' }>,
  ): Promise<void> {
    const { address } = this.letters.consider(mail);
    await this.source.transaction(async (manager) => {
      const first = await this.deliveries.settle(attempt, { state: 'refused', answer }, manager);
      if (first && address !== null && categoryOf(mail.kind) !== 'house')
        await this.troubles.failed(manager, address, blames, { status, said: answer, mailId: attempt.id });
    });
  }

  private async settle(attempt: Try, settled: Settled): Promise<void> {
    await this.deliveries.settle(attempt, settled);
  }

  /** An answer that is not written down is a mail that may be sent twice: it is worth a minute. */
  private async noted(write: () => Promise<void>): Promise<void> {
    for (const pause of notePauses) {
      try {
        return await write();
      } catch (error) {
        this.logger.warn(
          `the answer waits to be noted: ${error instanceof Error ? error.message : 'unknown'}`,
        );
        await new Promise((done) => setTimeout(done, pause * 1_000));
      }
    }
    await write();
  }
}

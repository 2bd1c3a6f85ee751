import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { ContactRequest, MessageReceipt, WithdrawalRequest } from '@stroomwerk/contracts/auth';
import { AppError, Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import type { AskedFrom } from '../../../asker/asker.js';
import { MailPauses, pauseMs } from '../../mail/application/mail-pauses.js';
import { Mails } from '../../mail/application/mails.service.js';
import { isCopy, type MessageMailKind } from '../../mail/domain/message-mails.js';
import { type MessageKind, newReference } from '../domain/reference.js';
import { MessagesRepository, type NewMessage } from '../persistence/messages.repository.js';

/** Support messages are kept two years (specification, section 9). */
const keptYears = 2;

const mailsOf: Record<MessageKind, readonly MessageMailKind[]> = {
  withdrawal: ['withdrawal_receipt', 'withdrawal_copy'],
  contact: ['contact_copy', 'contact_receipt'],
};

/** Takes messages of people who need not be signed in, each once, and mails receipt and copy. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly source: DataSource,
    private readonly messages: MessagesRepository,
    private readonly mails: Mails,
    private readonly pauses: MailPauses,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError common.conflict when the id belongs to another statement */
  withdraw(request: WithdrawalRequest, language: Language, from: AskedFrom): Promise<MessageReceipt> {
    const { order, ordered_on: orderedOn } = request;
    return this.take('withdrawal', request, { order, ordered_on: orderedOn || null }, language, from);
  }

  /** A program that fills in every field gets a receipt too, so that it does not try another way; nothing is kept. */
  contact(request: ContactRequest, language: Language, from: AskedFrom): Promise<MessageReceipt> {
    if (request.website)
      return Promise.resolve({
        reference: newReference('contact'),
        received_at: this.clock.now().toISOString(),
      });
    const { topic, message } = request;
    return this.take('contact', request, { topic, message }, language, from);
  }

  /** Forgets what support may no longer keep. */
  async forget(): Promise<void> {
    const before = this.clock.now();
    before.setUTCFullYear(before.getUTCFullYear() - keptYears);
    await this.messages.forgetBefore(before);
  }

  private async take(
    kind: MessageKind,
    { idempotency = randomUUID(), name, email }: ContactRequest | WithdrawalRequest,
    content: object,
    language: Language,
    { network }: AskedFrom,
  ): Promise<MessageReceipt> {
    const createdAt = this.clock.now();
    const message: NewMessage = {
      ...{ kind, idempotency, name, email, language, content, createdAt },
      reference: newReference(kind),
    };
    const { receipt, mails } = await this.source.transaction(async (manager) => {
      const id = await this.messages.insert(manager, message);
      if (id === undefined) {
        const kept = await this.messages.repeated(manager, message);
        if (!kept?.same) throw new AppError('common.conflict');
        return { receipt: kept, mails: [] };
      }
      // Anybody can name anybody's address here. The message is kept and read by us in any case.
      const verdict = await this.pauses.judge(manager, kind, email, network);
      const written: string[] = [];
      for (const mail of mailsOf[kind]) {
        const when = isCopy(mail) ? 'now' : verdict;
        if (when === 'never') continue;
        const delay = when === 'later' ? pauseMs : 0;
        const mailId = await this.mails.writeAbout(manager, id, mail, delay);
        if (delay === 0) written.push(mailId);
      }
      return { receipt: message, mails: written };
    });
    for (const mail of mails) this.mails.dispatch(mail);
    return { reference: receipt.reference, received_at: receipt.createdAt.toISOString() };
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import { type BonusLink, bonusLinkPurpose, sealFor } from '@stroomwerk/kernel/signing';
import type { SendMailOptions } from 'nodemailer';
import type { AuthEnv } from '../../../env.js';
import { type BonusContent, bonusLinkDays, bonusMail } from '../domain/bonus-mail.js';
import { mailName } from '../domain/mail-name.js';
import { type AccountMailKind, accountMail } from '../domain/mail-texts.js';
import { isCopy, type KeptMessage, type MessageMailKind, messageMail } from '../domain/message-mails.js';
import { Links } from './links.service.js';

export type MailKind = AccountMailKind | MessageMailKind | 'bonus_workflows';

/** A mail as it waits in the database, with the account or the message it is about. */
export interface WaitingMail {
  readonly kind: MailKind;
  readonly link_id: string | null;
  readonly user_id: string | null;
  readonly content: BonusContent | null;
  /** Of a sign-in, in words of ours. */
  readonly device: string | null;
  readonly created_at: Date;
  readonly email: string | null;
  readonly full_name: string | null;
  /** Of the account. */
  readonly language: Language | null;
  readonly message: MessageJson | null;
}

interface MessageJson {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly content: KeptMessage['content'];
  readonly created_at: string;
}

/** A person in a header: by name only where it looks like one. */
const addressed = (name: string | null, address: string) => ({ name: name ?? '', address });

/** Addresses a mail and writes its words, at the moment it is sent. */
@Injectable()
export class Letters {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
    private readonly links: Links,
  ) {}

  write(mail: WaitingMail): SendMailOptions {
    if (mail.message) return this.aboutMessage(mail.kind as MessageMailKind, mail.message);
    const name = mailName(mail.full_name ?? '');
    const to = addressed(name, mail.email ?? '');
    if (mail.kind === 'bonus_workflows') return { to, ...this.bonus(mail, name) };
    const token = mail.link_id ? this.links.tokenOf(mail.link_id) : null;
    const { BRAND_NAME: brand, SUPPORT_EMAIL: supportEmail, PUBLIC_URL: publicUrl } = this.env;
    return {
      to,
      ...accountMail(mail.kind as AccountMailKind, {
        ...{ brand, supportEmail, publicUrl, name, token, language: mail.language ?? 'nl' },
        ...{ at: mail.created_at, device: mail.device },
      }),
    };
  }

  private aboutMessage(kind: MessageMailKind, message: MessageJson): SendMailOptions {
    const { BRAND_NAME: brand, SUPPORT_EMAIL: supportEmail } = this.env;
    const { created_at: createdAt, ...kept } = message;
    const content = messageMail(kind, { ...kept, createdAt: new Date(createdAt) }, { brand, supportEmail });
    const person = addressed(mailName(message.name), message.email);
    return isCopy(kind) ? { to: supportEmail, replyTo: person, ...content } : { to: person, ...content };
  }

  private bonus(mail: WaitingMail, name: string | null) {
    const seal = sealFor<BonusLink>(this.env.BONUS_LINK_SECRET, bonusLinkPurpose);
    const exp = Math.floor(mail.created_at.getTime() / 1_000) + bonusLinkDays * 86_400;
    return bonusMail(mail.content ?? { language: 'nl', workflows: [] }, {
      brand: this.env.BRAND_NAME,
      name,
      urlOf: (filename) => {
        const token = seal.seal({ userId: mail.user_id ?? '', filename, exp });
        return `${this.env.PUBLIC_URL}/api/workflows-library/bonus/file?token=${token}`;
      },
    });
  }
}

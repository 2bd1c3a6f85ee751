import { Inject, Injectable } from '@nestjs/common';
import { MailChoiceCategory } from '@stroomwerk/contracts/auth';
import type { AskedMailKind, MailDataOf } from '@stroomwerk/contracts/mails';
import { Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import { type BonusLink, bonusLinkPurpose, sealFor } from '@stroomwerk/kernel/signing';
import type { SendMailOptions } from 'nodemailer';
import type { AuthEnv } from '../../../env.js';
import { askedMail, isAsked } from '../domain/asked-mails.js';
import { type BonusContent, bonusLinkDays, bonusMail } from '../domain/bonus-mail.js';
import { isWanted } from '../domain/mail-choices.js';
import { categoryOf } from '../domain/mail-kinds.js';
import { mailName } from '../domain/mail-name.js';
import { type AccountMailKind, accountMail } from '../domain/mail-texts.js';
import { isCopy, type MessageMailKind, messageMail } from '../domain/message-mails.js';
import type { MessageJson, WaitingMail } from '../domain/waiting-mail.js';
import type { Considered } from '../domain/withheld.js';
import { Links } from './links.service.js';
import { MailChoicesService } from './mail-choices.service.js';

/** Who waited longer than this reads until when a link works, instead of for how long. */
const longWaitMs = 10 * 60_000;

/** A person in a header: by name only where it looks like one. */
const addressed = (name: string | null, address: string) => ({ name: name ?? '', address });

/** Addresses a mail and writes its words, at the moment it is sent. */
@Injectable()
export class Letters {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
    private readonly links: Links,
    private readonly choices: MailChoicesService,
    private readonly clock: Clock,
  ) {}

  /** What decides whether a mail is still of use. */
  consider(mail: WaitingMail): Considered {
    const { kind, message, email, link_until: linkUntil, link_used_at: usedAt, troubles } = mail;
    const address = message
      ? isCopy(kind as MessageMailKind)
        ? this.env.SUPPORT_EMAIL
        : message.email
      : email;
    return {
      kind,
      address,
      linkUntil,
      linkUsed: usedAt !== null,
      troubles,
      wanted: isWanted(categoryOf(kind), mail.choices),
    };
  }

  /** Writes a mail. It has the same Message-ID at each try, and asks for reports of failures by the row's id (RFC 3461). */
  write(mail: WaitingMail): SendMailOptions {
    return {
      ...this.words(mail),
      ...(mail.smtp_id === null ? {} : { messageId: `<${mail.smtp_id}>` }),
      date: this.clock.now(),
      ...this.unsubscribing(mail),
      dsn: { id: mail.id, return: 'headers', notify: ['failure'] },
    };
  }

  private words(mail: WaitingMail): SendMailOptions {
    if (mail.message) return this.aboutMessage(mail.kind as MessageMailKind, mail.message);
    const name = mailName(mail.full_name ?? '');
    const to = addressed(name, mail.email ?? '');
    if (mail.kind === 'bonus_workflows') return { to, ...this.bonus(mail, name) };
    if (isAsked(mail.kind)) return { to, ...this.asked(mail, name) };
    const token = mail.link_id ? this.links.tokenOf(mail.link_id) : null;
    const { BRAND_NAME: brand, SUPPORT_EMAIL: supportEmail, PUBLIC_URL: publicUrl } = this.env;
    return {
      to,
      ...accountMail(mail.kind as AccountMailKind, {
        ...{ brand, supportEmail, publicUrl, name, token, language: mail.language ?? 'nl' },
        ...{ at: mail.created_at, device: mail.device, linkUntil: this.saidUntil(mail) },
      }),
    };
  }

  /** Of what its reader can turn off. */
  private choiceToken({ kind, user_id: userId }: WaitingMail): string | null {
    const category = MailChoiceCategory.safeParse(categoryOf(kind));
    return category.success && userId !== null ? this.choices.tokenOf(userId, category.data) : null;
  }

  /** The button of mail programs (RFC 8058), on everything that is not necessary. */
  private unsubscribing(mail: WaitingMail): Pick<SendMailOptions, 'headers'> {
    const token = this.choiceToken(mail);
    if (token === null) return {};
    const url = `${this.env.PUBLIC_URL}/api/auth/mails/unsubscribe?token=${token}`;
    return {
      headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
  }

  private asked(mail: WaitingMail, name: string | null) {
    const { kind, content, language } = mail;
    const { BRAND_NAME: brand, SUPPORT_EMAIL: supportEmail, PUBLIC_URL: publicUrl } = this.env;
    const token = this.choiceToken(mail);
    const turnOff = token === null ? undefined : `${publicUrl}/account/mail?token=${token}`;
    const facts = { brand, supportEmail, publicUrl, name, turnOff, language: language ?? 'nl' };
    return askedMail(kind as AskedMailKind, content as MailDataOf<AskedMailKind>, facts);
  }

  /** Until when the link works, for a mail that waited so long that "one hour" would be wrong. */
  private saidUntil({ created_at: at, link_until: until }: WaitingMail): Date | null {
    return this.clock.now().getTime() - at.getTime() > longWaitMs ? until : null;
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
    // From the moment at which it is sent: what waited works as long as the mail says.
    const exp = Math.floor(this.clock.now().getTime() / 1_000) + bonusLinkDays * 86_400;
    const content = (mail.content ?? { language: 'nl', workflows: [] }) as BonusContent;
    return bonusMail(content, {
      brand: this.env.BRAND_NAME,
      name,
      urlOf: (filename) => {
        const token = seal.seal({
          userId: mail.user_id ?? '',
          accountId: content.accountId,
          filename,
          exp,
        });
        return `${this.env.PUBLIC_URL}/api/workflows-library/bonus/file?token=${token}`;
      },
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import type { SendMailOptions } from 'nodemailer';
import type { AuthEnv } from '../../../env.js';
import { keptAnswer, outcomeOf, type SmtpFailure, type SmtpOutcome } from '../domain/smtp-outcome.js';
import { type HandedLetter, mailTransport } from './mail-transport.js';

/** Hands letters to the mail server. */
@Injectable()
export class Courier {
  private readonly transport: ReturnType<typeof mailTransport> | undefined;

  constructor(@Inject(SERVICE_ENV) env: AuthEnv) {
    if (env.SMTP_URL) this.transport = mailTransport(env.SMTP_URL, env);
  }

  /** Whether there is a mail server at all. */
  get hasServer(): boolean {
    return this.transport !== undefined;
  }

  /**
   * Speaks one letter to the mail server.
   * @param beforeWords done when the server is ready for the words; when it fails they are not spoken
   * @returns what became of it; never throws for what a server or a line does
   */
  async hand(letter: SendMailOptions, beforeWords: () => Promise<void>): Promise<SmtpOutcome> {
    if (!this.transport) throw new Error('there is no mail server');
    let spoken = false;
    const handed: HandedLetter = {
      ...letter,
      beforeWords: async () => {
        await beforeWords();
        spoken = true;
      },
    };
    try {
      const { response } = await this.transport.sendMail(handed);
      return { is: 'accepted', answer: keptAnswer(response) };
    } catch (error) {
      return outcomeOf(error as SmtpFailure, spoken);
    }
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { MailCategoryShown, MailChoice, MailChoiceCategory } from '@stroomwerk/contracts/auth';
import { AppError, SERVICE_ENV } from '@stroomwerk/kernel';
import { type Seal, sealFor } from '@stroomwerk/kernel/signing';
import type { AuthEnv } from '../../../env.js';
import { isWanted, shownCategories } from '../domain/mail-choices.js';
import { ChoicesRepository } from '../persistence/choices.repository.js';

/** In the link of a mail: whose choice it is, and of what. It opens nothing else, and works as long as its secret is known. */
interface ChoiceLink {
  readonly user: string;
  readonly of: MailChoiceCategory;
}

/** What people want to get, chosen on their account page or by the link in a mail, without a login. */
@Injectable()
export class MailChoicesService {
  private readonly seal: Seal<ChoiceLink>;

  constructor(
    @Inject(SERVICE_ENV) env: AuthEnv,
    private readonly choices: ChoicesRepository,
  ) {
    this.seal = sealFor<ChoiceLink>(env.MAIL_CHOICE_SECRET, 'mail-choice');
  }

  tokenOf(userId: string, category: MailChoiceCategory): string {
    return this.seal.seal({ user: userId, of: category });
  }

  async shown(userId: string): Promise<MailCategoryShown[]> {
    return shownCategories(await this.choices.of(userId));
  }

  /** @returns false for an account that is gone */
  choose(userId: string, category: MailChoiceCategory, on: boolean): Promise<boolean> {
    return this.choices.choose(userId, category, on);
  }

  /** What a link is about. @throws AppError auth.link_invalid */
  async byLink(token: string): Promise<MailChoice> {
    const { user, of } = this.opened(token);
    return { category: of, on: isWanted(of, await this.choices.of(user)) };
  }

  /** @throws AppError auth.link_invalid, also for an account that is gone */
  async chooseByLink(token: string, on: boolean): Promise<MailChoice> {
    const { user, of } = this.opened(token);
    if (!(await this.choices.choose(user, of, on))) throw new AppError('auth.link_invalid');
    return { category: of, on };
  }

  private opened(token: string): ChoiceLink {
    const link = this.seal.open(token);
    if (!link) throw new AppError('auth.link_invalid');
    return link;
  }
}

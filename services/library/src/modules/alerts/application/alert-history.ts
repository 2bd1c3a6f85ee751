import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { AlertMessage, AlertMessagesResponse } from '@stroomwerk/contracts/library';
import type { Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { linesOf, testWords } from '../domain/words.js';
import { itemsOf, latestMessages, type MessageRow } from '../persistence/messages.js';
import { toldBy } from './told-by.js';

const shown = 20;

/** The latest messages of an account, and how each went. */
@Injectable()
export class AlertHistory {
  constructor(private readonly database: DataSource) {}

  async of(user: Principal, lang: Language): Promise<AlertMessagesResponse> {
    const messages: AlertMessage[] = [];
    for (const row of await latestMessages(this.database, user.accountId, shown))
      messages.push(await this.shown(row, lang));
    return { messages };
  }

  private async shown(row: MessageRow, lang: Language): Promise<AlertMessage> {
    const { id, kind, name, test, made_at: madeAt, state, tries, http_status } = row;
    const told = toldBy(await itemsOf(this.database, id), lang);
    return {
      ...{ id, test, tries, http_status },
      channel: { kind: kind ?? 'mail', name },
      made_at: madeAt.toISOString(),
      state: state === 'sending' ? 'waiting' : state,
      lines: test ? [testWords(lang).title] : linesOf(told, lang),
    };
  }
}

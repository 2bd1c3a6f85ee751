import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { isUuid } from '@stroomwerk/contracts';
import type { CollectionDeployForm, DeployFormQuery } from '@stroomwerk/contracts/library';
import { AppError, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { MyAppsStore } from '../../shelf/application/my-apps.store.js';
import { collectionOf } from '../../shelf/index.js';
import { Trades } from '../../workflows/application/trades.js';
import { accountsTogether, valuesTogether } from '../domain/together.js';
import { existingAutomations, onTheirWay } from '../persistence/known.js';
import { Asking, type Subject } from './asking.js';
import { DeployForms } from './deploy-forms.service.js';

/** As many workflows as are deployed at once (contracts, DeployTogether). */
const mostTogether = 50;

interface Held {
  readonly name: string;
  readonly filenames: readonly string[];
}

/** What is asked before the workflows of a collection are deployed together: what several need is asked once. */
@Injectable()
export class CollectionForms {
  constructor(
    private readonly database: DataSource,
    private readonly asking: Asking,
    private readonly forms: DeployForms,
    private readonly trades: Trades,
    private readonly apps: MyAppsStore,
  ) {}

  /**
   * @param id of a collection of the account's own, or the key of one by trade and role
   * @throws AppError library.collection_not_found
   */
  async form(
    user: Principal,
    id: string,
    query: DeployFormQuery,
    lang: Language,
  ): Promise<CollectionDeployForm> {
    const { name, filenames } = await this.held(user, id, lang);
    const ground = await this.forms.ground(user, query.connection, lang);
    const subjects = await this.subjects(filenames.slice(0, mostTogether), query.lang ?? lang, lang);
    const ids = subjects.map(({ workflow }) => workflow.id);
    const place = ground.chosen && ([this.database, user.accountId, ground.chosen.id, ids] as const);
    const existing = place && (await existingAutomations(...place));
    const coming = place && (await onTheirWay(...place));
    const asked = subjects.map((subject) => ({
      on_its_way: coming?.has(subject.workflow.id) ?? false,
      ...this.forms.ofWorkflow(subject, ground, existing?.get(subject.workflow.id), lang),
    }));
    const each = <T>(of: (one: (typeof asked)[number]) => readonly T[]) =>
      asked.map((one) => ({ filename: one.workflow.filename, asked: of(one) }));
    return {
      collection: { id, name },
      ...ground.around,
      workflows: asked.map(({ accounts: _, values: __, ...workflow }) => workflow),
      left_off: Math.max(filenames.length - mostTogether, 0),
      accounts: accountsTogether(each(({ accounts }) => accounts)),
      values: valuesTogether(each(({ values }) => values)),
    };
  }

  private async held(user: Principal, id: string, lang: Language): Promise<Held> {
    const found = isUuid(id)
      ? await collectionOf(this.database, user.accountId, id)
      : (await this.trades.filenames(lang, await this.apps.reach(user.userId))).find(({ key }) => key === id);
    if (found === undefined) throw new AppError('library.collection_not_found');
    return found;
  }

  /** Those that the library has; one may be hidden since the collection was read. */
  private async subjects(
    filenames: readonly string[],
    fileLanguage: Language,
    lang: Language,
  ): Promise<Subject[]> {
    const found: Subject[] = [];
    for (const filename of filenames)
      try {
        found.push(await this.asking.subject(filename, fileLanguage, lang));
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'library.workflow_not_found')) throw error;
      }
    return found;
  }
}

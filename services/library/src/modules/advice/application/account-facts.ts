import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { type Automation, SearchQuery, withoutAccount } from '@stroomwerk/contracts/library';
import type { Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { Automations } from '../../automations/application/automations.service.js';
import { LinkedAutomations } from '../../automations/index.js';
import { LibrarySearch } from '../../search/application/library-search.js';
import { MyAppsStore } from '../../shelf/application/my-apps.store.js';
import { nameIn } from '../../workflows/domain/texts.js';
import type { CardRow } from '../../workflows/index.js';
import type { AutomationFact, Candidate, Facts } from '../domain/facts.js';
import { type AutomationRow, automationRows, type OwnedRow, ownedRows } from '../persistence/facts.js';

/** Pages of a hundred recipes that are looked through: the most chosen are in front. */
const pages = 3;
const perPage = 100;

/** Reads what advice is worked out from. */
@Injectable()
export class AccountFacts {
  constructor(
    private readonly database: DataSource,
    private readonly automations: Automations,
    private readonly linked: LinkedAutomations,
    private readonly library: LibrarySearch,
    private readonly said: MyAppsStore,
  ) {}

  /** @param open whether the library opens; else there are no candidates */
  async of(user: Principal, open: boolean, lang: Language): Promise<Omit<Facts, 'dismissed'>> {
    const { accountId } = user;
    const shown = await this.automations.list(user, lang);
    const kept = await this.linked.historyFrom(accountId);
    const rows = await automationRows(this.database, accountId, kept);
    const more = new Map(rows.map((row) => [row.id, row]));
    const has = await ownedRows(this.database, accountId);
    const apps = appsOf(await this.said.of(user.userId), has);
    return {
      automations: shown.flatMap((one) => {
        const row = more.get(one.id);
        return row === undefined ? [] : [factOf(one, row)];
      }),
      candidates: open && apps.length > 0 ? await this.candidates(apps, lang) : [],
      apps,
      linked: has.filter(({ listed }) => listed).map(({ integrations }) => integrations),
      owned: new Set(has.map(({ recipe }) => recipe)),
    };
  }

  /** What the account works with: what this member said, and the apps of what it has. */
  async apps({ userId, accountId }: Principal): Promise<string[]> {
    return appsOf(await this.said.of(userId), await ownedRows(this.database, accountId));
  }

  private async candidates(apps: readonly string[], lang: Language): Promise<Candidate[]> {
    const reach = [...apps, ...withoutAccount];
    const found: CardRow[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const query = SearchQuery.parse({ group: 'recipe', sort: 'popular', page, per_page: perPage });
      const { rows, found: of } = await this.library.page(query, reach, reach);
      found.push(...rows);
      if (page >= of.pages) break;
    }
    return found.map((row) => ({
      ...{ filename: row.filename, recipe: row.pattern ?? row.filename, name: nameIn(row, lang) },
      ...{ integrations: row.integrations, minutes: row.minutes_saved, graph: row.graph },
    }));
  }
}

function appsOf(said: readonly string[], has: readonly OwnedRow[]): string[] {
  const used = has.filter(({ listed }) => listed).flatMap(({ integrations }) => integrations);
  return [...new Set([...said, ...used])].filter((name) => !withoutAccount.includes(name));
}

function factOf(shown: Automation, row: AutomationRow): AutomationFact {
  const { id, name, status, kind = 'reported', trouble, watched, last_run, created_at } = shown;
  return {
    ...{ id, name, status, kind, trouble: trouble ?? null, watched: watched !== false },
    ...{
      archived: row.archived,
      onTrial: shown.on_trial === true,
      byHand: row.by_hand,
      minutes: row.minutes,
    },
    failing:
      row.failing_cause === null || row.failing_since === null
        ? null
        : { cause: row.failing_cause, since: row.failing_since },
    lastRun: last_run === null ? null : new Date(last_run),
    createdAt: new Date(created_at),
    measured: { runs: row.runs, succeeded: row.succeeded, days: row.days },
  };
}

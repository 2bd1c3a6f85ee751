import { Injectable } from '@nestjs/common';
import { credentialFacts } from '@stroomwerk/catalogue/credentials';
import type { Language } from '@stroomwerk/contracts';
import type {
  DeployAccount,
  DeployConnection,
  DeployRefusal,
  DeployValue,
  Setting,
} from '@stroomwerk/contracts/library';
import { AppError, type Principal, within } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import {
  acceptanceOf,
  type ConnectionRow,
  CustomerN8n,
  connectionView,
  problemOf,
  Unusable,
} from '../../connections/index.js';
import { Access } from '../../entitlements/application/access.js';
import { N8nError } from '../../n8n/index.js';
import type { N8nWorkflow } from '../../workflows/domain/n8n.js';
import { guideIn, settingsIn } from '../../workflows/domain/texts.js';
import { type DeployableWorkflow, deployableWorkflow } from '../../workflows/index.js';
import { matchAccounts, neededAccounts, type TheirCredential } from '../domain/accounts.js';
import { type AutomationLimit, automationLimit, neededScopes, refusal } from '../domain/limit.js';
import { askedValues, type EarlierAnswers } from '../domain/values.js';
import { countAutomations, credentialUse, earlierAnswers } from '../persistence/known.js';

/** A workflow with its file read, and what it asks in the language of who reads. */
export interface Subject {
  readonly workflow: DeployableWorkflow;
  readonly file: N8nWorkflow;
  readonly settings: readonly Setting[];
}

/** What an n8n said to the question for its accounts. */
export interface Seen {
  /** Undefined where the key may not list them, or n8n does not answer. */
  readonly credentials: readonly TheirCredential[] | undefined;
  /** Why it cannot be used just now. */
  readonly error: unknown;
}

/** What an account answered before, and how much it uses its accounts in an n8n. */
export interface Known {
  readonly earlier: readonly EarlierAnswers[];
  readonly used: ReadonlyMap<string, number>;
}

/** How long somebody waits for the form. */
const patienceMs = 10_000;
const late = 'n8n does not say which accounts there are';

/** What is known of a workflow, an n8n and an account before anything is deployed. */
@Injectable()
export class Asking {
  private facts: ReturnType<typeof credentialFacts> | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly access: Access,
    private readonly customers: CustomerN8n,
  ) {}

  get credentialFacts(): ReturnType<typeof credentialFacts> {
    this.facts ??= credentialFacts();
    return this.facts;
  }

  /** @throws AppError library.workflow_not_found */
  async subject(filename: string, fileLanguage: Language, lang: Language): Promise<Subject> {
    const workflow = await deployableWorkflow(this.database, filename, fileLanguage);
    if (workflow === undefined) throw new AppError('library.workflow_not_found');
    const places = settingsIn(workflow.settings, workflow.language);
    const words = settingsIn(workflow.settings, lang);
    const settings = words.map((setting, at) => ({ ...setting, at: places[at]?.at ?? setting.at }));
    return { workflow, file: JSON.parse(workflow.file) as N8nWorkflow, settings };
  }

  /** Asks an n8n for its accounts, unless its key is known not to see them. */
  async see({ id, scopes, scopes_known }: ConnectionRow): Promise<Seen> {
    if (scopes_known && !scopes.includes('credential:list'))
      return { credentials: undefined, error: undefined };
    try {
      const n8n = await this.customers.open(id);
      return { credentials: await within(patienceMs, late, n8n.credentials()), error: undefined };
    } catch (error) {
      if (error instanceof N8nError && ['missing_scope', 'not_found'].includes(error.kind))
        return { credentials: undefined, error: undefined };
      const isLate = error instanceof Error && error.message === late;
      const reason = isLate ? new Unusable('too_slow') : error;
      // What is no error of the other end is ours.
      problemOf(reason);
      return { credentials: undefined, error: reason };
    }
  }

  /** What is known of the account whatever the workflow is. @param connectionId the n8n that it is asked for */
  async known({ accountId }: Principal, connectionId: string | undefined, lang: Language): Promise<Known> {
    const earlier = await earlierAnswers(this.database, accountId, lang, connectionId ?? null);
    const used =
      connectionId === undefined
        ? new Map<string, number>()
        : await credentialUse(this.database, accountId, connectionId);
    return { earlier, used };
  }

  accounts(
    { workflow, file }: Subject,
    lang: Language,
    seen: Seen,
    used: Known['used'] = new Map(),
  ): DeployAccount[] {
    const steps = (workflow.language === 'en' ? workflow.english_flow?.steps : undefined) ?? workflow.steps;
    const { accounts } = guideIn({ ...workflow, setup_steps: [], minutes_saved_why: null }, lang);
    const needed = neededAccounts({ flow: file, accounts, steps }, this.credentialFacts, lang);
    return matchAccounts(needed, seen.credentials, used);
  }

  values({ settings, file }: Subject, lang: Language, { earlier }: Pick<Known, 'earlier'>): DeployValue[] {
    return askedValues(settings, file, earlier, lang);
  }

  async limit(user: Principal): Promise<AutomationLimit & { readonly used: number }> {
    const limit = automationLimit(await this.access.of(user));
    return { ...limit, used: await countAutomations(this.database, user.accountId) };
  }

  /** Why the account may not deploy to a connection now; null where it may. */
  async refusal(
    user: Principal,
    { most, used }: { readonly most: number; readonly used: number },
    connection: ConnectionRow | undefined,
    seen: Seen,
  ): Promise<DeployRefusal | null> {
    const scopes = connection?.scopes ?? [];
    return refusal({
      granted: await this.access.opens(user),
      connected: connection !== undefined,
      ...{ used, most },
      failing: seen.error !== undefined,
      lacking: neededScopes.some((scope) => !scopes.includes(scope)),
      agreed: (await acceptanceOf(this.database, user.accountId)) !== undefined,
    });
  }
}

/** A connection as a form and a deployment show it. @param failing whether it did not answer just now */
export function shownConnection(row: ConnectionRow, lang: Language, failing?: boolean): DeployConnection {
  const { id, name, address, purpose, n8n_version, state } = connectionView(
    failing === false ? { ...row, problem: null } : row,
    lang,
  );
  return { id, name, address, purpose, n8n_version, state: failing ? 'failing' : state };
}

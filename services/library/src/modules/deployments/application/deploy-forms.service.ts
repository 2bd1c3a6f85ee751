import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { DeployForm, DeployFormQuery } from '@stroomwerk/contracts/library';
import { type Principal, SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { type ConnectionRow, connectionsOf, missingOf, testInstanceIn } from '../../connections/index.js';
import { Access } from '../../entitlements/application/access.js';
import { byHand } from '../domain/by-hand.js';
import { hasErrorPath, isReached } from '../domain/error-path.js';
import { neededScopes } from '../domain/limit.js';
import { startsItself } from '../domain/starts.js';
import { workflowUrl } from '../domain/view.js';
import { type ExistingAutomation, existingAutomation, lastConnection } from '../persistence/known.js';
import { Asking, type Known, type Seen, type Subject, shownConnection } from './asking.js';

const nothing: Seen = { credentials: undefined, error: undefined };

const isTest = ({ purpose }: ConnectionRow): boolean => purpose === 'test';
const testFirst = (rows: readonly ConnectionRow[], has: boolean): readonly ConnectionRow[] =>
  has ? [...rows.filter(isTest), ...rows.filter((row) => !isTest(row))] : rows;

/** What a form says whatever the workflow is. */
type Around = Pick<
  DeployForm,
  'connections' | 'connection' | 'refusal' | 'missing' | 'automations' | 'test_plan'
>;
/** What it says of a workflow. */
type OfWorkflow = Omit<DeployForm, keyof Around>;

/** Which n8n a form is for, and what stands between the account and deploying there. */
export interface Ground {
  readonly chosen: ConnectionRow | undefined;
  readonly seen: Seen;
  readonly known: Known;
  readonly around: Around;
}

/** What is asked before a workflow is deployed. */
@Injectable()
export class DeployForms {
  constructor(
    private readonly database: DataSource,
    private readonly asking: Asking,
    private readonly access: Access,
    @Inject(SERVICE_ENV) private readonly env: Pick<ServiceEnv, 'PUBLIC_URL'>,
  ) {}

  /** @throws AppError library.workflow_not_found */
  async form(user: Principal, filename: string, query: DeployFormQuery, lang: Language): Promise<DeployForm> {
    const subject = await this.asking.subject(filename, query.lang ?? lang, lang);
    const ground = await this.ground(user, query.connection, lang);
    const { chosen, around } = ground;
    const existing = chosen
      ? await existingAutomation(this.database, user.accountId, chosen.id, subject.workflow.id)
      : undefined;
    return { ...this.ofWorkflow(subject, ground, existing, lang), ...around };
  }

  /** @param wanted the connection that was chosen; one that is gone is as good as none chosen */
  async ground(user: Principal, wanted: string | undefined, lang: Language): Promise<Ground> {
    const tests = testInstanceIn(await this.access.of(user));
    const rows = testFirst(await connectionsOf(this.database, user.accountId), tests.has);
    const chosen = await this.choose(user, rows, wanted, tests.has);
    const seen = chosen ? await this.asking.see(chosen) : nothing;
    const limit = await this.asking.limit(user);
    const refusal = await this.asking.refusal(user, limit, chosen, seen);
    const lacking: readonly string[] = neededScopes;
    const missing = refusal === 'missing_scope' ? missingOf(chosen?.scopes ?? [], lang) : [];
    return {
      ...{ chosen, seen, known: await this.asking.known(user, chosen?.id, lang) },
      around: {
        connections: rows.map((row) =>
          shownConnection(row, lang, row === chosen ? seen.error !== undefined : undefined),
        ),
        ...{ connection: chosen?.id ?? null, refusal },
        missing: missing.filter(({ scope }) => lacking.includes(scope)),
        automations: { used: limit.used, most: limit.most, next_plan: limit.nextPlan },
        test_plan: tests.plan,
      },
    };
  }

  ofWorkflow(
    subject: Subject,
    { chosen, seen, known }: Ground,
    existing: ExistingAutomation | undefined,
    lang: Language,
  ): OfWorkflow {
    const { workflow, file } = subject;
    const values = this.asking.values(subject, lang, known);
    return {
      workflow: {
        ...{ filename: workflow.filename, slug: workflow.slug, name: file.name, version: workflow.version },
        ...{ language: workflow.language, minutes_saved: workflow.minutes_saved },
      },
      ...{ accounts: this.asking.accounts(subject, lang, seen, known.used), values },
      by_hand: values.length === 0 ? byHand(file, workflow.language) : [],
      starts_itself: startsItself(file),
      adds_error_path:
        chosen !== undefined && !hasErrorPath(file) && isReached(this.env.PUBLIC_URL, chosen.address),
      existing:
        chosen && existing
          ? {
              ...{ automation_id: existing.id, name: existing.name },
              n8n_url: workflowUrl(chosen.address, existing.n8n_workflow_id),
            }
          : null,
    };
  }

  /**
   * The one that is asked for while it is there; else the one that was deployed to last, or the first that was connected. Who has
   * test instances begins on one (infra/docs/adr/0041).
   */
  private async choose(
    { accountId }: Principal,
    rows: readonly ConnectionRow[],
    wanted: string | undefined,
    testsFirst: boolean,
  ): Promise<ConnectionRow | undefined> {
    const found = rows.find(({ id }) => id === wanted);
    if (found !== undefined || rows.length < 2) return found ?? rows[0];
    const last = await lastConnection(this.database, accountId);
    const tests = testsFirst ? rows.filter(isTest) : [];
    const offered = tests.length > 0 ? tests : rows;
    return offered.find(({ id }) => id === last) ?? offered[0];
  }
}

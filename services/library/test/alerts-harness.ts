import { randomUUID } from 'node:crypto';
import type { AddedAlertChannel, AlertSettings, Automation } from '@stroomwerk/contracts/library';
import { Bundles } from '../src/modules/alerts/application/bundles.js';
import { RunsNoticed } from '../src/modules/runs/index.js';
import type { LibraryApp, TestUser } from './library-app.js';

export const alertsPath = '/api/automations/alerts';
const second = 1_000;

interface RunOf {
  readonly cause?: string;
  readonly stepType?: string;
  readonly mode?: string;
  /** Milliseconds before now. */
  readonly ago?: number;
}

/** What tests of alerts do over and over. */
export function alertsHarness(library: LibraryApp) {
  const { database, clock } = library;
  const h = {
    /** Somebody with a plan, and automations. */
    async member(tier = 'professional_monthly'): Promise<TestUser> {
      const user = library.user();
      await library.subscribe(user, 'active', 1);
      await database.query('update library.entitlement set price_tier = $2 where account_id = $1', [
        user.accountId,
        tier,
      ]);
      return user;
    },
    async automation(user: TestUser, name = 'Facturen'): Promise<string> {
      const made = await library.send<Automation>('POST', '/api/automations', user, {
        ...{ name, status: 'running' },
      });
      return made.body.id;
    },
    /** Writes a run that ended, as a synchronisation does, and tells nobody. */
    async ran(automationId: string, status: 'success' | 'error', run: RunOf = {}): Promise<string> {
      const id = randomUUID();
      const at = new Date(clock.now().getTime() - (run.ago ?? 0));
      await database.query(
        `insert into library.automation_run (id, automation_id, status, started_at, finished_at, cause, step, step_type, mode)
         values ($1, $2, $3, $4, $4, $5, $6, $7, $8)`,
        [
          ...[id, automationId, status, at, status === 'error' ? (run.cause ?? 'other') : null],
          ...[status === 'error' ? 'Zoek bedrijf' : null, run.stepType ?? null, run.mode ?? 'trigger'],
        ],
      );
      return id;
    },
    /** Tells of what ran, as a synchronisation does. */
    noticed: (automationId: string) => library.app.get(RunsNoticed).noticed(automationId, []),
    async ranAndTold(automationId: string, status: 'success' | 'error', run: RunOf = {}): Promise<string> {
      const id = await h.ran(automationId, status, run);
      await h.noticed(automationId);
      clock.advance(second);
      return id;
    },
    sweep: () => library.app.get(Bundles).sweep(),
    /** So late that what waited for a moment goes. */
    async soon(): Promise<void> {
      clock.advance(50 * second);
      await h.sweep();
    },
    async addWebhook(user: TestUser, address: string, name = 'Eigen programma'): Promise<AddedAlertChannel> {
      const added = await library.send<AddedAlertChannel>('POST', `${alertsPath}/channels`, user, {
        ...{ kind: 'webhook', name, address },
      });
      if (added.status !== 201) throw new Error(`${added.status} ${added.text}`);
      return added.body;
    },
    async settings(user: TestUser): Promise<AlertSettings> {
      return (await library.get<AlertSettings>(alertsPath, user)).body;
    },
    /** What the account's alerts are, by kind. */
    async told(user: TestUser): Promise<string[]> {
      const rows = await database.query<{ kind: string }[]>(
        'select kind from library.alert where account_id = $1 order by at, created_at',
        [user.accountId],
      );
      return rows.map(({ kind }) => kind);
    },
    /** What auth was asked to mail. */
    async mails(user: TestUser): Promise<Record<string, unknown>[]> {
      const rows = await database.query<{ payload: Record<string, unknown> }[]>(
        `select payload from outbox where event = 'library.mail_requested' and aggregate_id = $1 order by seq`,
        [user.accountId],
      );
      return rows.map(({ payload }) => payload);
    },
    async states(user: TestUser): Promise<string[]> {
      const rows = await database.query<{ state: string }[]>(
        'select state from library.alert_message where account_id = $1 and channel_id is not null order by created_at',
        [user.accountId],
      );
      return rows.map(({ state }) => state);
    },
  };
  return h;
}

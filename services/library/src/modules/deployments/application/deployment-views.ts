import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { DeployConnection, Deployment } from '@stroomwerk/contracts/library';
import type { Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { connectionOf, endedConnection, oldestN8n } from '../../connections/index.js';
import { deploymentView } from '../domain/view.js';
import { type DeploymentRow, firstRuns } from '../persistence/deployments.js';
import { shownConnection } from './asking.js';
import { Sayings } from './sayings.js';

/** Deployments as their account sees them. */
@Injectable()
export class DeploymentViews {
  constructor(
    private readonly database: DataSource,
    private readonly sayings: Sayings,
  ) {}

  /** Of a connection that ended its name and address are known still. */
  async connection({ accountId }: Principal, id: string, lang: Language): Promise<DeployConnection> {
    const row = await connectionOf(this.database, accountId, id);
    if (row) return shownConnection(row, lang);
    return { ...(await endedConnection(this.database, id)), state: 'failing' };
  }

  async one(user: Principal, row: DeploymentRow, lang: Language): Promise<Deployment> {
    const shown = await this.connection(user, row.connection_id, lang);
    const [view] = await this.several([row], shown, lang);
    if (view === undefined) throw new Error('a deployment has a view');
    return view;
  }

  /** @param rows deployments to one n8n */
  async several(
    rows: readonly DeploymentRow[],
    connection: DeployConnection,
    lang: Language,
  ): Promise<Deployment[]> {
    const automations = rows.flatMap(({ automation_id: id }) => (id === null ? [] : [id]));
    const runs = await firstRuns(this.database, automations);
    return rows.map((row) => {
      const first = runs.get(row.automation_id ?? '');
      return deploymentView(row, connection, {
        ...{ first, said: this.sayings.of(row.id), lang, oldest: oldestN8n },
      });
    });
  }
}

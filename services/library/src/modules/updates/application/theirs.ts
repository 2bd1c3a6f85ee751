import { Injectable } from '@nestjs/common';
import type { UpdateHindrance } from '@stroomwerk/contracts/library';
import { AppError } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { CustomerN8n, refusalOf } from '../../connections/index.js';
import { N8nError } from '../../n8n/index.js';
import { contentOf, hashOf, hindranceOf } from '../domain/content.js';
import type { Deployed } from '../domain/flow.js';
import { bringsForward, lastAct } from '../persistence/acts.js';
import type { Standing } from '../persistence/standings.js';

/** A customer's workflow as it stands now. */
export interface Read {
  /** Undefined where it is gone. */
  readonly content: Deployed | undefined;
  readonly hindrance: UpdateHindrance | null;
}

/** Reads customers' workflows in their n8n; keeps nothing. */
@Injectable()
export class Theirs {
  constructor(
    private readonly database: DataSource,
    private readonly customers: CustomerN8n,
  ) {}

  /** @throws AppError library.connection_not_found, library.n8n_* */
  async read({ address, connection_id, n8n_workflow_id }: Standing): Promise<Read> {
    if (address === null) throw new AppError('library.connection_not_found');
    try {
      const n8n = await this.customers.open(connection_id);
      const workflow = await n8n.workflow(n8n_workflow_id);
      return { content: contentOf(workflow), hindrance: hindranceOf(workflow) };
    } catch (error) {
      if (error instanceof N8nError && error.kind === 'not_found')
        return { content: undefined, hindrance: 'gone' };
      throw refusalOf(error);
    }
  }

  /**
   * What an automation has where its n8n was put back to a backup from before our last update: the version before it. Where it
   * cannot be read, or what it had is erased, what was last done counts.
   */
  async asItStands(standing: Standing): Promise<Standing> {
    const last = await lastAct(this.database, standing.id, true);
    if (last === undefined || !bringsForward(last) || last.base_before === null) return standing;
    if (last.stood_hash === last.written_hash) return standing;
    const { content } = await this.read(standing).catch((error: unknown): Read => {
      if (error instanceof AppError) return { content: undefined, hindrance: null };
      throw error;
    });
    if (content === undefined || hashOf(content) !== last.stood_hash) return standing;
    return { ...standing, version: last.from_version, base: last.base_before };
  }
}

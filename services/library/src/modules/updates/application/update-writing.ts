import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { CustomerN8n, problemOf } from '../../connections/index.js';
import { type N8nClient, N8nError } from '../../n8n/index.js';
import { contentOf, hashOf, isPut, sendable } from '../domain/content.js';
import type { Deployed } from '../domain/flow.js';
import type { UpdateProblem } from '../domain/telling.js';
import { type Act, noteEnded, noteRefused, noteWritten, placeOf, takeAct } from '../persistence/acts.js';
import { UpdateVault } from './update-vault.js';

/** About a day of trying: after that somebody is told to look in n8n. */
const mostTries = 30;

/** n8n says that it did not do it. */
const notDone = new Set<N8nError['kind']>(['wrong_key', 'missing_scope', 'no_api', 'busy']);

const hashIn = (answer: Parameters<typeof contentOf>[0]): string => hashOf(contentOf(answer));

/**
 * Puts a workflow into a customer's n8n. What is being put, and what stood there, is kept before the first request, so that
 * whoever goes on after a crash can tell what happened: each step looks at what stands there first, and doing it again
 * changes nothing. A workflow that holds anything else than the one or the other is left alone.
 */
@Injectable()
export class UpdateWriting {
  private readonly logger = new Logger(UpdateWriting.name);

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly customers: CustomerN8n,
    private readonly vault: UpdateVault,
  ) {}

  /** Goes on with an act as far as it comes now. @returns n8n's own sentence where it refused, kept nowhere */
  async goOn(actId: string): Promise<string | undefined> {
    const act = await takeAct(this.database, actId, this.clock.now());
    if (act === undefined) return undefined;
    try {
      return await this.step(act);
    } catch (error) {
      // What is no error of the other end is thrown on; the act stays open for the next try.
      const problem = problemOf(error);
      this.logger.warn({ msg: 'an update waits for its n8n', act: act.id, problem, tries: act.tries });
      if (act.tries >= mostTries) await this.end(act, 'left', 'left');
      return undefined;
    }
  }

  private async step(act: Act): Promise<string | undefined> {
    const place = await placeOf(this.database, act.automation_id);
    const held = this.vault.open(act);
    if (place === undefined || held === undefined) return this.end(act, 'left', 'left');
    const { put, stood } = held;
    const n8n = await this.customers.open(place.connection_id);
    const stands = await this.read(n8n, place.n8n_workflow_id);
    if (stands === undefined) return this.end(act, 'failed', 'gone');
    const isUntouched = hashOf(stands) === act.stood_hash;
    if (!isUntouched && !isPut(put, stands))
      return this.end(act, act.state === 'writing' ? 'failed' : 'refused', 'changed');
    if (act.state === 'restoring') return this.restore(act, n8n, place.n8n_workflow_id, stood, isUntouched);
    return this.write(act, n8n, place.n8n_workflow_id, put);
  }

  private async write(act: Act, n8n: N8nClient, id: string, put: Deployed): Promise<string | undefined> {
    try {
      const written = await n8n.updateWorkflow(id, sendable(put));
      await noteWritten(this.database, act.id, hashIn(written), this.clock.now());
      return undefined;
    } catch (error) {
      if (!(error instanceof N8nError)) throw error;
      if (error.kind === 'not_found') await this.end(act, 'failed', 'gone');
      else if (notDone.has(error.kind) && act.tries === 1)
        await this.end(act, 'failed', error.kind === 'missing_scope' ? 'missing_scope' : problemOf(error));
      else if (error.kind === 'refused' || error.kind === 'conflict') {
        // n8n keeps what it refuses to run as its draft, and goes on running what ran.
        await noteRefused(this.database, act.id, this.clock.now());
        await this.step({ ...act, state: 'restoring' });
        return error.said;
      } else throw error;
      return undefined;
    }
  }

  private async restore(
    act: Act,
    n8n: N8nClient,
    id: string,
    stood: Deployed,
    isUntouched: boolean,
  ): Promise<undefined> {
    try {
      if (!isUntouched) await n8n.updateWorkflow(id, sendable(stood));
      return await this.end(act, 'refused', 'refused');
    } catch (error) {
      if (!(error instanceof N8nError) || (error.kind !== 'refused' && error.kind !== 'conflict'))
        throw error;
      return this.end(act, 'left', 'left');
    }
  }

  /** Undefined where it is not there. */
  private async read(n8n: N8nClient, id: string): Promise<Deployed | undefined> {
    try {
      return contentOf(await n8n.workflow(id));
    } catch (error) {
      if (error instanceof N8nError && error.kind === 'not_found') return undefined;
      throw error;
    }
  }

  private async end(
    act: Act,
    state: 'refused' | 'left' | 'failed',
    problem: UpdateProblem,
  ): Promise<undefined> {
    await noteEnded(this.database, act.id, state, problem, this.clock.now());
    this.logger.log({ msg: 'an update ended without being done', act: act.id, state, problem });
  }
}

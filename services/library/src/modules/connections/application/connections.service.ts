import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import { isUuid } from '@stroomwerk/contracts';
import type {
  Connection,
  ConnectionPurpose,
  ConnectionsResponse,
  ConnectN8n,
} from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { Access } from '../../entitlements/application/access.js';
import type { N8nClient } from '../../n8n/index.js';
import { baseAddress, nameFor } from '../domain/base-address.js';
import { type InstanceLimit, instanceLimit, planTitles, testInstanceIn } from '../domain/plan-limit.js';
import { connectionView } from '../domain/view.js';
import {
  addConnection,
  type ConnectionRow,
  connectionOf,
  connectionsOf,
  endConnection,
  holdAccount,
  keepKey,
  notePurpose,
  noteSeen,
  renameConnection,
  type Seen,
} from '../persistence/connections.js';
import { Agreements } from './agreements.service.js';
import { Attempts } from './attempts.js';
import { ConnectionKeys } from './connection-keys.js';
import { ConnectionSync } from './connection-sync.js';
import { lookAt } from './look.js';
import { problemOf, refusalOf } from './problem.js';
import { N8nDoor } from './way-out.js';

/** An account's own n8n instances. Another account's do not exist for it: 404. */
@Injectable()
export class Connections {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly access: Access,
    private readonly agreements: Agreements,
    private readonly keys: ConnectionKeys,
    private readonly door: N8nDoor,
    private readonly attempts: Attempts,
    private readonly sync: ConnectionSync,
  ) {}

  async list(user: Principal, lang: Language): Promise<ConnectionsResponse> {
    const { most, nextPlan } = await this.limitOf(user);
    const rows = await connectionsOf(this.database, user.accountId);
    return {
      connections: rows.map((row) => connectionView(row, lang)),
      limit: most,
      next_plan: nextPlan,
      agreement_accepted: await this.agreements.accepted(user),
      test_instance: testInstanceIn(await this.access.of(user)),
    };
  }

  /**
   * Looks at an n8n with its key and keeps both.
   * @throws AppError library.subscription_required, email_unconfirmed, agreement_required, connection_limit,
   * connection_exists; library.n8n_*: why it cannot be used
   */
  async connect(user: Principal, wanted: ConnectN8n, lang: Language): Promise<Connection> {
    await this.access.require(user);
    if (!user.emailVerified) throw new AppError('library.email_unconfirmed');
    await this.agreements.require(user);
    const address = baseAddress(wanted.address);
    if (address === undefined) throw new AppError('library.n8n_address_refused');
    const limit = await this.limitOf(user);
    refuseMore(await connectionsOf(this.database, user.accountId), limit, address);
    this.attempts.count(user.accountId);
    const seen = await this.seenBy(this.door.open(address, wanted.key));
    const id = randomUUID();
    const { accountId, userId: madeBy } = user;
    // Nobody is asked in here: the look was before.
    await this.database.transaction(async (manager) => {
      await holdAccount(manager, accountId);
      const there = await connectionsOf(manager, accountId);
      refuseMore(there, limit, address);
      const others = there.map(({ name }) => name);
      const name = wanted.name ?? nameFor(address, others);
      const locked = this.keys.lock(id, wanted.key);
      if (!(await addConnection(manager, { id, accountId, madeBy, name, address, locked, seen })))
        throw new AppError('library.connection_exists');
      await this.sync.due(id, manager);
    });
    return this.get(user, id, lang);
  }

  /** @throws AppError library.connection_not_found */
  async get(user: Principal, id: string, lang: Language): Promise<Connection> {
    return connectionView(await this.row(user, id), lang);
  }

  /** @throws AppError library.connection_not_found, library.connection_exists */
  async rename(user: Principal, id: string, name: string, lang: Language): Promise<Connection> {
    await this.row(user, id);
    if (!(await renameConnection(this.database, id, name))) throw new AppError('library.connection_exists');
    return this.get(user, id, lang);
  }

  /**
   * What it is for from now on; what is in it goes on as it does. For production works without a plan too.
   * @throws AppError library.connection_not_found, subscription_required, test_instance_plan
   */
  async setPurpose(
    user: Principal,
    id: string,
    purpose: ConnectionPurpose,
    lang: Language,
  ): Promise<Connection> {
    await this.row(user, id);
    if (purpose === 'test') {
      await this.access.require(user);
      refuseTest(testInstanceIn(await this.access.of(user)));
    }
    await notePurpose(this.database, user.accountId, id, purpose);
    return this.get(user, id, lang);
  }

  /** The new key is tried first: one that does not work leaves the one that is there. @throws AppError library.n8n_* */
  async replaceKey(user: Principal, id: string, key: string, lang: Language): Promise<Connection> {
    const { address } = await this.row(user, id);
    await this.access.require(user);
    this.attempts.count(user.accountId);
    const seen = await this.seenBy(this.door.open(address, key));
    await this.database.transaction(async (manager) => {
      await keepKey(manager, id, this.keys.lock(id, key));
      await noteSeen(manager, id, seen);
      await this.sync.due(id, manager);
    });
    return this.get(user, id, lang);
  }

  /** Looks at it now; what goes wrong is noted and stands in the answer. @throws AppError library.connection_not_found */
  async check(user: Principal, id: string, lang: Language): Promise<Connection> {
    const { address } = await this.row(user, id);
    this.attempts.count(user.accountId);
    const seen = await this.look(id, address);
    await noteSeen(this.database, id, seen);
    if (seen.problem === null) await this.sync.due(id);
    return this.get(user, id, lang);
  }

  /** The key is gone with it. Works without a plan too. @throws AppError library.connection_not_found */
  async disconnect(user: Principal, id: string): Promise<void> {
    requireId(id);
    if (!(await endConnection(this.database, user.accountId, id, this.clock.now())))
      throw new AppError('library.connection_not_found');
    await this.sync.ended(id);
  }

  private async look(id: string, address: string): Promise<Seen> {
    try {
      return { ...(await lookAt(this.door.open(address, await this.keys.open(id)))), ...this.well() };
    } catch (error) {
      const problem = problemOf(error);
      return { problem, scopes: [], scopesKnown: false, version: null, at: this.clock.now() };
    }
  }

  /** @throws AppError library.n8n_* */
  private async seenBy(n8n: N8nClient): Promise<Seen> {
    try {
      return { ...(await lookAt(n8n)), ...this.well() };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  private well(): Pick<Seen, 'problem' | 'at'> {
    return { problem: null, at: this.clock.now() };
  }

  private async row(user: Principal, id: string): Promise<ConnectionRow> {
    requireId(id);
    const row = await connectionOf(this.database, user.accountId, id);
    if (row === undefined) throw new AppError('library.connection_not_found');
    return row;
  }

  private async limitOf(user: Principal): Promise<InstanceLimit> {
    return instanceLimit(await this.access.of(user));
  }
}

function requireId(id: string): void {
  if (!isUuid(id)) throw new AppError('library.connection_not_found');
}

/** @throws AppError library.test_instance_plan */
export function refuseTest({ has, plan }: ReturnType<typeof testInstanceIn>): void {
  if (!has)
    throw new AppError('library.test_instance_plan', { params: { plan: planTitles[plan ?? 'enterprise'] } });
}

/** @throws AppError where the account has this n8n already, or as many as its plan allows */
function refuseMore(
  there: readonly ConnectionRow[],
  { most, nextPlan }: InstanceLimit,
  address: string,
): void {
  if (there.some((one) => one.address === address)) throw new AppError('library.connection_exists');
  if (there.length < most) return;
  if (nextPlan === null) throw new AppError('library.shelf_full', { params: { most } });
  throw new AppError('library.connection_limit', { params: { most, plan: planTitles[nextPlan] } });
}

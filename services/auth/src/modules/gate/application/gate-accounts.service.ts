import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { GateAccount } from '@stroomwerk/contracts/auth';
import { AppError, Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import { type GateProof, gateAccountPurpose, sealFor } from '@stroomwerk/kernel/signing';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthEnv } from '../../../env.js';
import { AccountsRepository } from '../../accounts/index.js';
import { Memberships } from '../../memberships/index.js';
import { PasswordHasher } from '../../passwords/application/password-hasher.js';
import { gatePassesOf } from '../../sessions/application/gate-pass.js';
import { SessionEndings } from '../../sessions/application/session-endings.service.js';

/** Milliseconds after which an account that a broken-off run left behind is removed with the next one. */
const forgotten = 3_600_000;

/**
 * Accounts with which the operator's gate looks at pages: role user with an open library, for one run. Nobody is told of
 * them, no event says that they came, and no list shows them.
 */
@Injectable()
export class GateAccounts {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly memberships: Memberships,
    private readonly endings: SessionEndings,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
  ) {}

  /** @throws AppError auth.forbidden without a proof made with the gate's key */
  async open(proof: string): Promise<GateAccount> {
    this.check(proof);
    const now = this.clock.now();
    const email = `gate-${randomUUID()}@gate.invalid`;
    const password = randomBytes(24).toString('base64url');
    const passwordHash = await this.hasher.hash(password);
    const id = await this.source.transaction(async (manager) => {
      for (const old of await this.accounts.gatesBefore(manager, new Date(now.getTime() - forgotten)))
        await this.remove(manager, old);
      const account = { email, fullName: 'Gate', passwordHash, role: 'user', createdAt: now } as const;
      const made = await this.accounts.insert(manager, { ...account, emailVerifiedAt: now });
      if (made === undefined) throw new Error('the address of a gate account is taken');
      await this.accounts.update(manager, made.id, { ofGate: true });
      await this.memberships.lend(manager, made.accountId, 'enterprise_monthly');
      return made.id;
    });
    const [pass] = gatePassesOf(this.env, id);
    return { id, email, password, pass };
  }

  /** @throws AppError auth.forbidden without a proof made with the gate's key */
  async close(proof: string, id: string): Promise<void> {
    this.check(proof);
    await this.source.transaction(async (manager) => {
      const account = await this.accounts.byId(id, manager);
      if (account?.ofGate) await this.remove(manager, id);
    });
  }

  private async remove(manager: EntityManager, id: string): Promise<void> {
    await this.endings.endAllOf(manager, id, 'logout');
    await this.memberships.close(manager, id);
    await this.accounts.removeOfGate(manager, id);
  }

  private check(proof: string): void {
    const { GATE_KEY } = this.env;
    const opened =
      GATE_KEY === undefined ? null : sealFor<GateProof>(GATE_KEY, gateAccountPurpose).open(proof);
    if (opened === null || opened.exp * 1_000 < this.clock.now().getTime())
      throw new AppError('auth.forbidden');
  }
}

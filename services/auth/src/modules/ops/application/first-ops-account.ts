import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, SERVICE_ENV } from '@stroomwerk/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthEnv } from '../../../env.js';
import { RegistrationService } from '../../accounts/application/registration.service.js';
import { AccountsRepository } from '../../accounts/index.js';
import { PasswordHasher } from '../../passwords/application/password-hasher.js';
import { KnownDevices, SecurityEvents } from '../../security/index.js';
import { SessionEndings } from '../../sessions/application/session-endings.service.js';

/**
 * Makes the first ops account at start, from OPS_EMAIL and OPS_PASSWORD, or with a made-up password that is kept in
 * DATA_DIR for its owner only, where the local start prints it from; never logged (architecture.md, "Environment"). An existing ops account is left as it is.
 */
@Injectable()
export class FirstOpsAccount implements OnApplicationBootstrap {
  private readonly logger = new Logger('Ops');

  constructor(
    private readonly source: DataSource,
    private readonly accounts: AccountsRepository,
    private readonly registration: RegistrationService,
    private readonly hasher: PasswordHasher,
    private readonly endings: SessionEndings,
    private readonly devices: KnownDevices,
    private readonly events: SecurityEvents,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const madeUp = await this.source.transaction(async (manager) => {
      await manager.query(`select pg_advisory_xact_lock(hashtextextended('auth.first-ops-account', 0))`);
      return this.ensure(manager);
    });
    if (madeUp) await this.tell(madeUp.email, madeUp.password);
  }

  /** @returns the password when it was made up here */
  private async ensure(manager: EntityManager): Promise<{ email: string; password: string } | undefined> {
    const { OPS_EMAIL, OPS_PASSWORD } = this.env;
    if (OPS_EMAIL === undefined && (await this.accounts.hasOps(manager))) return undefined;
    const email = OPS_EMAIL ?? `ops@${this.env.SUPPORT_EMAIL.split('@')[1]}`;
    const existing = await this.accounts.byEmail(email, manager);
    if (existing?.role === 'ops') return undefined;
    const password = OPS_PASSWORD ?? randomBytes(12).toString('base64url');
    const passwordHash = await this.hasher.hash(password);
    const now = this.clock.now();
    if (existing) {
      // Whoever registered this address before must not keep a password to an ops account.
      await this.accounts.update(manager, existing.id, { role: 'ops', passwordHash, emailVerifiedAt: now });
      await this.endings.endAllOf(manager, existing.id, 'role_changed');
      await this.devices.forgetAllOf(manager, existing.id);
      await this.events.record(manager, existing.id, 'role_changed');
    } else {
      const account = {
        email,
        fullName: 'Ops',
        passwordHash,
        role: 'ops',
        createdAt: now,
        emailVerifiedAt: now,
      } as const;
      await this.registration.create(manager, account, undefined);
    }
    return OPS_PASSWORD === undefined ? { email, password } : undefined;
  }

  private async tell(email: string, password: string): Promise<void> {
    const file = join(this.env.DATA_DIR, 'ops-account.txt');
    await mkdir(this.env.DATA_DIR, { recursive: true });
    await writeFile(file, `${email}\n${password}\n`, { mode: 0o600 });
    this.logger.warn(`First ops account: ${email}; its password is in ${file}`);
  }
}

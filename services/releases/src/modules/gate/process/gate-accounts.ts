import { Inject, Injectable, Logger } from '@nestjs/common';
import { closeGateAccount, type GateAccount, openGateAccount } from '@stroomwerk/contracts/auth';
import { Clock, SERVICE_ENV, type ServiceClient, serviceClient } from '@stroomwerk/kernel';
import { type GateProof, gateAccountPurpose, type KeyRing, sealFor } from '@stroomwerk/kernel/signing';
import type { ReleasesServiceEnv } from '../../../env.js';

/** Seconds for which a proof holds. */
const proofSeconds = 60;

/** Borrows accounts of auth for one run. The key that opens them stays in this process. */
@Injectable()
export class GateAccounts {
  private readonly logger = new Logger('gate');
  private readonly client: ServiceClient;

  constructor(
    @Inject(SERVICE_ENV) env: ReleasesServiceEnv,
    private readonly clock: Clock,
  ) {
    this.client = serviceClient(env);
  }

  /** @throws AppError common.unavailable, auth.forbidden */
  async with<T>(key: KeyRing, work: (account: GateAccount) => Promise<T>): Promise<T> {
    const proof = (): string =>
      sealFor<GateProof>(key, gateAccountPurpose).seal({
        exp: Math.floor(this.clock.now().getTime() / 1_000) + proofSeconds,
      });
    const account = await this.client.call(openGateAccount, { body: { proof: proof() } });
    try {
      return await work(account);
    } finally {
      // What stays behind is removed with the next account that is opened.
      await this.client
        .call(closeGateAccount, { body: { proof: proof(), id: account.id } })
        .catch((error: unknown) => this.logger.warn(`an account of the gate stays: ${String(error)}`));
    }
  }
}

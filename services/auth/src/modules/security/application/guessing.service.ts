import { Inject, Injectable } from '@nestjs/common';
import { AppError, SERVICE_ENV } from '@stroomwerk/kernel';
import type { AskedFrom } from '../../../asker/asker.js';
import type { AuthEnv } from '../../../env.js';
import { RateLimitStorage } from '../../../rate-limit/rate-limit.storage.js';
import { siegeFailures, siegeWindowMs, trustedFailures, waitMs } from '../domain/guessing.js';
import { KnownDevices } from '../persistence/known-devices.repository.js';
import { SignInCounts } from '../persistence/sign-in-counts.repository.js';

/** A try at a password that may be looked at. */
export interface Turn {
  /** The password was right. */
  succeeded(): Promise<void>;
  /** It was wrong. */
  failed(): Promise<void>;
}

const minute = 60_000;
const devicePlace = (id: string): string => `device ${id}`;

/**
 * Slows down who guesses passwords, and nobody else (ADR 17). Counts by what was typed, whether or not there is such an
 * account, and never holds what a stranger does against a device that signed in to the account before.
 */
@Injectable()
export class Guessing {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: AuthEnv,
    private readonly counts: SignInCounts,
    private readonly devices: KnownDevices,
    private readonly limits: RateLimitStorage,
  ) {}

  /** @throws AppError auth.wait when a try comes too early, common.too_many_requests for a network that tries many accounts */
  async turn(address: string, from: AskedFrom): Promise<Turn> {
    const account = address.trim().toLowerCase();
    const device = await this.devices.find(from.deviceTokens, account);
    const trusted = device === undefined ? undefined : await this.ofDevice(device);
    return trusted ?? this.ofNetwork(account, from.network, device);
  }

  /** @returns undefined for a device that failed or tried too often to be trusted: it counts as its network then */
  private async ofDevice(id: string): Promise<Turn | undefined> {
    const place = devicePlace(id);
    if ((await this.triesOf(place)).isBlocked) return undefined;
    const { failures, waitMs: wait } = await this.counts.claim(place, (count) => waitMs(count, false));
    if (failures > trustedFailures) return undefined;
    this.insist(wait);
    return {
      succeeded: () => this.counts.forgive(place),
      failed: () => Promise.resolve(),
    };
  }

  /** @param device one that lost its trust: a right password gives it back */
  private async ofNetwork(account: string, network: string, device: string | undefined): Promise<Turn> {
    const many = await this.triesOf(`network ${network}`);
    if (many.isBlocked)
      throw new AppError('common.too_many_requests', { retryAfter: Math.max(1, many.timeToBlockExpire) });
    const everywhere = `account ${account}`;
    const place = `${everywhere} from ${network}`;
    const siege = (await this.counts.count(everywhere)) >= siegeFailures;
    const { waitMs: wait } = await this.counts.claim(place, (count) => waitMs(count, siege));
    this.insist(wait);
    return {
      succeeded: () => this.counts.forgive(place, ...(device ? [devicePlace(device)] : [])),
      failed: () => this.counts.add(everywhere, siegeWindowMs),
    };
  }

  /** Right passwords count here too: each costs a hash. */
  private triesOf(place: string) {
    return this.limits.increment(
      this.limits.keyOf(`sign-in from ${place}`),
      minute,
      this.env.AUTH_RATE_LIMIT,
    );
  }

  private insist(wait: number): void {
    if (wait === 0) return;
    const seconds = Math.ceil(wait / 1_000);
    throw new AppError('auth.wait', { params: { seconds }, retryAfter: seconds });
  }
}

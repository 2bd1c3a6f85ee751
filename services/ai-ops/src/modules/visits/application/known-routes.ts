import { Inject, Injectable } from '@nestjs/common';
import { activeReleases } from '@stroomwerk/contracts/releases';
import { Clock, SERVICE_ENV, type ServiceEnv, serviceClient } from '@stroomwerk/kernel';
import { routeOwners } from '../domain/route-owners.js';

/** Milliseconds for which the declared routes are taken as they were. */
const fresh = 30_000;

/** The routes that the active releases declare. While nobody answers the last known ones hold. */
@Injectable()
export class KnownRoutes {
  private owners: ReadonlyMap<string, readonly string[]> = new Map();
  private asked = 0;
  private readonly client: ReturnType<typeof serviceClient>;

  constructor(
    @Inject(SERVICE_ENV) env: ServiceEnv,
    private readonly clock: Clock,
  ) {
    this.client = serviceClient(env);
  }

  /** @returns the remotes that declare the pattern; none for one that nobody declares */
  async ownersOf(path: string): Promise<readonly string[]> {
    const now = this.clock.now().getTime();
    if (now - this.asked >= fresh) {
      this.asked = now;
      this.owners = await this.client.call(activeReleases).then(routeOwners, () => this.owners);
    }
    return this.owners.get(path) ?? [];
  }
}

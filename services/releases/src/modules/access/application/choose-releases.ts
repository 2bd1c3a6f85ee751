import { Inject, Injectable } from '@nestjs/common';
import { isGated, type ReleaseOverrides } from '@stroomwerk/contracts/releases';
import { AppError, Clock, type CommonEnv, SERVICE_ENV } from '@stroomwerk/kernel';
import { type ChosenReleases, chosenReleasesPurpose, type Seal, sealFor } from '@stroomwerk/kernel/signing';
import type { ReleasesEnv } from '../../../env.js';
import type { ReleaseActor } from '../domain/actor.js';
import { choiceSeconds, longestChoice, sortChoices } from '../domain/overrides.js';
import { AccessStore } from '../persistence/access-store.js';

/** Releases that one browser gets in place of the active ones. */
@Injectable()
export class ChooseReleases {
  private readonly seal: Seal<ChosenReleases>;

  constructor(
    private readonly store: AccessStore,
    private readonly clock: Clock,
    @Inject(SERVICE_ENV) private readonly env: CommonEnv & ReleasesEnv,
  ) {
    this.seal = sealFor(env.CHOSEN_RELEASES_SECRET, chosenReleasesPurpose);
  }

  /**
   * Signs a choice, so that the edge takes it from nobody else, and for nobody else.
   * @returns the signed text, or null for the choice of none
   * @throws AppError releases.release_not_found, releases.release_collected, releases.not_gated,
   *   releases.development_closed; common.invalid_request for a development
   *   server at a port that cannot be, or for more choices than a cookie holds
   */
  async choose({ overrides }: ReleaseOverrides, by: Pick<ReleaseActor, 'userId'>): Promise<string | null> {
    if (Object.keys(overrides).length === 0) return null;
    const { versions, developed, impossible } = sortChoices(overrides);
    if (impossible.length > 0)
      throw new AppError('common.invalid_request', {
        fields: Object.fromEntries(impossible.map((remote) => [`overrides.${remote}`, 'is no port'])),
      });
    if (developed.length > 0 && this.env.NODE_ENV === 'production')
      throw new AppError('releases.development_closed');
    const published = await this.store.publishedAmong(versions);
    if (published.length < versions.length) throw new AppError('releases.release_not_found');
    if (published.some(({ collected }) => collected)) throw new AppError('releases.release_collected');
    const ungated = published.find(({ gate: status }) => !isGated({ status }));
    if (ungated) throw new AppError('releases.not_gated', { params: { status: ungated.gate } });
    const exp = Math.floor(this.clock.now().getTime() / 1_000) + choiceSeconds;
    const text = this.seal.seal({ exp, overrides, by: by.userId ?? '' });
    if (text.length > longestChoice)
      throw new AppError('common.invalid_request', { fields: { overrides: 'is too much for a cookie' } });
    return text;
  }
}

import { Injectable } from '@nestjs/common';
import type {
  CohortCount,
  ReleaseHealth,
  ReleasesOverview,
  RemoteOverview,
} from '@stroomwerk/contracts/releases';
import { AppError, Clock } from '@stroomwerk/kernel';
import { versionBefore } from '../../releases/domain/move-kind.js';
import { ReleaseStore, type RemoteEntity } from '../../releases/index.js';
import { type Trial, TrialStore } from '../persistence/trial-store.js';
import { type Bucket, ViewStore } from '../persistence/view-store.js';
import { JudgeCanaries } from './judge-canaries.js';

const hour = 3_600_000;
/** Hours that a chart shows to the length of one of its buckets, in seconds. */
const bucketLengths = [
  [1, 60],
  [24, 900],
  [168, 7_200],
] as const;

/** What the screen of releases shows. */
@Injectable()
export class ReadHealth {
  constructor(
    private readonly releases: ReleaseStore,
    private readonly trials: TrialStore,
    private readonly views: ViewStore,
    private readonly canaries: JudgeCanaries,
    private readonly clock: Clock,
  ) {}

  async overview(mayMove: boolean): Promise<ReleasesOverview> {
    const [remotes, trials] = await Promise.all([this.releases.allRemotes(), this.trials.running()]);
    const shown = remotes.map((remote) =>
      this.remote(
        remote,
        trials.find(({ remoteId }) => remoteId === remote.id),
      ),
    );
    return { remotes: await Promise.all(shown), may_move: mayMove };
  }

  /** @throws AppError releases.remote_not_found */
  async health(name: string, hours: number): Promise<ReleaseHealth> {
    const remote = await this.releases.remoteByName(name);
    if (!remote) throw new AppError('releases.remote_not_found');
    const since = new Date(this.clock.now().getTime() - hours * hour);
    const seconds = bucketLengths.find(([most]) => hours <= most)?.[1] ?? 7_200;
    const [buckets, stable, canary] = await Promise.all([
      this.views.buckets(remote.id, since, seconds),
      this.views.vitals(remote.id, 'stable', since),
      this.views.vitals(remote.id, 'canary', since),
    ]);
    return {
      remote: name,
      bucket_seconds: seconds,
      buckets: buckets.map(({ at, ...counts }) => ({ at: at.toISOString(), ...counts })),
      vitals: { stable, canary },
    };
  }

  private async remote(remote: RemoteEntity, trial: Trial | undefined): Promise<RemoteOverview> {
    const since = new Date(this.clock.now().getTime() - hour);
    const [stable, canary, moves, buckets] = await Promise.all([
      this.releases.standing(remote.id, 'stable'),
      this.releases.standing(remote.id, 'canary'),
      this.releases.stableMoves(remote.id),
      this.views.buckets(remote.id, since, 3_600),
    ]);
    return {
      name: remote.name,
      owner: remote.owner,
      stable: stable && shown(stable),
      previous: versionBefore(moves),
      canary:
        canary && trial
          ? {
              ...shown(canary),
              percent: canary.percent ?? 1,
              evidence: await this.canaries.evidenceOf(trial),
            }
          : null,
      last_hour: { stable: total(buckets, 'stable'), canary: total(buckets, 'canary') },
    };
  }
}

const shown = ({
  version,
  since,
  actor,
  notes,
}: NonNullable<Awaited<ReturnType<ReleaseStore['standing']>>>) => ({
  ...{ version, actor, notes },
  since: since.toISOString(),
});

const total = (buckets: readonly Bucket[], cohort: 'stable' | 'canary'): CohortCount => ({
  views: buckets.reduce((sum, bucket) => sum + bucket[cohort].views, 0),
  failures: buckets.reduce((sum, bucket) => sum + bucket[cohort].failures, 0),
});

import { Injectable } from '@nestjs/common';
import { blobName } from '@stroomwerk/contracts/releases';
import { Clock } from '@stroomwerk/kernel';
import { versionBefore } from '../../releases/domain/move-kind.js';
import { ReleaseStore } from '../../releases/index.js';
import { ArtifactStore } from '../domain/artifact-store.js';
import { blobsWait, collectable } from '../domain/collection-rule.js';
import { CollectionStore } from '../persistence/collection-store.js';
import { SentBlobs } from '../persistence/sent-blobs.js';

export interface Collected {
  /** `remote@version`. */
  readonly releases: readonly string[];
  readonly blobs: number;
}

/** Milliseconds for which the removal of a collected release is repeated, should it have been broken off. */
const repeated = 2 * 86_400_000;

/** Removes the files of old releases and what was sent for none. What a release was stays written down. */
@Injectable()
export class CollectReleases {
  constructor(
    private readonly releases: ReleaseStore,
    private readonly store: CollectionStore,
    private readonly files: ArtifactStore,
    private readonly sent: SentBlobs,
    private readonly clock: Clock,
  ) {}

  async collect(): Promise<Collected> {
    const now = this.clock.now();
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    // No pointer moves meanwhile, and afterwards none goes to a release that is written down as collected.
    const chosen = await this.releases.exclusively(async (manager) => {
      const previous = new Set<string>();
      for (const { id, name } of await this.releases.allRemotes(manager))
        previous.add(`${name}@${versionBefore(await this.releases.stableMoves(id, manager))}`);
      const facts = (await this.store.facts(manager)).map((release) => ({
        ...release,
        named: release.named || previous.has(`${release.remote}@${release.version}`),
      }));
      const old = collectable(facts, now);
      await this.store.markCollected(manager, old, now);
      return old;
    });
    for (const { remote, version } of await this.store.collectedSince(before(repeated)))
      await this.files.removeRelease(remote, version);
    const blobs = await this.removeBlobs(before(blobsWait));
    await this.sent.forget(before(blobsWait));
    await this.files.removeLeftOvers(before(blobsWait));
    return { releases: chosen.map(({ remote, version }) => `${remote}@${version}`), blobs };
  }

  private async removeBlobs(sentBefore: Date): Promise<number> {
    const named = new Set((await this.store.namedHashes()).map(blobName));
    let removed = 0;
    for await (const { name, storedAt } of this.files.blobs()) {
      if (named.has(name) || storedAt >= sentBefore) continue;
      await this.files.removeBlob(name);
      removed += 1;
    }
    return removed;
  }
}

import type { GateStatus } from '@stroomwerk/contracts/releases';
import type { TestService } from '@stroomwerk/kernel/testing';
import { buildManifest } from './build-manifest.js';

/** A published release in the database; without files, since nothing shows it. */
export async function insertRelease(
  service: TestService,
  remote: string,
  version: string,
  gate: GateStatus = 'passed',
): Promise<void> {
  await service.source.query(
    `with known as (insert into releases.remote (name, owner, created_at) values ($1, 'team-library', $4)
       on conflict (name) do update set owner = excluded.owner returning id)
     , made as (insert into releases.release
       (remote_id, version, manifest, manifest_hash, bytes, author, notes, published_at)
     select id, $2, $3, 'hash', 1, 'Olga Ops', '', $4 from known returning id)
     insert into releases.gate_entry (release_id, status, manifest_hash, actor, at)
     select id, $5, 'hash', 'gate', $4 from made`,
    [
      remote,
      version,
      JSON.stringify(buildManifest({ name: remote, version, files: {} })),
      service.clock.now(),
      gate,
    ],
  );
}

// Real: PostgreSQL with the tables as they were before there was a gate at the operator.
import { testDatabase } from '@stroomwerk/test-kit';
import { DataSource } from 'typeorm';
import { Releases1763712000001 } from '../migrations/001-releases.js';
import { Rollout1763712000002 } from '../migrations/002-rollout.js';
import { Gate1763712000004 } from '../migrations/004-gate.js';

it('leaves what visitors have or had as it was, and has the rest wait until somebody asks', async () => {
  const db = await testDatabase();
  const source = await new DataSource({ type: 'postgres', url: db.url }).initialize();
  const runner = source.createQueryRunner();
  try {
    await new Releases1763712000001().up(runner);
    await new Rollout1763712000002().up(runner);
    await runner.query(`
      insert into releases.remote (name, owner, created_at) values ('mfe-a', 'team-a', now());
      insert into releases.release
        (remote_id, version, manifest, manifest_hash, bytes, author, notes, published_at, force_reason)
      select id, version, '{}', 'hash of ' || version, 1, 'a', '', now(), force from releases.remote,
        (values ('1.0.0', null), ('1.1.0', null), ('1.2.0', null), ('1.3.0', 'by a token')) v (version, force);
      insert into releases.channel (remote_id, name, release_id, moved_at)
      select remote_id, 'stable', id, now() from releases.release where version = '1.1.0';
      insert into releases.pointer_move (remote_id, channel, from_version, to_version, actor, reason, at, kind)
      select id, 'published', null, '1.2.0', 'a', '', now(), 'publish' from releases.remote
      union all select id, 'stable', null, '1.0.0', 'a', '', now(), 'move' from releases.remote
      union all select id, 'stable', '1.0.0', '1.1.0', 'a', '', now(), 'move' from releases.remote;
    `);
    await new Gate1763712000004().up(runner);
    const gates: unknown = await runner.query(
      `select r.version, g.status, g.manifest_hash, g.reason is not null as said
       from releases.release_gate g join releases.release r on r.id = g.release_id order by r.version`,
    );
    expect(gates).toEqual([
      { version: '1.0.0', status: 'built_here', manifest_hash: 'hash of 1.0.0', said: true },
      { version: '1.1.0', status: 'built_here', manifest_hash: 'hash of 1.1.0', said: true },
      { version: '1.2.0', status: 'waiting', manifest_hash: 'hash of 1.2.0', said: true },
      { version: '1.3.0', status: 'waiting', manifest_hash: 'hash of 1.3.0', said: true },
    ]);
  } finally {
    await runner.release();
    await source.destroy();
    await db.drop();
  }
});

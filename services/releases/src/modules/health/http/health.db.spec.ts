// Real: Nest, PostgreSQL, the rule's SQL. Fake: auth's key set at the other end of the wire, the clock.
import { randomUUID } from 'node:crypto';
import {
  type PointerHistory,
  ReleaseHealth,
  type ReleaseSet,
  ReleasesOverview,
} from '@stroomwerk/contracts/releases';
import { type PageView, pageViewPurpose, sealFor } from '@stroomwerk/kernel/signing';
import { FixedClock, type TestService, testSecret, testService } from '@stroomwerk/kernel/testing';
import { type TestDatabase, testDatabase } from '@stroomwerk/test-kit';
import { buildManifest } from '../../../../test/build-manifest.js';
import { releasesService } from '../../../definition.js';
import { MovePointerUseCase } from '../../releases/application/move-pointer.js';
import { JudgeCanaries } from '../application/judge-canaries.js';

const ops = { role: 'ops', name: 'Olga Ops' } as const;
const seal = sealFor<PageView>(testSecret, pageViewPurpose);

describe('health of releases', () => {
  let db: TestDatabase;
  let service: TestService;
  const clock = new FixedClock();

  beforeAll(async () => {
    db = await testDatabase();
    service = await testService(releasesService, {
      databaseUrl: db.url,
      clock,
      // Looks are taken by the test itself.
      env: { RELEASES_DIR: '/nowhere', WORKERS: 'none' },
    });
  });
  afterAll(async () => {
    await service?.close();
    await db?.drop();
  });

  /** A remote of the test's own, 1.0.0 for everybody and 1.1.0 for a tenth. Its files are of no concern here. */
  async function trial(percent = 10): Promise<string> {
    const remote = `mfe-t${randomUUID().replace(/[^a-z]/g, '')}`;
    const [row] = await service.source.query<{ id: string }[]>(
      'insert into releases.remote (name, owner, created_at) values ($1, $2, $3) returning id',
      [remote, 'team', clock.now()],
    );
    for (const version of ['1.0.0', '1.1.0'])
      await service.source.query(
        `with made as (
           insert into releases.release (remote_id, version, manifest, manifest_hash, bytes, author, notes, published_at)
           values ($1, $2, $3, $2, 1, 'a', 'n', $4) returning id)
         insert into releases.gate_entry (release_id, status, manifest_hash, actor, at)
         select id, 'passed', $2, 'gate', $4 from made`,
        [
          row?.id,
          version,
          JSON.stringify(buildManifest({ name: remote, version, routes: [], files: {} })),
          clock.now(),
        ],
      );
    const pointers = service.app.get(MovePointerUseCase);
    const by = { name: 'Test' };
    await pointers.move(remote, 'stable', { version: '1.0.0', expected_version: null, reason: 'r' }, by);
    await pointers.move(
      ...([
        remote,
        'canary',
        { version: '1.1.0', expected_version: null, percent, reason: 'r' },
        by,
      ] as const),
    );
    return remote;
  }
  const view = (remote: string, cohort: 'stable' | 'canary', change: Partial<PageView> = {}): PageView => ({
    id: randomUUID(),
    visitor: randomUUID(),
    exp: clock.now().getTime() / 1_000 + 3_600,
    releases: { [remote]: [cohort === 'stable' ? '1.0.0' : '1.1.0', cohort] },
    ...change,
  });
  const tell = (token: string, remote: string, outcome: string, more: object = {}) =>
    service.call<{ counted: number; code: string }>('POST', '/api/releases/views', {
      body: { token, remotes: [{ remote, outcome, ...more }] },
    });
  /** A view of a new visitor; one that was not counted is said at once, not by the figures later. */
  const see = async (remote: string, cohort: 'stable' | 'canary', outcome: string, more: object = {}) => {
    const { status, body } = await tell(seal.seal(view(remote, cohort)), remote, outcome, more);
    expect([status, body]).toEqual([200, { counted: 1 }]);
  };
  const look = () => service.app.get(JudgeCanaries).look();
  const many = async (times: number, remote: string, cohort: 'stable' | 'canary', outcome: string) => {
    for (let turn = 0; turn < times; turn += 1) await see(remote, cohort, outcome);
  };
  const overviewOf = async (remote: string) => {
    const { body } = await service.call('GET', '/api/releases/overview', { as: ops });
    return ReleasesOverview.parse(body).remotes.find(({ name }) => name === remote);
  };

  it('takes a canary back that fails, with the evidence in the history, and can start it again', async () => {
    const remote = await trial();
    for (let second = 0; second < 25; second += 5) {
      await many(22, remote, 'stable', 'ok');
      await many(2, remote, 'canary', 'ok');
      await many(1, remote, 'canary', 'load');
      clock.advance(5_000);
      const taken = await look();
      if (second < 20) expect(taken).not.toContain(remote);
      else expect(taken).toContain(remote);
    }
    const { body: set } = await service.call<ReleaseSet>('GET', '/api/releases/active');
    expect(set.canaries?.some(({ release }) => release.name === remote)).toBe(false);
    const { body } = await service.call<PointerHistory>('GET', `/api/releases/${remote}/history`, {
      as: ops,
    });
    expect(body.moves[0]).toMatchObject({
      ...{ kind: 'rollback', automatic: true, actor: 'health rule', from_percent: 10, to_version: null },
      reason: '5 of 15 page views failed, stable 0 of 110',
      evidence: { verdict: 'failing', canary: { views: 15, failures: 5 } },
    });

    const undone = await service.call('PUT', `/api/releases/${remote}/channels/canary`, {
      as: ops,
      body: { version: '1.1.0', expected_version: null, percent: 10, reason: 'It was the network' },
    });
    expect(undone.status).toBe(200);
    clock.advance(5_000);
    expect(await look()).not.toContain(remote);
    expect((await overviewOf(remote))?.canary?.evidence).toMatchObject({
      ...{ verdict: 'waiting', canary: { views: 0 } },
    });
  });

  it('leaves a healthy canary alone, and one that suffers with everybody', async () => {
    const remote = await trial();
    for (let turn = 0; turn < 6; turn += 1) {
      await many(12, remote, 'stable', 'timeout');
      await many(10, remote, 'stable', 'ok');
      await many(1, remote, 'canary', 'timeout');
      await many(1, remote, 'canary', 'ok');
      clock.advance(5_000);
      expect(await look()).not.toContain(remote);
    }
    expect((await overviewOf(remote))?.canary).toMatchObject({
      ...{ version: '1.1.0', percent: 10, actor: 'Test' },
      evidence: { stable: { views: 132, failures: 72 }, canary: { views: 12, failures: 6 } },
    });
  });

  /** Views one at a time, with a look after each of the canary, as on a site where a visitor comes a minute. */
  async function oneByOne(
    remote: string,
    cohorts: ('stable' | 'canary')[],
    outcome: string,
    more: object = {},
  ) {
    for (const cohort of cohorts) {
      const slow = cohort === 'canary' ? more : { lcp_ms: 900 };
      await see(remote, cohort, cohort === 'canary' ? outcome : 'ok', slow);
      clock.advance(60_000);
      if (cohort === 'canary' && (await look()).includes(remote)) return true;
    }
    return false;
  }
  const tenth = Array.from({ length: 10 }, (_, one): 'canary' | 'stable' =>
    one === 4 ? 'canary' : 'stable',
  );
  const lastMove = async (remote: string) =>
    (await service.call<PointerHistory>('GET', `/api/releases/${remote}/history`, { as: ops })).body.moves[0];

  it('takes a canary back that always fails where a visitor comes a minute, within twelve of its views', async () => {
    const remote = await trial();
    let turns = 0;
    for (; turns < 12; turns += 1) if (await oneByOne(remote, tenth, 'render')) break;
    expect(turns).toBeLessThan(12);
    expect((await lastMove(remote))?.evidence?.canary.failures).toBeLessThanOrEqual(12);
  });

  it('takes a canary back that is far slower, and leaves one that is a little slower', async () => {
    const [far, little] = [await trial(), await trial()];
    for (let turn = 0; turn < 14; turn += 1) {
      await oneByOne(far, tenth, 'ok', { lcp_ms: 4_000 });
      await oneByOne(little, tenth, 'ok', { lcp_ms: 1_300 });
    }
    expect(await lastMove(far)).toMatchObject({
      automatic: true,
      reason: expect.stringMatching(
        /^\d+ of \d+ page views were more than twice as slow as is usual, stable 0 of/,
      ),
      evidence: { canary: { failures: 0 }, verdict: 'failing' },
    });
    expect((await overviewOf(little))?.canary?.evidence).toMatchObject({
      ...{ verdict: 'waiting', pace: { canary: { slow: 0 }, stable: { slow: 0 } } },
    });
  });

  it('takes a canary back that always fails beside no stable release, and leaves one that mostly stands', async () => {
    const [failing, standing] = [await trial(), await trial()];
    await service.source.query(
      `delete from releases.channel where name = 'stable'
       and remote_id in (select id from releases.remote where name = any($1))`,
      [[failing, standing]],
    );
    const twelve = Array.from({ length: 12 }, () => 'canary' as const);
    expect(await oneByOne(failing, twelve, 'load')).toBe(true);
    expect((await lastMove(failing))?.reason).toBe(
      '6 of 6 page views failed, and there is no stable release',
    );
    await oneByOne(standing, ['canary', 'canary'], 'load');
    expect(await oneByOne(standing, twelve, 'ok')).toBe(false);
  });

  describe('who wants to roll a healthy release back from outside', () => {
    it('is refused without a token, with a forged one, an expired one, and one for another purpose', async () => {
      const remote = await trial();
      const token = seal.seal(view(remote, 'canary'));
      const bad = [
        'no token at all',
        token.replace(/\../, (part) => (part === '.A' ? '.B' : '.A')),
        sealFor<PageView>('another secret of more than thirty-two', pageViewPurpose).seal(
          view(remote, 'canary'),
        ),
        sealFor<PageView>(testSecret, 'other').seal(view(remote, 'canary')),
        seal.seal(view(remote, 'canary', { exp: clock.now().getTime() / 1_000 - 1 })),
      ];
      for (const one of bad) {
        const answer = await tell(one, remote, 'load');
        expect([answer.status, answer.body.code]).toEqual([403, 'releases.page_view_unknown']);
      }
    });

    it('counts once with one page view, and for the releases it names only', async () => {
      const remote = await trial();
      const other = await trial();
      const token = seal.seal(view(remote, 'canary'));
      for (let turn = 0; turn < 20; turn += 1)
        expect((await tell(token, remote, 'load')).body.counted).toBe(turn === 0 ? 1 : 0);
      expect((await tell(token, other, 'load')).body.counted).toBe(0);
      clock.advance(5_000);
      await look();
      expect((await overviewOf(remote))?.last_hour.canary).toEqual({ views: 1, failures: 1 });
      expect((await overviewOf(other))?.last_hour.canary).toEqual({ views: 0, failures: 0 });
    });

    it('counts once as one visitor, however many pages it opens', async () => {
      const remote = await trial();
      await many(60, remote, 'stable', 'ok');
      for (let turn = 0; turn < 60; turn += 1)
        await tell(seal.seal(view(remote, 'canary', { visitor: 'one and the same' })), remote, 'load');
      clock.advance(5_000);
      expect(await look()).not.toContain(remote);
      expect((await overviewOf(remote))?.last_hour.canary).toEqual({ views: 1, failures: 1 });
    });
  });

  it('counts who was there in an earlier trial again in the next one, and not for a changed share', async () => {
    const remote = await trial();
    const pointers = service.app.get(MovePointerUseCase);
    const canary = async (version: string | null, expected: string | null, percent?: number) => {
      clock.advance(1_000);
      await pointers.move(
        remote,
        'canary',
        { version, expected_version: expected, percent, reason: 'r' },
        { name: 'T' },
      );
    };
    const again = () => tell(seal.seal(view(remote, 'canary', { visitor: 'comes back' })), remote, 'load');
    const counted = async () => {
      clock.advance(5_000);
      await look();
      return (await overviewOf(remote))?.canary?.evidence.canary;
    };
    await again();
    await canary('1.1.0', '1.1.0', 20);
    await again();
    expect(await counted()).toEqual({ views: 1, failures: 1 });
    await canary(null, '1.1.0');
    await canary('1.1.0', null, 10);
    await again();
    await again();
    expect(await counted()).toEqual({ views: 1, failures: 1 });
  });

  it('counts a page that stood and fails later once more, as a failure, and merges what it felt like', async () => {
    const remote = await trial();
    const token = seal.seal(view(remote, 'canary'));
    expect((await tell(token, remote, 'ok')).body.counted).toBe(1);
    await look();
    expect((await tell(token, remote, 'ok', { lcp_ms: 1_200, cls: 0.1, ttfb_ms: 90 })).body.counted).toBe(0);
    expect((await tell(token, remote, 'render')).body.counted).toBe(1);
    expect((await tell(token, remote, 'render')).body.counted).toBe(0);
    clock.advance(5_000);
    await look();
    const { body } = await service.call('GET', `/api/releases/${remote}/health`, { as: ops });
    const health = ReleaseHealth.parse(body);
    expect(health.bucket_seconds).toBe(900);
    expect(health.buckets.map(({ canary }) => canary)).toEqual([{ views: 2, failures: 1 }]);
    expect(health.vitals.canary).toMatchObject({ lcp_ms: 1_200, ttfb_ms: 90, fcp_ms: null });
    expect(health.vitals.stable.lcp_ms).toBeNull();
  });

  it('keeps reports of a page that was opened before a promotion out of the comparison', async () => {
    const remote = await trial();
    const old = { ...view(remote, 'stable'), releases: { [remote]: ['0.9.0', 'stable'] as const } };
    expect((await tell(seal.seal(old), remote, 'load')).body.counted).toBe(0);
    const before = seal.seal(view(remote, 'stable'));
    await service.app
      .get(MovePointerUseCase)
      .move(remote, 'stable', { version: '1.1.0', expected_version: '1.0.0', reason: 'r' }, { name: 'Test' });
    expect((await tell(before, remote, 'load')).body.counted).toBe(1);
    await look();
    expect((await overviewOf(remote))?.last_hour.stable).toEqual({ views: 0, failures: 0 });
  });

  it('is not for everybody to look at', async () => {
    expect((await service.call('GET', '/api/releases/overview')).status).toBe(401);
    expect((await service.call('GET', '/api/releases/overview', { as: { role: 'user' } })).status).toBe(403);
  });
});

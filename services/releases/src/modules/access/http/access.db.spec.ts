// Real: Nest, PostgreSQL. Fake: auth's key set at the other end of the wire.
import { createHash, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import {
  CreatedTeamToken,
  TeamMember,
  TeamMemberList,
  TeamToken,
  TeamTokenList,
} from '@stroomwerk/contracts/releases';
import { type TestCall, type TestService, testService } from '@stroomwerk/kernel/testing';
import { type TestDatabase, testDatabase } from '@stroomwerk/test-kit';
import { buildManifest } from '../../../../test/build-manifest.js';
import { insertRelease } from '../../../../test/insert-release.js';
import { releasesService } from '../../../definition.js';

const ops = { role: 'ops', name: 'Olga Ops' } as const;
const member = { name: 'Tess Team', email: 'Tess@Example.test' };
const day = 86_400_000;
const remote = 'mfe-library';

interface Body {
  code?: string;
  detail?: string;
  fields?: Record<string, string>;
}

let db: TestDatabase;
let service: TestService;

beforeAll(async () => {
  db = await testDatabase();
  service = await testService(releasesService, { databaseUrl: db.url, env: { RELEASES_DIR: tmpdir() } });
});
afterAll(async () => {
  await service?.close();
  await db?.drop();
});

const call = (method: string, path: string, more?: TestCall) =>
  service.call<Body>(method, `/api/releases/${path}`, more);
/** Status and code of an answer. */
const said = async (method: string, path: string, more?: TestCall) => {
  const { status, body } = await call(method, path, more);
  return [status, body.code];
};
const newToken = async (name: string, of = remote, body: object = {}): Promise<CreatedTeamToken> =>
  CreatedTeamToken.parse((await call('POST', `${of}/tokens`, { as: ops, body: { name, ...body } })).body);
const tokensOf = async (of: string): Promise<TeamToken[]> =>
  TeamTokenList.parse((await call('GET', `${of}/tokens`, { as: ops })).body).tokens;
const addMember = async (email: string, team = 'team-library') =>
  TeamMember.parse((await call('POST', 'members', { as: ops, body: { team, email } })).body);
/** All that the service can read in the database, as text. */
async function everyRow(): Promise<unknown[]> {
  const tables = await service.source.query<{ name: string }[]>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')
       and has_table_privilege(format('%I.%I', schemaname, tablename), 'select')`,
  );
  return Promise.all(
    tables.map(({ name }) => service.source.query(`select to_jsonb(t) as row from ${name} t`)),
  );
}
/** What a browser says of a call by a page of ours. */
const ourPage = { origin: 'http://localhost:8080' };
const move = { version: '1.0.0', expected_version: null, reason: 'because' };

describe('team tokens', () => {
  it('are shown once, kept hashed, and listed newest first', async () => {
    const first = await newToken('first', 'mfe-tokens');
    service.clock.advance(1_000);
    const second = await newToken('second', 'mfe-tokens', { expires_in_days: null });
    expect(first.token).toMatch(/^swr_[A-Za-z0-9_-]{43}$/);
    expect(first).toMatchObject({ remote: 'mfe-tokens', created_by: 'Olga Ops', last_used_at: null });
    expect(Date.parse(String(first.expires_at)) - Date.parse(first.created_at)).toBe(365 * day);
    expect(second.expires_at).toBeNull();

    expect((await tokensOf('mfe-tokens')).map(({ name }) => name)).toEqual(['second', 'first']);
    const listed = await call('GET', 'mfe-tokens/tokens', { as: ops });
    const rows = await everyRow();
    for (const place of [listed.text, JSON.stringify(rows)])
      for (const { token } of [first, second]) {
        expect(place).not.toContain(token);
        expect(place).not.toContain(token.slice('swr_'.length));
      }
    const kept = await service.source.query<{ hash: string }[]>(
      `select hash from releases.team_token where name = 'first'`,
    );
    const hash = kept[0]?.hash ?? '';
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(listed.text).not.toContain(hash);
    expect(await said('GET', `${remote}/versions`, { bearer: `swr_${hash}` })).toEqual([
      401,
      'releases.team_token_invalid',
    ]);
  });

  it('publish and move their own remote, under their name', async () => {
    await insertRelease(service, remote, '1.0.0');
    const { token } = await newToken('pipeline');
    const moved = await call('PUT', `${remote}/channels/stable`, { bearer: token, body: move });
    expect(moved.status).toBe(200);
    const history = await service.call<{ moves: object[] }>('GET', `/api/releases/${remote}/history`, {
      bearer: token,
    });
    expect(history.body.moves[0]).toMatchObject({ actor: 'token:pipeline', to_version: '1.0.0' });
    // It is let in and judged by the rules of publishing: this manifest's files are nowhere.
    const manifest = buildManifest({ version: '5.0.0' });
    const publish = { bearer: token, body: { manifest } };
    expect(await said('POST', `${remote}/versions`, publish)).toEqual([400, 'releases.files_missing']);
    for (const path of ['versions', 'versions/1.0.0', 'history'])
      expect((await call('GET', `${remote}/${path}`, { bearer: token })).status).toBe(200);
  });

  it('do nothing to the remotes of others, nor what is for people', async () => {
    const { token } = await newToken('pipeline');
    const bearer = token;
    const elsewhere = await call('PUT', 'mfe-ai-ops/channels/stable', { bearer, body: move });
    expect([elsewhere.status, elsewhere.body]).toMatchObject([
      403,
      { code: 'releases.other_remote', detail: 'Dit token geldt voor mfe-library.' },
    ]);
    const manifest = buildManifest({ name: 'mfe-ai-ops' });
    for (const [method, path, body] of [
      ['POST', 'mfe-ai-ops/versions', { manifest }],
      ['GET', 'mfe-ai-ops/versions', undefined],
      ['GET', 'mfe-ai-ops/history', undefined],
    ] as const)
      expect(await said(method, path, { bearer, body })).toEqual([403, 'releases.other_remote']);
    const other = await said('POST', `${remote}/versions`, { bearer, body: { manifest } });
    expect(other).toEqual([400, 'common.invalid_request']);
    for (const [method, path, body] of [
      ['GET', `${remote}/tokens`, undefined],
      ['POST', `${remote}/tokens`, { name: 'more' }],
      ['DELETE', `${remote}/tokens/${randomUUID()}`, undefined],
      ['GET', 'members', undefined],
      ['PUT', 'overrides', { overrides: {} }],
    ] as const)
      expect(await said(method, path, { bearer, body })).toEqual([403, 'auth.forbidden']);
  });

  it('end by themselves at their last moment', async () => {
    const { token } = await newToken('short', remote, { expires_in_days: 1 });
    service.clock.advance(day - 1);
    expect((await call('GET', `${remote}/versions`, { bearer: token })).status).toBe(200);
    service.clock.advance(1);
    expect(await said('GET', `${remote}/versions`, { bearer: token })).toEqual([
      401,
      'releases.team_token_invalid',
    ]);
  });

  it('open nothing once revoked, which may be said twice', async () => {
    const { id, token } = await newToken('lost');
    const revoke = () => call('DELETE', `${remote}/tokens/${id}`, { as: ops });
    const first = await revoke();
    expect(TeamToken.parse(first.body).revoked_at).toBe(service.clock.now().toISOString());
    service.clock.advance(5_000);
    const second = await revoke();
    expect([second.status, second.body]).toEqual([200, first.body]);
    for (const [method, path] of [
      ['GET', `${remote}/versions`],
      ['GET', 'mfe-ai-ops/versions'],
    ] as const)
      expect(await said(method, path, { bearer: token })).toEqual([401, 'releases.team_token_invalid']);
    expect((await tokensOf(remote)).map(({ name }) => name)).toContain('lost');
  });

  it('are revoked at their own remote only, by an id that exists', async () => {
    const { id } = await newToken('here');
    for (const path of [`mfe-ai-ops/tokens/${id}`, `${remote}/tokens/${randomUUID()}`])
      expect(await said('DELETE', path, { as: ops })).toEqual([404, 'releases.team_token_not_found']);
    expect(await said('DELETE', `${remote}/tokens/none`, { as: ops })).toEqual([
      400,
      'common.invalid_request',
    ]);
    expect((await tokensOf(remote)).find((token) => token.id === id)?.revoked_at).toBeNull();
  });

  it('tell when they were used, written at most once a minute', async () => {
    const { id, token } = await newToken('used');
    const use = () => call('GET', `${remote}/versions`, { bearer: token });
    const lastUse = async () => (await tokensOf(remote)).find((one) => one.id === id)?.last_used_at;
    const start = service.clock.now().getTime();
    await Promise.all([use(), use(), use()]);
    service.clock.advance(59_999);
    await use();
    expect(await lastUse()).toBe(new Date(start).toISOString());
    service.clock.advance(1);
    await use();
    expect(await lastUse()).toBe(new Date(start + 60_000).toISOString());
  });

  it.each([
    ['a remote that cannot be', 'library/tokens', { name: 'x' }],
    ['no name', `${remote}/tokens`, { name: ' ' }],
    ['no days', `${remote}/tokens`, { name: 'x', expires_in_days: 0 }],
  ])('are not made for %s', async (_, path, body) => {
    expect(await said('POST', path, { as: ops, body })).toEqual([400, 'common.invalid_request']);
  });
});

describe('who may what', () => {
  const address = `${remote}/channels/stable`;

  it.each([
    ['nobody', {}, [401, 'auth.token_missing']],
    ['an unknown team token', { bearer: 'swr_unknown' }, [401, 'releases.team_token_invalid']],
    ['a broken access token', { bearer: 'not.a.token' }, [401, 'auth.token_invalid']],
    ['another scheme', { headers: { authorization: 'Basic swr_x' } }, [401, 'auth.token_invalid']],
    ['an ordinary user', { as: {} }, [403, 'auth.forbidden']],
  ] as [string, TestCall, unknown[]][])('refuses %s everywhere', async (_, who, answer) => {
    for (const [method, path, body] of [
      ['PUT', address, move],
      ['POST', `${remote}/versions`, { manifest: buildManifest() }],
      ['GET', `${remote}/versions`, undefined],
      ['GET', `${remote}/versions/1.0.0`, undefined],
      ['GET', `${remote}/history`, undefined],
      ['PUT', 'overrides', { overrides: {} }],
    ] as const)
      expect(await said(method, path, { ...who, body })).toEqual(answer);
    const known = { bearer: who.bearer?.startsWith('swr_') ? who.bearer : undefined };
    if (!known.bearer)
      for (const path of [`${remote}/tokens`, 'members'])
        expect(await said('GET', path, who)).toEqual(answer);
  });

  it('says of an access token that it ran out, so that the page renews it', async () => {
    const bearer = service.identity.token(ops, -1);
    expect(await said('GET', `${remote}/versions`, { bearer })).toEqual([401, 'auth.token_expired']);
  });

  it('lets a member look and choose, but neither move, publish nor hand out access', async () => {
    await addMember('tess@example.test');
    for (const path of ['versions', 'versions/1.0.0', 'history'])
      expect((await call('GET', `${remote}/${path}`, { as: member })).status).toBe(200);
    const overrides = { [remote]: '1.0.0' };
    expect(
      (await call('PUT', 'overrides', { as: member, headers: ourPage, body: { overrides } })).status,
    ).toBe(200);
    const stranger = { ...member, emailVerified: false };
    expect(await said('GET', `${remote}/versions`, { as: stranger })).toEqual([
      403,
      'releases.address_unverified',
    ]);
    for (const [method, path, body] of [
      ['PUT', address, move],
      ['POST', `${remote}/versions`, { manifest: buildManifest() }],
      ['GET', `${remote}/tokens`, undefined],
      ['POST', `${remote}/tokens`, { name: 'mine' }],
      ['POST', 'members', { team: 'team-library', email: 'friend@example.test' }],
      ['GET', 'members', undefined],
    ] as const)
      expect(await said(method, path, { as: member, body })).toEqual([403, 'auth.forbidden']);
  });
});

describe('team members', () => {
  it('are added once, by their address in lower case, and removed', async () => {
    const added = await addMember('Otto@Example.test', 'team-auth');
    expect(added).toMatchObject({ team: 'team-auth', email: 'otto@example.test', added_by: 'Olga Ops' });
    service.clock.advance(1_000);
    expect(await addMember('OTTO@example.test', 'team-auth')).toEqual(added);
    const list = TeamMemberList.parse((await call('GET', 'members', { as: ops })).body).members;
    expect(list.filter(({ email }) => email === 'otto@example.test')).toEqual([added]);

    const otto = { email: 'otto@example.test' };
    expect((await call('GET', `${remote}/versions`, { as: otto })).status).toBe(200);
    const left = TeamMemberList.parse((await call('DELETE', `members/${added.id}`, { as: ops })).body);
    expect(left.members).toEqual(list.filter(({ id }) => id !== added.id));
    expect(await said('GET', `${remote}/versions`, { as: otto })).toEqual([403, 'auth.forbidden']);
    expect(await said('DELETE', `members/${added.id}`, { as: ops })).toEqual([
      404,
      'releases.team_member_not_found',
    ]);
  });

  it('have an address', async () => {
    const body = { team: 'team-auth', email: 'otto' };
    const refused = await call('POST', 'members', { as: ops, body });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['email']]);
  });
});

it('needs auth for people only: while its keys cannot be had nobody is told to sign in again', async () => {
  const own = await testDatabase();
  const env = { RELEASES_DIR: tmpdir(), AUTH_SERVICE_URL: 'http://127.0.0.1:9' };
  const alone = await testService(releasesService, { databaseUrl: own.url, env });
  try {
    await insertRelease(alone, remote, '1.0.0');
    await alone.source.query(
      `insert into releases.team_token (remote_name, name, hash, created_by, created_at)
       values ($1, 'pipeline', $2, 'Olga Ops', $3)`,
      [remote, createHash('sha256').update('swr_known').digest('hex'), alone.clock.now()],
    );
    const list = (call: TestCall) => alone.call<Body>('GET', `/api/releases/${remote}/versions`, call);
    const person = await list({ as: ops });
    expect([person.status, person.body.code]).toEqual([503, 'common.unavailable']);
    expect((await list({ bearer: 'swr_known' })).status).toBe(200);
  } finally {
    await alone.close();
    await own.drop();
  }
});

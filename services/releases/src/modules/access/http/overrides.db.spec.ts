// Real: Nest, PostgreSQL, the signature of the cookie. Fake: auth's key set at the other end of the wire.
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { overridesCookie } from '@stroomwerk/contracts/releases';
import { type ChosenReleases, chosenReleasesPurpose, sealFor, secretNames } from '@stroomwerk/kernel/signing';
import {
  FixedClock,
  type TestAnswer,
  type TestService,
  testIdentity,
  testSecret,
  testService,
} from '@stroomwerk/kernel/testing';
import { type TestDatabase, testDatabase } from '@stroomwerk/test-kit';
import { insertRelease } from '../../../../test/insert-release.js';
import { releasesService } from '../../../definition.js';

const ops = { role: 'ops', name: 'Olga Ops', userId: '5f0e6f4e-30a3-4c2b-9d30-2f8a0f4f7f10' } as const;

describe('choosing releases for one browser', () => {
  let db: TestDatabase;
  let service: TestService;
  const choose = (overrides: object) =>
    chooseFrom({ origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' }, overrides);
  const chooseFrom = (headers: Record<string, string>, overrides: object) =>
    service.call<{ code?: string }>('PUT', '/api/releases/overrides', {
      ...{ as: ops, body: { overrides }, headers },
    });
  const cookieOf = (answer: TestAnswer) => String(answer.headers['set-cookie']);

  beforeAll(async () => {
    db = await testDatabase();
    service = await testService(releasesService, { databaseUrl: db.url, env: { RELEASES_DIR: tmpdir() } });
    await insertRelease(service, 'mfe-choice', '1.4.0');
    await insertRelease(service, 'mfe-choice', '1.3.0');
    await insertRelease(service, 'mfe-choice', '1.5.0', 'waiting');
    await insertRelease(service, 'mfe-choice', '1.6.0', 'refused');
    await service.source.query(
      `insert into releases.collected_release select id, $1 from releases.release where version = '1.3.0'`,
      [service.clock.now()],
    );
  });
  afterAll(async () => {
    await service?.close();
    await db?.drop();
  });

  it('signs published versions and development servers into a cookie of one hour, for who confirmed', async () => {
    const overrides = { 'mfe-choice': '1.4.0', 'mfe-new': 'http://localhost:4321' };
    const answer = await choose(overrides);
    expect([answer.status, answer.body]).toEqual([200, { overrides }]);
    const [pair = '', ...attributes] = cookieOf(answer).split('; ');
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=3600', 'Path=/', 'SameSite=Lax']);
    const [name = '', value = ''] = pair.split('=');
    expect(name).toBe(overridesCookie);
    const opened = sealFor<ChosenReleases>(testSecret, chosenReleasesPurpose).open(decodeURIComponent(value));
    const exp = Math.floor(service.clock.now().getTime() / 1_000) + 3600;
    expect(opened).toEqual({ exp, overrides, by: ops.userId });
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the site', { origin: 'http://localhost:4321', 'sec-fetch-site': 'same-site' }],
    [
      'our own origin, as another site says',
      { origin: 'http://localhost:8080', 'sec-fetch-site': 'cross-site' },
    ],
    ['no page at all', {}],
  ])('refuses a choice from %s', async (_, headers) => {
    const refused = await chooseFrom(headers, { 'mfe-choice': '1.4.0' });
    expect([refused.status, refused.body.code]).toEqual([403, 'auth.origin_refused']);
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  it('takes the cookie away for the choice of none', async () => {
    const answer = await choose({});
    expect([answer.status, answer.body]).toEqual([200, { overrides: {} }]);
    expect(cookieOf(answer)).toMatch(/^release_overrides=; .*Path=\/.*Expires=Thu, 01 Jan 1970/);
  });

  it.each([
    ['a version that nobody published', { 'mfe-choice': '9.9.9' }, [404, 'releases.release_not_found']],
    ['the version of another remote', { 'mfe-new': '1.4.0' }, [404, 'releases.release_not_found']],
    ['a collected release', { 'mfe-choice': '1.3.0' }, [409, 'releases.release_collected']],
    ['what the gate has not passed', { 'mfe-choice': '1.5.0' }, [409, 'releases.not_gated']],
    ['what the gate refused', { 'mfe-choice': '1.6.0' }, [409, 'releases.not_gated']],
    ['a foreign server', { 'mfe-choice': 'http://evil.example:4321' }, [404, 'releases.release_not_found']],
    [
      'half of what is right',
      { 'mfe-choice': '1.4.0', 'mfe-new': '1.0.0' },
      [404, 'releases.release_not_found'],
    ],
    ['a text no database holds', { 'mfe-choice': '1\u0000' }, [400, 'common.invalid_request']],
    ['a port that cannot be', { 'mfe-choice': 'http://localhost:70000' }, [400, 'common.invalid_request']],
    ['no remote', { choice: '1.4.0' }, [400, 'common.invalid_request']],
    [
      'more than a cookie holds',
      Object.fromEntries(Array.from({ length: 90 }, (_, n) => [`mfe-number-${n}`, 'http://localhost:4321'])),
      [400, 'common.invalid_request'],
    ],
  ])('refuses %s and sets no cookie', async (_, overrides, answer) => {
    const refused = await choose(overrides);
    expect([refused.status, refused.body.code]).toEqual(answer);
    expect(refused.headers['set-cookie']).toBeUndefined();
  });
});

it('keeps the cookie to TLS where the platform is reached over it', async () => {
  const db = await testDatabase();
  const clock = new FixedClock();
  const PUBLIC_URL = 'https://stroomwerk.example';
  const identity = await testIdentity(PUBLIC_URL, clock);
  const env = { RELEASES_DIR: tmpdir(), PUBLIC_URL, AUTH_SERVICE_URL: identity.url };
  const service = await testService(releasesService, { databaseUrl: db.url, env, clock });
  try {
    const answer = await service.call('PUT', '/api/releases/overrides', {
      bearer: identity.token(ops),
      headers: { origin: PUBLIC_URL },
      body: { overrides: { 'mfe-new': 'http://localhost:4321' } },
    });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie']).split('; ')).toContain('Secure');
  } finally {
    await service.close();
    await identity.close();
    await db.drop();
  }
});

it('lets no development server into a platform in production', async () => {
  const db = await testDatabase();
  const clock = new FixedClock();
  const PUBLIC_URL = 'https://stroomwerk.example';
  const identity = await testIdentity(PUBLIC_URL, clock);
  const env = {
    ...{ NODE_ENV: 'production', RELEASES_DIR: tmpdir(), PUBLIC_URL, AI_OPS_URL: 'https://ops.example' },
    AUTH_SERVICE_URL: identity.url,
    // Production refuses one secret for all purposes, which other tests have.
    ...Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('base64url')])),
  };
  const service = await testService(releasesService, { databaseUrl: db.url, env, clock });
  try {
    const refused = await service.call<{ code: string }>('PUT', '/api/releases/overrides', {
      bearer: identity.token(ops),
      headers: { origin: PUBLIC_URL },
      body: { overrides: { 'mfe-new': 'http://localhost:4321' } },
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'releases.development_closed']);
  } finally {
    await service.close();
    await identity.close();
    await db.drop();
  }
});

import { get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { ServiceHealth } from '@stroomwerk/contracts';
import { testDatabase, until } from '@stroomwerk/test-kit';
import pg from 'pg';
import { publisher } from '../../test/example.service.js';
import { Health } from '../health/health.js';
import { clientLimits } from '../limits/index.js';
import { type TestService, testAccountOf, testPublicUrl, testService } from '../testing/index.js';

/** Real: Nest, Fastify, PostgreSQL, the queue. Fake: auth's key set at the other end of the wire. */
describe('HTTP of a service', () => {
  let db: Awaited<ReturnType<typeof testDatabase>>;
  let service: TestService;

  beforeAll(async () => {
    db = await testDatabase();
    service = await testService(publisher, { databaseUrl: db.url, env: { METRICS_TOKEN: metricsToken } });
  });
  afterAll(async () => {
    await service?.close();
    await db?.drop();
  });

  const notes = '/api/releases/notes';
  const metricsToken = 'a-token-that-only-prometheus-has';

  it('refuses a request without a token', async () => {
    const { status, body } = await service.call('GET', `${notes}/me`);
    expect([status, body]).toEqual([
      401,
      {
        code: 'auth.token_missing',
        trace_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        message: 'No bearer token was sent.',
        detail: 'Log in om verder te gaan.',
      },
    ]);
  });

  it('refuses a forged and an expired token with codes of their own', async () => {
    const forged = `${service.identity.token().slice(0, -6)}AAAAAA`;
    expect((await service.call('GET', `${notes}/me`, { bearer: forged })).body).toMatchObject({
      code: 'auth.token_invalid',
    });
    expect((await service.call('GET', `${notes}/me`, { bearer: 'nonsense' })).status).toBe(401);
    const expired = service.identity.token({}, -1);
    expect((await service.call('GET', `${notes}/me`, { bearer: expired })).body).toMatchObject({
      code: 'auth.token_expired',
    });
  });

  it('knows who asks', async () => {
    const userId = 'c0ffee00-0000-4000-8000-000000000001';
    const { status, body } = await service.call('GET', `${notes}/me`, { as: { userId, name: 'Bo' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId, accountId: testAccountOf(userId), role: 'user', name: 'Bo' });
  });

  it('takes a token from before there were accounts for one of the account with its person’s id', async () => {
    const userId = 'c0ffee00-0000-4000-8000-000000000002';
    const accountOf = async (more: object) => {
      const bearer = service.identity.token({ userId }, 300, more);
      return (await service.call<{ accountId?: string }>('GET', `${notes}/me`, { bearer })).body.accountId;
    };
    expect(await accountOf({})).toBe(testAccountOf(userId));
    expect(await accountOf({ acc: undefined })).toBe(userId);
    expect(await accountOf({ acc: 'nobody' })).toBeUndefined();
  });

  it('tells a public route who asks, and takes a bad token for none', async () => {
    const userId = 'c0ffee00-0000-4000-8000-000000000002';
    expect((await service.call('GET', `${notes}/whoever`, { as: { userId } })).body).toEqual({
      user: userId,
    });
    expect((await service.call('GET', `${notes}/whoever`, { bearer: 'bad' })).body).toEqual({ user: null });
    expect((await service.call('GET', `${notes}/whoever`)).body).toEqual({ user: null });
  });

  it('keeps a role for those who have it', async () => {
    expect((await service.call('POST', `${notes}/ops`, { as: {} })).body).toMatchObject({
      code: 'auth.forbidden',
    });
    expect((await service.call('POST', `${notes}/ops`, { as: { role: 'ops' } })).status).toBe(201);
  });

  it('names the field that breaks a schema', async () => {
    const { status, body } = await service.call('POST', notes, { as: {}, body: { text: '' } });
    expect([status, body]).toEqual([
      400,
      {
        code: 'common.invalid_request',
        trace_id: expect.any(String),
        message: 'The request breaks its schema.',
        detail: 'Controleer de gemarkeerde velden.',
        fields: { text: 'Tekst is verplicht' },
      },
    ]);
    expect((await service.call('GET', `${notes}?page=0`)).body).toMatchObject({
      fields: { page: expect.any(String) },
    });
    expect((await service.call('GET', `${notes}/not-a-uuid`)).status).toBe(400);
  });

  it('says in the language of each request what breaks a schema, however many are asked at once', async () => {
    const asked = ['en', 'nl', 'en', 'nl'].map(async (language) => {
      const { body } = await service.call<{ detail: string; fields: { page: string } }>(
        'GET',
        `${notes}?page=0`,
        {
          headers: { 'accept-language': language },
        },
      );
      return [body.detail, body.fields.page.split(':')[0]];
    });
    const [english, dutch] = [
      ['Check the marked fields.', 'Too small'],
      ['Controleer de gemarkeerde velden.', 'Te klein'],
    ];
    expect(await Promise.all(asked)).toEqual([english, dutch, english, dutch]);
  });

  it.each([
    ['malformed JSON', '{"text":', 'application/json', 400, 'common.malformed_body'],
    ['another content type', '<a/>', 'text/xml', 415, 'common.unsupported_media_type'],
    [
      'a body over the limit',
      JSON.stringify({ text: 'x'.repeat(1_100_000) }),
      'application/json',
      413,
      'common.body_too_large',
    ],
  ])('refuses %s', async (_what, payload, type, status, code) => {
    const answer = await service.app.inject({
      method: 'POST',
      url: notes,
      headers: { 'content-type': type, authorization: `Bearer ${service.identity.token()}` },
      payload,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('takes a call without a body whose client always names JSON', async () => {
    const { status } = await service.call('POST', `${notes}/ops`, {
      as: { role: 'ops' },
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(201);
  });

  it('answers an unknown address and a catalogue error with params', async () => {
    expect((await service.call('GET', '/api/nothing')).body).toMatchObject({ code: 'common.not_found' });
    const { body } = await service.call('GET', `${notes}/c0ffee00-0000-4000-8000-000000000003`, {
      headers: { 'accept-language': 'en-GB,en;q=0.9,nl;q=0.8' },
    });
    expect(body).toMatchObject({
      detail: 'The address /c0ffee00-0000-4000-8000-000000000003 belongs to nobody.',
    });
  });

  it('tells nothing about an unexpected error', async () => {
    const { status, text } = await service.call('GET', `${notes}/crash`);
    expect(status).toBe(500);
    expect(text).not.toContain('secret');
  });

  it('reports its health, its figures and its documents', async () => {
    const alive = await service.call('GET', '/health');
    expect([alive.status, alive.body]).toEqual([
      200,
      { status: 'starting', service: 'releases', api_version: 3, parts: {} },
    ]);
    const starting = await service.call('GET', '/health/ready');
    expect([starting.status, starting.body]).toMatchObject([503, { status: 'starting' }]);
    service.app.get(Health).markReady();
    const ready = await service.call('GET', '/health/ready');
    expect([ready.status, ready.body]).toEqual([200, expect.objectContaining({ status: 'ok' })]);
    expect(ready.body).toMatchObject({
      status: 'ok',
      service: 'releases',
      api_version: 3,
      parts: { database: 'ok', queue: 'ok', outbox: 'ok' },
    });
    expect((await service.call('GET', '/metrics', { bearer: metricsToken })).text).toContain(
      'outbox_lag_seconds{service="releases"} 0',
    );
    for (const bearer of [undefined, 'another', service.identity.token({ role: 'ops' })])
      expect((await service.call('GET', '/metrics', { bearer })).status).toBe(404);
    const { body: document } = await service.call<{ components: { schemas: object }; paths: object }>(
      'GET',
      '/api/docs/releases.json',
    );
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['NewNote', 'Note', 'ErrorBody']),
    );
    expect(Object.keys(document.paths)).toContain(notes);
    expect((await service.call('GET', '/api/docs/releases')).status).toBe(200);
  });

  it('says that its database takes no changes, answers who reads and asks who writes to come again', async () => {
    const owner = new pg.Client({ connectionString: db.url });
    await owner.connect();
    const becomes = async (how: 'set default_transaction_read_only = on' | 'reset all') => {
      await owner.query(`alter database ${db.name} ${how}`);
      await owner.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    };
    const state = () => service.call<ServiceHealth>('GET', '/health/ready');
    service.app.get(Health).markReady();
    await becomes('set default_transaction_read_only = on');
    // Its queue comes back as well, over a connection of its own.
    const told = await until('a health that is ready', async () => {
      const answer = await state();
      return answer.body.parts.database === 'degraded' && answer.status === 200 && answer;
    });
    expect(told.body.status).toBe('degraded');
    const body = { text: 'a note' };
    const refused = await service.call<{ code: string }>('POST', `${notes}/published`, { body });
    expect([refused.status, refused.headers['retry-after'], refused.body.code]).toEqual([
      503,
      '2',
      'common.unavailable',
    ]);
    await becomes('reset all');
    await until('health to be well', async () => (await state()).body.status === 'ok');
    await owner.end();
  });

  it('takes so many requests of one network at once where browsers come directly, and others meanwhile', async () => {
    await service.app.listen(0, '127.0.0.1');
    const { port } = service.app.getHttpServer().address() as AddressInfo;
    const sockets = Array.from({ length: clientLimits.requests + 5 }, () => connect(port, '127.0.0.1'));
    let text = '';
    for (const socket of sockets)
      socket
        .on('data', (chunk: Buffer) => {
          text += chunk.toString();
        })
        .write(
          `POST ${notes} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
        );
    await until('those above the limit refused', () => text.split(' 429 ').length - 1 === 5);
    const status = await new Promise((resolve, reject) =>
      get({ port, path: notes, host: '127.0.0.1', localAddress: '127.0.0.2' }, (answer) =>
        resolve(answer.resume().statusCode),
      ).on('error', reject),
    );
    expect(status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('lets exactly the page of PUBLIC_URL call it from a browser', async () => {
    const preflight = (origin: string) =>
      service.call('OPTIONS', notes, {
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
    const own = await preflight(testPublicUrl);
    expect(own.headers['access-control-allow-origin']).toBe(testPublicUrl);
    expect(own.headers['access-control-allow-credentials']).toBeUndefined();
    expect((await preflight('http://127.0.0.1:8080')).headers['access-control-allow-origin']).toBe(
      'http://127.0.0.1:8080',
    );
    expect((await preflight('http://localhost:9')).headers['access-control-allow-origin']).toBeUndefined();
  });
});

// Real: HTTP through the whole service on PostgreSQL 18, signed tokens, sockets, a receiver of webhooks.
import type { AlertMessagesResponse, AlertSettings, AlertTestResult } from '@stroomwerk/contracts/library';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import { type KeyRing } from '@stroomwerk/kernel/signing';
import { alertsHarness, alertsPath } from '../../../../test/alerts-harness.js';
import { type LibraryApp, startLibrary } from '../../../../test/library-app.js';
import { type Receiver, receiver } from '../../../../test/receiver.js';
import { AlertWay } from '../application/alert-way.js';
import { AlertsRound } from '../application/alerts-round.js';

describe('alerts, what is chosen', () => {
  let library: LibraryApp;
  let h: ReturnType<typeof alertsHarness>;
  let hook: Receiver;
  beforeAll(async () => {
    library = await startLibrary({ env: { N8N_ALLOW_PRIVATE: 'machine' } });
    h = alertsHarness(library);
  });
  beforeEach(async () => {
    hook = await receiver();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await hook.close();
  });
  afterAll(() => library.close());

  const add = (user: Parameters<LibraryApp['get']>[1], body: object) =>
    library.send('POST', `${alertsPath}/channels`, user, body);
  const slack = {
    ...{ kind: 'slack', name: 'Slack #automatisering' },
    address: 'https://hooks.slack.com/services/T0/B0/abcdefghijklmnopqrstuvwx',
  };

  it('begin with mail, and quiet at night, and are saved as a whole', async () => {
    const user = await h.member('launch_special');
    const before = await h.settings(user);
    expect(before).toEqual({
      mail: ['first_failure', 'keeps_failing', 'silent'],
      channels: [],
      quiet: { on: true, from: '22:00', to: '07:00', zone: 'Europe/Amsterdam', urgent_passes: true },
      on_call: [],
      pages: [],
      offers: { webhook: 'professional', chat: 'professional', on_call: 'enterprise' },
    });
    const wanted = {
      mail: ['silent', 'silent'],
      channels: {},
      quiet: { on: false, from: '23:30', to: '06:00', zone: 'Europe/Brussels', urgent_passes: false },
    };
    const saved = await library.send<AlertSettings>('PUT', alertsPath, user, wanted);
    expect(saved.body).toEqual({ ...before, mail: ['silent'], quiet: wanted.quiet });
    expect(await h.settings(user)).toEqual(saved.body);
    expect((await h.settings(await h.member())).offers).toEqual({
      ...{ webhook: null, chat: null, on_call: 'enterprise' },
    });
  });

  it('name what is wrong with what is sent', async () => {
    const user = await h.member();
    const { mail, quiet } = await h.settings(user);
    const put = (body: object) =>
      library.send('PUT', alertsPath, user, { mail, quiet, channels: {}, ...body });
    expect((await put({ quiet: { ...quiet, from: '25:00' } })).body.fields).toHaveProperty(['quiet.from']);
    const zone = await put({ quiet: { ...quiet, zone: 'Mars/Olympus' } });
    expect([zone.status, Object.keys(zone.body.fields)]).toEqual([400, ['quiet.zone']]);
    expect((await put({ mail: ['whenever'] })).status).toBe(400);
    const unknown = await put({ channels: { '7d9a1f0e-0000-4000-8000-000000000000': [] } });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'library.alert_channel_not_found']);
    expect((await library.get(alertsPath)).status).toBe(401);
  });

  it('take a channel that the plan has, keep its address where nothing shows it, and its secret in one answer', async () => {
    const user = await h.member();
    const { channel, secret } = await h.addWebhook(user, hook.url);
    expect(channel).toMatchObject({ kind: 'webhook', in_plan: true, failing_since: null });
    expect(secret).toMatch(/^whsec_.{40,}$/);
    const rows = await library.database.query<Record<string, unknown>[]>(
      `select *, encode(sealed, 'escape') as text from library.alert_channel where account_id = $1`,
      [user.accountId],
    );
    const everything = JSON.stringify([channel, await h.settings(user), rows]);
    expect(everything).not.toContain('geheim-van-de-klant');
    expect(everything).not.toContain(secret);
    const chat = await add(user, slack);
    expect([chat.status, chat.body]).toEqual([201, expect.objectContaining({ secret: null })]);
    expect((await add(user, { ...slack, name: 'SLACK #automatisering' })).body.code).toBe(
      'library.alert_channel_exists',
    );
    // At one moment of the test's clock: in any order.
    expect((await h.settings(user)).channels.map(({ masked }) => masked).sort()).toEqual([
      ...[expect.stringMatching(/^127\.0\.0\.1:\d+\/…lant$/), 'hooks.slack.com/…uvwx'],
    ]);
  });

  it('refuse what the plan has not, and name the plan that has it', async () => {
    const user = await h.member('launch_special');
    const refused = await add(user, slack);
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.objectContaining({
        code: 'library.alert_channel_plan',
        detail: 'Dit kanaal hoort bij Professional.',
      }),
    ]);
    expect((await add(library.user(), slack)).status).toBe(403);
  });

  it.each([
    ['http on the internet', { kind: 'webhook', address: 'http://203.0.113.7/hook' }, 'refused'],
    ['a metadata service', { kind: 'webhook', address: 'http://169.254.169.254/latest' }, 'refused'],
    ['a private network', { kind: 'webhook', address: 'https://10.0.0.7/hook' }, 'refused'],
    ['a port of mail', { kind: 'webhook', address: 'https://example.org:25/hook' }, 'refused'],
    ['no address', { kind: 'webhook', address: 'mijn webhook' }, 'refused'],
    ['another chat', { kind: 'slack', address: 'https://discord.com/api/webhooks/1/abc' }, 'other_chat'],
    [
      'a host that only looks like it',
      { kind: 'slack', address: 'https://hooks.slack.com.evil.example/services/x' },
      'other_chat',
    ],
  ])('refuse %s', async (_, body, why) => {
    const answer = await add(await h.member(), { name: 'x', ...body });
    expect([answer.status, answer.body.code]).toEqual([422, `library.alert_address_${why}`]);
  });

  it('belong to one account: for another its channels do not exist', async () => {
    const user = await h.member();
    const { channel } = await h.addWebhook(user, hook.url);
    const other = await h.member();
    const { mail, quiet } = await h.settings(other);
    const answers = [
      await library.send('DELETE', `${alertsPath}/channels/${channel.id}`, other),
      await library.send('POST', `${alertsPath}/test`, other, { channel: channel.id }),
      await library.send('PUT', alertsPath, other, { mail, quiet, channels: { [channel.id]: [] } }),
      await library.send('DELETE', `${alertsPath}/channels/geen-uuid`, user),
    ];
    for (const answer of answers)
      expect([answer.status, answer.body.code]).toEqual([404, 'library.alert_channel_not_found']);
    expect((await h.settings(user)).channels).toHaveLength(1);
    expect((await h.settings(user)).channels[0]?.kinds).not.toEqual([]);
  });

  it('say what came back of a test, and keep it in the history', async () => {
    const user = await h.member();
    const { channel } = await h.addWebhook(user, hook.url);
    const test = (to: string) =>
      library.send<AlertTestResult>('POST', `${alertsPath}/test`, user, { channel: to });
    expect((await test(channel.id)).body).toEqual({
      went: true,
      http_status: 200,
      detail: 'Aangekomen (HTTP 200).',
    });
    expect(JSON.parse(hook.received[0]?.text ?? '')).toMatchObject({ type: 'alert.test', alerts: [] });
    hook.answer(500);
    expect((await test(channel.id)).body).toEqual({
      went: false,
      http_status: 500,
      detail: 'Niet aangenomen: HTTP 500.',
    });
    expect((await h.settings(user)).channels[0]?.failing_since).not.toBeNull();
    hook.answer(302, { location: 'http://169.254.169.254/' });
    expect((await test(channel.id)).body).toMatchObject({ went: false, http_status: null });
    expect((await test('mail')).body).toMatchObject({ went: true, http_status: null });
    expect(await h.mails(user)).toEqual([
      expect.objectContaining({ kind: 'alert_test', user_id: user.userId, data: {} }),
    ]);
    for (let more = 0; more < 4; more += 1) await test('mail');
    expect((await test('mail')).status).toBe(429);
    const { body } = await library.get<AlertMessagesResponse>(`${alertsPath}/messages`, user);
    expect(body.messages).toHaveLength(8);
    expect(body.messages.every((one) => one.test && one.lines[0] === 'Proefmelding')).toBe(true);
    expect(body.messages.filter(({ state }) => state === 'refused')).toHaveLength(2);
  });

  it('speak to a chat in its own format, at its own address', async () => {
    const user = await h.member();
    const added = await library.send<{ channel: { id: string } }>(
      'POST',
      `${alertsPath}/channels`,
      user,
      slack,
    );
    const way = library.app.get(AlertWay);
    const send = way.send.bind(way);
    const asked: string[] = [];
    // The name leads to a receiver of ours.
    jest.spyOn(way, 'send').mockImplementation((request) => {
      asked.push(request.url);
      return send({ ...request, url: hook.url });
    });
    const { id } = added.body.channel;
    expect((await library.send('POST', `${alertsPath}/test`, user, { channel: id })).status).toBe(200);
    expect(asked).toEqual([slack.address]);
    expect(hook.received[0]?.headers).not.toHaveProperty('webhook-signature');
    expect(JSON.parse(hook.received[0]?.text ?? '')).toEqual({
      text: expect.stringContaining('*Proefmelding*'),
      unfurl_links: false,
    });
  });

  it('follow a rotation of the secret', async () => {
    const user = await h.member();
    const { channel } = await h.addWebhook(user, hook.url);
    const { CONNECTION_SECRET: ring } = library.app.get<{ CONNECTION_SECRET: KeyRing }>(SERVICE_ENV);
    const before = ring.all.join();
    const next = 'another-secret-that-only-the-tests-know-0123456789';
    ring.replace(`${next},${before}`);
    try {
      await library.app.get(AlertsRound).run();
      ring.replace(next);
      const tried = () =>
        library.send<AlertTestResult>('POST', `${alertsPath}/test`, user, { channel: channel.id });
      expect((await tried()).body.went).toBe(true);
      ring.replace('a-third-secret-that-only-the-tests-know-0123456789');
      expect((await tried()).body).toMatchObject({ went: false, http_status: null });
    } finally {
      ring.replace(`${before},${next}`);
    }
  });
});

// Real: the whole service on PostgreSQL 18, the queue on either backend, sockets, a receiver of webhooks. Stand-in: who reads runs.
import { createHmac } from 'node:crypto';
import type { AlertMessagesResponse } from '@stroomwerk/contracts/library';
import { testRedisUrl, until } from '@stroomwerk/test-kit';
import { alertsHarness, alertsPath } from '../../../../test/alerts-harness.js';
import { type LibraryApp, startLibrary, type TestUser } from '../../../../test/library-app.js';
import { type Receiver, receiver } from '../../../../test/receiver.js';
import { AlertsRound } from './alerts-round.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(['PostgreSQL', 'Redis'])('alerts, what is told, on %s', (backend) => {
  let library: LibraryApp;
  let h: ReturnType<typeof alertsHarness>;
  let hook: Receiver;
  beforeAll(async () => {
    const env: Record<string, string> = backend === 'Redis' ? { REDIS_URL: testRedisUrl() } : {};
    library = await startLibrary({ env: { N8N_ALLOW_PRIVATE: 'machine', ...env } });
    h = alertsHarness(library);
  });
  beforeEach(async () => {
    hook = await receiver();
    library.clock.set('2026-11-23T10:00:00.000Z');
  });
  afterEach(() => hook.close());
  afterAll(() => library.close());

  const arrived = (count: number) => until('it arrives', () => hook.received.length >= count);
  const bodies = () => hook.received.map(({ text }) => JSON.parse(text) as Record<string, unknown>);
  const settled = (user: TestUser, state: string) =>
    until(state, async () => (await h.states(user)).at(-1) === state);
  const round = () => library.app.get(AlertsRound).run();

  it('a good one fails: a signed message and a mail, once, however often it is noticed', async () => {
    const user = await h.member();
    const { secret } = await h.addWebhook(user, hook.url);
    const id = await h.automation(user);
    await h.ranAndTold(id, 'success');
    const run = await h.ranAndTold(id, 'error', {
      cause: 'account_expired',
      stepType: 'n8n-nodes-base.hubspot',
    });
    await Promise.all([h.noticed(id), h.noticed(id), h.noticed(id)]);
    expect(await h.told(user)).toEqual(['first_failure']);
    await h.sweep();
    expect(hook.received).toEqual([]);
    await h.soon();
    await arrived(1);
    await settled(user, 'sent');
    await Promise.all([h.sweep(), h.sweep()]);
    const [message] = bodies();
    expect(message).toMatchObject({
      ...{ type: 'alert', title: 'Een automatisering heeft je nodig' },
      lines: ['Facturen mislukte bij stap “Zoek bedrijf”. HubSpot: je account is verlopen.'],
      url: `http://localhost:8080/dashboard/automations/${id}`,
      alerts: [{ kind: 'first_failure', run_id: run, automation: { id, name: 'Facturen' }, app: 'HubSpot' }],
    });
    const headers = hook.received[0]?.headers ?? {};
    const text = hook.received[0]?.text ?? '';
    const key = Buffer.from(secret?.replace('whsec_', '') ?? '', 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
    expect(await h.mails(user)).toEqual([
      expect.objectContaining({
        ...{ kind: 'automations_failing', user_id: expect.any(String) },
        data: { failing: 1, silent: 0, well: 0, automation_id: id },
      }),
    ]);
    expect(hook.received).toHaveLength(1);
    const history = await library.get<AlertMessagesResponse>(`${alertsPath}/messages`, user);
    expect(history.body.messages.map(({ channel, state }) => [channel.kind, state]).sort()).toEqual([
      ...[
        ['mail', 'sent'],
        ['webhook', 'sent'],
      ],
    ]);
  });

  it('goes on failing and runs again: each is told once, and what somebody starts by hand is not', async () => {
    const user = await h.member();
    const id = await h.automation(user);
    await h.ranAndTold(id, 'error', { mode: 'manual' });
    for (const status of ['success', 'error', 'error', 'error', 'error', 'success', 'success'] as const)
      await h.ranAndTold(id, status);
    expect(await h.told(user)).toEqual(['first_failure', 'keeps_failing', 'well_again']);
  });

  it('twenty automations that one service stops are one message, and one mail', async () => {
    const user = await h.member();
    await h.addWebhook(user, hook.url);
    for (let at = 1; at <= 20; at += 1) {
      const id = await h.automation(user, `Stroom ${at}`);
      await h.ran(id, 'error', { cause: 'service_down', stepType: 'n8n-nodes-base.hubspot' });
      await h.noticed(id);
    }
    await h.soon();
    await arrived(1);
    await settled(user, 'sent');
    expect(bodies()[0]).toMatchObject({
      lines: [
        'HubSpot: storing. 20 automatiseringen staan stil: Stroom 1, Stroom 10, Stroom 11 en 17 andere.',
      ],
    });
    expect(await h.mails(user)).toHaveLength(1);
    // A straggler of the same outage waits for an hour.
    const late = await h.automation(user, 'Stroom 21');
    await h.ranAndTold(late, 'error', { cause: 'service_down', stepType: 'n8n-nodes-base.hubspot' });
    library.clock.advance(30 * minute);
    await h.sweep();
    expect(await h.states(user)).toEqual(['sent']);
    library.clock.advance(30 * minute);
    await h.sweep();
    await arrived(2);
    expect(hook.received).toHaveLength(2);
  });

  it('waits in the quiet hours for one message in the morning', async () => {
    library.clock.set('2026-11-23T23:00:00.000Z');
    const user = await h.member();
    await h.addWebhook(user, hook.url);
    const [one, other] = [await h.automation(user, 'Een'), await h.automation(user, 'Ander')];
    await h.ranAndTold(one, 'error');
    library.clock.advance(hour);
    await h.ranAndTold(other, 'error');
    await h.ranAndTold(one, 'success');
    await h.soon();
    expect(await h.states(user)).toEqual([]);
    library.clock.set('2026-11-24T06:00:30.000Z');
    await h.sweep();
    await arrived(1);
    expect(bodies()[0]?.lines).toEqual([
      'Een mislukte bij stap “Zoek bedrijf”.',
      'Ander mislukte bij stap “Zoek bedrijf”.',
      'Een loopt weer.',
    ]);
    expect(await h.mails(user)).toHaveLength(1);
  });

  it('a receiver that is broken gets it later, under the same id, and nobody waits for ever', async () => {
    const user = await h.member();
    await h.addWebhook(user, hook.url);
    const id = await h.automation(user);
    await h.ranAndTold(id, 'error');
    hook.answer(500);
    await h.soon();
    await arrived(1);
    await settled(user, 'waiting');
    expect((await h.settings(user)).channels[0]?.failing_since).not.toBeNull();
    hook.answer(429, { 'retry-after': '600' });
    library.clock.advance(minute);
    await h.sweep();
    await arrived(2);
    await settled(user, 'waiting');
    library.clock.advance(5 * minute);
    await h.sweep();
    expect(hook.received).toHaveLength(2);
    hook.answer(200);
    library.clock.advance(5 * minute);
    await h.sweep();
    await arrived(3);
    await settled(user, 'sent');
    expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await h.settings(user)).channels[0]?.failing_since).toBeNull();
    await h.ranAndTold(id, 'success');
    hook.answer(503);
    library.clock.advance(hour);
    await h.sweep();
    await arrived(4);
    await settled(user, 'waiting');
    library.clock.advance(day);
    await h.sweep();
    await settled(user, 'given_up');
  });

  it('one that says that it wants no more gets no more tries', async () => {
    const user = await h.member();
    await h.addWebhook(user, hook.url);
    const id = await h.automation(user);
    hook.answer(410);
    await h.ranAndTold(id, 'error');
    await h.soon();
    await settled(user, 'refused');
    library.clock.advance(day);
    await h.sweep();
    expect(hook.received).toHaveLength(1);
  });

  it('a worker that dies while it sends leaves the message to another', async () => {
    const user = await h.member();
    await h.addWebhook(user, hook.url);
    const id = await h.automation(user);
    await h.ranAndTold(id, 'error');
    await h.soon();
    await settled(user, 'sent');
    // As the row stands when the process is killed after the request and before the answer is noted.
    await library.database.query(
      `update library.alert_message set state = 'sending', settled_at = null where account_id = $1 and channel_id is not null`,
      [user.accountId],
    );
    await h.sweep();
    expect(hook.received).toHaveLength(1);
    library.clock.advance(3 * minute);
    await h.sweep();
    await h.sweep();
    await arrived(2);
    await settled(user, 'sent');
    expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('a process that dies between the runs and the telling loses nothing', async () => {
    const user = await h.member();
    const id = await h.automation(user);
    await h.ran(id, 'success', { ago: 2 * minute });
    await h.ran(id, 'error', { ago: minute });
    await library.database.query('update library.automation set created_at = $2 where id = $1', [
      id,
      new Date(library.clock.now().getTime() - day),
    ]);
    await round();
    await round();
    expect(await h.told(user)).toEqual(['first_failure']);
  });

  it('an expected run that does not come is told once, and not while it is paused', async () => {
    const user = await h.member();
    const id = await h.automation(user, 'Nachtelijke back-up');
    await library.database.query('update library.automation set created_at = $2 where id = $1', [
      id,
      new Date(library.clock.now().getTime() - 30 * day),
    ]);
    for (let ago = 20; ago >= 1; ago -= 1) await h.ran(id, 'success', { ago: ago * hour * 3 });
    const few = await h.automation(user, 'Zelden');
    for (let ago = 4; ago >= 1; ago -= 1) await h.ran(few, 'success', { ago: ago * hour });
    await round();
    library.clock.advance(3 * hour);
    await round();
    expect(await h.told(user)).toEqual([]);
    library.clock.advance(4 * hour);
    await round();
    await round();
    expect(await h.told(user)).toEqual(['silent']);
    await h.ranAndTold(id, 'success');
    await library.send('PUT', `/api/automations/${id}/status?status=paused`, user);
    library.clock.advance(10 * hour);
    await round();
    await library.send('PUT', `/api/automations/${id}/status?status=running`, user);
    await round();
    expect(await h.told(user)).toEqual(['silent']);
  });

  it('goes down the on-call order, at night too, until somebody says that they have it', async () => {
    library.clock.set('2026-11-23T23:00:00.000Z');
    const user = await h.member('enterprise_monthly');
    const { channel } = await h.addWebhook(user, hook.url);
    const { quiet } = await h.settings(user);
    const put = (who: TestUser, on_call: object[]) =>
      library.send('PUT', alertsPath, who, { mail: [], channels: { [channel.id]: [] }, quiet, on_call });
    const order = [
      { channel: channel.id, after_minutes: 0 },
      { channel: 'mail', after_minutes: 10 },
      { channel: channel.id, after_minutes: 15 },
    ];
    expect((await put(user, order)).status).toBe(200);
    const other = await h.member('enterprise_monthly');
    expect((await put(other, order)).body.code).toBe('library.alert_channel_not_found');
    expect((await put(await h.member(), order)).body.detail).toBe('Dit kanaal hoort bij Enterprise.');
    const id = await h.automation(user);
    for (let times = 0; times < 3; times += 1) await h.ranAndTold(id, 'error');
    await h.sweep();
    await arrived(1);
    expect(bodies()[0]?.url).toBe('http://localhost:8080/account/alerts');
    library.clock.advance(9 * minute);
    await h.sweep();
    expect(await h.mails(user)).toEqual([]);
    library.clock.advance(minute);
    await Promise.all([h.sweep(), h.sweep()]);
    expect(await h.mails(user)).toHaveLength(1);
    const [page] = (await h.settings(user)).pages;
    expect(page).toMatchObject({ kind: 'keeps_failing', automation: { id, name: 'Facturen' } });
    const have = (who: TestUser) => library.send('POST', `${alertsPath}/pages/${page?.id}/acknowledge`, who);
    expect((await have(other)).body.code).toBe('library.alert_page_not_found');
    expect((await have(user)).status).toBe(204);
    expect((await have(user)).status).toBe(204);
    expect((await h.settings(user)).pages).toEqual([]);
    library.clock.advance(hour);
    await h.sweep();
    expect(hook.received).toHaveLength(1);
    // Another that stands still, and mends itself before the next is told.
    const mended = await h.automation(user, 'Herstelt');
    for (const status of ['error', 'error', 'error'] as const) await h.ranAndTold(mended, status);
    await h.sweep();
    await arrived(2);
    await h.ranAndTold(mended, 'success');
    library.clock.advance(hour);
    await h.sweep();
    expect([(await h.mails(user)).length, (await h.settings(user)).pages]).toEqual([1, []]);
  });

  it('who has no plan any more hears of it by mail, and nothing goes to a channel that was removed', async () => {
    const user = await h.member();
    const { channel } = await h.addWebhook(user, hook.url);
    const id = await h.automation(user);
    await h.ranAndTold(id, 'error');
    expect((await library.send('DELETE', `${alertsPath}/channels/${channel.id}`, user)).status).toBe(204);
    await h.soon();
    expect([await h.states(user), (await h.mails(user)).length]).toEqual([[], 1]);
    await h.addWebhook(user, hook.url, 'Tweede');
    await h.ranAndTold(id, 'success');
    await library.subscribe(user, 'canceled', 2);
    library.clock.advance(2 * hour);
    await h.sweep();
    expect([await h.states(user), (await h.mails(user)).length]).toEqual([[], 1]);
    await h.ranAndTold(id, 'error');
    await h.soon();
    expect([await h.states(user), (await h.mails(user)).length]).toEqual([[], 2]);
    expect(hook.received).toEqual([]);
  });
});

// Real: HTTP through the whole service on PostgreSQL 18, signed tokens, the search index. Stand-in: n8n (infra/n8n-sandbox).
import { Advice, DismissedAdviceResponse } from '@stroomwerk/contracts/library';
import { exported } from '../../../../test/broken-files.js';
import type { TestUser } from '../../../../test/library-app.js';
import { type Customer, type LinkedApp, startLinked } from '../../../../test/linked.js';
import { stock } from '../../../../test/stock.js';
import { accountErasure } from '../../../erasure.js';

jest.setTimeout(600_000);
const path = '/api/dashboard/advice';
const dayMs = 86_400_000;

describe('advice', () => {
  let app: LinkedApp;
  let customer: Customer;
  beforeAll(async () => {
    app = await startLinked();
    await stock(app.library, {
      'mail-een.json': exported('Mail een', 'post-1'),
      'mail-twee.json': exported('Mail twee', 'post-2'),
      'mail-drie.json': exported('Mail drie', 'post-3'),
    });
    // Two variants of one recipe, as the catalogue has them.
    await app.library.database.query(
      `update library.workflow set pattern = 'mail-naar-chat', source = 'catalogue', english = '{"name": "Mail one"}'
       where filename in ('mail-een.json', 'mail-twee.json')`,
    );
    await app.library.database.query('update library.library_state set version = version + 1');
    await app.library.indexed();
  });
  beforeEach(async () => {
    customer = await app.customer();
  });
  afterAll(() => app.close());

  const read = async (user: TestUser = customer.user, lang = 'nl'): Promise<Advice> =>
    Advice.parse((await app.library.get(path, user, { 'accept-language': lang })).body);
  const dismissed = async (user: TestUser = customer.user) =>
    DismissedAdviceResponse.parse((await app.library.get(`${path}/dismissed`, user)).body).dismissed;
  const send = (method: 'POST' | 'DELETE', key: string, user: TestUser = customer.user) =>
    app.library.send(method, `${path}/${encodeURIComponent(key)}/dismiss`, user);
  const worksWith = (apps: string[], user: TestUser = customer.user) =>
    app.library.send('PUT', '/api/workflows-library/my-apps', user, { apps });
  const keys = (advice: Advice, kind = 'missing') =>
    advice.items.filter((one) => one.kind === kind).map(({ key }) => key);
  const ran = (id: string, status: string, daysBefore: number, cause: string | null = null) =>
    app.library.database.query(
      `insert into library.automation_run (automation_id, status, started_at, cause) values ($1, $2, $3, $4)`,
      [id, status, new Date(app.library.clock.now().getTime() - daysBefore * dayMs), cause],
    );
  const made = async (change: Record<string, unknown> = {}): Promise<string> => {
    const id = await app.link(customer, app.place(customer.n8n));
    const sets = { created_at: new Date(app.library.clock.now().getTime() - 90 * dayMs), ...change };
    for (const [column, value] of Object.entries(sets))
      await app.library.database.query(`update library.automation set ${column} = $2 where id = $1`, [
        id,
        value,
      ]);
    return id;
  };

  it('is nothing without a login', async () => {
    expect((await app.library.get(path)).status).toBe(401);
    expect((await app.library.send('POST', `${path}/missing.x/dismiss`)).status).toBe(401);
  });

  it('asks what somebody works with before it says what is missing', async () => {
    expect(await read()).toEqual({ items: [], more: 0, dismissed: 0, missing: 'no_apps' });
    await worksWith(['Gmail', 'Slack']);
    const advice = await read();
    expect(advice.missing).toBe('looked');
    expect(keys(advice)).toEqual(
      expect.arrayContaining(['missing.mail-naar-chat', 'missing.mail-drie.json']),
    );
    expect(keys(advice)).toHaveLength(2);
    expect(advice.items[0]).toMatchObject({
      reason: 'Je hebt Gmail en Slack, en geen automatisering op je lijst verbindt ze.',
      gain: { hours_per_month: null },
      act: { kind: 'deploy' },
    });
    expect((await read(customer.user, 'en')).items[0]?.reason).toContain('You have Gmail and Slack');
  });

  it('has no recipe of which the account has a variant, nor one it took off its list a moment ago', async () => {
    await worksWith(['Gmail', 'Slack']);
    const id = await made({ workflow_filename: 'mail-twee.json' });
    const advice = await read();
    expect(keys(advice)).toEqual(['missing.mail-drie.json']);
    // Its automation has both apps, so that is no reason any more.
    expect(advice.items.find(({ kind }) => kind === 'missing')?.reason).toBe(
      'Je hebt alles wat hij nodig heeft: Gmail en Slack.',
    );
    await app.library.send('DELETE', `/api/automations/${id}`, customer.user);
    expect(keys(await read())).toEqual(['missing.mail-drie.json']);
  });

  it('counts the apps of what is deployed, whoever looks', async () => {
    await made({ workflow_filename: 'mail-drie.json' });
    const colleague = app.library.colleague(customer.user);
    expect(keys(await read(colleague))).toEqual(['missing.mail-naar-chat']);
  });

  it('goes for good when it is dismissed: in another language, for another variant, after an import', async () => {
    await worksWith(['Gmail', 'Slack']);
    expect((await send('POST', 'missing.mail-naar-chat')).status).toBe(204);
    expect(keys(await read())).toEqual(['missing.mail-drie.json']);
    expect(keys(await read(customer.user, 'en'))).toEqual(['missing.mail-drie.json']);
    expect(keys(await read(app.library.colleague(customer.user)))).toEqual([]);
    await app.library.database.query(
      `update library.workflow set version = version + 1, name = 'Mail nieuw', popularity = 99 where filename = 'mail-twee.json'`,
    );
    await stock(app.library, { 'mail-drie.json': exported('Mail drie, beter', 'post-33') });
    await app.library.indexed();
    expect(keys(await read())).toEqual(['missing.mail-drie.json']);
    await send('POST', 'missing.mail-drie.json');
    await stock(app.library, { 'mail-drie.json': exported('Mail drie, nog beter', 'post-34') });
    await app.library.indexed();
    expect(await read()).toMatchObject({ items: [], dismissed: 2 });
  });

  it('comes back when that is asked for', async () => {
    await worksWith(['Gmail', 'Slack']);
    await send('POST', 'missing.mail-naar-chat');
    expect(await dismissed()).toMatchObject([{ key: 'missing.mail-naar-chat', kind: 'missing', why: null }]);
    expect((await send('DELETE', 'missing.mail-naar-chat')).status).toBe(204);
    expect((await send('DELETE', 'missing.mail-naar-chat')).status).toBe(204);
    expect(await dismissed()).toEqual([]);
    expect(keys(await read())).toContain('missing.mail-naar-chat');
  });

  it('takes two tabs that dismiss the same at once', async () => {
    await worksWith(['Gmail', 'Slack']);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send('POST', 'missing.mail-naar-chat')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204));
    expect(await dismissed()).toHaveLength(1);
  });

  it('does not know another account’s automation, nor what is no key', async () => {
    const id = await made();
    const other = await app.customer();
    for (const key of [
      ...[`failing.${id}.other`, `idle.${id}.paused`, 'missing.bestaat-niet', 'missing.mail-een.json'],
      ...['onzin', `idle.${id}.other`, 'missing.a\u0000b', "missing.'; drop table library.workflow; --"],
    ]) {
      const answer = await send('POST', key, other.user);
      expect([key, answer.status, answer.body.code]).toEqual([key, 404, 'library.advice_not_found']);
      expect((await send('DELETE', key, other.user)).status).toBe(204);
    }
    expect(await dismissed(other.user)).toEqual([]);
    await send('POST', `idle.${id}.paused`);
    await send('DELETE', `idle.${id}.paused`, other.user);
    expect(await dismissed()).toHaveLength(1);
  });

  it('says what fails with the hours that it cost, and returns for another cause once it went well', async () => {
    const id = await made({ status: 'running', started_once: true });
    for (let day = 29; day > 2; day -= 1) await ran(id, 'success', day);
    await ran(id, 'error', 2, 'account_expired');
    await ran(id, 'error', 1, 'service_down');
    const [item] = (await read()).items;
    expect(item).toMatchObject({
      ...{ key: `failing.${id}.account_expired`, kind: 'failing', automation_id: id },
      act: { kind: 'mend', to: `/dashboard/automations/${id}?status=error` },
    });
    // 28 runs of five minutes in the thirty days before the last one, in a plan that keeps thirty days.
    expect(item?.gain.hours_per_month).toBeCloseTo((28 / 29) * 30 * (5 / 60), 1);
    // The customer's own minutes go before ours, as in every figure of saved time.
    await app.library.database.query('update library.automation set own_minutes_per_run = 15 where id = $1', [
      item?.automation_id,
    ]);
    const [own] = (await read()).items;
    expect(own?.gain.hours_per_month).toBeCloseTo((28 / 29) * 30 * (15 / 60), 1);
    await send('POST', `failing.${id}.account_expired`);
    await ran(id, 'error', 0, 'field_changed');
    expect((await read()).items).toEqual([]);
    expect(await dismissed()).toMatchObject([{ kind: 'failing', name: 'Facturen' }]);
    app.library.clock.advance(dayMs);
    await ran(id, 'success', 0.5);
    await ran(id, 'error', 0.25, 'account_expired');
    expect((await read()).items).toEqual([]);
    await ran(id, 'success', 0.2);
    await ran(id, 'error', 0.1, 'service_down');
    expect(keys(await read(), 'failing')).toEqual([`failing.${id}.service_down`]);
  });

  it('counts neither retries nor what was started by hand', async () => {
    const id = await made({ status: 'paused', started_once: true, n8n_active: false });
    for (let day = 40; day > 10; day -= 3) await ran(id, 'success', day);
    await app.library.database.query(
      `update library.automation_run set mode = 'manual' where automation_id = $1 and started_at < $2`,
      [id, new Date(app.library.clock.now().getTime() - 30 * dayMs)],
    );
    const [item] = (await read()).items;
    expect(item).toMatchObject({ key: `idle.${id}.paused`, act: { kind: 'resume' } });
    // A plan of thirty days keeps no more.
    expect(item?.gain.how).toContain('5 geslaagde runs in 17 dagen');
  });

  it('tells an account without a plan of what it has, and no more', async () => {
    await worksWith(['Gmail', 'Slack']);
    const id = await made({ status: 'paused', started_once: true });
    await ran(id, 'success', 20);
    await send('POST', 'missing.mail-naar-chat');
    await app.library.subscribe(customer.user, 'canceled', 2);
    const advice = await read();
    expect(advice).toMatchObject({ missing: 'no_plan', dismissed: 0 });
    expect(advice.items.map(({ kind }) => kind)).toEqual(['idle']);
    expect(await dismissed()).toEqual([]);
    expect((await send('POST', 'missing.mail-drie.json')).body.code).toBe('library.subscription_required');
    expect((await send('POST', `idle.${id}.paused`)).status).toBe(204);
    expect(await read()).toMatchObject({ items: [], dismissed: 1 });
    await app.library.subscribe(customer.user, 'active', 3);
    expect(keys(await read())).toEqual(['missing.mail-drie.json']);
  });

  it('forgets what was dismissed with the automation, and with the account', async () => {
    const id = await made();
    await send('POST', `idle.${id}.paused`);
    await app.library.database.query('delete from library.automation where id = $1', [id]);
    const left = async () =>
      (await app.library.database.query('select from library.advice_dismissed where account_id = $1', [
        customer.user.accountId,
      ])) as unknown[];
    expect(await left()).toHaveLength(0);
    await send('POST', 'missing.mail-naar-chat');
    expect(await left()).toHaveLength(1);
    for (const statement of accountErasure)
      await app.library.database.query(statement, [customer.user.accountId]);
    expect(await left()).toHaveLength(0);
  });
});

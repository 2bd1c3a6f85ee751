import type { Bonus } from '@stroomwerk/contracts/library';
import { type BonusLink, bonusLinkPurpose, sealFor } from '@stroomwerk/kernel/signing';
import { testSecret } from '@stroomwerk/kernel/testing';
import { type Answer, type LibraryApp, startLibrary, type TestUser } from '../../../../test/library-app.js';
import type { N8nWorkflow } from '../../workflows/domain/n8n.js';

// The catalogue is compiled once for all tests, and every library filled with it.
jest.setTimeout(600_000);

const path = '/api/workflows-library/bonus';
const seal = sealFor<BonusLink>(testSecret, bonusLinkPurpose);

// Real: HTTP through the whole service on PostgreSQL 18, the catalogue that ships. Not here: auth, which mails.
describe('the bonus workflows', () => {
  let library: LibraryApp;
  beforeAll(async () => {
    library = await startLibrary({ fill: true });
  });
  afterAll(() => library.close());

  const member = async (): Promise<TestUser & { email: string }> => {
    const user = { ...library.user(), email: 'sanne@bureau.example' };
    await library.subscribe(user, 'active', 1);
    return user;
  };
  const press = (user: TestUser) => library.send<Bonus & Answer>('POST', path, user);
  const events = (user: TestUser) =>
    library.database.query<{ payload: object }[]>(
      `select payload from outbox where event = 'bonus.granted' and aggregate_id = $1`,
      [user.accountId],
    );

  it('are for subscribers', async () => {
    const visitor = library.user();
    for (const answer of [await library.get(path, visitor), await press(visitor)])
      expect([answer.status, answer.body.code]).toEqual([403, 'library.subscription_required']);
    expect((await library.get(path)).status).toBe(401);
    expect(await events(visitor)).toEqual([]);
  });

  it('are sent once: pressing again says when and to whom', async () => {
    const user = await member();
    const before = await library.get<Bonus>(path, user);
    expect(before.body).toMatchObject({ sent_at: null, email: 's…e@bureau.example' });
    expect(before.body.workflows).toHaveLength(5);

    const first = await press(user);
    expect(first.status).toBe(200);
    expect(first.body.sent_at).not.toBeNull();
    expect(first.body.workflows).toEqual(before.body.workflows);
    expect((await press(user)).body).toEqual(first.body);
    expect((await library.get(path, user)).body).toEqual(first.body);

    expect(await events(user)).toEqual([
      {
        payload: {
          user_id: user.userId,
          account_id: user.accountId,
          version: 1,
          language: 'nl',
          workflows: first.body.workflows,
          granted_at: first.body.sent_at,
        },
      },
    ]);
  });

  it('are sent once when two presses race', async () => {
    const user = await member();
    const answers = await Promise.all([press(user), press(user), press(user), press(user)]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.sent_at}`)).size).toBe(1);
    expect(await events(user)).toHaveLength(1);
  });

  it('come by a signed link without a login, under their filename, also after the plan ended', async () => {
    const user = await member();
    const { body } = await press(user);
    const filename = body.workflows[0]?.filename ?? '';
    const exp = Math.floor(Date.parse(body.sent_at ?? '') / 1_000) + 60;
    const token = seal.seal({ ...user, filename, exp });
    await library.subscribe(user, 'canceled', 2);
    const answer = await library.get<N8nWorkflow>(`${path}/file?token=${token}`);
    expect([answer.status, answer.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining(filename),
    ]);
    expect(answer.body.nodes.length).toBeGreaterThan(0);
  });

  it('come by a link from before there were accounts, for whoever had one then', async () => {
    const user = library.userOfBefore();
    await library.subscribe(user, 'active', 1);
    const { body } = await library.send<Bonus>('POST', path, user);
    const filename = body.workflows[0]?.filename ?? '';
    const exp = Math.floor(Date.parse(body.sent_at ?? '') / 1_000) + 60;
    const token = seal.seal({ userId: user.userId, filename, exp });
    expect((await library.get(`${path}/file?token=${token}`)).status).toBe(200);
  });

  it('refuse a link that is altered, over, or names what was not granted', async () => {
    const user = await member();
    const { body } = await press(user);
    const filename = body.workflows[0]?.filename ?? '';
    const at = Math.floor(Date.parse(body.sent_at ?? '') / 1_000);
    const good = seal.seal({ ...user, filename, exp: at + 60 });
    for (const token of [
      `${good.slice(0, -12)}${'x'.repeat(12)}`,
      seal.seal({ ...user, filename, exp: at }),
      seal.seal({ ...user, filename: 'another.json', exp: at + 60 }),
      seal.seal({ ...library.user(), filename, exp: at + 60 }),
      'x',
    ]) {
      const answer = await library.get(`${path}/file?token=${encodeURIComponent(token)}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'library.bonus_link_invalid']);
    }
    expect((await library.get(`${path}/file`)).status).toBe(400);
  });
});

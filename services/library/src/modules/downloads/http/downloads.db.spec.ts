import { type ZipLink } from '@stroomwerk/contracts/library';
import { sealFor } from '@stroomwerk/kernel/signing';
import { testSecret } from '@stroomwerk/kernel/testing';
import { strFromU8, unzipSync } from 'fflate';
import type { Answer, LibraryApp, TestUser } from '../../../../test/library-app.js';
import { member, smallLibrary, smallNames } from '../../../../test/stock.js';
import { packNumbers, type ZipLinkClaims } from '../domain/zip-link.js';

const base = '/api/workflows-library';
const names = smallNames(60);
const [first = '', second = '', third = ''] = names;

// Real: HTTP through the whole service on PostgreSQL 18.
describe('taking files home', () => {
  let library: LibraryApp;
  let user: TestUser;
  beforeAll(async () => {
    library = await smallLibrary(names.length);
  });
  beforeEach(async () => {
    user = await member(library);
  });
  afterAll(() => library.close());

  const take = (filename: string, as = user) => library.get(`${base}/${filename}/download`, as);
  const ask = (filenames: string[], as: TestUser | undefined = user) =>
    library.send<ZipLink & Answer>('POST', `${base}/zip`, as, { filenames });
  const open = async (url: string) => {
    const answer = await library.app.inject({ method: 'GET', url });
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, json: answer };
  };
  const refusal = async (url: string) => {
    const { status, json } = await open(url);
    return [status, json.json<Answer>().code];
  };
  const rows = (as = user) =>
    library.database.query<{ filename: string; via: string; free: boolean }[]>(
      'select filename, via, free from library.download where user_id = $1 order by filename, via',
      [as.userId],
    );
  const popularity = async (filename: string) => {
    const [row] = await library.database.query<{ popularity: number }[]>(
      'select popularity from library.workflow where filename = $1',
      [filename],
    );
    return row?.popularity;
  };
  /** As if the account had taken so many files some seconds ago. */
  const took = (count: number, secondsAgo: number, as = user) =>
    library.database.query(
      `insert into library.download (user_id, account_id, filename, content_hash, free, via, downloaded_at)
       select $1, $4, 'eerder.json', repeat('0', 64), false, 'file', $2 from generate_series(1, $3)`,
      [as.userId, new Date(library.clock.now().getTime() - secondsAgo * 1_000), count, as.accountId],
    );

  it('counts an account once with each workflow, however it takes it and however often at once', async () => {
    const other = await member(library);
    const before = (await popularity(third)) ?? 0;
    await Promise.all([take(third), take(third), take(third), take(third, other)]);
    await open((await ask([third])).body.url);
    expect(await popularity(third)).toBe(before + 2);
    expect((await rows()).map(({ via }) => via)).toEqual(['file', 'file', 'file', 'zip']);
  });

  describe('as a zip', () => {
    it('comes by a link without a login, with every file once and a row for each', async () => {
      const { status, body } = await ask([second, first, second, 'weg.json']);
      expect([status, body.count, body.expires_at]).toEqual([
        201,
        2,
        new Date(library.clock.now().getTime() + 15 * 60_000).toISOString(),
      ]);
      expect(await rows()).toEqual([]);
      const answer = await open(body.url);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': expect.stringMatching(/^attachment; filename="workflows-2026-11-21\.zip"/),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      const archive = unzipSync(answer.bytes);
      expect(Object.keys(archive)).toEqual([first, second]);
      const single = await library.app.inject({
        method: 'GET',
        url: (await ask([first])).body.url,
      });
      expect(strFromU8(unzipSync(single.rawPayload)[first] ?? new Uint8Array())).toContain('"nodes"');
      expect(await rows()).toEqual([
        { filename: first, via: 'zip', free: false },
        { filename: first, via: 'zip', free: false },
        { filename: second, via: 'zip', free: false },
      ]);
    });

    it('holds fifty at most', async () => {
      const all = await ask(names.slice(0, 50));
      expect([all.status, all.body.count]).toEqual([201, 50]);
      expect(Object.keys(unzipSync((await open(all.body.url)).bytes))).toHaveLength(50);
      for (const wrong of [names.slice(0, 51), []]) expect((await ask(wrong)).status).toBe(400);
    });

    it('401 without login, 403 without plan, 404 where nothing is left', async () => {
      const anonymous = await library.send('POST', `${base}/zip`, undefined, { filenames: [first] });
      expect(anonymous.status).toBe(401);
      const visitor = await ask([first], library.user());
      expect([visitor.status, visitor.body.code]).toEqual([403, 'library.subscription_required']);
      const none = await ask(['../../etc/passwd', 'weg.json']);
      expect([none.status, none.body.code]).toEqual([404, 'library.workflow_not_found']);
    });

    it('refuses a link that is over, altered, or signed for something else', async () => {
      const { url } = (await ask([first])).body;
      const claims: ZipLinkClaims = {
        user: user.userId,
        numbers: packNumbers([1]),
        exp: library.clock.now().getTime() / 1_000 + 60,
      };
      for (const wrong of [
        `${url.slice(0, -3)}xxx`,
        url.replace(/zips\/../, 'zips/zz'),
        `${base}/zips/${sealFor(testSecret, 'bonus-link').seal(claims)}`,
        `${base}/zips/x`,
      ])
        expect(await refusal(wrong)).toEqual([404, 'library.zip_link_invalid']);
      expect(await rows()).toEqual([]);
      library.clock.advance(15 * 60_000);
      expect(await refusal(url)).toEqual([404, 'library.zip_link_invalid']);
    });

    it('asks for the plan again when the link is used', async () => {
      const { url } = (await ask([first])).body;
      await library.subscribe(user, 'canceled', 2);
      expect(await refusal(url)).toEqual([403, 'library.subscription_required']);
      expect(await rows()).toEqual([]);
    });

    it('leaves out what ops hid meanwhile', async () => {
      const { url } = (await ask([first, second])).body;
      const show = (published: boolean) =>
        library.database.query('update library.workflow set hidden = not $2::boolean where filename = $1', [
          first,
          published,
        ]);
      await show(false);
      expect(Object.keys(unzipSync((await open(url)).bytes))).toEqual([second]);
      await show(true);
      expect((await rows()).map(({ filename }) => filename)).toEqual([second]);
    });

    it('is stopped by the limit when it is used as well, with none of it recorded', async () => {
      const { url } = (await ask(names.slice(0, 50))).body;
      await took(101, 10);
      const { status, headers } = await open(url);
      expect([status, headers['retry-after']]).toEqual([429, '290']);
      expect(await rows()).toHaveLength(101);
    });

    it('used twice at once never goes beyond the limit', async () => {
      const { url } = (await ask(names.slice(0, 50))).body;
      await took(80, 10);
      const answers = await Promise.all([open(url), open(url)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
      expect(await rows()).toHaveLength(130);
    });
  });

  describe('the limits', () => {
    it('let sixty in five minutes pass', async () => {
      for (const name of names) expect((await take(name)).status).toBe(200);
    });

    it('stop at 150 files in five minutes, and say when to go on', async () => {
      await took(149, 100);
      expect((await take(first)).status).toBe(200);
      const stopped = await take(second);
      expect([stopped.status, stopped.body.code, stopped.headers['retry-after']]).toEqual([
        429,
        'library.too_many_downloads',
        '200',
      ]);
      expect(stopped.body.detail).toContain('Wacht even');
      expect(await rows()).toHaveLength(150);
      expect((await take(first, await member(library))).status).toBe(200);
      library.clock.advance(200_000);
      expect((await take(second)).status).toBe(200);
    });

    it('stop at 500 files in a day', async () => {
      await took(450, 3_600);
      const half = await ask(names.slice(0, 50));
      expect(half.status).toBe(201);
      const beyond = await (async () => {
        await took(1, 600);
        return ask(names.slice(0, 50));
      })();
      expect([beyond.status, beyond.body.code, beyond.headers['retry-after']]).toEqual([
        429,
        'library.too_many_downloads',
        String(86_400 - 3_600),
      ]);
    });

    it('hold when many ask at once', async () => {
      await took(145, 10);
      const answers = await Promise.all(names.slice(0, 12).map((name) => take(name)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    });

    it('do not count what was mailed', async () => {
      await took(150, 10);
      await library.database.query(`update library.download set via = 'bonus' where user_id = $1`, [
        user.userId,
      ]);
      expect((await take(first)).status).toBe(200);
    });
  });
});

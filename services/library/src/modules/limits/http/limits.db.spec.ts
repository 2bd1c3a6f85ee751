import type { LibraryApp, TestUser } from '../../../../test/library-app.js';
import { member, smallLibrary, smallNames } from '../../../../test/stock.js';

const [filename = ''] = smallNames(1);

// Real: HTTP through the whole service on PostgreSQL 18. What files may be taken is in downloads.db.spec.ts.
describe('reading within limits', () => {
  let library: LibraryApp;
  beforeAll(async () => {
    library = await smallLibrary(1);
  });
  afterAll(() => library.close());

  const search = (user: TestUser) => library.get('/api/workflows-library/search?q=werk', user);

  it('300 searches in five minutes pass; a machine is stopped at 600, and told when to go on', async () => {
    const user = await member(library);
    for (let count = 1; count <= 600; count += 1) {
      const { status } = await search(user);
      if (status !== 200) throw new Error(`search ${count} answered ${status}`);
    }
    library.clock.advance(60_000);
    const stopped = await search(user);
    expect([stopped.status, stopped.body.code, stopped.headers['retry-after']]).toEqual([
      429,
      'library.too_many_searches',
      '240',
    ]);
    expect((await search(await member(library))).status).toBe(200);
    library.clock.advance(240_000);
    expect((await search(user)).status).toBe(200);
  });

  it('looking into workflows one after the other stops as well', async () => {
    const user = await member(library);
    const look = (what: string) => library.get(`/api/workflows-library/${filename}/${what}`, user);
    for (let count = 1; count <= 300; count += 1)
      expect((await look(count % 2 ? 'canvas' : 'versions')).status).toBe(200);
    const stopped = await look('canvas');
    expect([stopped.status, stopped.body.code]).toEqual([429, 'common.too_many_requests']);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the public catalogue', () => {
  let library: LibraryApp;
  beforeAll(async () => {
    library = await smallLibrary(1, { LIBRARY_PUBLIC_LIMIT: '3' });
  });
  afterAll(() => library.close());

  const visit = (from?: string) =>
    library.get('/api/workflows/catalog', undefined, from ? { 'x-forwarded-for': from } : {});

  it('stops one address of the network, not another, and not the platform itself', async () => {
    for (const _ of [1, 2, 3]) expect((await visit('203.0.113.7')).status).toBe(200);
    const stopped = await visit('203.0.113.7');
    expect([stopped.status, stopped.body.code, stopped.headers['retry-after']]).toEqual([
      429,
      'library.too_many_searches',
      '300',
    ]);
    expect(stopped.headers['cache-control']).toBe('no-store');
    expect((await visit('203.0.113.8')).status).toBe(200);
    for (let count = 0; count < 5; count += 1) expect((await visit()).status).toBe(200);
    library.clock.advance(300_000);
    expect((await visit('203.0.113.7')).status).toBe(200);
  });

  it('counts an IPv6 connection as one, whatever address of it is used', async () => {
    for (const last of [1, 2, 3]) expect((await visit(`2001:db8:1:2::${last}`)).status).toBe(200);
    expect((await visit('2001:db8:1:2::4')).status).toBe(429);
  });
});

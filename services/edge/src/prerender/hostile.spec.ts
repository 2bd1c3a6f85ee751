// Real here: drawing processes with all that holds them on this machine, files, sockets. What runs in them is a release
// that tries to get out (hostile-site.ts).
import { readFile } from 'node:fs/promises';
import { until } from '@stroomwerk/test-kit';
import type { Drawn } from '../page/html.js';
import { drawWith, type HostileSite, prerendererOf, set, startHostileSite } from './hostile-site.js';
import { type Isolation, isolationOf, nodeOnly } from './isolation.js';

let site: HostileSite;
beforeAll(async () => {
  site = await startHostileSite();
});
afterAll(() => site.close());

/** A prerenderer whose processes are held as told, and what is done with it. */
function drawings(isolationHere: () => Promise<Isolation>) {
  let isolation: Isolation;
  let parts: ReturnType<typeof prerendererOf>;
  beforeAll(async () => {
    isolation = await isolationHere();
    parts = prerendererOf(site, isolation);
  });
  afterAll(() => parts.prerenderer.close());

  const draw = (path: string, own = set) => drawWith(site, parts.prerenderer, path, own);
  /** Waits for a drawing however long it takes. */
  const drawn = (path: string): Promise<Drawn> =>
    until(`a drawing of ${path}`, async () => {
      const answer = await draw(path);
      return answer !== 'coming' && answer !== null && answer;
    });
  const attempt = async (what: string): Promise<{ came?: string; refused?: string }> =>
    (await drawn(`/try/${what}`)).dehydrated as { came?: string; refused?: string };
  const came = async (what: string): Promise<unknown> => JSON.parse((await attempt(what)).came ?? 'null');
  return { draw, drawn, attempt, came, isolation: () => isolation, parts: () => parts };
}

describe.each([
  ['with what this machine allows', () => isolationOf(site.folder)],
  ['with the rights of an ordinary user', () => isolationOf(site.folder, 1_000)],
  ['with nothing but Node and an empty environment', async () => nodeOnly],
])('a release that wants out, %s', (_, isolationHere) => {
  const { draw, drawn, attempt, came, ...here } = drawings(isolationHere);

  it('finds an empty environment, and no way to Node by name', async () => {
    expect(await came('environment')).toEqual({});
    expect(await came('visible')).toEqual([
      ...['undefined', 'undefined', 'undefined', 'undefined', 'undefined'],
      ['NODE_ENV'],
    ]);
  });

  it.each(['passwd', 'written', 'parent', 'binding', 'addon', 'shell', 'thread'])(
    'is refused: %s',
    async (what) => {
      expect((await attempt(what)).refused).toMatch(/ERR_ACCESS_DENIED|ERR_DLOPEN_DISABLED/);
    },
  );

  it('sees no data folder, and evaluates no text', async () => {
    expect((await attempt(`folder?${encodeURIComponent(site.folder)}`)).refused).toBe('ERR_ACCESS_DENIED');
    expect((await attempt('eval')).refused).toContain('Code generation from strings disallowed');
  });

  it('reaches no service but by the edge, which reads what pages may read', async () => {
    if (!here.isolation().missing.some((one) => one.includes('network'))) {
      expect((await attempt(`connect?${site.port}`)).refused).toMatch(/ENETUNREACH|ECONNREFUSED/);
      expect((await attempt('elsewhere')).refused).toBe('ENETUNREACH');
    }
    site.asked.length = 0;
    expect(await came('reads')).toEqual({
      allowed: '200 {"plans":7}',
      posted: expect.stringContaining('do not read POST'),
      other: expect.stringContaining('do not read'),
      metrics: expect.stringContaining('do not read'),
      climbs: expect.stringContaining('do not read'),
      encoded: expect.stringContaining('do not read'),
      redirected: expect.stringContaining('fetch failed'),
      host: expect.stringContaining('do not read'),
      large: expect.stringContaining('more than'),
    });
    // On a busy machine it is drawn twice.
    const asked = new Set(site.asked.filter((one) => !one.includes('/by-slug/')));
    expect([...asked]).toEqual(['GET /api/billing/prices ']);
  });

  it('is another user than we are, who may do nothing to others', async () => {
    if (!here.isolation().ownUser)
      return expect(here.isolation().missing.join()).toContain('user of the edge');
    const [user, group, groups] = (await came('who')) as [number, number, number[]];
    expect(user).toBeGreaterThanOrEqual(60_600);
    expect([group, groups]).toEqual([user, [user]]);
    for (const what of ['kill', 'root']) expect((await attempt(what)).refused).toMatch(/EPERM/);
    expect((await attempt('nice')).refused).toMatch(/ERR_SYSTEM_ERROR|ERR_ACCESS_DENIED/);
  });

  it('has a process of its own, with another user and memory than its neighbour', async () => {
    await draw('/neighbour');
    expect(await came('neighbour')).toEqual([1]);
    expect((await drawn('/neighbour')).dehydrated).toEqual({ left: 7 });
    const status = await Promise.all(
      here.parts().processes.pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8')),
    );
    const users = status.map((text) => /^Uid:\s+(\d+)/m.exec(text)?.[1]);
    if (here.isolation().ownUser)
      expect(new Set([...users, String(process.getuid?.())]).size).toBe(users.length + 1);
    if (here.isolation().before.length > 0)
      for (const text of status) {
        expect(text).toMatch(/^NoNewPrivs:\s+1$/m);
        expect(text).toMatch(/^CapEff:\s+0+$/m);
      }
  });
});

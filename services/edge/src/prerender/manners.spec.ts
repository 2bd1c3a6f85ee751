// Real here: drawing processes with all that holds them on this machine. What runs in them is a release that takes more
// than its share, or hands over more than a page (hostile-site.ts).
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@stroomwerk/test-kit';
import type { Drawn } from '../page/html.js';
import { buildRelease } from '../releases/builders.js';
import { matchRoute } from '../releases/route-match.js';
import {
  drawWith,
  type HostileSite,
  neighbour,
  prerendererOf,
  set,
  sha,
  startHostileSite,
} from './hostile-site.js';
import { type Isolation, isolationOf } from './isolation.js';

let site: HostileSite;
let isolation: Isolation;
let parts: ReturnType<typeof prerendererOf>;
beforeAll(async () => {
  site = await startHostileSite();
  isolation = await isolationOf(site.folder);
  parts = prerendererOf(site, isolation);
});
afterAll(async () => {
  await parts.prerenderer.close();
  await site.close();
});

const draw = (path: string, own = set) => drawWith(site, parts.prerenderer, path, own);
/** Waits for a drawing however long it takes. */
const drawn = (path: string, prerenderer = parts.prerenderer): Promise<Drawn> =>
  until(`a drawing of ${path}`, async () => {
    const answer = await drawWith(site, prerenderer, path, set);
    return answer !== 'coming' && answer !== null && answer;
  });
const came = async (what: string): Promise<string> =>
  ((await drawn(`/try/${what}`)).dehydrated as { came?: string }).came ?? 'null';

it.each([
  ['loop', /nothing after 1500 ms/],
  ['memory', /it took \d+ MB|allocation failed|ended/],
  ['objects', /ended|channel/],
  ['atOnce', /allocat/],
  ['large', /allowed are/],
  ['nonsense', /does not speak/],
  ['flood', /says too much/],
  ['deep', /nested too deep/],
])('is ended at its limits: %s', async (what, why) => {
  if (what === 'atOnce' && isolation.before.length === 0) return;
  // With time enough for all but the first: a busy machine must not end for its time what is to be ended for another limit.
  const { prerenderer, warnings } = prerendererOf(site, isolation, what === 'loop' ? 1_500 : 60_000);
  void drawWith(site, prerenderer, `/try/${what}`, set);
  expect((await drawn('/neighbour', prerenderer)).html).toBe('<p>neighbour</p>');
  await until(`the end of ${what}`, () => warnings.length > 0);
  await prerenderer.close();
  expect(warnings.join()).toMatch(why);
});

it('answers for nobody else, and pollutes nothing', async () => {
  expect(JSON.parse(await came('forged'))).toBe('own');
  await came('pollution');
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it.each(['script', 'handler', 'unclosed'])('draws no page that does more than show: %s', async (what) => {
  parts.warnings.length = 0;
  expect(await draw(`/try/${what}`)).toBeNull();
  expect(parts.warnings.join()).toContain('holds more than a drawn page');
});

it('hands over data for a picture and addresses, and nothing else', async () => {
  const match = matchRoute(set, '/try/x');
  if (match === null) throw new Error('nobody has it');
  expect(await parts.prerenderer.picture(site.shell, set, match, '/try/x', 'nl')).toBe(
    '<svg><imag alone</svg>',
  );
  expect(await parts.prerenderer.addresses(site.shell, set, match.release)).toBeNull();
});

it('is not drawn at all when somebody chose it for their own browser', async () => {
  const chosen = {
    id: 'chosen',
    remotes: set.remotes.map((one) => ({ ...one, channel: 'override' as const })),
  };
  expect(await draw('/neighbour', chosen)).toBeNull();
});

it('is not drawn when its bundle is not the one that was published', async () => {
  parts.warnings.length = 0;
  const [, neighbourly] = set.remotes;
  const other = {
    ...(neighbourly ?? buildRelease()),
    version: '1.0.1',
    integrity: { 'server.cjs': sha('another') },
  };
  await mkdir(join(site.folder, 'releases/mfe-neighbour/1.0.1'));
  await writeFile(join(site.folder, 'releases/mfe-neighbour/1.0.1/server.cjs'), neighbour);
  expect(await draw('/neighbour', { id: 'other', remotes: [other] })).toBeNull();
  expect(parts.warnings.join()).toContain('not the file that was published');
});

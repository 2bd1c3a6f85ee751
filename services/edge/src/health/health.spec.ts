// Real: the edge, its files, HTTP; small servers in place of the services.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformHealth } from '@stroomwerk/contracts/common';
import { until } from '@stroomwerk/test-kit';
import { startTestEdge, type TestEdge } from '../test-edge.js';

let edge: TestEdge;
beforeAll(async () => {
  edge = await startTestEdge();
});
afterAll(() => edge.close());

it('is starting until every part was ready once, and names what is missing', async () => {
  const response = await until('the edge to be ready', async () => {
    const answer = await fetch(`${edge.base}/api/health`);
    return ((await answer.clone().json()) as PlatformHealth).parts.edge?.status === 'ok' && answer;
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    status: 'starting',
    parts: { 'ai-ops': { status: 'down' }, auth: { status: 'ok', api_version: 1 } },
  });
});

interface Ready {
  readonly reasons: readonly string[];
  readonly degraded: readonly string[];
}
const ready = async (path: string): Promise<[number, Ready]> => {
  const response = await fetch(`${edge.base}${path}`);
  const { reasons, degraded } = (await response.json()) as Ready;
  return [response.status, { reasons, degraded }];
};
const untilReady = (what: string, wanted: [number, Ready]) =>
  until(what, async () => JSON.stringify(await ready('/api/health/ready')) === JSON.stringify(wanted));
const whole: [number, Ready] = [200, { reasons: [], degraded: [] }];

it('goes on serving without a whole file of one remote, and names it', async () => {
  await untilReady('all of it', whole);
  expect(await ready('/health/ready')).toEqual(whole);
  const chunk = join(edge.root, 'releases/mfe-marketing/1.0.0/page.3c.css');
  for (const [change, fault] of [
    [() => writeFile(chunk, 'a{color'), 'is not what was published'],
    [() => writeFile(chunk, 'a{color:blu}'), 'is not what was published'],
    [() => rm(chunk), 'is missing'],
  ] as const) {
    await change();
    const degraded: [number, Ready] = [
      200,
      { reasons: [], degraded: [`mfe-marketing 1.0.0: page.3c.css ${fault}`] },
    ];
    await untilReady(fault, degraded);
    expect(await ready('/health/ready')).toEqual(degraded);
    const health = (await (await fetch(`${edge.base}/api/health`)).json()) as PlatformHealth;
    expect(health.parts['mfe-marketing']).toMatchObject({
      status: 'degraded',
      detail: degraded[1].degraded[0],
    });
    expect(health.parts.edge?.status).toBe('ok');
  }
  await writeFile(chunk, 'a{color:red}');
  await untilReady('whole again', whole);
});

it.each([
  ['assets/main.js', 'shell: /assets/main.js is missing'],
  ['server/shell.cjs', 'shell: server/shell.cjs is missing'],
])('cannot serve without %s of the shell', async (name, reason) => {
  const file = join(edge.root, 'shell', name);
  const content = await readFile(file);
  await rm(file);
  await untilReady(reason, [503, { reasons: [reason], degraded: [] }]);
  expect((await ready('/health/ready'))[0]).toBe(503);
  expect((await fetch(`${edge.base}/health`)).status).toBe(200);
  await writeFile(file, content);
  await untilReady('whole again', whole);
});

it('is not ready before the pages that everyone asks for are drawn', async () => {
  const held: (() => void)[] = [];
  const other = await startTestEdge({}, { held });
  const state = async () => (await (await fetch(`${other.base}/health/ready`)).json()) as object;
  await until('a drawing', () => held.length > 0);
  expect(await state()).toMatchObject({ reasons: ['the public pages are being drawn'], drawn_for: null });
  other.behind.held = undefined;
  for (const answer of held) answer();
  await until(
    'the pages drawn',
    async () => ((await state()) as { drawn_for: unknown }).drawn_for === other.behind.releaseSet.id,
  );
  expect(await state()).toMatchObject({ status: 'ok', reasons: [] });
  expect(await (await other.page('/', { cookie: 'language=en' })).text()).toContain('data-prerendered');
  await other.close();
});

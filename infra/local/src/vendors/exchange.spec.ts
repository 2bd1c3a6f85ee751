import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { certificatesFor } from './certificates.js';
import { Exchange } from './server.js';
import { Answer, laneOf, type StandIn, secretOf } from './stand-in.js';

// Real: the certificates, both servers, and a process that is loaded as n8n is.
const hook = fileURLToPath(new URL('../../n8n/to-stand-ins.cjs', import.meta.url));
const run = promisify(execFile);

const shop: StandIn = {
  name: 'Shop',
  hosts: ['api.shop.example', '*.myshop.example'],
  source: 'this test',
  routes: {
    'GET /orders/:id': ({ at, host }, world) => ({
      ...(world.find('orders', at.id) ?? { none: at.id }),
      host,
    }),
    'POST /orders': ({ body }, world) => new Answer(201, world.put('orders', { id: '7', ...body })),
  },
};

const exchange = new Exchange([shop]);
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  const certificates = certificatesFor(mkdtempSync(join(tmpdir(), 'stand-ins-')), shop.hosts);
  environment = {
    PATH: process.env.PATH,
    NODE_EXTRA_CA_CERTS: certificates.authority,
    STAND_INS: JSON.stringify(await exchange.listen(certificates)),
  };
});
afterAll(() => exchange.close());
beforeEach(() => exchange.lane(1).begin(Date.now(), 'well'));

/** What a program gets that asks as n8n's steps do. */
async function asked(url: string, init: RequestInit = {}): Promise<string> {
  const script = `fetch(${JSON.stringify(url)}, ${JSON.stringify(init)}).then(async (a) => console.log(a.status, await a.text()), (e) => console.log('failed', e.cause?.code ?? e.cause?.message));`;
  return (await run(process.execPath, ['--require', hook, '-e', script], { env: environment })).stdout.trim();
}
const key = (lane: number) => ({ authorization: `Bearer ${secretOf(lane)}` });

it('answers in the place of a vendor, with a certificate that is trusted, and keeps what it was given', async () => {
  const headers = { ...key(1), 'content-type': 'application/json' };
  expect(
    await asked('https://api.shop.example/orders', { method: 'POST', headers, body: '{"total":12}' }),
  ).toBe('201 {"id":"7","total":12}');
  expect(await asked('https://jouw-winkel.myshop.example/orders/7', { headers })).toBe(
    '200 {"id":"7","total":12,"host":"jouw-winkel.myshop.example"}',
  );
  expect(exchange.lane(1).noted.map(({ vendor, method, status }) => `${vendor} ${method} ${status}`)).toEqual(
    ['Shop POST 201', 'Shop GET 200'],
  );
});

it('shows nobody what another workflow put there, and nothing to who has no key', async () => {
  exchange.lane(1).world.put('orders', { id: '9' });
  expect(await asked('https://api.shop.example/orders/9', { headers: key(2) })).toContain('"none":"9"');
  expect(await asked('https://api.shop.example/orders/9')).toMatch(/^401 /);
});

it('refuses keys, or the first question, where the case says so', async () => {
  exchange.lane(1).begin(Date.now(), 'refuses');
  expect(await asked('https://api.shop.example/orders/9', { headers: key(1) })).toMatch(/^401 /);
  exchange.lane(1).begin(Date.now(), 'busy');
  expect(await asked('https://api.shop.example/orders/9', { headers: key(1) })).toMatch(/^429 /);
  expect(await asked('https://api.shop.example/orders/9', { headers: key(1) })).toMatch(/^200 /);
});

it('names an address that a vendor does not have, and lets nothing go to a host without a stand-in', async () => {
  expect(await asked('https://api.shop.example/customers', { headers: key(1) })).toMatch(/^404 /);
  expect([...exchange.lane(1).unknown]).toEqual(['Shop: GET api.shop.example/customers']);
  expect(await asked('https://elsewhere.example/')).toMatch(/^failed/);
  expect(await asked('http://plain.example/')).toMatch(/^502 /);
  expect(await asked('https://api.shop.example:8443/')).toMatch(/^failed There is no stand-in/);
  expect([...exchange.refused].sort()).toEqual(['elsewhere.example', 'plain.example']);
});

it('knows who asks by the name of the key in a signed token', () => {
  const head = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT', kid: secretOf(3) })).toString(
    'base64url',
  );
  const asked = { method: 'GET', host: 'a', path: '/', query: new URLSearchParams(), body: undefined };
  expect(laneOf({ ...asked, headers: { authorization: `Ghost ${head}.e30.signature` } })).toBe(3);
  expect(laneOf({ ...asked, headers: { authorization: 'Ghost eyJ.e30.signature' } })).toBeUndefined();
});

// Real: the edge over HTTP; small servers in place of the services.
import { request } from 'node:http';
import { startTestEdge, type TestEdge } from '../test-edge.js';

let edge: TestEdge;
beforeAll(async () => {
  edge = await startTestEdge();
});
afterAll(() => edge.close());

it('passes calls on with their bodies untouched and says who asked', async () => {
  const sent = Buffer.from([0, 255, 10, 123, 34]);
  const response = await fetch(`${edge.base}/api/stripe/webhook?a=%2F1`, {
    method: 'POST',
    body: sent,
    headers: { 'content-type': 'application/json', 'stripe-signature': 's', 'x-forwarded-for': '6.6.6.6' },
  });
  const seen = (await response.json()) as { url: string; body: string; headers: Record<string, string> };
  expect(seen.url).toBe('/api/stripe/webhook?a=%2F1');
  expect(Buffer.from(seen.body, 'latin1')).toEqual(sent);
  expect(seen.headers['stripe-signature']).toBe('s');
  expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(seen.headers['x-forwarded-host']).toBe(new URL(edge.base).host);
});

it('passes 10 MB to who takes that, and elsewhere refuses what the service would refuse', async () => {
  const send = (method: string, path: string, megabytes: number) =>
    fetch(`${edge.base}${path}`, { method, body: Buffer.alloc(megabytes * 1024 * 1024) });
  const file = '/api/releases/mfe-library/blobs/abc';
  expect(((await (await send('PUT', file, 10)).json()) as { length: number }).length).toBe(10 * 1024 * 1024);
  for (const refused of [await send('PUT', file, 11), await send('POST', '/api/workflows/import', 2)]) {
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ code: 'common.body_too_large' });
  }
});

it('passes a large body of a program that asks first whether it may send it', async () => {
  const { hostname, port } = new URL(edge.base);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sending = request({
      ...{ hostname, port, method: 'POST', path: '/api/workflows/import' },
      headers: { expect: '100-continue', 'content-length': 1_000_000 },
    });
    sending.on('continue', () => sending.end(Buffer.alloc(1_000_000)));
    sending.on('response', (response) => resolve(response.resume().statusCode));
    sending.on('error', reject);
  });
  expect(status).toBe(200);
});

it('names the part that is down, in the language asked for', async () => {
  const response = await fetch(`${edge.base}/api/ai-ceo/status`, { headers: { 'accept-language': 'en' } });
  expect(response.status).toBe(503);
  const body = (await response.json()) as { code: string; message: string; detail: string };
  expect(body.code).toBe('common.unavailable');
  expect(body.message).toContain('ai-ops');
  expect(body.detail).toContain('Try again shortly');
});

it('knows no other API', async () => {
  const response = await edge.page('/api/nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'common.not_found' });
});

it.each(['/%', '/a%zz?b=%', '/%ff', '/api/auth/%', '/assets/%'])(
  'answers %s as an address that nobody has, to a program and to a person',
  async (path) => {
    for (const accept of ['application/json', 'text/html']) {
      const response = await fetch(`${edge.base}${path}`, { headers: { accept } });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const text = await response.text();
      if (path.startsWith('/api/')) expect(JSON.parse(text)).toMatchObject({ url: '/api/auth/%25' });
      else if (accept === 'text/html' && !path.startsWith('/assets/'))
        expect([response.status, text]).toEqual([404, expect.stringContaining('id="release-set"')]);
      else
        expect([response.status, JSON.parse(text)]).toEqual([
          404,
          expect.objectContaining({ code: 'common.not_found' }),
        ]);
    }
  },
);

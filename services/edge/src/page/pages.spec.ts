// Real: the edge and its files over HTTP; small servers in place of the services.
import { until } from '@stroomwerk/test-kit';
import { createEdge } from '../server.js';
import { startTestEdge, type TestEdge } from '../test-edge.js';

let edge: TestEdge;
beforeAll(async () => {
  edge = await startTestEdge();
});
afterAll(() => edge.close());

it('says what the running shell offers', async () => {
  const answer = await fetch(`${edge.base}/.well-known/shell.json`);
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ shared: {} })]);
});

it('answers with a policy and a nonce of its own each time', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await edge.page('/account');
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
      expect(await response.text()).toContain(`nonce="${nonce}"`);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

it('says 404 with the shell for an address of nobody, and in JSON for a program', async () => {
  const forPeople = await edge.page('/nobody');
  expect(forPeople.status).toBe(404);
  expect(await forPeople.text()).toContain('id="release-set"');
  const forPrograms = await fetch(`${edge.base}/nobody.js`);
  expect(forPrograms.status).toBe(404);
  expect(await forPrograms.json()).toMatchObject({ code: 'common.not_found' });
});

it('speaks English once it was chosen, and remembers', async () => {
  const chosen = await edge.page('/account?lang=en');
  expect(await chosen.text()).toContain('<html lang="en">');
  expect(chosen.headers.get('set-cookie')).toContain('language=en');
  const later = await edge.page('/account', { cookie: 'language=en', 'accept-language': 'nl' });
  expect(await later.text()).toContain('<title>Page /account');
});

it('follows the browser at the first visit, drawn in its language, and remembers nothing for it', async () => {
  const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
  const asking = { 'user-agent': person, 'accept-language': 'en-GB,en;q=0.9' };
  const english = await edge.page('/account', asking);
  expect(await english.text()).toContain('<html lang="en">');
  expect(english.headers.get('set-cookie') ?? '').not.toContain('language=');
  const crawler = { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' };
  expect(await (await edge.page('/account', crawler)).text()).toContain('<html lang="nl">');
});

it('shows a moved pointer, and goes on with it when services/releases is gone, also after a restart', async () => {
  await fetch(`${edge.base}/api/releases/mfe-marketing/channels/stable`, { method: 'PUT', body: '{}' });
  await until('the moved pointer is in the page', async () =>
    (await (await edge.page('/account')).text()).includes('"id":"moved"'),
  );
  edge.behind.releasesUp = false;
  const second = await createEdge(edge.settings);
  const answer = await second.inject({ url: '/account', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('"id":"moved"');
  await second.close();
});

it('lists the fixed addresses of a remote that does not tell its others, and lets nobody keep that list', async () => {
  const answer = await fetch(`${edge.base}/sitemap.xml`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  // In two languages; no page that asks for a login, none with a parameter.
  expect(listed.sort()).toEqual(['/', '/', '/boom', '/boom', '/dies', '/dies']);
});

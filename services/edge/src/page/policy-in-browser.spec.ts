// Real: Chromium, and two servers. A script of the site without the nonce of the page, as a release has, wants code from elsewhere.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchBrowser } from '@stroomwerk/test-kit/browser';
import type { Browser } from 'playwright-core';
import { contentSecurityPolicy } from './policy.js';

let browser: Browser;
let site: Server;
let stranger: Server;
const asked: string[] = [];
const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Loads a release as the shell does: without the nonce, by an address that Trusted Types let through. */
const shell = `trustedTypes.createPolicy('default', { createScriptURL: (address) => address });
  document.head.append(Object.assign(document.createElement('script'), { src: '/releases/own.js' }));`;

const listening = (server: Server): Promise<Server> =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));

beforeAll(async () => {
  stranger = await listening(
    createServer(({ url }, response) => {
      asked.push(url ?? '');
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
        .end('document.title = "ran from elsewhere"');
    }),
  );
  const own = `
    const names = [];
    const attempt = (name, load) => load().then(() => names.push(name + ' came'), () => names.push(name + ' refused'));
    Promise.all([
      attempt('elsewhere', () => import('${originOf(stranger)}/evil.js')),
      attempt('own', () => import('/releases/more.js')),
    ]).then(() => { document.body.dataset.done = names.sort().join(', '); });`;
  site = await listening(
    createServer(({ url }, response) => {
      if (url !== '/')
        return response
          .writeHead(200, { 'content-type': 'text/javascript' })
          .end(url === '/releases/own.js' ? own : 'export {}');
      const policy = contentSecurityPolicy(
        { publicUrl: '', aiOpsUrl: 'http://localhost:8081', paymentOrigins: [], analyticsTag: null },
        'abc',
      );
      return response
        .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
        .end(`<!doctype html><title>own</title><body><script nonce="abc">${shell}</script>`);
    }),
  );
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  for (const server of [site, stranger]) server?.close();
});

it('lets no script of the page import code from elsewhere', async () => {
  const page = await browser.newPage();
  await page.goto(originOf(site));
  const done = page.locator('body[data-done]');
  await done.waitFor({ state: 'attached' });
  expect(await done.getAttribute('data-done')).toBe('elsewhere refused, own came');
  expect(asked).toEqual([]);
  expect(await page.title()).toBe('own');
  await page.close();
});

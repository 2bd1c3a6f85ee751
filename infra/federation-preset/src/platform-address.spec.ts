import { asOwnPage, platformAddress } from './platform-address.js';

it.each([
  [{}, undefined, 'http://localhost:8080', 'http://localhost:8080'],
  [{}, 'https://dev.example', 'https://dev.example', 'https://dev.example'],
  [{ PORT: '9000' }, 'https://dev.example', 'http://localhost:9000', 'http://localhost:9000'],
  [{ PUBLIC_URL: 'https://dev.example/' }, undefined, 'https://dev.example', 'https://dev.example'],
  [
    { PORT: '9000', PUBLIC_URL: 'http://mijn-pc:9000' },
    undefined,
    'http://localhost:9000',
    'http://mijn-pc:9000',
  ],
  [
    { PLATFORM_URL: 'http://localhost:7000/' },
    'http://x.example',
    'http://localhost:7000',
    'http://localhost:7000',
  ],
])('with %j beside %p calls go to %s as a page of %s', (env, running, target, origin) => {
  expect(platformAddress(env, running)).toEqual({ target, origin });
});

describe('a page of another site', () => {
  const address = { target: 'http://localhost:9000', origin: 'http://mijn-pc:9000' };
  const site = (page: Readonly<Record<string, string | undefined>>) =>
    asOwnPage({ 'sec-fetch-site': 'cross-site', ...page }, address)['sec-fetch-site'];

  it.each([
    { referer: 'http://mijn-pc:9000/workflows' },
    { origin: 'http://localhost:9000' },
    { referer: 'http://127.0.0.1:9000/' },
  ])('gets the scripts when it is the platform: %j', (page) => expect(site(page)).toBe('same-site'));

  it.each([
    {},
    { referer: 'http://evil.example/' },
    { origin: 'null' },
    { referer: 'http://localhost:9001/' },
  ])('is refused otherwise: %j', (page) => expect(site(page)).toBe('cross-site'));
});

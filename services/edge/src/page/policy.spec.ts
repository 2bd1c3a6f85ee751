import { analyticsTagOf } from '../settings.js';
import { pageLanguage } from './language.js';
import { commonHeaders, contentSecurityPolicy } from './policy.js';
import { wantsPage } from './routes.js';

const settings: Parameters<typeof contentSecurityPolicy>[0] = {
  publicUrl: 'http://localhost:8080',
  aiOpsUrl: 'http://localhost:8081',
  paymentOrigins: ['https://checkout.stripe.com'],
  analyticsTag: null,
};
const directive = (name: string, given = settings): string | undefined =>
  contentSecurityPolicy(given, 'abc')
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('runs only scripts of this site, and in the page those with the nonce', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc'");
    expect(contentSecurityPolicy(settings, 'abc')).not.toContain('unsafe');
  });

  it('closes framing, base and plugins', () => {
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive('base-uri')).toBe("base-uri 'none'");
    expect(directive('object-src')).toBe("object-src 'none'");
  });

  it('opens the way to the AI-ops host under both names of this machine, and to payments', () => {
    expect(directive('connect-src')).toBe("connect-src 'self' http://localhost:8081 http://127.0.0.1:8081");
    expect(directive('form-action')).toBe("form-action 'self' https://checkout.stripe.com");
    expect(directive('connect-src', { ...settings, aiOpsUrl: 'https://ops.example.nl' })).toBe(
      "connect-src 'self' https://ops.example.nl",
    );
  });
});

it('opens the page to exactly the origin of the analytics tag, and runs nothing more for it', () => {
  const tag = { url: 'https://tags.example/gtag/js?v=1', id: 'G-1' };
  const given = { ...settings, analyticsTag: tag };
  expect(directive('connect-src', given)).toContain(' https://tags.example');
  expect(directive('img-src', given)).toBe("img-src 'self' data: https://tags.example");
  expect(directive('script-src', given)).toBe("script-src 'self' 'nonce-abc' https://tags.example");
  expect(contentSecurityPolicy(given, 'abc')).not.toContain('gtag');
});

it.each([
  [{}, null],
  [{ ANALYTICS_TAG_URL: '', ANALYTICS_TAG_ID: '' }, null],
  [
    { ANALYTICS_TAG_URL: 'https://t.example/gtag/js', ANALYTICS_TAG_ID: 'G-ABC123' },
    { url: 'https://t.example/gtag/js', id: 'G-ABC123' },
  ],
  [
    { ANALYTICS_TAG_URL: 'http://localhost:9/js', ANALYTICS_TAG_ID: 'G-1' },
    { url: 'http://localhost:9/js', id: 'G-1' },
  ],
])('reads the analytics tag from %p', (env, tag) => {
  expect(analyticsTagOf(env)).toEqual(tag);
});

it.each([
  { ANALYTICS_TAG_URL: 'https://t.example/gtag/js' },
  { ANALYTICS_TAG_ID: 'G-1' },
  { ANALYTICS_TAG_URL: 'javascript:alert(1)', ANALYTICS_TAG_ID: 'G-1' },
  { ANALYTICS_TAG_URL: 'http://t.example/js', ANALYTICS_TAG_ID: 'G-1', NODE_ENV: 'production' },
  { ANALYTICS_TAG_URL: 'https://t.example/js', ANALYTICS_TAG_ID: "G'; alert(1)" },
])('stops the start for a tag that cannot be: %p', (env) => {
  expect(() => analyticsTagOf(env)).toThrow(/ANALYTICS_TAG_(URL|ID)/);
});

it('takes no text for a script or for markup', () => {
  expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive('trusted-types')).toBe('trusted-types default');
});

it('opens a page to the development server that its visitor chose, and to no other', () => {
  const policy = contentSecurityPolicy(settings, 'abc', ['http://localhost:4321']);
  expect(policy).toContain("style-src 'self' 'nonce-abc' http://localhost:4321;");
  expect(policy).toMatch(/connect-src [^;]*http:\/\/localhost:4321 ws:\/\/localhost:4321;/);
  expect(policy).toContain("script-src 'self' 'nonce-abc' http://localhost:4321;");
  expect(contentSecurityPolicy(settings, 'abc')).not.toContain('4321');
});

it('asks for TLS only where there is TLS', () => {
  expect(commonHeaders(settings)).not.toHaveProperty('strict-transport-security');
  expect(commonHeaders({ publicUrl: 'https://x.nl' })).toHaveProperty('strict-transport-security');
});

describe('pageLanguage', () => {
  it.each([
    ['', undefined, 'nl', false],
    ['', 'a=b; language=en', 'en', false],
    ['', 'xlanguage=en', 'nl', false],
    ['lang=en', 'language=nl', 'en', true],
    ['lang=fr', undefined, 'nl', false],
  ])('?%s with %s: %s', (query, cookie, language, chosen) => {
    expect(pageLanguage(new URLSearchParams(query), { cookie })).toEqual({ language, chosen });
  });
});

describe('wantsPage', () => {
  it.each([
    ['GET', '/', 'text/html,*/*', true],
    ['GET', '/workflows/x.y', 'text/html', true],
    ['GET', '/workflows', '*/*', true],
    ['GET', '/missing.js', '*/*', false],
    ['GET', '/', 'application/json', false],
    ['POST', '/', 'text/html', false],
    ['GET', '/api/x', 'text/html', false],
    ['GET', '/.well-known/security.txt', 'text/html', false],
  ])('%s %s %s: %s', (method, path, accept, expected) => {
    expect(wantsPage(method, path, accept)).toBe(expected);
  });
});

import { drawnOrigin, readable } from './reads.js';

const aiOps = 'https://ai.stroom.example';
const of = (path: string, method = 'GET') => readable(method, `${drawnOrigin}${path}`, aiOps);

it.each([
  ['/api/workflows-library/stats', 'library'],
  ['/api/workflows/catalog?page=2&q=a%20b', 'library'],
  ['/api/workflows/by-slug/een-twee', 'library'],
  ['/api/workflows/by-slug/caf%C3%A9/similar', 'library'],
  ['/api/billing/prices', 'billing'],
  ['/api/ai-monitoring/uptime', 'ai-ops'],
])('lets a page read %s from %s', (path, service) => {
  expect(of(path)).toEqual({ service, path });
});

it('knows the address of AI ops too', () => {
  expect(readable('GET', `${aiOps}/api/ai-monitoring/uptime`, aiOps)?.service).toBe('ai-ops');
});

it.each([
  '/api/account/me',
  '/api/workflows-library/search',
  '/metrics',
  '/health',
  '/api/billing/prices/',
  '/api/billing/prices/../../../metrics',
  '/api/workflows/by-slug/..',
  '/api/workflows/by-slug/%2e%2e/similar',
  '/api/workflows/by-slug/a%2fb',
  '/api/workflows/by-slug/a%5c..%5cb',
  '/api/workflows/by-slug/a%00',
  '/api/workflows/by-slug/a/b/similar',
  `/api/workflows/catalog?q=${'x'.repeat(3_000)}`,
])('lets no page read %s', (path) => {
  expect(of(path)).toBeNull();
});

it('lets no page write, nor read elsewhere', () => {
  expect(of('/api/billing/prices', 'POST')).toBeNull();
  expect(of('/api/billing/prices', 'get')).toBeNull();
  for (const origin of [
    'http://127.0.0.1:8080',
    'https://evil.example',
    'file://',
    'http://u:p@other.invalid',
  ])
    expect(readable('GET', `${origin}/api/billing/prices`, aiOps)).toBeNull();
  expect(readable('GET', 'no address', aiOps)).toBeNull();
});

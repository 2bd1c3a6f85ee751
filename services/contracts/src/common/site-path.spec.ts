import { sitePath } from './site-path.js';

it.each([
  ['/', '/'],
  ['/affiliate', '/affiliate'],
  ['/workflow-library?page=2#x', '/workflow-library?page=2#x'],
  ['/workflows/../account', '/account'],
  ['/workflows?q=a//b%2fc', '/workflows?q=a//b%2fc'],
  ['/workflows/caf\u00e9', '/workflows/caf%C3%A9'],
])('goes on to %j as %s', (wanted, path) => {
  expect(sitePath(wanted)).toBe(path);
});

it.each([
  '',
  'affiliate',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  ' //evil.example',
  '/..//x',
  '/.//x',
  '/%2e%2e//x',
  '/a/..//..//x',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/a//b',
  '/%',
  '/%E0%A4%A',
  '/api/auth/google',
  '/API/auth/logout',
  '/..//api',
  '/\u2044/evil.example//',
  '\uff0f\uff0fevil.example',
  '//evil\u3002example',
  `/${'a'.repeat(2_000)}`,
])('does not go on to %j', (wanted) => {
  expect(sitePath(wanted)).toBeNull();
});

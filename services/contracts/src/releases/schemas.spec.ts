import { NavigationItem, RemoteRoute } from './schemas.js';

const title = { nl: 'x', en: 'x' };
const route = { path: '/x', expose: './x', access: 'public', frame: 'site', title };
const item = { area: 'site', path: '/x', label: title, order: 1 };
const accepted = (path: string) => [
  RemoteRoute.safeParse({ ...route, path }).success,
  RemoteRoute.safeParse({ ...route, example: path }).success,
  NavigationItem.safeParse({ ...item, path }).success,
];

it.each(['/', '/#pricing', '/workflows/:slug', '/workflow-library/:filename', '/a?page=2', '/x/*'])(
  'lets a remote declare %s',
  (path) => expect(accepted(path)).toEqual([true, true, true]),
);

it.each([
  '//evil.example/x',
  '/\\evil.example',
  '/%2f/evil.example',
  '/..//evil.example',
  '/api/auth/logout',
  'https://evil.example',
  'javascript:alert(1)',
  '',
])('refuses a route, an example and a link to %j', (path) =>
  expect(accepted(path)).toEqual([false, false, false]),
);

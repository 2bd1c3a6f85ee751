import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { routeOwners } from './route-owners.js';

const release = (name: string, ...paths: string[]) => ({ name, routes: paths.map((path) => ({ path })) });
const set = (remotes: object[], canaries?: object[]) =>
  ({ id: 'x', remotes, canaries }) as unknown as ReleaseSet;

it('knows who declares a route, once each, in any release that visitors may have', () => {
  const canaries = [{ release: release('mfe-a', '/a', '/new') }, { release: release('mfe-c', '/b') }];
  const owners = routeOwners(set([release('mfe-a', '/a'), release('mfe-b', '/b', '/a')], canaries));
  expect([...owners]).toEqual([
    ['/a', ['mfe-a', 'mfe-b']],
    ['/b', ['mfe-b', 'mfe-c']],
    ['/new', ['mfe-a']],
  ]);
});

it('knows nobody of a route that no release declares, or without releases', () => {
  expect([...routeOwners(set([]))]).toEqual([]);
  expect(routeOwners(set([release('mfe-a', '/a')])).get('/b')).toBeUndefined();
});

import { buildRelease, buildReleaseSet, buildRoute } from './builders.js';
import { matchRoute } from './route-match.js';

const set = buildReleaseSet(
  buildRelease({ name: 'mfe-marketing', routes: [buildRoute('/')] }),
  buildRelease({
    name: 'mfe-library',
    routes: [buildRoute('/workflows'), buildRoute('/workflows/:slug'), buildRoute('/workflow-library/*')],
  }),
  buildRelease({ name: 'mfe-new', routes: [buildRoute('/workflows/new')] }),
);

describe('matchRoute', () => {
  it.each([
    ['/', 'mfe-marketing', '/'],
    ['/workflows', 'mfe-library', '/workflows'],
    ['/workflows/', 'mfe-library', '/workflows'],
    ['/Workflows', 'mfe-library', '/workflows'],
    ['/workflows/abc', 'mfe-library', '/workflows/:slug'],
    ['/workflows/%20', 'mfe-library', '/workflows/:slug'],
    ['/workflows/%E0%A4%A', 'mfe-library', '/workflows/:slug'],
    ['/workflows/new', 'mfe-new', '/workflows/new'],
    ['/workflow-library', 'mfe-library', '/workflow-library/*'],
    ['/workflow-library/a/b', 'mfe-library', '/workflow-library/*'],
  ])('%s belongs to %s as %s', (path, remote, route) => {
    const match = matchRoute(set, path);
    expect([match?.release.name, match?.route.path]).toEqual([remote, route]);
  });

  it.each(['/nothing', '/workflows/a/b', '/workflow-librarian'])('%s belongs to nobody', (path) => {
    expect(matchRoute(set, path)).toBeNull();
  });
});

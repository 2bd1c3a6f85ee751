// Fake: the processes that draw; they count what they are asked for.
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import type { Shell } from '../files/shell-files.js';
import { buildRelease, buildReleaseSet, buildRoute } from '../releases/builders.js';
import { matchRoute } from '../releases/route-match.js';
import type { DrawingProcesses } from './drawing-processes.js';
import { Prerenderer } from './prerenderer.js';

const shell = { id: 'shell', server: '/shell.cjs' } as Shell;
const marketing = buildRelease({ server: 'server.cjs', prerender: ['/'] });
const library = (version: string, title = 'Workflows') =>
  buildRelease({
    ...{ name: 'mfe-library', version, server: 'server.cjs', prerender: ['/workflows'] },
    routes: [buildRoute('/workflows')],
    navigation: [{ area: 'site', path: '/workflows', label: { nl: title, en: title }, order: 10 }],
  });

let asked: string[];
let prerenderer: Prerenderer;
beforeEach(() => {
  asked = [];
  const processes = {
    run: async (code: string, _read: unknown, { input }: { input: { url: string } }) => {
      asked.push(`${input.url} by ${code.replace('\n', ' ')}`);
      return { html: '<p></p>', dehydrated: {}, head: { title: 'T' }, status: 200 };
    },
  } as unknown as DrawingProcesses;
  prerenderer = new Prerenderer({
    processes,
    dataVersion: () => '1',
    warn: (message: string) => {
      throw new Error(message);
    },
  } as unknown as ConstructorParameters<typeof Prerenderer>[0]);
});

async function open(set: ReleaseSet): Promise<string[]> {
  asked = [];
  for (const path of ['/', '/workflows'])
    await prerenderer.page(shell, set, matchRoute(set, path), path, 'nl');
  return asked;
}

it('draws anew what a release shows, and no page of the others', async () => {
  await open(buildReleaseSet(marketing, library('1.0.0')));
  expect(await open(buildReleaseSet(marketing, library('2.0.0')))).toEqual([
    '/workflows by shell mfe-library@2.0.0',
  ]);
  expect(await open(buildReleaseSet(marketing, library('1.0.0')))).toEqual([]);
});

it('draws every page anew whose menus have changed, and where a release is chosen by hand', async () => {
  await open(buildReleaseSet(marketing, library('1.0.0')));
  expect(await open(buildReleaseSet(marketing, library('2.0.0', 'Alle workflows')))).toHaveLength(2);
  const chosen = buildReleaseSet(marketing, { ...library('3.0.0'), channel: 'override' });
  expect(await open(chosen)).toEqual(['/ by shell mfe-marketing@1.0.0']);
});

it('draws every page anew for another shell', async () => {
  const set = buildReleaseSet(marketing, library('1.0.0'));
  await open(set);
  await prerenderer.page({ ...shell, id: 'other' } as Shell, set, matchRoute(set, '/'), '/', 'nl');
  expect(asked.at(-1)).toBe('/ by other mfe-marketing@1.0.0');
});

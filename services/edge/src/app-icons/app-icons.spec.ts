// Real: the edge over HTTP, and the icons that were taken from the set.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appIcon, iconKeys, iconSet } from '@stroomwerk/contracts/app-icons';
import { startTestEdge, type TestEdge } from '../test-edge.js';

interface Icon {
  readonly key: string;
  readonly title: string;
  readonly source: string;
  readonly path: string;
}
const icons = JSON.parse(readFileSync(join(__dirname, 'icons.json'), 'utf8')) as Icon[];
const page = readFileSync(join(__dirname, '../../../../infra/docs/app-icons.md'), 'utf8');

describe('icons of apps', () => {
  it('are those that contracts name, each with its source and its line on the page', () => {
    expect(icons.map(({ key }) => key)).toEqual(iconKeys.toSorted());
    for (const { title, source, path } of icons) {
      expect(path).toMatch(/^[Mm][\d\s.,a-zA-Z+-]+$/);
      expect(page).toContain(`| ${title} | <${source}> |`);
    }
    expect(page).toContain(`simple-icons ${iconSet}`);
  });

  let edge: TestEdge;
  beforeAll(async () => {
    edge = await startTestEdge();
  });
  afterAll(() => edge.close());

  it('are served for ever under their set, packed, as one picture that runs nothing', async () => {
    const answer = await fetch(`${edge.base}${appIcon('Notion')}`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(await answer.text()).toMatch(/^<svg [^>]*viewBox="0 0 24 24"><path id="i" d="[^"]+"\/><\/svg>$/);
  });

  it('are what there is now for a release that names another set, and not for ever', async () => {
    const answer = await fetch(`${edge.base}/assets/apps/1.0.0/notion.svg`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  });

  it.each(['nasa.svg', 'slack.svg', 'notion', '..%2fnotion.svg'])(
    'are absent where one may not be shown or is none: %s',
    async (file) => {
      const answer = await fetch(`${edge.base}/assets/apps/${iconSet}/${file}`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );

  it('leave the other files of the shell as they are', async () => {
    expect((await fetch(`${edge.base}/assets/main.js`)).status).toBe(200);
  });
});

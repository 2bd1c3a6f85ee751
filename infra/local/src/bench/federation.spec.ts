import { strangers } from './federation-pages.js';
import { table } from './figures.js';
import { atMost, measureRows } from './limits.js';
import { readPage } from './page-set.js';

it('says what is missed and what holds, at the limit too', () => {
  expect(table(measureRows([atMost('requests', 12, 12, ''), atMost('added', 50.004, 50, 'KB')]))).toBe(
    [
      'measure   found  at most        ',
      'requests     12       12      ok',
      'added     50.00    50 KB  MISSED',
    ].join('\n'),
  );
});

it('knows the files of remotes that the landing page does not show', () => {
  const of = (path: string): string => `http://localhost:8080${path}`;
  const library = of('/releases/mfe-library/1.0.0/remoteEntry.1.js');
  expect(strangers([of('/'), of('/releases/mfe-marketing/1.0.0/remoteEntry.1.js'), library])).toEqual([
    library,
  ]);
});

it('reads releases and token out of a page, and finds none in a page without', () => {
  const block = (id: string, value: unknown): string =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  const page =
    block('release-set', { remotes: [{ name: 'mfe-x' }] }) + block('page-config', { pageToken: 't' });
  expect(readPage(page)).toEqual({ remotes: [{ name: 'mfe-x' }], token: 't' });
  expect(readPage('<p>starting</p>')).toEqual({ remotes: [] });
});

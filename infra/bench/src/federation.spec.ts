import { strangers } from './federation-pages.js';
import { table } from './figures.js';
import { atLeast, atMost, below, measureRows } from './limits.js';
import { readPage } from './page-set.js';

it('says what is missed and what holds, at the limit too', () => {
  const measures = [
    ...[atMost('requests', 12, 12, ''), atMost('added', 50.004, 50, 'KB')],
    ...[below('paint', 1500, 1500, 'ms'), atLeast('score', 95, 95, '')],
  ];
  expect(table(measureRows(measures))).toBe(
    [
      'measure   found          limit   ',
      'requests     12     at most 12  ✓',
      'added     50.00  at most 50 KB  ✗',
      'paint      1500  below 1500 ms  ✗',
      'score        95    at least 95  ✓',
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

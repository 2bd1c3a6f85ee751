import { fitOf } from './apps.js';
import { changeLines, plainValue } from './changes.js';
import { blocksOf, inlineOf } from './markdown.js';
import { directionOf, firstSpot, neighbour } from './neighbour.js';
import { labelOf, parameterRows, readingOf } from './parameters.js';

describe('keyboard on the canvas', () => {
  const spots = [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 200, y: 0 },
    { id: 'c', x: 200, y: 150 },
    { id: 'd', x: 400, y: 150 },
  ];
  it.each([
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowDown', 'c'],
    ['c', 'ArrowRight', 'd'],
    ['d', 'ArrowLeft', 'c'],
    ['c', 'ArrowUp', 'b'],
    ['a', 'ArrowLeft', undefined],
  ])('from %s by %s to %s', (from, key, to) => {
    expect(neighbour(spots, from, directionOf(key) ?? 'left')).toBe(to);
  });
  it('begins at the left, and knows arrows from other keys', () => {
    expect(firstSpot([...spots].reverse())?.id).toBe('a');
    expect(firstSpot([])).toBeUndefined();
    expect(directionOf('Tab')).toBeUndefined();
  });
});

describe('sticky notes', () => {
  it('reads headings, lists, emphasis and code', () => {
    expect(blocksOf('## Set up\nPick a **sheet**\nand go.\n\n1. One\n2. `two`\n\n```\nx = 1\n```')).toEqual([
      { kind: 'heading', level: 2, inline: [{ kind: 'text', text: 'Set up' }] },
      {
        kind: 'paragraph',
        inline: [
          { kind: 'text', text: 'Pick a ' },
          { kind: 'strong', text: 'sheet' },
          { kind: 'text', text: ' and go.' },
        ],
      },
      {
        kind: 'list',
        ordered: true,
        items: [[{ kind: 'text', text: 'One' }], [{ kind: 'code', text: 'two' }]],
      },
      { kind: 'code', text: 'x = 1' },
    ]);
  });
  it('follows links of the web only, and shows HTML as text', () => {
    expect(inlineOf('[docs](https://example.test/a) [x](javascript:alert(1))')).toEqual([
      { kind: 'link', text: 'docs', href: 'https://example.test/a' },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'x' },
      { kind: 'text', text: ')' },
    ]);
    expect(inlineOf('<b>a</b> 2*3*4 snake_case_name')[0]).toMatchObject({ kind: 'text' });
    expect(inlineOf('snake_case_name')).toEqual([{ kind: 'text', text: 'snake_case_name' }]);
  });
});

describe('parameters', () => {
  it('names fields as people read them', () => {
    expect(['sendAndWait', 'jsCode', 'HTTPMethod', 'Eigen veld', 'max_tries'].map(labelOf)).toEqual([
      'Send and wait',
      'Js code',
      'HTTPMethod',
      'Eigen veld',
      'Max tries',
    ]);
  });
  it('tells expressions, code and switches from text', () => {
    expect(readingOf('={{ $json.a }}')).toEqual({ kind: 'expression', text: '{{ $json.a }}' });
    expect(readingOf('return items', 'jsCode').kind).toBe('code');
    expect(readingOf(false)).toEqual({ kind: 'switch', text: 'false' });
    expect(readingOf(3)).toEqual({ kind: 'text', text: '3' });
  });
  it('flattens what is nested, shows a picked resource by its name, and leaves out what is empty', () => {
    expect(
      parameterRows({
        resource: 'sheet',
        options: {},
        documentId: { __rl: true, mode: 'list', value: '1x', cachedResultName: 'Facturen' },
        assignments: {
          assignments: [
            { id: '0f4f7f10-30a3-4c2b-9d30-2f8a0f4f7f10', name: 'a', value: '={{ 1 }}' },
            { name: 'b', value: '' },
          ],
        },
        days: [1, 2],
      }).map(({ path, value }) => [path.join(' › '), value.text]),
    ).toEqual([
      ['Resource', 'sheet'],
      ['Document id', 'Facturen'],
      ['Assignments › Assignments › 1 › Name', 'a'],
      ['Assignments › Assignments › 1 › Value', '{{ 1 }}'],
      ['Assignments › Assignments › 2 › Name', 'b'],
      ['Days', '1, 2'],
    ]);
  });
});

describe('differences of versions', () => {
  it('puts steps before their parameters and connections last', () => {
    const lines = changeLines({
      added: ['Wacht'],
      removed: ['Oud'],
      changed: [{ step: 'Slack', parameters: [{ path: 'text', before: '"a"', after: '"={{ $json.b }}"' }] }],
      connected: ['Wacht → Slack'],
      disconnected: ['Oud → Slack'],
    });
    expect(lines.map(({ kind, what }) => [kind, what])).toEqual([
      ['added', 'Wacht'],
      ['removed', 'Oud'],
      ['changed', 'Slack'],
      ['connected', 'Wacht → Slack'],
      ['disconnected', 'Oud → Slack'],
    ]);
    expect(lines[2]?.parameters).toEqual([{ path: 'text', before: 'a', after: '{{ $json.b }}' }]);
  });
  it('shows values as they are read', () => {
    expect([null, '"tekst"', '12', '{"a":1}', 'geen json'].map(plainValue)).toEqual([
      null,
      'tekst',
      '12',
      '{\n  "a": 1\n}',
      'geen json',
    ]);
  });
});

it('tells which of the needed apps somebody has', () => {
  expect(fitOf(['Slack', 'Gmail'], ['gmail'])).toEqual({
    apps: [
      { name: 'Slack', have: false },
      { name: 'Gmail', have: true },
    ],
    have: 1,
    state: 'some',
  });
  expect(fitOf(['Slack'], ['Slack']).state).toBe('all');
  expect(fitOf(['Slack'], []).state).toBe('unknown');
  expect(fitOf([], ['Slack']).state).toBe('none-needed');
  expect(fitOf(['RSS'], ['Slack']).state).toBe('none-needed');
  expect(fitOf(['RSS', 'Slack'], ['Slack']).state).toBe('all');
});

import { sortChoices } from './overrides.js';

it('tells versions from development servers', () => {
  expect(sortChoices({ 'mfe-a': '1.4.0', 'mfe-b': 'http://localhost:4321' })).toEqual({
    versions: [{ remote: 'mfe-a', version: '1.4.0' }],
    developed: ['mfe-b'],
    impossible: [],
  });
});

it.each([
  ['a port that cannot be', 'http://127.0.0.1:65536'],
  ['port 0', 'http://localhost:0'],
])('finds %s', (_, target) => {
  expect(sortChoices({ 'mfe-a': target })).toMatchObject({ versions: [], impossible: ['mfe-a'] });
});

it.each(['http://example.com:4321', 'https://localhost:4321', 'http://localhost', 'http://localhost:1/x'])(
  'takes %s for a version, which nobody can have published',
  (target) => {
    expect(sortChoices({ 'mfe-a': target }).versions).toEqual([{ remote: 'mfe-a', version: target }]);
  },
);

it.each(['http://localhost:1', 'http://127.0.0.1:65535'])('takes the port of %s', (target) => {
  expect(sortChoices({ 'mfe-a': target })).toEqual({ versions: [], developed: ['mfe-a'], impossible: [] });
});

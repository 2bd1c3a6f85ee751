import { linkId, linkToken } from './link-token.js';

const id = '0198f1c2-3a4b-7c5d-8e6f-0123456789ab';
const token = linkToken('key', id);

it('leads to its row, under the key of now and under spent ones', () => {
  expect(linkId(['key'], token)).toBe(id);
  expect(linkId(['new', 'key'], token)).toBe(id);
  expect(linkId(['key', 'old'], token)).toBe(id);
});

it('is short, and the same each time', () => {
  expect(token).toMatch(/^[0-9a-f]{32}\.[\w-]{43}$/);
  expect(linkToken('key', id)).toBe(token);
});

const [row = '', signature = ''] = token.split('.');
it.each([
  ['another key', linkToken('other', id)],
  ['the signature of another row', `${row}.${linkToken('key', id.replace('0', '1')).split('.')[1]}`],
  ['half a signature', `${row}.${signature.slice(0, 20)}`],
  ['a signature of the right length', `${row}.${'A'.repeat(43)}`],
  ['no signature', row],
  ['an empty one', `${row}.`],
  ['nothing', ''],
  ['something in front', `0${token}`],
  ['something behind the row', `${row}0.${signature}`],
  ['what is no row', `${'g'.repeat(32)}.${linkToken('key', 'g'.repeat(32)).split('.')[1]}`],
  ['a row that is too short', linkToken('key', 'abc')],
])('leads nowhere with %s', (_what, given) => expect(linkId(['key'], given)).toBeUndefined());

it('leads nowhere where no key is known', () => expect(linkId([], token)).toBeUndefined());

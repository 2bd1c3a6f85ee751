import { chosenByThem, subjectOf } from './chosen.js';

const token = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

it.each([
  ['a name', token({ sub: 'u1' }), 'u1'],
  [
    'letters of the alphabet of addresses',
    token({ sub: '>>>???>>>???~~~~ÿÿ' }),
    expect.stringContaining('>>>???>>>???'),
  ],
  ['no name', token({}), undefined],
  ['nothing that can be read', 'a.%%.c', undefined],
  ['one part', 'opaque', undefined],
  ['nothing', null, undefined],
])('finds whom a token names that has %s', (_, given, subject) => {
  expect(subjectOf(given)).toEqual(subject);
});

describe('releases that were chosen for a browser', () => {
  let left: string[];
  beforeEach(() => {
    left = [];
    const location = { pathname: '/workflows', search: '?q=a&release=mfe-a%401.0.0', hash: '#top' };
    Object.assign(globalThis, {
      window: { location: { ...location, replace: (to: string) => left.push(to) } },
    });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

  it('stay for who chose them', () => {
    expect([chosenByThem(token({ sub: 'u1' }), 'u1'), left]).toEqual([true, []]);
  });

  it.each([
    ['somebody else', token({ sub: 'u2' }), 'u1'],
    ['nobody', null, 'u1'],
    ['nobody, where nobody chose', token({}), undefined],
  ])('are left by %s, on the same page', (_, given, chosenBy) => {
    expect(chosenByThem(given, chosenBy)).toBe(false);
    expect(left).toEqual(['/workflows?q=a&release=off#top']);
  });
});

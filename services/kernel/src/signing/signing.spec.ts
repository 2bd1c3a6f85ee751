import { KeyRing, sealFor } from './index.js';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const seal = sealFor<{ id: number }>(secret, 'test');

it('opens what it sealed', () => {
  expect(seal.open(seal.seal({ id: 7 }))).toEqual({ id: 7 });
});

it.each([
  ['nothing', ''],
  ['no mac', 'eyJpZCI6N30'],
  ['another payload', seal.seal({ id: 7 }).replace(/^[^.]+/, Buffer.from('{"id":8}').toString('base64url'))],
  ['another secret', sealFor(`${secret}!`, 'test').seal({ id: 7 })],
  ['another purpose', sealFor(secret, 'other').seal({ id: 7 })],
  ['a third part', `${seal.seal({ id: 7 })}.x`],
])('refuses %s', (_, text) => {
  expect(seal.open(text)).toBeNull();
});

it('opens what a spent secret sealed, and seals with the new one, as soon as a ring is given other values', () => {
  const other = 'another-secret-of-at-least-thirty-two-characters';
  const ring = new KeyRing(secret);
  const rotating = sealFor<{ id: number }>(ring, 'test');
  const before = rotating.seal({ id: 1 });
  ring.replace(`${other},${secret}`);
  expect(rotating.open(before)).toEqual({ id: 1 });
  expect(seal.open(rotating.seal({ id: 2 }))).toBeNull();
  ring.replace(other);
  expect(rotating.open(before)).toBeNull();
});

import { isInside } from './addresses.js';

it.each([
  ['127.0.0.1', true],
  ['::ffff:10.1.2.3', true],
  ['172.20.0.9', true],
  ['::1', true],
  ['fd00::7', true],
  ['203.0.113.7', false],
  ['172.32.0.1', false],
  ['2001:db8::1', false],
  ['', false],
])('%s is inside: %s', (address, expected) => {
  expect(isInside(address)).toBe(expected);
});

import { isInside, visitorKey } from './addresses.js';

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

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::2', '0:0:0:0'],
])('%s counts as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key);
});

import { neighboursOf, networkOf, TrustedProxies, tooManyProxies } from './networks.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1::1', '2001:db8:1::/48'],
  ['2001:DB8:0001:0:1:2:3:4', '2001:db8:1::/48'],
  ['2001:db8:1:ffff:1:2:3:4', '2001:db8:1::/48'],
  ['2001:0db8:0001:ab::', '2001:db8:1::/48'],
  ['2001:db8:2::1', '2001:db8:2::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['10.0.3.1', '10.0.3'],
  ['::ffff:10.0.3.1', '10.0.3'],
  ['2001:db8:1:2:3::1', '2001:db8:1::/48'],
  ['2001:0DB8::9', '2001:db8:0::/48'],
])('counts %s among the neighbours %s', (address, neighbours) => {
  expect(neighboursOf(address)).toBe(neighbours);
});

it('believes the addresses and ranges it was given, in each way to write them, and nobody else', () => {
  const proxies = new TrustedProxies('127.0.0.1, 10.1.0.0/16 fd00:1::/32');
  for (const one of ['127.0.0.1', '::ffff:127.0.0.1', '10.1.255.3', 'fd00:1::9'])
    expect([one, proxies.has(one)]).toEqual([one, true]);
  for (const one of ['127.0.0.2', '10.2.0.1', 'fd00:2::9', '', 'edge'])
    expect([one, proxies.has(one)]).toEqual([one, false]);
  expect(new TrustedProxies('').has('127.0.0.1')).toBe(false);
});

it.each([
  '1',
  'true',
  'all',
  '0.0.0.0/0',
  '::/0',
  '::ffff:0:0/96',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
])('refuses %s in one line', (text) => {
  expect(() => new TrustedProxies(text)).toThrow(/^TRUSTED_PROXIES.*$/);
});

it('reads a range of IPv4 addresses in IPv6 form as the range of those', () => {
  const proxies = new TrustedProxies('::ffff:10.1.0.0/112');
  expect([proxies.has('10.1.2.3'), proxies.has('::ffff:10.1.2.3'), proxies.has('10.2.0.1')]).toEqual([
    ...[true, true, false],
  ]);
});

it.each([
  ...['172.16.0.0/8', '192.168.0.0/8', '100.64.0.0/8', '169.254.0.0/12', '127.0.0.0/7', '203.0.0.0/15'],
  ...[
    '::ffff:0:0/96',
    '::ffff:172.16.0.0/104',
    '0:0:0:0:0:ffff::/96',
    '::/0',
    '::/64',
    '::/80',
    '::ffff:0:0/90',
  ],
  ...['2001:db8::/31', 'fc00::/6', '10.1.0.0/16, 192.168.0.0/15'],
])('finds strangers in %s', (text) => {
  expect(tooManyProxies(text)).toMatch(/^everybody in /);
});

it.each([
  ...['10.0.0.0/8, 127.0.0.1', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '172.20.0.0/14'],
  ...['::ffff:10.0.0.0/104', '::1', 'fd00::/8', 'fe80::/10', '2001:db8::/32', '203.0.0.0/16', '203.0.113.9'],
])('finds none in %s', (text) => {
  expect(tooManyProxies(text)).toBeUndefined();
});

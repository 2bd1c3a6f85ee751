import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Loopback and private networks: the platform's own parts, which draw pages for many visitors. */
const inside = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

const withoutPrefix = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

export function isInside(address: string): boolean {
  const plain = withoutPrefix(address);
  if (isIPv4(plain)) return inside.check(plain, 'ipv4');
  return isIPv6(plain) && inside.check(plain, 'ipv6');
}

/** What counts as one visitor: an IPv4 address, or the IPv6 network (the first 64 bits) that one connection is given. */
export function visitorKey(address: string): string {
  const plain = withoutPrefix(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':').toLowerCase();
}

import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { plainAddress } from '@stroomwerk/kernel/limits';

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

export function isInside(address: string): boolean {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return inside.check(plain, 'ipv4');
  return isIPv6(plain) && inside.check(plain, 'ipv6');
}

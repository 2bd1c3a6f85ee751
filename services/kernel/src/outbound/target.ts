import { isIP } from 'node:net';
import { OutboundError } from './outbound-error.js';

/** Where a request goes, read once from the address that somebody typed. */
export interface Target {
  readonly url: URL;
  readonly secure: boolean;
  /** A name in lower case and without a dot at its end, or an address without brackets. */
  readonly host: string;
  readonly port: number;
  readonly isAddress: boolean;
}

/** Below are mail, shells and the like; servers of people's own lie above. */
const firstFreePort = 1024;
const webPorts = [80, 443];

/**
 * Reads an address. The URL standard writes decimal, octal, hexadecimal and full-width spellings of an IPv4 address as
 * the address, and names in other letters as punycode; what is left is checked.
 * @throws OutboundError refused_address
 */
export function targetOf(address: string): Target {
  if (!URL.canParse(address)) throw new OutboundError('refused_address', 'unreadable');
  const url = new URL(address);
  if (!['http:', 'https:'].includes(url.protocol)) throw new OutboundError('refused_address', 'https_only');
  if (url.username !== '' || url.password !== '') throw new OutboundError('refused_address', 'userinfo');
  const secure = url.protocol === 'https:';
  const host = url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (host === '' || host.endsWith('.')) throw new OutboundError('refused_address', 'unreadable');
  const port = Number(url.port || (secure ? 443 : 80));
  if (!webPorts.includes(port) && port < firstFreePort) throw new OutboundError('refused_address', 'port');
  return { url, secure, host, port, isAddress: isIP(host) !== 0 };
}

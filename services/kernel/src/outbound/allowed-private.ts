import { type BlockList, isIP, isIPv6 } from 'node:net';
import { z } from 'zod';
import { type AddressKind, isIn, meantAddress, privateRanges, rangesOf } from './addresses.js';

const wanted = 'takes none, machine, and private addresses and ranges (10.1.0.0/16)';

/** Whether all of a range lies in one private network. */
const isPrivateRange = (address: string, bits: number): boolean =>
  [...privateRanges, '127.0.0.0/8', '::1/128'].some(
    (network) => bits >= Number(network.split('/')[1]) && isIn(rangesOf([network]), address),
  );

/** Private places that the operator lets requests go to (N8N_ALLOW_PRIVATE). Nobody can allow what is forbidden. */
export class AllowedPrivate {
  readonly #ranges: BlockList;
  readonly #machine: boolean;

  /**
   * @param text `none`, or with commas between: `machine` (this one), addresses and ranges of private networks
   * @throws Error with one clear line
   */
  constructor(text: string) {
    const entries = text
      .split(/[\s,]+/)
      .filter((entry) => entry !== '' && entry !== 'none')
      .map((entry) => entry.toLowerCase());
    const ranges = entries.filter((entry) => entry !== 'machine');
    for (const entry of ranges) {
      const [address = '', prefix] = entry.split('/');
      const bits = Number(prefix ?? (isIPv6(address) ? 128 : 32));
      const most = isIPv6(address) ? 128 : 32;
      const readable = isIP(address) !== 0 && /^\d*$/.test(prefix ?? '') && bits <= most;
      if (!readable || entry.split('/').length > 2 || !isPrivateRange(address, bits))
        throw new Error(`${wanted}, not: ${entry}`);
    }
    this.#ranges = rangesOf(ranges);
    this.#machine = entries.includes('machine');
  }

  /** Whether requests may go to an address of this kind. */
  has(address: string, kind: AddressKind): boolean {
    if (kind === 'machine' && this.#machine) return true;
    return (kind === 'machine' || kind === 'private') && isIn(this.#ranges, meantAddress(address));
  }
}

/** N8N_ALLOW_PRIVATE as it stands in an environment. */
export const allowedPrivate = z.string().superRefine((text, context) => {
  try {
    new AllowedPrivate(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});

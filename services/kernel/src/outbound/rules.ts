import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import { within } from '../within.js';
import { type AddressKind, kindOf, meantAddress } from './addresses.js';
import type { AllowedPrivate } from './allowed-private.js';
import { OutboundError } from './outbound-error.js';
import type { Target } from './target.js';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}
/** Every address of a name; the system's resolver when a service runs. */
export type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

/** The system's resolver: it knows the hosts file and search domains, which private networks live by. */
export const systemResolve: Resolve = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }));

/** A place of our own: no request that a customer causes goes there, whatever the operator allows. */
export interface OwnPlace {
  readonly host: string;
  readonly port: number;
}

export interface OutboundRules {
  readonly allowed: AllowedPrivate;
  readonly own: readonly OwnPlace[];
  readonly resolve: Resolve;
}

const ownNames = new Set(['localhost', '0.0.0.0', '::', '127.0.0.1', '::1']);

/** Host and port of addresses such as `https://stroomwerk.nl` or `redis://cache:6379`; what cannot be read is left out. */
export const ownPlaces = (urls: readonly (string | undefined)[]): OwnPlace[] =>
  urls.flatMap((text) => {
    if (text === undefined || !URL.canParse(text)) return [];
    const { protocol, hostname, port } = new URL(text);
    const usual: Record<string, number> = { 'https:': 443, 'http:': 80, 'redis:': 6379, 'rediss:': 6379 };
    return [{ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (usual[protocol] ?? 5432) }];
  });

/** What kind of place an address is from here: a public address that this machine has itself is this machine. */
function kindFromHere(address: string): AddressKind {
  const kind = kindOf(address);
  if (kind !== 'public') return kind;
  const meant = meantAddress(address);
  const ours = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return ours.some((one) => meantAddress(one.address) === meant) ? 'machine' : kind;
}

/** Whether an address and port that are not public are those of a part of this platform. */
async function isOwn(address: string, port: number, { own, resolve }: OutboundRules): Promise<boolean> {
  const meant = meantAddress(address);
  const here = kindFromHere(address) === 'machine';
  for (const { host } of own.filter((one) => one.port === port)) {
    if (here && ownNames.has(host)) return true;
    const known = await resolve(host).catch(() => []);
    if (known.some((one) => meantAddress(one.address) === meant)) return true;
    if (here && known.some((one) => kindFromHere(one.address) === 'machine')) return true;
  }
  return false;
}

/**
 * Resolves a target once and looks at every address of the answer; the connection is made to one of those and no other.
 * @param patience milliseconds for the resolver
 * @throws OutboundError refused_address, unreachable, too_slow
 */
export async function addressesOf(
  target: Target,
  rules: OutboundRules,
  patience: number,
): Promise<readonly ResolvedAddress[]> {
  if (rules.own.some(({ host }) => host === target.host && !ownNames.has(host)))
    throw new OutboundError('refused_address', 'own');
  const found: readonly ResolvedAddress[] = target.isAddress
    ? [{ address: target.host, family: target.host.includes(':') ? 6 : 4 }]
    : await resolved(target.host, rules.resolve, patience);
  if (found.length === 0) throw new OutboundError('unreachable', undefined, 'ENOTFOUND');
  for (const { address } of found) await checkAddress(address, target, rules);
  return found;
}

/** A name that nobody knows has no address. */
async function resolved(
  host: string,
  resolve: Resolve,
  patience: number,
): Promise<readonly ResolvedAddress[]> {
  const answer = await within(patience, 'resolver', resolve(host)).catch((error: unknown) =>
    error instanceof Error && error.message === 'resolver' ? undefined : [],
  );
  if (answer === undefined) throw new OutboundError('too_slow', undefined, 'EDNS');
  return answer;
}

async function checkAddress(address: string, target: Target, rules: OutboundRules): Promise<void> {
  const kind = kindFromHere(address);
  if (kind === 'public') {
    if (!target.secure) throw new OutboundError('refused_address', 'https_only');
    return;
  }
  if (!rules.allowed.has(address, kind)) throw new OutboundError('refused_address', 'private');
  if (await isOwn(address, target.port, rules)) throw new OutboundError('refused_address', 'own');
}

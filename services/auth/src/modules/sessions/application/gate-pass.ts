import { type GatePass, gatePassPurpose, sealFor } from '@stroomwerk/kernel/signing';
import type { AuthEnv } from '../../../env.js';

/**
 * What the gate may send along for the account of one run: the first is what an account that is opened now gets, the others
 * what it got from a key that was rotated meanwhile. They follow from the key, so that nothing is kept.
 * @throws Error without GATE_KEY: then no such account is opened
 */
export function gatePassesOf(
  { GATE_KEY: ring }: Pick<AuthEnv, 'GATE_KEY'>,
  id: string,
): readonly [current: string, ...spent: string[]] {
  if (ring === undefined) throw new Error('there is a gate account, and no GATE_KEY');
  const passOf = (key: string) => sealFor<GatePass>(key, gatePassPurpose).seal({ id });
  return [passOf(ring.current), ...ring.all.filter((key) => key !== ring.current).map(passOf)];
}

import { type GatePass, gatePassPurpose, sealFor } from '@stroomwerk/kernel/signing';
import type { AuthEnv } from '../../../env.js';

/**
 * What the gate sends along for the account of one run, and its tokens name the hash of. It follows from the key, so that
 * nothing is kept.
 * @throws Error without GATE_KEY: then no such account is opened
 */
export function gatePassOf({ GATE_KEY: key }: Pick<AuthEnv, 'GATE_KEY'>, id: string): string {
  if (key === undefined) throw new Error('there is a gate account, and no GATE_KEY');
  return sealFor<GatePass>(key, gatePassPurpose).seal({ id });
}

import { setTimeout as pause } from 'node:timers/promises';
import { type GateVerdict, gateVerdict, isGated } from '@stroomwerk/contracts/releases';
import type { Call } from '../api/client.js';
import { ReleaseError } from '../context.js';
import type { Printer } from './printer.js';

/** Milliseconds between two looks, and in all. */
const every = 1_000;
const longest = 30 * 60_000;

/** Whether nothing more comes by itself. */
const isFinal = ({ status, reason }: GateVerdict): boolean =>
  status !== 'running' && (status !== 'waiting' || reason !== null);

/**
 * Waits for the verdict of the platform's gate, and prints it.
 * @returns it; a release that was refused is told by its status
 * @throws ReleaseError when the gate cannot judge, or takes too long
 */
export async function awaitGate(
  call: Call,
  remote: string,
  version: string,
  print: Printer,
): Promise<GateVerdict> {
  const end = performance.now() + longest;
  for (;;) {
    const verdict = await call(gateVerdict, { params: { remote, version } });
    if (isFinal(verdict)) return told(verdict, print);
    if (performance.now() > end)
      throw new ReleaseError(`The gate of the platform has not judged ${remote} ${version} yet. ${wayOut}`);
    const at = verdict.progress ?? (verdict.status === 'waiting' ? 'waits for its turn' : 'begins');
    print.step("the platform's gate", at);
    await pause(every);
  }
}

const wayOut =
  'Look again with `gate <version>`; in an emergency ops lets it out with `gate <version> --force "reason"`.';

function told(verdict: GateVerdict, print: Printer): GateVerdict {
  const { remote, version, status, reason, checks } = verdict;
  print.done();
  for (const check of checks) print.verdict(check);
  if (status === 'waiting')
    throw new ReleaseError(`${remote} ${version} waits, and is not judged by itself: ${reason}. ${wayOut}`);
  const words = isGated(verdict) ? `may go to visitors (${status.replace('_', ' ')})` : 'is refused';
  print.say(`${remote} ${version}: ${words}${reason === null ? '' : `: ${reason}`}`);
  return verdict;
}

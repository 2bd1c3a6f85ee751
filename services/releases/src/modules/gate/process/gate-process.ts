import { type ChildProcess, fork } from 'node:child_process';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { GateCheck } from '@stroomwerk/contracts/releases';
import { SERVICE_ENV } from '@stroomwerk/kernel';
import { z } from 'zod';
import type { ReleasesServiceEnv } from '../../../env.js';
import { timeFor } from '../domain/gate-queue.js';
import { type Candidate, type GateOutcome, GateRunner } from '../domain/gate-runner.js';
import { GateAccounts } from './gate-accounts.js';
import { type GatePlace, inGatePlace } from './gate-place.js';

/** What the program says, over the channel that only it and this process have. */
const Word = z.union([
  z.object({ progress: z.string().max(500) }),
  z.object({ checks: z.array(GateCheck).min(1).max(50) }),
  z.object({ unable: z.string().min(1).max(500) }),
]);

/** A release that takes all the time there is has nobody else wait for it: it is refused, and judged again when asked. */
const tooLong = (milliseconds: number): GateCheck => ({
  check: 'time of the gate',
  ok: false,
  detail: `not done after ${milliseconds / 1_000} s: see which pages take long, and ask again where it was the machine`,
});

/** Runs the checks in a process of their own, begun for the run and ended after it. */
@Injectable()
export class GateProcess extends GateRunner implements OnModuleDestroy {
  private child: ChildProcess | undefined;
  /** Milliseconds for a release, by the number of its routes. */
  timeFor = timeFor;

  constructor(
    @Inject(SERVICE_ENV) private readonly env: ReleasesServiceEnv,
    private readonly accounts: GateAccounts,
  ) {
    super();
  }

  async run(candidate: Candidate, tell: (progress: string) => void): Promise<GateOutcome> {
    const { GATE_PROGRAM: program, GATE_KEY: key, PUBLIC_URL: url } = this.env;
    if (program === undefined) return { unable: 'This process has no gate: GATE_PROGRAM names none.' };
    if (key === undefined) return { unable: 'The gate has no key: set GATE_KEY for auth and releases.' };
    return inGatePlace(program, candidate.folder, (place) =>
      this.accounts.with(key, ({ email, password, pass }) => {
        const { ownUser } = place;
        const order = { ...candidate, url, ownUser, account: { email, password, pass } };
        return this.converse(place, order, this.timeFor(candidate.manifest.routes.length), tell);
      }),
    );
  }

  onModuleDestroy(): void {
    this.child?.kill('SIGKILL');
  }

  private converse(
    { program, options }: GatePlace,
    order: object,
    milliseconds: number,
    tell: (progress: string) => void,
  ): Promise<GateOutcome> {
    return new Promise((resolve, reject) => {
      const child = fork(program, [], { ...options, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
      this.child = child;
      let outcome: GateOutcome | undefined;
      let last = '';
      const limit = setTimeout(() => {
        outcome ??= { checks: [tooLong(milliseconds)] };
        child.kill('SIGKILL');
      }, milliseconds);
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        last = `${last}${text}`.slice(-500);
      });
      child.on('message', (message) => {
        const word = Word.safeParse(message);
        if (!word.success) return;
        if ('progress' in word.data) tell(word.data.progress);
        else outcome ??= word.data;
      });
      child.once('error', reject);
      child.once('close', (code, signal) => {
        clearTimeout(limit);
        this.child = undefined;
        if (outcome) resolve(outcome);
        else reject(new Error(`the gate ended with ${code ?? signal}: ${last.trim()}`));
      });
      child.send(order);
    });
  }
}

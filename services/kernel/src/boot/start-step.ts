import type { StartStep } from '@stroomwerk/contracts';

/** Where the supervisor listens (infra/local/lib/leash.mjs). A process that runs by itself tells nobody. */
const supervisor = Symbol.for('stroomwerk.start-step');
const everyMs = 250;
let told = 0;
let last: StartStep | undefined;

/** What the start was last told of; undefined before its first step. */
export const lastStep = (): StartStep | undefined => last;

/** Tells how far a step is: whoever asks this process for its health, and its supervisor a few times a second at most. */
export function tellStep(step: StartStep): void {
  last = step;
  const now = performance.now();
  if (step.done !== step.total && now - told < everyMs) return;
  told = now;
  const tell: unknown = Reflect.get(globalThis, supervisor);
  if (typeof tell === 'function') tell(step);
}

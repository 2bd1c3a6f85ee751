/** What a service is doing before it is ready. The start waits as long as `done` grows. */
export interface StartStep {
  /** e.g. `search index`. */
  readonly step: string;
  readonly done: number;
  /** Null where nobody knows. */
  readonly total: number | null;
}

/** Where the supervisor listens (infra/local/lib/leash.mjs). A process that runs by itself tells nobody. */
const supervisor = Symbol.for('stroomwerk.start-step');
const everyMs = 250;
let told = 0;

/** Tells how far a step is, a few times a second at most. */
export function tellStep(step: StartStep): void {
  const now = performance.now();
  if (step.done !== step.total && now - told < everyMs) return;
  told = now;
  const tell: unknown = Reflect.get(globalThis, supervisor);
  if (typeof tell === 'function') tell(step);
}

export interface SandboxClock {
  now(): Date;
  /** Moves the sandbox's time forward and plays what falls due: renewals, retries, expiries. Answers how much was played. */
  advance(seconds: number): Promise<number>;
}

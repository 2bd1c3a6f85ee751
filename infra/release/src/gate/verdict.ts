/** The outcome of one check, with the way out where it failed. */
export interface Verdict {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** @param faults one line each, with the way out; none: the check is passed and says `fine` */
export const verdict = (check: string, faults: readonly string[], fine: string): Verdict => ({
  check,
  ok: faults.length === 0,
  detail: faults.length === 0 ? fine : faults.join('\n'),
});

/** What could not even be checked is refused, with the reason as its detail. */
export async function judged(check: string, judge: () => Verdict | Promise<Verdict>): Promise<Verdict> {
  try {
    return await judge();
  } catch (error) {
    return { check, ok: false, detail: reasonOf(error) };
  }
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

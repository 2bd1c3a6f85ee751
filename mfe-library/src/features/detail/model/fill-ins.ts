import type { Setting } from '@stroomwerk/contracts/library';

/** What a customer fills in by step, in words. @param words how many values, e.g. `vul hier 5 in` */
export function fillInsOf(
  settings: readonly Setting[] | undefined,
  words: (count: number) => string,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { at } of settings ?? [])
    for (const step of new Set(at.map(({ step }) => step))) counts.set(step, (counts.get(step) ?? 0) + 1);
  return new Map([...counts].map(([step, count]) => [step, words(count)]));
}

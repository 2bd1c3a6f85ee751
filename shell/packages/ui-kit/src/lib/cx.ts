/** Joins class names; empty, false and undefined ones drop out. Returns undefined when none are left, so no empty attribute appears. */
export function cx(...names: ReadonlyArray<string | false | null | undefined>): string | undefined {
  const kept = names.filter(Boolean);
  return kept.length > 0 ? kept.join(' ') : undefined;
}

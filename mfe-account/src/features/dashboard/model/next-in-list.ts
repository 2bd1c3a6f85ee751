/**
 * What comes in the place of something that went from a list: what stood behind it, else what stood before it.
 * @param before keys as they stood @param after as they stand now
 * @returns undefined where nothing of the list is left
 */
export function nextInList(
  before: readonly string[],
  after: readonly string[],
  gone: string,
): string | undefined {
  const at = before.indexOf(gone);
  const behind = before.slice(at + 1).find((key) => after.includes(key));
  return behind ?? before.slice(0, Math.max(at, 0)).findLast((key) => after.includes(key)) ?? after[0];
}

/**
 * Where a key leads in a list.
 * @param at index of what has the focus, -1 for none @param count how many there are
 * @returns the index to go to; null where the key is not one of the list's
 */
export function stepTo(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return Math.min(count - 1, at + 1);
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const width = 44;
const rows = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];

/**
 * Damerau-Levenshtein distance (a swap of two neighbours is one step), at most `most`; anything further is `most + 1`.
 * @param most 1 or 2
 */
export function distance(a: string, b: string, most: number): number {
  // Stryker disable next-line ConditionalExpression: only quicker, since so many letters are wrong then
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (Math.max(a.length, b.length) >= width) return a === b ? 0 : most + 1;
  let [before, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      // Before the first letter stands none, which is like no other.
      if (a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    // Stryker disable next-line ConditionalExpression: only quicker, since no row after it is less
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[b.length] as number, most + 1);
}

/** Which letters a word has, a bit each: words that are near one another have nearly the same. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    mask |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << (26 + (code % 6));
  }
  return mask;
}

/** How many bits are set. */
export function bits(value: number): number {
  let v = value - ((value >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Letters that may be wrong: none in short words, one from four letters, two from eight. */
export const mostWrong = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

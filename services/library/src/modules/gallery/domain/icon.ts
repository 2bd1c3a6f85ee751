/** A picture of our own for an app: its first letters on a colour that is always the same for it. None of n8n's icons. */
export function letterIcon(name: string): string {
  const [first = '?', second] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0);
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="hsl(${hue} 55% 38%)"/><text x="20" y="26" font-family="sans-serif" font-size="16" font-weight="600" text-anchor="middle" fill="#fff">${letters.toUpperCase()}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

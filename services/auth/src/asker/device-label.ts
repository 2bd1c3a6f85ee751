const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const first = (table: typeof browsers, text: string): string | undefined =>
  table.find(([, pattern]) => pattern.test(text))?.[0];

/**
 * What a device calls itself, in words of ours only: it goes into mails, and anybody writes what they like there.
 * @returns e.g. `Firefox, Windows`; null for what is no browser we know
 */
export function deviceLabel(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 400);
  const parts = [first(browsers, text), first(systems, text)].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(', ');
}

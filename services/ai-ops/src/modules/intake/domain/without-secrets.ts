const kept = new Set(['ref', 'tier', 'q', 'trigger', 'complexity', 'category', 'page']);

/** An address without what may name a person or open something: only harmless query parameters stay, no fragment. */
export function withoutSecrets(address: string): string {
  if (!URL.canParse(address)) return address.split(/[?#]/)[0] ?? '';
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (!kept.has(name)) url.searchParams.delete(name);
  url.hash = '';
  url.username = '';
  url.password = '';
  return url.href;
}

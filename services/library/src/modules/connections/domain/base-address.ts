/** First parts of paths of n8n's own pages: what people copy from the bar of their browser. */
const ownPages =
  /\/(?:home|workflows?|signin|signup|setup|settings|projects|executions|credentials|insights|templates|api|rest|webhook)(?:\/.*)?$/;

/**
 * The address below which an n8n runs, from what somebody typed or copied: with https in front where nothing is, without
 * page, question and slash at its end.
 * @returns e.g. `https://n8n.example` or `https://example.nl/n8n`; undefined where it cannot be read
 */
export function baseAddress(typed: string): string | undefined {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return undefined;
  url.hostname = url.hostname.replace(/\.$/, '');
  const path = url.pathname.replace(ownPages, '').replace(/\/+$/, '');
  return `${url.origin}${path}`;
}

/** What a connection is called whose name nobody gave: its host, with a number where another has that name. */
export function nameFor(address: string, others: readonly string[]): string {
  const host = new URL(address).host.slice(0, 55);
  const taken = new Set(others.map((name) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? host : `${host} ${number}`;
    if (!taken.has(name)) return name;
  }
}

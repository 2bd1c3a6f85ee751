const placeholder = '{CHECKOUT_SESSION_ID}';
const loopback = ['localhost', '127.0.0.1'];

/**
 * Appends `session_id={CHECKOUT_SESSION_ID}` to an address, before its hash. The placeholder stays literal: the
 * payment provider replaces it (decisions.md, "Success address").
 */
export function withSessionId(address: string): string {
  if (address.includes(placeholder)) return address;
  const at = address.indexOf('#');
  const [base, hash] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
  const joint = !base.includes('?') ? '?' : /[?&]$/.test(base) ? '' : '&';
  return `${base}${joint}session_id=${placeholder}${hash}`;
}

const originOf = (address: string): URL | null => {
  const url = URL.canParse(address) ? new URL(address) : null;
  const web = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  return web && url.username === '' && url.password === '' ? url : null;
};

/**
 * Whether the browser may be sent back to this address: the site's own origin only.
 * @param twins in development localhost and 127.0.0.1 of the same port count as the same origin (architecture.md)
 */
export function isOwnAddress(address: string, publicUrl: string, twins: boolean): boolean {
  const given = originOf(address);
  const own = new URL(publicUrl);
  if (given === null) return false;
  if (given.origin === own.origin) return true;
  return (
    twins &&
    given.protocol === own.protocol &&
    given.port === own.port &&
    loopback.includes(given.hostname) &&
    loopback.includes(own.hostname)
  );
}

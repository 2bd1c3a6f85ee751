import type { IncomingHttpHeaders } from 'node:http';

/** What concerns one connection only, and is never passed on (RFC 9110, 7.6.1). */
const ofConnection = [
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
];

/** The headers that travel on, in either direction: without those of the connection and those that it names. */
export function travelling(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.includes(name) && !named.includes(name)),
  );
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What reached the tag's own server. */
export interface TagRequest {
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly referrer: string;
}

export interface TagServer {
  /** Of its script, as ANALYTICS_TAG_URL takes it. */
  readonly url: string;
  readonly requests: readonly TagRequest[];
  /** Names of the events that were told, in order. */
  events(): string[];
  close(): void;
}

/** Reads its calls as gtag.js does, writes a cookie, reports each event to its server, and stops where it is told to. */
const script = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const base = new URL(document.currentScript.src).origin;
  document.cookie = '_ga=GA1.1.' + id + '; path=/';
  const take = (call) => {
    if (Object.prototype.toString.call(call) !== '[object Arguments]' || window['ga-disable-' + id]) return;
    const [command, name, parameters] = Array.from(call);
    if (command === 'js') return;
    const query = new URLSearchParams({ command, name, parameters: JSON.stringify(parameters ?? {}) });
    if (command === 'event') void fetch(base + '/collect?' + query, { mode: 'no-cors', keepalive: true });
    else new Image().src = base + '/set?' + query;
  };
  const calls = window.dataLayer ?? [];
  calls.forEach(take);
  const push = calls.push.bind(calls);
  calls.push = (...more) => { more.forEach(take); return push(...more); };
})();`;

/** The other end of the analytics tag's wire: another origin, by the convention of gtag.js. */
export async function startTagServer(): Promise<TagServer> {
  const requests: TagRequest[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://tag.invalid');
    requests.push({
      path: pathname,
      parameters: Object.fromEntries(searchParams),
      referrer: request.headers.referer ?? '',
    });
    if (pathname === '/gtag/js') response.setHeader('content-type', 'text/javascript').end(script);
    else response.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/gtag/js`,
    requests,
    events: () =>
      requests.filter(({ path }) => path === '/collect').map(({ parameters }) => parameters.name ?? ''),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

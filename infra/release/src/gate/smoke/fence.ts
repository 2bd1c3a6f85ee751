import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Asked } from './door.js';

/** The only way out of the gate's browser. */
export interface Fence {
  /** Of the proxy that the browser is given. */
  readonly url: string;
  close(): void;
}

/**
 * Stands between the gate's browser and everything else, this machine's other ports too: what a page asks of another
 * origin than the platform's is refused, however it asks (frames, workers, sockets, addresses it goes on to).
 * @param own origins that may be reached
 * @param passes what may be asked of them; what goes to https it cannot see (the door of each page does)
 */
export async function openFence(own: ReadonlySet<string>, passes: (asked: Asked) => boolean): Promise<Fence> {
  const server = createServer((asked, answer) => passOn(own, passes, asked, answer));
  server.on('connect', (asked: IncomingMessage, socket: Duplex, head: Buffer) =>
    tunnel(own, asked.url ?? '', socket, head),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

function passOn(
  own: ReadonlySet<string>,
  passes: (asked: Asked) => boolean,
  asked: IncomingMessage,
  answer: ServerResponse,
): void {
  const address = asked.url ?? '';
  if (!own.has(originOf(address) ?? '')) return void answer.writeHead(403).end();
  const {
    method = '',
    headers: { authorization },
  } = asked;
  if (!passes({ method, path: new URL(address).pathname, authorization }))
    return void answer.writeHead(403).end();
  const { 'proxy-connection': _, ...headers } = asked.headers;
  const onward = request(address, { method: asked.method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
    response.pipe(answer);
    response.on('error', () => answer.destroy());
  });
  onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}

/** For https, and for sockets of either kind. @param target host and port */
function tunnel(own: ReadonlySet<string>, target: string, socket: Duplex, head: Buffer): void {
  socket.on('error', () => socket.destroy());
  if (!['https', 'http'].some((scheme) => own.has(originOf(`${scheme}://${target}`) ?? '')))
    return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  const { hostname, port } = new URL(`https://${target}`);
  const onward = connect(Number(port || 443), hostname.replace(/^\[|\]$/g, ''), () => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  onward.on('error', () => socket.destroy());
  socket.on('close', () => onward.destroy());
  onward.on('close', () => socket.destroy());
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf, type TrustedProxies } from './networks.js';

/** Milliseconds in which a request must have arrived; Node answers 408 and closes. */
export interface RequestTimes {
  /** From its first byte to the end of its headers. */
  readonly headers: number;
  /** From its first byte to the end of its body. */
  readonly request: number;
}

/** For Fastify: the times above, looked at often enough to hold. */
export const serverTimes = ({ headers, request }: RequestTimes) => ({
  requestTimeout: request,
  http: {
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: Math.max(50, Math.min(1_000, headers / 4)),
  },
});

/**
 * For Fastify's `rewriteUrl`: a target that cannot be decoded is read letter by letter, so that it is answered like any
 * other address that nobody has, with the headers, the limits and the log line of one.
 */
export function decodableTarget({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** Connections of one network at the same moment; a browser opens six. */
export const connectionsOfOne = 512;

/**
 * Ends connections of a network that has too many; those of believed proxies are everybody's and stay.
 * @param refused told of each
 */
export function limitConnections(
  server: Server,
  trusted: TrustedProxies,
  refused: () => void,
  most = connectionsOfOne,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (trusted.has(address)) return;
    const network = networkOf(address);
    const now = (open.get(network) ?? 0) + 1;
    open.set(network, now);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (now <= most) return;
    refused();
    socket.destroy();
  });
}

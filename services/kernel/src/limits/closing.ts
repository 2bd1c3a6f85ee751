import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Milliseconds in which the rest of a refused body is read and thrown away. */
const lingering = 2_000;

/** A connection with what is under way on it. */
interface Open {
  request?: IncomingMessage;
  readonly answers: Set<ServerResponse>;
}
interface Watched {
  readonly sockets: Map<Socket, Open>;
  draining: boolean;
}
const servers = new WeakMap<Server, Watched>();

/**
 * Watches a server's connections, so that each is closed with its last answer arrived: one that goes out while the
 * caller still sends would be lost to a reset. Half closed, what still comes is thrown away for a moment.
 */
export function closeKindly(server: Server): void {
  const watched: Watched = { sockets: new Map(), draining: false };
  servers.set(server, watched);
  server.on('connection', (socket: Socket) => {
    const open: Open = { answers: new Set() };
    watched.sockets.set(socket, open);
    socket.once('close', () => watched.sockets.delete(socket));
    const atOnce = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      const { request } = open;
      if (request === undefined || request.complete || socket.destroyed) return atOnce();
      request.unpipe();
      request.resume();
      halfClose(socket, lingering);
    };
  });
  server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    const open = watched.sockets.get(request.socket);
    if (open === undefined) return;
    open.request = request;
    open.answers.add(answer);
    answer.once('close', () => open.answers.delete(answer));
    if (watched.draining) answer.shouldKeepAlive = false;
  });
}

/** Says that nothing more comes, and waits so long for the other side to close too. */
function halfClose(socket: Socket, ms: number): void {
  socket.end();
  const limit = setTimeout(() => socket.destroy(), ms);
  socket.once('close', () => clearTimeout(limit));
}

const isStream = (answer: ServerResponse): boolean =>
  String(answer.getHeader('content-type')).startsWith('text/event-stream');

export const isDraining = (server: Server): boolean => servers.get(server)?.draining ?? false;

export interface DrainTimes {
  /** Milliseconds in which a connection that is idle may still bring a request, which is answered. */
  readonly grace: number;
  /** Milliseconds after which what is still under way is cut off. */
  readonly longest: number;
}

/**
 * Ends a server so that nothing is lost: it takes no new connections, answers what is under way and what still comes on
 * open connections with `connection: close`, and then closes those that are idle.
 * @param server one that `closeKindly` watches
 */
export async function drain(
  server: Server,
  { grace, longest }: DrainTimes = { grace: 1_000, longest: 7_000 },
): Promise<void> {
  const watched = servers.get(server);
  if (watched === undefined || watched.draining) return;
  watched.draining = true;
  // Not the HTTP server's own, which cuts idle connections at once: a request may be on its way there.
  NetServer.prototype.close.call(server);
  for (const { answers } of watched.sockets.values())
    for (const answer of answers) if (!answer.headersSent) answer.shouldKeepAlive = false;
  const started = performance.now();
  while (watched.sockets.size > 0) {
    const elapsed = performance.now() - started;
    if (elapsed > longest) break;
    if (elapsed > grace)
      for (const [socket, { answers }] of watched.sockets) {
        // Live updates never end by themselves; their readers ask again.
        for (const answer of answers) if (isStream(answer) && !answer.writableEnded) answer.end();
        if (answers.size === 0 && !socket.writableEnded) halfClose(socket, lingering);
      }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const socket of watched.sockets.keys()) socket.destroy();
}

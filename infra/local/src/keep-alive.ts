import { lifeOf, turns } from './postgres/liveness.js';
import { force } from './postgres/process.js';
import type { Postgres } from './postgres.js';
import { isOurs } from './state.js';

export interface KeepAlive {
  readonly start: (port: number) => Promise<Postgres>;
  readonly isWanted: () => boolean;
  readonly onStart: (server: Postgres) => void;
  readonly say: (line: string) => void;
  /** How often the server is asked, and how long it may take to answer, in milliseconds. */
  readonly ask?: { readonly everyMs: number; readonly withinMs: number };
}

/** So many questions in a row without an answer, and without a sign of life between them, and the server is hung. */
const mostUnanswered = 4;
const wrongs = {
  silent: 'does not answer any more',
  stuck: 'takes no connections, and nothing in it recovers its data',
};

/**
 * Starts PostgreSQL again whenever it ended, and tries as often as it takes: on a full disk it cannot come back before
 * there is room. One that lives and does not answer, or waits for a recovery that nobody is at, is ended first. What is
 * wrong is said once.
 * @returns ends the watch
 */
export function keepAlive(
  server: Postgres,
  { start, isWanted, onStart, say, ask = { everyMs: 5_000, withinMs: 5_000 } }: KeepAlive,
): () => void {
  let current = server;
  let starting = false;
  const told = new Set<string>();
  const tell = (line: string): void => {
    if (!told.has(line)) say(line);
    told.add(line);
  };
  const timer = setInterval(async () => {
    if (starting || !isWanted() || isOurs(current.pid, 'postgres')) return;
    starting = true;
    tell('PostgreSQL ended; starting it again.');
    try {
      current = await start(server.port);
      onStart(current);
      told.clear();
      say('PostgreSQL runs again.');
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    } finally {
      starting = false;
    }
  }, 1_000).unref();

  let asking = false;
  let unanswered = 0;
  let before = '';
  const asks = setInterval(async () => {
    if (asking || starting || !isWanted() || !isOurs(current.pid, 'postgres')) return;
    asking = true;
    try {
      const asked = current.pid;
      const life = await lifeOf(current.url, asked, ask.withinMs);
      const now = turns(asked);
      const moved = before !== '' && now !== before;
      before = now;
      if (life === 'answers' || (life === 'silent' && moved) || asked !== current.pid) {
        unanswered = 0;
        return;
      }
      unanswered += 1;
      if (unanswered < mostUnanswered || !isWanted()) return;
      unanswered = 0;
      say(`PostgreSQL (pid ${asked}) ${wrongs[life]}; ending it.`);
      await force(asked);
    } finally {
      asking = false;
    }
  }, ask.everyMs).unref();
  return () => {
    clearInterval(timer);
    clearInterval(asks);
  };
}

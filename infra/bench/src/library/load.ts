import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Target {
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

/** Connections stay open: what is measured is the answer, not the handshake. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** @param since when the wait began; for an open loop when it was due, not when it was sent */
export function ask({ base, headers }: Target, path: string, since = performance.now()): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = get(base + path, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const milliseconds = performance.now() - since;
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), milliseconds });
      });
    });
    request.once('error', reject);
  });
}

/** @returns the answer's body @throws Error for anything but 200 */
export async function askJson<T>(target: Target, path: string): Promise<T> {
  const { status, text } = await ask(target, path);
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}

export interface Load {
  readonly times: number[];
  readonly seconds: number;
}

const timeOf = (path: string, { status, text, milliseconds }: Answered): number => {
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
  return milliseconds;
};

/**
 * Open loop: one request every 1/rate of a second, however long the answers take; a request's time counts from when it
 * was due, so that a service which holds everybody up is not flattered.
 * @param paths asked in turn
 */
export async function openLoop(
  target: Target,
  paths: readonly string[],
  rate: number,
  seconds: number,
): Promise<Load> {
  const started = performance.now();
  const waiting: Promise<number>[] = [];
  for (let at = 0; at < rate * seconds; at += 1) {
    const due = started + (at * 1_000) / rate;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    const path = paths[at % paths.length] as string;
    waiting.push(ask(target, path, Math.max(due, started)).then((answer) => timeOf(path, answer)));
  }
  const times = await Promise.all(waiting);
  return { times, seconds: (performance.now() - started) / 1_000 };
}

/** Closed loop: so many users, each asking again as soon as it has its answer, each from another place in the list. */
export async function closedLoop(
  target: Target,
  paths: readonly string[],
  users: number,
  seconds: number,
): Promise<Load> {
  const started = performance.now();
  const end = started + seconds * 1_000;
  const times: number[] = [];
  const user = async (from: number): Promise<void> => {
    for (let at = from; performance.now() < end; at += 1) {
      const path = paths[at % paths.length] as string;
      times.push(timeOf(path, await ask(target, path)));
    }
  };
  await Promise.all(Array.from({ length: users }, (_, at) => user(Math.floor((at * paths.length) / users))));
  return { times, seconds: (performance.now() - started) / 1_000 };
}

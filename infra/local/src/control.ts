import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from './start-error.js';

/** Where a command line beside a running platform asks its supervisor for something; kept in the run state. */
export interface Control {
  readonly port: number;
  /** Only who can read the data folder has it. */
  readonly token: string;
}

/** What it may ask for: a name and one word. */
export type Commands = Readonly<Record<string, (word: string) => Promise<void>>>;

const longestWord = 100;

async function wordOf(request: IncomingMessage): Promise<string> {
  let word = '';
  for await (const part of request) {
    word += String(part);
    if (word.length > longestWord) throw new StartError('Too long.');
  }
  return word;
}

function isAllowed({ headers }: IncomingMessage, token: string): boolean {
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text));
  return given?.length === wanted?.length && timingSafeEqual(given as Buffer, wanted as Buffer);
}

/** Answers the command line, on this machine only. It holds no process. */
export function serveControl(commands: Commands): Promise<Control> {
  const token = randomBytes(32).toString('base64url');
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('connection', 'close');
    const command = commands[(request.url ?? '').slice(1)];
    if (request.method !== 'POST' || !isAllowed(request, token)) return void response.writeHead(403).end();
    if (!command) return void response.writeHead(404).end();
    try {
      await command(await wordOf(request));
      response.writeHead(204).end();
    } catch (error) {
      const plain = error instanceof StartError;
      response.writeHead(plain ? 409 : 500).end(error instanceof Error ? error.message : String(error));
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.unref();
      resolve({ port: (server.address() as AddressInfo).port, token });
    });
  });
}

/**
 * Asks the supervisor of a running platform, and waits until it is done.
 * @throws StartError with what it answered, or that it ended before it did
 */
export async function askControl({ port, token }: Control, command: string, word: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/${command}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: word,
  }).catch(() => {
    throw new StartError(
      'The platform ended before it answered, so it is not known whether that was done. Look with npm run status, and do it again.',
    );
  });
  if (!answer.ok) throw new StartError((await answer.text()) || `The platform refused (${answer.status}).`);
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A mail that was taken: its subject and its plain text, decoded. */
export interface CaughtMail {
  readonly to: string;
  readonly raw: string;
  readonly text: string;
}

/** Where a conversation can be held up: before the greeting, the answer to the recipient, to DATA, and to the mail itself. */
export type SinkStep = 'greeting' | 'recipient' | 'data' | 'answer';

/** Stands at the other end of the wire: an SMTP server that takes every mail, or does what a test asks of it. */
export interface SmtpSink {
  readonly url: string;
  readonly mails: CaughtMail[];
  /** Refuses every recipient for now. */
  refuse: boolean;
  /** Said at a step in place of what it says by itself, e.g. `550 5.1.1 no such user`. */
  readonly says: Partial<Record<SinkStep, string>>;
  /** Says nothing at this step until `goOn`; a mail that waits for its answer was taken. */
  hold: SinkStep | null;
  /** Answers whatever is held up. */
  goOn(): void;
  /** How many conversations are held up. */
  readonly held: number;
  /** Nobody listens at its address until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const decode = (raw: string): string =>
  Buffer.from(
    raw
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

export async function smtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  let waiting: (() => void)[] = [];
  let port = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined); // Whoever hangs up is who is tested.
    const say = (step: SinkStep, usual: string) => {
      const speak = () => void socket.write(`${sink.says[step] ?? usual}\r\n`);
      if (sink.hold === step) waiting.push(speak);
      else speak();
    };
    let pending = '';
    let to = '';
    let inData = false;
    say('greeting', '220 sink');
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1');
      for (;;) {
        const end = pending.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const line = pending.slice(0, end);
        pending = pending.slice(end + (inData ? 5 : 2));
        if (inData) {
          if (!sink.says.answer) sink.mails.push({ to, raw: line, text: decode(line) });
          inData = false;
          say('answer', '250 taken');
        } else if (/^EHLO|^HELO|^MAIL|^RSET|^NOOP/i.test(line)) socket.write('250 fine\r\n');
        else if (/^RCPT/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? '';
          say('recipient', sink.refuse ? '451 later' : '250 fine');
        } else if (/^DATA/i.test(line)) {
          inData = true;
          say('data', '354 go on');
        } else socket.end('221 bye\r\n');
      }
    });
  });
  const sink: SmtpSink = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    mails: [],
    refuse: false,
    says: {},
    hold: null,
    get held() {
      return waiting.length;
    },
    goOn() {
      const all = waiting;
      waiting = [];
      sink.hold = null;
      for (const speak of all) speak();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
    async start() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
    },
    close: () => (server.listening ? sink.stop() : Promise.resolve()),
  };
  await sink.start();
  return sink;
}

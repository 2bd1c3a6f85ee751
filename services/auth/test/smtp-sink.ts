import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A mail that was taken: its subject and its plain text, decoded. */
export interface CaughtMail {
  readonly to: string;
  readonly raw: string;
  readonly text: string;
}

/** Stands at the other end of the wire: an SMTP server that takes every mail, or none while `refuse` is set. */
export interface SmtpSink {
  readonly url: string;
  readonly mails: CaughtMail[];
  refuse: boolean;
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
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    let pending = '';
    let to = '';
    let inData = false;
    socket.write('220 sink\r\n');
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1');
      for (;;) {
        const end = pending.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const line = pending.slice(0, end);
        pending = pending.slice(end + (inData ? 5 : 2));
        if (inData) {
          sink.mails.push({ to, raw: line, text: decode(line) });
          inData = false;
          socket.write('250 taken\r\n');
        } else if (/^EHLO|^HELO|^MAIL|^RSET|^NOOP/i.test(line)) socket.write('250 fine\r\n');
        else if (/^RCPT/i.test(line)) {
          to = /<(.*)>/.exec(line)?.[1] ?? '';
          socket.write(sink.refuse ? '451 later\r\n' : '250 fine\r\n');
        } else if (/^DATA/i.test(line)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else socket.end('221 bye\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    refuse: false,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return sink;
}

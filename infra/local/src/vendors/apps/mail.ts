import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Certificates } from '../certificates.js';
import type { Exchange } from '../server.js';
import { laneOfText } from '../stand-in.js';

/** Where the customer's own mail server is. */
export const MAIL_HOST = 'mail.example.com';

/** A mail server of the customer's own: what is sent stays in the world. @returns the port, and how to end it */
export async function mailServer(
  exchange: Exchange,
  { cert, key }: Certificates,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    secure: true,
    cert: readFileSync(cert),
    key: readFileSync(key),
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth: ({ password }, _, done) => {
      const lane = laneOfText(password ?? '');
      if (lane === undefined || exchange.lane(lane).mood === 'refuses')
        done(new Error('Invalid username or password'));
      else done(null, { user: String(lane) });
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const lane = exchange.lane(Number(session.user));
        lane.noted.push({
          vendor: 'Mail',
          method: 'SEND',
          host: MAIL_HOST,
          path: '/',
          body: text,
          status: 250,
          answer: '',
        });
        lane.world.put('mail', { to: session.envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  // A client that goes away, or takes no certificate, is no fault of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

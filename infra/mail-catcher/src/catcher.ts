import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { SMTPServer } from 'smtp-server';
import { Mailbox } from './mailbox.js';
import { keepToOwnPages } from './own-pages.js';
import { mountPages } from './pages.js';

export interface MailCatcherOptions {
  /** Messages go to the folder `mail` in it. */
  dataDir: string;
  /** 0 or nothing: any free port. */
  smtpPort?: number;
  httpPort?: number;
}

export interface MailCatcher {
  /** For SMTP_URL. */
  smtpUrl: string;
  /** Where the caught mail is read. */
  url: string;
  close(): Promise<void>;
}

// Without login there is one safe place to listen.
const host = '127.0.0.1';
const largest = 10 * 1024 * 1024;

/** Starts the mail catcher: takes every message for anyone, sends none. */
export async function createMailCatcher(options: MailCatcherOptions): Promise<MailCatcher> {
  const box = await Mailbox.open(join(options.dataDir, 'mail'));
  const smtp = new SMTPServer({
    banner: 'mail catcher',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    size: largest,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'anyone' }),
    onData: (stream, session, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('error', callback);
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          callback(new Error(`Message is larger than ${largest} bytes`));
          return;
        }
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        box.add(Buffer.concat(parts), to).then(() => callback(), callback);
      });
    },
  });
  const app = fastify({ logger: false, forceCloseConnections: true });
  keepToOwnPages(app);
  mountPages(app, box);
  const listening = smtp.listen(options.smtpPort ?? 0, host);
  await once(listening, 'listening');
  // A client that breaks off is its own trouble; without a listener it would end the process.
  smtp.on('error', (error) => console.error(`mail-catcher: ${error.message}`));
  const url = await app.listen({ host, port: options.httpPort ?? 0 });
  return {
    smtpUrl: `smtp://${host}:${(listening.address() as AddressInfo).port}`,
    url,
    close: async () => {
      await app.close();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}

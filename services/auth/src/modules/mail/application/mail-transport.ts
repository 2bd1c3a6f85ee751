import { Readable } from 'node:stream';
import { plainMailUrl } from '@stroomwerk/kernel/production';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { AuthEnv } from '../../../env.js';

type MailEnv = Pick<AuthEnv, 'NODE_ENV' | 'MAIL_FROM' | 'BRAND_NAME' | 'SUPPORT_EMAIL'>;

/** A letter, and what has to be done once the server is ready to hear its words; a failure there keeps them from it. */
export interface HandedLetter extends SendMailOptions {
  readonly beforeWords?: () => Promise<void>;
}

/** Milliseconds; a server that is slower than the first two is tried later. The last is what RFC 5321 (4.5.3.2) lets it think. */
const limits = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 600_000 };

/** What a plugin of nodemailer is given: the letter as it was handed, and the composed message. */
interface Composed {
  readonly data: object;
  readonly message: { createReadStream: (options?: object) => Readable };
}

/** Nothing of it is read before the server said that it listens (354): what it waits for comes first. */
async function* wordsAfter(before: () => Promise<void>, words: () => Readable): AsyncGenerator<Buffer> {
  await before();
  for await (const part of words()) yield part as Buffer;
}

/**
 * The way to a mail server. In production one that offers no TLS gets no mail: it waits, and the log says why. What the
 * address asks for wins over options beside it, so nothing about TLS is left in it there.
 */
export function mailTransport(url: string, env: MailEnv) {
  const transport = createTransport(
    env.NODE_ENV === 'production'
      ? { ...limits, url: plainMailUrl(url), requireTLS: true }
      : { ...limits, url },
    { from: env.MAIL_FROM ?? { name: env.BRAND_NAME, address: env.SUPPORT_EMAIL } },
  );
  transport.use('stream', ({ data, message }: Composed, done: () => void) => {
    const { beforeWords } = data as HandedLetter;
    if (beforeWords) {
      const compose = message.createReadStream.bind(message);
      message.createReadStream = (options) =>
        Readable.from(
          wordsAfter(beforeWords, () => compose(options)),
          { objectMode: false },
        );
    }
    done();
  });
  return transport;
}

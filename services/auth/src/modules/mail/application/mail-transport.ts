import { plainMailUrl } from '@stroomwerk/kernel/production';
import { createTransport } from 'nodemailer';
import type { AuthEnv } from '../../../env.js';

type MailEnv = Pick<AuthEnv, 'NODE_ENV' | 'MAIL_FROM' | 'BRAND_NAME' | 'SUPPORT_EMAIL'>;

/**
 * The way to a mail server. In production one that offers no TLS gets no mail: it waits, and the log says why. What the
 * address asks for wins over options beside it, so nothing about TLS is left in it there.
 */
export const mailTransport = (url: string, env: MailEnv) =>
  createTransport(env.NODE_ENV === 'production' ? { url: plainMailUrl(url), requireTLS: true } : { url }, {
    from: env.MAIL_FROM ?? { name: env.BRAND_NAME, address: env.SUPPORT_EMAIL },
  });

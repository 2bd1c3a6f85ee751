// Real: SMTP with a server on this machine that offers no STARTTLS.
import { type SmtpSink, smtpSink } from '../../../../test/smtp-sink.js';
import { mailTransport } from './mail-transport.js';

let sink: SmtpSink;
beforeAll(async () => {
  sink = await smtpSink();
});
afterAll(() => sink.close());

const send = (NODE_ENV: 'development' | 'production', query = '') =>
  mailTransport(`${sink.url}${query}`, {
    NODE_ENV,
    MAIL_FROM: undefined,
    BRAND_NAME: 'Stroomwerk',
    SUPPORT_EMAIL: 'support@stroomwerk.example',
  }).sendMail({ to: 'anna@example.test', subject: NODE_ENV, text: 'link' });

it.each([
  '',
  '?requireTLS=0',
  '?requireTLS=',
  '?requireTLS=false',
  '?ignoreTLS=true',
  '?secure=false&requireTLS=0',
])('sends nothing in production over a connection that anybody can read%s', async (query) => {
  await expect(send('production', query)).rejects.toThrow(/TLS/);
  expect(sink.mails).toEqual([]);
});

it('takes such a connection in development', async () => {
  await send('development');
  expect(sink.mails).toHaveLength(1);
});

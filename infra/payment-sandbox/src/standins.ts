// Both stand-ins in one process, for a machine that runs everything.
import { join } from 'node:path';
import { createMailCatcher } from '@stroomwerk/mail-catcher';
import { closeOnSignal, port, variable } from './env.js';
import { createSandbox } from './sandbox.js';
import { sandboxOptions } from './settings.js';

const dataDir = variable('DATA_DIR', '.data');
const sandbox = await createSandbox(
  sandboxOptions(join(dataDir, 'payment-sandbox'), variable('STANDINS_HOST', '127.0.0.1')),
);
const mail = await createMailCatcher({
  dataDir: join(dataDir, 'mail-catcher'),
  httpPort: port('MAIL_HTTP_PORT', '9091'),
  smtpPort: port('MAIL_SMTP_PORT', '9092'),
});
closeOnSignal(async () => {
  await Promise.all([sandbox.close(), mail.close()]);
});
console.log(JSON.stringify({ ready: true, sandbox: sandbox.url, mail: mail.url, smtp: mail.smtpUrl }));

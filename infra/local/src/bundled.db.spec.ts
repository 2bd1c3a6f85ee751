// Real: the services as they are started (bundled, infra/checkout/bundle.mjs), each in a process of its own, on a machine where
// nothing may listen.
import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { testSecrets } from '@stroomwerk/kernel/testing';
import { serviceNames } from './processes.js';

const root = resolve(__dirname, '../../..');
const signingKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const nothingListens = `import { Server } from 'node:net';
Server.prototype.listen = () => { throw new Error('nothing may listen'); };`;

/** What a service says as it ends. */
async function saidBy(name: string): Promise<string> {
  const entry = resolve(root, `services/${name}/dist/main.js`);
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${nothingListens}`, entry], {
    env: {
      ...testSecrets,
      NODE_ENV: 'test',
      AUTH_SIGNING_KEY: signingKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      STRIPE_SECRET_KEY: 'sk_test_none',
      STRIPE_WEBHOOK_SECRET: 'whsec_none',
      RELEASES_DIR: resolve(root, 'coverage/none'),
      [`${name.replace('-', '_').toUpperCase()}_DATABASE_URL`]: 'postgres://nobody@127.0.0.1:1/none',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(child, 'close');
  return said;
}

it.each(serviceNames)('%s names the TypeScript where it says what went wrong', async (name) => {
  const said = await saidBy(name);
  expect(said).toContain(`${name} cannot start: nothing may listen`);
  expect(said).toMatch(/\/services\/kernel\/src\/boot\/starting\.ts:\d+:\d+/);
});

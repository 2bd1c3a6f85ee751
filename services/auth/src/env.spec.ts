import { generateKeyPairSync } from 'node:crypto';
import { testSecrets } from '@stroomwerk/kernel/testing';
import { AuthEnvironment, checkAuthEnvironment } from './env.js';

const pem = (curve: string) =>
  generateKeyPairSync('ec', { namedCurve: curve })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

it('takes a key on P-256, also with its line ends written out, and no other', () => {
  const key = pem('P-256');
  expect(
    AuthEnvironment.parse({ ...testSecrets, AUTH_SIGNING_KEY: key.replaceAll('\n', '\\n') }).AUTH_SIGNING_KEY
      .current,
  ).toBe(key.trim());
  const two = AuthEnvironment.parse({ ...testSecrets, AUTH_SIGNING_KEY: `${key},${pem('P-256')}` });
  expect(two.AUTH_SIGNING_KEY.all).toHaveLength(2);
  expect(
    AuthEnvironment.safeParse({ ...testSecrets, AUTH_SIGNING_KEY: `${key},${pem('P-384')}` }).success,
  ).toBe(false);
  expect(AuthEnvironment.safeParse({ ...testSecrets, AUTH_SIGNING_KEY: pem('P-384') }).success).toBe(false);
  expect(AuthEnvironment.safeParse({ ...testSecrets, AUTH_SIGNING_KEY: 'none' }).success).toBe(false);
  expect(AuthEnvironment.safeParse(testSecrets).success).toBe(false);
});

it.each([
  [{}, undefined],
  [{ GOOGLE_CLIENT_ID: 'x' }, /belong together/],
  [{ OPS_PASSWORD: 'x' }, /needs OPS_EMAIL/],
  [{ NODE_ENV: 'production', SMTP_URL: 'smtp://x', GOOGLE_ISSUER: 'http://localhost' }, /not for production/],
  [{ NODE_ENV: 'production', GOOGLE_ISSUER: 'https://accounts.google.com' }, /needs SMTP_URL/],
])('%j: %s', (env, line) => {
  const objection = checkAuthEnvironment(env);
  if (line) expect(objection).toMatch(line);
  else expect(objection).toBeUndefined();
});

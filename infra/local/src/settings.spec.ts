// What `npm start` says of an environment, before anything is made or started.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { secretNames } from '@stroomwerk/kernel/signing';
import { readSettings } from './settings.js';

const drawn = () => randomBytes(32).toString('base64url');
const production = () => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://stroomwerk.example',
  AI_OPS_URL: 'https://ai.stroomwerk.example',
  SMTP_URL: 'smtp://mail.example:587',
  STRIPE_SECRET_KEY: 'sk_live_1234',
  TRUSTED_PROXIES: '127.0.0.1',
  STRIPE_WEBHOOK_SECRET: `whsec_${drawn()}`,
  AUTH_SIGNING_KEY: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
  ...Object.fromEntries(secretNames.map((name) => [name, drawn()])),
});

it('starts production with everything of its own, and with one APP_SECRET of before', () => {
  expect(readSettings(production(), '/x').publicUrl).toBe('https://stroomwerk.example');
  const { NODE_ENV, ...rest } = production();
  const former = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !secretNames.includes(name as never)),
  );
  expect(readSettings({ NODE_ENV, ...former, APP_SECRET: drawn() }, '/x').APP_SECRET).toHaveLength(43);
});

it('names what production lacks: also where a stand-in would take its place', () => {
  const {
    SMTP_URL: _mail,
    STRIPE_SECRET_KEY: _payments,
    SESSION_SECRET: _session,
    ...rest
  } = production() as Record<string, string>;
  expect(() => readSettings(rest, '/x')).toThrow(
    'NODE_ENV=production needs: SESSION_SECRET, STRIPE_SECRET_KEY, SMTP_URL',
  );
});

it('says a line for each thing that production refuses', () => {
  const open = {
    ...production(),
    PUBLIC_URL: 'http://stroomwerk.example',
    STRIPE_SECRET_KEY: 'sk_test_1234',
  };
  expect(() => readSettings(open, '/x')).toThrow(
    'NODE_ENV=production refuses: PUBLIC_URL is not an https address: http://stroomwerk.example\nNODE_ENV=production refuses: STRIPE_SECRET_KEY is a test key',
  );
  expect(readSettings({ ...open, NODE_ENV: 'development' }, '/x').PORT).toBe(8080);
});

it.each(['-1', '1000001', 'much'])('stops at MIN_FREE_MB=%s as the processes would', (value) => {
  expect(() => readSettings({ MIN_FREE_MB: value }, '/x')).toThrow(/^Invalid setting: MIN_FREE_MB \(/);
});

it.each([
  ['AUTH_SIGNING_KEY', 'nonsense', 'an ES256 key as PKCS #8 in PEM'],
  ['TRUSTED_PROXIES', 'all', 'TRUSTED_PROXIES takes addresses and ranges (10.1.0.0/16), not: all'],
  [
    'TRUSTED_PROXIES',
    '0.0.0.0/0',
    'TRUSTED_PROXIES: 0.0.0.0/0 is nearly everybody; name the proxies or their network',
  ],
])('stops at %s=%s in one line, before anything is started, without a key in it', (name, value, why) => {
  expect(() => readSettings({ [name]: value }, '/x')).toThrow(
    expect.objectContaining({ message: `Invalid setting: ${name} (${why})` }),
  );
});

it('hands a signing key on as it was given, also with its line ends written out', () => {
  const { AUTH_SIGNING_KEY } = production();
  const written = AUTH_SIGNING_KEY.replaceAll('\n', '\\n');
  expect(readSettings({ AUTH_SIGNING_KEY: written }, '/x').AUTH_SIGNING_KEY).toBe(written);
});

it('lets customers’ n8n be at private places only where those are named as such', () => {
  expect(readSettings({ N8N_ALLOW_PRIVATE: 'machine, 10.1.0.0/16' }, '/x').N8N_ALLOW_PRIVATE).toBeDefined();
  for (const text of ['0.0.0.0/0', '169.254.169.254', 'yes'])
    expect(() => readSettings({ N8N_ALLOW_PRIVATE: text }, '/x')).toThrow(
      'Invalid setting: N8N_ALLOW_PRIVATE (takes none, machine, and private addresses',
    );
});

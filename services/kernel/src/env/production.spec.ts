import { createHash, randomBytes } from 'node:crypto';
import { secretNames } from '../signing/secrets.js';
import { edgeObjections, isWeakSecret, productionObjections } from './production.js';

const drawn = () => randomBytes(32).toString('base64url');
const good = () => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://stroomwerk.example',
  AI_OPS_URL: 'https://ai.stroomwerk.example',
  ...Object.fromEntries(secretNames.map((name) => [name, drawn()])),
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: `whsec_${drawn()}`,
  SMTP_URL: 'smtp://user:pw@mail.example:587',
  OPS_EMAIL: 'olga@stroomwerk.example',
  OPS_PASSWORD: 'vier-paarden-onder-water',
  AUTH_DATABASE_URL: `postgres://svc_auth:${drawn()}@db/x`,
  LIBRARY_DATABASE_URL: `postgres://svc_library:${drawn()}@db/x`,
});

it('objects to nothing in a good environment, nor to a spent secret after the comma', () => {
  expect(productionObjections(good())).toEqual([]);
  expect(productionObjections({ ...good(), ZIP_LINK_SECRET: `${drawn()},${'x'.repeat(32)}` })).toEqual([]);
  expect(productionObjections({})).toEqual([]);
});

const same = drawn();
type Refused = [change: Readonly<Record<string, string>>, line: string];
it.each<Refused>([
  [{ PUBLIC_URL: 'http://stroomwerk.example' }, 'PUBLIC_URL is not an https address'],
  [{ PUBLIC_URL: 'https://' }, 'PUBLIC_URL is not an https address'],
  [{ PUBLIC_URL: 'https://user:pw@stroomwerk.example' }, 'PUBLIC_URL has a name or a password in it'],
  ...['localhost', '127.0.0.1:8080', '[::1]'].map(
    (host): Refused => [{ PUBLIC_URL: `https://${host}` }, 'PUBLIC_URL is an address that only this machine'],
  ),
  [{ METRICS_TOKEN: 'a'.repeat(40) }, 'METRICS_TOKEN is weak'],
  [{ METRICS_TOKEN: same, SESSION_SECRET: same }, 'METRICS_TOKEN is the same as SESSION_SECRET'],
  [{ SESSION_SECRET: `${same}1`, MAIL_LINK_SECRET: `${same}2` }, 'is nearly the same as'],
  [{ SESSION_SECRET: `1${same}`, MAIL_LINK_SECRET: `2${same}` }, 'is nearly the same as'],
  [{ SESSION_SECRET: `${same}q`, MAIL_LINK_SECRET: `${same}w`.toUpperCase() }, 'is nearly the same as'],
  [
    { SESSION_SECRET: `${same}q`, MAIL_LINK_SECRET: [...`${same}q`].reverse().join('') },
    'is nearly the same as',
  ],
  [{ PUBLIC_URL: `http://u:${same}@h.example` }, 'PUBLIC_URL is not an https address: http://h.example'],
  [{ PUBLIC_URL: `https://localhost/?token=${same}` }, 'only this machine reaches: https://localhost'],
  [{ SMTP_URL: `smtp://mail.example?auth.pass=${same}` }, 'take auth.pass out of it'],
  [{ STRIPE_SECRET_KEY: ' sk_test_4242' }, 'STRIPE_SECRET_KEY is a test key'],
  [{ STRIPE_SECRET_KEY: 'SK_TEST_4242' }, 'STRIPE_SECRET_KEY is a test key'],
  ...['correct horse battery staple', 'qazwsxedcrfvtgb', 'iloveyouforever!!'].map(
    (password): Refused => [{ OPS_PASSWORD: password }, 'OPS_PASSWORD is one of those that are tried first'],
  ),
  [{ AI_OPS_URL: 'http://localhost:8081' }, 'AI_OPS_URL is not an https address'],
  [{ SESSION_SECRET: 'x'.repeat(64) }, 'SESSION_SECRET is weak'],
  [{ APP_SECRET: 'short' }, 'APP_SECRET is weak'],
  [{ SESSION_SECRET: same, MAIL_LINK_SECRET: same }, 'SESSION_SECRET is the same as MAIL_LINK_SECRET'],
  [
    { AUTH_DATABASE_URL: `postgres://a:${same}@db/x`, LIBRARY_DATABASE_URL: `postgres://b:${same}@db/x` },
    'LIBRARY_DATABASE_URL is the same as AUTH_DATABASE_URL',
  ],
  [{ STRIPE_SECRET_KEY: 'sk_test_4242' }, 'STRIPE_SECRET_KEY is a test key'],
  [{ STRIPE_SECRET_KEY: 'rk_test_4242' }, 'STRIPE_SECRET_KEY is a test key'],
  [{ STRIPE_API_BASE: 'http://127.0.0.1:9090' }, 'STRIPE_API_BASE is another host'],
  [{ SMTP_URL: 'smtp://mail.example?ignoreTLS=true' }, 'SMTP_URL may leave mail unprotected'],
  [{ SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }, 'SMTP_URL may leave mail unprotected'],
  ...[
    'requireTLS=0',
    'requireTLS=',
    'requireTLS=false',
    'pool=true&requireTLS=0',
    'tls.rejectUnauthorized=0',
  ].map(
    (query): Refused => [{ SMTP_URL: `smtp://mail.example?${query}` }, 'SMTP_URL may leave mail unprotected'],
  ),
  ...['ignoreTLS=1', 'secure=false', 'opportunisticTLS=true', 'service=x', 'tls.ciphers=NULL'].map(
    (query): Refused => [{ SMTP_URL: `smtp://mail.example?${query}` }, 'out of it (besides TLS'],
  ),
  ...[
    'stroomwerk-production-session-secret',
    'Paarden Onder Water Fietsen Met Zeven Sloten',
    'PaardenOnderWaterFietsenMetZevenSloten',
    'paardenonderwaterfietsenmetzevensloten2026',
    '<vul-hier-een-geheim-in-van-32-tekens>',
    'vul-hier-een-geheim-in-van-32-tekens',
    `<${drawn()}>`,
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    '0987654321poiuytrewqlkjhgfdsamnbvcxz',
    '9876543210zyxwvutsrqponmlkjihgfedcba',
    'Str00mw3rk-Pr0duct10n-S3ss10n-S3cr3t',
    'xk2!vbq9-mxk2!vbq9-nxk2!vbq9-oxk2!vbq9',
  ].map((value): Refused => [{ SESSION_SECRET: value }, 'SESSION_SECRET is weak: draw it at random']),
  ...[
    'princess2024!',
    'trustno1trustno2',
    'bloempot1bloempot2',
    'Sunsh1ne!!2025',
    'lkjhgfdsa1029',
    'm0nk3y-$h@d0w',
  ].map((value): Refused => [{ OPS_PASSWORD: value }, 'OPS_PASSWORD is one of those that are tried first']),
  [{ OPS_PASSWORD: 'Str00mwerk!2026' }, 'OPS_PASSWORD contains a name'],
  [{ OPS_PASSWORD: 'M1jn-0lg@-is-lief' }, 'OPS_PASSWORD contains a name'],
  [{ DATABASE_URL: 'postgres://a@db/x?password=stroomwerk' }, 'DATABASE_URL has a password that is soon'],
  [{ DATABASE_URL: `postgres://a:${drawn()}@db/x?password=x` }, 'DATABASE_URL has a password that is soon'],
  [
    { SESSION_SECRET: `${drawn()},${same}`, MAIL_LINK_SECRET: same },
    'SESSION_SECRET still takes the value of MAIL_LINK_SECRET: each purpose has a secret of its own, draw',
  ],
  [
    { MAIL_LINK_SECRET: `${drawn()},${drawn()},${same}`, SESSION_SECRET: same },
    'MAIL_LINK_SECRET still takes the value of SESSION_SECRET',
  ],
  [{ OPS_PASSWORD: 'kort-maar-ok'.slice(0, 11) }, 'OPS_PASSWORD is shorter than 12'],
  [{ OPS_PASSWORD: 'Wachtwoord123!' }, 'OPS_PASSWORD is one of those'],
  [{ OPS_PASSWORD: 'aaaaaaaaaaaaaa' }, 'OPS_PASSWORD is one of those'],
  [{ OPS_PASSWORD: 'qwerty123456' }, 'OPS_PASSWORD is one of those that are tried first: take four words'],
  [{ OPS_PASSWORD: 'P@ssw0rd1234' }, 'OPS_PASSWORD is one of those'],
  [{ OPS_PASSWORD: 'Welkom01Welkom01' }, 'OPS_PASSWORD is one of those'],
  [{ OPS_PASSWORD: 'Zomer2026!!!' }, 'OPS_PASSWORD is one of those'],
  [{ OPS_PASSWORD: 'Administrator-9876' }, 'OPS_PASSWORD is one of those'],
  [{ OPS_PASSWORD: 'xk2!xk2!xk2!xk2!' }, 'OPS_PASSWORD is one of those'],
  [{ SESSION_SECRET: `changeme-${drawn()}` }, 'SESSION_SECRET is weak: draw it at random, e.g. openssl'],
  [{ GATE_KEY: `change-me-${drawn()}` }, 'GATE_KEY is weak'],
  [{ ZIP_LINK_SECRET: `Change_This-${drawn()}` }, 'ZIP_LINK_SECRET is weak'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_a' }, 'STRIPE_WEBHOOK_SECRET is none of Stripe: copy it whole'],
  [
    { AUTH_DATABASE_URL: 'postgres://a:x@db/x' },
    'AUTH_DATABASE_URL has a password that is soon guessed: draw',
  ],
  [{ DATABASE_URL: 'postgres://a:postgres@db/x' }, 'DATABASE_URL has a password that is soon guessed'],
  [{ DATABASE_URL: 'postgres://a:postgrespostgres2026@db/x' }, 'DATABASE_URL has a password that is soon'],
  [{ S3_ENDPOINT: 'http://storage.example:9000' }, 'S3_ENDPOINT is not an https address: give the storage'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, 11.0.0.0/8' }, 'TRUSTED_PROXIES believes everybody in 11.0.0.0/8: name'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8 172.16.0.0/12' }, 'TRUSTED_PROXIES believes 17825792 addresses: name'],
  [{ TRUSTED_PROXIES: '203.0.0.0/12' }, 'TRUSTED_PROXIES believes everybody in 203.0.0.0/12'],
  [{ TRUSTED_PROXIES: '2000::/8' }, 'TRUSTED_PROXIES believes everybody in 2000::/8'],
  [{ OPS_PASSWORD: 'Stroomwerk-2026' }, 'OPS_PASSWORD contains a name'],
  [{ OPS_PASSWORD: 'mijn-olga-is-lief' }, 'OPS_PASSWORD contains a name'],
])('objects to %j in one line, without a secret in it', (change, line) => {
  const objections = productionObjections({ ...good(), ...change });
  expect(objections).toEqual([expect.stringContaining(line)]);
  const [said] = objections;
  expect(said).not.toContain(same);
  for (const [name, value] of Object.entries(change))
    if (/SECRET|PASSWORD|KEY/.test(name)) expect(said).not.toContain(value);
});

it.each([
  { OPS_PASSWORD: 'juist paard accu nietje' },
  { OPS_PASSWORD: 'Vier1Paarden2Onder3Water' },
  { OPS_PASSWORD: randomBytes(18).toString('base64') },
  { SMTP_URL: 'smtp://mail.example?pool=true&connectionTimeout=9000&requireTLS=true' },
  // What APP_SECRET once signed is still opened with it, for each purpose.
  { APP_SECRET: same, SESSION_SECRET: `${drawn()},${same}`, MAIL_LINK_SECRET: `${drawn()},${same}` },
  { AUTH_DATABASE_URL: `postgres://svc_auth@db/x?password=${drawn()}` },
  { AUTH_DATABASE_URL: 'postgres://svc_auth@db/x' },
  { S3_ENDPOINT: 'https://storage.example' },
  { S3_ENDPOINT: 'http://127.0.0.1:9000' },
  { TRUSTED_PROXIES: '10.0.0.0/8' },
  { TRUSTED_PROXIES: '127.0.0.1, ::1, 10.1.0.0/16, 203.0.113.0/24, 2001:db8::/32' },
])('has nothing against %j', (change) => {
  expect(productionObjections({ ...good(), ...change })).toEqual([]);
});

it('takes what was drawn for a secret, in any alphabet, and nothing that was made up', () => {
  for (let times = 0; times < 100; times += 1) {
    const values = (['hex', 'base64', 'base64url'] as const).map((form) => randomBytes(32).toString(form));
    for (const value of [...values, randomBytes(24).toString('base64'), randomBytes(16).toString('hex')])
      expect([value, isWeakSecret(value)]).toEqual([value, false]);
  }
  expect(isWeakSecret('TODoalUcpBevxQy38/38oIiTJ/rHqQcOXrpNxHlaIUw=')).toBe(false);
  // Of these somebody who drops repetitions and runs has fifteen characters left; one drawn in a hundred thousand is like it.
  expect(isWeakSecret('160672a6d2d1606ede35af04345c1e51')).toBe(false);
  // Every other character of it is a digit.
  expect(isWeakSecret('1e9f0552392c109f5a8f9f009e201b6a')).toBe(false);
  for (const made of [
    'todo: draw ten words of a book, nobody did',
    '00112233445566778899aabbccddeeff',
    ...['', 'password', 'test'].flatMap((word) =>
      ['md5', 'sha1', 'sha256'].map((algorithm) => createHash(algorithm).update(word).digest('hex')),
    ),
    Buffer.from('stroomwerk-'.repeat(3)).toString('base64'),
    Buffer.from('a text that somebody made up').toString('hex'),
    'a'.repeat(40),
    'ab'.repeat(20),
    '0123456789abcdef'.repeat(2),
    'abcdefghijklmnopqrstuvwxyz0123456789',
  ])
    expect([made, isWeakSecret(made)]).toEqual([made, true]);
});

it('takes what was drawn for a password', () => {
  for (let times = 0; times < 1000; times += 1) {
    const change = {
      OPS_PASSWORD: randomBytes(18).toString('base64'),
      DATABASE_URL: `postgres://a:${randomBytes(24).toString('hex')}@db/x`,
    };
    expect([change, productionObjections(change)]).toEqual([change, []]);
  }
});

it('asks an edge in production who stands before it: else all visitors count as one', () => {
  expect(edgeObjections({ ...good(), TRUSTED_PROXIES: '127.0.0.1' })).toEqual([]);
  for (const given of [{}, { TRUSTED_PROXIES: '' }, { TRUSTED_PROXIES: ' ' }])
    expect(edgeObjections({ ...good(), ...given })).toEqual([
      expect.stringContaining('TRUSTED_PROXIES is empty'),
    ]);
});

it('refuses an edge that waits longer than visitors are promised', () => {
  const given = { ...good(), TRUSTED_PROXIES: '127.0.0.1' };
  expect(edgeObjections({ ...given, EDGE_PATIENCE: '1' })).toEqual([]);
  expect(edgeObjections({ ...given, EDGE_PATIENCE: '5' })).toEqual([
    expect.stringContaining('EDGE_PATIENCE'),
  ]);
});

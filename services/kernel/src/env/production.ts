import { createHash } from 'node:crypto';
import { tooManyProxies } from '../limits/networks.js';
import { ringValues, secretLength } from '../signing/key-ring.js';
import { secretNames } from '../signing/secrets.js';
import { isPlaceholder, readable, says, triedFirst, unguessable } from './guessable.js';

type Given = Readonly<Record<string, string | undefined>>;

/** What the address of a mail server may say after its question mark: nothing that has a word in TLS. */
const harmless = new Set([
  ...['pool', 'maxConnections', 'maxMessages', 'rateDelta', 'rateLimit'],
  ...['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout', 'name'],
]);

/** An address of a mail server without what might change how the way there is protected. */
export function plainMailUrl(given: string): string {
  const url = new URL(given);
  for (const name of new Set(url.searchParams.keys())) if (!harmless.has(name)) url.searchParams.delete(name);
  return url.href;
}

/** Bits that a secret has at least, counted by how often each of its characters occurs. */
const leastBits = 80;
/** Characters of a secret that are no word, run or repetition; of 32 drawn hex digits one in a million has fewer. */
const leastUnguessable = 12;
/** Part of a secret that may read as words: of a drawn one seldom half does. */
const mostReadable = 3 / 4;
/** Characters of a password of ops. */
const passwordLength = 12;

/** What of it nobody guesses at once has so many characters at least, and so many different ones. */
const unguessableLength = 8;
const unguessableSet = 5;
/** Characters of a password of the database, which nobody has to remember. */
const databasePasswordLength = 16;

function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / text.length), 0);
}

const repeats = (text: string): boolean => (text + text).indexOf(text, 1) < text.length;

/** What hash functions make of words that are tried first, and of nothing at all. */
let hashed: ReadonlySet<string> | undefined;
function isHashOfWord(text: string): boolean {
  hashed ??= new Set(
    ['md5', 'sha1', 'sha256', 'sha512'].flatMap((algorithm) =>
      ['', ...triedFirst].map((word) => createHash(algorithm).update(word).digest('hex')),
    ),
  );
  return hashed.has(text.toLowerCase());
}

/** Whether a secret is a text in base64 or in hex: of drawn bytes hardly ever all can be read. */
const isEncodedText = (text: string): boolean =>
  (['base64', 'hex'] as const).some((form) => {
    const bytes = Buffer.from(text, form);
    return bytes.length >= 12 && bytes.every((byte) => byte >= 0x20 && byte <= 0x7e);
  });

/** Every other character of a text that has most of them twice: `00112233…` counts as `0123…` does. Of another, all of it. */
function undoubled(text: string): string {
  const everyOther = [...text].filter((_, at) => at % 2 === 0);
  const twice = everyOther.filter((character, at) => text[2 * at + 1] === character);
  return twice.length > everyOther.length / 2 ? everyOther.join('') : text;
}

/** Whether somebody made a secret up rather than drew it: short, of few characters, repeating, counting, of words, of an example. */
export const isWeakSecret = (text: string): boolean =>
  text.length < secretLength ||
  bitsOf(text) < leastBits ||
  repeats(text) ||
  unguessable(text).length < leastUnguessable ||
  readable(text) > mostReadable ||
  unguessable(undoubled(text)).length < leastUnguessable / 4 ||
  isHashOfWord(text) ||
  isEncodedText(text) ||
  isPlaceholder(text);

/** Whether somebody who tries what people choose gets there soon. */
function isGuessable(password: string): boolean {
  const left = unguessable(password);
  return left.length < unguessableLength || new Set(left).size < unguessableSet;
}

/** @returns why nobody should have this password and the role ops; undefined for a good one */
function passwordObjection(password: string, names: readonly (string | undefined)[]): string | undefined {
  const better =
    'take four words that have nothing to do with each other, or draw it: openssl rand -base64 18';
  if (password.length < passwordLength)
    return `OPS_PASSWORD is shorter than ${passwordLength} characters: ${better}`;
  const named = names.find((name) => name && name.length > 2 && says(password, name));
  if (named !== undefined) return `OPS_PASSWORD contains a name that anybody knows (${named}): ${better}`;
  return isGuessable(password) ? `OPS_PASSWORD is one of those that are tried first: ${better}` : undefined;
}

/** What holds a secret of this platform, besides the database. */
const secretVariables = [...secretNames, 'GATE_KEY', 'APP_SECRET', 'METRICS_TOKEN', 'MAIL_REPORT_SECRET'];
/** Characters at the beginning or the end that no two drawn values share. */
const alike = 16;

/** The password that the driver takes: one in the query before that in front of the host. */
function passwordOf(url: string | undefined): string {
  if (!url || !URL.canParse(url)) return '';
  const { password, searchParams } = new URL(url);
  return searchParams.getAll('password').at(-1) || decodeURIComponent(password);
}

const databaseUrls = (env: Given): string[] =>
  Object.keys(env).filter((name) => /^(?:[A-Z_]+_)?DATABASE_(?:SUPERUSER_)?URL$/.test(name));

/** None at all is a server that knows its callers otherwise. */
const databaseObjections = (env: Given): string[] =>
  databaseUrls(env)
    .filter((name) => {
      const password = passwordOf(env[name]);
      return password !== '' && (password.length < databasePasswordLength || isGuessable(password));
    })
    .map(
      (name) =>
        `${name} has a password that is soon guessed: draw one for its role, e.g. openssl rand -hex 24`,
    );

/**
 * Values that must differ: what signs, and what opens the database. A spent value counts too; only APP_SECRET may be one
 * of every purpose, for it once served all of them.
 */
function repeated(env: Given): string[] {
  const held = [
    ...[...secretVariables, 'STRIPE_WEBHOOK_SECRET', 'OPS_PASSWORD'].map((name) => ({
      name,
      values: ringValues(env[name] ?? ''),
    })),
    ...databaseUrls(env).map((name) => ({ name, values: [passwordOf(env[name])] })),
  ].filter(({ values }) => values[0]);
  return held.flatMap(({ name, values }, at) => {
    const same = held.slice(0, at).find(({ values: [other] }) => other === values[0]);
    if (same) return [`${name} is the same as ${same.name}: each purpose has a secret of its own`];
    const near = held.slice(0, at).find(({ values: [other] }) => isAlike(values[0] ?? '', other ?? ''));
    if (near) return [`${name} is nearly the same as ${near.name}: draw each by itself`];
    const spent = held.find(
      (other) =>
        other.name !== name && other.name !== 'APP_SECRET' && values.indexOf(other.values[0] ?? '') > 0,
    );
    return spent
      ? [
          `${name} still takes the value of ${spent.name}: each purpose has a secret of its own, draw ${spent.name} anew`,
        ]
      : [];
  });
}

/** Also in other letters, or backwards. */
function isAlike(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < alike) return false;
  const text = one.toLowerCase();
  const forwards = other.toLowerCase();
  const backwards = [...forwards].reverse().join('');
  return [forwards, backwards].some(
    (its) => text.slice(0, alike) === its.slice(0, alike) || text.slice(-alike) === its.slice(-alike),
  );
}

/** Where an address leads, without the name, password or query that it may have. */
function placeOf(address: string): string {
  if (!URL.canParse(address)) return 'it cannot be read as one';
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}

function addressObjections(env: Given): string[] {
  return ['PUBLIC_URL', 'AI_OPS_URL'].flatMap((name) => {
    const value = env[name];
    if (value === undefined) return [];
    if (!value.startsWith('https://') || !URL.canParse(value))
      return [`${name} is not an https address: ${placeOf(value)}`];
    const { hostname, username, password } = new URL(value);
    if (username !== '' || password !== '') return [`${name} has a name or a password in it: take them out`];
    return /^(?:localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(hostname)
      ? [`${name} is an address that only this machine reaches: ${placeOf(value)}`]
      : [];
  });
}

/** Files of releases are code; only what never leaves the machine goes without TLS. */
function storageObjections({ S3_ENDPOINT: endpoint }: Given): string[] {
  if (!endpoint || !URL.canParse(endpoint)) return [];
  const { protocol, hostname } = new URL(endpoint);
  if (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return [];
  return ['S3_ENDPOINT is not an https address: give the storage a certificate and use https'];
}

function proxyObjections({ TRUSTED_PROXIES: text }: Given): string[] {
  const why = text ? tooManyProxies(text) : undefined;
  return why === undefined
    ? []
    : [
        `TRUSTED_PROXIES believes ${why}: name the addresses of the proxies, or the network that is theirs alone (10.1.0.0/16)`,
      ];
}

function mailObjections({ SMTP_URL: url }: Given): string[] {
  if (!url || !URL.canParse(url)) return [];
  const off = [...new URL(url).searchParams].find(
    ([name, value]) => !harmless.has(name) && !(name === 'requireTLS' && value === 'true'),
  );
  return off
    ? [
        `SMTP_URL may leave mail unprotected on its way: take ${off[0]} out of it (besides TLS, which stays as it is, it may say ${[...harmless].join(', ')})`,
      ]
    : [];
}

/**
 * What production refuses of an environment; what is missing is somebody else's to say.
 * @returns a line for each objection, without a secret in it; none for an environment that may go on
 */
export function productionObjections(env: Given): string[] {
  const weak = secretVariables.filter((name) => {
    const current = ringValues(env[name] ?? '')[0] ?? '';
    return current !== '' && isWeakSecret(current);
  });
  const { OPS_PASSWORD: password, STRIPE_SECRET_KEY: stripe, STRIPE_WEBHOOK_SECRET: webhook } = env;
  const objection = password
    ? passwordObjection(password, [env.BRAND_NAME ?? 'Stroomwerk', env.OPS_EMAIL?.split('@')[0]])
    : undefined;
  return [
    ...addressObjections(env),
    ...weak.map((name) => `${name} is weak: draw it at random, e.g. openssl rand -base64 32`),
    ...repeated(env),
    ...databaseObjections(env),
    ...(stripe && /^\s*[a-z]+_test_/i.test(stripe) ? ['STRIPE_SECRET_KEY is a test key'] : []),
    ...(webhook && !/^whsec_[A-Za-z0-9+/=_-]{24,}$/.test(webhook)
      ? ['STRIPE_WEBHOOK_SECRET is none of Stripe: copy it whole from the webhook in its dashboard (whsec_…)']
      : []),
    ...(env.STRIPE_API_BASE ? ['STRIPE_API_BASE is another host than the payment provider'] : []),
    ...mailObjections(env),
    ...storageObjections(env),
    ...proxyObjections(env),
    ...(objection ? [objection] : []),
  ];
}

/**
 * What production refuses of the environment of an edge: that, and an edge that does not know who stands before it. It
 * speaks http, so that somebody ends https for it, whose address would be every visitor's.
 */
export const edgeObjections = (env: Given): string[] => [
  ...productionObjections(env),
  ...(['', '1'].includes(env.EDGE_PATIENCE ?? '')
    ? []
    : ['EDGE_PATIENCE makes visitors wait longer for a remote that fails: leave it out']),
  ...(env.TRUSTED_PROXIES?.trim()
    ? []
    : [
        'TRUSTED_PROXIES is empty, so that all visitors would count as one: name the address of the proxy where https ends (127.0.0.1 on this machine)',
      ]),
];

// Real: the processes of `npm start` with their environments, and the schemas that check them. Nothing is started.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CommonEnvironment } from '@stroomwerk/kernel';
import { secretNames, secrets } from '@stroomwerk/kernel/signing';
import { aiOps } from '@stroomwerk/service-ai-ops';
import { auth } from '@stroomwerk/service-auth';
import { billing } from '@stroomwerk/service-billing';
import { libraryService } from '@stroomwerk/service-library';
import { releasesService } from '@stroomwerk/service-releases';
import { type Ports, platform, portNames } from './platform.js';
import { machine, serviceNames, variablesOf } from './processes.js';
import { readSettings } from './settings.js';

const root = resolve(__dirname, '../../..');
const definitions = { auth, library: libraryService, billing, 'ai-ops': aiOps, releases: releasesService };
const databaseOf = (name: string) => `${name.replace('-', '_').toUpperCase()}_DATABASE_URL`;

/** A checkout in which everything counts as built. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stroomwerk-platform-'));
  for (const entry of [
    ...serviceNames.map((name) => `services/${name}/dist/main.js`),
    'infra/payment-sandbox/dist/src/standins.js',
    'infra/n8n-sandbox/dist/src/main.js',
    'services/edge/dist/src/main.js',
  ]) {
    mkdirSync(dirname(join(folder, entry)), { recursive: true });
    writeFileSync(join(folder, entry), '');
  }
  return folder;
}

function specsOf(env: Record<string, string>, hasOpsAccount = false) {
  const folder = checkout();
  try {
    const settings = readSettings(env, folder);
    const ports = Object.fromEntries(portNames.map((name, at) => [name, 5_000 + at])) as Ports;
    const roles = Object.fromEntries(
      serviceNames.map((name) => [name, `postgres://svc_${name}:password-of-${name}@127.0.0.1/x`]),
    ) as Parameters<typeof platform>[3]['roles'];
    const aiOpsHost = { port: 5_100, url: 'http://localhost:5100' };
    return platform(folder, settings, ports, { roles, hasOpsAccount }, aiOpsHost, env).specs;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An operator's environment with more in it than any process needs. */
const given = {
  PATH: '/usr/bin',
  DATABASE_URL: 'postgres://owner:of-everything@127.0.0.1/x',
  OPS_EMAIL: 'ops@example.test',
  OPS_PASSWORD: 'the-password-of-ops',
  AWS_SESSION_TOKEN: 'of somebody else',
  LD_PRELOAD: '/tmp/theirs.so',
  LIBRARY_SEARCH_LIMIT: '7',
};

it('gives each process the variables on its list, and nothing else of the environment', () => {
  const specs = specsOf(given);
  expect(specs.map(({ name }) => name)).toEqual(['n8n-standin', 'standins', ...serviceNames, 'edge']);
  for (const { name, env } of specs) {
    const list = variablesOf[name as keyof typeof variablesOf];
    expect([name, Object.keys(env).filter((variable) => !list.includes(variable))]).toEqual([name, []]);
    expect([name, env.PATH]).toEqual([name, '/usr/bin']);
  }
  expect(specs.find(({ name }) => name === 'library')?.env.LIBRARY_SEARCH_LIMIT).toBe('7');
});

it('keeps what one process needs from every other', () => {
  const holders = (text: string, hasOpsAccount = false) =>
    specsOf(given, hasOpsAccount)
      .filter(({ env }) => Object.values(env).some((value) => value.includes(text)))
      .map(({ name }) => name);
  expect(holders('of-everything')).toEqual([]);
  expect(holders('of somebody else')).toEqual([]);
  for (const name of serviceNames) expect(holders(`password-of-${name}`)).toEqual([name]);
  expect(holders('PRIVATE KEY')).toEqual(['auth']);
  expect(holders('the-password-of-ops')).toEqual(['auth']);
  // Once the account is there, nobody needs to know its password.
  expect(holders('the-password-of-ops', true)).toEqual([]);
  expect(holders('sk_test_')).toEqual(['standins', 'billing']);
});

it('gives a secret to those only that the list of secrets names', () => {
  const specs = specsOf(given);
  for (const secret of secretNames) {
    const holders = specs.filter(({ env }) => env[secret] !== undefined).map(({ name }) => name);
    expect([secret, holders.toSorted()]).toEqual([secret, [...secrets[secret].holders].toSorted()]);
  }
  const values = specs.flatMap(({ env }) => secretNames.flatMap((name) => env[name] ?? []));
  expect(new Set(values).size).toBe(secretNames.length);
});

describe('the list of a process', () => {
  it.each(serviceNames)('names what %s reads, and no more', (name) => {
    const databases = serviceNames.map(databaseOf);
    const reads = new Set([
      ...Object.keys(CommonEnvironment.shape),
      ...Object.keys(definitions[name].env?.shape ?? {}),
    ]);
    for (const variable of databases) if (variable !== databaseOf(name)) reads.delete(variable);
    const ofMachine = new Set<string>(machine);
    const listed = variablesOf[name].filter((variable) => !ofMachine.has(variable));
    expect(listed.toSorted()).toEqual([...reads].toSorted());
  });

  it('names what the edge reads', () => {
    const source = readFileSync(join(root, 'services/edge/src/settings.ts'), 'utf8');
    const read = source.match(/(?<=')[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?=')|(?<=env\.)[A-Z][A-Z0-9_]+/g) ?? [];
    expect(read.filter((variable) => !variablesOf.edge.includes(variable))).toEqual([]);
  });
});

it('begins an n8n to try in development only', () => {
  const [n8n] = specsOf(given);
  expect(n8n).toMatchObject({
    name: 'n8n-standin',
    env: { N8N_SANDBOX_KEY: expect.stringMatching(/^n8n_api_/) },
  });
  expect(specsOf({ ...given, NODE_ENV: 'test' }).map(({ name }) => name)).not.toContain('n8n-standin');
});

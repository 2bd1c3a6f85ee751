// infra/compose and infra/kubernetes run the processes of platform.ts; this holds their texts against the code.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { objectStorageEnv } from '@stroomwerk/kernel/object-storage';
import { serviceNames } from './processes.js';
import { migrationVariables } from './settings.js';

const root = resolve(__dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const compose = read('infra/compose/compose.yaml');
const kubernetes = readdirSync(join(root, 'infra/kubernetes'))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => read(`infra/kubernetes/${file}`))
  .join('\n---\n');

const upperCase = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\bHOST\b|\bPORT\b|\bWORKERS\b/g;
const namesIn = (text: string): string[] => text.match(upperCase) ?? [];

/** Every variable that a process reads, from the sources that check the environment. */
const known = new Set([
  ...namesIn(read('services/kernel/src/env/environment.ts')),
  ...serviceNames.flatMap((name) =>
    ['env.ts', 'service.ts'].flatMap((file) =>
      existsSync(join(root, 'services', name, 'src', file))
        ? namesIn(read(`services/${name}/src/${file}`))
        : [],
    ),
  ),
  ...namesIn(read('services/edge/src/settings.ts')),
  ...Object.keys(objectStorageEnv),
  ...migrationVariables,
  ...serviceNames.map((name) => `${name.replace('-', '_').toUpperCase()}_SERVICE_URL`),
]);
/** What Docker and its PostgreSQL image read. */
const ofImages = new Set([
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
  'IMAGE_TAG',
  'OWNER_PASSWORD',
]);
/** What compose.yaml makes the connection strings of. */
for (const name of serviceNames) ofImages.add(`${name.replace('-', '_').toUpperCase()}_DATABASE_PASSWORD`);

describe.each([
  ['compose', compose],
  ['kubernetes', kubernetes],
])('%s', (_, text) => {
  it('starts only what is there', () => {
    const entries = text.match(/(?:services|infra)\/[\w-]+\/(?:dist(?:\/src)?|bin)\/[\w-]+\.m?js/g) ?? [];
    expect(entries).not.toHaveLength(0);
    for (const entry of entries) {
      const source = entry.replace(/\/dist\/(src\/)?/, '/src/').replace(/\.js$/, '.ts');
      expect([entry, existsSync(join(root, source))]).toEqual([entry, true]);
    }
    for (const entry of [
      ...serviceNames.map((name) => `services/${name}/dist/main.js`),
      'services/edge/dist/src/main.js',
      'infra/local/bin/migrate.mjs',
    ])
      expect(entries).toContain(entry);
  });

  it('sets only variables that a process reads', () => {
    const set = text
      .split('\n')
      .filter((line) => !line.trimStart().startsWith('#'))
      .flatMap(namesIn);
    expect(set.filter((name) => !known.has(name) && !ofImages.has(name))).toEqual([]);
  });
});

it('both may keep files of releases in object storage', () => {
  const names = Object.keys(objectStorageEnv);
  for (const name of names) expect(compose).toContain(`  ${name}: `);
  const readme = read('infra/kubernetes/README.md');
  for (const name of names) expect(readme).toContain(`\`${name}\``);
  // The service, its workers, and the edge.
  expect(kubernetes.match(/name: stroomwerk-storage/g)).toHaveLength(3);
});

it('kubernetes runs the workers of every service by themselves', () => {
  for (const name of serviceNames) expect(kubernetes).toContain(`services/${name}/dist/worker.js`);
  expect(kubernetes.match(/name: WORKERS, value: "none"/g)).toHaveLength(serviceNames.length);
});

it('gives the migrating role to the migration only', () => {
  const jobs = compose.split(/\n {2}(?=[a-z-]+:\n)/);
  const holders = (name: RegExp) =>
    jobs.filter((job) => name.test(job)).map((job) => /^[a-z-]+/.exec(job)?.[0]);
  expect(holders(/ DATABASE_URL: /)).toEqual(['migrate']);
  expect(holders(/DATABASE_SUPERUSER_URL: /)).toEqual(['migrate']);
  for (const name of serviceNames) {
    const variable = `${name.replace('-', '_').toUpperCase()}_DATABASE_URL`;
    expect([variable, holders(new RegExp(`${variable}: `)).toSorted()]).toEqual([
      variable,
      [name, 'migrate'].toSorted(),
    ]);
  }
  // In Kubernetes each process gets the secret of its own name.
  const documents = kubernetes.split('\n---\n');
  const users = (secret: string) =>
    documents
      .filter((text) => text.includes(`name: ${secret} }`))
      .map((text) => /^ {2}name: (\S+)/m.exec(text)?.[1]);
  expect(users('stroomwerk-migrate')).toEqual(['migrate']);
  for (const name of serviceNames)
    expect([name, users(`stroomwerk-${name}`)]).toEqual([name, [name, `${name}-worker`]]);
});

it('kubernetes restarts what hangs, asks nothing of what is not ready, and gives time to end', () => {
  const deployments = kubernetes.split(/^---$/m).filter((text) => /containerPort/.test(text));
  expect(deployments).toHaveLength(serviceNames.length + 1);
  for (const text of deployments) {
    expect(text).toMatch(/livenessProbe:\s+\{\s+httpGet: \{ path: \/health,/);
    expect(text).toMatch(/readinessProbe:\s+\{ httpGet: \{ path: \/health\/ready,/);
    expect(text).toMatch(/preStop/);
    expect(text).toMatch(/terminationGracePeriodSeconds: 30/);
  }
});

it('kubernetes holds no secret, only the names of some', () => {
  expect(kubernetes).not.toMatch(/kind: Secret\b/);
  const named = new Set(
    kubernetes.match(/stroomwerk-(?:queue|migrate|auth|library|billing|ai-ops|releases|edge|storage|tls)\b/g),
  );
  const readme = read('infra/kubernetes/README.md');
  for (const secret of named) expect(readme).toContain(`\`${secret}\``);
});

it('waits in Kubernetes for the end of a start by the address that is well from then on only', () => {
  const probes = kubernetes.match(/startupProbe: .*/g) ?? [];
  expect(probes).toHaveLength(serviceNames.length + 1);
  for (const probe of probes) expect(probe).toContain('path: /health,');
});

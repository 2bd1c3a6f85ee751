// In specs: a release that tries to get out of its process, and its neighbour. `kit` is what it would have if it broke out
// of JavaScript's own fence: Node's modules.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import type { Shell } from '../files/shell-files.js';
import type { Drawn } from '../page/html.js';
import { buildRelease, buildReleaseSet, buildRoute } from '../releases/builders.js';
import { matchRoute } from '../releases/route-match.js';
import { DrawingProcesses, usualPool } from './drawing-processes.js';
import type { Isolation } from './isolation.js';
import { Prerenderer } from './prerenderer.js';
import { Reads } from './reads.js';

const shellBundle = `
const kit = {};
for (const name of ['fs', 'net', 'child_process', 'worker_threads', 'process', 'os', 'module']) kit[name] = require(name);
exports.shared = { kit, react: {} };
exports.renderPage = async (input) => {
  const drawn = await input.bundle.draw(input);
  return typeof drawn === 'string' || drawn?.html === undefined
    ? { html: '', dehydrated: drawn, head: { title: 'T' }, status: 200 }
    : drawn;
};
exports.pictureOf = async (input) => input.bundle.picture;
exports.drawPicture = ({ title, bundle }) => '<svg>' + title + (bundle === null ? ' alone' : '') + '</svg>';
exports.listAddresses = async (input) => input.bundle.addresses;`;

const hostile = `
const { fs, net, child_process, worker_threads, process: real, os } = require('kit');
const outcome = async (attempt) => {
  try { return { came: JSON.stringify(await attempt()) ?? 'undefined' }; } catch (error) { return { refused: String(error.code ?? error.message) }; }
};
const call = (port, host = '127.0.0.1') => new Promise((resolve, reject) => {
  const socket = net.connect(port, host, () => resolve('connected'));
  socket.on('error', reject);
});
globalThis.left ??= 0;
const attempts = {
  environment: () => ({ ...real.env }),
  visible: () => [typeof process.binding, typeof process.getBuiltinModule, typeof require('react').x, typeof globalThis.require, typeof WebSocket, Object.keys(process.env)],
  passwd: () => fs.readFileSync('/etc/passwd', 'utf8'),
  written: () => fs.writeFileSync('/tmp/drawn-by-a-release', 'x'),
  folder: ({ url }) => fs.readdirSync(decodeURIComponent(url.split('?')[1])),
  parent: () => fs.readFileSync('/proc/' + real.ppid + '/environ', 'utf8'),
  binding: () => Object.keys(real.binding('fs')),
  addon: () => real.dlopen({ exports: {} }, '/lib/x.node'),
  shell: () => String(child_process.execSync('id')),
  thread: () => String(new worker_threads.Worker('1', { eval: true })),
  eval: () => (0, eval)('1 + 1'),
  connect: ({ url }) => call(Number(url.split('?')[1])),
  elsewhere: () => call(53, '1.1.1.1'),
  kill: () => real.kill(real.ppid, 'SIGTERM'),
  killAll: () => real.kill(-1, 'SIGTERM'),
  root: () => (real.setuid(0), real.getuid()),
  who: () => [real.getuid(), real.getgid(), real.getgroups()],
  nice: () => os.setPriority(-20),
  neighbour: () => Object.keys(globalThis).filter((name) => name === 'left').map(() => (globalThis.left += 1)),
  reads: async ({ apiBase, aiOpsUrl }) => {
    const found = {};
    const ask = async (name, ...args) => {
      found[name] = await fetch(...args).then(async (answer) => answer.status + ' ' + (await answer.text()).slice(0, 60), (error) => String(error.message));
    };
    await ask('allowed', apiBase + '/api/billing/prices', { headers: { authorization: 'Bearer x', cookie: 'a=b' } });
    await ask('posted', apiBase + '/api/billing/prices', { method: 'POST', body: '{}' });
    await ask('other', apiBase + '/api/account/me');
    await ask('metrics', apiBase + '/metrics');
    await ask('climbs', apiBase + '/api/workflows/by-slug/%2e%2e/%2e%2e/metrics');
    await ask('encoded', apiBase + '/api/workflows/by-slug/..%2f..%2fmetrics');
    await ask('redirected', apiBase + '/api/workflows/by-slug/moved');
    await ask('host', 'http://127.0.0.1:1/api/billing/prices');
    await ask('large', apiBase + '/api/workflows/by-slug/large');
    return found;
  },
  loop: () => { for (;;); },
  memory: async () => { const kept = []; for (;;) { kept.push(Buffer.alloc(32e6, 1)); await new Promise((next) => setImmediate(next)); } },
  atOnce: () => Buffer.alloc(1e9, 1).length,
  objects: () => { const kept = []; for (;;) kept.push({ kept: [kept.length] }); },
  large: () => 'x'.repeat(9e6),
  pollution: () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  deep: () => JSON.parse('['.repeat(3000) + ']'.repeat(3000)),
  forged: async () => {
    const say = (message) => {
      const text = Buffer.from(JSON.stringify(message));
      const length = Buffer.alloc(4);
      length.writeUInt32BE(text.length);
      fs.writeSync(3, Buffer.concat([length, text]));
    };
    for (const id of [0, -1, 1, 1e6]) say({ kind: 'done', id, result: { html: 'forged', dehydrated: {}, head: { title: '' }, status: 200 } });
    say({ kind: 'ready' });
    return 'own';
  },
  nonsense: () => { fs.writeSync(3, Buffer.from([0, 0, 0, 3, 65, 66, 67])); return new Promise(() => {}); },
  flood: async () => {
    const text = Buffer.alloc(1e6, 32);
    text.writeUInt32BE(text.length - 4);
    text.write('{"kind":"done","id":-1}', 4);
    for (let at = 0; ; at %= text.length)
      try { at += fs.writeSync(3, text, at); } catch { await new Promise((next) => setImmediate(next)); }
  },
};
exports.draw = (input) => {
  const name = /^.try.([a-zA-Z]+)/.exec(input.url)?.[1];
  const attempt = attempts[name];
  if (attempt) return ['loop', 'memory', 'atOnce', 'objects', 'large', 'nonsense', 'flood', 'deep'].includes(name) ? attempt(input) : outcome(() => attempt(input));
  const html = { script: '<script>alert(1)</script>', handler: '<b onclick="x">y</b>', unclosed: '</div><div>' }[input.url.slice(5)] ?? '<p>whole</p>';
  return { html, dehydrated: {}, head: { title: 'T' }, status: 200 };
};
exports.picture = { brand: 'B', title: '<image href="/etc/passwd"/>'.slice(0, 5), text: '', graph: null, more: 'x' };
exports.addresses = ['/ok', 'javascript:alert(1)'];`;
export const neighbour = `globalThis.left = 7; exports.draw = async () => ({ html: '<p>neighbour</p>', dehydrated: { left: globalThis.left }, head: { title: 'N' }, status: 200 });`;

export const sha = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const release = (name: string, code: string, path: string) =>
  buildRelease({
    name,
    server: 'server.cjs',
    integrity: { 'server.cjs': sha(code) },
    routes: [buildRoute(path)],
    prerender: [path],
  });
const secret = 'a-secret-that-no-release-may-read';

export const set: ReleaseSet = buildReleaseSet(
  release('mfe-hostile', hostile, '/try/:what'),
  release('mfe-neighbour', neighbour, '/neighbour'),
);

/** Files of both releases with a secret beside them, and the services that they may read. */
export interface HostileSite {
  readonly folder: string;
  readonly port: number;
  /** What reached the services. */
  readonly asked: string[];
  readonly shell: Shell;
  readonly close: () => Promise<void>;
}

export async function startHostileSite(): Promise<HostileSite> {
  const folder = await mkdtemp(join(tmpdir(), 'drawing-'));
  const bundles = { 'mfe-hostile': hostile, 'mfe-neighbour': neighbour };
  for (const [name, code] of Object.entries(bundles)) {
    await mkdir(join(folder, 'releases', name, '1.0.0'), { recursive: true });
    await writeFile(join(folder, 'releases', name, '1.0.0/server.cjs'), code);
  }
  await writeFile(join(folder, 'app-secret'), secret, { mode: 0o600 });
  await writeFile(join(folder, 'shell.cjs'), shellBundle);
  process.env.APP_SECRET = secret;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(
      `${request.method} ${request.url} ${request.headers.authorization ?? ''}${request.headers.cookie ?? ''}`,
    );
    if (request.url?.endsWith('/moved')) return response.writeHead(302, { location: '/metrics' }).end();
    if (request.url?.endsWith('/large')) return response.end('x'.repeat(5e6));
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{"plans":7}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...{ folder, asked },
    port: (server.address() as AddressInfo).port,
    shell: {
      template: '',
      manifest: {} as Shell['manifest'],
      server: join(folder, 'shell.cjs'),
      id: 'shell',
    },
    close: async () => {
      delete process.env.APP_SECRET;
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A prerenderer whose processes are held as told. @param job milliseconds that a drawing may take */
export function prerendererOf({ folder, port }: HostileSite, isolation: Isolation, job = 1_500) {
  const warnings: string[] = [];
  const names = ['auth', 'library', 'billing', 'ai-ops', 'releases'] as const;
  const services = Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${port}`])) as Record<
    (typeof names)[number],
    string
  >;
  const reads = new Reads(services, 'http://localhost:8081');
  const processes = new DrawingProcesses(
    async () => isolation,
    ({ language }, asked, signal) => reads.read({ ...asked, language }, signal),
    usualPool,
    { start: 20_000, job, answer: 1e6, reads: 50 },
  );
  const prerenderer = new Prerenderer({
    artifacts: { root: join(folder, 'releases'), bring: async () => true, follow: async () => undefined },
    isolation: async () => isolation,
    ...{ services, processes },
    aiOpsUrl: 'http://localhost:8081',
    brand: { name: 'B', supportEmail: '', kvkNumber: '', vatId: '', address: '' },
    publicUrl: 'http://localhost',
    dataVersion: () => '1',
    warn: (message) => warnings.push(message),
  });
  return { warnings, processes, prerenderer };
}

export const drawWith = (
  { shell }: HostileSite,
  prerenderer: Prerenderer,
  path: string,
  own = set,
): Promise<Drawn | 'coming' | null> => prerenderer.page(shell, own, matchRoute(own, path), path, 'nl');

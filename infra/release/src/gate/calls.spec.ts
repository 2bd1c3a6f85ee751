// Real: the sources and the declarations of this repository's remotes.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as aiOps from '@stroomwerk/contracts/ai-ops';
import * as auth from '@stroomwerk/contracts/auth';
import * as billing from '@stroomwerk/contracts/billing';
import * as library from '@stroomwerk/contracts/library';
import type { ReleaseManifest } from '@stroomwerk/contracts/releases';
import * as releases from '@stroomwerk/contracts/releases';
import { checkCalls, undeclaredCall, writesIn } from './calls.js';

const manifest = (calls?: string[], files: string[] = ['Page.js']): ReleaseManifest =>
  ({
    ...{ name: 'mfe-shop', server: 'server.cjs', calls },
    files: Object.fromEntries(files.map((file) => [file, {}])),
  }) as ReleaseManifest;
const contents = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, code]) => [file, Buffer.from(code)]));

describe('the calls that a script names', () => {
  it.each([
    [
      'an endpoint of contracts',
      'let a=(0,n.s)("PUT","/api/automations/{id}/status"),b=1',
      ['PUT /api/automations/{}/status'],
    ],
    ['one that only reads', '(0,n.s)("GET","/api/billing/prices",{auth:"plain"})', []],
    ['a read and a write of one address', 's("GET","/api/x"),s("POST","/api/x")', ['POST /api/x']],
    [
      'a call of its own',
      'fetch("/api/auth/logout",{credentials:"include",method:"POST"})',
      ['POST /api/auth/logout'],
    ],
    [
      'a call of its own in a template',
      `fetch(\`/api/automations/\${id}\`,{method:"DELETE"})`,
      ['DELETE /api/automations/{}'],
    ],
    ['the method before the address', 'axios({method:"patch",url:"/api/account"})', ['PATCH /api/account']],
    ['a form', 'jsx("form",{method:"post",action:"/api/account/messages"})', ['POST /api/account/messages']],
    ['a link', 'jsx("a",{href:"/api/auth/google"})', []],
  ])('are read of %s', (_, code, calls) => {
    expect(writesIn(code)).toEqual(calls);
  });
});

describe('the gate', () => {
  const code = contents({
    'Page.js': 's("POST","/api/billing/ops/grants")',
    'server.cjs': 's("POST","/api/on-the-server")',
  });

  it.each(['remoteEntry.js', 'Page.JS', 'server.mjs'])(
    'reads %s too, whatever the manifest says it is for',
    (file) => {
      const lying = { ...manifest([], [file]), server: file };
      expect(
        checkCalls(lying, contents({ [file]: 'fetch("/api/auth/sessions",{method:"DELETE"})' })).ok,
      ).toBe(false);
    },
  );

  it('refuses a writing call that is not declared, and says what to do', () => {
    expect(checkCalls(manifest(), code)).toEqual({
      check: 'calls that write',
      ok: false,
      detail:
        'Page.js calls POST /api/billing/ops/grants, which is not declared; name it in "calls" of remote.json, or do without',
    });
    expect(checkCalls(manifest(['GET /api/billing/ops/grants']), code).ok).toBe(false);
    expect(checkCalls(manifest(['POST /api/billing/ops']), code).ok).toBe(false);
  });

  it('shows what a release calls, and what it declares for nothing', () => {
    const declared = manifest(['POST /api/billing/ops/grants', 'PUT /api/x/{id}'], ['Page.js', 'server.cjs']);
    expect(checkCalls(declared, code)).toMatchObject({
      ok: true,
      detail: '1 declared: POST /api/billing/ops/grants\ndeclared and not found in the code: PUT /api/x/{id}',
    });
  });

  it('takes a parameter for one part of an address and no more', () => {
    const calls = ['PUT /api/automations/{id}/status'];
    expect(undeclaredCall({ method: 'PUT', path: '/api/automations/1-2/status' }, calls)).toBeUndefined();
    expect(undeclaredCall({ method: 'GET', path: '/api/anything' }, calls)).toBeUndefined();
    for (const [method, path] of [
      ['POST', '/api/automations/1/status'],
      ['PUT', '/api/automations/1/2/status'],
      ['PUT', '/api/automations/1/status/more'],
      ['DELETE', '/api/account'],
    ] as const)
      expect(undeclaredCall({ method, path }, calls)).toContain(`calls ${method} ${path}`);
  });
});

describe('what the remotes of this repository declare', () => {
  const root = resolve(__dirname, '../../../..');
  const contracts: Readonly<Record<string, object>> = { 'ai-ops': aiOps, auth, billing, library, releases };
  const sources = (dir: string): string[] =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
      .map((file) => readFileSync(join(dir, file), 'utf8'));
  const isWrite = (one: unknown): one is { method: string; path: string } =>
    typeof one === 'object' && one !== null && 'method' in one && 'path' in one && one.method !== 'GET';
  /** The writing endpoints that a source takes from contracts, by name or through `* as`. */
  const taken = (source: string): string[] =>
    [
      ...source.matchAll(/import (?:\{([^}]*)\}|\* as (\w+)) from '@stroomwerk\/contracts\/([\w-]+)'/g),
    ].flatMap(([, names, space, contract = '']) => {
      const used = names
        ? names.split(',').map((name) => name.trim().split(' as ')[0] ?? '')
        : [...source.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, name]) => name ?? '');
      return used
        .map((name) => ((contracts[contract] ?? {}) as Record<string, unknown>)[name])
        .filter(isWrite)
        .map(({ method, path }) => `${method} ${path}`);
    });

  it.each(readdirSync(root).filter((name) => name.startsWith('mfe-')))('%s', (remote) => {
    const { calls } = JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8'));
    const used = sources(join(root, remote, 'src')).flatMap(taken);
    expect([...calls].sort()).toEqual([...new Set(used)].sort());
  });
});

// Real: the compiler in its own process (compiled), the shell's contract of this checkout. Made up: the declarations.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stroomwerk/contracts/releases';
import { repositoryRoot } from '../../context.js';
import { judged } from '../verdict.js';
import { checkDeclarations, type Limits } from './check.js';
import { typesFile } from './declarations.js';
import { declarationsOf } from './emit.js';

const shared = { react: '19.3.0', '@stroomwerk/mfe-runtime': '1.0.0' };
const page = 'export default function Page(): import("react").JSX.Element;';
const server = `import type { ServerModule } from '@stroomwerk/mfe-runtime';
  export declare const pages: ServerModule['pages'];`;

/** @param content of the uploaded list @param exposed what the manifest says */
const check = (content: object | string | undefined, exposed = ['./Page'], limits?: Limits) => {
  const manifest = {
    exposes: Object.fromEntries(exposed.filter((name) => name !== './server').map((name) => [name, {}])),
    server: exposed.includes('./server') ? 'server.cjs' : null,
  } as unknown as ReleaseManifest;
  const text = typeof content === 'object' ? JSON.stringify(content) : content;
  const contents = new Map(text === undefined ? [] : [[typesFile, Buffer.from(text)]]);
  return judged('contract', () =>
    checkDeclarations(manifest, contents, { version: '1.0.0', shared }, limits),
  );
};
/** Declarations of one page, and of what it names. */
const declared = (text: string, others: Record<string, string> = {}) => ({
  exposes: { './Page': 'src/Page.d.ts' },
  files: { 'src/Page.d.ts': text, ...others },
});

it('passes what meets the contract of the running shell', async () => {
  const both = declared(
    `import type { Shown } from './shown.js'; declare const Page: () => Shown; export default Page;`,
    { 'src/shown.d.ts': `export type Shown = import('react').ReactNode;`, 'src/server.d.ts': server },
  );
  const exposes = { ...both.exposes, './server': 'src/server.d.ts' };
  expect(await check({ ...both, exposes }, ['./Page', './server'])).toEqual({
    ...{ check: 'contract', ok: true, detail: '2 modules as shell 1.0.0 takes them' },
  });
});

it('refuses what the shell could not show, each by name', async () => {
  const files = {
    'a.d.ts': page.replace('()', '(props: { title: string })'),
    'b.d.ts': page.replace('default ', ''),
    'c.d.ts': 'declare const Page: any; export default Page;',
  };
  const exposes = { './Asking': 'a.d.ts', './Nameless': 'b.d.ts', './Silent': 'c.d.ts' };
  const { ok, detail } = await check({ exposes, files }, Object.keys(exposes));
  expect([ok, detail.split('\n')]).toEqual([
    false,
    [
      expect.stringContaining('./Asking is no PageModule (TS2344'),
      expect.stringContaining('./Nameless is no PageModule (TS2344'),
      expect.stringContaining('./Silent is declared as any'),
    ],
  ]);
});

it.each([
  ['a release without declarations', undefined, 'release with the present `npm run release`'],
  ['no list', '{', 'is no list of declarations'],
  ['a path out of the release', { exposes: {}, files: { '../x.d.ts': '' } }, 'is no list of declarations'],
  ['an absolute path', { exposes: {}, files: { '/etc/x.d.ts': '' } }, 'is no list of declarations'],
  ['a path that ends a text', { exposes: { './Page': "x'.d.ts" }, files: {} }, 'is no list of declarations'],
  [
    'too many files',
    { exposes: {}, files: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`x${at}.d.ts`, ''])) },
    'more than 200 files',
  ],
  ['too much', declared(' '.repeat(600_000)), 'at most 524288'],
  [
    'another expose than the release',
    { exposes: { './Other': 'src/Page.d.ts' }, files: {} },
    './Page is exposed',
  ],
  [
    'an expose without a file',
    { exposes: { './Page': 'src/Page.d.ts' }, files: {} },
    'there is no src/Page.d.ts',
  ],
] as const)('refuses %s', async (_, content, fault) => {
  const { ok, detail } = await check(content);
  expect([ok, detail]).toEqual([false, expect.stringContaining(fault)]);
});

it('reads nothing but the declarations and what the shell offers, whatever they name', async () => {
  const secret = mkdtempSync(join(tmpdir(), 'secret-'));
  writeFileSync(join(secret, 'key.d.ts'), 'export declare const secret: "s3cret-of-the-platform";');
  const { ok, detail } = await check(
    declared(`export default function Page(): import('react').ReactNode;`, {
      'a.d.ts': `export * from '${secret}/key';`,
      'b.d.ts': `/// <reference path="${secret}/key.d.ts" />\nexport {};`,
      'c.d.ts': `export type C = typeof import('${secret}/key').secret; export declare const c: C & 1; const d: 1 = c;`,
      'd.d.ts': `export * from '../../../..${secret}/key.js';`,
      'e.d.ts': `export * from 'react/../../..${secret}/key';`,
      'f.d.ts': `export * from '@stroomwerk/kernel/signing';`,
      'g.d.ts': `/// <reference types="node" />\nexport {};`,
      'h.d.ts': `import '@stroomwerk/mfe-runtime'; declare module '@stroomwerk/mfe-runtime' { interface PageModule { x: 1 } }`,
      'i.d.ts': `export {}; declare global { interface Window { x: 1 } }`,
      'j.d.ts': `declare const everywhere: 1;`,
      'k.d.ts': `export * from '/etc/passwd';`,
      'l.d.ts': `import x from '../../package.json'; export { x };`,
    }),
  );
  rmSync(secret, { recursive: true });
  expect(ok).toBe(false);
  expect(detail).not.toContain('s3cret');
  expect(detail).not.toContain(repositoryRoot);
  for (const fault of [
    ...['a', 'c', 'e', 'f', 'k'].map(
      (file) => new RegExp(`^${file}.d.ts imports .* the shell does not offer`, 'm'),
    ),
    ...['d', 'l'].map((file) => new RegExp(`^${file}.d.ts imports .* not among the declarations`, 'm')),
    ...['b', 'g'].map((file) => `${file}.d.ts has a /// reference`),
    ...['h', 'i'].map((file) => `${file}.d.ts changes the types of others`),
    'j.d.ts is no module',
  ])
    expect(detail).toMatch(fault);
});

it('ends what never comes to an end', async () => {
  const limits = { seconds: 0.05, megabytes: 768 };
  expect(await check(declared(page), ['./Page'], limits)).toMatchObject({
    ...{ ok: false, detail: expect.stringContaining('could not be checked within 0.05 s') },
  });
  const much = await check(declared(page), ['./Page'], { seconds: 60, megabytes: 20 });
  expect([much.ok, much.detail]).toEqual([false, expect.stringContaining('could not be checked')]);
});

it('takes what the preset and the compiler make of a remote', async () => {
  const made = await declarationsOf(repositoryRoot, 'mfe-library');
  expect(Object.keys(made.exposes)).toContain('./server');
  expect(await check(made, Object.keys(made.exposes))).toMatchObject({ ok: true });
});

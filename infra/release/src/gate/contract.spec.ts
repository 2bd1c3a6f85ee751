// Real: the compiler, the shell's contract. Small: two remotes in a checkout of their own.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../context.js';
import { checkContract } from './contract.js';

const page = 'export default function Page() { return <h1>Winkel</h1>; }';
const titled = 'export default function Page({ title }: { title: string }) { return <h1>{title}</h1>; }';

describe('contract', () => {
  let root: string;
  const write = (file: string, content: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  const remote = (name: string, source: string): void => {
    const declaration = {
      ...{ name, owner: 'team', exposes: { './Page': './src/Page.tsx' }, routes: [], navigation: [] },
      ...{ apis: {}, prerender: [] },
    };
    write(`${name}/remote.json`, JSON.stringify(declaration));
    write(`${name}/src/Page.tsx`, source);
  };

  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'contract-')));
    for (const name of ['node_modules', 'infra']) symlinkSync(join(repositoryRoot, name), join(root, name));
    remote('mfe-shop', page);
    remote('mfe-peer', page);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('holds for pages, and for what is drawn at the edge', async () => {
    write(
      'mfe-shop/src/server.tsx',
      `import type { ServerModule } from '@stroomwerk/mfe-runtime';
       import Page from './Page.js';
       export const pages: ServerModule['pages'] = { './Page': Page };`,
    );
    expect(await checkContract(root, 'mfe-shop', ['mfe-peer', 'mfe-elsewhere'])).toEqual({
      check: 'contract',
      ok: true,
      detail: '2 modules, and 1 of the active peers',
    });
  });

  it.each([
    ['a renamed default export', page.replace('default ', ''), `mfe-shop ./Page is no PageModule (TS2`],
    ['a page that demands properties', titled, 'export a component by default that needs no properties'],
    ['no component', 'export default { title: 1 };', 'mfe-shop ./Page is no PageModule'],
    ['a server module without pages', undefined, 'mfe-shop ./server is no ServerModule'],
  ])('refuses %s', async (_, source, text) => {
    if (source === undefined) write('mfe-shop/src/server.tsx', 'export const prefetch = {};');
    else write('mfe-shop/src/Page.tsx', source);
    const { ok, detail } = await checkContract(root, 'mfe-shop', ['mfe-peer']);
    expect([ok, detail.split('\n')]).toEqual([false, [expect.stringContaining(text)]]);
  });

  it('refuses a page that is not there', async () => {
    rmSync(join(root, 'mfe-shop/src/Page.tsx'));
    const { detail } = await checkContract(root, 'mfe-shop', []);
    expect(detail).toContain('there is no mfe-shop/src/Page.tsx; correct exposes in remote.json');
  });

  it('refuses what would leave a peer behind', async () => {
    write('mfe-peer/src/Page.tsx', titled);
    const { ok, detail } = await checkContract(root, 'mfe-shop', ['mfe-peer']);
    expect(ok).toBe(false);
    expect(detail).toContain('mfe-peer ./Page is no PageModule');
    expect(detail).toContain('keep the contract compatible');
  });
});

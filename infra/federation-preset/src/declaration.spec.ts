import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerName, DeclarationError, exposeChunk, readDeclaration } from './declaration.js';
import { devPort } from './port.js';

const declaration = {
  name: 'mfe-test',
  owner: 'team-test',
  exposes: { './Page': './src/pages/Page.tsx' },
  routes: [
    { path: '/test', expose: './Page', access: 'public', frame: 'site', title: { nl: 'Test', en: 'Test' } },
  ],
  navigation: [],
  apis: {},
  prerender: ['/test'],
};

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'remote-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const reading = (content: unknown) => () => {
  writeFileSync(join(dir, 'remote.json'), typeof content === 'string' ? content : JSON.stringify(content));
  return readDeclaration(dir);
};

test('a sound declaration is read', () => {
  expect(reading(declaration)()).toMatchObject({ name: 'mfe-test', prerender: ['/test'] });
});

test.each([
  ['broken JSON', '{', 'JSON'],
  ['a wrong name', { ...declaration, name: 'test' }, 'name'],
  [
    'an unknown frame',
    { ...declaration, routes: [{ ...declaration.routes[0], frame: 'x' }] },
    'routes.0.frame',
  ],
  ['a route without expose', { ...declaration, exposes: {} }, './Page is not exposed'],
  [
    'an address twice',
    { ...declaration, routes: [...declaration.routes, ...declaration.routes] },
    'declared twice',
  ],
  ['prerendering what is no route', { ...declaration, prerender: ['/other'] }, 'prerender /other'],
])('%s is refused, and the place is named', (_, content, named) => {
  expect(reading(content)).toThrow(DeclarationError);
  expect(reading(content)).toThrow(named);
});

test('names derived from a remote’s name stay the same', () => {
  expect(containerName('mfe-ai-ops')).toBe('mfe_ai_ops');
  expect(exposeChunk('./LibraryPage')).toBe('LibraryPage');
  expect(devPort('mfe-library')).toBe(devPort('mfe-library'));
  expect(devPort('mfe-library')).toBeGreaterThanOrEqual(4100);
});

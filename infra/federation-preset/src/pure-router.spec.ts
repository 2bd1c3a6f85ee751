// Real: the package itself, in the version that is installed.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import pureRouter from './pure-router.js';

const shell = createRequire(join(resolve(__dirname, '../../..'), 'shell/package.json'));
const production = join(
  dirname(createRequire(shell.resolve('react-router-dom')).resolve('react-router/package.json')),
  'dist/production',
);
const modules = readdirSync(production)
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => readFileSync(join(production, name), 'utf8'));

it('takes what loads pages of the framework mode out of the link, in one module of the package', () => {
  const changed = modules.filter((code) => code !== pureRouter(code));
  expect(changed.filter((code) => code.includes('React10.createElement(PrefetchPageLinks'))).toHaveLength(1);
  for (const code of changed.map(pureRouter)) {
    expect(code).not.toMatch(/createElement\(PrefetchPageLinks,/);
    expect(code).not.toMatch(/= React\d*\.(?:forwardRef|memo|createContext)\(|^\w+\.displayName = "/m);
  }
});

it('says so where the link is no longer written as it was', () => {
  const code = modules.find((each) => each.includes('function PrefetchPageLinks(')) ?? '';
  expect(() => pureRouter(code.replaceAll('shouldPrefetch', 'ahead'))).toThrow('react-router');
});

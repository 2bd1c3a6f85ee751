import { join } from 'node:path';
import { inLayer, layerOf, layers, StyleError } from './css-layer.js';
import { foreignSelectors } from './css-selectors.js';
import { rootDir } from './shared.js';

test.each([
  ['shell/packages/ui-kit/src/actions/Button.module.css', 'kit'],
  ['shell/packages/ui-kit/src/styles/base.css', undefined],
  ['shell/src/app/global.css', 'shell'],
  ['mfe-library/src/features/library/components/Library.module.css', 'remote'],
])('%s goes into %s', (file, layer) => {
  expect(layerOf(join(rootDir, file))).toBe(layer);
});

test('a remote outside the repository is a remote still', () => {
  expect(layerOf('/elsewhere/mfe-test/src/Page.module.css')).toBe('remote');
});

test('the order stands first, then what may not be in a layer, then the layer with all rules', () => {
  const css = inLayer('/* head */\n@import url("a.css");\n.a { color: red }\n', 'shell', 'x.css');
  expect(css).toBe(
    `@layer ${layers.join(',')};/* head */\n@import url("a.css");@layer shell{\n.a { color: red }\n\n}\n`,
  );
});

test('lines keep their numbers', () => {
  const source = '.a {\n  color: red;\n}\n.b {\n}\n';
  const line = (css: string) => css.slice(0, css.indexOf('.b')).split('\n').length;
  expect(line(inLayer(source, 'remote', 'x.css'))).toBe(line(source));
});

test('selectors bound to an own class are fine', () => {
  const css = `
    .list li, .list > *, ul.list, [data-theme="dark"] .list, .a:not(.b, .c) { color: red }
    /* p { } */
    @media (max-width: 767px) { .list { color: red } }
    @supports (display: grid) { @media print { .list::before { content: "} p {" } } }
    @keyframes spin { from { opacity: 0 } 50.5% { opacity: 1 } }
    .nested { p { color: red } &:hover { color: blue } }
    @font-face { font-family: X }`;
  expect(foreignSelectors(css)).toEqual([]);
});

test.each([
  ['p { color: red }', ['p']],
  [':root { --x: 1 }', [':root']],
  ['* { margin: 0 }', ['*']],
  ['.a, body { margin: 0 }', ['body']],
  ['body:has(.a) { overflow: hidden }', ['body:has(.a)']],
  ['[data-x=".a"] { margin: 0 }', ['[data-x=""]']],
  [':global(.btn) { margin: 0 }', [':global(.btn)']],
  ['@media print { .a { color: red } h1, h2 { color: red } }', ['h1', 'h2']],
])('%s reaches beyond', (css, found) => {
  expect(foreignSelectors(css)).toEqual(found);
});

test('a remote that styles the whole page is refused, and told what to do', () => {
  const build = () => inLayer('button { color: red }', 'remote', 'mfe-x/src/X.module.css');
  expect(build).toThrow(StyleError);
  expect(build).toThrow('mfe-x/src/X.module.css: "button" would style other remotes and the shell too.');
  expect(() => inLayer('@import "y.css";', 'remote', 'x.css')).toThrow('imports no other');
  expect(inLayer('button { color: red }', 'shell', 'x.css')).toContain('@layer shell{button');
});

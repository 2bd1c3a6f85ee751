import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

/** Names of a package that a source takes, or `*`: which ones cannot be told. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** A syntax tree, as far as names of modules are concerned. */
interface Node {
  readonly type?: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const text = (node: unknown): string => (isNode(node) && typeof node.value === 'string' ? node.value : '');
const list = (node: unknown): readonly Node[] => (Array.isArray(node) ? node.filter(isNode) : []);

function treeOf(code: string, filename: string): readonly Node[] {
  const typed = /\.[cm]?tsx?$/.test(filename);
  const { body } = parseSync(code, {
    target: 'es2022',
    ...(typed
      ? { syntax: 'typescript', tsx: filename.endsWith('x') }
      : { syntax: 'ecmascript', jsx: filename.endsWith('x') }),
  });
  return body as unknown as readonly Node[];
}

/** The name of a specifier in the module that it comes from. */
const foreignName = (specifier: Node): string => {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type !== 'ImportSpecifier' && specifier.type !== 'ExportSpecifier') return '*';
  const named =
    (specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.orig) ?? specifier.local;
  return text(named);
};

/** Every import, re-export, `import()` and `require()` below a node: module, and the names taken from it. */
function* taken(node: unknown): Generator<readonly [string, readonly string[]]> {
  if (Array.isArray(node)) for (const each of node) yield* taken(each);
  if (!isNode(node) || Array.isArray(node) || node.typeOnly === true) return;
  if (node.type === 'ExportAllDeclaration') yield [text(node.source), ['*']];
  if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') {
    const specifiers = list(node.specifiers).filter(({ isTypeOnly }) => isTypeOnly !== true);
    yield [text(node.source), specifiers.map(foreignName)];
    return;
  }
  if (node.type === 'CallExpression' && isNode(node.callee)) {
    const whole =
      node.callee.type === 'Import' || (node.callee.type === 'Identifier' && node.callee.value === 'require');
    if (whole) yield [text(list(node.arguments)[0]?.expression), ['*']];
  }
  for (const value of Object.values(node)) if (isNode(value)) yield* taken(value);
}

/**
 * What a source takes from the named packages. Types do not count: they are gone in the build. The default of a
 * CommonJS package is the whole of it.
 * @param packages names of the packages that matter
 * @param commonjs those among them that have no names of their own
 */
export function importedNames(
  code: string,
  filename: string,
  packages: readonly string[],
  commonjs: readonly string[] = ['react', 'react-dom'],
): Names {
  const found: Record<string, string[]> = {};
  for (const [source, names] of taken(treeOf(code, filename)))
    if (packages.includes(source)) {
      found[source] ??= [];
      for (const name of names)
        found[source].push(name === 'default' && commonjs.includes(source) ? '*' : name);
    }
  return found;
}

/** Several sources together: sorted names, `*` alone where it occurs. Packages of which nothing is taken are left out. */
export function mergedNames(all: readonly Names[]): Record<string, string[]> {
  const merged = new Map<string, Set<string>>();
  for (const names of all)
    for (const [source, taken] of Object.entries(names))
      for (const name of taken) merged.set(source, (merged.get(source) ?? new Set()).add(name));
  return Object.fromEntries(
    [...merged].sort().map(([source, names]) => [source, names.has('*') ? ['*'] : [...names].sort()]),
  );
}

/** What the sources of a build take from the packages. @param files absolute paths */
export const importsOf = (files: readonly string[], packages: readonly string[]): Record<string, string[]> =>
  mergedNames(
    files
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
      .map((file) => importedNames(readFileSync(file, 'utf8'), file, packages)),
  );

/**
 * The names that a module exports, types left out, sorted.
 * @throws Error for `export *`: such a module does not say what it exports
 */
export function exportedNames(code: string, filename: string): string[] {
  const names = treeOf(code, filename).flatMap((node) => {
    if (node.type === 'ExportAllDeclaration') throw new Error(`${filename}: export * hides the names.`);
    if (node.type === 'ExportDefaultDeclaration' || node.type === 'ExportDefaultExpression')
      return ['default'];
    if (node.type === 'ExportNamedDeclaration' && node.typeOnly !== true)
      return list(node.specifiers)
        .filter(({ isTypeOnly }) => isTypeOnly !== true)
        .map(({ exported, orig, name }) => text(exported ?? orig ?? name));
    if (node.type !== 'ExportDeclaration' || !isNode(node.declaration)) return [];
    const { declaration } = node;
    if (declaration.type === 'VariableDeclaration')
      return list(declaration.declarations).map(({ id }) => text(id));
    return /^(Function|Class)Declaration$/.test(declaration.type ?? '') ? [text(declaration.identifier)] : [];
  });
  return [...new Set(names)].sort();
}

/** The names of a CommonJS package in its production build, as a page has it. @param from folder that has it installed */
export function commonjsNames(name: string, from: string): string[] {
  const require = createRequire(join(from, 'package.json'));
  const file = join(dirname(require.resolve(`${name}/package.json`)), `cjs/${name}.production.js`);
  return Object.keys(require(file) as object).sort();
}

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import ts from 'typescript';

/** Folder of the candidate's declarations: it is nowhere but in memory, beside the packages that they may name. */
export const candidateFolder = (root: string): string => join(root, '.candidate');

/** What the shell's contract is written in, and what the shell offers to remotes. */
const contractPackages = ['@stroomwerk/contracts', '@tanstack/react-query'];
const workspaces = ['@stroomwerk/mfe-runtime', '@stroomwerk/auth-store', '@stroomwerk/contracts'];

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  customConditions: ['source'],
  strict: true,
  noEmit: true,
  resolveJsonModule: false,
};

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The file of the candidate that a relative import means; undefined where it has none. */
function inCandidate(
  files: ReadonlyMap<string, string>,
  from: string,
  specifier: string,
): string | undefined {
  const path = posix.join(posix.dirname(from), specifier).replace(/\.[jt]sx?$/, '');
  return [`${path}.d.ts`, `${path}/index.d.ts`].find((one) => files.has(one));
}

/**
 * A program of the compiler in which nothing of this machine exists but the candidate's declarations, the shell's
 * contract and the packages that both may name: whatever the declarations ask for, nothing else is read.
 * @param files below `candidateFolder` @param offered packages that the running shell offers
 * @param refuse told what the candidate's files import and may not
 */
export function fencedProgram(
  root: string,
  files: ReadonlyMap<string, string>,
  offered: readonly string[],
  refuse: (fault: string) => void,
): ts.Program {
  const folder = `${candidateFolder(root)}/`;
  const allowed = new Set([...offered, ...contractPackages]);
  const readable = [
    join(root, 'node_modules'),
    ...workspaces.map((name) => join(root, 'node_modules', name)),
  ].flatMap((path) => (existsSync(path) ? [realpathSync(path) + sep] : []));
  const ofCandidate = (name: string): string | undefined =>
    name.startsWith(folder) ? name.slice(folder.length) : undefined;
  const isReadable = (name: string): boolean => {
    if (!/\.(?:[mc]?tsx?|json)$/.test(name) || !existsSync(name)) return false;
    const real = realpathSync(name);
    return readable.some((one) => real.startsWith(one));
  };
  const readFile = (name: string): string | undefined => {
    const own = ofCandidate(name);
    if (own !== undefined) return files.get(own);
    return isReadable(name) ? readFileSync(name, 'utf8') : undefined;
  };
  const library = dirname(ts.getDefaultLibFilePath({}));
  const host: ts.CompilerHost = {
    readFile,
    fileExists: (name) =>
      ofCandidate(name) === undefined ? isReadable(name) : files.has(ofCandidate(name) ?? ''),
    getSourceFile: (name, target) => {
      const text = readFile(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, target);
    },
    realpath: (name) => (ofCandidate(name) === undefined && existsSync(name) ? realpathSync(name) : name),
    getDefaultLibFileName: () => join(library, 'lib.es2023.d.ts'),
    getDefaultLibLocation: () => library,
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
    resolveModuleNameLiterals: (literals, containing) =>
      literals.map(({ text }) => {
        const own = ofCandidate(containing);
        if (own === undefined) return ts.resolveModuleName(text, containing, options, host);
        if (/^\.\.?\//.test(text)) {
          const file = inCandidate(files, own, text);
          if (file === undefined) refuse(`${own} imports ${text}, which is not among the declarations`);
          return {
            resolvedModule:
              file === undefined
                ? undefined
                : {
                    resolvedFileName: folder + file,
                    extension: ts.Extension.Dts,
                    isExternalLibraryImport: false,
                  },
          };
        }
        if (allowed.has(packageOf(text)) && !text.split('/').includes('..'))
          return ts.resolveModuleName(text, containing, options, host);
        refuse(`${own} imports ${text}, which the shell does not offer; keep it out of what is exposed`);
        return { resolvedModule: undefined };
      }),
  };
  return ts.createProgram({ rootNames: [...files.keys()].map((file) => folder + file), options, host });
}

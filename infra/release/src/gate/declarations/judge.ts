import ts from 'typescript';
import { type ContractModule, contractFile, linesBefore } from '../contract-file.js';
import type { Declarations } from './declarations.js';
import { candidateFolder, fencedProgram } from './library.js';

/** Faults that are told; somebody who mends these sees the next. */
const told = 20;

/** What reaches beyond its own file, whatever it says: other files, the types of everybody, the shell's contract itself. */
function reachesOut(file: string, source: ts.SourceFile): string[] {
  const directives = [
    ...source.referencedFiles,
    ...source.typeReferenceDirectives,
    ...source.libReferenceDirectives,
  ];
  const changes = source.statements.filter(
    (one) =>
      ts.isModuleDeclaration(one) &&
      (ts.isStringLiteral(one.name) || (one.flags & ts.NodeFlags.GlobalAugmentation) !== 0),
  );
  return [
    ...(directives.length > 0 ? [`${file} has a /// reference, which the gate does not follow`] : []),
    ...(changes.length > 0 ? [`${file} changes the types of others (declare module or global)`] : []),
    ...(ts.isExternalModule(source) ? [] : [`${file} is no module`]),
  ];
}

/** Whether a module declares its main export as anything at all: that says nothing, so it is held against it. */
function saysNothing(checker: ts.TypeChecker, source: ts.SourceFile, name: string): boolean {
  const symbol = checker.getSymbolAtLocation(source);
  const found = symbol && checker.getExportsOfModule(symbol).find((one) => one.name === name);
  return found !== undefined && (checker.getTypeOfSymbol(found).flags & ts.TypeFlags.Any) !== 0;
}

/**
 * Holds declarations against the contract of the shell in `root`. They are a stranger's: nothing that they name is read
 * but each other and the packages that the shell offers.
 * @param offered names of those packages
 * @returns what is wrong, one line each
 */
export function judgeDeclarations(
  { exposes, files }: Declarations,
  root: string,
  offered: readonly string[],
): string[] {
  const faults = new Set<string>();
  const modules = Object.entries(exposes).map(
    ([name, file]): ContractModule & { readonly name: string; readonly file: string } => ({
      ...{ name, file, module: file.replace(/\.d\.ts$/, '') },
      contract: name === './server' ? 'ServerModule' : 'PageModule',
    }),
  );
  for (const { name, file } of modules)
    if (!Object.hasOwn(files, file)) faults.add(`${name}: there is no ${file} among the declarations`);
  const there = modules.filter(({ file }) => Object.hasOwn(files, file));
  const own = new Map(Object.entries(files));
  const contract = 'contract.ts';
  const program = fencedProgram(root, new Map([...own, [contract, contractFile(there)]]), offered, (fault) =>
    faults.add(fault),
  );
  // A lacking library would be ours, and would make anything pass.
  const [broken] = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (broken) throw new Error(`the gate has no compiler: ${textOf(broken, root)}`);
  const sourceOf = (file: string) =>
    program.getSourceFile(`${candidateFolder(root)}/${file}`) as ts.SourceFile;
  for (const file of own.keys()) {
    const source = sourceOf(file);
    for (const fault of reachesOut(file, source)) faults.add(fault);
    for (const one of [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)])
      faults.add(`${file}: ${textOf(one, root)}`);
  }
  const source = sourceOf(contract);
  for (const one of program.getSemanticDiagnostics(source)) {
    const at = there[source.getLineAndCharacterOfPosition(one.start ?? 0).line - linesBefore];
    faults.add(at ? `${at.name} is no ${at.contract} (${textOf(one, root)})` : textOf(one, root));
  }
  const checker = program.getTypeChecker();
  for (const { name, file, contract: wanted } of there)
    if (saysNothing(checker, sourceOf(file), wanted === 'PageModule' ? 'default' : 'pages'))
      faults.add(`${name} is declared as any, which says nothing; give it a type`);
  return [...faults].slice(0, told);
}

/** In one line, without the folders of this machine. */
const textOf = ({ messageText, code }: ts.Diagnostic, root: string): string =>
  `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    .replace(/typeof import\("[^"]*"\)/g, 'the module')
    .replaceAll(`${candidateFolder(root)}/`, '')
    .replaceAll(`${root}/`, '')
    .replace(/\s+/g, ' ')
    .slice(0, 400);

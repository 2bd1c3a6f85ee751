import ts from 'typescript';

/** What of an answer says that it is there, that it failed, and how it is asked for again. */
const failure = new Set(['error', 'isError']);
const told = ['error', 'refetch'];

/** Whether a type is what a read by the platform's client gives. */
const isQuery = (type) =>
  type.aliasSymbol?.name === 'UseQueryResult' ||
  (type.isUnion() ? type.types.every((one) => isQueryPart(one)) : isQueryPart(type));
const isQueryPart = (type) =>
  /^(Query\w*Result|DefinedUseQueryResult|QueryObserver\w*Result)$/.test(
    type.aliasSymbol?.name ?? type.symbol?.name ?? '',
  );

/** The component or hook around a node: where an answer is used, its failure is shown too. */
function functionAround(node) {
  let outermost;
  for (let at = node.parent; at && !ts.isSourceFile(at); at = at.parent)
    if (ts.isFunctionLike(at)) outermost = at;
  return outermost;
}

/** The names that a hook returns: itself, or in an object. */
function handedOn(expression, source) {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (!ts.isObjectLiteralExpression(expression)) return [];
  return expression.properties.flatMap((property) =>
    ts.isShorthandPropertyAssignment(property)
      ? [property.name.text]
      : ts.isPropertyAssignment(property) && ts.isIdentifier(property.initializer)
        ? [property.initializer.getText(source)]
        : [],
  );
}

/**
 * Reads whose answer is used where nobody looks whether it failed, or where there is no way to ask again.
 * @param {ts.Program} program with the types of what it reads
 * @param {(file: string) => boolean} wanted files that are judged
 * @returns {string[]} "file:line what is missing"
 */
export function unhandledReads(program, wanted) {
  const checker = program.getTypeChecker();
  const found = [];
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || !wanted(source.fileName)) continue;
    /** @type {Map<ts.Node, Map<string, { at: ts.Node, uses: Set<string> }>>} */
    const places = new Map();
    const note = (node, name, ...uses) => {
      const around = functionAround(node) ?? source;
      const reads = places.get(around) ?? new Map();
      places.set(around, reads);
      const read = reads.get(name) ?? { at: node, uses: new Set() };
      reads.set(name, read);
      for (const use of uses) read.uses.add(use);
    };
    /** @type {Map<ts.Node, Set<string>>} what a hook returns */
    const handed = new Map();
    const given = (node) => {
      const around = functionAround(node) ?? source;
      const names = handed.get(around) ?? new Set();
      handed.set(around, names);
      return names;
    };
    const visit = (node) => {
      if (ts.isPropertyAccessExpression(node) && isQuery(checker.getTypeAtLocation(node.expression)))
        note(node, node.expression.getText(source), node.name.text);
      // Handed on whole, it is judged where it arrives.
      if (ts.isJsxExpression(node) && node.expression && isQuery(checker.getTypeAtLocation(node.expression)))
        note(node, node.expression.getText(source), ...told);
      if (ts.isJsxExpression(node) && node.expression && ts.isIdentifier(node.expression))
        given(node).add(node.expression.text);
      if (ts.isReturnStatement(node) && node.expression)
        for (const name of handedOn(node.expression, source)) given(node).add(name);
      if (ts.isObjectBindingPattern(node) && isQuery(checker.getTypeAtLocation(node)))
        note(
          node,
          node.parent.initializer?.getText(source) ?? `parameter ${node.pos}`,
          ...node.elements.map(({ propertyName, name }) => (propertyName ?? name).getText(source)),
        );
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const [around, reads] of places)
      for (const [name, { at, uses }] of reads) {
        if (!uses.has('data') || handed.get(around)?.has(name.split('.')[0] ?? '')) continue;
        const missing = [
          ...([...uses].some((use) => failure.has(use)) ? [] : ['error']),
          ...(uses.has('refetch') ? [] : ['refetch']),
        ];
        if (missing.length === 0) continue;
        const { line } = source.getLineAndCharacterOfPosition(at.getStart(source));
        found.push(`${source.fileName}:${line + 1} ${missing.join(', ')}`);
      }
  }
  return found;
}

/** Everything that the browser draws, with its types: the shell and each remote. */
export function readsOf(root) {
  const config = ts.readConfigFile(`${root}/mfe-library/tsconfig.json`, ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, `${root}/mfe-library`);
  const files = ts.sys.readDirectory(
    root,
    ['.ts', '.tsx'],
    ['**/node_modules/**', '**/*.spec.*'],
    ['mfe-*/src/**/*', 'shell/src/**/*'],
  );
  return {
    program: ts.createProgram(files, { ...options, noEmit: true }),
    wanted: (file) => /^\/(mfe-[^/]+|shell)\/src\//.test(file.slice(root.length)),
  };
}

/** Prints what is found. @returns {boolean} whether every read of the screens says when it failed */
export function queriesHandled(root) {
  const { program, wanted } = readsOf(root);
  const found = unhandledReads(program, wanted);
  for (const line of found)
    console.error(
      `${line.slice(root.length + 1)} of a read: show that it failed with another try (ErrorNotice), or read what the page can do without by useOptionalQuery`,
    );
  return found.length === 0;
}

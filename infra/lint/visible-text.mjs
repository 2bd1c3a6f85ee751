// Visible text that stands in JSX itself instead of in a catalogue: nobody could read it in the other language.
import ts from 'typescript';

/** Attributes that are read aloud or shown. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
]);
/** Words that are the same in every language: names, units and codes. */
const same =
  /^(n8n|esc|Dashboard|Workflow|JSON|CSV|PDF|ZIP|LinkedIn|Twitter|Facebook|Reddit|Google|Ctrl|Esc|KvK|Btw|btw|IBAN|SEPA|iDEAL|MRR)$/;

/** @param {string} text @returns {boolean} whether somebody has to be able to read it */
const isText = (text) =>
  (text.replace(/\b[A-Z0-9]+(_[A-Z0-9]+)+\b/g, '').match(/\p{L}{2,}/gu) ?? []).some(
    (word) => !same.test(word),
  );

/**
 * @param {string} file name, for the place of what is found
 * @param {string} source
 * @returns {string[]} `file:line text` of everything that is visible and in no catalogue
 */
export function visibleText(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {string[]} */
  const found = [];
  /** @param {import('typescript').Node} node @param {string} text */
  const note = (node, text) => {
    if (!isText(text)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    found.push(`${file}:${line + 1} ${text.trim().replace(/\s+/g, ' ')}`);
  };
  /** What an expression shows: the text itself, or one of two. @param {import('typescript').Expression | undefined} node */
  const shown = (node) => {
    if (node === undefined) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) note(node, node.text);
    else if (ts.isTemplateExpression(node))
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)])
        note(part, part.text);
    else if (ts.isParenthesizedExpression(node)) shown(node.expression);
    else if (ts.isConditionalExpression(node)) {
      shown(node.whenTrue);
      shown(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.PlusToken) shown(node.left);
      if (
        kind === ts.SyntaxKind.PlusToken ||
        kind === ts.SyntaxKind.AmpersandAmpersandToken ||
        kind === ts.SyntaxKind.BarBarToken ||
        kind === ts.SyntaxKind.QuestionQuestionToken
      )
        shown(node.right);
    }
  };
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isJsxText(node)) note(node, node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) shown(node.expression);
    else if (ts.isJsxAttribute(node) && spoken.has(node.name.getText(tree))) {
      const { initializer } = node;
      if (initializer !== undefined)
        shown(ts.isJsxExpression(initializer) ? initializer.expression : initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

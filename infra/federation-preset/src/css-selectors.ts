/** Rules of these hold no selectors. */
const withoutSelectors =
  /^@(?:-\w+-)?(?:keyframes|font-face|property|counter-style|font-palette-values|page)\b/;

/** Comments and strings may hold braces, commas and dots. */
const withoutText = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""');

/** Splits at the commas that stand outside parentheses and brackets. */
function parts(selectors: string): string[] {
  let depth = 0;
  const found = [''];
  for (const sign of selectors) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found.map((part) => part.trim()).filter((part) => part !== '');
}

/** What stands in parentheses or brackets only narrows: `body:has(.x)` styles the body. */
function withoutArguments(selector: string): string {
  let depth = 0;
  let kept = '';
  for (const sign of selector) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0) kept += sign;
  }
  return kept;
}

const own = (selector: string): boolean =>
  !selector.includes(':global') && /\.[a-z_-]/i.test(withoutArguments(selector));

/**
 * Selectors of a style sheet that are not bound to a class of its own: bare elements, `:root`, `*`, `:global(...)`.
 * Rules inside a rule are bound to it.
 * @param source CSS
 * @returns each such selector once, as written
 */
export function foreignSelectors(source: string): string[] {
  const foreign = new Set<string>();
  const css = withoutText(source);
  /** Innermost last: whether the rules inside stand free, so that their selectors count. */
  const open: boolean[] = [];
  let prelude = '';
  for (const sign of css) {
    if (sign === '{') {
      const head = prelude.trim();
      const free = open.at(-1) ?? true;
      const at = head.startsWith('@');
      if (free && !at) for (const one of parts(head)) if (!own(one)) foreign.add(one);
      open.push(free && at && !withoutSelectors.test(head));
      prelude = '';
    } else if (sign === '}') {
      open.pop();
      prelude = '';
    } else if (sign === ';') prelude = '';
    else prelude += sign;
  }
  return [...foreign];
}

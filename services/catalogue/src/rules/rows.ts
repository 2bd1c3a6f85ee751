import type { N8nNode } from '../dsl/types.js';
import type { Rule } from './rule.js';
import { type Ast, around, type Script } from './script.js';

/** Calls that fail on a text which they cannot read; in braces n8n takes every failure but that of JSON for an empty value. */
const FAILS = { code: /^(JSON\.parse|URL|decodeURIComponent|BigInt)$/, expression: /^JSON\.parse$/ };

const isCaught = (script: Script, node: Ast): boolean => {
  let inner = node;
  for (const outer of around(script, node)) {
    if (outer.type === 'TryStatement' && outer.block === inner) return true;
    inner = outer;
  }
  return false;
};

/** What ends a script, and with it the run. */
function* endsIn(script: Script): Generator<string> {
  for (const node of script.nodes)
    if (node.type === 'ThrowStatement' && !isCaught(script, node)) yield script.textOf(node);
  for (const [name, call] of script.calls)
    if (
      FAILS[script.kind].test(name) &&
      call.arguments[0]?.type !== 'Literal' &&
      !isCaught(script, call as Ast)
    )
      yield script.textOf(call as Ast);
}

const handles = ({ onError }: N8nNode): boolean => onError !== undefined;

/** One bad row that ends the work on all others. */
export const rows: Rule = {
  id: 'one-bad-row',
  *find(subject) {
    for (const step of subject.steps) {
      if (handles(step)) continue;
      for (const script of subject.scriptsOf(step))
        for (const text of endsIn(script))
          yield {
            step: step.name,
            says: `${text.slice(0, 80)} ends the run for every other item: catch it, or give the step an error branch (withErrorBranch)`,
          };
    }
  },
};

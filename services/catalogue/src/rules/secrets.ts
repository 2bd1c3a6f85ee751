import { assignmentsOf } from './origin.js';
import type { Rule } from './rule.js';
import { type Ast, around, type Script } from './script.js';

const SECRET =
  /wachtwoord|password|token|secret|geheim|sleutel|\bkey\b|api_?key|\bpin\b|code$|^code|_code|Code/;

/** What something is called that a script works out. */
function* namesAround(script: Script, node: Ast): Generator<string> {
  for (const outer of around(script, node)) {
    const named =
      outer.type === 'VariableDeclarator'
        ? outer.id
        : outer.type === 'Property'
          ? outer.key
          : outer.type === 'AssignmentExpression'
            ? outer.left
            : undefined;
    if (named) yield script.textOf(named as Ast);
  }
}

/** A secret that can be guessed. */
export const secrets: Rule = {
  id: 'secrets',
  *find(subject) {
    for (const step of subject.steps)
      for (const script of subject.scriptsOf(step))
        for (const [name, call] of script.calls) {
          if (name !== 'Math.random') continue;
          const field =
            assignmentsOf(step)[Number(/^assignments\.assignments\.(\d+)\./.exec(script.path)?.[1])];
          const named = [step.name, field?.name ?? '', ...namesAround(script, call as Ast)];
          if (named.some((one) => SECRET.test(one)))
            yield {
              step: step.name,
              says: 'Math.random can be guessed: have the step Crypto generate it (action generate), or the app that it is for',
            };
        }
  },
};

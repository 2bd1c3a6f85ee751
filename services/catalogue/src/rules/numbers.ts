import type { Json, N8nNode } from '../dsl/types.js';
import { assignedType, assignmentsOf, chainOf, isTyped, originsIn } from './origin.js';
import type { Fault, Rule, Subject } from './rule.js';
import { type Ast, type Call, calledName, expressionsOf, type Script } from './script.js';

/** A number, perhaps none that can be counted with, or words. */
type Kind = 'number' | 'unsure' | 'words';
const worst = (...kinds: Kind[]): Kind =>
  kinds.includes('words') ? 'words' : kinds.includes('unsure') ? 'unsure' : 'number';

const CONVERTS = new Set([
  'Number',
  'parseFloat',
  'parseInt',
  'Number.parseFloat',
  'Number.parseInt',
  '.toNumber',
]);
const ASKS = /\bisFinite\b|\bisNaN\b|\bisInteger\b|typeof|[<>]/;

/** What an expression of a step gives where a number is wanted. */
class Kinds {
  constructor(
    private readonly subject: Subject,
    private readonly step: N8nNode,
    private readonly script: Script,
  ) {}

  private ofCall(call: Call): Kind {
    const name = calledName(call);
    if (CONVERTS.has(name)) {
      const [given] = call.arguments;
      return given && this.of(given as Ast) === 'number' && this.isNumber(given as Ast) ? 'number' : 'unsure';
    }
    if (/^Math\./.test(name)) return worst(...call.arguments.map((one) => this.of(one as Ast)));
    if (name === '.find' || name === '.toFixed' || name === '.reduce') return 'number';
    if (/^\.(trim|replace|replaceAll|toLowerCase|slice|join|toFormat|toISO)$/.test(name) || name === 'String')
      return originsIn(this.subject, this.step, this.script, call as Ast).some(isTyped) ? 'words' : 'number';
    return 'number';
  }

  /** Whether steps of ours hold it as a number. */
  private isNumber(node: Ast): boolean {
    return node.type === 'Literal' || assignedType(this.subject, this.step, this.script, node) === 'number';
  }

  private ofReference(node: Ast): Kind {
    if (this.script.textOf(node).endsWith('.length') || this.isNumber(node)) return 'number';
    if (!originsIn(this.subject, this.step, this.script, node).some(isTyped)) return 'number';
    return chainOf(node) ? 'words' : 'unsure';
  }

  of(node: Ast): Kind {
    switch (node.type) {
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return this.of(node.expression as Ast);
      case 'ConditionalExpression':
        return ASKS.test(this.script.textOf(node.test as Ast))
          ? 'number'
          : worst(this.of(node.consequent as Ast), this.of(node.alternate as Ast));
      case 'LogicalExpression': {
        const [left, right] = [this.of(node.left as Ast), this.of(node.right as Ast)];
        return node.operator === '||' && left === 'unsure' ? right : worst(left, right);
      }
      case 'BinaryExpression': {
        const kind = worst(this.of(node.left as Ast), this.of(node.right as Ast));
        return kind === 'words' && /^[-*/%]$/.test(node.operator) ? 'unsure' : kind;
      }
      case 'UnaryExpression':
        return this.of(node.argument as Ast) === 'number' ? 'number' : 'unsure';
      case 'CallExpression':
      case 'NewExpression':
        return this.ofCall(node);
      case 'MemberExpression':
      case 'Identifier':
        return this.ofReference(node);
      default:
        return 'number';
    }
  }
}

const sides = (parameters: N8nNode['parameters']): { value: Json; number: boolean }[] => {
  const found: { value: Json; number: boolean }[] = [];
  const visit = (part: Json): void => {
    if (part === null || typeof part !== 'object') return;
    if (!Array.isArray(part) && part.operator && 'leftValue' in part) {
      const { type, singleValue } = part.operator as { type: string; singleValue?: boolean };
      found.push({ value: part.leftValue ?? null, number: type === 'number' });
      if (!singleValue) found.push({ value: part.rightValue ?? null, number: type === 'number' });
    }
    for (const one of Object.values(part)) visit(one);
  };
  visit(parameters);
  return found;
};

const alone = (value: Json): Script | undefined => {
  const text = String(value);
  const scripts = expressionsOf(text);
  return scripts.length === 1 && /^=\s*\{\{[\s\S]*\}\}\s*$/.test(text) ? scripts[0] : undefined;
};

/** Steps whose values are ours, or were asked for as numbers. */
const OURS =
  /\.(code|set|formTrigger|form|merge|splitInBatches|if|filter|switch|aggregate|summarize|removeDuplicates|limit|sort)$/;
const comesFromOutside = (subject: Subject, step: N8nNode, script: Script, node: Ast): boolean =>
  originsIn(subject, step, script, node).some(({ step: giver }) => !OURS.test(giver.type));

function* inStep(subject: Subject, step: N8nNode): Generator<Fault> {
  const kindOf = (script: Script, node = script.root): Kind =>
    node ? new Kinds(subject, step, script).of(node) : 'number';
  for (const { name, value, type } of assignmentsOf(step)) {
    const script = type === 'number' ? alone(value) : undefined;
    if (script && kindOf(script) !== 'number')
      yield {
        step: step.name,
        says: `its field ${name} is a number, and n8n stops every item where ${value} is none: give null or 0 then, such as Number(…) || 0`,
      };
  }
  for (const { value, number } of sides(step.parameters)) {
    const script = number ? alone(value) : undefined;
    if (script && kindOf(script) === 'words')
      yield {
        step: step.name,
        says: `it compares ${value} as a number, and n8n stops every item where that is a text: put Number(…) around it`,
      };
  }
  for (const script of subject.scriptsOf(step)) {
    if (script.kind === 'code') continue;
    for (const [name, call] of script.calls) {
      if (!/^\.(toFixed|toLocaleString)$/.test(name) || call.callee.type !== 'MemberExpression') continue;
      const shown = call.callee.object as Ast;
      if (name === '.toLocaleString' && !comesFromOutside(subject, step, script, shown)) continue;
      if (kindOf(script, shown) !== 'number')
        yield {
          step: step.name,
          says: `${script.textOf(call as Ast).slice(0, 80)} writes NaN where no number came in: ask Number.isFinite before, or give another text`,
        };
    }
  }
}

/** A text that is no number stops a run in Edit Fields and in conditions, and is written as NaN in texts. */
export const numbers: Rule = {
  id: 'numbers',
  *find(subject) {
    for (const step of subject.steps) yield* inStep(subject, step);
  },
};

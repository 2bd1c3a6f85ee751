import type { AnyNode, Pattern } from 'acorn';
import type { Json } from '../dsl/types.js';
import { matching } from './matching.js';
import {
  comparedWith,
  eachOf,
  either,
  itemOf,
  mayLack,
  member,
  nothing,
  oneOf,
  pairOf,
  type Sign,
  sameAs,
  takenFor,
  unitOf,
  type Value,
  wantedEmpty,
} from './values.js';

/** What a script reads: what its step gets, and what other steps gave, by their names. */
export interface Around {
  readonly json: Value;
  readonly step: (name: string) => Value;
  /** Whether what is asked for is a figure, so that a plus adds. */
  readonly isFigure?: boolean;
}

const SAME = new Set([
  'filter',
  'sort',
  'toSorted',
  'slice',
  'reverse',
  'toReversed',
  'unique',
  'removeDuplicates',
  'compact',
  'splice',
  'randomItem',
  'flat',
  'values',
]);
const ONE = new Set(['find', 'findLast', 'at', 'pop', 'shift', 'first', 'last', 'get']);
const LISTS = new Set([
  'map',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'reduce',
  'some',
  'every',
  'flatMap',
  'forEach',
  'sort',
  'toSorted',
  'join',
  'flat',
]);
const TEXTS = new Set([
  'toLowerCase',
  'toUpperCase',
  'trim',
  'split',
  'replace',
  'replaceAll',
  'match',
  'matchAll',
  'startsWith',
  'endsWith',
  'substring',
  'padStart',
  'normalize',
  'charAt',
  'localeCompare',
]);
const DATES = new Set([
  'toDateTime',
  'toISO',
  'toISODate',
  'toFormat',
  'plus',
  'minus',
  'diff',
  'diffNow',
  'startOf',
  'endOf',
  'setZone',
  'setLocale',
  'toMillis',
  'hasSame',
]);
const CHOOSES = new Set(['filter', 'find', 'findLast', 'some', 'every', 'findIndex']);
const HINTS = new Set(['startsWith', 'includes', 'endsWith']);
const MIRRORED: Record<Sign, Sign> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };
const OTHERWISE: Record<Sign, Sign> = { '=': '!', '!': '=', '<': '>=', '>': '<=', '<=': '>', '>=': '<' };
/** Whether a part of a script only leads out: of a loop, or of the script without a result. */
function isWayOut(node: AnyNode): boolean {
  if (node.type === 'BlockStatement') return node.body.length === 1 && isWayOut(node.body[0] as AnyNode);
  if (node.type === 'ReturnStatement')
    return (
      !node.argument ||
      (node.argument.type === 'ArrayExpression' && node.argument.elements.length === 0) ||
      (node.argument.type === 'Literal' && !node.argument.value)
    );
  return (
    node.type === 'ContinueStatement' || node.type === 'ThrowStatement' || node.type === 'BreakStatement'
  );
}
/** Whether nothing comes of a choice: no thing, no word. */
const isNothing = (node: AnyNode): boolean =>
  (node.type === 'ArrayExpression' && node.elements.length === 0) ||
  (node.type === 'Literal' && (node.value === null || node.value === ''));
const isWord = (node: AnyNode): boolean =>
  (node.type === 'Literal' && typeof node.value === 'string' && node.value !== '') ||
  node.type === 'TemplateLiteral';

/** Whether a choice is among words for what is wrong, of which the last is none. */
function isReason(consequent: AnyNode, alternate: AnyNode): boolean {
  let last = alternate;
  let words = isWord(consequent) ? 1 : 0;
  for (; last.type === 'ConditionalExpression'; last = last.alternate)
    words += isWord(last.consequent) ? 1 : 0;
  return (words > 1 || (words === 1 && alternate.type === 'ConditionalExpression')) && isNothing(last);
}
const signOf = (operator: string): Sign | undefined =>
  /^===?$/.test(operator)
    ? '='
    : /^!==?$/.test(operator)
      ? '!'
      : /^[<>]=?$/.test(operator)
        ? operator
        : undefined;
/** Days from a moment to the begin or end of its week, month or year. */
function boundary(days: number, name: 'startOf' | 'endOf', unit: string): number {
  const at = new Date(Date.now() + days * 86_400_000);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const next = name === 'endOf' ? 1 : 0;
  const to: Record<string, number> = {
    week: Date.UTC(year, month, day - ((at.getUTCDay() + 6) % 7) + next * 7),
    month: Date.UTC(year, month + next, 1),
    quarter: Date.UTC(year, month - (month % 3) + next * 3, 1),
    year: Date.UTC(year + next, 0, 1),
  };
  const found = to[unit];
  return found === undefined ? 0 : Math.round((found - Date.UTC(year, month, day)) / 86_400_000);
}

/** How deep functions may call each other. */
const deepest = 12;

/** Reads a script without running it: every name that it reads of what steps gave is noted at the fields that it stands for. */
export class Reading {
  private readonly names: Map<string, Value>[] = [new Map()];
  private returned: Value = nothing;
  private depth = 0;
  /** Whether what is asked decides which of a list are taken. */
  private chosen = false;
  /** Whether what is asked is the way out, so that what goes on answers it otherwise. */
  private asksOtherwise = false;

  constructor(private readonly around: Around) {}

  /** What it gives: of an expression its value, of a Code step what it returns. */
  of(root: AnyNode): Value {
    const value = this.value(root);
    return root.type === 'Program' ? this.returned : value;
  }

  private known(name: string): Value {
    for (const scope of [...this.names].reverse()) {
      const found = scope.get(name);
      if (found) return found;
    }
    if (name === '$now' || name === '$today') return { fields: [], now: 0 };
    if (name === '$json') return this.around.json;
    if (name === '$input') return { fields: [], items: this.around.json };
    if (name === 'items') return { fields: [], each: itemOf(this.around.json) };
    if (name === 'item') return itemOf(this.around.json);
    return nothing;
  }

  private bind(pattern: Pattern | AnyNode, value: Value): void {
    if (pattern.type === 'Identifier') (this.names.at(-1) as Map<string, Value>).set(pattern.name, value);
    else if (pattern.type === 'AssignmentPattern')
      this.bind(pattern.left, either(value, this.value(pattern.right)));
    else if (pattern.type === 'RestElement') this.bind(pattern.argument, value);
    else if (pattern.type === 'ArrayPattern')
      pattern.elements.forEach((one, index) => {
        if (one) this.bind(one, value.props?.get(String(index)) ?? eachOf(value));
      });
    else if (pattern.type === 'ObjectPattern')
      for (const one of pattern.properties)
        if (one.type === 'RestElement') this.bind(one.argument, value);
        else
          this.bind(
            one.value,
            member(
              value,
              one.key.type === 'Identifier' ? one.key.name : String((one.key as { value?: unknown }).value),
            ),
          );
  }

  private all(nodes: readonly (AnyNode | null | undefined)[]): Value[] {
    return nodes.flatMap((one) => (one ? this.value(one) : []));
  }

  private literalOf(node: AnyNode): Json | undefined {
    if (node.type === 'Literal') return node.value as Json;
    if (node.type === 'UnaryExpression' && node.operator === '-' && node.argument.type === 'Literal')
      return -Number(node.argument.value);
    return undefined;
  }

  private value(node: AnyNode): Value {
    switch (node.type) {
      case 'Identifier':
        return this.known(node.name);
      case 'Literal':
        return { fields: [], literal: (node.value ?? null) as Json };
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'ExpressionStatement':
        return this.value(node.expression);
      case 'AwaitExpression':
      case 'SpreadElement':
        return this.value(node.argument);
      case 'UnaryExpression': {
        const before = this.asksOtherwise;
        if (node.operator === '!') this.asksOtherwise = !before;
        const value = this.value(node.argument);
        this.asksOtherwise = before;
        // What is filtered by `!done` is what is not done; `if (!id)` is a way out.
        if (
          node.operator === '!' &&
          this.chosen &&
          value.fields.every(({ compared }) => compared.length === 0)
        )
          wantedEmpty(value);
        else if (node.operator === '!') mayLack(value);
        return nothing;
      }
      case 'UpdateExpression':
      case 'ThrowStatement':
        this.value(node.argument);
        return nothing;
      case 'TemplateLiteral':
        this.all(node.expressions);
        return nothing;
      case 'MemberExpression':
        return this.memberOf(node);
      case 'CallExpression':
        return this.call(node);
      case 'NewExpression':
        return this.made(node);
      case 'LogicalExpression':
        return either(this.value(node.left), this.value(node.right));
      case 'ConditionalExpression':
        return this.choice(node);
      case 'BinaryExpression':
        return this.binary(node);
      case 'AssignmentExpression':
        return this.assigned(node);
      case 'SequenceExpression':
        return this.all(node.expressions).at(-1) ?? nothing;
      case 'ArrayExpression':
        return this.list(node);
      case 'ObjectExpression':
        return this.object(node);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return this.lambda(node);
      case 'FunctionDeclaration':
        if (node.id) this.bind(node.id, this.lambda(node));
        return nothing;
      default:
        return this.statement(node);
    }
  }

  private statement(node: AnyNode): Value {
    switch (node.type) {
      case 'Program':
      case 'BlockStatement':
        this.all(node.body as AnyNode[]);
        break;
      case 'VariableDeclaration':
        for (const { id, init } of node.declarations) this.bind(id, init ? this.value(init) : nothing);
        break;
      case 'ReturnStatement':
        if (node.argument) this.returned = either(this.returned, this.value(node.argument));
        break;
      case 'IfStatement': {
        const before = this.chosen;
        this.chosen = false;
        this.asksOtherwise = isWayOut(node.consequent);
        this.value(node.test);
        if (this.asksOtherwise) this.leaveOut(node.test);
        this.asksOtherwise = false;
        this.chosen = before;
        this.all([node.consequent, node.alternate]);
        break;
      }
      case 'ForOfStatement':
      case 'ForInStatement': {
        const each = eachOf(this.value(node.right));
        if (node.left.type === 'VariableDeclaration') {
          const [declared] = node.left.declarations;
          if (declared) this.bind(declared.id, node.type === 'ForOfStatement' ? each : nothing);
        }
        this.value(node.body);
        break;
      }
      case 'ForStatement':
        this.all([node.init, node.test, node.update, node.body]);
        break;
      case 'WhileStatement':
      case 'DoWhileStatement':
        this.all([node.test, node.body]);
        break;
      case 'TryStatement':
        this.all([node.block, node.handler?.body, node.finalizer]);
        break;
      case 'SwitchStatement': {
        const asked = this.value(node.discriminant);
        for (const { test, consequent } of node.cases) {
          if (test) comparedWith(asked, '=', this.value(test));
          this.all(consequent);
        }
        break;
      }
      default:
    }
    return nothing;
  }

  /** What leads out where it is there is not there: `if (row.done || …) return`. */
  private leaveOut(test: AnyNode): void {
    if (test.type === 'LogicalExpression' && test.operator === '||') {
      this.leaveOut(test.left);
      this.leaveOut(test.right);
    }
    if (test.type !== 'MemberExpression') return;
    const value = this.value(test);
    if (
      value.fields.every(
        ({ compared, kind, mayLack: lacks }) => compared.length === 0 && kind !== 'list' && !lacks,
      )
    )
      wantedEmpty(value);
  }

  private lambda(
    node: AnyNode & { type: 'ArrowFunctionExpression' | 'FunctionExpression' | 'FunctionDeclaration' },
  ): Value {
    const scopes = [...this.names];
    return {
      fields: [],
      call: (given) => {
        if (this.depth > deepest) return nothing;
        const before = [...this.names];
        const outer = this.returned;
        this.depth += 1;
        this.names.splice(0, this.names.length, ...scopes, new Map());
        this.returned = nothing;
        for (const [index, param] of node.params.entries()) this.bind(param, given[index] ?? nothing);
        const value = this.value(node.body);
        const result = node.body.type === 'BlockStatement' ? this.returned : value;
        this.names.splice(0, this.names.length, ...before);
        this.returned = outer;
        this.depth -= 1;
        return result;
      },
    };
  }

  private list(node: AnyNode & { type: 'ArrayExpression' }): Value {
    const parts = node.elements.flatMap((one) =>
      !one ? [] : one.type === 'SpreadElement' ? eachOf(this.value(one.argument)) : this.value(one),
    );
    const props = new Map(
      node.elements.some((one) => one?.type === 'SpreadElement')
        ? []
        : parts.map((one, index) => [String(index), one]),
    );
    return {
      fields: [],
      ...(parts.length > 0 && { each: either(...parts) }),
      props,
      literal: node.elements.flatMap((one) => (one && this.literalOf(one)) ?? []),
    };
  }

  private object(node: AnyNode & { type: 'ObjectExpression' }): Value {
    const props = new Map<string, Value>();
    let fields: Value = nothing;
    for (const one of node.properties)
      if (one.type === 'SpreadElement') {
        const spread = this.value(one.argument);
        for (const [name, value] of spread.props ?? []) props.set(name, value);
        fields = either(fields, { fields: spread.fields });
      } else {
        const { key } = one;
        const value = this.value(one.value);
        if (one.computed) this.value(key);
        else
          props.set(key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value), value);
      }
    return { fields: fields.fields, props };
  }

  private memberOf({ object, property, computed }: AnyNode & { type: 'MemberExpression' }): Value {
    const of = this.value(object);
    if (of.between || of.lengthOf) return of;
    if (property.type === 'Identifier' && !computed) {
      if (property.name === 'length') {
        for (const field of of.fields) field.measured = true;
        return of.fields.length > 0 ? { fields: [], lengthOf: of.fields } : nothing;
      }
      // Of a moment a figure is read, not a field.
      if (of.shift !== undefined || of.now !== undefined) return nothing;
      return member(of, property.name);
    }
    const literal = this.literalOf(property as AnyNode);
    if (typeof literal === 'number') return of.props?.get(String(literal)) ?? eachOf(of);
    if (typeof literal === 'string') return member(of, literal);
    const asked = this.value(property as AnyNode);
    // A table of words: what is looked up is one of them.
    if (asked.fields.length > 0) for (const name of of.props?.keys() ?? []) oneOf(asked, name);
    return either(...(of.props?.values() ?? []), of.each);
  }

  /** `Array.isArray(json) ? json : [json]`: n8n has made items of a list already, so that the other answer holds. */
  private choice({ test, consequent, alternate }: AnyNode & { type: 'ConditionalExpression' }): Value {
    const before = this.asksOtherwise;
    this.asksOtherwise = isNothing(consequent) || isReason(consequent, alternate);
    this.value(test);
    if (this.asksOtherwise) this.leaveOut(test);
    this.asksOtherwise = before;
    const asksForList =
      test.type === 'CallExpression' &&
      test.callee.type === 'MemberExpression' &&
      test.callee.property.type === 'Identifier' &&
      test.callee.property.name === 'isArray';
    const other = this.value(alternate);
    if (asksForList && (other.fields.length > 0 || other.each)) return other;
    return either(this.value(consequent), other);
  }

  private binary({ operator, left, right }: AnyNode & { type: 'BinaryExpression' }): Value {
    const [one, other] = [left.type === 'PrivateIdentifier' ? nothing : this.value(left), this.value(right)];
    const asked = signOf(operator);
    const sign = asked && this.asksOtherwise ? OTHERWISE[asked] : asked;
    if (sign) {
      comparedWith(one, sign, other);
      comparedWith(other, MIRRORED[sign] ?? sign, one);
    } else if (['-', '*', '/', '%'].includes(operator) || (operator === '+' && this.around.isFigure)) {
      takenFor(one, 'number');
      takenFor(other, 'number');
      if (operator === '+') for (const field of [...one.fields, ...other.fields]) field.adds = true;
    }
    return nothing;
  }

  private assigned({ left, right, operator }: AnyNode & { type: 'AssignmentExpression' }): Value {
    const value = this.value(right);
    if (left.type === 'MemberExpression') {
      const of = this.value(left.object);
      const { property, computed } = left;
      if (!computed && property.type === 'Identifier')
        of.props?.set(property.name, either(of.props.get(property.name), value));
      else if (of.props) of.each = either(of.each, value);
    } else if (left.type === 'Identifier') {
      const scope = [...this.names].reverse().find((one) => one.has(left.name));
      scope?.set(left.name, operator === '=' ? value : either(scope.get(left.name), value));
    }
    return value;
  }

  private made({ callee, arguments: given }: AnyNode & { type: 'NewExpression' }): Value {
    const [first = nothing] = this.all(given);
    const name = callee.type === 'Identifier' ? callee.name : '';
    if (name === 'Date') return given.length === 0 ? { fields: [], now: 0 } : takenFor(first, 'date');
    if (name === 'Map') {
      const pair = given.length > 0 ? eachOf(first) : nothing;
      return {
        fields: [],
        entries: pair.props?.get('1') ?? pair.each ?? { fields: [] },
        keys: pair.props?.get('0') ?? { fields: [] },
      };
    }
    return name === 'Set' ? { fields: [], each: eachOf(first) } : nothing;
  }

  private call({ callee, arguments: args }: AnyNode & { type: 'CallExpression' }): Value {
    if (callee.type === 'Identifier') return this.called(callee.name, args);
    if (callee.type !== 'MemberExpression') {
      const given = this.all(args);
      return callee.type === 'Super' ? nothing : (this.value(callee).call?.(given) ?? nothing);
    }
    const { object, property } = callee;
    const method = property.type === 'Identifier' ? property.name : '';
    if (
      object.type === 'Identifier' &&
      /^(?:Object|Array|Math|JSON|DateTime|Number|Promise|Intl|Duration)$/.test(object.name)
    )
      return this.ofClass(`${object.name}.${method}`, args);
    if (object.type === 'Super') return nothing;
    if (object.type === 'Literal' && object.regex) {
      const [tested = nothing] = this.all(args);
      const word = method === 'test' ? matching(object.regex.pattern, object.regex.flags) : undefined;
      if (word !== undefined)
        for (const one of this.asksOtherwise ? ['anders', word] : [word, 'anders']) oneOf(tested, one);
      return nothing;
    }
    return this.method(this.value(object), method, args);
  }

  private called(name: string, args: readonly AnyNode[]): Value {
    const own = this.known(name).call;
    const given = this.all(args);
    const [first = nothing] = given;
    if (own) return own(given);
    if (name === '$' && typeof first.literal === 'string')
      return { fields: [], items: this.around.step(first.literal) };
    if (['Number', 'parseFloat', 'parseInt'].includes(name)) return takenFor(first, 'number');
    if (name === 'String') for (const field of first.fields) field.word = true;
    return ['String', 'Boolean', 'encodeURIComponent'].includes(name) ? first : nothing;
  }

  private ofClass(name: string, args: readonly AnyNode[]): Value {
    const [first = nothing, second] = this.all(args);
    if (name === 'DateTime.now' || name === 'DateTime.local') return { fields: [], now: 0 };
    if (/^DateTime\.from/.test(name)) {
      for (const field of first.fields) {
        field.dated = true;
        if (name === 'DateTime.fromSQL') field.spaced = true;
      }
      return { ...takenFor(first, 'date'), shift: 0 };
    }
    if (name === 'DateTime.max' || name === 'DateTime.min') return either(...this.all(args));
    if (/^Math\.(?:round|floor|ceil|abs|max|min)$/.test(name)) return first.between ? first : nothing;
    if (name === 'Object.assign') return either(first, second);
    if (name === 'Object.fromEntries') return { fields: [], each: either(eachOf(first).props?.get('1')) };
    if (name === 'Object.values')
      return { fields: [], each: either(first.each, ...(first.props?.values() ?? [])) };
    if (name === 'Object.entries' || name === 'Object.groupBy') {
      const each = either(first.each, ...(first.props?.values() ?? []));
      return { fields: [], each: pairOf(each) };
    }
    return ['Array.from', 'Array.of', 'Promise.all'].includes(name) ? first : nothing;
  }

  private method(of: Value, name: string, args: readonly AnyNode[]): Value {
    if (of.between) return of;
    if (of.items) {
      if (name === 'all') return { fields: [], each: itemOf(of.items) };
      if (['first', 'last', 'itemMatching'].includes(name)) return itemOf(of.items);
    }
    const given = this.all(args);
    const [callback = nothing, initial] = given;
    if (LISTS.has(name)) takenForList(of);
    const own = of.props?.get(name)?.call;
    if (own) return own(given);
    if (callback.call && (LISTS.has(name) || SAME.has(name) || ONE.has(name))) {
      const each = eachOf(of);
      const before = this.chosen;
      this.chosen = CHOOSES.has(name);
      const result = name === 'reduce' ? callback.call([initial ?? each, each]) : callback.call([each, each]);
      this.chosen = before;
      if (name === 'map') return { fields: [], each: result };
      if (name === 'flatMap') return { fields: [], each: eachOf(result) };
      if (name === 'reduce') return either(initial, result);
    }
    if (name === 'push' || name === 'unshift' || name === 'add' || name === 'set') {
      if (name === 'set') {
        if (of.entries && initial) of.entries = either(of.entries, initial);
        if (of.keys) of.keys = either(of.keys, callback);
      } else if (of !== nothing) of.each = either(of.each, ...given);
      return of;
    }
    if (name === 'concat') return either(of, ...given);
    if (name === 'entries') return of.entries ? of : { fields: [], each: pairOf(eachOf(of)) };
    if (name === 'values' && of.entries) return { fields: [], each: of.entries };
    if ((name === 'get' || name === 'has') && of.keys) sameAs(of.keys, callback);
    if ((name === 'has' || name === 'includes') && !of.keys && callback.fields.length > 0)
      sameAs(
        either(
          of.each,
          ...of.fields.flatMap(({ inside }) => {
            const each = inside.get('[]');
            return each ? [{ fields: [each] }] : [];
          }),
        ),
        callback,
      );
    if (name === 'get') return of.entries ?? either(of.each);
    if (ONE.has(name)) return eachOf(of);
    if (SAME.has(name)) return of;
    return this.word(of, name, given);
  }

  /** What is done with a date. */
  private moment(of: Value, name: string, [first, second]: readonly Value[]): Value {
    if (name === 'plus' || name === 'minus') {
      const days = [...(first?.props ?? [])].reduce(
        (sum, [unit, { literal }]) => sum + (typeof literal === 'number' ? literal * unitOf(unit) : 0),
        0,
      );
      const by = name === 'plus' ? days : -days;
      if (of.now !== undefined) return { fields: [], now: of.now + by };
      return of.fields.length > 0 ? { fields: of.fields, shift: (of.shift ?? 0) + by } : nothing;
    }
    if (name === 'diff' || name === 'diffNow') {
      const other = name === 'diff' ? first : { fields: [], now: 0 };
      const unit = unitOf((name === 'diff' ? second : first)?.literal) || 1;
      if (of.fields.length > 0 && other?.now !== undefined)
        return {
          fields: [],
          between: { dates: of.fields, sign: 1, days: other.now - (of.shift ?? 0), unit },
        };
      if (of.now !== undefined && other && other.fields.length > 0)
        return {
          fields: [],
          between: { dates: other.fields, sign: -1, days: of.now - (other.shift ?? 0), unit },
        };
      return nothing;
    }
    if ((name === 'startOf' || name === 'endOf') && of.now !== undefined)
      return { fields: [], now: of.now + boundary(of.now, name, String(first?.literal)) };
    return name === 'toMillis' ? nothing : of;
  }

  /** What is done with a text, a figure or a date. */
  private word(of: Value, name: string, given: readonly Value[]): Value {
    const [first] = given;
    if (TEXTS.has(name)) takenFor(of, 'text');
    if (name === 'toFixed') takenFor(of, 'number');
    if (DATES.has(name)) return this.moment(takenFor(of, 'date'), name, given);
    if (
      HINTS.has(name) &&
      typeof first?.literal === 'string' &&
      of.fields.every(({ compared }) => compared.length === 0)
    )
      for (const one of first.literal === '@' ? ['sanne@voorbeeld.nl', ''] : [first.literal]) oneOf(of, one);
    if (name === 'includes' && Array.isArray(of.literal) && of.literal.length > 0 && first) {
      if (this.asksOtherwise) oneOf(first, typeof of.literal[0] === 'number' ? -1 : 'anders');
      for (const one of of.literal) oneOf(first, one);
    }
    return TEXTS.has(name) && name !== 'split' && name !== 'match' ? of : nothing;
  }
}

function takenForList({ fields }: Value): void {
  for (const field of fields) if (field.kind !== 'text') field.kind = 'list';
}

import { GOES_ON, SETTINGS, WHICH } from '../dsl/settings.js';
import type { ContentWorkflow, N8nNode } from '../dsl/types.js';
import { type Script, scriptsOf } from './script.js';

/** What a rule found: in which step, and how to mend it. */
export interface Fault {
  /** By its Dutch name; the workflow as a whole has none. */
  readonly step?: string;
  readonly says: string;
}

/** A fault that no published workflow may have. */
export interface Rule {
  /** Lower case with hyphens: what an exception names. */
  readonly id: string;
  find(subject: Subject): Iterable<Fault>;
}

/** Steps that hand on the items that they get. */
const PASSING = /\.(merge|if|filter|switch|splitInBatches|removeDuplicates|limit|sort|wait|noOp)$/;
/** A script that hands on some of its items as they are. */
const PICKS = /^return \$input\.all\(\)\.filter\(\(item/m;
const NOTE = 'n8n-nodes-base.stickyNote';

/** Whether a step hands on what it gets. */
const handsOn = ({ type, parameters }: N8nNode): boolean =>
  PASSING.test(type) || (type.endsWith('.code') && PICKS.test(String(parameters.jsCode ?? '')));
const none: readonly never[] = [];

const into = (map: Map<string, string[]>, key: string, name: string): void => {
  const list = map.get(key);
  if (list) list.push(name);
  else map.set(key, [name]);
};

/** Outputs of a step beside its error branch, which comes last. */
function outputsOf(type: string, parameters: N8nNode['parameters']): number {
  const options = (parameters.options ?? {}) as {
    fallback?: string;
    categories?: string;
    fallbackOutput?: string;
  };
  if (type.endsWith('.textClassifier')) {
    const { categories = [] } = (parameters.categories ?? {}) as { categories?: unknown[] };
    return categories.length + (options.fallback === 'other' ? 1 : 0);
  }
  if (type.endsWith('.sentimentAnalysis')) return (options.categories ?? 'a,b,c').split(',').length;
  return 1;
}

/** A workflow as rules read it: its steps, what leads to them, and their scripts. */
export class Subject {
  /** Without notes. */
  readonly steps: readonly N8nNode[];
  private readonly named: ReadonlyMap<string, N8nNode>;
  private readonly previous = new Map<string, string[]>();
  private readonly following = new Map<string, string[]>();
  private readonly scripts = new Map<N8nNode, readonly Script[]>();

  constructor(readonly entry: ContentWorkflow) {
    const { nodes, connections } = entry.workflow;
    this.steps = nodes.filter(({ type }) => type !== NOTE);
    this.named = new Map(this.steps.map((step) => [step.name, step]));
    for (const [from, { main = [] }] of Object.entries(connections))
      for (const { node } of main.flat()) {
        // The settings stand beside a trigger's items, and hand over none of their own.
        if ((from === SETTINGS || from === WHICH) && node.startsWith(GOES_ON)) continue;
        into(this.previous, node, from);
        into(this.following, from, node);
      }
  }

  step(name: string): N8nNode | undefined {
    return this.named.get(name);
  }

  scriptsOf(step: N8nNode): readonly Script[] {
    const before = this.scripts.get(step);
    if (before) return before;
    const now = scriptsOf(step);
    this.scripts.set(step, now);
    return now;
  }

  /** Whether the last output of a step with an error branch leads somewhere. */
  hasErrorPath({ name, type, parameters }: N8nNode): boolean {
    const outputs = this.entry.workflow.connections[name]?.main ?? [];
    return (outputs[outputsOf(type, parameters)]?.length ?? 0) > 0;
  }

  /** Steps that more than one step leads to: no way back comes in elsewhere. */
  joins(): readonly string[] {
    return [...this.previous].flatMap(([name, { length }]) => (length > 1 ? [name] : []));
  }

  private reach(name: string, step: (name: string) => readonly string[]): ReadonlySet<string> {
    const found = new Set<string>();
    const visit = (at: string): void => {
      for (const other of step(at))
        if (!found.has(other)) {
          found.add(other);
          visit(other);
        }
    };
    visit(name);
    return found;
  }

  /** The steps that may run after this one. */
  after(name: string): ReadonlySet<string> {
    return this.reach(name, (at) => this.following.get(at) ?? none);
  }

  /** The steps that may have run before this one. */
  before(name: string): ReadonlySet<string> {
    return this.reach(name, (at) => this.previous.get(at) ?? none);
  }

  /** Whether a step starts two ways at once of which one leads to the first and another to the second. */
  private forks(name: string, one: string, other: string): boolean {
    return (this.entry.workflow.connections[name]?.main ?? []).some((links) => {
      const ways = links.map(({ node }) => new Set([node, ...this.after(node)]));
      return ways.some(
        (way, at) => way.has(one) && ways.some((another, i) => i !== at && another.has(other)),
      );
    });
  }

  /** Whether two steps may both run: on one way, beside each other, or started by different triggers. */
  meet(one: string, other: string): boolean {
    const before = this.before(one);
    if (one === other || before.has(other) || this.after(one).has(other)) return true;
    const shared = [...this.before(other)].filter((name) => before.has(name) && name !== SETTINGS);
    return shared.length === 0 || shared.some((name) => this.forks(name, one, other));
  }

  /** The steps whose items a step gets: those that only hand on are seen through. */
  givers(name: string): readonly N8nNode[] {
    const found = new Set<string>();
    const visit = (at: string): void => {
      // What comes back to a loop asks for its next item, and hands over none.
      const isLoop = this.named.get(at)?.type.endsWith('.splitInBatches') === true;
      const back = isLoop ? this.after(at) : undefined;
      for (const other of this.previous.get(at) ?? none) {
        if (found.has(other) || back?.has(other)) continue;
        found.add(other);
        const step = this.named.get(other);
        if (step && handsOn(step)) visit(other);
      }
    };
    visit(name);
    return [...found].flatMap((one) => {
      const step = this.named.get(one);
      return step && !handsOn(step) ? [step] : [];
    });
  }
}

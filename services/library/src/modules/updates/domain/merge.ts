import { isStickyNote, type N8nNode, shortType } from '../../workflows/domain/n8n.js';
import { type Deployed, Links, type Outlet } from './flow.js';
import { type Stages, withOneName } from './names.js';
import { type Difference, isSame, mergeValues } from './values.js';

/** Whose version is taken where both changed something. */
export type Side = 'ours' | 'theirs';

/** Something that the customer and we both changed, each in another way; the customer chooses. */
export interface Conflict {
  /** The same as long as neither side changes again: an answer is given to it. */
  readonly id: string;
  readonly step: string;
  /**
   * `value`: one value of the step. `removed-by-us`, `removed-by-them`: one side took the step out, the other changed it.
   * `connection`: where an output of the step leads.
   */
  readonly kind: 'value' | 'removed-by-us' | 'removed-by-them' | 'connection';
  /** Of a value, its keys; of a connection, its kind and output. */
  readonly path: readonly string[];
  /** Values, or the names of the steps that a connection leads to. */
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** What becomes of a step: `mine` is one that the customer added. */
export type Mark = 'same' | 'new' | 'changed' | 'gone' | 'mine' | 'choose';

export interface Merge {
  /** What n8n would be given; where nobody has chosen yet, with the customer's side. */
  readonly merged: Deployed;
  /** What is still to be chosen. */
  readonly conflicts: readonly Conflict[];
  /** Of every step of either side; sticky notes are no steps. */
  readonly marks: ReadonlyMap<string, Mark>;
  /** Steps that nothing leads to any more, since the customer chose our way past them. */
  readonly unreached: readonly string[];
  /**
   * Why it is not merged: the customer rebuilt more than half of it, or steps would never be reached any more although nobody
   * chose that. Then the customer's workflow is left alone.
   */
  readonly apart: 'rebuilt' | 'unreached' | null;
  /** Steps of the version they have that the customer changed or took out, and how many it had. */
  readonly theirChanges: { readonly changed: number; readonly of: number };
}

/** What the editor moves about without another meaning: never a reason to ask. */
const looks = new Set(['id', 'name', 'position', 'notes', 'notesInFlow', 'webhookId', 'color']);
/** Above this share of changed steps a workflow has gone its own way. */
const ownWay = 0.5;

const withoutLooks = (node: N8nNode): Record<string, unknown> =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !looks.has(key)));
const isChanged = (before: N8nNode, after: N8nNode): boolean =>
  !isSame(withoutLooks(before), withoutLooks(after));
const isStart = (node: N8nNode): boolean =>
  /(?:trigger|webhook|emailReadImap)$/i.test(shortType(node.type)) && node.disabled !== true;
const byName = ({ nodes }: Deployed): ReadonlyMap<string, N8nNode> =>
  new Map(nodes.map((node) => [node.name, node]));

/**
 * Joins our new version of a workflow with what the customer made of the one they have: their accounts, values and steps stay,
 * our improvements come in, and what both changed is asked. Pure; the same stages and answers give the same workflow.
 * @param stages as they were deployed (with the customer's accounts and values in both of ours), and as it stands in their n8n
 * @param answers whose side to take, by the id of a conflict
 */
export function mergeUpdate(stages: Stages, answers: ReadonlyMap<string, Side> = new Map()): Merge {
  return new Merging(withOneName(stages), answers).result();
}

class Merging {
  private readonly base: ReadonlyMap<string, N8nNode>;
  private readonly ours: ReadonlyMap<string, N8nNode>;
  private readonly theirs: ReadonlyMap<string, N8nNode>;
  private readonly links: { base: Links; ours: Links; theirs: Links };
  private readonly conflicts: Conflict[] = [];
  private readonly marks = new Map<string, Mark>();
  /** What we took out and the customer keeps, with what leads there. */
  private readonly kept = new Set<string>();

  constructor(
    private readonly stages: Stages,
    private readonly answers: ReadonlyMap<string, Side>,
  ) {
    this.base = byName(stages.base);
    this.ours = byName(stages.ours);
    this.theirs = byName(stages.theirs);
    this.links = {
      base: Links.of(stages.base),
      ours: Links.of(stages.ours),
      theirs: Links.of(stages.theirs),
    };
  }

  result(): Merge {
    const names = new Set([...this.ours.keys(), ...this.theirs.keys(), ...this.base.keys()]);
    const all = [...names].flatMap((name) => this.step(name) ?? []);
    const links = this.mergedLinks(new Set(all.map(({ name }) => name)));
    const nodes = this.withoutIdle(all, links);
    const { name, settings } = this.stages.theirs;
    const merged: Deployed = {
      name,
      nodes,
      connections: links.toConnections(new Set(nodes.map(({ name }) => name))),
      settings: mergeValues(this.stages.base.settings, this.stages.ours.settings, settings)
        .value as Deployed['settings'],
    };
    const theirChanges = this.theirChanges();
    const unreached = this.unreached(merged);
    const isRebuilt = theirChanges.changed > theirChanges.of * ownWay;
    const isAsked = [...this.answers.values()].includes('ours');
    return {
      ...{ merged, conflicts: this.conflicts, marks: this.marks, theirChanges, unreached },
      apart: isRebuilt ? 'rebuilt' : unreached.length > 0 && !isAsked ? 'unreached' : null,
    };
  }

  /** A step that we bring and that nothing leads to, since the customer keeps their own way, is of no use to them. */
  private withoutIdle(nodes: readonly N8nNode[], links: Links): N8nNode[] {
    const reached = links.reachedFrom(nodes.filter(isStart).map(({ name }) => name));
    const idle = ({ name }: N8nNode): boolean => this.marks.get(name) === 'new' && !reached.has(name);
    const left = nodes.filter((node) => !idle(node) || isStart(node));
    for (const { name } of nodes.filter((node) => !left.includes(node))) this.marks.delete(name);
    return left;
  }

  /** Asks, unless it was answered. @returns the side to take meanwhile */
  private choose(conflict: Omit<Conflict, 'id'>): Side {
    const { step, kind, path } = conflict;
    const id = JSON.stringify([kind, step, ...path]);
    const answer = this.answers.get(id);
    if (answer !== undefined) return answer;
    this.conflicts.push({ id, ...conflict });
    this.mark(step, 'choose');
    return 'theirs';
  }

  private mark(step: string, mark: Mark): void {
    const node = this.ours.get(step) ?? this.theirs.get(step) ?? this.base.get(step);
    if (node && !isStickyNote(node) && this.marks.get(step) !== 'choose') this.marks.set(step, mark);
  }

  private step(name: string): N8nNode | undefined {
    const [base, ours, theirs] = [this.base.get(name), this.ours.get(name), this.theirs.get(name)];
    if (ours && theirs) return this.both(base, ours, theirs);
    if (ours) return base ? this.removedByThem(base, ours) : this.taken(ours, 'new');
    if (theirs) return base ? this.removedByUs(base, theirs) : this.taken(theirs, 'mine');
    return undefined;
  }

  private taken(node: N8nNode, mark: Mark): N8nNode {
    this.mark(node.name, mark);
    return node;
  }

  private both(base: N8nNode | undefined, ours: N8nNode, theirs: N8nNode): N8nNode {
    const { value, differences } = mergeValues(
      base && withoutLooks(base),
      withoutLooks(ours),
      withoutLooks(theirs),
    );
    let node = { ...(value as N8nNode), ...this.looksOf(base, ours, theirs) };
    this.mark(ours.name, isSame(withoutLooks(theirs), withoutLooks(node)) ? 'same' : 'changed');
    // A sticky note that both wrote in is theirs: nothing runs otherwise for it.
    for (const difference of isStickyNote(theirs) ? [] : differences)
      if (this.choose({ step: ours.name, kind: 'value', ...difference }) === 'ours')
        node = withValue(node, difference);
    return isSame(node, theirs) ? theirs : inOrderOf(theirs, node);
  }

  /** Where it stands and what it is called is the customer's once they touched it. */
  private looksOf(base: N8nNode | undefined, ours: N8nNode, theirs: N8nNode): Partial<N8nNode> {
    const found: Record<string, unknown> = {};
    for (const key of looks) {
      const value = base !== undefined && isSame(base[key], theirs[key]) ? ours[key] : theirs[key];
      if (value !== undefined) found[key] = value;
    }
    // Their n8n knows the step, and callers the address, by these.
    return { ...found, id: theirs.id, ...(theirs.webhookId ? { webhookId: theirs.webhookId } : {}) };
  }

  private removedByThem(base: N8nNode, ours: N8nNode): N8nNode | undefined {
    const asks = isChanged(base, ours) && !isStickyNote(ours);
    if (!asks) return undefined;
    const side = this.choose({
      ...{ step: ours.name, kind: 'removed-by-them', path: [], base: base.parameters },
      ...{ ours: ours.parameters, theirs: undefined },
    });
    return side === 'ours' ? this.taken(ours, 'new') : undefined;
  }

  private removedByUs(base: N8nNode, theirs: N8nNode): N8nNode | undefined {
    const { name } = theirs;
    const [before, after] = [this.links.base.touching(name), this.links.theirs.touching(name)];
    const isRewired = before.size !== after.size || [...before].some((link) => !after.has(link));
    if (isStickyNote(theirs) || !(isChanged(base, theirs) || isRewired)) {
      this.mark(name, 'gone');
      return undefined;
    }
    const side = this.choose({
      ...{ step: name, kind: 'removed-by-us', path: [], base: base.parameters },
      ...{ ours: undefined, theirs: theirs.parameters },
    });
    if (side === 'theirs') {
      this.kept.add(name);
      return theirs;
    }
    this.mark(name, 'gone');
    return undefined;
  }

  private mergedLinks(there: ReadonlySet<string>): Links {
    const { base, ours, theirs } = this.links;
    const merged = new Links();
    const outlets = new Map(
      [...ours.outlets, ...theirs.outlets].map((outlet) => [JSON.stringify(outlet), outlet]),
    );
    for (const outlet of outlets.values()) {
      if (!there.has(outlet.from)) continue;
      const stages = [base.from(outlet), ours.from(outlet), theirs.from(outlet)] as const;
      for (const target of this.targets(outlet, ...stages, there)) merged.add(outlet, target);
    }
    return merged;
  }

  private targets(
    outlet: Outlet,
    base: ReturnType<Links['from']>,
    ours: ReturnType<Links['from']>,
    theirs: ReturnType<Links['from']>,
    there: ReadonlySet<string>,
  ) {
    const all = new Map([...base, ...ours, ...theirs]);
    // What leads to a step that is gone is gone on both sides.
    const left = (side: ReadonlyMap<string, unknown>) =>
      new Set([...side.keys()].filter((key) => there.has(all.get(key)?.node ?? '')));
    const [was, our, their] = [left(base), left(ours), left(theirs)];
    const isAlike = our.size === their.size && [...our].every((key) => their.has(key));
    // Who only leads it somewhere else besides goes together with anything; two who lead it elsewhere do not.
    const bothTook = [our, their].every((side) => [...was].some((key) => !side.has(key)));
    const named = (side: ReadonlySet<string>) => [...side].map((key) => all.get(key)?.node ?? '').sort();
    let keys = new Set([...our, ...their].filter((key) => (our.has(key) && their.has(key)) || !was.has(key)));
    const isKept = [outlet.from, ...named(their)].some((step) => this.kept.has(step));
    if (isKept) keys = their;
    else if (bothTook && !isAlike) {
      const side = this.choose({
        ...{ step: outlet.from, kind: 'connection', path: [outlet.kind, String(outlet.output)] },
        ...{ base: named(was), ours: named(our), theirs: named(their) },
      });
      keys = side === 'ours' ? our : their;
    }
    return [...keys].flatMap((key) => all.get(key) ?? []);
  }

  private theirChanges(): Merge['theirChanges'] {
    const steps = [...this.base.values()].filter((node) => !isStickyNote(node));
    const changed = steps.filter((node) => {
      const now = this.theirs.get(node.name);
      return now === undefined || isChanged(node, now);
    });
    return { changed: changed.length, of: steps.length };
  }

  /** The steps that something led to, in our version or in theirs, and that nothing leads to any more. */
  private unreached(merged: Deployed): string[] {
    const reached = (flow: Deployed) =>
      Links.of(flow).reachedFrom(flow.nodes.filter(isStart).map(({ name }) => name));
    const now = reached(merged);
    const before = [this.stages.ours, this.stages.theirs].map(reached);
    return merged.nodes
      .map(({ name }) => name)
      .filter((name) => !now.has(name) && before.some((steps) => steps.has(name)));
  }
}

/** The step with its keys where the customer's n8n has them. */
const inOrderOf = (theirs: N8nNode, node: N8nNode): N8nNode => {
  const keys = [...Object.keys(theirs).filter((key) => key in node), ...Object.keys(node)];
  return Object.fromEntries([...new Set(keys)].map((key) => [key, node[key]])) as N8nNode;
};

/** The step with our side of a value that both changed. */
function withValue(node: N8nNode, { path, ours }: Difference): N8nNode {
  const put = (into: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return ours;
    if (Array.isArray(into)) {
      const at = into.findIndex((entry) => entry?.name === key);
      const value = put(into[at], rest);
      if (at === -1) return value === undefined ? into : [...into, value];
      return into.flatMap((entry, place) => (place === at ? (value === undefined ? [] : [value]) : [entry]));
    }
    const { [key]: old, ...others } = (into ?? {}) as Record<string, unknown>;
    const value = put(old, rest);
    return value === undefined ? others : { ...others, [key]: value };
  };
  return put(node, path) as N8nNode;
}

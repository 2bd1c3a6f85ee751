import type { N8nConnections, N8nNode, N8nTarget } from '../../workflows/domain/n8n.js';

/** A workflow as it stands in an n8n: what its public API takes and gives (n8n.md, "Public API"). */
export interface Deployed {
  readonly name: string;
  readonly nodes: readonly N8nNode[];
  readonly connections: N8nConnections;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** An output of a step: everything that it leads to. */
export interface Outlet {
  readonly from: string;
  /** `main`, `ai_languageModel`, … */
  readonly kind: string;
  /** 0 for the first. */
  readonly output: number;
}

const targetKey = ({ node, index }: N8nTarget): string => `${index}|${node}`;
const outletKey = ({ from, kind, output }: Outlet): string => `${output}|${kind}|${from}`;

/** What each output leads to; an output that leads nowhere is left out. */
export class Links {
  private readonly found = new Map<string, { outlet: Outlet; targets: Map<string, N8nTarget> }>();

  static of({ connections }: Pick<Deployed, 'connections'>): Links {
    const links = new Links();
    for (const [from, byKind] of Object.entries(connections))
      for (const [kind, outputs] of Object.entries(byKind))
        outputs.forEach((targets, output) => {
          for (const target of targets ?? []) links.add({ from, kind, output }, target);
        });
    return links;
  }

  add(outlet: Outlet, target: N8nTarget): void {
    const key = outletKey(outlet);
    const known = this.found.get(key) ?? { outlet, targets: new Map() };
    known.targets.set(targetKey(target), target);
    this.found.set(key, known);
  }

  get outlets(): Outlet[] {
    return [...this.found.values()].map(({ outlet }) => outlet);
  }

  from(outlet: Outlet): ReadonlyMap<string, N8nTarget> {
    return this.found.get(outletKey(outlet))?.targets ?? new Map();
  }

  /** Every connection of a step, in and out, as texts that can be compared. */
  touching(step: string): ReadonlySet<string> {
    const texts = new Set<string>();
    for (const [key, { outlet, targets }] of this.found)
      for (const [target, { node }] of targets)
        if (outlet.from === step || node === step) texts.add(`${key} > ${target}`);
    return texts;
  }

  /** The steps that are reached from these, themselves with them; what serves a step is reached with it. */
  reachedFrom(starts: Iterable<string>): ReadonlySet<string> {
    const reached = new Set<string>();
    const todo = [...starts];
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      for (const { outlet, targets } of this.found.values())
        for (const { node } of targets.values()) {
          if (outlet.kind === 'main' && outlet.from === next) todo.push(node);
          if (outlet.kind !== 'main' && node === next) todo.push(outlet.from);
        }
    }
    return reached;
  }

  /** As a file has them, without those to or from a step that is not there. */
  toConnections(steps: ReadonlySet<string>): N8nConnections {
    const connections: N8nConnections = {};
    for (const { outlet, targets } of this.found.values()) {
      const left = [...targets.values()].filter(({ node }) => steps.has(node));
      if (!steps.has(outlet.from) || left.length === 0) continue;
      const byKind = connections[outlet.from] ?? {};
      const outputs = byKind[outlet.kind] ?? [];
      while (outputs.length <= outlet.output) outputs.push([]);
      outputs[outlet.output] = left;
      connections[outlet.from] = { ...byKind, [outlet.kind]: outputs };
    }
    return connections;
  }
}

import { kindOf, PASSES, WAITS, WORKS } from '../dsl/own-steps.js';
import type { N8nNode, N8nWorkflow, Parameters } from '../dsl/types.js';

/**
 * What a run does with a step: `starts` hands over what came in, `works` is n8n's own and runs as it is, `passes` is the same
 * and hands on the items that it gets, `waits` stands for time or somebody's answer, `app` calls out and answers with a sample.
 */
export type Part = 'starts' | 'works' | 'passes' | 'waits' | 'app';

const SIGNS = new Set(['hmac', 'sign']);

export { kindOf };

/** A step between others on the way of the items. */
export interface Link {
  readonly from: string;
  readonly output: number;
  readonly to: string;
  readonly input: number;
}

/** A workflow file as a run sees it. */
export class Flow {
  readonly steps: readonly N8nNode[];
  readonly links: readonly Link[];
  private readonly byName: ReadonlyMap<string, N8nNode>;
  /** Steps that serve another one (a model, its memory, a tool), by the one that they serve. */
  readonly serving: ReadonlyMap<string, readonly N8nNode[]>;

  constructor(readonly file: N8nWorkflow) {
    const all = file.nodes.filter((node) => kindOf(node) !== 'stickyNote');
    this.byName = new Map(all.map((node) => [node.name, node]));
    const links: Link[] = [];
    const served = new Map<string, string>();
    for (const [from, kinds] of Object.entries(file.connections))
      for (const [kind, outputs] of Object.entries(kinds))
        outputs.forEach((targets, output) => {
          for (const { node: to, index: input } of targets)
            if (kind === 'main') links.push({ from, output, to, input });
            else served.set(from, to);
        });
    this.links = links;
    this.steps = all.filter(({ name }) => !served.has(name));
    const rootOf = (name: string): string => rootOfServed(served, name);
    const serving = new Map<string, N8nNode[]>();
    for (const name of served.keys()) {
      const node = this.byName.get(name);
      if (node) serving.set(rootOf(name), [...(serving.get(rootOf(name)) ?? []), node]);
    }
    this.serving = serving;
  }

  step(name: string): N8nNode | undefined {
    return this.byName.get(name);
  }

  partOf(node: N8nNode): Part {
    const kind = kindOf(node);
    if (!this.links.some(({ to }) => to === node.name) && isTrigger(node)) return 'starts';
    if (WAITS.has(kind)) return 'waits';
    if (PASSES.has(kind)) return 'passes';
    // It signs with a key out of an account.
    if (kind === 'crypto' && SIGNS.has(String(node.parameters.action))) return 'app';
    return WORKS.has(kind) ? 'works' : 'app';
  }

  /** Those that start a run. */
  get triggers(): N8nNode[] {
    return this.steps.filter((node) => this.partOf(node) === 'starts');
  }
}

function rootOfServed(served: ReadonlyMap<string, string>, name: string): string {
  const to = served.get(name);
  return to === undefined ? name : rootOfServed(served, to);
}

/** Whether a step can start a run. */
export const isTrigger = (node: Pick<N8nNode, 'type'>): boolean =>
  (/(?:trigger|webhook)$/i.test(kindOf(node)) && kindOf(node) !== 'respondToWebhook') ||
  kindOf(node) === 'emailReadImap';

/** The outputs of a step, its error output left out. */
export function outputsOf(node: N8nNode): number {
  const { categories, options } = node.parameters as {
    categories?: { categories?: unknown[] };
    options?: Parameters;
  };
  if (kindOf(node) === 'textClassifier')
    return (categories?.categories?.length ?? 1) + (options?.fallback === 'other' ? 1 : 0);
  if (kindOf(node) === 'sentimentAnalysis') return String(options?.categories ?? 'a,b,c').split(',').length;
  return 1;
}

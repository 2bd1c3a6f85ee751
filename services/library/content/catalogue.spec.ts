import { catalogue } from './catalogue.js';
import { CATEGORIES, type ContentWorkflow, type N8nNode } from './dsl/types.js';

const NOTE = 'n8n-nodes-base.stickyNote';
const steps = (entry: ContentWorkflow): N8nNode[] =>
  entry.workflow.nodes.filter((node) => node.type !== NOTE);
const unique = (values: string[]) => new Set(values).size === values.length;
const each = catalogue.map((entry) => [entry.slug, entry] as const);

/** Every text inside a value, keys left out. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value && typeof value === 'object') return Object.values(value).flatMap(texts);
  return [];
}

/** The steps that may have run before each step: sub-nodes count as their parent. */
function ancestors({ workflow }: ContentWorkflow): Map<string, Set<string>> {
  const before = new Map<string, Set<string>>(workflow.nodes.map((node) => [node.name, new Set<string>()]));
  const edges = Object.entries(workflow.connections).flatMap(([from, kinds]) =>
    Object.entries(kinds).flatMap(([kind, outputs]) =>
      outputs
        .flat()
        .map((link) => (kind === 'main' ? [from, link.node] : [link.node, from]) as [string, string]),
    ),
  );
  for (let grew = true; grew; ) {
    grew = false;
    for (const [from, to] of edges) {
      const target = before.get(to);
      for (const name of [from, ...(before.get(from) ?? [])]) {
        if (target && !target.has(name)) {
          target.add(name);
          grew = true;
        }
      }
    }
  }
  return before;
}

/** What a workflow does regardless of names: its node types and how they are joined. */
function structure({ workflow }: ContentWorkflow): string {
  const type = new Map(workflow.nodes.map((node) => [node.name, node.type]));
  const edges = Object.entries(workflow.connections).flatMap(([from, kinds]) =>
    Object.entries(kinds).flatMap(([kind, outputs]) =>
      outputs.flatMap((links, i) =>
        links.map((link) => `${type.get(from)}#${i}-${kind}>${type.get(link.node)}@${link.index}`),
      ),
    ),
  );
  return [...edges, ...[...type.values()].sort()].sort().join('\n');
}

describe('the catalogue as a whole', () => {
  it('holds at least 64 workflows, each with its own slug, name and description', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(64);
    for (const pick of [
      (e: ContentWorkflow) => e.slug,
      (e: ContentWorkflow) => e.workflow.name,
      (e: ContentWorkflow) => e.meta.description,
      (e: ContentWorkflow) => e.meta.short_benefit,
      (e: ContentWorkflow) => e.meta.en.name,
      (e: ContentWorkflow) => e.meta.en.description,
    ]) {
      expect(unique(catalogue.map(pick))).toBe(true);
    }
  });

  it('has no two workflows of the same structure', () => {
    const bySlug = new Map<string, string>();
    for (const entry of catalogue) {
      const key = structure(entry);
      expect([entry.slug, bySlug.get(key)]).toEqual([entry.slug, undefined]);
      bySlug.set(key, entry.slug);
    }
  });

  it('spreads over all ten categories, none above 15 percent', () => {
    for (const category of CATEGORIES) {
      const share = catalogue.filter((entry) => entry.meta.category === category).length;
      expect([category, share >= 5, share / catalogue.length <= 0.15]).toEqual([category, true, true]);
    }
  });

  it('names a complete Top 12 in which every tier occurs', () => {
    const top = catalogue.filter((entry) => entry.meta.top);
    const ranks = top.map((entry) => entry.meta.top?.rank ?? 0).sort((a, b) => a - b);
    expect(ranks).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(top.map((entry) => entry.meta.tier_required))).toEqual(
      new Set(['starter', 'professional', 'enterprise', 'launch_special']),
    );
  });

  it('has six or more workflows of sixteen steps and at least four of five or fewer', () => {
    const sizes = catalogue.map((entry) => steps(entry).length);
    expect(sizes.filter((size) => size >= 16).length).toBeGreaterThanOrEqual(6);
    expect(sizes.filter((size) => size <= 5).length).toBeGreaterThanOrEqual(4);
  });
});

describe.each(each)('%s', (slug, entry) => {
  const { workflow, meta } = entry;

  it('is an inactive n8n workflow with unique ids and names', () => {
    expect(entry.filename).toBe(`${slug}.json`);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(workflow).toMatchObject({ active: false, settings: { executionOrder: 'v1' } });
    expect(unique(workflow.nodes.map((node) => node.id))).toBe(true);
    expect(unique(workflow.nodes.map((node) => node.name))).toBe(true);
  });

  it('connects existing steps only, and reaches each of them', () => {
    const names = new Set(workflow.nodes.map((node) => node.name));
    const linked = new Set<string>();
    for (const [from, kinds] of Object.entries(workflow.connections)) {
      for (const link of Object.values(kinds).flat(2)) {
        expect([names.has(from), names.has(link.node)]).toEqual([true, true]);
        linked.add(from).add(link.node);
      }
    }
    expect(steps(entry).filter((node) => !linked.has(node.name))).toEqual([]);
  });

  it('refers only to steps that ran before', () => {
    const before = ancestors(entry);
    for (const node of steps(entry)) {
      for (const text of texts(node.parameters)) {
        for (const match of text.matchAll(/\$\((["'])(.+?)\1\)/g)) {
          expect([node.name, match[2], before.get(node.name)?.has(match[2] ?? '')]).toEqual([
            node.name,
            match[2],
            true,
          ]);
        }
      }
    }
  });

  it('carries no credentials, pinned data, keys or addresses of real people', () => {
    const json = JSON.stringify(workflow);
    expect(json).not.toMatch(/"(credentials|pinData|instanceId|staticData)"/);
    expect(json).not.toMatch(/\b(sk|pk|rk|xox[abp]|ghp|gho)[-_][A-Za-z0-9_-]{16,}/);
    const addresses = json.match(/[\w.+-]+@[\w-]+\.[a-z]{2,}/gi) ?? [];
    expect(addresses.filter((address) => !/@example\.(com|org|net|nl)$/i.test(address))).toEqual([]);
  });

  it('describes itself in words, not in counts', () => {
    for (const text of [meta.description, meta.en.description]) {
      expect(text.length).toBeGreaterThanOrEqual(60);
      expect(text.length).toBeLessThanOrEqual(220);
      expect(text).not.toMatch(/\b\d+ (nodes?|stappen|steps|integrations?|integraties)\b/i);
    }
    expect(meta.setup_steps.length).toBeGreaterThan(0);
    for (const account of meta.accounts) expect(account.steps.length).toBeGreaterThan(0);
  });
});

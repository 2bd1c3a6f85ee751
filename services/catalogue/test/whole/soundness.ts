import { createHash } from 'node:crypto';
import { catalogue } from '@stroomwerk/catalogue';
import type { ContentWorkflow, N8nNode } from '../../src/dsl/types.js';
import { Distinct } from '../../src/kit/distinct.js';
import { faultsOf, lineOf } from '../../src/rules/index.js';
import { callsOf } from '../../src/vendors/calls.js';
import { endpointOf, endpoints } from '../../src/vendors/sources-read.js';

const NOTE = 'n8n-nodes-base.stickyNote';
const steps = (entry: ContentWorkflow): N8nNode[] =>
  entry.workflow.nodes.filter((node) => node.type !== NOTE);
const unique = (values: string[]) => new Set(values).size === values.length;

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

/** Node names and apps taken out: which steps lead to which, and which only serve another. Two steps are told apart by what is around them. */
function shape(entry: ContentWorkflow): string {
  const names = steps(entry).map((node) => node.name);
  const edges = Object.entries(entry.workflow.connections).flatMap(([from, kinds]) =>
    Object.entries(kinds).flatMap(([kind, outputs]) =>
      outputs.flat().map((link) => ({ from, to: link.node, kind: kind === 'main' ? 'm' : 'a' })),
    ),
  );
  const digest = (text: string) => createHash('md5').update(text).digest('hex');
  let label = new Map(names.map((name) => [name, 'step']));
  for (let round = 0; round < 5; round += 1)
    label = new Map(
      names.map((name) => {
        const after = edges.filter(({ from }) => from === name).map(({ to, kind }) => kind + label.get(to));
        const before = edges.filter(({ to }) => to === name).map(({ from, kind }) => kind + label.get(from));
        return [name, digest(`${label.get(name)}>${after.sort()}<${before.sort()}`)];
      }),
    );
  return digest([...label.values()].sort().join());
}

const count = (values: string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};
const share = (many: number): number => many / catalogue.length;
/** The workflows for which something does not hold, with what was found: none, when all is well. */
const failing = (find: (entry: ContentWorkflow) => readonly unknown[]) =>
  catalogue.flatMap((entry) => find(entry).map((found) => [entry.slug, found]));

describe('the catalogue as a whole', () => {
  it('holds at least 2,000 workflows, each with its own slug, titles, descriptions and graph', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(2_000);
    const distinct = new Distinct();
    expect(catalogue.flatMap((entry) => distinct.add(entry))).toEqual([]);
  });

  it('has at least 120 shapes, none above three percent', () => {
    const shapes = count(catalogue.map(shape));
    expect(shapes.size).toBeGreaterThanOrEqual(120);
    expect(share(Math.max(...shapes.values()))).toBeLessThanOrEqual(0.03);
  });

  it('names a complete Top 12 in which every tier occurs', () => {
    const top = catalogue.filter((entry) => entry.meta.top);
    const ranks = top.map((entry) => entry.meta.top?.rank ?? 0).sort((a, b) => a - b);
    expect(ranks).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(top.map((entry) => entry.meta.tier_required))).toEqual(
      new Set(['starter', 'professional', 'enterprise', 'launch_special']),
    );
  });
});

describe('what workflows call by HTTP', () => {
  const calls = ({ workflow, english }: ContentWorkflow) =>
    [workflow, english].flatMap((file) => callsOf(file?.nodes ?? []));

  it('is known in both languages: each call with where its facts were read, no entry without a call', () => {
    expect(failing((entry) => calls(entry).filter((call) => endpointOf(call) === undefined))).toEqual([]);
    const called = new Set(catalogue.flatMap((entry) => calls(entry).map(endpointOf)));
    expect(endpoints.filter((one) => one.source !== 'own' && !called.has(one))).toEqual([]);
  });

  it('never goes with an account that sends no key: n8n lets only the steps of the app itself use it', () => {
    // As of n8n 2.41 these types say nothing of how they sign in.
    const silent = ['zammadTokenAuthApi', 'storyblokManagementApi', 'freshserviceApi', 'bambooHrApi'];
    expect(
      failing(({ workflow, english }) =>
        [workflow, english].flatMap((file) =>
          (file?.nodes ?? []).filter(({ parameters }) =>
            silent.includes(String(parameters.nodeCredentialType)),
          ),
        ),
      ),
    ).toEqual([]);
  });

  it('is called by steps that say so, never by code', () => {
    const asks = /\bfetch\s*\(|httpRequest|\baxios\b|XMLHttpRequest/;
    expect(
      failing(({ workflow }) =>
        workflow.nodes.filter(({ parameters }) => asks.test(String(parameters.jsCode ?? ''))),
      ),
    ).toEqual([]);
  });
});

it('has no fault that a rule of src/rules/ finds', () => {
  expect(catalogue.flatMap(faultsOf).map(lineOf)).toEqual([]);
});

describe('a compiler that refuses', () => {
  const [first, second] = catalogue as readonly ContentWorkflow[] as [ContentWorkflow, ContentWorkflow];
  it.each([
    ['Dutch title', { ...second, workflow: { ...second.workflow, name: first.workflow.name.toUpperCase() } }],
    [
      'English description',
      {
        ...second,
        meta: { ...second.meta, en: { ...second.meta.en, description: first.meta.en.description } },
      },
    ],
    ['graph', { ...second, workflow: { ...first.workflow, name: 'Iets anders' } }],
  ] as [string, ContentWorkflow][])('a repeated %s', (aspect, copy) => {
    const distinct = new Distinct();
    expect(distinct.add(first)).toEqual([]);
    expect(distinct.add(copy)).toContain(`${copy.slug} has the ${aspect} of ${first.slug}`);
  });
});

describe('every workflow', () => {
  it('is an inactive n8n workflow with unique ids and names', () => {
    expect(
      failing(({ slug, filename, workflow }) =>
        [
          filename === `${slug}.json`,
          /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
          workflow.active === false && workflow.settings.executionOrder === 'v1',
          unique(workflow.nodes.map((node) => node.id)),
          unique(workflow.nodes.map((node) => node.name)),
        ].flatMap((holds, rule) => (holds ? [] : [`rule ${rule}`])),
      ),
    ).toEqual([]);
  });

  it('connects existing steps only, and reaches each of them', () => {
    expect(
      failing((entry) => {
        const names = new Set(entry.workflow.nodes.map((node) => node.name));
        const linked = new Set<string>();
        for (const [from, kinds] of Object.entries(entry.workflow.connections))
          for (const link of Object.values(kinds).flat(2)) linked.add(from).add(link.node);
        return [
          ...[...linked].filter((name) => !names.has(name)),
          ...steps(entry).filter((node) => !linked.has(node.name)),
        ];
      }),
    ).toEqual([]);
  });

  it('refers only to steps that ran before', () => {
    expect(
      failing((entry) => {
        const before = ancestors(entry);
        return steps(entry).flatMap((node) =>
          texts(node.parameters).flatMap((text) =>
            [...text.matchAll(/\$\((["'])(.+?)\1\)/g)]
              .map((match) => match[2] ?? '')
              .filter((named) => !before.get(node.name)?.has(named))
              .map((named) => `${node.name} -> ${named}`),
          ),
        );
      }),
    ).toEqual([]);
  });

  it('searches Airtable with the step whose columns stand beside the id, where later steps read them', () => {
    expect(
      catalogue.flatMap((entry) =>
        steps(entry)
          .filter(
            ({ type, parameters }) => type === 'n8n-nodes-base.airtable' && parameters.operation === 'search',
          )
          .filter(({ typeVersion }) => typeVersion > 2.1)
          .map(({ name }) => `${entry.slug}: ${name}`),
      ),
    ).toEqual([]);
  });

  it('compares how bad an alert is in the words of its own file', () => {
    const dutch = catalogue.filter(({ english }) =>
      /\.severity \}\}","rightValue":"(?:hoog|laag)"/.test(JSON.stringify(english)),
    );
    expect(dutch.map(({ slug }) => slug)).toEqual([]);
  });

  it('carries no credentials, pinned data, keys or addresses of real people', () => {
    expect(
      failing(({ workflow }) => {
        const json = JSON.stringify(workflow);
        const addresses = json.replaceAll('@n8n/', '').match(/[\w.+-]+@[\w-]+\.[a-z]{2,}/gi) ?? [];
        return [
          ...[workflow, ...workflow.nodes]
            .flatMap((part) => Object.keys(part))
            .filter((key) => ['credentials', 'pinData', 'instanceId', 'staticData', 'meta'].includes(key)),
          ...(/\b(sk|pk|rk|xox[abp]|ghp|gho)[-_][A-Za-z0-9_-]{16,}/.exec(json) ?? []),
          // The id of a channel in Teams looks like one.
          ...addresses.filter((address) => !/@(example\.(com|org|net|nl)|thread\.tacv)$/i.test(address)),
        ];
      }),
    ).toEqual([]);
  });

  it('has its settings run before every step that reads them, and lets none of them into an item', () => {
    const reading = /\$\('Instellingen'\)/;
    expect(
      failing((entry) => {
        const { connections } = entry.workflow;
        const next = (name: string) => (connections[name]?.main ?? []).flat().map((link) => link.node);
        const behind = next('Instellingen');
        const beside = behind.filter((name) => name.startsWith('Verder na '));
        const first = beside.length > 0 ? beside : behind;
        const before = ancestors(entry);
        return steps(entry)
          .filter(({ name, parameters }) =>
            first.includes(name)
              ? beside.length === 0 && texts(parameters).some((text) => /\$json|\$input/.test(text))
              : texts(parameters).some((text) => reading.test(text)) &&
                !before.get(name)?.has('Instellingen'),
          )
          .map(({ name }) => name);
      }),
    ).toEqual([]);
  });

  it('declares what the customer fills in, once, with words and an example in both languages', () => {
    expect(
      failing(({ meta }) =>
        meta.values
          .filter(({ label, help, example, check, at }) => {
            const said = [label, help, example].every(({ nl, en }) => nl.trim() !== '' && en.trim() !== '');
            const fits = [example.nl, example.en].every((one) => new RegExp(check ?? '').test(one));
            return !said || !fits || at.length === 0;
          })
          .map(({ key }) => key),
      ),
    ).toEqual([]);
  });

  it('says where it is filled in by the names that its steps have in either file', () => {
    const named = (file: ContentWorkflow['workflow'] | null, step: string) =>
      file?.nodes.some(({ name }) => name === step) === true;
    expect(
      failing(({ workflow, english, meta }) =>
        meta.values
          .filter(({ at }) => at.some(({ step }) => !named(workflow, step.nl) || !named(english, step.en)))
          .map(({ key }) => key),
      ),
    ).toEqual([]);
  });

  it('has a title that n8n takes, in both languages', () => {
    const longest = 128;
    expect(
      failing(({ workflow, meta }) => [workflow.name, meta.en.name].filter((name) => name.length > longest)),
    ).toEqual([]);
  });

  it('describes itself in words, not in counts, in both languages', () => {
    expect(
      failing(({ meta }) =>
        [meta.description, meta.en.description].filter(
          (text) =>
            text.length < 60 ||
            text.length > 240 ||
            /\b\d+ (nodes?|stappen|steps|integrations?|integraties)\b/i.test(text),
        ),
      ),
    ).toEqual([]);
  });

  it('tells how to switch it on, in both languages', () => {
    expect(
      failing(({ meta }) => [
        ...(meta.setup_steps.length > 0 ? [] : ['no set-up steps']),
        ...meta.accounts.filter((account) => account.steps.length === 0),
      ]),
    ).toEqual([]);
  });

  it('explains itself on the canvas where it is large', () => {
    const notes = (entry: ContentWorkflow) => entry.workflow.nodes.filter((node) => node.type === NOTE);
    expect(
      failing((entry) => (steps(entry).length < 16 || notes(entry).length >= 1 ? [] : ['no note'])),
    ).toEqual([]);
  });
});

import type { N8nConnections, N8nNode } from '../../workflows/domain/n8n.js';
import type { Deployed } from './flow.js';
import { mergeUpdate, type Side } from './merge.js';

type Step = Partial<N8nNode> & { name: string };

/** A workflow of these steps and ways: `A > B > C`, and `A [1] > D` from its second output. */
function flow(steps: readonly Step[], ways: readonly string[], more: Partial<Deployed> = {}): Deployed {
  const connections: N8nConnections = {};
  for (const way of ways) {
    const stops = way.split(' > ');
    for (const [at, to] of stops.slice(1).entries()) {
      const [, from = '', output = '0', kind = 'main'] =
        /^(.+?)(?: \[(\d)\])?(?: \((.+)\))?$/.exec(stops[at] as string) ?? [];
      const node = to.replace(/ [[(].*$/, '');
      connections[from] ??= {};
      const outputs = connections[from][kind] ?? [];
      while (outputs.length <= Number(output)) outputs.push([]);
      outputs[Number(output)]?.push({ node, type: kind, index: 0 });
      connections[from][kind] = outputs;
    }
  }
  const nodes = steps.map(
    (step, at): N8nNode => ({
      id: `id of ${step.name}`,
      type: at === 0 ? 'n8n-nodes-base.webhook' : 'n8n-nodes-base.set',
      typeVersion: 1,
      position: [at * 200, 0],
      parameters: {},
      ...step,
    }),
  );
  return { name: 'Facturen', settings: { executionOrder: 'v1' }, nodes, connections, ...more };
}

const steps: Step[] = [
  { name: 'Start' },
  { name: 'Lees', parameters: { limit: 10, options: { timeout: 5 } } },
  { name: 'Vraag', parameters: { wait: '24 uur', channel: '#a' }, credentials: { slack: { id: '1' } } },
  { name: 'Boek', parameters: { text: "={{ $('Lees').item.json.total }}" } },
];
const way = ['Start > Lees > Vraag > Boek'];
const base = flow(steps, way);
const altered = (changes: Readonly<Record<string, Partial<N8nNode>>>, from = steps): Step[] =>
  from.map((step) => ({ ...step, ...changes[step.name] }));
const merge = (ours: Deployed, theirs: Deployed, answers: Record<string, Side> = {}) =>
  mergeUpdate({ base, ours, theirs }, new Map(Object.entries(answers)));
const named = ({ merged }: ReturnType<typeof merge>, name: string) =>
  merged.nodes.find((node) => node.name === name);
const ways = ({ merged }: ReturnType<typeof merge>) =>
  Object.entries(merged.connections).flatMap(([from, byKind]) =>
    Object.values(byKind).flatMap((outputs) =>
      outputs.flatMap((targets, output) =>
        (targets ?? []).map(({ node }) => `${from}${output > 0 ? ` [${output}]` : ''} > ${node}`),
      ),
    ),
  );

describe('an update of a workflow that the customer left alone', () => {
  it('is our new version, with their ids', () => {
    const ours = flow(altered({ Lees: { id: 'made anew', parameters: { limit: 50 } } }), way, {
      name: 'Facturen en creditnota’s',
    });
    const found = merge(ours, base);
    expect(found).toMatchObject({ conflicts: [], apart: null, theirChanges: { changed: 0, of: 4 } });
    expect(named(found, 'Lees')).toMatchObject({ id: 'id of Lees', parameters: { limit: 50 } });
    expect(found.merged.name).toBe('Facturen');
    expect([...found.marks]).toEqual([
      ['Start', 'same'],
      ['Lees', 'changed'],
      ['Vraag', 'same'],
      ['Boek', 'same'],
    ]);
  });

  it('puts new steps in and takes old ones out, with their connections', () => {
    const ours = flow(
      [...steps.filter(({ name }) => name !== 'Vraag'), { name: 'Credit?' }],
      ['Start > Lees > Credit? > Boek'],
    );
    const found = merge(ours, base);
    expect(found.conflicts).toEqual([]);
    expect(ways(found)).toEqual(['Start > Lees', 'Lees > Credit?', 'Credit? > Boek']);
    expect(Object.fromEntries(found.marks)).toMatchObject({ 'Credit?': 'new', Vraag: 'gone' });
  });
});

describe('what the customer made of it', () => {
  it('stays: accounts, values, names, places, steps of their own, and how it is set', () => {
    const theirs = flow(
      [
        ...altered({
          Vraag: {
            parameters: { wait: '24 uur', channel: '#inkoop' },
            credentials: { slack: { id: '9' } },
            position: [5, 5],
          },
        }),
        { name: 'Kasboek' },
      ],
      [...way, 'Boek > Kasboek'],
      { name: 'Mijn facturen', settings: { executionOrder: 'v1', timezone: 'Europe/Brussels' } },
    );
    const ours = flow(
      altered({ Vraag: { parameters: { wait: '48 uur', channel: '#a' }, position: [900, 0] } }),
      way,
      { settings: { executionOrder: 'v1', timeSavedPerExecution: 4 } },
    );
    const found = merge(ours, theirs);
    expect(found.conflicts).toEqual([]);
    expect(named(found, 'Vraag')).toMatchObject({
      parameters: { wait: '48 uur', channel: '#inkoop' },
      credentials: { slack: { id: '9' } },
      position: [5, 5],
    });
    expect(ways(found)).toContain('Boek > Kasboek');
    expect(found.merged).toMatchObject({
      name: 'Mijn facturen',
      settings: { timezone: 'Europe/Brussels', timeSavedPerExecution: 4 },
    });
    expect(Object.fromEntries(found.marks)).toMatchObject({ Kasboek: 'mine', Vraag: 'changed' });
  });

  it('stays where a step was renamed, also in what we write anew', () => {
    const theirs = flow(
      altered({
        Lees: { name: "Lees 't", id: 'id of Lees' },
        Boek: { parameters: { text: "={{ $('Lees \\'t').item.json.total }}" } },
      }),
      ["Start > Lees 't > Vraag > Boek"],
    );
    const ours = flow(
      [
        ...steps,
        { name: 'Meld', parameters: { text: '={{ $("Lees").first().json.total + $(\'Start\') }}' } },
      ],
      [...way, 'Boek > Meld'],
    );
    const found = merge(ours, theirs);
    expect(found).toMatchObject({ conflicts: [], apart: null });
    expect(ways(found)).toEqual(["Start > Lees 't", "Lees 't > Vraag", 'Vraag > Boek', 'Boek > Meld']);
    expect(named(found, 'Meld')?.parameters.text).toBe(
      "={{ $(\"Lees 't\").first().json.total + $('Start') }}",
    );
    expect(named(found, 'Boek')?.parameters.text).toBe("={{ $('Lees \\'t').item.json.total }}");
  });

  it('does not hinder our own renaming', () => {
    const ours = flow(
      altered({
        Lees: { name: 'Lees de pdf', id: 'id of Lees' },
        Boek: { parameters: { text: "={{ $('Lees de pdf').item.json.total }}" } },
      }),
      ['Start > Lees de pdf > Vraag > Boek'],
    );
    const theirs = flow(
      [...steps, { name: 'Eigen', parameters: { a: "={{ $('Lees').item }}" } }],
      [...way, 'Boek > Eigen'],
    );
    const found = merge(ours, theirs);
    expect(found.conflicts).toEqual([]);
    expect(named(found, 'Boek')?.parameters.text).toBe("={{ $('Lees de pdf').item.json.total }}");
    expect(named(found, 'Eigen')?.parameters.a).toBe("={{ $('Lees de pdf').item }}");
  });

  it('keeps a name that we would give to a step of ours', () => {
    const theirs = flow(
      [...steps, { name: 'Meld', id: 'theirs', parameters: { mine: true } }],
      [...way, 'Vraag > Meld'],
    );
    const ours = flow(
      [...steps, { name: 'Meld', id: 'ours', type: 'n8n-nodes-base.slack' }],
      [...way, 'Boek > Meld'],
    );
    const found = merge(ours, theirs);
    expect(named(found, 'Meld')?.parameters).toEqual({ mine: true });
    expect(ways(found)).toEqual(expect.arrayContaining(['Vraag > Meld', 'Boek > Meld (2)']));
  });

  it('is not asked for where the editor only noted something', () => {
    const theirs = flow(
      altered({
        Lees: {
          parameters: { options: { timeout: 5 }, limit: 10, sheet: { value: 'a', cachedResultName: 'Blad' } },
        },
      }),
      way,
    );
    const before = flow(
      altered({ Lees: { parameters: { limit: 10, options: { timeout: 5 }, sheet: { value: 'a' } } } }),
      way,
    );
    expect(mergeUpdate({ base: before, ours: before, theirs }).theirChanges.changed).toBe(0);
  });
});

describe('what both changed', () => {
  const ours = flow(altered({ Vraag: { parameters: { wait: '48 uur', channel: '#a' } } }), way);
  const theirs = flow(altered({ Vraag: { parameters: { wait: '72 uur', channel: '#inkoop' } } }), way);
  const id = '["value","Vraag","parameters","wait"]';

  it('is asked value by value, and stays theirs meanwhile', () => {
    const found = merge(ours, theirs);
    expect(found.conflicts).toEqual([
      {
        id,
        ...{ step: 'Vraag', kind: 'value', path: ['parameters', 'wait'] },
        ...{ base: '24 uur', ours: '48 uur', theirs: '72 uur' },
      },
    ]);
    expect(named(found, 'Vraag')?.parameters).toEqual({ wait: '72 uur', channel: '#inkoop' });
    expect(found.marks.get('Vraag')).toBe('choose');
  });

  it.each([
    ['ours', '48 uur'],
    ['theirs', '72 uur'],
  ] as const)('is as they chose: %s', (side, wait) => {
    const found = merge(ours, theirs, { [id]: side });
    expect(found.conflicts).toEqual([]);
    expect(named(found, 'Vraag')?.parameters).toEqual({ wait, channel: '#inkoop' });
  });

  it('is told by name in lists of fields', () => {
    const list = (fields: Record<string, string>) =>
      flow(
        altered({
          Lees: {
            parameters: { assignments: Object.entries(fields).map(([name, value]) => ({ name, value })) },
          },
        }),
        way,
      );
    const found = mergeUpdate({
      base: list({ a: '1', b: '2' }),
      ours: list({ a: '1', b: '3', c: '4' }),
      theirs: list({ a: '9', b: '5' }),
    });
    expect(found.conflicts).toMatchObject([
      { path: ['parameters', 'assignments', 'b', 'value'], ours: '3', theirs: '5' },
    ]);
    expect(named(found, 'Lees')?.parameters.assignments).toEqual([
      { name: 'a', value: '9' },
      { name: 'b', value: '5' },
      { name: 'c', value: '4' },
    ]);
    const chosen = mergeUpdate(
      {
        base: list({ a: '1', b: '2' }),
        ours: list({ a: '1', b: '3', c: '4' }),
        theirs: list({ a: '9', b: '5' }),
      },
      new Map([[found.conflicts[0]?.id as string, 'ours']]),
    );
    expect(named(chosen, 'Lees')?.parameters.assignments).toContainEqual({ name: 'b', value: '3' });
  });

  it('is asked where one takes out a step that the other changed', () => {
    const without = flow(
      steps.filter(({ name }) => name !== 'Vraag'),
      ['Start > Lees > Boek'],
    );
    expect(merge(ours, without).conflicts).toMatchObject([{ kind: 'removed-by-them', step: 'Vraag' }]);
    const gone = merge(without, theirs);
    expect(gone.conflicts).toMatchObject([{ kind: 'removed-by-us', step: 'Vraag' }]);
    const taken = merge(without, theirs, { [gone.conflicts[0]?.id as string]: 'ours' });
    expect(taken).toMatchObject({ conflicts: [], apart: null });
    expect(ways(taken)).toEqual(['Start > Lees', 'Lees > Boek']);
  });

  it('is asked where we take out a step that they led elsewhere', () => {
    const without = flow(
      steps.filter(({ name }) => name !== 'Vraag'),
      ['Start > Lees > Boek'],
    );
    const led = flow([...steps, { name: 'Eigen' }], [...way, 'Vraag > Eigen']);
    expect(merge(without, led).conflicts).toMatchObject([{ kind: 'removed-by-us', step: 'Vraag' }]);
  });

  it('is asked where both put a step into the same way, and both are never run', () => {
    const our = flow([...steps, { name: 'Onze' }], ['Start > Lees > Onze > Vraag > Boek']);
    const their = flow([...steps, { name: 'Hun' }], ['Start > Lees > Hun > Vraag > Boek']);
    const found = merge(our, their);
    expect(found.conflicts).toEqual([
      {
        id: '["connection","Lees","main","0"]',
        ...{ step: 'Lees', kind: 'connection', path: ['main', '0'] },
        ...{ base: ['Vraag'], ours: ['Onze'], theirs: ['Hun'] },
      },
    ]);
    expect(ways(found).sort()).toEqual(['Hun > Vraag', 'Lees > Hun', 'Start > Lees', 'Vraag > Boek']);
    expect(found).toMatchObject({ apart: null });
    expect(named(found, 'Onze')).toBeUndefined();
    const taken = merge(our, their, { '["connection","Lees","main","0"]': 'ours' });
    expect(taken).toMatchObject({ apart: null, unreached: ['Hun'] });
  });

  it('is not asked where one leads an output elsewhere and the other somewhere besides', () => {
    const our = flow([...steps, { name: 'Onze' }], ['Start > Lees > Onze > Vraag > Boek']);
    const their = flow([...steps, { name: 'Hun' }], [...way, 'Lees > Hun']);
    const found = merge(our, their);
    expect(found).toMatchObject({ conflicts: [], apart: null });
    expect(ways(found).filter((one) => one.startsWith('Lees'))).toEqual(['Lees > Onze', 'Lees > Hun']);
  });
});

describe('a workflow that went its own way', () => {
  it('is left alone where more than half of its steps were changed or taken out', () => {
    const theirs = flow(
      altered({
        Lees: { parameters: { a: 1 } },
        Vraag: { parameters: { a: 1 } },
        Boek: { parameters: { a: 1 } },
      }),
      way,
    );
    expect(merge(base, theirs)).toMatchObject({ apart: 'rebuilt', theirChanges: { changed: 3, of: 4 } });
    const half = flow(altered({ Lees: { parameters: { a: 1 } }, Vraag: { parameters: { a: 1 } } }), way);
    expect(merge(base, half).apart).toBeNull();
  });

  it('is told which of its steps nothing leads to any more where the customer chose our way', () => {
    const theirs = flow([...steps, { name: 'Eigen' }], [...way, 'Vraag [1] > Eigen']);
    const ours = flow(
      steps.filter(({ name }) => name !== 'Vraag'),
      ['Start > Lees > Boek'],
    );
    const id = merge(ours, theirs).conflicts[0]?.id as string;
    expect(merge(ours, theirs, { [id]: 'ours' })).toMatchObject({ apart: null, unreached: ['Eigen'] });
    const kept = merge(ours, theirs, { [id]: 'theirs' });
    expect(kept).toMatchObject({ apart: null, unreached: [] });
    expect(ways(kept)).toEqual(['Start > Lees', 'Lees > Vraag', 'Vraag > Boek', 'Vraag [1] > Eigen']);
  });

  it('is left alone where a step of theirs would never be reached any more and nobody chose that', () => {
    const theirs = flow(
      steps.filter(({ name }) => name !== 'Lees'),
      ['Start > Vraag > Boek'],
    );
    const ours = flow(steps, ['Start > Lees > Boek', 'Lees > Vraag']);
    expect(merge(ours, theirs)).toMatchObject({ conflicts: [], apart: 'unreached', unreached: ['Boek'] });
  });

  it('reaches what serves a step with that step', () => {
    const model: Step = { name: 'Model', type: '@n8n/n8n-nodes-langchain.lmChatOpenAi' };
    const served = flow([...steps, model], [...way, 'Model (ai_languageModel) > Lees']);
    const found = mergeUpdate({ base: served, ours: served, theirs: served });
    expect(found.apart).toBeNull();
    expect(found.merged.connections).toEqual(served.connections);
  });
});

it('merges nothing into the same', () => {
  expect(merge(base, base).merged).toEqual(base);
});

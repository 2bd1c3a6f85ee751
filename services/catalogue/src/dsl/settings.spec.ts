import { append, set } from './core.js';
import { say } from './language.js';
import { everyDay, webhook } from './triggers.js';
import type { NodeSpec, WorkflowSpec } from './types.js';
import { value } from './value.js';
import { checkValues } from './values.js';
import { workflow } from './workflow.js';

const channel = value({
  key: 'slack-channel',
  kind: 'text',
  label: { nl: 'Slack-kanaal', en: 'Slack channel' },
  help: { nl: 'De naam van het kanaal, met hekje.', en: 'The name of the channel, with its hash sign.' },
  example: { nl: '#bestellingen', en: '#orders' },
  check: '^#',
});
const limit = value({
  key: 'limit',
  kind: 'number',
  label: { nl: 'Grensbedrag', en: 'Limit' },
  help: { nl: 'Vanaf welk bedrag.', en: 'From which amount.' },
  example: '500',
});
const step = (name: string, parameters: NodeSpec['parameters']): NodeSpec => ({
  name,
  type: 'n8n-nodes-base.x',
  typeVersion: 1,
  parameters,
});
const built = (nodes: NodeSpec[] | (() => NodeSpec[]), flow: string[], more: Partial<WorkflowSpec> = {}) =>
  workflow(() => ({
    slug: 'x',
    name: 'X',
    description: '',
    category: 'hr',
    tags: [],
    difficulty: 'beginner',
    tier_required: 'starter',
    time_to_deploy: '',
    short_benefit: '',
    accounts: [],
    setup_steps: ['Zet hem aan.'],
    en: { name: 'X', description: '', short_benefit: '', setup_steps: ['Switch it on.'] },
    names: {
      Order: 'Order',
      Meld: 'Tell',
      'Elke dag': 'Every day',
      Code: 'Code',
      Tool: 'Tool',
      'Nog een': 'Another',
    },
    nodes: typeof nodes === 'function' ? nodes() : nodes,
    flow,
    ...more,
  }));
const found = (
  entry: ReturnType<typeof built>,
  name: string,
  language: 'workflow' | 'english' = 'workflow',
) => entry[language]?.nodes.find((node) => node.name === name);

describe('a value', () => {
  it('has an example that its check takes', () => {
    const one = { key: 'a', kind: 'text', label: { nl: 'A', en: 'A' }, help: { nl: 'A', en: 'A' } } as const;
    expect(() => value({ ...one, example: 'kanaal', check: '^#' })).toThrow(
      'Value a: its example "kanaal" does not match ^#',
    );
    expect(value({ ...one, example: '#a', check: '^#' })).toBe(value({ ...one, example: '#a', check: '^#' }));
  });
});

describe('the settings', () => {
  const daily = built(
    [everyDay('Elke dag', 8), step('Meld', { channel, text: `=Vanaf {{ ${limit} }}` })],
    ['Elke dag > Meld'],
  );

  it('stand on the way behind a moment, in both files', () => {
    expect(found(daily, 'Instellingen')?.parameters).toMatchObject({
      assignments: {
        assignments: [
          { name: 'slackKanaal', value: '#bestellingen', type: 'string' },
          { name: 'grensbedrag', value: 500, type: 'number' },
        ],
      },
      includeOtherFields: false,
    });
    expect(found(daily, 'Meld')?.parameters).toEqual({
      channel: "={{ $('Instellingen').first().json.slackKanaal }}",
      text: "=Vanaf {{ $('Instellingen').first().json.grensbedrag }}",
    });
    expect(found(daily, 'Tell', 'english')?.parameters.channel).toBe(
      "={{ $('Settings').first().json.slackChannel }}",
    );
    expect(found(daily, 'Settings', 'english')?.id).toBe(found(daily, 'Instellingen')?.id);
    expect(Object.keys(daily.workflow.connections)).toEqual(['Elke dag', 'Instellingen']);
  });

  it('are declared with the place where they are filled in, and told in the set-up', () => {
    expect(daily.meta.values).toMatchObject([
      {
        key: 'slack-channel',
        example: { nl: '#bestellingen', en: '#orders' },
        at: [{ step: { nl: 'Instellingen', en: 'Settings' }, path: 'assignments.assignments.0.value' }],
      },
      { key: 'limit', example: { nl: '500', en: '500' } },
    ]);
    expect(daily.meta.setup_steps).toEqual([
      'Vul in de stap "Instellingen" in: Slack-kanaal en Grensbedrag.',
      'Zet hem aan.',
    ]);
    expect(daily.meta.en.setup_steps?.[0]).toBe('Fill in at the step "Settings": Slack channel and Limit.');
    expect(daily.workflow.nodes[0]?.parameters.content).toContain(
      '- **Slack-kanaal**: De naam van het kanaal',
    );
    expect(checkValues(daily)).toEqual({ open: [], wrong: [] });
  });

  it('let the items of a trigger go on as they came', () => {
    const { workflow: file } = built(
      [webhook('Order', 'order'), step('Meld', { channel })],
      ['Order > Meld'],
    );
    expect(file.connections).toEqual({
      Order: {
        main: [
          [
            { node: 'Verder na Order', type: 'main', index: 0 },
            { node: 'Instellingen', type: 'main', index: 0 },
          ],
        ],
      },
      Instellingen: { main: [[{ node: 'Verder na Order', type: 'main', index: 1 }]] },
      'Verder na Order': { main: [[{ node: 'Meld', type: 'main', index: 0 }]] },
    });
  });

  it('go by a step that hands on what it gets, also behind a moment', () => {
    const { workflow: file } = built(
      [everyDay('Elke dag', 8), set('Order', { a: 'b' }, true), append('Samen'), step('Meld', { channel })],
      ['Elke dag > Samen > Meld', 'Elke dag > Order > Samen @1'],
      { names: { Order: 'Order', Meld: 'Tell', 'Elke dag': 'Every day', Samen: 'Together' } },
    );
    expect(file.connections['Verder na Elke dag']?.main?.[0]?.map(({ node }) => node)).toEqual([
      'Samen',
      'Order',
    ]);
  });

  it('serve triggers that start different steps', () => {
    const { workflow: file } = built(
      [
        webhook('Order', 'order'),
        everyDay('Elke dag', 8),
        step('Meld', { channel }),
        step('Nog een', { channel }),
      ],
      ['Order > Meld', 'Elke dag > Nog een'],
    );
    expect(file.connections.Instellingen?.main?.[0]?.map(({ node }) => node)).toEqual([
      'Verder na Order',
      'Verder na Elke dag',
    ]);
    expect(file.connections['Verder na Elke dag']?.main?.[0]?.[0]?.node).toBe('Nog een');
  });

  // Seen in n8n 2.41: a merge that may miss an input never runs while a step before it waits, as that of the other trigger would.
  it('are told to the trigger that ran alone, where what triggers start comes together in a merge', () => {
    const entry = built(
      [
        webhook('Order', 'order'),
        everyDay('Elke dag', 8),
        step('Nog een', {}),
        append('Samen'),
        step('Meld', { channel }),
      ],
      ['Order > Samen > Meld', 'Elke dag > Nog een > Samen @1'],
      {
        names: {
          Order: 'Order',
          Meld: 'Tell',
          'Elke dag': 'Every day',
          Samen: 'Together',
          'Nog een': 'Another',
        },
      },
    );
    const { connections } = entry.workflow;
    expect(connections.Instellingen?.main).toEqual([[{ node: 'Welke trigger?', type: 'main', index: 0 }]]);
    expect(connections['Welke trigger?']?.main).toEqual([
      [{ node: 'Verder na Order', type: 'main', index: 1 }],
      [{ node: 'Verder na Elke dag', type: 'main', index: 1 }],
    ]);
    expect(JSON.stringify(found(entry, 'Which trigger?', 'english')?.parameters)).toContain(
      "{{ $('Every day').isExecuted }}",
    );
    const [x, y] = found(entry, 'Instellingen')?.position ?? [];
    expect(found(entry, 'Welke trigger?')?.position).toEqual([(x ?? 0) + 240, y]);
  });

  it('leave in a trigger what it needs itself', () => {
    const entry = built(
      [step('Order', { channel: `in ${channel}` }), step('Meld', { text: 'x' })],
      ['Order > Meld'],
    );
    expect(found(entry, 'Order')?.parameters).toEqual({ channel: 'in #bestellingen' });
    expect(found(entry, 'Order', 'english')?.parameters).toEqual({ channel: 'in #orders' });
    expect(found(entry, 'Instellingen')).toBeUndefined();
    expect(entry.meta.values[0]?.at).toEqual([{ step: { nl: 'Order', en: 'Order' }, path: 'channel' }]);
    expect(entry.meta.setup_steps[0]).toBe('Vul in de stap "Order" in: Slack-kanaal.');
  });

  it('are read by what serves a step too', () => {
    const tool: NodeSpec = { ...step('Tool', { channel }), attach: { to: 'Meld', as: 'ai_tool' } };
    const entry = built([everyDay('Elke dag', 8), step('Meld', {}), tool], ['Elke dag > Meld']);
    expect(found(entry, 'Tool')?.parameters.channel).toBe(
      "={{ $('Instellingen').first().json.slackKanaal }}",
    );
  });

  it.each([
    [`spaces/${channel}`, "=spaces/{{ $('Instellingen').first().json.slackKanaal }}"],
    [
      `={{ $json.id ?? '${channel}' }} in ${channel}`,
      "={{ $json.id ?? $('Instellingen').first().json.slackKanaal }} in {{ $('Instellingen').first().json.slackKanaal }}",
    ],
    [
      `={{ 'a\\'s/${channel}/' + "x" }}`,
      `={{ \`a\\'s/\${$('Instellingen').first().json.slackKanaal}/\` + "x" }}`,
    ],
    [
      `={{ \`\${'${channel}'}-${channel}\` }}`,
      `={{ \`\${$('Instellingen').first().json.slackKanaal}-\${$('Instellingen').first().json.slackKanaal}\` }}`,
    ],
    [`={{ $json.n > ${limit} }}`, "={{ $json.n > $('Instellingen').first().json.grensbedrag }}"],
    [
      `={{ $json.a.replace(/'/g, '') + '${channel}' }}`,
      "={{ $json.a.replace(/'/g, '') + $('Instellingen').first().json.slackKanaal }}",
    ],
  ])('are read wherever they stand: %s', (text, expected) => {
    const entry = built([everyDay('Elke dag', 8), step('Meld', { text })], ['Elke dag > Meld']);
    expect(found(entry, 'Meld')?.parameters.text).toBe(expected);
  });

  it('are read in a script', () => {
    const entry = built(
      [everyDay('Elke dag', 8), step('Meld', { jsCode: `const x = '${channel}'; // it's here` })],
      ['Elke dag > Meld'],
    );
    expect(found(entry, 'Meld')?.parameters.jsCode).toBe(
      "const x = $('Instellingen').first().json.slackKanaal; // it's here",
    );
  });

  it('are the same in both languages', () => {
    const asking = () => [everyDay('Elke dag', 8), step('Meld', { text: say(channel, 'x') })];
    expect(() => built(asking, ['Elke dag > Meld'])).toThrow('in English other values are filled in');
  });

  it('change nothing where nothing is asked', () => {
    const entry = built([set('Order', { a: 'b' }), step('Meld', {})], ['Order > Meld']);
    expect(entry.workflow.nodes).toHaveLength(3);
    expect(entry.meta.values).toEqual([]);
  });
});

it('asks to try a call out first that nobody read at its vendor, by the name of its step', () => {
  const { meta } = built(
    [
      everyDay('Elke dag', 9),
      {
        name: 'Meld',
        type: 'n8n-nodes-base.httpRequest',
        typeVersion: 4.3,
        parameters: {
          method: 'POST',
          url: '=https://api.track.toggl.com/reports/api/v3/workspace/{{ $json.id }}/search/time_entries',
        },
      },
    ],
    ['Elke dag > Meld'],
  );
  expect(meta.setup_steps).toEqual([
    'Zet hem aan.',
    'Probeer "Meld" eerst met één geval uit: niet elk detail van deze aanroep staat openbaar beschreven.',
  ]);
  expect(meta.en.setup_steps?.at(-1)).toBe(
    'Try "Tell" out with one case first: not every detail of this call is described in public.',
  );
});

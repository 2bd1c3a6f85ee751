import { say } from './language.js';
import type { NodeSpec, WorkflowSpec } from './types.js';
import { workflow } from './workflow.js';

const step = (name: string, type: string, parameters: NodeSpec['parameters'] = {}): NodeSpec => ({
  ...{ name, type: `n8n-nodes-base.${type}`, typeVersion: 1, parameters },
});
const spec = (more: Partial<WorkflowSpec> = {}): WorkflowSpec => ({
  ...{ slug: 'melding', name: 'Melding', description: 'Meldt iets.', category: 'data', tags: [] },
  ...{ difficulty: 'beginner', tier_required: 'starter', time_to_deploy: '2 min', short_benefit: 'Sneller.' },
  ...{ accounts: [], setup_steps: ['Kies een kanaal in "Meld het".'] },
  en: {
    ...{ name: 'Message', description: 'Reports something.', short_benefit: 'Sooner.' },
    setup_steps: ['Choose a channel in "Meld het".'],
  },
  names: { Klok: 'Clock', 'Meld het': 'Report it' },
  notes: [{ over: ['Meld het'], text: say('Na "Klok" is het klaar.', 'After "Klok" it is done.') }],
  nodes: [
    step('Klok', 'manualTrigger'),
    step('Klok: ophalen', 'httpRequest'),
    step('Meld het', 'slack', {
      text: say(
        "=Dag {{ $('Klok: ophalen').item.json.naam }}",
        "=Hello {{ $('Klok: ophalen').item.json.naam }}",
      ),
    }),
  ],
  flow: ['Klok > Klok: ophalen > Meld het'],
  ...more,
});

describe('a workflow in English', () => {
  it('has every step, reference, note and set-up step by its English name, and the ids and places of the Dutch one', () => {
    const { workflow: dutch, english, meta } = workflow(() => spec());
    expect(english?.nodes.map(({ name }) => name)).toEqual([
      ...['Explanation', 'Note 1', 'Clock', 'Clock: fetch', 'Report it'],
    ]);
    expect(english?.nodes.map(({ id, position }) => [id, position[0]])).toEqual(
      dutch.nodes.map(({ id, position }) => [id, position[0]]),
    );
    expect(english?.nodes.at(-1)?.parameters).toEqual({
      text: "=Hello {{ $('Clock: fetch').item.json.naam }}",
    });
    expect(english?.nodes[1]?.parameters.content).toBe('After "Clock" it is done.');
    expect(english?.nodes[0]?.parameters.content).toContain('1. Choose a channel in "Report it".');
    expect(meta.en.setup_steps).toEqual(['Choose a channel in "Report it".']);
    expect(english?.connections).toEqual({
      Clock: { main: [[{ node: 'Clock: fetch', type: 'main', index: 0 }]] },
      'Clock: fetch': { main: [[{ node: 'Report it', type: 'main', index: 0 }]] },
    });
    expect(dutch.nodes.at(-1)?.parameters).toEqual({
      text: "=Dag {{ $('Klok: ophalen').item.json.naam }}",
    });
  });

  it('names what an app adds to an added step, and has products in English in steps, set-up and accounts', () => {
    const base = spec();
    const account = {
      app: 'Zendesk',
      credential_type: '',
      why: 'holds tickets',
      steps: ['Enter your company.'],
    };
    const added = [
      step('Klok: map lezen: alleen bestanden', 'filter'),
      step('Meld het ophalen', 'httpRequest', {
        url: "=https://your-company.example.com/{{ $('Zet in Google Agenda').id }}",
      }),
      step('Zet in Google Agenda', 'noOp', { place: 'x' }),
    ];
    const { english, meta } = workflow(() => ({
      ...base,
      names: { ...base.names, 'Zet in Google Agenda': 'Put in Google Agenda' },
      en: {
        ...base.en,
        setup_steps: ['Look at "Zet in Google Agenda".'],
        accounts: [account],
      },
      nodes: [...base.nodes, ...added],
      flow: [...base.flow, `Meld het > ${added.map(({ name }) => name).join(' > ')}`],
    }));
    expect(english?.nodes.slice(-3).map(({ name }) => name)).toEqual([
      ...['Clock: read folder: files only', 'Report it: fetch', 'Put in Google Calendar'],
    ]);
    expect(english?.nodes.slice(-2).map(({ parameters }) => parameters)).toEqual([
      { url: "=https://your-company.example.com/{{ $('Put in Google Calendar').id }}" },
      { place: 'x' },
    ]);
    expect(meta.en.setup_steps).toEqual(['Look at "Put in Google Calendar".']);
    expect(meta.en.accounts?.[0]?.steps).toEqual(['Enter your company.']);
  });

  it('is not there where its steps have no English names', () => {
    const { names: _, ...unnamed } = spec();
    expect(workflow(() => unnamed).english).toBeNull();
  });

  it.each([
    [
      'a step without an English name',
      { names: { Klok: 'Clock' } },
      'no English name for the steps "Meld het"',
    ],
    [
      'two steps of one name',
      { names: { Klok: 'Clock', 'Meld het': 'Clock' } },
      'two steps have one English name',
    ],
  ])('is refused for %s', (_, more, reason) => {
    expect(() => workflow(() => spec(more))).toThrow(reason);
  });

  it('is refused where it has other steps than the Dutch one', () => {
    const differing = () =>
      spec({ nodes: [...spec().nodes, ...(say('', 'x') ? [step('Meer', 'noOp')] : [])] });
    expect(() => workflow(differing)).toThrow('in English the steps are others');
  });
});

import { connect, node } from '../../../../test/flows.js';
import { canvasNotes } from './canvas-notes.js';
import { complexity, minutesSaved, nodeCount } from './complexity.js';
import { isOfficial, type N8nNode, subNodeNames } from './n8n.js';
import { edgesOf, inRunOrder } from './order.js';

const at = (name: string, type: string, x: number, y = 0, more: Partial<N8nNode> = {}) =>
  node(name, type, { position: [x, y], ...more });
const ordered = (nodes: N8nNode[], ...paths: string[]) =>
  inRunOrder({ nodes, connections: connect(...paths) }).map(({ name }) => name);

describe('the order in which a run meets the nodes', () => {
  it('is that of the connections, breadth first, not that of the file', () => {
    const nodes = ['D', 'C', 'B'].map((name, place) => at(name, 'set', place));
    expect(ordered([...nodes, at('A', 'webhook', 9)], 'A > B > D', 'A > C')).toEqual(['A', 'B', 'C', 'D']);
  });

  it('begins with the start that stands furthest left, then highest, then first in the alphabet', () => {
    const starts = [
      at('D', 'webhook', 1, 1),
      at('C', 'webhook', 1, 0),
      at('B', 'webhook', 0, 5),
      at('A', 'webhook', 1, 1),
    ];
    for (const nodes of [starts, [...starts].reverse()]) expect(ordered(nodes)).toEqual(['B', 'C', 'A', 'D']);
  });

  it('has models and tools after the node that they serve, by their place', () => {
    const nodes = [
      at('Tool', 'set', 5),
      at('Model', 'set', 1),
      at('After', 'set', 3),
      at('Agent', 'set', 2),
      at('Start', 'webhook', 0),
    ];
    const paths = ['Start > Agent > After', 'Tool > Agent (ai_tool)', 'Model > Agent (ai_languageModel)'];
    expect(ordered(nodes, ...paths)).toEqual(['Start', 'Agent', 'Model', 'Tool', 'After']);
  });

  it('does not go by way of a model to the other step that it serves', () => {
    const nodes = [
      ...['Lees', 'Wacht', 'Meld', 'Schrijf', 'Model'].map((name, place) => at(name, 'set', place)),
      at('Start', 'webhook', 0),
    ];
    const paths = ['Lees', 'Schrijf'].map((agent) => `Model > ${agent} (ai_languageModel)`);
    expect(ordered(nodes, 'Start > Lees > Wacht > Meld > Schrijf', ...paths)).toEqual([
      ...['Start', 'Lees', 'Model', 'Wacht', 'Meld', 'Schrijf'],
    ]);
  });

  it('has a step where the first way to it leads, whatever else leads there later', () => {
    const nodes = ['B', 'C', 'D', 'End', 'A', 'M'].map((name, place) => at(name, 'set', place));
    const paths = ['Start > A > M > End', 'Start > B > C > D > M'];
    expect(ordered([...nodes, at('Start', 'webhook', 0)], ...paths)).toEqual([
      ...['Start', 'A', 'B', 'M', 'C', 'End', 'D'],
    ]);
  });

  it('takes a step from which nothing leads for no model', () => {
    const connections = { ...connect('Model > Agent (ai_languageModel)', 'A > Agent'), Leeg: {} };
    expect([...subNodeNames({ nodes: [], connections })]).toEqual(['Model']);
  });

  it('ends with what nothing leads to, goes round no circle, and leaves notes out', () => {
    const nodes = [
      at('Model', 'set', -1),
      at('Looser', 'set', 1),
      at('Loose', 'set', 0),
      at('Note', 'stickyNote', 0),
      at('B', 'set', 2),
      at('A', 'webhook', 1),
    ];
    const paths = ['A > Gone', 'A > B > A', 'Model > Gone (ai_tool)', 'Gone > A (ai_tool)'];
    expect(ordered(nodes, ...paths)).toEqual(['A', 'B', 'Loose', 'Looser', 'Model']);
  });

  it('counts a connection once, whatever it carries', () => {
    const connections = connect('A > B', 'A > B (ai_tool)', 'A > C');
    connections.D = { main: [null] };
    expect(edgesOf({ nodes: [], connections })).toEqual([
      ['A', 'B'],
      ['A', 'C'],
    ]);
  });
});

describe('how large a workflow is', () => {
  const flow = (...nodes: N8nNode[]) => ({ nodes, connections: {} });

  it.each([
    [1, 'low'],
    [5, 'low'],
    [6, 'medium'],
    [15, 'medium'],
    [16, 'high'],
  ])('%d steps are %s', (nodes, band) => {
    expect(complexity(nodes)).toBe(band);
  });

  it('counts what works, also where it is switched off', () => {
    expect(
      nodeCount(flow(node('A', 'set'), node('B', 'set', { disabled: true }), node('N', 'stickyNote'))),
    ).toBe(2);
  });

  it('saves two minutes for each step that is on and acts in an app', () => {
    const nodes = [node('A', 'slackTrigger'), node('B', 'slack'), node('C', 'gmail'), node('D', 'set')];
    expect(minutesSaved(flow(...nodes, node('E', 'slack', { disabled: true })))).toBe(4);
    expect(minutesSaved(flow(node('D', 'set')))).toBe(0);
  });
});

it('shows the notes that say something, in the size and colour that n8n gives them', () => {
  const note = (parameters: Record<string, unknown>) =>
    node('Note', 'stickyNote', { parameters, position: [1, 2] });
  const notes = canvasNotes({
    nodes: [
      note({ content: ' Lees dit ', width: 100, height: 50, color: 3.7 }),
      note({ content: 'x'.repeat(5_000), width: '100', height: Number.POSITIVE_INFINITY, color: 'red' }),
      note({ content: '  ' }),
      note({ content: 7 }),
      node('Stap', 'set', { parameters: { content: 'geen notitie' } }),
    ],
    connections: {},
  });
  expect(notes).toEqual([
    { text: 'Lees dit', position: [1, 2], size: [100, 50], color: 3 },
    { text: 'x'.repeat(4_000), position: [1, 2], size: [240, 160], color: null },
  ]);
});

it.each([
  ['n8n-nodes-base.slack', true],
  ['@n8n/n8n-nodes-langchain.agent', true],
  ['n8n-nodes-base.slack.more', false],
  ['n8n-nodes-base.', false],
  ['x-n8n-nodes-base.slack', false],
  ['n8n-nodes-evolution-api.evolutionApi', false],
])('%s is from n8n itself: %s', (type, official) => {
  expect(isOfficial(type)).toBe(official);
});

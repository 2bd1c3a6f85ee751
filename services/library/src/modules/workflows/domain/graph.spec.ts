import { chain, connect, node } from '../../../../test/flows.js';
import { graph, steps } from './graph.js';

describe('graph and steps', () => {
  const flow = {
    nodes: [
      node('Meld', 'slack', { position: [600, 0] }),
      node('Uitleg', 'stickyNote'),
      node('Model', '@n8n/n8n-nodes-langchain.lmChatOpenAi', { position: [200, 200] }),
      node('Spoed?', 'if', { position: [400, 0] }),
      node('Mail', 'gmailTrigger'),
      node('Lees', '@n8n/n8n-nodes-langchain.agent', { position: [200, 0] }),
    ],
    connections: connect('Mail > Lees > Spoed? > Meld', 'Model > Lees (ai_languageModel)', 'Meld > Spoed?'),
  };

  it('lists the steps as a run meets them, the model after the node it serves', () => {
    expect(steps(flow).map(({ name, app, kind }) => [name, app, kind])).toEqual([
      ['Mail', 'Gmail', 'trigger'],
      ['Lees', 'Agent', 'ai'],
      ['Model', 'OpenAI', 'ai'],
      ['Spoed?', 'If', 'decision'],
      ['Meld', 'Slack', 'step'],
    ]);
  });

  it('draws one letter a step in the same order, with edges by index, loops included', () => {
    expect(graph(flow)).toEqual({
      kinds: 'taads',
      edges: [
        [0, 1],
        [1, 3],
        [2, 1],
        [3, 4],
        [4, 3],
      ],
    });
  });

  it('has the edges of a step in the order of the steps that they lead to', () => {
    const nodes = [node('A', 'manualTrigger'), node('B', 'if'), node('C', 'set')];
    expect(graph({ nodes, connections: connect('A > B > C', 'B > A') }).edges).toEqual([
      ...[
        [0, 1],
        [1, 0],
        [1, 2],
      ],
    ]);
  });

  it('puts what nothing leads to at the end', () => {
    const loose = {
      ...chain(node('A', 'manualTrigger'), node('B', 'set')),
      nodes: [node('Los', 'set'), node('A', 'manualTrigger'), node('B', 'set')],
    };
    expect(steps(loose).map((step) => step.name)).toEqual(['A', 'B', 'Los']);
  });
});

import { connect, node } from '../../../../test/flows.js';
import { canvas } from './canvas.js';

it('shows steps, connections of every kind and notes, and nothing of what a file may also hold', () => {
  const flow = {
    nodes: [
      node('Chat', '@n8n/n8n-nodes-langchain.chatTrigger'),
      node('Agent', '@n8n/n8n-nodes-langchain.agent', { parameters: { text: 'hoi' }, typeVersion: 2.1 }),
      node('Model', '@n8n/n8n-nodes-langchain.lmChatOpenAi', { credentials: { openAiApi: { id: '1' } } }),
      node('Meld', 'slack', { disabled: true, position: [10, 20], webhookId: 'geheim' }),
      node('Uitleg', 'stickyNote', { parameters: { content: 'Lees mij', color: 4 } }),
    ],
    connections: {
      ...connect('Chat > Agent', 'Model > Agent (ai_languageModel)'),
      Agent: { main: [null, [{ node: 'Meld', type: 'main', index: 1 }]] },
      Weg: { main: [[{ node: 'Meld', type: 'main', index: 0 }]] },
    },
  };
  const shown = canvas(flow);
  expect(shown.nodes.map(({ name, app, kind }) => [name, app, kind])).toEqual([
    ['Chat', expect.any(String), 'trigger'],
    ['Agent', expect.any(String), 'ai'],
    ['Model', 'OpenAI', 'ai'],
    ['Meld', 'Slack', 'step'],
  ]);
  expect(shown.nodes[1]).toMatchObject({ type_version: 2.1, parameters: { text: 'hoi' }, disabled: false });
  expect(shown.nodes[3]).toMatchObject({ disabled: true, position: [10, 20] });
  expect(shown.edges).toEqual([
    { from: 'Chat', to: 'Agent', kind: 'main', output: 0, input: 0 },
    { from: 'Model', to: 'Agent', kind: 'ai_languageModel', output: 0, input: 0 },
    { from: 'Agent', to: 'Meld', kind: 'main', output: 1, input: 1 },
  ]);
  expect(shown.notes).toEqual([{ text: 'Lees mij', position: [0, 0], size: [240, 160], color: 4 }]);
  expect(JSON.stringify(shown)).not.toMatch(/credentials|webhookId|geheim/);
});

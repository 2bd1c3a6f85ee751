import { chain, connect, node } from '../../../../test/flows.js';
import { describe as descriptions } from './description.js';

describe('a description that nobody wrote', () => {
  const flow = chain(
    node('Elke ochtend', 'scheduleTrigger', {
      parameters: { rule: { interval: [{ field: 'days', triggerAtHour: 8 }] } },
    }),
    node('Haal orders', 'shopify', { parameters: { operation: 'getAll' } }),
    node('Regels', 'code'),
    node('Naar boekhouding', 'xero', { parameters: { operation: 'create' } }),
  );

  it('says what happens when, in which app, with what result', () => {
    expect(descriptions(flow, 'Orders boeken', 'nl')[0]).toBe(
      'Elke dag om 8:00 legt deze workflow het resultaat vast in Xero.',
    );
    expect(descriptions(flow, 'Orders boeken', 'en')[0]).toBe(
      'Every day at 8:00, this workflow records the result in Xero.',
    );
  });

  it('names the model that reads or writes', () => {
    const ai = {
      nodes: [
        node('Bericht', 'telegramTrigger'),
        node('Agent', '@n8n/n8n-nodes-langchain.agent'),
        node('Model', '@n8n/n8n-nodes-langchain.lmChatAnthropic'),
        node('Antwoord', 'telegram', { parameters: { operation: 'sendMessage' } }),
      ],
      connections: connect('Bericht > Agent > Antwoord', 'Model > Agent (ai_languageModel)'),
    };
    expect(descriptions(ai, 'Bot', 'nl')[0]).toBe(
      'Zodra er iets nieuws is in Telegram laat deze workflow Anthropic het werk lezen of schrijven en stuurt het resultaat via Telegram.',
    );
  });

  it('gets more particular until it names the workflow, so that it can be unique', () => {
    const [short, longer, named] = descriptions(flow, 'Orders boeken', 'nl');
    expect(longer).toContain('‘Haal orders’');
    expect(named).toContain('‘Orders boeken’');
    expect(new Set([short, longer, named]).size).toBe(3);
  });

  it('has something to say about a workflow without any app', () => {
    const bare = chain(node('Hook', 'webhook'), node('Reken', 'code'));
    expect(descriptions(bare, 'Reken', 'nl')[0]).toBe(
      'Zodra een ander systeem een bericht naar de webhook stuurt loopt deze workflow de stappen ‘Reken’ door.',
    );
  });
});

import { chain, node } from '../../../../test/flows.js';
import { type CategoryInput, inferCategory } from './categories.js';
import type { N8nNode } from './n8n.js';

describe('category, by what the workflow achieves', () => {
  const of = (name: string, ...types: string[]) =>
    inferCategory({
      ...chain(...types.map((type, at) => node(`Stap ${at}`, type))),
      name,
      description: '',
      tags: [],
    });

  it.each([
    ['Facturen uit de mailbox boeken', ['gmailTrigger', 'xero'], 'finance'],
    ['New lead to campaign', ['typeformTrigger', 'mailchimp'], 'marketing'],
    ['Bestelling naar magazijn', ['shopifyTrigger', 'slack'], 'ecommerce'],
    ['Summarise support tickets', ['zendeskTrigger', 'slack'], 'customer'],
    ['Post to LinkedIn every day', ['scheduleTrigger', 'linkedIn'], 'social'],
    ['Sollicitatie beoordelen', ['formTrigger', 'googleSheets'], 'hr'],
    ['Nightly database backup', ['scheduleTrigger', 'postgres'], 'data'],
    ['Meeting reminders', ['googleCalendarTrigger', 'slack'], 'productivity'],
    ['Vertaal artikelen', ['webhook', 'wordpress'], 'content'],
    ['Uptime monitor', ['scheduleTrigger', 'pagerDuty'], 'integration'],
  ])('%s', (name, types, category) => {
    expect(of(name, ...types)).toBe(category);
  });

  const told = (change: Partial<CategoryInput>, ...nodes: N8nNode[]) =>
    inferCategory({ ...chain(...nodes), name: 'X', description: '', tags: [], ...change });

  it('weighs the name most, then tags, then the description and the apps, then the names of steps', () => {
    expect(told({ name: 'Factuur', tags: ['campagne'] })).toBe('finance');
    expect(told({ tags: ['factuur'], description: 'Een campagne.' })).toBe('finance');
    expect(told({ description: 'Een factuur.' }, node('Campagne', 'set'))).toBe('finance');
    expect(told({}, node('Campagne', 'xero'))).toBe('finance');
    expect(told({}, node('Een', 'set'), node('factuur', 'set'))).toBe('finance');
    expect(told({ tags: ['campagne'] }, node('A', 'xero'), node('B', 'stripe'))).toBe('finance');
    expect(told({ name: 'Campagne', tags: ['factuur'] }, node('Betaling', 'set'))).toBe('marketing');
    expect(told({ tags: ['nieuws', 'factuur', 'betaling'], name: 'Campagne' })).toBe('finance');
  });

  it('gives a tie to the first in the order of the contract', () => {
    expect(told({ name: 'Factuur campagne' })).toBe('marketing');
    expect(told({ name: 'Klant factuur' })).toBe('finance');
  });

  it('knows a word by its beginning, one of three letters as it is, in any case', () => {
    expect(told({ name: 'FACTURENLIJST' })).toBe('finance');
    expect(told({ name: 'seo' })).toBe('marketing');
    expect(told({ name: 'Seoul' })).toBe('integration');
    expect(told({ name: 'Een kandidaatfactuur' })).toBe('hr');
    expect(told({ name: 'Preorder' })).toBe('integration');
  });

  it.each([
    ['telegram', 'productivity'],
    ['slack', 'productivity'],
    ['discord', 'productivity'],
    ['microsoftTeams', 'productivity'],
    ['@n8n/n8n-nodes-langchain.openAi', 'content'],
    ['@n8n/n8n-nodes-langchain.lmChatAnthropic', 'content'],
    ['@n8n/n8n-nodes-langchain.lmChatGoogleGemini', 'content'],
    ['@n8n/n8n-nodes-langchain.lmChatMistralCloud', 'content'],
    ['set', 'integration'],
  ])('falls back on what an app is for where no word tells: %s', (type, category) => {
    expect(told({}, node('A', 'manualTrigger'), node('B', type))).toBe(category);
    expect(told({}, node('A', 'httpRequest'), node('B', type), node('C', 'mqttTrigger'))).toBe('integration');
  });
});

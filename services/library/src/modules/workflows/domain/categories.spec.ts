import { chain, node } from '../../../../test/flows.js';
import { inferCategory } from './categories.js';

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

  it('falls back on what the apps are for, in several directions', () => {
    expect(of('X', 'manualTrigger', 'telegram')).toBe('productivity');
    expect(of('X', 'manualTrigger', 'openAi')).toBe('content');
    expect(of('X', 'manualTrigger', 'set')).toBe('integration');
  });
});

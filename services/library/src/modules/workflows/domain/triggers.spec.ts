import { chain, node } from '../../../../test/flows.js';
import { triggerClass, triggerType } from './triggers.js';

describe('trigger type, by the exact types of the enabled start nodes', () => {
  const typeOf = (...types: string[]) => triggerType(chain(...types.map((type, at) => node(`${at}`, type))));

  it.each(['scheduleTrigger', 'cron', 'interval'])('%s is Scheduled', (type) => {
    expect(typeOf(type, 'slack')).toBe('Scheduled');
  });

  it.each([
    'manualTrigger',
    'start',
    'executeWorkflowTrigger',
    'errorTrigger',
    'evaluationTrigger',
    '@n8n/n8n-nodes-langchain.manualChatTrigger',
    'n8nTrigger',
    'workflowTrigger',
  ])('%s is Manual', (type) => {
    expect(typeOf(type)).toBe('Manual');
  });

  it.each([
    'webhook',
    'formTrigger',
    '@n8n/n8n-nodes-langchain.chatTrigger',
    '@n8n/n8n-nodes-langchain.mcpTrigger',
    'emailReadImap',
    'rssFeedReadTrigger',
    'gmailTrigger',
    'n8n-nodes-evolution.evolutionTrigger',
  ])('%s is Webhook', (type) => {
    expect(typeOf(type)).toBe('Webhook');
  });

  it('knows what n8n itself begins with, and of others what their type ends in', () => {
    const classOf = (type: string) => triggerClass(node('A', type));
    expect([classOf('manualTrigger'), classOf('webhook'), classOf('set')]).toEqual([
      ...['Manual', 'Webhook', undefined],
    ]);
    expect([classOf('n8n-nodes-own.webhook'), classOf('n8n-nodes-own.cron')]).toEqual([undefined, undefined]);
    expect(classOf('n8n-nodes-own.manualTrigger')).toBe('Webhook');
  });

  it('ignores manual beside an automatic trigger, and calls two automatic classes Complex', () => {
    expect(typeOf('manualTrigger', 'scheduleTrigger')).toBe('Scheduled');
    expect(typeOf('manualTrigger', 'webhook')).toBe('Webhook');
    expect(typeOf('scheduleTrigger', 'stripeTrigger')).toBe('Complex');
    expect(typeOf('webhook', 'stripeTrigger')).toBe('Webhook');
  });

  it('does not look at names or at disabled nodes', () => {
    expect(triggerType(chain(node('Webhook', 'set')))).toBe('Manual');
    const flow = chain(node('Nacht', 'scheduleTrigger', { disabled: true }), node('Hook', 'webhook'));
    expect(triggerType(flow)).toBe('Webhook');
  });
});

import { chain, node } from '../../../../test/flows.js';
import { complexity, minutesSaved, nodeCount } from './complexity.js';
import { integrations } from './integrations.js';

describe('integrations, through our own table of exact types', () => {
  it('counts trigger, tool and AI variants of a vendor once', () => {
    const flow = chain(
      node('a', 'slackTrigger'),
      node('b', 'slack'),
      node('c', 'slackTool'),
      node('d', 'slackHitlTool'),
      node('e', '@n8n/n8n-nodes-langchain.lmChatOpenAi'),
      node('f', '@n8n/n8n-nodes-langchain.embeddingsOpenAi'),
      node('g', 'openAi'),
      node('h', 'postgres'),
      node('i', '@n8n/n8n-nodes-langchain.memoryPostgresChat'),
    );
    expect(integrations(flow)).toEqual({ names: ['Slack', 'OpenAI', 'PostgreSQL'], community: [] });
  });

  it('counts no core or utility node, no plain HTTP and no agent', () => {
    const types = ['webhook', 'httpRequest', 'httpRequestTool', 'set', 'code', 'if', 'ssh'];
    const flow = chain(
      ...types.map((type) => node(type, type)),
      node('agent', '@n8n/n8n-nodes-langchain.agent'),
      node('tool', '@n8n/n8n-nodes-langchain.toolHttpRequest'),
    );
    expect(integrations(flow).names).toEqual([]);
  });

  it('counts the product of a known host that is called by HTTP, whatever the customer fills in', () => {
    const call = (name: string, url: string) => node(name, 'httpRequest', { parameters: { url } });
    const flow = chain(
      call(
        'a',
        "=https://moneybird.com/api/v2/{{ $('Instellingen').first().json.administratie }}/contacts.json",
      ),
      call('b', 'https://api.mollie.com/v2/payments'),
      call('c', '=https://{{ $json.omgeving }}.rest.afas.online/ProfitRestServices/connectors/x'),
      call('d', 'https://www.example.com/moneybird.com'),
      call('e', '={{ $json.url }}'),
      node('f', 'httpRequestTool', { parameters: { url: 'https://api.stripe.com/v1/refunds' } }),
      call('g', 'http://api.pipedrive.com/v1/deals'),
      call('h', '={{ $json.proxy }}/https://slack.com/api/chat.postMessage'),
    );
    expect(integrations(flow)).toEqual({
      names: ['Moneybird', 'Mollie', 'AFAS Profit', 'Stripe', 'Pipedrive'],
      community: [],
    });
  });

  it('counts mail and feeds, which somebody has to have', () => {
    const flow = chain(
      ...['emailSend', 'emailReadImap', 'rssFeedRead', 'rssFeedReadTrigger'].map((type) => node(type, type)),
    );
    expect(integrations(flow).names).toEqual(['E-mail (SMTP)', 'E-mail (IMAP)', 'RSS']);
  });

  it('marks community nodes and leaves disabled ones out', () => {
    const flow = chain(
      node('a', 'n8n-nodes-evolution-api.evolutionApi'),
      node('b', '@devlikeapro/n8n-nodes-waha.WAHA'),
      node('c', 'notion', { disabled: true }),
    );
    expect(integrations(flow)).toEqual({
      names: ['Evolution Api', 'Waha'],
      community: ['Evolution Api', 'Waha'],
    });
  });
});

describe('size', () => {
  it('leaves sticky notes out of the count', () => {
    expect(nodeCount(chain(node('a', 'webhook'), node('note', 'stickyNote'), node('b', 'slack')))).toBe(2);
  });

  it.each([
    [5, 'low'],
    [6, 'medium'],
    [15, 'medium'],
    [16, 'high'],
  ])('%i nodes are %s', (count, band) => {
    expect(complexity(count)).toBe(band);
  });

  it('estimates two minutes for each act in an app, the trigger aside', () => {
    expect(
      minutesSaved(chain(node('a', 'gmailTrigger'), node('b', 'set'), node('c', 'xero'), node('d', 'slack'))),
    ).toBe(4);
  });
});

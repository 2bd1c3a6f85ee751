import type { N8nNode, Parameters } from '../dsl/types.js';
import { callsOf } from './calls.js';
import { callsFromMemory, endpoints } from './sources-read.js';

const step = (parameters: Parameters, type = 'httpRequest'): N8nNode => ({
  ...{ id: '1', name: 'Vraag', type: `n8n-nodes-base.${type}`, typeVersion: 1, position: [0, 0] },
  parameters,
});
const called = (url: string) => callsOf([step({ url })]).map(({ host, path }) => `${host}${path}`);

describe('a call', () => {
  it.each([
    ['https://api.mollie.com/v2/payments?limit=250', 'api.mollie.com/v2/payments'],
    ['=https://api.mollie.com/v2/payments/{{ $json.body?.id ?? "" }}', 'api.mollie.com/v2/payments/{}'],
    [
      'https://moneybird.com/api/v2/VUL_ADMINISTRATIE_IN/contacts.json',
      'moneybird.com/api/v2/{}/contacts.json',
    ],
    [
      "=https://moneybird.com/api/v2/{{ $('Instellingen').first().json.administratie }}/contacts.json",
      'moneybird.com/api/v2/{}/contacts.json',
    ],
    ['=https://jouw-winkel.myshopify.com/orders/{{ $json.id }}.json', '{}.myshopify.com/orders/{}.json'],
    ['https://us1.api.mailchimp.com/3.0/campaigns', '{}.api.mailchimp.com/3.0/campaigns'],
    ['https://zammad.example.com/api/v1/ticket_articles', '{}/api/v1/ticket_articles'],
    ["={{ $('Instellingen').first().json.server }}/api/v1/ticket_articles", '{}/api/v1/ticket_articles'],
  ])('is told from others by what does not differ by customer or item: %s', (url, name) => {
    expect(called(url)).toEqual([name]);
  });

  it.each(['={{ $json.link }}', "={{ $('Instellingen').first().json.dienst }}", 'https://example.com'])(
    'is nobody’s where the address is given whole: %s',
    (url) => {
      expect(called(url)).toEqual([]);
    },
  );

  it('cannot hide its address', () => {
    expect(() => called("={{ 'https://api.example.nl/' + $json.id }}")).toThrow('inside an expression');
  });

  it('is also what a tool and a step of Facebook Graph make, and nothing else is one', () => {
    expect(
      callsOf([
        step({ method: 'POST', url: 'https://slack.com/api/chat' }, 'httpRequestTool'),
        step(
          { httpRequestMethod: 'POST', hostUrl: 'graph.facebook.com', node: 'VUL_PAGINA_IN', edge: 'feed' },
          'facebookGraphApi',
        ),
        step({ url: 'https://example.com/feed' }, 'rssFeedRead'),
      ]),
    ).toEqual([
      { step: 'Vraag', method: 'POST', host: 'slack.com', path: '/api/chat' },
      { step: 'Vraag', method: 'POST', host: 'graph.facebook.com', path: '/{}/feed' },
    ]);
  });
});

describe('what was read', () => {
  it('is said once of each endpoint', () => {
    const names = endpoints.map(({ host, method, path }) => `${method} ${host}${path}`);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
  });

  it('names a repository, a file and the whole commit', () => {
    const sources = endpoints.flatMap(({ source }) => (typeof source === 'string' ? [] : [source]));
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources)
      expect(source).toEqual({
        repository: expect.stringMatching(/^[\w.-]+\/[\w.-]+$/),
        path: expect.stringMatching(/\.\w+$/),
        commit: expect.stringMatching(/^[0-9a-f]{40}$/),
      });
    expect(endpoints.filter(({ read }) => read.trim() === '')).toEqual([]);
  });
});

describe('what nobody read', () => {
  const of = (method: string, url: string) => callsFromMemory([step({ method, url })]);

  it.each([
    [
      'an entry from memory',
      'POST',
      'https://api.track.toggl.com/reports/api/v3/workspace/1/search/time_entries',
    ],
    ['an entry that is from memory in part', 'GET', 'https://api.webshopapp.com/nl/orders/{{ 1 }}.json'],
  ])('is told of a call with %s', (_, method, url) => {
    expect(of(method, url.replace('/1/', '/{{ 1 }}/'))).toEqual(['Vraag']);
  });

  it('is nothing where all of it was read, and where no vendor is called', () => {
    expect(of('GET', 'https://api.mollie.com/v2/payments')).toEqual([]);
    expect(of('GET', '={{ $json.link }}')).toEqual([]);
  });
});

// Real: what a page takes from the runtime while it is drawn, as at the edge. At the wire's other end: a client that answers.
import type { Endpoint } from '@stroomwerk/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { Api } from './api.js';
import { type PageConfig, pageConfig } from './config.js';
import { useFormat } from './format.js';
import { fullTitle, usePageHead, usePageTitle } from './head.js';
import { defineTexts, useLanguage, useTexts } from './language.js';
import type { PageHead } from './page-head.js';
import { RuntimeProvider } from './provider.js';
import { apiKey, apiQuery, useApiQuery, useOptionalQuery } from './queries.js';

const brand = { name: 'Merk', supportEmail: 'a@b.nl', kvkNumber: '1', vatId: '2', address: 'Straat 1' };
const config: PageConfig = { aiOpsUrl: '', brand, language: 'en' };
const endpoint = { method: 'GET', path: '/api/x', auth: 'plain' } as unknown as Endpoint;

let taken: () => unknown;
const Page = () => String(taken());

/** What a component says that takes this from the runtime while the edge draws it. */
function drawn(use: () => unknown, heads: PageHead[] = [], client = new QueryClient()): string {
  taken = use;
  const api = { call: async () => 'read' } as unknown as Api;
  return renderToString(
    <QueryClientProvider client={client}>
      <RuntimeProvider server={{ config, api, onHead: (head) => heads.push(head) }}>
        <Page />
      </RuntimeProvider>
    </QueryClientProvider>,
  );
}

it('has its texts and figures in the language of the page', () => {
  const texts = defineTexts({ nl: { hello: 'Dag' }, en: { hello: 'Hello' } });
  expect(drawn(() => useTexts(texts).hello)).toBe('Hello');
  expect(drawn(() => useLanguage().language)).toBe('en');
  expect(drawn(() => useFormat().number(1_234))).toBe('1,234');
});

it('is called after what it shows and the brand, and says so to the edge', () => {
  expect([fullTitle('Bibliotheek', brand), fullTitle('', brand)]).toEqual(['Bibliotheek · Merk', 'Merk']);
  const heads: PageHead[] = [];
  drawn(() => usePageHead({ title: 'A', description: 'B' }), heads);
  drawn(() => usePageTitle('C'), heads);
  expect(heads).toEqual([{ title: 'A', description: 'B' }, { title: 'C' }]);
});

it('reads by the address and what is asked of it, and shows what was read before', async () => {
  expect([apiKey(endpoint), apiKey(endpoint, { query: { a: '1' } })]).toEqual([
    ['/api/x'],
    ['/api/x', { query: { a: '1' } }],
  ]);
  const client = new QueryClient();
  const asked: unknown[] = [];
  const api = { call: async (...call: unknown[]) => asked.push(call) } as unknown as Api;
  await client.prefetchQuery(apiQuery(endpoint, { query: { a: '1' } }, api));
  expect(asked).toEqual([[endpoint, { query: { a: '1' }, signal: expect.any(AbortSignal) }]]);
  expect(drawn(() => useApiQuery(endpoint, { query: { a: '1' } }).data, [], client)).toBe('1');
  expect(drawn(() => useOptionalQuery(endpoint, { query: { a: '1' } }), [], client)).toBe('1');
  expect(drawn(() => useOptionalQuery(endpoint, { query: { a: '2' } }), [], client)).toBe('undefined');
});

it('has the usual configuration where the edge wrote none', () => {
  expect(pageConfig()).toEqual({
    ...{ aiOpsUrl: '', language: 'nl' },
    brand: {
      ...{ name: 'Stroomwerk', supportEmail: 'support@stroomwerk.example' },
      ...{ kvkNumber: '', vatId: '', address: '' },
    },
  });
});

// Real: what a page takes from the runtime while it is drawn, as at the edge. At the wire's other end: a client that answers.
import type { Endpoint } from '@stroomwerk/contracts';
import { changeLanguage, me } from '@stroomwerk/contracts/auth';
import { until } from '@stroomwerk/test-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { Api } from './api.js';
import { type PageConfig, pageConfig } from './config.js';
import { useFormat } from './format.js';
import { fullTitle, usePageHead, usePageTitle } from './head.js';
import { defineTexts, useLanguage, useTexts } from './language.js';
import { currentLanguage, languageStore } from './language-state.js';
import { useBrand } from './page.js';
import type { PageHead } from './page-head.js';
import { RuntimeProvider } from './provider.js';
import { apiKey, apiQuery, useApiMutation, useApiQuery, useOptionalQuery } from './queries.js';

const brand = { name: 'Merk', supportEmail: 'a@b.nl', kvkNumber: '1', vatId: '2', address: 'Straat 1' };
const config: PageConfig = { aiOpsUrl: '', brand, language: 'en' };
const endpoint = { method: 'GET', path: '/api/x', auth: 'plain' } as unknown as Endpoint;

let taken: () => unknown;
const Page = () => String(taken());
let called: unknown[][] = [];

/** What a component says that takes this from the runtime while the edge draws it. */
function drawn(use: () => unknown, heads: PageHead[] = [], client = new QueryClient()): string {
  taken = use;
  called = [];
  const call = async (...asked: unknown[]) => {
    called.push(asked);
    return 'read';
  };
  const api = { call } as unknown as Api;
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
  expect(drawn(() => useBrand().name)).toBe('Merk');
});

it('is called after what it shows and the brand, and says so to the edge', () => {
  expect([fullTitle('Bibliotheek', brand), fullTitle('', brand)]).toEqual(['Bibliotheek · Merk', 'Merk']);
  const heads: PageHead[] = [];
  drawn(() => usePageHead({ title: 'A', description: 'B' }), heads);
  drawn(() => usePageTitle('C'), heads);
  expect(heads).toEqual([{ title: 'A', description: 'B' }, { title: 'C' }]);
  // In the browser nobody takes it: the page changes its own head.
  taken = () => usePageTitle('D');
  expect(renderToString(<Page />)).toBe('undefined');
});

it('reads by the address and what is asked of it, and shows what was read before', async () => {
  // Without what was asked it stands for all answers of the address: nothing may follow.
  expect([apiKey(endpoint), apiKey(endpoint, { query: { a: '1' } })]).toStrictEqual([
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

describe('the language that somebody chooses', () => {
  const own = globalThis.fetch;
  afterEach(() => {
    for (const name of ['window', 'location']) Reflect.deleteProperty(globalThis, name);
    globalThis.fetch = own;
    languageStore.setState({ chosen: null });
    jest.restoreAllMocks();
  });

  /** What the platform is asked when English is chosen by who has this token. */
  function chosen(token: string | null, status = 200): [path: string, body: unknown][] {
    const asked: [path: string, body: unknown][] = [];
    const getItem = (key: string) => (key === 'access_token' ? token : null);
    Object.assign(globalThis, {
      window: { localStorage: { getItem }, cookieStore: { set: async () => undefined } },
      location: { href: 'https://shop.example/' },
      fetch: async (path: string, { body }: RequestInit) => {
        asked.push([path, body ? JSON.parse(String(body)) : null]);
        return new Response('{}', { status, headers: { 'content-type': 'application/json' } });
      },
    });
    let set = (_language: 'nl' | 'en'): void => undefined;
    drawn(() => {
      set = useLanguage().setLanguage;
    });
    set('en');
    return asked;
  }

  it('is that of the page at once, and of the mails to who is signed in', async () => {
    const asked = chosen('t1');
    expect(currentLanguage()).toBe('en');
    await until('the account was read again', () => asked.length === 2);
    expect(asked).toEqual([
      [changeLanguage.path, { language: 'en' }],
      [me.path, null],
    ]);
  });

  it('concerns nobody else: a visitor gets no mails', () => {
    expect([chosen(null), currentLanguage()]).toEqual([[], 'en']);
  });

  it('stays that of the page where the mails could not be changed', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    chosen('t1', 500);
    await until('the console is told', () => warn.mock.calls.length > 0);
    expect(warn).toHaveBeenCalledWith('The language of mails was not changed', expect.anything());
    expect(currentLanguage()).toBe('en');
  });
});

it('changes something by what is asked of it, and says so to its caller', async () => {
  let change = async (_input: object): Promise<unknown> => undefined;
  const told: unknown[] = [];
  drawn(() => {
    change = useApiMutation(endpoint, { onSuccess: (answer: unknown) => void told.push(answer) }).mutateAsync;
  });
  expect(await change({ body: { a: '1' } })).toBe('read');
  expect([called, told]).toEqual([[[endpoint, { body: { a: '1' } }]], ['read']]);
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

// Real: the client of a page. Fake: the network, and the document that saves a file.
import * as aiOps from '@stroomwerk/contracts/ai-ops';
import * as library from '@stroomwerk/contracts/library';
import { onAnswer } from './answers.js';
import { api, createApi, downloadFile } from './api.js';
import { apiKey, apiQuery } from './queries.js';

const file = { params: { filename: 'a.json' } };
let answer: (url: string, init: RequestInit) => Promise<Response>;
let asked: string[];
let heard: boolean[];
onAnswer((answered) => heard.push(answered));

beforeEach(() => {
  [asked, heard] = [[], []];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    asked.push(String(url));
    return answer(String(url), init ?? {});
  });
});
afterEach(() => jest.restoreAllMocks());

const json = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const hanging = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

describe('whether the platform answers', () => {
  it('is told of every answer, a refusal included, and of none', async () => {
    answer = json(200, {});
    await api.call(library.top12);
    answer = json(500, {});
    await expect(api.call(library.top12)).rejects.toMatchObject({ status: 500 });
    answer = () => Promise.reject(new TypeError('no network'));
    await expect(api.call(library.top12)).rejects.toMatchObject({ status: 0 });
    expect(heard).toEqual([true, true, false]);
  });

  it.each([undefined, null])('is not told of a call that its caller gave up: %s', async (reason) => {
    answer = hanging;
    const caller = new AbortController();
    const call = api.call(library.top12, { signal: caller.signal } as never);
    caller.abort(reason);
    expect(await call.catch(() => 'given up')).toBe('given up');
    expect(heard).toEqual([]);
  });

  it('is told of a call that nobody answered in time', async () => {
    answer = hanging;
    const signal = AbortSignal.timeout(1);
    await expect(api.call(library.top12, { signal } as never)).rejects.toThrow();
    expect(heard).toEqual([false]);
  });
});

describe('a client', () => {
  const calls: { url: string; authorization: string | undefined; added: string | undefined }[] = [];
  const client = (statuses: number[], change: object = {}) => {
    calls.length = 0;
    return createApi({
      ...{ origin: () => 'http://x', language: () => 'nl', token: () => 't1', renew: async () => 't2' },
      fetch: async (url, init) => {
        const headers = init?.headers as Record<string, string>;
        calls.push({ url: String(url), authorization: headers.authorization, added: headers['x-added'] });
        return new Response('{"code":"a.b","detail":"d"}', { status: statuses.shift() ?? 200 });
      },
      ...change,
    });
  };
  const bearers = () => calls.map(({ authorization }) => authorization);

  it('renews once, for a file as well, and adds what it is told to', async () => {
    const added = client([401, 200], { headers: () => ({ 'x-added': 'y' }) });
    expect(await added.blob(library.download, file)).toBeInstanceOf(Blob);
    expect(bearers()).toEqual(['Bearer t1', 'Bearer t2']);
    expect(calls[0]?.added).toBe('y');
  });

  it('leaves a second refusal to its caller', async () => {
    await expect(client([401, 401]).call(library.automations)).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['where there was no session', [401], { token: () => null }],
    ['where the session is over', [401], { renew: async () => null }],
    ['for another refusal', [403], {}],
  ])('repeats nothing %s', async (_, statuses, change) => {
    await expect(client(statuses, change).call(library.automations)).rejects.toMatchObject({ code: 'a.b' });
    expect(calls).toHaveLength(1);
  });

  it('repeats nothing that is for everybody', async () => {
    await expect(client([401]).call(library.top12)).rejects.toMatchObject({ status: 401 });
    expect(bearers()).toEqual([undefined]);
  });
});

it('asks the AI-ops host of the page for what is its own', async () => {
  answer = json(200, {});
  Object.assign(globalThis, {
    document: {
      getElementById: (id: string) =>
        id === 'page-config' ? { textContent: '{"aiOpsUrl":"http://localhost:8081"}' } : null,
    },
  });
  jest.resetModules();
  const [fresh, answers] = [await import('./api.js'), await import('./answers.js')];
  answers.onAnswer((answered) => heard.push(answered));
  await fresh.api.call(aiOps.metrics);
  expect(heard).toEqual([]);
  await fresh.api.call(library.top12);
  expect(asked).toEqual(['http://localhost:8081/api/ai-monitoring/metrics', library.top12.path]);
  expect(heard).toEqual([true]);
  Reflect.deleteProperty(globalThis, 'document');
});

it('keeps an answer by what was asked', async () => {
  const endpoint = library.top12;
  expect([apiKey(endpoint), apiKey(endpoint, { query: { a: 1 } } as never)]).toEqual([
    [endpoint.path],
    [endpoint.path, { query: { a: 1 } }],
  ]);
  const given: unknown[] = [];
  const client = { call: async (...call: unknown[]) => given.push(call) };
  const { queryKey, queryFn } = apiQuery(endpoint, undefined, client as never);
  const { signal } = new AbortController();
  await queryFn({ signal });
  expect([queryKey, given]).toEqual([[endpoint.path, {}], [[endpoint, { signal }]]]);
});

it('hands a file to the browser under its name, and leaves nothing behind', async () => {
  const done: string[] = [];
  const link = {
    ...{ href: '', download: '' },
    click: () => done.push(`click ${link.href} ${link.download}`),
    remove: () => done.push('remove'),
  };
  Object.assign(globalThis, {
    document: {
      createElement: (tag: string) => (tag === 'a' ? link : null),
      body: { append: () => done.push('append') },
      getElementById: () => null,
    },
  });
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void done.push(`revoke ${url}`));
  answer = async () => new Response('abc');
  await downloadFile(library.download, file, 'a.json');
  expect(done).toEqual(['append', 'click blob:1 a.json', 'remove', 'revoke blob:1']);
  Reflect.deleteProperty(globalThis, 'document');
});

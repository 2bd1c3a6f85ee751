// Real: the client. At the wire's other end: a fetch that records what it was asked.
import * as aiOps from '@stroomwerk/contracts/ai-ops';
import * as library from '@stroomwerk/contracts/library';
import { createApi } from './api.js';

interface Asked {
  url: string;
  headers: Record<string, string>;
  credentials: string;
}

function client(answers: Response[], renewed: string | null = null) {
  const asked: Asked[] = [];
  const api = createApi({
    origin: (host) => (host === 'ai-ops' ? 'http://localhost:8081' : ''),
    language: () => 'en',
    token: () => 't1',
    renew: async () => renewed,
    fetch: async (url, init) => {
      asked.push({
        url: String(url),
        headers: (init?.headers ?? {}) as Record<string, string>,
        credentials: init?.credentials ?? '',
      });
      const answer = answers.shift();
      if (answer === undefined) throw new TypeError('no network');
      return answer;
    },
  });
  return { api, asked };
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('the bearer goes to the edge and to the AI-ops host; cookies to the edge only', async () => {
  const { api, asked } = client([json(200, []), json(200, {})]);
  await api.call(library.automations);
  await api.call(aiOps.metrics);
  expect(asked.map(({ url, headers, credentials }) => [url, headers.authorization, credentials])).toEqual([
    ['/api/automations', 'Bearer t1', 'same-origin'],
    ['http://localhost:8081/api/ai-monitoring/metrics', 'Bearer t1', 'omit'],
  ]);
});

test('a plain call carries no bearer', async () => {
  const { api, asked } = client([json(200, { workflows: [] })]);
  await api.call(library.top12);
  expect(asked[0]?.headers.authorization).toBeUndefined();
  expect(asked[0]?.headers['accept-language']).toBe('en');
});

test('a refused bearer is renewed once and the call repeated', async () => {
  const { api, asked } = client([json(401, { code: 'auth.token_expired', detail: '' }), json(200, [])], 't2');
  expect(await api.call(library.automations)).toEqual([]);
  expect(asked[1]?.headers.authorization).toBe('Bearer t2');
});

test('a refusal carries code, detail and fields', async () => {
  const { api } = client([
    json(400, { code: 'common.invalid_request', detail: 'Kijk', fields: { name: 'Leeg' } }),
  ]);
  await expect(api.call(library.createAutomation, { body: { name: '' } })).rejects.toMatchObject({
    status: 400,
    code: 'common.invalid_request',
    detail: 'Kijk',
    fields: { name: 'Leeg' },
  });
});

test('no answer is common.unavailable', async () => {
  const { api } = client([]);
  await expect(api.call(library.stats)).rejects.toMatchObject({ status: 0, code: 'common.unavailable' });
});

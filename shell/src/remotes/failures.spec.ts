import { type FailedPlace, onceEach, tellFailure } from './failures.js';

const place: FailedPlace = { release: { name: 'mfe-a', version: '1.0.0' }, path: '/a', kind: 'load' };
/** What is reported of these failures, in one page view. */
function reported(...failures: (readonly [error: unknown, place: FailedPlace])[]) {
  const reports: object[] = [];
  const tell = onceEach(async (error, context) => void reports.push({ error: String(error), ...context }));
  for (const [error, where] of failures) tell(error, where);
  return reports;
}

it('reports what failed where, with the release that caused it', () => {
  expect(reported([new Error('gone'), { ...place, kind: 'render', componentStack: 'at Page' }])).toEqual([
    { error: 'Error: gone', remote: 'mfe-a', release: '1.0.0', kind: 'render', componentStack: 'at Page' },
  ]);
});

it('reports a page that did not come once, however often it was tried and whatever the words', () => {
  expect(reported(['a', place], ['b', place], ['c', { ...place, kind: 'timeout' }])).toHaveLength(1);
});

it.each<Partial<FailedPlace>>([
  { path: '/b' },
  { release: { name: 'mfe-b', version: '1.0.0' } },
  { release: { name: 'mfe-a', version: '2.0.0' } },
])('takes another place for another failure: %j', (change) => {
  expect(reported(['a', place], ['a', { ...place, ...change }])).toHaveLength(2);
});

it('tells faults of a drawing apart by what they say', () => {
  const drawn: FailedPlace = { ...place, kind: 'render' };
  expect(reported(['a', drawn], ['b', drawn], ['a', drawn])).toHaveLength(2);
  expect(reported(['bc', drawn], ['c', { ...drawn, path: '/ab' }])).toHaveLength(2);
});

it('tells the platform what failed on this page', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'a browser' }, configurable: true });
  const sent = new Promise((done) =>
    Object.assign(globalThis, {
      ...{
        window: {},
        document: { getElementById: () => null },
        location: { href: 'https://shop.example/a' },
      },
      fetch: async (path: string, { body }: RequestInit) => {
        done([path, JSON.parse(String(body))]);
        return new Response(null, { status: 204 });
      },
    }),
  );
  tellFailure(new Error('gone'), place);
  expect(await sent).toEqual([
    '/api/ai-monitoring/error-report',
    expect.objectContaining({ message: 'gone', remote: 'mfe-a', release: '1.0.0', kind: 'load' }),
  ]);
});

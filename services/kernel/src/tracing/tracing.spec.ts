import { currentTrace, loggedPath, traceOf, traceparent, withTrace } from './index.js';

it.each([
  ['/api/things?token=x', '/api/things'],
  ['/api/n8n/abc/templates/search?page=1', '/api/n8n/…/templates/search'],
  ['/api/n8n/abc', '/api/n8n/…'],
  ['/api/n8n', '/api/n8n'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url, ['/api/n8n/'])).toBe(path);
});

const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

it('goes on with a trace, and begins one for what is none', () => {
  expect(traceOf(given)).toEqual({ id: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' });
  for (const none of [undefined, '', 'x', given.toUpperCase(), given.replace(/4bf\w+/, '0'.repeat(32)), 7])
    expect(traceOf(none).id).toMatch(/^(?!4bf)[0-9a-f]{32}$/);
  expect(traceOf().id).not.toBe(traceOf().id);
});

it('is handed on with a span of its own, by what is done inside of it', async () => {
  const trace = traceOf(given);
  const handed = await withTrace(trace, async () => {
    await Promise.resolve();
    expect(currentTrace()).toBe(trace);
    return traceparent();
  });
  expect(handed).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$/);
  expect([currentTrace(), traceparent()]).toEqual([undefined, undefined]);
});

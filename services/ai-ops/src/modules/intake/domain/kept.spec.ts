import type { AnalyticsEvent, ErrorReport } from '@stroomwerk/contracts/ai-ops';
import { keptError, keptEvent } from './kept.js';

const report = (over: Partial<ErrorReport> = {}): ErrorReport => ({
  message: 'boom',
  timestamp: '2026-11-21T10:00:00Z',
  url: 'https://a.example/success?session_id=cs_1',
  userAgent: 'a browser',
  ...over,
});
const releases = { 'mfe-a': ['1.0.0', 'stable'], 'mfe-b': ['2.0.0', 'canary'] } as const;
const long = 'word '.repeat(2_000);

describe('an error', () => {
  it('is kept with the release that the edge put into the page, whatever the browser says', () => {
    expect(keptError(report({ remote: 'mfe-b', release: '9.9.9' }), releases)).toMatchObject({
      remote: 'mfe-b',
      release: '2.0.0',
    });
    for (const remote of ['mfe-c', undefined])
      expect(keptError(report({ remote, release: '9.9.9' }), releases)).toMatchObject({
        remote: null,
        release: null,
      });
  });

  it('names nobody, and is no longer than needed', () => {
    const kept = keptError(
      report({
        message: `of jan@example.nl ${long}`,
        stack: `at jan@example.nl ${long}`,
        componentStack: `in jan@example.nl ${long}`,
        userAgent: `jan@example.nl ${long}`,
        url: `https://a.example/${'x/'.repeat(1_000)}?token=1`,
      }),
      releases,
    );
    expect(JSON.stringify(kept)).not.toMatch(/jan@|token=/);
    const lengths = [kept.message, kept.stack, kept.componentStack, kept.userAgent, kept.url].map(
      (text) => text?.length ?? 0,
    );
    for (const [at, most] of [1_000, 4_000, 4_000, 300, 500].entries()) {
      expect(lengths[at]).toBeLessThanOrEqual(most);
      expect(lengths[at]).toBeGreaterThan(most - 60);
    }
  });

  it('may lack a stack and a kind', () => {
    expect(keptError(report(), releases)).toEqual({
      message: 'boom',
      kind: null,
      remote: null,
      release: null,
      url: 'https://a.example/success',
      stack: null,
      componentStack: null,
      userAgent: 'a browser',
    });
    expect(keptError(report({ kind: 'render', stack: '' }), releases)).toMatchObject({
      kind: 'render',
      stack: null,
    });
  });
});

it('an event is kept without who did it, its texts cut and masked, its figures as they are', () => {
  const properties = {
    timestamp: '2026-11-21T10:00:00Z',
    sessionId: 's1',
    userId: 'u1',
    url: `https://a.example/${'x/'.repeat(1_000)}`,
    referrer: 'https://b.example/?token=1',
    userAgent: 'a browser',
    query: `jan@example.nl ${long}`,
    'jan@example.nl': true,
    count: 3,
    nothing: null,
  };
  const kept = keptEvent({ id: 'e1', name: 'mail jan@example.nl', properties } as unknown as AnalyticsEvent);
  expect(kept).toMatchObject({ id: 'e1', name: 'mail <mail>', sessionId: 's1' });
  expect(kept.url.length).toBeLessThanOrEqual(500);
  expect(Object.keys(kept.properties).sort()).toEqual(
    ['<mail>', 'count', 'nothing', 'query', 'referrer', 'timestamp', 'userAgent'].sort(),
  );
  expect(kept.properties).toMatchObject({
    '<mail>': true,
    count: 3,
    nothing: null,
    referrer: 'https://b.example/',
  });
  expect(String(kept.properties.query).length).toBeLessThanOrEqual(300);
  expect(
    keptEvent({
      id: 'e',
      name: 'n',
      properties: { ...properties, referrer: `https://b.example/${'x/'.repeat(1_000)}` },
    } as unknown as AnalyticsEvent).properties.referrer,
  ).toHaveLength(500);
});

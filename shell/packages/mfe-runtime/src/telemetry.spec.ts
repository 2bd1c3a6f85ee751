// Real: consent, the events and what is kept of them. Fake: the browser's storage and the network.

const storage = new Map<string, string>();
let sent: { name: string; properties: Record<string, unknown> }[] = [];
Object.assign(globalThis, {
  window: {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    },
  },
  document: { cookie: '', referrer: '', getElementById: () => null, documentElement: { lang: 'nl' } },
  location: { href: 'http://localhost/', origin: 'http://localhost' },
  fetch: async (url: string, init: RequestInit) => {
    if (String(url).endsWith('/analytics/track')) sent.push(JSON.parse(String(init.body)));
    return new Response(null, { status: 204 });
  },
});
// Node has one of its own from version 21 on, which cannot be assigned.
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'a browser' }, configurable: true });

interface Choices {
  accept(): void;
  refuse(): void;
}
let choices: Choices = { accept: () => undefined, refuse: () => undefined };
function Banner({ useConsent }: { useConsent: () => Choices }) {
  choices = useConsent();
  return null;
}

interface Page extends Choices {
  track(name: string): void;
  onEvent(listener: (name: string) => void): () => void;
  loadConsent(): void;
}

/** A page view of its own: modules keep what happened in one. */
async function pageView(): Promise<Page> {
  jest.resetModules();
  const { track, onEvent } = await import('./telemetry.js');
  const { loadConsent, useConsent } = await import('./consent.js');
  // The very React that the fresh modules use.
  const [{ createElement: element }, { renderToString: render }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
  ]);
  render(element(Banner, { useConsent }));
  return { track, onEvent, loadConsent, ...choices };
}
const keptNames = () =>
  (JSON.parse(storage.get('analytics_events') ?? '[]') as { name: string }[]).map(({ name }) => name);
const heardBy = ({ onEvent }: Page): string[] => {
  const names: string[] = [];
  onEvent((name) => names.push(name));
  return names;
};
const sentNames = () => sent.map(({ name }) => name);

beforeEach(() => {
  storage.clear();
  sent = [];
});

test('before the visitor decided nothing is kept in the browser, sent, or passed on', async () => {
  const page = await pageView();
  const heard = heardBy(page);
  page.track('early');
  expect([keptNames(), sentNames(), heard]).toEqual([[], [], []]);
});

test('consent covers what happened before it in this page view, and what comes after', async () => {
  const page = await pageView();
  const heard = heardBy(page);
  page.track('early');
  page.accept();
  page.track('late');
  for (const names of [keptNames(), sentNames(), heard, heardBy(page)])
    expect(names).toEqual(['early', 'late']);
  expect(sent[0]?.properties.sessionId).toBe(sent[1]?.properties.sessionId);
});

test('an event tells where it was, as far as there is room for it', async () => {
  const page = await pageView();
  Object.assign(document, { referrer: `https://news.example/${'r'.repeat(3_000)}` });
  page.accept();
  page.track('event');
  expect(String(sent[0]?.properties.referrer)).toHaveLength(2_000);
  Object.assign(document, { referrer: '' });
});

test('who ended it hears of no event any more', async () => {
  const page = await pageView();
  const heard: string[] = [];
  const end = page.onEvent((name) => heard.push(name));
  page.accept();
  page.track('one');
  end();
  page.track('two');
  expect(heard).toEqual(['one']);
});

test('a refusal forgets what happened before it and keeps nothing after it, not even in memory', async () => {
  const page = await pageView();
  page.track('before');
  page.refuse();
  page.track('after');
  page.accept();
  page.track('agreed');
  for (const names of [keptNames(), sentNames(), heardBy(page)]) expect(names).toEqual(['agreed']);
});

test('taking consent back removes what was kept, and the session with it', async () => {
  const page = await pageView();
  page.accept();
  page.track('agreed');
  page.refuse();
  expect(storage.has('analytics_events')).toBe(false);
  expect(heardBy(page)).toEqual([]);
  page.track('refused');
  page.accept();
  page.track('again');
  expect(sentNames()).toEqual(['agreed', 'again']);
  expect(sent[0]?.properties.sessionId).not.toBe(sent[1]?.properties.sessionId);
});

test.each([
  ['granted', ['x']],
  ['refused', []],
  ['something else', []],
])('an earlier decision holds in the next page view: %s', async (decision, names) => {
  storage.set('consent', JSON.stringify(decision));
  const page = await pageView();
  page.loadConsent();
  page.track('x');
  expect([keptNames(), sentNames()]).toEqual([names, names]);
});

test('the browser keeps the last hundred', async () => {
  const page = await pageView();
  for (let n = 0; n < 60; n += 1) page.track(`early ${n}`);
  page.accept();
  for (let n = 0; n < 60; n += 1) page.track(`late ${n}`);
  expect(keptNames()).toHaveLength(100);
  expect(keptNames()[0]).toBe('early 20');
  expect(heardBy(page)).toHaveLength(100);
});

test('of what happened before the decision the last hundred count', async () => {
  const page = await pageView();
  for (let n = 0; n < 120; n += 1) page.track(`early ${n}`);
  page.accept();
  expect(sentNames()[0]).toBe('early 20');
});

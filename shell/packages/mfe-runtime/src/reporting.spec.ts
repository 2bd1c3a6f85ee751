// Real: what a page tells the platform of itself. Fake: the browser around it, and the platform.
import type { ViewReport } from '@stroomwerk/contracts/releases';
import { until } from '@stroomwerk/test-kit';

type Sent = {
  path: string;
  body: Record<string, unknown>;
  headers: Record<string, string>;
  keepalive?: boolean;
};
let sent: Sent[];
let answers = true;
let config: object = {};
const storage = new Map<string, string>();
const browser = { userAgent: 'a browser', doNotTrack: null as string | null, globalPrivacyControl: false };
const page = { innerWidth: 1440, referrer: 'https://news.example/a' };
Object.defineProperty(globalThis, 'navigator', { value: browser, configurable: true });

/** A page view of its own, with this in the configuration that the edge wrote. */
async function pageView(written: object = { pageToken: 'p1' }) {
  config = written;
  sent = [];
  answers = true;
  storage.clear();
  Object.assign(browser, { userAgent: 'a browser', doNotTrack: null, globalPrivacyControl: false });
  const getItem = (key: string) => storage.get(key) ?? null;
  Object.assign(globalThis, {
    window: { localStorage: { getItem, setItem: () => undefined }, innerWidth: page.innerWidth },
    document: {
      cookie: '',
      referrer: page.referrer,
      getElementById: () => ({ textContent: JSON.stringify(config) }),
    },
    location: { href: `https://shop.example/a?${'x'.repeat(3_000)}`, origin: 'https://shop.example' },
    fetch: async (url: string, init: RequestInit) => {
      sent.push({
        path: url,
        body: JSON.parse(String(init.body)),
        headers: init.headers as Record<string, string>,
        ...(init.keepalive === undefined ? {} : { keepalive: init.keepalive }),
      });
      if (!answers) throw new TypeError('no network');
      return new Response(null, { status: 204 });
    },
  });
  jest.resetModules();
  const [telemetry, visits] = [await import('./telemetry.js'), await import('./visits.js')];
  return { ...telemetry, ...visits };
}
const paths = () => sent.map(({ path }) => path);

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

describe('the report of a failure', () => {
  it('says what, where, of which release, with the proof of the page view', async () => {
    const { reportError } = await pageView();
    browser.userAgent = 'u'.repeat(600);
    const where = { remote: 'mfe-a', release: '1.0.0', kind: 'render', componentStack: 'at Page' } as const;
    await reportError(Object.assign(new Error('a fault'), { stack: 's'.repeat(5_000) }), where);
    expect(paths()).toEqual(['/api/ai-monitoring/error-report']);
    expect(sent[0]?.body).toMatchObject({
      ...where,
      ...{ message: 'a fault', stack: 's'.repeat(4_000), userAgent: 'u'.repeat(500) },
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(String(sent[0]?.body.url)).toHaveLength(2_000);
    expect(sent[0]).toMatchObject({ headers: { 'x-page-token': 'p1' }, keepalive: true });
  });

  it('says what it can of what is no error, without a release', async () => {
    const { reportError } = await pageView({});
    await reportError('a word');
    await reportError(new TypeError());
    await reportError(new Error('m'.repeat(2_000)), { componentStack: 'c'.repeat(5_000) });
    expect(sent.map(({ body }) => body.message)).toEqual(['a word', 'TypeError', 'm'.repeat(1_000)]);
    expect(sent[0]?.body).toMatchObject({ remote: null, release: null, kind: null, componentStack: null });
    expect(sent[2]?.body.componentStack).toBe('c'.repeat(4_000));
    await reportError(Object.assign(new Error('bare'), { stack: undefined }));
    expect(sent[3]?.body).toMatchObject({ message: 'bare', stack: null });
    expect(sent[0]?.headers).not.toHaveProperty('x-page-token');
  });

  it('tells a file that came too late from one that broke', async () => {
    const { reportError } = await pageView({});
    const chunk = (type: string) => Object.assign(new Error(`Loading chunk 792 failed. (${type})`), { type });
    await reportError(chunk('timeout'));
    await reportError(chunk('error'));
    await reportError(chunk('timeout'), { kind: 'load' });
    expect(sent.map(({ body }) => body.kind)).toEqual(['timeout', null, 'load']);
  });

  it('of a signed-in visitor says first that the page view is theirs, once', async () => {
    const { reportError } = await pageView();
    storage.set('access_token', 't1');
    await reportError(new Error('one'));
    await reportError(new Error('two'));
    expect(paths()).toEqual([
      ...['/api/ai-monitoring/own-page-view', '/api/ai-monitoring/error-report'],
      '/api/ai-monitoring/error-report',
    ]);
    expect(sent[0]).toMatchObject({ body: { token: 'p1' }, headers: { authorization: 'Bearer t1' } });
    expect(sent[1]?.headers).not.toHaveProperty('authorization');
  });

  it('needs no proof, and throws nothing where nobody answers', async () => {
    const { reportError } = await pageView({});
    storage.set('access_token', 't1');
    answers = false;
    await reportError(new Error('one'));
    expect(paths()).toEqual(['/api/ai-monitoring/error-report']);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('report'), expect.anything());
    const signedIn = await pageView();
    storage.set('access_token', 't1');
    answers = false;
    await signedIn.reportError(new Error('one'));
    expect(paths()).toHaveLength(2);
  });

  it('is not made at the edge', async () => {
    const { reportError, track } = await pageView();
    for (const name of ['window', 'document', 'location']) Reflect.deleteProperty(globalThis, name);
    await reportError(new Error('one'));
    track('event');
    expect(sent).toEqual([]);
  });
});

describe('what became of remotes', () => {
  const remotes: ViewReport['remotes'] = [];
  it('is told with the proof of the page view, and not without', async () => {
    await (await pageView()).reportRemotes(remotes);
    expect(sent.map(({ body }) => body)).toEqual([{ token: 'p1', remotes }]);
    await (await pageView({})).reportRemotes(remotes);
    expect(sent).toEqual([]);
  });

  it('is lost where nobody answers, without a fault', async () => {
    const { reportRemotes } = await pageView();
    answers = false;
    await reportRemotes(remotes);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('page view'), expect.anything());
  });
});

it('an event that nobody takes is lost without a fault', async () => {
  const { track } = await pageView();
  const { consentStore } = await import('./consent.js');
  consentStore.setState({ consent: 'granted' });
  answers = false;
  track('event');
  const warned = () => jest.mocked(console.warn).mock.calls.map(([what]) => String(what));
  await until('the console is told', () => warned().some((what) => what.includes('analytics event')));
});

describe('the count of visits', () => {
  const counted = () => sent.filter(({ path }) => path.includes('visit')).map(({ body }) => body);

  it('has route, step, class of device and, of the first, the site that led here', async () => {
    const { countView, countStep } = await pageView();
    await countView('/workflows/:slug');
    for (const event of ['sign_up', 'begin_checkout', 'purchase', 'something else']) await countStep(event);
    await countView('/terms');
    const of = { token: 'p1', language: 'nl', device: 'desktop' };
    const [route, none] = ['/workflows/:slug', ''];
    expect(counted()).toEqual([
      { ...of, n: 1, step: 'view', path: route, referrer: 'news.example' },
      { ...of, n: 2, step: 'register', path: route, referrer: none },
      { ...of, n: 3, step: 'checkout', path: route, referrer: none },
      { ...of, n: 4, step: 'paid', path: route, referrer: none },
      { ...of, n: 5, step: 'view', path: '/terms', referrer: none },
    ]);
  });

  it('knows no route before a page is on screen', async () => {
    const { countStep } = await pageView();
    await countStep('sign_up');
    expect(counted()).toMatchObject([{ path: '*', step: 'register' }]);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'leaves out who asks for that: %j',
    async (wish) => {
      const { countView } = await pageView();
      Object.assign(browser, wish);
      await countView('/');
      expect(sent).toEqual([]);
    },
  );

  it('counts who lets themselves be tracked', async () => {
    const { countView } = await pageView();
    Object.assign(browser, { doNotTrack: '0' });
    await countView('/');
    expect(counted()).toHaveLength(1);
  });

  it('stops at what one page view may bring, and without its proof', async () => {
    const { countView } = await pageView();
    for (let view = 0; view < 70; view += 1) await countView('/');
    expect(counted()).toHaveLength(60);
    await (await pageView({})).countView('/');
    expect(sent).toEqual([]);
  });

  it('is lost where nobody answers, without a fault', async () => {
    const { countView } = await pageView();
    answers = false;
    await countView('/');
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('visit'), expect.anything());
  });
});

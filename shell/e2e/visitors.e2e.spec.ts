// Real: the whole platform and Chromium. Fake: the third-party analytics tag, a server at the other end of its wire.
import { Visits } from '@stroomwerk/contracts/ai-ops';
import { until } from '@stroomwerk/test-kit';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, personsBrowser, visitor } from './support/browser.js';
import { api } from './support/people.js';
import { type Platform, startPlatform } from './support/platform.js';
import { startTagServer, type TagServer } from './support/tag-server.js';

let platform: Platform;
let browser: Browser;
let tag: TagServer;

beforeAll(async () => {
  tag = await startTagServer();
  [platform, browser] = await Promise.all([
    startPlatform({ ANALYTICS_TAG_URL: tag.url, ANALYTICS_TAG_ID: 'G-TEST01' }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await platform?.stop();
  tag?.close();
});

const accept = (page: Page) => page.getByRole('button', { name: 'Accepteren' });
const refuse = (page: Page) => page.getByRole('button', { name: 'Weigeren' });
const visits = async (): Promise<Visits> => {
  const calls = api(platform);
  const token = await calls.token(platform.ops);
  const answer = await fetch(`${platform.aiOpsUrl}/api/ultimate-dashboard/visits`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return Visits.parse(await answer.json());
};
const viewsOf = async (path: string): Promise<number> =>
  (await visits()).pages.find(({ name }) => name === path)?.count ?? 0;

describe('consent', () => {
  it('is asked for without covering the page or the focus, by two buttons that look the same', async () => {
    const { page, context } = await visitor(browser, platform.url);
    await page.goto('/privacy');
    await accept(page).waitFor();
    const look = (of: ReturnType<typeof accept>) =>
      of.evaluate((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight, height } =
          getComputedStyle(button);
        return { color, backgroundColor, borderColor, fontSize, fontWeight, height };
      });
    expect(await look(accept(page))).toEqual(await look(refuse(page)));
    for (const next of ['Ga naar de inhoud', 'Weigeren', 'Accepteren']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(next);
    }
    const covered = await page.evaluate(() => {
      const banner = document.querySelector('section:has(button)')?.getBoundingClientRect();
      const links = [...document.querySelectorAll('footer a')];
      const last = links.at(-1);
      if (last instanceof HTMLElement) last.focus();
      const seen = last?.getBoundingClientRect();
      return (
        banner !== undefined && seen !== undefined && seen.bottom > banner.top && seen.top < banner.bottom
      );
    });
    expect(covered).toBe(false);
    await context.close();
  });

  it.each([
    ['nl-NL', ['Weigeren', 'Accepteren']],
    ['en-GB', ['Refuse', 'Accept']],
  ])(
    'covers a quarter of a small phone at most, with answers as large as each other: %s',
    async (locale, names) => {
      const context = await browser.newContext({
        baseURL: platform.url,
        locale,
        userAgent: personsBrowser(browser),
        viewport: { width: 360, height: 640 },
      });
      const page = await context.newPage();
      for (const path of ['/', '/workflows']) {
        await page.goto(path);
        const banner = page
          .locator('section')
          .filter({ has: page.getByRole('button', { name: names[0] ?? '' }) });
        await banner.waitFor();
        const sizes = await banner.evaluate((one) =>
          [one, ...one.querySelectorAll('button, a')].map((each) => {
            const { width, height } = each.getBoundingClientRect();
            return { width: Math.round(width), height: Math.round(height) };
          }),
        );
        const [whole, refusing, accepting, more] = sizes;
        expect(await banner.getByRole('button').allTextContents()).toEqual(names);
        expect(whole?.height).toBeLessThanOrEqual(640 / 4);
        expect(refusing).toEqual(accepting);
        expect(Math.min(refusing?.height ?? 0, more?.height ?? 0)).toBeGreaterThanOrEqual(24);
      }
      await context.close();
    },
  );

  it('refused: the tag is not even fetched, nothing is stored, and the answer is remembered', async () => {
    const before = tag.requests.length;
    const { page, context, errors } = await visitor(browser, platform.url);
    await page.goto('/workflows');
    await refuse(page).click();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await refuse(page).count()).toBe(0);
    expect(tag.requests).toHaveLength(before);
    expect(await page.evaluate(() => [localStorage.getItem('analytics_events'), document.cookie])).toEqual([
      null,
      expect.not.stringContaining('_ga'),
    ]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('given: the tag gets what happened, with nothing of a person; taken back: it gets nothing more', async () => {
    const { page, context, errors } = await visitor(browser, platform.url);
    await page.goto('/workflows?q=geheim');
    await accept(page).waitFor();
    expect(tag.requests).toEqual([]);
    await accept(page).click();
    await until('the event', () => tag.events().includes('view_full_catalog'));
    const settings = await until(
      'the settings',
      () => tag.requests.find(({ parameters }) => parameters.command === 'config')?.parameters,
    );
    const told = JSON.stringify(tag.requests);
    for (const secret of ['geheim', 'sessionId', 'userId', 'userAgent']) expect(told).not.toContain(secret);
    expect(settings.name).toBe('G-TEST01');
    expect(JSON.parse(settings.parameters ?? '{}')).toMatchObject({
      anonymize_ip: true,
      send_page_view: false,
    });
    expect(await page.evaluate(() => document.cookie)).toContain('_ga=');

    const before = tag.events().length;
    await page.getByRole('button', { name: 'Cookie-instellingen' }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Weigeren');
    await refuse(page).click();
    await until(
      'the cookie gone',
      async () => !(await page.evaluate(() => document.cookie)).includes('_ga='),
    );
    expect(await page.evaluate(() => localStorage.getItem('analytics_events'))).toBeNull();
    const counted = await viewsOf('/workflows');
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    // A press before the other page is there would lead back to this one, which is no second visit.
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: 'All Workflows' }).first().click();
    // The same visit in our own counts, which need no consent: by then the tag would have had it as well.
    await until('our own count', async () => (await viewsOf('/workflows')) > counted);
    expect(tag.events()).toHaveLength(before);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('our own counts', () => {
  it('know pages by their route, also after a refusal, and not who asks not to be tracked', async () => {
    const before = await viewsOf('/workflows/:slug');
    const { page, context } = await visitor(browser, platform.url);
    await page.goto('/workflows/een-geheime-naam?lang=en');
    await until('the count', async () => (await viewsOf('/workflows/:slug')) === before + 1);
    expect(JSON.stringify(await visits())).not.toContain('geheime');
    await context.close();

    const quiet = await browser.newContext({
      baseURL: platform.url,
      locale: 'nl-NL',
      extraHTTPHeaders: { 'sec-gpc': '1' },
    });
    const other = await quiet.newPage();
    const answer = other.waitForResponse((response) => response.url().endsWith('/api/analytics/visits'));
    await other.goto('/workflows/een-geheime-naam');
    expect(await (await answer).json()).toEqual({ counted: false });
    await quiet.close();
  });
});

describe('an address that leads nowhere', () => {
  it('says so, offers what was meant, and searches', async () => {
    const { page, context } = await visitor(browser, platform.url);
    const answer = await page.goto('/privcay');
    expect(answer?.status()).toBe(404);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await page.getByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' }).waitFor();
    expect(await page.getByText('/privcay').count()).toBe(1);
    await page.getByRole('main').getByRole('link', { name: 'Privacybeleid' }).first().waitFor();
    await page.getByRole('searchbox').fill('facturen');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL('**/workflows?q=facturen');
    await context.close();
  });
});

describe('a connection that goes', () => {
  it('is said without taking anything typed away, and so is its return', async () => {
    const { page, context } = await visitor(browser, platform.url);
    await page.goto('/contact');
    await refuse(page).click();
    // By then the notice is there as well: both come with the idle page.
    const counted = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('"path":"/register"')),
    );
    await page.goto('/register');
    await page.getByLabel('E-mail').first().fill('ik@example.nl');
    await counted;
    await context.setOffline(true);
    await page.getByText('Geen verbinding.').waitFor();
    expect(await page.getByLabel('E-mail').first().inputValue()).toBe('ik@example.nl');
    // A part that was never loaded: nothing says that the rest works, and it comes by itself.
    await page.getByRole('main').getByRole('link', { name: 'Stroomwerk' }).click();
    await page.getByText('Er is geen verbinding.').waitFor();
    expect(await page.getByText('De rest werkt gewoon').count()).toBe(0);
    await context.setOffline(false);
    await page.getByText('Weer online').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Enterprise Workflow Automation' }).waitFor();
    await page.getByText('Weer online').waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('a frame that breaks', () => {
  it('shows the error screen, tries three times with one report, and comes back by a reload', async () => {
    const { page, context } = await visitor(browser, platform.url);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/ai-monitoring/error-report')) reports.push(request.postData() ?? '');
    });
    // A menu entry without a name: drawing the frame throws.
    await page.route('**/privacy', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /"label":\{[^}]*\},"order":10/g,
        '"label":null,"order":10',
      );
      await route.fulfill({ response, body });
    });
    await page.addInitScript(() => localStorage.setItem('cached_data', 'x'));
    await page.goto('/privacy');
    await page.getByRole('heading', { level: 1, name: 'Oops! Something went wrong' }).waitFor();
    await page.getByText('Recovery attempts: 1/3').waitFor();
    await page.getByText(/^Kenmerk [0-9a-f]{8}$/).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('cached_data'))).toBeNull();
    await page.getByRole('button', { name: 'Max Attempts Reached' }).waitFor();
    expect(reports).toHaveLength(1);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Manual Recovery' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacybeleid' }).waitFor();
    await context.close();
  });
});

describe('the other language', () => {
  it('is there from the first visit for a browser that asks for it', async () => {
    const context = await browser.newContext({
      baseURL: platform.url,
      locale: 'en-GB',
      userAgent: personsBrowser(browser),
    });
    const page = await context.newPage();
    await page.goto('/workflows');
    await page.getByRole('heading', { level: 1, name: 'All workflows' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect((await context.cookies()).some(({ name }) => name === 'language')).toBe(false);
    await context.close();
  });

  it('holds for the page, its calls and later visits, whoever is signed in', async () => {
    const { page, context } = await visitor(browser, platform.url);
    const asked: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/workflows')) asked.push(request.headers()['accept-language']);
    });
    await page.goto('/workflows');
    await page.getByRole('heading', { level: 1, name: 'Alle workflows' }).waitFor();
    const lang = () => page.locator('html').getAttribute('lang');
    expect(await lang()).toBe('nl');
    asked.length = 0;
    await page.getByRole('button', { name: 'Taal: Nederlands' }).click();
    await page.getByRole('heading', { level: 1, name: 'All workflows' }).waitFor();
    expect(await lang()).toBe('en');
    await until('its calls', () => asked.length > 0);
    expect(new Set(asked)).toEqual(new Set(['en']));
    await until('the choice kept', async () =>
      (await context.cookies()).some(({ name, value }) => name === 'language' && value === 'en'),
    );
    const signedIn = await (await page.goto('/login'))?.text();
    expect(signedIn).toContain('<html lang="en"');
    await page.getByLabel('E-mail address').fill(platform.ops.email);
    await page.getByLabel('Password', { exact: true }).fill(platform.ops.password);
    await page.getByRole('main').locator('button[type="submit"]').click();
    await page.waitForURL('**/dashboard');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await lang()).toBe('en');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await until('Dutch again', async () => (await lang()) === 'nl');
    await context.close();
  });
});

describe('how a page felt', () => {
  it('is told when it goes out of sight, by remote, with its slowest interaction', async () => {
    const { page, context } = await visitor(browser, platform.url);
    const counted = page.waitForResponse((response) => response.url().endsWith('/api/analytics/visits'));
    const measuring = page.waitForResponse((response) => /\/assets\/aftercare\./.test(response.url()));
    await page.goto('/workflows');
    await Promise.all([counted, measuring]);
    await refuse(page).click();
    await page.getByRole('searchbox').first().fill('facturen');
    await page.getByRole('searchbox').first().press('Enter');
    await page.waitForURL('**q=facturen**');
    const told = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/releases/views') && request.postData()?.includes('lcp_ms') === true,
    );
    let heard = false;
    void told.then(() => {
      heard = true;
    });
    // Headless pages are always in sight; this is what the browser says when one is not. On a busy machine what measures has
    // come before it listens.
    await until('the report', async () => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      return heard;
    });
    const [report] = ((await told).postDataJSON() as { remotes: Record<string, unknown>[] }).remotes;
    expect(report).toMatchObject({
      ...{ remote: 'mfe-library', outcome: 'ok', lcp_ms: expect.any(Number), cls: expect.any(Number) },
      ...{ inp_ms: expect.any(Number), fcp_ms: expect.any(Number), ttfb_ms: expect.any(Number) },
    });
    await context.close();
  });
});

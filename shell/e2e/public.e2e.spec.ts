// Real: the whole platform on production builds, Chromium with and without JavaScript, a crawler's plain requests.

import { until } from '@stroomwerk/test-kit';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { api, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';
import { routes } from './support/routes.js';

const platform = sharedPlatform();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const open = routes.filter(({ who, path }) => who === 'visitor' && !/^\/(login|register|account)/.test(path));
const known = open.filter(({ path }) => !/bestaat-niet|\/-$/.test(path));
const inLanguage = (path: string, language: string) =>
  language === 'nl' ? path : `${path}?lang=${language}`;
const get = async (path: string) => {
  const answer = await fetch(`${platform.url}${path}`, { headers: { accept: 'text/html' } });
  return { answer, html: await answer.text() };
};
const attribute = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[1] ?? '').replace(/&amp;/g, '&').replace(/&quot;/g, '"');

it.each(['nl', 'en'] as const)('is read without scripts: every public page, %s', async (language) => {
  const context = await browser.newContext({ baseURL: platform.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const problems: string[] = [];
  for (const { path, h1 } of open) {
    await page.goto(inLanguage(path, language));
    const heading = page.getByRole('heading', { level: 1, name: h1[language] });
    // A page that is being drawn comes again by itself.
    await heading.waitFor().catch(() => problems.push(`${path}: no h1`));
    // More than frame and heading: what the page is about.
    const words = (await page.locator('main').innerText()).split(/\s+/).length;
    if (known.some((route) => route.path === path) && words < 40) problems.push(`${path}: ${words} words`);
    if ((await page.locator('footer a').count()) < 8) problems.push(`${path}: no way on`);
    if ((await page.locator('[role=status]:visible', { hasText: /Laden|Loading/ }).count()) > 0)
      problems.push(`${path}: still loading`);
  }
  await context.close();
  expect(problems).toEqual([]);
});

it('finds its way through the catalogue without scripts', async () => {
  const context = await browser.newContext({ baseURL: platform.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/workflows');
  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await page.waitForURL('**/workflows?page=2');
  await page.getByRole('searchbox').fill('factuur');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/workflows?q=factuur');
  const first = page.locator('main h2 a').first();
  const name = await first.innerText();
  await first.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator('main ol li').nth(2).waitFor();
  await context.close();
});

it('leads from the catalogue to what a trade needs, and on to the others, without scripts', async () => {
  const context = await browser.newContext({ baseURL: platform.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/workflows');
  await page.getByRole('navigation', { name: 'Voor jouw vak' }).getByText('Boekhouder').click();
  await page.waitForURL('**/workflows/for/bookkeeper');
  await page.getByRole('heading', { level: 1, name: 'Workflows: Boekhouder' }).waitFor();
  const first = page.locator('main h2 a').first();
  const before = await first.innerText();
  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await page.waitForURL('**/workflows/for/bookkeeper?page=2');
  expect(await first.innerText()).not.toBe(before);
  await page.getByRole('navigation', { name: 'Ook voor' }).getByText('Vereniging').click();
  await page.waitForURL('**/workflows/for/association');
  await first.click();
  await page.locator('main ol li').nth(2).waitFor();
  await context.close();
});

it('tells search engines and previews what each page is', async () => {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const { path } of known)
    for (const language of ['nl', 'en']) {
      const { answer, html } = await get(inLanguage(path, language));
      const say = (what: string) => problems.push(`${inLanguage(path, language)}: ${what}`);
      const description = attribute(html, /<meta name="description" content="([^"]*)"/);
      const canonical = attribute(html, /<link rel="canonical" href="([^"]*)"/);
      if (answer.status !== 200) say(`status ${answer.status}`);
      if (attribute(html, /<html lang="(\w+)"/) !== language) say('another lang');
      if (description.length < 50 || description.length > 200) say(`description "${description}"`);
      if (canonical !== `${platform.url}${inLanguage(path, language)}`) say(`canonical ${canonical}`);
      if ((html.match(/hreflang=/g) ?? []).length !== 3) say('not three alternates');
      if (/name="robots"/.test(html)) say('kept out of search engines');
      const twin = seen.get(`${language} ${description}`);
      if (twin !== undefined) say(`the description of ${twin}`);
      seen.set(`${language} ${description}`, path);
      for (const [, facts = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
        if (!String((JSON.parse(facts) as Record<string, unknown>)['@context']).includes('schema.org'))
          say('facts of no vocabulary');
      const image = attribute(html, /<meta property="og:image" content="([^"]*)"/);
      const picture = await fetch(image);
      const bytes = Buffer.from(await picture.arrayBuffer());
      if (!picture.ok || bytes.subarray(1, 4).toString() !== 'PNG' || bytes.readUInt32BE(16) !== 1200)
        say(`no picture at ${image}`);
    }
  expect(problems).toEqual([]);
});

it('lists every public page once in each language, and nothing that is not there', async () => {
  const map = await until('every remote told its addresses', async () => {
    const answer = await fetch(`${platform.url}/sitemap.xml`);
    return answer.headers.get('cache-control') === 'no-store' ? undefined : answer.text();
  });
  const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replace(/&amp;/g, '&'),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { path } of known) expect(addresses).toContain(`${platform.url}${path}`);
  const { total } = (await (await fetch(`${platform.url}/api/workflows-library/stats`)).json()) as {
    total: number;
  };
  const below = (path: string) => addresses.filter((address) => address.includes(path)).length;
  expect(below('/workflows/for/')).toBe(2 * 6);
  expect(below('/workflows/') - below('/workflows/for/')).toBe(2 * total);
  const sample = addresses.filter((_, at) => at % 16 === 0);
  const answers: number[] = [];
  // As many at once as a crawler may ask for.
  for (let at = 0; at < sample.length; at += 40)
    answers.push(
      ...(await Promise.all(sample.slice(at, at + 40).map(async (address) => (await fetch(address)).status))),
    );
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  expect(await (await fetch(`${platform.url}/robots.txt`)).text()).toContain(
    `Sitemap: ${platform.url}/sitemap.xml`,
  );
});

it('keeps what does not exist out of search engines, and answers it as drawn', async () => {
  for (const [path, status] of [
    ['/nergens', 404],
    ['/workflows/bestaat-niet', 200],
    ['/login', 200],
  ] as const) {
    const { answer, html } = await get(path);
    expect([path, answer.status]).toEqual([path, status]);
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
});

/** Counts the layout shifts of every page from its beginning. */
it('leads from a retired workflow to its successor, or says why it is gone, to visitors and to who is signed in', async () => {
  const { workflows } = await api(platform).get<{ workflows: { slug: string; name: string }[] }>(
    '/api/workflows/catalog?per_page=1',
  );
  const [successor] = workflows as [{ slug: string; name: string }];
  const why = ['De aanbieder stopte met deze koppeling.', 'The vendor ended this integration.'];
  await platform.query(
    `insert into library.retirement (slug, category, why_nl, why_en, successor)
     values ('vroeger-beter', 'finance', $1, $2, $3), ('voorgoed-weg', 'finance', $1, $2, null)`,
    [...why, successor.slug],
  );
  // An edge that is too busy to draw the page in time answers it undrawn, and the page leads on itself.
  const moved = await until('the address leads on', async () => {
    const answer = await fetch(`${platform.url}/workflows/vroeger-beter?ref=A1`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    if (answer.status !== 200) return answer;
    throw new Error(
      (await answer.text()).replace(/<style.*?<\/style>|<script.*?<\/script>|<[^>]+>/gs, ' ').slice(0, 300),
    );
  });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/workflows/${successor.slug}?ref=A1`]);
  for (const [language, words] of [
    ['nl', why[0]],
    ['en', why[1]],
  ] as const) {
    const { html } = await get(inLanguage('/workflows/voorgoed-weg', language));
    expect(html).toContain(words);
    expect(html).toContain('href="/workflows?category=finance"');
    expect(html).toContain('<meta name="robots" content="noindex">');
  }

  const person = somebody('Rita Retour');
  await api(platform).register(person);
  const { page, context } = await visitor(browser, platform.url);
  await signIn(page, person);
  await page.waitForURL('**/dashboard');
  await page.goto('/workflow-library/voorgoed-weg.json');
  await page.getByText(why[0] as string).waitFor();
  await page.getByRole('link', { name: /^Bekijk workflows/ }).waitFor();
  await page.goto('/workflow-library/vroeger-beter.json');
  await page.waitForURL(`**/workflow-library/${successor.slug}.json`);
  await page.getByRole('heading', { level: 1, name: successor.name }).waitFor();
  await context.close();
});

const countShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    let sum = 0;
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries as Shift[]) if (!entry.hadRecentInput) sum += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      shiftsSoFar: () => {
        add(observer.takeRecords());
        return sum;
      },
    });
  });

/** Layout shift since the page began, once all of it is alive: for a visitor who presses a key. */
async function alive(page: Page): Promise<{ shift: number }> {
  await until('a page alive', async () => {
    await page.keyboard.press('Enter');
    return page.evaluate(() =>
      [...document.querySelectorAll('main a, main button')].every((one) =>
        Object.keys(one).some((key) => key.startsWith('__reactProps$')),
      ),
    );
  });
  return {
    shift: await page.evaluate(() => (window as unknown as { shiftsSoFar(): number }).shiftsSoFar()),
  };
}

it.each([
  [1280, 'nl'],
  [390, 'en'],
] as const)('comes alive where it was drawn, without a flash: %i px, %s', async (width, language) => {
  const { page, context, errors } = await visitor(browser, platform.url, { width, height: 844 });
  await countShifts(page);
  const anew: string[] = [];
  page.on('console', (message) => {
    if (/prerendered page differed|hydrat/i.test(message.text()))
      anew.push(`${page.url()}: ${message.text()}`);
  });
  const shifted: string[] = [];
  for (const { path } of open) {
    await page.goto(inLanguage(path, language));
    const { shift } = await alive(page);
    if (shift >= 0.02) shifted.push(`${path}: ${shift.toFixed(3)}`);
  }
  expect(anew).toEqual([]);
  expect(shifted).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

it.each([
  ['the files of a page are late', '**/releases/**/*.js'],
  ['every script is late', '**/*.js'],
])('keeps what is typed before the page is alive: %s', async (_, late) => {
  const { page, context } = await visitor(browser, platform.url);
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(late, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/wealth-calculator', { waitUntil: 'commit' });
  const field = page.locator('main input').first();
  await field.fill('12500');
  release();
  await page.waitForURL(/12500/);
  expect(await field.inputValue()).toBe('12500');
  await context.close();
});

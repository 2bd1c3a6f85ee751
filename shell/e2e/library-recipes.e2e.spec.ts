// Real: the whole platform on production builds with the catalogue that ships, Chromium.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PublicWorkflowDetail } from '@stroomwerk/contracts/library';
import { until } from '@stroomwerk/test-kit';
import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { registerWithPlan, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
let browser: Browser;
let page: Page;
let errors: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page, errors } = await visitor(browser, platform.url));
  const ria = somebody('Ria Recept');
  await registerWithPlan(platform, ria);
  await signIn(page, ria);
  await page.waitForURL('**/dashboard');
});
afterAll(() => browser?.close());

/** The first card that lets choose, and its parts. */
const card = (on: Page = page) => {
  const tile = on
    .locator('main li')
    .filter({ has: on.locator('button[aria-haspopup="menu"]') })
    .first();
  const title = tile.getByRole('heading').getByRole('link');
  return {
    tile,
    title,
    switches: tile.locator('button[aria-haspopup="menu"]'),
    leadsTo: () => title.getAttribute('href'),
  };
};
const menu = (on: Page = page) => on.getByRole('menu');
/** Chooses the first other app of the first switch, by keyboard. @returns its name */
async function chooseAnother(on: Page = page): Promise<string> {
  const first = card(on).switches.first();
  await first.focus();
  await on.keyboard.press('Enter');
  await menu(on).waitFor();
  const other = menu(on).locator('[role="menuitemradio"][aria-checked="false"]').first();
  const app = (await other.innerText()).split('\n').filter(Boolean)[0] ?? '';
  while (!(await other.evaluate((item) => item === document.activeElement)))
    await on.keyboard.press('ArrowDown');
  await on.keyboard.press('Enter');
  await menu(on).waitFor({ state: 'detached' });
  return app;
}

it('shows twenty cards, one a recipe, and names the recipes beside the workflows', async () => {
  await page.goto('/workflow-library');
  await page.getByText(/^Showing \d+ of [\d.]+ workflows$/).waitFor();
  await page
    .getByText(/[\d.]+ recepten/)
    .first()
    .waitFor();
  // Another journey may have hidden one of the twenty meanwhile.
  const cards = await page.locator('main [data-tile]').count();
  expect([18, 19, 20]).toContain(cards);
  expect(await axeFindings(page)).toEqual([]);
});

it('changes by a choice what a card leads to, keeps and takes home, without leaving the page', async () => {
  await page.goto('/workflow-library?q=factuur');
  const before = await card().leadsTo();
  const app = await chooseAnother();
  await until('another workflow on the card', async () => (await card().leadsTo()) !== before);
  expect(await card().switches.first().innerText()).toContain(app);
  expect(new URL(page.url()).pathname).toBe('/workflow-library');
  expect(
    await card()
      .switches.first()
      .evaluate((button) => button === document.activeElement),
  ).toBe(true);
  const name = await card().title.innerText();
  await page.getByText(`Nu: ${name}`).waitFor({ state: 'attached' });
  const filename = decodeURIComponent((await card().leadsTo())?.split('/').at(-1) ?? '');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card()
      .tile.getByRole('button', { name: /^Download/ })
      .click(),
  ]);
  expect(file.suggestedFilename()).toBe(filename);
  await card()
    .tile.getByRole('button', { name: `Favoriet: ${name}` })
    .click();
  await card().title.click();
  await page.waitForURL(`**/workflow-library/${filename}`);
  await page.getByRole('button', { name: 'Favoriet', exact: true, pressed: true }).waitFor();
  // Back at the list the choice stands.
  await page.goBack();
  await until('the choice', async () => (await card().leadsTo())?.endsWith(filename) ?? false);
  expect(errors).toEqual([]);
});

it('takes what is selected along when its card changes', async () => {
  await page.goto('/workflow-library?q=lead');
  await page.getByRole('button', { name: 'Selecteer', exact: true }).click();
  await card().tile.getByRole('checkbox').press('Space');
  await chooseAnother();
  await page.getByText('1 gekozen').waitFor();
  expect(await card().tile.getByRole('checkbox').isChecked()).toBe(true);
});

it('leads on the page of a workflow to the others of its recipe, and stays where it is', async () => {
  await page.goto('/workflow-library?q=factuur');
  await card().title.click();
  await page.waitForURL('**/workflow-library/*.json');
  const apps = page.getByRole('navigation', { name: 'Kies je apps' });
  const here = page.url();
  await apps.getByRole('button').first().click();
  await menu().locator('[role="menuitem"]:not([aria-current])').first().click();
  await page.waitForURL((url) => url.href !== here);
  await menu().waitFor({ state: 'detached' });
  await until('the page of the other', async () => {
    const filename = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    const current = page.locator('details [aria-current="page"]');
    const name = await current.textContent();
    return filename !== '' && name === (await page.getByRole('heading', { level: 1 }).innerText());
  });
  await page.getByText(/^\d+ varianten$/).click();
  expect(await page.locator('details a[href*="/workflow-library/"]').count()).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
});

it('works for visitors on a phone, where nothing lies beside the window', async () => {
  const phone = await visitor(browser, platform.url, { width: 360, height: 740 });
  await phone.page.goto('/workflows?q=factuur');
  await card(phone.page).tile.waitFor();
  const before = await card(phone.page).leadsTo();
  await card(phone.page).switches.first().click();
  await menu(phone.page).locator('[aria-checked="false"]').first().click();
  await until('another workflow on the card', async () => (await card(phone.page).leadsTo()) !== before);
  const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  expect(await axeFindings(phone.page)).toEqual([]);
  await card(phone.page).title.click();
  await phone.page.waitForURL('**/workflows/*');
  await phone.page.getByRole('navigation', { name: 'Kies je apps' }).waitFor();
  expect(phone.errors).toEqual([]);
  await phone.context.close();
});

it('keeps collections by trade beside the own ones, each card with its switch', async () => {
  await page.goto('/workflow-library?view=collections');
  const shop = page.getByRole('link', { name: 'Webwinkel', exact: true });
  await page.goto((await shop.getAttribute('href')) ?? '');
  expect(new URL(page.url()).search).toBe('?view=collections&trade=webshop');
  await page.getByRole('heading', { level: 2, name: 'Webwinkel' }).waitFor();
  const before = await card().leadsTo();
  await chooseAnother();
  await until('another workflow on the card', async () => (await card().leadsTo()) !== before);
  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await page.waitForURL('**/workflow-library?view=collections&trade=webshop&page=2');
  await until('the cards of another page', async () => (await card().leadsTo()) !== before);
  await page.goto('/workflow-library?view=collections&trade=niemand');
  await page.getByText('Deze collectie bestaat niet (meer).').waitFor();
});

it('shows an app by its icon, and by two letters where that does not come', async () => {
  const { page: other } = await visitor(browser, platform.url);
  const answers: string[] = [];
  other.on('response', (answer) => {
    if (answer.url().includes('/assets/apps/'))
      answers.push(`${answer.status()} ${answer.headers()['cache-control']}`);
  });
  await other.goto('/workflows?integration=Notion');
  await until('an icon', async () => answers.length > 0);
  expect(new Set(answers)).toEqual(new Set(['200 public, max-age=31536000, immutable']));
  const mark = (app: Page) => app.locator('main').getByRole('img', { name: 'Notion' }).first();
  expect(await mark(other).locator('img[alt=""]').count()).toBe(1);
  await other.context().route('**/assets/apps/**', (route) => route.abort());
  const without = await other.context().newPage();
  await without.goto('/workflows?integration=Notion&page=2');
  await until('two letters', async () => (await mark(without).innerText()) === 'No');
  await other.context().close();
});

const recipes = fileURLToPath(new URL('../../services/catalogue/src/recipes', import.meta.url));
/** The first workflow whose very file ran as it is now. */
async function ranUnchanged(): Promise<string> {
  const noted = readFileSync(join(recipes, 'customer/vendors.lock.json'), 'utf8');
  for (const { slug } of JSON.parse(noted) as { slug: string }[]) {
    const answer = await fetch(`${platform.url}/api/workflows/by-slug/${slug}`);
    if (answer.ok && PublicWorkflowDetail.parse(await answer.json()).ran_unchanged) return slug;
  }
  throw new Error('No workflow is noted as run unchanged');
}

describe('the page of a workflow that was seen to run', () => {
  const slug = 'achterstallige-paddle-abonnees-terugwinnen-code-via-gmail-stand-in-google-sheets';
  const file = `/workflow-library/${slug}.json`;

  it('tells with which cases, what went in and what came out, also without an account', async () => {
    await page.goto(file);
    const ran = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Gezien draaien' }) });
    await ran
      .getByText(/^Gedraaid met voorbeeldgegevens in n8n 2\.\d+: \d+ gevallen, \d+ van \d+ stappen\.$/)
      .waitFor();
    await ran.getByText(/^Bekijk \d+ gevallen$/).click();
    const cases = await ran.getByRole('table').getByRole('row').count();
    expect(cases).toBeGreaterThan(3);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 1280, height: 900 });

    const { page: open, context } = await visitor(browser, platform.url);
    await open.goto(`/workflows/${slug}`);
    await open.getByRole('heading', { name: 'Gezien draaien' }).waitFor();
    // Its very file did not run: nothing is said about that.
    expect(await open.getByText(/^Ongewijzigd gedraaid/).count()).toBe(0);
    await context.close();
  });

  it('tells where its very file ran, in both languages, also without an account', async () => {
    const unchanged = await ranUnchanged();
    const dutch = /^Ongewijzigd gedraaid in n8n 2\.\d+ tegen nagebootste diensten: \d+ van \d+ stappen, met /;
    await page.goto(`/workflow-library/${unchanged}.json`);
    await page.getByText(dutch).waitFor();
    await page.getByText(/met een echt account is het niet geprobeerd\.$/).waitFor();
    const { page: open, context } = await visitor(browser, platform.url);
    await open.goto(`/workflows/${unchanged}`);
    await open.getByText(dutch).waitFor();
    await open.getByRole('button', { name: 'Taal: Nederlands' }).click();
    await open
      .getByText(/^Ran unchanged in n8n 2\.\d+ against simulated vendors: \d+ of \d+ steps, with /)
      .waitFor();
    await context.close();
  });

  it('gives each table that it works with as an empty file, with its columns', async () => {
    await page.goto(file);
    const saved = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Download de lege tabel \(CSV\)/ })
      .first()
      .click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const [columns, ...rows] = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    const shown = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Tabellen' }) });
    for (const name of columns?.replace('\uFEFF', '').split(/[,;]/) ?? [])
      await shown.getByText(name.replaceAll('"', '')).first().waitFor();
    expect(rows).toEqual([]);
  });

  it('draws what a version changed over the one before it, and leads back', async () => {
    await platform.query(
      `with old as (select id, version, file, english_file, content_hash, english_hash, updated_at from library.workflow where slug = $1),
       kept as (insert into library.workflow_version (workflow_id, version, file, content_hash, english_file, english_hash, published_at)
         select id, version, replace(file, '"Instellingen"', '"Instellingen van toen"'), repeat('1', 64),
           english_file, repeat('1', 64), updated_at from old)
       update library.workflow set version = version + 1 where slug = $1`,
      [slug],
    );
    await page.goto(file);
    await page
      .getByRole('link', { name: /^Verschil op het schema: versie \d+$/ })
      .first()
      .click();
    await page.waitForURL('**?difference=**');
    await page.getByRole('heading', { name: /^Wat er veranderde van versie \d+ naar \d+$/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('list', { name: 'Stappen in volgorde' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('link', { name: 'Terug naar het schema' }).click();
    await page.locator('[data-step]').first().waitFor();
    // A version that never was: said, not an endless wait.
    await page.goto(`${file}?difference=99`);
    await page.getByText('Deze versie is er niet, of er is geen versie van voor die tijd.').waitFor();
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  });
});

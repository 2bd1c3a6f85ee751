// Real: the whole platform and Chromium. What a member does in the library all day, and what ops does about it.
import { until } from '@stroomwerk/test-kit';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { press } from './support/keyboard.js';
import { registerWithPlan, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
let browser: Browser;
const member = somebody('Mila Zoekt');
const workflow = 'facturen-uit-de-mailbox-boeken';

beforeAll(async () => {
  browser = await launchBrowser();
  await registerWithPlan(platform, member, 'starter_monthly');
});
afterAll(async () => {
  await browser?.close();
});

const signedIn = async (viewport?: { width: number; height: number }) => {
  const who = await visitor(browser, platform.url, viewport);
  await signIn(who.page, member);
  await who.page.waitForURL('**/dashboard');
  await who.page.getByRole('button', { name: 'Weigeren' }).click();
  return who;
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const field = (page: Page) => page.getByLabel('Zoek workflows');
const search = (page: Page) => page.evaluate(() => window.location.search);

it('finds with every keystroke, corrects typing errors, and walks the cards by keyboard', async () => {
  const { page, context, errors } = await signedIn();
  await page.goto('/workflow-library');
  await page.getByText(/^Showing \d+ of [\d.,]+ workflows$/).waitFor();
  await page.keyboard.press('/');
  await field(page).pressSequentially('gogle shets');
  await page.getByText('Gezocht naar ‘google sheets’').waitFor();
  await page.waitForURL('**q=gogle+shets**');
  await press(page, 'ArrowDown');
  const first = await focused(page);
  await press(page, 'ArrowRight');
  const second = await focused(page);
  expect(second).not.toBe(first);
  await press(page, 'ArrowLeft');
  expect(await focused(page)).toBe(first);
  await press(page, 'ArrowUp');
  expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await press(page, 'ArrowDown');
  await press(page, 'Enter');
  await page.getByRole('heading', { level: 1, name: first }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('copies a workflow as n8n takes it when it is pasted, in the language that was chosen, and says why where it cannot', async () => {
  const { page, context } = await signedIn();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/workflow-library/${workflow}.json`);
  const copy = page.getByRole('button', { name: 'Kopieer JSON' });
  const copied = async () => JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  await page.getByRole('radio', { name: 'Engels' }).check({ force: true });
  await copy.click();
  await page.getByText(/^Gekopieerd\. Plak hem in een lege workflow/).waitFor();
  const { nodes, connections } = await copied();
  expect(nodes.map(({ name }: { name: string }) => name)).toContain('Settings');
  expect(Object.keys(connections).length).toBeGreaterThan(5);
  await page.route('**/api/workflows-library/*/download**', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: '{"detail":"Te veel ineens.","code":"common.rate_limited","status":429}',
    }),
  );
  await copy.click();
  await page.getByText('Te veel ineens.').waitFor();
  expect((await copied()).nodes).toHaveLength(nodes.length);
  await context.close();
});

it('tells a list that failed from an empty one, and has it after another try', async () => {
  const { page, context } = await signedIn();
  const lists = [
    ['/dashboard', '**/api/automations', 'Nog geen automatiseringen.'],
    ['/dashboard?tab=analytics', '**/api/dashboard/analytics*', 'eindigde geen run'],
    ['/dashboard?tab=settings', '**/api/billing/subscription', 'Nog geen plan'],
    ['/workflow-library', '**/api/workflows-library/search?*', 'No workflows found'],
    ['/workflow-library?view=favourites', '**/api/workflows-library/favourites', 'nog geen favorieten'],
    ['/affiliate', '**/api/referrals/**', ''],
  ] as const;
  for (const [address, call, none] of lists) {
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(address);
    const again = page.getByRole('main').getByRole('button', { name: 'Try Again' }).first();
    await again.waitFor();
    expect(none === '' ? 0 : await page.getByText(none).count()).toBe(0);
    await page.unroute(call);
    await again.click();
    await again.waitFor({ state: 'detached' });
  }
  await context.close();
});

/** Stops of the Tab key from the search to the first workflow; `skip`: over the link that leads past the filters. */
async function stopsToResults(page: Page, skip: boolean): Promise<number> {
  await field(page).focus();
  const arrived = () => page.evaluate(() => document.activeElement?.closest('#found li') !== null);
  let stops = 0;
  while (!(await arrived()) && stops < 40) {
    await press(page, 'Tab');
    stops += 1;
    if (skip && (await focused(page)) === 'Ga naar de resultaten') await press(page, 'Enter');
  }
  return stops;
}

it('leads from the search to the first workflow in a few stops, also by way of the filters', async () => {
  const { page, context } = await signedIn();
  await page.goto('/workflow-library');
  await page.getByText(/^Showing \d+/).waitFor();
  expect(await stopsToResults(page, true)).toBeLessThanOrEqual(4);
  expect(await stopsToResults(page, false)).toBeLessThanOrEqual(15);
  await context.close();
});

it('goes along the choices of a filter by arrows, and comes back to the one that is on', async () => {
  const { page, context } = await signedIn();
  await page.goto('/workflow-library');
  await page.getByText(/^Showing \d+/).waitFor();
  const triggers = page.getByRole('toolbar', { name: 'Trigger Type' });
  const stop = () => triggers.locator('[tabindex="0"]').allTextContents();
  await triggers.getByRole('button').first().focus();
  await press(page, 'ArrowDown');
  await press(page, 'ArrowDown');
  expect(await focused(page)).toMatch(/^Scheduled/);
  await press(page, 'End');
  expect(await focused(page)).toMatch(/^Complex/);
  await press(page, 'ArrowUp');
  await press(page, 'Enter');
  await page.waitForURL(/trigger=Manual/);
  await until('the focus kept', async () => /^Manual/.test(await focused(page)));
  await press(page, 'Home');
  await press(page, 'Tab');
  expect(await focused(page)).not.toMatch(/^Manual/);
  expect((await stop()).join()).toMatch(/^Manual/);
  await context.close();
});

it('leaves the focus in the palette where a page arrives behind it', async () => {
  const { page, context } = await signedIn();
  let arrives: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    arrives = done;
  });
  await page.route('**/releases/mfe-affiliate/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByText('Ctrl K').waitFor();
  const words = page.getByRole('dialog').getByRole('combobox');
  await page.keyboard.press('Control+k');
  await words.fill('affili');
  await page.getByRole('option', { name: /^Affiliate/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/affiliate');
  await page.keyboard.press('Control+k');
  await words.fill('nieuwe automatisering');
  arrives();
  await page.locator('h1', { hasText: /^Verdien mee/ }).waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard?new=1');
  await context.close();
});

it('finds workflows, pages and actions by the palette, and does them', async () => {
  const { page, context } = await signedIn();
  const option = (name: RegExp) => page.getByRole('option', { name }).first();
  const ask = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(text);
  };
  await page.getByText('Ctrl K').waitFor();
  await ask('facturen mailbx boeken');
  await option(/^Facturen uit de mailbox boeken/).click();
  await page.waitForURL(`**/workflow-library/${workflow}.json`);
  await ask('affili');
  await option(/^Affiliate/).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/affiliate');
  await ask('nieuwe automatisering');
  await option(/^Nieuwe automatisering/).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard?new=1');
  await page.getByRole('dialog').getByLabel('Naam').waitFor();
  await page.keyboard.press('Escape');
  await page.route('**/api/workflows-library/search?*', (route) => route.fulfill({ status: 500, json: {} }));
  await ask('facturen');
  await option(/^De workflows zijn nu niet te doorzoeken/).waitFor();
  await page.unrouteAll();
  await option(/^De workflows zijn nu niet te doorzoeken/).click();
  await option(/acturen.*workflow$/).waitFor();
  await context.close();
});

it('lets nothing lie over what one must press on a phone', async () => {
  const { page, context } = await visitor(browser, platform.url, { width: 360, height: 740 });
  const covered = (place: string) =>
    page.evaluate(
      (selector) =>
        [...document.querySelectorAll(`${selector} button, ${selector} input`)].flatMap((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const [at, down] = [x + width / 2, y + height / 2];
          if (down < 0 || down > window.innerHeight) return [];
          const top = document.elementFromPoint(at, down);
          return one.contains(top) || top?.contains(one) ? [] : [one.textContent];
        }),
      place,
    );
  await page.goto('/login');
  await page.getByRole('button', { name: 'Weigeren' }).waitFor();
  expect(await covered('main')).toEqual([]);
  await signIn(page, member);
  await page.waitForURL('**/dashboard');
  await page.goto('/workflow-library');
  await page.getByText(/^Showing \d+/).waitFor();
  await page.getByRole('button', { name: 'Weigeren' }).waitFor();
  await page.getByRole('button', { name: 'Selecteer', exact: true }).click();
  await page.getByRole('button', { name: 'Hele pagina' }).click();
  await until('the bar free', async () => (await covered('[aria-label="Gekozen workflows"]')).length === 0);
  await page.getByRole('button', { name: 'Zet in collectie' }).click();
  await page.getByRole('dialog').waitFor();
  await until('the dialog free', async () => (await covered('[role="dialog"][data-open]')).length === 0);
  await context.close();
});

it('keeps the whole state in the address: typing replaces, filters push, back and forward work', async () => {
  const { page, context } = await signedIn();
  await page.goto('/workflow-library');
  await page.getByText(/^Showing/).waitFor();
  const before = await page.evaluate(() => window.history.length);
  await field(page).fill('factuur');
  await page.waitForURL('**q=factuur');
  expect(await page.evaluate(() => window.history.length)).toBe(before);
  await page.getByRole('button', { name: /^Webhook/ }).click();
  await page.waitForURL('**trigger=Webhook**');
  await page.getByLabel('Sorteer').selectOption('time_saved');
  await page.waitForURL('**sort=time_saved**');
  await page.goBack();
  await page.goBack();
  await until('the search alone', async () => (await search(page)) === '?q=factuur');
  await until('its words', async () => (await field(page).inputValue()) === 'factuur');
  await page.goForward();
  await page.waitForURL('**trigger=Webhook**');
  await page.getByRole('list', { name: 'Filters' }).getByRole('button', { name: 'Webhook' }).click();
  await page.waitForURL(/q=factuur$/);
  await context.close();
});

it.each([
  [1280, 900],
  [390, 844],
] as const)('shows a workflow to move about in, step by step: %i px', async (width, height) => {
  const { page, context, errors } = await signedIn({ width, height });
  await page.goto(`/workflow-library/${workflow}.json`);
  const steps = page.locator('[data-step]');
  await steps.first().waitFor();
  // The wires have found their ends.
  await page.locator('.react-flow__edge-path').first().waitFor({ state: 'attached' });
  const view = page.locator('.react-flow__viewport');
  const transform = () => view.evaluate((one) => (one as HTMLElement).style.transform);
  const at = await transform();
  await page.getByRole('button', { name: 'Groter' }).click();
  await page.waitForFunction(
    (was) => document.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform !== was,
    at,
  );
  await page.locator('[data-step][tabindex="0"]').focus();
  await press(page, 'ArrowRight');
  const name = (await page.evaluate(() => (document.activeElement as HTMLElement).dataset.step)) ?? '';
  await press(page, 'Enter');
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByRole('heading', { name: 'Instellingen' }).waitFor();
  await press(page, 'Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(errors).toEqual([]);
  await context.close();
});

it('takes a selection home, and keeps it in a collection that comes back after it was deleted', async () => {
  const { page, context } = await signedIn();
  await page.goto('/workflow-library?q=factuur');
  await page.getByRole('button', { name: 'Selecteer' }).click();
  for (const at of [0, 1])
    await page
      .getByLabel(/^.*Selecteer: /)
      .nth(at)
      .check({ force: true });
  await page.getByText('2 gekozen').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download als zip' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
  await page.getByRole('button', { name: 'Zet in collectie' }).click();
  await page.getByLabel('Naam van een nieuwe collectie').fill('Klant Jansen');
  await page.getByRole('button', { name: 'Maak collectie' }).click();
  await page.getByRole('button', { name: 'Bekijk collectie' }).click();
  await page.getByRole('heading', { name: 'Klant Jansen' }).waitFor();
  await until('both tiles', async () => (await page.locator('[data-tile]').count()) === 2);
  await page.getByRole('button', { name: 'Verwijder', exact: true }).click();
  await page.getByRole('button', { name: 'Ongedaan maken' }).first().click();
  await page.getByText('Collectie Klant Jansen is terug.').waitFor();
  await page.getByRole('link', { name: 'Klant Jansen', exact: true }).click();
  await page.locator('[data-tile]').nth(1).waitFor();
  await context.close();
});

it('brings a report of a member to ops, who hide the workflow and put it back', async () => {
  const { page, context } = await signedIn();
  // Nobody else looks at this one while it is away.
  await page.goto('/workflow-library/tabel-elke-nacht-naar-s3.json');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Meld een probleem' }).click();
  await page.getByLabel('Beschrijving').fill('De stap Xero weigert.');
  await page.getByRole('button', { name: 'Verstuur melding' }).click();
  await page.getByText('Je melding is binnen. Dank je.').waitFor();

  const desk = await visitor(browser, platform.url);
  await signIn(desk.page, platform.ops);
  await desk.page.waitForURL('**/dashboard');
  await desk.page.goto('/ops/library');
  await desk.page.getByText('De stap Xero weigert.').waitFor();
  await desk.page.getByRole('link', { name: `Bekijk workflow: ${title}` }).click();
  const act = async (verb: string, reason: string) => {
    await desk.page.getByRole('button', { name: new RegExp(`^${verb}: `) }).click();
    await desk.page.getByLabel('Reden').fill(reason);
    await desk.page.getByRole('dialog').getByRole('button', { name: verb }).click();
    await desk.page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  await act('Verberg', 'Xero nakijken');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Deze workflow bestaat niet' }).waitFor();
  await act('Zet terug', 'Xero werkt');
  await page.reload();
  await page.getByRole('button', { name: 'Meld een probleem' }).waitFor();
  await Promise.all([context.close(), desk.context.close()]);
});

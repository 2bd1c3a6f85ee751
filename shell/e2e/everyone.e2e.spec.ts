// Real: the whole platform on production builds and Chromium, driven by its keyboard alone where a test says so.

import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser.js';
import { hiddenFocus, lostInSmallViews, type SmallView, settled } from './support/everyone.js';
import { press, tabTo } from './support/keyboard.js';
import { registerWithPlan, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';

const platform = sharedPlatform();
let browser: Browser;
const subscriber = somebody('Kim Toetsenbord');

beforeAll(async () => {
  browser = await launchBrowser();
  await registerWithPlan(platform, subscriber);
});
afterAll(async () => {
  await browser?.close();
});

/** A page of each kind; pages-everyone.soak.spec.ts has all of them. */
const some = {
  open: ['/', '/workflows', '/contact'],
  inside: ['/dashboard', '/workflow-library'],
};

it('shows where the focus is on every stop of a page, and lets nothing lie over it', async () => {
  const { page, context } = await visitor(browser, platform.url);
  expect(await hiddenFocus(page, [...some.open, '/register'])).toEqual([]);
  await context.close();
});

it('leads from the landing page to a registered account by keyboard', async () => {
  const person = somebody('Toos Tab');
  const { page, context, errors } = await visitor(browser, platform.url);
  await settled(page, '/');
  await press(page, 'Tab');
  await press(page, 'Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await tabTo(page, /Weigeren/);
  await press(page, 'Enter');
  await page.getByRole('button', { name: 'Weigeren' }).waitFor({ state: 'hidden' });
  await settled(page, '/');
  await tabTo(page, /Kies Launch Special/);
  await press(page, 'Enter');
  await page.waitForURL('**/register**');
  for (const [label, value] of [
    ['Volledige naam', person.full_name],
    ['E-mailadres', person.email],
    ['Wachtwoord', person.password],
    ['Herhaal wachtwoord', person.password],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    for (let at = 0; at < 40 && !(await field.evaluate((one) => one === document.activeElement)); at += 1)
      await press(page, 'Tab');
    await page.keyboard.type(value);
  }
  await press(page, 'Enter');
  await page.getByText('Registratie Gelukt!').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('opens, walks and closes menus and dialogs by keyboard, and gives the focus back', async () => {
  const { page, context } = await visitor(browser, platform.url);
  await signIn(page, subscriber);
  await page.waitForURL('**/dashboard');
  // The page takes the focus when it arrives, however long that takes.
  await page.locator('#main:focus').waitFor();
  const menu = page.getByRole('button', { name: /Kim Toetsenbord/ });
  await menu.focus();
  await press(page, 'Enter');
  await page.getByRole('menu').waitFor();
  expect((await press(page, 'ArrowDown')).name).toMatch(/^menuitem/);
  await press(page, 'Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await menu.evaluate((one) => one === document.activeElement)).toBe(true);

  // A press in the moment in which a menu's code has come and nothing of it listens yet: a page that is busy then.
  await page.goto('/workflow-library');
  const other = page.locator('main button[aria-haspopup="menu"]').first();
  await menu.focus();
  await press(page, 'Enter');
  await page.getByRole('menu').waitFor();
  await press(page, 'Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await other.evaluate((one) => {
    (one as HTMLElement).focus();
    setTimeout(() => {
      for (const end = performance.now() + 500; performance.now() < end; );
    });
  });
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await press(page, 'Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Overzicht' }).waitFor();

  await press(page, 'Control+k');
  const palette = page.getByRole('dialog');
  await palette.waitFor();
  for (let at = 0; at < 12; at += 1) await press(page, 'Tab');
  // In the dialog, or on its fence, which hands the focus on to its other end.
  const held = await palette.evaluate(
    (one) =>
      one.contains(document.activeElement) ||
      document.activeElement?.hasAttribute('data-base-ui-focus-guard') === true,
  );
  expect(held).toBe(true);
  await press(page, 'Escape');
  await palette.waitFor({ state: 'hidden' });

  const tab = page.getByRole('tab', { name: 'Overzicht' });
  await tab.focus();
  await press(page, 'ArrowRight');
  await page.getByRole('tab', { name: 'Automatiseringen', selected: true }).waitFor();
  await context.close();
});

it('finds, opens and downloads a workflow by keyboard', async () => {
  const { page, context } = await visitor(browser, platform.url);
  await signIn(page, subscriber);
  await page.waitForURL('**/dashboard');
  await settled(page, '/workflow-library');
  await tabTo(page, /^input/);
  await page.keyboard.type('factuur');
  await press(page, 'Enter');
  await page.waitForURL('**q=factuur**');
  await page.getByText(/Showing \d+ of [\d.,]+ workflows/).waitFor();
  await tabTo(page, /^a View/);
  await press(page, 'Enter');
  await page.waitForURL('**/workflow-library/*.json');
  await page.getByRole('button', { name: 'Download' }).first().waitFor();
  const saved = page.waitForEvent('download');
  await tabTo(page, /^button Download/);
  await press(page, 'Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.json$/);
  await context.close();
});

it('moves for five seconds at most, where nobody asks for less', async () => {
  const { page, context } = await visitor(browser, platform.url);
  await signIn(page, subscriber);
  await page.waitForURL('**/dashboard');
  const endless: string[] = [];
  for (const path of [
    ...some.open,
    ...some.inside,
    '/workflow-library/facturen-uit-de-mailbox-boeken.json',
  ]) {
    await settled(page, path);
    const endlessNow = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5000)
        .map((one) => (one instanceof CSSAnimation ? one.animationName : 'a transition'));
    // What is still on its way moves until it is there.
    const isStill = (names: string) =>
      page.waitForFunction(`(${names})().length === 0`, undefined, { timeout: 60_000 });
    await isStill(endlessNow.toString()).catch(() => undefined);
    const names = await page.evaluate(endlessNow);
    endless.push(...names.map((name) => `${path}: ${name}`));
  }
  expect(endless).toEqual([]);
  await context.close();
});

it('stands still for who asks for it', async () => {
  const { page, context } = await visitor(browser, platform.url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, subscriber);
  await page.waitForURL('**/dashboard');
  const moving: string[] = [];
  for (const path of [
    '/',
    '/wealth-calculator',
    '/workflows',
    '/dashboard',
    '/success?tier=professional_monthly',
    '/ai-dashboard',
  ]) {
    await settled(page, path);
    const names = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => {
          const { duration, iterations } = effect?.getComputedTiming() ?? {};
          return (
            playState === 'running' &&
            ((Number(duration) || 0) > 20 || iterations === Number.POSITIVE_INFINITY)
          );
        })
        .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.className ?? 'animation'),
    );
    moving.push(...names.map((name) => `${path}: ${String(name)}`));
    if ((await page.locator('canvas[aria-hidden=true]:visible').count()) > 0)
      moving.push(`${path}: confetti`);
  }
  expect(moving).toEqual([]);
  await context.close();
});

it('keeps edges and meaning in forced colours', async () => {
  const { page, context } = await visitor(browser, platform.url);
  await page.emulateMedia({ forcedColors: 'active' });
  const problems: string[] = [];
  for (const path of ['/', '/wealth-calculator', '/contact', '/login', '/workflows']) {
    await settled(page, path);
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
        .filter((one) => one.offsetParent !== null && one.getBoundingClientRect().width > 0)
        // A drawn box stands for a native one that is there unseen.
        .filter((one) => getComputedStyle(one).opacity !== '0')
        .filter((one) => {
          const { borderTopWidth, borderBottomWidth, textDecorationLine, outlineStyle } =
            getComputedStyle(one);
          const own = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
          const around = one.closest('label, fieldset, [class]')?.parentElement;
          const framed = around ? Number.parseFloat(getComputedStyle(around).borderTopWidth) > 0 : false;
          return (
            !own &&
            !framed &&
            textDecorationLine === 'none' &&
            outlineStyle === 'none' &&
            one.innerText.trim() === ''
          );
        })
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    problems.push(...bare.map((what) => `${path}: ${what} has no edge`));
    // The colours are the reader's own.
    const findings = (await axeFindings(page)).filter((finding) => !finding.startsWith('color-contrast'));
    problems.push(...findings.map((finding) => `${path}: ${finding}`));
  }
  expect(problems).toEqual([]);
  await context.close();
});

describe('a small view', () => {
  let problems: Record<SmallView, string[]>;
  beforeAll(async () => {
    const { page, context } = await visitor(browser, platform.url);
    await signIn(page, subscriber);
    await page.waitForURL('**/dashboard');
    problems = await lostInSmallViews(page, [...some.open, ...some.inside]);
    await context.close();
  });

  it.each([
    ['200%', 'double'],
    ['400%', 'fourfold'],
  ] as const)('loses nothing at %s zoom', (_, size) => {
    expect(problems[size]).toEqual([]);
  });

  it('gives fingers room: every control is at least 24 pixels each way, or stands in a line of text', () => {
    expect(problems.finger).toEqual([]);
  });
});

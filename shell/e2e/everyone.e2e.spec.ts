// Real: the whole platform on production builds and Chromium, driven by its keyboard alone where a test says so.

import { axeFindings } from '@stroomwerk/test-kit/browser';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, resize, visitor } from './support/browser.js';
import { press, tabTo, walk } from './support/keyboard.js';
import { api, signIn, somebody } from './support/people.js';
import { sharedPlatform } from './support/platform.js';
import { routes } from './support/routes.js';

const platform = sharedPlatform();
let browser: Browser;
const subscriber = somebody('Kim Toetsenbord');

beforeAll(async () => {
  browser = await launchBrowser();
  await api(platform).register(subscriber);
  const granted = await platform.command('ops', 'grant', subscriber.email, 'professional_monthly');
  if (granted.code !== 0) throw new Error(granted.output);
});
afterAll(async () => {
  await browser?.close();
});

const open = routes.filter(({ who }) => who === 'visitor');
const inside = routes.filter(({ who }) => who === 'subscriber');
/** The page is there and nothing moves any more. */
const settled = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
};

it('shows where the focus is on every stop of every public page, and lets nothing lie over it', async () => {
  const { page, context } = await visitor(browser, platform.url);
  // Or the page would still be on its way to what is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  for (const { path } of open) {
    await settled(page, path);
    const stops = await walk(page);
    if (!/^a Ga naar de inhoud/.test(stops[0]?.name ?? ''))
      problems.push(`${path}: begins at ${stops[0]?.name}`);
    if (stops.length < 5) problems.push(`${path}: only ${stops.length} stops`);
    for (const { name, visible, uncovered } of stops) {
      if (!visible) problems.push(`${path}: no focus to be seen on ${name}`);
      if (!uncovered) problems.push(`${path}: ${name} is covered`);
    }
  }
  await context.close();
  expect([...new Set(problems)]).toEqual([]);
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
  await page.waitForLoadState('networkidle');
  const menu = page.getByRole('button', { name: /Kim Toetsenbord/ });
  await menu.focus();
  await press(page, 'Enter');
  await page.getByRole('menu').waitFor();
  expect((await press(page, 'ArrowDown')).name).toMatch(/^menuitem/);
  await press(page, 'Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await menu.evaluate((one) => one === document.activeElement)).toBe(true);

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

/** How much wider a page is than the screen, and which texts are cut. */
const lostOn = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    // A text that runs out of its box is cut; what scrolls by itself (canvas, code, tabs) may be wider.
    const cut = [
      ...document.querySelectorAll<HTMLElement>('main h1, main h2, main h3, main p, main button, main a'),
    ]
      .filter((one) => one.offsetParent !== null && getComputedStyle(one).overflow === 'hidden')
      .filter(
        (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).textOverflow !== 'ellipsis',
      )
      .map((one) => one.innerText.slice(0, 40));
    return { wide, cut };
  });

/** Controls with less room than a finger needs. */
const smallOn = (page: Page) =>
  page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ]
      .filter((one) => one.offsetParent !== null && getComputedStyle(one).visibility === 'visible')
      .map((one) =>
        one.matches('input[type=radio], input[type=checkbox]') ? (one.closest('label') ?? one) : one,
      )
      .filter((one) => one.getBoundingClientRect().width > 1);
    const inText = (one: HTMLElement) =>
      getComputedStyle(one).display.startsWith('inline') &&
      [...(one.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === 3 && node.textContent?.trim() !== '',
      );
    /** WCAG 2.5.8: a smaller target is fine where a circle of 24 around it meets no other. */
    const alone = (one: HTMLElement) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return targets.every((other) => {
        if (other === one || one.contains(other) || other.contains(one)) return true;
        const box = other.getBoundingClientRect();
        const dx = Math.max(box.left - x, 0, x - box.right);
        const dy = Math.max(box.top - y, 0, y - box.bottom);
        return Math.hypot(dx, dy) >= 12;
      });
    };
    return targets
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return (width < 23.5 || height < 23.5) && !inText(one) && !alone(one);
      })
      .map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return `${one.innerText.slice(0, 30) || one.outerHTML.slice(0, 60)} ${Math.round(width)} x ${Math.round(height)}`;
      });
  });

describe('a small view', () => {
  const sizes = {
    finger: { width: 390, height: 844 },
    double: { width: 640, height: 450 },
    fourfold: { width: 320, height: 256 },
  };
  const problems: Record<keyof typeof sizes, string[]> = { finger: [], double: [], fourfold: [] };

  // Every page is loaded once, for all three.
  beforeAll(async () => {
    const { page, context } = await visitor(browser, platform.url, sizes.finger);
    await signIn(page, subscriber);
    await page.waitForURL('**/dashboard');
    for (const { path } of [...open, ...inside].filter((route) => !/^\/(login|register)/.test(route.path))) {
      await page.setViewportSize(sizes.finger);
      await settled(page, path);
      problems.finger.push(...(await smallOn(page)).map((what) => `${path}: ${what}`));
      for (const size of ['double', 'fourfold'] as const) {
        await resize(page, sizes[size]);
        const { wide, cut } = await lostOn(page);
        if (wide > 0) problems[size].push(`${path}: ${wide} px wider than the screen`);
        problems[size].push(...cut.map((text) => `${path}: "${text}" is cut`));
      }
    }
    await context.close();
  }, 1_200_000);

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

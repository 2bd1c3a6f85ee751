import type { Page } from 'playwright-core';
import { resize } from './browser.js';
import { walk } from './keyboard.js';

/** The page is there and nothing moves any more. */
export async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Goes through pages by Tab. @returns every stop of which one does not see that the focus is there, or on which something lies */
export async function hiddenFocus(page: Page, paths: readonly string[]): Promise<string[]> {
  // Or the page would still be on its way to what is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  for (const path of paths) {
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
  return [...new Set(problems)];
}

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

/** What is lost of the page as it stands: sideways scrolling, cut texts, controls too small for a finger. */
export async function lostOnScreen(page: Page): Promise<string[]> {
  const { wide, cut } = await lostOn(page);
  return [
    ...(wide > 0 ? [`${wide} px wider than the screen`] : []),
    ...cut.map((text) => `"${text}" is cut`),
    ...(await smallOn(page)),
  ];
}

const smallViews = {
  finger: { width: 390, height: 844 },
  double: { width: 640, height: 450 },
  fourfold: { width: 320, height: 256 },
};
export type SmallView = keyof typeof smallViews;

/** Loads each page once for all three. @returns controls too small for a finger, and what is lost at 200 % and 400 % zoom */
export async function lostInSmallViews(
  page: Page,
  paths: readonly string[],
): Promise<Record<SmallView, string[]>> {
  const problems: Record<SmallView, string[]> = { finger: [], double: [], fourfold: [] };
  for (const path of paths) {
    await page.setViewportSize(smallViews.finger);
    await settled(page, path);
    problems.finger.push(...(await smallOn(page)).map((what) => `${path}: ${what}`));
    for (const size of ['double', 'fourfold'] as const) {
      await resize(page, smallViews[size]);
      const { wide, cut } = await lostOn(page);
      if (wide > 0) problems[size].push(`${path}: ${wide} px wider than the screen`);
      problems[size].push(...cut.map((text) => `${path}: "${text}" is cut`));
    }
  }
  return problems;
}

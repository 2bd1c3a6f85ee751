import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from 'playwright-core';
import { baselineDir, rootDir } from './parts.js';
import { compare, decode, encode, encodeSmall } from './picture.js';

export interface ScreenOptions {
  /** CSS selectors of what changes from day to day: figures, times. Drawn as grey boxes. */
  readonly mask?: readonly string[];
  /** One element instead of the page. */
  readonly element?: string;
  /** The window instead of the whole page: for what floats over it. */
  readonly windowOnly?: boolean;
  /** Writes the baseline anew instead of comparing; default: `VISUAL_UPDATE=1`. */
  readonly update?: boolean;
}

/** A page that does not look as it did. The message names the picture that shows where. */
export class LooksDifferent extends Error {}

/** Edges of curves may fall a little otherwise: so many pixels are nobody's change. */
const few = 12;
const reports = join(process.env.DATA_DIR ?? join(rootDir, '.data'), 'visual');

/** Resolves once the page has its fonts and has drawn with them. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
  });

/** Onto whole pixels: how the rows of an element fall on them must not follow from what stands above it. */
const place = (page: Page, element: string): Promise<void> =>
  page.locator(element).evaluate((one: HTMLElement) => {
    const top = one.getBoundingClientRect().top + scrollY;
    one.style.position = 'relative';
    one.style.top = `${Math.round(top) - top}px`;
  });

async function take(page: Page, { mask = [], element, windowOnly = false }: ScreenOptions): Promise<Buffer> {
  await settled(page);
  const options = {
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    mask: mask.map((selector) => page.locator(selector)),
    maskColor: '#8a8f99',
  } as const;
  if (element === undefined) return page.screenshot({ ...options, fullPage: !windowOnly });
  await place(page, element);
  return page.locator(element).screenshot(options);
}

/**
 * Compares a page with its baseline, or writes that anew.
 * @param page of `stillPage`, open and loaded
 * @param name of the baseline, unique: `landing-1280-dark`
 * @throws LooksDifferent that names the picture of the difference in `.data/visual`
 */
export async function compareScreens(page: Page, name: string, options: ScreenOptions = {}): Promise<void> {
  const update = options.update ?? process.env.VISUAL_UPDATE === '1';
  const file = join(baselineDir, `${name}.png`);
  const report = join(reports, `${name}.png`);
  rmSync(report, { force: true });
  const now = decode(await take(page, options));
  if (!existsSync(file) && !update)
    throw new LooksDifferent(`${name}: there is no baseline yet. Write it with npm run visual -- --update.`);
  const { pixels, diff } = existsSync(file)
    ? compare(decode(readFileSync(file)), now)
    : { pixels: Number.POSITIVE_INFINITY, diff: now };
  if (pixels <= few) return;
  if (update) {
    mkdirSync(baselineDir, { recursive: true });
    writeFileSync(file, encodeSmall(now));
    return;
  }
  mkdirSync(reports, { recursive: true });
  writeFileSync(report, encode(diff));
  writeFileSync(join(reports, `${name}.now.png`), encode(now));
  throw new LooksDifferent(
    `${name}: ${pixels} pixels differ from the baseline, see ${relative(rootDir, report)} (as it is now: ${name}.now.png). If it is meant so: npm run visual -- --update.`,
  );
}

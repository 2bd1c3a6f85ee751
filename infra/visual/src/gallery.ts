import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, Page } from 'playwright-core';
import { stillPage } from './browser.js';
import { rootDir } from './parts.js';
import { compareScreens, LooksDifferent, settled } from './screens.js';

const widths = [1280, 390];
/** Which elements get which pseudo-classes: a focus is that of the control, its frame only knows of it. */
const controls = ':is(a, button, input, select, textarea)';
const frames = ':is(label, span)';
const states = [
  ['hover', `${controls}, [data-force=hover] ${frames}`, ['hover']],
  ['active', controls, ['hover', 'active']],
  ['focus', controls, ['focus', 'focus-visible']],
  ['focus', frames, ['focus-within']],
] as const;

/** Builds the gallery of the design system and serves it. @throws Error with the bundler's words */
export async function startGallery(): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [join(rootDir, 'shell/packages/ui-kit/gallery.mjs')], {
    cwd: rootDir,
    env: { ...process.env, PORT: '0', GALLERY_OUT: join(rootDir, '.data/visual/gallery') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The gallery could not be built:\n${said}`);
  });
  const line = once(createInterface(child.stdout), 'line').then(([text]) => String(text));
  const url = await Promise.race([line, ended]);
  ended.catch(() => undefined);
  return { url, stop: () => child.kill() };
}

/** Puts elements into the states that a pointer or the keyboard makes, as the browser's own tools do. */
async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  for (const [state, elements, forced] of states) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: `[data-force=${state}] ${elements}`,
    });
    for (const nodeId of nodeIds)
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forced] });
  }
}

/** What lies over the page, by the button that opens it and what then appears. */
const overlays: readonly (readonly [string, string, string])[] = [
  ['dialoog', 'Dialoog', '[role=dialog]'],
  ['vraag', 'Vraag', '[role=dialog]'],
  ['lade', 'Lade', '[role=dialog]'],
  ['palet', 'Palet', '[role=dialog] [role=option]'],
  ['menu', 'Handelingen', '[role=menu]'],
  ['melding', 'Foutmelding', '[role=status] [role=group]'],
];

/**
 * Compares every chapter of the gallery and everything that opens over it, light and dark, wide and narrow.
 * What lies over the page is taken wide and light, and narrow and dark.
 * @param url of a served gallery
 * @returns what looks different, a sentence each
 */
export async function compareGallery(browser: Browser, url: string, update?: boolean): Promise<string[]> {
  const found: string[] = [];
  const check = async (page: Page, name: string, options: Parameters<typeof compareScreens>[2]) => {
    try {
      await compareScreens(page, name, { update, ...options });
    } catch (error) {
      if (!(error instanceof LooksDifferent)) throw error;
      found.push(error.message);
    }
  };
  for (const width of widths)
    for (const dark of [false, true]) {
      const suffix = `${width}${dark ? '-dark' : ''}`;
      const page = await stillPage(browser, { width, dark });
      await page.goto(url);
      await page.locator('[role=option]').first().waitFor();
      await forceStates(page);
      // It waits above the window, which a picture of a long chapter reaches.
      await page.addStyleTag({ content: '[href="#main"] { visibility: hidden }' });
      const chapters = await page.locator('[data-chapter]').evaluateAll((all) => all.map(({ id }) => id));
      for (const id of chapters) await check(page, `gallery-${id}-${suffix}`, { element: `#${id}` });
      // What lies over the page has the same inside; twice is enough.
      for (const [name, button, appears] of dark === width < 768 ? overlays : []) {
        await page.reload();
        // Where everything has come, the same piece of the page lies behind each time.
        await page.locator('[role=option]').first().waitFor();
        await settled(page);
        await page.locator('#lagen').evaluate((chapter) => chapter.scrollIntoView());
        await page.getByRole('button', { name: button, exact: true }).click();
        await page.locator(appears).last().waitFor();
        await page.mouse.move(0, 0);
        await check(page, `gallery-over-${name}-${suffix}`, { windowOnly: true });
      }
      await page.context().close();
    }
  return found;
}

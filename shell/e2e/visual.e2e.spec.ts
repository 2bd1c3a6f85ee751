// The design system looks as it did: every component in every state, light and dark, wide and narrow.
import type { Browser } from 'playwright-core';
import { compareGallery, launchPinnedBrowser, startGallery } from '../../infra/visual/src/index.js';

let browser: Browser;
let gallery: Awaited<ReturnType<typeof startGallery>>;

beforeAll(async () => {
  gallery = await startGallery();
  browser = await launchPinnedBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  gallery?.stop();
});

it('the gallery looks as its baseline does', async () => {
  expect(await compareGallery(browser, gallery.url)).toEqual([]);
}, 240_000);

import type { Locator } from 'playwright-core';

/**
 * Waits until React has taken a drawn element over: its own script has come, and what is pressed is answered there.
 * Scrolled into view first, as by a visitor.
 */
export async function untilAlive(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const handle = await element.elementHandle();
  await element
    .page()
    .waitForFunction(
      (one) => one !== null && Object.keys(one).some((key) => key.startsWith('__reactProps$')),
      handle,
    );
}

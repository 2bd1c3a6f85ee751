import type { Page } from 'playwright-core';

/** What has the keyboard's focus, and how it shows. */
export interface Stop {
  /** Role or tag and name, for messages and comparing. */
  readonly name: string;
  /** An outline or a shadow that was not there without focus. */
  readonly visible: boolean;
  /** Some of it can be seen: nothing lies over all of it. */
  readonly uncovered: boolean;
}

/** Presses a key and says where the focus is. */
export async function press(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body)
      return { name: 'body', visible: true, uncovered: true };
    const shown = at.matches('input[type=radio], input[type=checkbox]') ? (at.closest('label') ?? at) : at;
    const marks = [at, shown, ...at.querySelectorAll('*'), at.nextElementSibling, at.parentElement].flatMap(
      (one) => {
        if (one === null) return [];
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return [(outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'];
      },
    );
    const { left, top, width, height } = shown.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y) => [left + width * x, top + height * y]),
    );
    const uncovered = points.some(([x = 0, y = 0]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (shown.contains(top) || top.contains(shown));
    });
    const label = at.getAttribute('aria-label') ?? at.innerText ?? at.getAttribute('name') ?? '';
    return {
      name: `${at.getAttribute('role') ?? at.tagName.toLowerCase()} ${label.trim().split('\n')[0]?.slice(0, 60) ?? ''}`,
      visible: marks.includes(true),
      uncovered,
    };
  });
}

/**
 * Walks a page from its top with Tab until the focus leaves it or comes round.
 * @returns every stop, in order
 */
export async function walk(page: Page, most = 160): Promise<Stop[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  const stops: Stop[] = [];
  for (let at = 0; at < most; at += 1) {
    const stop = await press(page, 'Tab');
    if (stop.name === 'body') break;
    stops.push(stop);
  }
  return stops;
}

/** Tabs until something is reached. @throws Error where the focus never gets there */
export async function tabTo(page: Page, name: RegExp, most = 120): Promise<void> {
  const passed: string[] = [];
  for (let at = 0; at < most; at += 1) {
    const stop = await press(page, 'Tab');
    if (name.test(stop.name)) return;
    passed.push(stop.name);
  }
  throw new Error(`${name} is not reached by Tab; passed ${passed.join(', ')}`);
}

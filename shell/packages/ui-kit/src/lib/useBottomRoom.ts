import { type RefObject, useEffect } from 'react';

type Room = '--banner-room' | '--selection-room';

/** What stands above that: an attribute, `data-above-bottom`. On the root each change would style the whole page anew. */
const selector = '[data-above-bottom]';
const rules = new Map<Room, CSSStyleRule>();

function ruleOf(name: Room): CSSStyleRule {
  const kept = rules.get(name);
  if (kept) return kept;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`${selector} {}`);
  document.adoptedStyleSheets.push(sheet);
  const rule = sheet.cssRules[0] as CSSStyleRule;
  rules.set(name, rule);
  return rule;
}

/**
 * What lies at the bottom of the window tells its height, so that what lies there too stands above it: elements with the
 * attribute `data-above-bottom` have it as a property.
 * @param name the property, e.g. `--banner-room`; 0 where the element stands in the flow of the page
 * @param told its height in pixels, at every change
 */
export function useBottomRoom(
  ref: RefObject<HTMLElement | null>,
  name: Room,
  told?: (height: number) => void,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { style } = ruleOf(name);
    const observer = new ResizeObserver(() => {
      const floats = getComputedStyle(element).position !== 'static';
      const height = floats ? element.offsetHeight + 12 : 0;
      style.setProperty(name, `${height}px`);
      told?.(height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
      told?.(0);
    };
  }, [ref, name, told]);
}

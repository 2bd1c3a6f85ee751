import { type RefObject, useEffect } from 'react';

/**
 * What lies at the bottom of the window tells its height, so that what lies there too stands above it.
 * @param name a property of the page, e.g. `--banner-room`; 0 where the element stands in the flow of the page
 * @param told its height in pixels, at every change
 */
export function useBottomRoom(
  ref: RefObject<HTMLElement | null>,
  name: '--banner-room' | '--selection-room',
  told?: (height: number) => void,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
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

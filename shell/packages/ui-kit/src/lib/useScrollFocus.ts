import { type RefObject, useEffect } from 'react';

/** Gives an element a place in the tab order while its content scrolls, so that the keyboard can scroll it; takes it away when all fits. */
export function useScrollFocus(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const scrolls =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (scrolls) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}

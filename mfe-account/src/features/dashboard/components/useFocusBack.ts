import { useEffect, useRef } from 'react';

/** What opens and goes by itself; nobody comes back to it. */
const passing = '[role="dialog"], [role="menu"], [data-base-ui-focus-guard]';

/**
 * A dialog that goes once its answer is there leaves the focus nowhere: it goes back to what had it before.
 * @param open whether the dialog is there @param onGone where that is no longer on the page
 */
export function useFocusBack(open: boolean, onGone: () => void): void {
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  }, [onGone]);
  const opener = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest(passing)) opener.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (open) return;
    const back = requestAnimationFrame(() => {
      const { current } = opener;
      if (document.activeElement !== document.body || !(current instanceof HTMLElement)) return;
      if (current.isConnected) current.focus();
      else gone.current();
    });
    return () => cancelAnimationFrame(back);
  }, [open]);
}

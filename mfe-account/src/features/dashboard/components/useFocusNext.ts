import { type RefObject, useEffect, useRef } from 'react';
import { nextInList } from '../model/next-in-list.js';

/**
 * When the part of a list that has the focus goes, the focus goes on to what comes in its place, and to the list itself where
 * nothing does. A part is what has `data-key`, and its focus the heading in it.
 */
export function useFocusNext(list: RefObject<HTMLElement | null>, keys: readonly string[]): void {
  const focused = useRef<string>(undefined);
  const shown = useRef(keys);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const part = list.current?.contains(target) ? target.closest('[data-key]') : null;
      focused.current = part?.getAttribute('data-key') ?? undefined;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [list]);
  useEffect(() => {
    const before = shown.current;
    shown.current = keys;
    const gone = focused.current;
    if (gone === undefined || keys.includes(gone) || document.activeElement !== document.body) return;
    const next = nextInList(before, keys, gone);
    const parts = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const part = parts.find((one) => one.getAttribute('data-key') === next);
    (part?.querySelector<HTMLElement>('h3') ?? list.current)?.focus();
  }, [list, keys]);
}

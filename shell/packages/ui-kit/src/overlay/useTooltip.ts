import { useEffect, useRef } from 'react';

const DELAY = 300;
const GAP = 7;

/** Places the tip above its target, or below when there is no room, and keeps it inside the window. Set through CSSOM: no style attribute. */
function place(target: Element, tip: HTMLElement) {
  const box = target.getBoundingClientRect();
  const above = box.top - tip.offsetHeight - GAP;
  const top = above >= 4 ? above : box.bottom + GAP;
  const left = box.left + box.width / 2 - tip.offsetWidth / 2;
  const most = document.documentElement.clientWidth - tip.offsetWidth - 4;
  tip.style.setProperty('top', `${Math.round(top)}px`);
  tip.style.setProperty('left', `${Math.round(Math.max(4, Math.min(left, most)))}px`);
}

/** Wires a wrapper and its tip: pointer with a delay, focus at once, Esc hides, scrolling moves it along. */
export function useTooltip() {
  const wrapRef = useRef<HTMLSpanElement>(null);
  const tipRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const wrap = wrapRef.current;
    const tip = tipRef.current;
    if (!wrap || !tip || typeof tip.showPopover !== 'function') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      if (!tip.isConnected || tip.matches(':popover-open')) return;
      tip.showPopover();
      place(wrap.firstElementChild ?? wrap, tip);
    };
    const hide = () => {
      clearTimeout(timer);
      if (tip.matches(':popover-open')) tip.hidePopover();
    };
    const abort = new AbortController();
    const on = { signal: abort.signal };
    const enter = () => {
      clearTimeout(timer);
      timer = setTimeout(show, DELAY);
    };
    const leave = () => {
      clearTimeout(timer);
      timer = setTimeout(hide, 120);
    };
    const focus = (event: FocusEvent) => {
      if (!(event.target instanceof Element && event.target.matches(':focus-visible'))) return;
      clearTimeout(timer);
      // Not at this very moment: a menu that closes gives the focus back while it still hides, and then no tip may show.
      timer = setTimeout(show);
    };
    wrap.addEventListener('pointerenter', enter, on);
    wrap.addEventListener('pointerleave', leave, on);
    wrap.addEventListener('focusin', focus, on);
    wrap.addEventListener('focusout', hide, on);
    wrap.addEventListener('click', hide, on);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKey, on);
    const follow = () => {
      if (tip.matches(':popover-open')) place(wrap.firstElementChild ?? wrap, tip);
    };
    window.addEventListener('scroll', follow, { ...on, capture: true, passive: true });
    return () => {
      abort.abort();
      hide();
    };
  });
  return { wrapRef, tipRef };
}

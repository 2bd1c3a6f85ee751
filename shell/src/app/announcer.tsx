import { useTexts } from '@stroomwerk/mfe-runtime';
import { VisuallyHidden } from '@stroomwerk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { shellTexts } from './texts.js';

/** After going to another page: focus goes to its content, and a screen reader hears where it is. */
export function Announcer() {
  const { pathname, hash } = useLocation();
  const t = useTexts(shellTexts);
  const before = useRef(pathname);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Who opened a dialog or a menu while the page was on its way goes on there.
    const inLayer = document.activeElement?.closest(':is([role="dialog"], [role="menu"])[data-open]');
    if (hash === '' && !inLayer) document.getElementById('main')?.focus({ preventScroll: true });
    // The page sets its title in the same round of effects; by the next frame it is there.
    const frame = requestAnimationFrame(() => setMessage(t.arrived(document.title)));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, t]);
  return <VisuallyHidden live>{message}</VisuallyHidden>;
}

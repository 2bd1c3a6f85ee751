import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** How a shortcut is written on this keyboard: `⌘ K` on an Apple one, else `Ctrl K`. */
export const useShortcutName = (letter: string): string =>
  useSyncExternalStore(never, isApple, () => false) ? `⌘ ${letter}` : `Ctrl ${letter}`;

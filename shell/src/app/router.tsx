import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location, Router } from 'react-router-dom';
import type { OwnedRoute } from '../remotes/compose.js';
import type { Pages } from '../remotes/pages.js';
import { ownerOf } from './preload.js';
import { rememberScroll, restoreScroll } from './scroll.js';

type History = ReturnType<typeof createBrowserHistory>;
type Navigation = 'PUSH' | 'REPLACE' | 'POP';

interface Place {
  readonly action: Navigation;
  readonly location: Location;
  /** Not to be moved: the visitor stays where they are on the page. */
  readonly still: boolean;
}

interface Props {
  readonly routes: readonly OwnedRoute[];
  readonly pages: Pages;
  /** Told when a page is under way for longer than a moment, and when it is there. */
  readonly onWaiting: (waiting: boolean) => void;
  readonly children: ReactNode;
}

/** Milliseconds after which a page that is under way is worth a word. */
const noticeableAfter = 200;

/**
 * Addresses and the pages behind them. The page on screen stays until the next one is there, or its time is up; the
 * way back and forward finds pages where they were left.
 */
export function ShellRouter({ routes, pages, onWaiting, children }: Props) {
  const history = useMemo<History>(() => createBrowserHistory({ v5Compat: true }), []);
  const [place, setPlace] = useState<Place>({ action: 'POP', location: history.location, still: true });
  const still = useRef(false);
  const shown = useRef(place);

  const navigator = useMemo(() => {
    const keeping =
      (go: History['push']) =>
      (to: Parameters<History['push']>[0], state?: unknown, options?: { preventScrollReset?: boolean }) => {
        still.current = options?.preventScrollReset === true;
        go(to, state);
      };
    return {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: keeping(history.push),
      replace: keeping(history.replace),
    };
  }, [history]);

  useLayoutEffect(() => {
    let turn = 0;
    return history.listen(({ action, location }) => {
      turn += 1;
      const mine = turn;
      rememberScroll(shown.current.location.key);
      const next = { action: action as Navigation, location, still: still.current };
      still.current = false;
      const show = (): void => {
        // Whoever went on in the meantime is not called back.
        if (mine !== turn) return;
        onWaiting(false);
        startTransition(() => setPlace(next));
      };
      const owner = ownerOf(routes, location.pathname);
      const { status } = owner === null ? { status: 'failed' } : pages.state(owner);
      if (owner === null || status === 'ready' || status === 'failed') return show();
      const slow = setTimeout(() => mine === turn && onWaiting(true), noticeableAfter);
      void pages.load(owner).then(() => {
        clearTimeout(slow);
        show();
      });
    });
  }, [history, routes, pages, onWaiting]);

  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const { action, location, still } = place;
    restoreScroll({ key: location.key, hash: location.hash, back: action === 'POP', still });
  }, [place]);
  useEffect(() => {
    const leave = (): void => {
      rememberScroll(shown.current.location.key);
      // A reload is the browser's own to put right.
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  return (
    <Router location={place.location} navigationType={place.action as never} navigator={navigator}>
      {children}
    </Router>
  );
}

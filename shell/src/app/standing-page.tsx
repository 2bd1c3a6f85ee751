import { pageConfig } from '@stroomwerk/mfe-runtime';
import { Fragment, type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { OwnedRoute } from '../remotes/compose.js';
import { useReleases } from './releases-context.js';
import { RemoteFallback } from './remote-fallback.js';
import { viewReports } from './view-reports.js';
import { Waiting } from './waiting.js';

/** Milliseconds that a page which came drawn may take to come alive: until then visitors see it as it was drawn. */
const drawnPatience = 4_000;

/** Drawings in whose place a page was put. */
const taken = new WeakSet<Promise<void>>();

/**
 * Whether the place came drawn, as long as nothing else was shown in it. (A state that differs while React takes the
 * place over would have it take all of the page at once, and answer nobody meanwhile.)
 */
function useCameDrawn(entry: OwnedRoute): boolean {
  const { pages, drawn } = useReleases();
  const [came] = useState(() => {
    const state = pages.state(entry);
    const isFirst = state.status === 'ready' && state.failure === null;
    return isFirst && drawn !== null && !taken.has(drawn);
  });
  useEffect(() => {
    if (drawn !== null) taken.add(drawn);
  }, [drawn]);
  return came;
}

/** Tells when what is beside it is on screen, and when it waits again. */
function OnScreen({ tell }: { tell: (stands: boolean) => void }) {
  useLayoutEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
  return null;
}

/**
 * A page that was loaded. One that waits for something has the time that loading left of the five seconds
 * (architecture, rule 7): then a canary's makes way, and in the place of any other stands the fallback, until it comes.
 */
export function StandingPage({
  entry,
  title,
  children,
}: {
  entry: OwnedRoute;
  title: string;
  children: ReactNode;
}) {
  const { release, route } = entry;
  const { pages } = useReleases();
  const cameDrawn = useCameDrawn(entry);
  const [stands, setStands] = useState(false);
  const [late, setLate] = useState(false);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (late) return;
    if (stands) return viewReports.stands(release.name);
    const entry = { release, route };
    const drawn = drawnPatience * (pageConfig().remotePatience ?? 1);
    const wait = cameDrawn ? drawn : pages.patience(entry);
    const timer = setTimeout(() => setLate(!pages.overdue(entry)), wait);
    return () => clearTimeout(timer);
  }, [stands, late, cameDrawn, pages, release, route]);
  const retry = useCallback(() => {
    setLate(false);
    setAttempts((before) => before + 1);
  }, []);
  return (
    <Suspense fallback={late ? <RemoteFallback title={title} onRetry={retry} /> : <Waiting />}>
      <Fragment key={attempts}>{children}</Fragment>
      <OnScreen tell={setStands} />
    </Suspense>
  );
}

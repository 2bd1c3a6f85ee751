import { type Connection, connectionStore, onAnswer, useTexts } from '@stroomwerk/mfe-runtime';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { afterTexts } from './after-texts.js';
import { ConnectionWatch } from './connection.js';
import css from './offline-notice.module.css';

/** The edge itself, which answers whatever else is down. */
const answers = (): Promise<boolean> =>
  fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(4_000) }).then(
    () => true,
    () => false,
  );

function useConnection(): Connection {
  useEffect(() => {
    const watch = new ConnectionWatch({
      answers,
      changed: (connection) => connectionStore.setState({ connection }),
    });
    const doubt = (): void => void watch.doubt();
    const ended = onAnswer((answered) => (answered ? watch.answered() : doubt()));
    addEventListener('offline', doubt);
    addEventListener('online', doubt);
    if (!navigator.onLine) doubt();
    return () => {
      ended();
      watch.stop();
      removeEventListener('offline', doubt);
      removeEventListener('online', doubt);
    };
  }, []);
  return useStore(connectionStore, ({ connection }) => connection);
}

/** A calm bar while nobody answers: what still works, and that it is back. The region stands first, then speaks. */
export function OfflineNotice() {
  const state = useConnection();
  const t = useTexts(afterTexts).connection;
  useEffect(() => {
    const { documentElement: page } = document;
    page.classList.toggle(css.room ?? '', state !== 'there');
    return () => page.classList.remove(css.room ?? '');
  }, [state]);
  return (
    <div role="status" className={css.region}>
      {state === 'there' ? null : (
        <p className={state === 'gone' ? css.gone : css.back}>
          <b>{state === 'gone' ? t.gone : t.back}</b> {state === 'gone' ? t.still : null}
        </p>
      )}
    </div>
  );
}

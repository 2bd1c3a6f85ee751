import { pageConfig, useConsent } from '@stroomwerk/mfe-runtime';
import { useEffect } from 'react';

/** The third-party tag follows the visitor's decision: nothing of it is fetched before consent, nothing goes on after. */
export function useTag(): void {
  const { consent } = useConsent();
  useEffect(() => {
    const { analytics } = pageConfig();
    if (consent !== 'granted' || analytics === undefined) return;
    let ended = false;
    let end: (() => void) | undefined;
    import(/* webpackChunkName: "tag" */ './tag.js').then(
      ({ startTag }) => {
        if (!ended) end = startTag(analytics);
      },
      (error: unknown) => console.warn('The analytics tag could not be loaded', error),
    );
    return () => {
      ended = true;
      end?.();
    };
  }, [consent]);
}

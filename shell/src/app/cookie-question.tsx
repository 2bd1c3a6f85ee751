import { useConsent, useTexts } from '@stroomwerk/mfe-runtime';
import { CookieBanner, TextLink } from '@stroomwerk/ui-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { publicPages } from '../remotes/similar.js';
import { afterTexts } from './after-texts.js';
import { useReleases } from './releases-context.js';

/** Where cookies are explained, in the order of preference. */
const explained = ['/cookies', '/legal/cookies', '/privacy'];

/** The question itself. Whoever asked for it again is taken to it, and afterwards back to where they were. */
export function CookieQuestion({ inFlow }: { inFlow: boolean }) {
  const { consent, accept, refuse } = useConsent();
  const t = useTexts(afterTexts).cookies;
  const { releaseSet } = useReleases();
  const box = useRef<HTMLDivElement>(null);
  const again = useRef(consent !== 'unknown');
  useEffect(() => {
    if (!again.current) return;
    const before = document.activeElement;
    box.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const pages = new Set(publicPages(releaseSet).map(({ path }) => path));
  const more = explained.find((path) => pages.has(path));
  return (
    <div ref={box}>
      <CookieBanner
        onAccept={accept}
        onRefuse={refuse}
        inlineOnPhone={inFlow}
        more={
          more === undefined ? null : (
            <TextLink component={Link} to={more} standalone>
              {t.more}
            </TextLink>
          )
        }
      />
    </div>
  );
}

import { googleStartPath } from '@stroomwerk/contracts/auth';
import { pendingReferral, useTexts } from '@stroomwerk/mfe-runtime';
import { LinkButton } from '@stroomwerk/ui-kit';
import { useEffect, useState } from 'react';
import { useProviders } from '../api/use-auth.js';
import { authTexts } from '../texts.js';
import css from './Auth.module.css';

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.6 9.2 17.4 7.5H9v3.4h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6"
      />
      <path fill="#34A853" d="M9 18c2.4 0 4.5-.8 6-2.2l-3-2.2a5.4 5.4 0 0 1-8-2.8H1v2.3A9 9 0 0 0 9 18" />
      <path fill="#FBBC05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" />
      <path fill="#EA4335" d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3a5.4 5.4 0 0 1 5-3.7" />
    </svg>
  );
}

/** Leads to Google where that is set up; elsewhere, and while nobody knows, it is not there. */
export function GoogleButton({ returnTo }: { returnTo: string }) {
  const t = useTexts(authTexts);
  const known = useProviders();
  // Only the browser knows by whose link somebody came; what the edge drew stays as it is.
  const [referral, setReferral] = useState<string | null>(null);
  useEffect(() => setReferral(pendingReferral()), []);
  if (!known?.google) return null;
  return (
    <>
      <LinkButton
        size="lg"
        full
        icon={<GoogleMark />}
        href={`${googleStartPath}?${new URLSearchParams({ return_to: returnTo, ...(referral && { ref: referral }) })}`}
      >
        {t.google}
      </LinkButton>
      <p className={css.or}>{t.orEmail}</p>
    </>
  );
}

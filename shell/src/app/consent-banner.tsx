import { useConsent } from '@stroomwerk/mfe-runtime';
import { CookieBanner } from '@stroomwerk/ui-kit';

/** Asks once; refusing is as easy as accepting. */
export function ConsentBanner() {
  const { bannerOpen, accept, refuse } = useConsent();
  return bannerOpen ? <CookieBanner onAccept={accept} onRefuse={refuse} /> : null;
}

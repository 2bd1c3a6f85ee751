import { useConsent } from '@stroomwerk/mfe-runtime';
import { useOnDemand } from './use-on-demand.js';

const loadBanner = () =>
  import(/* webpackChunkName: "aftercare" */ './cookie-question.js').then(
    ({ CookieQuestion }) => CookieQuestion,
  );

/**
 * Asks once; refusing is as easy as accepting. In each frame after the skip link: early for the keyboard, last in sight.
 * @param inFlow on a phone it pushes the page down instead of lying over it
 */
export function ConsentBanner({ inFlow = false }: { inFlow?: boolean }) {
  const { bannerOpen } = useConsent();
  const Question = useOnDemand(bannerOpen, loadBanner);
  return bannerOpen && Question !== null ? <Question inFlow={inFlow} /> : null;
}

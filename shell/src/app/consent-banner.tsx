import { useConsent } from '@stroomwerk/mfe-runtime';
import { useOnDemand } from './use-on-demand.js';
import { useTag } from './use-tag.js';

const loadBanner = () =>
  import(/* webpackChunkName: "cookies" */ './cookie-question.js').then(
    ({ CookieQuestion }) => CookieQuestion,
  );

/** Asks once; refusing is as easy as accepting. Also what follows from the answer. */
export function ConsentBanner() {
  const { bannerOpen } = useConsent();
  const Question = useOnDemand(bannerOpen, loadBanner);
  useTag();
  return bannerOpen && Question !== null ? <Question /> : null;
}

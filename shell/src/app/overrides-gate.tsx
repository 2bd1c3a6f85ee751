import { useLocation } from 'react-router-dom';
import { useReleases } from './releases-context.js';
import { useOnDemand } from './use-on-demand.js';

const loadOverrides = () =>
  import(/* webpackChunkName: "overrides" */ './overrides/overrides.js').then(({ Overrides }) => Overrides);

/** What is for people who build is loaded for them only: where a release was chosen, or the address asks to. */
export function OverridesGate() {
  const { releaseSet } = useReleases();
  const { search } = useLocation();
  const wanted =
    new URLSearchParams(search).has('release') ||
    releaseSet.remotes.some(({ channel }) => channel === 'override');
  const Overrides = useOnDemand(wanted, loadOverrides);
  return wanted && Overrides !== null ? <Overrides /> : null;
}

import { OfflineNotice } from './offline-notice.js';
import { usePageCounts } from './page-counts.js';

/** What every page has once it is idle. */
export function Afterwards() {
  usePageCounts();
  return <OfflineNotice />;
}

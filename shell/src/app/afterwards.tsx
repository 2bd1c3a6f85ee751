import { OfflineNotice } from './offline-notice.js';
import { usePageCounts } from './page-counts.js';
import { useTag } from './use-tag.js';

/** What every page has once it is idle. */
export function Afterwards() {
  usePageCounts();
  useTag();
  return <OfflineNotice />;
}

import { endpoint } from '../common/endpoint.js';
import type * as s from './schemas.js';

type ByRemote = { params: { remote: string } };

/** Public: what the edge puts into a page. Answers 304 to a matching If-None-Match. */
export const activeReleases = endpoint<Record<never, never>, s.ReleaseSet>('GET', '/api/releases/active', {
  auth: 'plain',
});
/** Role ops. Publishing takes a folder of RELEASES_DIR whose files have the manifest's hashes. */
export const publishRelease = endpoint<ByRemote & { body: s.PublishRelease }, s.Release>(
  'POST',
  '/api/releases/{remote}/versions',
);
export const movePointer = endpoint<
  { params: { remote: string; channel: string }; body: s.MovePointer },
  s.ReleaseList
>('PUT', '/api/releases/{remote}/channels/{channel}');
export const listReleases = endpoint<ByRemote, s.ReleaseList>('GET', '/api/releases/{remote}/versions');
export const releaseHistory = endpoint<ByRemote, s.PointerHistory>('GET', '/api/releases/{remote}/history');

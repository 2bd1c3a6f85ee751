import { endpoint } from '../common/endpoint.js';
import type * as access from './access.js';
import type * as artifacts from './artifacts.js';
import type * as gate from './gate.js';
import type * as rollout from './rollout.js';
import type * as s from './schemas.js';

type ByRemote = { params: { remote: string } };
type ByVersion = { params: { remote: string; version: string } };

/** Public: what the edge puts into pages. Answers 304 to a matching If-None-Match. */
export const activeReleases = endpoint<Record<never, never>, s.ReleaseSet>('GET', '/api/releases/active', {
  auth: 'plain',
});
/** Public: one published release as a page gets it; what the edge shows to somebody who chose it. */
export const placedRelease = endpoint<ByVersion, s.ActiveRelease>(
  'GET',
  '/api/releases/{remote}/versions/{version}/placed',
  { auth: 'plain' },
);
/** Which of these files have to be sent. Role ops, or a token of the remote. */
export const missingBlobs = endpoint<ByRemote & { body: artifacts.BlobQuestion }, artifacts.BlobAnswer>(
  'POST',
  '/api/releases/{remote}/blobs',
);
/** One file, as the raw body; `hash` as `blobName` writes it. Kept for a day unless a release takes it. */
export const putBlob = endpoint<
  { params: { remote: string; hash: string }; body: Uint8Array },
  artifacts.StoredBlob
>('PUT', '/api/releases/{remote}/blobs/{hash}');
/** Role ops, or a token of the remote. Takes files that were sent before. */
export const publishRelease = endpoint<ByRemote & { body: s.PublishRelease }, s.Release>(
  'POST',
  '/api/releases/{remote}/versions',
);
/** Role ops, or a token of the remote. Compare and swap. */
export const movePointer = endpoint<
  { params: { remote: string; channel: string }; body: s.MovePointer },
  s.ReleaseList
>('PUT', '/api/releases/{remote}/channels/{channel}');
/** Role ops, a token of the remote, or a team member. */
export const listReleases = endpoint<ByRemote, s.ReleaseList>('GET', '/api/releases/{remote}/versions');
export const releaseDetails = endpoint<ByVersion, s.ReleaseDetails>(
  'GET',
  '/api/releases/{remote}/versions/{version}',
);
/** Role ops, a token of the remote, or a team member: what a release calls and which packages it brings. */
export const releaseContents = endpoint<ByVersion, s.ReleaseContents>(
  'GET',
  '/api/releases/{remote}/versions/{version}/contents',
);
/** Role ops, a token of the remote, or a team member: how the operator's gate stands with a release. */
export const gateVerdict = endpoint<ByVersion, gate.GateVerdict>(
  'GET',
  '/api/releases/{remote}/versions/{version}/gate',
);
/** Role ops, or a token of the remote: has a release judged that waits or was refused. */
export const askGate = endpoint<ByVersion, gate.GateVerdict>(
  'POST',
  '/api/releases/{remote}/versions/{version}/gate',
);
/** Role ops: lets a release out without the gate's verdict. */
export const forceGate = endpoint<ByVersion & { body: gate.ForceGate }, gate.GateVerdict>(
  'PUT',
  '/api/releases/{remote}/versions/{version}/gate',
);
export const releaseHistory = endpoint<ByRemote, s.PointerHistory>('GET', '/api/releases/{remote}/history');
export const releaseHealth = endpoint<
  ByRemote & { query?: rollout.ReleaseHealthQuery },
  rollout.ReleaseHealth
>('GET', '/api/releases/{remote}/health');
/** Role ops or a team member. */
export const releasesOverview = endpoint<Record<never, never>, rollout.ReleasesOverview>(
  'GET',
  '/api/releases/overview',
);
/** Public, with the edge's page-view token: what became of the remotes of one page view. */
export const reportView = endpoint<{ body: rollout.ViewReport }, rollout.ViewReportAnswer>(
  'POST',
  '/api/releases/views',
  { auth: 'plain' },
);
/** Role ops or a team member: chooses releases for one's own browser, in a signed cookie. None: leaves them all. */
export const chooseReleases = endpoint<{ body: access.ReleaseOverrides }, access.ReleaseOverrides>(
  'PUT',
  '/api/releases/overrides',
);
/** Role ops. */
export const listTeamTokens = endpoint<ByRemote, access.TeamTokenList>(
  'GET',
  '/api/releases/{remote}/tokens',
);
export const createTeamToken = endpoint<ByRemote & { body: access.CreateTeamToken }, access.CreatedTeamToken>(
  'POST',
  '/api/releases/{remote}/tokens',
);
export const revokeTeamToken = endpoint<{ params: { remote: string; id: string } }, access.TeamToken>(
  'DELETE',
  '/api/releases/{remote}/tokens/{id}',
);
/** Role ops. */
export const listTeamMembers = endpoint<Record<never, never>, access.TeamMemberList>(
  'GET',
  '/api/releases/members',
);
export const addTeamMember = endpoint<{ body: access.AddTeamMember }, access.TeamMember>(
  'POST',
  '/api/releases/members',
);
export const removeTeamMember = endpoint<{ params: { id: string } }, access.TeamMemberList>(
  'DELETE',
  '/api/releases/members/{id}',
);

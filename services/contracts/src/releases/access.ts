import { z } from 'zod';

/** A token with which a pipeline releases one remote. Kept hashed; its text is shown once, when it is made. */
export const TeamToken = z
  .object({
    id: z.uuid(),
    remote: z.string(),
    name: z.string(),
    created_by: z.string(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable(),
    last_used_at: z.iso.datetime().nullable(),
    revoked_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TeamToken' });
export type TeamToken = z.infer<typeof TeamToken>;
export const TeamTokenList = z.object({ tokens: z.array(TeamToken) }).meta({ id: 'TeamTokenList' });
export type TeamTokenList = z.infer<typeof TeamTokenList>;
export const CreateTeamToken = z
  .object({
    /** What it is for, e.g. `pipeline`. */
    name: z.string().trim().min(1).max(80),
    /** Days until it ends by itself; null: never. */
    expires_in_days: z.number().int().min(1).max(3650).nullable().default(365),
  })
  .meta({ id: 'CreateTeamToken' });
export type CreateTeamToken = z.input<typeof CreateTeamToken>;
export const CreatedTeamToken = TeamToken.extend({
  /** `swr_...`: shown here and never again. */
  token: z.string(),
}).meta({ id: 'CreatedTeamToken' });
export type CreatedTeamToken = z.infer<typeof CreatedTeamToken>;

/** Somebody of a team: sees the releases and may choose others for their own browser. */
export const TeamMember = z
  .object({
    id: z.uuid(),
    /** The owner of a remote as its `remote.json` names it, e.g. `team-library`. */
    team: z.string(),
    email: z.email(),
    added_by: z.string(),
    added_at: z.iso.datetime(),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof TeamMember>;
export const TeamMemberList = z.object({ members: z.array(TeamMember) }).meta({ id: 'TeamMemberList' });
export type TeamMemberList = z.infer<typeof TeamMemberList>;
export const AddTeamMember = z
  .object({ team: z.string().trim().min(1).max(80), email: z.email().max(254) })
  .meta({ id: 'AddTeamMember' });
export type AddTeamMember = z.infer<typeof AddTeamMember>;

/** A published version, or the origin of a development server. */
export const OverrideTarget = z.string().min(1).max(100);
/** Which releases one browser gets in place of the active ones: remote to version or `http://localhost:PORT`. */
export const ReleaseOverrides = z
  .object({ overrides: z.record(z.string().regex(/^mfe-[a-z][a-z0-9-]*$/), OverrideTarget) })
  .meta({ id: 'ReleaseOverrides' });
export type ReleaseOverrides = z.infer<typeof ReleaseOverrides>;
/** Cookie in which the choice is kept, signed; the edge reads it. */
export const overridesCookie = 'release_overrides';
/** Cookie with the visitor's bucket, 0 to 99. */
export const bucketCookie = 'canary_bucket';

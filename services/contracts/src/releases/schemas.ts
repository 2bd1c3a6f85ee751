import { z } from 'zod';

const bilingual = z.object({ nl: z.string(), en: z.string() });
const remoteName = z.string().regex(/^mfe-[a-z][a-z0-9-]*$/);
/** `sha384-` and base64: the form a browser's integrity attribute takes. */
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/);

export const RemoteRoute = z
  .object({
    path: z.string().startsWith('/'),
    expose: z.string().startsWith('./'),
    access: z.enum(['public', 'guest', 'login']),
    frame: z.enum(['site', 'app', 'bare']),
    title: bilingual,
    /** An address that the path answers, for a path with parameters: what the gate opens, e.g. `/workflows/x`. */
    example: z.string().startsWith('/').optional(),
    /** Parameters of the address that decide what the page shows when it is drawn at the edge, e.g. `page`. */
    query: z.array(z.string()).optional(),
    /** Left out of the sitemap: a page that only makes sense after another, such as a receipt. */
    unlisted: z.boolean().optional(),
  })
  .meta({ id: 'RemoteRoute' });
export type RemoteRoute = z.infer<typeof RemoteRoute>;
export const NavigationItem = z
  .object({
    area: z.enum(['site', 'app', 'footer-product', 'footer-legal', 'footer-account']),
    path: z.string().startsWith('/'),
    label: bilingual,
    order: z.number(),
    role: z.literal('ops').optional(),
    audience: z.enum(['anonymous', 'authenticated']).optional(),
    /** `button`: drawn as the one call to action of its area. */
    emphasis: z.literal('button').optional(),
    /** Query parameter in which the page takes a search: the shell's command palette then offers to search there. */
    search: z
      .string()
      .regex(/^[a-z][a-z_]*$/)
      .optional(),
  })
  .meta({ id: 'NavigationItem' });
export type NavigationItem = z.infer<typeof NavigationItem>;

/** `remote.json`: what a team declares about its remote. */
export const RemoteDeclaration = z
  .object({
    name: remoteName,
    owner: z.string().min(1),
    exposes: z.record(z.string().startsWith('./'), z.string()),
    routes: z.array(RemoteRoute),
    navigation: z.array(NavigationItem),
    /** Lowest API version of each service that this remote needs. */
    apis: z.record(z.string(), z.number().int()),
    /** Routes that the edge draws before the browser does, as they are declared, e.g. `/workflows/:slug`. */
    prerender: z.array(z.string()),
  })
  .meta({ id: 'RemoteDeclaration' });
export type RemoteDeclaration = z.infer<typeof RemoteDeclaration>;

/** `release.json` in a build: the declaration, every file with its hash, and what each exposed module loads. */
export const ReleaseManifest = RemoteDeclaration.omit({ exposes: true })
  .extend({
    version: z.string(),
    entry: z.string(),
    files: z.record(z.string(), z.object({ integrity, bytes: z.number().int() })),
    exposes: z.record(z.string(), z.object({ js: z.array(z.string()), css: z.array(z.string()) })),
    /** Package name to required version range. */
    shared: z.record(z.string(), z.string()),
    /** Shared package to the names that this build takes from it. Absent in releases from before it was recorded. */
    imports: z.record(z.string(), z.array(z.string())).optional(),
    server: z.string().nullable(),
    source_hash: z.string(),
    git_commit: z.string().nullable(),
    built_at: z.string(),
  })
  .meta({ id: 'ReleaseManifest' });
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;

const PlacedRelease = ReleaseManifest.pick({
  name: true,
  owner: true,
  version: true,
  entry: true,
  exposes: true,
  routes: true,
  navigation: true,
  apis: true,
  prerender: true,
  server: true,
})
  .extend({
    /** Public path of its files; for a development server its origin, e.g. `http://localhost:4321/`. */
    base: z.string(),
    /** Script or stylesheet to its hash. Empty for a development server, whose files have none. */
    integrity: z.record(z.string(), integrity),
    /** Shared package to the range that this release needs. Absent in sets that were kept from before it was told. */
    shared: z.record(z.string(), z.string()).optional(),
    /** `override`: chosen by this visitor for their own browser. */
    channel: z.enum(['stable', 'canary', 'override']),
  })
  .meta({ id: 'PlacedRelease' });
export type PlacedRelease = z.infer<typeof PlacedRelease>;
/** One remote as the page of one visitor gets it. */
export const ActiveRelease = PlacedRelease.extend({
  /** In a page only: the stable release, taken before a fallback when this canary cannot be had. */
  instead: PlacedRelease.optional(),
}).meta({ id: 'ActiveRelease' });
export type ActiveRelease = z.infer<typeof ActiveRelease>;
/** Share of visitors, in whole percent. More than half is no trial: promote instead. */
export const CanaryPercent = z.number().int().min(1).max(50);
/** A release on trial, and whom it is for (`inCanary`). */
export const Canary = z.object({ percent: CanaryPercent, release: ActiveRelease }).meta({ id: 'Canary' });
export type Canary = z.infer<typeof Canary>;
/** The releases active now. `id` changes with any of them, and with a canary's percentage. */
export const ReleaseSet = z
  .object({
    id: z.string(),
    remotes: z.array(ActiveRelease),
    /** At most one a remote. Absent in the set of one visitor, where they are among the remotes. */
    canaries: z.array(Canary).optional(),
  })
  .meta({ id: 'ReleaseSet' });
export type ReleaseSet = z.infer<typeof ReleaseSet>;

/** The verdict of one check of the gate. */
export const GateCheck = z
  .object({ check: z.string().min(1).max(100), ok: z.boolean(), detail: z.string().max(4000) })
  .meta({ id: 'GateCheck' });
export type GateCheck = z.infer<typeof GateCheck>;
export const PublishRelease = z
  .object({
    manifest: ReleaseManifest,
    notes: z.string().max(2000).default(''),
    /** What the gate found. One that is not ok needs a `force_reason`. */
    checks: z.array(GateCheck).max(50).default([]),
    /** Why the release goes out although a check refuses it; written to the history. */
    force_reason: z.string().trim().min(1).max(500).optional(),
  })
  .meta({ id: 'PublishRelease' });
export type PublishRelease = z.input<typeof PublishRelease>;
export const Channel = z.enum(['stable', 'canary']);
export type Channel = z.infer<typeof Channel>;
export const MovePointer = z
  .object({
    /** null takes the release away from the channel. */
    version: z.string().nullable(),
    /** Where the caller believes the pointer is (compare and swap); null: nowhere yet. */
    expected_version: z.string().nullable(),
    /** Of a canary: its share of visitors. */
    percent: CanaryPercent.optional(),
    reason: z.string().trim().min(1).max(500),
  })
  .meta({ id: 'MovePointer' });
export type MovePointer = z.infer<typeof MovePointer>;
export const Release = z
  .object({
    remote: z.string(),
    version: z.string(),
    source_hash: z.string(),
    git_commit: z.string().nullable(),
    author: z.string(),
    notes: z.string(),
    published_at: z.iso.datetime(),
    bytes: z.number().int(),
    channels: z.array(z.string()),
    /** Why it went out although the gate refused it; null for the usual case. */
    force_reason: z.string().nullable(),
    /** When its files were collected; it can no longer be shown. */
    collected_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Release' });
export type Release = z.infer<typeof Release>;
export const ReleaseList = z
  .object({
    remote: z.string(),
    owner: z.string(),
    stable: z.string().nullable(),
    canary: z.object({ version: z.string(), percent: CanaryPercent }).nullable(),
    /** Where a rollback leads; null where there is nothing before. */
    previous: z.string().nullable(),
    releases: z.array(Release),
  })
  .meta({ id: 'ReleaseList' });
export type ReleaseList = z.infer<typeof ReleaseList>;
/** A release with everything known of it. */
export const ReleaseDetails = Release.extend({ manifest: ReleaseManifest, checks: z.array(GateCheck) }).meta({
  id: 'ReleaseDetails',
});
export type ReleaseDetails = z.infer<typeof ReleaseDetails>;
/** Page views of one cohort, and how many of them failed. */
export const CohortCount = z
  .object({ views: z.number().int(), failures: z.number().int() })
  .meta({ id: 'CohortCount' });
export type CohortCount = z.infer<typeof CohortCount>;
/** Why a canary was rolled back (or not): the numbers that the rule saw. */
export const CanaryEvidence = z
  .object({
    stable: CohortCount,
    canary: CohortCount,
    /** Likelihood ratio of "the canary fails more often" against "no more than the stable release". */
    ratio: z.number(),
    /** Ratio at which the canary is rolled back. */
    threshold: z.number(),
    verdict: z.enum(['waiting', 'healthy', 'failing']),
  })
  .meta({ id: 'CanaryEvidence' });
export type CanaryEvidence = z.infer<typeof CanaryEvidence>;
export const HistoryKind = z.enum(['publish', 'move', 'canary', 'rollback']);
export const PointerMove = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    remote: z.string(),
    channel: z.string(),
    from_version: z.string().nullable(),
    to_version: z.string().nullable(),
    actor: z.string(),
    reason: z.string(),
    /** `publish`: a release went out without a pointer; `rollback`: to an earlier release, or a canary taken back. */
    kind: HistoryKind,
    /** Share of visitors before and after, of a canary's moves. */
    from_percent: CanaryPercent.nullable(),
    to_percent: CanaryPercent.nullable(),
    /** Moved by the rule, not by a person. */
    automatic: z.boolean(),
    evidence: CanaryEvidence.nullable(),
  })
  .meta({ id: 'PointerMove' });
export type PointerMove = z.infer<typeof PointerMove>;
export const PointerHistory = z.object({ moves: z.array(PointerMove) }).meta({ id: 'PointerHistory' });
export type PointerHistory = z.infer<typeof PointerHistory>;

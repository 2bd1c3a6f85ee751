import { z } from 'zod';
import { sitePath } from '../common/site-path.js';
import { GateCheck, GateTurn, ReleaseGate } from './gate.js';

const bilingual = z.object({ nl: z.string(), en: z.string() });
const remoteName = z.string().regex(/^mfe-[a-z][a-z0-9-]*$/);
/** `sha384-` and base64: the form a browser's integrity attribute takes. */
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/);
/** A page of our own site: `//host/x` would be somebody else's, and what is below `/api` is no page. */
const pagePath = z
  .string()
  .startsWith('/')
  .refine((path) => sitePath(path) !== null, 'must be a plain path of this site');

export const RemoteRoute = z
  .object({
    path: pagePath,
    expose: z.string().startsWith('./'),
    access: z.enum(['public', 'guest', 'login']),
    frame: z.enum(['site', 'app', 'bare']),
    title: bilingual,
    /** An address that the path answers, for a path with parameters: what the gate opens, e.g. `/workflows/x`. */
    example: pagePath.optional(),
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
    path: pagePath,
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
    /** Calls of its own code that change something, e.g. `PUT /api/automations/{id}/status`: the gate refuses others. */
    calls: z.array(z.string().regex(/^(POST|PUT|PATCH|DELETE) \/api\/[\w\-./{}]+$/)).optional(),
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
    /** Script, stylesheet or server bundle to its hash. Empty for a development server, whose files have none. */
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

export const PublishRelease = z
  .object({
    manifest: ReleaseManifest,
    notes: z.string().max(2000).default(''),
    /** What the publisher's own run of the gate found: kept as advice, it opens nothing. */
    checks: z.array(GateCheck).max(50).default([]),
    /** Role ops: lets the release out without the gate's verdict; written to the history. */
    force_reason: z.string().trim().min(1).max(500).optional(),
    /** Only with the operator's own token: the release was built from the platform's checkout. */
    built_here: z.boolean().default(false),
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
    gate: ReleaseGate,
    /** Why it went out without the gate's verdict; null for the usual case. */
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
    /** What the gate is at, then what waits for it, of every remote, in the order of their turns. */
    gate_queue: z.array(GateTurn),
  })
  .meta({ id: 'ReleaseList' });
export type ReleaseList = z.infer<typeof ReleaseList>;
/** A release with everything known of it. */
export const ReleaseDetails = Release.extend({
  manifest: ReleaseManifest,
  /** What the operator's gate found; empty until it has judged. */
  checks: z.array(GateCheck),
  /** What the publisher's own run found. */
  advice: z.array(GateCheck),
}).meta({ id: 'ReleaseDetails' });
export type ReleaseDetails = z.infer<typeof ReleaseDetails>;
/** A package that a release bundles. */
export const BundledPackage = z
  .object({
    name: z.string().min(1).max(214),
    version: z.string().min(1).max(100),
    /** As the package says them; empty where it says none. */
    licenses: z.array(z.string().max(200)),
  })
  .meta({ id: 'BundledPackage' });
export type BundledPackage = z.infer<typeof BundledPackage>;
/** What a release does and brings along, for who looks at it before it goes to anybody. */
export const ReleaseContents = z
  .object({
    /** Calls that change something, as its `remote.json` declares them. */
    calls: z.array(z.string()),
    /** Null where the release has no list of packages, or its files were collected. */
    packages: z.array(BundledPackage).nullable(),
    /** That list as it was uploaded: CycloneDX, as JSON. */
    sbom: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'ReleaseContents' });
export type ReleaseContents = z.infer<typeof ReleaseContents>;
/** Page views of one cohort, and how many of them failed. */
export const CohortCount = z
  .object({ views: z.number().int(), failures: z.number().int() })
  .meta({ id: 'CohortCount' });
export type CohortCount = z.infer<typeof CohortCount>;
/** Timed page views of one cohort, and how many of them were more than twice as slow as is usual. */
export const CohortPace = z
  .object({ views: z.number().int(), slow: z.number().int() })
  .meta({ id: 'CohortPace' });
export type CohortPace = z.infer<typeof CohortPace>;
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
    /** Timed page views of the trial and how many of them were far slower than usual; absent while there are none. */
    pace: z.object({ stable: CohortPace, canary: CohortPace, ratio: z.number() }).optional(),
  })
  .meta({ id: 'CanaryEvidence' });
export type CanaryEvidence = z.infer<typeof CanaryEvidence>;
export const HistoryKind = z.enum(['publish', 'force', 'move', 'canary', 'rollback']);
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
    /** `publish`: a release came in; `force`: ops let one out without the gate's verdict; `rollback`: to an earlier release, or a canary taken back. */
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

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
    /** Routes (without parameters) that the edge draws before the browser does. */
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
    server: z.string().nullable(),
    source_hash: z.string(),
    git_commit: z.string().nullable(),
    built_at: z.string(),
  })
  .meta({ id: 'ReleaseManifest' });
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;

/** One remote as the page of one visitor gets it. `base` is the public path of its files. */
export const ActiveRelease = ReleaseManifest.pick({
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
    base: z.string(),
    integrity: z.record(z.string(), integrity),
    channel: z.enum(['stable', 'canary']),
  })
  .meta({ id: 'ActiveRelease' });
export type ActiveRelease = z.infer<typeof ActiveRelease>;
/** The releases active now. `id` changes with any of them. */
export const ReleaseSet = z
  .object({ id: z.string(), remotes: z.array(ActiveRelease) })
  .meta({ id: 'ReleaseSet' });
export type ReleaseSet = z.infer<typeof ReleaseSet>;

export const PublishRelease = z
  .object({ manifest: ReleaseManifest, notes: z.string().max(2000).default('') })
  .meta({ id: 'PublishRelease' });
export type PublishRelease = z.input<typeof PublishRelease>;
export const MovePointer = z
  .object({
    /** null takes the release away from the channel. */
    version: z.string().nullable(),
    /** Where the caller believes the pointer is (compare and swap); null: nowhere yet. */
    expected_version: z.string().nullable(),
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
  })
  .meta({ id: 'Release' });
export type Release = z.infer<typeof Release>;
export const ReleaseList = z
  .object({
    remote: z.string(),
    owner: z.string(),
    stable: z.string().nullable(),
    releases: z.array(Release),
  })
  .meta({ id: 'ReleaseList' });
export type ReleaseList = z.infer<typeof ReleaseList>;
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
  })
  .meta({ id: 'PointerMove' });
export type PointerMove = z.infer<typeof PointerMove>;
export const PointerHistory = z.object({ moves: z.array(PointerMove) }).meta({ id: 'PointerHistory' });
export type PointerHistory = z.infer<typeof PointerHistory>;

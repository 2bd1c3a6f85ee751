import { z } from 'zod';
import { required } from '../common/said.js';
import { Category, FileLanguage, LibraryWorkflow, PublicWorkflow } from './schemas.js';

/** Workflows that belong together by what they do and which apps they use, most alike first; at most six. */
export const SimilarResponse = z
  .object({ workflows: z.array(LibraryWorkflow) })
  .meta({ id: 'SimilarResponse' });
export type SimilarResponse = z.infer<typeof SimilarResponse>;
export const PublicSimilarResponse = z
  .object({ workflows: z.array(PublicWorkflow) })
  .meta({ id: 'PublicSimilarResponse' });
export type PublicSimilarResponse = z.infer<typeof PublicSimilarResponse>;

/** A workflow that the library has no more: why, and which one does the same better, if any. */
export const RetiredWorkflow = z
  .object({
    slug: z.string(),
    category: Category,
    /** In the visitor's language; null for one of an earlier catalogue, of which nobody wrote it down. */
    why: z.string().nullable(),
    successor: z.object({ slug: z.string(), filename: z.string() }).nullable(),
  })
  .meta({ id: 'RetiredWorkflow' });
export type RetiredWorkflow = z.infer<typeof RetiredWorkflow>;

/** What an account keeps, newest first. */
export const Favourites = z.object({ workflows: z.array(LibraryWorkflow) }).meta({ id: 'Favourites' });
export type Favourites = z.infer<typeof Favourites>;

export const Collection = z
  .object({
    id: z.uuid(),
    name: z.string(),
    filenames: z.array(z.string()),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Collection' });
export type Collection = z.infer<typeof Collection>;
export const Collections = z.object({ collections: z.array(Collection) }).meta({ id: 'Collections' });
export type Collections = z.infer<typeof Collections>;
export const CollectionDetail = Collection.extend({ workflows: z.array(LibraryWorkflow) }).meta({
  id: 'CollectionDetail',
});
export type CollectionDetail = z.infer<typeof CollectionDetail>;
export const NameCollection = z
  .object({ name: z.string(required.name).trim().min(1, required.name).max(80) })
  .meta({ id: 'NameCollection' });
export type NameCollection = z.infer<typeof NameCollection>;

/** The integrations an account works with, by their names in the library. */
export const MyApps = z.object({ apps: z.array(z.string().max(80)).max(400) }).meta({ id: 'MyApps' });
export type MyApps = z.infer<typeof MyApps>;

/** A selection to take home at once. */
export const ZipRequest = z
  .object({
    filenames: z.array(z.string().max(255)).min(1).max(50),
    /** Of the files; left out: the language of the request. */
    lang: FileLanguage.optional(),
  })
  .meta({ id: 'ZipRequest' });
export type ZipRequest = z.infer<typeof ZipRequest>;
/** A signed address that works until `expires_at`, without a login, on this origin. */
export const ZipLink = z
  .object({ url: z.string(), expires_at: z.iso.datetime(), count: z.number().int() })
  .meta({ id: 'ZipLink' });
export type ZipLink = z.infer<typeof ZipLink>;

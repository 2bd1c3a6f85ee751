import { objectStorageEnv, objectStorageObjection } from '@stroomwerk/kernel/object-storage';
import { z } from 'zod';

/** What services/releases needs beside the environment of every service. */
export const releasesEnv = z.object({
  /** Folder `<remote>/<version>/` with the files of every release, where S3_BUCKET names no bucket for them. */
  RELEASES_DIR: z.string().min(1),
  ...objectStorageEnv,
});
export type ReleasesEnv = z.infer<typeof releasesEnv>;

/** What no single variable tells: object storage is configured wholly or not at all. */
export const checkReleasesEnvironment = (env: Readonly<Record<string, unknown>>): string | undefined =>
  objectStorageObjection(releasesEnv.partial().parse(env));

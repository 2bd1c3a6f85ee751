import { z } from 'zod';

/** What services/releases needs beside the environment of every service. */
export const releasesEnv = z.object({
  /** Folder `<remote>/<version>/` with the files of every release. */
  RELEASES_DIR: z.string().min(1),
});
export type ReleasesEnv = z.infer<typeof releasesEnv>;

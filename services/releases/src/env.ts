import type { ServiceEnv } from '@stroomwerk/kernel';
import { objectStorageEnv, objectStorageObjection } from '@stroomwerk/kernel/object-storage';
import { keyRing } from '@stroomwerk/kernel/signing';
import { z } from 'zod';

/** What services/releases needs beside the environment of every service. */
export const releasesEnv = z.object({
  PAGE_VIEW_SECRET: keyRing,
  CHOSEN_RELEASES_SECRET: keyRing,
  /** Folder `<remote>/<version>/` with the files of every release, where S3_BUCKET names no bucket for them. */
  RELEASES_DIR: z.string().min(1),
  /** The program of the operator's gate (infra/release), where this process may begin it. */
  GATE_PROGRAM: z.string().min(1).optional(),
  /** Handed on to the gate: the browser it looks at pages with. */
  CHROMIUM_PATH: z.string().min(1).optional(),
  /** Shared with services/auth alone: opens the accounts that the gate looks at pages with. */
  GATE_KEY: keyRing.optional(),
  ...objectStorageEnv,
});
export type ReleasesEnv = z.infer<typeof releasesEnv>;
export type ReleasesServiceEnv = ServiceEnv<typeof releasesEnv>;

/** What no single variable tells: object storage is configured wholly or not at all. */
export const checkReleasesEnvironment = (env: Readonly<Record<string, unknown>>): string | undefined =>
  objectStorageObjection(z.object(objectStorageEnv).parse(env));

import { z } from 'zod';

/** Environment of S3-compatible storage; what reads it takes storage when S3_BUCKET is set, else a folder. */
export const objectStorageEnv = {
  /** Of a storage that is not Amazon's, e.g. `https://s3.example`. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** `true`: the bucket is a part of the path, not of the host's name. */
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false', '1', '0']).optional(),
};
type Given = { readonly [Name in keyof typeof objectStorageEnv]?: string };

/** Where objects are, and the key that opens it. */
export interface ObjectStorageSettings {
  /** Amazon's own for the region when undefined. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly forcePathStyle: boolean;
}

const needed = ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** @returns the one clear line that stops a start with half the settings; undefined where all or none are there */
export function objectStorageObjection(env: Given): string | undefined {
  const present = Object.keys(objectStorageEnv).filter((name) => Reflect.get(env, name));
  const missing = needed.filter((name) => !env[name]);
  if (present.length === 0 || missing.length === 0) return undefined;
  return `Object storage needs ${missing.join(', ')} beside ${present.join(', ')}`;
}

/** @returns null where files are kept in a folder @throws Error with the line of `objectStorageObjection` */
export function objectStorageOf(env: Given): ObjectStorageSettings | null {
  const objection = objectStorageObjection(env);
  if (objection !== undefined) throw new Error(objection);
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: env.S3_ENDPOINT || undefined,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: env.S3_FORCE_PATH_STYLE === 'true' || env.S3_FORCE_PATH_STYLE === '1',
  };
}

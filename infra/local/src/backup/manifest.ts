import { createHash, timingSafeEqual } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../start-error.js';
import { type BackupKeys, deriveKeys } from './sealing.js';

export const manifestFile = 'manifest.json';
export const fileOf = (part: string): string => `${part}.sealed`;

const Content = z.object({
  format: z.literal(1),
  id: z.uuid(),
  made_at: z.iso.datetime(),
  kdf: z.object({
    name: z.literal('scrypt'),
    ...{ N: z.number().int(), r: z.number().int(), p: z.number().int(), salt: z.string() },
  }),
  database: z.object({
    /** `files`: of a server as it lay on the disk. `rows`: what the tables held. */
    kind: z.enum(['files', 'rows']),
    postgres_major: z.number().int(),
    /** By schema, in the order in which they ran. */
    migrations: z.record(z.string(), z.array(z.string())),
  }),
  parts: z.array(
    z.object({
      name: z.enum(['database', 'releases', 'secrets', 'rest', 'erasures']),
      ...{ bytes: z.number().int(), sha256: z.string(), entries: z.number().int() },
    }),
  ),
});
export type ManifestContent = z.infer<typeof Content>;
const Manifest = z.object({ content: z.string(), mac: z.string() });

/** The text of a manifest file: its content as it was signed, and the signature by the passphrase. */
export function manifestText(content: ManifestContent, keys: BackupKeys): string {
  const text = JSON.stringify(content, null, 2);
  return `${JSON.stringify({ content: text, mac: keys.mac(text) }, null, 2)}\n`;
}

/**
 * Reads the manifest of a backup.
 * @throws StartError when the folder is no whole backup, the passphrase is another, or somebody changed the manifest
 */
export async function readManifest(
  folder: string,
  passphrase: string,
): Promise<{ manifest: ManifestContent; keys: BackupKeys }> {
  const file = join(folder, manifestFile);
  if (!existsSync(file))
    throw new StartError(
      `${folder} is no backup, or one that was never finished: ${manifestFile} is missing.`,
    );
  const outer = Manifest.safeParse(parse(readFileSync(file, 'utf8')));
  const content = Content.safeParse(outer.success ? parse(outer.data.content) : undefined);
  if (!outer.success || !content.success)
    throw new StartError(`${file} is cut off, or was written by another version of the platform.`);
  const keys = await deriveKeys(passphrase, content.data.kdf);
  const [given, wanted] = [outer.data.mac, keys.mac(outer.data.content)].map((mac) => Buffer.from(mac));
  if (!given || !wanted || given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new StartError(
      `BACKUP_PASSPHRASE is not the one of ${folder}, or ${manifestFile} was changed. Nothing was restored.`,
    );
  return { manifest: content.data, keys };
}

/** @throws StartError naming the first part that is missing, cut off or changed */
export async function checkParts(
  folder: string,
  manifest: ManifestContent,
  progress: (part: string) => void,
): Promise<void> {
  for (const { name, bytes, sha256 } of manifest.parts) {
    const path = join(folder, fileOf(name));
    progress(name);
    const size = statSync(path, { throwIfNoEntry: false })?.size;
    const hash = createHash('sha256');
    if (size === bytes) for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
    if (size !== bytes || hash.digest('hex') !== sha256)
      throw new StartError(
        `${path} is ${size === undefined ? 'missing' : 'not what was written there'}. Nothing was restored; take another backup.`,
      );
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

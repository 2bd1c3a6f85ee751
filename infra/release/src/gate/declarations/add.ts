import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stroomwerk/contracts/releases';
import { typesFile } from './declarations.js';
import { declarationsOf } from './emit.js';

/**
 * Writes the declarations of what a built remote exposes beside its other files.
 * @returns the manifest with that file in it
 */
export async function withDeclarations(root: string, manifest: ReleaseManifest): Promise<ReleaseManifest> {
  const content = Buffer.from(JSON.stringify(await declarationsOf(root, manifest.name)));
  writeFileSync(join(root, manifest.name, 'dist', typesFile), content);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { ...manifest, files: { ...manifest.files, [typesFile]: { integrity, bytes: content.length } } };
}

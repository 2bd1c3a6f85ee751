import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const CredentialFacts = z.object({
  n8n: z.string(),
  types: z.record(
    z.string(),
    z.array(
      z.object({
        versions: z.array(z.number()),
        uses: z.array(
          z
            .tuple([z.string(), z.union([z.literal(0), z.literal(1)])])
            .rest(z.record(z.string(), z.array(z.unknown()))),
        ),
        defaults: z.record(z.string(), z.unknown()).optional(),
      }),
    ),
  ),
});

/**
 * Which credentials each of n8n's node types uses, by its versions: credential type, whether it is required, and the values of
 * parameters under which a step uses it; `defaults` are what those parameters are where a file leaves them out. Read from the
 * node definitions of one n8n: facts, no text and no code.
 */
export type CredentialFacts = z.infer<typeof CredentialFacts>;

const name = 'facts.json';
const here = fileURLToPath(new URL('.', import.meta.url));

/** The facts that ship. */
export const credentialFacts = (): CredentialFacts =>
  CredentialFacts.parse(JSON.parse(readFileSync(join(here, name), 'utf8')));

/** Writes the facts anew. @param text as infra/n8n-check words them @param root of the checkout @returns whether they changed */
export function recordCredentialFacts(root: string, text: string): boolean {
  const file = join(root, 'services/catalogue/src/credentials', name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}

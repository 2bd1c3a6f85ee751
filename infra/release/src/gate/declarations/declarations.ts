import { z } from 'zod';
import { reasonOf } from '../verdict.js';

/** The declarations of what a release exposes, beside its other files; no browser loads it. */
export const typesFile = 'types.json';

/** A path of declarations below the remote's folder: no dot parts, nothing absolute, nothing that ends a quoted text. */
const path = z.string().regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.d\.ts$/);

/** Characters of all declarations together, and how many files they may be: pages take no properties, so little is shown. */
const most = { characters: 512 * 1024, files: 200 };

const Declarations = z.strictObject({
  /** What is exposed (`./LibraryPage`, and `./server` for what the edge draws) to the file that declares it. */
  exposes: z.record(z.string().regex(/^\.\/[\w-]+$/), path),
  files: z
    .record(path, z.string())
    .refine((files) => Object.keys(files).length <= most.files, `more than ${most.files} files`),
});
export type Declarations = z.infer<typeof Declarations>;

/** @throws Error when there are none, or when they are no plain list of files */
export function readDeclarations(content: Buffer | undefined): Declarations {
  if (content === undefined)
    throw new Error(`there is no ${typesFile}: release with the present \`npm run release\``);
  if (content.length > most.characters)
    throw new Error(`${typesFile} has ${content.length} bytes, at most ${most.characters}`);
  try {
    return Declarations.parse(JSON.parse(content.toString('utf8')));
  } catch (error) {
    throw new Error(`${typesFile} is no list of declarations (${reasonOf(error).slice(0, 300)})`);
  }
}

import { Importer } from '../src/modules/importing/application/importer.js';
import { exported, folder } from './broken-files.js';
import { type LibraryApp, startLibrary, type TestUser } from './library-app.js';

/** Puts files into the library, as an operator does. @param files name to JSON text */
export async function stock(library: LibraryApp, files: Readonly<Record<string, string>>): Promise<void> {
  const source = folder();
  try {
    for (const [name, content] of Object.entries(files)) source.write(name, content);
    const { counts } = await library.app.get(Importer).import(source.path);
    if (counts.refused > 0) throw new Error(`${counts.refused} refused`);
  } finally {
    source.remove();
  }
}

/** Filenames of {@link smallLibrary}, in the order of their names. */
export const smallNames = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `werk-${String(at + 1).padStart(3, '0')}.json`);

/** A library with so many workflows from Gmail to Slack and nothing of our own content. */
export async function smallLibrary(count: number, env: Record<string, string> = {}): Promise<LibraryApp> {
  const library = await startLibrary({ env });
  const files = smallNames(count).map((name, at) => [name, exported(`Werk ${at + 1}`, `post-${at + 1}`)]);
  await stock(library, Object.fromEntries(files));
  return library;
}

/** Somebody whose plan opens the library. */
export async function member(library: LibraryApp, user = library.user()): Promise<TestUser> {
  await library.subscribe(user, 'active', 1);
  return user;
}

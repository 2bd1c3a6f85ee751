import { join, resolve } from 'node:path';

/** The sources of the catalogue's recipes in a checkout. */
export const recipesOf = (root: string): string => join(root, 'services/catalogue/src/recipes');

/** `npm run library -- compile [--lock] [folder]`: no database; what it does stands at `publish`. @returns the exit code */
export async function compileLibrary(root: string, args: readonly string[]): Promise<number> {
  const { publish } = await import('@stroomwerk/catalogue/publish');
  const from = process.env.INIT_CWD ?? process.cwd();
  const words = args.map((word) => (word.startsWith('--') ? word : resolve(from, word)));
  return publish(recipesOf(root), words, (line) => console.log(line));
}

/** `npm run library -- check`: what the catalogue's rules find, by rule. @returns the exit code */
export async function checkLibrary(): Promise<number> {
  const { check } = await import('@stroomwerk/catalogue/publish');
  return check((line) => console.log(line));
}

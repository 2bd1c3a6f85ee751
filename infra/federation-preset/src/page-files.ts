/** The chunks by name, each with its files. */
export type Groups = Readonly<Record<string, { readonly assets?: readonly { readonly name: string }[] }>>;

/**
 * The files of a page, by the name of its chunk. A part that comes later is named after its page (`LandingPage-below`): the edge draws it at once,
 * so its style sheet belongs to the page from the beginning; its script does not.
 */
export function loadsOf(page: string, groups: Groups): { js: string[]; css: string[] } {
  const files = (chunk: string, ending: string) =>
    (groups[chunk]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith(ending));
  const parts = Object.keys(groups).filter((name) => name.startsWith(`${page}-`));
  return {
    js: files(page, '.js'),
    css: [...new Set([page, ...parts.sort()].flatMap((chunk) => files(chunk, '.css')))],
  };
}

/**
 * The workflow that somebody chose before their n8n was there, as it stands in the address.
 * @param query of the page, e.g. `?workflow=bonnetjes-uit-gmail-boeken.json`
 * @returns its file, or null: what is no name of a file leads nowhere
 */
export function keptWorkflow(query: URLSearchParams): string | null {
  const filename = query.get('workflow') ?? '';
  return /^[\w][\w.-]{0,254}$/.test(filename) ? filename : null;
}

/**
 * The collection that somebody wanted in their n8n before it was there.
 * @param query of the page, e.g. `?collection=bookkeeper`
 * @returns its id or key, or null: what is neither leads nowhere
 */
export function keptCollection(query: URLSearchParams): string | null {
  const id = query.get('collection') ?? '';
  return /^[\w][\w-]{0,79}$/.test(id) ? id : null;
}

/** The slug of an address as it is shown; null when there is none: blank or a dash (decisions.md, "/workflows/{unknown}"). */
export function readSlug(param: string | undefined): string | null {
  const slug = (param ?? '').trim();
  return slug === '' || slug === '-' ? null : slug;
}

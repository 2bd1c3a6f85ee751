const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of the query occurs in the label or the keywords; accents and capitals do not count. */
export function matches(query: string, item: { label: string; keywords?: string; hint?: string }): boolean {
  const text = plain([item.label, item.keywords, item.hint].filter(Boolean).join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Fields whose texts are n8n's own words and states; every other text is somebody's. */
const spoken = new Set(['message', 'status', 'unit', 'mode']);
/** Fields that hold what we sent, whose keys are names, or that nobody reads: that they are there is enough. */
const opaque = new Set([
  'activeVersion',
  'shared',
  'resources',
  'connections',
  'parameters',
  'settings',
  'scopes',
  'values',
  'nodes',
]);

function textOf(text: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return '<date>';
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return '<uuid>';
  return '<text>';
}

/** The same parts of a list, each once. */
function once(items: readonly unknown[]): unknown[] {
  const seen = new Map(items.map((item) => [JSON.stringify(item), item]));
  return [...seen.values()];
}

/**
 * What is left of an answer when ids, dates, names and figures are taken out: its fields, their kinds, and what n8n says.
 * Fields in the order of the alphabet, alike parts of a list once.
 * @param ids texts to take out of sentences too
 */
export function scrub(value: unknown, ids: readonly string[], field = ''): unknown {
  if (typeof value === 'number') return '<number>';
  if (typeof value === 'string') {
    if (!spoken.has(field)) return textOf(value);
    return ids.reduce(
      (text, id) => (id === '' ? text : text.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '<id>')),
      value,
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  if (opaque.has(field)) return Array.isArray(value) ? '<list>' : '<record>';
  if (Array.isArray(value)) return once(value.map((item) => scrub(item, ids)));
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, scrub(part, ids, name)]),
  );
}

/** How a value is read: plain text, an expression of n8n, code, or on and off. */
export interface Reading {
  readonly kind: 'text' | 'expression' | 'code' | 'switch';
  readonly text: string;
}

export interface ParameterRow {
  readonly id: string;
  /** Where it stands, outermost first: `['Assignments', '1', 'Name']`. */
  readonly path: readonly string[];
  readonly value: Reading;
}

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `sendAndWait` -> `Send and wait`, `jsCode` -> `Js code`; what is not a field's name of n8n stays. */
export function labelOf(key: string): string {
  if (!/^[a-z][a-zA-Z0-9_]*$/.test(key)) return key;
  const words = key
    .replace(/_/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const codeKeys = /^(js|python)Code$|^query$|^sql|^jsonBody$|^jsonOutput$|^html$|Schema/i;

/** A single value as somebody reads it. */
export function readingOf(value: unknown, key = ''): Reading {
  if (typeof value === 'boolean') return { kind: 'switch', text: String(value) };
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.startsWith('=') && text.length > 1) return { kind: 'expression', text: text.slice(1) };
  return { kind: codeKeys.test(key) || text.includes('\n') ? 'code' : 'text', text };
}

const empty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isBag(value) && Object.keys(value).length === 0);

/**
 * The parameters of a step as rows to read, in n8n's order. What is empty and n8n's own bookkeeping is left out; a
 * resource that was picked from a list is shown by its name.
 */
export function parameterRows(parameters: Bag): ParameterRow[] {
  const rows: ParameterRow[] = [];
  const add = (path: readonly string[], value: Reading) =>
    rows.push({ id: String(rows.length), path, value });
  const walk = (value: unknown, key: string, path: readonly string[]): void => {
    if (empty(value)) return;
    if (isBag(value) && value.__rl === true) {
      const shown = value.cachedResultName ?? value.value;
      if (!empty(shown)) add(path, readingOf(shown, key));
    } else if (Array.isArray(value)) {
      if (value.every((one) => typeof one !== 'object' || one === null))
        add(path, readingOf(value.join(', '), key));
      else
        for (const [at, one] of value.entries())
          walk(one, key, value.length > 1 ? [...path, String(at + 1)] : path);
    } else if (isBag(value)) {
      for (const [name, one] of Object.entries(value))
        if (!(name === 'id' && typeof one === 'string' && /^[0-9a-f]{8}-/.test(one)))
          // `values`, `parameters` and the like only hold a list together.
          walk(
            one,
            name,
            /^(values|parameters|parameter|rules|item)$/.test(name) ? path : [...path, labelOf(name)],
          );
    } else add(path, readingOf(value, key));
  };
  for (const [key, value] of Object.entries(parameters)) walk(value, key, [labelOf(key)]);
  return rows;
}

import type { Json, Parameters } from '../dsl/types.js';

type Columns = { readonly [dutch: string]: string };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isName = (text: string): boolean => /^[A-Za-z_$][\w$]*$/.test(text);

/** Code in which columns go by other names: as literals, fields and keys. */
function inCode(code: string, columns: Columns): string {
  return Object.entries(columns).reduce((sum, [dutch, english]) => {
    const literal = new RegExp(`(['"\`])${escaped(dutch)}\\1`, 'g');
    const written = sum.replace(literal, (_, quote: string) => `${quote}${english}${quote}`);
    if (!isName(dutch)) return written;
    const plain = isName(english);
    const field = new RegExp(`(\\?)?\\.${escaped(dutch)}(?![\\w$])`, 'g');
    const key = new RegExp(`([{,]\\s*)${escaped(dutch)}(\\s*:)`, 'g');
    return written
      .replace(field, (_, asked?: string) =>
        plain ? `${asked ?? ''}.${english}` : `${asked ? '?.' : ''}['${english}']`,
      )
      .replace(
        key,
        (_, before: string, after: string) => `${before}${plain ? english : `'${english}'`}${after}`,
      );
  }, code);
}

function inText(text: string, columns: Columns, name: string): string {
  if (Object.hasOwn(columns, text)) return columns[text] ?? text;
  if (name === 'jsCode') return inCode(text, columns);
  return text.startsWith('=')
    ? text.replace(/\{\{([\s\S]*?)\}\}/g, (_, code: string) => `{{${inCode(code, columns)}}}`)
    : text;
}

function renamed(value: Json, columns: Columns, name: string): Json {
  if (typeof value === 'string') return inText(value, columns, name);
  if (Array.isArray(value)) return value.map((part) => renamed(part, columns, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      // A row stands in `value`; elsewhere a key is n8n's own.
      name === 'value' && Object.hasOwn(columns, key) ? (columns[key] ?? key) : key,
      renamed(part, columns, key),
    ]),
  );
}

/** Parameters in which columns and fields go by other names, wherever they are written or read. */
export const withColumns = (parameters: Parameters, columns: Columns): Parameters =>
  renamed(parameters, columns, '') as Parameters;

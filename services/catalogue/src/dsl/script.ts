import { holdsValue, type ValueDefinition, withValues } from './value.js';

type Refer = (value: ValueDefinition) => string;

/** The end of a literal that begins at `from`: behind its closing quote. */
function endOfQuoted(script: string, from: number): number {
  const quote = script[from];
  for (let at = from + 1; at < script.length; at += 1) {
    if (script[at] === '\\') at += 1;
    else if (script[at] === quote) return at + 1;
  }
  return script.length;
}

/** The end of a regular expression that begins at `from`. */
function endOfPattern(script: string, from: number): number {
  let isClass = false;
  for (let at = from + 1; at < script.length; at += 1) {
    if (script[at] === '\\') at += 1;
    else if (script[at] === '[') isClass = true;
    else if (script[at] === ']') isClass = false;
    else if (script[at] === '/' && !isClass) return at + 1;
  }
  return script.length;
}

/** The end of what begins at `from` and closes with a brace that it did not open. */
function endOfBraces(script: string, from: number): number {
  let depth = 0;
  for (let at = from; at < script.length; at = endOfPart(script, at)) {
    if (script[at] === '{') depth += 1;
    else if (script[at] === '}') {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return script.length;
}

function endOfTemplate(script: string, from: number): number {
  for (let at = from + 1; at < script.length; at += 1) {
    if (script[at] === '\\') at += 1;
    else if (script.startsWith('${', at)) at = endOfBraces(script, at + 2);
    else if (script[at] === '`') return at + 1;
  }
  return script.length;
}

/** Whether a slash at this place begins a regular expression: it does not follow a value. */
const isPattern = (script: string, at: number): boolean =>
  /(^|[(,=:[!&|?{};+<>]|\breturn|=>)\s*$/.test(script.slice(Math.max(0, at - 20), at));

/** The end of the literal, comment or single character at this place. */
function endOfPart(script: string, at: number): number {
  const lineEnd = script.indexOf('\n', at);
  if (script.startsWith('//', at)) return lineEnd < 0 ? script.length : lineEnd;
  if (script[at] === "'" || script[at] === '"') return endOfQuoted(script, at);
  if (script[at] === '`') return endOfTemplate(script, at);
  if (script[at] === '/' && isPattern(script, at)) return endOfPattern(script, at);
  return at + 1;
}

/** A literal with values as an expression: the value alone, or a template around it. */
function literal(text: string, refer: Refer): string {
  const inner = text.slice(1, -1);
  if (withValues(inner, () => '') === '' && [...inner.matchAll(/\uE000/g)].length === 1)
    return withValues(inner, refer);
  const escaped = inner.replace(/(?<!\\)`/g, '\\`').replace(/(?<!\\)\$\{/g, '\\${');
  return `\`${withValues(escaped, (value) => `\${${refer(value)}}`)}\``;
}

function template(text: string, refer: Refer): string {
  let written = '`';
  for (let at = 1; at < text.length - 1; ) {
    if (text.startsWith('${', at)) {
      const end = endOfBraces(text, at + 2);
      written += `\${${inScript(text.slice(at + 2, end), refer)}}`;
      at = end + 1;
    } else {
      const next = text.indexOf('${', at + 1);
      const end = next < 0 ? text.length - 1 : next;
      written += withValues(text.slice(at, end), (value) => `\${${refer(value)}}`);
      at = end;
    }
  }
  return `${written}\``;
}

/** A script in which every value, alone or inside a text, is read by a reference. */
export function inScript(script: string, refer: Refer): string {
  if (!holdsValue(script)) return script;
  let written = '';
  for (let at = 0; at < script.length; ) {
    const end = endOfPart(script, at);
    const part = script.slice(at, end);
    if (!holdsValue(part)) written += part;
    else if (part.startsWith('`')) written += template(part, refer);
    else if (/^['"]/.test(part)) written += literal(part, refer);
    else {
      // The value stands by itself; its mark is more than one character.
      const close = script.indexOf('\uE001', at) + 1;
      written += withValues(script.slice(at, close), refer);
      at = close;
      continue;
    }
    at = end;
  }
  return written;
}

/** A parameter in which every value is read by a reference: an expression, also where it was a plain text. */
export function inParameter(text: string, refer: Refer): string {
  if (!holdsValue(text)) return text;
  const isExpression = text.startsWith('=');
  if (!isExpression && text.includes('{{'))
    throw new Error(`A text with braces and a value in it would become an expression: ${text}`);
  return (isExpression ? text : `=${text}`)
    .split(/(\{\{.*?\}\})/s)
    .map((part) =>
      part.startsWith('{{')
        ? `{{${inScript(part.slice(2, -2), refer)}}}`
        : withValues(part, (value) => `{{ ${refer(value)} }}`),
    )
    .join('');
}

import { say } from '../dsl/language.js';

/** Words of a template; what stands in braces is code, and its own backslashes stay as they are. */
const literal = (words: string): string =>
  words
    .replace(/\\/g, '\\\\')
    .replace(/[`]|\$(?=\{)/g, '\\$&')
    .replace(/\n/g, '\\n');

/** The value of a parameter as JavaScript, to be used inside another expression. */
export function inside(value: string): string {
  if (!value.startsWith('=')) return JSON.stringify(value);
  const whole = /^=\{\{((?:(?!\{\{).)*)\}\}$/s.exec(value);
  if (whole) return `(${whole[1]?.trim()})`;
  const parts = value.slice(1).split(/\{\{(.*?)\}\}/s);
  return `\`${parts.map((part, at) => (at % 2 === 0 ? literal(part) : `\${${part.trim()}}`)).join('')}\``;
}

/** A JSON body of texts; a nested object or number is given as ready JavaScript in `raw`. */
export const jsonBody = (texts: { [key: string]: string }, raw: { [key: string]: string } = {}): string => {
  const parts = [
    ...Object.entries(texts).map(([key, value]) => `${key}: ${inside(value)}`),
    ...Object.entries(raw).map(([key, value]) => `${key}: ${value}`),
  ];
  return `={{ JSON.stringify({ ${parts.join(', ')} }) }}`;
};

/** As `lastName`, but never empty, for apps that insist on one. */
export const lastNameOrDash = (fullName: string): string =>
  `={{ (${inside(fullName)} ?? '').trim().split(' ').slice(1).join(' ') || '-' }}`;

/** A moment that steps give as ISO, as people read it in a text; what is none stays as it is. */
function asRead(moment: string): string {
  const given = inside(moment);
  const form = `setLocale('${say('nl', 'en')}').toFormat('d LLLL yyyy${/hours|minutes/.test(given) ? ' HH:mm' : ''}')`;
  const ofNow = /^\((\$now(?:\.\w+\([^()]*\))*?)\.(?:toISO(?:Date)?\(\)|toFormat\('yyyy-MM-dd'\))\)$/.exec(
    given,
  );
  if (ofNow) return `{{ ${ofNow[1]}.${form} }}`;
  return `{{ ((day) => (day.isValid ? day.${form} : ${given}))(DateTime.fromISO(String(${given} ?? ''))) }}`;
}

/** The description of a task for an app in which a new one takes no date: it says by when. */
export const withDue = (description: string, due: string | undefined, by: string): string =>
  due === undefined ? description : `=${description.replace(/^=/, '')}\n\n${by}: ${asRead(due)}`;

import type { Thing } from './world.js';

type Value = string | number | boolean | null;
const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\{([^}]+)\}|([A-Z_]+)(?=\()|(<=|>=|!=|[=<>&(),+*/-]))/gy;

const time = (value: Value): number => new Date(String(value ?? '')).getTime();
const DAY = 86_400_000;
const UNITS: Record<string, number> = {
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
  hour: 3_600_000,
  minute: 60_000,
};
const unitOf = (value: Value | undefined): number => UNITS[String(value ?? 'days').replace(/s$/, '')] ?? DAY;
const iso = (at: number): string => (Number.isNaN(at) ? '' : new Date(at).toISOString());

/** The functions of formulas that lookups use. */
const FUNCTIONS: Record<string, (given: Value[], now: number) => Value> = {
  AND: (given) => given.every(Boolean),
  OR: (given) => given.some(Boolean),
  NOT: ([one]) => !one,
  BLANK: () => '',
  TRUE: () => true,
  FALSE: () => false,
  TODAY: (_, now) => iso(Math.floor(now / DAY) * DAY),
  NOW: (_, now) => iso(now),
  LOWER: ([one]) => String(one ?? '').toLowerCase(),
  UPPER: ([one]) => String(one ?? '').toUpperCase(),
  TRIM: ([one]) => String(one ?? '').trim(),
  LEN: ([one]) => String(one ?? '').length,
  FIND: ([part, whole]) => String(whole ?? '').indexOf(String(part)) + 1,
  SEARCH: ([part, whole]) =>
    String(whole ?? '')
      .toLowerCase()
      .indexOf(String(part).toLowerCase()) + 1,
  IF: ([test, yes, no]) => (test ? (yes ?? '') : (no ?? '')),
  DATEADD: ([date, count, unit]) => iso(time(date ?? '') + Number(count) * unitOf(unit)),
  DATETIME_DIFF: ([one, other, unit]) => Math.trunc((time(one ?? '') - time(other ?? '')) / unitOf(unit)),
  DATETIME_FORMAT: ([date]) => String(date ?? '').slice(0, 10),
  DATETIME_PARSE: ([date]) => String(date ?? ''),
  DATESTR: ([date]) => String(date ?? '').slice(0, 10),
  IS_BEFORE: ([one, other]) => time(one ?? '') < time(other ?? ''),
  IS_AFTER: ([one, other]) => time(one ?? '') > time(other ?? ''),
  IS_SAME: ([one, other]) => String(one ?? '').slice(0, 10) === String(other ?? '').slice(0, 10),
  RECORD_ID: () => '',
};

/**
 * Whether a record passes a formula of Airtable's: fields, texts, numbers, comparisons and the functions above.
 * @throws Error for what it does not know
 */
export function passes(formula: string, fields: Thing, now: number): boolean {
  const tokens = [...formula.matchAll(TOKEN)];
  if (tokens.reduce((sum, [all]) => sum + all.length, 0) < formula.trimEnd().length)
    throw new Error(`The stand-in does not know ${formula}`);
  let at = 0;
  const sign = (): string | undefined => tokens[at]?.[6];
  const one = (): Value => {
    const [, number, single, double, name, call, mark] = tokens[at++] ?? [];
    if (number !== undefined) return Number(number);
    const text = single ?? double;
    if (text !== undefined) return text.replaceAll(/\\(.)/g, '$1');
    if (name !== undefined) return (fields[name] ?? '') as Value;
    if (mark === '-') return -Number(one());
    if (mark === '(') {
      const inside = compared();
      at += 1;
      return inside;
    }
    const known = FUNCTIONS[call ?? ''];
    if (!known) throw new Error(`The stand-in does not know ${call ?? formula}`);
    at += 1;
    const given: Value[] = [];
    while (at < tokens.length && sign() !== ')') {
      given.push(compared());
      if (sign() === ',') at += 1;
    }
    at += 1;
    return known(given, now);
  };
  const joined = (): Value => {
    let value = one();
    while (['&', '+', '-', '*', '/'].includes(sign() ?? '')) {
      const mark = tokens[at++]?.[6];
      const other = one();
      if (mark === '&') value = `${value ?? ''}${other ?? ''}`;
      else
        value =
          {
            '+': Number(value) + Number(other),
            '-': Number(value) - Number(other),
            '*': Number(value) * Number(other),
            '/': Number(value) / Number(other),
          }[mark ?? '+'] ?? 0;
    }
    return value;
  };
  const compared = (): Value => {
    const left = joined();
    const mark = sign();
    if (!['=', '!=', '<', '>', '<=', '>='].includes(mark ?? '')) return left;
    at += 1;
    const right = joined();
    const isNumber =
      left !== '' && right !== '' && !Number.isNaN(Number(left)) && !Number.isNaN(Number(right));
    const order = isNumber ? Number(left) - Number(right) : String(left).localeCompare(String(right));
    return (
      {
        '=': order === 0,
        '!=': order !== 0,
        '<': order < 0,
        '>': order > 0,
        '<=': order <= 0,
        '>=': order >= 0,
      }[mark ?? '='] ?? false
    );
  };
  return Boolean(compared());
}

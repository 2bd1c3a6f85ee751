import type { Language } from '@stroomwerk/contracts';
import type { DeployAccount, Setting } from '@stroomwerk/contracts/library';

const said = {
  empty: { nl: 'Vul dit in', en: 'Fill this in' },
  number: { nl: 'Vul een getal in', en: 'Enter a number' },
  mail: { nl: 'Vul een e-mailadres in', en: 'Enter an email address' },
  address: {
    nl: 'Vul een adres in dat met https:// begint',
    en: 'Enter an address that begins with https://',
  },
  choice: { nl: 'Kies een van de mogelijkheden', en: 'Choose one of these' },
  check: { nl: 'Dit lijkt niet op {example}', en: 'This does not look like {example}' },
  account: { nl: 'Kies een account', en: 'Choose an account' },
  noAccount: {
    nl: 'Maak dit account eerst in je n8n',
    en: 'Make this account in your n8n first',
  },
  notTheirs: { nl: 'Dit account staat niet in je n8n', en: 'This account is not in your n8n' },
} as const satisfies Record<string, Record<Language, string>>;

/** n8n's own form of a list in one text: entries with commas between; people write one a line. */
export const asList = (text: string): string =>
  text
    .split(/[\n,;]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .join(', ');

const kinds: Readonly<Record<Setting['kind'], (text: string, setting: Setting) => boolean>> = {
  text: () => true,
  list: (text) => asList(text) !== '',
  number: (text) => /^-?\d+(?:[.,]\d+)?$/.test(text),
  mail: (text) => /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(text),
  address: (text) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text),
  choice: (text, { choices }) => choices === undefined || choices.includes(text),
};

/** As it is written into the workflow: without spaces around it, a list in n8n's form, a number with a point. */
export function cleanAnswer({ kind }: Pick<Setting, 'kind'>, text: string): string {
  const trimmed = text.trim();
  if (kind === 'list') return asList(trimmed);
  return kind === 'number' ? trimmed.replace(',', '.') : trimmed;
}

/** What is wrong with an answer; undefined of one that its value takes. Every value is needed: a workflow has no spare ones. */
export function faultOf(setting: Setting, answer: string | undefined, lang: Language): string | undefined {
  const text = cleanAnswer(setting, answer ?? '');
  const { kind, check, example } = setting;
  if (text === '') return said.empty[lang];
  if (!kinds[kind](text, setting)) return said[kind === 'text' || kind === 'list' ? 'empty' : kind][lang];
  if (check !== undefined && !new RegExp(check).test(text))
    return said.check[lang].replace('{example}', example);
  return undefined;
}

/** A credential as a step names it. */
export interface Bound {
  readonly id: string;
  readonly name: string;
}

export interface Answered {
  /** By the key of the value, as they are written. */
  readonly values: Readonly<Record<string, string>>;
  /** By the key of the account; those that are linked in n8n afterwards are left out. */
  readonly credentials: Readonly<Record<string, Bound>>;
  /** What is refused, by `values.<key>` and `accounts.<key>`. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The one that is meant, or what is wrong. */
function boundOf(
  account: DeployAccount,
  given: string | undefined,
  lang: Language,
): Bound | string | undefined {
  const { state, choices, chosen } = account;
  // Nobody can say whose it is: a name that the key does not see is not taken.
  if (state === 'unknown') return given === undefined ? undefined : said.notTheirs[lang];
  const id = given ?? chosen ?? undefined;
  if (id === undefined) return said[state === 'none' ? 'noAccount' : 'account'][lang];
  const found = choices.find((one) => one.id === id);
  return found ? { id: found.id, name: found.name } : said.notTheirs[lang];
}

/** Reads what the customer answered against what was asked; what nobody asked is dropped. */
export function readAnswers(
  asked: { readonly values: readonly Setting[]; readonly accounts: readonly DeployAccount[] },
  given: {
    readonly values: Readonly<Record<string, string>>;
    readonly accounts: Readonly<Record<string, string>>;
  },
  lang: Language,
): Answered {
  const fields: Record<string, string> = {};
  const values: Record<string, string> = {};
  for (const setting of asked.values) {
    const answer = Object.hasOwn(given.values, setting.key) ? given.values[setting.key] : undefined;
    const fault = faultOf(setting, answer, lang);
    if (fault !== undefined) fields[`values.${setting.key}`] = fault;
    else values[setting.key] = cleanAnswer(setting, answer ?? '');
  }
  const credentials: Record<string, Bound> = {};
  for (const account of asked.accounts) {
    const { key } = account;
    const bound = boundOf(
      account,
      Object.hasOwn(given.accounts, key) ? given.accounts[key] : undefined,
      lang,
    );
    if (typeof bound === 'string') fields[`accounts.${key}`] = bound;
    else if (bound !== undefined) credentials[key] = bound;
  }
  return { values, credentials, fields };
}

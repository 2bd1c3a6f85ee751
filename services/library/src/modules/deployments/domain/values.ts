import type { Language } from '@stroomwerk/contracts';
import type { DeployValue, Setting } from '@stroomwerk/contracts/library';
import type { Flow } from '../../workflows/domain/n8n.js';
import type { StoredSetting } from '../../workflows/domain/texts.js';
import { faultOf } from './answers.js';

/** What the account answered when it deployed another workflow; the newest first. */
export interface EarlierAnswers {
  /** Of that workflow, in the language of the form. */
  readonly name: string;
  readonly settings: readonly StoredSetting[];
  readonly answers: Readonly<Record<string, string>>;
}

const isSame = (
  one: Pick<StoredSetting, 'key' | 'kind' | 'label'>,
  wanted: Setting,
  lang: Language,
): boolean => (one.key === wanted.key && one.kind === wanted.kind) || one.label[lang] === wanted.label;

/** The latest answer to the same question, where the question takes it. */
function earlierAnswer(
  setting: Setting,
  earlier: readonly EarlierAnswers[],
  lang: Language,
): { value: string; name: string } | undefined {
  for (const { name, settings, answers } of earlier)
    for (const one of settings) {
      const value = answers[one.key];
      if (value === undefined || value.trim() === '' || !isSame(one, setting, lang)) continue;
      if (faultOf(setting, value, lang) === undefined) return { value, name };
    }
  return undefined;
}

const wordIn = (text: string, word: string): boolean =>
  text
    .split(word)
    .some(
      (before, at, parts) => at < parts.length - 1 && !/\w$/.test(before) && !/^\w/.test(parts[at + 1] ?? ''),
    );

/** Names of the steps that read a value: where it stands, and those that read the step that holds it (ADR 25). */
function usedIn({ at }: Setting, flow: Flow, texts: ReadonlyMap<string, string>): string[] {
  const names = new Set(at.map(({ step }) => step));
  const fields = at.flatMap(({ step, path }) => {
    const node = flow.nodes.find(({ name }) => name === step);
    const index = /^assignments\.assignments\.(\d+)\.value$/.exec(path)?.[1];
    const list = (node?.parameters.assignments as { assignments?: { name?: unknown }[] } | undefined)
      ?.assignments;
    const field = index === undefined ? undefined : list?.[Number(index)]?.name;
    return typeof field === 'string' ? [{ step, field }] : [];
  });
  const reads = (text: string): boolean =>
    fields.some(({ step, field }) => text.includes(step) && wordIn(text, field));
  const readers = flow.nodes.filter(({ name }) => !names.has(name) && reads(texts.get(name) ?? ''));
  const holders = new Set(fields.map(({ step }) => step));
  const users = flow.nodes.filter(
    ({ name }) => (names.has(name) && !holders.has(name)) || readers.some((one) => one.name === name),
  );
  return users.length > 0 ? users.map(({ name }) => name) : [...names];
}

/**
 * What the customer is asked, in the order in which the workflow uses it, with the account's latest answer where it gave one
 * to the same question. The example is shown beside the field and never stands in it.
 * @param earlier of this account alone
 */
export function askedValues(
  settings: readonly Setting[],
  flow: Flow,
  earlier: readonly EarlierAnswers[],
  lang: Language,
): DeployValue[] {
  const placeOf = new Map(flow.nodes.map(({ name, position: [x, y] }) => [name, [x, y] as const]));
  const texts = new Map(flow.nodes.map(({ name, parameters }) => [name, JSON.stringify(parameters)]));
  const asked = settings.map((setting) => {
    const known = earlierAnswer(setting, earlier, lang);
    const used_in = usedIn(setting, flow, texts).sort((a, b) => {
      const [[ax, ay], [bx, by]] = [placeOf.get(a) ?? [0, 0], placeOf.get(b) ?? [0, 0]];
      return ax - bx || ay - by;
    });
    return {
      ...setting,
      value: known?.value ?? '',
      from: known ? ('earlier' as const) : ('nothing' as const),
      earlier: known?.name ?? null,
      used_in,
    };
  });
  const first = ({ used_in: [name = ''] }: DeployValue): number => placeOf.get(name)?.[0] ?? 0;
  return asked.sort((a, b) => first(a) - first(b));
}

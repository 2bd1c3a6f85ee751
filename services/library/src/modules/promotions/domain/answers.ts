import type { Language } from '@stroomwerk/contracts';
import type { PromotionAccount, PromotionValue, Setting } from '@stroomwerk/contracts/library';
import { type Answered, cleanAnswer, faultOf, readAnswers } from '../../deployments/domain/answers.js';
import type { ExchangedValue } from './exchange.js';
import type { Place, TrialValue } from './places.js';

const said = {
  nl: 'Vul in hoe dit in productie heet; het nummer van je testomgeving kent die niet',
  en: 'Enter what this is in production; it does not know the number of your test instance',
} as const satisfies Record<Language, string>;

const placeKey = ({ id, path }: Pick<Place, 'id' | 'path'>): string => `${id} ${path}`;

/**
 * What stands in the fields: what was exchanged stays exchanged, so that a promotion never brings an address of the trial to
 * production that an earlier one kept out; else what the trial has.
 * @param before of the promotion before, whose places are steps of the same trial
 * @param promoted ids in production of other workflows of the trial's n8n
 */
export function promotionValues(
  values: readonly TrialValue[],
  before: readonly ExchangedValue[],
  promoted: ReadonlyMap<string, string>,
): PromotionValue[] {
  const known = new Map(before.flatMap((one) => one.places.map((place) => [placeKey(place), one] as const)));
  return values.map(({ key, label, kind, setting, text, places, differs }) => {
    const last = places.map((place) => known.get(placeKey(place))).find((one) => one !== undefined);
    const isKept = last !== undefined && (last.from === text || last.from !== last.to);
    const own = differs === 'workflow' ? (promoted.get(text) ?? '') : text;
    return {
      ...{ key, label, kind, differs, trial: text, value: isKept ? last.to : own },
      ...(setting?.choices && { choices: setting.choices }),
      steps: [...new Set(places.map(({ step }) => step))],
    };
  });
}

const question = ({ key, label, kind, setting }: TrialValue): Setting =>
  setting ?? { key, label, kind, help: '', example: '', at: [] };

/** Reads what was answered against what was asked; what the trial ran with is taken as it is. */
export function readPromotion(
  asked: {
    readonly values: readonly TrialValue[];
    readonly shown: readonly PromotionValue[];
    readonly accounts: readonly PromotionAccount[];
  },
  given: {
    readonly values: Readonly<Record<string, string>>;
    readonly accounts: Readonly<Record<string, string>>;
  },
  lang: Language,
): Pick<Answered, 'credentials' | 'fields'> & { readonly values: readonly ExchangedValue[] } {
  const { credentials, fields: accounts } = readAnswers(
    { values: [], accounts: asked.accounts },
    given,
    lang,
  );
  const fields: Record<string, string> = { ...accounts };
  const shown = new Map(asked.shown.map(({ key, value }) => [key, value]));
  const values = asked.values.map((value): ExchangedValue => {
    const { key, text, places, differs } = value;
    const answer = (Object.hasOwn(given.values, key) ? given.values[key] : shown.get(key)) ?? '';
    const fault =
      differs === 'workflow' && (answer.trim() === '' || answer === text)
        ? said[lang]
        : answer === text
          ? undefined
          : faultOf(question(value), answer, lang);
    if (fault !== undefined) fields[`values.${key}`] = fault;
    return { places, from: text, to: answer === text ? text : cleanAnswer(value, answer) };
  });
  return { credentials, fields, values };
}

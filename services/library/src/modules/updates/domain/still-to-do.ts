import type { Language } from '@stroomwerk/contracts';
import type { Setting, UpdateOffer } from '@stroomwerk/contracts/library';

const words = {
  account: { nl: 'Koppel een account van {app}', en: 'Link an account of {app}' },
  value: { nl: 'Vul in: {label}', en: 'Fill in: {label}' },
} as const satisfies Record<string, Record<Language, string>>;

/** What a new version needs that the customer was not asked before. */
export function stillToDo(
  wanted: {
    readonly settings: readonly Setting[];
    readonly answers: Readonly<Record<string, string>>;
    readonly unlinked: readonly { readonly step: string; readonly app: string }[];
  },
  lang: Language,
): UpdateOffer['by_hand'] {
  return [
    ...wanted.unlinked.map(({ step, app }) => ({
      step,
      what: words.account[lang].replace('{app}', () => app),
    })),
    ...wanted.settings
      .filter(({ key }) => wanted.answers[key] === undefined)
      .flatMap(({ label, at }) =>
        at.slice(0, 1).map(({ step }) => ({ step, what: words.value[lang].replace('{label}', () => label) })),
      ),
  ];
}

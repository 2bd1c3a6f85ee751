import type { Language } from '@stroomwerk/contracts';
import type {
  Account,
  CanvasNote,
  SampleCase,
  SampleRun,
  Setting,
  WorkflowStep,
} from '@stroomwerk/contracts/library';

/** The texts of a workflow in English, where its author or the description rule gave them. */
export interface EnglishTexts {
  name?: string;
  description?: string;
  short_benefit?: string;
  setup_steps?: string[];
  accounts?: Account[];
  minutes_saved_why?: string;
}

/** What an English file looks like inside. */
export interface EnglishFlow {
  readonly steps: WorkflowStep[];
  readonly notes: CanvasNote[];
}

interface Texts {
  readonly name: string;
  readonly description: string;
  readonly short_benefit: string | null;
  readonly english: EnglishTexts | null;
}

/** The name in the language asked for; Dutch where there is no English. */
export const nameIn = (row: { name: string; english: Pick<EnglishTexts, 'name'> | null }, lang: Language) =>
  (lang === 'en' ? row.english?.name : undefined) ?? row.name;

/** Name, description and benefit in the language asked for; Dutch where there is no English. */
export const textsIn = (row: Texts, lang: Language) => ({
  name: nameIn(row, lang),
  description: (lang === 'en' ? row.english?.description : undefined) ?? row.description,
  short_benefit: (lang === 'en' ? row.english?.short_benefit : undefined) ?? row.short_benefit,
});

interface Guide {
  readonly accounts: Account[];
  readonly setup_steps: string[];
  readonly minutes_saved_why: string | null;
  readonly english: EnglishTexts | null;
}

/** How to switch it on, in the language asked for; Dutch where there is no English. */
export const guideIn = ({ english, ...row }: Guide, lang: Language) => ({
  accounts: (lang === 'en' ? english?.accounts : undefined) ?? row.accounts,
  setup_steps: (lang === 'en' ? english?.setup_steps : undefined) ?? row.setup_steps,
  minutes_saved_why: (lang === 'en' ? english?.minutes_saved_why : undefined) ?? row.minutes_saved_why,
});

type InBoth = Record<Language, string>;

/** What the customer fills in, as it is kept: with its words and the names of its steps in both languages. */
export interface StoredSetting extends Omit<Setting, 'label' | 'help' | 'example' | 'at'> {
  readonly label: InBoth;
  readonly help: InBoth;
  readonly example: InBoth;
  readonly at: readonly { readonly step: InBoth; readonly path: string }[];
}

/** What the customer fills in, in the language asked for. */
export const settingsIn = (settings: readonly StoredSetting[], lang: Language): Setting[] =>
  settings.map(({ label, help, example, at, ...rest }) => ({
    ...rest,
    label: label[lang],
    help: help[lang],
    example: example[lang],
    at: at.map(({ step, path }) => ({ step: step[lang], path })),
  }));

/** How a workflow ran, as it is kept: its cases in both languages, or the slug of the workflow of its recipe that has them. */
export interface StoredRun extends Omit<SampleRun, 'seen' | 'like'> {
  readonly seen?: Readonly<Record<Language, readonly SampleCase[]>>;
  readonly like?: string;
}

/** The workflow whose cases stand for another one of its recipe. */
export interface Alike {
  readonly slug: string;
  readonly filename: string;
  readonly name: string;
  readonly english: Pick<EnglishTexts, 'name'> | null;
  readonly ran: StoredRun | null;
}

/** How a workflow ran, in the language asked for. @param alike whose cases stand for it, where it has none of its own */
export function ranIn(ran: StoredRun | null, lang: Language, alike: Alike | null = null): SampleRun | null {
  if (ran === null) return null;
  const { seen, like: _, ...figures } = ran;
  if (seen) return { ...figures, seen: [...seen[lang]] };
  if (!alike?.ran?.seen) return figures;
  const { slug, filename } = alike;
  return { ...figures, seen: [...alike.ran.seen[lang]], like: { slug, filename, name: nameIn(alike, lang) } };
}

interface Inside extends EnglishFlow {
  readonly content_hash: string;
  readonly english_hash: string | null;
  readonly english_flow: EnglishFlow | null;
}

/** What its file looks like inside, in the language asked for where it has one in that; and in which it can be had. */
export const insideIn = (row: Inside, lang: Language) => {
  const english = lang === 'en' ? row.english_flow : null;
  return {
    steps: english?.steps ?? row.steps,
    notes: english?.notes ?? row.notes,
    content_hash: (english ? row.english_hash : null) ?? row.content_hash,
    languages: row.english_hash === null ? (['nl'] as Language[]) : (['nl', 'en'] as Language[]),
  };
};

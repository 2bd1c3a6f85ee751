import type { Language } from '@stroomwerk/contracts';
import type { Recipe } from '@stroomwerk/contracts/library';
import { type EnglishTexts, nameIn } from './texts.js';

/** An app that a workflow is built for, and the place in its recipe that it takes. */
export interface Placed {
  readonly place: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly app: Readonly<Record<Language, string>>;
  /** Whether titles tell it. */
  readonly named: boolean;
  /** Whether what is chosen is no app. */
  readonly words?: boolean;
}

/** What is known of each workflow of a recipe. */
export interface StoredVariant {
  readonly number: number;
  readonly pattern: string;
  readonly filename: string;
  readonly slug: string;
  readonly name: string;
  readonly english: Pick<EnglishTexts, 'name'> | null;
  readonly integrations: readonly string[];
  readonly places: readonly Placed[];
}

/** Whether all integrations of a workflow are among somebody's own apps, whatever the case. */
const suits = (integrations: readonly string[], own: ReadonlySet<string>): boolean =>
  integrations.every((name) => own.has(name.toLowerCase()));

/** The names of somebody's apps, to compare others with. */
const ownApps = (apps: readonly string[]): ReadonlySet<string> =>
  new Set(apps.map((name) => name.toLowerCase()));

/** Of a recipe's workflows the first that needs none but somebody's own apps; else the first. */
export function bestVariant<V extends Pick<StoredVariant, 'integrations'>>(
  variants: readonly V[],
  apps: readonly string[],
): V {
  const own = ownApps(apps);
  const found = own.size === 0 ? undefined : variants.find(({ integrations }) => suits(integrations, own));
  return found ?? (variants[0] as V);
}

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

/** The places whose apps differ between workflows that all have them. */
const differing = (first: StoredVariant, others: readonly StoredVariant[]): readonly Placed[] =>
  first.places.filter((mine) => {
    const found = others.map(({ places }) => places.find(({ place }) => place === mine.place));
    return found.every(isDefined) && found.some((other) => other?.app.nl !== mine.app.nl);
  });

/**
 * A recipe by its workflows. @param apps the account's own; empty where nobody told any
 * @returns undefined where one is all there is
 */
export function recipeOf(
  variants: readonly StoredVariant[],
  lang: Language,
  apps: readonly string[],
): Recipe | undefined {
  const [first, ...others] = variants;
  if (first === undefined || others.length === 0) return undefined;
  const own = ownApps(apps);
  const places = differing(first, others);
  const appIn = ({ places: all }: StoredVariant, { place }: Placed): string =>
    all.find((one) => one.place === place)?.app[lang] ?? '';
  const shown = variants.map((variant) => ({
    filename: variant.filename,
    slug: variant.slug,
    name: nameIn(variant, lang),
    apps: places.map((place) => appIn(variant, place)),
    ...(own.size > 0 ? { fits: suits(variant.integrations, own) } : {}),
  }));
  return {
    key: first.pattern,
    places: places.map(({ label, named, words }) => ({
      name: label[lang],
      named,
      ...(words ? { words } : {}),
    })),
    variants: [...shown.filter(({ fits }) => fits), ...shown.filter(({ fits }) => !fits)],
  };
}

import type { App } from './ports.js';

type Options<D> = { readonly [K in keyof D]: readonly D[K][] };

interface Rules<D> {
  /** How many combinations to publish at first; fewer where there are not so many. */
  readonly take: number;
  /** Places whose apps together differ in every combination: those that the title names. */
  readonly apart?: readonly (keyof D & string)[];
  /** The same app may stand in two places. */
  readonly sameApp?: boolean;
  /** Combinations that make no sense. */
  unless?(combination: D): boolean;
}

/** What a recipe may be built for: the apps of every place, and what goes together. */
export interface Choices<D> extends Rules<D> {
  readonly options: Options<D>;
}
/** One option for each place. */
export type Choice = { readonly [place: string]: unknown };

/** The apps that a recipe offers. What is published of them stands in the lock, whatever the lists say later (README). */
export const combine = <D extends Choice>(options: Options<D>, rules: Rules<D>): Choices<D> => ({
  options,
  ...rules,
});

const appOf = (option: unknown): App | undefined =>
  option !== null && typeof option === 'object' && 'app' in option ? (option.app as App) : undefined;

/**
 * The name of an option in the lock: its own `key`, or that of its app.
 * @throws Error where it has none
 */
export function keyOf(option: unknown): string {
  const own = option !== null && typeof option === 'object' && 'key' in option ? option.key : option;
  const key = typeof own === 'string' ? own : appOf(option)?.key;
  if (key === undefined || !/^[\w.-]+$/.test(key))
    throw new Error(
      `An option needs an app or a \`key\` of its own, without spaces: ${JSON.stringify(option)}`,
    );
  return key;
}

/**
 * A list without some of its options, by their keys: a place in a list is nothing to hold on to, it may grow at either end.
 * @throws Error where it has no such option
 */
export function except<T>(list: readonly T[], ...keys: readonly string[]): T[] {
  const missing = keys.find((key) => !list.some((option) => keyOf(option) === key));
  if (missing !== undefined) throw new Error(`There is no option "${missing}" to leave out`);
  return list.filter((option) => !keys.includes(keyOf(option)));
}

/**
 * Some options of a list, by their keys and in that order: the few that a recipe is written for.
 * @throws Error where it has no such option
 */
export function among<T>(list: readonly T[], ...keys: readonly string[]): T[] {
  return keys.map((key) => {
    const found = list.find((option) => keyOf(option) === key);
    if (found === undefined) throw new Error(`There is no option "${key}" to take`);
    return found;
  });
}

/** A number between 0 and 2^32 of a text, the same each time. */
function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Every option as often as its weight says, spread out (smooth weighted round robin). */
function rota<T>(options: readonly T[], length: number): T[] {
  const weight = (option: T) => appOf(option)?.weight ?? 2;
  const total = options.reduce((sum, option) => sum + weight(option), 0);
  const due = options.map(() => 0);
  const turns: T[] = [];
  while (turns.length < length && options.length > 0) {
    let first = 0;
    for (const [i, option] of options.entries()) {
      due[i] = (due[i] ?? 0) + weight(option);
      if ((due[i] ?? 0) > (due[first] ?? 0)) first = i;
    }
    due[first] = (due[first] ?? 0) - total;
    turns.push(options[first] as T);
  }
  return turns;
}

/** The keys of a combination at some places, as one text. */
export const signature = (choice: Choice, places: readonly string[]): string =>
  places.map((place) => keyOf(choice[place])).join('/');

/**
 * Combinations of apps: not the cross product but what people use, each app in turn by its weight, starting elsewhere for
 * every seed. The same input gives the same combinations in the same order, each once.
 */
export function* combinations(seed: string, choices: Choices<Choice>): Generator<Choice> {
  const { options, unless = () => false, sameApp = false } = choices;
  const places = Object.keys(options);
  const length = Math.max(...places.map((place) => options[place]?.length ?? 0)) * 24;
  const rotas = places.map((place) => rota(options[place] ?? [], length));
  const starts = places.map((place) => seedOf(`${seed}/${place}`) % length);
  const given = new Set<string>();
  for (let round = 0; round < length * 8; round++) {
    const choice: Choice = Object.fromEntries(
      places.map((place, i) => {
        const shift = Math.floor(round / length) * i;
        const turns = rotas[i] ?? [];
        return [place, turns[((starts[i] ?? 0) + round + shift) % turns.length]];
      }),
    );
    const apps = places.map((place) => appOf(choice[place])?.key).filter((key) => key !== undefined);
    if (!sameApp && new Set(apps).size < apps.length) continue;
    const key = signature(choice, places);
    if (given.has(key) || unless(choice)) continue;
    given.add(key);
    yield choice;
  }
}

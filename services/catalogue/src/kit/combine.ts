import type { App } from './ports.js';

type Options<D> = { readonly [K in keyof D]: readonly D[K][] };

interface Settings<D> {
  /** How many combinations to take; fewer where there are not so many. */
  readonly take: number;
  /** Combinations that make no sense. */
  readonly unless?: (combination: D) => boolean;
  /** Places whose apps together differ in every combination: those that the title names. */
  readonly apart?: readonly (keyof D)[];
  /** The same app may stand in two places. */
  readonly sameApp?: boolean;
  /** The same as `apart`. */
  readonly named?: readonly (keyof D & string)[];
}

/** A number between 0 and 2^32 of a text, the same each time. */
function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

const appOf = (option: unknown): App | undefined =>
  option !== null && typeof option === 'object' && 'app' in option ? (option.app as App) : undefined;

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

/**
 * Combinations of apps for a recipe: not the cross product but a few that people use, each app in turn by its weight,
 * starting at another place for every recipe. The same input gives the same combinations.
 * @param id of the recipe
 */
export function combine<D extends { [place: string]: unknown }>(
  id: string,
  options: Options<D>,
  { take, unless = () => false, named, apart = named, sameApp = false }: Settings<D>,
): D[] {
  const places = Object.keys(options) as (keyof D & string)[];
  const length = Math.max(...places.map((place) => options[place].length)) * 24;
  const rotas = places.map((place) => rota(options[place], length));
  const starts = places.map((place) => seedOf(`${id}/${place}`) % length);
  const taken = new Map<string, D>();
  const told = new Set<string>();
  for (let round = 0; taken.size < take && round < length * 8; round++) {
    const combination = Object.fromEntries(
      places.map((place, i) => {
        const shift = Math.floor(round / length) * i;
        const turns = rotas[i] ?? [];
        return [place, turns[((starts[i] ?? 0) + round + shift) % turns.length]];
      }),
    ) as D;
    const apps = places.map((place) => appOf(combination[place])?.key).filter((key) => key !== undefined);
    if (!sameApp && new Set(apps).size < apps.length) continue;
    if (unless(combination)) continue;
    const key = places.map((place) => options[place].indexOf(combination[place])).join('/');
    const name = (apart ?? places).map((place) => appOf(combination[place])?.key ?? '').join('/');
    if (taken.has(key) || (apart && told.has(name))) continue;
    told.add(name);
    taken.set(key, combination);
  }
  return [...taken.values()];
}

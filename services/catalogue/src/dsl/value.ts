import type { Language } from './language.js';
import type { Both, Value } from './types.js';

/** What only the customer knows, as an author declares it. */
export interface ValueDefinition extends Omit<Value, 'at' | 'example'> {
  /** One that `check` takes; the same in both languages where it is a text by itself. */
  readonly example: string | Both;
}

/** Around the number of a value where it stands in a parameter: characters that no author writes. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const TOKEN = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');

const defined: ValueDefinition[] = [];
const known = new Map<string, string>();

const inBoth = (text: string | Both): Both => (typeof text === 'string' ? { nl: text, en: text } : text);

/** The example in a language. */
export const exampleIn = ({ example }: Pick<ValueDefinition, 'example'>, language: Language): string =>
  inBoth(example)[language];

/** What a workflow declares of it. */
export const declared = ({ example, ...rest }: ValueDefinition, at: Value['at']): Value => ({
  ...rest,
  example: inBoth(example),
  at,
});

/**
 * Something that only the customer knows: a sheet, a channel, an address, a limit. It stands in the parameter itself, alone
 * or inside a text or script; the compiler puts it into the step "Instellingen" and has the parameter read it there, or
 * leaves it in the step where it cannot be read (a trigger), and declares where it is filled in.
 * @throws Error where the example is not what `check` asks
 */
export function value(definition: ValueDefinition): string {
  const text = JSON.stringify(definition);
  const before = known.get(text);
  if (before !== undefined) return before;
  for (const example of Object.values(inBoth(definition.example)))
    if (!new RegExp(definition.check ?? '').test(example))
      throw new Error(`Value ${definition.key}: its example "${example}" does not match ${definition.check}`);
  const token = `${OPEN}${defined.push(definition) - 1}${CLOSE}`;
  known.set(text, token);
  return token;
}

const definitionOf = (number: string): ValueDefinition => {
  const found = defined[Number(number)];
  if (found === undefined) throw new Error(`There is no value ${number}`);
  return found;
};

/** Whether a text holds a value. */
export const holdsValue = (text: string): boolean => text.includes(OPEN);

/** The values in a text, in the order in which they stand there. */
export const valuesOf = (text: string): ValueDefinition[] =>
  [...text.matchAll(TOKEN)].map(([, number = '']) => definitionOf(number));

/** A text with something in the place of each value. */
export const withValues = (text: string, put: (value: ValueDefinition) => string): string =>
  text.replace(TOKEN, (_, number: string) => put(definitionOf(number)));

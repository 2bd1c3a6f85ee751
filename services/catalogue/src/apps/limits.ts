import { value } from '../dsl/value.js';
import { slugOf } from '../kit/text.js';
import type { Words } from './values.js';

/** Above nought: an empty field reads as nought, which would be no limit at all. */
const ABOVE_NOUGHT = '^(?!0*([.]0*)?$)\\d+([.]\\d+)?$';
const WHOLE = '^[1-9]\\d*$';

const chosen = (label: Words, help: Words, example: number, check: string): string => {
  const own = value({
    key: slugOf(label[1]),
    kind: 'number',
    label: { nl: label[0], en: label[1] },
    help: { nl: help[0], en: help[1] },
    example: String(example),
    check,
  });
  return `(Number('${own}') || ${example})`;
};

/**
 * A limit that is the customer's to choose: from what amount, how many percent, after how many hours. It is an expression by
 * itself, for a script, the braces of a text or a condition (`={{ ${LIMIT} }}`); where the settings hold no number above
 * nought it stands for the one that we give, so that an empty field never makes everybody get a reminder.
 * @param label unique in a workflow @param example what it is until the customer chooses
 */
export const ownLimit = (label: Words, help: Words, example: number): string =>
  chosen(label, help, example, ABOVE_NOUGHT);

/** The same in whole numbers: days that a step meets exactly, how many of something. */
export const wholeLimit = (label: Words, help: Words, example: number): string =>
  chosen(label, help, example, WHOLE);

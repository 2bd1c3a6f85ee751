import { type AmountFault, type Bounds, readAmount } from './amount.js';
import { type CalculatorInput, calculatorDefaults } from './projection.js';

/** What each field takes. Growth in percent, the others in euros. */
export const bounds = {
  mrr: { min: 0, max: 10_000_000 },
  desiredIncome: { min: 0, max: 1_000_000 },
  growth: { min: -50, max: 100 },
} as const satisfies Record<keyof CalculatorInput, Bounds>;

export type CalculatorField = keyof CalculatorInput;
export type CalculatorForm = Record<CalculatorField, string>;
export type FormFaults = Partial<Record<CalculatorField, AmountFault>>;

export const fields = ['mrr', 'desiredIncome', 'growth'] as const satisfies readonly CalculatorField[];

/** The name of each field in the address. */
export const names = { mrr: 'mrr', desiredIncome: 'income', growth: 'growth' } as const satisfies Record<
  CalculatorField,
  string
>;

/** As long as the fields themselves take; the edge, too, draws nothing by a longer one. */
export const longestText = 40;

/** The fields of an address; the defaults for those it lacks, leaves empty or overfills. */
export function readForm(query: URLSearchParams): CalculatorForm {
  const text = (field: CalculatorField): string => {
    const given = query.get(names[field]) ?? '';
    return given === '' || given.length > longestText ? String(calculatorDefaults[field]) : given;
  };
  return { mrr: text('mrr'), desiredIncome: text('desiredIncome'), growth: text('growth') };
}

/**
 * The query of an outcome: what differs from the defaults, as plain numbers. What else stands in `around` (the language)
 * stays.
 */
export function addressOf(input: CalculatorInput, around: URLSearchParams = new URLSearchParams()): string {
  const query = new URLSearchParams(around);
  for (const field of fields) {
    query.delete(names[field]);
    if (input[field] !== calculatorDefaults[field]) query.set(names[field], String(input[field]));
  }
  return query.toString();
}

/**
 * The numbers that were typed. A field that is none, or out of bounds, is named with its fault and keeps its value of
 * `before`, so that an outcome stands while somebody types.
 */
export function readInput(
  form: CalculatorForm,
  before: CalculatorInput = calculatorDefaults,
): { input: CalculatorInput; faults: FormFaults } {
  const input: Record<CalculatorField, number> = { ...before };
  const faults: FormFaults = {};
  for (const field of fields) {
    const amount = readAmount(form[field], bounds[field]);
    if ('value' in amount) input[field] = amount.value;
    else faults[field] = amount.fault;
  }
  return { input, faults };
}

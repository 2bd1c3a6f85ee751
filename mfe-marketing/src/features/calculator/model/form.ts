import { type CalculatorInput, calculatorDefaults, readAmount } from './projection.js';

/** What each field takes. Growth in percent, the others in euros. */
export const bounds = {
  mrr: { min: 0, max: 10_000_000 },
  desiredIncome: { min: 0, max: 1_000_000 },
  growth: { min: -50, max: 100 },
} as const satisfies Record<keyof CalculatorInput, { min: number; max: number }>;

export type CalculatorField = keyof CalculatorInput;
export type CalculatorForm = Record<CalculatorField, string>;

/** The fields of an address, the defaults for those it lacks. */
export const readForm = (query: URLSearchParams): CalculatorForm => ({
  mrr: query.get('mrr') ?? String(calculatorDefaults.mrr),
  desiredIncome: query.get('income') ?? String(calculatorDefaults.desiredIncome),
  growth: query.get('growth') ?? String(calculatorDefaults.growth),
});

export const writeForm = (form: CalculatorForm): Record<string, string> => ({
  mrr: form.mrr,
  income: form.desiredIncome,
  growth: form.growth,
});

/**
 * The numbers that were typed. A field that is none, or out of bounds, is named and keeps its value of `before`.
 */
export function readInput(
  form: CalculatorForm,
  before: CalculatorInput = calculatorDefaults,
): { input: CalculatorInput; wrong: CalculatorField[] } {
  const read = (field: CalculatorField) => readAmount(form[field], bounds[field]);
  const fields: CalculatorField[] = ['mrr', 'desiredIncome', 'growth'];
  return {
    input: {
      mrr: read('mrr') ?? before.mrr,
      desiredIncome: read('desiredIncome') ?? before.desiredIncome,
      growth: read('growth') ?? before.growth,
    },
    wrong: fields.filter((field) => read(field) === null),
  };
}

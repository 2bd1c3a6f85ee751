import type { Rule } from './rule.js';

/** Writes rows, by whatever operation. */
const WRITES = /^(append|appendOrUpdate|update)$/;

/** Google Sheets reads what it gets as if it were typed: 00123 becomes 123, 12-1 a day, and "=…" a formula. */
export const cells: Rule = {
  id: 'cells',
  *find({ steps }) {
    for (const { name, type, parameters } of steps) {
      if (type !== 'n8n-nodes-base.googleSheets' || !WRITES.test(String(parameters.operation))) continue;
      const { cellFormat } = (parameters.options ?? {}) as { cellFormat?: string };
      if (cellFormat !== 'RAW')
        yield {
          step: name,
          says: 'a number with zeros before it, a telephone number or a code such as 12-1 does not stay what it is: choose "Let n8n format" under the option "Cell Format" (AS_WRITTEN in a recipe)',
        };
    }
  },
};

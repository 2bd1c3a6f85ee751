import { checkValues } from '../dsl/values.js';
import type { Rule } from './rule.js';

/** What only the customer knows is a declared value, and each of these lands in a parameter. */
export const settings: Rule = {
  id: 'settings',
  *find({ entry }) {
    const { open, wrong } = checkValues(entry);
    for (const { step, path, text } of open)
      yield {
        step,
        says: `no value declares ${path}: ${text.slice(0, 60)}; write it as value({ … }) (src/apps/values.ts)`,
      };
    for (const says of wrong) yield { says };
  },
};

import { tablesOf } from '../tables/tables.js';
import type { Rule } from './rule.js';

/** A text in which names stand between spaces, however an app spells them. */
const plain = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;

/** What an app says of any workflow, where a customer would have to look in its steps. */
const UNNAMED =
  /die de stap(?:pen)? noem|zoals de stappen ze noemen|de stap ervoor maakt|over wat de stappen noemen/;

/**
 * The set-up names every column that steps write or look up, once, and leaves nobody to look for names in the steps; an
 * account is asked once.
 */
export const setUp: Rule = {
  id: 'set-up',
  *find({ entry, steps }) {
    const { accounts, setup_steps } = entry.meta;
    for (const step of setup_steps)
      if (UNNAMED.test(step)) yield { says: `the set-up does not name what it asks: "${step}"` };
    const asked = accounts.map(({ app, credential_type }) => `${app} ${credential_type}`);
    for (const account of asked.filter((one, at) => asked.indexOf(one) !== at))
      yield { says: `the account ${account} is asked twice` };
    // Between quotes stand the names of steps.
    const lines = setup_steps.map((step) => plain(step.replace(/"[^"]*"/g, ' ')));
    for (const { type, name, columns } of tablesOf(steps)) {
      // Notion's title goes by any name.
      const named = (type.endsWith('.notion') ? columns.slice(1) : columns)
        .filter((one) => one.name !== 'id')
        .map((one) => plain(one.name));
      const missing = named.filter((column) => !lines.some((line) => line.includes(column)));
      if (missing.length > 0)
        yield { says: `the set-up does not name the columns${missing.join(',')}of the table ${name}` };
      const telling = lines.filter((line) => named.every((column) => line.includes(column)));
      const whole = telling.filter((line) => line.includes(plain(name)));
      if (named.length > 1 && whole.length > 1) yield { says: `the set-up tells the table ${name} twice` };
    }
  },
};

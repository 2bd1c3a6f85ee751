import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formRulesText } from '../form-rules/index.js';
import * as rules from './index.js';

it('is what the schemas say: `npm run openapi` writes it anew', () => {
  expect(readFileSync(resolve(__dirname, 'index.ts'), 'utf8')).toBe(formRulesText());
});

it('takes lengths, numbers, kinds and what is required from the schemas', () => {
  expect(rules.registerRules).toEqual({
    full_name: { required: true, most: 120 },
    email: { required: true, most: 254, kind: 'email' },
    password: { required: true, least: 6, most: 200, exact: true },
  });
  expect(rules.withdrawalRules.ordered_on).toEqual({ kind: 'date' });
  expect(rules.reportRules.n8n_version).toEqual({ most: 40 });
  expect(rules.teamTokenRules.expires_in_days).toEqual({ kind: 'whole', from: 1, to: 3650 });
  expect(rules.movePointerRules.percent).toEqual({ kind: 'whole', from: 1, to: 50 });
});

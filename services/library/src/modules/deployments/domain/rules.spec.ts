import { chain, node } from '../../../../test/flows.js';
import { isWorthAnother, secondsUntil } from './again.js';
import { byHand } from './by-hand.js';
import { automationLimit, refusal, type Standing } from './limit.js';
import { problemDetail } from './problem.js';
import { startsItself } from './starts.js';

const fine: Standing = {
  ...{ granted: true, connected: true, used: 0, most: 5, failing: false, lacking: false, agreed: true },
};

it.each([
  [{}, null],
  [{ agreed: false }, 'agreement_required'],
  [{ agreed: false, lacking: true }, 'missing_scope'],
  [{ lacking: true, failing: true }, 'connection_failing'],
  [{ failing: true, used: 5 }, 'automation_limit'],
  [{ used: 7 }, 'automation_limit'],
  [{ used: 9, connected: false }, 'no_connection'],
  [{ granted: false, connected: false, most: 0 }, 'no_plan'],
] as const)('%j is refused as %s', (rest, wanted) => {
  expect(refusal({ ...fine, ...rest })).toBe(wanted);
});

it.each([
  [null, 5, 'launch_special'],
  ['launch_special', 20, 'professional'],
  ['enterprise_monthly', 2000, null],
] as const)('%s watches %s automations, and %s more', (price_tier, most, nextPlan) => {
  expect(automationLimit({ granted: true, price_tier })).toEqual({ most, nextPlan });
});

it('gives nothing without a plan', () => {
  expect(automationLimit({ granted: false, price_tier: 'launch_special' })).toEqual({
    ...{ most: 0, nextPlan: 'starter' },
  });
});

it.each([
  ['scheduleTrigger', true],
  ['webhook', true],
  ['emailReadImap', true],
  ['gmailTrigger', true],
  ['manualTrigger', false],
  ['executeWorkflowTrigger', false],
  ['errorTrigger', false],
])('%s starts by itself: %s', (type, wanted) => {
  expect(startsItself(chain(node('Start', type), node('Doe', 'set')))).toBe(wanted);
});

it.each([
  ['busy', 0, true],
  ['broken', 299_000, true],
  ['broken', 300_000, false],
  ['wrong_key', 0, false],
  ['certificate_expired', 0, false],
] as const)('%s after %s ms is tried again: %s', (problem, ms, wanted) => {
  expect(isWorthAnother(problem, ms)).toBe(wanted);
});

it.each([
  [1, undefined, 1],
  [4, undefined, 8],
  [40, undefined, 30],
  [1, 20, 20],
  [1, 3_600, 300],
] as const)('try %s, asked to wait %s: %s seconds', (attempt, retryAfter, seconds) => {
  expect(secondsUntil(attempt, retryAfter)).toBe(seconds);
});

it('says what happened in either language, also of a code that came later', () => {
  expect(problemDetail('webhook_taken', 'en', '1.0')).toContain('another workflow');
  expect(problemDetail('wrong_key', 'nl', '1.0')).not.toContain('{');
  expect(problemDetail('something-new', 'nl', '1.0')).toBe(problemDetail('unexpected', 'nl', '1.0'));
});

it('names the steps of an import that plainly need something', () => {
  const flow = chain(
    node('Klaar', 'set', { parameters: { value: 'x' } }),
    node('Roep', 'httpRequest', { parameters: { url: '' } }),
    node('Sheet', 'googleSheets', { parameters: { documentId: { __rl: true, mode: 'list', value: '' } } }),
    node('Sleutel', 'set', { parameters: { a: [{ b: 'Bearer YOUR_API_KEY' }] } }),
    node('CRM', 'n8n-nodes-somebody.crm'),
    node('Uit', 'httpRequest', { parameters: { url: '' }, disabled: true }),
  );
  expect(byHand(flow, 'nl')).toEqual([
    { step: 'Roep', what: 'Vul URL in' },
    { step: 'Sheet', what: 'Vul documentId in' },
    { step: 'Sleutel', what: 'Vervang YOUR_API_KEY' },
    { step: 'CRM', what: 'Installeer eerst de community-node n8n-nodes-somebody.crm' },
  ]);
});

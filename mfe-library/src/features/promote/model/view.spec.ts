import type { PromotionValue } from '@stroomwerk/contracts/library';
import {
  initialOf,
  isBeside,
  isUnderWay,
  problemsOf,
  rulesOf,
  sentOf,
  stillAsTried,
  trialOf,
} from './view.js';

const value = (change: Partial<PromotionValue> = {}): PromotionValue => ({
  ...{ key: 'who', label: 'Wie', kind: 'text', steps: ['Meld'], trial: 'test', value: 'test', differs: null },
  ...change,
});
const words = {
  ...{ number: 'getal', address: 'adres', choice: 'kies', own: 'van productie' },
  pattern: (example: string) => example,
};

it('sends what the trial has untouched, and what was filled in as its kind', () => {
  const values = [value({ kind: 'list', trial: 'a, b', value: 'a, b' }), value({ key: 'n', kind: 'number' })];
  expect(sentOf(values, { ...initialOf(values), n: '2,5' })).toEqual({ who: 'a, b', n: '2.5' });
});

it('refuses what is of another kind, unless the trial ran with it', () => {
  const address = value({ kind: 'address', trial: 'geen adres', value: 'geen adres', differs: 'address' });
  expect(problemsOf([address], { who: 'geen adres' }, words)).toEqual({});
  expect(problemsOf([address], { who: 'iets anders' }, words)).toEqual({ who: 'adres' });
});

it('wants what production knows by another name, and takes an empty value where the trial has one', () => {
  const own = value({ trial: 'abc', value: '', differs: 'workflow' });
  expect(problemsOf([own], { who: 'abc' }, words)).toEqual({ who: 'van productie' });
  expect(rulesOf([own, value({ key: 'leeg', trial: '' })])).toMatchObject({
    ...{ who: { required: true }, leeg: { required: false } },
  });
});

it('counts what likely differs and is as it was tried', () => {
  const values = [value({ differs: 'channel' }), value({ key: 'b', differs: 'mail' }), value({ key: 'c' })];
  expect(stillAsTried(values, { who: 'test', b: 'zaak@klant.nl', c: 'test' })).toBe(1);
});

it.each([
  [{ ended: 0, succeeded: 0, last: null }, 'untried'],
  [{ ended: 2, succeeded: 1, last: { status: 'error', started_at: 'x' } }, 'failing'],
  [{ ended: 2, succeeded: 1, last: { status: 'success', started_at: 'x' } }, 'tried'],
] as const)('%j: %s', (runs, expected) => {
  expect(trialOf(runs)).toBe(expected);
});

it('knows what is on its way, and what stands beside a form', () => {
  expect((['working', 'undoing', 'done'] as const).map((state) => isUnderWay({ state }))).toEqual([
    true,
    true,
    false,
  ]);
  expect([isBeside('conflicts'), isBeside('trial_gone')]).toEqual([true, false]);
});

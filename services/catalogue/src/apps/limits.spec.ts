import { inScript } from '../dsl/script.js';
import { valuesOf } from '../dsl/value.js';
import { ownLimit, wholeLimit } from './limits.js';

const DAYS = ownLimit(['Dagen te laat', 'Days late'], ['Vanaf wanneer.', 'From when.'], 14);

/** What the script of a step makes of what a customer filled in. */
const read = (chosen: unknown): unknown =>
  new Function('chosen', `return ${inScript(DAYS, () => 'chosen')};`)(chosen);

it('is the number of the customer', () => {
  expect([read(30), read('2.5')]).toEqual([30, 2.5]);
});

it('stands for ours where the field holds no number above nought', () => {
  expect(['', 0, null, undefined, 'veertien'].map(read)).toEqual([14, 14, 14, 14, 14]);
});

it('is refused where it is no number above nought', () => {
  const check = (limit: string): RegExp => new RegExp(valuesOf(limit)[0]?.check ?? '');
  const whole = wholeLimit(['Dagen', 'Days'], ['Precies.', 'Exactly.'], 3);
  const told = ['14', '2.5', '0.7', '0', '0.0', '', '-3', 'drie'];
  expect(told.filter((one) => check(DAYS).test(one))).toEqual(['14', '2.5', '0.7']);
  expect(told.filter((one) => check(whole).test(one))).toEqual(['14']);
});

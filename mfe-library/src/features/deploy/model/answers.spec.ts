import type { DeployValue } from '@stroomwerk/contracts/library';
import { answersOf, emptyValues, problemsOfAnswers, rulesOf, shownValue } from './answers.js';

const value = (key: string, more: Partial<DeployValue> = {}): DeployValue => ({
  key,
  kind: 'text',
  label: key,
  help: '',
  example: 'voorbeeld',
  at: [],
  value: '',
  from: 'nothing',
  earlier: null,
  used_in: [],
  ...more,
});
const words = {
  number: 'getal',
  address: 'adres',
  choice: 'keuze',
  pattern: (one: string) => `zoals ${one}`,
};
const problem = (one: DeployValue, text: string) =>
  problemsOfAnswers([one], { [one.key]: text }, words)[one.key];

it('wants every value, and a mail address where it asks for one', () => {
  expect(rulesOf([value('label'), value('wie', { kind: 'mail' })])).toEqual({
    label: { required: true, most: 4_000 },
    wie: { required: true, most: 4_000, kind: 'email' },
  });
});

it.each([
  ['number', '250', undefined],
  ['number', '-2,5', undefined],
  ['number', 'veel', 'getal'],
  ['number', '1.000,50', 'getal'],
  ['address', 'https://n8n.example/form', undefined],
  ['address', 'n8n.example', 'adres'],
] as const)('takes or refuses as %s: %s', (kind, text, wrong) => {
  expect(problem(value('x', { kind }), text)).toBe(wrong);
});

it('holds an answer against its choices and against its pattern, and an empty one against neither', () => {
  const chosen = value('munt', { kind: 'choice', choices: ['EUR', 'USD'] });
  expect([problem(chosen, 'EUR'), problem(chosen, 'GBP'), problem(chosen, '')]).toEqual([
    undefined,
    'keuze',
    undefined,
  ]);
  const channel = value('kanaal', { check: '^#', example: '#bestellingen' });
  expect([problem(channel, '#a'), problem(channel, 'a')]).toEqual([undefined, 'zoals #bestellingen']);
});

it('leaves a pattern that the browser cannot read to the server', () => {
  expect(problem(value('x', { check: '(' }), 'a')).toBeUndefined();
});

it('shows a list one a line and sends it with commas between, however it was typed', () => {
  const days = value('dagen', { kind: 'list', value: '2026-12-25, 2027-01-01' });
  expect(shownValue(days)).toBe('2026-12-25\n2027-01-01');
  expect(answersOf([days], { dagen: ' a ,b\n\n c' })).toEqual({ dagen: 'a, b, c' });
  const numbers = value('n', { kind: 'list', check: '^-?\\d+([,; ]+-?\\d+)*$' });
  expect([problem(numbers, '1\n2'), problem(numbers, '1\nx')]).toEqual([undefined, 'zoals voorbeeld']);
});

it('sends a number with a point', () => {
  expect(answersOf([value('n', { kind: 'number' })], { n: '2,5' })).toEqual({ n: '2.5' });
});

it('counts spaces as nothing', () => {
  expect(emptyValues([value('a'), value('b'), value('c')], { a: 'x', b: '  ' })).toBe(2);
});

// Real: the rules' functions, with the browser's own kind of form data.
import { formTexts } from '../texts/form.js';
import { attributesOf, type FormRules, problemsOf, valuesOf, wholeOf } from './rules.js';

const rules = {
  name: { required: true, most: 12 },
  email: { required: true, most: 254, kind: 'email' },
  password: { required: true, least: 6, most: 200, exact: true },
  day: { kind: 'date' },
  days: { kind: 'whole', from: 1, to: 3650 },
} as const satisfies FormRules;
const good = { name: 'Sanne', email: 's@w.example', password: 'geheim', day: '', days: '365' };
const wrong = (changed: Partial<typeof good>, wording = {}) =>
  problemsOf(rules, { ...good, ...changed }, formTexts.nl, wording);

it('reads the fields that it knows, without the spaces around them but for a password', () => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...good, name: ' Sanne ', password: ' geheim ', other: 'x' }))
    data.set(name, value);
  expect(valuesOf(rules, data)).toEqual({ ...good, password: ' geheim ' });
});

it('lets through what keeps every rule', () => expect(wrong({})).toEqual({}));

it('says what is missing, too short, too long, or not what it should be', () => {
  expect(wrong({ name: '', email: 'geen adres', password: '12345', day: 'morgen', days: '4000' })).toEqual({
    name: 'Vul dit in',
    email: 'Vul een geldig e-mailadres in',
    password: 'Gebruik minstens 6 tekens',
    day: 'Vul een datum in',
    days: 'Vul een heel getal in van 1 tot en met 3650',
  });
  expect(wrong({ name: 'x'.repeat(13), days: '1,5' })).toEqual({
    name: 'Gebruik hoogstens 12 tekens',
    days: 'Vul een heel getal in van 1 tot en met 3650',
  });
});

it('says it in the words of the form where a field is empty or too short', () => {
  const wording = { name: 'Naam is verplicht', password: 'Kies er een' };
  expect(wrong({ name: '', password: '1' }, wording)).toEqual(wording);
  expect(wrong({ name: 'x'.repeat(13) }, wording)).toEqual({ name: 'Gebruik hoogstens 12 tekens' });
});

it('reads whole numbers with and without points', () => {
  expect([wholeOf('1.000'), wholeOf(' 7 '), wholeOf('1.5'), wholeOf('-1'), wholeOf('')]).toEqual([
    ...[1000, 7],
    ...[null, null, null],
  ]);
});

it('gives the browser the same limits', () => {
  expect(attributesOf(rules.email)).toMatchObject({ required: true, maxLength: 254, type: 'email' });
  expect(attributesOf(rules.password)).toMatchObject({ minLength: 6, maxLength: 200 });
  expect(attributesOf(rules.days)).toMatchObject({ maxLength: 5, inputMode: 'numeric' });
});

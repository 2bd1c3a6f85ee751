import { contactRules, mailTo, problemsOf, valuesOf, withdrawalRules } from './fields.js';

const form = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

it('reads the fields that it knows, without the spaces around them', () => {
  const values = valuesOf(
    withdrawalRules,
    form({ name: ' S ', email: 's@w.example', order: 'Launch', other: 'x' }),
  );
  expect(values).toEqual({ name: 'S', email: 's@w.example', order: 'Launch', ordered_on: '' });
  expect(problemsOf(withdrawalRules, values)).toEqual({});
});

it('names what is missing, too long, or no address', () => {
  const values = { name: ' '.trim(), email: 'geen adres', topic: 'other', message: 'x'.repeat(5_001) };
  expect(problemsOf(contactRules, values)).toEqual({
    name: 'required',
    email: 'badEmail',
    message: 'tooLong',
  });
});

it('keeps line ends in a mail', () => {
  expect(mailTo('a@b.example', 'Een & twee', 'x\ny')).toBe(
    'mailto:a@b.example?subject=Een%20%26%20twee&body=x%0Ay',
  );
});

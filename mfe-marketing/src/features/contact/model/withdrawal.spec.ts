import { mailTo, problems } from './withdrawal.js';

const form = { name: 'S', email: 's@w.example', order: 'Launch Special', date: '2026-11-20' };

it('wants every field, and an address that can be one', () => {
  expect(problems(form)).toEqual({});
  expect(problems({ ...form, name: ' ', email: 'geen' })).toEqual({ name: 'required', email: 'badEmail' });
});

it('keeps line ends in the mail', () => {
  expect(mailTo('a@b.example', 'Een & twee', 'x\ny')).toBe(
    'mailto:a@b.example?subject=Een%20%26%20twee&body=x%0Ay',
  );
});

import { mailboxOf } from './mailbox.js';

it.each([
  ['Jan+1@Example.nl', 'jan@example.nl'],
  [' jan+a+b@example.nl ', 'jan@example.nl'],
  ['j.an@example.nl', 'j.an@example.nl'],
  ['j.an@gmail.com', 'jan@gmail.com'],
  ['J.A.n+x@googlemail.com', 'jan@gmail.com'],
  ['+jan@example.nl', '+jan@example.nl'],
])('%j is in the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

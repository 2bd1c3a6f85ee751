import { blameOf, outcomeOf, type SmtpFailure } from './smtp-outcome.js';

const failure = (response: string, command: string): SmtpFailure => ({
  ...{ message: 'no', response, command, responseCode: Number(response.slice(0, 3)) },
});

it.each([
  ['550 5.1.1 no such user', 'RCPT TO', 'refused', 'address'],
  ['550-5.1.10 no mail here', 'RCPT TO', 'refused', 'address'],
  ['556 no mail', 'RCPT TO', 'refused', 'address'],
  ['552 5.2.2 full', 'RCPT TO', 'refused', 'mailbox'],
  ['550 no', 'RCPT TO', 'refused', 'mailbox'],
  ['550 5.7.1 your network is listed', 'RCPT TO', 'refused', 'other'],
  ['554 5.7.1 looks like spam', 'DATA', 'refused', 'other'],
  ['550 5.1.8 sender unknown', 'RCPT TO', 'refused', 'other'],
])('takes %s to %s for %s, and blames the %s', (response, command, is, blames) => {
  expect(outcomeOf(failure(response, command), command === 'DATA')).toMatchObject({ is, blames });
});

it.each([
  ['451 4.7.1 come back later', 'RCPT TO', false],
  ['535 5.7.8 wrong password', 'AUTH PLAIN', false],
  ['554 no service', 'CONN', false],
  ['550 5.7.1 sender not allowed', 'MAIL FROM', false],
  ['421 4.3.2 going down', 'CONN', true],
  ['451 4.3.0 no room', 'DATA', true],
])('tries again after %s to %s', (response, command, spoken) => {
  expect(outcomeOf(failure(response, command), spoken).is).toBe('later');
});

it('does not know where the line broke after the words were spoken, and knows before', () => {
  const broken = { message: 'Connection closed\r\nunexpectedly', command: 'CONN' };
  expect(outcomeOf(broken, true)).toEqual({ is: 'unsure', answer: 'Connection closed unexpectedly' });
  expect(outcomeOf(broken, false).is).toBe('later');
});

it.each([
  ['5.1.1', 'address'],
  ['5.2.1', 'address'],
  ['5.2.2', 'mailbox'],
  ['4.4.7', 'mailbox'],
  ['5.7.1', 'other'],
  ['5.1.8', 'other'],
])('blames by %s the %s', (status, blame) => {
  expect(blameOf(status)).toBe(blame);
});

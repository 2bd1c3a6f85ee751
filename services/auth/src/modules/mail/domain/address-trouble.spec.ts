import type { MailTrouble } from '@stroomwerk/contracts/auth';
import { stops } from './address-trouble.js';
import type { MailKind } from './mail-kinds.js';

it.each<[MailTrouble[], MailKind, boolean]>([
  [[], 'new_device', false],
  [['unreachable'], 'new_device', true],
  [['unreachable'], 'reset_password', false],
  [['unreachable'], 'mailbox_check', false],
  [['unreachable'], 'contact_receipt', true],
  [['unreachable'], 'contact_copy', false],
  [['complained'], 'new_device', false],
  [['complained'], 'payment_failed', false],
  [['often_failing'], 'payment_failed', false],
  [['complained', 'unreachable'], 'payment_failed', true],
])('%j keeps %s away: %s', (troubles, kind, stopped) => {
  expect(stops(troubles, kind)).toBe(stopped);
});

import type { Language } from '@stroomwerk/contracts';
import type { MailKind } from './mail-kinds.js';
import type { MessageJson, WaitingMail } from './waiting-mail.js';

const nobody = '018f0000-0000-4000-8000-000000000000';

const message =
  (reference: string, content: MessageJson['content']) =>
  (language: Language): Partial<WaitingMail> => ({
    user_id: null,
    message: {
      ...{ reference, content, language, name: 'Sanne Bakker', email: 'sanne@example.test' },
      created_at: '2026-11-21T10:00:00.000Z',
    },
  });
const withLink = (): Partial<WaitingMail> => ({ link_id: nobody });
const plain = (): Partial<WaitingMail> => ({});
const question = message('VRG-7KQ2-9XWM', { topic: 'billing', message: 'Waar vind ik mijn factuur?\nDank!' });
const withdrawal = message('HER-7KQ2-9XWM', { order: 'Launch Special', ordered_on: '2026-11-14' });

/** What each kind is made of in the preview; a kind without an example does not compile. */
const examples: Readonly<Record<MailKind, (language: Language) => Partial<WaitingMail>>> = {
  confirm_email: withLink,
  mailbox_check: withLink,
  reset_password: withLink,
  address_taken: plain,
  password_changed: plain,
  new_device: () => ({ device: 'Firefox, Windows' }),
  withdrawal_receipt: withdrawal,
  withdrawal_copy: withdrawal,
  contact_receipt: question,
  contact_copy: question,
  bonus_workflows: (language) => ({
    content: { language, workflows: [{ filename: 'facturen.json', name: 'Facturen & herinneringen' }] },
  }),
  payment_failed: () => ({ content: { open_until: '2026-11-28T10:00:00.000Z' } }),
  plan_canceled: () => ({ content: { ends_at: '2026-12-28T10:00:00.000Z' } }),
  plan_resumed: () => ({ content: { renews_at: '2026-12-28T10:00:00.000Z' } }),
  money_back: () => ({ content: { refunded_cents: 5_929, credit_notes: ['2026-0421'] } }),
  invoice_issued: () => ({ content: { number: '2026-0420', total_cents: 5_929 } }),
  credit_note_issued: () => ({
    content: { number: '2026-0421', corrects: '2026-0420', total_cents: 5_929 },
  }),
  renewal_ahead: () => ({
    content: { renews_at: '2026-12-28T10:00:00.000Z', amount_cents: 119_790 },
  }),
  paid_twice: () => ({ content: { refunded_cents: 3_509 } }),
  commission_earned: () => ({ content: { amount_cents: 2_500, held_until: '2026-12-28T10:00:00.000Z' } }),
  commission_paid: () => ({ content: { amount_cents: 7_500 } }),
  payout_account_entered: () => ({
    content: { change_id: nobody, until: '2026-12-01T10:00:00.000Z' },
  }),
  automations_failing: () => ({ content: { failing: 2, silent: 1, well: 0, automation_id: null } }),
  alert_test: () => ({ content: {} }),
  monthly_report: () => ({
    content: {
      ...{ month: '2026-10', minutes_saved: 750, saved_cents: 62_500, cost_cents: 4_900 },
      ...{ runs: 412, failed: 6 },
    },
  }),
};

/** Every kind, in the order in which the preview lists them. */
export const mailKinds = Object.keys(examples) as MailKind[];

/** A mail of a kind as it would wait for its sending, to a person that nobody is. */
export const exampleMail = (kind: MailKind, language: Language, now: Date): WaitingMail => ({
  ...{
    id: nobody,
    kind,
    smtp_id: null,
    link_id: null,
    link_until: null,
    link_used_at: null,
    user_id: nobody,
  },
  ...{ content: null, device: null, created_at: now, troubles: [], choices: {}, message: null },
  ...{ email: 'sanne@example.test', full_name: 'Sanne Bakker', language },
  ...examples[kind](language),
});

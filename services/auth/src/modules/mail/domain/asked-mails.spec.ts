import type { Language } from '@stroomwerk/contracts';
import type { MailDataOf } from '@stroomwerk/contracts/mails';
import { askedMail } from './asked-mails.js';

const moneyBack = (data: MailDataOf<'money_back'>, language: Language = 'nl') =>
  askedMail('money_back', data, {
    ...{ language, brand: 'Stroomwerk', supportEmail: 'help@stroomwerk.example', name: 'Sanne' },
    publicUrl: 'https://stroomwerk.example',
  });

it.each([
  ['nl', '€ 25,09', 'teruggestort', '€ 10,00 betaalde je met tegoed', '€ 35,09 van Stroomwerk komt terug'],
  ['en', '€25.09', 'refunded', '€10.00 you paid with credit', '€35.09 from Stroomwerk comes back'],
] as const)(
  'says what of money back is money and what is credit: %s',
  (language, money, sent, credit, subject) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    const both = moneyBack({ refunded_cents: 2_509, credit_cents: 1_000 }, language);
    expect(plain(both.subject)).toBe(subject);
    for (const said of [money, sent, credit]) expect(plain(both.text)).toContain(said);
    expect(moneyBack({ refunded_cents: 0, credit_cents: 1_000 }, language).text).not.toContain(sent);
    expect(plain(moneyBack({ refunded_cents: 2_509 }, language).text)).not.toContain(credit);
  },
);

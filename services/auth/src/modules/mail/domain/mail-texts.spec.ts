import type { Language } from '@stroomwerk/contracts';
import { type AccountMailKind, accountMail } from './mail-texts.js';

const write = (kind: AccountMailKind, language: Language, change: object = {}) =>
  accountMail(kind, {
    ...{ language, brand: 'Stroomwerk', supportEmail: 'help@stroomwerk.example' },
    ...{ publicUrl: 'https://stroomwerk.example', name: 'Sanne', token: 't0k3n', device: 'Firefox, Windows' },
    ...{ at: new Date('2026-03-02T23:05:00Z'), ...change },
  });
/** Words that stand in any mail of a language and in none of the other. */
const dutch = /\b(je|het|een|niet|dan|deze|wachtwoord|hallo|groet|inloggen|uur)\b/i;
const english = /\b(you|your|the|to|this|password|hello|regards|sign|at)\b/i;

const subjects: [AccountMailKind, string, string, string][] = [
  [
    'confirm_email',
    'Bevestig je e-mailadres voor Stroomwerk',
    'Confirm your e-mail address for Stroomwerk',
    '/account/confirm?token=t0k3n',
  ],
  [
    'mailbox_check',
    'Komt onze mail weer aan? Laat het Stroomwerk weten',
    'Does our mail arrive again? Let Stroomwerk know',
    '/account/confirm?token=t0k3n',
  ],
  [
    'reset_password',
    'Kies een nieuw wachtwoord voor Stroomwerk',
    'Choose a new password for Stroomwerk',
    '/login/reset?token=t0k3n',
  ],
  [
    'address_taken',
    'Je hebt al een account bij Stroomwerk',
    'You already have an account at Stroomwerk',
    '/login',
  ],
  ['password_changed', 'Je wachtwoord is gewijzigd', 'Your password has been changed', '/login'],
  ['new_device', 'Nieuwe aanmelding bij Stroomwerk', 'New sign-in at Stroomwerk', '/account'],
];

it.each(subjects)('writes %s in either language, and in one at a time', (kind, inDutch, inEnglish, path) => {
  for (const [language, subject, own, other] of [
    ['nl', inDutch, dutch, english],
    ['en', inEnglish, english, dutch],
  ] as const) {
    const mail = write(kind, language);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`https://stroomwerk.example${path}`);
    expect(mail.html).toContain(`<html lang="${language}">`);
    const words = mail.html.replace(/<style.*?<\/style>|<[^>]*>/gs, ' ');
    for (const said of [mail.text.replace(/https?:\S+/g, ''), words]) {
      expect(said).toMatch(own);
      expect(said).not.toMatch(other);
    }
  }
});

it('writes moments and what is not known in the language of the mail', () => {
  expect(write('new_device', 'nl').text).toContain('3 maart 2026 om 00:05 (Nederlandse tijd)');
  expect(write('new_device', 'en').text).toContain('3 March 2026 at 00:05 (time in the Netherlands)');
  expect(write('password_changed', 'en').text).toContain('3 March 2026 at 00:05');
  expect(write('new_device', 'nl', { device: null }).text).toContain('een onbekend programma');
  expect(write('new_device', 'en', { device: null }).text).toContain('an unknown program');
  expect(write('new_device', 'en', { name: null }).text).toMatch(/^Hello,\n/);
});

import type { LegalDocument } from './document.js';

export const privacyEn: LegalDocument = {
  language: 'en',
  title: 'Privacy policy',
  version: '2026-11-21',
  intro: '{brand} keeps as little about you as it can. The Dutch text prevails where the two differ.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: ['{brand}, Chamber of Commerce {kvk}, VAT {vat}. Write to {support}.'],
    },
    {
      id: 'what',
      title: 'What we process and why',
      body: [
        [
          'Account and sessions, what you download, the automations you keep: for the contract with you.',
          'Payments and invoices: for the contract and the law. Card and bank details stay with the payment service.',
          'Referrals and their commission: for the contract with the person who referred.',
          'Visitor statistics: only after your consent.',
          'Error reports of the site, and whether a page loaded well, without a name; a fingerprint of the network address that changes every day keeps a visit from counting twice: our legitimate interest in a site that works.',
        ],
      ],
    },
    {
      id: 'how-long',
      title: 'How long',
      body: [
        [
          'Billing data: 7 years.',
          'Analytics: 26 months.',
          'Whether pages loaded well: 8 days; the fingerprint beside it: 2 days.',
          'Support: 2 years.',
          'Your account: as long as it exists.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'Access, correction, erasure, restriction, portability and objection, under the GDPR. Consent is withdrawn as easily as it is given.',
        'We aim to answer within 72 hours, at the latest within one month (30 days). You may complain to the Dutch data protection authority.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        [
          'Necessary: one that keeps you signed in, your language, and a number from 0 to 99 that decides who sees a new version first.',
          'Statistics: only after consent; refusing is as easy as accepting, and everything works without.',
        ],
      ],
    },
    { id: 'age', title: 'Age', body: ['An account is for people of 16 and older.'] },
  ],
};

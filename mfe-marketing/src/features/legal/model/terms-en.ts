import type { LegalDocument } from './document.js';

export const termsEn: LegalDocument = {
  language: 'en',
  title: 'Terms of service',
  version: '2026-11-21',
  intro:
    'The short version of our Dutch terms. They say the same; the Dutch text prevails where the two differ.',
  sections: [
    {
      id: 'service',
      title: 'What you get',
      body: [
        'Access to the library of n8n workflows while you subscribe. What you downloaded or put to use stays yours to use afterwards. Reselling the library or its files is not allowed.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      body: [
        'Prices are shown without VAT, with the amount including VAT beside them; at checkout you see both, and what you pay has VAT included. Subscriptions renew automatically. We announce a change of price at least 30 days ahead.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending',
      body: [
        'Cancel whenever you want; access ends with the period you paid for. The notice of 30 days never costs a consumer more than that period.',
      ],
    },
    {
      id: 'refund',
      title: 'Refunds',
      body: [
        'Consumers may withdraw within 14 days, as the law says. On top of that everyone has our own 30-day money-back guarantee. Both start on the page "Withdraw from the contract" or by mail.',
      ],
    },
    {
      id: 'affiliate',
      title: 'Referrals',
      body: [
        'You earn 25 euro for each referred customer who takes a paid plan, about half of the 49 euro of Launch Special. After the guarantee has passed it is paid out within 5 to 10 business days.',
      ],
    },
    {
      id: 'support',
      title: 'Support',
      body: ['Write to {support}; we answer within 24 to 48 hours on business days.'],
    },
    { id: 'law', title: 'Law', body: ['Dutch law applies. {brand}, Chamber of Commerce {kvk}, VAT {vat}.'] },
  ],
};

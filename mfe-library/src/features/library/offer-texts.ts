import { defineTexts } from '@stroomwerk/mfe-runtime';

/** What a plan opens and costs, for who has none. */
export const offerTexts = defineTexts({
  nl: {
    upsellTitle: 'De bibliotheek hoort bij een actief abonnement',
    upsellText: (plan: string, workflows: string, price: string, incl: string) =>
      `Met ${plan} open je alle ${workflows} workflows, voor ${price} per maand excl. btw (${incl} incl. btw).`,
    upsellTextBare: 'Met een abonnement open je alle workflows.',
    features: [
      'Alle workflows zoeken, bekijken en downloaden',
      'Elke workflow gecontroleerd tegen n8n',
      'Set-up per account, stap voor stap',
      'Wat je downloadt blijft van jou, ook na opzeggen',
    ],
    upgrade: 'Upgrade to Premium',
    compare: 'Vergelijk plannen',
    freeOne: 'Eén workflow uit de Top 12 kun je zonder abonnement proberen.',
    freeLink: 'Kies er een',
  },
  en: {
    upsellTitle: 'The library comes with an active subscription',
    upsellText: (plan: string, workflows: string, price: string, incl: string) =>
      `${plan} opens all ${workflows} workflows, for ${price} per month excl. VAT (${incl} incl. VAT).`,
    upsellTextBare: 'A subscription opens all workflows.',
    features: [
      'Search, view and download every workflow',
      'Every workflow checked against n8n',
      'Set-up per account, step by step',
      'What you download stays yours, also after cancelling',
    ],
    upgrade: 'Upgrade to Premium',
    compare: 'Compare plans',
    freeOne: 'You can try one workflow of the Top 12 without a subscription.',
    freeLink: 'Choose one',
  },
});

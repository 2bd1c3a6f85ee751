import { defineTexts } from '@stroomwerk/mfe-runtime';

export const successTexts = defineTexts({
  nl: {
    title: (plan: string) => `${plan} is geactiveerd`,
    description: 'Wat je betaalde, wat je nu hebt, en je vijf bonusworkflows per mail.',
    waitingTitle: 'Even wachten op je betaling',
    unpaidTitle: 'Betaling niet afgerond',
    processed: 'Betaling verwerkt',
    upgraded: 'Account geupgraded',
    activated: 'Toegang geactiveerd',
    waiting:
      'De betaling is binnen zodra de betaaldienst haar bevestigt. Dat duurt meestal een paar seconden; je kunt deze pagina open laten.',
    slow: 'Het duurt langer dan gewoonlijk. Je betaling is niet kwijt: zodra de bevestiging binnen is, gaat je bibliotheek vanzelf open. Blijft het stil, mail dan',
    unknown: 'Of je betaling er is, kunnen we nu niet zien.',
    unpaid: 'Deze betaling is niet afgerond. Er is niets afgeschreven.',
    toPrices: 'Terug naar de prijzen',
    notFound: 'Deze betaling hoort niet bij je account.',
    paid: 'Betaald',
    net: 'excl. btw',
    tax: 'btw',
    total: 'incl. btw',
    plan: 'Plan',
    per: { month: 'per maand', year: 'per jaar', once: 'eenmalig' },
    benefits: 'Wat je nu hebt',
    benefit: [
      'De hele bibliotheek: zoeken, bekijken en downloaden',
      'Elke workflow gecontroleerd tegen n8n, met zijn versie',
      'Set-up per account, stap voor stap',
      'Wat je downloadt blijft van jou, ook na opzeggen',
    ],
    orderBenefit: [
      'We nemen binnen één werkdag contact met je op',
      'De bevestiging en de factuur krijg je per mail',
    ],
    library: 'Naar de bibliotheek',
    chosen: 'Zet de workflow aan die je koos',
    affiliate: 'Verdien 25 euro per klant',
    dashboard: 'Naar het dashboard',
    checkEmail: 'Check Email',
    checkEmailText:
      'Vijf bonusworkflows, de populairste van de bibliotheek: druk één keer, dan sturen we je de bestanden per mail.',
    bonusNotSent: 'Er is niets verstuurd.',
    bonusSent: (which: 'first' | 'again', date: string, time: string, email: string) =>
      which === 'first'
        ? `Onderweg naar ${email}. De links in de mail werken 30 dagen.`
        : `Al verstuurd op ${date} om ${time} naar ${email}. Staat hij er niet? Kijk bij ongewenste mail; je vindt ze ook hieronder.`,
    bonus: 'Bonus',
    bonusTitle: 'Je vijf bonusworkflows',
    share: 'Deel het',
    shareText: (brand: string) =>
      `Ik automatiseer voortaan met ${brand}: een bibliotheek vol n8n-workflows die al werken.`,
  },
  en: {
    title: (plan: string) => `${plan} is active`,
    description: 'What you paid, what you have now, and your five bonus workflows by mail.',
    waitingTitle: 'Waiting for your payment',
    unpaidTitle: 'Payment not completed',
    processed: 'Betaling verwerkt',
    upgraded: 'Account geupgraded',
    activated: 'Toegang geactiveerd',
    waiting:
      'Your payment is in as soon as the payment service confirms it. That usually takes a few seconds; you can leave this page open.',
    slow: 'This takes longer than usual. Your payment is not lost: your library opens by itself once the confirmation is in. If nothing happens, write to',
    unknown: 'We cannot see right now whether your payment has arrived.',
    unpaid: 'This payment was not completed. Nothing was charged.',
    toPrices: 'Back to the prices',
    notFound: 'This payment does not belong to your account.',
    paid: 'Paid',
    net: 'excl. VAT',
    tax: 'VAT',
    total: 'incl. VAT',
    plan: 'Plan',
    per: { month: 'per month', year: 'per year', once: 'once' },
    benefits: 'What you have now',
    benefit: [
      'The whole library: search, view and download',
      'Every workflow checked against n8n, with its version',
      'Set-up per account, step by step',
      'What you download stays yours, also after cancelling',
    ],
    orderBenefit: ['We contact you within one working day', 'Confirmation and invoice come by mail'],
    library: 'To the library',
    chosen: 'Switch on the workflow you chose',
    affiliate: 'Earn 25 euro per customer',
    dashboard: 'To the dashboard',
    checkEmail: 'Check Email',
    checkEmailText:
      'Five bonus workflows, the most popular of the library: press once and we mail you the files.',
    bonusNotSent: 'Nothing was sent.',
    bonusSent: (which: 'first' | 'again', date: string, time: string, email: string) =>
      which === 'first'
        ? `On its way to ${email}. The links in the mail work for 30 days.`
        : `Already sent on ${date} at ${time} to ${email}. Not there? Look among unwanted mail; they are below, too.`,
    bonus: 'Bonus',
    bonusTitle: 'Your five bonus workflows',
    share: 'Share it',
    shareText: (brand: string) =>
      `I automate with ${brand} from now on: a library full of n8n workflows that already work.`,
  },
});

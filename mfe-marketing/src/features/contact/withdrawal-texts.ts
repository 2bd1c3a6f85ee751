import { defineTexts } from '@stroomwerk/mfe-runtime';

export const withdrawalTexts = defineTexts({
  nl: {
    title: 'Overeenkomst herroepen',
    description:
      'Herroep je bestelling in twee stappen, zonder in te loggen: 14 dagen wettelijke bedenktijd en 30 dagen geld-terug-garantie.',
    lead: 'Je hebt 14 dagen wettelijke bedenktijd, zonder reden en zonder in te loggen. Daarna geldt onze eigen garantie: 30 dagen geld terug.',
    step1: 'Stap 1 van 2: je gegevens',
    step2: 'Stap 2 van 2: controleren en bevestigen',
    name: 'Volledige naam',
    email: 'E-mailadres waarmee je bestelde',
    emailHint: 'Hierheen gaat de ontvangstbevestiging.',
    order: 'Bestelnummer, factuurnummer of plan',
    orderHint: 'Bijvoorbeeld Launch Special',
    date: 'Datum van bestelling',
    next: 'Verder',
    back: 'Terug',
    confirm: 'Herroeping bevestigen',
    confirmBox: 'Ja, ik herroep deze overeenkomst.',
    check: 'Klopt dit? Zodra je bevestigt is je herroeping gedaan.',
    statement: (brand: string) =>
      `Aan ${brand}: ik deel u hierbij mede dat ik onze overeenkomst over de volgende bestelling herroep.`,
    after:
      'Je krijgt meteen een ontvangstbevestiging met datum en tijd, hier en per mail, en je geld binnen 14 dagen terug, langs de weg waarlangs je betaalde.',
    sentTitle: 'Je herroeping is ontvangen',
    sent: (email: string) =>
      `De ontvangstbevestiging is onderweg naar ${email}. Je krijgt je geld binnen 14 dagen terug, langs de weg waarlangs je betaalde. Je hoeft niets meer te doen.`,
    received:
      'De ontvangstbevestiging met datum, tijd en kenmerk is onderweg naar je mail. Je krijgt je geld binnen 14 dagen terug, langs de weg waarlangs je betaalde.',
    orderTerm: 'Bestelling',
    dateTerm: 'Besteld op',
    subject: 'Herroeping van mijn overeenkomst',
    rights: 'Je recht',
    rightsText: [
      'Als consument mag je een overeenkomst die je op afstand sloot binnen 14 dagen na de bestelling herroepen, zonder reden. Op tijd versturen is genoeg.',
      'Je krijgt alles terug wat je betaalde, binnen 14 dagen na je herroeping en langs dezelfde weg. De toegang stopt dan.',
      'Ben je later, of koop je als bedrijf? Dan geldt onze eigen garantie: 30 dagen geld terug. Die vraag je hier op dezelfde manier aan.',
    ],
    otherWay: 'Liever op een andere manier? Een mail of brief waarin je zegt dat je herroept is ook genoeg:',
    terms: 'De voorwaarden over bedenktijd en geld terug',
    termsLink: '/terms#refund',
  },
  en: {
    title: 'Withdraw from the contract',
    description:
      'Withdraw from your order in two steps, without signing in: the statutory 14 days, and our 30-day money-back guarantee.',
    lead: 'You have the statutory 14 days, without a reason and without signing in. After that our own guarantee holds: 30 days money back.',
    step1: 'Step 1 of 2: your details',
    step2: 'Step 2 of 2: check and confirm',
    name: 'Full name',
    email: 'E-mail address you ordered with',
    emailHint: 'This is where the receipt goes.',
    order: 'Number of the order or invoice, or plan',
    orderHint: 'For instance Launch Special',
    date: 'Date of the order',
    next: 'Next',
    back: 'Back',
    confirm: 'Confirm withdrawal',
    confirmBox: 'Yes, I withdraw from this contract.',
    check: 'Is this right? Your withdrawal is done once you confirm.',
    statement: (brand: string) =>
      `To ${brand}: I hereby give notice that I withdraw from our contract for the following order.`,
    after:
      'You get a receipt with date and time at once, here and by mail, and your money back within 14 days, the way you paid.',
    sentTitle: 'Your withdrawal was received',
    sent: (email: string) =>
      `The receipt is on its way to ${email}. You get your money back within 14 days, the way you paid. There is nothing else you have to do.`,
    received:
      'The receipt with date, time and reference is on its way to your mail. You get your money back within 14 days, the way you paid.',
    orderTerm: 'Order',
    dateTerm: 'Ordered on',
    subject: 'Withdrawal from my contract',
    rights: 'Your right',
    rightsText: [
      'As a consumer you may withdraw from a contract made at a distance within 14 days of ordering, without a reason. Sending it in time is enough.',
      'You get back everything you paid, within 14 days of withdrawing and the way you paid it. Access ends then.',
      'Later than that, or buying as a company? Then our own guarantee holds: 30 days money back. You ask for it here in the same way.',
    ],
    otherWay: 'Rather another way? A mail or letter that says that you withdraw is enough too:',
    terms: 'The terms on withdrawal and money back',
    termsLink: '/legal/terms#refund',
  },
});

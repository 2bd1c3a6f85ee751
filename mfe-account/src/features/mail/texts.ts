import { defineTexts } from '@stroomwerk/mfe-runtime';

export const mailTexts = defineTexts({
  nl: {
    title: 'Mail van ons',
    lead: 'Wat je van ons wilt ontvangen. Wat je omzet, geldt meteen.',
    categories: {
      account: 'Je account',
      security: 'Beveiliging',
      money: 'Betalingen',
      alerts: 'Meldingen over je automatiseringen',
      reports: 'Rapporten',
      tips: 'Tips en nieuws over het product',
    },
    about: {
      account:
        'Bevestigingen en antwoorden op wat je vraagt. Altijd aan: zonder deze mail kun je je account niet gebruiken.',
      security:
        'Nieuwe aanmeldingen en wachtwoorden. Altijd aan: zo merk je het als iemand anders je account gebruikt.',
      money: 'Wat je betaalt, terugkrijgt of herroept. Altijd aan: hier heb je recht op.',
      alerts: 'Als er iets misgaat in een automatisering.',
      reports: 'Wat je automatiseringen deze maand opleverden.',
      tips: 'Nieuwe workflows en wat je ermee kunt. Alleen als je erom vraagt.',
    },
    chosen: 'Opgeslagen.',
    failed: 'Je mailvoorkeuren konden niet worden geladen.',
    troubles: {
      unreachable: 'Onze mail aan jou komt niet aan.',
      often_failing: 'Onze mail aan jou komt vaak niet aan.',
      complained: 'Onze mail is bij jou als spam gemeld.',
    },
    troubleTexts: {
      unreachable: (email: string, since: string) =>
        `De mailserver van ${email} weigert sinds ${since} onze mail. We sturen je daarom niets, behalve waar je zelf om vraagt. Kijk of dit adres nog bestaat en mail ontvangt, en laat je dan een controlemail sturen; klik op de knop daarin. Klopt het adres niet? Schrijf support.`,
      often_failing: (email: string, since: string) =>
        `De mailbox van ${email} nam sinds ${since} een paar keer geen mail aan, meestal omdat hij vol is. Je krijgt nu alleen wat noodzakelijk is. Maak ruimte, en laat je dan een controlemail sturen; klik op de knop daarin.`,
      complained: (email: string, since: string) =>
        `Sinds ${since} krijgt ${email} alleen wat noodzakelijk is. Was dat een vergissing? Dan zet je onze mail hier weer aan.`,
    },
    check: 'Stuur een controlemail',
    checked: 'De controlemail is onderweg.',
    wanted: 'Weer ontvangen',
    wantedAgain: 'Je krijgt weer wat je hieronder aanzet.',
    pageTitle: 'Mail van ons',
    noToken: 'Deze link is niet compleet. Kies op je accountpagina wat je wilt ontvangen.',
    linkFailed: 'We konden niet laden wat je hebt gekozen.',
    isOn: (category: string) => `Je krijgt nu mail over: ${category}.`,
    isOff: (category: string) => `Je krijgt geen mail meer over: ${category}.`,
    turnOff: 'Afmelden',
    turnOn: 'Weer aanmelden',
    necessary: 'Mail over je account, je veiligheid en je betalingen blijft komen.',
    others: 'Andere voorkeuren op je accountpagina',
  },
  en: {
    title: 'Mail from us',
    lead: 'What you want to get from us. What you switch holds at once.',
    categories: {
      account: 'Your account',
      security: 'Security',
      money: 'Payments',
      alerts: 'Alerts about your automations',
      reports: 'Reports',
      tips: 'Tips and product news',
    },
    about: {
      account:
        'Confirmations and answers to what you ask. Always on: you cannot use your account without this mail.',
      security:
        'New sign-ins and passwords. Always on: it is how you notice that somebody else uses your account.',
      money: 'What you pay, get back or withdraw from. Always on: you have a right to it.',
      alerts: 'When something goes wrong in an automation.',
      reports: 'What your automations brought this month.',
      tips: 'New workflows and what you can do with them. Only if you ask for it.',
    },
    chosen: 'Saved.',
    failed: 'Your mail preferences could not be loaded.',
    troubles: {
      unreachable: 'Our mail to you does not arrive.',
      often_failing: 'Our mail to you often does not arrive.',
      complained: 'Our mail was reported as spam at your side.',
    },
    troubleTexts: {
      unreachable: (email: string, since: string) =>
        `The mail server of ${email} has refused our mail since ${since}. So we send you nothing but what you ask for yourself. See whether this address still exists and gets mail, then have a check mail sent and press the button in it. Is the address wrong? Write to support.`,
      often_failing: (email: string, since: string) =>
        `The mailbox of ${email} took no mail a few times since ${since}, mostly because it is full. You get only what is necessary now. Make room, then have a check mail sent and press the button in it.`,
      complained: (email: string, since: string) =>
        `Since ${since} ${email} gets only what is necessary. Was that a mistake? Then turn our mail on again here.`,
    },
    check: 'Send a check mail',
    checked: 'The check mail is on its way.',
    wanted: 'Get it again',
    wantedAgain: 'You get what you turn on below again.',
    pageTitle: 'Mail from us',
    noToken: 'This link is not complete. Choose on your account page what you want to get.',
    linkFailed: 'We could not load what you chose.',
    isOn: (category: string) => `You get mail about: ${category}.`,
    isOff: (category: string) => `You get no more mail about: ${category}.`,
    turnOff: 'Unsubscribe',
    turnOn: 'Subscribe again',
    necessary: 'Mail about your account, your safety and your payments keeps coming.',
    others: 'Other preferences on your account page',
  },
});

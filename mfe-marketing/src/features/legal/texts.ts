import { defineTexts } from '@stroomwerk/mfe-runtime';

/** Around the legal texts, in the language of the text itself. */
export const legalTexts = defineTexts({
  nl: {
    locale: 'nl-NL',
    version: (number: string) => `Versie ${number}, geldig vanaf`,
    contents: 'Inhoud',
    print: 'Print',
    other: 'Read this in English',
    versions: 'Versies van deze tekst',
    number: 'Versie',
    from: 'Geldig vanaf',
    change: 'Wat er veranderde',
    anchor: (title: string) => `Link naar ${title}`,
  },
  en: {
    locale: 'en-GB',
    version: (number: string) => `Version ${number}, in force from`,
    contents: 'Contents',
    print: 'Print',
    other: 'Lees dit in het Nederlands',
    versions: 'Versions of this text',
    number: 'Version',
    from: 'In force from',
    change: 'What changed',
    anchor: (title: string) => `Link to ${title}`,
  },
});

/** Titles and descriptions for whoever reads the site in the other language. */
export const legalHeads = defineTexts({
  nl: {
    terms: 'Algemene voorwaarden',
    privacy: 'Privacybeleid',
    termsOther: 'Voorwaarden in het Engels',
    privacyOther: 'Privacybeleid in het Engels',
    termsDescription:
      'De algemene voorwaarden in het Engels. Ze zeggen hetzelfde als de Nederlandse, die je op dezelfde site vindt.',
    privacyDescription:
      'Het privacybeleid in het Engels. Het zegt hetzelfde als het Nederlandse, dat je op dezelfde site vindt.',
  },
  en: {
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    termsOther: 'Terms of service in Dutch',
    privacyOther: 'Privacy policy in Dutch',
    termsDescription:
      'The terms of service in Dutch. They say the same as the English ones, which you find on this site too.',
    privacyDescription:
      'The privacy policy in Dutch. It says the same as the English one, which you find on this site too.',
  },
});

export const cookieTexts = defineTexts({
  nl: {
    title: 'Cookies en je keuze',
    description:
      'Elke cookie en elk item dat deze site in je browser zet: waarvoor, hoe lang en door wie. En de plek om je keuze te wijzigen.',
    lead: 'Hier staat alles wat deze site in je browser bewaart, en hier verander je van gedachten.',
    choice: 'Je keuze over meten',
    states: {
      unknown: 'Je hebt nog niet gekozen. Zolang je niet kiest, meten we niets over jou.',
      granted: 'Je hebt geaccepteerd: we meten wat je op de site doet, om haar beter te maken.',
      refused: 'Je hebt geweigerd: we meten niets over jou. Alles werkt ook zo.',
    },
    refuse: 'Weigeren',
    accept: 'Accepteren',
    noScript: 'Zonder script wordt er niets gemeten en valt er niets te kiezen.',
    withdrawn: 'Wie accepteert kan hier altijd weer weigeren; wat in je browser stond wissen we dan meteen.',
    necessary: 'Noodzakelijk',
    necessaryText: 'Zonder deze werkt niet wat je zelf vraagt. Ze meten niets en gaan naar niemand anders.',
    consent: 'Alleen na je toestemming',
    consentText: 'Deze staan er pas als je op Accepteren drukt, en verdwijnen als je weigert.',
    name: 'Naam',
    kinds: { cookie: 'cookie', localStorage: 'lokale opslag', sessionStorage: 'opslag van het tabblad' },
    purpose: 'Waarvoor',
    keeps: 'Hoe lang',
    by: 'Gezet door, bij wie',
    byFor: (by: string, whom: string) => `${by}, bij ${whom}`,
    tag: 'de statistiekdienst',
    whens: {
      everybody: 'iedereen',
      signedIn: 'wie inlogt',
      chosen: 'wie het gebruikt',
      team: 'ons team',
    },
    counting: 'Tellen zonder cookies',
    countingText:
      'We tellen per dag hoe vaak een pagina wordt bekeken, zonder cookie, kenmerk of netwerkadres. Dat leidt naar niemand terug en gebeurt ook als je weigert. Zet je browser op "niet volgen" (DNT of GPC), dan tellen we je ook daarin niet mee.',
    policy: 'Het hele privacybeleid',
    inEnglish: 'English privacy policy',
  },
  en: {
    title: 'Cookies and your choice',
    description:
      'Every cookie and every item that this site puts into your browser: what for, how long and by whom. And the place to change your choice.',
    lead: 'Here is everything that this site keeps in your browser, and here you change your mind.',
    choice: 'Your choice about measuring',
    states: {
      unknown: 'You have not chosen yet. Until you do, we measure nothing about you.',
      granted: 'You accepted: we measure what you do on the site, to make it better.',
      refused: 'You refused: we measure nothing about you. Everything works all the same.',
    },
    refuse: 'Refuse',
    accept: 'Accept',
    noScript: 'Without script nothing is measured and there is nothing to choose.',
    withdrawn: 'Whoever accepts can always refuse here again; what was in your browser is erased at once.',
    necessary: 'Necessary',
    necessaryText:
      'What you ask for does not work without these. They measure nothing and go to nobody else.',
    consent: 'Only after your consent',
    consentText: 'These exist only once you press Accept, and go away when you refuse.',
    name: 'Name',
    kinds: { cookie: 'cookie', localStorage: 'local storage', sessionStorage: 'storage of the tab' },
    purpose: 'What for',
    keeps: 'How long',
    by: 'Set by, for whom',
    byFor: (by: string, whom: string) => `${by}, for ${whom}`,
    tag: 'the statistics service',
    whens: {
      everybody: 'everybody',
      signedIn: 'whoever signs in',
      chosen: 'whoever uses it',
      team: 'our team',
    },
    counting: 'Counting without cookies',
    countingText:
      'For each day we count how often a page is viewed, without cookie, identifier or network address. It leads back to nobody and happens after a refusal too. If your browser asks not to be tracked (DNT or GPC), you are left out of it as well.',
    policy: 'The whole privacy policy',
    inEnglish: 'Privacybeleid in het Nederlands',
  },
});

/** Everything that the product keeps in a browser, by the name it has there. Who adds an item adds it here. */
export interface StorageItem {
  readonly name: string;
  readonly kind: 'cookie' | 'localStorage' | 'sessionStorage';
  /** `necessary` needs no consent: the visitor asked for what it serves (Telecommunicatiewet, art. 11.7a). */
  readonly need: 'necessary' | 'consent';
  readonly purpose: { readonly nl: string; readonly en: string };
  readonly keeps: { readonly nl: string; readonly en: string };
  /** Only for people who sign in, buy, or work here. */
  /** Who sets it: this site, or the statistics service of whoever runs it. */
  readonly by?: 'tag';
  readonly when: 'everybody' | 'signedIn' | 'chosen' | 'team';
}

const year = { nl: '1 jaar', en: '1 year' };
const tab = { nl: 'tot je het tabblad sluit', en: 'until you close the tab' };
const untilErased = { nl: 'tot je het wist', en: 'until you erase it' };
const untilChanged = { nl: 'tot je je keuze wijzigt of wist', en: 'until you change or erase your choice' };

export const storageItems: readonly StorageItem[] = [
  {
    name: 'stroomwerk_refresh',
    kind: 'cookie',
    need: 'necessary',
    when: 'signedIn',
    purpose: {
      nl: 'Houdt je aangemeld. Onleesbaar voor scripts; wordt bij elk gebruik vervangen.',
      en: 'Keeps you signed in. Scripts cannot read it; replaced at each use.',
    },
    keeps: {
      nl: 'tot je de browser sluit; 30 dagen met "Ingelogd blijven"',
      en: 'until you close the browser; 30 days with "Keep me signed in"',
    },
  },
  {
    name: 'session_hint',
    kind: 'cookie',
    need: 'necessary',
    when: 'signedIn',
    purpose: {
      nl: 'Zegt dat er een sessie kan zijn, zodat we niet onnodig vragen. Bevat alleen een 1.',
      en: 'Says that there may be a session, so that we do not ask in vain. Holds a 1 only.',
    },
    keeps: { nl: 'even lang als de vorige', en: 'as long as the one above' },
  },
  {
    name: 'stroomwerk_device',
    kind: 'cookie',
    need: 'necessary',
    when: 'signedIn',
    purpose: {
      nl: 'Laat zien dat er eerder vanuit deze browser is ingelogd: wie je wachtwoord probeert te raden houdt jou zo niet op, en bij een nieuw apparaat krijg je een mail. Onleesbaar voor scripts.',
      en: 'Shows that somebody signed in from this browser before: whoever guesses at your password does not hold you up, and a new device brings you a mail. Scripts cannot read it.',
    },
    keeps: year,
  },
  {
    name: 'access_token',
    kind: 'localStorage',
    need: 'necessary',
    when: 'signedIn',
    purpose: {
      nl: 'Bewijst vijf minuten lang dat je bent ingelogd.',
      en: 'Proves for five minutes that you are signed in.',
    },
    keeps: { nl: 'tot je uitlogt', en: 'until you sign out' },
  },
  {
    name: 'stroomwerk_oidc',
    kind: 'cookie',
    need: 'necessary',
    when: 'chosen',
    purpose: {
      nl: 'Beveiligt het inloggen met Google, als je daarvoor kiest.',
      en: 'Protects signing in with Google, if you choose that.',
    },
    keeps: { nl: '10 minuten', en: '10 minutes' },
  },
  {
    name: 'language',
    kind: 'cookie',
    need: 'necessary',
    when: 'chosen',
    purpose: { nl: 'De taal die je koos.', en: 'The language that you chose.' },
    keeps: year,
  },
  {
    name: 'theme',
    kind: 'localStorage',
    need: 'necessary',
    when: 'chosen',
    purpose: { nl: 'Licht of donker, als je dat koos.', en: 'Light or dark, if you chose.' },
    keeps: untilErased,
  },
  {
    name: 'consent',
    kind: 'localStorage',
    need: 'necessary',
    when: 'chosen',
    purpose: {
      nl: 'Je antwoord op de vraag of we mogen meten.',
      en: 'Your answer to whether we may measure.',
    },
    keeps: untilChanged,
  },
  {
    name: 'canary_bucket',
    kind: 'cookie',
    need: 'necessary',
    when: 'everybody',
    purpose: {
      nl: 'Een getal van 0 tot 99, en verder niets: bepaalt of je een nieuwe versie van de site eerder krijgt. Eén op de honderd bezoekers heeft hetzelfde getal.',
      en: 'A number from 0 to 99 and nothing else: decides whether you get a new version of the site early. It is shared by one in a hundred visitors.',
    },
    keeps: year,
  },
  {
    name: 'release_overrides',
    kind: 'cookie',
    need: 'necessary',
    when: 'team',
    purpose: {
      nl: 'Laat wie hier bouwt een versie van de site bekijken voordat zij uitkomt.',
      en: 'Lets those who build here look at a version of the site before it is released.',
    },
    keeps: { nl: '8 uur', en: '8 hours' },
  },
  {
    name: 'referral_code',
    kind: 'sessionStorage',
    need: 'necessary',
    when: 'chosen',
    purpose: {
      nl: 'De code van de doorverwijslink waarmee je kwam, zodat wie jou doorverwees zijn vergoeding krijgt.',
      en: 'The code of the referral link you came by, so that whoever referred you gets their commission.',
    },
    keeps: tab,
  },
  {
    name: 'wanted_plan',
    kind: 'sessionStorage',
    need: 'necessary',
    when: 'chosen',
    purpose: {
      nl: 'Het plan dat je koos, terwijl je een account maakt of inlogt.',
      en: 'The plan that you chose, while you register or sign in.',
    },
    keeps: { nl: '1 uur', en: '1 hour' },
  },
  {
    name: 'scroll_positions',
    kind: 'sessionStorage',
    need: 'necessary',
    when: 'everybody',
    purpose: {
      nl: 'Waar je op een pagina was, voor als je teruggaat.',
      en: 'Where you were on a page, for when you go back.',
    },
    keeps: tab,
  },
  {
    name: 'analytics_events',
    kind: 'localStorage',
    need: 'consent',
    when: 'everybody',
    purpose: {
      nl: 'De laatste honderd dingen die je op de site deed, voor onze statistiek.',
      en: 'The last hundred things you did on the site, for our statistics.',
    },
    keeps: { nl: 'tot je weigert of wist', en: 'until you refuse or erase' },
  },
  {
    name: 'referral_code',
    kind: 'localStorage',
    need: 'consent',
    when: 'chosen',
    purpose: {
      nl: 'Dezelfde doorverwijscode, ook na dit bezoek.',
      en: 'The same referral code, beyond this visit.',
    },
    keeps: { nl: '90 dagen, of tot je weigert of wist', en: '90 days, or until you refuse or erase' },
  },
  {
    name: 'tracked_purchases',
    kind: 'localStorage',
    need: 'consent',
    when: 'chosen',
    purpose: {
      nl: 'Dat een aankoop al is geteld, zodat herladen haar niet nog eens telt. Geen bedrag en geen naam.',
      en: 'That a purchase was counted, so that reloading does not count it again. No amount and no name.',
    },
    keeps: { nl: 'tot je weigert of wist', en: 'until you refuse or erase' },
  },
  {
    name: '_ga, _ga_…',
    kind: 'cookie',
    need: 'consent',
    when: 'everybody',
    by: 'tag',
    purpose: {
      nl: 'Herkent je browser voor de bezoekstatistiek; alleen waar zo’n dienst is ingesteld.',
      en: 'Recognises your browser for visitor statistics; only where such a service is set up.',
    },
    keeps: { nl: 'ten hoogste 2 jaar', en: '2 years at most' },
  },
];

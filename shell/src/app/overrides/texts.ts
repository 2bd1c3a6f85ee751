import { defineTexts } from '@stroomwerk/mfe-runtime';

export const overridesTexts = defineTexts({
  nl: {
    bar: 'Gekozen releases',
    active: 'Alleen in deze browser:',
    leave: 'Verlaten',
    choose: 'Releases kiezen',
    lead: 'Je keuze geldt alleen in deze browser en voor jouw account, een uur lang. Andere bezoekers merken er niets van.',
    question: 'Dit gaat in deze browser draaien, met alles wat jouw account mag. Klopt het?',
    unchecked: 'Ontwikkelserver op deze computer: door niemand gecontroleerd.',
    hindrances: {
      unknown: 'Deze release bestaat niet.',
      closed: 'Deze release is niet goedgekeurd en kan niet gekozen worden.',
      collected: 'De bestanden van deze release zijn opgeruimd.',
    },
    impossible: 'Kan niet: niet alles hierboven kan gekozen worden.',
    made: (author: string, date: string) => `Van ${author}, ${date}`,
    gate: 'Controle',
    gates: {
      waiting: 'wacht',
      running: 'bezig',
      passed: 'goedgekeurd',
      refused: 'afgekeurd',
      forced: 'zonder controle vrijgegeven door een beheerder',
      built_here: 'door de beheerder zelf gebouwd',
    },
    run: 'Ja, gebruiken',
    foreign:
      'Deze link kwam van een andere website. Zo’n link kan geen release kiezen. Kies hieronder zelf, of plak het adres in de adresbalk.',
    signIn: 'Log in als beheerder of teamlid om releases te kiezen.',
    toLogin: 'Inloggen',
    apply: 'Toepassen',
    cancel: 'Annuleren',
    standard: (version: string | null) =>
      version === null ? 'Nog geen actieve release' : `Actieve release (${version})`,
    own: 'Ontwikkelserver',
    origin: (remote: string) => `Adres van de ontwikkelserver van ${remote}`,
    originHint: 'http://localhost met de poort die npm run dev noemt',
    unclear: (part: string) =>
      `“${part}” is geen keuze. Schrijf remote@versie of remote@http://localhost:poort.`,
  },
  en: {
    bar: 'Chosen releases',
    active: 'In this browser only:',
    leave: 'Leave',
    choose: 'Choose releases',
    lead: 'Your choice counts in this browser and for your account only, for an hour. Other visitors notice nothing.',
    question: 'This will run in this browser, with everything that your account may do. Is that right?',
    unchecked: 'Development server on this computer: checked by nobody.',
    hindrances: {
      unknown: 'This release does not exist.',
      closed: 'The gate has not passed this release, so it cannot be chosen.',
      collected: 'The files of this release were collected.',
    },
    impossible: 'Not possible: not everything above can be chosen.',
    made: (author: string, date: string) => `By ${author}, ${date}`,
    gate: 'Gate',
    gates: {
      waiting: 'waiting',
      running: 'running',
      passed: 'passed',
      refused: 'refused',
      forced: 'let out by an operator without it',
      built_here: 'built by the operator',
    },
    run: 'Yes, use it',
    foreign:
      'This link came from another website. Such a link cannot choose a release. Choose below, or paste the address into the address bar.',
    signIn: 'Sign in as an operator or team member to choose releases.',
    toLogin: 'Sign in',
    apply: 'Apply',
    cancel: 'Cancel',
    standard: (version: string | null) =>
      version === null ? 'No active release yet' : `Active release (${version})`,
    own: 'Development server',
    origin: (remote: string) => `Address of the development server of ${remote}`,
    originHint: 'http://localhost with the port that npm run dev names',
    unclear: (part: string) =>
      `“${part}” is no choice. Write remote@version or remote@http://localhost:port.`,
  },
});

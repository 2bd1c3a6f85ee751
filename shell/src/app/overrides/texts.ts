import { defineTexts } from '@stroomwerk/mfe-runtime';

export const overridesTexts = defineTexts({
  nl: {
    bar: 'Gekozen releases',
    active: 'Alleen in deze browser:',
    leave: 'Verlaten',
    choose: 'Releases kiezen',
    lead: 'Je keuze geldt alleen in deze browser, acht uur lang. Andere bezoekers merken er niets van.',
    signIn: 'Log in als beheerder of teamlid om releases te kiezen.',
    toLogin: 'Inloggen',
    applying: 'Je keuze wordt toegepast',
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
    lead: 'Your choice counts in this browser only, for eight hours. Other visitors notice nothing.',
    signIn: 'Sign in as an operator or team member to choose releases.',
    toLogin: 'Sign in',
    applying: 'Applying your choice',
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

import type { Words } from '../../language/domain/words.js';

/** Where figures come from, as the screens show it. */
export const sourceNames = {
  specification: { nl: 'specificatie', en: 'specification' },
  billing: { nl: 'abonnementen van billing', en: 'subscriptions in billing' },
  billing30: { nl: 'abonnementen van billing, 30 dagen', en: 'subscriptions in billing, 30 days' },
  accounts: { nl: 'accounts en abonnementen', en: 'accounts and subscriptions' },
  accounts30: { nl: 'accounts, 30 dagen', en: 'accounts, 30 days' },
  assumed: {
    nl: 'accounts en abonnementen, met aannames die erbij staan',
    en: 'accounts and subscriptions, with assumptions that are stated',
  },
  registrations: { nl: 'aanmeldingen', en: 'registrations' },
  library: { nl: 'bibliotheek', en: 'library' },
  systems: { nl: 'guardian en AI CEO', en: 'guardian and AI CEO' },
  uptime: { nl: 'guardian, 90 dagen', en: 'guardian, 90 days' },
  responses: { nl: 'guardian, 24 uur', en: 'guardian, 24 hours' },
  scans: { nl: 'beveiligingscontrole van de guardian', en: 'security check by the guardian' },
  reports: {
    nl: 'getelde bezoeken met een foutmelding, vandaag en gisteren',
    en: 'counted visits with an error report, today and yesterday',
  },
  visits: { nl: 'eigen telling zonder cookies, 30 dagen', en: 'own counts without cookies, 30 days' },
} as const satisfies Record<string, Words>;
export type SourceName = keyof typeof sourceNames;

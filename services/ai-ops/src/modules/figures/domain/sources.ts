import type { Words } from '../../language/domain/words.js';

/** Where figures come from, as the screens show it. */
export const sourceNames = {
  specification: { nl: 'specificatie', en: 'specification' },
  billing: { nl: 'abonnementen van billing', en: 'subscriptions in billing' },
  billing30: { nl: 'abonnementen van billing, 30 dagen', en: 'subscriptions in billing, 30 days' },
  accounts: { nl: 'accounts en abonnementen', en: 'accounts and subscriptions' },
  accounts30: { nl: 'accounts, 30 dagen', en: 'accounts, 30 days' },
  registrations: { nl: 'aanmeldingen', en: 'registrations' },
  library: { nl: 'bibliotheek', en: 'library' },
  tests: { nl: 'lopende tests', en: 'running tests' },
  interventions: { nl: 'lopende ingrepen', en: 'running interventions' },
  systems: { nl: 'guardian en AI CEO', en: 'guardian and AI CEO' },
  uptime: { nl: 'guardian, 90 dagen', en: 'guardian, 90 days' },
  responses: { nl: 'guardian, 24 uur', en: 'guardian, 24 hours' },
  scans: { nl: 'beveiligingscontrole van de guardian', en: 'security check by the guardian' },
  reports: {
    nl: 'meldingen van browsers per paginaweergave, vandaag en gisteren',
    en: 'reports of browsers per page view, today and yesterday',
  },
  visits: { nl: 'eigen telling zonder cookies, 30 dagen', en: 'own counts without cookies, 30 days' },
} as const satisfies Record<string, Words>;
export type SourceName = keyof typeof sourceNames;

import type { Parameters, Source } from '../kit/index.js';
import { crmsWithNewDeal } from './crms.js';

/** How the trigger for new deals is told to report changed ones, and how people say it. */
const CHANGED: { [key: string]: { parameters: Parameters; nl: string; en: string } } = {
  hubSpot: {
    parameters: { eventsUi: { eventValues: [{ name: 'deal.propertyChange', property: 'dealstage' }] } },
    nl: 'een deal in HubSpot naar gewonnen gaat',
    en: 'a HubSpot deal moves to won',
  },
  pipedrive: {
    parameters: { action: 'change' },
    nl: 'je een deal in Pipedrive wint',
    en: 'you win a deal in Pipedrive',
  },
  salesforce: {
    parameters: { triggerOn: 'opportunityUpdated' },
    nl: 'een verkoopkans in Salesforce op gewonnen komt te staan',
    en: 'a Salesforce opportunity is closed as won',
  },
  copper: {
    parameters: { event: 'update' },
    nl: 'je een verkoopkans in Copper wint',
    en: 'you win an opportunity in Copper',
  },
};

/** Deals that change in a CRM; keep those whose `stage` says won, and each of them once. */
export const dealChanges: Source<'deal'>[] = crmsWithNewDeal.flatMap((crm) => {
  const changed = CHANGED[crm.app.key];
  if (!changed) return [];
  const { newDeal } = crm;
  return [
    {
      app: crm.app,
      ...(newDeal.setup ? { setup: newDeal.setup } : {}),
      event: { nl: changed.nl, en: changed.en },
      nodes: (name: string) =>
        newDeal
          .nodes(name)
          .map((spec, i) =>
            i === 0 ? { ...spec, parameters: { ...spec.parameters, ...changed.parameters } } : spec,
          ),
      fields: newDeal.fields,
    },
  ];
});

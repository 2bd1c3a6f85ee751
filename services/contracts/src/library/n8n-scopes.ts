import type { Language } from '../common/errors.js';

/** Scopes that a key of the customer's n8n should have, and what would not work without each. */
export const n8nScopes = {
  'workflow:list': {
    nl: 'We zien je workflows niet, dus ook niet wat je in n8n verandert.',
    en: 'We do not see your workflows, nor what you change in n8n.',
  },
  'workflow:read': {
    nl: 'We kunnen een workflow niet lezen: wijzigingen tonen en bijwerken gaat niet.',
    en: 'We cannot read a workflow: showing changes and updating do not work.',
  },
  'workflow:create': {
    nl: 'Een workflow met één klik plaatsen gaat niet.',
    en: 'Deploying a workflow in one click does not work.',
  },
  'workflow:update': {
    nl: 'Een geplaatste workflow aanpassen of bijwerken gaat niet.',
    en: 'Changing or updating a deployed workflow does not work.',
  },
  'workflow:delete': {
    nl: 'Een workflow hier verwijderen gaat niet; in n8n zelf wel.',
    en: 'Deleting a workflow from here does not work; in n8n itself it does.',
  },
  'workflow:activate': {
    nl: 'Een automatisering starten gaat niet; je zet hem zelf aan in n8n.',
    en: 'Starting an automation does not work; you switch it on in n8n yourself.',
  },
  'workflow:deactivate': {
    nl: 'Een automatisering pauzeren gaat niet; je zet hem zelf uit in n8n.',
    en: 'Pausing an automation does not work; you switch it off in n8n yourself.',
  },
  'workflowTags:update': {
    nl: 'Het label Stroomwerk komt niet op je workflows.',
    en: 'Your workflows do not get the tag Stroomwerk.',
  },
  'tag:list': {
    nl: 'Het label Stroomwerk wordt niet teruggevonden.',
    en: 'The tag Stroomwerk is not found again.',
  },
  'tag:create': {
    nl: 'Het label Stroomwerk wordt niet gemaakt.',
    en: 'The tag Stroomwerk is not made.',
  },
  'credential:list': {
    nl: 'We zien niet welke accounts je in n8n hebt; je koppelt ze zelf na het plaatsen. Alleen een eigenaar of beheerder kan dit recht geven.',
    en: 'We do not see which accounts you have in n8n; you link them yourself after deploying. Only an owner or admin can give this right.',
  },
  'credential:read': {
    nl: 'We kunnen een account niet vooraf testen.',
    en: 'We cannot test an account beforehand.',
  },
  'execution:list': {
    nl: 'We zien je runs niet: geen geschiedenis, cijfers of meldingen.',
    en: 'We do not see your runs: no history, figures or alerts.',
  },
  'execution:read': {
    nl: 'We zien dat een run mislukte, niet waarom.',
    en: 'We see that a run failed, not why.',
  },
  'execution:retry': {
    nl: 'Een mislukte run opnieuw proberen gaat niet vanaf hier.',
    en: 'Retrying a failed run does not work from here.',
  },
  'execution:stop': {
    nl: 'Een lopende run stoppen gaat niet vanaf hier.',
    en: 'Stopping a run does not work from here.',
  },
  'insights:read': {
    nl: 'We tonen de eigen cijfers van n8n niet naast de onze.',
    en: 'We do not show n8n’s own figures beside ours.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type N8nScope = keyof typeof n8nScopes;
export const n8nScopeNames = Object.keys(n8nScopes) as N8nScope[];

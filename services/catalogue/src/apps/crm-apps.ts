import type { App } from '../kit/ports.js';
import { app } from './app.js';

export { odooApp as odoo } from './shops-erp.js';

/** HubSpot reports events to an app of a developer account only. */
const hubSpotDeveloper = app(
  'hubSpotDeveloper',
  'HubSpot (trigger)',
  'hubspotDeveloperApi',
  [
    'Maak op developers.hubspot.com een ontwikkelaarsaccount met een publieke app en de redirect-URL van n8n.',
    'Vul app-id, Client ID, Client Secret en de Developer API-sleutel in n8n in.',
    'Installeer de app in je eigen HubSpot-account.',
  ],
  [
    'Create a developer account with a public app and the redirect URL of n8n at developers.hubspot.com.',
    'Enter the app ID, client ID, client secret and developer API key in n8n.',
    'Install the app in your own HubSpot account.',
  ],
);
export const hubSpot: App = {
  ...app(
    'hubSpot',
    'HubSpot',
    'hubspotAppToken',
    [
      'Maak in HubSpot onder Instellingen, Integraties een private app.',
      'Geef rechten op contacten, deals en tickets en plak het toegangstoken in n8n.',
    ],
    [
      'In HubSpot, under Settings, Integrations, create a private app.',
      'Grant rights on contacts, deals and tickets and paste the access token into n8n.',
    ],
    5,
  ),
  others: { hubspotTrigger: hubSpotDeveloper },
};
export const pipedrive = app(
  'pipedrive',
  'Pipedrive',
  'pipedriveApi',
  ['Open in Pipedrive je persoonlijke voorkeuren en kies API.', 'Plak het persoonlijke token in n8n.'],
  ['In Pipedrive, open your personal preferences and choose API.', 'Paste the personal token into n8n.'],
  5,
);
export const salesforce = app(
  'salesforce',
  'Salesforce',
  'salesforceOAuth2Api',
  [
    'Maak in Salesforce Setup een Connected App met OAuth en de scope api.',
    'Vul in n8n de sleutel en het geheim in en log in.',
  ],
  [
    'In Salesforce Setup, create a Connected App with OAuth and the api scope.',
    'Enter the key and the secret in n8n and sign in.',
  ],
  4,
);
export const zohoCrm = app(
  'zohoCrm',
  'Zoho CRM',
  'zohoOAuth2Api',
  [
    'Maak op api-console.zoho.eu een server-based client met de redirect-URL van n8n.',
    'Kies in n8n de Europese adressen, vul id en geheim in en log in.',
  ],
  [
    'At api-console.zoho.eu, create a server-based client with the redirect URL of n8n.',
    'Choose the European addresses in n8n, enter id and secret and sign in.',
  ],
  3,
);
export const copper = app(
  'copper',
  'Copper',
  'copperApi',
  [
    'Maak in Copper onder Settings, Integrations een API-sleutel.',
    'Vul in n8n de sleutel en je e-mailadres in.',
  ],
  [
    'In Copper, under Settings, Integrations, create an API key.',
    'Enter the key and your email address in n8n.',
  ],
);
export const agileCrm = app(
  'agileCrm',
  'Agile CRM',
  'agileCrmApi',
  [
    'Open in Agile CRM onder Admin Settings het tabblad Developers & API.',
    'Vul in n8n je e-mailadres, de sleutel en je subdomein in.',
  ],
  [
    'In Agile CRM, under Admin Settings, open the tab Developers & API.',
    'Enter your email address, the key and your subdomain in n8n.',
  ],
);
export const freshworksCrm = app(
  'freshworksCrm',
  'Freshworks CRM',
  'freshworksCrmApi',
  [
    'Open in Freshworks CRM je persoonlijke instellingen en kies API Settings.',
    'Vul in n8n de sleutel en je domein in.',
  ],
  [
    'In Freshworks CRM, open your personal settings and choose API Settings.',
    'Enter the key and your domain in n8n.',
  ],
);
export const keap = app(
  'keap',
  'Keap',
  'keapOAuth2Api',
  [
    'Maak op developer.keap.com een app en noteer de sleutel en het geheim.',
    'Vul beide in n8n in en log in bij Keap.',
  ],
  [
    'Create an app at developer.keap.com and note its key and secret.',
    'Enter both in n8n and sign in to Keap.',
  ],
);
export const affinity = app(
  'affinity',
  'Affinity',
  'affinityApi',
  ['Maak in Affinity onder Settings een API-sleutel.', 'Plak de sleutel in n8n.'],
  ['In Affinity, under Settings, create an API key.', 'Paste the key into n8n.'],
  1,
);
export const highLevel = app(
  'highLevel',
  'HighLevel',
  'highLevelOAuth2Api',
  [
    'Maak in de HighLevel Marketplace een app met rechten op contacten en kansen.',
    'Vul in n8n de client-id en het geheim in en kies bij het inloggen je locatie.',
  ],
  [
    'In the HighLevel Marketplace, create an app with rights on contacts and opportunities.',
    'Enter the client id and the secret in n8n and pick your location when signing in.',
  ],
);

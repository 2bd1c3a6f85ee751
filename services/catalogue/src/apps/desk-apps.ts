import type { App } from '../kit/ports.js';
import { app } from './app.js';

export const zendesk = app(
  'zendesk',
  'Zendesk',
  'zendeskApi',
  [
    'Zet in Zendesk onder Apps en integraties de API-toegang met token aan.',
    'Vul in n8n je subdomein, e-mailadres en het token in.',
  ],
  [
    'In Zendesk, under Apps and integrations, turn on API access with a token.',
    'Enter your subdomain, email address and the token in n8n.',
  ],
  5,
);
export const freshdesk = app(
  'freshdesk',
  'Freshdesk',
  'freshdeskApi',
  ['Open je profiel in Freshdesk en kopieer de API-sleutel.', 'Vul in n8n je domein en de sleutel in.'],
  ['Open your profile in Freshdesk and copy the API key.', 'Enter your domain and the key in n8n.'],
  4,
);
/** An HTTP Request sends no key with the account that the steps of Freshservice take. */
const freshserviceNotes = app(
  'freshserviceNotes',
  'Freshservice (notities)',
  'httpBasicAuth',
  [
    'Open je profielinstellingen in Freshservice en kopieer de API-sleutel.',
    'Maak in n8n een Basic Auth met de sleutel als gebruiker en X als wachtwoord.',
  ],
  [
    'Open your profile settings in Freshservice and copy the API key.',
    'In n8n, create a Basic Auth with the key as user and X as password.',
  ],
);
export const freshservice: App = {
  ...app(
    'freshservice',
    'Freshservice',
    'freshserviceApi',
    [
      'Open je profielinstellingen in Freshservice en kopieer de API-sleutel.',
      'Vul in n8n de sleutel en je domein in.',
    ],
    [
      'Open your profile settings in Freshservice and copy the API key.',
      'Enter the key and your domain in n8n.',
    ],
  ),
  others: { '.freshservice.com/api/': freshserviceNotes },
};
export const helpScout = app(
  'helpScout',
  'Help Scout',
  'helpScoutOAuth2Api',
  [
    'Maak in Help Scout onder je profiel, My Apps een app met de redirect-URL van n8n.',
    'Vul in n8n de app-id en het geheim in en log in.',
  ],
  [
    'In Help Scout, under your profile, My Apps, create an app with the redirect URL of n8n.',
    'Enter the app id and the secret in n8n and sign in.',
  ],
  3,
);
export const serviceNow = app(
  'serviceNow',
  'ServiceNow',
  'serviceNowBasicApi',
  [
    'Maak in ServiceNow een integratiegebruiker met de rol itil.',
    'Vul in n8n zijn naam, wachtwoord en je subdomein in.',
  ],
  [
    'In ServiceNow, create an integration user with the itil role.',
    'Enter its name, password and your subdomain in n8n.',
  ],
  1,
);
/** An HTTP Request sends no key with the account that the steps of Zammad take. */
const zammadArticles = app(
  'zammadArticles',
  'Zammad (notities)',
  'httpHeaderAuth',
  [
    'Maak in Zammad onder je profiel, Token-toegang een token met het recht ticket.agent.',
    'Maak in n8n een Header Auth met de naam Authorization en de waarde Token token= met het token er direct achter.',
  ],
  [
    'In Zammad, under your profile, Token Access, create a token with the ticket.agent permission.',
    'In n8n, create a Header Auth named Authorization with Token token= and the token right behind it as its value.',
  ],
);
export const zammad: App = {
  ...app(
    'zammad',
    'Zammad',
    'zammadTokenAuthApi',
    [
      'Maak in Zammad onder je profiel, Token-toegang een token met het recht ticket.agent.',
      'Vul in n8n het adres van je Zammad en het token in.',
    ],
    [
      'In Zammad, under your profile, Token Access, create a token with the ticket.agent permission.',
      'Enter the address of your Zammad and the token in n8n.',
    ],
    3,
  ),
  others: { '/api/v1/ticket_articles': zammadArticles },
};
export const intercom = app(
  'intercom',
  'Intercom',
  'intercomApi',
  [
    'Maak in de Developer Hub van Intercom een app.',
    'Kopieer onder Authentication het toegangstoken naar n8n.',
  ],
  ['Create an app in the Intercom Developer Hub.', 'Copy the access token under Authentication to n8n.'],
  3,
);

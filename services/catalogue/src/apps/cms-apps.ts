import type { App } from '../kit/ports.js';
import { app } from './app.js';
import { webflow as webflowForm } from './lead-sources.js';

export const webflow = webflowForm.app;
export const wordPress = app(
  'wordpress',
  'WordPress',
  'wordpressApi',
  [
    'Maak in WordPress bij je profiel een applicatiewachtwoord.',
    'Vul in n8n het adres van je site, je gebruikersnaam en dat wachtwoord in.',
  ],
  [
    'In WordPress, create an application password on your profile.',
    'Enter the address of your site, your user name and that password in n8n.',
  ],
  5,
);
export const ghost = app(
  'ghost',
  'Ghost',
  'ghostAdminApi',
  [
    'Maak in Ghost onder Instellingen, Integraties een eigen integratie.',
    'Vul in n8n het adres en de Admin API-sleutel in.',
  ],
  [
    'In Ghost, under Settings, Integrations, create a custom integration.',
    'Enter the address and the Admin API key in n8n.',
  ],
  3,
);
/** Writing to Contentful takes another key than reading does. */
const contentfulManagement = app(
  'contentfulManagement',
  'Contentful (schrijven)',
  'httpHeaderAuth',
  [
    'Maak in Contentful onder Settings, CMA tokens een persoonlijk token.',
    'Maak in n8n een Header Auth met de naam Authorization en de waarde Bearer gevolgd door het token.',
  ],
  [
    'In Contentful, under Settings, CMA tokens, create a personal token.',
    'In n8n, create a Header Auth named Authorization with Bearer followed by the token as its value.',
  ],
);
export const contentful: App = {
  ...app(
    'contentful',
    'Contentful',
    'contentfulApi',
    [
      'Maak in Contentful onder Settings, API keys een sleutel.',
      'Vul in n8n de Space ID en het toegangstoken in.',
    ],
    [
      'In Contentful, under Settings, API keys, create a key.',
      'Enter the Space ID and the access token in n8n.',
    ],
  ),
  others: { 'api.contentful.com': contentfulManagement },
};
export const strapi = app(
  'strapi',
  'Strapi',
  'strapiTokenApi',
  [
    'Maak in Strapi onder Settings, API Tokens een token met schrijfrechten.',
    'Vul in n8n het adres, het token en de versie in.',
  ],
  [
    'In Strapi, under Settings, API Tokens, create a token with write access.',
    'Enter the address, the token and the version in n8n.',
  ],
  3,
);
/** An HTTP Request sends no key with the account that the steps of Storyblok take. */
const storyblokWriting = app(
  'storyblokWriting',
  'Storyblok (schrijven)',
  'httpHeaderAuth',
  [
    'Maak in Storyblok onder My account een persoonlijk toegangstoken.',
    'Maak in n8n een Header Auth met de naam Authorization en het token zelf als waarde.',
  ],
  [
    'In Storyblok, under My account, create a personal access token.',
    'In n8n, create a Header Auth named Authorization with the token itself as its value.',
  ],
);
export const storyblok: App = {
  ...app(
    'storyblok',
    'Storyblok',
    'storyblokManagementApi',
    ['Maak in Storyblok onder My account een persoonlijk toegangstoken.', 'Plak het token in n8n.'],
    ['In Storyblok, under My account, create a personal access token.', 'Paste the token into n8n.'],
  ),
  others: { 'mapi.storyblok.com': storyblokWriting },
};
export const medium = app(
  'medium',
  'Medium',
  'mediumApi',
  [
    'Medium geeft sinds 2025 geen nieuwe integratietokens meer uit: dit werkt alleen met een token dat je al hebt.',
    'Plak het token in n8n; je vindt het in Medium onder Settings, Security and apps.',
  ],
  [
    'Medium has given out no new integration tokens since 2025: this works only with a token that you already have.',
    'Paste the token into n8n; it is in Medium under Settings, Security and apps.',
  ],
  1,
);
export const cockpit = app(
  'cockpit',
  'Cockpit',
  'cockpitApi',
  ['Maak in Cockpit onder Settings, API Access een sleutel.', 'Vul in n8n het adres en de sleutel in.'],
  ['In Cockpit, under Settings, API Access, create a key.', 'Enter the address and the key in n8n.'],
  1,
);

/** A text of HTML with its characters as people write them (`&#8217;` as an apostrophe), for inside braces. */
export const decoded = (text: string): string =>
  `${text}.replace(/&#(\\d+);/g, (_, code) => String.fromCodePoint(Number(code))).replaceAll('&nbsp;', ' ').replaceAll('&quot;', '"').replaceAll('&amp;', '&')`;

/** The text of an HTML field, for inside braces. */
export const plain = (path: string): string =>
  `${decoded(`(${path} ?? '').replace(/<[^>]+>/g, ' ')`)}.replace(/\\s+/g, ' ').trim()`;

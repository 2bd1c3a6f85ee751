import { GOOGLE_STEPS } from './sign-in.js';

/** App, n8n credential type, and the steps to get it. */
export type Known = [app: string, credentialType: string, ...steps: string[]];
export const GOOGLE = GOOGLE_STEPS[0];

export const ACCOUNTS_A_M = {
  activecampaign: [
    'ActiveCampaign',
    'activeCampaignApi',
    'Open Instellingen, Ontwikkelaar in ActiveCampaign.',
    'Kopieer de API-URL en de sleutel naar n8n.',
  ],
  airtable: [
    'Airtable',
    'airtableTokenApi',
    'Maak op airtable.com/create/tokens een token met data.records:read, data.records:write en schema.bases:read.',
    'Geef het token alleen toegang tot de base die je gebruikt.',
  ],
  anthropic: [
    'Anthropic',
    'anthropicApi',
    'Maak in de Anthropic Console een sleutel aan.',
    'Zet een maandlimiet op het tegoed.',
  ],
  asana: [
    'Asana',
    'asanaApi',
    'Maak in de ontwikkelaarsconsole van Asana een persoonlijk toegangstoken.',
    'Plak het token in n8n.',
  ],
  bamboohr: [
    'BambooHR',
    'httpBasicAuth',
    'Klik in BambooHR op je naam en kies API Keys.',
    'Maak in n8n een Basic Auth met de sleutel als gebruiker en x als wachtwoord.',
  ],
  bigquery: ['Google BigQuery', 'googleBigQueryOAuth2Api', ...GOOGLE],
  bitly: [
    'Bitly',
    'bitlyApi',
    'Maak in Bitly onder Settings, API een toegangstoken.',
    'Plak het token in n8n.',
  ],
  calendar: ['Google Agenda', 'googleCalendarOAuth2Api', ...GOOGLE],
  clockify: [
    'Clockify',
    'clockifyApi',
    'Open je profiel in Clockify en maak een API-sleutel.',
    'Kopieer ook het id van je werkruimte.',
  ],
  confluence: [
    'Confluence',
    'httpBasicAuth',
    'Maak op id.atlassian.com een API-token.',
    'Gebruik je e-mailadres als gebruiker en het token als wachtwoord.',
  ],
  deepl: ['DeepL', 'deepLApi', 'Kopieer de sleutel uit je DeepL-account.', 'Kies in n8n voor Free of Pro.'],
  discord: [
    'Discord',
    'discordWebhookApi',
    'Maak in de kanaalinstellingen onder Integraties een webhook.',
    'Plak de link in n8n.',
  ],
  drive: ['Google Drive', 'googleDriveOAuth2Api', ...GOOGLE],
  docs: ['Google Docs', 'googleDocsOAuth2Api', ...GOOGLE],
  dropcontact: [
    'Dropcontact',
    'dropcontactApi',
    'Kopieer je API-sleutel uit het Dropcontact-account.',
    'Plak de sleutel in n8n.',
  ],
  facebook: [
    'Facebook',
    'facebookGraphApi',
    'Maak in Meta for Developers een app met pages_manage_posts.',
    'Vraag een paginatoken aan dat niet verloopt en plak het in n8n.',
  ],
  facebookleads: [
    'Facebook Lead Ads',
    'facebookLeadAdsOAuth2Api',
    'Verbind je Meta-account in n8n.',
    'Geef toegang tot de pagina en haar leadformulieren.',
  ],
  freshdesk: [
    'Freshdesk',
    'freshdeskApi',
    'Open je profiel in Freshdesk en kopieer de API-sleutel.',
    'Vul in n8n je domein en de sleutel in.',
  ],
  github: [
    'GitHub',
    'githubApi',
    'Maak een fine-grained token voor de repository met rechten op issues en inhoud.',
    'Vul in n8n je gebruikersnaam en het token in.',
  ],
  gmail: ['Gmail', 'gmailOAuth2', ...GOOGLE],
  googleads: [
    'Google Ads',
    'googleAdsOAuth2Api',
    'Vraag in je beheerdersaccount een developer token aan.',
    'Verbind het account in n8n en vul het token in.',
  ],
  analytics: ['Google Analytics', 'googleAnalyticsOAuth2', ...GOOGLE],
  googlebusiness: ['Google Bedrijfsprofiel', 'googleBusinessProfileOAuth2Api', ...GOOGLE],
  gsuite: [
    'Google Workspace',
    'gSuiteAdminOAuth2Api',
    'Log in als beheerder van Google Workspace.',
    'Geef in n8n toegang tot het beheer van gebruikers.',
  ],
  hubspot: [
    'HubSpot',
    'hubspotAppToken',
    'Maak in HubSpot onder Integraties een private app.',
    'Geef lees- en schrijfrechten op contacten en plak het token in n8n.',
  ],
  hubspottrigger: [
    'HubSpot (trigger)',
    'hubspotDeveloperApi',
    'Maak in een HubSpot-ontwikkelaarsaccount een openbare app.',
    'Vul in n8n de app-id, de sleutel en het clientgeheim in.',
  ],
  intercom: [
    'Intercom',
    'intercomApi',
    'Maak in de Developer Hub een app.',
    'Kopieer het toegangstoken naar n8n.',
  ],
  jira: [
    'Jira',
    'jiraSoftwareCloudApi',
    'Maak op id.atlassian.com een API-token.',
    'Vul in n8n je e-mailadres, het token en je domein in.',
  ],
  kvk: [
    'KVK API',
    'httpHeaderAuth',
    'Vraag op developers.kvk.nl een sleutel aan.',
    'Maak een Header Auth met de naam apikey en de sleutel als waarde.',
  ],
  linkedin: [
    'LinkedIn',
    'linkedInCommunityManagementOAuth2Api',
    'Maak een LinkedIn-app die bij je bedrijfspagina hoort.',
    'Verbind het account in n8n als beheerder van de pagina.',
  ],
  mailchimp: [
    'Mailchimp',
    'mailchimpApi',
    'Maak onder Account, Extras een API-sleutel.',
    'Plak de sleutel in n8n en kies daarna je lijst.',
  ],
  mastodon: [
    'Mastodon',
    'httpHeaderAuth',
    'Maak in Voorkeuren, Ontwikkeling een app met write:statuses.',
    'Maak een Header Auth met Authorization en de waarde Bearer gevolgd door het token.',
  ],
} satisfies { [key: string]: Known };

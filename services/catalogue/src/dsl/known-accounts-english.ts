import type { ACCOUNTS_A_M } from './known-accounts-a-m.js';
import type { ACCOUNTS_M_Z } from './known-accounts-m-z.js';
import { GOOGLE_STEPS, WORK_STEPS } from './sign-in.js';

const GOOGLE = GOOGLE_STEPS[1];
const MICROSOFT = WORK_STEPS[1];
const WITH_TOKEN = 'Create a Header Auth with Authorization and the value Bearer followed by the token.';

/** The steps to each account in English. */
export const STEPS_IN_ENGLISH: {
  readonly [key in keyof typeof ACCOUNTS_A_M | keyof typeof ACCOUNTS_M_Z]: readonly string[];
} = {
  activecampaign: ['Open Settings, Developer in ActiveCampaign.', 'Copy the API URL and the key into n8n.'],
  airtable: [
    'Create a token on airtable.com/create/tokens with data.records:read, data.records:write and schema.bases:read.',
    'Give the token access to the base that you use and nothing else.',
  ],
  anthropic: ['Create a key in the Anthropic Console.', 'Set a monthly spending limit.'],
  asana: ['Create a personal access token in the Asana developer console.', 'Paste the token into n8n.'],
  bamboohr: [
    'Click your name in BambooHR and choose API Keys.',
    'In n8n, create a Basic Auth with the key as user and x as password.',
  ],
  bigquery: GOOGLE,
  bitly: ['Create an access token in Bitly under Settings, API.', 'Paste the token into n8n.'],
  calendar: GOOGLE,
  clockify: ['Open your profile in Clockify and create an API key.', 'Copy the id of your workspace too.'],
  confluence: [
    'Create an API token on id.atlassian.com.',
    'Use your e-mail address as user and the token as password.',
  ],
  deepl: ['Copy the key from your DeepL account.', 'Choose Free or Pro in n8n.'],
  discord: [
    'Create a webhook in the settings of the channel, under Integrations.',
    'Paste the link into n8n.',
  ],
  drive: GOOGLE,
  docs: GOOGLE,
  dropcontact: ['Copy your API key from the Dropcontact account.', 'Paste the key into n8n.'],
  facebook: [
    'Create an app with pages_manage_posts in Meta for Developers.',
    'Request a page token that does not expire and paste it into n8n.',
  ],
  facebookleads: ['Connect your Meta account in n8n.', 'Give access to the page and its lead forms.'],
  freshdesk: [
    'Open your profile in Freshdesk and copy the API key.',
    'Enter your domain and the key in n8n.',
  ],
  github: [
    'Create a fine-grained token for the repository with rights to issues and contents.',
    'Enter your user name and the token in n8n.',
  ],
  gmail: GOOGLE,
  googleads: [
    'Request a developer token in your manager account.',
    'Connect the account in n8n and enter the token.',
  ],
  analytics: GOOGLE,
  googlebusiness: GOOGLE,
  gsuite: [
    'Sign in as an administrator of Google Workspace.',
    'In n8n, give access to the management of users.',
  ],
  hubspot: [
    'Create a private app in HubSpot under Integrations.',
    'Give read and write access to contacts and paste the token into n8n.',
  ],
  hubspottrigger: [
    'Create a public app in a HubSpot developer account.',
    'Enter the app id, the key and the client secret in n8n.',
  ],
  intercom: ['Create an app in the Developer Hub.', 'Copy the access token into n8n.'],
  jira: [
    'Create an API token on id.atlassian.com.',
    'Enter your e-mail address, the token and your domain in n8n.',
  ],
  kvk: [
    'Request a key on developers.kvk.nl.',
    'Create a Header Auth with the name apikey and the key as its value.',
  ],
  linkedin: [
    'Create a LinkedIn app that belongs to your company page.',
    'Connect the account in n8n as an administrator of the page.',
  ],
  mailchimp: [
    'Create an API key under Account, Extras.',
    'Paste the key into n8n and choose your list afterwards.',
  ],
  mastodon: ['Create an app with write:statuses under Preferences, Development.', WITH_TOKEN],
  mistral: ['Create a key in La Plateforme.', 'The processing stays within the European Union.'],
  mollie: [
    'Copy your live key from Mollie under Developers.',
    'Create a Header Auth with Authorization and the value Bearer followed by the key.',
  ],
  moneybird: ['Create a token for personal use in Moneybird under External applications.', WITH_TOKEN],
  n8n: [
    'Create a key with workflow:list in n8n under Settings, n8n API.',
    'Enter the address of your n8n, ending in /api/v1.',
  ],
  notion: [
    'Create an internal integration on notion.so/my-integrations.',
    'Share the database with that integration under Connections.',
  ],
  onedrive: MICROSOFT,
  openai: [
    'Create a key for a project of its own on platform.openai.com.',
    'Set a monthly limit on that project.',
  ],
  weather: ['Create a free account.', 'Copy the key; it may take an hour before it works.'],
  outlook: MICROSOFT,
  pagerduty: ['Create an API key under Integrations.', 'Choose your service in the step.'],
  pipedrive: ['Copy your API token in Pipedrive under Personal preferences.', 'Paste the token into n8n.'],
  postgres: [
    'Create a user of its own with only the rights that the workflow needs.',
    'Enter the host, database, user and password and switch on SSL.',
  ],
  qdrant: ['Create a cluster in the EU and a key.', 'Enter the address and the key in n8n.'],
  rabbitmq: ['Create a user with write access to the queue.', 'Enter the host, port, vhost and user in n8n.'],
  reddit: ['Create a web app on reddit.com/prefs/apps.', 'Connect the account in n8n.'],
  redis: ['Note the host, port and password.', 'Use a database number of its own for n8n.'],
  s3: [
    'Create a bucket with versioning and a key that may only write there.',
    'Enter the address, region and keys in n8n.',
  ],
  sendcloud: [
    'Add an API integration in Sendcloud under Integrations.',
    'Use the public key as user and the secret one as password.',
  ],
  sheets: GOOGLE,
  sftp: ['Ask your supplier for the address, user and password or key.', 'Test the connection in n8n.'],
  shopify: [
    'Create an app of your own in Shopify under Apps with access to orders, products and inventory.',
    'Paste the access token and your subdomain into n8n.',
  ],
  slack: [
    'Create an app with chat:write and channels:read on api.slack.com.',
    'Install the app, invite it to the channel and paste the bot token into n8n.',
  ],
  smtp: [
    'Ask your mail provider for the host, port and an app password.',
    'Enter them in n8n and test the connection.',
  ],
  stripe: ['Create a restricted key with read access in Stripe under Developers.', 'Paste the key into n8n.'],
  teams: MICROSOFT,
  telegram: [
    'Create a bot with @BotFather and copy the token.',
    'Send the bot a message and note the id of your chat.',
  ],
  todoist: ['In Todoist open Settings, Integrations, Developer.', 'Copy the API token into n8n.'],
  trello: ['Create a Power-Up on trello.com/power-ups/admin.', 'Copy its key and token into n8n.'],
  twilio: [
    'Copy the Account SID and Auth Token from the console.',
    'Buy or link a number that you may send from.',
  ],
  typeform: ['Create a personal token in your account.', 'Paste the token into n8n and choose the form.'],
  whatsapp: [
    'Create an app with WhatsApp in Meta for Developers.',
    'Enter the access token and the id of your business account in n8n.',
  ],
  woocommerce: [
    'Create a REST key with read and write access under WooCommerce, Settings, Advanced.',
    'Enter the key, the secret and the address of your shop in n8n.',
  ],
  wordpress: [
    'Create an application password in your WordPress profile.',
    'Enter the user, the password and the address of your site in n8n.',
  ],
  x: ['Create an app in the developer portal of X.', 'Connect the account in n8n.'],
  xero: [
    'Create an app on developer.xero.com with the redirect URL of your n8n.',
    'Connect the account, then choose your organisation in the step.',
  ],
  youtube: GOOGLE,
  zendesk: [
    'Create a token in the Admin Center under API.',
    'Enter your subdomain, e-mail address and the token in n8n.',
  ],
};

// Without zod: remotes use it in the browser.

/** Which simple-icons the icons are of; a part of their addresses. */
export const iconSet = '16.37.0';

/** Icons that are not shown, whoever asked for that, with why: two letters stand there instead. */
const withdrawn: Readonly<Record<string, string>> = {
  nasa: 'An agency of the United States, whose insignia nobody shows without its permission (14 CFR 1221).',
};

/** The icons that were taken from the set (infra/docs/app-icons.md); the set has none under CC0 of what is missing. */
export const iconKeys: readonly string[] = `
  airtable anthropic asana baserow bitbucket bitly bitwarden box brandfetch brevo calcom calendly circleci clickup
  clockify cloudflare coda confluence contentful cratedb databricks deepl deepseek dhl discord discourse disqus dropbox
  elasticsearch elementor elevenlabs erpnext facebook figma firebase formstack ghost github gitlab gmail googleads
  googleanalytics googlebigquery googlecalendar googlechat googlecloudstorage googledocs googledrive googleforms
  googlegemini googlenews googlesheets googleslides googletasks googletranslate grafana greenhouse gumroad helpscout
  homeassistant hubspot huggingface instagram intercom invoiceninja jira kimi line linear mailchimp mailgun mastodon
  matrix mattermost mautic medium meta metabase milvus minio mistralai mongodb monica mqtt mysql n8n nasa netlify
  nextcloud notion npm nvidia odoo okta ollama openrouter paddle pagerduty paypal perplexity philipshue postgresql
  posthog pushbullet qdrant quickbooks qwen rabbitmq reddit redis rocketchat rss rundeck searxng securityscorecard
  sentry shopify snowflake splunk spotify storyblok strapi strava stripe supabase surveymonkey telegram todoist toggl
  toggltrack travisci trello trustpilot typeform vonage webflow whatsapp wikipedia wise woocommerce wordpress x xero
  youtube zendesk zoho zoom zulip
`
  .trim()
  .split(/\s+/);

/** Products by names that are not those of their icons. */
const otherwise: Readonly<Record<string, string>> = {
  facebookleadads: 'facebook',
  facebookwebhooks: 'facebook',
  firebaserealtimedatabase: 'firebase',
  googleagenda: 'googlecalendar',
  googlefirestore: 'firebase',
  googlerealtimedatabase: 'firebase',
  hubspottrigger: 'hubspot',
  elementorwordpress: 'elementor',
  metaads: 'meta',
  mistral: 'mistralai',
  moonshot: 'kimi',
  moonshotkimi: 'kimi',
  n8ndatatables: 'n8n',
  n8nforms: 'n8n',
  nvidianemotron: 'nvidia',
  postgres: 'postgresql',
  s3minio: 'minio',
  whatsappbusiness: 'whatsapp',
  zohocrm: 'zoho',
};

const shown: ReadonlySet<string> = new Set(iconKeys.filter((key) => withdrawn[key] === undefined));

/** How an icon is called in addresses: the letters and digits of its name. */
export const iconKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Whether an icon is there and may be shown. */
export const isShown = (key: string): boolean => shown.has(key);

/** The address of an app's icon, a one-colour picture of 24 by 24; undefined where it has none. @param app its name */
export function appIcon(app: string): string | undefined {
  const key = iconKey(app);
  const icon = otherwise[key] ?? key;
  return isShown(icon) ? `/assets/apps/${iconSet}/${icon}.svg` : undefined;
}

import type { Category } from '@stroomwerk/contracts/library';
import { integrations } from './integrations.js';
import { type Flow, workNodes } from './n8n.js';

/** Word beginnings, Dutch and English, that say what a workflow achieves. */
const words: Record<Category, string> = {
  marketing:
    'marketing campaign campagne newsletter nieuwsbrief lead leads seo advert ads ad-spend audience doelgroep subscriber abonnee webinar conversion conversie utm landing outreach prospect',
  ecommerce:
    'order bestelling shop winkel product voorraad inventory stock cart winkelwagen checkout verzend shipping shipment retour refund webshop sku catalogus pakket',
  productivity:
    'task taak taken meeting vergader agenda calendar kalender reminder herinner todo notulen minutes project planning standup inbox deadline note notitie focus',
  data: 'data database backup export rapport report dashboard etl scrape scraping csv excel spreadsheet query analytics sync-data warehouse metric kpi extract opschonen dedup',
  social:
    'social tweet instagram linkedin facebook tiktok youtube post-schedul hashtag influencer reel mention vermelding thread reddit community',
  finance:
    'invoice factuur facturen payment betaling expense declaratie budget tax btw vat bank ledger boekhoud accounting payout omzet revenue receipt bonnetje crypto stock-price koers salary',
  hr: 'hr candidate kandidaat sollicit recruit vacature job-appl resume cv onboarding employee medewerker verlof leave ziek payroll applicant interview personeel',
  customer:
    'customer klant support ticket helpdesk feedback review complaint klacht nps chatbot faq conversation csat onboarding-klant churn service satisfaction whatsapp-bot antwoord',
  content:
    'blog artikel article content write schrijf vertaal translate translation image afbeelding video podcast transcri summar samenvat seo-tekst copywriting caption rss news nieuws e-book publish publiceer',
  integration:
    'integration koppel koppeling webhook api sync synchron connect bridge monitor uptime alert deploy incident error fout log devops server pipeline ci migrat mcp github gitlab',
};

const apps: Record<Category, string[]> = {
  marketing: [
    'Mailchimp',
    'ActiveCampaign',
    'Brevo',
    'MailerLite',
    'Google Ads',
    'Facebook Lead Ads',
    'HubSpot',
    'lemlist',
    'Mautic',
    'Kit',
    'GetResponse',
    'Clearbit',
    'Hunter',
    'PhantomBuster',
    'Google Business Profile',
    'Salesforce',
    'Pipedrive',
  ],
  ecommerce: ['Shopify', 'WooCommerce', 'Magento', 'Gumroad', 'DHL', 'Onfleet', 'Unleashed', 'Paddle'],
  productivity: [
    'Google Calendar',
    'Todoist',
    'Trello',
    'Asana',
    'ClickUp',
    'Notion',
    'Google Tasks',
    'Microsoft To Do',
    'monday.com',
    'Calendly',
    'Cal.com',
    'Clockify',
    'Toggl',
    'Linear',
    'Outlook',
    'Gmail',
    'Zoom',
  ],
  data: [
    'PostgreSQL',
    'MySQL',
    'MongoDB',
    'Google BigQuery',
    'Snowflake',
    'Airtable',
    'Google Sheets',
    'Microsoft Excel',
    'Supabase',
    'Elasticsearch',
    'Metabase',
    'Baserow',
    'NocoDB',
    'Google Analytics',
    'Microsoft SQL Server',
    'Databricks',
    'Redis',
    'Qdrant',
    'Pinecone',
  ],
  social: ['X', 'LinkedIn', 'Facebook', 'YouTube', 'Reddit', 'Discourse', 'Hacker News', 'Medium'],
  finance: [
    'Stripe',
    'Xero',
    'QuickBooks',
    'PayPal',
    'Wise',
    'Invoice Ninja',
    'Chargebee',
    'CoinGecko',
    'Marketstack',
    'ProfitWell',
    'Mindee',
  ],
  hr: ['BambooHR', 'Workable'],
  customer: [
    'Zendesk',
    'Intercom',
    'Freshdesk',
    'Help Scout',
    'Zammad',
    'Drift',
    'Typeform',
    'SurveyMonkey',
    'WhatsApp',
    'Freshservice',
    'HaloPSA',
  ],
  content: [
    'WordPress',
    'Ghost',
    'Contentful',
    'Storyblok',
    'Strapi',
    'Webflow',
    'DeepL',
    'Google Translate',
    'Bannerbear',
    'Google Slides',
    'Spotify',
  ],
  integration: [
    'GitHub',
    'GitLab',
    'Jenkins',
    'UptimeRobot',
    'PagerDuty',
    'Sentry',
    'Grafana',
    'AWS Lambda',
    'Kafka',
    'RabbitMQ',
    'MQTT',
    'Cloudflare',
    'Netlify',
    'Bitbucket',
    'CircleCI',
    'ServiceNow',
    'Home Assistant',
  ],
};

const categories = Object.keys(words) as Category[];

/** Where nothing scored: by what the last app is for, so that no category becomes the place for the rest. */
function byShape(names: readonly string[]): Category {
  if (names.some((name) => apps.data.includes(name))) return 'data';
  if (names.some((name) => ['Telegram', 'Slack', 'Discord', 'Microsoft Teams'].includes(name)))
    return 'productivity';
  if (names.some((name) => ['OpenAI', 'Anthropic', 'Google Gemini', 'Mistral AI'].includes(name)))
    return 'content';
  return 'integration';
}

const hits = (text: string, stems: readonly string[]): number => {
  const found = text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  return stems.filter((stem) =>
    found.some((word) => (stem.length <= 3 ? word === stem : word.startsWith(stem))),
  ).length;
};

export interface CategoryInput extends Flow {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
}

/**
 * What a workflow achieves, as one of the ten: words in name (4), tags (3), description (2) and node names (1), and the
 * apps it ends in (2 each). Ties go to the first in the order of the contract.
 */
export function inferCategory(workflow: CategoryInput): Category {
  const names = integrations(workflow).names;
  const nodeNames = workNodes(workflow)
    .map((node) => node.name)
    .join(' ');
  let best: Category | undefined;
  let most = 0;
  for (const category of categories) {
    const stems = words[category].split(' ');
    const score =
      4 * hits(workflow.name, stems) +
      3 * hits(workflow.tags.join(' '), stems) +
      2 * hits(workflow.description, stems) +
      hits(nodeNames, stems) +
      2 * names.filter((name) => apps[category].includes(name)).length;
    if (score > most) [best, most] = [category, score];
  }
  return best ?? byShape(names);
}

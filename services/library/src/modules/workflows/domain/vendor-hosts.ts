import type { N8nNode } from './n8n.js';

/**
 * Products that n8n has no node for, or that workflows also call by themselves, by the host that is called: `Name: host host`.
 * A host that begins with a dot stands for every name before it.
 */
const hosts = `
AFAS Profit: .rest.afas.online .resttest.afas.online
BambooHR: api.bamboohr.com
bol: api.bol.com
Brevo: api.brevo.com
Clockify: reports.api.clockify.me
Contentful: api.contentful.com
e-Boekhouden: api.e-boekhouden.nl
ElevenLabs: api.elevenlabs.io
Exact Online: start.exactonline.nl
Freshdesk: .freshdesk.com
Freshservice: .freshservice.com
GetResponse: api.getresponse.com
GitHub: api.github.com
Google Ads: googleads.googleapis.com
Groq: api.groq.com
HighLevel: services.leadconnectorhq.com
HubSpot: api.hubapi.com
Intercom: api.intercom.io
Kiyoh: www.kiyoh.com
Klaviyo: a.klaviyo.com
KVK API: api.kvk.nl
Lightspeed: api.webshopapp.com
LinkedIn: api.linkedin.com
Mailchimp: .api.mailchimp.com
MailerLite: connect.mailerlite.com
Mollie: api.mollie.com
Moneybird: moneybird.com
MyParcel: api.myparcel.nl
Nmbrs: api.nmbrsapp.com
Picqer: .picqer.com
Pipedrive: api.pipedrive.com
Placid: api.placid.app
Sendcloud: panel.sendcloud.sc
Shopify: .myshopify.com
Slack: slack.com api.slack.com
SnelStart: b2bapi.snelstart.nl auth.snelstart.nl
Storyblok: mapi.storyblok.com
Stripe: api.stripe.com
Teamleader: api.focus.teamleader.eu
Toggl: api.track.toggl.com
Trustpilot: api.trustpilot.com
Zendesk: .zendesk.com
`;

const byHost = new Map(
  hosts
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', names = ''] = line.split(': ');
      return names.split(' ').map((host): [string, string] => [host, name]);
    }),
);

/** What is no product of anybody, and still has to be there: a mail server, a feed. */
const protocols: Readonly<Record<string, string>> = {
  'n8n-nodes-base.emailSend': 'E-mail (SMTP)',
  'n8n-nodes-base.emailReadImap': 'E-mail (IMAP)',
  'n8n-nodes-base.rssFeedRead': 'RSS',
  'n8n-nodes-base.rssFeedReadTrigger': 'RSS',
};

/** Products of which no host tells: those of the customer's own server, or of another product. A workflow declares them. */
const declared = ['Instagram', 'Mastodon', 'Tally'];

/** Products that no type of step tells of. */
export const calledProducts: readonly string[] = [...new Set([...byHost.values(), ...declared])];

const CALLS = new Set(['n8n-nodes-base.httpRequest', 'n8n-nodes-base.httpRequestTool']);

/** The product of the host that an address names; none of one that the customer gives. */
function productAt(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined;
  const [, host = ''] = /^=?https?:\/\/([^/?#]+)/i.exec(url.replace(/\{\{.*?\}\}/gs, 'x')) ?? [];
  const name = host.toLowerCase();
  return byHost.get(name) ?? byHost.get(name.slice(name.indexOf('.')));
}

/** What a step needs that its type says nothing of in the table of vendors: the product that it calls by HTTP, mail, a feed. */
export const neededBy = ({ type, parameters }: Pick<N8nNode, 'type' | 'parameters'>): string | undefined =>
  CALLS.has(type) ? productAt(parameters.url) : protocols[type];

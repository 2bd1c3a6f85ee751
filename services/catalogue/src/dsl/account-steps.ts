import type { Language } from './language.js';
import { listed } from './listed.js';
import type { Account, Both, NodeSpec } from './types.js';

type Steps = Pick<NodeSpec, 'name' | 'type' | 'parameters'>;

const both = (nl: string, en: string): Both => ({ nl, en });
const operationOf = ({ parameters }: Steps): string => String(parameters.operation ?? '');
const textOf = ({ parameters }: Steps): string => JSON.stringify(parameters);
const named = (nodes: readonly Steps[], pattern: RegExp): Steps[] =>
  nodes.filter(({ type }) => pattern.test(type));
const isCall = ({ type }: Steps): boolean => /\.httpRequest(?:Tool)?$/.test(type);
const called = (nodes: readonly Steps[], host: string): Steps[] =>
  nodes.filter((node) => isCall(node) && String(node.parameters.url).includes(host));
const CHANGES = /^(?:create|update|upsert|append|appendOrUpdate|delete|deleteRecord|add)/;

/** The scopes of Shopify by what a path of its API is about; a refund or a fulfilment is of an order. */
const SHOPIFY: readonly (readonly [about: RegExp, scope: string])[] = [
  [/^draft_orders/, 'draft_orders'],
  [/^(?:orders|checkouts|fulfillments|refunds)/, 'orders'],
  [/^(?:products|variants)/, 'products'],
  [/^inventory/, 'inventory'],
  [/^customers/, 'customers'],
  [/^(?:price_rules|discount)/, 'price_rules'],
];
const scopeOf = (path: string): string[] =>
  SHOPIFY.filter(([about]) => about.test(path)).map(([, scope]) => scope);

/** What a workflow may do at Shopify, by its triggers, steps and calls (shopify.dev, "Access scopes"). */
function shopifyScopes(nodes: readonly Steps[]): string[] {
  const read = new Set<string>();
  const write = new Set<string>();
  const put = (path: string, changes: boolean): void => {
    for (const scope of scopeOf(path)) (changes ? write : read).add(scope);
  };
  for (const node of named(nodes, /\.shopifyTrigger$/)) put(String(node.parameters.topic), false);
  for (const node of named(nodes, /\.shopify(?:Tool)?$/))
    put(`${String(node.parameters.resource ?? 'order')}s`, CHANGES.test(operationOf(node)));
  for (const node of called(nodes, '.myshopify.com/')) {
    const path = String(node.parameters.url).split(/\/admin\/api\/[\d-]+\//)[1] ?? '';
    if (!path.startsWith('graphql')) put(path, !/^(?:GET|)$/.test(String(node.parameters.method ?? '')));
    else
      for (const [about, scope] of [
        [/\borders\b/, 'orders'],
        [/\bproduct/, 'products'],
        [/inventory/, 'inventory'],
        [/\bcustomer/, 'customers'],
      ] as const)
        if (about.test(textOf(node))) read.add(scope);
  }
  if (nodes.some((node) => /\bcustomer\b/.test(textOf(node))) && read.has('orders')) read.add('customers');
  if (read.has('inventory') || write.has('inventory')) read.add('products');
  const all = [...new Set([...read, ...write])].sort();
  return all.flatMap((scope) => (write.has(scope) ? [`read_${scope}`, `write_${scope}`] : [`read_${scope}`]));
}

type Change = (account: Account, nodes: readonly Steps[], language: Language) => readonly string[];

const shopify: Change = ({ steps }, nodes, language) => {
  const scopes = shopifyScopes(nodes);
  if (scopes.length === 0) return steps;
  const starts = named(nodes, /\.shopifyTrigger$/).length > 0;
  const rights = listed(scopes, language);
  return language === 'nl'
    ? [
        'Open in Shopify Instellingen, Apps en verkoopkanalen, Apps ontwikkelen en maak een eigen app.',
        `Geef de app alleen deze rechten: ${rights}. Installeer haar dan.`,
        'Vul in n8n het subdomein van je winkel, het toegangstoken en de API-geheime sleutel van de app (bij APP Secret Key) in.',
        ...(starts
          ? [
              'De trigger controleert elke melding met die geheime sleutel: is hij fout, dan komt er niets binnen.',
            ]
          : []),
      ]
    : [
        'In Shopify, open Settings, Apps and sales channels, Develop apps and create an app of your own.',
        `Give it these rights and no more: ${rights}. Then install it.`,
        'In n8n, fill in the subdomain of your shop, the access token and the API secret key of the app (as APP Secret Key).',
        ...(starts
          ? ['The trigger checks every message with that secret key: where it is wrong, nothing comes in.']
          : []),
      ];
};

/** WooCommerce lets a trigger add its webhook only with a key that may write. */
const woo: Change = ({ steps }, nodes, language) => {
  const writes =
    named(nodes, /\.wooCommerceTrigger$/).length > 0 ||
    named(nodes, /\.wooCommerce(?:Tool)?$/).some((node) => CHANGES.test(operationOf(node))) ||
    called(nodes, '/wp-json/wc/').some(
      ({ parameters }) => !/^(?:GET|)$/.test(String(parameters.method ?? '')),
    );
  const right = writes
    ? both('lees- en schrijfrechten', 'read and write permission')
    : both('alleen leesrechten', 'read permission only');
  const starts =
    named(nodes, /\.wooCommerceTrigger$/).length > 0 &&
    !named(nodes, /\.wooCommerce(?:Tool)?$/).some((node) => CHANGES.test(operationOf(node)));
  const why = starts
    ? both(
        ' (die vraagt de trigger om zijn webhook aan te melden)',
        ' (the trigger needs it to add its webhook)',
      )
    : both('', '');
  return [
    language === 'nl'
      ? `Open WooCommerce, Instellingen, Geavanceerd, REST API en maak een sleutel met ${right.nl}${why.nl}.`
      : `Open WooCommerce, Settings, Advanced, REST API and add a key with ${right.en}${why.en}.`,
    ...steps.slice(1),
  ];
};

const airtable: Change = ({ steps }, nodes, language) => {
  const writes = named(nodes, /\.airtable(?:Tool)?$/).some((node) => CHANGES.test(operationOf(node)));
  if (writes) return steps;
  return [
    language === 'nl'
      ? 'Maak op airtable.com/create/tokens een token met data.records:read en schema.bases:read: deze workflow leest alleen.'
      : 'Create a token on airtable.com/create/tokens with data.records:read and schema.bases:read: this workflow only reads.',
    ...steps.slice(1),
  ];
};

/** The objects of a CRM that HubSpot gives rights by. */
const HUBSPOT = ['contact', 'company', 'deal', 'ticket'] as const;
const PLURAL = { contact: 'contacts', company: 'companies', deal: 'deals', ticket: 'tickets' };

const hubspot: Change = ({ steps }, nodes, language) => {
  const read = new Set<string>();
  const write = new Set<string>();
  for (const node of named(nodes, /\.hubspot(?:Tool)?$/)) {
    const resource = String(node.parameters.resource);
    const object = resource === 'engagement' || resource === 'contactList' ? 'contact' : resource;
    (CHANGES.test(operationOf(node)) ? write : read).add(object);
    if (resource === 'contactList') write.add('list');
  }
  for (const node of called(nodes, 'api.hubapi.com/')) {
    const url = String(node.parameters.url);
    const isRead = /^(?:GET|)$/.test(String(node.parameters.method ?? '')) || url.includes('/search');
    const [, about = ''] = /objects\/(\w+)/.exec(url) ?? [];
    if (about === 'notes') write.add('contact');
    else if (url.includes('communication-preferences')) read.add('communication');
    else {
      const object = HUBSPOT.find((one) => PLURAL[one] === about);
      if (object === undefined) return steps;
      (isRead ? read : write).add(object);
    }
  }
  const scopes = [
    ...HUBSPOT.flatMap((one) => {
      const scope = one === 'ticket' ? ['tickets'] : [`crm.objects.${PLURAL[one]}.read`];
      if (write.has(one)) return one === 'ticket' ? scope : [...scope, `crm.objects.${PLURAL[one]}.write`];
      return read.has(one) ? scope : [];
    }),
    ...(write.has('list') ? ['crm.lists.read', 'crm.lists.write'] : []),
    ...(read.has('communication') ? ['communication_preferences.read'] : []),
  ];
  if (scopes.length === 0) return steps;
  const rights = listed(scopes, language);
  return language === 'nl'
    ? [
        'Maak in HubSpot onder Instellingen, Integraties een private app.',
        `Geef haar alleen deze rechten: ${rights}. Plak het toegangstoken in n8n.`,
      ]
    : [
        'Create a private app in HubSpot under Settings, Integrations.',
        `Give it these rights and no more: ${rights}. Paste the access token into n8n.`,
      ];
};

const memoryTable = ({ parameters }: Steps): string => String(parameters.tableName ?? 'n8n_chat_histories');

/** The trigger makes a function and a trigger in the database (n8n 2.41, Postgres Trigger); a memory makes its own table. */
const postgres: Change = ({ steps }, nodes, language) => {
  const triggers = named(nodes, /\.postgresTrigger$/).filter(
    ({ parameters }) => (parameters.triggerMode ?? 'createTrigger') === 'createTrigger',
  );
  const [memory] = named(nodes, /\.memoryPostgresChat$/);
  const table = triggers.map(({ parameters }) => {
    const name = parameters.tableName;
    return typeof name === 'object' && name !== null && !Array.isArray(name)
      ? String(name.value)
      : String(name);
  })[0];
  return [
    ...steps,
    ...(table === undefined
      ? []
      : [
          language === 'nl'
            ? `Laat deze gebruiker ook eigenaar zijn van de tabel ${table} en geef hem CREATE op het schema public: n8n maakt daar bij het aanzetten een functie en een trigger.`
            : `Have this user own the table ${table} too and grant CREATE on the schema public: on activation n8n makes a function and a trigger there.`,
        ]),
    ...(memory === undefined
      ? []
      : [
          language === 'nl'
            ? `Geef deze gebruiker CREATE op het schema: n8n maakt daar zelf de tabel ${memoryTable(memory)} voor het geheugen. Leeg die af en toe, want er staan gesprekken in.`
            : `Grant this user CREATE on the schema: n8n makes the table ${memoryTable(memory)} for the memory there by itself. Empty it now and then, as it holds conversations.`,
        ]),
  ];
};

/** Sendcloud calls the address that stands at the integration. */
const sendcloud: Change = ({ app, steps }, nodes, language) => {
  if (app !== 'Sendcloud') return steps;
  const hooks = nodes.flatMap(({ name, type, parameters }) =>
    type.endsWith('.webhook') && String(parameters.path).includes('sendcloud') ? [`"${name}"`] : [],
  );
  if (hooks.length === 0) return steps;
  const of = listed(hooks, language);
  return [
    ...steps,
    language === 'nl'
      ? `Zet bij die integratie het Production-adres van ${of} als webhook.`
      : `At that integration, set the production address of ${of} as webhook.`,
  ];
};

const CHANGE: Readonly<Record<string, Change>> = {
  shopifyAccessTokenApi: shopify,
  wooCommerceApi: woo,
  airtableTokenApi: airtable,
  hubspotAppToken: hubspot,
  postgres,
  httpBasicAuth: sendcloud,
};

/**
 * What each account asks of the customer, by what the steps of this workflow do with it: the rights it needs and no more.
 * @param accounts in this language
 */
export const withRights = (
  accounts: readonly Account[],
  nodes: readonly Steps[],
  language: Language,
): Account[] =>
  accounts.map((account) => {
    const change = CHANGE[account.credential_type];
    return change ? { ...account, steps: [...change(account, nodes, language)] } : account;
  });

/** Whether a set-up step only says where the address of a step goes, which an account says already. */
export function toldTwice(step: string, accounts: readonly Account[]): boolean {
  const [, name] =
    /^(?:Kopieer het Production-adres van|Copy the production address of) ("[^"]+")/.exec(step) ?? [];
  return name !== undefined && accounts.some(({ steps }) => steps.some((one) => one.includes(name)));
}

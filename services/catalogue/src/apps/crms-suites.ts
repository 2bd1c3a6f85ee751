import { goOnAfterError, node, set } from '../dsl/core.js';
import { appTrigger } from '../dsl/triggers.js';
import type { Parameters } from '../dsl/types.js';
import type { Crm } from '../kit/ports.js';
import { copper, odoo } from './crm-apps.js';
import { inApp, webAddress } from './values.js';

const ODOO_DOMAIN = webAddress(
  ['adres van je Odoo', 'address of your Odoo'],
  [
    'Het adres waarop je Odoo opent, zonder streep erachter.',
    'The address at which you open Odoo, without a slash behind it.',
  ],
  'https://odoo.example.com',
);
const COPPER_ACCOUNT = inApp(
  'Copper',
  ['account', 'account'],
  [
    'Het nummer van je account: in het adres achter /companies/.',
    'The number of your account: behind /companies/ in the address.',
  ],
  '123456',
);

const mapped = (value: { [field: string]: string }): Parameters => ({
  mappingMode: 'defineBelow',
  value,
  matchingColumns: [],
  schema: Object.keys(value).map((id) => ({
    id,
    displayName: id,
    required: false,
    defaultMatch: false,
    display: true,
    canBeUsedToMatch: false,
    type: 'string',
  })),
});

// Odoo
const odooNode = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'odoo', 2, { authentication: 'odooApiKeyApi', resource, operation, ...parameters });
export const odooCrm = {
  app: odoo,
  upsertContact: (name, contact) =>
    odooNode(name, 'contact', 'create', {
      fieldsToSend: mapped({
        name: contact.name,
        email: contact.email,
        ...(contact.phone ? { phone: contact.phone } : {}),
      }),
    }),
  findContact: (name, email) =>
    odooNode(name, 'contact', 'getAll', {
      returnAll: false,
      limit: 1,
      filters: { filter: [{ fieldName: 'email', operator: 'equal', value: email }] },
      options: { fieldsList: ['id', 'name', 'email', 'phone'] },
    }),
  contactId: '$json.id',
  createDeal: (name, deal) =>
    odooNode(name, 'opportunity', 'create', {
      fieldsToSend: mapped({ name: deal.title, expected_revenue: deal.amount, partner_id: deal.contactId }),
    }),
  note: (name, contactId, text) =>
    odooNode(name, 'custom', 'create', {
      customResource: { __rl: true, mode: 'id', value: 'mail.message' },
      fieldsToSend: mapped({ model: 'res.partner', res_id: contactId, body: text, message_type: 'comment' }),
    }),
  openDeals: {
    app: odoo,
    what: { nl: 'de lopende verkoopkansen in Odoo', en: 'the running opportunities in Odoo' },
    nodes: (name) => [
      odooNode(name, 'opportunity', 'getAll', {
        returnAll: true,
        filters: { filter: [{ fieldName: 'probability', operator: 'lesserThen', value: '100' }] },
        options: { fieldsList: ['id', 'name', 'expected_revenue', 'stage_id', 'email_from'] },
      }),
    ],
    fields: {
      id: '$json.id',
      title: '$json.name',
      amount: 'Number($json.expected_revenue ?? 0)',
      stage: "$json.stage_id?.[1] ?? ''",
      email: "$json.email_from || ''",
      link: `'${ODOO_DOMAIN}/odoo/crm/' + $json.id`,
    },
  },
} satisfies Crm;

// Copper
const copperNode = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'copper', 1, { resource, operation, ...parameters });
const copperDeal = (name: string, deal: string) => [
  goOnAfterError(
    copperNode(`${name}: persoon`, 'person', 'get', { personId: "={{ $json.primary_contact_id ?? '0' }}" }),
  ),
  set(`${name}: gegevens`, {
    id: `={{ $('${deal}').item.json.id }}`,
    title: `={{ $('${deal}').item.json.name }}`,
    amount: ['number', `={{ Number($('${deal}').item.json.monetary_value ?? 0) || 0 }}`],
    stage: `={{ $('${deal}').item.json.pipeline_stage_id }}`,
    email: "={{ $json.emails?.[0]?.email ?? '' }}",
    link: `=https://app.copper.com/companies/${COPPER_ACCOUNT}/app#/deal/{{ $('${deal}').item.json.id }}`,
  }),
];
const COPPER_DEAL = {
  id: '$json.id',
  title: '$json.title',
  amount: '$json.amount',
  stage: '$json.stage',
  email: '$json.email',
  link: '$json.link',
};
export const copperCrm = {
  app: copper,
  upsertContact: (name, contact) =>
    copperNode(name, 'person', 'create', {
      name: contact.name,
      additionalFields: {
        emails: { emailFields: [{ email: contact.email, category: 'work' }] },
        ...(contact.phone
          ? { phone_numbers: { phoneFields: [{ number: contact.phone, category: 'work' }] } }
          : {}),
      },
    }),
  contactId: '$json.id',
  createDeal: (name, deal) =>
    copperNode(name, 'opportunity', 'create', {
      name: deal.title,
      customerSourceId: '',
      primaryContactId: deal.contactId,
    }),
  newContact: {
    app: copper,
    event: { nl: 'er een persoon in Copper bijkomt', en: 'a person is added to Copper' },
    nodes: (name) => [
      appTrigger(name, 'copperTrigger', 1, { resource: 'person', event: 'new' }),
      copperNode(`${name} ophalen`, 'person', 'get', { personId: '={{ $json.ids[0] }}' }),
    ],
    fields: {
      id: '$json.id',
      email: "$json.emails?.[0]?.email ?? ''",
      name: '$json.name',
      company: "$json.company_name ?? ''",
      phone: "$json.phone_numbers?.[0]?.number ?? ''",
    },
  },
  newDeal: {
    app: copper,
    event: { nl: 'er een verkoopkans in Copper bijkomt', en: 'an opportunity is added to Copper' },
    nodes: (name) => [
      appTrigger(name, 'copperTrigger', 1, { resource: 'opportunity', event: 'new' }),
      copperNode(`${name} ophalen`, 'opportunity', 'get', { opportunityId: '={{ $json.ids[0] }}' }),
      ...copperDeal(name, `${name} ophalen`),
    ],
    fields: COPPER_DEAL,
  },
  openDeals: {
    app: copper,
    what: { nl: 'de verkoopkansen in Copper', en: 'the opportunities in Copper' },
    nodes: (name) => [
      copperNode(name, 'opportunity', 'getAll', { returnAll: true, filterFields: {} }),
      ...copperDeal(name, name),
    ],
    fields: COPPER_DEAL,
  },
} satisfies Crm;

import { node } from '../dsl/core.js';
import { http } from '../dsl/http.js';
import { say } from '../dsl/language.js';
import { appTrigger } from '../dsl/triggers.js';
import type { Parameters } from '../dsl/types.js';
import type { Crm } from '../kit/ports.js';
import { affinity, agileCrm, freshworksCrm, highLevel, keap } from './crm-apps.js';
import { inside, lastNameOrDash } from './expression.js';
import { firstName, lastName } from './names.js';
import { inApp, subdomain } from './values.js';

const AGILE = subdomain('Agile CRM', 'agilecrm.com');
const PIPELINE = inApp(
  'HighLevel',
  ['pijplijn', 'pipeline'],
  [
    'Het id van de pijplijn waarin nieuwe kansen komen.',
    'The id of the pipeline that new opportunities go into.',
  ],
  'VDm7RPYC2GLUvdpKmBfC',
);
const LOCATION = inApp(
  'HighLevel',
  ['locatie', 'location'],
  [
    'Het id van je locatie: in het adres achter /location/.',
    'The id of your location: behind /location/ in the address.',
  ],
  've9EPM428h8vShlRW1KT',
);

// Agile CRM
const agile = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'agileCrm', 1, { resource, operation, ...parameters });
export const agileCrmPort = {
  app: agileCrm,
  upsertContact: (name, contact) =>
    agile(name, 'contact', 'create', {
      jsonParameters: false,
      additionalFields: {
        firstName: firstName(contact.name),
        lastName: lastName(contact.name),
        ...(contact.company ? { company: contact.company } : {}),
        emailOptions: { emailProperties: [{ subtype: 'work', email: contact.email }] },
        ...(contact.phone
          ? { phoneOptions: { phoneProperties: [{ subtype: 'work', number: contact.phone }] } }
          : {}),
      },
    }),
  findContact: (name, email) =>
    agile(name, 'contact', 'getAll', {
      returnAll: false,
      limit: 1,
      filterType: 'manual',
      matchType: 'anyFilter',
      filters: { conditions: [{ field: 'email', condition_type: 'EQUALS', value: email }] },
      simple: true,
      options: {},
    }),
  contactId: '$json.id',
  createDeal: (name, deal) =>
    agile(name, 'deal', 'create', {
      closeDate: '={{ $now.plus({ days: 30 }).toISO() }}',
      expectedValue: deal.amount,
      milestone: 'New',
      name: deal.title,
      probability: 50,
      jsonParameters: false,
      additionalFields: { contactIds: [deal.contactId] },
    }),
  openDeals: {
    app: agileCrm,
    what: { nl: 'de deals in Agile CRM', en: 'the deals in Agile CRM' },
    nodes: (name) => [agile(name, 'deal', 'getAll', { returnAll: true })],
    fields: {
      id: '$json.id',
      title: '$json.name',
      amount: 'Number($json.expected_value ?? 0)',
      stage: '$json.milestone',
      email: "($json.contacts?.[0]?.properties ?? []).find((p) => p.name === 'email')?.value ?? ''",
      link: `'https://${AGILE}.agilecrm.com/#deal/' + $json.id`,
    },
  },
} satisfies Crm;

// Freshworks CRM
const freshworks = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'freshworksCrm', 1, { resource, operation, ...parameters });
export const freshworksCrmPort = {
  app: freshworksCrm,
  upsertContact: (name, contact) =>
    freshworks(name, 'contact', 'create', {
      firstName: firstName(contact.name),
      lastName: lastNameOrDash(contact.name),
      emails: contact.email,
      additionalFields: contact.phone ? { work_number: contact.phone } : {},
    }),
  findContact: (name, email) =>
    freshworks(name, 'search', 'query', { query: email, entities: ['contact'], returnAll: false, limit: 1 }),
  contactId: '$json.id',
  createDeal: (name, deal) =>
    freshworks(name, 'deal', 'create', { amount: deal.amount, name: deal.title, additionalFields: {} }),
  note: (name, contactId, text) =>
    freshworks(name, 'note', 'create', {
      description: text,
      targetableType: 'Contact',
      targetable_id: contactId,
    }),
} satisfies Crm;

// Keap
const keapNode = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'keap', 1, { resource, operation, ...parameters });
export const keapCrm = {
  app: keap,
  upsertContact: (name, contact) =>
    keapNode(name, 'contact', 'upsert', {
      duplicateOption: 'email',
      additionalFields: { givenName: firstName(contact.name), familyName: lastName(contact.name) },
      emailsUi: { emailsValues: [{ field: 'EMAIL1', email: contact.email }] },
      ...(contact.phone ? { phonesUi: { phonesValues: [{ field: 'PHONE1', number: contact.phone }] } } : {}),
    }),
  findContact: (name, email) =>
    keapNode(name, 'contact', 'getAll', { returnAll: false, limit: 1, options: { email } }),
  contactId: '$json.id',
  note: (name, contactId, text) =>
    keapNode(name, 'contactNote', 'create', {
      userId: '',
      contactId,
      additionalFields: { title: say('Notitie', 'Note'), body: text, type: 'other' },
    }),
  newContact: {
    app: keap,
    event: { nl: 'er een contact in Keap bijkomt', en: 'a contact is added to Keap' },
    nodes: (name) => [
      appTrigger(name, 'keapTrigger', 1, { eventId: 'contact.add', rawData: false }),
      keapNode(`${name} ophalen`, 'contact', 'get', { contactId: '={{ $json.id }}', options: {} }),
    ],
    fields: {
      id: '$json.id',
      email: "$json.email_addresses?.[0]?.email ?? ''",
      name: "[$json.given_name, $json.family_name].filter(Boolean).join(' ')",
      company: "$json.company?.company_name ?? ''",
      phone: "$json.phone_numbers?.[0]?.number ?? ''",
    },
  },
} satisfies Crm;

// HighLevel
const level = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'highLevel', 2, { resource, operation, ...parameters, requestOptions: {} });
export const highLevelCrm = {
  app: highLevel,
  upsertContact: (name, contact) =>
    level(name, 'contact', 'create', {
      email: contact.email,
      phone: contact.phone ?? '',
      additionalFields: { name: contact.name },
    }),
  findContact: (name, email) =>
    level(name, 'contact', 'getAll', {
      returnAll: false,
      limit: 1,
      filters: { query: email },
      options: {},
    }),
  contactId: '$json.id',
  createDeal: (name, deal) =>
    level(name, 'opportunity', 'create', {
      pipelineId: PIPELINE,
      contactId: deal.contactId,
      name: deal.title,
      status: 'open',
      additionalFields: { monetaryValue: deal.amount },
    }),
  note: (name, contactId, text) =>
    http(name, `=https://services.leadconnectorhq.com/contacts/{{ ${inside(contactId)} }}/notes`, {
      method: 'POST',
      auth: 'highLevelOAuth2Api',
      headers: { Version: '2021-07-28' },
      json: `={{ JSON.stringify({ body: ${inside(text)} }) }}`,
    }),
  openDeals: {
    app: highLevel,
    what: { nl: 'de open kansen in HighLevel', en: 'the open opportunities in HighLevel' },
    nodes: (name) => [level(name, 'opportunity', 'getAll', { returnAll: true, filters: { status: 'open' } })],
    fields: {
      id: '$json.id',
      title: '$json.name',
      amount: 'Number($json.monetaryValue ?? 0)',
      stage: '$json.pipelineStageId',
      email: "$json.contact?.email ?? ''",
      link: `'https://app.gohighlevel.com/v2/location/${LOCATION}/opportunities/' + $json.id`,
    },
  },
} satisfies Crm;

// Affinity
const affinityNode = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'affinity', 1, { resource, operation, ...parameters });
export const affinityCrm = {
  app: affinity,
  upsertContact: (name, contact) =>
    affinityNode(name, 'person', 'create', {
      firstName: firstName(contact.name),
      lastName: lastNameOrDash(contact.name),
      additionalFields: {},
      emails: [contact.email],
    }),
  findContact: (name, email) =>
    affinityNode(name, 'person', 'getAll', { returnAll: false, limit: 1, options: { term: email } }),
  contactId: '$json.id',
  newContact: {
    app: affinity,
    event: { nl: 'er een persoon in Affinity bijkomt', en: 'a person is added to Affinity' },
    nodes: (name) => [appTrigger(name, 'affinityTrigger', 1, { events: ['person.created'] })],
    fields: {
      id: '$json.id',
      email: "$json.primary_email ?? $json.emails?.[0] ?? ''",
      name: "[$json.first_name, $json.last_name].filter(Boolean).join(' ')",
      company: "''",
      phone: "''",
    },
  },
} satisfies Crm;

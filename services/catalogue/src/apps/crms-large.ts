import { goOnAfterError, node } from '../dsl/core.js';
import { http } from '../dsl/http.js';
import { say } from '../dsl/language.js';
import { appTrigger } from '../dsl/triggers.js';
import type { NodeSpec, Parameters } from '../dsl/types.js';
import type { Crm } from '../kit/ports.js';
import { pipedrive, salesforce, zohoCrm } from './crm-apps.js';
import { DEAL_FIELDS, dealRecord, given } from './crm-records.js';
import { inside, lastNameOrDash } from './expression.js';
import { firstName } from './names.js';
import { subdomain } from './values.js';

const PIPEDRIVE = subdomain('Pipedrive', 'pipedrive.com');
const SALESFORCE = subdomain('Salesforce', 'my.salesforce.com');

// Pipedrive
const pipe = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'pipedrive', 2, { authentication: 'apiToken', resource, operation, ...parameters });
const pipePerson = (name: string, deal: string, path: string): NodeSpec[] => [
  goOnAfterError(
    pipe(`${name}: persoon`, 'person', 'get', {
      personId: `={{ $json${path}.person_id?.value ?? $json${path}.person_id }}`,
    }),
  ),
  dealRecord(`${name}: gegevens`, deal, {
    id: `$deal${path}.id`,
    title: `$deal${path}.title`,
    amount: `Number($deal${path}.value ?? 0) || 0`,
    stage: `$deal${path}.status === 'won' ? 'won' : $deal${path}.stage_id`,
    email: "$json.emails?.[0]?.value ?? $json.email?.[0]?.value ?? ''",
    link: `'https://${PIPEDRIVE}.pipedrive.com/deal/' + $deal${path}.id`,
  }),
];
const pipeTrigger = (name: string, entity: string) =>
  appTrigger(name, 'pipedriveTrigger', 1.1, {
    authentication: 'apiToken',
    incomingAuthentication: 'none',
    action: 'create',
    entity,
  });

export const pipedriveCrm = {
  app: pipedrive,
  upsertContact: (name, contact) =>
    pipe(name, 'person', 'create', {
      name: contact.name,
      additionalFields: {
        emails: { emailProperties: [{ value: contact.email, primary: true, label: 'work' }] },
        ...(contact.phone
          ? { phones: { phoneProperties: [{ value: contact.phone, primary: true, label: 'work' }] } }
          : {}),
      },
    }),
  findContact: (name, email) =>
    pipe(name, 'person', 'search', {
      term: email,
      exactMatch: true,
      returnAll: false,
      limit: 1,
      additionalFields: { fields: ['email'] },
    }),
  contactId: '$json.id',
  createDeal: (name, deal) =>
    pipe(name, 'deal', 'create', {
      title: deal.title,
      associateWith: 'person',
      person_id: deal.contactId,
      additionalFields: { value: deal.amount, currency: 'EUR' },
    }),
  note: (name, contactId, text) =>
    pipe(name, 'note', 'create', { content: text, additionalFields: { person_id: contactId } }),
  newContact: {
    app: pipedrive,
    event: { nl: 'er een persoon in Pipedrive bijkomt', en: 'a person is added to Pipedrive' },
    nodes: (name) => [pipeTrigger(name, 'person')],
    fields: {
      id: '$json.data.id',
      email:
        "[...($json.data.emails ?? [])].sort((a, b) => Number(b.primary) - Number(a.primary))[0]?.value ?? ''",
      name: '$json.data.name',
      company: "$json.data.org_name ?? ''",
      phone: "$json.data.phones?.[0]?.value ?? ''",
    },
  },
  newDeal: {
    app: pipedrive,
    event: { nl: 'er een deal in Pipedrive wordt aangemaakt', en: 'a deal is created in Pipedrive' },
    nodes: (name) => [pipeTrigger(name, 'deal'), ...pipePerson(name, name, '.data')],
    fields: DEAL_FIELDS,
  },
  openDeals: {
    app: pipedrive,
    what: { nl: 'de openstaande deals in Pipedrive', en: 'the open deals in Pipedrive' },
    nodes: (name) => [
      pipe(name, 'deal', 'getAll', { returnAll: true, filters: { status: 'open' } }),
      ...pipePerson(name, name, ''),
    ],
    fields: DEAL_FIELDS,
  },
} satisfies Crm;

// Salesforce
const force = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'salesforce', 1.1, { authentication: 'oAuth2', resource, operation, ...parameters });
const forceTrigger = (name: string, triggerOn: string) =>
  appTrigger(name, 'salesforceTrigger', 1.1, { authentication: 'oAuth2', triggerOn }, 'everyMinute');
const OPPORTUNITY_FIELDS =
  'SELECT Id, Name, Amount, StageName, (SELECT Contact.Email FROM OpportunityContactRoles LIMIT 1) FROM Opportunity';
const OPPORTUNITY = {
  id: '$json.Id',
  title: '$json.Name',
  amount: 'Number($json.Amount ?? 0)',
  stage: '$json.StageName',
  email: "$json.OpportunityContactRoles?.records?.[0]?.Contact?.Email ?? ''",
  link: `'https://${SALESFORCE}.my.salesforce.com/' + $json.Id`,
};

export const salesforceCrm = {
  app: salesforce,
  upsertContact: (name, contact) =>
    force(name, 'contact', 'upsert', {
      externalId: 'Email',
      externalIdValue: contact.email,
      lastname: lastNameOrDash(contact.name),
      additionalFields: given({ firstName: firstName(contact.name), phone: contact.phone }),
    }),
  findContact: (name, email) =>
    force(name, 'contact', 'getAll', {
      returnAll: false,
      limit: 1,
      options: {
        conditionsUi: { conditionValues: [{ field: 'Email', operation: 'equal', value: email }] },
        fields: 'Id,FirstName,LastName,Email,Phone',
      },
    }),
  contactId: '$json.Id ?? $json.id',
  createDeal: (name, deal) =>
    force(name, 'opportunity', 'create', {
      name: deal.title,
      closeDate: '={{ $now.plus({ days: 30 }).toISODate() }}',
      stageName: 'Prospecting',
      additionalFields: { amount: deal.amount },
    }),
  note: (name, contactId, text) =>
    force(name, 'contact', 'addNote', { contactId, title: say('Notitie', 'Note'), options: { body: text } }),
  newContact: {
    app: salesforce,
    event: { nl: 'er een contactpersoon in Salesforce bijkomt', en: 'a contact is added to Salesforce' },
    nodes: (name) => [
      forceTrigger(name, 'contactCreated'),
      force(`${name} ophalen`, 'contact', 'get', { contactId: '={{ $json.Id }}' }),
    ],
    fields: {
      id: '$json.Id',
      email: "$json.Email ?? ''",
      name: '$json.Name',
      company: "$json.Account?.Name ?? ''",
      phone: "$json.Phone ?? ''",
    },
  },
  newDeal: {
    app: salesforce,
    event: { nl: 'er een verkoopkans in Salesforce bijkomt', en: 'an opportunity is added to Salesforce' },
    nodes: (name) => [
      forceTrigger(name, 'opportunityCreated'),
      force(`${name} ophalen`, 'search', 'query', {
        query: `=${OPPORTUNITY_FIELDS} WHERE Id = '{{ $json.Id }}'`,
      }),
    ],
    fields: OPPORTUNITY,
  },
  openDeals: {
    app: salesforce,
    what: { nl: 'de openstaande verkoopkansen in Salesforce', en: 'the open opportunities in Salesforce' },
    nodes: (name) => [
      force(name, 'search', 'query', { query: `${OPPORTUNITY_FIELDS} WHERE IsClosed = false` }),
    ],
    fields: OPPORTUNITY,
  },
} satisfies Crm;

// Zoho CRM
const zoho = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'zohoCrm', 1, { resource, operation, ...parameters });

export const zohoCrmPort = {
  app: zohoCrm,
  upsertContact: (name, contact) =>
    zoho(name, 'contact', 'upsert', {
      lastName: lastNameOrDash(contact.name),
      additionalFields: given({
        Email: contact.email,
        First_Name: firstName(contact.name),
        Phone: contact.phone,
      }),
    }),
  contactId: '$json.id ?? $json.details?.id',
  createDeal: (name, deal) =>
    zoho(name, 'deal', 'create', {
      dealName: deal.title,
      stage: 'Qualification',
      additionalFields: {
        Amount: deal.amount,
        Currency: 'EUR',
        customFields: { customFields: [{ fieldId: 'Contact_Name', value: deal.contactId }] },
      },
    }),
  note: (name, contactId, text) =>
    http(name, `=https://www.zohoapis.eu/crm/v8/Contacts/{{ ${inside(contactId)} }}/Notes`, {
      method: 'POST',
      auth: 'zohoOAuth2Api',
      json: `={{ JSON.stringify({ data: [{ Note_Title: '${say('Notitie', 'Note')}', Note_Content: ${inside(text)} }] }) }}`,
    }),
  openDeals: {
    app: zohoCrm,
    what: { nl: 'de lopende deals in Zoho CRM', en: 'the running deals in Zoho CRM' },
    nodes: (name) => [
      zoho(name, 'deal', 'getAll', { returnAll: true, options: {} }),
      goOnAfterError(
        zoho(`${name}: contact`, 'contact', 'get', { contactId: "={{ $json.Contact_Name?.id ?? '0' }}" }),
      ),
      dealRecord(`${name}: gegevens`, name, {
        id: '$deal.id',
        title: '$deal.Deal_Name',
        amount: 'Number($deal.Amount ?? 0) || 0',
        stage: '$deal.Stage',
        email: "$json.Email ?? ''",
        link: "'https://crm.zoho.eu/crm/tab/Potentials/' + $deal.id",
      }),
    ],
    fields: DEAL_FIELDS,
  },
} satisfies Crm;

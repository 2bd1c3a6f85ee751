import { goOnAfterError, node } from '../dsl/core.js';
import { http } from '../dsl/http.js';
import { appTrigger } from '../dsl/triggers.js';
import type { NodeSpec, Parameters } from '../dsl/types.js';
import type { Crm } from '../kit/ports.js';
import { hubSpot } from './crm-apps.js';
import { DEAL_FIELDS, dealRecord, given } from './crm-records.js';
import { inside } from './expression.js';
import { firstName, lastName } from './names.js';

const byId = (value: string) => ({ __rl: true, mode: 'id', value });

const hub = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'hubspot', 2.2, { authentication: 'appToken', resource, operation, ...parameters });
const hubDealContact = (name: string, dealId: string): NodeSpec[] => [
  goOnAfterError(
    http(`${name}: koppelingen`, `=https://api.hubapi.com/crm/v3/objects/deals/${dealId}`, {
      auth: 'hubspotAppToken',
      query: { associations: 'contacts', properties: 'dealname,amount,dealstage,hs_lastmodifieddate' },
    }),
  ),
  goOnAfterError(
    hub(`${name}: contact`, 'contact', 'get', {
      contactId: byId('={{ $json.associations?.contacts?.results?.[0]?.id }}'),
      additionalFields: {},
    }),
  ),
  dealRecord(`${name}: gegevens`, `${name}: koppelingen`, {
    id: '$deal.id',
    title: '$deal.properties.dealname',
    amount: 'Number($deal.properties.amount ?? 0) || 0',
    stage: '$deal.properties.dealstage',
    email: "$json.properties?.email?.value ?? ''",
    link: "'https://app.hubspot.com/contacts/deal/' + $deal.id",
  }),
];
const hubTrigger = (name: string, event: string) =>
  appTrigger(name, 'hubspotTrigger', 1, {
    eventsUi: { eventValues: [{ name: event }] },
    additionalFields: {},
  });

export const hubSpotCrm = {
  app: hubSpot,
  upsertContact: (name, contact) =>
    hub(name, 'contact', 'upsert', {
      email: contact.email,
      additionalFields: given({
        firstName: firstName(contact.name),
        lastName: lastName(contact.name),
        companyName: contact.company,
        phoneNumber: contact.phone,
      }),
      options: {},
    }),
  findContact: (name, email) =>
    hub(name, 'contact', 'search', {
      returnAll: false,
      limit: 1,
      filterGroupsUi: {
        filterGroupsValues: [
          { filtersUi: { filterValues: [{ propertyName: 'email|string', operator: 'EQ', value: email }] } },
        ],
      },
      additionalFields: { properties: ['firstname', 'lastname', 'email', 'company', 'phone'] },
    }),
  contactId: '$json.vid ?? $json.id',
  createDeal: (name, deal) =>
    hub(name, 'deal', 'create', {
      stage: 'appointmentscheduled',
      additionalFields: {
        dealName: deal.title,
        amount: deal.amount,
        associatedVids: `={{ [${inside(deal.contactId)}] }}`,
      },
    }),
  note: (name, contactId, text) =>
    http(name, 'https://api.hubapi.com/crm/v3/objects/notes', {
      method: 'POST',
      auth: 'hubspotAppToken',
      json: `={{ JSON.stringify({ properties: { hs_timestamp: $now.toISO(), hs_note_body: ${inside(text)} }, associations: [{ to: { id: ${inside(contactId)} }, types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 202 }] }] }) }}`,
    }),
  newContact: {
    app: hubSpot,
    event: { nl: 'er een contact in HubSpot bijkomt', en: 'a contact is added to HubSpot' },
    nodes: (name) => [
      hubTrigger(name, 'contact.creation'),
      hub(`${name} ophalen`, 'contact', 'get', {
        contactId: byId('={{ $json.contactId ?? $json.objectId }}'),
        additionalFields: {},
      }),
    ],
    fields: {
      id: '$json.vid',
      email: '$json.properties.email?.value',
      name: "[$json.properties.firstname?.value, $json.properties.lastname?.value].filter(Boolean).join(' ')",
      company: "$json.properties.company?.value ?? ''",
      phone: "$json.properties.phone?.value ?? ''",
    },
  },
  newDeal: {
    app: hubSpot,
    event: { nl: 'er een deal in HubSpot wordt aangemaakt', en: 'a deal is created in HubSpot' },
    nodes: (name) => [
      hubTrigger(name, 'deal.creation'),
      ...hubDealContact(name, '{{ $json.dealId ?? $json.objectId }}'),
    ],
    fields: DEAL_FIELDS,
  },
  openDeals: {
    app: hubSpot,
    what: { nl: 'de openstaande deals in HubSpot', en: 'the open deals in HubSpot' },
    nodes: (name) => [
      hub(name, 'deal', 'search', {
        returnAll: true,
        filterGroupsUi: {
          filterGroupsValues: [
            {
              filtersUi: {
                filterValues: [{ propertyName: 'hs_is_closed|bool', operator: 'EQ', value: 'false' }],
              },
            },
          ],
        },
        additionalFields: { properties: ['dealname', 'amount', 'dealstage'] },
      }),
      ...hubDealContact(name, '{{ $json.id }}'),
    ],
    fields: DEAL_FIELDS,
  },
} satisfies Crm;

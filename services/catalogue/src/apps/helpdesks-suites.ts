import { node, set } from '../dsl/core.js';
import { appTrigger } from '../dsl/triggers.js';
import type { Parameters } from '../dsl/types.js';
import { hubSpot, odoo } from './crm-apps.js';
import type { Desk } from './desk.js';
import { serviceNow } from './desk-apps.js';
import { jiraApp } from './tasks-apps.js';
import { inApp, jiraSite, subdomain } from './values.js';

const TICKET_PIPELINE = inApp(
  'HubSpot',
  ['pijplijn voor tickets', 'pipeline for tickets'],
  ['Het id van de pijplijn; 0 is de eerste.', 'The id of the pipeline; 0 is the first.'],
  '0',
);
const TICKET_STAGE = inApp(
  'HubSpot',
  ['fase van een nieuw ticket', 'stage of a new ticket'],
  ['Het id van de fase in die pijplijn; 1 is Nieuw.', 'The id of the stage in that pipeline; 1 is New.'],
  '1',
);

const JIRA_PROJECT = inApp(
  'Jira',
  ['serviceproject', 'service project'],
  [
    'Het nummer van je serviceproject: in het adres van de projectinstellingen achter pid=.',
    'The number of your service project: behind pid= in the address of its settings.',
  ],
  '10000',
  '^\\d+$',
);
const JIRA_TYPE = inApp(
  'Jira',
  ['soort aanvraag', 'request type'],
  [
    'Het nummer van het soort issue dat een aanvraag wordt.',
    'The number of the issue type that a request becomes.',
  ],
  '10001',
  '^\\d+$',
);
const JIRA_CODE = inApp(
  'Jira',
  ['projectcode', 'project key'],
  [
    'De code van je project: de letters voor elk issuenummer.',
    'The key of your project: the letters before each issue number.',
  ],
  'DESK',
  '^[A-Z][A-Z0-9_]+$',
);
const SERVICENOW = subdomain('ServiceNow', 'service-now.com');

const byId = (value: string) => ({ __rl: true, mode: 'id', value });

// HubSpot tickets
export const hubSpotDesk = {
  app: hubSpot,
  create: (name, ticket) =>
    node(name, 'hubspot', 2.2, {
      authentication: 'appToken',
      resource: 'ticket',
      operation: 'create',
      pipelineId: TICKET_PIPELINE,
      stageId: TICKET_STAGE,
      ticketName: ticket.subject,
      additionalFields: { description: ticket.text },
    }),
  ticketId: '$json.id ?? $json.objectId',
} satisfies Desk;

// Odoo Helpdesk
export const odooDesk = {
  app: odoo,
  setup: [
    {
      nl: 'De app Helpdesk moet in jullie Odoo aanstaan.',
      en: 'The Helpdesk app must be installed in your Odoo.',
    },
  ],
  create: (name, ticket) =>
    node(name, 'odoo', 2, {
      authentication: 'odooApiKeyApi',
      resource: 'custom',
      operation: 'create',
      customResource: byId('helpdesk.ticket'),
      fieldsToSend: {
        mappingMode: 'defineBelow',
        value: {
          name: ticket.subject,
          description: ticket.text,
          partner_email: ticket.email,
          partner_name: ticket.name,
        },
        matchingColumns: [],
        schema: ['name', 'description', 'partner_email', 'partner_name'].map((id) => ({
          id,
          displayName: id,
          required: false,
          defaultMatch: false,
          display: true,
          canBeUsedToMatch: false,
          type: 'string',
        })),
      },
    }),
  ticketId: '$json.id',
} satisfies Desk;

// Jira Service Management
const jira = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'jira', 1, { jiraVersion: 'cloud', resource, operation, ...parameters });
const ISSUE = {
  id: '$json.key',
  subject: '$json.fields.summary',
  text: "typeof $json.fields.description === 'string' ? $json.fields.description : JSON.stringify($json.fields.description ?? '')",
  email: "$json.fields.reporter?.emailAddress ?? ''",
  name: "$json.fields.reporter?.displayName ?? ''",
  link: `'${jiraSite}/browse/' + $json.key`,
};
export const jiraDesk = {
  app: jiraApp,
  create: (name, ticket) =>
    jira(name, 'issue', 'create', {
      project: byId(JIRA_PROJECT),
      issueType: byId(JIRA_TYPE),
      summary: ticket.subject,
      additionalFields: { description: ticket.text },
    }),
  ticketId: '$json.key',
  openedAt: '$json.fields.created',
  note: (name, id, text) =>
    jira(name, 'issueComment', 'add', { issueKey: id, jsonParameters: false, comment: text, options: {} }),
  newTicket: {
    app: jiraApp,
    event: { nl: 'er een aanvraag in Jira wordt ingediend', en: 'a request is filed in Jira' },
    nodes: (name) => [
      appTrigger(name, 'jiraTrigger', 1.1, {
        jiraVersion: 'cloud',
        authenticateWebhook: false,
        events: ['jira:issue_created'],
        additionalFields: {},
      }),
      set(`${name}: melding`, {
        key: '={{ $json.issue.key }}',
        fields: ['object', '={{ $json.issue.fields }}'],
      }),
    ],
    fields: ISSUE,
  },
  openTickets: {
    app: jiraApp,
    what: { nl: 'de openstaande aanvragen in Jira', en: 'the open requests in Jira' },
    nodes: (name) => [
      jira(name, 'issue', 'getAll', {
        returnAll: true,
        options: { jql: `project = ${JIRA_CODE} AND statusCategory != Done ORDER BY created ASC` },
      }),
    ],
    fields: ISSUE,
  },
} satisfies Desk;

// ServiceNow
const now = (name: string, operation: string, parameters: Parameters) =>
  node(name, 'serviceNow', 1, {
    authentication: 'basicAuth',
    resource: 'incident',
    operation,
    ...parameters,
  });
export const serviceNowDesk = {
  app: serviceNow,
  create: (name, ticket) =>
    now(name, 'create', {
      short_description: ticket.subject,
      additionalFields: { description: ticket.text, contact_type: 'email', impact: 2, urgency: 2 },
    }),
  ticketId: '$json.sys_id',
  openedAt: '$json.opened_at',
  note: (name, id, text) => now(name, 'update', { id, updateFields: { work_notes: text } }),
  urgent: (name, id) => now(name, 'update', { id, updateFields: { impact: 1, urgency: 1 } }),
  openTickets: {
    app: serviceNow,
    what: { nl: 'de actieve incidenten in ServiceNow', en: 'the active incidents in ServiceNow' },
    nodes: (name) => [
      now(name, 'getAll', {
        returnAll: true,
        options: {
          sysparm_query: 'active=true^ORDERBYopened_at',
          sysparm_fields: [
            'sys_id',
            'number',
            'short_description',
            'description',
            'caller_id.email',
            'opened_at',
            'caller_id.name',
          ],
        },
      }),
    ],
    fields: {
      id: '$json.sys_id',
      subject: '$json.short_description',
      text: "$json.description ?? ''",
      email: "$json['caller_id.email'] ?? ''",
      name: "$json['caller_id.name'] ?? ''",
      link: `'https://${SERVICENOW}.service-now.com/incident.do?sys_id=' + $json.sys_id`,
    },
  },
} satisfies Desk;

import { goOnAfterError, keep, node, onlyNew, set } from '../dsl/core.js';
import { http } from '../dsl/http.js';
import { appTrigger, webhook } from '../dsl/triggers.js';
import type { NodeSpec, Parameters } from '../dsl/types.js';
import { calling } from './app.js';
import { plain } from './cms-apps.js';
import type { Desk } from './desk.js';
import { freshdesk, helpScout, zendesk } from './desk-apps.js';
import { inside } from './expression.js';
import { freshdeskSubdomain, inApp, subdomain } from './values.js';

const ZENDESK = subdomain('Zendesk', 'zendesk.com');
const HELPSCOUT_MAILBOX = inApp(
  'Help Scout',
  ['mailbox', 'mailbox'],
  [
    'Het nummer van de mailbox waarin jullie werken: in het adres achter /mailbox/.',
    'The number of the mailbox that you work in: behind /mailbox/ in the address.',
  ],
  '123456',
);

// Zendesk
const zen = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'zendesk', 1, { authentication: 'apiToken', resource, operation, ...parameters });
const zenUpdate = (name: string, id: string, updateFields: Parameters) =>
  zen(name, 'ticket', 'update', { id, jsonParameters: false, updateFields });

export const zendeskDesk = {
  app: zendesk,
  create: (name, ticket) =>
    zen(name, 'ticket', 'create', {
      description: ticket.text,
      jsonParameters: true,
      additionalFieldsJson: `={{ JSON.stringify({ subject: ${inside(ticket.subject)}, requester: { name: ${inside(ticket.name)}${ticket.name.startsWith('=') ? ` || ${inside(ticket.email)}` : ''}, email: ${inside(ticket.email)} }, status: 'new', type: 'question' }) }}`,
    }),
  ticketId: '$json.id',
  openedAt: '$json.aangemaakt',
  touchedAt: '$json.geopend',
  waiting: '$json.wacht',
  note: (name, id, text) => zenUpdate(name, id, { internalNote: text }),
  reply: (name, id, text) => zenUpdate(name, id, { publicReply: text }),
  close: (name, id) => zenUpdate(name, id, { status: 'solved' }),
  label: (name, id, label) => zenUpdate(name, id, { tags: [label] }),
  urgent: (name, id) =>
    zen(name, 'ticket', 'update', {
      id,
      jsonParameters: true,
      updateFieldsJson: '{ "priority": "urgent" }',
    }),
  newTicket: {
    app: zendesk,
    event: { nl: 'er een ticket in Zendesk binnenkomt', en: 'a ticket comes in at Zendesk' },
    nodes: (name) => [
      appTrigger(name, 'zendeskTrigger', 1, {
        authentication: 'apiToken',
        service: 'support',
        options: {
          fields: [
            'ticket.id',
            'ticket.title',
            'ticket.description',
            'ticket.url',
            'ticket.requester.email',
            'ticket.requester.name',
          ],
        },
        conditions: { all: [{ resource: 'ticket', field: 'status', operation: 'is', value: 'new' }] },
      }),
      // Zendesk tells of each change while a ticket is new, so also of a note that the workflow itself adds.
      onlyNew(`${name}: niet eerder gezien`, "={{ $json['ticket.id'] }}"),
    ],
    fields: {
      id: "$json['ticket.id']",
      subject: "$json['ticket.title']",
      text: "$json['ticket.description']",
      email: "$json['ticket.requester.email']",
      name: "$json['ticket.requester.name']",
      link: "$json['ticket.url']",
    },
  },
  openTickets: {
    app: zendesk,
    what: { nl: 'de openstaande tickets in Zendesk', en: 'the open tickets in Zendesk' },
    nodes: (name) => [
      zen(name, 'ticket', 'getAll', {
        ticketType: 'regular',
        returnAll: true,
        options: { query: 'status<solved', sortBy: 'created_at', sortOrder: 'asc' },
      }),
      goOnAfterError(zen(`${name}: aanvrager`, 'user', 'get', { id: '={{ $json.requester_id }}' })),
      set(`${name}: gegevens`, {
        id: `={{ $('${name}').item.json.id }}`,
        subject: `={{ $('${name}').item.json.subject }}`,
        text: `={{ $('${name}').item.json.description }}`,
        email: "={{ $json.email ?? '' }}",
        name: "={{ $json.name ?? '' }}",
        link: `=https://${ZENDESK}.zendesk.com/agent/tickets/{{ $('${name}').item.json.id }}`,
        aangemaakt: `={{ $('${name}').item.json.created_at }}`,
        bijgewerkt: `={{ $('${name}').item.json.updated_at }}`,
        geopend: `={{ $('${name}').item.json.status === 'new' ? $('${name}').item.json.created_at : $('${name}').item.json.updated_at }}`,
        wacht: ['boolean', `={{ ['new', 'open'].includes($('${name}').item.json.status) }}`],
      }),
    ],
    fields: {
      id: '$json.id',
      subject: '$json.subject',
      text: '$json.text',
      email: '$json.email',
      name: '$json.name',
      link: '$json.link',
    },
  },
} satisfies Desk;

// Freshdesk
const fresh = (name: string, operation: string, parameters: Parameters) =>
  node(name, 'freshdesk', 1, { resource: 'ticket', operation, ...parameters });
const freshPost = (name: string, id: string, path: string, json: string) =>
  http(name, `=https://${freshdeskSubdomain}.freshdesk.com/api/v2/tickets/{{ ${inside(id)} }}/${path}`, {
    method: 'POST',
    auth: 'freshdeskApi',
    json,
  });

export const freshdeskDesk = {
  app: freshdesk,
  create: (name, ticket) =>
    fresh(name, 'create', {
      requester: 'email',
      requesterIdentificationValue: ticket.email,
      status: 'open',
      priority: 'medium',
      source: 'portal',
      options: { subject: ticket.subject, description: ticket.text, name: ticket.name },
    }),
  ticketId: '$json.id',
  openedAt: '$json.created_at',
  askedAt: '$json.stats?.requester_responded_at ?? $json.created_at',
  waiting: '$json.status === 2',
  note: (name, id, text) =>
    freshPost(name, id, 'notes', `={{ JSON.stringify({ body: ${inside(text)}, private: true }) }}`),
  reply: (name, id, text) => freshPost(name, id, 'reply', `={{ JSON.stringify({ body: ${inside(text)} }) }}`),
  urgent: (name, id) => fresh(name, 'update', { ticketId: id, updateFields: { priority: 'urgent' } }),
  close: (name, id) => fresh(name, 'update', { ticketId: id, updateFields: { status: 'resolved' } }),
  label: (name, id, label) => fresh(name, 'update', { ticketId: id, updateFields: { tags: label } }),
  newTicket: {
    app: calling(freshdesk),
    setup: [
      {
        nl: 'Maak in Freshdesk onder Automations een regel voor nieuwe tickets die de webhook aanroept: POST, JSON en Advanced, met in de inhoud de sleutels id, subject, description, email, name en link en achter elk de placeholder van Freshdesk. Bij Simple heten ze anders en blijft alles leeg.',
        en: 'In Freshdesk, under Automations, create a rule for new tickets that calls the webhook: POST, JSON and Advanced, with the keys id, subject, description, email, name and link in its content and the placeholder of Freshdesk behind each. With Simple they go by other names and all stays empty.',
      },
    ],
    event: { nl: 'er een ticket in Freshdesk wordt aangemaakt', en: 'a ticket is created in Freshdesk' },
    nodes: (name) => [webhook(name, 'freshdesk-ticket')],
    fields: {
      id: '$json.body.id',
      subject: '$json.body.subject',
      text: plain('$json.body.description'),
      email: '$json.body.email',
      name: '$json.body.name',
      link: '$json.body.link',
    },
  },
  openTickets: {
    app: freshdesk,
    what: { nl: 'de openstaande tickets in Freshdesk', en: 'the open tickets in Freshdesk' },
    nodes: (name) => [
      fresh(name, 'getAll', {
        returnAll: true,
        options: { include: ['requester', 'description', 'stats'], orderBy: 'createdAt', order: 'asc' },
      }),
      keep(`${name}: nog niet opgelost`, [['={{ $json.status }}', '<', 4]]),
    ],
    fields: {
      id: '$json.id',
      subject: '$json.subject',
      text: "$json.description_text ?? ''",
      email: "$json.requester?.email ?? ''",
      name: "$json.requester?.name ?? ''",
      link: `'https://${freshdeskSubdomain}.freshdesk.com/a/tickets/' + $json.id`,
    },
  },
} satisfies Desk;

// Help Scout
const scout = (name: string, resource: string, operation: string, parameters: Parameters): NodeSpec =>
  node(name, 'helpScout', 1, { resource, operation, ...parameters });
const scoutThread = (name: string, id: string, type: string, text: string) =>
  scout(name, 'thread', 'create', {
    conversationId: id,
    type,
    text,
    additionalFields: {},
    attachmentsUi: {},
  });
const CONVERSATION = {
  id: '$json.id',
  subject: '$json.subject',
  text: "$json.preview ?? ''",
  email: "$json.primaryCustomer?.email ?? ''",
  name: "[$json.primaryCustomer?.first, $json.primaryCustomer?.last].filter(Boolean).join(' ')",
  link: "$json._links?.web?.href ?? ''",
};

export const helpScoutDesk = {
  app: helpScout,
  create: (name, ticket) =>
    scout(name, 'conversation', 'create', {
      mailboxId: HELPSCOUT_MAILBOX,
      status: 'active',
      subject: ticket.subject,
      type: 'email',
      resolveData: true,
      additionalFields: { customerEmail: ticket.email },
      threadsUi: { threadsValues: [{ type: 'customer', text: ticket.text }] },
    }),
  ticketId: '$json.id',
  openedAt: '$json.createdAt',
  askedAt: '$json.customerWaitingSince?.time ?? $json.createdAt',
  note: (name, id, text) => scoutThread(name, id, 'note', text),
  newTicket: {
    app: helpScout,
    event: { nl: 'er een gesprek in Help Scout begint', en: 'a conversation starts in Help Scout' },
    nodes: (name) => [
      appTrigger(name, 'helpScoutTrigger', 1, { events: ['convo.created'] }),
      scout(`${name} ophalen`, 'conversation', 'get', { conversationId: '={{ $json.id }}' }),
    ],
    fields: CONVERSATION,
  },
  openTickets: {
    app: helpScout,
    what: { nl: 'de actieve gesprekken in Help Scout', en: 'the active conversations in Help Scout' },
    nodes: (name) => [
      scout(name, 'conversation', 'getAll', {
        returnAll: true,
        options: { status: 'active', sortField: 'createdAt', sortOrder: 'asc' },
      }),
    ],
    fields: CONVERSATION,
  },
} satisfies Desk;

import { goOnAfterError, keep, node, set } from '../dsl/core.js';
import { http } from '../dsl/http.js';
import { say } from '../dsl/language.js';
import { webhook } from '../dsl/triggers.js';
import type { Parameters } from '../dsl/types.js';
import { calling } from './app.js';
import { plain } from './cms-apps.js';
import type { Desk } from './desk.js';
import { freshservice, intercom, zammad } from './desk-apps.js';
import { inside } from './expression.js';
import { keyedCall } from './keyed-calls.js';
import { inApp, subdomain, webAddress } from './values.js';

const ZAMMAD = webAddress(
  ['adres van je Zammad', 'address of your Zammad'],
  [
    'Het adres waarop je Zammad opent, zonder streep erachter.',
    'The address at which you open Zammad, without a slash behind it.',
  ],
  'https://zammad.example.com',
);
const INTERCOM_ADMIN = inApp(
  'Intercom',
  ['teamgenoot', 'teammate'],
  [
    'Het id van de teamgenoot in wiens naam er wordt geschreven.',
    'The id of the teammate in whose name is written.',
  ],
  '1234567',
);
const INTERCOM_TYPE = inApp(
  'Intercom',
  ['soort ticket', 'ticket type'],
  [
    'Het id van het soort ticket, onder Settings, Tickets.',
    'The id of the ticket type, under Settings, Tickets.',
  ],
  '12',
);
const FRESHSERVICE = subdomain('Freshservice', 'freshservice.com');

// Zammad
const zam = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'zammad', 1, { authentication: 'tokenAuth', resource, operation, ...parameters });
const zamArticle = (name: string, id: string, text: string, internal: boolean) =>
  http(name, `${ZAMMAD}/api/v1/ticket_articles`, {
    method: 'POST',
    auth: 'header',
    json: `={{ JSON.stringify({ ticket_id: ${inside(id)}, body: ${inside(text)}, type: 'note', internal: ${internal} }) }}`,
  });
export const zammadDesk = {
  app: zammad,
  create: (name, ticket) =>
    zam(name, 'ticket', 'create', {
      title: ticket.subject,
      group: 'Users',
      customer: ticket.email,
      article: {
        articleDetails: {
          subject: ticket.subject,
          body: ticket.text,
          visibility: 'external',
          sender: 'Customer',
          type: 'note',
        },
      },
      additionalFields: {},
    }),
  ticketId: '$json.id',
  openedAt: '$json.aangemaakt',
  askedAt: '$json.gevraagd',
  waiting: '$json.wacht',
  note: (name, id, text) => zamArticle(name, id, text, true),
  reply: (name, id, text) => zamArticle(name, id, text, false),
  urgent: (name, id) => zam(name, 'ticket', 'update', { id, updateFields: { priority_id: '3' } }),
  close: (name, id) => zam(name, 'ticket', 'update', { id, updateFields: { state_id: '4' } }),
  newTicket: {
    app: calling(zammad),
    setup: [
      {
        nl: 'Maak in Zammad onder Beheer een webhook met het adres van de eerste stap en een trigger die hem bij nieuwe tickets aanroept.',
        en: 'In Zammad, under Manage, create a webhook with the address of the first step and a trigger that calls it for new tickets.',
      },
    ],
    event: { nl: 'er een ticket in Zammad wordt geopend', en: 'a ticket is opened in Zammad' },
    nodes: (name) => [webhook(name, 'zammad-ticket')],
    fields: {
      id: '$json.body.ticket.id',
      subject: '$json.body.ticket.title',
      text: plain('$json.body.article?.body'),
      email: "$json.body.ticket.customer?.email ?? ''",
      name: "[$json.body.ticket.customer?.firstname, $json.body.ticket.customer?.lastname].filter(Boolean).join(' ')",
      link: `'${ZAMMAD}/#ticket/zoom/' + $json.body.ticket.id`,
    },
  },
  openTickets: {
    app: zammad,
    what: { nl: 'de openstaande tickets in Zammad', en: 'the open tickets in Zammad' },
    nodes: (name) => [
      zam(name, 'ticket', 'getAll', { returnAll: true }),
      keep(`${name}: nog open`, [['={{ $json.state_id }}', '<', 4]]),
      goOnAfterError(zam(`${name}: klant`, 'user', 'get', { id: '={{ $json.customer_id }}' })),
      set(`${name}: gegevens`, {
        id: `={{ $('${name}: nog open').item.json.id }}`,
        subject: `={{ $('${name}: nog open').item.json.title }}`,
        text: `={{ $('${name}: nog open').item.json.note ?? '' }}`,
        email: "={{ $json.email ?? '' }}",
        name: "={{ [$json.firstname, $json.lastname].filter(Boolean).join(' ') }}",
        link: `=${ZAMMAD}/#ticket/zoom/{{ $('${name}: nog open').item.json.id }}`,
        aangemaakt: `={{ $('${name}: nog open').item.json.created_at }}`,
        gevraagd: `={{ $('${name}: nog open').item.json.last_contact_customer_at ?? $('${name}: nog open').item.json.created_at }}`,
        wacht: ['boolean', `={{ Number($('${name}: nog open').item.json.state_id) < 3 }}`],
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

// Intercom
const inter = (name: string, path: string, json: string) =>
  http(name, `=https://api.intercom.io/${path}`, { method: 'POST', auth: 'intercomApi', json });
const interReply = (name: string, id: string, kind: 'note' | 'comment', text: string) =>
  inter(
    name,
    `conversations/{{ ${inside(id)} }}/reply`,
    `={{ JSON.stringify({ message_type: '${kind}', type: 'admin', admin_id: '${INTERCOM_ADMIN}', body: ${inside(text)} }) }}`,
  );
export const intercomDesk = {
  app: intercom,
  create: (name, ticket) =>
    inter(
      name,
      'tickets',
      `={{ JSON.stringify({ ticket_type_id: '${INTERCOM_TYPE}', contacts: [{ email: ${inside(ticket.email)} }], ticket_attributes: { _default_title_: ${inside(ticket.subject)}, _default_description_: ${inside(ticket.text)} } }) }}`,
    ),
  ticketId: '$json.id',
  note: (name, id, text) => interReply(name, id, 'note', text),
  reply: (name, id, text) => interReply(name, id, 'comment', text),
  newTicket: {
    app: calling(intercom),
    setup: [
      {
        nl: 'Abonneer je in je Intercom-app onder Webhooks op conversation.user.created, met het productieadres van de eerste stap en daarachter ?sleutel= met je eigen sleutel.',
        en: 'In your Intercom app, under Webhooks, subscribe to conversation.user.created with the production address of the first step followed by ?key= and your own key.',
      },
    ],
    event: {
      nl: 'een klant in Intercom een gesprek begint',
      en: 'a customer starts a conversation in Intercom',
    },
    nodes: (name) => keyedCall(name, { nl: 'intercom-gesprek', en: 'intercom-conversation' }),
    get fields() {
      return {
        id: '$json.body.data.item.id',
        subject: `$json.body.data.item.source?.subject || '${say('Gesprek in Intercom', 'Conversation in Intercom')}'`,
        text: plain('$json.body.data.item.source?.body'),
        email: "$json.body.data.item.source?.author?.email ?? ''",
        name: "$json.body.data.item.source?.author?.name ?? ''",
        link: "$json.body.data.item.links?.conversation_web ?? ''",
      };
    },
  },
} satisfies Desk;

// Freshservice
const service = (name: string, resource: string, operation: string, parameters: Parameters) =>
  node(name, 'freshservice', 1, { resource, operation, ...parameters });
export const freshserviceDesk = {
  app: freshservice,
  create: (name, ticket) =>
    service(name, 'ticket', 'create', {
      email: ticket.email,
      subject: ticket.subject,
      description: ticket.text,
      priority: 2,
      status: 2,
      additionalFields: { name: ticket.name },
    }),
  ticketId: '$json.id',
  openedAt: '$json.aangemaakt',
  note: (name, id, text) =>
    http(name, `=https://${FRESHSERVICE}.freshservice.com/api/v2/tickets/{{ ${inside(id)} }}/notes`, {
      method: 'POST',
      auth: 'basic',
      json: `={{ JSON.stringify({ body: ${inside(text)}, private: true }) }}`,
    }),
  urgent: (name, id) => service(name, 'ticket', 'update', { ticketId: id, updateFields: { priority: 4 } }),
  openTickets: {
    app: freshservice,
    what: { nl: 'de open meldingen in Freshservice', en: 'the open tickets in Freshservice' },
    nodes: (name) => [
      service(name, 'ticket', 'getAll', { returnAll: true, filters: { status: 2 } }),
      goOnAfterError(
        service(`${name}: melder`, 'requester', 'get', { requesterId: '={{ $json.requester_id }}' }),
      ),
      set(`${name}: gegevens`, {
        id: `={{ $('${name}').item.json.id }}`,
        subject: `={{ $('${name}').item.json.subject }}`,
        text: `={{ $('${name}').item.json.description_text }}`,
        email: "={{ $json.primary_email ?? '' }}",
        name: "={{ [$json.first_name, $json.last_name].filter(Boolean).join(' ') }}",
        link: `=https://${FRESHSERVICE}.freshservice.com/a/tickets/{{ $('${name}').item.json.id }}`,
        aangemaakt: `={{ $('${name}').item.json.created_at }}`,
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

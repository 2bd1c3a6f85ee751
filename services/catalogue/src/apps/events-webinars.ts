import { appTrigger, node } from '../dsl/index.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Listing, Port, Source } from '../kit/ports.js';
import { app } from './app.js';
import { firstName, lastName } from './names.js';
import { inApp } from './values.js';

const GOTO_WEBINAR = inApp(
  'GoTo Webinar',
  ['webinar', 'webinar'],
  [
    'De sleutel van het webinar: in het adres ervan het lange nummer.',
    'The key of the webinar: the long number in its address.',
  ],
  '1234567890123456789',
);
const GOTO_SESSION = inApp(
  'GoTo Webinar',
  ['sessie', 'session'],
  ['De sleutel van de sessie die je wilt lezen.', 'The key of the session that you want to read.'],
  '12345678',
);
const DEMIO_EVENT = inApp(
  'Demio',
  ['webinar', 'webinar'],
  ['Het nummer van het webinar: in het adres ervan.', 'The number of the webinar: in its address.'],
  '123456',
);
const DEMIO_DATE = inApp(
  'Demio',
  ['datum', 'date'],
  ['Het nummer van de datum van het webinar.', 'The number of the date of the webinar.'],
  '654321',
);
const EVENTBRITE_ORGANISATION = inApp(
  'Eventbrite',
  ['organisatie', 'organisation'],
  [
    'Het nummer van je organisatie; kies haar in de trigger uit de lijst.',
    'The number of your organisation; choose it from the list in the trigger.',
  ],
  '123456789012',
);
const EVENTBRITE_EVENT = inApp(
  'Eventbrite',
  ['evenement', 'event'],
  [
    'Het nummer van het evenement: in het adres ervan achter tickets-.',
    'The number of the event: behind tickets- in its address.',
  ],
  '987654321098',
);

type Person = { email: string; name: string };
/** Meetings for many people. `attended` and `registered`: who came, who signed up. */
export interface Webinars extends Port {
  register(name: string, person: Person): NodeSpec;
  readonly registered?: Listing<'subscriber'>;
  readonly attended: Listing<'subscriber'>;
  readonly absent?: Listing<'subscriber'>;
}

const goToApp = app(
  'gotowebinar',
  'GoTo Webinar',
  'goToWebinarOAuth2Api',
  ['Maak op developer.goto.com een OAuth-client.', 'Zet Client ID en geheim in n8n en log in.'],
  ['On developer.goto.com create an OAuth client.', 'Put the client ID and secret in n8n and sign in.'],
  4,
);
const GO_TO_FIELDS = {
  email: '$json.email ?? $json.registrantEmail',
  name: "[$json.firstName, $json.lastName].filter(Boolean).join(' ')",
};
export const goToWebinar: Webinars = {
  app: goToApp,
  register: (name, person) =>
    node(name, 'goToWebinar', 1, {
      resource: 'registrant',
      operation: 'create',
      webinarKey: GOTO_WEBINAR,
      firstName: firstName(person.name),
      // It refuses a registration without a last name.
      lastName: lastName(person.name).replace(/ \}\}$/, " || '-' }}"),
      email: person.email,
      additionalFields: { source: 'Website' },
    }),
  registered: {
    app: goToApp,
    what: { nl: 'de aanmeldingen in GoTo Webinar', en: 'the registrations in GoTo Webinar' },
    nodes: (name) => [
      node(name, 'goToWebinar', 1, {
        resource: 'registrant',
        operation: 'getAll',
        webinarKey: GOTO_WEBINAR,
        returnAll: true,
      }),
    ],
    fields: GO_TO_FIELDS,
  },
  attended: {
    app: goToApp,
    what: { nl: 'de deelnemers in GoTo Webinar', en: 'the attendees in GoTo Webinar' },
    nodes: (name) => [
      node(name, 'goToWebinar', 1, {
        resource: 'attendee',
        operation: 'getAll',
        webinarKey: GOTO_WEBINAR,
        sessionKey: GOTO_SESSION,
        returnAll: true,
      }),
    ],
    fields: GO_TO_FIELDS,
  },
};

const demioApp = app(
  'demio',
  'Demio',
  'demioApi',
  ['Kopieer in Demio bij Settings, API de sleutel en het geheim.', 'Zet beide in n8n.'],
  ['In Demio, under Settings, API, copy the key and secret.', 'Put both in n8n.'],
  3,
);
const demioReport = (status: string, nl: string, en: string): Listing<'subscriber'> => ({
  app: demioApp,
  what: { nl, en },
  nodes: (name) => [
    node(name, 'demio', 1, {
      resource: 'report',
      operation: 'get',
      eventId: DEMIO_EVENT,
      dateId: DEMIO_DATE,
      filters: status ? { status } : {},
    }),
  ],
  fields: { email: '$json.email', name: '$json.name' },
});
export const demio: Webinars = {
  app: demioApp,
  register: (name, person) =>
    node(name, 'demio', 1, {
      resource: 'event',
      operation: 'register',
      eventId: DEMIO_EVENT,
      firstName: firstName(person.name),
      email: person.email,
      additionalFields: { last_name: lastName(person.name) },
    }),
  registered: demioReport('', 'de aanmeldingen in Demio', 'the registrations in Demio'),
  attended: demioReport('attended', 'de deelnemers in Demio', 'the attendees in Demio'),
  absent: demioReport('did-not-attend', 'de afwezigen in Demio', 'the no-shows in Demio'),
};
export const webinars: Webinars[] = [goToWebinar, demio];

const eventbriteApp = app(
  'eventbrite',
  'Eventbrite',
  'eventbriteApi',
  ['Open in Eventbrite Account, Developer Links, API Keys.', 'Plak het private token in n8n.'],
  ['In Eventbrite open Account, Developer Links, API Keys.', 'Paste the private token in n8n.'],
  4,
);
const eventbrite = (action: string, event: Source<'lead'>['event']): Source<'lead'> => ({
  app: eventbriteApp,
  event,
  nodes: (name) => [
    appTrigger(name, 'eventbriteTrigger', 1, {
      authentication: 'privateKey',
      organization: EVENTBRITE_ORGANISATION,
      event: EVENTBRITE_EVENT,
      actions: [action],
      resolveData: true,
    }),
  ],
  fields: {
    email: '$json.profile?.email ?? $json.email',
    name: '$json.profile?.name ?? $json.name',
    company: "$json.profile?.company ?? ''",
    phone: "$json.profile?.cell_phone ?? ''",
    message: "$json.ticket_class_name ?? 'Ticket'",
  },
});
/** Tickets: who buys, who shows up at the door. */
export const eventbriteTickets = {
  app: eventbriteApp,
  sold: eventbrite('order.placed', {
    nl: 'iemand een ticket koopt in Eventbrite',
    en: 'someone buys a ticket in Eventbrite',
  }),
  refunded: eventbrite('order.refunded', {
    nl: 'een ticket in Eventbrite wordt terugbetaald',
    en: 'a ticket is refunded in Eventbrite',
  }),
  arrived: eventbrite('attendee.checked_in', {
    nl: 'een bezoeker met Eventbrite wordt ingecheckt',
    en: 'a visitor is checked in with Eventbrite',
  }),
};

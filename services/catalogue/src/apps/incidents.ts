import { node } from '../dsl/core.js';
import { stableId } from '../dsl/identity.js';
import { say } from '../dsl/language.js';
import { appTrigger } from '../dsl/triggers.js';
import type { Incidents } from '../kit/ports.js';
import { app } from './app.js';
import { serviceNow } from './desk-apps.js';
import { mapped } from './office-tables.js';
import { signl4App } from './push.js';
import { isUrgent, urgentIf } from './severity.js';
import { inApp } from './values.js';

const PAGERDUTY_SERVICE = inApp(
  'PagerDuty',
  ['service', 'service'],
  [
    'Het id van de service die gebeld wordt: in het adres ervan.',
    'The id of the service that is called: in its address.',
  ],
  'PIJ90N7',
);
const PAGERDUTY_USER = inApp(
  'PagerDuty',
  ['gebruiker die meldt', 'reporting user'],
  [
    'Het mailadres van een gebruiker in PagerDuty, in wiens naam wordt gemeld.',
    'The mail address of a user of PagerDuty, in whose name is reported.',
  ],
  ['storingen@example.com', 'incidents@example.com'],
);
const TICKET_TYPE = inApp(
  'HaloPSA',
  ['soort ticket', 'ticket type'],
  ['Het nummer van het soort ticket.', 'The number of the ticket type.'],
  '1',
);

export const pagerDuty = app(
  'pagerDuty',
  'PagerDuty',
  'pagerDutyApi',
  [
    'Maak in PagerDuty bij Integrations, API Access Keys een sleutel.',
    'Plak hem in n8n en kies in de stap je service.',
  ],
  [
    'Create a key under Integrations, API Access Keys in PagerDuty.',
    'Paste it into n8n and choose your service in the step.',
  ],
  4,
);
const number = (severity: string, high: number, low: number) =>
  severity.startsWith('=')
    ? `={{ [${say("'high', 'hoog', 'critical', 'kritiek'", "'high', 'critical'")}].includes(String(${severity.replace(/^=\{\{\s*|\s*\}\}$/g, '')}).toLowerCase()) ? ${high} : ${low} }}`
    : isUrgent(severity)
      ? high
      : low;
export const pagerDutyIncidents: Incidents = {
  app: pagerDuty,
  open: (name, { title, text }) =>
    node(name, 'pagerDuty', 1, {
      resource: 'incident',
      operation: 'create',
      title,
      serviceId: PAGERDUTY_SERVICE,
      email: PAGERDUTY_USER,
      additionalFields: { details: text, urgency: 'high' },
      conferenceBridgeUi: {},
    }),
};

export const theHive = app(
  'theHive',
  'TheHive',
  'theHiveProjectApi',
  [
    'Maak in TheHive een gebruiker voor n8n en kopieer de API-sleutel.',
    'Vul het adres van je TheHive en de sleutel in n8n in.',
  ],
  [
    'Create a user for n8n in TheHive and copy its API key.',
    'Enter the address of your TheHive and the key in n8n.',
  ],
  1,
);
export const theHiveIncidents: Incidents = {
  app: theHive,
  open: (name, { title, text, severity }) =>
    node(name, 'theHiveProject', 1, {
      resource: 'alert',
      operation: 'create',
      alertFields: mapped({
        title,
        description: text,
        severity: String(number(severity, 3, 2)),
        type: 'n8n',
        source: 'n8n',
        // Which step reports it: two of one run are two alerts.
        sourceRef: `=${say(name.toLowerCase().replace(/[^a-z]+/g, '-'), `alert-${stableId(name).slice(0, 6)}`)}-{{ $execution.id }}-{{ $itemIndex }}`,
      }),
      observableUi: {},
    }),
  alerts: {
    app: theHive,
    event: { nl: 'er in TheHive een melding bij komt', en: 'an alert is added in TheHive' },
    nodes: (name) => [
      appTrigger(name, 'theHiveProjectTrigger', 1, {
        events: ['alert_create'],
        filters: {},
        options: { outputOnlyData: true },
      }),
    ],
    get fields() {
      return {
        title: '$json.object.title',
        text: '$json.object.description',
        severity: urgentIf('$json.object.severity >= 3'),
        link: '$json.object._id',
      };
    },
  },
};

export const signl4Incidents: Incidents = {
  app: signl4App,
  open: (name, { title, text }) =>
    node(name, 'signl4', 1, {
      resource: 'alert',
      operation: 'send',
      message: text,
      additionalFields: { title, alertingScenario: 'single_ack' },
    }),
};
export const serviceNowIncidents: Incidents = {
  app: serviceNow,
  open: (name, { title, text, severity }) =>
    node(name, 'serviceNow', 1, {
      authentication: 'basicAuth',
      resource: 'incident',
      operation: 'create',
      short_description: title,
      additionalFields: {
        description: text,
        impact: number(severity, 1, 3),
        urgency: number(severity, 1, 3),
      },
    }),
};
export const haloPsa = app(
  'haloPsa',
  'HaloPSA',
  'haloPSAApi',
  [
    'Maak in HaloPSA bij Configuration, Integrations een API-toepassing.',
    'Vul het adres, Client ID en Client Secret in n8n in.',
  ],
  [
    'Create an API application under Configuration, Integrations in HaloPSA.',
    'Enter the address, client ID and client secret in n8n.',
  ],
  1,
);
export const haloIncidents: Incidents = {
  app: haloPsa,
  open: (name, { title, text }) =>
    node(name, 'haloPSA', 1, {
      resource: 'ticket',
      operation: 'create',
      ticketType: TICKET_TYPE,
      summary: title,
      details: text,
      additionalFields: {},
    }),
};

/** Where someone is called out of bed. */
export const incidents: readonly Incidents[] = [
  pagerDutyIncidents,
  signl4Incidents,
  serviceNowIncidents,
  haloIncidents,
  theHiveIncidents,
];

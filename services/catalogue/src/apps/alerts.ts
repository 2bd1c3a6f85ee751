import { keep, node, onlyNew } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import { everyMinutes } from '../dsl/triggers.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Listing, Source } from '../kit/ports.js';
import { app } from './app.js';
import { theHiveIncidents } from './incidents.js';
import { urgentIf } from './severity.js';
import { inApp, webAddress } from './values.js';

const SENTRY_ORGANISATION = inApp(
  'Sentry',
  ['organisatie', 'organisation'],
  [
    'De korte naam van je organisatie: in het adres voor .sentry.io.',
    'The short name of your organisation: before .sentry.io in the address.',
  ],
  ['jouw-organisatie', 'your-organisation'],
);
const SENTRY_PROJECT = inApp(
  'Sentry',
  ['project', 'project'],
  ['De korte naam van je project.', 'The short name of your project.'],
  ['webwinkel', 'webshop'],
);

/** Alarms that are looked up; `once` is what tells one from another where its title and the day do not. */
interface AlertList extends Listing<'alert'> {
  readonly once?: string;
}

export const sentry = app(
  'sentry',
  'Sentry',
  'sentryIoApi',
  ['Maak in Sentry bij Settings, Auth Tokens een token met leesrechten op issues.', 'Plak het token in n8n.'],
  [
    'Create a token with read access to issues under Settings, Auth Tokens in Sentry.',
    'Paste the token into n8n.',
  ],
  4,
);
export const sentryIssues: AlertList = {
  app: sentry,
  // An issue stays in the list until somebody solves it: once a day would be a task a day.
  once: "={{ $json.id }} {{ $json.level === 'fatal' || Number($json.count) > 100 ? 'hoog' : 'laag' }} {{ $json.substatus === 'regressed' ? $now.toISODate() : '' }}",
  what: { nl: 'de onopgeloste fouten in Sentry', en: 'the unresolved errors in Sentry' },
  nodes: (name) => [
    node(name, 'sentryIo', 1, {
      authentication: 'accessToken',
      resource: 'issue',
      operation: 'getAll',
      organizationSlug: SENTRY_ORGANISATION,
      projectSlug: SENTRY_PROJECT,
      returnAll: false,
      limit: 50,
      additionalFields: { query: 'is:unresolved lastSeen:-24h', statsPeriod: '24h' },
    }),
  ],
  get fields() {
    return {
      title: '$json.title',
      text: `($json.culprit ?? '') + ', ' + $json.count + ' ${say('keer', 'times')}'`,
      severity: urgentIf("$json.level === 'fatal' || Number($json.count) > 100"),
      link: '$json.permalink',
    };
  },
};

export const uptimeRobot = app(
  'uptimeRobot',
  'UptimeRobot',
  'uptimeRobotApi',
  ['Kopieer in UptimeRobot bij Integrations & API de hoofdsleutel.', 'Plak hem in n8n.'],
  ['Copy the main API key under Integrations & API in UptimeRobot.', 'Paste it into n8n.'],
  3,
);
export const downMonitors: Listing<'alert'> = {
  app: uptimeRobot,
  what: {
    nl: 'de monitors die in UptimeRobot op storing staan',
    en: 'the monitors that are down in UptimeRobot',
  },
  nodes: (name) => [
    node(name, 'uptimeRobot', 1, {
      resource: 'monitor',
      operation: 'getAll',
      returnAll: true,
      filters: { statuses: [8, 9], logs: false },
    }),
  ],
  get fields() {
    return {
      title: `$json.friendly_name + ' ${say('is onbereikbaar', 'cannot be reached')}'`,
      text: '$json.url',
      severity: urgentIf('$json.status === 9'),
      link: '$json.url',
    };
  },
};

export const splunk = app(
  'splunk',
  'Splunk',
  'splunkApi',
  ['Maak in Splunk een token voor een gebruiker met zoekrechten.', 'Vul het adres en het token in n8n in.'],
  ['Create a token for a user with search rights in Splunk.', 'Enter the address and the token in n8n.'],
  3,
);
const SPLUNK_WEB = webAddress(
  ['adres van Splunk', 'address of Splunk'],
  [
    'Het adres waarop je Splunk in de browser opent, zonder schuine streep erachter.',
    'The address at which you open Splunk in the browser, without a slash behind it.',
  ],
  'https://splunk.example.com:8000',
);
export const splunkAlerts: AlertList = {
  app: splunk,
  setup: [
    {
      nl: 'Geef elk alarm in Splunk de actie Add to Triggered Alerts en een Severity: High en Critical gelden als dringend. De gebruiker van het token moet in de index _audit mogen zoeken.',
      en: 'Give each alert in Splunk the action Add to Triggered Alerts and a severity: High and Critical count as urgent. The user of the token must be allowed to search the index _audit.',
    },
  ],
  // Each time that an alert fires has a search of its own.
  once: '={{ $json.sid }} {{ $json.ss_name }}',
  what: { nl: 'de afgegane alarmen in Splunk', en: 'the alerts that fired in Splunk' },
  nodes: (name) => [
    node(name, 'splunk', 2, {
      resource: 'search',
      operation: 'create',
      search:
        'search index=_audit action=alert_fired earliest=-60m | table ss_name severity trigger_time sid',
      additionalFields: { exec_mode: 'blocking' },
    }),
    node('Uitslag van de zoekopdracht', 'splunk', 2, {
      resource: 'search',
      operation: 'getResult',
      searchJobId: '={{ $json.sid }}',
      returnAll: true,
      filters: {},
      options: {},
    }),
    keep('Echt afgegaan', [['={{ $json.sid }}', 'filled']]),
  ],
  get fields() {
    return {
      title: '$json.ss_name',
      text: `'${say('Afgegaan om', 'Fired at')} ' + DateTime.fromSeconds(Number($json.trigger_time)).toFormat('HH:mm')`,
      severity: urgentIf('Number($json.severity) >= 4'),
      link: `'${SPLUNK_WEB}/app/search/@go?sid=' + $json.sid`,
    };
  },
};

export const syncroMsp = app(
  'syncroMsp',
  'SyncroMSP',
  'syncroMspApi',
  ['Maak in SyncroMSP bij Admin, API Tokens een token.', 'Vul je subdomein en het token in n8n in.'],
  ['Create a token under Admin, API Tokens in SyncroMSP.', 'Enter your subdomain and the token in n8n.'],
  3,
);
export const syncroAlerts: Listing<'alert'> = {
  app: syncroMsp,
  what: { nl: 'de actieve alarmen in SyncroMSP', en: 'the active alerts in SyncroMSP' },
  nodes: (name) => [
    node(name, 'syncroMsp', 1, {
      resource: 'rmm',
      operation: 'getAll',
      returnAll: false,
      limit: 100,
      filters: { status: 'active' },
    }),
  ],
  get fields() {
    return {
      title: '$json.computer_name',
      text: '$json.description',
      severity: urgentIf("/backup|offline|disk/i.test($json.description ?? '')"),
      link: '$json.id',
    };
  },
};

/** What is wrong right now, one item each. */
export const alertLists: readonly AlertList[] = [sentryIssues, downMonitors, splunkAlerts, syncroAlerts];

/** Alarms that come in by themselves. */
export const alertEvents: readonly Source<'alert'>[] = theHiveIncidents.alerts
  ? [theHiveIncidents.alerts]
  : [];

/** Looks every few minutes and gives each alarm once. */
export const polledAlerts = (minutes: number): readonly Source<'alert'>[] =>
  alertLists.map((list) => ({
    app: list.app,
    setup: list.setup ?? [],
    event: {
      nl: `${list.app.label} een nieuw alarm heeft`,
      en: `${list.app.label} has a new alert`,
    },
    nodes: (name): NodeSpec[] => [
      everyMinutes(name, minutes),
      ...list.nodes(`${name}: ophalen`),
      onlyNew(`${name}: nog niet gezien`, list.once ?? `={{ ${list.fields.title} }} {{ $now.toISODate() }}`),
    ],
    get fields() {
      return list.fields;
    },
  }));

import { appTrigger, http, node, say, splitOut } from '../kit/index.js';
import type { TimeTracker } from '../kit/ports.js';
import { app } from './app.js';
import { inApp } from './values.js';

const CLOCKIFY_WORKSPACE = inApp(
  'Clockify',
  ['werkruimte', 'workspace'],
  [
    'Het id van je werkruimte: in het adres van de instellingen ervan.',
    'The id of your workspace: in the address of its settings.',
  ],
  '64a687e29ae1f428e7ebe303',
);
const HARVEST_ACCOUNT = inApp(
  'Harvest',
  ['account', 'account'],
  [
    'Het Account ID, bij Developers in je Harvest ID.',
    'The Account ID, under Developers in your Harvest ID.',
  ],
  '1234567',
);
const TOGGL_WORKSPACE = inApp(
  'Toggl',
  ['werkruimte', 'workspace'],
  [
    'Het nummer van je werkruimte: in het adres van de instellingen ervan.',
    'The number of your workspace: in the address of its settings.',
  ],
  '1234567',
);

export const clockifyApp = app(
  'clockify',
  'Clockify',
  'clockifyApi',
  ['Open je profiel in Clockify en maak een API-sleutel.', 'Kopieer ook het id van je werkruimte.'],
  ['Open your profile in Clockify and create an API key.', 'Copy the id of your workspace too.'],
  4,
);
export const harvestApp = app(
  'harvest',
  'Harvest',
  'harvestApi',
  [
    'Maak op id.getharvest.com/developers een persoonlijk token.',
    'Plak het token in n8n en kies je account.',
  ],
  [
    'Create a personal token on id.getharvest.com/developers.',
    'Paste the token into n8n and choose your account.',
  ],
  3,
);
export const togglApp = app(
  'toggl',
  'Toggl Track',
  'togglApi',
  ['Houd het e-mailadres en wachtwoord van je Toggl-account bij de hand.', 'Vul ze in n8n in.'],
  ['Have the e-mail address and password of your Toggl account at hand.', 'Fill them in at n8n.'],
  4,
);

const MONDAY = "$now.minus({ weeks: 1 }).startOf('week')";
const SUNDAY = "$now.minus({ weeks: 1 }).endOf('week')";

export const clockify: TimeTracker = {
  app: clockifyApp,
  lastWeek: {
    app: clockifyApp,
    what: { nl: 'de uren van vorige week uit Clockify', en: 'the hours of last week from Clockify' },
    nodes: (name) => [
      http(name, `https://reports.api.clockify.me/v1/workspaces/${CLOCKIFY_WORKSPACE}/reports/detailed`, {
        method: 'POST',
        auth: 'clockifyApi',
        json: `={{ JSON.stringify({ dateRangeStart: ${MONDAY}.toISO(), dateRangeEnd: ${SUNDAY}.toISO(), detailedFilter: { page: 1, pageSize: 1000 } }) }}`,
      }),
      splitOut('Losse urenregels', 'timeentries'),
    ],
    get fields() {
      return {
        person: '$json.userName',
        project: `$json.projectName || '${say('Zonder project', 'Without a project')}'`,
        hours: 'Math.round($json.timeInterval.duration / 36) / 100',
        date: "String($json.timeInterval?.start ?? '').slice(0, 10)",
        description: "$json.description || ''",
      };
    },
  },
  newEntry: {
    app: clockifyApp,
    event: { nl: 'iemand in Clockify uren schrijft', en: 'someone logs hours in Clockify' },
    nodes: (name) => [
      appTrigger(name, 'clockifyTrigger', 1, { workspaceId: CLOCKIFY_WORKSPACE, watchField: 0 }, 'everyHour'),
    ],
    get fields() {
      return {
        person: '$json.user?.name || $json.userId',
        project: `$json.project?.name || $json.projectId || '${say('Zonder project', 'Without a project')}'`,
        hours:
          '(Math.round(DateTime.fromISO(String($json.timeInterval?.end)).diff(DateTime.fromISO(String($json.timeInterval?.start))).as("hours") * 100) / 100 || 0)',
        date: '$json.timeInterval.start.slice(0, 10)',
        description: "$json.description || ''",
      };
    },
  },
};
export const harvest: TimeTracker = {
  app: harvestApp,
  lastWeek: {
    app: harvestApp,
    what: { nl: 'de uren van vorige week uit Harvest', en: 'the hours of last week from Harvest' },
    nodes: (name) => [
      node(name, 'harvest', 1, {
        authentication: 'accessToken',
        resource: 'timeEntry',
        operation: 'getAll',
        accountId: HARVEST_ACCOUNT,
        returnAll: true,
        filters: { from: `={{ ${MONDAY}.toISODate() }}`, to: `={{ ${SUNDAY}.toISODate() }}` },
      }),
    ],
    fields: {
      person: '$json.user.name',
      project: '$json.project.name',
      hours: '$json.hours',
      date: '$json.spent_date',
      description: "$json.notes || ''",
    },
  },
};
export const toggl: TimeTracker = {
  app: togglApp,
  lastWeek: {
    app: togglApp,
    what: { nl: 'de uren van vorige week uit Toggl Track', en: 'the hours of last week from Toggl Track' },
    setup: [
      {
        nl: 'Je account in Toggl moet de uren van het team mogen zien.',
        en: 'Your account at Toggl must be allowed to see the hours of the team.',
      },
    ],
    nodes: (name) => [
      http(
        name,
        `https://api.track.toggl.com/reports/api/v3/workspace/${TOGGL_WORKSPACE}/search/time_entries`,
        {
          method: 'POST',
          auth: 'togglApi',
          json: `={{ JSON.stringify({ start_date: ${MONDAY}.toISODate(), end_date: ${SUNDAY}.toISODate(), enrich_response: true, page_size: 1000 }) }}`,
        },
      ),
    ],
    get fields() {
      return {
        person: '$json.username',
        project: `$json.project_name || '${say('Zonder project', 'Without a project')}'`,
        hours:
          'Math.round($json.time_entries.reduce((sum, entry) => sum + Math.max(entry.seconds, 0), 0) / 36) / 100',
        date: '$json.time_entries[0].start.slice(0, 10)',
        description: "$json.description || ''",
      };
    },
  },
  newEntry: {
    app: togglApp,
    event: { nl: 'er in Toggl Track een tijdregel bij komt', en: 'a time entry is added in Toggl Track' },
    nodes: (name) => [appTrigger(name, 'togglTrigger', 1, { event: 'newTimeEntry' }, 'everyHour')],
    get fields() {
      return {
        person: `$json.user_name || String($json.user_id || '${say('ik', 'me')}')`,
        project: `$json.project_name || String($json.project_id || '${say('Zonder project', 'Without a project')}')`,
        hours: 'Math.round(Math.max($json.duration, 0) / 36) / 100',
        date: '$json.start.slice(0, 10)',
        description: "$json.description || ''",
      };
    },
  },
};

type With<K extends keyof TimeTracker> = TimeTracker & Required<Pick<TimeTracker, K>>;
export const timeTrackers = [clockify, harvest, toggl] as readonly With<'lastWeek'>[];
export const liveTimeTrackers = [clockify, toggl] as readonly With<'newEntry'>[];

import { pick } from '../dsl/apps.js';
import { appTrigger, node, say } from '../kit/index.js';
import type { Source, TaskApp } from '../kit/ports.js';
import { withDue } from './expression.js';
import { notion } from './office-tables.js';
import { flowApp, taigaApp, wekanApp } from './tasks-apps.js';
import { inApp, webAddress } from './values.js';

const TAIGA_PROJECT = inApp(
  'Taiga',
  ['project', 'project'],
  ['Het nummer van het project.', 'The number of the project.'],
  '123456',
);
const WEKAN_BOARD = inApp(
  'Wekan',
  ['bord', 'board'],
  ['Het id van het bord: in het adres achter /b/.', 'The id of the board: behind /b/ in the address.'],
  'D8xYz12aBcDeFgHiJ',
);
const WEKAN_LIST = inApp(
  'Wekan',
  ['lijst', 'list'],
  ['Het id van de lijst.', 'The id of the list.'],
  'aBcDeFgHiJkLmNoPq',
);
const WEKAN_LANE = inApp(
  'Wekan',
  ['zwembaan', 'swimlane'],
  ['Het id van de zwembaan.', 'The id of the swimlane.'],
  'bCdEfGhIjKlMnOpQr',
);
const WEKAN_AUTHOR = inApp(
  'Wekan',
  ['auteur', 'author'],
  ['Het id van de gebruiker die de kaarten maakt.', 'The id of the user who makes the cards.'],
  'cDeFgHiJkLmNoPqRs',
);
const WEKAN_ADDRESS = webAddress(
  ['adres van je Wekan', 'address of your Wekan'],
  [
    'Het adres waarop je Wekan opent, zonder streep erachter.',
    'The address at which you open Wekan, without a slash behind it.',
  ],
  'https://wekan.example.com',
);
const FLOW_WORKSPACE = inApp(
  'Flow',
  ['werkruimte', 'workspace'],
  ['Het nummer van je werkruimte.', 'The number of your workspace.'],
  '123456',
);
const NOTION_TASK_SOURCE = inApp(
  'Notion',
  ['takendatabase', 'task database'],
  [
    'Het data source id van je takendatabase: in het menu van de database onder Manage data sources.',
    'The data source id of your task database: under Manage data sources in the menu of the database.',
  ],
  '8f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a4b',
  '^[0-9a-f-]{32,36}$',
);

const TAIGA_LINK = "'https://tree.taiga.io/project/' + $json.project_extra_info.slug + '/task/' + $json.ref";
export const taiga: TaskApp = {
  app: taigaApp,
  create: (name, { title, description, due }) =>
    node(name, 'taiga', 1, {
      resource: 'task',
      operation: 'create',
      projectId: TAIGA_PROJECT,
      subject: title,
      additionalFields: { description: withDue(description, due, say('Uiterlijk', 'Due')) },
    }),
  link: TAIGA_LINK,
  newTask: {
    app: taigaApp,
    event: { nl: 'er een taak in Taiga bij komt', en: 'a task is added in Taiga' },
    nodes: (name) => [
      appTrigger(name, 'taigaTrigger', 1, {
        projectId: TAIGA_PROJECT,
        resources: ['task'],
        operations: ['create'],
      }),
    ],
    fields: {
      id: '$json.data.id',
      title: '$json.data.subject',
      description: "$json.data.description || ''",
      assignee: "$json.data.assigned_to?.full_name || ''",
      due: "$json.data.due_date || ''",
      link: '$json.data.permalink',
    },
  },
  openTasks: {
    app: taigaApp,
    what: { nl: 'de open taken van een Taiga-project', en: 'the open tasks of a Taiga project' },
    nodes: (name) => [
      node(name, 'taiga', 1, {
        resource: 'task',
        operation: 'getAll',
        projectId: TAIGA_PROJECT,
        returnAll: true,
        filters: { statusIsClosed: false },
      }),
    ],
    fields: {
      id: '$json.id',
      title: '$json.subject',
      description: "$json.description || ''",
      assignee: "$json.assigned_to_extra_info?.full_name_display || ''",
      due: "$json.due_date || ''",
      link: TAIGA_LINK,
    },
  },
};
export const wekan: TaskApp = {
  app: wekanApp,
  create: (name, { title, description, due }) =>
    node(name, 'wekan', 1, {
      resource: 'card',
      operation: 'create',
      boardId: WEKAN_BOARD,
      listId: WEKAN_LIST,
      title,
      swimlaneId: WEKAN_LANE,
      authorId: WEKAN_AUTHOR,
      additionalFields: { description: withDue(description, due, say('Uiterlijk', 'Due')) },
    }),
  link: `'${WEKAN_ADDRESS}/b/${WEKAN_BOARD}/board/' + $json._id`,
};
export const flow: TaskApp = {
  app: flowApp,
  create: (name, { title, description, due }) =>
    node(name, 'flow', 1, {
      resource: 'task',
      operation: 'create',
      workspaceId: FLOW_WORKSPACE,
      name: title,
      additionalFields: { noteContent: description, ...(due ? { dueOn: due } : {}) },
    }),
  link: '$json.id',
};

const NOTION_TASKS = pick(NOTION_TASK_SOURCE);
const notionSetup = [
  {
    nl: 'Geef je takendatabase in Notion de eigenschappen Omschrijving (tekst) en Deadline (datum).',
    en: 'Give your task database in Notion the properties Description (text) and Deadline (date).',
  },
];
/** What is read of a task is more than what is written. */
const notionReading = [
  {
    nl: 'Geef je takendatabase in Notion de eigenschappen Omschrijving (tekst), Deadline (datum), Verantwoordelijke (persoon) en Status (met de keuze Klaar).',
    en: 'Give your task database in Notion the properties Description (text), Deadline (date), Assignee (person) and Status (with the option Done).',
  },
];
const notionFields = (): Source<'task'>['fields'] => ({
  id: '$json.id',
  title: '$json.name',
  description: `$json.property_${say('omschrijving', 'description')} || ''`,
  assignee: `$json.property_${say('verantwoordelijke', 'assignee')}?.[0]?.name || ''`,
  due: "$json.property_deadline?.start || ''",
  link: '$json.url',
});
export const notionTasks: TaskApp = {
  app: notion,
  setup: notionSetup,
  create: (name, { title, description, due }) =>
    node(name, 'notion', 3, {
      resource: 'databasePage',
      operation: 'create',
      dataSourceId: NOTION_TASKS,
      title,
      propertiesUi: {
        propertyValues: [
          { key: `${say('Omschrijving', 'Description')}|rich_text`, textContent: description },
          ...(due ? [{ key: 'Deadline|date', date: due, includeTime: false }] : []),
        ],
      },
      options: {},
    }),
  link: '$json.url',
  newTask: {
    app: notion,
    event: {
      nl: 'er een taak in je Notion-database bij komt',
      en: 'a task is added to your Notion database',
    },
    setup: notionReading,
    nodes: (name) => [
      appTrigger(
        name,
        'notionTrigger',
        1.1,
        { event: 'pageAddedToDatabase', dataSourceId: NOTION_TASKS, simple: true },
        'everyMinute',
      ),
    ],
    get fields() {
      return notionFields();
    },
  },
  openTasks: {
    app: notion,
    what: { nl: 'de open taken in een Notion-database', en: 'the open tasks in a Notion database' },
    setup: notionReading,
    nodes: (name) => [
      node(name, 'notion', 3, {
        resource: 'databasePage',
        operation: 'getAll',
        dataSourceId: NOTION_TASKS,
        returnAll: true,
        simple: true,
        filterType: 'json',
        filterJson: `{ "property": "Status", "status": { "does_not_equal": "${say('Klaar', 'Done')}" } }`,
        options: {},
      }),
    ],
    get fields() {
      return notionFields();
    },
  },
};

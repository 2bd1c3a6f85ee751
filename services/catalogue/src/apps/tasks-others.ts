import { pick } from '../dsl/apps.js';
import { appTrigger, node, say } from '../kit/index.js';
import type { Source, TaskApp } from '../kit/ports.js';
import { notion } from './office-tables.js';
import { flowApp, place, taigaApp, wekanApp } from './tasks-apps.js';

const TAIGA_LINK = "'https://tree.taiga.io/project/' + $json.project_extra_info.slug + '/task/' + $json.ref";
export const taiga: TaskApp = {
  app: taigaApp,
  setup: place('Taiga', 'project', 'project'),
  create: (name, { title, description }) =>
    node(name, 'taiga', 1, {
      resource: 'task',
      operation: 'create',
      projectId: 'KIES_JE_PROJECT',
      subject: title,
      additionalFields: { description },
    }),
  link: TAIGA_LINK,
  newTask: {
    app: taigaApp,
    event: { nl: 'er een taak in Taiga bij komt', en: 'a task is added in Taiga' },
    setup: place('Taiga', 'project', 'project'),
    nodes: (name) => [
      appTrigger(name, 'taigaTrigger', 1, {
        projectId: 'KIES_JE_PROJECT',
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
    setup: place('Taiga', 'project', 'project'),
    nodes: (name) => [
      node(name, 'taiga', 1, {
        resource: 'task',
        operation: 'getAll',
        projectId: 'KIES_JE_PROJECT',
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
  setup: place('Wekan', 'bord, lijst en zwembaan', 'board, list and swimlane'),
  create: (name, { title, description }) =>
    node(name, 'wekan', 1, {
      resource: 'card',
      operation: 'create',
      boardId: 'KIES_JE_BORD',
      listId: 'KIES_JE_LIJST',
      title,
      swimlaneId: 'KIES_JE_ZWEMBAAN',
      authorId: 'KIES_DE_AUTEUR',
      additionalFields: { description },
    }),
  link: "'https://wekan.example.com/b/KIES_JE_BORD/bord/' + $json._id",
};
export const flow: TaskApp = {
  app: flowApp,
  setup: place('Flow', 'werkruimte', 'workspace'),
  create: (name, { title, description, due }) =>
    node(name, 'flow', 1, {
      resource: 'task',
      operation: 'create',
      workspaceId: 'VUL_JE_WERKRUIMTE_ID_IN',
      name: title,
      additionalFields: { noteContent: description, ...(due ? { dueOn: due } : {}) },
    }),
  link: '$json.id',
};

const NOTION_TASKS = pick('00000000-0000-4000-8000-000000000000');
const notionSetup = [
  {
    nl: 'Kies in de stappen van Notion je takendatabase, met de eigenschappen Omschrijving, Deadline en Verantwoordelijke.',
    en: 'Pick your task database in the Notion steps, with the properties Description, Deadline and Assignee.',
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
    setup: notionSetup,
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
    setup: notionSetup,
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

import { pick } from '../dsl/apps.js';
import { appTrigger, keep, node, say } from '../kit/index.js';
import type { TaskApp } from '../kit/ports.js';
import { inside, withDue } from './expression.js';
import { googleTasksApp, linearApp, microsoftToDoApp, mondayApp, todoistApp } from './tasks-apps.js';
import { inApp, subdomain } from './values.js';

const TODOIST_PROJECT = inApp(
  'Todoist',
  ['project', 'project'],
  [
    'Het id van het project: in het adres achter het streepje na de naam.',
    'The id of the project: behind the hyphen after its name in the address.',
  ],
  '6XGgm6PHrGgMpCFX',
);
const MONDAY_BOARD = inApp(
  'monday.com',
  ['bord', 'board'],
  [
    'Het nummer van het bord: in het adres achter /boards/.',
    'The number of the board: behind /boards/ in the address.',
  ],
  '1234567890',
  '^\\d+$',
);
const MONDAY_GROUP = inApp(
  'monday.com',
  ['groep', 'group'],
  ['Het id van de groep op het bord.', 'The id of the group on the board.'],
  'topics',
);
const MONDAY = subdomain('monday.com', 'monday.com');
const LINEAR_TEAM = inApp(
  'Linear',
  ['team', 'team'],
  [
    'Het id van je team; kies het team in een Linear-stap uit de lijst en klik daarna op Expression.',
    'The id of your team; choose the team from the list in a Linear step and then click Expression.',
  ],
  '8f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a4b',
);
const TODO_LIST = inApp(
  'Microsoft To Do',
  ['lijst', 'list'],
  [
    'Het id van je lijst; kies de lijst in een stap van To Do en klik daarna op Expression.',
    'The id of your list; choose the list in a step of To Do and then click Expression.',
  ],
  'AQMkADAwATM0MDAA',
);
const GOOGLE_TASKS_LIST = inApp(
  'Google Tasks',
  ['takenlijst', 'task list'],
  [
    'Het id van je takenlijst; kies de lijst in een stap van Google Tasks en klik daarna op Expression.',
    'The id of your task list; choose the list in a step of Google Tasks and then click Expression.',
  ],
  'MDk4NzY1NDMyMQ',
);

export const todoist: TaskApp = {
  app: todoistApp,
  create: (name, { title, description, due }) =>
    node(name, 'todoist', 2.2, {
      authentication: 'apiKey',
      resource: 'task',
      operation: 'create',
      project: pick(TODOIST_PROJECT),
      labels: [],
      content: title,
      options: { description, ...(due ? { dueDate: due } : {}) },
    }),
  link: "'https://app.todoist.com/app/task/' + $json.id",
  openTasks: {
    app: todoistApp,
    what: { nl: 'de taken in een Todoist-project', en: 'the tasks in a Todoist project' },
    nodes: (name) => [
      node(name, 'todoist', 2.2, {
        authentication: 'apiKey',
        resource: 'task',
        operation: 'getAll',
        returnAll: true,
        filters: { projectId: TODOIST_PROJECT },
      }),
    ],
    fields: {
      id: '$json.id',
      title: '$json.content',
      description: "$json.description || ''",
      assignee: "$json.responsible_uid || ''",
      due: "$json.due?.date || ''",
      link: "'https://app.todoist.com/app/task/' + $json.id",
    },
  },
};
const mondayText = (kind: string) =>
  `$json.column_values?.find((column) => column.type === '${kind}')?.text || ''`;
export const monday: TaskApp = {
  app: mondayApp,
  setup: [
    {
      nl: 'Vervang in de monday.com-stappen die een regel maken tekst en datum door de kolom-id’s van je bord.',
      en: 'In the monday.com steps that create an item, replace text and date by the column ids of your board.',
    },
  ],
  create: (name, { title, description, due }) =>
    node(name, 'mondayCom', 1, {
      authentication: 'accessToken',
      resource: 'boardItem',
      operation: 'create',
      boardId: MONDAY_BOARD,
      groupId: MONDAY_GROUP,
      name: title,
      additionalFields: {
        columnValues: `={{ JSON.stringify({ ${say('tekst', 'text')}: ${inside(description)}${due ? `, ${say('datum', 'date')}: { date: ${inside(due)} }` : ''} }) }}`,
      },
    }),
  link: `'https://${MONDAY}.monday.com/boards/${MONDAY_BOARD}/pulses/' + $json.id`,
  openTasks: {
    app: mondayApp,
    what: { nl: 'de regels van een monday.com-bord', en: 'the items of a monday.com board' },
    nodes: (name) => [
      node(name, 'mondayCom', 1, {
        authentication: 'accessToken',
        resource: 'boardItem',
        operation: 'getAll',
        boardId: MONDAY_BOARD,
        groupId: MONDAY_GROUP,
        returnAll: true,
      }),
    ],
    fields: {
      id: '$json.id',
      title: '$json.name',
      description: mondayText('long_text'),
      assignee: mondayText('people'),
      due: mondayText('date'),
      link: `'https://${MONDAY}.monday.com/boards/${MONDAY_BOARD}/pulses/' + $json.id`,
    },
  },
};

export const linear: TaskApp = {
  app: linearApp,
  create: (name, { title, description, due }) =>
    node(name, 'linear', 1.1, {
      authentication: 'apiToken',
      resource: 'issue',
      operation: 'create',
      teamId: LINEAR_TEAM,
      title,
      additionalFields: { description: withDue(description, due, say('Uiterlijk', 'Due')) },
    }),
  link: "'https://linear.app/issue/' + ($json.identifier || $json.id)",
  newTask: {
    app: linearApp,
    event: { nl: 'er een issue in Linear bij komt', en: 'an issue is added in Linear' },
    nodes: (name) => [
      appTrigger(name, 'linearTrigger', 1, {
        authentication: 'apiToken',
        teamId: LINEAR_TEAM,
        resources: ['issue'],
      }),
      keep('Alleen nieuwe issues', [['={{ $json.action }}', 'is', 'create']]),
    ],
    fields: {
      id: '$json.data.id',
      title: '$json.data.title',
      description: "$json.data.description || ''",
      assignee: "$json.data.assignee?.name || ''",
      due: "$json.data.dueDate || ''",
      link: '$json.url',
    },
  },
};
const TODO_LINK = "'https://to-do.live.com/tasks/id/' + $json.id + '/details'";
export const microsoftToDo: TaskApp = {
  app: microsoftToDoApp,
  create: (name, { title, description, due }) =>
    node(name, 'microsoftToDo', 1, {
      resource: 'task',
      operation: 'create',
      taskListId: TODO_LIST,
      title,
      additionalFields: { content: description, ...(due ? { dueDateTime: due } : {}) },
    }),
  link: TODO_LINK,
  openTasks: {
    app: microsoftToDoApp,
    what: {
      nl: 'de open taken op een lijst van Microsoft To Do',
      en: 'the open tasks on a Microsoft To Do list',
    },
    nodes: (name) => [
      node(name, 'microsoftToDo', 1, {
        resource: 'task',
        operation: 'getAll',
        taskListId: TODO_LIST,
        returnAll: true,
      }),
      keep('Alleen open taken', [['={{ $json.status }}', 'isNot', 'completed']]),
    ],
    fields: {
      id: '$json.id',
      title: '$json.title',
      description: "$json.body?.content || ''",
      assignee: "''",
      due: "$json.dueDateTime?.dateTime || ''",
      link: TODO_LINK,
    },
  },
};
export const googleTasks: TaskApp = {
  app: googleTasksApp,
  create: (name, { title, description, due }) =>
    node(name, 'googleTasks', 1, {
      resource: 'task',
      operation: 'create',
      task: GOOGLE_TASKS_LIST,
      title,
      additionalFields: { notes: description, ...(due ? { dueDate: due } : {}) },
    }),
  link: '$json.webViewLink',
  openTasks: {
    app: googleTasksApp,
    what: { nl: 'de open taken in Google Tasks', en: 'the open tasks in Google Tasks' },
    nodes: (name) => [
      node(name, 'googleTasks', 1, {
        resource: 'task',
        operation: 'getAll',
        task: GOOGLE_TASKS_LIST,
        returnAll: true,
        additionalFields: { showCompleted: false },
      }),
    ],
    fields: {
      id: '$json.id',
      title: '$json.title',
      description: "$json.notes || ''",
      assignee: "''",
      due: "$json.due || ''",
      link: '$json.webViewLink',
    },
  },
};

import { pick } from '../dsl/apps.js';
import { appTrigger, keep, node, say } from '../kit/index.js';
import type { TaskApp } from '../kit/ports.js';
import { inside } from './expression.js';
import { googleTasksApp, linearApp, microsoftToDoApp, mondayApp, place, todoistApp } from './tasks-apps.js';

export const todoist: TaskApp = {
  app: todoistApp,
  setup: place('Todoist', 'project', 'project'),
  create: (name, { title, description, due }) =>
    node(name, 'todoist', 2.2, {
      authentication: 'apiKey',
      resource: 'task',
      operation: 'create',
      project: pick('VUL_JE_PROJECT_ID_IN'),
      labels: [],
      content: title,
      options: { description, ...(due ? { dueDate: due } : {}) },
    }),
  link: "'https://app.todoist.com/app/task/' + $json.id",
  openTasks: {
    app: todoistApp,
    what: { nl: 'de taken in een Todoist-project', en: 'the tasks in a Todoist project' },
    setup: place('Todoist', 'project', 'project'),
    nodes: (name) => [
      node(name, 'todoist', 2.2, {
        authentication: 'apiKey',
        resource: 'task',
        operation: 'getAll',
        returnAll: true,
        filters: { projectId: 'KIES_JE_PROJECT' },
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
    ...place('monday.com', 'bord en groep', 'board and group'),
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
      boardId: 'KIES_JE_BORD',
      groupId: 'KIES_JE_GROEP',
      name: title,
      additionalFields: {
        columnValues: `={{ JSON.stringify({ ${say('tekst', 'text')}: ${inside(description)}${due ? `, ${say('datum', 'date')}: { date: ${inside(due)} }` : ''} }) }}`,
      },
    }),
  link: "'https://jouw-bedrijf.monday.com/boards/VUL_JE_BORD_ID_IN/pulses/' + $json.id",
  openTasks: {
    app: mondayApp,
    what: { nl: 'de regels van een monday.com-bord', en: 'the items of a monday.com board' },
    setup: place('monday.com', 'bord en groep', 'board and group'),
    nodes: (name) => [
      node(name, 'mondayCom', 1, {
        authentication: 'accessToken',
        resource: 'boardItem',
        operation: 'getAll',
        boardId: 'KIES_JE_BORD',
        groupId: 'KIES_JE_GROEP',
        returnAll: true,
      }),
    ],
    fields: {
      id: '$json.id',
      title: '$json.name',
      description: mondayText('long_text'),
      assignee: mondayText('people'),
      due: mondayText('date'),
      link: "'https://jouw-bedrijf.monday.com/boards/VUL_JE_BORD_ID_IN/pulses/' + $json.id",
    },
  },
};

export const linear: TaskApp = {
  app: linearApp,
  setup: place('Linear', 'team', 'team'),
  create: (name, { title, description }) =>
    node(name, 'linear', 1.1, {
      authentication: 'apiToken',
      resource: 'issue',
      operation: 'create',
      teamId: 'KIES_JE_TEAM',
      title,
      additionalFields: { description },
    }),
  link: "'https://linear.app/issue/' + ($json.identifier || $json.id)",
  newTask: {
    app: linearApp,
    event: { nl: 'er een issue in Linear bij komt', en: 'an issue is added in Linear' },
    setup: place('Linear', 'team', 'team'),
    nodes: (name) => [
      appTrigger(name, 'linearTrigger', 1, {
        authentication: 'apiToken',
        teamId: 'KIES_JE_TEAM',
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
  setup: place('Microsoft To Do', 'lijst', 'list'),
  create: (name, { title, description, due }) =>
    node(name, 'microsoftToDo', 1, {
      resource: 'task',
      operation: 'create',
      taskListId: 'KIES_JE_LIJST',
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
    setup: place('Microsoft To Do', 'lijst', 'list'),
    nodes: (name) => [
      node(name, 'microsoftToDo', 1, {
        resource: 'task',
        operation: 'getAll',
        taskListId: 'KIES_JE_LIJST',
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
  setup: place('Google Tasks', 'takenlijst', 'task list'),
  create: (name, { title, description, due }) =>
    node(name, 'googleTasks', 1, {
      resource: 'task',
      operation: 'create',
      task: 'KIES_JE_LIJST',
      title,
      additionalFields: { notes: description, ...(due ? { dueDate: due } : {}) },
    }),
  link: '$json.webViewLink',
  openTasks: {
    app: googleTasksApp,
    what: { nl: 'de open taken in Google Tasks', en: 'the open tasks in Google Tasks' },
    setup: place('Google Tasks', 'takenlijst', 'task list'),
    nodes: (name) => [
      node(name, 'googleTasks', 1, {
        resource: 'task',
        operation: 'getAll',
        task: 'KIES_JE_LIJST',
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

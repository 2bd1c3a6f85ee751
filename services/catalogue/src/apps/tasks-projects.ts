import { pick } from '../dsl/apps.js';
import { appTrigger, keep, node, say } from '../kit/index.js';
import type { Source, TaskApp } from '../kit/ports.js';
import { asanaApp, trelloApp } from './tasks-apps.js';
import { inApp } from './values.js';

const ASANA_PROJECT = inApp(
  'Asana',
  ['project', 'project'],
  [
    'Het nummer van het project: in het adres ervan het eerste lange getal.',
    'The number of the project: the first long number in its address.',
  ],
  '1200000000000001',
  '^\\d+$',
);
const ASANA_WORKSPACE = inApp(
  'Asana',
  ['werkruimte', 'workspace'],
  ['Het nummer van je werkruimte.', 'The number of your workspace.'],
  '1200000000000002',
  '^\\d+$',
);
const TRELLO_BOARD = inApp(
  'Trello',
  ['bord', 'board'],
  [
    'Het id van het bord; het adres van het bord met .json erachter toont het.',
    'The id of the board; its address with .json behind it shows it.',
  ],
  '5f0c1d2e3f4a5b6c7d8e9f00',
);
const TRELLO_LIST = inApp(
  'Trello',
  ['lijst', 'list'],
  [
    'Het id van de lijst; het adres van een kaart met .json erachter toont het als idList.',
    'The id of the list; the address of a card with .json behind it shows it as idList.',
  ],
  '5f0c1d2e3f4a5b6c7d8e9f01',
);

type TaskFields = Source<'task'>['fields'];

const ASANA_FIELDS: TaskFields = {
  id: '$json.gid',
  title: '$json.name',
  description: "$json.notes || ''",
  assignee: "$json.assignee?.name || ''",
  due: "$json.due_on || ''",
  link: '$json.permalink_url',
};
const asanaChange = (event: Source<'task'>['event'], isDone: boolean): Source<'task'> => ({
  app: asanaApp,
  event,
  nodes: (name) => [
    appTrigger(name, 'asanaTrigger', 1, { authentication: 'accessToken', resource: ASANA_PROJECT }),
    keep('Alleen taken uit Asana', [
      ['={{ $json.action }}', 'is', isDone ? 'changed' : 'added'],
      ['={{ $json.resource.resource_type }}', 'is', 'task'],
    ]),
    node('Haal de taak uit Asana', 'asana', 1, {
      authentication: 'accessToken',
      resource: 'task',
      operation: 'get',
      id: '={{ $json.resource.gid }}',
    }),
    ...(isDone ? [keep('Alleen als hij klaar is', [['={{ $json.completed }}', 'yes']])] : []),
  ],
  fields: ASANA_FIELDS,
});
export const asana: TaskApp = {
  app: asanaApp,
  create: (name, { title, description, due }) =>
    node(name, 'asana', 1, {
      authentication: 'accessToken',
      resource: 'task',
      operation: 'create',
      workspace: ASANA_WORKSPACE,
      name: title,
      otherProperties: { notes: description, projects: [ASANA_PROJECT], ...(due ? { due_on: due } : {}) },
    }),
  link: '$json.permalink_url',
  newTask: asanaChange({ nl: 'er een taak bij komt in Asana', en: 'a task is added in Asana' }, false),
  doneTask: asanaChange(
    { nl: 'iemand in Asana een taak afvinkt', en: 'someone completes a task in Asana' },
    true,
  ),
  openTasks: {
    app: asanaApp,
    what: { nl: 'de openstaande taken in Asana', en: 'the open tasks in Asana' },
    nodes: (name) => [
      node(name, 'asana', 1, {
        authentication: 'accessToken',
        resource: 'task',
        operation: 'getAll',
        returnAll: true,
        filters: {
          project: ASANA_PROJECT,
          completed_since: '={{ $now.toISO() }}',
          opt_fields: ['gid', 'name', 'notes', 'due_on', 'permalink_url', 'assignee.name'],
        },
      }),
    ],
    fields: ASANA_FIELDS,
  },
};

const TRELLO_FIELDS: TaskFields = {
  id: '$json.id',
  title: '$json.name',
  description: "$json.desc || ''",
  assignee: "$json.idMembers?.[0] || ''",
  due: "$json.due || ''",
  link: '$json.shortUrl',
};
const trelloChange = (event: Source<'task'>['event'], isDone: boolean): Source<'task'> => ({
  app: trelloApp,
  event,
  nodes: (name) => [
    appTrigger(name, 'trelloTrigger', 1, { authentication: 'apiKey', id: TRELLO_BOARD }),
    isDone
      ? keep('Alleen kaarten naar Klaar', [
          ['={{ $json.action.type }}', 'is', 'updateCard'],
          ['={{ $json.action.data.listAfter?.name }}', 'is', say('Klaar', 'Done')],
        ])
      : keep('Alleen nieuwe kaarten', [['={{ $json.action.type }}', 'is', 'createCard']]),
    node('Haal de kaart uit Trello', 'trello', 1, {
      authentication: 'apiKey',
      resource: 'card',
      operation: 'get',
      id: pick('={{ $json.action.data.card.id }}'),
      additionalFields: {},
    }),
  ],
  fields: TRELLO_FIELDS,
});
export const trello: TaskApp = {
  app: trelloApp,
  create: (name, { title, description, due }) =>
    node(name, 'trello', 1, {
      authentication: 'apiKey',
      resource: 'card',
      operation: 'create',
      listId: TRELLO_LIST,
      name: title,
      description,
      additionalFields: due ? { due } : {},
    }),
  link: '$json.shortUrl',
  newTask: trelloChange(
    { nl: 'er een kaart op je Trello-bord bij komt', en: 'a card is added to your Trello board' },
    false,
  ),
  doneTask: trelloChange({ nl: 'een Trello-kaart naar Klaar gaat', en: 'a Trello card moves to Done' }, true),
  openTasks: {
    app: trelloApp,
    what: { nl: 'de kaarten op een Trello-lijst', en: 'the cards on a Trello list' },
    nodes: (name) => [
      node(name, 'trello', 1, {
        authentication: 'apiKey',
        resource: 'list',
        operation: 'getCards',
        id: TRELLO_LIST,
        returnAll: true,
        additionalFields: {},
      }),
    ],
    fields: TRELLO_FIELDS,
  },
};

import { pick } from '../dsl/apps.js';
import { appTrigger, keep, node, say } from '../kit/index.js';
import type { Source, TaskApp } from '../kit/ports.js';
import { asanaApp, place, trelloApp } from './tasks-apps.js';

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
  setup: [
    {
      nl: 'Vul in de Asana-trigger het id van je project in; het staat in het adres van het project.',
      en: 'Fill in the id of your project in the Asana trigger; it is part of the project address.',
    },
  ],
  nodes: (name) => [
    appTrigger(name, 'asanaTrigger', 1, { authentication: 'accessToken', resource: '1200000000000000' }),
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
  setup: place('Asana', 'werkruimte en project', 'workspace and project'),
  create: (name, { title, description, due }) =>
    node(name, 'asana', 1, {
      authentication: 'accessToken',
      resource: 'task',
      operation: 'create',
      workspace: 'KIES_JE_WERKRUIMTE',
      name: title,
      otherProperties: { notes: description, projects: ['KIES_JE_PROJECT'], ...(due ? { due_on: due } : {}) },
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
    setup: place('Asana', 'werkruimte en project', 'workspace and project'),
    nodes: (name) => [
      node(name, 'asana', 1, {
        authentication: 'accessToken',
        resource: 'task',
        operation: 'getAll',
        returnAll: true,
        filters: {
          project: 'KIES_JE_PROJECT',
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
  setup: [
    {
      nl: 'Vul in de Trello-trigger het id van je bord in (het adres van het bord met .json erachter toont het).',
      en: 'Fill in the id of your board in the Trello trigger (the board address followed by .json shows it).',
    },
  ],
  nodes: (name) => [
    appTrigger(name, 'trelloTrigger', 1, { authentication: 'apiKey', id: 'VUL_JE_BORD_ID_IN' }),
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
  setup: place('Trello', 'lijst', 'list'),
  create: (name, { title, description, due }) =>
    node(name, 'trello', 1, {
      authentication: 'apiKey',
      resource: 'card',
      operation: 'create',
      listId: 'VUL_JE_LIJST_ID_IN',
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
    setup: place('Trello', 'lijst', 'list'),
    nodes: (name) => [
      node(name, 'trello', 1, {
        authentication: 'apiKey',
        resource: 'list',
        operation: 'getCards',
        id: 'VUL_JE_LIJST_ID_IN',
        returnAll: true,
        additionalFields: {},
      }),
    ],
    fields: TRELLO_FIELDS,
  },
};

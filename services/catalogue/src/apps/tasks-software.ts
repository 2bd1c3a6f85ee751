import { pick } from '../dsl/apps.js';
import { appTrigger, keep, node, say } from '../kit/index.js';
import type { Source, TaskApp } from '../kit/ports.js';
import { withDue } from './expression.js';
import { clickUpApp, jiraApp } from './tasks-apps.js';
import { inApp, jiraProject, jiraType } from './values.js';

const CLICKUP_TEAM = inApp(
  'ClickUp',
  ['werkruimte', 'workspace'],
  [
    'Het nummer van je werkruimte: in het adres achter clickup.com/.',
    'The number of your workspace: behind clickup.com/ in the address.',
  ],
  '9012345678',
);
const CLICKUP_SPACE = inApp(
  'ClickUp',
  ['ruimte', 'space'],
  [
    'Het nummer van de ruimte: in het adres achter /s/.',
    'The number of the space: behind /s/ in the address.',
  ],
  '90123456789',
);
const CLICKUP_LIST = inApp(
  'ClickUp',
  ['lijst', 'list'],
  [
    'Het nummer van de lijst: in het adres achter /li/.',
    'The number of the list: behind /li/ in the address.',
  ],
  '901234567890',
);
const JIRA_KEY = inApp(
  'Jira',
  ['projectcode', 'project key'],
  [
    'De code van je project: de letters voor elk issuenummer.',
    'The key of your project: the letters before each issue number.',
  ],
  'WEB',
  '^[A-Z][A-Z0-9_]+$',
);

type TaskFields = Source<'task'>['fields'];

const CLICKUP_PLACE = {
  authentication: 'accessToken',
  team: CLICKUP_TEAM,
  space: CLICKUP_SPACE,
  folderless: true,
  list: CLICKUP_LIST,
};
const CLICKUP_FIELDS: TaskFields = {
  id: '$json.id',
  title: '$json.name',
  description: "$json.text_content || $json.description || ''",
  assignee: "$json.assignees?.[0]?.username || ''",
  due: "$json.due_date ? DateTime.fromMillis(Number($json.due_date)).toISODate() : ''",
  link: '$json.url',
};
const clickUpChange = (event: Source<'task'>['event'], isDone: boolean): Source<'task'> => ({
  app: clickUpApp,
  event,
  nodes: (name) => [
    appTrigger(name, 'clickUpTrigger', 1, {
      authentication: 'accessToken',
      team: CLICKUP_TEAM,
      events: [isDone ? 'taskStatusUpdated' : 'taskCreated'],
      filters: {},
    }),
    node('Haal de taak uit ClickUp', 'clickUp', 1, {
      authentication: 'accessToken',
      resource: 'task',
      operation: 'get',
      id: '={{ $json.task_id }}',
    }),
    ...(isDone ? [keep('Alleen als hij klaar is', [['={{ $json.status.type }}', 'is', 'closed']])] : []),
  ],
  fields: CLICKUP_FIELDS,
});
export const clickUp: TaskApp = {
  app: clickUpApp,
  create: (name, { title, description, due }) =>
    node(name, 'clickUp', 1, {
      ...CLICKUP_PLACE,
      resource: 'task',
      operation: 'create',
      name: title,
      additionalFields: { content: description, ...(due ? { dueDate: due } : {}) },
    }),
  link: '$json.url',
  newTask: clickUpChange(
    { nl: 'iemand in ClickUp een taak maakt', en: 'someone creates a task in ClickUp' },
    false,
  ),
  doneTask: clickUpChange({ nl: 'een ClickUp-taak wordt gesloten', en: 'a ClickUp task is closed' }, true),
  openTasks: {
    app: clickUpApp,
    what: { nl: 'de open taken in ClickUp', en: 'the open tasks in ClickUp' },
    nodes: (name) => [
      node(name, 'clickUp', 1, {
        ...CLICKUP_PLACE,
        resource: 'task',
        operation: 'getAll',
        returnAll: true,
        filters: { includeClosed: false },
      }),
    ],
    fields: CLICKUP_FIELDS,
  },
};

const JIRA_LINK = (from: string) => `${from}.self.split('/rest')[0] + '/browse/' + ${from}.key`;
const jiraFields = (from: string): TaskFields => ({
  id: `${from}.key`,
  title: `${from}.fields.summary`,
  description: `typeof ${from}.fields.description === 'string' ? ${from}.fields.description : ''`,
  assignee: `${from}.fields.assignee?.displayName || ''`,
  due: `${from}.fields.duedate || ''`,
  link: JIRA_LINK(from),
});
const jiraEvent = (isDone: boolean): Source<'task'> => ({
  app: jiraApp,
  event: isDone
    ? { nl: 'een Jira-issue op Gereed komt', en: 'a Jira issue is set to Done' }
    : { nl: 'er een issue in Jira bij komt', en: 'an issue is created in Jira' },
  nodes: (name) => [
    appTrigger(name, 'jiraTrigger', 1.1, {
      jiraVersion: 'cloud',
      events: [isDone ? 'jira:issue_updated' : 'jira:issue_created'],
      additionalFields: {},
    }),
    ...(isDone
      ? [
          keep('Alleen net afgeronde issues', [
            ['={{ $json.issue.fields.status.statusCategory.key }}', 'is', 'done'],
            ["={{ ($json.changelog?.items || []).some((item) => item.field === 'status') }}", 'yes'],
          ]),
        ]
      : []),
  ],
  fields: jiraFields('$json.issue'),
});
export const jira: TaskApp = {
  app: jiraApp,
  create: (name, { title, description, due }) =>
    node(name, 'jira', 1, {
      jiraVersion: 'cloud',
      resource: 'issue',
      operation: 'create',
      project: pick(jiraProject),
      issueType: pick(jiraType),
      summary: title,
      additionalFields: { description: withDue(description, due, say('Uiterlijk', 'Due')) },
    }),
  link: JIRA_LINK('$json'),
  newTask: jiraEvent(false),
  doneTask: jiraEvent(true),
  openTasks: {
    app: jiraApp,
    what: { nl: 'de open issues van een Jira-project', en: 'the open issues of a Jira project' },
    nodes: (name) => [
      node(name, 'jira', 1, {
        jiraVersion: 'cloud',
        resource: 'issue',
        operation: 'getAll',
        returnAll: true,
        options: { jql: `project = "${JIRA_KEY}" AND statusCategory != Done ORDER BY duedate ASC` },
      }),
    ],
    fields: jiraFields('$json'),
  },
};

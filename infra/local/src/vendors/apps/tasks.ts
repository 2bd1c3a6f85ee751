import { Answer, done, gone, type StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';
import { confluence } from './office-routes.js';

const jiraIssue = (world: World, fields: Thing, key: string): Thing => ({
  id: String(world.next()),
  key,
  self: `https://jouw-bedrijf.atlassian.net/rest/api/2/issue/${key}`,
  fields: {
    summary: 'Zonder titel',
    status: { id: '1', name: 'To Do', statusCategory: { id: 2, key: 'new', name: 'To Do' } },
    issuetype: { id: '10001', name: 'Taak' },
    priority: { id: '3', name: 'Medium' },
    project: { id: '10000', key: 'WERK', name: 'Werk' },
    created: world.time(-48).replace('Z', '+0000'),
    updated: world.time(-1).replace('Z', '+0000'),
    duedate: world.time(24).slice(0, 10),
    labels: [],
    assignee: { accountId: 'a1', displayName: 'Sanne de Vries', emailAddress: 'sanne@voorbeeld.nl' },
    reporter: { accountId: 'a1', displayName: 'Sanne de Vries', emailAddress: 'sanne@voorbeeld.nl' },
    description: '',
    ...fields,
  },
});

const todoistTask = (world: World, thing: Thing): Thing => ({
  id: `6X${world.next()}`,
  user_id: '1',
  project_id: '6XProject',
  section_id: null,
  parent_id: null,
  added_at: world.time(-24),
  content: '',
  description: '',
  priority: 1,
  labels: [],
  checked: false,
  is_deleted: false,
  due: null,
  deadline: null,
  ...thing,
});

const asanaTask = (world: World, thing: Thing): Thing => ({
  gid: String(1_200_000_000_000_000 + world.next()),
  resource_type: 'task',
  resource_subtype: 'default_task',
  name: '',
  notes: '',
  completed: false,
  completed_at: null,
  created_at: world.time(-24),
  modified_at: world.time(-1),
  due_on: null,
  assignee: { gid: '1', name: 'Sanne de Vries', resource_type: 'user' },
  projects: [{ gid: '1200000000000001', name: 'Werk', resource_type: 'project' }],
  memberships: [],
  tags: [],
  permalink_url: 'https://app.asana.com/0/1/2',
  ...thing,
});

const trelloCard = (world: World, thing: Thing): Thing => {
  const id = `66f0a1b2c3d4e5f60000${world.next()}`;
  return {
    id,
    name: '',
    desc: '',
    closed: false,
    due: null,
    dueComplete: false,
    dateLastActivity: world.time(-1),
    idBoard: '66f0a1b2c3d4e5f600000001',
    idList: '66f0a1b2c3d4e5f600000002',
    idMembers: [],
    labels: [],
    shortLink: 'aB1cD2eF',
    shortUrl: 'https://trello.com/c/aB1cD2eF',
    url: 'https://trello.com/c/aB1cD2eF/1-kaart',
    ...thing,
  };
};

const clickUpTask = (world: World, thing: Thing): Thing => ({
  id: `86${world.next()}`,
  name: '',
  description: '',
  text_content: '',
  status: { status: 'to do', color: '#d3d3d3', type: 'open', orderindex: 0 },
  date_created: String(world.now - 86_400_000),
  date_updated: String(world.now),
  due_date: null,
  creator: { id: 1, username: 'Sanne de Vries', email: 'sanne@voorbeeld.nl' },
  assignees: [],
  tags: [],
  priority: null,
  list: { id: '901200000001', name: 'Werk' },
  url: 'https://app.clickup.com/t/86',
  custom_fields: [],
  ...thing,
});

/** Where work is kept: issues, tasks and cards. */
export const tasks: readonly StandIn[] = [
  {
    name: 'Jira',
    hosts: ['jouw-bedrijf.atlassian.net', 'api.atlassian.com'],
    source: 'MrRefactoring/jira.js, src/cloud; n8n nodes/Jira',
    seed: (world) => {
      world.put('jira', jiraIssue(world, { summary: 'Kassa geeft foutmelding' }, 'WERK-1'));
    },
    routes: {
      'GET /rest/api/2/serverInfo': () => ({ deploymentType: 'Cloud', version: '1001.0.0' }),
      'GET /rest/api/2/myself': () => ({
        accountId: 'a1',
        displayName: 'Ik',
        emailAddress: 'ik@example.com',
      }),
      'GET /rest/api/2/issuetype': () => [{ id: '10001', name: 'Taak', subtask: false }],
      'GET /rest/api/2/project/:id': ({ at }) => ({ id: at.id, key: 'WERK', name: 'Werk' }),
      'POST /rest/api/2/issue': ({ body }, world) => {
        const key = `WERK-${world.next()}`;
        const { id, self } = world.put('jira', jiraIssue(world, body.fields, key));
        return new Answer(201, { id, key, self });
      },
      'GET /rest/api/:version/issue/:key': ({ at }, world) =>
        world.find('jira', at.key, 'key') ?? world.find('jira', at.key) ?? gone('Issue does not exist'),
      'PUT /rest/api/2/issue/:key': ({ at, body }, world) => {
        const found = world.find('jira', at.key, 'key');
        if (found) Object.assign(found.fields, body.fields);
        return found ? done() : gone('Issue does not exist');
      },
      'POST /rest/api/2/search/jql': (_, world) => ({ issues: world.of('jira'), isLast: true }),
      'POST /rest/api/2/search': (_, world) => ({
        issues: world.of('jira'),
        total: world.of('jira').length,
        startAt: 0,
        maxResults: 100,
      }),
      'POST /rest/api/:version/issue/:key/comment': ({ body }, world) =>
        new Answer(201, { id: String(world.next()), body: body.body, created: world.time() }),
      'GET /rest/api/:version/issue/:key/transitions': () => ({
        transitions: [
          { id: '31', name: 'Klaar', to: { id: '3', name: 'Done', statusCategory: { key: 'done' } } },
        ],
      }),
      'POST /rest/api/:version/issue/:key/transitions': () => done(),
      'GET /rest/webhooks/1.0/webhook': () => [],
      'POST /rest/webhooks/1.0/webhook': ({ body }, world) =>
        new Answer(201, {
          ...body,
          self: `https://jouw-bedrijf.atlassian.net/rest/webhooks/1.0/webhook/${world.next()}`,
        }),
      'DELETE /rest/webhooks/1.0/webhook/:id': () => done(),
      ...confluence,
    },
  },
  {
    name: 'Todoist',
    hosts: ['api.todoist.com'],
    source: 'Doist/todoist-api-typescript, src/types; n8n nodes/Todoist',
    seed: (world) => {
      world.put(
        'todoist',
        todoistTask(world, {
          content: 'Bel Sanne terug',
          due: { date: world.time(-24).slice(0, 10), string: 'gisteren', lang: 'nl', is_recurring: false },
        }),
      );
    },
    routes: Object.fromEntries(
      ['/api/v1', '/rest/v2'].flatMap((base) => [
        [
          `POST ${base}/tasks`,
          ({ body }: Thing, world: World) => world.put('todoist', todoistTask(world, body)),
        ],
        [
          `GET ${base}/tasks`,
          (_: unknown, world: World) =>
            base === '/api/v1' ? { results: world.of('todoist'), next_cursor: null } : world.of('todoist'),
        ],
        [
          `POST ${base}/tasks/:id`,
          ({ at, body }: Thing, world: World) => world.change('todoist', at.id, body) ?? gone(),
        ],
        [`POST ${base}/tasks/:id/close`, () => done()],
        [
          `GET ${base}/tasks/filter`,
          (_: unknown, world: World) => ({ results: world.of('todoist'), next_cursor: null }),
        ],
        [`GET ${base}/labels`, () => (base === '/api/v1' ? { results: [], next_cursor: null } : [])],
        [`GET ${base}/projects`, () => ({ results: [{ id: '6XProject', name: 'Werk' }], next_cursor: null })],
      ]),
    ),
  },
  {
    name: 'Asana',
    hosts: ['app.asana.com'],
    source: 'Asana/openapi, defs/asana_oas.yaml; n8n nodes/Asana',
    seed: (world) => {
      world.put('asana', asanaTask(world, { name: 'Offerte nalopen', due_on: world.time(-24).slice(0, 10) }));
    },
    routes: {
      'POST /api/1.0/tasks': ({ body }, world) =>
        new Answer(201, { data: world.put('asana', asanaTask(world, body?.data ?? body)) }),
      'GET /api/1.0/tasks': (_, world) => ({ data: world.of('asana'), next_page: null }),
      'GET /api/1.0/tasks/:id': ({ at }, world) => ({
        data: world.find('asana', at.id, 'gid') ?? { ...world.of('asana')[0], gid: at.id },
      }),
      'GET /api/1.0/projects/:id/tasks': (_, world) => ({ data: world.of('asana'), next_page: null }),
      'GET /api/1.0/workspaces': () => ({ data: [{ gid: '1', name: 'Bedrijf' }] }),
      'POST /api/1.0/webhooks': ({ body }, world) =>
        new Answer(201, {
          data: {
            gid: String(world.next()),
            active: true,
            resource: body?.data?.resource,
            target: body?.data?.target,
          },
        }),
      'GET /api/1.0/webhooks': () => ({ data: [] }),
      'DELETE /api/1.0/webhooks/:id': () => ({ data: {} }),
    },
  },
  {
    name: 'Trello',
    hosts: ['api.trello.com'],
    source: 'developer.atlassian.com/cloud/trello, swagger.v3.json; n8n nodes/Trello',
    seed: (world) => {
      world.put('trello', trelloCard(world, { name: 'Bestelling 1042 nalopen', due: world.time(-24) }));
    },
    routes: {
      'POST /1/cards': ({ body, query }, world) =>
        world.put(
          'trello',
          trelloCard(world, { ...Object.fromEntries(query), ...body, key: undefined, token: undefined }),
        ),
      'GET /1/cards/:id': ({ at }, world) =>
        world.find('trello', at.id) ?? { ...world.of('trello')[0], id: at.id },
      'PUT /1/cards/:id': ({ at, body, query }, world) =>
        world.change('trello', at.id, { ...Object.fromEntries(query), ...body }) ?? gone('card not found'),
      'GET /1/lists/:id/cards': (_, world) => world.of('trello'),
      'GET /1/boards/:id/cards': (_, world) => world.of('trello'),
      'POST /1/cards/:id/actions/comments': ({ body }, world) => ({
        id: String(world.next()),
        type: 'commentCard',
        data: { text: body?.text },
      }),
      'POST /1/tokens/:token/webhooks': ({ body, query }, world) => ({
        id: String(world.next()),
        active: true,
        callbackURL: body?.callbackURL ?? query.get('callbackURL'),
      }),
      'GET /1/tokens/:token/webhooks': () => [],
      'DELETE /1/tokens/:token/webhooks/:id': () => ({}),
    },
  },
  {
    name: 'ClickUp',
    hosts: ['api.clickup.com'],
    source: 'developer.clickup.com, ClickUp_PUBLIC_API_V2.json; n8n nodes/ClickUp',
    seed: (world) => {
      world.put(
        'clickup',
        clickUpTask(world, { name: 'Website nalopen', due_date: String(world.now - 86_400_000) }),
      );
    },
    routes: {
      'POST /api/v2/list/:list/task': ({ body }, world) =>
        world.put('clickup', clickUpTask(world, { ...body, status: { status: body.status ?? 'to do' } })),
      'GET /api/v2/list/:list/task': (_, world) => ({ tasks: world.of('clickup'), last_page: true }),
      'GET /api/v2/task/:id': ({ at }, world) =>
        world.find('clickup', at.id) ?? { ...world.of('clickup')[0], id: at.id },
      'PUT /api/v2/task/:id': ({ at, body }, world) => world.change('clickup', at.id, body) ?? gone(),
      'POST /api/v2/team/:team/webhook': ({ body }, world) => ({
        id: `wh${world.next()}`,
        webhook: { id: 'wh1', secret: world.secret, endpoint: body.endpoint, events: body.events },
      }),
      'GET /api/v2/team/:team/webhook': () => ({ webhooks: [] }),
      'DELETE /api/v2/webhook/:id': () => ({}),
    },
  },
  {
    name: 'monday.com',
    hosts: ['api.monday.com'],
    source: 'mondaycom/monday-graphql-api, src/generated/sdk.ts; n8n nodes/MondayCom',
    routes: {
      'POST /v2': ({ body }, world) => {
        const item = { id: String(world.next()), name: 'Item', column_values: [] };
        if (/create_update/.test(body.query))
          return { data: { create_update: { id: String(world.next()) } } };
        if (/create_item/.test(body.query)) return { data: { create_item: world.put('monday', item) } };
        if (/change_/.test(body.query))
          return {
            data: { change_column_value: { id: item.id }, change_multiple_column_values: { id: item.id } },
          };
        return {
          data: { boards: [{ id: '1234567890', items_page: { cursor: null, items: world.of('monday') } }] },
        };
      },
    },
  },
];

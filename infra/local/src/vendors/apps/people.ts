import { Answer, done, gone, type Handler, type StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';

type Routes = Readonly<Record<string, Handler>>;
const YEAR = 24 * 365;

const workspaceUser = (world: World, thing: Thing): Thing => ({
  kind: 'admin#directory#user',
  id: String(1_100_000 + world.next()),
  primaryEmail: 'sanne@example.com',
  name: { givenName: 'Sanne', familyName: 'de Vries', fullName: 'Sanne de Vries' },
  isAdmin: false,
  suspended: false,
  creationTime: world.time(-YEAR),
  lastLoginTime: world.time(-24 * 100),
  isEnrolledIn2Sv: false,
  orgUnitPath: '/',
  organizations: [{ title: 'Verkoop', primary: true }],
  relations: [],
  ...thing,
});
const workspaceOf = (world: World, key: string | undefined): Thing | undefined =>
  world.find('workspace', key) ?? world.find('workspace', key, 'primaryEmail');

/** People of Google Workspace: googleapis/google-api-nodejs-client, discovery/admin-directory_v1.json; n8n nodes/Google/GSuiteAdmin. */
export const workspace: Routes = {
  'GET /admin/directory/v1/users': (_, world) => ({
    kind: 'admin#directory#users',
    users: [workspaceUser(world, {}), ...world.of('workspace')],
  }),
  'POST /admin/directory/v1/users': ({ body }, world) =>
    world.put('workspace', workspaceUser(world, { ...body, password: undefined })),
  'GET /admin/directory/v1/users/:user': ({ at }, world) =>
    workspaceOf(world, at.user) ?? workspaceUser(world, { primaryEmail: at.user }),
  'PUT /admin/directory/v1/users/:user': ({ at, body }, world) =>
    Object.assign(workspaceOf(world, at.user) ?? workspaceUser(world, { primaryEmail: at.user }), body),
  'GET /admin/directory/v1/customer/:customer/domains': () => ({
    domains: [{ domainName: 'example.com', isPrimary: true, verified: true }],
  }),
};

const entraUser = (world: World, thing: Thing): Thing => ({
  id: `87d349ed-44d7-43e1-9a83-5f240${world.next()}`,
  displayName: 'Sanne de Vries',
  givenName: 'Sanne',
  surname: 'de Vries',
  userPrincipalName: 'sanne@example.com',
  mail: 'sanne@example.com',
  jobTitle: 'Verkoop',
  department: 'Verkoop',
  accountEnabled: true,
  createdDateTime: world.time(-YEAR),
  ...thing,
});

/** People of Entra: microsoftgraph/msgraph-metadata, openapi/v1.0/openapi.yaml; n8n nodes/Microsoft/Entra. */
export const entra: Routes = {
  'GET /v1.0/users': (_, world) => ({ value: [entraUser(world, {}), ...world.of('entra')] }),
  'POST /v1.0/users': ({ body }, world) =>
    new Answer(201, world.put('entra', entraUser(world, { ...body, passwordProfile: undefined }))),
  'GET /v1.0/users/:user': ({ at }, world) =>
    world.find('entra', at.user) ?? entraUser(world, { userPrincipalName: at.user, mail: at.user }),
  // It answers nothing to a change.
  'PATCH /v1.0/users/:user': ({ at, body }, world) => {
    world.change('entra', at.user, body);
    return done();
  },
};

const oktaUser = (world: World, profile: Thing): Thing => ({
  id: `00ub${world.next()}`,
  status: 'ACTIVE',
  created: world.time(-YEAR),
  activated: world.time(-YEAR),
  lastLogin: world.time(-24),
  lastUpdated: world.time(-24),
  profile: {
    firstName: 'Sanne',
    lastName: 'de Vries',
    login: 'sanne@example.com',
    email: 'sanne@example.com',
    title: 'Verkoop',
    ...profile,
  },
});

const conversation = (world: World, thing: Thing): Thing => ({
  type: 'conversation',
  id: String(215_473_000_000_000 + world.next()),
  created_at: Math.floor(world.now / 1000) - 3_600,
  updated_at: Math.floor(world.now / 1000) - 600,
  open: true,
  state: 'open',
  read: false,
  source: {
    type: 'conversation',
    subject: '',
    body: 'Waar is bestelling 1042?',
    author: { type: 'user', id: '6329bd9f', name: 'Sanne de Vries', email: 'sanne@voorbeeld.nl' },
  },
  contacts: {
    type: 'contact.list',
    contacts: [{ type: 'contact', id: '6329bd9f', external_id: '31612345678' }],
  },
  conversation_parts: { type: 'conversation_part.list', conversation_parts: [], total_count: 0 },
  ...thing,
});

/** Where people are known and asked after. */
export const people: readonly StandIn[] = [
  {
    name: 'Okta',
    hosts: ['standin.okta.com'],
    source: 'okta/okta-management-openapi-spec, dist/current/management-minimal.yaml; n8n nodes/Okta',
    routes: {
      'GET /api/v1/users': (_, world) => [oktaUser(world, {}), ...world.of('okta')],
      'POST /api/v1/users': ({ body }, world) => world.put('okta', oktaUser(world, body.profile)),
      'GET /api/v1/users/:user': ({ at }, world) =>
        world.find('okta', at.user) ?? oktaUser(world, { login: at.user }),
      'POST /api/v1/users/:user': ({ at, body }, world) =>
        world.find('okta', at.user) ?? oktaUser(world, { login: at.user, ...body.profile }),
      'DELETE /api/v1/users/:user': () => done(),
    },
  },
  {
    name: 'Intercom',
    hosts: ['api.intercom.io'],
    source: 'intercom/Intercom-OpenAPI, descriptions/2.14/api.intercom.io.yaml; n8n nodes/Intercom',
    routes: {
      'POST /contacts/search': ({ body }, world) => {
        const data = world
          .of('intercom:contacts')
          .filter((one) => one[body.query?.field] === body.query?.value);
        return {
          type: 'list',
          data,
          total_count: data.length,
          pages: { type: 'pages', page: 1, total_pages: 1 },
        };
      },
      'POST /contacts': ({ body }, world) =>
        world.put('intercom:contacts', { type: 'contact', ...body, id: `6329bd${world.next()}` }),
      'POST /conversations/search': (_, world) => {
        const conversations = world.of('intercom:conversations');
        return { type: 'conversation.list', conversations, total_count: conversations.length, pages: {} };
      },
      'POST /conversations': ({ body }, world) => {
        const { id } = world.put('intercom:conversations', conversation(world, {}));
        return { type: 'user_message', id: String(world.next()), body: body.body, conversation_id: id };
      },
      'GET /conversations/:id': ({ at }, world) =>
        world.find('intercom:conversations', at.id) ?? gone('Conversation not found'),
      'POST /conversations/:id/reply': ({ at, body }, world) => {
        const known = world.find('intercom:conversations', at.id) ?? conversation(world, { id: at.id });
        known.conversation_parts.conversation_parts.push({
          type: 'conversation_part',
          id: String(world.next()),
          part_type: body.message_type,
          body: body.body,
          author: { type: body.type, id: body.admin_id ?? body.intercom_user_id },
        });
        return known;
      },
      'POST /tickets': ({ body }, world) => ({ type: 'ticket', id: String(world.next()), ...body }),
    },
  },
];

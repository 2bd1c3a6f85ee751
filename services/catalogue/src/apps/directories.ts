import { pick } from '../dsl/apps.js';
import { keep, node, say } from '../kit/index.js';
import type { Directory } from '../kit/ports.js';
import { app, GOOGLE_STEPS, MICROSOFT_STEPS } from './app.js';
import { inside } from './expression.js';
import { firstName, lastName } from './names.js';
import { inApp, ldapUsers } from './values.js';

const GOOGLE_DOMAIN = inApp(
  'Google Workspace',
  ['domein', 'domain'],
  ['Het domein waaronder je medewerkers staan.', 'The domain that your employees belong to.'],
  'example.com',
  '^[\\w.-]+\\.\\w+$',
);

export const entraApp = app(
  'microsoftEntra',
  'Microsoft Entra ID',
  'microsoftEntraOAuth2Api',
  ...MICROSOFT_STEPS,
  5,
);
export const workspaceApp = app(
  'googleWorkspace',
  'Google Workspace',
  'gSuiteAdminOAuth2Api',
  ...GOOGLE_STEPS,
  5,
);
export const oktaApp = app(
  'okta',
  'Okta',
  'oktaApi',
  ['Maak in Okta onder Security, API een token.', 'Vul in n8n het adres van je organisatie en het token in.'],
  [
    'Create a token in Okta under Security, API.',
    'Fill in the address of your organisation and the token in n8n.',
  ],
  2,
);
export const ldapApp = app(
  'ldap',
  'LDAP',
  'ldap',
  ['Vraag je beheerder om een account dat gebruikers mag aanmaken.', 'Vul in n8n host, poort en bind-DN in.'],
  [
    'Ask your administrator for an account that may create users.',
    'Fill in the host, port and bind DN in n8n.',
  ],
  2,
);

const login = (email: string) => `={{ ${inside(email)}.split('@')[0] }}`;
const dn = (email: string) => `=uid={{ ${inside(email)}.split('@')[0] }},${ldapUsers}`;

/** Where accounts of colleagues are kept. */
export const directories: readonly Directory[] = [
  {
    app: entraApp,
    createUser: (name, user) =>
      node(name, 'microsoftEntra', 1, {
        resource: 'user',
        operation: 'create',
        accountEnabled: true,
        displayName: user.name,
        userPrincipalName: user.email,
        mailNickname: login(user.email),
        password: user.password,
        additionalFields: {},
      }),
    disable: (name, email) =>
      node(name, 'microsoftEntra', 1, {
        resource: 'user',
        operation: 'update',
        user: pick(email),
        updateFields: { accountEnabled: false },
      }),
    users: {
      app: entraApp,
      what: {
        nl: 'de actieve accounts in Microsoft Entra ID',
        en: 'the active accounts in Microsoft Entra ID',
      },
      nodes: (name) => [
        node(name, 'microsoftEntra', 1, {
          resource: 'user',
          operation: 'getAll',
          returnAll: true,
          output: 'raw',
        }),
        keep('Alleen mensen met mail', [['={{ $json.mail }}', 'filled']]),
      ],
      fields: {
        id: '$json.id',
        name: '$json.displayName',
        email: '$json.mail',
        role: "$json.jobTitle || ''",
        start: "$json.employeeHireDate || ''",
        manager: "''",
      },
    },
  },
  {
    app: workspaceApp,
    createUser: (name, user) =>
      node(name, 'gSuiteAdmin', 1, {
        resource: 'user',
        operation: 'create',
        firstName: firstName(user.name),
        lastName: lastName(user.name),
        password: user.password,
        username: login(user.email),
        domain: GOOGLE_DOMAIN,
        additionalFields: { changePasswordAtNextLogin: true },
      }),
    disable: (name, email) =>
      node(name, 'gSuiteAdmin', 1, {
        resource: 'user',
        operation: 'update',
        userId: pick(email, 'userEmail'),
        updateFields: { suspendUi: true },
      }),
    users: {
      app: workspaceApp,
      what: { nl: 'de accounts in Google Workspace', en: 'the accounts in Google Workspace' },
      nodes: (name) => [
        node(name, 'gSuiteAdmin', 1, {
          resource: 'user',
          operation: 'getAll',
          returnAll: true,
          output: 'raw',
          projection: 'full',
        }),
        keep('Alleen actieve accounts', [['={{ $json.suspended }}', 'no']]),
      ],
      fields: {
        id: '$json.id',
        name: '$json.name.fullName',
        email: '$json.primaryEmail',
        role: "$json.organizations?.[0]?.title || ''",
        start: '$json.creationTime',
        manager: "$json.relations?.find((relation) => relation.type === 'manager')?.value || ''",
      },
    },
  },
  {
    app: oktaApp,
    createUser: (name, user) =>
      node(name, 'okta', 1, {
        resource: 'user',
        operation: 'create',
        firstName: firstName(user.name),
        lastName: lastName(user.name),
        login: user.email,
        email: user.email,
        activate: true,
        getCreateFields: { password: user.password },
      }),
    disable: (name, email) =>
      node(name, 'okta', 1, {
        resource: 'user',
        operation: 'delete',
        userId: pick(email, 'login'),
        sendEmail: false,
      }),
    users: {
      app: oktaApp,
      what: { nl: 'de gebruikers in Okta', en: 'the users in Okta' },
      nodes: (name) => [
        node(name, 'okta', 1, { resource: 'user', operation: 'getAll', returnAll: true, simplify: false }),
        keep('Alleen actieve gebruikers', [['={{ $json.status }}', 'is', 'ACTIVE']]),
      ],
      fields: {
        id: '$json.id',
        name: "[$json.profile.firstName, $json.profile.lastName].join(' ')",
        email: '$json.profile.email',
        role: "$json.profile.title || ''",
        start: '$json.created',
        manager: "$json.profile.manager || ''",
      },
    },
  },
  {
    app: ldapApp,
    createUser: (name, user) =>
      node(name, 'ldap', 1, {
        operation: 'create',
        dn: dn(user.email),
        attributes: {
          attribute: [
            { id: 'objectClass', value: 'inetOrgPerson' },
            { id: 'uid', value: login(user.email) },
            { id: 'cn', value: user.name },
            { id: 'sn', value: lastName(user.name) },
            { id: 'mail', value: user.email },
            { id: 'userPassword', value: user.password },
          ],
        },
      }),
    disable: (name, email) =>
      node(name, 'ldap', 1, {
        operation: 'update',
        dn: dn(email),
        attributes: {
          replace: [
            { id: 'employeeType', value: say('uit-dienst', 'left') },
            { id: 'userPassword', value: '{CRYPT}!' },
          ],
        },
      }),
  },
];
export const listedDirectories = directories.filter((directory) => directory.users) as readonly (Directory &
  Required<Pick<Directory, 'users'>>)[];

import { node } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import type { Parameters } from '../dsl/types.js';
import type { App, Listing } from '../kit/ports.js';
import { app } from './app.js';
import { entraApp, ldapApp, oktaApp, workspaceApp } from './directories.js';
import { pick } from './office-tables.js';
import { inApp, ldapUsers } from './values.js';

const USER_POOL = inApp(
  'AWS Cognito',
  ['gebruikersgroep', 'user pool'],
  ['Het User pool ID, op het overzicht ervan.', 'The User pool ID, on its overview.'],
  'eu-west-1_AbCdEfGhI',
);

export const bitwarden = app(
  'bitwarden',
  'Bitwarden',
  'bitwardenApi',
  ['Open in Bitwarden de organisatie en kopieer bij Instellingen de API-gegevens.', 'Vul ze in n8n in.'],
  ['Open the organisation in Bitwarden and copy the API details under Settings.', 'Enter them in n8n.'],
  3,
);
export const awsIam = app(
  'awsIam',
  'AWS IAM',
  'aws',
  [
    'Maak in AWS IAM een gebruiker die alleen gebruikers mag opvragen.',
    'Vul regio, Access Key ID en Secret Access Key in n8n in.',
  ],
  [
    'Create a user in AWS IAM that may list users and nothing else.',
    'Enter the region, access key ID and secret access key in n8n.',
  ],
  3,
);
export const awsCognito = app(
  'awsCognito',
  'AWS Cognito',
  'aws',
  [
    'Maak in AWS IAM een gebruiker die alleen je gebruikersgroep in Cognito mag lezen.',
    'Vul regio, Access Key ID en Secret Access Key in n8n in.',
  ],
  [
    'Create a user in AWS IAM that may read your Cognito user pool and nothing else.',
    'Enter the region, access key ID and secret access key in n8n.',
  ],
  3,
);

const list = (
  owner: App,
  type: string,
  version: number,
  parameters: Parameters,
  fields: () => Listing<'employee'>['fields'],
): Listing<'employee'> => ({
  app: owner,
  what: { nl: `de accounts in ${owner.label}`, en: `the accounts in ${owner.label}` },
  nodes: (name) => [node(name, type, version, parameters)],
  get fields() {
    return fields();
  },
});
/** The accounts that a company has in an app, one item each. */
export const accountLists: readonly Listing<'employee'>[] = [
  list(
    entraApp,
    'microsoftEntra',
    1,
    { resource: 'user', operation: 'getAll', returnAll: true, filter: '', output: 'raw', requestOptions: {} },
    () => ({
      id: '$json.id',
      name: '$json.displayName',
      email: '$json.mail ?? $json.userPrincipalName',
      role: "$json.jobTitle ?? ''",
      start: "$json.createdDateTime ?? ''",
      manager: "$json.department ?? ''",
    }),
  ),
  list(
    workspaceApp,
    'gSuiteAdmin',
    1,
    {
      resource: 'user',
      operation: 'getAll',
      returnAll: true,
      output: 'raw',
      projection: 'full',
      filter: { customer: 'my_customer' },
      sort: {},
    },
    () => ({
      id: '$json.id',
      name: '$json.name.fullName',
      email: '$json.primaryEmail',
      role: "$json.organizations?.[0]?.title ?? ''",
      start: '$json.creationTime',
      manager: "$json.relations?.[0]?.value ?? ''",
    }),
  ),
  list(
    oktaApp,
    'okta',
    1,
    {
      resource: 'user',
      operation: 'getAll',
      searchQuery: '',
      returnAll: true,
      simplify: false,
      requestOptions: {},
    },
    () => ({
      id: '$json.id',
      name: "$json.profile.firstName + ' ' + $json.profile.lastName",
      email: '$json.profile.email',
      role: "$json.profile.title ?? ''",
      start: '$json.created',
      manager: "$json.profile.manager ?? ''",
    }),
  ),
  list(bitwarden, 'bitwarden', 1, { resource: 'member', operation: 'getAll', returnAll: true }, () => ({
    id: '$json.id',
    name: "$json.name ?? ''",
    email: '$json.email',
    role: `[${say("'eigenaar', 'beheerder', 'gebruiker'", "'owner', 'admin', 'user'")}, 'manager'][$json.type] ?? ''`,
    start: "''",
    manager: "''",
  })),
  list(
    ldapApp,
    'ldap',
    1,
    {
      operation: 'search',
      nodeDebug: false,
      baseDN: ldapUsers,
      searchFor: '(objectClass=person)',
      attribute: 'mail',
      searchText: '*',
      returnAll: true,
      options: {},
    },
    () => ({
      id: '$json.dn',
      name: '$json.cn',
      email: '$json.mail',
      role: "$json.title ?? ''",
      start: "$json.whenCreated ?? ''",
      manager: "$json.manager ?? ''",
    }),
  ),
  list(
    awsIam,
    'awsIam',
    1,
    { resource: 'user', operation: 'getAll', returnAll: true, additionalFields: {}, requestOptions: {} },
    () => ({
      id: '$json.UserId',
      name: '$json.UserName',
      email: '$json.UserName',
      role: "$json.Path ?? ''",
      start: "DateTime.fromSeconds(Number($json.CreateDate)).toISO() ?? ''",
      manager: "''",
    }),
  ),
  list(
    awsCognito,
    'awsCognito',
    1,
    {
      resource: 'user',
      operation: 'getAll',
      userPool: pick(USER_POOL),
      returnAll: true,
      simple: true,
      filters: {},
      requestOptions: {},
    },
    () => ({
      id: '$json.Username',
      name: '$json.name ?? $json.Username',
      email: '$json.email',
      role: "$json.UserStatus ?? ''",
      start: "DateTime.fromSeconds(Number($json.UserCreateDate)).toISO() ?? ''",
      manager: "''",
    }),
  ),
];

import { type Endpoint, read, vendor } from './endpoint.js';

const SLACK =
  'slackapi/slack-api-specs@bc08db49625630e3585bf2f1322128ea04f2a7f3:web-api/slack_web_openapi_v2_without_examples.json';

/** Customers, tickets, colleagues and tasks. */
export const relations: readonly Endpoint[] = [
  ...vendor(
    'api.hubapi.com',
    read(
      'HubSpot/hubspot-api-nodejs@395cd9bf3bb21252aefc517e11ea64b7db03bd9d:codegen/crm/deals/apis/BasicApi.ts',
    ),
    {
      'GET /crm/v3/objects/deals/{}':
        'associations, properties; id, properties, associations with results and their id.',
    },
  ),
  ...vendor(
    'api.hubapi.com',
    read(
      'NangoHQ/integration-templates@3196dff2ef40f31ac60e25413350b7ad8d698660:integrations/hubspot/actions/create-note.ts',
    ),
    {
      'POST /crm/v3/objects/notes':
        'properties (hs_timestamp, hs_note_body) and associations (to.id, types: HUBSPOT_DEFINED, 202 to a contact).',
    },
  ),
  ...vendor(
    'api.pipedrive.com',
    read(
      'pipedrive/client-nodejs@97e5382fee5ffa825d0bae07a6bafb3af1d5bb77:src/versions/v2/api/organizations-api.ts',
    ),
    {
      'PATCH /api/v2/organizations/{}':
        'address with its value, custom_fields by their keys (models/update-organization-request.ts).',
    },
  ),
  ...vendor(
    'services.leadconnectorhq.com',
    read('GoHighLevel/highlevel-api-docs@0af86a4cbd48c66a4071c7e509d1079f9f10ed17:apps/contacts.json'),
    { 'POST /contacts/{}/notes': 'body; header Version 2021-07-28.' },
  ),
  ...vendor(
    '{}.freshdesk.com',
    read('sjkingo/python-freshdesk@87ccfb3d945c5867bfa92d55aad03dc98466a2aa:freshdesk/v2/api.py'),
    {
      'POST /api/v2/tickets/{}/notes': 'body, private (README.md).',
      'POST /api/v2/tickets/{}/reply': 'body.',
    },
  ),
  ...vendor(
    '{}.freshservice.com',
    read('Livosys/L.I.V@73ea5e5bd427bd0ee08b2907cbfd7f113684bdc5:backend/freshservice/test_write_note.py'),
    { 'POST /api/v2/tickets/{}/notes': 'body, private; the key as name, X as password.' },
  ),
  ...vendor(
    'api.intercom.io',
    read(
      'intercom/Intercom-OpenAPI@8889625a7b931d8649e18726e7f872ff073520fc:descriptions/2.14/api.intercom.io.yaml',
    ),
    {
      'POST /conversations/{}/reply':
        'message_type note or comment, type admin with admin_id, or user with intercom_user_id, body.',
      'POST /contacts/search': 'query with field (external_id), operator, value; data: id.',
      'POST /contacts': 'role, external_id, phone, name; id.',
      'POST /conversations/search':
        'query (AND) on contact_ids and open, operator =; conversations: id (schema conversation_list).',
      'POST /conversations': 'from with type user and id, body; conversation_id.',
      'GET /conversations/{}':
        'display_as plaintext; id, contacts.contacts (id, external_id), conversation_parts.conversation_parts (id, part_type comment, body, author.type admin).',
      'POST /tickets':
        'ticket_type_id, contacts by email, ticket_attributes _default_title_ and _default_description_; id.',
    },
  ),
  ...vendor(
    '{}',
    read('zammad/zammad-documentation@ca3d14bfc1a3ecf611dd07c2bd3d633089b235b7:api/ticket/articles.rst'),
    { 'POST /api/v1/ticket_articles': 'ticket_id, body, type, internal.' },
  ),
  ...vendor(
    '{}.zendesk.com',
    read('agno-agi/agno@20d0fdf7677d1c1ee368ba5b3e2d69ab368e8b7f:libs/agno/agno/tools/zendesk.py'),
    {
      'GET /api/v2/help_center/articles/search.json': {
        read: 'query; results with body.',
        memory: 'per_page, title.',
      },
    },
  ),
  ...vendor('slack.com', read(SLACK), {
    'GET /api/conversations.history': 'channel, latest, inclusive, limit; messages.',
    'GET /api/users.lookupByEmail': 'email; ok, user.',
    'POST /api/conversations.invite': 'channel, users; ok.',
  }),
  ...vendor(
    'api.slack.com',
    read(
      'slackapi/java-slack-sdk@226a4bd811fe444827c0be84f5e70b1d27c51857:slack-api-client/src/main/java/com/slack/api/scim/SCIMClient.java',
    ),
    {
      'DELETE /scim/v1/Users/{}':
        'The id of the user, with the token of an owner (impl/SCIMClientImpl.java).',
    },
  ),
  ...vendor(
    'api.github.com',
    read(
      'octokit/plugin-rest-endpoint-methods.js@72b969439000425a16b46c61f369a3c9d52c2b0f:src/generated/endpoints.ts',
    ),
    { 'DELETE /orgs/{}/members/{}': 'The organisation and the name of the member.' },
  ),
  ...vendor(
    '{}.atlassian.net',
    read('MrRefactoring/jira.js@ef1506ef85df0d3a252309f9696b6b67b96dd8ed:src/cloud/api/issues.ts'),
    {
      'GET /rest/api/3/issue/{}/transitions': 'transitions: id, to.statusCategory.key (src/cloud/models).',
      'POST /rest/api/3/issue/{}/transitions': 'transition: id.',
    },
  ),
  ...vendor(
    '{}.atlassian.net',
    read(
      'NangoHQ/integration-templates@3196dff2ef40f31ac60e25413350b7ad8d698660:integrations/confluence/actions/create-page.ts',
    ),
    { 'POST /wiki/api/v2/pages': 'spaceId, status, title, body (representation storage, value).' },
  ),
  ...vendor(
    'api.bamboohr.com',
    read('BambooHR/bhr-api-php@a6a10ca26972470d31d494b9caaf7e5db9eaf945:specs/public.yaml'),
    {
      'POST /api/gateway.php/{}/v1/reports/custom': {
        read: 'title, fields, format; employees with a key a field, those who left too. Basic Auth with the key as name. Out of favour: the maker prefers its datasets. Host and path as in the BambooHR step of n8n.',
        memory: 'The fields displayName, supervisor and status of a report, and its word Active.',
      },
    },
  ),
  ...[
    [
      'employees',
      'employeeType; data: employeeId, employeeBasicInfo (firstName, initials, prefix, lastName).',
    ],
    ['employees/contracts', 'data: employeeId, contracts (startDate, endDate, indefinite).'],
    ['employees/employments', 'data: employeeId, employments (startDate, endDate).'],
    ['employees/departments', 'data: employeeId, departments (description, period with year and period).'],
    ['employees/managers', 'data: employeeId, managers (firstName, lastName, createdAt).'],
    ['employees/schedules', 'data: employeeId, schedules (startDate, hoursPerWeek, parttimePercentage).'],
    ['employees/leaveBalances', 'data: employeeId, leaveBalances (leaveGroupId, leaveBalance).'],
    ['leaveGroups', 'data: leaveGroupId, group, description.'],
    ['runs', 'year; data: payrollRunId, number, description, year, locked.'],
    ['runs/{}/employees', 'pagination.totalRecords.'],
  ].flatMap(([path = '', text = '']) =>
    vendor(
      'api.nmbrsapp.com',
      read('Rebels-io/nmbrs-mcp@f361297f7008b49257b9ef3b55f8e069dfd47f03:src/nmbrs/endpoints.ts'),
      {
        [`GET /api/companies/{}/${path}`]: `${text} pageNumber and pageSize, header X-Subscription-Key (client.ts).`,
      },
    ),
  ),
  ...vendor(
    '{}.rest.afas.online',
    read('GarbageSlave/afas-connect@bc3b556ce6e30208f5e0dd5d0020ed890b6e9bce:lib/classes/Connector.js'),
    {
      'GET /ProfitRestServices/connectors/{}':
        'skip, take, header Authorization with AfasToken; rows. The columns are those of the connector of the customer.',
    },
  ),
  ...vendor(
    'a.klaviyo.com',
    read('klaviyo/klaviyo-api-node@7418e43abc0ff53caf77fb1c5ced3c50e68e2d37:api/eventsApi.ts'),
    {
      'POST /api/events':
        'revision 2025-10-15 in a header, the key as Klaviyo-API-Key; unique_id, time, value, properties, metric.data.attributes.name, profile.data.attributes.email: model/eventCreateQueryV2ResourceObjectAttributes.ts.',
      'POST /api/data-privacy-deletion-jobs':
        'profile.data with email: api/dataPrivacyApi.ts, model/dataPrivacyCreateDeletionJobQueryResourceObjectAttributes.ts.',
      'POST /api/profile-subscription-bulk-create-jobs':
        'profiles with email and subscriptions.email.marketing.consent SUBSCRIBED, relationships.list: api/profilesApi.ts, model/subscriptionCreateJobCreateQueryResourceObjectAttributes.ts.',
    },
  ),
];

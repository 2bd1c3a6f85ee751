import { node } from '../dsl/core.js';
import type { NodeSpec } from '../dsl/types.js';
import { app } from './app.js';
import { builderStores } from './builder-stores.js';
import { sqlStores } from './databases.js';
import { pick } from './office-tables.js';
import { type Sink, fieldsOf as table } from './sink-setup.js';
import { firebaseProject } from './values.js';

export * from './builder-stores.js';

export const mongoDb = app(
  'mongoDb',
  'MongoDB',
  'mongoDb',
  [
    'Maak in MongoDB (of Atlas) een gebruiker voor alleen deze database.',
    'Plak de verbindingsreeks en de naam van de database in n8n.',
  ],
  [
    'Create a user for this database alone in MongoDB (or Atlas).',
    'Paste the connection string and the name of the database into n8n.',
  ],
  3,
);
export const mongoSink: Sink = {
  app: mongoDb,
  setup: table('MongoDB'),
  write: (name, collection, columns) =>
    node(name, 'mongoDb', 1.5, {
      resource: 'document',
      operation: 'insert',
      collection,
      fields: columns.join(','),
      options: {},
    }),
  replace: (name, collection, updateKey, columns) =>
    node(name, 'mongoDb', 1.5, {
      resource: 'document',
      operation: 'update',
      collection,
      updateKey,
      fields: columns.join(','),
      upsert: true,
      options: {},
    }),
};
/** Documents that match a filter in JSON. */
export const mongoFind = (name: string, collection: string, query: string): NodeSpec =>
  node(name, 'mongoDb', 1.5, {
    resource: 'document',
    operation: 'find',
    collection,
    options: {},
    query,
    queryParameters: '=[]',
  });

export const elasticsearch = app(
  'elasticsearch',
  'Elasticsearch',
  'elasticsearchApi',
  [
    'Maak in Kibana een gebruiker met rechten op alleen deze index.',
    'Vul het adres van je cluster en de inloggegevens in n8n in.',
  ],
  [
    'Create a user in Kibana with rights to this index alone.',
    'Enter the address of your cluster and the sign-in details in n8n.',
  ],
  3,
);
export const elasticSink: Sink = {
  app: elasticsearch,
  setup: table('Elasticsearch'),
  write: (name, indexId) =>
    node(name, 'elasticsearch', 1, {
      resource: 'document',
      operation: 'create',
      indexId,
      dataToSend: 'autoMapInputData',
      inputsToIgnore: '',
      additionalFields: {},
      options: {},
    }),
  replace: (name, indexId, key) =>
    node(name, 'elasticsearch', 1, {
      resource: 'document',
      operation: 'create',
      indexId,
      dataToSend: 'autoMapInputData',
      inputsToIgnore: '',
      additionalFields: { documentId: `={{ $json.${key} }}` },
      options: {},
    }),
};

export const awsDynamoDb = app(
  'awsDynamoDb',
  'AWS DynamoDB',
  'aws',
  [
    'Maak in AWS IAM een gebruiker die alleen bij je DynamoDB-tabel mag.',
    'Vul regio, Access Key ID en Secret Access Key in n8n in.',
  ],
  [
    'Create a user in AWS IAM that may reach nothing but your DynamoDB table.',
    'Enter the region, access key ID and secret access key in n8n.',
  ],
  2,
);
const dynamoItem = (name: string, tableName: string) =>
  node(name, 'awsDynamoDb', 1, {
    resource: 'item',
    operation: 'upsert',
    tableName,
    dataToSend: 'autoMapInputData',
    inputsToIgnore: '',
    additionalFields: {},
  });
export const dynamoSink: Sink = {
  app: awsDynamoDb,
  setup: table('DynamoDB'),
  write: dynamoItem,
  replace: dynamoItem,
};

export const cosmosDb = app(
  'cosmosDb',
  'Azure Cosmos DB',
  'microsoftAzureCosmosDbSharedKeyApi',
  [
    'Kopieer in Azure bij je Cosmos DB-account de sleutel onder Keys.',
    'Vul accountnaam, sleutel en database in n8n in.',
  ],
  [
    'Copy the key under Keys of your Cosmos DB account in Azure.',
    'Enter the account name, key and database in n8n.',
  ],
  4,
);
export const cosmosSink: Sink = {
  app: cosmosDb,
  setup: table('Azure Cosmos DB'),
  write: (name, container) =>
    node(name, 'azureCosmosDb', 1, {
      resource: 'item',
      operation: 'create',
      container: pick(container),
      customProperties:
        '={{ JSON.stringify({ id: $execution.id + "-" + $runIndex + "-" + $itemIndex, ...$json }) }}',
      requestOptions: {},
    }),
};

const GOOGLE_FIREBASE = [
  [
    'Kies in n8n bij Credentials voor "Sign in with Google" met een account dat bij je Firebase-project mag.',
    `Op een eigen n8n-server vul je daarvoor eerst Client ID en geheim van een OAuth-client uit je Google Cloud-project in.`,
  ],
  [
    'In n8n, under Credentials, choose "Sign in with Google" with an account that may use your Firebase project.',
    'On an n8n server of your own, first enter the client ID and secret of an OAuth client in your Google Cloud project.',
  ],
] as const;
export const firestore = app(
  'firestore',
  'Google Firestore',
  'googleFirebaseCloudFirestoreOAuth2Api',
  ...GOOGLE_FIREBASE,
  3,
);
export const firestoreSink: Sink = {
  app: firestore,
  setup: table('Firestore'),
  write: (name, collection, columns) =>
    node(name, 'googleFirebaseCloudFirestore', 1.1, {
      resource: 'document',
      operation: 'create',
      projectId: firebaseProject,
      database: '(default)',
      collection,
      documentId: '',
      columns: columns.join(','),
      simple: true,
    }),
  replace: (name, collection, updateKey, columns) =>
    node(name, 'googleFirebaseCloudFirestore', 1.1, {
      resource: 'document',
      operation: 'upsert',
      projectId: firebaseProject,
      database: '(default)',
      collection,
      updateKey,
      columns: columns.join(','),
    }),
};
export const realtimeDatabase = app(
  'realtimeDatabase',
  'Firebase Realtime Database',
  'googleFirebaseRealtimeDatabaseOAuth2Api',
  ...GOOGLE_FIREBASE,
  2,
);
export const realtimeSink: Sink = {
  app: realtimeDatabase,
  setup: table('Firebase'),
  write: (name, path, columns) =>
    node(name, 'googleFirebaseRealtimeDatabase', 1, {
      projectId: firebaseProject,
      operation: 'push',
      path,
      attributes: columns.join(','),
    }),
  replace: (name, path, key, columns) =>
    node(name, 'googleFirebaseRealtimeDatabase', 1, {
      projectId: firebaseProject,
      operation: 'create',
      path: `=${path}/{{ $json.${key} }}`,
      attributes: columns.join(','),
    }),
};

/** Databases without tables. */
export const documentStores: readonly Sink[] = [
  mongoSink,
  firestoreSink,
  elasticSink,
  dynamoSink,
  realtimeSink,
  cosmosSink,
];
type Replacing = Sink & Required<Pick<Sink, 'replace'>>;
/** Those that can hold a copy of a list without doubling it each time. */
export const replacingStores: readonly Replacing[] = documentStores.filter(
  (store): store is Replacing => store.replace !== undefined,
);
export const sinks: readonly Sink[] = [...sqlStores, ...documentStores, ...builderStores];

export const redis = app(
  'redis',
  'Redis',
  'redis',
  ['Vraag de beheerder om host, poort en wachtwoord van Redis.', 'Vul ze in n8n in en test de verbinding.'],
  [
    'Ask the administrator for the host, port and password of Redis.',
    'Enter them in n8n and test the connection.',
  ],
  2,
);
/** Counts up a key that forgets itself after `ttl` seconds; the count is under the key's name in the item. */
export const redisCount = (name: string, key: string, ttl: number): NodeSpec =>
  node(name, 'redis', 1, { operation: 'incr', key, expire: true, ttl });
export const redisSet = (name: string, key: string, value: string, ttl: number): NodeSpec =>
  node(name, 'redis', 1, { operation: 'set', key, value, keyType: 'string', expire: true, ttl });
export const redisGet = (name: string, propertyName: string, key: string): NodeSpec =>
  node(name, 'redis', 1, { operation: 'get', propertyName, key, keyType: 'string', options: {} });

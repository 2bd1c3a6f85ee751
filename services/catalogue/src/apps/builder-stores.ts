import { node } from '../dsl/core.js';
import { app } from './app.js';
import { pick } from './office-tables.js';
import { type Sink, fieldsOf as table } from './sink-setup.js';
import { inApp } from './values.js';

const CODA_DOCUMENT = inApp(
  'Coda',
  ['document', 'document'],
  ['Het id van je document: in het adres achter _d.', 'The id of your document: behind _d in its address.'],
  'AbCDeFGH',
);
const STACKBY_STACK = inApp(
  'Stackby',
  ['stack', 'stack'],
  [
    'Het id van je stack; het begint in het adres met st.',
    'The id of your stack; in the address it begins with st.',
  ],
  'stHtRWvfcVHXDN0v6B',
);
const QUICKBASE_TABLE = inApp(
  'Quick Base',
  ['tabel', 'table'],
  [
    'Het id van de tabel: in het adres achter /table/.',
    'The id of the table: behind /table/ in the address.',
  ],
  'bqrz9kxyz',
);
const ADALO_COLLECTION = inApp(
  'Adalo',
  ['collectie', 'collection'],
  [
    'Het id van de collectie: in Adalo bij de API-documentatie ervan.',
    'The id of the collection: in its API documentation in Adalo.',
  ],
  't_9f3k2x1a7',
);

export const coda = app(
  'coda',
  'Coda',
  'codaApi',
  ['Maak in Coda bij Account settings een API-token.', 'Plak het token in n8n.'],
  ['Create an API token under Account settings in Coda.', 'Paste the token into n8n.'],
  2,
);
export const codaSink: Sink = {
  app: coda,
  setup: table('Coda'),
  write: (name, tableId) =>
    node(name, 'coda', 1.1, {
      resource: 'table',
      operation: 'createRow',
      docId: CODA_DOCUMENT,
      tableId,
      options: {},
    }),
};

export const stackby = app(
  'stackby',
  'Stackby',
  'stackbyApi',
  ['Kopieer in Stackby bij je account de API-sleutel.', 'Neem het stack-id over uit de adresbalk.'],
  ['Copy the API key of your account in Stackby.', 'Take the stack id from the address bar.'],
  3,
);
export const stackbySink: Sink = {
  app: stackby,
  setup: table('Stackby'),
  write: (name, tab, columns) =>
    node(name, 'stackby', 1, {
      operation: 'append',
      stackId: STACKBY_STACK,
      table: tab,
      columns: columns.join(','),
    }),
};

export const quickBase = app(
  'quickBase',
  'Quick Base',
  'quickbaseApi',
  ['Maak in Quick Base bij je profiel een user token.', 'Vul je hostnaam en het token in n8n in.'],
  ['Create a user token in your Quick Base profile.', 'Enter your host name and the token in n8n.'],
  2,
);
export const quickBaseSink: Sink = {
  app: quickBase,
  setup: table('Quick Base'),
  write: (name, _tab, columns) =>
    node(name, 'quickbase', 1, {
      resource: 'record',
      operation: 'create',
      tableId: QUICKBASE_TABLE,
      columns: columns.join(','),
      simple: true,
      options: {},
    }),
};

export const dataverse = app(
  'dataverse',
  'Microsoft Dataverse',
  'microsoftDataverseOAuth2Api',
  [
    'Registreer in Microsoft Entra een app met toegang tot Dataverse.',
    'Vul het adres van je omgeving en de gegevens van de app in n8n in.',
  ],
  [
    'Register an app with access to Dataverse in Microsoft Entra.',
    'Enter the address of your environment and the details of the app in n8n.',
  ],
  3,
);
export const dataverseSink: Sink = {
  app: dataverse,
  setup: table('Dataverse'),
  write: (name, entity) =>
    node(name, 'microsoftDataverse', 1, {
      resource: 'row',
      operation: 'create',
      entitySet: pick(entity),
      inputMode: 'json',
      fieldsJson: '={{ JSON.stringify($json) }}',
      createOptions: {},
    }),
};

export const adalo = app(
  'adalo',
  'Adalo',
  'adaloApi',
  ['Maak in Adalo bij App Access een API-sleutel.', 'Vul de sleutel en het app-id in n8n in.'],
  ['Create an API key under App Access in Adalo.', 'Enter the key and the app id in n8n.'],
  3,
);
export const adaloSink: Sink = {
  app: adalo,
  setup: table('Adalo'),
  write: (name) =>
    node(name, 'adalo', 1, {
      resource: 'collection',
      operation: 'create',
      collectionId: ADALO_COLLECTION,
      dataToSend: 'autoMapInputData',
      inputsToIgnore: '',
      requestOptions: {},
    }),
};

export const bubble = app(
  'bubble',
  'Bubble',
  'bubbleApi',
  ['Zet in Bubble bij Settings, API de Data API aan.', 'Kopieer de sleutel en de naam van je app naar n8n.'],
  ['Switch on the Data API under Settings, API in Bubble.', 'Copy the key and the name of your app to n8n.'],
  3,
);
export const bubbleSink: Sink = {
  app: bubble,
  setup: table('Bubble'),
  write: (name, typeName, columns) =>
    node(name, 'bubble', 1, {
      resource: 'object',
      operation: 'create',
      typeName,
      properties: { property: columns.map((key) => ({ key, value: `={{ $json.${key} }}` })) },
    }),
};

export const fileMaker = app(
  'fileMaker',
  'FileMaker',
  'fileMaker',
  [
    'Zet in FileMaker Server de Data API aan en maak een account met fmrest-rechten.',
    'Vul host, database, gebruiker en wachtwoord in n8n in.',
  ],
  [
    'Switch on the Data API in FileMaker Server and create an account with fmrest rights.',
    'Enter the host, database, user and password in n8n.',
  ],
  2,
);
export const fileMakerSink: Sink = {
  app: fileMaker,
  setup: table('FileMaker'),
  write: (name, layout, columns) =>
    node(name, 'filemaker', 1, {
      action: 'create',
      layout,
      fieldsParametersUi: {
        fields: columns.map((column) => ({ name: column, value: `={{ $json.${column} }}` })),
      },
    }),
};

/** Databases behind apps that people build themselves. */
export const builderStores: readonly Sink[] = [
  fileMakerSink,
  codaSink,
  quickBaseSink,
  stackbySink,
  adaloSink,
  bubbleSink,
  dataverseSink,
];

import { keep, node } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import { unnamedParts } from '../dsl/step-words.js';
import type { NodeSpec } from '../dsl/types.js';
import type { FileStore } from '../kit/ports.js';
import { app, GOOGLE_STEPS } from './app.js';
import { pathOf } from './cloud-drives.js';
import { pick } from './office-tables.js';
import { inApp } from './values.js';

const AWS_BUCKET = inApp(
  'AWS S3',
  ['bucket', 'bucket'],
  ['De naam van je bucket.', 'The name of your bucket.'],
  ['jouw-bucket', 'your-bucket'],
);
const S3_BUCKET = inApp(
  'S3',
  ['bucket', 'bucket'],
  ['De naam van je bucket.', 'The name of your bucket.'],
  ['jouw-bucket', 'your-bucket'],
);
const GOOGLE_BUCKET = inApp(
  'Google Cloud Storage',
  ['bucket', 'bucket'],
  ['De naam van je bucket.', 'The name of your bucket.'],
  ['jouw-bucket', 'your-bucket'],
);
const AZURE_CONTAINER = inApp(
  'Azure',
  ['container', 'container'],
  ['De naam van je container.', 'The name of your container.'],
  ['jouw-container', 'your-container'],
);

export const nextcloud = app(
  'nextcloud',
  'Nextcloud',
  'nextCloudApi',
  [
    'Maak in Nextcloud bij Instellingen, Beveiliging een app-wachtwoord.',
    'Vul in n8n het WebDAV-adres, je gebruikersnaam en het app-wachtwoord in.',
  ],
  [
    'Create an app password under Settings, Security in Nextcloud.',
    'Enter the WebDAV address, your user name and the app password in n8n.',
  ],
  2,
);
export const nextcloudStore: FileStore = {
  app: nextcloud,
  setup: [unnamedParts('Nextcloud')],
  upload: (name, fileName) =>
    node(name, 'nextCloud', 1, {
      resource: 'file',
      operation: 'upload',
      path: pathOf(say('/Documenten', '/Documents'), fileName),
      binaryDataUpload: true,
      binaryPropertyName: 'data',
    }),
  download: (name, path) =>
    node(name, 'nextCloud', 1, { resource: 'file', operation: 'download', path, binaryPropertyName: 'data' }),
  get link() {
    return say("'Nextcloud, map Documenten'", "'Nextcloud, folder Documents'");
  },
  files: {
    app: nextcloud,
    what: { nl: 'de bestanden in je Nextcloud-map', en: 'the files in your Nextcloud folder' },
    nodes: (name) => [
      node(name, 'nextCloud', 1, {
        resource: 'folder',
        operation: 'list',
        path: say('/Inkomend', '/Incoming'),
      }),
      keep(`${name}: alleen bestanden`, [['={{ $json.type }}', 'is', 'file']]),
    ],
    fields: {
      id: '$json.path',
      name: "decodeURIComponent($json.path.split('/').pop())",
      link: '$json.path',
    },
  },
};

const bucket = (type: 'awsS3' | 's3', version: number) => ({
  upload: (name: string, fileName: string): NodeSpec =>
    node(name, type, version, {
      resource: 'file',
      operation: 'upload',
      bucketName: AWS_BUCKET,
      fileName,
      binaryData: true,
      binaryPropertyName: 'data',
      additionalFields: {},
    }),
  download: (name: string, fileKey: string): NodeSpec =>
    node(name, type, version, {
      resource: 'file',
      operation: 'download',
      bucketName: AWS_BUCKET,
      fileKey,
      binaryPropertyName: 'data',
    }),
  list: (name: string): NodeSpec[] => [
    node(name, type, version, {
      resource: 'file',
      operation: 'getAll',
      bucketName: AWS_BUCKET,
      returnAll: true,
      options: { folderKey: 'inkomend/' },
    }),
    keep(`${name}: alleen bestanden`, [['={{ $json.Size }}', '>', 0]]),
  ],
  fields: { id: '$json.Key', name: "$json.Key.split('/').pop()", link: '$json.Key' },
});

export const awsS3 = app(
  'awsS3',
  'AWS S3',
  'aws',
  [
    'Maak in AWS IAM een gebruiker die alleen bij je bucket mag.',
    'Vul regio, Access Key ID en Secret Access Key in n8n in.',
  ],
  [
    'Create a user in AWS IAM that may reach nothing but your bucket.',
    'Enter the region, access key ID and secret access key in n8n.',
  ],
  3,
);
const aws = bucket('awsS3', 2);
export const awsS3Store: FileStore = {
  app: awsS3,
  upload: aws.upload,
  download: aws.download,
  link: `'AWS S3, ${AWS_BUCKET}'`,
  files: {
    app: awsS3,
    what: { nl: 'de bestanden in je S3-bucket', en: 'the files in your S3 bucket' },
    nodes: aws.list,
    fields: aws.fields,
  },
};

export const s3 = app(
  's3',
  'S3 (MinIO)',
  's3',
  [
    'Maak bij je opslagdienst een sleutelpaar voor de bucket.',
    'Vul het eindpunt, de regio en beide sleutels in n8n in.',
  ],
  [
    'Create a pair of keys for the bucket at your storage provider.',
    'Enter the endpoint, the region and both keys in n8n.',
  ],
  1,
);
const other = bucket('s3', 1);
export const s3Store: FileStore = {
  app: s3,
  upload: other.upload,
  download: other.download,
  link: `'S3, ${S3_BUCKET}'`,
  files: {
    app: s3,
    what: { nl: 'de bestanden in je eigen S3-opslag', en: 'the files in your own S3 storage' },
    nodes: other.list,
    fields: other.fields,
  },
};

export const sftp = app(
  'sftp',
  'SFTP',
  'sftp',
  [
    'Vraag de beheerder of leverancier om adres, gebruiker en wachtwoord of sleutel.',
    'Vul ze in n8n in en test de verbinding.',
  ],
  [
    'Ask the administrator or supplier for the address, user and password or key.',
    'Enter them in n8n and test the connection.',
  ],
  3,
);
export const sftpStore: FileStore = {
  app: sftp,
  setup: [unnamedParts('SFTP')],
  upload: (name, fileName) =>
    node(name, 'ftp', 1.1, {
      protocol: 'sftp',
      operation: 'upload',
      path: pathOf(say('/uitgaand', '/outgoing'), fileName),
      binaryData: true,
      binaryPropertyName: 'data',
      options: {},
    }),
  download: (name, path) =>
    node(name, 'ftp', 1.1, {
      protocol: 'sftp',
      operation: 'download',
      path,
      binaryPropertyName: 'data',
      options: {},
    }),
  get link() {
    return say("'SFTP-server, map /uitgaand'", "'SFTP server, folder /outgoing'");
  },
  files: {
    app: sftp,
    what: { nl: 'de bestanden op je SFTP-server', en: 'the files on your SFTP server' },
    nodes: (name) => [
      node(name, 'ftp', 1.1, {
        protocol: 'sftp',
        operation: 'list',
        path: say('/inkomend', '/incoming'),
        recursive: false,
        options: {},
      }),
      keep(`${name}: alleen bestanden`, [['={{ $json.type }}', 'is', '-']]),
    ],
    fields: { id: '$json.path', name: '$json.name', link: '$json.path' },
  },
};

export const googleCloudStorage = app(
  'googleCloudStorage',
  'Google Cloud Storage',
  'googleCloudStorageOAuth2Api',
  ...GOOGLE_STEPS,
  1,
);
export const gcsStore: FileStore = {
  app: googleCloudStorage,
  upload: (name, objectName) =>
    node(name, 'googleCloudStorage', 1.1, {
      resource: 'object',
      operation: 'create',
      bucketName: GOOGLE_BUCKET,
      objectName,
      updateProjection: 'full',
      createFromBinary: true,
      createBinaryPropertyName: 'data',
      createData: {},
      createQuery: {},
      encryptionHeaders: {},
      requestOptions: {},
    }),
  link: '$json.mediaLink',
};

export const azureStorage = app(
  'azureStorage',
  'Azure Storage',
  'azureStorageSharedKeyApi',
  [
    'Open in Azure je opslagaccount en kopieer bij Toegangssleutels de sleutel.',
    'Vul de accountnaam en de sleutel in n8n in.',
  ],
  [
    'Open your storage account in Azure and copy the key under Access keys.',
    'Enter the account name and the key in n8n.',
  ],
  1,
);
export const azureStore: FileStore = {
  app: azureStorage,
  upload: (name, blobCreate) =>
    node(name, 'azureStorage', 1, {
      authentication: 'sharedKey',
      resource: 'blob',
      operation: 'create',
      container: pick(AZURE_CONTAINER),
      blobCreate,
      from: 'binary',
      binaryPropertyName: 'data',
      options: {},
      requestOptions: {},
    }),
  download: (name, blob) =>
    node(name, 'azureStorage', 1, {
      authentication: 'sharedKey',
      resource: 'blob',
      operation: 'get',
      container: pick(AZURE_CONTAINER),
      blob: pick(blob),
      options: {},
      requestOptions: {},
    }),
  link: `'Azure Storage, ${AZURE_CONTAINER}'`,
};

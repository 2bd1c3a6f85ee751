import { keep, node } from '../dsl/core.js';
import { say } from '../dsl/language.js';
import { unnamedParts } from '../dsl/step-words.js';
import { appTrigger } from '../dsl/triggers.js';
import type { FileStore } from '../kit/ports.js';
import { app, GOOGLE_STEPS, MICROSOFT_STEPS } from './app.js';
import { inside, pick } from './office-tables.js';
import { driveFolder, inApp } from './values.js';

const BOX_PLACE = inApp(
  'Box',
  ['map om in te bewaren', 'folder to keep files in'],
  [
    'Het nummer van de map: in het adres achter /folder/; 0 is de hoofdmap.',
    'The number of the folder: behind /folder/ in the address; 0 is the main one.',
  ],
  '0',
  '^\\d+$',
);

const ONEDRIVE_PLACE = inApp(
  'OneDrive',
  ['map', 'folder'],
  [
    'Het id van de map: in het adres van OneDrive achter id=; root is de hoofdmap.',
    'The id of the folder: behind id= in the address of OneDrive; root is the main one.',
  ],
  'root',
);

const ONEDRIVE_FOLDER = inApp(
  'OneDrive',
  ['map om op te letten', 'folder to watch'],
  [
    'Het id van de map: in het adres van OneDrive achter id=.',
    'The id of the folder: behind id= in the address of OneDrive.',
  ],
  '01ABCDEFGHIJKLMNOPQRSTUVWXYZ',
);
const BOX_FOLDER = inApp(
  'Box',
  ['map', 'folder'],
  [
    'Het nummer van de map: in het adres achter /folder/.',
    'The number of the folder: behind /folder/ in the address.',
  ],
  '123456789012',
  '^\\d+$',
);
const SHAREPOINT_FOLDER = inApp(
  'SharePoint',
  ['map', 'folder'],
  [
    'Het id van de map in de documentbibliotheek van je site.',
    'The id of the folder in the document library of your site.',
  ],
  '01ABCDEFGHIJKLMNOPQRSTUVWXYZ',
);

/** A full path of a file in a folder, from a name that may be an expression. */
export const pathOf = (folder: string, fileName: string) =>
  fileName.startsWith('=') ? `=${folder}/${inside(fileName)}` : `${folder}/${fileName}`;

export const googleDrive = app('googleDrive', 'Google Drive', 'googleDriveOAuth2Api', ...GOOGLE_STEPS, 5);
export const driveStore: FileStore = {
  app: googleDrive,
  upload: (name, fileName) =>
    node(name, 'googleDrive', 3, {
      resource: 'file',
      operation: 'upload',
      inputDataFieldName: 'data',
      name: fileName,
      driveId: pick('My Drive', 'list'),
      folderId: pick(driveFolder),
      options: {},
    }),
  download: (name, id) =>
    node(name, 'googleDrive', 3, {
      resource: 'file',
      operation: 'download',
      fileId: pick(id),
      options: { binaryPropertyName: 'data' },
    }),
  link: '$json.webViewLink',
  newFile: {
    app: googleDrive,
    event: {
      nl: 'er een bestand in je map in Google Drive komt',
      en: 'a file lands in your Google Drive folder',
    },
    nodes: (name) => [
      appTrigger(
        name,
        'googleDriveTrigger',
        1,
        {
          triggerOn: 'specificFolder',
          folderToWatch: pick(driveFolder),
          event: 'fileCreated',
          options: {},
        },
        'everyMinute',
      ),
      node(`${name}: ophalen`, 'googleDrive', 3, {
        resource: 'file',
        operation: 'download',
        fileId: pick('={{ $json.id }}'),
        options: { binaryPropertyName: 'data' },
      }),
    ],
    fields: { id: '$json.id', name: '$json.name', link: '$json.webViewLink' },
  },
  files: {
    app: googleDrive,
    what: { nl: 'de bestanden in je map in Google Drive', en: 'the files in your Google Drive folder' },
    nodes: (name) => [
      node(name, 'googleDrive', 3, {
        resource: 'fileFolder',
        operation: 'search',
        searchMethod: 'query',
        queryString: `'${driveFolder}' in parents and trashed = false`,
        returnAll: true,
        filter: { whatToSearch: 'files' },
        options: { fields: ['id', 'name', 'webViewLink', 'mimeType'] },
      }),
    ],
    fields: { id: '$json.id', name: '$json.name', link: '$json.webViewLink' },
  },
};

export const oneDrive = app('oneDrive', 'OneDrive', 'microsoftOneDriveOAuth2Api', ...MICROSOFT_STEPS, 4);
export const oneDriveStore: FileStore = {
  app: oneDrive,
  upload: (name, fileName) =>
    node(name, 'microsoftOneDrive', 1.1, {
      resource: 'file',
      operation: 'upload',
      fileName,
      parentId: ONEDRIVE_PLACE,
      binaryData: true,
      binaryPropertyName: 'data',
    }),
  download: (name, fileId) =>
    node(name, 'microsoftOneDrive', 1.1, {
      resource: 'file',
      operation: 'download',
      fileId,
      binaryPropertyName: 'data',
    }),
  link: '$json.webUrl',
  newFile: {
    app: oneDrive,
    event: { nl: 'er een nieuw bestand in OneDrive staat', en: 'a new file turns up in OneDrive' },
    nodes: (name) => [
      appTrigger(
        name,
        'microsoftOneDriveTrigger',
        1,
        {
          event: 'fileCreated',
          simple: true,
          watchFolder: true,
          folderId: pick(ONEDRIVE_FOLDER),
          options: {},
        },
        'everyMinute',
      ),
      node(`${name}: ophalen`, 'microsoftOneDrive', 1.1, {
        resource: 'file',
        operation: 'download',
        fileId: '={{ $json.id }}',
        binaryPropertyName: 'data',
      }),
    ],
    fields: { id: '$json.id', name: '$json.name', link: '$json.webUrl' },
  },
  files: {
    app: oneDrive,
    what: { nl: 'de bestanden in je OneDrive-map', en: 'the files in your OneDrive folder' },
    nodes: (name) => [
      node(name, 'microsoftOneDrive', 1.1, {
        resource: 'folder',
        operation: 'getChildren',
        folderId: 'root',
      }),
      keep(`${name}: alleen bestanden`, [['={{ $json.file?.mimeType }}', 'filled']]),
    ],
    fields: { id: '$json.id', name: '$json.name', link: '$json.webUrl' },
  },
};

export const dropbox = app(
  'dropbox',
  'Dropbox',
  'dropboxOAuth2Api',
  [
    'Maak op dropbox.com/developers een app met lees- en schrijfrechten op bestanden en vul er de omleidings-URL van n8n in.',
    'Neem App key en App secret over in n8n en log in; een gegenereerd token verloopt na vier uur.',
  ],
  [
    'Create an app with read and write access to files on dropbox.com/developers and enter the redirect URL of n8n there.',
    'Copy the app key and app secret into n8n and sign in; a generated token expires after four hours.',
  ],
  3,
);
export const dropboxStore: FileStore = {
  app: dropbox,
  setup: [unnamedParts('Dropbox')],
  upload: (name, fileName) =>
    node(name, 'dropbox', 1, {
      authentication: 'oAuth2',
      resource: 'file',
      operation: 'upload',
      path: pathOf(say('/Documenten', '/Documents'), fileName),
      binaryData: true,
      binaryPropertyName: 'data',
    }),
  download: (name, path) =>
    node(name, 'dropbox', 1, {
      authentication: 'oAuth2',
      resource: 'file',
      operation: 'download',
      path,
      binaryPropertyName: 'data',
    }),
  link: '$json.path_display',
  files: {
    app: dropbox,
    what: { nl: 'de bestanden in je Dropbox-map', en: 'the files in your Dropbox folder' },
    nodes: (name) => [
      node(name, 'dropbox', 1, {
        authentication: 'oAuth2',
        resource: 'folder',
        operation: 'list',
        path: say('/Inkomend', '/Incoming'),
        returnAll: true,
        filters: {},
      }),
      keep(`${name}: alleen bestanden`, [['={{ $json.type }}', 'is', 'file']]),
    ],
    fields: { id: '$json.pathDisplay', name: '$json.name', link: '$json.pathDisplay' },
  },
};

export const box = app(
  'box',
  'Box',
  'boxOAuth2Api',
  [
    'Maak in de Box Developer Console een app met OAuth 2.0 en vul de omleidings-URL van n8n in.',
    'Neem Client ID en Client Secret over in n8n en geef toegang.',
  ],
  [
    'Create an app with OAuth 2.0 in the Box Developer Console and enter the redirect URL of n8n.',
    'Copy the client ID and client secret to n8n and grant access.',
  ],
  2,
);
export const boxStore: FileStore = {
  app: box,
  upload: (name, fileName) =>
    node(name, 'box', 1, {
      resource: 'file',
      operation: 'upload',
      fileName,
      binaryData: true,
      binaryPropertyName: 'data',
      parentId: BOX_PLACE,
    }),
  download: (name, fileId) =>
    node(name, 'box', 1, { resource: 'file', operation: 'download', fileId, binaryPropertyName: 'data' }),
  link: "'https://app.box.com/file/' + $json.id",
  newFile: {
    app: box,
    event: { nl: 'iemand een bestand in je Box-map zet', en: 'someone puts a file into your Box folder' },
    nodes: (name) => [
      appTrigger(name, 'boxTrigger', 1, {
        events: ['FILE.UPLOADED'],
        targetType: 'folder',
        targetId: BOX_FOLDER,
      }),
      node(`${name}: ophalen`, 'box', 1, {
        resource: 'file',
        operation: 'download',
        fileId: '={{ $json.source.id }}',
        binaryPropertyName: 'data',
      }),
    ],
    fields: {
      id: '$json.source.id',
      name: '$json.source.name',
      link: "'https://app.box.com/file/' + $json.source.id",
    },
  },
};

export const sharePoint = app('sharePoint', 'SharePoint', 'microsoftOAuth2Api', ...MICROSOFT_STEPS, 3);
export const sharePointStore: FileStore = {
  app: sharePoint,
  setup: [
    {
      nl: 'Kies in de SharePoint-stappen je site.',
      en: 'Choose your site in the SharePoint steps.',
    },
  ],
  upload: (name, fileName) =>
    node(name, 'microsoftSharePoint', 2, {
      resource: 'file',
      operation: 'upload',
      site: pick('root'),
      folder: pick(SHAREPOINT_FOLDER),
      fileName,
      binaryPropertyName: 'data',
    }),
  download: (name, file) =>
    node(name, 'microsoftSharePoint', 2, {
      resource: 'file',
      operation: 'download',
      site: pick('root'),
      folder: pick(SHAREPOINT_FOLDER),
      file: pick(file),
      binaryPropertyName: 'data',
    }),
  link: '$json.webUrl',
};

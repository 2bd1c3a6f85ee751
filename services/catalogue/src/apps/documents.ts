import { pick } from '../dsl/apps.js';
import { node } from '../dsl/core.js';
import type { Documents } from '../kit/ports.js';
import { app, GOOGLE_STEPS } from './app.js';
import { notion } from './office-tables.js';
import { driveFolder, inApp } from './values.js';

const NOTION_PARENT = inApp(
  'Notion',
  ['bovenliggende pagina', 'parent page'],
  [
    'Het id van de pagina waaronder de nieuwe komt: de laatste 32 tekens van het adres ervan.',
    'The id of the page that new ones go under: the last 32 characters of its address.',
  ],
  '8f1d2c3b-4a5e-4f60-8a7b-9c0d1e2f3a4b',
  '^[0-9a-f-]{32,36}$',
);
const CONFLUENCE_SPACE = inApp(
  'Confluence',
  ['ruimte', 'space'],
  ['Het nummer van de ruimte.', 'The number of the space.'],
  '100001',
  '^\\d+$',
);

export const googleDocsApp = app('googleDocs', 'Google Docs', 'googleDocsOAuth2Api', ...GOOGLE_STEPS, 5);
export const confluenceApp = app(
  'confluence',
  'Confluence',
  'confluenceCloudOAuth2Api',
  [
    'Maak op developer.atlassian.com een OAuth 2.0-app voor Confluence.',
    'Zet client-id en geheim in n8n en log in.',
  ],
  [
    'Create an OAuth 2.0 app for Confluence on developer.atlassian.com.',
    'Put the client id and secret in n8n and sign in.',
  ],
  3,
);

export const googleDocs: Documents = {
  app: googleDocsApp,
  write: (name, { title, text }) => [
    node(name, 'googleDocs', 2, {
      authentication: 'oAuth2',
      resource: 'document',
      operation: 'create',
      driveId: 'myDrive',
      folderId: driveFolder,
      title,
    }),
    node(`${name}: tekst`, 'googleDocs', 2, {
      authentication: 'oAuth2',
      resource: 'document',
      operation: 'update',
      documentURL: '={{ $json.id }}',
      simple: true,
      actionsUi: {
        actionFields: [{ object: 'text', action: 'insert', locationChoice: 'endOfSegmentLocation', text }],
      },
    }),
  ],
  link: "'https://docs.google.com/document/d/' + $json.documentId + '/edit'",
};
export const notionPages: Documents = {
  app: notion,
  write: (name, { title, text }) => [
    node(name, 'notion', 3, {
      resource: 'page',
      operation: 'create',
      pageId: pick(NOTION_PARENT),
      title,
      contentType: 'markdown',
      markdown: text,
      options: {},
      simple: true,
    }),
  ],
  link: '$json.url',
};
export const confluence: Documents = {
  app: confluenceApp,
  write: (name, { title, text }) => [
    node(name, 'confluence', 1, {
      authentication: 'cloudOAuth2',
      resource: 'page',
      operation: 'create',
      space: pick(CONFLUENCE_SPACE),
      title,
      bodyFormat: 'plainText',
      bodyPlainText: text,
      options: {},
    }),
  ],
  link: '$json._links.base + $json._links.webui',
};

/** Pages with running text. */
export const documents: readonly Documents[] = [googleDocs, notionPages, confluence];

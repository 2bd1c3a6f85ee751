import { pick } from '../dsl/apps.js';
import { node } from '../dsl/core.js';
import type { Documents } from '../kit/ports.js';
import { app, GOOGLE_STEPS } from './app.js';
import { notion } from './office-tables.js';

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
  setup: [
    {
      nl: 'Kies in de stap van Google Docs de map voor de documenten.',
      en: 'Pick the folder for the documents in the Google Docs step.',
    },
  ],
  write: (name, { title, text }) => [
    node(name, 'googleDocs', 2, {
      authentication: 'oAuth2',
      resource: 'document',
      operation: 'create',
      driveId: 'myDrive',
      folderId: 'KIES_JE_MAP',
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
  setup: [
    {
      nl: 'Kies in de stap van Notion de pagina waaronder de nieuwe komt.',
      en: 'In the Notion step, pick the page under which the new one goes.',
    },
  ],
  write: (name, { title, text }) => [
    node(name, 'notion', 3, {
      resource: 'page',
      operation: 'create',
      pageId: pick('00000000-0000-4000-8000-000000000000'),
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
  setup: [{ nl: 'Kies in de stap van Confluence de ruimte.', en: 'Pick the space in the Confluence step.' }],
  write: (name, { title, text }) => [
    node(name, 'confluence', 1, {
      authentication: 'cloudOAuth2',
      resource: 'page',
      operation: 'create',
      space: pick('100001'),
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

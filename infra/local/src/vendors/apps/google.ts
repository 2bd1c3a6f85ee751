import { rangeOf, read, tabOf, tabsOf, usedCells, write } from '../grid.js';
import { Answer, file, gone, type StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';
import { workspace } from './people.js';
import { youTube } from './publishing.js';

const mail = (world: World, thing: Partial<Thing>): Thing => ({
  id: `18f${world.next()}`,
  threadId: `18f${world.next()}`,
  labelIds: ['INBOX', 'UNREAD'],
  snippet: thing.text?.slice(0, 100),
  internalDate: String(world.now - 600_000),
  sizeEstimate: 1024,
  ...thing,
});

/** A mail as `format=raw` gives it. */
const raw = ({ from, to, subject, text, internalDate, attached }: Thing): string => {
  const packed = (content: string | Buffer): string => Buffer.from(content).toString('base64');
  const words = [
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    packed(text),
  ];
  const document = [
    `Content-Type: application/pdf; name="${attached}"`,
    `Content-Disposition: attachment; filename="${attached}"`,
    'Content-Transfer-Encoding: base64',
    '',
    packed(PDF),
  ];
  const parts = ['Content-Type: multipart/mixed; boundary="deel"', '', '--deel', ...words, '--deel'];
  return Buffer.from(
    [
      `From: ${from}`,
      `To: ${to}`,
      `Subject: =?UTF-8?B?${packed(subject)}?=`,
      `Date: ${new Date(Number(internalDate)).toUTCString()}`,
      `Message-ID: <${internalDate}@voorbeeld.nl>`,
      'MIME-Version: 1.0',
      ...(attached ? [...parts, ...document, '--deel--', ''] : words),
    ].join('\r\n'),
  ).toString('base64url');
};

const header = (name: string, value: string) => ({ name, value });
const full = (one: Thing) => {
  const { from, to, subject, text, attached: _, ...rest } = one;
  return {
    ...rest,
    payload: {
      mimeType: 'text/plain',
      headers: [
        header('From', from),
        header('To', to),
        header('Subject', subject),
        header('Message-ID', `<${rest.id}@voorbeeld.nl>`),
      ],
      body: { size: text.length, data: Buffer.from(text).toString('base64url') },
    },
  };
};

const fileThing = (world: World, thing: Partial<Thing>): Thing => ({
  kind: 'drive#file',
  id: `1File${world.next()}`,
  mimeType: 'application/pdf',
  createdTime: world.time(-0.02),
  modifiedTime: world.time(-0.02),
  size: '1024',
  webViewLink: 'https://drive.google.com/file/d/1File/view',
  webContentLink: 'https://drive.google.com/uc?id=1File&export=download',
  parents: ['1AbCdEfGhIjKlMnOpQrStUvWxYz012345'],
  owners: [{ displayName: 'Sanne de Vries', emailAddress: 'sanne@example.com' }],
  permissions: [
    { id: '1', type: 'user', role: 'owner', emailAddress: 'sanne@example.com' },
    { id: 'anyoneWithLink', type: 'anyone', role: 'reader' },
  ],
  ...thing,
});

/** A page with a text, small enough to read, that is a PDF. */
export const PDF = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 63>>stream
BT /F1 12 Tf 20 150 Td (Factuur 2026-0042 totaal 129,50) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`,
);

const event = (world: World, thing: Thing): Thing => ({
  kind: 'calendar#event',
  id: `ev${world.next()}`,
  status: 'confirmed',
  htmlLink: 'https://www.google.com/calendar/event?eid=ev1',
  created: world.time(-48),
  updated: world.time(-0.02),
  iCalUID: 'ev1@google.com',
  creator: { email: 'sanne@voorbeeld.nl' },
  organizer: { email: 'sanne@voorbeeld.nl' },
  ...thing,
});

const discovery = (api: string) => `googleapis/google-api-go-client, ${api}`;

/** Google: sheets with rows, a mailbox, a calendar, files. */
export const google: readonly StandIn[] = [
  {
    name: 'Google Sheets',
    hosts: ['sheets.googleapis.com'],
    source: `${discovery('sheets/v4/sheets-api.json')}; n8n nodes/Google/Sheet/v2`,
    routes: {
      'GET /v4/spreadsheets/:book/values/*range': ({ at }, world) => {
        const { name, cells } = rangeOf(at.range ?? '');
        const tab = tabOf(world, at.book ?? '', name);
        return tab
          ? { range: `${name}!${cells || usedCells(tab)}`, majorDimension: 'ROWS', values: read(tab, cells) }
          : gone('Unable to parse range');
      },
      'POST /v4/spreadsheets/:book/values/:range:append': ({ at, body }, world) => {
        const { name } = rangeOf(at.range ?? '');
        const tab = tabOf(world, at.book ?? '', name);
        if (!tab) return gone('Unable to parse range');
        write(tab, `A${tab.rows.length + 1}`, body.values);
        return {
          spreadsheetId: at.book,
          tableRange: `${name}!${usedCells(tab)}`,
          updates: { updatedRows: body.values.length },
        };
      },
      'POST /v4/spreadsheets/:book/values:batchUpdate': ({ at, body }, world) => {
        for (const { range, values } of body.data) {
          const { name, cells } = rangeOf(range);
          const tab = tabOf(world, at.book ?? '', name);
          if (!tab) return gone('Unable to parse range');
          write(tab, cells, values);
        }
        return { spreadsheetId: at.book, totalUpdatedRows: body.data.length, responses: [] };
      },
      'PUT /v4/spreadsheets/:book/values/*range': ({ at, body }, world) => {
        const { name, cells } = rangeOf(at.range ?? '');
        const tab = tabOf(world, at.book ?? '', name);
        if (!tab) return gone('Unable to parse range');
        write(tab, cells, body.values);
        return { spreadsheetId: at.book, updatedRange: at.range, updatedRows: body.values.length };
      },
      'POST /v4/spreadsheets/:book:batchUpdate': ({ at }) => ({ spreadsheetId: at.book, replies: [{}] }),
      'GET /v4/spreadsheets/:book': ({ at }, world) => {
        const tabs = tabsOf(world, at.book ?? '');
        if (tabs.length === 0) return gone('Requested entity was not found.');
        return {
          spreadsheetId: at.book,
          properties: { title: 'Administratie', locale: 'nl_NL', timeZone: 'Europe/Amsterdam' },
          sheets: tabs.map(({ name, sheetId }, index) => ({
            properties: {
              sheetId,
              title: name,
              index,
              sheetType: 'GRID',
              gridProperties: { rowCount: 1000, columnCount: 26 },
            },
          })),
        };
      },
    },
  },
  {
    name: 'Gmail',
    hosts: ['www.googleapis.com', 'gmail.googleapis.com'],
    called: (path) => {
      if (path.startsWith('/admin/')) return 'Google Workspace';
      if (path.startsWith('/tasks/')) return 'Google Tasks';
      if (path.startsWith('/calendar/')) return 'Google Calendar';
      if (path.startsWith('/youtube/') || path.startsWith('/upload/youtube/')) return 'YouTube';
      return /^\/(upload\/)?drive\//.test(path) ? 'Google Drive' : 'Gmail';
    },
    source: `${discovery('gmail/v1/gmail-api.json, drive/v3/drive-api.json, calendar/v3/calendar-api.json')}; n8n nodes/Google`,
    seed: (world) => {
      world.put(
        'gmail',
        mail(world, {
          from: 'Sanne de Vries <sanne@voorbeeld.nl>',
          to: 'info@example.com',
          subject: 'Vraag over bestelling 1042',
          text: 'Goedemiddag, waar blijft bestelling 1042? Groet, Sanne de Vries',
        }),
      );
      world.put(
        'gmail',
        mail(world, {
          from: 'Administratie Leverancier bv <facturen@leverancier.nl>',
          to: 'info@example.com',
          subject: 'Factuur 2026-0042',
          text: 'Bijgaand onze factuur 2026-0042.',
          attached: 'factuur-2026-0042.pdf',
        }),
      );
      world.put('drive', fileThing(world, { name: 'factuur-2026-0042.pdf' }));
      world.put(
        'calendar',
        event(world, {
          summary: 'Kennismaking',
          description: 'Met Sanne',
          start: { dateTime: world.time(20) },
          end: { dateTime: world.time(21) },
          attendees: [{ email: 'sanne@voorbeeld.nl', responseStatus: 'accepted' }],
        }),
      );
      world.put(
        'calendar',
        event(world, {
          summary: 'Bespreking offerte',
          description: 'Met Joris',
          start: { dateTime: world.time(0.6) },
          end: { dateTime: world.time(1.6) },
          attendees: [{ email: 'joris@voorbeeld.nl', responseStatus: 'accepted' }],
        }),
      );
    },
    routes: {
      ...workspace,
      'GET /gmail/v1/users/me/profile': () => ({ emailAddress: 'ik@example.com', messagesTotal: 1 }),
      'GET /gmail/v1/users/me/labels': () => ({
        labels: [
          { id: 'INBOX', name: 'INBOX', type: 'system' },
          { id: 'UNREAD', name: 'UNREAD', type: 'system' },
        ],
      }),
      'POST /gmail/v1/users/me/messages/send': ({ body }, world) => {
        const made = world.put('sent', {
          id: `18f${world.next()}`,
          threadId: body.threadId ?? `18f${world.next()}`,
          labelIds: ['SENT'],
          raw: body.raw,
          text: Buffer.from(body.raw, 'base64url').toString(),
        });
        return { id: made.id, threadId: made.threadId, labelIds: made.labelIds };
      },
      'POST /gmail/v1/users/me/drafts': ({ body }, world) => {
        const made = world.put('draft', {
          id: `r${world.next()}`,
          message: {
            id: `18f${world.next()}`,
            threadId: body.message.threadId ?? `18f${world.next()}`,
            labelIds: ['DRAFT'],
          },
        });
        return made;
      },
      'GET /gmail/v1/users/me/messages': ({ query }, world) => {
        // The labels of a customer tell mail with a document from the rest.
        const withFiles = /has:attachment/.test(query.get('q') ?? '');
        const found = world.of('gmail').filter(({ attached }) => Boolean(attached) === withFiles);
        return {
          messages: found.map(({ id, threadId }) => ({ id, threadId })),
          resultSizeEstimate: found.length,
        };
      },
      'GET /gmail/v1/users/me/messages/:id': ({ at, query }, world) => {
        const found = world.find('gmail', at.id);
        if (!found) return gone();
        if (query.get('format') !== 'raw') return full(found);
        const { from: _, to: __, subject: ___, text: ____, attached: _____, ...rest } = found;
        return { ...rest, raw: raw(found) };
      },
      'GET /gmail/v1/users/me/threads/:id': ({ at }, world) => ({
        id: at.id,
        messages: world
          .of('gmail')
          .filter((one) => one.threadId === at.id)
          .map(full),
      }),
      'POST /gmail/v1/users/me/messages/:id/modify': ({ at }, world) => {
        const found = world.find('gmail', at.id);
        return found ? { id: found.id, threadId: found.threadId, labelIds: found.labelIds } : gone();
      },
      // Drive.
      'GET /drive/v3/files': (_, world) => ({ kind: 'drive#fileList', files: world.of('drive') }),
      'GET /drive/v3/files/:id': ({ at, query }, world) => {
        const found = world.find('drive', at.id);
        if (!found)
          return world.of('folder').length > 0 || /^1AbC/.test(at.id ?? '')
            ? { kind: 'drive#file', id: at.id, name: 'Map', mimeType: 'application/vnd.google-apps.folder' }
            : gone('File not found');
        return query.get('alt') === 'media' ? file(found.mimeType, found.content ?? PDF) : found;
      },
      'POST /drive/v3/files': ({ body }, world) => world.put('drive', fileThing(world, { ...body })),
      'POST /upload/drive/v3/files': ({ body, query }, world) => {
        const made = world.put('drive', fileThing(world, { name: 'bestand', content: body }));
        const { content: _, ...rest } = made;
        return query.get('uploadType') === 'resumable'
          ? new Answer(
              200,
              {},
              {
                location: `https://www.googleapis.com/upload/drive/v3/files/${made.id}?upload_id=${world.secret}`,
              },
            )
          : rest;
      },
      'PUT /upload/drive/v3/files/:id': ({ at }, world) => {
        const { content: _, ...rest } = world.find('drive', at.id) ?? {};
        return rest;
      },
      'PATCH /drive/v3/files/:id': ({ at, body }, world) => {
        const { content: _, ...rest } = world.change('drive', at.id, body ?? {}) ?? {};
        return rest.id ? rest : gone('File not found');
      },
      'GET /drive/v3/drives': () => ({ drives: [] }),
      // Calendar.
      'GET /calendar/v3/calendars/:id/events': (_, world) => ({
        kind: 'calendar#events',
        summary: 'Agenda',
        timeZone: 'Europe/Amsterdam',
        items: world.of('calendar'),
      }),
      'POST /calendar/v3/calendars/:id/events': ({ body }, world) =>
        world.put('calendar', event(world, body)),
      'PATCH /calendar/v3/calendars/:id/events/:event': ({ at, body }, world) =>
        world.change('calendar', at.event, body) ?? gone(),
      ...youTube,
      // Tasks.
      'POST /tasks/v1/lists/:list/tasks': ({ body }, world) =>
        world.put('googleTasks', {
          kind: 'tasks#task',
          id: `gt${world.next()}`,
          status: 'needsAction',
          updated: world.time(),
          webViewLink: 'https://tasks.google.com/task/1',
          ...body,
        }),
      'GET /tasks/v1/lists/:list/tasks': (_, world) => ({
        kind: 'tasks#tasks',
        items: world.of('googleTasks'),
      }),
      'PATCH /tasks/v1/lists/:list/tasks/:id': ({ at, body }, world) =>
        world.change('googleTasks', at.id, body) ?? gone(),
      'GET /calendar/v3/calendars/:id': ({ at }) => ({
        id: at.id,
        summary: 'Agenda',
        timeZone: 'Europe/Amsterdam',
      }),
    },
  },
];

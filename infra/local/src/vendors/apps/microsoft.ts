import { read, squared, tabOf, usedCells, write } from '../grid.js';
import { Answer, done, file, gone, type Handler, type StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';
import { PDF } from './google.js';
import { entra } from './people.js';

const mail = (world: World, thing: Thing): Thing => ({
  id: `AAMk${world.next()}`,
  createdDateTime: world.time(-0.1),
  receivedDateTime: world.time(-0.1),
  sentDateTime: world.time(-0.1),
  hasAttachments: false,
  internetMessageId: '<1042@voorbeeld.nl>',
  conversationId: 'AAQk1',
  importance: 'normal',
  isRead: false,
  isDraft: false,
  webLink: 'https://outlook.office365.com/owa/?ItemID=AAMk1',
  categories: [],
  ...thing,
});

const entry = (world: World, thing: Thing): Thing => ({
  id: `AAEv${world.next()}`,
  createdDateTime: world.time(-48),
  isAllDay: false,
  isCancelled: false,
  showAs: 'busy',
  webLink: 'https://outlook.office365.com/owa/?itemid=AAEv1',
  location: { displayName: 'Kantoor' },
  organizer: { emailAddress: { name: 'Ik', address: 'ik@example.com' } },
  attendees: [],
  ...thing,
});

const driveItem = (world: World, thing: Thing): Thing => ({
  id: `01FILE${world.next()}`,
  size: 1024,
  createdDateTime: world.time(-0.02),
  lastModifiedDateTime: world.time(-0.02),
  webUrl: 'https://onedrive.live.com/?id=01FILE',
  file: { mimeType: 'application/pdf' },
  parentReference: { driveId: 'b!1', id: '01FOLDER', path: '/drive/root:' },
  createdBy: { user: { displayName: 'Sanne de Vries', email: 'sanne@voorbeeld.nl' } },
  '@microsoft.graph.downloadUrl': `https://my.microsoftpersonalcontent.com/${world.secret}/file`,
  ...thing,
});
const graphTime = (iso: string) => ({ dateTime: iso.replace('Z', '0000'), timeZone: 'UTC' });
const without = ({ content: _, ...rest }: Thing): Thing => rest;

const attachment = {
  '@odata.type': '#microsoft.graph.fileAttachment',
  id: 'AAMkAtt1',
  name: 'factuur-2026-0042.pdf',
  contentType: 'application/pdf',
  size: PDF.length,
  isInline: false,
};
/** The mail of a mailbox; that with a document where it is asked for. */
const mails: Handler = ({ query }, world) => {
  const withFiles = /hasAttachments eq true/.test(query.get('$filter') ?? '');
  return { value: world.of('outlook').filter(({ hasAttachments }) => hasAttachments === withFiles) };
};
/** The app of Microsoft's that an address belongs to. */
function appAt(path: string): string {
  if (/\/(teams|chats|onlineMeetings|subscriptions)\b/.test(path)) return 'Microsoft Teams';
  if (/\/workbook\b/.test(path)) return 'Microsoft Excel';
  if (/\/sites\b/.test(path)) return 'SharePoint';
  if (/\/drives?\b/.test(path) || path === '/' || !path.startsWith('/v1.0')) return 'Microsoft OneDrive';
  if (/\/todo\b/.test(path)) return 'Microsoft To Do';
  if (/^\/v1\.0\/users\b/.test(path)) return 'Microsoft Entra ID';
  return /\/(messages|mailFolders|sendMail|calendar|calendars|calendarView|events)\b/.test(path)
    ? 'Microsoft Outlook'
    : 'Microsoft Graph';
}

/** Microsoft Graph: mail, calendar, Teams, workbooks, files, tasks. */
export const microsoft: readonly StandIn[] = [
  {
    name: 'Microsoft Graph',
    hosts: ['graph.microsoft.com', 'my.microsoftpersonalcontent.com'],
    called: appAt,
    source: 'microsoftgraph/msgraph-metadata, openapi/v1.0/openapi.yaml; n8n nodes/Microsoft',
    seed: (world) => {
      world.put(
        'outlook',
        mail(world, {
          subject: 'Vraag over bestelling 1042',
          bodyPreview: 'Waar blijft bestelling 1042?',
          body: { contentType: 'text', content: 'Goedemiddag, waar blijft bestelling 1042? Groet, Sanne' },
          from: { emailAddress: { name: 'Sanne de Vries', address: 'sanne@voorbeeld.nl' } },
          sender: { emailAddress: { name: 'Sanne de Vries', address: 'sanne@voorbeeld.nl' } },
          toRecipients: [{ emailAddress: { name: 'Info', address: 'info@example.com' } }],
          ccRecipients: [],
          replyTo: [],
        }),
      );
      world.put(
        'outlook',
        mail(world, {
          subject: 'Factuur 2026-0042',
          bodyPreview: 'Bijgaand onze factuur',
          hasAttachments: true,
          body: { contentType: 'text', content: 'Bijgaand onze factuur 2026-0042.' },
          from: { emailAddress: { name: 'Leverancier bv', address: 'facturen@leverancier.nl' } },
          sender: { emailAddress: { name: 'Leverancier bv', address: 'facturen@leverancier.nl' } },
          toRecipients: [{ emailAddress: { name: 'Info', address: 'info@example.com' } }],
          ccRecipients: [],
          replyTo: [],
        }),
      );
      world.put(
        'event',
        entry(world, {
          subject: 'Kennismaking',
          bodyPreview: 'Met Sanne',
          start: graphTime(world.time(20)),
          end: graphTime(world.time(21)),
          attendees: [
            {
              type: 'required',
              emailAddress: { name: 'Sanne de Vries', address: 'sanne@voorbeeld.nl' },
              status: { response: 'accepted' },
            },
          ],
        }),
      );
      world.put('onedrive', driveItem(world, { name: 'factuur-2026-0042.pdf' }));
      world.put('todo', {
        id: 'AAtd1',
        title: 'Bel Sanne',
        status: 'notStarted',
        importance: 'normal',
        createdDateTime: world.time(-24),
        lastModifiedDateTime: world.time(-24),
        dueDateTime: graphTime(world.time(-2)),
        body: { content: '', contentType: 'text' },
      });
      world.put('teams', {
        id: '1763712000',
        createdDateTime: world.time(-0.02),
        lastModifiedDateTime: world.time(-0.02),
        messageType: 'message',
        subject: null,
        body: { contentType: 'html', content: '<p>De printer doet het niet</p>' },
        from: { user: { id: 'u1', displayName: 'Sanne de Vries' } },
        webUrl: 'https://teams.microsoft.com/l/message/1',
      });
    },
    routes: {
      ...entra,
      'GET /v1.0/me': () => ({
        id: 'u1',
        displayName: 'Ik',
        mail: 'ik@example.com',
        userPrincipalName: 'ik@example.com',
      }),
      'POST /v1.0/me/sendMail': ({ body }, world) => {
        world.put('outlook:sent', body);
        return new Answer(202, '');
      },
      'POST /v1.0/me/messages': ({ body }, world) =>
        new Answer(201, world.put('outlook:draft', mail(world, { ...body, isDraft: true }))),
      'GET /v1.0/me/messages': mails,
      'GET /v1.0/me/mailFolders/:folder/messages': mails,
      'GET /v1.0/me/mailFolders': () => ({ value: [{ id: 'inbox', displayName: 'Postvak IN' }] }),
      'GET /v1.0/me/messages/:id': ({ at }, world) =>
        world.find('outlook', at.id) ?? gone('ErrorItemNotFound'),
      'GET /v1.0/me/messages/:id/attachments': ({ at }, world) => ({
        value: world.find('outlook', at.id)?.hasAttachments ? [attachment] : [],
      }),
      'GET /v1.0/me/messages/:id/attachments/:file/$value': () => file('application/pdf', PDF),
      'GET /v1.0/me/messages/:id/attachments/:file': () => ({
        ...attachment,
        contentBytes: PDF.toString('base64'),
      }),
      'POST /v1.0/me/messages/:id/reply': () => done(202),
      'PATCH /v1.0/me/messages/:id': ({ at, body }, world) =>
        world.change('outlook', at.id, body) ?? gone('ErrorItemNotFound'),
      'POST /v1.0/me/calendars/:id/events': ({ body }, world) =>
        new Answer(201, world.put('event', entry(world, body))),
      'GET /v1.0/me/calendars': () => ({
        value: [{ id: 'AAMkCal', name: 'Agenda', isDefaultCalendar: true }],
      }),
      'GET /v1.0/me/calendars/:id/events': (_, world) => ({ value: world.of('event') }),
      'GET /v1.0/me/calendars/:id/calendarView': (_, world) => ({ value: world.of('event') }),
      'GET /v1.0/me/events': (_, world) => ({ value: world.of('event') }),
      'GET /v1.0/me/calendarView': (_, world) => ({ value: world.of('event') }),
      // Teams.
      'POST /v1.0/teams/:team/channels/:channel/messages': ({ body }, world) =>
        new Answer(
          201,
          world.put('teams:sent', {
            id: String(world.next()),
            createdDateTime: world.time(),
            webUrl: 'https://teams.microsoft.com/l/message/2',
            ...body,
          }),
        ),
      'POST /beta/teams/:team/channels/:channel/messages': ({ body }, world) =>
        new Answer(
          201,
          world.put('teams:sent', {
            id: String(world.next()),
            createdDateTime: world.time(),
            webUrl: 'https://teams.microsoft.com/l/message/2',
            ...body,
          }),
        ),
      'POST /v1.0/chats/:chat/messages': ({ at, body }, world) =>
        new Answer(
          201,
          world.put('teams:sent', {
            id: String(world.next()),
            chatId: at.chat,
            createdDateTime: world.time(),
            ...body,
          }),
        ),
      'GET /v1.0/teams/:team/channels/:channel/messages': (_, world) => ({ value: world.of('teams') }),
      'GET /v1.0/teams/:team/channels/:channel/messages/:id': ({ at }, world) =>
        world.find('teams', at.id) ?? gone(),
      'POST /v1.0/me/onlineMeetings': ({ body }, world) =>
        new Answer(201, {
          id: `MSo${world.next()}`,
          joinWebUrl: 'https://teams.microsoft.com/l/meetup-join/1',
          ...body,
        }),
      'POST /v1.0/subscriptions': ({ body }, world) =>
        new Answer(201, world.put('subscription', { id: `sub${world.next()}`, ...body })),
      'GET /v1.0/subscriptions': (_, world) => ({ value: world.of('subscription') }),
      'DELETE /v1.0/subscriptions/:id': () => done(),
      // Workbooks.
      'GET /v1.0/me/drive/items/:book/workbook/worksheets': ({ at }, world) => ({
        value: world
          .of('tab')
          .filter((tab) => tab.book === at.book)
          .map(({ name }, position) => ({ id: name, name, position, visibility: 'Visible' })),
      }),
      'GET /v1.0/me/drive/items/:book/workbook/worksheets/:tab/usedRange': ({ at }, world) => {
        const tab = tabOf(world, at.book ?? '', at.tab ?? '');
        return tab
          ? { address: `${tab.name}!${usedCells(tab)}`, values: squared(tab) }
          : gone('ItemNotFound');
      },
      "GET /v1.0/me/drive/items/:book/workbook/worksheets/:tab/range(address=':cells')": ({ at }, world) => {
        const tab = tabOf(world, at.book ?? '', at.tab ?? '');
        return tab
          ? { address: `${tab.name}!${at.cells}`, values: read(tab, at.cells ?? '') }
          : gone('ItemNotFound');
      },
      "PATCH /v1.0/me/drive/items/:book/workbook/worksheets/:tab/range(address=':cells')": (
        { at, body },
        world,
      ) => {
        const tab = tabOf(world, at.book ?? '', at.tab ?? '');
        if (!tab) return gone('ItemNotFound');
        write(tab, at.cells ?? '', body?.values ?? []);
        return { address: `${tab.name}!${at.cells}`, values: body?.values ?? read(tab, at.cells ?? '') };
      },
      // Files.
      'GET /v1.0/me/drive/root/delta': (_, world) => ({
        value: world.of('onedrive').map(without),
        '@odata.deltaLink': 'https://graph.microsoft.com/v1.0/me/drive/root/delta?token=1',
      }),
      'GET /v1.0/me/drive/root/children': (_, world) => ({ value: world.of('onedrive').map(without) }),
      'GET /v1.0/me/drive/root': () => ({
        id: '01ROOT',
        name: 'root',
        folder: {},
        parentReference: { driveId: 'b!1', id: '01ROOT', path: '/drive/root:' },
      }),
      'GET /v1.0/me/drive/items/:id/children': (_, world) => ({ value: world.of('onedrive').map(without) }),
      'GET /v1.0/me/drive/items/:id/content': ({ at }, world) => {
        const found = world.find('onedrive', at.id);
        return found ? file('application/pdf', found.content ?? PDF) : gone('itemNotFound');
      },
      'GET /v1.0/me/drive/items/:id': ({ at }, world) => {
        const found = world.find('onedrive', at.id);
        return found
          ? without(found)
          : {
              id: at.id,
              name: 'Map',
              folder: { childCount: 1 },
              parentReference: { driveId: 'b!1', id: '01ROOT', path: '/drive/root:' },
            };
      },
      'PUT /v1.0/me/drive/items/:parent:/:name:/content': ({ at, body }, world) =>
        new Answer(201, without(world.put('onedrive', driveItem(world, { name: at.name, content: body })))),
      'GET /v1.0/sites/:site': ({ at }) => ({
        id: 'example.sharepoint.com,2c712604,b4d2c3a1',
        name: at.site,
        displayName: 'Team',
        webUrl: 'https://example.sharepoint.com',
      }),
      'PUT /v1.0/sites/:site/drive/items/:parent:/:name:/content': ({ at, body }, world) =>
        new Answer(201, without(world.put('sharepoint', driveItem(world, { name: at.name, content: body })))),
      'PUT /v1.0/me/drive/items/:id/content': ({ at, body }, world) =>
        without(world.change('onedrive', at.id, { content: body }) ?? {}),
      'PATCH /v1.0/me/drive/items/:id': ({ at, body }, world) =>
        world.change('onedrive', at.id, body) ?? gone('itemNotFound'),
      // Tasks.
      'GET /v1.0/me/todo/lists': () => ({
        value: [{ id: 'AQlist', displayName: 'Taken', wellknownListName: 'defaultList' }],
      }),
      'GET /v1.0/me/todo/lists/:list/tasks': (_, world) => ({ value: world.of('todo') }),
      'POST /v1.0/me/todo/lists/:list/tasks': ({ body }, world) =>
        new Answer(
          201,
          world.put('todo', {
            id: `AAtd${world.next()}`,
            status: 'notStarted',
            createdDateTime: world.time(),
            ...body,
          }),
        ),
      'PATCH /v1.0/me/todo/lists/:list/tasks/:id': ({ at, body }, world) =>
        world.change('todo', at.id, body) ?? gone(),
    },
  },
];

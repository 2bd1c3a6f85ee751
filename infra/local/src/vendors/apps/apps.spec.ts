import { createHmac } from 'node:crypto';
import { Answer, type Asked, routeOf, standsAt } from '../stand-in.js';
import { type Thing, World } from '../world.js';
import { events, standIns } from './index.js';

const now = Date.parse('2026-11-24T10:00:00Z');

/** Asks the vendor of a host, as a workflow does. */
function ask(world: World, method: string, address: string, body?: unknown): unknown {
  const { host, pathname, searchParams } = new URL(address);
  const standIn = standIns.find((one) => standsAt(one, host));
  const asked = { method, host, path: decodeURI(pathname), query: searchParams, headers: {}, body };
  const route = standIn && routeOf(standIn, asked as Omit<Asked, 'at'>);
  if (!route) throw new Error(`Nobody answers ${method} ${address}`);
  return route.handler({ ...asked, at: route.at } as Asked, world);
}
const seeded = (): World => {
  const world = new World(now, 'standinsecret0z');
  for (const { seed } of standIns) seed?.(world);
  return world;
};

it('keeps the rows of Grist: made, found by a field, changed where they are there', () => {
  const world = seeded();
  const records = 'https://docs.getgrist.com/api/docs/abc/tables/Klanten/records';
  ask(world, 'POST', records, { records: [{ fields: { Mail: 'a@voorbeeld.nl', Stand: 'nieuw' } }] });
  const upsert = (Mail: string) =>
    ask(world, 'PUT', records, { records: [{ require: { Mail }, fields: { Stand: 'bekend' } }] });
  upsert('a@voorbeeld.nl');
  upsert('b@voorbeeld.nl');
  const found = ask(world, 'GET', `${records}?filter=${encodeURIComponent('{"Stand":["bekend"]}')}`) as Thing;
  expect(found.records.map(({ fields }: Thing) => fields.Mail)).toEqual(['a@voorbeeld.nl', 'b@voorbeeld.nl']);
});

it('streams what a model says to who asks for it in parts', () => {
  const address = 'https://api.mistral.ai/v1/chat/completions';
  const body = { model: 'mistral-large', messages: [{ role: 'user', content: 'Hoi' }] };
  const whole = ask(seeded(), 'POST', address, body) as Thing;
  const parts = ask(seeded(), 'POST', address, { ...body, stream: true }) as Answer;
  expect(parts.headers).toEqual({ 'content-type': 'text/event-stream' });
  const [first, last, end] = String(parts.body)
    .split('\n\n')
    .map((line) => line.replace('data: ', ''));
  expect(JSON.parse(first ?? '').choices[0].delta.content).toBe(whole.choices[0].message.content);
  expect(JSON.parse(last ?? '').choices[0].finish_reason).toBe('stop');
  expect(end).toBe('[DONE]');
});

it('gives mail with a document to who asks for that, and the rest to who does not', () => {
  const world = seeded();
  const gmail = 'https://gmail.googleapis.com/gmail/v1/users/me/messages';
  const subjects = (list: unknown): string[] =>
    (list as Thing).messages.map(({ id }: Thing) => world.find('gmail', id)?.subject);
  expect(subjects(ask(world, 'GET', `${gmail}?q=label:facturen has:attachment`))).toEqual([
    'Factuur 2026-0042',
  ]);
  expect(subjects(ask(world, 'GET', gmail))).toEqual(['Vraag over bestelling 1042']);
  const graph = 'https://graph.microsoft.com/v1.0/me/messages';
  const [mail] = (ask(world, 'GET', `${graph}?$filter=hasAttachments eq true`) as Thing).value;
  const { value } = ask(world, 'GET', `${graph}/${mail.id}/attachments`) as Thing;
  expect(value).toMatchObject([{ name: 'factuur-2026-0042.pdf', contentType: 'application/pdf' }]);
});

it('names the app of a host that has several', () => {
  const called = (host: string, path: string) => standIns.find((one) => standsAt(one, host))?.called?.(path);
  expect(called('www.googleapis.com', '/calendar/v3/calendars/a/events')).toBe('Google Calendar');
  expect(called('www.googleapis.com', '/drive/v3/files')).toBe('Google Drive');
  expect(called('gmail.googleapis.com', '/gmail/v1/users/me/messages')).toBe('Gmail');
  expect(called('graph.microsoft.com', '/v1.0/teams/a/channels/b/messages')).toBe('Microsoft Teams');
  expect(called('graph.microsoft.com', '/v1.0/me/sendMail')).toBe('Microsoft Outlook');
  expect(called('graph.microsoft.com', '/v1.0/users/sanne@example.com')).toBe('Microsoft Entra ID');
  expect(called('www.googleapis.com', '/admin/directory/v1/users')).toBe('Google Workspace');
  expect(called('graph.facebook.com', '/v13.0/1065/messages')).toBe('WhatsApp');
  expect(called('graph.facebook.com', '/v19.0/1/feed')).toBe('Facebook and Instagram');
});

it.each([
  ['POST', 'https://rest.messagebird.com/messages', { body: 'Hoi' }],
  ['POST', 'https://a.klaviyo.com/api/campaign-values-reports', {}],
  ['POST', 'https://api.focus.teamleader.eu/subscriptions.list', { page: { number: 1 } }],
  ['GET', 'https://moneybird.com/api/v2/1/reports/tax.json', undefined],
  ['POST', 'https://jouw-bedrijf.picqer.com/api/v1/orders/1/comments', { body: 'Let op' }],
  ['GET', 'https://start.exactonline.nl/api/v1/1/bulk/CRM/Accounts', undefined],
  ['POST', 'https://auth.snelstart.nl/b2b/token', { clientkey: 'k' }],
  ['GET', 'https://12345.rest.afas.online/ProfitRestServices/connectors/Debiteuren?take=1000', undefined],
  ['GET', 'https://api.kvk.nl/api/v2/zoeken?naam=Bakkerij', undefined],
  ['GET', 'https://ec.europa.eu/taxation_customs/vies/rest-api/ms/NL/vat/123456789B01', undefined],
  ['GET', 'https://opendata.rdw.nl/resource/m9d7-ebf2.json?kenteken=AB12CD', undefined],
  [
    'POST',
    'https://reports.api.clockify.me/v1/workspaces/w/reports/detailed',
    { detailedFilter: { page: 1 } },
  ],
  ['GET', 'https://person-stream.clearbit.com/v2/people/find?email=a@b.nl', undefined],
  ['POST', 'https://api.webflow.com/v2/collections/c/items', { fieldData: { name: 'Nieuw' } }],
  ['POST', 'https://graph.facebook.com/v13.0/1065/messages', { to: '+31612345678', type: 'text' }],
  ['GET', 'https://standin.okta.com/api/v1/users', undefined],
  ['GET', 'https://graph.microsoft.com/v1.0/users', undefined],
])('answers %s %s', (method, address, body) => {
  const given = ask(seeded(), method, address, body);
  expect(given instanceof Answer ? given.status : 200).toBeLessThan(300);
});

it('finds in Exact who was made there, by what is asked', () => {
  const world = seeded();
  const accounts = 'https://start.exactonline.nl/api/v1/1/crm/Accounts';
  ask(world, 'POST', accounts, { Name: "Joris' Fietsen", Email: 'j@voorbeeld.nl' });
  const found = (filter: string) =>
    (ask(world, 'GET', `${accounts}?$filter=${encodeURIComponent(filter)}`) as Thing).d.results;
  expect(found("Name eq 'Joris'' Fietsen'")).toMatchObject([
    { Email: 'j@voorbeeld.nl', ID: expect.any(String) },
  ]);
  expect(found("Email eq 'nobody@voorbeeld.nl'")).toEqual([]);
});

it('has an order of a shop in Picqer once it is put there, and one by its own number always', () => {
  const world = seeded();
  const orders = 'https://jouw-bedrijf.picqer.com/api/v1/orders';
  const found = (reference: string) =>
    ask(world, 'GET', `${orders}?reference=${encodeURIComponent(reference)}`) as Thing[];
  expect(found('bol A2K8290LP8')).toEqual([]);
  ask(world, 'POST', orders, { reference: 'bol A2K8290LP8' });
  expect(found('bol A2K8290LP8')).toHaveLength(1);
  expect(found('2042')).toHaveLength(1);
});

it('knows an address of PDOK by its postcode and number, and the prices of the day that is asked', () => {
  const pdok = 'https://api.pdok.nl/bzk/locatieserver/search/v3_1/free?q=';
  const { response } = ask(seeded(), 'GET', `${pdok}${encodeURIComponent('1234 AB 12a')}`) as Thing;
  expect(response.docs).toMatchObject([{ postcode: '1234AB', huisnummer: 12, huis_nlt: '12A' }]);
  const prices = 'https://public.api.energyzero.nl/public/v1/prices?date=24-11-2026';
  const { base } = ask(seeded(), 'GET', prices) as Thing;
  expect(base).toHaveLength(24);
  expect(base[0].start).toBe('2026-11-24T00:00:00.000Z');
});

it('keeps drafts of Ghost and of Strapi, and who subscribes at MailerLite once', () => {
  const world = seeded();
  ask(world, 'POST', 'https://ghost.example.com/ghost/api/v2/admin/posts', { posts: [{ title: 'Nieuw' }] });
  const { posts } = ask(world, 'GET', 'https://ghost.example.com/ghost/api/v2/admin/posts') as Thing;
  expect(posts.map(({ title, status }: Thing) => [title, status]).at(-1)).toEqual(['Nieuw', 'draft']);
  const subscribers = 'https://connect.mailerlite.com/api/subscribers';
  for (const name of ['Joris', 'Joris B'])
    ask(world, 'POST', subscribers, { email: 'j@voorbeeld.nl', fields: { name } });
  const { data } = ask(world, 'GET', subscribers) as Thing;
  expect(data.filter(({ email }: Thing) => email === 'j@voorbeeld.nl')).toMatchObject([
    { fields: { name: 'Joris B' } },
  ]);
});

it('lists who was made in Workspace, as who they are now', () => {
  const world = seeded();
  const users = 'https://www.googleapis.com/admin/directory/v1/users';
  ask(world, 'POST', users, {
    primaryEmail: 'joris@example.com',
    password: 'geheim',
    name: { fullName: 'Joris' },
  });
  ask(world, 'PUT', `${users}/joris@example.com`, { suspended: true });
  const all = (ask(world, 'GET', users) as Thing).users;
  expect(all.at(-1)).toMatchObject({ primaryEmail: 'joris@example.com', suspended: true });
  expect(JSON.stringify(all)).not.toContain('geheim');
});

it('signs what WhatsApp tells, and gives the photo that it told of', () => {
  const world = seeded();
  const told = events.whatsAppTrigger?.(world, {});
  const signature = createHmac('sha256', world.secret).update(JSON.stringify(told?.body)).digest('hex');
  expect(told?.headers?.['x-hub-signature-256']).toBe(`sha256=${signature}`);
  const { entry } = (told?.body ?? {}) as Thing;
  const [, photo] = entry[0].changes;
  const { url } = ask(
    world,
    'GET',
    `https://graph.facebook.com/v13.0/${photo.value.messages[0].image.id}`,
  ) as Thing;
  expect((ask(world, 'GET', url) as Answer).headers).toEqual({ 'content-type': 'image/png' });
});

it('keeps a conversation of Intercom with what was said in it', () => {
  const world = seeded();
  const intercom = 'https://api.intercom.io';
  ask(world, 'POST', `${intercom}/contacts`, { role: 'user', external_id: '316' });
  const query = { field: 'external_id', operator: '=', value: '316' };
  expect((ask(world, 'POST', `${intercom}/contacts/search`, { query }) as Thing).total_count).toBe(1);
  const { conversation_id: id } = ask(world, 'POST', `${intercom}/conversations`, { body: 'Hoi' }) as Thing;
  ask(world, 'POST', `${intercom}/conversations/${id}/reply`, {
    message_type: 'comment',
    type: 'admin',
    body: 'Dag',
  });
  const { conversation_parts: parts } = ask(world, 'GET', `${intercom}/conversations/${id}`) as Thing;
  expect(parts.conversation_parts).toMatchObject([{ body: 'Dag', author: { type: 'admin' } }]);
});

it('reads in Google Docs what was written there, and tells what a metric of Analytics is of', () => {
  const world = seeded();
  const { id } = ask(world, 'POST', 'https://www.googleapis.com/drive/v3/files', {
    name: 'Notulen',
  }) as Thing;
  const document = `https://docs.googleapis.com/v1/documents/${id}`;
  ask(world, 'POST', `${document}:batchUpdate`, { requests: [{ insertText: { text: 'Besluit' } }] });
  expect(JSON.stringify(ask(world, 'GET', document))).toContain('"content":"Besluit"');
  const report = 'https://analyticsdata.googleapis.com/v1beta/properties/1:runReport';
  const asked = { dimensions: [{ name: 'date' }], metrics: [{ name: 'sessions' }, { name: 'totalUsers' }] };
  const { metricHeaders, rows } = ask(world, 'POST', report, asked) as Thing;
  expect(metricHeaders.map(({ name }: Thing) => name)).toEqual(['sessions', 'totalUsers']);
  expect(rows[0].metricValues).toHaveLength(2);
});

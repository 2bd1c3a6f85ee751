import { Answer, type Asked, routeOf, standsAt } from '../stand-in.js';
import { type Thing, World } from '../world.js';
import { standIns } from './index.js';

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
});

it.each([
  ['POST', 'https://rest.messagebird.com/messages', { body: 'Hoi' }],
  ['POST', 'https://a.klaviyo.com/api/campaign-values-reports', {}],
  ['POST', 'https://api.focus.teamleader.eu/subscriptions.list', { page: { number: 1 } }],
  ['GET', 'https://moneybird.com/api/v2/1/reports/tax.json', undefined],
  ['POST', 'https://jouw-bedrijf.picqer.com/api/v1/orders/1/comments', { body: 'Let op' }],
])('answers %s %s', (method, address, body) => {
  const given = ask(seeded(), method, address, body);
  expect(given instanceof Answer ? given.status : 200).toBeLessThan(300);
});

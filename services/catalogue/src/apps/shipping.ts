import { value } from '../dsl/value.js';
import type { Carrier, Source } from '../kit/index.js';
import { appTrigger, http, keep, node, say, webhook } from '../kit/index.js';
import type { Both } from '../kit/text.js';
import { app } from './app.js';
import { inside } from './expression.js';
import { inApp, senderName } from './values.js';

const STREET = value({
  key: 'street',
  kind: 'text',
  label: { nl: 'Retouradres', en: 'Return address' },
  help: { nl: 'Waar retouren naartoe gaan.', en: 'Where returns go.' },
  example: 'Keizersgracht 1',
});
const POSTCODE = value({
  key: 'postcode',
  kind: 'text',
  label: { nl: 'Postcode', en: 'Postcode' },
  help: { nl: 'Waar retouren naartoe gaan.', en: 'Where returns go.' },
  example: '1015 CN',
});
const TOWN = value({
  key: 'town',
  kind: 'text',
  label: { nl: 'Plaats', en: 'Town' },
  help: { nl: 'Waar retouren naartoe gaan.', en: 'Where returns go.' },
  example: 'Amsterdam',
});
export const SENDCLOUD_METHOD = inApp(
  'Sendcloud',
  ['verzendmethode', 'shipping method'],
  [
    'Het nummer van de verzendmethode; 8 is een brief zonder label.',
    'The number of the shipping method; 8 is an unstamped letter.',
  ],
  '8',
  '^\\d+$',
);

const onfleetApp = app(
  'onfleet',
  'Onfleet',
  'onfleetApi',
  ['Maak in Onfleet onder Settings, API & Webhooks een sleutel.', 'Plak hem in n8n.'],
  ['In Onfleet, create a key under Settings, API & Webhooks.', 'Paste it into n8n.'],
  2,
);
const onfleetEvent = (triggerOn: string, nl: string, en: string): Source<'parcel'> => ({
  app: onfleetApp,
  event: { nl, en },
  nodes: (name) => [appTrigger(name, 'onfleetTrigger', 1, { triggerOn, additionalFields: { name: 'n8n' } })],
  get fields() {
    return {
      id: '$json.taskId',
      number: "$json.data?.task?.notes ?? $json.data?.task?.shortId ?? ''",
      status: `$json.data?.task?.completionDetails?.failureReason ?? '${say('afgeleverd', 'delivered')}'`,
      email: "$json.data?.task?.recipients?.[0]?.notes ?? ''",
      name: "$json.data?.task?.recipients?.[0]?.name ?? ''",
      link: "$json.data?.task?.trackingURL ?? ''",
    };
  },
});
type Parcel = Parameters<NonNullable<Carrier['send']>>[1];
const onfleetTask = (name: string, parcel: Parcel, pickup: boolean) =>
  node(name, 'onfleet', 1, {
    resource: 'task',
    operation: 'create',
    destination: { destinationProperties: { unparsed: true, address: parcel.address } },
    additionalFields: {
      ...(pickup ? { pickupTask: true } : {}),
      notes: parcel.number,
      completeBefore: '={{ $now.plus({ days: 2 }).toISO() }}',
      recipient: {
        recipientProperties: {
          recipientName: parcel.name,
          recipientPhone: '+31200000000',
          recipientNotes: parcel.email,
        },
      },
    },
  });
export const onfleet: Carrier = {
  app: onfleetApp,
  send: (name, parcel) => onfleetTask(name, parcel, false),
  collect: (name, parcel) => onfleetTask(name, parcel, true),
  code: '$json.trackingURL',
  track: (name, code) => node(name, 'onfleet', 1, { resource: 'task', operation: 'get', id: code }),
  get state() {
    return say(
      '["klaar om te vertrekken", "toegewezen", "onderweg", "afgeleverd"][$json.state]',
      '["ready to leave", "assigned", "on its way", "delivered"][$json.state]',
    );
  },
  delivered: onfleetEvent('taskCompleted', 'Onfleet een bezorging afrondt', 'Onfleet completes a delivery'),
  failed: onfleetEvent('taskFailed', 'een bezorging in Onfleet mislukt', 'a delivery in Onfleet fails'),
};

export const sendcloudApp = app(
  'sendcloud',
  'Sendcloud',
  'httpBasicAuth',
  [
    'Maak in Sendcloud onder Instellingen, Integraties een API-integratie.',
    'Maak in n8n een Basic Auth met de openbare en de geheime sleutel.',
  ],
  [
    'In Sendcloud, add an API integration under Settings, Integrations.',
    'In n8n, create a Basic Auth credential with the public and the secret key.',
  ],
  4,
);
const SENDCLOUD = 'https://panel.sendcloud.sc/api/v2/parcels';
const sendcloudEvent = (path: Both, codes: string, nl: string, en: string): Source<'parcel'> => ({
  app: sendcloudApp,
  event: { nl, en },
  nodes: (name) => [
    webhook(name, say(path.nl, path.en), { open: true }),
    http(`${name}: opvragen`, `=${SENDCLOUD}/{{ $json.body.parcel.id }}`, { auth: 'basic' }),
    keep(`${name}: juiste status`, [[`={{ ${codes}.includes($json.parcel.status.id) }}`, 'yes']]),
  ],
  fields: {
    id: '$json.parcel.id',
    number: '$json.parcel.order_number',
    status: '$json.parcel.status.message',
    email: '$json.parcel.email',
    name: '$json.parcel.name',
    link: '$json.parcel.tracking_url',
  },
});
/** Street, postcode or town of an address such as `Dorpsstraat 1, 1234 AB, Utrecht`. */
const part = (address: string, at: number) => `(String(${inside(address)}).split(',')[${at}] ?? '').trim()`;
export const sendcloud: Carrier = {
  app: sendcloudApp,
  send: (name, parcel) =>
    http(name, SENDCLOUD, {
      method: 'POST',
      auth: 'basic',
      json: `={{ JSON.stringify({ parcel: { name: ${inside(parcel.name)}, email: ${inside(parcel.email)}, address: ${part(parcel.address, 0)}, postal_code: ${part(parcel.address, 1)}, city: ${part(parcel.address, 2)}, country: ${inside(parcel.country)}, order_number: ${inside(parcel.number)}, request_label: true, shipment: { id: Number('${SENDCLOUD_METHOD}') } } }) }}`,
    }),
  collect: (name, parcel) =>
    http(name, SENDCLOUD, {
      method: 'POST',
      auth: 'basic',
      json: `={{ JSON.stringify({ parcel: { is_return: true, from_name: ${inside(parcel.name)}, from_email: ${inside(parcel.email)}, from_address_1: ${part(parcel.address, 0)}, from_postal_code: ${part(parcel.address, 1)}, from_city: ${part(parcel.address, 2)}, from_country: ${inside(parcel.country)}, name: '${senderName}', address: '${STREET}', postal_code: '${POSTCODE}', city: '${TOWN}', country: 'NL', order_number: ${inside(parcel.number)}, request_label: true, shipment: { id: Number('${SENDCLOUD_METHOD}') } } }) }}`,
    }),
  code: '$json.parcel.tracking_number',
  track: (name, code) => http(name, SENDCLOUD, { auth: 'basic', query: { tracking_number: code } }),
  get state() {
    return `$json.parcels[0]?.status.message ?? '${say('onbekend', 'unknown')}'`;
  },
  delivered: sendcloudEvent(
    { nl: 'sendcloud-bezorgd', en: 'sendcloud-delivered' },
    '[11, 93]',
    'een pakket volgens Sendcloud is bezorgd',
    'Sendcloud reports a parcel as delivered',
  ),
  failed: sendcloudEvent(
    { nl: 'sendcloud-mislukt', en: 'sendcloud-failed' },
    '[8, 80]',
    'een bezorging volgens Sendcloud niet lukt',
    'Sendcloud reports a delivery that does not succeed',
  ),
};

const dhlApp = app(
  'dhl',
  'DHL',
  'dhlApi',
  ['Maak op developer.dhl.com een app voor Shipment Tracking Unified.', 'Kopieer de sleutel naar n8n.'],
  ['On developer.dhl.com, create an app for Shipment Tracking Unified.', 'Copy the key to n8n.'],
  4,
);
export const dhl: Carrier = {
  app: dhlApp,
  code: '$json.id',
  track: (name, code) => node(name, 'dhl', 1, { operation: 'get', trackingNumber: code, options: {} }),
  state: "$json.status?.status ?? 'unknown'",
};

type Sending = Carrier & { readonly send: NonNullable<Carrier['send']> };
type Collecting = Carrier & { readonly collect: NonNullable<Carrier['collect']> };
type Tracking = Carrier & { readonly track: NonNullable<Carrier['track']> };
const all: Carrier[] = [sendcloud, dhl, onfleet];
/** Carriers with which a parcel can be registered. */
export const senders = all.filter((one): one is Sending => one.send !== undefined);
/** Carriers that fetch a return from the customer. */
export const collectors = all.filter((one): one is Collecting => one.collect !== undefined);
/** Carriers that tell where a parcel is. */
export const trackers = all.filter((one): one is Tracking => one.track !== undefined);
export const deliveries = [sendcloud, onfleet] as const;

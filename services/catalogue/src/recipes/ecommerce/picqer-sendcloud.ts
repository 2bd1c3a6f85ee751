import { chats } from '../../apps/chats.js';
import { picqerAll, picqerApp, picqerRead, picqerWrite } from '../../apps/picqer.js';
import { sendcloudAll, sendcloudRead } from '../../apps/sendcloud.js';
import { sendcloudApp } from '../../apps/shipping.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  gather,
  goOnAfterError,
  keep,
  onlyNew,
  recipe,
  say,
  spares,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const picqer = { app: picqerApp };
const sendcloud = { app: sendcloudApp };

export const picqerSendcloudDay = recipe({
  id: 'picqer-sendcloud-day-close',
  category: 'ecommerce',
  tags: ['picqer', 'sendcloud', 'magazijn', 'controle'],
  saves: spares(
    20,
    'Iemand loopt aan het eind van de dag na of elk ingepakt pakket ook is aangemeld.',
    'At the end of the day somebody checks whether each packed parcel was announced too.',
  ),
  variants: combine({ chat: chats, table: tables }, { take: 3 }),
  build: ({ chat, table }) => ({
    name: both(
      `Dagafsluiting van Picqer en Sendcloud: ingepakt zonder etiket in ${chat.app.label}, stand in ${table.app.label}`,
      `Day close of Picqer and Sendcloud: packed without a label in ${chat.app.label}, state in ${table.app.label}`,
    ),
    description: both(
      `Legt elke werkdag om half zes de gesloten picklijsten van Picqer naast de pakketten van Sendcloud. Wat is ingepakt zonder etiket of aangemeld zonder inpakken staat in ${chat.app.label}; de aantallen in ${table.app.label}.`,
      `Each working day at half past five it lays the closed picklists of Picqer beside the parcels of Sendcloud. What was packed without a label or announced without packing is in ${chat.app.label}; the counts in ${table.app.label}.`,
    ),
    benefit: both(
      'Geen doos die blijft staan als de chauffeur weg is.',
      'No box left behind when the driver has gone.',
    ),
    uses: [
      [picqer, both('weet wat is ingepakt', 'knows what was packed')],
      [sendcloud, both('weet wat is aangemeld', 'knows what was announced')],
      [
        chat,
        both('krijgt de verschillen voor de chauffeur komt', 'gets the differences before the driver comes'),
      ],
      [table, both('bewaart de stand per dag', 'keeps the state of each day')],
    ],
    setup: [
      both(
        'Laat Picqer het ordernummer als ordernummer aan Sendcloud meegeven; daarop worden ze vergeleken.',
        'Have Picqer pass its order number to Sendcloud as the order number; they are compared by it.',
      ),
      both(
        `Maak in ${table.app.label} de tabel Dagafsluiting met Dag, Ingepakt, Aangemeld en Verschillen.`,
        `In ${table.app.label}, make the table Day close with Day, Packed, Announced and Differences.`,
      ),
    ],
    names: {
      'Werkdagen om half zes': 'Working days at half past five',
      'Lees de picklijsten van vandaag': "Read today's picklists",
      'Picklijst van vandaag': "Today's picklist",
      'Ingepakt vandaag': 'Packed today',
      'Vraag het ordernummer': 'Ask for the order number',
      'Alle ingepakte orders': 'All packed orders',
      'Lees de pakketten van vandaag': "Read today's parcels",
      'Pakket van vandaag': "Today's parcel",
      'Leg ze naast elkaar': 'Lay them side by side',
      'Schrijf de dag bij': 'Add the day',
      'Zijn er verschillen?': 'Are there differences?',
      'Zeg wat blijft staan': 'Say what is left behind',
    },
    nodes: [
      cron('Werkdagen om half zes', '30 17 * * 1-5'),
      ...picqerAll('Lees de picklijsten van vandaag', 'picklists', 'Picklijst van vandaag', {
        updated_since: "={{ $now.startOf('day').toFormat('yyyy-MM-dd HH:mm:ss') }}",
      }).map((step, i) => (i === 1 ? evenWhenEmpty(step) : step)),
      evenWhenEmpty(
        code(
          'Ingepakt vandaag',
          `
const vandaag = $now.toISODate();
const dicht = $input.all().map(({ json }) => json).filter((een) => een.cancelled !== true && String(een.closed_at ?? '').startsWith(vandaag));
return [...new Map(dicht.map((een) => [een.idorder, een])).values()].filter((een) => een.idorder).map((een) => ({ json: { idorder: een.idorder, lijst: een.picklistid, naar: een.deliveryname ?? '' } }));`,
        ),
      ),
      goOnAfterError(picqerRead('Vraag het ordernummer', '=orders/{{ $json.idorder ?? 0 }}')),
      gather('Alle ingepakte orders', 'orders'),
      ...sendcloudAll('Lees de pakketten van vandaag', 'parcels', 'Pakket van vandaag', {
        updated_after: "={{ $now.startOf('day').toUTC().toISO() }}",
      }).map((step, i) => (i === 1 ? evenWhenEmpty(step) : step)),
      code(
        'Leg ze naast elkaar',
        `
const gepakt = ($('Alle ingepakte orders').first().json.orders ?? []).filter((order) => order.orderid);
const pakketten = $input.all().map(({ json }) => json).filter((een) => een.is_return !== true && String(een.date_announced ?? een.date_created ?? '') !== '' && een.tracking_number);
const sleutel = (tekst) => String(tekst ?? '').replace(/\\s/g, '').toLowerCase();
const aangemeld = new Set(pakketten.map((een) => sleutel(een.order_number)));
const kent = (order) => [order.orderid, order.reference].some((een) => een && aangemeld.has(sleutel(een)));
const zonder = gepakt.filter((order) => !kent(order));
const bekend = new Set(gepakt.flatMap((order) => [sleutel(order.orderid), sleutel(order.reference)]));
const dagOud = (tekst) => { const dag = DateTime.fromISO(String(tekst ?? '')); return dag.isValid ? dag : DateTime.fromFormat(String(tekst ?? ''), 'dd-MM-yyyy HH:mm:ss'); };
const los = pakketten.filter((een) => een.order_number && !bekend.has(sleutel(een.order_number)) && dagOud(een.date_announced ?? een.date_created).hasSame($now, 'day'));
return [{ json: { dag: $now.toISODate(), gepakt: gepakt.length, aangemeld: gepakt.length - zonder.length, verschillen: zonder.length + los.length,
  zonder: zonder.slice(0, 20).map((een) => '- ' + een.orderid + ' (' + (een.deliveryname ?? '') + ')').join('\\n') || '-', los: los.slice(0, 20).map((een) => '- ' + een.order_number + ' (' + (een.name ?? '') + ')').join('\\n') || '-' } }];`,
      ),
      withErrorBranch(
        table.append('Schrijf de dag bij', say('Dagafsluiting', 'Day close'), {
          [say('Dag', 'Day')]: '={{ $json.dag }}',
          [say('Ingepakt', 'Packed')]: '={{ $json.gepakt }}',
          [say('Aangemeld', 'Announced')]: '={{ $json.aangemeld }}',
          [say('Verschillen', 'Differences')]: '={{ $json.verschillen }}',
        }),
      ),
      when('Zijn er verschillen?', [["={{ $('Leg ze naast elkaar').item.json.verschillen }}", '>', 0]]),
      chat.post(
        'Zeg wat blijft staan',
        say(
          "=Ingepakt maar zonder etiket in Sendcloud:\n{{ $('Leg ze naast elkaar').item.json.zonder }}\nVandaag aangemeld maar niet ingepakt:\n{{ $('Leg ze naast elkaar').item.json.los }}",
          "=Packed but without a label at Sendcloud:\n{{ $('Leg ze naast elkaar').item.json.zonder }}\nAnnounced today but not packed:\n{{ $('Leg ze naast elkaar').item.json.los }}",
        ),
      ),
    ],
    flow: [
      'Werkdagen om half zes > Lees de picklijsten van vandaag > Picklijst van vandaag > Ingepakt vandaag > Vraag het ordernummer > Alle ingepakte orders > Lees de pakketten van vandaag > Pakket van vandaag > Leg ze naast elkaar > Schrijf de dag bij > Zijn er verschillen? > Zeg wat blijft staan',
      'Schrijf de dag bij #1 > Zijn er verschillen?',
    ],
  }),
});

export const sendcloudTroubleToPicqer = recipe({
  id: 'sendcloud-trouble-to-picqer-order',
  category: 'ecommerce',
  tags: ['picqer', 'sendcloud', 'bezorging', 'klantenservice'],
  saves: spares(
    8,
    'Iemand zoekt bij een bezorgprobleem de order op en schrijft erbij wat de vervoerder meldt.',
    'On a delivery problem somebody looks up the order and writes down what the carrier says.',
  ),
  variants: combine({ tasks: taskApps }, { take: 3 }),
  build: ({ tasks }) => ({
    name: both(
      `Bezorgprobleem uit Sendcloud als opmerking bij de Picqer-order, opvolging als taak in ${tasks.app.label}`,
      `Delivery problem of Sendcloud as a comment on the Picqer order, follow-up as a task in ${tasks.app.label}`,
    ),
    description: both(
      `Meldt Sendcloud een vertraging, mislukte bezorging of onbezorgbaar pakket, dan komt de melding als opmerking bij de order in Picqer en krijgt ${tasks.app.label} één taak met de volglink. Hetzelfde probleem telt maar één keer.`,
      `When Sendcloud reports a delay, a failed delivery or an undeliverable parcel, it becomes a comment on the order in Picqer and ${tasks.app.label} gets one task with the tracking link. The same problem counts once.`,
    ),
    benefit: both(
      'Magazijn en klantenservice zien hetzelfde verhaal bij de order.',
      'Warehouse and support see the same story with the order.',
    ),
    uses: [
      [sendcloud, both('meldt de status van het pakket', 'reports the state of the parcel')],
      [picqer, both('bewaart de opmerking bij de order', 'keeps the comment with the order')],
      [tasks, both('krijgt wat iemand moet oplossen', 'gets what somebody has to solve')],
    ],
    setup: [
      both(
        'Laat Picqer het ordernummer als ordernummer aan Sendcloud meegeven.',
        'Have Picqer pass its order number to Sendcloud as the order number.',
      ),
      both(
        'Pas in "Is dit een probleem?" de nummers aan als je andere statussen wilt volgen.',
        'Adapt the numbers in "Is dit een probleem?" if you want to follow other states.',
      ),
    ],
    names: {
      'Sendcloud meldt een status': 'Sendcloud reports a state',
      'Vraag het pakket na': 'Check the parcel',
      'Is dit een probleem?': 'Is this a problem?',
      'Nog niet eerder gezien': 'Not seen earlier',
      'Zoek de order bij het pakket': 'Find the order of the parcel',
      'Order gevonden?': 'Order found?',
      'Schrijf de opmerking bij de order': 'Write the comment on the order',
      'Vraag iemand het op te lossen': 'Ask somebody to solve it',
    },
    nodes: [
      webhook('Sendcloud meldt een status', say('sendcloud-naar-picqer', 'sendcloud-to-picqer'), {
        open: true,
      }),
      sendcloudRead('Vraag het pakket na', '=parcels/{{ Number($json.body?.parcel?.id) || 0 }}'),
      // Delayed, attempt failed, error collecting, unable to deliver.
      keep('Is dit een probleem?', [
        ['={{ [4, 8, 15, 80].includes(Number($json.parcel?.status?.id)) }}', 'yes'],
        ['={{ $json.parcel?.order_number }}', 'filled'],
        ['={{ $json.parcel?.is_return !== true }}', 'yes'],
      ]),
      onlyNew('Nog niet eerder gezien', "={{ $json.parcel.id + ' ' + $json.parcel.status.id }}"),
      goOnAfterError(
        evenWhenEmpty(
          picqerRead('Zoek de order bij het pakket', 'orders', {
            query: { orderid: '={{ $json.parcel.order_number }}' },
          }),
        ),
      ),
      when('Order gevonden?', [['={{ $json.idorder }}', 'filled']]),
      withErrorBranch(
        picqerWrite(
          'Schrijf de opmerking bij de order',
          'POST',
          '=orders/{{ $json.idorder }}/comments',
          say(
            "{ body: 'Vervoerder meldt: ' + ($('Nog niet eerder gezien').item.json.parcel.status.message ?? '') + '. Volgcode ' + ($('Nog niet eerder gezien').item.json.parcel.tracking_number ?? '') + '.', show_at_related: true }",
            "{ body: 'The carrier reports: ' + ($('Nog niet eerder gezien').item.json.parcel.status.message ?? '') + '. Tracking code ' + ($('Nog niet eerder gezien').item.json.parcel.tracking_number ?? '') + '.', show_at_related: true }",
          ),
        ),
      ),
      tasks.create('Vraag iemand het op te lossen', {
        title: say(
          "=Pakket {{ $('Nog niet eerder gezien').item.json.parcel.order_number }}: {{ $('Nog niet eerder gezien').item.json.parcel.status.message }}",
          "=Parcel {{ $('Nog niet eerder gezien').item.json.parcel.order_number }}: {{ $('Nog niet eerder gezien').item.json.parcel.status.message }}",
        ),
        description: say(
          "=Klant: {{ $('Nog niet eerder gezien').item.json.parcel.name }}, {{ $('Nog niet eerder gezien').item.json.parcel.email }}. Volgen: {{ $('Nog niet eerder gezien').item.json.parcel.tracking_url }}. {{ $json.error ? 'De opmerking in Picqer lukte niet; schrijf hem er zelf bij.' : '' }}",
          "=Customer: {{ $('Nog niet eerder gezien').item.json.parcel.name }}, {{ $('Nog niet eerder gezien').item.json.parcel.email }}. Track: {{ $('Nog niet eerder gezien').item.json.parcel.tracking_url }}. {{ $json.error ? 'The comment in Picqer failed; write it there yourself.' : '' }}",
        ),
        due: '={{ $now.plus({ days: 1 }).toISO() }}',
      }),
    ],
    flow: [
      'Sendcloud meldt een status > Vraag het pakket na > Is dit een probleem? > Nog niet eerder gezien > Zoek de order bij het pakket > Order gevonden? > Schrijf de opmerking bij de order > Vraag iemand het op te lossen',
      'Order gevonden? #1 > Vraag iemand het op te lossen',
      'Schrijf de opmerking bij de order #1 > Vraag iemand het op te lossen',
    ],
  }),
});

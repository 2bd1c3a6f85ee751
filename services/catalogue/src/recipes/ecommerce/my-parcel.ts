import { bolApp, bolOpenOrders, bolOrder } from '../../apps/bol.js';
import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { fileMailers, mailers } from '../../apps/mailers.js';
import {
  myParcelApp,
  myParcelCreate,
  myParcelRead,
  myParcelShipment,
  myParcelShipments,
} from '../../apps/my-parcel.js';
import { smsSenders } from '../../apps/sms.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  asEuro,
  both,
  code,
  codeEach,
  combine,
  cron,
  evenWhenEmpty,
  everyDay,
  everyMinutes,
  everyMonths,
  keep,
  loop,
  onlyNew,
  openForm,
  promise,
  recipe,
  say,
  set,
  spares,
  splitOut,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const myParcel = { app: myParcelApp };
const SHELF = limitOf(
  'days-at-pickup-point',
  ['Dagen op het afhaalpunt', 'Days at the pickup point'],
  ['Na zoveel dagen herinnert hij de klant.', 'After so many days it reminds the customer.'],
  3,
);
const STILL = limitOf(
  'working-days-still',
  ['Werkdagen zonder beweging', 'Working days without movement'],
  [
    'Na zoveel werkdagen geldt een pakket als vastgelopen.',
    'After so many working days a parcel counts as stuck.',
  ],
  3,
);
const HOOK = both(
  'Zet in MyParcel bij de instellingen van je winkel het Production-adres van de eerste stap als webhook voor shipment_status_change. Maak voor die stap een Header Auth met de naam X-MyParcel-Authorization en je API-sleutel in base64.',
  'In MyParcel, at the settings of your shop, set the production address of the first step as the webhook for shipment_status_change. For that step, make a Header Auth credential with the name X-MyParcel-Authorization and your API key in base64.',
);

export const bolOrdersToMyParcel = recipe({
  id: 'bol-orders-to-myparcel',
  category: 'ecommerce',
  tags: ['bol', 'verzenden', 'etiket'],
  saves: spares(
    4,
    'Iemand kopieert het adres van een bol-bestelling naar MyParcel.',
    'Somebody copies the address of a bol order to MyParcel.',
  ),
  variants: combine({ tasks: taskApps }, { take: 4 }),
  build: ({ tasks }) => ({
    name: both(
      `Adressen van bol-bestellingen als concept in MyParcel, onvolledig als taak in ${tasks.app.label}`,
      `Addresses of bol orders as a draft in MyParcel, incomplete ones as a task in ${tasks.app.label}`,
    ),
    description: both(
      `Zet elk half uur nieuwe bestellingen van bol als conceptzending in MyParcel, met het bestelnummer als kenmerk zodat er nooit twee komen. Afhaalpunten, landen buiten de EU en onvolledige adressen worden een taak in ${tasks.app.label}.`,
      `Every half hour it puts new bol orders into MyParcel as a draft shipment, with the order number as reference so that there are never two. Pickup points, countries outside the EU and incomplete addresses become a task in ${tasks.app.label}.`,
    ),
    benefit: both('Je hoeft alleen nog op printen te drukken.', 'All that is left is to press print.'),
    uses: [
      [{ app: bolApp }, both('geeft de bestellingen met hun adres', 'gives the orders with their address')],
      [myParcel, both('krijgt de conceptzending', 'gets the draft shipment')],
      [tasks, both('krijgt wat met de hand moet', 'gets what must be done by hand')],
    ],
    setup: [
      both(
        'De zending is een pakket met PostNL; pas package_type en carrier aan in "Maak de conceptzending" als je iets anders verstuurt.',
        'The shipment is a parcel with PostNL; change package_type and carrier in "Maak de conceptzending" where you send something else.',
      ),
    ],
    notes: [
      {
        over: ['Zoek het kenmerk bij MyParcel', 'Bestaat de zending al?'],
        text: say(
          '## Eerst kijken, dan maken\nHet kenmerk is bol met het bestelnummer. Een concept kost niets en verloopt vanzelf als niemand het print.',
          '## Look first, then make\nThe reference is bol with the order number. A draft costs nothing and lapses by itself when nobody prints it.',
        ),
      },
    ],
    names: {
      'Elk half uur': 'Every half hour',
      'Lees nieuwe bol-orders': 'Read new bol orders',
      'Bol-order': 'Bol order',
      'Zending voor zending': 'Shipment by shipment',
      'Zoek het kenmerk bij MyParcel': 'Look up the reference at MyParcel',
      'Bestaat de zending al?': 'Is the shipment there already?',
      'Haal het adres bij bol': 'Fetch the address from bol',
      'Vorm het adres om': 'Reshape the address',
      'Is het adres compleet?': 'Is the address complete?',
      'Maak de conceptzending': 'Make the draft shipment',
      'Noteer waarom niet': 'Note why not',
      'Zelf te maken': 'To make yourself',
      'Nog niet gevraagd': 'Not asked yet',
      'Maak deze zending zelf': 'Make this shipment yourself',
    },
    nodes: [
      everyMinutes('Elk half uur', 30),
      ...bolOpenOrders('Lees nieuwe bol-orders', 'Bol-order'),
      loop('Zending voor zending', 1),
      withErrorBranch(
        myParcelRead('Zoek het kenmerk bij MyParcel', 'shipments', {
          query: { reference_identifier: '=bol {{ $json.orderId }}' },
        }),
      ),
      when('Bestaat de zending al?', [
        ['={{ ($json.data?.shipments ?? $json.data?.search_results?.shipments ?? []).length }}', '>', 0],
      ]),
      withErrorBranch(bolOrder('Haal het adres bij bol', "$('Zending voor zending').item.json.orderId")),
      codeEach(
        'Vorm het adres om',
        `
const naar = $json.shipmentDetails ?? {};
const eu = ['NL', 'BE', 'DE', 'FR', 'LU', 'AT', 'DK', 'ES', 'IT', 'PT', 'SE', 'FI', 'PL', 'CZ', 'SK', 'SI', 'HU', 'HR', 'RO', 'BG', 'EE', 'LV', 'LT', 'IE', 'GR', 'CY', 'MT'];
const redenen = [];
if ($json.pickupPoint === true) redenen.push(${say("'afhaalpunt'", "'pickup point'")});
if (!eu.includes(naar.countryCode)) redenen.push(${say("'land buiten de EU'", "'country outside the EU'")});
for (const veld of ['streetName', 'houseNumber', 'zipCode', 'city', 'surname']) if (!String(naar[veld] ?? '').trim()) redenen.push(veld);
return { json: { bestelling: $json.orderId, redenen: redenen.join(', '), ontvanger: {
  cc: naar.countryCode, city: naar.city, postal_code: naar.zipCode, street: naar.streetName, number: String(naar.houseNumber ?? ''), number_suffix: naar.houseNumberExtension ?? '',
  person: [naar.firstName, naar.surname].filter(Boolean).join(' ').slice(0, 40), company: naar.company ?? '', email: naar.email ?? '',
} } };`,
      ),
      when('Is het adres compleet?', [['={{ $json.redenen }}', 'empty']]),
      withErrorBranch(
        myParcelCreate(
          'Maak de conceptzending',
          'shipment',
          "{ data: { shipments: [{ reference_identifier: 'bol ' + $json.bestelling, recipient: $json.ontvanger, options: { package_type: 1 }, carrier: 1 }] } }",
        ),
      ),
      set('Noteer waarom niet', {
        order: "={{ $('Zending voor zending').item.json.orderId }}",
        reden: say(
          "={{ $json.redenen || $json.error?.message || 'MyParcel gaf geen antwoord' }}",
          "={{ $json.redenen || $json.error?.message || 'MyParcel gave no answer' }}",
        ),
      }),
      keep('Zelf te maken', [['={{ $json.reden }}', 'filled']]),
      onlyNew('Nog niet gevraagd', '={{ $json.order }}'),
      tasks.create('Maak deze zending zelf', {
        title: say(
          '=Zending voor bol-bestelling {{ $json.order }} zelf maken',
          '=Make the shipment of bol order {{ $json.order }} yourself',
        ),
        description: '={{ $json.reden }}',
        due: '={{ $now.plus({ days: 1 }).toISO() }}',
      }),
    ],
    flow: [
      'Elk half uur > Lees nieuwe bol-orders > Bol-order > Zending voor zending #1 > Zoek het kenmerk bij MyParcel > Bestaat de zending al? > Zending voor zending',
      'Bestaat de zending al? #1 > Haal het adres bij bol > Vorm het adres om > Is het adres compleet? > Maak de conceptzending > Zending voor zending',
      'Zoek het kenmerk bij MyParcel #1 > Zending voor zending',
      'Haal het adres bij bol #1 > Zending voor zending',
      'Is het adres compleet? #1 > Noteer waarom niet > Zending voor zending',
      'Maak de conceptzending #1 > Noteer waarom niet',
      'Zending voor zending > Zelf te maken > Nog niet gevraagd > Maak deze zending zelf',
    ],
  }),
});

export const parcelNewsToPhone = recipe({
  id: 'myparcel-news-to-phone',
  category: 'ecommerce',
  tags: ['track en trace', 'bezorging', 'sms'],
  saves: spares(
    4,
    'Iemand beantwoordt de vraag waar een pakket blijft.',
    'Somebody answers the question where a parcel is.',
  ),
  variants: combine({ sms: smsSenders, mailer: mailers }, { take: 5 }),
  build: ({ sms, mailer }) => ({
    name: both(
      `Bezorgnieuws van MyParcel op de telefoon via ${sms.app.label}, zonder nummer per mail met ${mailer.app.label}`,
      `Delivery news of MyParcel on the telephone through ${sms.app.label}, without a number by mail with ${mailer.app.label}`,
    ),
    description: both(
      `Zodra MyParcel een pakket onderweg, bezorgd of klaar om af te halen meldt, krijgt de ontvanger één bericht met de volglink: via ${sms.app.label} als er een mobiel nummer bij de zending staat, anders per mail.`,
      `As soon as MyParcel reports a parcel on its way, delivered or ready for pickup, the recipient gets one message with the tracking link: through ${sms.app.label} where the shipment has a mobile number, else by mail.`,
    ),
    benefit: both('De klant weet het voor hij belt.', 'The customer knows before they call.'),
    uses: [
      [
        myParcel,
        both(
          'meldt de nieuwe status en geeft de volglink',
          'reports the new status and gives the tracking link',
        ),
      ],
      [sms, both('stuurt het bericht', 'sends the message')],
      [mailer, both('mailt wie geen mobiel nummer gaf', 'mails who gave no mobile number')],
    ],
    setup: [HOOK],
    notes: [
      {
        over: ['Vraag de zending op', 'Welk nieuws is dit?'],
        text: say(
          '## Drie soorten nieuws\nOnderweg (3), klaar om af te halen (8) en bezorgd (7 en 19). Elke soort komt één keer per zending, ook als MyParcel hem vaker meldt.',
          '## Three kinds of news\nOn its way (3), ready for pickup (8) and delivered (7 and 19). Each kind comes once a shipment, even if MyParcel reports it more often.',
        ),
      },
    ],
    names: {
      'MyParcel meldt een status': 'MyParcel reports a status',
      'Losse meldingen': 'Each message',
      'Nieuws voor de klant': 'News for the customer',
      'Nog niet verteld': 'Not told yet',
      'Vraag de zending op': 'Ask for the shipment',
      'Vraag de volglink': 'Ask for the tracking link',
      'Welk nieuws is dit?': 'Which news is this?',
      'Mobiel nummer bekend?': 'Mobile number known?',
      'Stuur het nieuws': 'Send the news',
      'Mailadres bekend?': 'Mail address known?',
      'Mail het nieuws': 'Mail the news',
    },
    nodes: [
      webhook('MyParcel meldt een status', say('myparcel-status', 'myparcel-status')),
      splitOut('Losse meldingen', 'body.data.hooks'),
      keep('Nieuws voor de klant', [
        ['={{ [3, 7, 8, 19].includes(Number($json.status)) && Number($json.shipment_id) > 0 }}', 'yes'],
      ]),
      onlyNew('Nog niet verteld', "={{ $json.shipment_id + ' ' + $json.status }}"),
      myParcelShipment('Vraag de zending op', '$json.shipment_id'),
      withErrorBranch(
        myParcelRead('Vraag de volglink', "=tracktraces/{{ $('Nog niet verteld').item.json.shipment_id }}"),
      ),
      codeEach(
        'Welk nieuws is dit?',
        `
const zending = $('Vraag de zending op').item.json.data?.shipments?.[0] ?? {};
const spoor = $json.data?.tracktraces?.[0] ?? {};
const status = Number($('Nog niet verteld').item.json.status);
const naar = zending.recipient ?? {};
const cijfers = String(naar.phone ?? '').replace(/[^\\d+]/g, '');
const mobiel = /^06\\d{8}$/.test(cijfers) ? '+31' + cijfers.slice(1) : /^(\\+|00)316\\d{8}$/.test(cijfers) ? '+' + cijfers.replace(/^(\\+|00)/, '') : /^(\\+|00)324\\d{8}$/.test(cijfers) ? '+' + cijfers.replace(/^(\\+|00)/, '') : '';
const zin = { 3: ${say("'is onderweg'", "'is on its way'")}, 8: ${say("'ligt klaar op het afhaalpunt'", "'is ready at the pickup point'")}, 7: ${say("'is bezorgd'", "'has been delivered'")}, 19: ${say("'is op de afgesproken plek bezorgd'", "'has been delivered at the agreed place'")} }[status];
const link = spoor.link_consumer_portal || spoor.link_tracktrace || '';
return { json: { mobiel, mail: String(naar.email ?? '').trim(), naam: naar.person ?? '', tekst: ${say("'Je pakket '", "'Your parcel '")} + (zending.reference_identifier ? '(' + zending.reference_identifier + ') ' : '') + zin + '.' + (link ? ' ' + link : '') } };`,
      ),
      when('Mobiel nummer bekend?', [['={{ $json.mobiel }}', 'filled']]),
      withErrorBranch(sms.send('Stuur het nieuws', '={{ $json.mobiel }}', '={{ $json.tekst }}')),
      when('Mailadres bekend?', [
        ["={{ $('Welk nieuws is dit?').item.json.mail }}", 'matches', '^[^@\\s]+@[^@\\s]+$'],
      ]),
      mailer.send(
        'Mail het nieuws',
        "={{ $('Welk nieuws is dit?').item.json.mail }}",
        say('Nieuws over je pakket', 'News about your parcel'),
        say(
          "=<p>Beste {{ $('Welk nieuws is dit?').item.json.naam }},</p><p>{{ $('Welk nieuws is dit?').item.json.tekst }}</p>",
          "=<p>Dear {{ $('Welk nieuws is dit?').item.json.naam }},</p><p>{{ $('Welk nieuws is dit?').item.json.tekst }}</p>",
        ),
      ),
    ],
    flow: [
      'MyParcel meldt een status > Losse meldingen > Nieuws voor de klant > Nog niet verteld > Vraag de zending op > Vraag de volglink > Welk nieuws is dit? > Mobiel nummer bekend? > Stuur het nieuws',
      'Vraag de volglink #1 > Welk nieuws is dit?',
      'Mobiel nummer bekend? #1 > Mailadres bekend? > Mail het nieuws',
      'Stuur het nieuws #1 > Mailadres bekend?',
    ],
  }),
});

export const parcelLeftAtPickup = recipe({
  id: 'myparcel-left-at-pickup',
  category: 'customer',
  tags: ['bezorging', 'afhaalpunt', 'herinnering'],
  saves: spares(
    12,
    'Iemand zoekt op welke pakketten op een afhaalpunt blijven liggen en mailt de klant.',
    'Somebody looks up which parcels stay at a pickup point and mails the customer.',
  ),
  variants: combine({ table: fullTables, mailer: mailers }, { take: 4 }),
  build: ({ table, mailer }) => ({
    name: both(
      `Herinnering voor MyParcel-pakket op het afhaalpunt met ${mailer.app.label}, bijgehouden in ${table.app.label}`,
      `Reminder of a MyParcel parcel at the pickup point with ${mailer.app.label}, kept in ${table.app.label}`,
    ),
    description: both(
      `Zoekt elke ochtend de MyParcel-zendingen die te lang op een afhaalpunt liggen, mailt de klant één keer met ${mailer.app.label} en legt dat vast in ${table.app.label}, zodat het pakket niet terugkomt.`,
      `Every morning it finds MyParcel shipments that lie at a pickup point too long, mails the customer once with ${mailer.app.label} and records that in ${table.app.label}, so that the parcel does not come back.`,
    ),
    benefit: both('Minder pakketten die ongeopend terugkomen.', 'Fewer parcels that come back unopened.'),
    uses: [
      [myParcel, both('geeft de zendingen op een afhaalpunt', 'gives the shipments at a pickup point')],
      [mailer, both('herinnert de klant', 'reminds the customer')],
      [table, both('weet wie al een herinnering kreeg', 'knows who had a reminder')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Afhaalherinneringen met Zending, Kenmerk en Herinnerd.`,
        `In ${table.app.label}, make the table Pickup reminders with Shipment, Reference and Reminded.`,
      ),
    ],
    notes: [
      {
        over: ['Ligt te lang', 'Al herinnerd?'],
        text: say(
          '## Dagen tellen\nHij telt kalenderdagen vanaf de laatste wijziging. Na twaalf dagen is het pakket al terug; dan komt er geen mail meer.',
          '## Counting days\nIt counts calendar days from the last change. After twelve days the parcel has gone back; then there is no mail.',
        ),
      },
    ],
    names: {
      'Elke ochtend om negen': 'Every morning at nine',
      'Lees wat klaarligt': 'Read what is ready',
      'Pakket op een afhaalpunt': 'Parcel at a pickup point',
      'Ligt te lang': 'Lies too long',
      'Pakket voor pakket': 'Parcel by parcel',
      'Zoek de herinnering': 'Look for the reminder',
      'Al herinnerd?': 'Reminded already?',
      'Vraag waar het ligt': 'Ask where it lies',
      'Herinner de klant': 'Remind the customer',
      'Leg de herinnering vast': 'Record the reminder',
    },
    nodes: [
      everyDay('Elke ochtend om negen', 9),
      ...myParcelShipments('Lees wat klaarligt', 'Pakket op een afhaalpunt', {
        status: '8',
        from: "={{ $now.minus({ days: 30 }).toFormat('yyyy-MM-dd HH:mm:ss') }}",
      }),
      code(
        'Ligt te lang',
        `
const grens = Number(${SHELF});
return $input.all().map(({ json }) => json)
  .map((een) => ({ ...een, dagen: $now.startOf('day').diff(DateTime.fromSQL(String(een.modified ?? '')).startOf('day'), 'days').days }))
  .filter((een) => een.dagen >= grens && een.dagen < 12 && /^[^@\\s]+@[^@\\s]+$/.test(String(een.recipient?.email ?? '').trim()))
  .map((een) => ({ json: { id: String(een.id), kenmerk: een.reference_identifier ?? '', mail: een.recipient.email.trim(), naam: een.recipient.person ?? '', dagen: Math.round(een.dagen) } }));`,
      ),
      loop('Pakket voor pakket', 1),
      evenWhenEmpty(
        table.find(
          'Zoek de herinnering',
          say('Afhaalherinneringen', 'Pickup reminders'),
          say('Zending', 'Shipment'),
          '={{ $json.id }}',
        ),
      ),
      when('Al herinnerd?', [[`={{ ${table.cell(say('Zending', 'Shipment'))} }}`, 'filled']]),
      withErrorBranch(
        myParcelRead('Vraag waar het ligt', "=tracktraces/{{ $('Pakket voor pakket').item.json.id }}"),
      ),
      withErrorBranch(
        mailer.send(
          'Herinner de klant',
          "={{ $('Pakket voor pakket').item.json.mail }}",
          say('Je pakket ligt nog op je te wachten', 'Your parcel is still waiting for you'),
          say(
            "=<p>Beste {{ $('Pakket voor pakket').item.json.naam }},</p><p>Je pakket ligt al {{ $('Pakket voor pakket').item.json.dagen }} dagen klaar{{ $json.data?.tracktraces?.[0]?.location?.name ? ' bij ' + $json.data.tracktraces[0].location.name : '' }}. Haal het op voor het naar ons teruggaat.</p><p>{{ $json.data?.tracktraces?.[0]?.link_consumer_portal || $json.data?.tracktraces?.[0]?.link_tracktrace || '' }}</p>",
            "=<p>Dear {{ $('Pakket voor pakket').item.json.naam }},</p><p>Your parcel has been ready for {{ $('Pakket voor pakket').item.json.dagen }} days{{ $json.data?.tracktraces?.[0]?.location?.name ? ' at ' + $json.data.tracktraces[0].location.name : '' }}. Please collect it before it comes back to us.</p><p>{{ $json.data?.tracktraces?.[0]?.link_consumer_portal || $json.data?.tracktraces?.[0]?.link_tracktrace || '' }}</p>",
          ),
        ),
      ),
      table.append('Leg de herinnering vast', say('Afhaalherinneringen', 'Pickup reminders'), {
        [say('Zending', 'Shipment')]: "={{ $('Pakket voor pakket').item.json.id }}",
        [say('Kenmerk', 'Reference')]: "={{ $('Pakket voor pakket').item.json.kenmerk }}",
        [say('Herinnerd', 'Reminded')]: '={{ $now.toISODate() }}',
      }),
    ],
    flow: [
      'Elke ochtend om negen > Lees wat klaarligt > Pakket op een afhaalpunt > Ligt te lang > Pakket voor pakket #1 > Zoek de herinnering > Al herinnerd? > Pakket voor pakket',
      'Al herinnerd? #1 > Vraag waar het ligt > Herinner de klant > Leg de herinnering vast > Pakket voor pakket',
      'Vraag waar het ligt #1 > Pakket voor pakket',
      'Herinner de klant #1 > Pakket voor pakket',
    ],
  }),
});

export const parcelsStandingStill = recipe({
  id: 'myparcel-standing-still',
  category: 'ecommerce',
  tags: ['bezorging', 'melding', 'claim'],
  saves: spares(
    15,
    'Iemand loopt alle lopende zendingen na om vermiste pakketten te vinden.',
    'Somebody goes through all running shipments to find lost parcels.',
  ),
  variants: combine({ tasks: taskApps, chat: chats }, { take: 4 }),
  build: ({ tasks, chat }) => ({
    name: both(
      `MyParcel-pakketten die stilstaan als zoekopdracht in ${tasks.app.label}, lijst in ${chat.app.label}`,
      `MyParcel parcels that stand still as a search in ${tasks.app.label}, list in ${chat.app.label}`,
    ),
    description: both(
      `Zoekt elke werkdag MyParcel-zendingen zonder beweging bij de vervoerder, telt alleen werkdagen en maakt in ${tasks.app.label} één keer een taak om onderzoek aan te vragen. ${chat.app.label} krijgt de lijst per vervoerder.`,
      `Every working day it finds MyParcel shipments that do not move at the carrier, counts working days only and makes a task once in ${tasks.app.label} to ask for a search. ${chat.app.label} gets the list by carrier.`,
    ),
    benefit: both('Je claimt vermiste pakketten op tijd.', 'You claim lost parcels in time.'),
    uses: [
      [myParcel, both('geeft zendingen die onderweg zijn', 'gives shipments that are on their way')],
      [tasks, both('krijgt een zoekopdracht per pakket', 'gets a search for each parcel')],
      [chat, both('krijgt de lijst', 'gets the list')],
    ],
    setup: [
      both(
        'Vraag een onderzoek bij je vervoerder aan binnen de termijn die MyParcel noemt.',
        'Ask your carrier for a search within the period that MyParcel names.',
      ),
    ],
    names: {
      'Werkdagen om tien uur': 'Working days at ten',
      'Lees wat onderweg is': 'Read what is on its way',
      'Zending onderweg': 'Shipment on its way',
      'Beweegt niet meer': 'Moves no more',
      'Zet in een lijst': 'Put into a list',
      'Toon de stilstaanders': 'Show what stands still',
      'Nog geen onderzoek': 'No search yet',
      'Vraag een onderzoek aan': 'Ask for a search',
    },
    nodes: [
      cron('Werkdagen om tien uur', '0 10 * * 1-5'),
      ...myParcelShipments('Lees wat onderweg is', 'Zending onderweg', {
        status: '3;4;5',
        from: "={{ $now.minus({ days: 45 }).toFormat('yyyy-MM-dd HH:mm:ss') }}",
      }),
      code(
        'Beweegt niet meer',
        `
const grens = Number(${STILL});
const werkdagen = (van) => { let dag = van.startOf('day'); let aantal = 0; while (dag < $now.startOf('day') && aantal < 60) { dag = dag.plus({ days: 1 }); if (dag.weekday <= 5) aantal += 1; } return aantal; };
const vervoerders = { 1: 'PostNL', 2: 'bpost', 4: 'DPD' };
return $input.all().map(({ json }) => ({ ...json, sinds: DateTime.fromSQL(String(json.modified ?? '')) }))
  .filter((een) => een.sinds.isValid && werkdagen(een.sinds) >= grens)
  .map((een) => ({ json: { id: een.id, barcode: een.barcode ?? '', kenmerk: een.reference_identifier || String(een.id), vervoerder: vervoerders[een.carrier_id] ?? ${say("'vervoerder '", "'carrier '")} + een.carrier_id, dagen: werkdagen(een.sinds), plaats: een.recipient?.city ?? '' } }));`,
      ),
      code(
        'Zet in een lijst',
        `
const rijen = $input.all().map(({ json }) => json).sort((a, b) => a.vervoerder.localeCompare(b.vervoerder) || b.dagen - a.dagen);
return rijen.length ? [{ json: { aantal: rijen.length, tekst: rijen.slice(0, 30).map((rij) => '- ' + rij.vervoerder + ' ' + rij.barcode + ' (' + rij.kenmerk + ', ' + rij.plaats + '): ' + rij.dagen + ${say("' werkdagen'", "' working days'")}).join('\\n') } }] : [];`,
      ),
      chat.post(
        'Toon de stilstaanders',
        say(
          '={{ $json.aantal }} pakketten staan stil:\n{{ $json.tekst }}',
          '={{ $json.aantal }} parcels stand still:\n{{ $json.tekst }}',
        ),
      ),
      onlyNew('Nog geen onderzoek', '={{ $json.id }}'),
      tasks.create('Vraag een onderzoek aan', {
        title: say(
          '=Onderzoek aanvragen: {{ $json.vervoerder }} {{ $json.barcode }}',
          '=Ask for a search: {{ $json.vervoerder }} {{ $json.barcode }}',
        ),
        description: say(
          '=Zending {{ $json.kenmerk }} naar {{ $json.plaats }} beweegt al {{ $json.dagen }} werkdagen niet.',
          '=Shipment {{ $json.kenmerk }} to {{ $json.plaats }} has not moved for {{ $json.dagen }} working days.',
        ),
        due: '={{ $now.plus({ days: 2 }).toISO() }}',
      }),
    ],
    flow: [
      'Werkdagen om tien uur > Lees wat onderweg is > Zending onderweg > Beweegt niet meer > Zet in een lijst > Toon de stilstaanders',
      'Beweegt niet meer > Nog geen onderzoek > Vraag een onderzoek aan',
    ],
  }),
});

const RETURN_WITHIN = ownLimit(
  ['Retour binnen dagen', 'Return within days'],
  [
    'Tot hoeveel dagen na de zending een klant mag terugsturen; de wet vraagt er minstens veertien.',
    'Up to how many days after the shipment a customer may return; the law asks for fourteen at least.',
  ],
  30,
);

export const parcelReturnForm = recipe({
  id: 'myparcel-return-form',
  category: 'customer',
  tags: ['retouren', 'formulier', 'etiket'],
  saves: spares(
    7,
    'Iemand zoekt de zending bij een retourverzoek en mailt een etiket.',
    'Somebody looks up the shipment of a return request and mails a label.',
  ),
  variants: combine({ table: tables, tasks: taskApps }, { take: 4 }),
  build: ({ table, tasks }) => ({
    name: both(
      `Retourformulier met MyParcel-etiket, redenen in ${table.app.label}, twijfel in ${tasks.app.label}`,
      `Return form with a MyParcel label, reasons in ${table.app.label}, doubts in ${tasks.app.label}`,
    ),
    description: both(
      `De klant vult bestelnummer, mailadres en reden in. Horen die bij één afgeleverde zending binnen jouw retourtermijn, dan mailt MyParcel het retouretiket; de reden staat in ${table.app.label}, al het andere wordt een taak in ${tasks.app.label}.`,
      `The customer fills in order number, mail address and reason. Where they belong to one delivered shipment within your return period, MyParcel mails the label; the reason is kept in ${table.app.label}, all else becomes a task in ${tasks.app.label}.`,
    ),
    benefit: both(
      'Een retour aanvragen duurt een minuut en kost je niets.',
      'Asking for a return takes a minute and costs you nothing.',
    ),
    uses: [
      [myParcel, both('kent de zending en mailt het etiket', 'knows the shipment and mails the label')],
      [table, both('bewaart de reden', 'keeps the reason')],
      [tasks, both('krijgt wat niet klopt', 'gets what does not fit')],
    ],
    setup: [
      both(
        'Geef zendingen in MyParcel het bestelnummer als kenmerk; daarop zoekt hij.',
        'Give shipments in MyParcel the order number as reference; that is what it looks for.',
      ),
      both(
        `Maak in ${table.app.label} de tabel Retouraanvragen met Bestelling, Reden, Toelichting en Datum.`,
        `In ${table.app.label}, make the table Return requests with Order, Reason, Remark and Date.`,
      ),
    ],
    notes: [
      {
        over: ['Hoort dit bij een zending?', 'Klopt alles?'],
        text: say(
          '## Alleen voor de koper\nBestelnummer en mailadres moeten bij dezelfde zending horen, zodat niemand een etiket voor een ander aanvraagt. Een tweede aanvraag voor dezelfde zending wordt een taak.',
          '## For the buyer only\nOrder number and mail address must belong to the same shipment, so that nobody asks for a label for somebody else. A second request for a shipment becomes a task.',
        ),
      },
    ],
    names: {
      Retourformulier: 'Return form',
      'Ingevulde aanvraag': 'Request as filled in',
      'Zoek de zending op': 'Look up the shipment',
      'Hoort dit bij een zending?': 'Does this belong to a shipment?',
      'Klopt alles?': 'Is all in order?',
      'Vraag het retouretiket': 'Ask for the return label',
      'Bewaar de retourreden': 'Keep the reason of the return',
      'Beoordeel de aanvraag': 'Judge the request',
    },
    promises: [promise('delivery', 'Vraag het retouretiket')],
    nodes: [
      openForm(
        'Retourformulier',
        say('Iets terugsturen', 'Send something back'),
        say(
          'Je krijgt het etiket per mail als de gegevens kloppen; anders kijkt een collega ernaar.',
          'You get the label by mail when the details are right; else a colleague looks at it.',
        ),
        [
          ['bestelling', say('Bestelnummer', 'Order number')],
          ['mail', say('E-mailadres van je bestelling', 'Email address of your order'), 'email'],
          [
            'reden',
            say('Waarom stuur je het terug?', 'Why do you send it back?'),
            'dropdown',
            [
              say('Past niet', 'Does not fit'),
              say('Kapot of beschadigd', 'Broken or damaged'),
              say('Anders dan verwacht', 'Not as expected'),
              say('Verkeerd geleverd', 'Wrong delivery'),
              say('Bedacht', 'Changed my mind'),
            ],
          ],
          ['toelichting?', say('Toelichting', 'Remark'), 'textarea'],
        ],
      ),
      set('Ingevulde aanvraag', {
        bestelling: "={{ String($json.bestelling ?? '').trim() }}",
        mail: "={{ String($json.mail ?? '').trim().toLowerCase() }}",
        reden: '={{ $json.reden }}',
        toelichting: "={{ $json.toelichting ?? '' }}",
      }),
      withErrorBranch(
        myParcelRead('Zoek de zending op', 'shipments', {
          query: { reference_identifier: '={{ $json.bestelling }}', size: '30' },
        }),
      ),
      codeEach(
        'Hoort dit bij een zending?',
        `
const vraag = $('Ingevulde aanvraag').item.json;
const alle = $json.data?.shipments ?? $json.data?.search_results?.shipments ?? [];
const eigen = alle.filter((een) => een.reference_identifier === vraag.bestelling && String(een.recipient?.email ?? '').trim().toLowerCase() === vraag.mail);
const heen = eigen.filter((een) => [7, 9, 19].includes(Number(een.status)) && !een.parent_id);
const terug = alle.filter((een) => heen.some((zending) => zending.id === een.parent_id));
const dagen = heen.length === 1 ? $now.startOf('day').diff(DateTime.fromSQL(String(heen[0].modified ?? '')).startOf('day'), 'days').days : NaN;
const waarom = $json.error ? ${say("'MyParcel gaf geen antwoord'", "'MyParcel gave no answer'")} : eigen.length === 0 ? ${say("'bestelnummer en mailadres horen niet bij elkaar'", "'order number and mail address do not belong together'")} : heen.length !== 1 ? ${say("'niet precies één bezorgde zending'", "'not exactly one delivered shipment'")} : terug.length > 0 ? ${say("'er is al een retour'", "'there is a return already'")} : !(dagen <= ${RETURN_WITHIN}) ? ${say("'langer geleden dan de retourtermijn'", "'longer ago than the return period'")} : '';
return { json: { ...vraag, waarom, zending: heen[0]?.id ?? 0, vervoerder: heen[0]?.carrier_id ?? 1, naam: heen[0]?.recipient?.person ?? '' } };`,
      ),
      when('Klopt alles?', [['={{ $json.waarom }}', 'empty']]),
      withErrorBranch(
        myParcelCreate(
          'Vraag het retouretiket',
          'return_shipment',
          '{ data: { return_shipments: [{ parent: $json.zending, carrier: $json.vervoerder, email: $json.mail, name: $json.naam }] } }',
        ),
      ),
      table.append('Bewaar de retourreden', say('Retouraanvragen', 'Return requests'), {
        [say('Bestelling', 'Order')]: "={{ $('Ingevulde aanvraag').item.json.bestelling }}",
        [say('Reden', 'Reason')]: "={{ $('Ingevulde aanvraag').item.json.reden }}",
        [say('Toelichting', 'Remark')]: "={{ $('Ingevulde aanvraag').item.json.toelichting }}",
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
      }),
      tasks.create('Beoordeel de aanvraag', {
        title: say(
          "=Retouraanvraag {{ $('Ingevulde aanvraag').item.json.bestelling }} beoordelen",
          "=Judge return request {{ $('Ingevulde aanvraag').item.json.bestelling }}",
        ),
        description: say(
          "={{ $('Ingevulde aanvraag').item.json.mail }}: {{ $('Ingevulde aanvraag').item.json.reden }}. {{ $json.waarom || $json.error?.message || '' }}",
          "={{ $('Ingevulde aanvraag').item.json.mail }}: {{ $('Ingevulde aanvraag').item.json.reden }}. {{ $json.waarom || $json.error?.message || '' }}",
        ),
        due: '={{ $now.plus({ days: 1 }).toISO() }}',
      }),
    ],
    flow: [
      'Retourformulier > Ingevulde aanvraag > Zoek de zending op > Hoort dit bij een zending? > Klopt alles? > Vraag het retouretiket > Bewaar de retourreden',
      'Zoek de zending op #1 > Hoort dit bij een zending?',
      'Klopt alles? #1 > Beoordeel de aanvraag',
      'Vraag het retouretiket #1 > Beoordeel de aanvraag',
    ],
  }),
});

export const parcelLabelsOfMorning = recipe({
  id: 'myparcel-labels-of-the-morning',
  category: 'ecommerce',
  tags: ['etiket', 'verzenden', 'magazijn'],
  saves: spares(
    10,
    'Iemand selecteert elke ochtend de concepten en print de etiketten.',
    'Every morning somebody selects the drafts and prints the labels.',
  ),
  variants: combine({ mailer: fileMailers, chat: chats }, { take: 4 }),
  build: ({ mailer, chat }) => ({
    name: both(
      `MyParcel-etiketten van vanochtend als één pdf naar het magazijn met ${mailer.app.label}, fouten in ${chat.app.label}`,
      `This morning's MyParcel labels as one PDF to the warehouse with ${mailer.app.label}, errors in ${chat.app.label}`,
    ),
    description: both(
      `Verzamelt op werkdagen om half negen de conceptzendingen in MyParcel, maakt per vierentwintig etiketten één pdf op A4 en mailt die naar het magazijn. Weigert MyParcel een partij, dan staan de kenmerken in ${chat.app.label}.`,
      `At 8:30 on working days it gathers the draft shipments in MyParcel, makes one A4 PDF of every twenty-four labels and mails it to the warehouse. Where MyParcel refuses a batch, its references are in ${chat.app.label}.`,
    ),
    benefit: both(
      'De etiketten liggen klaar als het magazijn begint.',
      'The labels are ready when the warehouse starts.',
    ),
    uses: [
      [myParcel, both('geeft de concepten en de etiketten', 'gives the drafts and the labels')],
      [mailer, both('stuurt de pdf', 'sends the PDF')],
      [chat, both('meldt wat geweigerd is', 'tells what was refused')],
    ],
    setup: [
      both(
        'Een etiket maken is bestellen: MyParcel rekent vanaf dan. Zet concepten die moeten wachten uit de lijst.',
        'Making a label is ordering it: MyParcel charges from then on. Take drafts that must wait off the list.',
      ),
    ],
    notes: [
      {
        over: ['Partijen van 24', 'Haal de etiketten'],
        text: say(
          '## Hooguit 24 per keer\nMyParcel geeft bij meer dan vijfentwintig geen pdf maar een link. Na het maken is een zending geen concept meer, dus een tweede ronde pakt hem niet nog eens.',
          '## 24 at a time at most\nAbove twenty-five MyParcel gives a link and no PDF. Once made, a shipment is no draft any more, so a second round does not take it again.',
        ),
      },
    ],
    names: {
      'Werkdagen om half negen': 'Working days at 8:30',
      'Lees de concepten': 'Read the drafts',
      'Concept voor concept': 'Draft by draft',
      'Partijen van 24': 'Batches of 24',
      'Partij voor partij': 'Batch by batch',
      'Haal de etiketten': 'Fetch the labels',
      'Mail de etiketten': 'Mail the labels',
      'Meld de geweigerde partij': 'Tell about the refused batch',
    },
    nodes: [
      cron('Werkdagen om half negen', '30 8 * * 1-5'),
      ...myParcelShipments('Lees de concepten', 'Concept voor concept', {
        status: '1',
        from: "={{ $now.minus({ days: 14 }).toFormat('yyyy-MM-dd HH:mm:ss') }}",
      }),
      code(
        'Partijen van 24',
        `
const zendingen = $input.all().map(({ json }) => json).filter((een) => een.id);
const partijen = [];
for (let i = 0; i < zendingen.length; i += 24) partijen.push(zendingen.slice(i, i + 24));
return partijen.map((partij, i) => ({ json: { ids: partij.map((een) => een.id).join(';'), nummer: i + 1, van: partijen.length, aantal: partij.length, kenmerken: partij.map((een) => een.reference_identifier || een.id).join(', ') } }));`,
      ),
      loop('Partij voor partij', 1),
      withErrorBranch({
        ...myParcelRead('Haal de etiketten', '=shipment_labels/{{ $json.ids }}', {
          query: { format: 'A4', positions: '1;2;3;4' },
          headers: { Accept: 'application/pdf' },
          answer: 'file',
        }),
      }),
      withErrorBranch(
        mailer.sendWithFile(
          'Mail de etiketten',
          mailOf.warehouse,
          say(
            "={{ $('Partij voor partij').item.json.aantal }} etiketten ({{ $('Partij voor partij').item.json.nummer }} van {{ $('Partij voor partij').item.json.van }})",
            "={{ $('Partij voor partij').item.json.aantal }} labels ({{ $('Partij voor partij').item.json.nummer }} of {{ $('Partij voor partij').item.json.van }})",
          ),
          say(
            "=<p>Etiketten voor: {{ $('Partij voor partij').item.json.kenmerken }}</p>",
            "=<p>Labels for: {{ $('Partij voor partij').item.json.kenmerken }}</p>",
          ),
        ),
      ),
      chat.post(
        'Meld de geweigerde partij',
        say(
          "=Deze etiketten zijn niet in het magazijn aangekomen: {{ $('Partij voor partij').item.json.kenmerken }}",
          "=These labels did not reach the warehouse: {{ $('Partij voor partij').item.json.kenmerken }}",
        ),
      ),
    ],
    flow: [
      'Werkdagen om half negen > Lees de concepten > Concept voor concept > Partijen van 24 > Partij voor partij #1 > Haal de etiketten > Mail de etiketten > Partij voor partij',
      'Haal de etiketten #1 > Meld de geweigerde partij > Partij voor partij',
      'Mail de etiketten #1 > Meld de geweigerde partij',
    ],
  }),
});

export const parcelCostsOfMonth = recipe({
  id: 'myparcel-costs-of-month',
  category: 'finance',
  tags: ['verzendkosten', 'rapport', 'maand'],
  saves: spares(
    40,
    'Iemand telt elke maand de verzendkosten per land en soort uit.',
    'Every month somebody adds up postage by country and kind.',
  ),
  variants: combine({ table: tables, mailer: mailers }, { take: 4 }),
  build: ({ table, mailer }) => ({
    name: both(
      `Verzendkosten van MyParcel per land en maand in ${table.app.label}, samenvatting met ${mailer.app.label}`,
      `Postage of MyParcel by country and month in ${table.app.label}, summary with ${mailer.app.label}`,
    ),
    description: both(
      `Leest op de tweede van de maand alle MyParcel-zendingen van de vorige kalendermaand, telt aantal en kosten per land en soort pakket op in ${table.app.label} en mailt het gemiddelde per pakket.`,
      `On the second of the month it reads all MyParcel shipments of the previous calendar month, adds up number and costs by country and kind of parcel in ${table.app.label} and mails the average for each parcel.`,
    ),
    benefit: both(
      'Je weet of je verzendkosten nog kloppen met wat je rekent.',
      'You know whether postage still fits what you charge.',
    ),
    uses: [
      [myParcel, both('geeft de zendingen met hun prijs', 'gives the shipments with their price')],
      [table, both('bewaart de kosten per maand', 'keeps the costs by month')],
      [mailer, both('stuurt de samenvatting', 'sends the summary')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Verzendkosten met Maand, Land, Soort, Aantal en Kosten.`,
        `In ${table.app.label}, make the table Postage with Month, Country, Kind, Number and Costs.`,
      ),
    ],
    names: {
      'Tweede van de maand': 'Second of the month',
      'Lees de zendingen van vorige maand': "Read last month's shipments",
      'Verzonden pakket': 'Sent parcel',
      'Tel per land en soort': 'Add up by country and kind',
      'Bewaar de maandkosten': "Keep the month's costs",
      'Maak de samenvatting': 'Make the summary',
      'Mail de verzendkosten': 'Mail the postage',
    },
    nodes: [
      everyMonths('Tweede van de maand', 1, 2, 8),
      ...myParcelShipments('Lees de zendingen van vorige maand', 'Verzonden pakket', {
        from: "={{ $now.minus({ months: 1 }).startOf('month').toFormat('yyyy-MM-dd HH:mm:ss') }}",
        to: "={{ $now.startOf('month').minus({ seconds: 1 }).toFormat('yyyy-MM-dd HH:mm:ss') }}",
      }),
      code(
        'Tel per land en soort',
        `
const soorten = ${say("{ 1: 'Pakket', 2: 'Brievenbuspakje', 3: 'Brief', 4: 'Digitale postzegel', 5: 'Pallet', 6: 'Klein pakket' }", "{ 1: 'Parcel', 2: 'Mailbox parcel', 3: 'Letter', 4: 'Digital stamp', 5: 'Pallet', 6: 'Small parcel' }")};
const maand = $now.minus({ months: 1 }).toFormat('yyyy-MM');
const som = new Map();
for (const { json } of $input.all()) {
  // Drafts, credits and cancelled ones cost nothing.
  if (!json.id || [1, 13, 17, 30, 31].includes(Number(json.status))) continue;
  const sleutel = (json.recipient?.cc ?? '?') + '|' + (soorten[json.options?.package_type] ?? '?');
  const rij = som.get(sleutel) ?? { aantal: 0, cent: 0 };
  som.set(sleutel, { aantal: rij.aantal + 1, cent: rij.cent + (Number(json.price?.amount) || 0) });
}
return [...som].map(([sleutel, { aantal, cent }]) => ({ json: { maand, land: sleutel.split('|')[0], soort: sleutel.split('|')[1], aantal, kosten: Math.round(cent) / 100 } }));`,
      ),
      table.append('Bewaar de maandkosten', say('Verzendkosten', 'Postage'), {
        [say('Maand', 'Month')]: '={{ $json.maand }}',
        [say('Land', 'Country')]: '={{ $json.land }}',
        [say('Soort', 'Kind')]: '={{ $json.soort }}',
        [say('Aantal', 'Number')]: '={{ $json.aantal }}',
        [say('Kosten', 'Costs')]: '={{ $json.kosten }}',
      }),
      code(
        'Maak de samenvatting',
        `
const rijen = $input.all().map(({ json }) => json);
const aantal = rijen.reduce((som, rij) => som + rij.aantal, 0);
const kosten = rijen.reduce((som, rij) => som + rij.kosten, 0);
${asEuro().replace('const euro', 'const geld')}
return aantal ? [{ json: { maand: rijen[0].maand, aantal, kosten: geld(kosten), gemiddeld: geld(kosten / aantal), lijst: '<ul>' + rijen.sort((a, b) => b.kosten - a.kosten).map((rij) => '<li>' + rij.land + ', ' + rij.soort + ': ' + rij.aantal + '×, ' + geld(rij.kosten) + '</li>').join('') + '</ul>' } }] : [];`,
      ),
      mailer.send(
        'Mail de verzendkosten',
        mailOf.bookkeeping,
        say(
          '=Verzendkosten {{ $json.maand }}: {{ $json.kosten }}',
          '=Postage {{ $json.maand }}: {{ $json.kosten }}',
        ),
        say(
          '=<p>{{ $json.aantal }} pakketten, gemiddeld {{ $json.gemiddeld }} (zoals MyParcel het rekent).</p>{{ $json.lijst }}',
          '=<p>{{ $json.aantal }} parcels, {{ $json.gemiddeld }} on average (as MyParcel charges it).</p>{{ $json.lijst }}',
        ),
      ),
    ],
    flow: [
      'Tweede van de maand > Lees de zendingen van vorige maand > Verzonden pakket > Tel per land en soort > Bewaar de maandkosten',
      'Tel per land en soort > Maak de samenvatting > Mail de verzendkosten',
    ],
  }),
});

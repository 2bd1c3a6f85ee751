import { bolApp, bolOrder, bolOutcome, bolWrite } from '../../apps/bol.js';
import { chats } from '../../apps/chats.js';
import { helpdesks } from '../../apps/helpdesks.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { sendcloudAll, sendcloudRead } from '../../apps/sendcloud.js';
import { sendcloudApp } from '../../apps/shipping.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  both,
  choose,
  code,
  codeEach,
  combine,
  cron,
  evenWhenEmpty,
  everyDay,
  everyHours,
  everyMonths,
  keep,
  loop,
  onlyNew,
  pause,
  recipe,
  say,
  spares,
  stop,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const sendcloud = { app: sendcloudApp };
const WAITS = limitOf(
  'days-waiting',
  ['Dagen op het servicepunt', 'Days at the service point'],
  ['Na zoveel dagen krijgt de klant een herinnering.', 'After so many days the customer gets a reminder.'],
  3,
);

export const sendcloudToBol = recipe({
  id: 'sendcloud-parcel-to-bol',
  category: 'ecommerce',
  tags: ['bol', 'verzenden', 'track en trace'],
  saves: spares(
    3,
    'Iemand meldt elke bol-bestelling met volgcode verzonden in het verkopersaccount.',
    'Somebody marks each bol order as sent, with its tracking code, in the seller account.',
  ),
  variants: combine({ chat: chats, tasks: taskApps }, { take: 4 }),
  build: ({ chat, tasks }) => ({
    name: both(
      `Sendcloud-zending verzonden melden bij bol, weigering als taak in ${tasks.app.label}, storing in ${chat.app.label}`,
      `Report a Sendcloud parcel as sent at bol, refusals as a task in ${tasks.app.label}, faults in ${chat.app.label}`,
    ),
    description: both(
      `Zodra Sendcloud een pakket van een bol-bestelling aanmeldt, meldt hij de open regels bij bol verzonden met vervoerder en volgcode en wacht op de uitslag. Een weigering wordt een taak in ${tasks.app.label}, een storing een bericht in ${chat.app.label}.`,
      `As soon as Sendcloud announces a parcel of a bol order it reports the open lines at bol as sent with carrier and tracking code and waits for the result. A refusal becomes a task in ${tasks.app.label}, a fault a message in ${chat.app.label}.`,
    ),
    benefit: both(
      'De klant heeft de volgcode en jij je leverscore.',
      'The customer has the tracking code and you have your delivery score.',
    ),
    uses: [
      [sendcloud, both('meldt het pakket met volgcode', 'reports the parcel with its tracking code')],
      [{ app: bolApp }, both('krijgt de verzending', 'receives the shipment')],
      [tasks, both('krijgt wat bol weigert', 'gets what bol refuses')],
      [chat, both('hoort van storingen', 'hears of faults')],
    ],
    setup: [
      both(
        'Geef pakketten in Sendcloud het bestelnummer van bol als ordernummer.',
        'Give parcels in Sendcloud the order number of bol as order number.',
      ),
    ],
    notes: [
      {
        over: ['Lees het pakket na', 'Een bol-pakket met volgcode?'],
        text: say(
          '## Het bericht is alleen een seintje\nNummer, vervoerder en volgcode komen van Sendcloud zelf. Wat bol al als verzonden kent, wordt niet nog eens gemeld.',
          '## The message is only a signal\nNumber, carrier and tracking code come from Sendcloud itself. What bol knows as sent is not reported again.',
        ),
      },
    ],
    names: {
      'Sendcloud meldt een pakket': 'Sendcloud reports a parcel',
      'Lees het pakket na': 'Read the parcel',
      'Een bol-pakket met volgcode?': 'A bol parcel with a tracking code?',
      'Zoek de bol-bestelling': 'Find the bol order',
      'Regels die nog open staan': 'Lines that are still open',
      'Meld verzonden bij bol': 'Report as sent at bol',
      'Wacht op bol': 'Wait for bol',
      'Vraag hoe het afliep': 'Ask how it went',
      'Uitslag van bol': 'Result of bol',
      'Zoek uit waarom bol weigert': 'Find out why bol refuses',
      'Meld de storing': 'Tell about the fault',
    },
    nodes: [
      webhook('Sendcloud meldt een pakket', say('sendcloud-naar-bol', 'sendcloud-to-bol'), { open: true }),
      withErrorBranch(
        sendcloudRead('Lees het pakket na', '=parcels/{{ Number($json.body?.parcel?.id) || 0 }}'),
      ),
      keep('Een bol-pakket met volgcode?', [
        ['={{ $json.parcel?.tracking_number }}', 'filled'],
        [
          "={{ String($json.parcel?.order_number ?? '').replace(/^bol\\s*/i, '') }}",
          'matches',
          '^[A-Z0-9]{10}$',
        ],
        ['={{ $json.parcel?.is_return !== true }}', 'yes'],
      ]),
      withErrorBranch(
        bolOrder('Zoek de bol-bestelling', "String($json.parcel.order_number).replace(/^bol\\s*/i, '')"),
      ),
      code(
        'Regels die nog open staan',
        `
return $input.all().flatMap(({ json }, i) => {
  const pakket = $('Een bol-pakket met volgcode?').itemMatching(i).json.parcel;
  const open = (json.orderItems ?? []).filter((regel) => Number(regel.quantityShipped ?? 0) + Number(regel.quantityCancelled ?? 0) < Number(regel.quantity ?? 0) && regel.fulfilment?.method !== 'FBB');
  const vervoerder = { postnl: 'TNT', dhl: 'DHLFORYOU', dhl_parcel: 'DHLFORYOU', dpd: 'DPD-NL', gls: 'GLS', ups: 'UPS', bpost: 'BPOST_BE' }[String(pakket.carrier?.code ?? '').toLowerCase()] ?? 'OTHER';
  return open.length ? [{ json: { bestelling: json.orderId, regels: open.map((regel) => ({ orderItemId: regel.orderItemId })), code: pakket.tracking_number, vervoerder }, pairedItem: { item: i } }] : [];
});`,
      ),
      withErrorBranch(
        bolWrite(
          'Meld verzonden bij bol',
          'POST',
          'shipments',
          '{ orderItems: $json.regels, shipmentReference: $json.bestelling, transport: { transporterCode: $json.vervoerder, trackAndTrace: $json.code } }',
        ),
      ),
      pause('Wacht op bol', 20, 'seconds'),
      withErrorBranch(
        bolOutcome('Vraag hoe het afliep', "$('Meld verzonden bij bol').item.json.processStatusId"),
      ),
      choose(
        'Uitslag van bol',
        [
          [say('Verzonden', 'Sent'), ['={{ $json.status }}', 'is', 'SUCCESS']],
          [say('Bezig', 'Busy'), ['={{ $json.status }}', 'is', 'PENDING'], ['={{ $runIndex }}', '<', 15]],
        ],
        say('Geweigerd', 'Refused'),
      ),
      tasks.create('Zoek uit waarom bol weigert', {
        title: say(
          "=Verzending van bol-bestelling {{ $('Regels die nog open staan').item.json.bestelling }} geweigerd",
          "=Shipment of bol order {{ $('Regels die nog open staan').item.json.bestelling }} refused",
        ),
        description: say(
          "=Volgcode {{ $('Regels die nog open staan').item.json.code }}. Antwoord: {{ $json.errorMessage || $json.status || 'geen' }}",
          "=Tracking code {{ $('Regels die nog open staan').item.json.code }}. Answer: {{ $json.errorMessage || $json.status || 'none' }}",
        ),
        due: '={{ $now.plus({ days: 1 }).toISO() }}',
      }),
      chat.post(
        'Meld de storing',
        say(
          '=Een Sendcloud-pakket kon niet bij bol gemeld worden: {{ $json.error?.message || $json.message || "geen antwoord" }}',
          '=A Sendcloud parcel could not be reported at bol: {{ $json.error?.message || $json.message || "no answer" }}',
        ),
      ),
    ],
    flow: [
      'Sendcloud meldt een pakket > Lees het pakket na > Een bol-pakket met volgcode? > Zoek de bol-bestelling > Regels die nog open staan > Meld verzonden bij bol > Wacht op bol > Vraag hoe het afliep > Uitslag van bol',
      'Lees het pakket na #1 > Meld de storing',
      'Zoek de bol-bestelling #1 > Meld de storing',
      'Meld verzonden bij bol #1 > Meld de storing',
      'Vraag hoe het afliep #1 > Meld de storing',
      'Uitslag van bol #1 > Wacht op bol',
      'Uitslag van bol #2 > Zoek uit waarom bol weigert',
    ],
  }),
});

const TICKET_DAYS = ownLimit(
  ['Dagen tot het ticket', 'Days until the ticket'],
  [
    'Na hoeveel dagen wachten een collega het overneemt.',
    'After how many days of waiting a colleague takes over.',
  ],
  7,
);

export const sendcloudServicePoint = recipe({
  id: 'sendcloud-service-point-reminder',
  category: 'customer',
  tags: ['servicepunt', 'bezorging', 'herinnering'],
  saves: spares(
    12,
    'Iemand zoekt pakketten op die op een servicepunt blijven liggen en mailt de klant.',
    'Somebody looks up parcels that stay at a service point and mails the customer.',
  ),
  variants: combine({ mailer: mailers, desk: helpdesks }, { take: 4 }),
  build: ({ mailer, desk }) => ({
    name: both(
      `Sendcloud-pakket op het servicepunt: herinnering met ${mailer.app.label}, daarna ticket in ${desk.app.label}`,
      `Sendcloud parcel at the service point: reminder with ${mailer.app.label}, then a ticket in ${desk.app.label}`,
    ),
    description: both(
      `Zoekt elke ochtend pakketten die volgens Sendcloud op afhalen wachten. De klant krijgt na drie dagen één herinnering met volglink via ${mailer.app.label}; ligt het er na een week (of jouw termijn) nog, dan neemt ${desk.app.label} het over.`,
      `Every morning it finds parcels that wait for pickup according to Sendcloud. After three days the customer gets one reminder with the tracking link through ${mailer.app.label}; after a week (or your term) ${desk.app.label} takes over.`,
    ),
    benefit: both('Minder terugzendingen die jij betaalt.', 'Fewer returns that you pay for.'),
    uses: [
      [sendcloud, both('geeft wat op afhalen wacht', 'gives what waits for pickup')],
      [mailer, both('herinnert de klant', 'reminds the customer')],
      [desk, both('belt of mailt wie niet reageert', 'calls or mails who does not react')],
    ],
    setup: [
      both(
        'Een servicepunt bewaart meestal zeven tot veertien dagen; pas de dagen daarop aan.',
        'A service point keeps parcels seven to fourteen days as a rule; adapt the days to that.',
      ),
    ],
    notes: [
      {
        over: ['Hoe lang ligt het er?', 'Herinneren of bellen?'],
        text: say(
          '## Elke stap één keer\nHerinnering en ticket hebben elk hun eigen geheugen per pakket. Opgehaalde pakketten staan niet meer in de lijst van Sendcloud.',
          '## Each step once\nReminder and ticket each have a memory by parcel. Collected parcels are no longer in the list of Sendcloud.',
        ),
      },
    ],
    names: {
      'Elke ochtend om half tien': 'Every morning at 9:30',
      'Lees wat wacht op afhalen': 'Read what waits for pickup',
      'Wachtend pakket': 'Waiting parcel',
      'Hoe lang ligt het er?': 'How long has it been there?',
      'Herinneren of bellen?': 'Remind or call?',
      'Nog niet herinnerd': 'Not reminded yet',
      'Stuur de afhaalherinnering': 'Send the pickup reminder',
      'Nog geen ticket': 'No ticket yet',
      'Laat de klant bellen': 'Have the customer called',
    },
    nodes: [
      cron('Elke ochtend om half tien', '30 9 * * *'),
      ...sendcloudAll('Lees wat wacht op afhalen', 'parcels', 'Wachtend pakket', {
        parcel_status: '12',
        updated_after: '={{ $now.minus({ days: 21 }).toUTC().toISO() }}',
      }),
      code(
        'Hoe lang ligt het er?',
        `
const grens = Number(${WAITS});
const lees = (tekst) => { const iso = DateTime.fromISO(String(tekst ?? '')); return iso.isValid ? iso : DateTime.fromFormat(String(tekst ?? ''), 'dd-MM-yyyy HH:mm:ss'); };
return $input.all().map(({ json }) => ({ ...json, dagen: $now.startOf('day').diff(lees(json.date_updated).startOf('day'), 'days').days }))
  .filter((een) => een.is_return !== true && een.dagen >= grens && /^[^@\\s]+@[^@\\s]+$/.test(String(een.email ?? '').trim()))
  .map((een) => ({ json: { id: een.id, bestelling: een.order_number ?? '', mail: een.email.trim(), naam: een.name ?? '', link: een.tracking_url ?? '', code: een.tracking_number ?? '', dagen: Math.round(een.dagen) } }));`,
      ),
      when('Herinneren of bellen?', [['={{ $json.dagen }}', '<', `={{ ${TICKET_DAYS} }}`]]),
      onlyNew('Nog niet herinnerd', "={{ 'r' + $json.id }}"),
      withErrorBranch(
        mailer.send(
          'Stuur de afhaalherinnering',
          '={{ $json.mail }}',
          say('=Je pakket {{ $json.bestelling }} ligt klaar', '=Your parcel {{ $json.bestelling }} is ready'),
          say(
            '=<p>Beste {{ $json.naam }},</p><p>Je pakket ligt al {{ $json.dagen }} dagen op het servicepunt. Neem je legitimatie mee; waar en tot wanneer staat hier: <a href="{{ $json.link }}">{{ $json.code }}</a>.</p>',
            '=<p>Dear {{ $json.naam }},</p><p>Your parcel has been at the service point for {{ $json.dagen }} days. Bring your identification; where and until when is here: <a href="{{ $json.link }}">{{ $json.code }}</a>.</p>',
          ),
        ),
      ),
      onlyNew('Nog geen ticket', "={{ 't' + $('Hoe lang ligt het er?').item.json.id }}"),
      desk.create('Laat de klant bellen', {
        subject: say(
          "=Pakket {{ $('Hoe lang ligt het er?').item.json.bestelling }} wordt niet opgehaald",
          "=Parcel {{ $('Hoe lang ligt het er?').item.json.bestelling }} is not collected",
        ),
        text: say(
          "=Ligt al {{ $('Hoe lang ligt het er?').item.json.dagen }} dagen op het servicepunt. Volgcode {{ $('Hoe lang ligt het er?').item.json.code }}: {{ $('Hoe lang ligt het er?').item.json.link }}{{ $json.error ? '. De herinnering per mail kwam niet weg.' : '' }}",
          "=At the service point for {{ $('Hoe lang ligt het er?').item.json.dagen }} days. Tracking code {{ $('Hoe lang ligt het er?').item.json.code }}: {{ $('Hoe lang ligt het er?').item.json.link }}{{ $json.error ? '. The reminder by mail could not be sent.' : '' }}",
        ),
        email: "={{ $('Hoe lang ligt het er?').item.json.mail }}",
        name: "={{ $('Hoe lang ligt het er?').item.json.naam }}",
      }),
    ],
    flow: [
      'Elke ochtend om half tien > Lees wat wacht op afhalen > Wachtend pakket > Hoe lang ligt het er? > Herinneren of bellen? > Nog niet herinnerd > Stuur de afhaalherinnering',
      'Herinneren of bellen? #1 > Nog geen ticket > Laat de klant bellen',
      'Stuur de afhaalherinnering #1 > Nog geen ticket',
    ],
  }),
});

export const sendcloudFailedAnnouncements = recipe({
  id: 'sendcloud-failed-announcements',
  category: 'ecommerce',
  tags: ['etiket', 'fouten', 'verzenden'],
  saves: spares(
    8,
    'Iemand ontdekt aan het eind van de dag dat een etiket niet is gemaakt.',
    'Somebody finds at the end of the day that a label was not made.',
  ),
  variants: combine({ chat: chats, table: fullTables }, { take: 4 }),
  build: ({ chat, table }) => ({
    name: both(
      `Mislukte aanmeldingen in Sendcloud met reden in ${chat.app.label}, afgehandeld in ${table.app.label}`,
      `Failed announcements at Sendcloud with the reason in ${chat.app.label}, settled in ${table.app.label}`,
    ),
    description: both(
      `Kijkt elk uur welke pakketten Sendcloud niet bij de vervoerder kon aanmelden, zet nieuwe met adres en fout in ${table.app.label} en meldt ze in ${chat.app.label}. Lukt het later alsnog, dan vinkt hij de regel af.`,
      `Every hour it looks which parcels Sendcloud could not announce to the carrier, puts new ones with address and fault in ${table.app.label} and tells ${chat.app.label}. Where it works later, it ticks the row off.`,
    ),
    benefit: both(
      'Een fout adres kost je een uur in plaats van een dag.',
      'A wrong address costs you an hour instead of a day.',
    ),
    uses: [
      [sendcloud, both('geeft de mislukte aanmeldingen', 'gives the failed announcements')],
      [table, both('houdt bij wat open staat', 'keeps what is open')],
      [chat, both('krijgt nieuwe fouten', 'gets new faults')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Aanmeldfouten met Pakket, Bestelling, Adres, Fout en Opgelost.`,
        `In ${table.app.label}, make the table Announcement faults with Parcel, Order, Address, Fault and Solved.`,
      ),
    ],
    notes: [
      {
        over: ['Lees de open fouten', 'Is hij nu wel aangemeld?'],
        text: say(
          '## Heen en terug\nDe bovenste weg zet nieuwe fouten in de tabel; de onderste kijkt of open fouten intussen zijn opgelost.',
          '## Both ways\nThe upper way puts new faults into the table; the lower one looks whether open faults were solved meanwhile.',
        ),
      },
    ],
    names: {
      'Elk uur naar Sendcloud': 'Look at Sendcloud every hour',
      'Lees mislukte pakketten': 'Read failed parcels',
      'Mislukt pakket': 'Failed parcel',
      'Fout voor fout': 'Fault by fault',
      'Staat de fout al genoteerd?': 'Is the fault noted already?',
      'Nieuwe fout?': 'New fault?',
      'Noteer de fout': 'Note the fault',
      'Meld de aanmeldfout': 'Tell about the fault',
      'Lees de open fouten': 'Read the open faults',
      'Nog niet opgelost': 'Not solved yet',
      'Vraag het pakket opnieuw': 'Ask for the parcel again',
      'Is hij nu wel aangemeld?': 'Is it announced now?',
      'Vink de fout af': 'Tick the fault off',
      'Nog niet gezegd': 'Not said yet',
      'Meld welk pakket niet te lezen is': 'Report which parcel cannot be read',
    },
    nodes: [
      everyHours('Elk uur naar Sendcloud', 1),
      ...sendcloudAll('Lees mislukte pakketten', 'parcels', 'Mislukt pakket', {
        parcel_status: '1002',
        updated_after: '={{ $now.minus({ days: 3 }).toUTC().toISO() }}',
        errors: 'verbose-carrier',
      }),
      loop('Fout voor fout', 1),
      evenWhenEmpty(
        table.find(
          'Staat de fout al genoteerd?',
          say('Aanmeldfouten', 'Announcement faults'),
          say('Pakket', 'Parcel'),
          '={{ String($json.id) }}',
        ),
      ),
      when('Nieuwe fout?', [[`={{ ${table.cell(say('Pakket', 'Parcel'))} }}`, 'empty']]),
      table.append('Noteer de fout', say('Aanmeldfouten', 'Announcement faults'), {
        [say('Pakket', 'Parcel')]: "={{ String($('Fout voor fout').item.json.id) }}",
        [say('Bestelling', 'Order')]: "={{ $('Fout voor fout').item.json.order_number ?? '' }}",
        [say('Adres', 'Address')]:
          "={{ [$('Fout voor fout').item.json.address, $('Fout voor fout').item.json.postal_code, $('Fout voor fout').item.json.city, $('Fout voor fout').item.json.country?.iso_2].filter(Boolean).join(', ') }}",
        [say('Fout', 'Fault')]:
          "={{ Object.values($('Fout voor fout').item.json.errors ?? {}).flat().join('; ').slice(0, 400) }}",
      }),
      withErrorBranch(
        chat.post(
          'Meld de aanmeldfout',
          say(
            "=Sendcloud kon bestelling {{ $('Fout voor fout').item.json.order_number }} niet aanmelden ({{ $('Fout voor fout').item.json.name }}, {{ $('Fout voor fout').item.json.city }}): {{ Object.values($('Fout voor fout').item.json.errors ?? {}).flat().join('; ').slice(0, 400) || 'geen reden' }}",
            "=Sendcloud could not announce order {{ $('Fout voor fout').item.json.order_number }} ({{ $('Fout voor fout').item.json.name }}, {{ $('Fout voor fout').item.json.city }}): {{ Object.values($('Fout voor fout').item.json.errors ?? {}).flat().join('; ').slice(0, 400) || 'no reason' }}",
          ),
        ),
      ),
      table.rows('Lees de open fouten', say('Aanmeldfouten', 'Announcement faults')),
      code(
        'Nog niet opgelost',
        `
return $input.all().map(({ json: rij }) => { const $json = rij; return { pakket: String(${table.cell(say('Pakket', 'Parcel'))} ?? '').trim(), opgelost: ${table.cell(say('Opgelost', 'Solved'))} }; })
  .filter((rij) => /^\\d+$/.test(rij.pakket) && !rij.opgelost).slice(-100).map((json) => ({ json }));`,
      ),
      withErrorBranch(sendcloudRead('Vraag het pakket opnieuw', '=parcels/{{ $json.pakket }}')),
      keep('Is hij nu wel aangemeld?', [
        [
          '={{ Number($json.parcel?.status?.id) > 0 && ![999, 1001, 1002].includes(Number($json.parcel.status.id)) }}',
          'yes',
        ],
      ]),
      table.upsert('Vink de fout af', say('Aanmeldfouten', 'Announcement faults'), say('Pakket', 'Parcel'), {
        [say('Pakket', 'Parcel')]: '={{ String($json.parcel.id) }}',
        [say('Opgelost', 'Solved')]: '={{ $now.toISODate() }}',
      }),
      onlyNew('Nog niet gezegd', "={{ $('Nog niet opgelost').item.json.pakket }}"),
      chat.post(
        'Meld welk pakket niet te lezen is',
        say(
          "=Sendcloud geeft pakket {{ $('Nog niet opgelost').item.json.pakket }} uit de lijst met aanmeldfouten niet meer. Is het weggehaald, vul dan Opgelost in.",
          "=Sendcloud no longer gives parcel {{ $('Nog niet opgelost').item.json.pakket }} of the list of announcement faults. If it was removed, fill in Solved.",
        ),
      ),
    ],
    flow: [
      'Elk uur naar Sendcloud > Lees mislukte pakketten > Mislukt pakket > Fout voor fout #1 > Staat de fout al genoteerd? > Nieuwe fout? > Noteer de fout > Meld de aanmeldfout > Fout voor fout',
      'Nieuwe fout? #1 > Fout voor fout',
      'Meld de aanmeldfout #1 > Fout voor fout',
      'Elk uur naar Sendcloud > Lees de open fouten > Nog niet opgelost > Vraag het pakket opnieuw > Is hij nu wel aangemeld? > Vink de fout af',
      'Vraag het pakket opnieuw #1 > Nog niet gezegd > Meld welk pakket niet te lezen is',
    ],
  }),
});

export const sendcloudReturnsLedger = recipe({
  id: 'sendcloud-returns-to-refund',
  category: 'customer',
  tags: ['retouren', 'terugbetalen', 'klantenservice'],
  saves: spares(
    10,
    'Iemand vergelijkt retouren met ontvangen pakketten om te zien wie geld terugkrijgt.',
    'Somebody compares returns with received parcels to see who gets money back.',
  ),
  variants: combine({ desk: helpdesks, table: tables }, { take: 4 }),
  build: ({ desk, table }) => ({
    name: both(
      `Retour in Sendcloud bezorgd: terugbetalen als ticket in ${desk.app.label}, retourlijst in ${table.app.label}`,
      `Return delivered in Sendcloud: refund as a ticket in ${desk.app.label}, list of returns in ${table.app.label}`,
    ),
    description: both(
      `Leest elke ochtend de retouren in Sendcloud. Is het retourpakket bij jou bezorgd, dan komt er in ${desk.app.label} één ticket met reden, bedrag en de termijn van veertien dagen voor terugbetalen; ${table.app.label} houdt de lijst bij.`,
      `Every morning it reads the returns in Sendcloud. Where the return reached you, ${desk.app.label} gets one ticket with reason, amount and the period of fourteen days for refunding; ${table.app.label} keeps the list.`,
    ),
    benefit: both(
      'Niemand wacht langer op zijn geld dan de wet toestaat.',
      'Nobody waits longer for their money than the law allows.',
    ),
    uses: [
      [sendcloud, both('geeft retouren met hun pakket', 'gives returns with their parcel')],
      [desk, both('krijgt wat terugbetaald moet worden', 'gets what is to be refunded')],
      [table, both('houdt de lijst bij', 'keeps the list')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Retouren met Retour, Bestelling, Bezorgd, Bedrag en Terugbetalen voor.`,
        `In ${table.app.label}, make the table Returns with Return, Order, Delivered, Amount and Refund by.`,
      ),
    ],
    notes: [
      {
        over: ['Bezorgd bij ons', 'Reken de termijn uit'],
        text: say(
          '## Veertien dagen\nDe wet telt vanaf de herroeping: de aanmelding van de retour. Is die al voorbij, dan is de uiterste dag vandaag. Lukt een ticket niet, dan eindigt de ronde als mislukt met het nummer van de retour, zodat je foutmelding in n8n afgaat.',
          '## Fourteen days\nThe law counts from the withdrawal: the announcement of the return. Where that has passed, the last day is today. Where a ticket fails the round ends as failed with the number of the return, so that your error alert in n8n goes off.',
        ),
      },
    ],
    names: {
      'Elke ochtend om acht': 'Every morning at eight',
      'Lees alle retouren': 'Read all returns',
      'Losse retour': 'Single return',
      'Bezorgd bij ons': 'Delivered to us',
      'Nog geen terugbetaalticket': 'No refund ticket yet',
      'Lees de bestelling van de retour': "Read the return's order",
      'Reken de termijn uit': 'Work out the period',
      'Open het terugbetaalticket': 'Open the refund ticket',
      'Schrijf op de retourlijst': 'Write on the list of returns',
      'Zeg welke ticket mislukte': 'Say which ticket failed',
    },
    nodes: [
      everyDay('Elke ochtend om acht', 8),
      ...sendcloudAll('Lees alle retouren', 'returns', 'Losse retour'),
      keep('Bezorgd bij ons', [
        ['={{ $json.delivered_at }}', 'filled'],
        ['={{ DateTime.fromISO(String($json.delivered_at)) > $now.minus({ days: 10 }) }}', 'yes'],
        ['={{ $json.refund?.refunded_at ? false : true }}', 'yes'],
      ]),
      onlyNew('Nog geen terugbetaalticket', '={{ $json.id }}'),
      withErrorBranch(
        sendcloudRead(
          'Lees de bestelling van de retour',
          '=parcels/{{ Number($json.outgoing_parcel) || 0 }}',
        ),
      ),
      codeEach(
        'Reken de termijn uit',
        `
const retour = $('Nog geen terugbetaalticket').item.json;
const pakket = $json.parcel ?? {};
const aangemeld = DateTime.fromISO(String(retour.created_at ?? '')).startOf('day');
const uiterlijk = aangemeld.isValid ? DateTime.max(aangemeld.plus({ days: 14 }), $now.startOf('day')) : $now.startOf('day');
return { json: { retour: retour.id, bestelling: pakket.order_number || retour.incoming_parcel_data?.order_number || '', naam: pakket.name || retour.incoming_parcel_data?.from_name || '', mail: String(pakket.email || retour.incoming_parcel_data?.from_email || '').trim(), bedrag: retour.refund?.total_refund ?? retour.items_cost ?? '', bericht: retour.message ?? '', bezorgd: String(retour.delivered_at).slice(0, 10), uiterlijk: uiterlijk.toISODate() } };`,
      ),
      withErrorBranch(
        desk.create('Open het terugbetaalticket', {
          subject: say(
            '=Terugbetalen voor {{ $json.uiterlijk }}: retour van {{ $json.bestelling || $json.naam }}',
            '=Refund by {{ $json.uiterlijk }}: return of {{ $json.bestelling || $json.naam }}',
          ),
          text: say(
            '=Retour {{ $json.retour }} is op {{ $json.bezorgd }} bezorgd. Bedrag volgens Sendcloud: {{ $json.bedrag || "onbekend" }}. Opmerking van de klant: {{ $json.bericht || "geen" }}',
            '=Return {{ $json.retour }} was delivered on {{ $json.bezorgd }}. Amount according to Sendcloud: {{ $json.bedrag || "unknown" }}. Remark of the customer: {{ $json.bericht || "none" }}',
          ),
          email: `={{ $json.mail || '${mailOf.support}' }}`,
          name: '={{ $json.naam }}',
        }),
      ),
      stop(
        'Zeg welke ticket mislukte',
        say(
          "=Voor retour {{ $input.all().map((een) => een.json.retour ?? '?').join(', ') }} kon geen ticket worden gemaakt. Betaal zelf op tijd terug: hij wordt niet opnieuw geprobeerd.",
          "=No ticket could be made for return {{ $input.all().map((een) => een.json.retour ?? '?').join(', ') }}. Refund in time yourself: it is not tried again.",
        ),
      ),
      table.append('Schrijf op de retourlijst', say('Retouren', 'Returns'), {
        [say('Retour', 'Return')]: "={{ $('Reken de termijn uit').item.json.retour }}",
        [say('Bestelling', 'Order')]: "={{ $('Reken de termijn uit').item.json.bestelling }}",
        [say('Bezorgd', 'Delivered')]: "={{ $('Reken de termijn uit').item.json.bezorgd }}",
        [say('Bedrag', 'Amount')]: "={{ $('Reken de termijn uit').item.json.bedrag }}",
        [say('Terugbetalen voor', 'Refund by')]: "={{ $('Reken de termijn uit').item.json.uiterlijk }}",
      }),
    ],
    flow: [
      'Elke ochtend om acht > Lees alle retouren > Losse retour > Bezorgd bij ons > Nog geen terugbetaalticket > Lees de bestelling van de retour > Reken de termijn uit > Open het terugbetaalticket > Schrijf op de retourlijst',
      'Lees de bestelling van de retour #1 > Reken de termijn uit',
      'Open het terugbetaalticket #1 > Zeg welke ticket mislukte',
    ],
  }),
});

export const sendcloudCarrierTimes = recipe({
  id: 'sendcloud-carrier-times',
  category: 'ecommerce',
  tags: ['vervoerders', 'rapport', 'bezorging'],
  saves: spares(
    60,
    'Iemand zoekt uit welke vervoerder zijn beloften nakomt.',
    'Somebody works out which carrier keeps its promises.',
  ),
  variants: combine({ table: tables, mailer: mailers }, { take: 4 }),
  build: ({ table, mailer }) => ({
    name: both(
      `Bezorgtijd per vervoerder en land uit Sendcloud in ${table.app.label}, maandmail met ${mailer.app.label}`,
      `Delivery time by carrier and country from Sendcloud in ${table.app.label}, monthly mail with ${mailer.app.label}`,
    ),
    description: both(
      `Leest op de eerste van de maand de pakketten die de vorige maand via Sendcloud zijn bezorgd, telt de werkdagen tussen aanmelden en bezorgen per vervoerder en land, zet de mediaan in ${table.app.label} en mailt de vergelijking.`,
      `On the first of the month it reads the parcels delivered last month through Sendcloud, counts the working days from announcing to delivery by carrier and country, puts the median in ${table.app.label} and mails the comparison.`,
    ),
    benefit: both(
      'Je kiest een vervoerder op cijfers, niet op gevoel.',
      'You choose a carrier by figures, not by feeling.',
    ),
    uses: [
      [sendcloud, both('geeft de bezorgde pakketten', 'gives the delivered parcels')],
      [table, both('bewaart de bezorgtijden', 'keeps the delivery times')],
      [mailer, both('stuurt de vergelijking', 'sends the comparison')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Bezorgtijden met Maand, Vervoerder, Land, Pakketten, Mediaan en Traagste tien procent.`,
        `In ${table.app.label}, make the table Delivery times with Month, Carrier, Country, Parcels, Median and Slowest ten percent.`,
      ),
    ],
    notes: [
      {
        over: ['Reken per vervoerder'],
        text: say(
          '## Mediaan, geen gemiddelde\nEén pakket dat een maand zoek was trekt een gemiddelde scheef. Onder de vijf pakketten zegt een cijfer niets; die rijen blijven weg.',
          '## Median, not average\nOne parcel that was lost for a month skews an average. Below five parcels a figure means nothing; those rows are left out.',
        ),
      },
    ],
    names: {
      'Op de eerste om acht': 'On the first at eight',
      'Lees bezorgde pakketten': 'Read delivered parcels',
      'Bezorgd pakket': 'Delivered parcel',
      'Reken per vervoerder': 'Work out by carrier',
      'Bewaar de bezorgtijd': 'Keep the delivery time',
      'Zet naast elkaar': 'Put side by side',
      'Mail de vergelijking': 'Mail the comparison',
    },
    nodes: [
      everyMonths('Op de eerste om acht', 1, 1, 8),
      ...sendcloudAll('Lees bezorgde pakketten', 'parcels', 'Bezorgd pakket', {
        parcel_status: '11',
        updated_after: "={{ $now.minus({ months: 1 }).startOf('month').toUTC().toISO() }}",
      }),
      code(
        'Reken per vervoerder',
        `
const lees = (tekst) => { const iso = DateTime.fromISO(String(tekst ?? '')); return iso.isValid ? iso : DateTime.fromFormat(String(tekst ?? ''), 'dd-MM-yyyy HH:mm:ss'); };
const begin = $now.minus({ months: 1 }).startOf('month');
const eind = $now.startOf('month');
const werkdagen = (van, tot) => { let dag = van.startOf('day'); let aantal = 0; while (dag < tot.startOf('day') && aantal < 90) { dag = dag.plus({ days: 1 }); if (dag.weekday <= 5) aantal += 1; } return aantal; };
const groepen = new Map();
for (const { json } of $input.all()) {
  const [van, tot] = [lees(json.date_announced ?? json.date_created), lees(json.date_updated)];
  if (json.is_return === true || !van.isValid || !(tot >= begin && tot < eind)) continue;
  const sleutel = (json.carrier?.code ?? '?') + '|' + (json.country?.iso_2 ?? '?');
  groepen.set(sleutel, [...(groepen.get(sleutel) ?? []), werkdagen(van, tot)]);
}
return [...groepen].filter(([, dagen]) => dagen.length >= 5).map(([sleutel, dagen]) => {
  dagen.sort((a, b) => a - b);
  return { json: { maand: begin.toFormat('yyyy-MM'), vervoerder: sleutel.split('|')[0], land: sleutel.split('|')[1], pakketten: dagen.length, mediaan: dagen[Math.floor((dagen.length - 1) / 2)], traag: dagen[Math.floor((dagen.length - 1) * 0.9)] } };
});`,
      ),
      table.append('Bewaar de bezorgtijd', say('Bezorgtijden', 'Delivery times'), {
        [say('Maand', 'Month')]: '={{ $json.maand }}',
        [say('Vervoerder', 'Carrier')]: '={{ $json.vervoerder }}',
        [say('Land', 'Country')]: '={{ $json.land }}',
        [say('Pakketten', 'Parcels')]: '={{ $json.pakketten }}',
        [say('Mediaan', 'Median')]: '={{ $json.mediaan }}',
        [say('Traagste tien procent', 'Slowest ten percent')]: '={{ $json.traag }}',
      }),
      code(
        'Zet naast elkaar',
        `
const rijen = $input.all().map(({ json }) => json).sort((a, b) => a.land.localeCompare(b.land) || a.mediaan - b.mediaan);
return rijen.length ? [{ json: { maand: rijen[0].maand, tabel: '<table><tr><th>' + ${say("['Land', 'Vervoerder', 'Pakketten', 'Mediaan (werkdagen)', 'Traagste tien procent']", "['Country', 'Carrier', 'Parcels', 'Median (working days)', 'Slowest ten percent']")}.join('</th><th>') + '</th></tr>' + rijen.map((rij) => '<tr><td>' + [rij.land, rij.vervoerder, rij.pakketten, rij.mediaan, rij.traag].join('</td><td>') + '</td></tr>').join('') + '</table>' } }] : [];`,
      ),
      mailer.send(
        'Mail de vergelijking',
        mailOf.management,
        say('=Bezorgtijden {{ $json.maand }}', '=Delivery times {{ $json.maand }}'),
        say(
          '=<p>Werkdagen tussen aanmelden en bezorgen:</p>{{ $json.tabel }}',
          '=<p>Working days from announcing to delivery:</p>{{ $json.tabel }}',
        ),
      ),
    ],
    flow: [
      'Op de eerste om acht > Lees bezorgde pakketten > Bezorgd pakket > Reken per vervoerder > Bewaar de bezorgtijd',
      'Reken per vervoerder > Zet naast elkaar > Mail de vergelijking',
    ],
  }),
});

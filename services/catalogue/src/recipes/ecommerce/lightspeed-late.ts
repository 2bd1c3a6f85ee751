import { approvalChats } from '../../apps/chats.js';
import { lightspeedAll, lightspeedKey } from '../../apps/lightspeed.js';
import { mailers } from '../../apps/mailers.js';
import { sendcloudAll } from '../../apps/sendcloud.js';
import { sendcloudApp } from '../../apps/shipping.js';
import { fullTables } from '../../apps/tables.js';
import { limitOf } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  gather,
  keep,
  recipe,
  say,
  spares,
  withErrorBranch,
} from '../../kit/index.js';
import { MAIL_OF } from './parts.js';

const lightspeed = { app: lightspeedKey };
const sendcloud = { app: sendcloudApp };
const PROMISED = limitOf(
  'days-promised',
  ['Beloofde verzenddagen', 'Promised days to ship'],
  [
    'Binnen zoveel werkdagen na betaling hoort een bestelling weg te zijn.',
    'Within so many working days after payment an order should have left.',
  ],
  2,
);

export const lightspeedLatePromise = recipe({
  id: 'lightspeed-late-promise',
  category: 'ecommerce',
  tags: ['lightspeed', 'sendcloud', 'levertijd', 'klantbericht'],
  saves: spares(
    25,
    'Iemand zoekt op welke bestellingen te laat zijn en mailt de klanten een voor een.',
    'Somebody looks up which orders are late and mails the customers one by one.',
  ),
  variants: combine({ chat: approvalChats, mailer: mailers, table: fullTables }, { take: 2 }),
  build: ({ chat, mailer, table }) => ({
    name: both(
      `Late Lightspeed-bestellingen zonder Sendcloud-pakket: klanten mailen met ${mailer.app.label} na akkoord in ${chat.app.label}, stand in ${table.app.label}`,
      `Late Lightspeed orders without a Sendcloud parcel: mail customers with ${mailer.app.label} after approval in ${chat.app.label}, state in ${table.app.label}`,
    ),
    description: both(
      `Zoekt elke werkdag betaalde bestellingen die over je belofte heen zijn zonder pakket in Sendcloud. Na akkoord in ${chat.app.label} krijgt elke klant één eerlijk bericht met ${mailer.app.label}; ${table.app.label} onthoudt wie het al weet.`,
      `Each working day it finds paid orders past your promise without a parcel at Sendcloud. After approval in ${chat.app.label} each customer gets one honest message with ${mailer.app.label}; ${table.app.label} remembers who knows already.`,
    ),
    benefit: both(
      'De klant hoort het van jou, niet andersom.',
      'The customer hears it from you, not the other way round.',
    ),
    uses: [
      [lightspeed, both('geeft de betaalde bestellingen', 'gives the paid orders')],
      [sendcloud, both('weet wat al een etiket heeft', 'knows what has a label already')],
      [chat, both('ziet de lijst en zegt ja of nee', 'sees the list and says yes or no')],
      [mailer, both('bericht de klanten', 'tells the customers')],
      [table, both('onthoudt wie bericht kreeg', 'remembers who was told')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Uitgesteld met Bestelling en Bericht.`,
        `In ${table.app.label}, make the table Delayed with Order and Message.`,
      ),
    ],
    names: {
      'Werkdagen om elf': 'Working days at eleven',
      'Lees de betaalde bestellingen': 'Read the paid orders',
      'Betaalde bestelling': 'Paid order',
      'Over de belofte heen': 'Past the promise',
      'Alle late bestellingen': 'All late orders',
      'Lees de pakketten van deze maand': "Read this month's parcels",
      'Pakket met ordernummer': 'Parcel with an order number',
      'Lees wie al bericht kreeg': 'Read who was told already',
      'Echt nog niet weg': 'Really not sent yet',
      'Laat de lijst zien': 'Show the list',
      'Mogen ze het weten?': 'May they know?',
      'Klant voor klant': 'Customer by customer',
      'Bericht de klant': 'Tell the customer',
      'Onthoud het bericht': 'Remember the message',
      'Meld wie geen bericht kreeg': 'Report who was not told',
    },
    nodes: [
      cron('Werkdagen om elf', '0 11 * * 1-5'),
      ...lightspeedAll('Lees de betaalde bestellingen', 'orders', 'Betaalde bestelling', {
        updated_at_min: "={{ $now.minus({ days: 30 }).toUTC().toFormat('yyyy-MM-dd HH:mm:ss') }}",
      }),
      code(
        'Over de belofte heen',
        `
${MAIL_OF}
const dagen = Number(${PROMISED});
const werkdagen = (van) => { let n = 0; for (let dag = van.startOf('day').plus({ days: 1 }); dag <= $now.startOf('day'); dag = dag.plus({ days: 1 })) if (dag.weekday < 6) n += 1; return n; };
return $input.all().map(({ json }) => json).filter((een) => een.status === 'processing_awaiting_shipment' && een.paymentStatus === 'paid')
  .map((een) => ({ nummer: String(een.number), mail: mailOf(een.email), naam: een.firstname || '', sinds: DateTime.fromISO(String(een.createdAt ?? '')) }))
  .filter((een) => een.mail && een.sinds.isValid && werkdagen(een.sinds.setZone($now.zone)) > dagen)
  .map((een) => ({ json: { ...een, sinds: een.sinds.setZone($now.zone).toFormat('dd-MM-yyyy') } }));`,
      ),
      gather('Alle late bestellingen', 'laat'),
      ...sendcloudAll('Lees de pakketten van deze maand', 'parcels', 'Pakket met ordernummer', {
        updated_after: '={{ $now.minus({ days: 35 }).toUTC().toISO() }}',
      }),
      evenWhenEmpty({
        ...table.rows('Lees wie al bericht kreeg', say('Uitgesteld', 'Delayed')),
        executeOnce: true,
      }),
      code(
        'Echt nog niet weg',
        `
const verstuurd = new Set($('Pakket met ordernummer').all().map(({ json }) => json).filter((een) => een.tracking_number && Number(een.status?.id) < 999).map((een) => String(een.order_number)));
const weet = new Set($input.all().map(({ json: rij }) => { const $json = rij; return String(${table.cell(say('Bestelling', 'Order'))} ?? ''); }));
const laat = ($('Alle late bestellingen').first().json.laat ?? []).filter((een) => !verstuurd.has(een.nummer) && !weet.has(een.nummer));
return laat.length ? [{ json: { laat, aantal: laat.length, tekst: laat.slice(0, 30).map((een) => '- ' + een.nummer + ' (' + een.sinds + ', ' + een.naam + ')').join('\\n') } }] : [];`,
      ),
      // Tomorrow the list is asked again: an old question must not mail the same customers once more.
      answeredWithin(
        chat.approve(
          'Laat de lijst zien',
          say(
            '={{ $json.aantal }} bestellingen zijn later dan beloofd en hebben nog geen etiket:\n{{ $json.tekst }}\nMag elke klant hierover een mail krijgen?',
            '={{ $json.aantal }} orders are later than promised and have no label yet:\n{{ $json.tekst }}\nMay each customer get a mail about it?',
          ),
        ),
        20,
        'hours',
      ),
      keep('Mogen ze het weten?', [['={{ $json.data?.approved === true }}', 'yes']]),
      code(
        'Klant voor klant',
        "return $('Echt nog niet weg').first().json.laat.map((een) => ({ json: een }));",
      ),
      withErrorBranch(
        mailer.send(
          'Bericht de klant',
          '={{ $json.mail }}',
          say(
            '=Je bestelling {{ $json.nummer }} is later dan we beloofden',
            '=Your order {{ $json.nummer }} is later than we promised',
          ),
          say(
            "=<p>Beste {{ $json.naam || 'klant' }},</p><p>Je bestelde op {{ $json.sinds }} en je pakket is nog niet weg. Dat hadden we anders beloofd, onze excuses. Hij gaat zo snel mogelijk alsnog de deur uit. Wil je niet wachten? Laat het weten in een antwoord op deze mail, dan kan de bestelling nog worden geannuleerd.</p>",
            "=<p>Dear {{ $json.naam || 'customer' }},</p><p>You ordered on {{ $json.sinds }} and your parcel has not left yet. We promised otherwise, our apologies. It goes out as soon as possible after all. Rather not wait? Say so in an answer to this mail; the order can still be cancelled.</p>",
          ),
        ),
      ),
      table.append('Onthoud het bericht', say('Uitgesteld', 'Delayed'), {
        [say('Bestelling', 'Order')]: "={{ $('Klant voor klant').item.json.nummer }}",
        [say('Bericht', 'Message')]: '={{ $now.toISODate() }}',
      }),
      chat.post(
        'Meld wie geen bericht kreeg',
        say(
          "=De mail over bestelling {{ $('Klant voor klant').item.json.nummer }} aan {{ $('Klant voor klant').item.json.mail }} ging niet weg. Bericht deze klant zelf.",
          "=The mail about order {{ $('Klant voor klant').item.json.nummer }} to {{ $('Klant voor klant').item.json.mail }} did not leave. Tell this customer yourself.",
        ),
      ),
    ],
    flow: [
      'Werkdagen om elf > Lees de betaalde bestellingen > Betaalde bestelling > Over de belofte heen > Alle late bestellingen > Lees de pakketten van deze maand > Pakket met ordernummer > Lees wie al bericht kreeg > Echt nog niet weg > Laat de lijst zien > Mogen ze het weten? > Klant voor klant > Bericht de klant > Onthoud het bericht',
      'Bericht de klant #1 > Meld wie geen bericht kreeg',
    ],
  }),
});

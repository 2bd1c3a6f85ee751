import { approvalChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { picqerApp, picqerRead, picqerWrite } from '../../apps/picqer.js';
import { sendcloudAll } from '../../apps/sendcloud.js';
import { sendcloudApp } from '../../apps/shipping.js';
import { lookupTables, tables } from '../../apps/tables.js';
import { limitOf } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  code,
  codeEach,
  combine,
  cron,
  evenWhenEmpty,
  everyMonths,
  goOnAfterError,
  loop,
  recipe,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const picqer = { app: picqerApp };
const sendcloud = { app: sendcloudApp };
const LOST_AFTER = limitOf(
  'days-silent',
  ['Dagen stilte bij de vervoerder', 'Days of silence at the carrier'],
  [
    'Na zoveel dagen zonder nieuws geldt een pakket als zoek.',
    'After so many days without news a parcel counts as missing.',
  ],
  5,
);

export const lostParcelReplacement = recipe({
  id: 'lost-parcel-replacement-order',
  category: 'ecommerce',
  tags: ['picqer', 'sendcloud', 'zoekgeraakt', 'nazending'],
  saves: spares(
    15,
    'Iemand merkt dat een pakket zoek is en voert de order opnieuw in het magazijn in.',
    'Somebody notices that a parcel is missing and enters the order in the warehouse again.',
  ),
  variants: combine({ chat: approvalChats, table: lookupTables }, { take: 2 }),
  build: ({ chat, table }) => ({
    name: both(
      `Zoekgeraakt Sendcloud-pakket opnieuw uit Picqer sturen na akkoord in ${chat.app.label}, claim in ${table.app.label}`,
      `Send a missing Sendcloud parcel from Picqer again after approval in ${chat.app.label}, claim in ${table.app.label}`,
    ),
    description: both(
      `Zoekt elke ochtend pakketten die al dagen stil liggen bij de vervoerder. Na akkoord in ${chat.app.label} maakt hij in Picqer een nazending met dezelfde artikelen en zet de claim met waarde in ${table.app.label}, nooit twee keer.`,
      `Every morning it finds parcels that have lain still at the carrier for days. After approval in ${chat.app.label} it makes a replacement order in Picqer with the same items and puts the claim with its value into ${table.app.label}, never twice.`,
    ),
    benefit: both(
      'De klant hoeft niet te wachten tot de vervoerder klaar is met zoeken.',
      'The customer need not wait until the carrier has finished searching.',
    ),
    uses: [
      [sendcloud, both('geeft pakketten zonder nieuws', 'gives parcels without news')],
      [picqer, both('kent de order en krijgt de nazending', 'knows the order and gets the replacement')],
      [chat, both('beslist over nasturen', 'decides on sending again')],
      [table, both('houdt de claims bij', 'keeps the claims')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Claims met Pakket, Order, Volgcode, Waarde en Sinds.`,
        `In ${table.app.label}, make the table Claims with Parcel, Order, Tracking code, Value and Since.`,
      ),
      both(
        'De vervoerder wil een claim meestal binnen veertien dagen: dien wat in de tabel komt dezelfde week in.',
        'The carrier usually wants a claim within fourteen days: file what comes into the table in the same week.',
      ),
    ],
    notes: [
      {
        over: ['Zoek een eerdere claim', 'Nog geen claim?'],
        text: say(
          '## Eén pakket, één besluit\nStaat het pakket al in de tabel met claims, dan vraagt hij niets meer, ook niet na een nee. Wie binnen vier uur niets zegt, krijgt de vraag de volgende werkdag weer.',
          '## One parcel, one decision\nWhere the parcel is in the table of claims already, nothing is asked again, not after a no either. Without an answer within four hours the question comes again the next working day.',
        ),
      },
    ],
    names: {
      'Werkdagen om half negen': 'Working days at half past eight',
      'Lees pakketten onderweg': 'Read parcels under way',
      'Pakket onderweg': 'Parcel under way',
      'Te lang stil': 'Silent for too long',
      'Pakket voor pakket': 'Parcel by parcel',
      'Zoek een eerdere claim': 'Look for an earlier claim',
      'Nog geen claim?': 'No claim yet?',
      'Zoek de order in Picqer': 'Find the order in Picqer',
      'Stel de nazending samen': 'Put the replacement together',
      'Is de order bekend?': 'Is the order known?',
      'Vraag of het opnieuw mag': 'Ask whether to send again',
      'Opnieuw sturen?': 'Send again?',
      'Maak de nazending': 'Make the replacement',
      'Nazending vrijgeven': 'Release the replacement',
      'Is er nee gezegd?': 'Was it a no?',
      'Noteer de claim': 'Write down the claim',
      'Meld wat niet kan': 'Tell what is not possible',
      'Zeg dat hij nog vast zit': 'Say that it is still held',
    },
    nodes: [
      cron('Werkdagen om half negen', '30 8 * * 1-5'),
      ...sendcloudAll('Lees pakketten onderweg', 'parcels', 'Pakket onderweg', {
        updated_after: '={{ $now.minus({ days: 30 }).toUTC().toISO() }}',
      }),
      code(
        'Te lang stil',
        `
const grens = Number(${LOST_AFTER});
const lees = (tekst) => { const iso = DateTime.fromISO(String(tekst ?? '')); return iso.isValid ? iso : DateTime.fromFormat(String(tekst ?? ''), 'dd-MM-yyyy HH:mm:ss'); };
// On its way, sorted, at the sorting centre, at the carrier.
return $input.all().map(({ json }) => json).filter((een) => [3, 5, 7, 22, 91, 92].includes(Number(een.status?.id)) && een.is_return !== true && een.order_number && een.tracking_number)
  .map((een) => ({ pakket: String(een.id), order: een.order_number, code: een.tracking_number, link: een.tracking_url ?? '', naam: een.name ?? '', status: een.status?.message ?? '', dagen: Math.floor($now.diff(lees(een.date_updated), 'days').days) }))
  .filter((een) => een.dagen >= grens).sort((a, b) => b.dagen - a.dagen).slice(0, 10).map((een) => ({ json: een }));`,
      ),
      loop('Pakket voor pakket', 1),
      evenWhenEmpty(
        table.find('Zoek een eerdere claim', 'Claims', say('Pakket', 'Parcel'), '={{ $json.pakket }}'),
      ),
      when('Nog geen claim?', [[`={{ ${table.cell(say('Pakket', 'Parcel'))} }}`, 'empty']]),
      goOnAfterError(
        evenWhenEmpty(
          picqerRead('Zoek de order in Picqer', 'orders', {
            query: { orderid: "={{ $('Pakket voor pakket').item.json.order }}" },
          }),
        ),
      ),
      codeEach(
        'Stel de nazending samen',
        `
const pakket = $('Pakket voor pakket').item.json;
const regels = ($json.products ?? []).filter((regel) => regel.productcode && Number(regel.amount) > Number(regel.amount_cancelled ?? 0));
const over = ['idcustomer', 'emailaddress', 'telephone', ...['name', 'contactname', 'address', 'address2', 'zipcode', 'city', 'country'].flatMap((veld) => ['delivery' + veld, 'invoice' + veld])];
return { json: { ...pakket, error: $json.error, bekend: Boolean($json.idorder) && regels.length > 0,
  waarde: Math.round(regels.reduce((som, regel) => som + Number(regel.amount) * (Number(regel.price) || 0), 0) * 100) / 100,
  wat: regels.map((regel) => regel.amount + '× ' + (regel.name ?? regel.productcode)).join(', '),
  nazending: { ...Object.fromEntries(over.filter((veld) => $json[veld]).map((veld) => [veld, $json[veld]])), reference: ${say("'Nazending '", "'Replacement '")} + pakket.order, products: regels.map((regel) => ({ productcode: regel.productcode, amount: Number(regel.amount) - Number(regel.amount_cancelled ?? 0), price: 0 })) } } };`,
      ),
      when('Is de order bekend?', [['={{ $json.bekend }}', 'yes']]),
      answeredWithin(
        chat.approve(
          'Vraag of het opnieuw mag',
          say(
            '=Pakket van order {{ $json.order }} voor {{ $json.naam }} ligt {{ $json.dagen }} dagen stil ({{ $json.status }}). Opnieuw sturen: {{ $json.wat }}? Volgen: {{ $json.link }}',
            '=The parcel of order {{ $json.order }} for {{ $json.naam }} has lain still for {{ $json.dagen }} days ({{ $json.status }}). Send again: {{ $json.wat }}? Track: {{ $json.link }}',
          ),
        ),
        4,
        'hours',
      ),
      when('Opnieuw sturen?', [['={{ $json.data?.approved === true }}', 'yes']]),
      when('Is er nee gezegd?', [['={{ $json.data?.approved === false }}', 'yes']]),
      withErrorBranch(
        picqerWrite(
          'Maak de nazending',
          'POST',
          'orders',
          "$('Stel de nazending samen').item.json.nazending",
        ),
      ),
      withErrorBranch(
        picqerWrite('Nazending vrijgeven', 'POST', '=orders/{{ $json.idorder }}/process', '{}'),
      ),
      table.append('Noteer de claim', 'Claims', {
        [say('Pakket', 'Parcel')]: "={{ $('Stel de nazending samen').item.json.pakket }}",
        [say('Order', 'Order')]: "={{ $('Stel de nazending samen').item.json.order }}",
        [say('Volgcode', 'Tracking code')]: "={{ $('Stel de nazending samen').item.json.code }}",
        [say('Waarde', 'Value')]: "={{ $('Stel de nazending samen').item.json.waarde }}",
        [say('Sinds', 'Since')]: '={{ $now.toISODate() }}',
      }),
      // The replacement exists already, so the claim is written down all the same: else tomorrow would make a second one.
      chat.post(
        'Zeg dat hij nog vast zit',
        say(
          "=De nazending van order {{ $('Pakket voor pakket').item.json.order }} staat in Picqer, maar vrijgeven lukte niet: {{ $json.error?.message ?? 'geen antwoord' }}. Geef hem daar zelf vrij.",
          "=The replacement of order {{ $('Pakket voor pakket').item.json.order }} is in Picqer, but releasing it failed: {{ $json.error?.message ?? 'no answer' }}. Release it there yourself.",
        ),
      ),
      chat.post(
        'Meld wat niet kan',
        say(
          "=Order {{ $('Pakket voor pakket').item.json.order }} ligt {{ $('Pakket voor pakket').item.json.dagen }} dagen stil, en nasturen vanuit Picqer lukt niet: {{ $json.error?.message ?? 'de order is daar niet te vinden' }}.",
          "=Order {{ $('Pakket voor pakket').item.json.order }} has lain still for {{ $('Pakket voor pakket').item.json.dagen }} days, and sending again from Picqer fails: {{ $json.error?.message ?? 'the order cannot be found there' }}.",
        ),
      ),
    ],
    flow: [
      'Werkdagen om half negen > Lees pakketten onderweg > Pakket onderweg > Te lang stil > Pakket voor pakket #1 > Zoek een eerdere claim > Nog geen claim? > Zoek de order in Picqer > Stel de nazending samen > Is de order bekend? > Vraag of het opnieuw mag > Opnieuw sturen? > Maak de nazending > Nazending vrijgeven > Noteer de claim > Pakket voor pakket',
      'Nog geen claim? #1 > Pakket voor pakket',
      'Opnieuw sturen? #1 > Is er nee gezegd? > Noteer de claim',
      'Is er nee gezegd? #1 > Pakket voor pakket',
      'Is de order bekend? #1 > Meld wat niet kan > Pakket voor pakket',
      'Maak de nazending #1 > Meld wat niet kan',
      'Nazending vrijgeven #1 > Zeg dat hij nog vast zit > Noteer de claim',
    ],
  }),
});

const GRAMS_OFF = ownLimit(
  ['Verschil in gram', 'Difference in grams'],
  ['Kleinere verschillen worden niet gemeld.', 'Smaller differences are not told.'],
  250,
);
const PERCENT_OFF = ownLimit(
  ['Verschil in procent', 'Difference in percent'],
  [
    'En minstens dit deel van het gewicht van de artikelen.',
    'And at least this share of the weight of the items.',
  ],
  30,
);

export const carrierWeightCheck = recipe({
  id: 'parcel-weight-difference',
  category: 'ecommerce',
  tags: ['picqer', 'sendcloud', 'gewicht', 'verzendkosten'],
  saves: spares(
    45,
    'Iemand vergelijkt de gewichten op de vervoersfactuur met de artikelkaarten.',
    'Somebody compares the weights on the carrier’s invoice with the item cards.',
  ),
  variants: combine({ table: tables }, { take: 2 }),
  build: ({ table }) => ({
    name: both(
      `Gewicht van Sendcloud-pakketten naast de artikelen van Picqer, afwijkers per maand in ${table.app.label}`,
      `Weight of Sendcloud parcels beside the items of Picqer, deviations by month in ${table.app.label}`,
    ),
    description: both(
      `Vergelijkt elke maand het gewicht dat je bij Sendcloud opgaf met het gewicht van de artikelen in Picqer. Orders die ver uiteenlopen komen met beide gewichten in ${table.app.label}, zodat je de artikelkaart kunt verbeteren.`,
      `Each month it compares the weight that you gave Sendcloud with the weight of the items in Picqer. Orders that differ much go into ${table.app.label} with both weights, so that you can mend the item card.`,
    ),
    benefit: both(
      'Geen naheffing meer voor pakketten die te licht zijn opgegeven.',
      'No more surcharge for parcels that were declared too light.',
    ),
    uses: [
      [sendcloud, both('geeft het opgegeven gewicht', 'gives the declared weight')],
      [picqer, both('geeft het gewicht van de artikelen', 'gives the weight of the items')],
      [table, both('bewaart de afwijkers', 'keeps the deviations')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Gewichtsverschillen met Order, Opgegeven gram, Artikelen gram, Verschil en Wat.`,
        `In ${table.app.label}, make the table Weight differences with Order, Declared grams, Item grams, Difference and What.`,
      ),
      both(
        'Gewichten in Picqer zijn grammen; verpakking telt voor 10 procent mee. Het ordernummer in Sendcloud is het nummer of de referentie van de order in Picqer; wat niet gevonden wordt, staat in de laatste regel.',
        'Weights in Picqer are grams; packing counts for 10 percent. The order number in Sendcloud is the number or the reference of the order in Picqer; what is not found stands in the last row.',
      ),
    ],
    names: {
      'Eerste van de maand': 'First of the month',
      'Lees de pakketten van vorige maand': "Read last month's parcels",
      'Verzonden pakket': 'Parcel sent',
      'Met gewicht en ordernummer': 'With weight and order number',
      'Order per order': 'Order after order',
      'Lees de artikelen van de order': 'Read the items of the order',
      'Vergelijk de gewichten': 'Compare the weights',
      'Alleen wat ver afwijkt': 'Only what differs much',
      'Zet de afwijker erbij': 'Add the deviation',
      'Geen order gevonden?': 'No order found?',
      'Zoek op referentie': 'Find by reference',
    },
    nodes: [
      everyMonths('Eerste van de maand', 1, 1, 6),
      ...sendcloudAll('Lees de pakketten van vorige maand', 'parcels', 'Verzonden pakket', {
        updated_after: "={{ $now.minus({ months: 1 }).startOf('month').toUTC().toISO() }}",
      }),
      code(
        'Met gewicht en ordernummer',
        `
const per = new Map();
for (const { json } of $input.all()) {
  const gram = Math.round(Number(json.weight) * 1000);
  if (json.is_return === true || [1998, 1999, 2000, 2001].includes(Number(json.status?.id)) || !json.order_number || !(gram > 0)) continue;
  const een = per.get(json.order_number) ?? { order: json.order_number, gram: 0, dozen: 0 };
  per.set(json.order_number, { ...een, gram: een.gram + gram, dozen: een.dozen + 1 });
}
return [...per.values()].map((een) => ({ json: een }));`,
      ),
      loop('Order per order', 1),
      goOnAfterError(
        evenWhenEmpty(
          picqerRead('Lees de artikelen van de order', 'orders', {
            query: { orderid: '={{ $json.order }}' },
          }),
        ),
      ),
      when('Geen order gevonden?', [['={{ !$json.error && !$json.idorder }}', 'yes']]),
      goOnAfterError(
        evenWhenEmpty(
          picqerRead('Zoek op referentie', 'orders', {
            query: { reference: "={{ $('Order per order').item.json.order }}" },
          }),
        ),
      ),
      codeEach(
        'Vergelijk de gewichten',
        `
const { order, gram, dozen } = $('Order per order').item.json;
const mis = $json.error ? 'fout' : $json.idorder ? '' : 'onbekend';
const regels = ($json.products ?? []).filter((regel) => Number(regel.amount) > 0);
const compleet = regels.length > 0 && regels.every((regel) => Number(regel.weight) > 0);
const samen = Math.round(regels.reduce((som, regel) => som + Number(regel.amount) * (Number(regel.weight) || 0), 0) * 1.1);
return { json: { order, mis, opgegeven: gram, artikelen: samen, dozen, verschil: compleet ? gram - samen : 0, wat: compleet ? (gram < samen ? ${say("'te licht opgegeven'", "'declared too light'")} : ${say("'te zwaar opgegeven'", "'declared too heavy'")}) : ${say("'artikel zonder gewicht'", "'an item without a weight'")}, melden: mis === '' && regels.length > 0 && (!compleet || Math.abs(gram - samen) > Math.max(${GRAMS_OFF}, samen * ${PERCENT_OFF} / 100)) } };`,
      ),
      code(
        'Alleen wat ver afwijkt',
        `
const alle = $input.all().map(({ json }) => json);
const rij = (wat, orders) => (orders.length === 0 ? [] : [{ order: orders.length + ' orders', opgegeven: '', artikelen: '', verschil: '', wat: wat + orders.slice(0, 40).map((een) => een.order).join(', ') + (orders.length > 40 ? ' …' : '') }]);
return [
  ...alle.filter((een) => een.melden),
  ...rij(${say("'niet in Picqer gevonden, niet op nummer en niet op referentie: '", "'not found in Picqer, neither by number nor by reference: '")}, alle.filter((een) => een.mis === 'onbekend')),
  ...rij(${say("'niet vergeleken, want Picqer antwoordde niet: '", "'not compared, as Picqer did not answer: '")}, alle.filter((een) => een.mis === 'fout')),
].map((json) => ({ json }));`,
      ),
      table.append('Zet de afwijker erbij', say('Gewichtsverschillen', 'Weight differences'), {
        [say('Order', 'Order')]: '={{ $json.order }}',
        [say('Opgegeven gram', 'Declared grams')]: '={{ $json.opgegeven }}',
        [say('Artikelen gram', 'Item grams')]: '={{ $json.artikelen }}',
        [say('Verschil', 'Difference')]: '={{ $json.verschil }}',
        [say('Wat', 'What')]: '={{ $json.wat }}',
      }),
    ],
    flow: [
      'Eerste van de maand > Lees de pakketten van vorige maand > Verzonden pakket > Met gewicht en ordernummer > Order per order #1 > Lees de artikelen van de order > Geen order gevonden? > Zoek op referentie > Vergelijk de gewichten > Order per order',
      'Geen order gevonden? #1 > Vergelijk de gewichten',
      'Order per order > Alleen wat ver afwijkt > Zet de afwijker erbij',
    ],
  }),
});

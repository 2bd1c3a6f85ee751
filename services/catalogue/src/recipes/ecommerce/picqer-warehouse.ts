import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { picqerAll, picqerApp, picqerRead } from '../../apps/picqer.js';
import { syncTables, tables, upsertTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { limitOf } from '../../apps/values.js';
import {
  AS_DAY,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  goOnAfterError,
  joinOn,
  loop,
  onlyNew,
  onlyOnce,
  recipe,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const picqer = { app: picqerApp };
const WAITING = limitOf(
  'hours-waiting',
  ['Uren wachten voor een seintje', 'Hours of waiting before a signal'],
  ['Zo lang mag een picklijst blijven liggen.', 'So long may a picklist lie.'],
  6,
);
const LATE = limitOf(
  'days-underway',
  ['Dagen voor je navraagt', 'Days before you ask'],
  ['Zo lang mag een inkooporder onderweg zijn.', 'So long may a purchase order be on its way.'],
  14,
);

export const picqerStuckPicklists = recipe({
  id: 'picqer-stuck-picklists',
  category: 'ecommerce',
  tags: ['magazijn', 'picklijst', 'melding'],
  saves: spares(
    10,
    'Iemand loopt een paar keer per dag na welke picklijsten blijven liggen.',
    'A few times a day somebody checks which picklists are left lying.',
  ),
  variants: combine({ chat: chats }, { take: 5 }),
  build: ({ chat }) => ({
    name: both(
      `Picklijsten in Picqer die blijven liggen, op volgorde in ${chat.app.label}`,
      `Picklists in Picqer that are left lying, in order in ${chat.app.label}`,
    ),
    description: both(
      `Zoekt elk uur tijdens kantooruren de open picklijsten in Picqer die langer wachten dan je toestaat, spoed eerst, en zet ze in ${chat.app.label}. Elke picklijst komt één keer per dag voorbij.`,
      `Every office hour it finds the open picklists in Picqer that wait longer than you allow, urgent ones first, and puts them in ${chat.app.label}. Each picklist comes by once a day.`,
    ),
    benefit: both(
      'Geen bestelling blijft ongemerkt op de plank liggen.',
      'No order stays on the shelf unnoticed.',
    ),
    uses: [
      [picqer, both('geeft de open picklijsten', 'gives the open picklists')],
      [chat, both('krijgt de langst wachtende eerst', 'gets the longest waiting first')],
    ],
    setup: [
      both(
        'Zet in Picqer picklijsten die bewust wachten op sluimeren; die slaat hij over.',
        'Snooze picklists in Picqer that wait on purpose; those are skipped.',
      ),
    ],
    names: {
      'Elk kantooruur': 'Every office hour',
      'Lees open picklijsten': 'Read open picklists',
      'Picklijst voor picklijst': 'Picklist by picklist',
      'Langer dan toegestaan': 'Longer than allowed',
      'Vandaag nog niet genoemd': 'Not named today yet',
      'Zet ze op volgorde': 'Put them in order',
      'Noem ze in de chat': 'Name them in the chat',
    },
    nodes: [
      cron('Elk kantooruur', '0 9-17 * * 1-5'),
      ...picqerAll('Lees open picklijsten', 'picklists', 'Picklijst voor picklijst', {
        updated_since: "={{ $now.minus({ days: 30 }).toFormat('yyyy-MM-dd HH:mm:ss') }}",
      }),
      code(
        'Langer dan toegestaan',
        `
const uren = Number(${WAITING});
return $input.all().map(({ json }) => json).filter((lijst) => !lijst.closed_at && !lijst.cancelled && !(lijst.snoozed_until && DateTime.fromSQL(lijst.snoozed_until) > $now))
  .map((lijst) => ({ ...lijst, wacht: Math.floor($now.diff(DateTime.fromSQL(String(lijst.created ?? '')), 'hours').hours) }))
  .filter((lijst) => Number.isFinite(lijst.wacht) && lijst.wacht >= uren)
  .map((lijst) => ({ json: { nummer: lijst.picklistid, wacht: lijst.wacht, spoed: lijst.urgent === true, naar: lijst.deliveryname ?? '', gepakt: (lijst.totalpicked ?? 0) + '/' + (lijst.totalproducts ?? '?') } }));`,
      ),
      onlyNew('Vandaag nog niet genoemd', "={{ $json.nummer + ' ' + $now.toISODate() }}"),
      code(
        'Zet ze op volgorde',
        `
const lijsten = $input.all().map(({ json }) => json).sort((a, b) => Number(b.spoed) - Number(a.spoed) || b.wacht - a.wacht);
return lijsten.length ? [{ json: { aantal: lijsten.length, tekst: lijsten.slice(0, 25).map((een) => '- ' + een.nummer + (een.spoed ? ${say("' (spoed)'", "' (urgent)'")} : '') + ': ' + een.wacht + ${say("' uur, '", "' hours, '")} + een.gepakt + ', ' + een.naar).join('\\n') } }] : [];`,
      ),
      chat.post(
        'Noem ze in de chat',
        say(
          '={{ $json.aantal }} picklijsten blijven liggen:\n{{ $json.tekst }}',
          '={{ $json.aantal }} picklists are left lying:\n{{ $json.tekst }}',
        ),
      ),
    ],
    flow: [
      'Elk kantooruur > Lees open picklijsten > Picklijst voor picklijst > Langer dan toegestaan > Vandaag nog niet genoemd > Zet ze op volgorde > Noem ze in de chat',
    ],
  }),
});

export const picqerBackorders = recipe({
  id: 'picqer-backorders-to-purchasing',
  category: 'ecommerce',
  tags: ['nalevering', 'inkoop', 'magazijn'],
  saves: spares(
    30,
    'Iemand legt backorders naast lopende inkooporders om te zien wat nog besteld moet worden.',
    'Somebody puts backorders next to running purchase orders to see what is still to be ordered.',
  ),
  variants: combine({ table: upsertTables, tasks: taskApps }, { take: 4 }),
  build: ({ table, tasks }) => {
    const inkoop = picqerAll('Lees lopende inkooporders', 'purchaseorders', 'Inkooporder voor inkooporder', {
      status: 'purchased',
    });
    return {
      name: both(
        `Naleveringen in Picqer naast inkoop: tekort in ${table.app.label}, bestellen in ${tasks.app.label}`,
        `Backorders in Picqer next to purchases: shortage in ${table.app.label}, ordering in ${tasks.app.label}`,
      ),
      description: both(
        `Telt elke werkdag per artikel hoeveel Picqer moet naleveren en hoeveel er al onderweg is. Het tekort komt in ${table.app.label}; waar niets onderweg is, maakt hij in ${tasks.app.label} één inkooptaak per artikel en week.`,
        `Every working day it adds up by item what Picqer has to deliver later and what is on its way. The shortage goes to ${table.app.label}; where nothing is coming it makes one purchasing task an item and week in ${tasks.app.label}.`,
      ),
      benefit: both(
        'Je bestelt wat klanten al gekocht hebben, en niet dubbel.',
        'You order what customers have bought already, and not twice.',
      ),
      uses: [
        [picqer, both('geeft backorders, inkoop en artikelen', 'gives backorders, purchases and items')],
        [table, both('houdt het tekort per artikel bij', 'keeps the shortage by item')],
        [tasks, both('krijgt wat besteld moet worden', 'gets what has to be ordered')],
      ],
      setup: [
        both(
          `Maak in ${table.app.label} de tabel Tekorten met Artikelcode, Artikel, Na te leveren, Onderweg, Tekort en Bijgewerkt.`,
          `In ${table.app.label}, make the table Shortages with Item code, Item, Owed, On its way, Short and Updated.`,
        ),
      ],
      notes: [
        {
          over: ['Tel per artikel', 'Koppel inkoop aan nalevering'],
          text: say(
            '## Twee lijsten, één artikel\nBackorders en inkoop worden op het artikelnummer van Picqer gekoppeld. Zonder backorders gebeurt er niets.',
            '## Two lists, one item\nBackorders and purchases are matched on the item number of Picqer. Without backorders nothing happens.',
          ),
        },
      ],
      names: {
        'Elke werkdag om half acht': 'Every working day at 7:30',
        'Lees de naleveringen': 'Read the backorders',
        'Nalevering voor nalevering': 'Backorder by backorder',
        'Tel per artikel': 'Add up by item',
        'Lees lopende inkooporders': 'Read running purchase orders',
        'Inkooporder voor inkooporder': 'Purchase order by purchase order',
        'Tel wat onderweg is': 'Add up what is coming',
        'Koppel inkoop aan nalevering': 'Match purchases with backorders',
        'Haal het artikel': 'Fetch the item',
        'Bereken het tekort': 'Work out the shortage',
        'Zet het tekort bij': 'Note the shortage',
        'Moet er besteld worden?': 'Is there anything to order?',
        'Deze week nog niet gevraagd': 'Not asked this week yet',
        'Vraag om te bestellen': 'Ask to order',
      },
      nodes: [
        cron('Elke werkdag om half acht', '30 7 * * 1-5'),
        ...picqerAll('Lees de naleveringen', 'backorders', 'Nalevering voor nalevering'),
        code(
          'Tel per artikel',
          `
const som = new Map();
for (const { json } of $input.all()) if (json.idproduct) som.set(json.idproduct, (som.get(json.idproduct) ?? 0) + (Number(json.amount) || 0));
return [...som].map(([idproduct, nodig]) => ({ json: { idproduct, nodig } }));`,
        ),
        ...inkoop.map((step, i) => (i === 0 ? onlyOnce(step) : step)),
        code(
          'Tel wat onderweg is',
          `
const som = new Map();
for (const regel of $input.all().flatMap(({ json }) => json.products ?? [])) if (regel.idproduct) som.set(regel.idproduct, (som.get(regel.idproduct) ?? 0) + Math.max(0, (Number(regel.amount) || 0) - (Number(regel.amountreceived) || 0)));
return [...som].map(([idproduct, onderweg]) => ({ json: { idproduct, onderweg } }));`,
        ),
        joinOn('Koppel inkoop aan nalevering', 'idproduct', 'enrichInput1'),
        goOnAfterError(picqerRead('Haal het artikel', '=products/{{ $json.idproduct }}')),
        code(
          'Bereken het tekort',
          `
return $input.all().map(({ json }, i) => {
  const rij = $('Koppel inkoop aan nalevering').itemMatching(i).json;
  const onderweg = Number(rij.onderweg) || 0;
  return { json: { code: json.productcode ?? String(rij.idproduct), naam: json.name ?? '', nodig: rij.nodig, onderweg, tekort: Math.max(0, rij.nodig - onderweg) }, pairedItem: { item: i } };
});`,
        ),
        table.upsert('Zet het tekort bij', say('Tekorten', 'Shortages'), say('Artikelcode', 'Item code'), {
          [say('Artikelcode', 'Item code')]: '={{ $json.code }}',
          [say('Artikel', 'Item')]: '={{ $json.naam }}',
          [say('Na te leveren', 'Owed')]: '={{ $json.nodig }}',
          [say('Onderweg', 'On its way')]: '={{ $json.onderweg }}',
          [say('Tekort', 'Short')]: '={{ $json.tekort }}',
          [say('Bijgewerkt', 'Updated')]: '={{ $now.toISODate() }}',
        }),
        when('Moet er besteld worden?', [['={{ $json.tekort }}', '>', 0]]),
        onlyNew('Deze week nog niet gevraagd', "={{ $json.code + ' ' + $now.toFormat(\"kkkk-'W'WW\") }}"),
        tasks.create('Vraag om te bestellen', {
          title: say(
            '=Bestellen: {{ $json.naam }} ({{ $json.code }}), {{ $json.tekort }} stuks',
            '=Order: {{ $json.naam }} ({{ $json.code }}), {{ $json.tekort }} pieces',
          ),
          description: say(
            '=Klanten wachten op {{ $json.nodig }} stuks; er zijn er {{ $json.onderweg }} onderweg.',
            '=Customers wait for {{ $json.nodig }} pieces; {{ $json.onderweg }} are on their way.',
          ),
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
      ],
      flow: [
        'Elke werkdag om half acht > Lees de naleveringen > Nalevering voor nalevering > Tel per artikel > Koppel inkoop aan nalevering > Haal het artikel > Bereken het tekort > Zet het tekort bij',
        'Tel per artikel > Lees lopende inkooporders > Inkooporder voor inkooporder > Tel wat onderweg is > Koppel inkoop aan nalevering @1',
        'Bereken het tekort > Moet er besteld worden? > Deze week nog niet gevraagd > Vraag om te bestellen',
      ],
    };
  },
});

export const picqerLatePurchases = recipe({
  id: 'picqer-late-purchases',
  category: 'ecommerce',
  tags: ['inkoop', 'leveranciers', 'magazijn'],
  saves: spares(
    20,
    'Iemand gaat inkooporders na en mailt leveranciers die niets laten horen.',
    'Somebody goes through purchase orders and mails suppliers who keep silent.',
  ),
  variants: combine({ table: syncTables, mailer: mailers }, { take: 4 }),
  build: ({ table, mailer }) => ({
    name: both(
      `Navraag bij leverancier over late inkooporder uit Picqer met ${mailer.app.label}, adressen in ${table.app.label}`,
      `Ask the supplier about a late purchase order of Picqer with ${mailer.app.label}, addresses in ${table.app.label}`,
    ),
    description: both(
      `Zoekt dinsdag en donderdag inkooporders in Picqer die te lang onderweg zijn, telt wat er nog mist en vraagt de leverancier om een datum. Adres en laatste navraag staan in ${table.app.label}; eens per week is genoeg.`,
      `On Tuesday and Thursday it finds purchase orders in Picqer that are underway too long, counts what is missing and asks the supplier for a date. Address and last question stand in ${table.app.label}; once a week is enough.`,
    ),
    benefit: both(
      'Leveranciers noemen een datum voor je klant ernaar vraagt.',
      'Suppliers name a date before your customer asks.',
    ),
    uses: [
      [picqer, both('geeft de lopende inkooporders', 'gives the running purchase orders')],
      [table, both('heeft het mailadres per leverancier', 'has the mail address by supplier')],
      [mailer, both('vraagt de leverancier om een datum', 'asks the supplier for a date')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Leveranciers met Naam (zoals in Picqer), Mail en Laatst gevraagd.`,
        `In ${table.app.label}, make the table Suppliers with Name (as in Picqer), Mail and Last asked.`,
      ),
    ],
    notes: [
      {
        over: ['Bundel per leverancier', 'Koppel het mailadres'],
        text: say(
          '## Eén mail per leverancier\nAlle late orders van een leverancier staan in één mail. Zonder adres in de tabel gaat er niets weg; het overzicht blijft in Picqer staan.',
          '## One mail a supplier\nAll late orders of a supplier are in one mail. Without an address in the table nothing goes out; the overview stays in Picqer.',
        ),
      },
    ],
    names: {
      'Dinsdag en donderdag': 'Tuesday and Thursday',
      'Lees inkoop die loopt': 'Read running purchases',
      'Order per stuk': 'Each purchase order',
      'Bundel per leverancier': 'Bundle by supplier',
      'Lees de leveranciers': 'Read the suppliers',
      'Adres per leverancier': 'Address by supplier',
      'Koppel het mailadres': 'Match the mail address',
      'Leverancier voor leverancier': 'Supplier by supplier',
      'Vraag om een leverdatum': 'Ask for a delivery date',
      'Noteer de navraag': 'Note the question',
    },
    nodes: [
      cron('Dinsdag en donderdag', '0 10 * * 2,4'),
      ...picqerAll('Lees inkoop die loopt', 'purchaseorders', 'Order per stuk', { status: 'purchased' }),
      code(
        'Bundel per leverancier',
        `
const dagen = Number(${LATE});
const bundels = new Map();
for (const { json } of $input.all()) {
  const oud = $now.startOf('day').diff(DateTime.fromSQL(String(json.created ?? '')).startOf('day'), 'days').days;
  const mist = (json.products ?? []).map((regel) => ({ ...regel, nog: (Number(regel.amount) || 0) - (Number(regel.amountreceived) || 0) })).filter((regel) => regel.nog > 0);
  if (!json.supplier_name || !(oud >= dagen) || mist.length === 0) continue;
  const regels = mist.map((regel) => '<li>' + regel.nog + '× ' + (regel.productcode_supplier || regel.productcode) + ' ' + (regel.name ?? '') + '</li>').join('');
  bundels.set(json.supplier_name, (bundels.get(json.supplier_name) ?? '') + '<p>' + json.purchaseorderid + (json.supplier_orderid ? ' / ' + json.supplier_orderid : '') + ' (' + DateTime.fromSQL(json.created).toFormat('dd-MM-yyyy') + ')</p><ul>' + regels + '</ul>');
}
return [...bundels].map(([leverancier, orders]) => ({ json: { leverancier, orders } }));`,
      ),
      onlyOnce(table.rows('Lees de leveranciers', say('Leveranciers', 'Suppliers'))),
      code(
        'Adres per leverancier',
        `
${AS_DAY}
return $input.all().map(({ json: rij }) => { const $json = rij; return { leverancier: ${table.cell(say('Naam', 'Name'))} ?? '', mail: String(${table.cell('Mail')} ?? '').trim(), laatst: asDay(${table.cell(say('Laatst gevraagd', 'Last asked'))}) }; })
  .filter((rij) => /^[^@\\s]+@[^@\\s]+$/.test(rij.mail) && !(rij.laatst.isValid && rij.laatst > $now.minus({ days: 6 })))
  .map(({ leverancier, mail }) => ({ json: { leverancier, mail } }));`,
      ),
      joinOn('Koppel het mailadres', 'leverancier', 'keepMatches'),
      loop('Leverancier voor leverancier', 1),
      withErrorBranch(
        mailer.send(
          'Vraag om een leverdatum',
          '={{ $json.mail }}',
          say('=Wanneer kunnen we deze orders verwachten?', '=When may we expect these orders?'),
          say(
            '=<p>Beste {{ $json.leverancier }},</p><p>Van deze inkooporders hebben wij nog niet alles ontvangen. Wanneer kunnen we de rest verwachten?</p>{{ $json.orders }}',
            '=<p>Dear {{ $json.leverancier }},</p><p>Of these purchase orders we have not received everything yet. When may we expect the rest?</p>{{ $json.orders }}',
          ),
        ),
      ),
      table.upsert('Noteer de navraag', say('Leveranciers', 'Suppliers'), say('Naam', 'Name'), {
        [say('Naam', 'Name')]: "={{ $('Leverancier voor leverancier').item.json.leverancier }}",
        [say('Laatst gevraagd', 'Last asked')]: '={{ $now.toISODate() }}',
      }),
    ],
    flow: [
      'Dinsdag en donderdag > Lees inkoop die loopt > Order per stuk > Bundel per leverancier > Koppel het mailadres',
      'Bundel per leverancier > Lees de leveranciers > Adres per leverancier > Koppel het mailadres @1',
      'Koppel het mailadres > Leverancier voor leverancier #1 > Vraag om een leverdatum > Noteer de navraag > Leverancier voor leverancier',
      'Vraag om een leverdatum #1 > Leverancier voor leverancier',
    ],
  }),
});

export const picqerPickersOfToday = recipe({
  id: 'picqer-day-output',
  category: 'ecommerce',
  tags: ['magazijn', 'rapport', 'planning'],
  saves: spares(
    15,
    'Iemand telt aan het eind van de dag wat het magazijn heeft verwerkt.',
    'At the end of the day somebody counts what the warehouse has handled.',
  ),
  variants: combine({ table: tables, chat: chats }, { take: 4 }),
  build: ({ table, chat }) => ({
    name: both(
      `Dagopbrengst van het magazijn uit Picqer in ${table.app.label} en ${chat.app.label}`,
      `Day's output of the warehouse from Picqer in ${table.app.label} and ${chat.app.label}`,
    ),
    description: both(
      `Telt elke werkdag om zes uur hoeveel picklijsten en artikelen in Picqer zijn afgerond en hoeveel er open blijven, zet dat in ${table.app.label} en meldt het in ${chat.app.label}. Personen komen er niet in voor.`,
      `At six every working day it counts how many picklists and items were finished in Picqer and how many are left open, puts that in ${table.app.label} and tells ${chat.app.label}. People are not in it.`,
    ),
    benefit: both(
      'Je ziet of het magazijn morgen extra handen nodig heeft.',
      'You see whether the warehouse needs extra hands tomorrow.',
    ),
    uses: [
      [picqer, both('geeft afgeronde en open picklijsten', 'gives finished and open picklists')],
      [table, both('bewaart elke dag', 'keeps every day')],
      [chat, both('krijgt de stand', 'gets the figures')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Magazijndagen met Dag, Picklijsten, Artikelen, Open en Oudste open.`,
        `In ${table.app.label}, make the table Warehouse days with Day, Picklists, Items, Open and Oldest open.`,
      ),
    ],
    names: {
      'Werkdagen om zes uur': 'Working days at six',
      'Lees wat vandaag veranderde': 'Read what changed today',
      'Afgerond vandaag': 'Finished today',
      'Lees wat open blijft': 'Read what stays open',
      'Nog open': 'Still open',
      'Tel de dag op': 'Add up the day',
      'Bewaar de magazijndag': 'Keep the warehouse day',
      'Vertel de dagopbrengst': "Tell the day's output",
    },
    nodes: [
      cron('Werkdagen om zes uur', '0 18 * * 1-5'),
      ...picqerAll('Lees wat vandaag veranderde', 'picklists', 'Afgerond vandaag', {
        updated_since: "={{ $now.startOf('day').toFormat('yyyy-MM-dd HH:mm:ss') }}",
      }).map((step, i) => (i === 1 ? evenWhenEmpty(step) : step)),
      ...picqerAll('Lees wat open blijft', 'picklists', 'Nog open', {
        updated_since: "={{ $now.minus({ days: 30 }).toFormat('yyyy-MM-dd HH:mm:ss') }}",
      }).map((step, i) => (i === 0 ? onlyOnce(step) : evenWhenEmpty(step))),
      code(
        'Tel de dag op',
        `
const begin = $now.startOf('day');
const klaar = $('Afgerond vandaag').all().map(({ json }) => json).filter((lijst) => lijst.idpicklist && DateTime.fromSQL(String(lijst.closed_at ?? '')) >= begin);
const open = $input.all().map(({ json }) => json).filter((lijst) => lijst.idpicklist && !lijst.closed_at && !lijst.cancelled);
const oudste = open.map((lijst) => String(lijst.created ?? '')).filter(Boolean).sort()[0] ?? '';
return [{ json: { dag: $now.toISODate(), lijsten: klaar.length, artikelen: klaar.reduce((som, lijst) => som + (Number(lijst.totalproducts) || 0), 0), open: open.length, oudste: oudste.slice(0, 10) } }];`,
      ),
      withErrorBranch(
        table.append('Bewaar de magazijndag', say('Magazijndagen', 'Warehouse days'), {
          [say('Dag', 'Day')]: '={{ $json.dag }}',
          [say('Picklijsten', 'Picklists')]: '={{ $json.lijsten }}',
          [say('Artikelen', 'Items')]: '={{ $json.artikelen }}',
          Open: '={{ $json.open }}',
          [say('Oudste open', 'Oldest open')]: '={{ $json.oudste }}',
        }),
      ),
      chat.post(
        'Vertel de dagopbrengst',
        say(
          "=Magazijn {{ $('Tel de dag op').first().json.dag }}: {{ $('Tel de dag op').first().json.lijsten }} picklijsten en {{ $('Tel de dag op').first().json.artikelen }} artikelen klaar; {{ $('Tel de dag op').first().json.open }} open, de oudste van {{ $('Tel de dag op').first().json.oudste || '-' }}.",
          "=Warehouse {{ $('Tel de dag op').first().json.dag }}: {{ $('Tel de dag op').first().json.lijsten }} picklists and {{ $('Tel de dag op').first().json.artikelen }} items done; {{ $('Tel de dag op').first().json.open }} open, the oldest of {{ $('Tel de dag op').first().json.oudste || '-' }}.",
        ),
      ),
    ],
    flow: [
      'Werkdagen om zes uur > Lees wat vandaag veranderde > Afgerond vandaag > Lees wat open blijft > Nog open > Tel de dag op > Bewaar de magazijndag > Vertel de dagopbrengst',
      'Bewaar de magazijndag #1 > Vertel de dagopbrengst',
    ],
  }),
});

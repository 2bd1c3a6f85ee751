import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  code,
  combine,
  cron,
  everyHours,
  joinOn,
  keep,
  loop,
  only,
  onlyNew,
  pause,
  reads,
  recipe,
  say,
  t,
  withErrorBranch,
} from '../../kit/index.js';
import { keepsStock, settable, stocked } from './systems.js';

const STOCK_MINIMUM = ownLimit(
  ['Minimumvoorraad', 'Minimum stock'],
  ['Onder hoeveel stuks je bijbestelt.', 'Below how many pieces you order again.'],
  5,
);

export const lowStock = recipe({
  id: 'low-stock-morning',
  category: 'ecommerce',
  tags: ['voorraad', 'inkoop', 'melding'],
  saves: {
    minutes: 12,
    nl: 'Iemand loopt elke ochtend de voorraadlijst langs en maakt inkooptaken.',
    en: 'Someone goes through the stock list every morning and makes purchasing tasks.',
  },
  variants: combine({ shop: stocked, tasks: taskApps, chat: chats }, { take: 10 }),
  build: ({ shop, tasks, chat }) => {
    const { nodes, path, ref: p } = reads(shop.products, 'Lees voorraad', 'Artikel');
    return {
      name: {
        nl: `Lage voorraad in ${shop.app.label}: inkooptaak in ${tasks.app.label} en lijst in ${chat.app.label}`,
        en: `Low stock in ${shop.app.label}: purchasing task in ${tasks.app.label} and list in ${chat.app.label}`,
      },
      description: {
        nl: `Elke werkdag leest hij ${shop.products.what.nl}. Wat onder je minimum zakt, wordt één keer een taak in ${tasks.app.label}; ${chat.app.label} krijgt de hele lijst.`,
        en: `Every working day it reads ${shop.products.what.en}. Whatever drops below your minimum becomes a task in ${tasks.app.label} once; ${chat.app.label} gets the whole list.`,
      },
      benefit: {
        nl: 'Je bestelt bij voordat een artikel is uitverkocht.',
        en: 'You reorder before an item sells out.',
      },
      uses: [
        [shop, { nl: 'geeft de voorraad per artikel', en: 'gives the stock per item' }],
        [tasks, { nl: 'krijgt een inkooptaak per artikel', en: 'gets a purchasing task per item' }],
        [chat, { nl: 'krijgt elke ochtend de lijst', en: 'gets the list every morning' }],
      ],
      setup: [],
      notes: [
        {
          over: ['Nog geen taak deze maand', 'Maak inkooptaak'],
          text: say(
            '## Geen dubbele taken\nEen artikel komt per kalendermaand één keer als taak terug, ook als het elke dag laag staat.',
            '## No double tasks\nAn item becomes a task once a calendar month, even if it is low every day.',
          ),
        },
      ],
      names: {
        'Elke werkdag': 'Every working day',
        'Lees voorraad': 'Read the stock',
        Artikel: 'Item',
        'Onder het minimum': 'Below the minimum',
        'Nog geen taak deze maand': 'No task this month yet',
        'Maak inkooptaak': 'Make a purchasing task',
        'Maak er een lijst van': 'Turn it into a list',
        'Stuur de lijst': 'Send the list',
      },
      nodes: [
        cron('Elke werkdag', '0 7 * * 1-5'),
        ...nodes,
        keep('Onder het minimum', [
          [`={{ $json.stock !== null && $json.stock < ${STOCK_MINIMUM} }}`, 'yes'],
          [only(p.sku), 'filled'],
          [`={{ ${keepsStock('$json')} }}`, 'yes'],
        ]),
        onlyNew('Nog geen taak deze maand', "={{ $json.sku + ' ' + $now.toFormat('yyyy-MM') }}"),
        tasks.create('Maak inkooptaak', {
          title: say(t`Bijbestellen: ${p.name} (${p.sku})`, t`Reorder: ${p.name} (${p.sku})`),
          description: say(t`Nog ${p.stock} op voorraad.`, t`${p.stock} left in stock.`),
          due: '={{ $now.plus({ days: 2 }).toISO() }}',
        }),
        code(
          'Maak er een lijst van',
          `
const regels = $input.all().map(({ json }) => '- ' + json.name + ' (' + json.sku + '): ' + json.stock);
return [{ json: { aantal: regels.length, tekst: regels.slice(0, 40).join('\\n') } }];`,
        ),
        chat.post(
          'Stuur de lijst',
          say(
            '=Lage voorraad ({{ $json.aantal }} artikelen):\n{{ $json.tekst }}',
            '=Low stock ({{ $json.aantal }} items):\n{{ $json.tekst }}',
          ),
        ),
      ],
      flow: [
        `Elke werkdag > ${path} > Onder het minimum > Nog geen taak deze maand > Maak inkooptaak`,
        'Onder het minimum > Maak er een lijst van > Stuur de lijst',
      ],
    };
  },
});

export const stockBetween = recipe({
  id: 'stock-between-systems',
  category: 'ecommerce',
  tags: ['voorraad', 'synchroniseren'],
  saves: {
    minutes: 5,
    nl: 'Iemand vergelijkt twee voorraadlijsten en zet verschillen over.',
    en: 'Someone compares two stock lists and copies the differences.',
  },
  variants: combine(
    { source: stocked, shop: settable, chat: chats, table: tables },
    { take: 10, unless: ({ source, shop }) => source.app.key === shop.app.key },
  ),
  build: ({ source, shop, chat, table }) => {
    const left = reads(source.products, 'Lees magazijn', 'Magazijnstand');
    const right = reads(shop.products, 'Lees winkel', 'Winkelstand');
    return {
      name: {
        nl: `Voorraad van ${source.app.label} naar ${shop.app.label}, verschillen in ${table.app.label} en ${chat.app.label}`,
        en: `Stock from ${source.app.label} to ${shop.app.label}, differences in ${table.app.label} and ${chat.app.label}`,
      },
      description: {
        nl: `Elk uur legt hij ${source.products.what.nl} naast ${shop.products.what.nl} en past alleen de verschillen aan. Mislukte regels komen in ${chat.app.label}, de rest in ${table.app.label}.`,
        en: `Every hour it puts ${source.products.what.en} next to ${shop.products.what.en} and changes only what differs. Failures go to ${chat.app.label}, the rest to ${table.app.label}.`,
      },
      benefit: {
        nl: 'Je verkoopt niets meer dat er niet ligt.',
        en: 'You no longer sell what is not there.',
      },
      uses: [
        [source, { nl: 'is leidend voor de voorraad', en: 'leads for the stock' }],
        [shop, { nl: 'krijgt de juiste voorraad', en: 'receives the right stock' }],
        [table, { nl: 'bewaart elke wijziging', en: 'keeps every change' }],
        [chat, { nl: 'meldt artikelen die niet lukken', en: 'reports items that fail' }],
      ],
      setup: [
        {
          nl: 'Gebruik in beide systemen dezelfde artikelcode; daarop wordt gekoppeld.',
          en: 'Use the same item code in both systems; that is what is matched.',
        },
      ],
      notes: [
        {
          over: ['Koppel op artikelcode', 'Verschilt het?'],
          text: say(
            '## Alleen verschillen\nArtikelen die maar in één systeem staan of waarvan geen voorraad wordt bijgehouden blijven met rust. Gelijke standen worden niet opnieuw gezet.',
            '## Differences only\nItems that are in one system only, or whose stock is not kept, are left alone. Equal stock is not set again.',
          ),
        },
        {
          over: ['Eén voor één', 'Rustig aan'],
          text: say(
            '## Niet te snel\nEen korte pauze tussen de artikelen houdt je onder de limiet van de winkel.',
            '## Not too fast\nA short pause between items keeps you below the limit of the shop.',
          ),
        },
      ],
      names: {
        'Elk uur': 'Every hour',
        'Lees magazijn': 'Read the warehouse',
        Magazijnstand: 'Warehouse stock',
        'Lees winkel': 'Read the shop',
        Winkelstand: 'Shop stock',
        'Maak winkelregels': 'Make shop rows',
        'Maak magazijnregels': 'Make warehouse rows',
        'Koppel op artikelcode': 'Join on item code',
        'Verschilt het?': 'Does it differ?',
        'Eén voor één': 'One by one',
        'Zet voorraad': 'Set the stock',
        'Leg wijziging vast': 'Record the change',
        'Rustig aan': 'Take it easy',
        'Tel wijzigingen': 'Count the changes',
        'Meld het aantal': 'Report the number',
        'Vandaag nog niet gemeld': 'Not told today yet',
        'Meld mislukt artikel': 'Report a failed item',
      },
      nodes: [
        everyHours('Elk uur', 1),
        ...left.nodes,
        ...right.nodes,
        code(
          'Maak winkelregels',
          `return $input.all().filter(({ json }) => json.sku && ${keepsStock('json')}).map(({ json }) => ({ json: { sku: json.sku, winkelId: json.id, winkelStand: json.stock, naam: json.name } }));`,
        ),
        code(
          'Maak magazijnregels',
          `return $input.all().filter(({ json }) => json.sku && Number.isFinite(json.stock) && ${keepsStock('json')}).map(({ json }) => ({ json: { sku: json.sku, magazijnStand: Math.max(0, Math.floor(json.stock)) } }));`,
        ),
        joinOn('Koppel op artikelcode', 'sku', 'keepMatches'),
        keep('Verschilt het?', [['={{ $json.winkelStand !== $json.magazijnStand }}', 'yes']]),
        loop('Eén voor één', 1),
        withErrorBranch(shop.setStock('Zet voorraad', '{{ $json.winkelId }}', '{{ $json.magazijnStand }}')),
        table.append('Leg wijziging vast', say('Voorraadlog', 'Stock log'), {
          [say('Tijd', 'Time')]: '={{ $now.toISO() }}',
          [say('Artikel', 'Item')]: "={{ $('Eén voor één').item.json.sku }}",
          Was: "={{ $('Eén voor één').item.json.winkelStand }}",
          [say('Wordt', 'Becomes')]: "={{ $('Eén voor één').item.json.magazijnStand }}",
        }),
        pause('Rustig aan', 1, 'seconds'),
        code(
          'Tel wijzigingen',
          `
const aantal = $input.all().length;
return aantal ? [{ json: { aantal } }] : [];`,
        ),
        chat.post(
          'Meld het aantal',
          say(
            '=Voorraad vergeleken: {{ $json.aantal }} artikelen verschilden. Wat is gewijzigd staat in het voorraadlog.',
            '=Stock compared: {{ $json.aantal }} items differed. What was changed is in the stock log.',
          ),
        ),
        onlyNew('Vandaag nog niet gemeld', "={{ $('Eén voor één').item.json.sku + ' ' + $now.toISODate() }}"),
        chat.post(
          'Meld mislukt artikel',
          say(
            "=Voorraad van {{ $('Eén voor één').item.json.sku }} kon niet op {{ $('Eén voor één').item.json.magazijnStand }} worden gezet.",
            "=The stock of {{ $('Eén voor één').item.json.sku }} could not be set to {{ $('Eén voor één').item.json.magazijnStand }}.",
          ),
        ),
      ],
      flow: [
        `Elk uur > ${left.path} > Maak magazijnregels > Koppel op artikelcode`,
        `Elk uur > ${right.path} > Maak winkelregels > Koppel op artikelcode @1`,
        'Koppel op artikelcode > Verschilt het? > Eén voor één #1 > Zet voorraad > Leg wijziging vast > Rustig aan > Eén voor één',
        'Zet voorraad #1 > Vandaag nog niet gemeld > Meld mislukt artikel',
        'Zet voorraad #1 > Rustig aan',
        'Eén voor één > Tel wijzigingen > Meld het aantal',
      ],
    };
  },
});

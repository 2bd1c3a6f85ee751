import { chats } from '../../apps/chats.js';
import { databases } from '../../apps/databases.js';
import { sharedDrives } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import { stores } from '../../apps/shops.js';
import { mailOf } from '../../apps/values.js';
import {
  code,
  combine,
  euros,
  everyDay,
  everyMonths,
  keep,
  only,
  onlyNew,
  onlyOnce,
  reads,
  recipe,
  say,
  set,
  waitForBoth,
  when,
  withErrorBranch,
  writeFile,
} from '../../kit/index.js';
import { COUNTS } from './parts.js';

export const ordersToDatabase = recipe({
  id: 'orders-to-warehouse',
  category: 'ecommerce',
  tags: ['datawarehouse', 'bestellingen', 'back-up'],
  saves: {
    minutes: 20,
    nl: 'Iemand exporteert elke nacht de bestellingen en laadt ze in de database.',
    en: 'Someone exports the orders nightly and loads them into the database.',
  },
  variants: combine({ shop: stores, database: databases, store: sharedDrives, chat: chats }, { take: 9 }),
  build: ({ shop, database, store, chat }) => {
    const { nodes, path, ref: o } = reads(shop.sales(3), 'Haal bestellingen', 'Bestelling');
    return {
      name: {
        nl: `${shop.app.label}-bestellingen elke nacht naar ${database.app.label} met kopie in ${store.app.label}`,
        en: `${shop.app.label} orders to ${database.app.label} every night with a copy in ${store.app.label}`,
      },
      description: {
        nl: `’s Nachts gaan de nieuwe bestellingen uit ${shop.app.label} naar ${database.app.label} en als csv naar ${store.app.label}. Pas als beide klaar zijn meldt ${chat.app.label} het aantal.`,
        en: `At night the new orders go from ${shop.app.label} to ${database.app.label} and as a CSV to ${store.app.label}. Only when both are done does ${chat.app.label} tell the number.`,
      },
      benefit: {
        nl: 'Je eigen cijfers, ook als je ooit van winkel wisselt.',
        en: 'Your own figures, even if you ever change shops.',
      },
      uses: [
        [shop, { nl: 'geeft de bestellingen', en: 'gives the orders' }],
        [database, { nl: 'bewaart elke bestelling', en: 'stores every order' }],
        [store, { nl: 'bewaart de dagkopie', en: 'keeps the daily copy' }],
        [chat, { nl: 'meldt dat het gelukt is', en: 'reports success' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel bestellingen met de kolommen nummer, besteld_op, land, totaal, valuta en artikelen.',
          en: 'Make the table orders with the columns number, ordered_at, country, total, currency and items.',
        },
        {
          nl: 'Hij kijkt drie dagen terug en onthoudt wat hij schreef. Stond n8n langer uit, vul die dagen dan zelf aan.',
          en: 'It looks back three days and remembers what it wrote. Where n8n was out for longer, fill in those days yourself.',
        },
      ],
      notes: [
        {
          over: ['Schrijf in database', 'Wacht op beide'],
          text: say(
            '## Beide of geen\nDe melding volgt pas als database én kopie klaar zijn. Wat de database weigert staat met nummer in de chat; in de kopie staat het wel.',
            '## Both or neither\nThe message follows only once both database and copy are ready. What the database refuses is in the chat by number; the copy does hold it.',
          ),
        },
      ],
      names: {
        'Elke nacht': 'Every night',
        'Haal bestellingen': 'Fetch the orders',
        'Haal bestellingen: per dag': 'Fetch the orders: by day',
        Bestelling: 'Order',
        'Alleen met nummer': 'Only with a number',
        'Nog niet geschreven': 'Not written yet',
        'Meld wat geweigerd is': 'Tell what was refused',
        'Schrijf in database': 'Write to the database',
        'Regel voor de kopie': 'Line for the copy',
        'Maak csv': 'Make the CSV',
        'Bewaar kopie': 'Keep the copy',
        'Wacht op beide': 'Wait for both',
        Tel: 'Count',
        'Meld het aantal': 'Report the number',
      },
      nodes: [
        everyDay('Elke nacht', 2, 15),
        ...nodes,
        keep('Alleen met nummer', [[only(o.number), 'filled']]),
        onlyNew('Nog niet geschreven', only(o.number)),
        withErrorBranch(
          database.insert('Schrijf in database', say('bestellingen', 'orders'), {
            [say('nummer', 'number')]: only(o.number),
            [say('besteld_op', 'ordered_at')]: only(o.created),
            [say('land', 'country')]: only(o.country),
            [say('totaal', 'total')]: only(o.total),
            [say('valuta', 'currency')]: only(o.currency),
            [say('artikelen', 'items')]: only(o.items),
          }),
        ),
        onlyOnce(
          chat.post(
            'Meld wat geweigerd is',
            say(
              "={{ $input.all().length }} bestellingen kwamen vannacht niet in de database; zet ze er zelf in vanuit de kopie: {{ $input.all().map((een) => een.json.number ?? '?').slice(0, 30).join(', ') }}",
              "={{ $input.all().length }} orders did not get into the database last night; enter them from the copy: {{ $input.all().map((een) => een.json.number ?? '?').slice(0, 30).join(', ') }}",
            ),
          ),
        ),
        set('Regel voor de kopie', {
          [say('Nummer', 'Number')]: only(o.number),
          [say('Besteld op', 'Ordered on')]: only(o.created),
          [say('Klant', 'Customer')]: only(o.name),
          [say('E-mail', 'Email')]: only(o.email),
          [say('Land', 'Country')]: only(o.country),
          [say('Artikelen', 'Items')]: only(o.items),
          [say('Totaal', 'Total')]: ['number', only(o.total)],
          [say('Valuta', 'Currency')]: only(o.currency),
        }),
        writeFile(
          'Maak csv',
          'csv',
          say(
            "=bestellingen-{{ $now.toFormat('yyyy-MM-dd') }}.csv",
            "=orders-{{ $now.toFormat('yyyy-MM-dd') }}.csv",
          ),
        ),
        store.upload(
          'Bewaar kopie',
          say(
            "=bestellingen-{{ $now.toFormat('yyyy-MM-dd') }}.csv",
            "=orders-{{ $now.toFormat('yyyy-MM-dd') }}.csv",
          ),
        ),
        waitForBoth('Wacht op beide', 1),
        code('Tel', "return [{ json: { aantal: $('Nog niet geschreven').all().length } }];"),
        chat.post(
          'Meld het aantal',
          say(
            '=Vannacht zijn {{ $json.aantal }} bestellingen weggeschreven en gekopieerd.',
            '=Last night {{ $json.aantal }} orders were stored and copied.',
          ),
        ),
      ],
      flow: [
        `Elke nacht > ${path} > Alleen met nummer > Nog niet geschreven > Schrijf in database > Wacht op beide > Tel > Meld het aantal`,
        'Schrijf in database #1 > Meld wat geweigerd is',
        'Nog niet geschreven > Regel voor de kopie > Maak csv > Bewaar kopie > Wacht op beide @1',
      ],
    };
  },
});

/** Odoo and ERPNext name countries and regions in words, which says nothing to a table of VAT rates. */
const withCountryCodes = stores.filter(({ app }) => app.key !== 'odoo' && app.key !== 'erpNext');

export const monthByCountry = recipe({
  id: 'month-by-country',
  category: 'ecommerce',
  tags: ['btw', 'oss', 'maandrapport'],
  saves: {
    minutes: 45,
    nl: 'Iemand splitst de maandomzet per EU-land voor de OSS-aangifte.',
    en: 'Someone splits the month’s turnover by EU country for the OSS return.',
  },
  variants: combine({ shop: withCountryCodes, store: sharedDrives, mailer: mailers }, { take: 9 }),
  build: ({ shop, store, mailer }) => {
    const { nodes, path } = reads(shop.sales(32), 'Haal bestellingen', 'Bestelling');
    return {
      name: {
        nl: `Omzet per EU-land uit ${shop.app.label} voor de OSS-aangifte, in ${store.app.label} en via ${mailer.app.label}`,
        en: `${shop.app.label} turnover by EU country for the OSS return, in ${store.app.label} and by ${mailer.app.label}`,
      },
      description: {
        nl: `Op de eerste van de maand telt hij de omzet uit ${shop.app.label} per land op, rekent de btw uit, zet het rekenblad in ${store.app.label} en waarschuwt via ${mailer.app.label} als je in dit tempo boven 10.000 euro per jaar komt.`,
        en: `On the first of the month it totals ${shop.app.label} turnover by country, works out the VAT, puts the sheet in ${store.app.label} and warns through ${mailer.app.label} when at this pace you pass 10,000 euros a year.`,
      },
      benefit: {
        nl: 'De cijfers voor je OSS-aangifte liggen elke maand klaar.',
        en: 'The figures for your OSS return are ready every month.',
      },
      uses: [
        [shop, { nl: 'geeft de bestellingen van de maand', en: 'gives the month’s orders' }],
        [store, { nl: 'bewaart het rekenblad', en: 'keeps the sheet' }],
        [mailer, { nl: 'waarschuwt de boekhouder', en: 'warns the bookkeeper' }],
      ],
      setup: [
        {
          nl: 'Controleer in "Reken per land" de btw-tarieven die voor jouw artikelen gelden; er staat één tarief per land, en de winkel moet in euro rekenen.',
          en: 'Check in "Reken per land" the VAT rates that apply to your items; there is one rate a country, and the shop has to charge in euros.',
        },
      ],
      notes: [
        {
          over: ['Reken per land', 'Boven de drempel?'],
          text: say(
            '## Drempel\nOnder de 10.000 euro aan EU-verkopen per jaar, zonder btw, mag je Nederlandse btw rekenen. Hij kijkt naar één maand en waarschuwt boven een twaalfde daarvan (833 euro).',
            '## Threshold\nBelow 10,000 euros of EU sales a year, without VAT, you may charge Dutch VAT. It looks at one month and warns above a twelfth of that (833 euros).',
          ),
        },
      ],
      names: {
        'Eerste van de maand': 'First of the month',
        'Haal bestellingen': 'Fetch the orders',
        'Haal bestellingen: per dag': 'Fetch the orders: by day',
        Bestelling: 'Order',
        'Reken per land': 'Work out by country',
        'Maak rekenblad': 'Make the sheet',
        'Bewaar rekenblad': 'Keep the sheet',
        'Meld dat het klaarligt': 'Tell that it is ready',
        'Tel EU-omzet': 'Add up EU sales',
        'Boven de drempel?': 'Above the threshold?',
        'Waarschuw boekhouder': 'Warn the bookkeeper',
      },
      nodes: [
        everyMonths('Eerste van de maand', 1, 1, 6),
        ...nodes,
        code(
          'Reken per land',
          `
const TARIEF = { AT: 20, BE: 21, BG: 20, CY: 19, CZ: 21, DE: 19, DK: 25, EE: 24, ES: 21, FI: 25.5, FR: 20, GR: 24, HR: 25, HU: 27, IE: 23, IT: 22, LT: 21, LU: 17, LV: 21, MT: 18, PL: 23, PT: 23, RO: 21, SE: 25, SI: 22, SK: 23 };
${COUNTS}
const perLand = {};
const maand = $now.minus({ months: 1 }).toFormat('yyyy-MM');
for (const { json } of $input.all()) {
  if (!telt(json) || !DateTime.fromISO(String(json.created)).setZone($now.zone).toFormat('yyyy-MM').startsWith(maand)) continue;
  const land = String(json.country).toUpperCase().slice(0, 2);
  if (TARIEF[land]) perLand[land] = (perLand[land] ?? 0) + json.total;
}
const rijen = Object.entries(perLand).map(([land, omzet]) => ({
  ${say('json: { land, tarief:', 'json: { country: land, rate:')} TARIEF[land], ${say('omzet: Number(', 'turnover: Number(')}omzet.toFixed(2)), ${say('btw: Number(', 'vat: Number(')}(omzet - omzet / (1 + TARIEF[land] / 100)).toFixed(2)) },
}));
return rijen.length ? rijen : [{ ${say("json: { land: '-', tarief: 0, omzet: 0, btw: 0 }", "json: { country: '-', rate: 0, turnover: 0, vat: 0 }")} }];`,
        ),
        writeFile('Maak rekenblad', 'xlsx', "=oss-{{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}.xlsx"),
        store.upload('Bewaar rekenblad', "=oss-{{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}.xlsx"),
        mailer.send(
          'Meld dat het klaarligt',
          mailOf.bookkeeping,
          say('De OSS-cijfers liggen klaar', 'The OSS figures are ready'),
          say(
            `=<p>Het rekenblad van vorige maand staat klaar: {{ ${store.link} }}</p><p>Geannuleerde, onbetaalde en helemaal terugbetaalde bestellingen tellen niet mee. Trek zelf nog af: gedeeltelijke terugbetalingen en leveringen aan bedrijven met een btw-nummer. Een maand zonder EU-verkopen heeft één regel met nul.</p>`,
            `=<p>The sheet of last month is ready: {{ ${store.link} }}</p><p>Cancelled, unpaid and wholly refunded orders are left out. Take off yourself: partial refunds and supplies to companies with a VAT number. A month without EU sales has one row of nought.</p>`,
          ),
        ),
        code(
          'Tel EU-omzet',
          `return [{ json: { totaal: Math.round($input.all().reduce((som, { json }) => som + ${say('json.omzet - json.btw', 'json.turnover - json.vat')}, 0) * 100) / 100 } }];`,
        ),
        when('Boven de drempel?', [['={{ $json.totaal }}', '>', 833]]),
        mailer.send(
          'Waarschuw boekhouder',
          mailOf.bookkeeping,
          say('EU-verkopen op weg naar de OSS-drempel', 'EU sales heading for the OSS threshold'),
          say(
            `=<p>De EU-verkopen van vorige maand zijn ${euros('$json.totaal')} zonder btw. In dit tempo kom je boven 10.000 euro per jaar: controleer of je voor OSS bent aangemeld.</p>`,
            `=<p>EU sales of last month are ${euros('$json.totaal')} without VAT. At this pace you pass 10,000 euros a year: check whether you are registered for OSS.</p>`,
          ),
        ),
      ],
      flow: [
        `Eerste van de maand > ${path} > Reken per land > Maak rekenblad > Bewaar rekenblad > Meld dat het klaarligt`,
        'Reken per land > Tel EU-omzet > Boven de drempel? > Waarschuw boekhouder',
      ],
    };
  },
});

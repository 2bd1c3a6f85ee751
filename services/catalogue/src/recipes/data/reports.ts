import { chart, quickChartApp } from '../../apps/charts.js';
import { chats } from '../../apps/chats.js';
import { sqlStores } from '../../apps/databases.js';
import { fileStores } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import { syncTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  everyDay,
  everyWeek,
  http,
  keep,
  loop,
  node,
  pause,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { asNumber } from './parts.js';

export const weeklyChart = recipe({
  id: 'weekly-chart',
  category: 'data',
  tags: ['grafiek', 'weekrapport', 'omzet'],
  saves: spares(
    25,
    'Iemand maakt elke maandag een grafiek en stuurt die rond.',
    'Someone makes a chart every Monday and sends it round.',
  ),
  variants: combine(
    { db: sqlStores, store: fileStores, mailer: mailers },
    { take: 9, apart: ['db', 'store'] },
  ),
  build: ({ db, store, mailer }) => ({
    name: both(
      `Weekgrafiek van de omzet uit ${db.app.label} in ${store.app.label}`,
      `Weekly sales chart from ${db.app.label} in ${store.app.label}`,
    ),
    description: both(
      `Tekent elke maandag een grafiek van acht weken omzet uit ${db.app.label}, bewaart die in ${store.app.label} en mailt de belangrijkste cijfers via ${mailer.app.label}.`,
      `Every Monday draws a chart of eight weeks of sales from ${db.app.label}, keeps it in ${store.app.label} and mails the main figures through ${mailer.app.label}.`,
    ),
    benefit: both(
      'De week begint met een beeld van hoe het gaat, zonder dat iemand Excel opent.',
      'The week starts with a picture of how things go, and nobody opens Excel.',
    ),
    uses: [
      [db, both('levert de weekomzet', 'supplies the weekly sales')],
      [{ app: quickChartApp }, both('tekent de grafiek', 'draws the chart')],
      [store, both('bewaart de grafiek', 'keeps the chart')],
      [mailer, both('stuurt de cijfers rond', 'sends the figures round')],
    ],
    setup: [
      both(
        'Maak een view omzet_per_week met week, omzet en week_begin (de maandag), of zet in "Omzet per week" je eigen query met week en omzet, de oudste week eerst.',
        'Make a view sales_per_week with week, sales and week_begin (the Monday), or put your own query, which gives the fields week and omzet (sales), into "Omzet per week", the oldest week first.',
      ),
    ],
    notes: [
      {
        over: ['Teken de grafiek', 'Mail de cijfers'],
        text: say(
          '## Cijfers gaan altijd uit\nDe grafiek wordt bij QuickChart getekend: daar gaan alleen weken en bedragen heen. Lukt dat of het bewaren niet, dan krijgt het team de cijfers toch, met die melding erbij.',
          '## Figures always go out\nThe chart is drawn at QuickChart: only weeks and amounts go there. If that or the keeping fails, the team still gets the figures, with word of it.',
        ),
      },
    ],
    names: {
      'Maandag om 7 uur': "Monday at 7 o'clock",
      'Omzet per week': 'Sales by week',
      'Zet in reeksen': 'Put in series',
      'Teken de grafiek': 'Draw the chart',
      'Bewaar de grafiek': 'Save the chart',
      'Mail de cijfers': 'Mail the figures',
    },
    nodes: [
      everyWeek('Maandag om 7 uur', [1], 7),
      db.query(
        'Omzet per week',
        say(
          "=SELECT week, omzet FROM omzet_per_week WHERE week_begin >= '{{ $now.startOf('week').minus({ weeks: 8 }).toISODate() }}' AND week_begin < '{{ $now.startOf('week').toISODate() }}' ORDER BY week_begin",
          "=SELECT week, sales AS omzet FROM sales_per_week WHERE week_begin >= '{{ $now.startOf('week').minus({ weeks: 8 }).toISODate() }}' AND week_begin < '{{ $now.startOf('week').toISODate() }}' ORDER BY week_begin",
        ),
      ),
      code(
        'Zet in reeksen',
        `
const regels = $input.all().map((item) => ({ week: 'Week ' + (item.json.week ?? item.json.WEEK), omzet: Math.round(Number(item.json.omzet ?? item.json.OMZET ?? 0)) }));
const laatste = regels.at(-1)?.omzet ?? 0;
const vorige = regels.at(-2)?.omzet ?? 0;
return [{ json: { weken: regels.map((regel) => regel.week), omzet: regels.map((regel) => regel.omzet), laatste, groei: vorige ? Math.round(((laatste - vorige) / vorige) * 100) : null } }];`,
      ),
      withErrorBranch(
        chart('Teken de grafiek', 'bar', '={{ $json.weken }}', '={{ $json.omzet }}', say('Omzet', 'Sales')),
      ),
      withErrorBranch(
        store.upload(
          'Bewaar de grafiek',
          say(
            "=omzet-{{ $now.minus({ weeks: 1 }).toFormat('kkkk') }}-week-{{ $now.minus({ weeks: 1 }).toFormat('WW') }}.png",
            "=sales-{{ $now.minus({ weeks: 1 }).toFormat('kkkk') }}-week-{{ $now.minus({ weeks: 1 }).toFormat('WW') }}.png",
          ),
        ),
      ),
      mailer.send(
        'Mail de cijfers',
        mailOf.team,
        say(
          '=Omzet week {{ $now.minus({ weeks: 1 }).weekNumber }}',
          '=Sales week {{ $now.minus({ weeks: 1 }).weekNumber }}',
        ),
        say(
          `=Hallo,<br><br>De omzet van vorige week was {{ Number($('Zet in reeksen').first().json.laatste).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }) }}{{ $('Zet in reeksen').first().json.groei === null ? '' : $('Zet in reeksen').first().json.groei === 0 ? ', evenveel als de week ervoor' : ', ' + Math.abs($('Zet in reeksen').first().json.groei) + '% ' + ($('Zet in reeksen').first().json.groei > 0 ? 'meer' : 'minder') + ' dan de week ervoor' }}.<br>{{ $json.error ? 'De grafiek kon deze week niet worden gemaakt of bewaard.' : 'De grafiek van de laatste weken: ' + (${store.link} || 'zie ${store.app.label}') }}`,
          `=Hello,<br><br>Sales of last week were {{ Number($('Zet in reeksen').first().json.laatste).toLocaleString('en-GB', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }) }}{{ $('Zet in reeksen').first().json.groei === null ? '' : $('Zet in reeksen').first().json.groei === 0 ? ', the same as the week before' : ', ' + Math.abs($('Zet in reeksen').first().json.groei) + '% ' + ($('Zet in reeksen').first().json.groei > 0 ? 'more' : 'less') + ' than the week before' }}.<br>{{ $json.error ? 'The chart could not be made or kept this week.' : 'The chart of the last weeks: ' + (${store.link} || 'see ${store.app.label}') }}`,
        ),
      ),
    ],
    flow: [
      'Maandag om 7 uur > Omzet per week > Zet in reeksen > Teken de grafiek > Bewaar de grafiek > Mail de cijfers',
      'Teken de grafiek #1 > Mail de cijfers',
      'Bewaar de grafiek #1 > Mail de cijfers',
    ],
  }),
});

export const priceWatch = recipe({
  id: 'competitor-prices',
  category: 'data',
  tags: ['prijzen', 'concurrentie', 'website'],
  saves: spares(
    30,
    'Iemand opent elke dag de sites van concurrenten en noteert prijzen.',
    "Someone opens competitors' sites every day and notes prices.",
  ),
  variants: combine(
    { table: syncTables, chat: chats, todo: taskApps },
    { take: 9, apart: ['table', 'chat'] },
  ),
  build: ({ table, chat, todo }) => ({
    name: both(
      `Prijzen van concurrenten volgen in ${table.app.label} met bericht in ${chat.app.label}`,
      `Follow competitor prices in ${table.app.label} with a message in ${chat.app.label}`,
    ),
    description: both(
      `Bezoekt elke ochtend de productpagina's uit ${table.app.label}, leest de prijs en meldt dalingen in ${chat.app.label}; een pagina die niet meer werkt wordt een taak in ${todo.app.label}.`,
      `Visits the product pages listed in ${table.app.label} every morning, reads the price and reports drops in ${chat.app.label}; a broken page becomes a task in ${todo.app.label}.`,
    ),
    benefit: both(
      'Je reageert op een prijsverlaging op de dag zelf.',
      'You respond to a price cut on the same day.',
    ),
    uses: [
      [table, both("bevat de pagina's en de laatste prijs", 'holds the pages and the last price')],
      [chat, both('meldt prijsdalingen', 'reports price drops')],
      [todo, both('krijgt een taak voor kapotte links', 'gets a task for broken links')],
    ],
    setup: [
      both(
        'Maak de kolommen Product (uniek: zet de naam van de winkel erbij), Link, Prijs, Gezien en Storing en pas in "Zoek de prijs" de CSS-selector aan de sites aan.',
        'Make the columns Product (unique: add the name of the shop), Link, Price, Seen and Fault and adapt the CSS selector in "Zoek de prijs" to the sites.',
      ),
    ],
    notes: [
      {
        over: ['Pagina voor pagina', 'Rustig aan'],
        text: say(
          "## Netjes blijven\nEr zit tien seconden tussen twee pagina's. Kijk in de voorwaarden van een site of je hem zo mag bezoeken.",
          '## Stay polite\nThere are ten seconds between two pages. Check in the terms of a site whether you may visit it like this.',
        ),
      },
      {
        over: ['Lager dan eerst?', 'Meld de daling'],
        text: say(
          '## Alleen dalingen\nEen stijging wordt wel bewaard maar niet gemeld. Draai de voorwaarde om als je juist stijgingen wilt weten.',
          '## Drops only\nA rise is saved but not reported. Turn the condition round if it is rises that you want to know about.',
        ),
      },
    ],
    names: {
      'Elke ochtend om 6 uur': "Every morning at 6 o'clock",
      'Lees de productpagina’s': 'Read the product pages',
      'Met webadres': 'With a web address',
      'Pagina voor pagina': 'Page by page',
      'De pagina': 'The page',
      'Open de pagina': 'Open the page',
      'Zoek de prijs': 'Find the price',
      'Prijs als getal': 'Price as a number',
      'Prijs gevonden?': 'Price found?',
      'Bewaar de prijs': 'Save the price',
      'Lager dan eerst?': 'Lower than before?',
      'Meld de daling': 'Report the drop',
      'Rustig aan': 'Take it easy',
      'Al gemeld?': 'Reported already?',
      'Onthoud de storing': 'Remember the fault',
      'Herstel de link': 'Repair the link',
      Samenvatting: 'Summary',
      'Meld de ronde': 'Report the round',
    },
    nodes: [
      everyDay('Elke ochtend om 6 uur', 6),
      table.rows('Lees de productpagina’s', say('Concurrenten', 'Competitors')),
      keep('Met webadres', [[`={{ ${table.cell('Link')} ?? '' }}`, 'contains', 'http']]),
      loop('Pagina voor pagina', 1),
      set('De pagina', {
        product: `={{ ${table.cell('Product')} }}`,
        link: `={{ ${table.cell('Link')} }}`,
        vorige: ['number', `={{ ${asNumber(table.cell(say('Prijs', 'Price')))} || 0 }}`],
        storing: `={{ ${table.cell(say('Storing', 'Fault'))} ?? '' }}`,
      }),
      withErrorBranch(http('Open de pagina', '={{ $json.link }}', { answer: 'text' })),
      node('Zoek de prijs', 'html', 1.2, {
        operation: 'extractHtmlContent',
        sourceData: 'json',
        dataPropertyName: 'data',
        extractionValues: {
          values: [
            {
              key: 'prijs',
              cssSelector: '[itemprop=price]',
              returnValue: 'attribute',
              attribute: 'content',
              returnArray: false,
            },
          ],
        },
        options: {},
      }),
      set('Prijs als getal', {
        prijs: ['number', `={{ ${asNumber('$json.prijs')} || 0 }}`],
      }),
      when('Prijs gevonden?', [['={{ $json.prijs }}', '>', 0]]),
      table.upsert('Bewaar de prijs', say('Concurrenten', 'Competitors'), 'Product', {
        Product: "={{ $('De pagina').item.json.product }}",
        Link: "={{ $('De pagina').item.json.link }}",
        [say('Prijs', 'Price')]: '={{ $json.prijs }}',
        [say('Gezien', 'Seen')]: '={{ $now.toISODate() }}',
        [say('Storing', 'Fault')]: say('nee', 'no'),
      }),
      when('Lager dan eerst?', [
        ["={{ $('Prijs als getal').item.json.prijs }}", '<', "={{ $('De pagina').item.json.vorige }}"],
      ]),
      chat.post(
        'Meld de daling',
        say(
          "={{ $('De pagina').item.json.product }} kost nu {{ $('Prijs als getal').item.json.prijs.toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}, dat was {{ $('De pagina').item.json.vorige.toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}. {{ $('De pagina').item.json.link }}",
          "={{ $('De pagina').item.json.product }} now costs {{ $('Prijs als getal').item.json.prijs.toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}, it was {{ $('De pagina').item.json.vorige.toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}. {{ $('De pagina').item.json.link }}",
        ),
      ),
      pause('Rustig aan', 10, 'seconds'),
      when('Al gemeld?', [["={{ $('De pagina').item.json.storing }}", 'is', say('ja', 'yes')]]),
      table.upsert('Onthoud de storing', say('Concurrenten', 'Competitors'), 'Product', {
        Product: "={{ $('De pagina').item.json.product }}",
        [say('Storing', 'Fault')]: say('ja', 'yes'),
      }),
      todo.create('Herstel de link', {
        title: say(
          "=Prijspagina werkt niet: {{ $('De pagina').item.json.product }}",
          "=Price page does not work: {{ $('De pagina').item.json.product }}",
        ),
        description: say(
          "=Controleer {{ $('De pagina').item.json.link }} en pas zo nodig de link of de selector aan.",
          "=Check {{ $('De pagina').item.json.link }} and change the link or the selector where needed.",
        ),
      }),
      code('Samenvatting', "return [{ json: { bezocht: $('Met webadres').all().length } }];"),
      chat.post(
        'Meld de ronde',
        say(
          '=Prijsronde klaar, {{ $json.bezocht }} pagina’s bekeken.',
          '=Price round done, {{ $json.bezocht }} pages looked at.',
        ),
      ),
    ],
    flow: [
      'Elke ochtend om 6 uur > Lees de productpagina’s > Met webadres > Pagina voor pagina #1 > De pagina > Open de pagina > Zoek de prijs > Prijs als getal > Prijs gevonden? > Bewaar de prijs > Lager dan eerst? > Meld de daling > Rustig aan > Pagina voor pagina',
      'Lager dan eerst? #1 > Rustig aan',
      'Open de pagina #1 > Al gemeld? > Rustig aan',
      'Al gemeld? #1 > Herstel de link > Onthoud de storing > Rustig aan',
      'Prijs gevonden? #1 > Al gemeld?',
      'Pagina voor pagina > Samenvatting > Meld de ronde',
    ],
  }),
});

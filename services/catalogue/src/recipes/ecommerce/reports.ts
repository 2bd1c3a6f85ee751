import { chart, quickChartApp } from '../../apps/charts.js';
import { chats } from '../../apps/chats.js';
import { sharedDrives } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { stores } from '../../apps/shops.js';
import { tables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  append,
  asEuro,
  ask,
  code,
  combine,
  everyDay,
  everyWeek,
  goOnAfterError,
  reads,
  recipe,
  say,
  when,
} from '../../kit/index.js';
import { COUNTS } from './parts.js';

export const dailyTurnover = recipe({
  id: 'daily-turnover',
  category: 'ecommerce',
  tags: ['omzet', 'dagrapport'],
  saves: {
    minutes: 10,
    nl: 'Iemand telt elke ochtend de bestellingen van gisteren op.',
    en: 'Someone adds up yesterday’s orders every morning.',
  },
  variants: combine({ shop: stores, chat: chats }, { take: 9 }),
  build: ({ shop, chat }) => {
    const { nodes, path } = reads(shop.sales(2), 'Haal bestellingen', 'Bestelling');
    return {
      name: {
        nl: `Dagomzet van ${shop.app.label} elke ochtend in ${chat.app.label}`,
        en: `Yesterday’s ${shop.app.label} turnover in ${chat.app.label} every morning`,
      },
      description: {
        nl: `Om half acht telt hij de bestellingen van gisteren in ${shop.app.label} op: omzet, aantal, gemiddelde en het hoogste bedrag. ${chat.app.label} toont het dagbericht.`,
        en: `At half past seven it adds up yesterday’s orders in ${shop.app.label}: turnover, number, average and largest amount. ${chat.app.label} shows the daily message.`,
      },
      benefit: {
        nl: 'Je begint de dag met de cijfers van gisteren.',
        en: 'You start the day with yesterday’s figures.',
      },
      uses: [
        [shop, { nl: 'geeft de bestellingen', en: 'gives the orders' }],
        [chat, { nl: 'toont het dagbericht', en: 'shows the daily message' }],
      ],
      setup: [],
      names: {
        'Elke ochtend': 'Every morning',
        'Haal bestellingen': 'Fetch the orders',
        'Haal bestellingen: per dag': 'Fetch the orders: by day',
        Bestelling: 'Order',
        'Ook zonder bestellingen': 'Without orders too',
        'Reken uit': 'Work out',
        'Iets verkocht?': 'Anything sold?',
        'Meld stilte': 'Report silence',
        'Stuur dagbericht': 'Send the daily message',
      },
      nodes: [
        everyDay('Elke ochtend', 7, 30),
        ...nodes,
        append('Ook zonder bestellingen'),
        code(
          'Reken uit',
          `
${say('// De start komt ook binnen, zodat er ook na een dag zonder bestellingen een bericht volgt.', '// The start comes in too, so that a message follows even after a day without orders.')}
${COUNTS}
const gisteren = $now.minus({ days: 1 });
const bedragen = $input.all().filter(({ json }) => json.number !== undefined && telt(json) && DateTime.fromISO(String(json.created)).setZone($now.zone).hasSame(gisteren, 'day')).map(({ json }) => Number(json.total) || 0);
const omzet = bedragen.reduce((som, bedrag) => som + bedrag, 0);
${asEuro()}
return [{ json: {
  aantal: bedragen.length,
  omzet: euro(omzet),
  gemiddeld: euro(bedragen.length ? omzet / bedragen.length : 0),
  hoogste: euro(Math.max(0, ...bedragen)),
} }];`,
        ),
        when('Iets verkocht?', [['={{ $json.aantal }}', '>', 0]]),
        chat.post(
          'Meld stilte',
          say(
            'Gisteren kwam er geen enkele bestelling binnen. Is de winkel bereikbaar?',
            'Not a single order came in yesterday. Can the shop be reached?',
          ),
        ),
        chat.post(
          'Stuur dagbericht',
          say(
            '=Gisteren {{ $json.aantal }} bestellingen, omzet {{ $json.omzet }}, gemiddeld {{ $json.gemiddeld }}, hoogste {{ $json.hoogste }}. Geannuleerd en onbetaald telt niet mee.',
            '=Yesterday {{ $json.aantal }} orders, turnover {{ $json.omzet }}, average {{ $json.gemiddeld }}, highest {{ $json.hoogste }}. Cancelled and unpaid orders are left out.',
          ),
        ),
      ],
      flow: [
        `Elke ochtend > ${path} > Ook zonder bestellingen > Reken uit > Iets verkocht? > Stuur dagbericht`,
        'Elke ochtend > Ook zonder bestellingen @1',
        'Iets verkocht? #1 > Meld stilte',
      ],
    };
  },
});

export const weekCompared = recipe({
  id: 'sales-week-compared',
  category: 'ecommerce',
  tags: ['omzet', 'weekrapport', 'ai'],
  saves: {
    minutes: 60,
    nl: 'Iemand maakt elke maandag een vergelijking met de week ervoor en schrijft er een duiding bij.',
    en: 'Every Monday someone compares with the week before and writes what it means.',
  },
  variants: combine(
    { shop: stores, model: mainModels, mailer: mailers, table: tables, store: sharedDrives },
    { take: 10, apart: ['shop', 'model', 'mailer', 'table'] },
  ),
  build: ({ shop, model, mailer, table, store }) => {
    const { nodes, path } = reads(shop.sales(15), 'Haal bestellingen', 'Bestelling');
    return {
      name: {
        nl: `Weekrapport ${shop.app.label} door ${model.app.label} via ${mailer.app.label}, cijfers in ${table.app.label}`,
        en: `Weekly ${shop.app.label} report explained by ${model.app.label}, ${mailer.app.label} and ${table.app.label}`,
      },
      description: {
        nl: `Maandagochtend vergelijkt hij de laatste twee weken in ${shop.app.label}: omzet, klanten, landen en toppers. ${model.app.label} legt uit wat opvalt voor de mail via ${mailer.app.label}; grafiek in ${store.app.label}, cijfers in ${table.app.label}.`,
        en: `On Monday it compares the last two weeks in ${shop.app.label}: turnover, customers, countries, best sellers. ${model.app.label} explains it for the ${mailer.app.label} mail; chart in ${store.app.label}, figures in ${table.app.label}.`,
      },
      benefit: {
        nl: 'Een weekrapport dat ook zegt waarom het beter of slechter ging.',
        en: 'A weekly report that also says why it went better or worse.',
      },
      uses: [
        [shop, { nl: 'geeft de bestellingen van twee weken', en: 'gives two weeks of orders' }],
        [model, { nl: 'schrijft de duiding', en: 'writes the explanation' }],
        [mailer, { nl: 'verstuurt het rapport', en: 'sends the report' }],
        [store, { nl: 'bewaart de grafiek', en: 'keeps the chart' }],
        [table, { nl: 'bewaart de weekcijfers', en: 'keeps the weekly figures' }],
        [{ app: quickChartApp }, { nl: 'tekent de grafiek', en: 'draws the chart' }],
      ],
      setup: [],
      notes: [
        {
          over: ['Splits in weken', 'Schrijf duiding'],
          text: say(
            '## Cijfers eerst\nHet model krijgt alleen opgetelde cijfers, geen namen of adressen van klanten.',
            '## Figures first\nThe model only gets added-up figures, no names or addresses of customers.',
          ),
        },
        {
          over: ['Bewaar week', 'Wacht op alles'],
          text: say(
            '## Drie sporen\nDuiding, grafiek en tabel worden eerst afgewacht; pas dan gaat de mail de deur uit. Lukt er een niet, dan gaat de mail toch, met de cijfers. Geannuleerde en onbetaalde bestellingen tellen niet mee.',
            '## Three tracks\nExplanation, chart and table come first; only then does the mail go out. Where one of them fails the mail goes out all the same, with the figures. Cancelled and unpaid orders are left out.',
          ),
        },
      ],
      names: {
        Maandagochtend: 'Monday morning',
        'Haal bestellingen': 'Fetch the orders',
        'Haal bestellingen: per dag': 'Fetch the orders: by day',
        Bestelling: 'Order',
        'Splits in weken': 'Split into weeks',
        'Genoeg verkocht?': 'Enough sold?',
        'Schrijf duiding': 'Write the explanation',
        Analist: 'Analyst',
        'Teken grafiek': 'Draw the chart',
        'Bewaar grafiek': 'Keep the chart',
        'Bewaar week': 'Keep the week',
        'Wacht op alles': 'Wait for everything',
        'Zet rapport klaar': 'Prepare the report',
        'Verstuur rapport': 'Send the report',
        'Meld stille week': 'Report a quiet week',
      },
      nodes: [
        everyWeek('Maandagochtend', [1], 7),
        ...nodes,
        code(
          'Splits in weken',
          `
${COUNTS}
const maandag = $now.startOf('week');
const weken = { deze: [], vorige: [] };
for (const { json } of $input.all()) {
  if (!telt(json)) continue;
  const op = DateTime.fromISO(String(json.created));
  if (op >= maandag.minus({ weeks: 1 }) && op < maandag) weken.deze.push({ ...json, dag: op.setZone($now.zone).toFormat('yyyy-MM-dd') });
  else if (op >= maandag.minus({ weeks: 2 }) && op < maandag) weken.vorige.push(json);
}
const toppers = (rijen) => {
  const keer = new Map();
  for (const rij of rijen) for (const deel of String(rij.items ?? '').split(/, (?=[\\d.]+× )/)) { const [, n, naam] = /^([\\d.]+)× (.+)$/.exec(deel) ?? []; if (naam) keer.set(naam, (keer.get(naam) ?? 0) + Number(n)); }
  return [...keer].sort((a, b) => b[1] - a[1]).slice(0, 5).map(([naam, n]) => n + '× ' + naam);
};
const samen = (rijen) => ({
  omzet: Math.round(rijen.reduce((som, rij) => som + rij.total, 0)),
  bestellingen: rijen.length,
  klanten: new Set(rijen.map((rij) => rij.email)).size,
  landen: [...new Set(rijen.map((rij) => rij.country))].slice(0, 5),
  toppers: toppers(rijen),
});
const perDag = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [maandag.minus({ days: 7 - i }).toFormat('yyyy-MM-dd'), 0]));
for (const rij of weken.deze) perDag[rij.dag] += rij.total;
return [{ json: { deze: samen(weken.deze), vorige: samen(weken.vorige), dagen: Object.keys(perDag), omzetPerDag: Object.values(perDag) } }];`,
        ),
        when('Genoeg verkocht?', [['={{ $json.deze.bestellingen }}', '>', 0]]),
        goOnAfterError(
          ask(
            'Schrijf duiding',
            say(
              'Je bent een nuchtere analist van een Nederlandse webwinkel. Vergelijk de weken in hoogstens zes zinnen, noem één aandachtspunt, verzin geen oorzaken die niet uit de cijfers volgen.',
              'You are a level-headed analyst of a Dutch web shop. Compare the weeks in at most six sentences in English, name one thing to watch, make up no causes that do not follow from the figures. In the figures deze is this week, vorige the week before, omzet the turnover, bestellingen the orders, klanten the customers, landen the countries and toppers the best sellers.',
            ),
            '={{ JSON.stringify($json) }}',
          ),
        ),
        model.attach('Analist', 'Schrijf duiding'),
        goOnAfterError(
          chart(
            'Teken grafiek',
            'bar',
            '={{ $json.dagen }}',
            '={{ JSON.stringify($json.omzetPerDag) }}',
            say('Omzet per dag', 'Turnover a day'),
          ),
        ),
        goOnAfterError(
          store.upload(
            'Bewaar grafiek',
            say(
              '=omzet-{{ $now.minus({ days: 7 }).toFormat("kkkk-\'W\'WW") }}.png',
              '=turnover-{{ $now.minus({ days: 7 }).toFormat("kkkk-\'W\'WW") }}.png',
            ),
          ),
        ),
        goOnAfterError(
          table.append('Bewaar week', say('Weekcijfers', 'Weekly figures'), {
            Week: '={{ $now.minus({ days: 7 }).toFormat("kkkk-\'W\'WW") }}',
            [say('Omzet', 'Turnover')]: '={{ $json.deze.omzet }}',
            [say('Bestellingen', 'Orders')]: '={{ $json.deze.bestellingen }}',
            [say('Klanten', 'Customers')]: '={{ $json.deze.klanten }}',
          }),
        ),
        append('Wacht op alles', 3),
        code(
          'Zet rapport klaar',
          `
${asEuro()}
const veilig = (tekst) => String(tekst).replaceAll('<', '&lt;');
const cijfers = $('Splits in weken').first().json;
const duiding = String($('Schrijf duiding').first().json.text ?? ${say("'Er kon deze week geen duiding worden geschreven.'", "'No explanation could be written this week.'")});
const verschil = cijfers.vorige.omzet ? Math.round((cijfers.deze.omzet / cijfers.vorige.omzet - 1) * 100) : 100;
return [{ json: { verschil, html: '${say('<p>Omzet ', '<p>Turnover ')}' + euro(cijfers.deze.omzet) + ' (' + verschil + '%), ' + cijfers.deze.bestellingen + '${say(' bestellingen van ', ' orders from ')}' + cijfers.deze.klanten + '${say(' klanten. Meest verkocht: ', ' customers. Best sellers: ')}' + veilig(cijfers.deze.toppers.join(', ') || '-') + '.</p><p>' + veilig(duiding).replace(/\\n+/g, '</p><p>') + '</p>' } }];`,
        ),
        mailer.send(
          'Verstuur rapport',
          mailOf.management,
          say(
            "=Weekrapport webwinkel: {{ $json.verschil > 0 ? '+' : '' }}{{ $json.verschil }}% ten opzichte van de week ervoor",
            "=Weekly report of the web shop: {{ $json.verschil > 0 ? '+' : '' }}{{ $json.verschil }}% compared with the week before",
          ),
          `={{ $json.html }}<p>${say('Grafiek:', 'Chart:')} {{ ${store.link.replaceAll('$json', "$('Bewaar grafiek').first().json")} || '-' }}</p>`,
        ),
        mailer.send(
          'Meld stille week',
          mailOf.management,
          say('Vorige week geen bestellingen', 'No orders last week'),
          say(
            '<p>Vorige week zijn er geen bestellingen binnengekomen. Werkt de winkel nog?</p>',
            '<p>No orders came in last week. Does the shop still work?</p>',
          ),
        ),
      ],
      flow: [
        `Maandagochtend > ${path} > Splits in weken > Genoeg verkocht? > Schrijf duiding > Wacht op alles > Zet rapport klaar > Verstuur rapport`,
        'Genoeg verkocht? > Teken grafiek > Bewaar grafiek > Wacht op alles @1',
        'Genoeg verkocht? > Bewaar week > Wacht op alles @2',
        'Genoeg verkocht? #1 > Meld stille week',
      ],
    };
  },
});

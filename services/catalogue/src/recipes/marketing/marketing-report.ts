import { adPlatformsLastMonth } from '../../apps/ad-platforms.js';
import { googleAnalytics } from '../../apps/analytics.js';
import { chats } from '../../apps/chats.js';
import { fileStores } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { mailOf } from '../../apps/values.js';
import {
  ask,
  both,
  code,
  combine,
  everyMonths,
  onlyOnce,
  reads,
  recipe,
  say,
  set,
  sideBySide,
  splitOut,
  withErrorBranch,
  writeFile,
} from '../../kit/index.js';

export const monthlyMarketingReport = recipe({
  id: 'monthly-marketing-report',
  category: 'marketing',
  tags: ['rapportage', 'bureau', 'maandrapport'],
  saves: {
    minutes: 120,
    nl: 'Een accountmanager bouwt elke maand een rapport per klant uit drie schermen.',
    en: 'An account manager builds a report per client from three screens each month.',
  },
  variants: combine(
    { ads: adPlatformsLastMonth, model: mainModels, mailer: mailers, store: fileStores, chat: chats },
    { take: 9, apart: ['ads', 'mailer', 'store'] },
  ),
  build: ({ ads, model, mailer, store, chat }) => {
    const asked = reads(ads, 'Campagnes', 'Campagne');
    // A source that fails is told, and the report goes out without it.
    const spent = {
      ...asked,
      nodes: asked.nodes.map((step) => (step.name === 'Campagnes' ? withErrorBranch(step) : step)),
    };
    const merge = sideBySide('Alles bij elkaar', 3);
    // Without campaigns the report still goes out.
    const together = { ...merge, parameters: { ...merge.parameters, options: { includeUnpaired: true } } };
    return {
      name: both(
        `Maandelijks marketingrapport: Analytics en ${ads.app.label}, ${mailer.app.label} en ${store.app.label}`,
        `Monthly marketing report: Analytics and ${ads.app.label}, ${mailer.app.label} and ${store.app.label}`,
      ),
      description: both(
        `Verzamelt op de eerste van de maand bezoek, pagina's en ${ads.what.nl}, tekent een grafiek, laat ${model.app.label} duiding geven en mailt het via ${mailer.app.label}. Het bezoek per dag staat als csv in ${store.app.label}.`,
        `On the first of the month it fetches visits, top pages and ${ads.what.en}, draws a chart, has ${model.app.label} comment and e-mails the report by ${mailer.app.label}. Daily visits stay as CSV in ${store.app.label}.`,
      ),
      benefit: both(
        'Een rapport met duiding ligt klaar voor je eerste koffie van de maand.',
        'A report with commentary is ready before your first coffee of the month.',
      ),
      uses: [
        [googleAnalytics, both('geeft bezoek en pagina’s', 'gives visits and pages')],
        [ads, both('geeft de advertentiekosten', 'gives the ad spend')],
        [model, both('schrijft de duiding', 'writes the commentary')],
        [mailer, both('verstuurt het rapport', 'sends the report')],
        [store, both('bewaart de cijfers', 'keeps the figures')],
        [chat, both('meldt dat het klaarstaat', 'says that it is ready')],
      ],
      setup: [
        both(
          'De grafiek tekent quickchart.io: de bezoekcijfers staan in het adres van de afbeelding.',
          'The chart is drawn by quickchart.io: the visitor figures are in the address of the picture.',
        ),
      ],
      notes: [
        {
          over: ['Bezoek per dag', 'Beste pagina’s', 'Campagnes'],
          text: say(
            '## Drie bronnen\nElke bron wordt eerst samengevat tot één regel, pas daarna komen ze bij elkaar.',
            '## Three sources\nEach source is first summed up in one row; only then do they come together.',
          ),
        },
        {
          over: ['Schrijf duiding', 'Mail het rapport'],
          text: say(
            '## Toon\nIn de opdracht staat dat er niets verzonnen mag worden. Het rapport komt eerst bij jou: lees het na en stuur het dan door. De cijfers bovenaan komen rechtstreeks uit de bronnen.',
            '## Tone\nThe prompt says that nothing may be invented. The report reaches you first: read it and then pass it on. The figures at the top come straight from the sources.',
          ),
        },
      ],
      names: {
        'Eerste van de maand': 'First of the month',
        'Bezoek per dag': 'Visits per day',
        'Vat bezoek samen': 'Sum up visits',
        'Beste pagina’s': 'Best pages',
        'Vat pagina’s samen': 'Sum up pages',
        Campagnes: 'Campaigns',
        Campagne: 'Campaign',
        'Vat campagnes samen': 'Sum up campaigns',
        'Alles bij elkaar': 'All together',
        'Schrijf duiding': 'Write commentary',
        Taalmodel: 'Language model',
        Grafiekadres: 'Chart address',
        'Mail het rapport': 'Mail the report',
        Dagcijfers: 'Daily figures',
        'Maak csv': 'Make CSV',
        'Bewaar csv': 'Keep CSV',
        'Meld rapport': 'Announce report',
        'Meld de ontbrekende bron': 'Report the missing source',
        'Meld dat de csv ontbreekt': 'Report the missing CSV',
      },
      nodes: [
        everyMonths('Eerste van de maand', 1, 1, 7),
        withErrorBranch(
          googleAnalytics.report(
            'Bezoek per dag',
            'lastCalendarMonth',
            ['sessions', 'totalUsers'],
            ['date'],
            31,
          ),
        ),
        code(
          'Vat bezoek samen',
          `
const dagen = $input.all().filter(({ json }) => json.date).map(({ json }) => ({ dag: String(json.date), bezoeken: Number(json.sessions) || 0 })).sort((a, b) => a.dag.localeCompare(b.dag));
return [{ json: { bezoeken: dagen.length ? dagen.reduce((som, dag) => som + dag.bezoeken, 0) : null, labels: dagen.map((dag) => dag.dag.slice(-2)), reeks: dagen.map((dag) => dag.bezoeken), dagen } }];`,
        ),
        withErrorBranch(
          googleAnalytics.report(
            'Beste pagina’s',
            'lastCalendarMonth',
            ['screenPageViews'],
            ['pageLocation'],
            10,
          ),
        ),
        code(
          'Vat pagina’s samen',
          `
const regels = $input.all().map(({ json }) => (json.pageLocation ?? '') + ': ' + json.screenPageViews);
return [{ json: { paginas: regels.join('\\n') } }];`,
        ),
        ...spent.nodes,
        code(
          'Vat campagnes samen',
          `
const rijen = $input.all().map(({ json }) => json);
const kosten = rijen.reduce((som, rij) => som + (Number(rij.cost) || 0), 0);
const rond = (getal) => Math.round(getal * 10) / 10;
const conversies = rijen.reduce((som, rij) => som + (Number(rij.conversions) || 0), 0);
return [{ json: { kosten: Math.round(kosten), conversies: rond(conversies), campagnes: rijen.map((rij) => rij.name + ': ' + Math.round(Number(rij.cost) || 0) + ${say("' euro, '", "' euros, '")} + rond(Number(rij.conversions) || 0) + ${say("' conversies'", "' conversions'")}).join('\\n') } }];`,
        ),
        together,
        withErrorBranch(
          ask(
            'Schrijf duiding',
            say(
              'Je schrijft een maandrapport voor een ondernemer: nuchter, Nederlands, geen vaktaal. Behandel bezoek, inhoud en advertenties, sluit af met twee voorstellen. Alleen wat in de cijfers staat. Lever HTML.',
              'You write a monthly report for a business owner: level-headed, in English, no jargon. Cover visits, content and ads, and end with two proposals. Only what the figures say. Give HTML.',
            ),
            `=${say('Bezoeken:', 'Visits:')} {{ $json.bezoeken ?? ${say('"onbekend"', '"unknown"')} }}\n${say('Beste pagina’s:', 'Best pages:')}\n{{ $json.paginas ?? ${say('"onbekend"', '"unknown"')} }}\n${say('Advertenties:', 'Ads:')} {{ $json.kosten ?? 0 }} ${say('euro,', 'euros,')} {{ $json.conversies ?? 0 }} ${say('conversies', 'conversions')}\n{{ $json.campagnes ?? ${say('"geen cijfers van campagnes"', '"no figures of campaigns"')} }}`,
          ),
        ),
        model.attach('Taalmodel', 'Schrijf duiding'),
        set('Grafiekadres', {
          adres: `=https://quickchart.io/chart?w=600&h=260&c={{ encodeURIComponent(JSON.stringify({ type: 'line', data: { labels: $('Vat bezoek samen').first().json.labels, datasets: [{ label: ${say("'Bezoeken'", "'Visits'")}, data: $('Vat bezoek samen').first().json.reeks }] } })) }}`,
        }),
        mailer.send(
          'Mail het rapport',
          mailOf.marketing,
          `=${say('Marketingrapport', 'Marketing report')} {{ $now.minus({ months: 1 }).setLocale(${say("'nl'", "'en'")}).toFormat('LLLL yyyy') }}`,
          `=<img src="{{ $('Grafiekadres').item.json.adres }}" width="600"><p>${say('Bezoeken', 'Visits')}: {{ ($('Alles bij elkaar').first().json.bezoeken ?? '${say('onbekend', 'unknown')}').toLocaleString('${say('nl-NL', 'en-GB')}') }}<br>${say('Advertentiekosten', 'Ad spend')}: {{ $('Alles bij elkaar').first().json.kosten == null ? '${say('geen cijfers', 'no figures')}' : '€ ' + $('Alles bij elkaar').first().json.kosten.toLocaleString('${say('nl-NL', 'en-GB')}') }}<br>${say('Conversies', 'Conversions')}: {{ $('Alles bij elkaar').first().json.conversies ?? '${say('geen cijfers', 'no figures')}' }}</p>{{ ($('Schrijf duiding').item.json.text ?? '${say('<p>De duiding ontbreekt deze maand: het model antwoordde niet.</p>', '<p>The explanation is missing this month: the model did not answer.</p>')}').replace(/^\\s*\`\`\`\\w*\\s*|\`\`\`\\s*$/g, '') }}`,
        ),
        splitOut('Dagcijfers', 'dagen'),
        writeFile(
          'Maak csv',
          'csv',
          `${say('=bezoek-', '=visits-')}{{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}.csv`,
        ),
        withErrorBranch(
          store.upload(
            'Bewaar csv',
            `${say('=bezoek-', '=visits-')}{{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}.csv`,
          ),
        ),
        chat.post(
          'Meld dat de csv ontbreekt',
          say(
            `=De dagcijfers van vorige maand staan niet in ${store.app.label}: {{ $json.error?.message ?? $json.error ?? 'onbekende fout' }}`,
            `=The daily figures of last month are not in ${store.app.label}: {{ $json.error?.message ?? $json.error ?? 'unknown error' }}`,
          ),
        ),
        onlyOnce(
          chat.post(
            'Meld de ontbrekende bron',
            say(
              `=Een bron van het marketingrapport (Analytics of ${ads.app.label}) gaf geen cijfers; het rapport gaat zonder uit. {{ $json.error?.message ?? $json.error ?? '' }}`,
              `=A source of the marketing report (Analytics or ${ads.app.label}) gave no figures; the report goes out without them. {{ $json.error?.message ?? $json.error ?? '' }}`,
            ),
          ),
        ),
        chat.post(
          'Meld rapport',
          say(
            '=Het marketingrapport van vorige maand ligt in de mailbox van marketing. Lees het na en stuur het door.',
            '=The marketing report of last month is in the mailbox of marketing. Read it and pass it on.',
          ),
        ),
      ],
      flow: [
        'Eerste van de maand > Bezoek per dag > Vat bezoek samen > Alles bij elkaar',
        'Eerste van de maand > Beste pagina’s > Vat pagina’s samen > Alles bij elkaar @1',
        `Eerste van de maand > ${spent.path} > Vat campagnes samen > Alles bij elkaar @2`,
        'Alles bij elkaar > Schrijf duiding > Grafiekadres > Mail het rapport > Meld rapport',
        'Vat bezoek samen > Dagcijfers > Maak csv > Bewaar csv',
        'Schrijf duiding #1 > Grafiekadres',
        'Bezoek per dag #1 > Vat bezoek samen',
        'Bezoek per dag #1 > Meld de ontbrekende bron',
        'Beste pagina’s #1 > Meld de ontbrekende bron',
        'Campagnes #1 > Meld de ontbrekende bron',
        'Bewaar csv #1 > Meld dat de csv ontbreekt',
      ],
    };
  },
});

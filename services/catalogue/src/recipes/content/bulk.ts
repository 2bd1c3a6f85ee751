import { chats } from '../../apps/chats.js';
import { cmses, listedCmses } from '../../apps/cms.js';
import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { fullTables } from '../../apps/tables.js';
import {
  ask,
  both,
  byHand,
  code,
  combine,
  from,
  goOnAfterError,
  http,
  keep,
  limit,
  loop,
  node,
  only,
  onlyNew,
  parser,
  pause,
  reads,
  recipe,
  set,
  spares,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { allArticles } from './parts.js';

export const cmsVerhuizen = recipe({
  id: 'cms-migration',
  category: 'content',
  tags: ['verhuizen', 'cms', 'artikelen'],
  saves: spares(
    240,
    'Iemand kopieert artikelen een voor een naar het nieuwe systeem.',
    'Someone copies articles one by one to the new system.',
  ),
  variants: combine(
    { from: listedCmses, to: cmses, table: fullTables, mailer: mailers },
    { take: 9, apart: ['from', 'to'], unless: (c) => c.to.app.key === 'medium' },
  ),
  build: ({ from: source, to, table, mailer }) => {
    const articles = allArticles(source.recent);
    const { nodes, path, ref: a } = reads(articles, 'Artikelen uit het oude systeem', 'Artikel');
    return {
      name: both(
        `Artikelen verhuizen van ${source.app.label} naar ${to.app.label}`,
        `Move articles from ${source.app.label} to ${to.app.label}`,
      ),
      description: both(
        `Zet met een druk op de knop ${articles.what.nl} als concept over naar ${to.app.label}. ${table.app.label} houdt per artikel bij wat gelukt is, zodat je kunt hervatten; ${mailer.app.label} stuurt het verslag.`,
        `At the press of a button it copies ${articles.what.en} to ${to.app.label} as drafts. ${table.app.label} records each result so you can resume; ${mailer.app.label} sends the report.`,
      ),
      benefit: both(
        'Een verhuizing van dagen wordt er een van een uur.',
        'A move of days becomes one of an hour.',
      ),
      uses: [
        [source, both('levert de artikelen', 'brings the articles')],
        [to, both('krijgt de concepten', 'gets the drafts')],
        [table, both('houdt de voortgang bij', 'keeps the progress')],
        [mailer, both('stuurt het verslag', 'sends the report')],
      ],
      setup: [
        both(
          'Begin met drie artikelen: zet "Hoeveel tegelijk" op 3 en verhoog het daarna; wat over is, wordt overgeslagen.',
          'Start with three articles: set "Hoeveel tegelijk" to 3 and raise it after that; what has moved is skipped.',
        ),
        both(
          'Controleer afbeeldingen na afloop; die blijven naar het oude adres wijzen.',
          'Check images afterwards; they keep pointing to the old address.',
        ),
      ],
      notes: [
        {
          over: ['Nog niet verhuisd', 'Hoeveel tegelijk', 'Artikel voor artikel'],
          text: '## Hervatten kan\nEen artikel dat al over is, wordt overgeslagen als je opnieuw start.',
        },
        {
          over: ['Lees de hele tekst', 'Houd het artikel over', 'Zet over als concept'],
          text: '## Hele tekst\nDe tekst komt van de pagina zelf, zonder menu en voettekst. Pas de selector aan op jullie site.',
        },
      ],
      nodes: [
        byHand('Begin met verhuizen'),
        ...nodes,
        limit('Hoeveel tegelijk', 1000),
        onlyNew('Nog niet verhuisd', only(a.link)),
        loop('Artikel voor artikel', 1),
        goOnAfterError(http('Lees de hele tekst', only(a.link), { answer: 'text' })),
        node('Houd het artikel over', 'html', 1.2, {
          operation: 'extractHtmlContent',
          sourceData: 'json',
          dataPropertyName: 'data',
          extractionValues: {
            values: [
              {
                key: 'inhoud',
                cssSelector: 'article, main',
                returnValue: 'html',
                skipSelectors: 'nav, footer, script',
                returnArray: false,
              },
            ],
          },
          options: { trimValues: true },
        }),
        withErrorBranch(
          to.draft('Zet over als concept', {
            title: only(a.title),
            html: `={{ $json.inhoud || ${a.text.slice(3, -3)} }}`,
          }),
        ),
        table.upsert('Noteer gelukt', 'Verhuizing', 'Link', {
          Link: only(a.link),
          Titel: only(a.title),
          Stand: 'over',
        }),
        table.upsert('Noteer mislukt', 'Verhuizing', 'Link', {
          Link: only(a.link),
          Titel: only(a.title),
          Stand: 'mislukt',
        }),
        pause('Korte pauze', 2, 'seconds'),
        code('Tel de artikelen', "return [{ json: { aantal: $('Nog niet verhuisd').all().length } }];"),
        mailer.send(
          'Stuur het verslag',
          'webredactie@example.com',
          'Verhuizing klaar',
          '=<p>{{ $json.aantal }} artikelen zijn aangeboden. In het tabblad Verhuizing staat per artikel of het lukte.</p>',
        ),
      ],
      flow: [
        `Begin met verhuizen > ${path} > Hoeveel tegelijk > Nog niet verhuisd > Artikel voor artikel #1 > Lees de hele tekst > Houd het artikel over > Zet over als concept > Noteer gelukt > Korte pauze > Artikel voor artikel`,
        'Zet over als concept #1 > Noteer mislukt > Korte pauze',
        'Artikel voor artikel > Tel de artikelen > Stuur het verslag',
      ],
    };
  },
});

export const productteksten = recipe({
  id: 'product-copy-batch',
  category: 'content',
  tags: ['productteksten', 'ai', 'webshop'],
  saves: spares(
    180,
    'Een tekstschrijver schrijft per dag tien productteksten.',
    'A copywriter writes ten product texts a day.',
  ),
  variants: combine(
    { table: fullTables, model: models, chat: chats },
    { take: 9, apart: ['table', 'model'] },
  ),
  build: ({ table, model, chat }) => {
    const p = (field: string) => from('Product', field);
    return {
      name: both(
        `Productteksten in ${table.app.label} laten schrijven en nakijken door ${model.app.label}`,
        `Have ${model.app.label} write and check product copy in ${table.app.label}`,
      ),
      description: both(
        `Op jouw teken schrijft ${model.app.label} bij elk product zonder tekst in ${table.app.label} een titel, omschrijving en kenmerken, keurt het resultaat en herschrijft zo nodig. ${chat.app.label} krijgt de uitslag.`,
        `You start it yourself: for every product without copy in ${table.app.label}, ${model.app.label} writes a title, description and features, judges its own work and tries again if needed. ${chat.app.label} gets the result.`,
      ),
      benefit: both(
        'Een hele collectie krijgt in een middag teksten.',
        'A whole collection gets its copy in an afternoon.',
      ),
      uses: [
        [table, both('bevat de producten en krijgt de teksten', 'holds the products and gets the copy')],
        [model, both('schrijft en keurt', 'writes and judges')],
        [chat, both('krijgt de uitslag', 'gets the result')],
      ],
      setup: [
        both(
          'Maak het tabblad Producten met Artikel, Naam, Eigenschappen, Tekst en Stand.',
          'Create the tab Producten with Artikel, Naam, Eigenschappen, Tekst and Stand.',
        ),
      ],
      notes: [
        {
          over: ['Schrijf tekst', 'Keur de tekst', 'Goed genoeg?'],
          text: '## Eigen keuring\nEen tekst onder de 7 wordt met de kritiek herschreven. Daarna kijkt een mens verder.',
        },
        {
          over: ['Producten', 'Zonder tekst', 'Product voor product'],
          text: '## Alleen wat ontbreekt\nProducten met een tekst blijven ongemoeid, dus je kunt hem vaker starten.',
        },
      ],
      nodes: [
        byHand('Start het schrijven'),
        table.rows('Producten', 'Producten'),
        set('Product', {
          artikel: `={{ ${table.cell('Artikel')} }}`,
          naam: `={{ ${table.cell('Naam')} }}`,
          eigenschappen: `={{ ${table.cell('Eigenschappen')} }}`,
          tekst: `={{ ${table.cell('Tekst')} || '' }}`,
        }),
        keep('Zonder tekst', [['={{ $json.tekst }}', 'empty']]),
        loop('Product voor product', 1),
        ask(
          'Schrijf tekst',
          'Schrijf een Nederlandse producttekst van 90 woorden met een titel en drie kenmerken. Noem alleen wat in de eigenschappen staat.',
          t`${p('naam')}\n${p('eigenschappen')}`,
        ),
        model.attach('Productschrijver', 'Schrijf tekst'),
        ask(
          'Keur de tekst',
          'Je keurt productteksten op juistheid, leesbaarheid en overtuiging. Geef een cijfer en de belangrijkste kritiek.',
          t`Eigenschappen: ${p('eigenschappen')}\n\nTekst: {{ $json.text }}`,
          true,
        ),
        model.attach('Keurmeester', 'Keur de tekst'),
        parser('Cijfer en kritiek', 'Keur de tekst', { cijfer: 8, kritiek: 'Het materiaal ontbreekt' }),
        when('Goed genoeg?', [['={{ $json.output.cijfer }}', '>=', 7]]),
        set('Eerste versie', { tekst: "={{ $('Schrijf tekst').item.json.text }}", stand: 'klaar' }),
        ask(
          'Herschrijf met kritiek',
          'Herschrijf de producttekst en los de kritiek op. Noem alleen wat in de eigenschappen staat.',
          t`Eigenschappen: ${p('eigenschappen')}\nTekst: {{ $('Schrijf tekst').item.json.text }}\nKritiek: {{ $json.output.kritiek }}`,
        ),
        model.attach('Herschrijver', 'Herschrijf met kritiek'),
        set('Tweede versie', { tekst: '={{ $json.text }}', stand: 'nalezen' }),
        table.upsert('Bewaar de tekst', 'Producten', 'Artikel', {
          Artikel: only(p('artikel')),
          Tekst: '={{ $json.tekst }}',
          Stand: '={{ $json.stand }}',
        }),
        code('Tel de teksten', "return [{ json: { aantal: $('Zonder tekst').all().length } }];"),
        chat.post(
          'Meld de uitslag',
          '={{ $json.aantal }} productteksten geschreven. Lees die met de stand nalezen nog even door.',
        ),
      ],
      flow: [
        'Start het schrijven > Producten > Product > Zonder tekst > Product voor product #1 > Schrijf tekst > Keur de tekst > Goed genoeg? > Eerste versie > Bewaar de tekst > Product voor product',
        'Goed genoeg? #1 > Herschrijf met kritiek > Tweede versie > Bewaar de tekst',
        'Product voor product > Tel de teksten > Meld de uitslag',
      ],
    };
  },
});

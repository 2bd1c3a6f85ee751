import { chats } from '../../apps/chats.js';
import { cmses, listedCmses } from '../../apps/cms.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { fullTables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  ask,
  both,
  byHand,
  code,
  combine,
  evenWhenEmpty,
  from,
  goOnAfterError,
  http,
  keep,
  limit,
  loop,
  node,
  only,
  onlyOnce,
  parser,
  pause,
  reads,
  recipe,
  say,
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
    const { nodes, path } = reads(articles, 'Artikelen uit het oude systeem', 'Artikel');
    const m = (field: string) => from('Artikel voor artikel', field);
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
          over: ['Wat al over is', 'Nog niet verhuisd', 'Hoeveel tegelijk'],
          text: say(
            '## Hervatten kan\nEen artikel dat in het tabblad Verhuizing op over staat, wordt overgeslagen als je opnieuw start. Wat mislukte, gaat opnieuw mee.',
            '## You can resume\nAn article whose state in the tab Move is moved is skipped when you start again. What failed is tried again.',
          ),
        },
        {
          over: ['Lees de hele tekst', 'Houd het artikel over', 'Zet over als concept'],
          text: say(
            '## Hele tekst\nDe tekst komt van de pagina zelf, zonder menu en voettekst. Pas de selector aan op jullie site.',
            '## Full text\nThe text comes from the page itself, without menu and footer. Adapt the selector to your site.',
          ),
        },
      ],
      names: {
        'Begin met verhuizen': 'Start moving',
        'Artikelen uit het oude systeem': 'Articles of the old system',
        Artikel: 'Article',
        'Hoeveel tegelijk': 'How many at once',
        'Wat al over is': 'What has moved',
        'Nog niet verhuisd': 'Not moved yet',
        'Artikel voor artikel': 'Article by article',
        'Lees de hele tekst': 'Read the full text',
        'Houd het artikel over': 'Keep the article',
        'Zet over als concept': 'Put over as a draft',
        'Noteer gelukt': 'Record as moved',
        'Noteer mislukt': 'Record as failed',
        'Korte pauze': 'Short pause',
        'Tel de artikelen': 'Count the articles',
        'Stuur het verslag': 'Send the report',
      },
      nodes: [
        byHand('Begin met verhuizen'),
        ...nodes,
        onlyOnce(evenWhenEmpty(table.rows('Wat al over is', say('Verhuizing', 'Move')))),
        code(
          'Nog niet verhuisd',
          `
const over = new Set($input.all().filter(({ json: $json }) => ${table.cell(say('Stand', 'State'))} === '${say('over', 'moved')}').map(({ json: $json }) => String(${table.cell(say('Link', 'Link'))})));
return $('Artikel').all().filter(({ json }) => !over.has(String(json.link))).map(({ json }) => ({ json }));`,
        ),
        limit('Hoeveel tegelijk', 1000),
        loop('Artikel voor artikel', 1),
        goOnAfterError(http('Lees de hele tekst', only(m('link')), { answer: 'text' })),
        goOnAfterError(
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
        ),
        withErrorBranch(
          to.draft('Zet over als concept', {
            title: only(m('title')),
            html: `={{ $json.inhoud || ${m('text').slice(3, -3)} }}`,
          }),
        ),
        table.upsert('Noteer gelukt', say('Verhuizing', 'Move'), say('Link', 'Link'), {
          [say('Link', 'Link')]: only(m('link')),
          [say('Titel', 'Title')]: only(m('title')),
          [say('Stand', 'State')]: say('over', 'moved'),
        }),
        table.upsert('Noteer mislukt', say('Verhuizing', 'Move'), say('Link', 'Link'), {
          [say('Link', 'Link')]: only(m('link')),
          [say('Titel', 'Title')]: only(m('title')),
          [say('Stand', 'State')]: say('mislukt', 'failed'),
        }),
        pause('Korte pauze', 2, 'seconds'),
        code('Tel de artikelen', "return [{ json: { aantal: $('Hoeveel tegelijk').all().length } }];"),
        mailer.send(
          'Stuur het verslag',
          mailOf.webEditors,
          say('Verhuizing klaar', 'The move is done'),
          say(
            '=<p>{{ $json.aantal }} artikelen zijn aangeboden. In het tabblad Verhuizing staat per artikel of het lukte.</p>',
            '=<p>{{ $json.aantal }} articles were offered. The tab Move says of each whether it worked.</p>',
          ),
        ),
      ],
      flow: [
        `Begin met verhuizen > ${path} > Wat al over is > Nog niet verhuisd > Hoeveel tegelijk > Artikel voor artikel #1 > Lees de hele tekst > Houd het artikel over > Zet over als concept > Noteer gelukt > Korte pauze > Artikel voor artikel`,
        'Zet over als concept #1 > Noteer mislukt > Korte pauze',
        'Artikel voor artikel > Tel de artikelen > Stuur het verslag',
      ],
    };
  },
});

const GOOD_FROM = ownLimit(
  ['Goed genoeg vanaf', 'Good enough from'],
  ['Onder welk cijfer een tekst wordt herschreven.', 'Below which score a text is rewritten.'],
  7,
);

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
          'Create the tab Products with Item, Name, Properties, Text and State.',
        ),
      ],
      notes: [
        {
          over: ['Schrijf tekst', 'Keur de tekst', 'Goed genoeg?'],
          text: say(
            '## Eigen keuring\nEen tekst onder jouw grens (standaard 7) wordt met de kritiek herschreven. Daarna kijkt een mens verder.',
            '## Its own check\nCopy that scores below your limit (7 by default) is rewritten with the criticism. After that a person looks at it.',
          ),
        },
        {
          over: ['Producten', 'Zonder tekst', 'Product voor product'],
          text: say(
            '## Alleen wat ontbreekt\nProducten met een tekst blijven ongemoeid, dus je kunt hem vaker starten.',
            '## Only what is missing\nProducts with copy stay untouched, so you can start it more than once.',
          ),
        },
      ],
      names: {
        'Start het schrijven': 'Start writing',
        Producten: 'Products',
        Product: 'Product',
        'Zonder tekst': 'Without copy',
        'Product voor product': 'Product by product',
        'Schrijf tekst': 'Write copy',
        'Meld product zonder tekst': 'Report a product without copy',
        Productschrijver: 'Product writer',
        'Keur de tekst': 'Judge the copy',
        Keurmeester: 'Judge',
        'Cijfer en kritiek': 'Score and criticism',
        'Goed genoeg?': 'Good enough?',
        'Eerste versie': 'First version',
        'Herschrijf met kritiek': 'Rewrite with criticism',
        Herschrijver: 'Rewriter',
        'Tweede versie': 'Second version',
        'Bewaar de tekst': 'Save the copy',
        'Tel de teksten': 'Count the texts',
        'Meld de uitslag': 'Report the result',
      },
      nodes: [
        byHand('Start het schrijven'),
        table.rows('Producten', say('Producten', 'Products')),
        set('Product', {
          artikel: `={{ ${table.cell(say('Artikel', 'Item'))} }}`,
          naam: `={{ ${table.cell(say('Naam', 'Name'))} }}`,
          eigenschappen: `={{ ${table.cell(say('Eigenschappen', 'Properties'))} }}`,
          tekst: `={{ ${table.cell(say('Tekst', 'Text'))} || '' }}`,
        }),
        keep('Zonder tekst', [['={{ $json.tekst }}', 'empty']]),
        loop('Product voor product', 1),
        withErrorBranch(
          ask(
            'Schrijf tekst',
            say(
              'Schrijf een Nederlandse producttekst van 90 woorden met een titel en drie kenmerken. Noem alleen wat in de eigenschappen staat.',
              'Write product copy of 90 words in English with a title and three features. Name only what the properties say.',
            ),
            t`${p('naam')}\n${p('eigenschappen')}`,
          ),
        ),
        chat.post(
          'Meld product zonder tekst',
          say(
            t`Bij ${p('naam')} is geen tekst geschreven: het model antwoordde niet. Bij de volgende start komt het product opnieuw aan de beurt.`,
            t`No copy was written for ${p('naam')}: the model did not answer. The product takes its turn again at the next start.`,
          ),
        ),
        model.attach('Productschrijver', 'Schrijf tekst'),
        withErrorBranch(
          ask(
            'Keur de tekst',
            say(
              'Je keurt productteksten op juistheid, leesbaarheid en overtuiging. Geef een cijfer en de belangrijkste kritiek.',
              'You check product copy for accuracy, readability and persuasion. Give a score and the main criticism. Answer in English.',
            ),
            say(
              t`Eigenschappen: ${p('eigenschappen')}\n\nTekst: {{ $json.text }}`,
              t`Properties: ${p('eigenschappen')}\n\nText: {{ $json.text }}`,
            ),
            true,
          ),
        ),
        model.attach('Keurmeester', 'Keur de tekst'),
        parser('Cijfer en kritiek', 'Keur de tekst', {
          cijfer: 8,
          kritiek: say('Het materiaal ontbreekt', 'The material is missing'),
        }),
        when('Goed genoeg?', [['={{ $json.output.cijfer }}', '>=', `={{ ${GOOD_FROM} }}`]]),
        set('Eerste versie', {
          tekst: "={{ $('Schrijf tekst').item.json.text }}",
          stand: say(
            `={{ Number($json.output?.cijfer) >= ${GOOD_FROM} ? 'klaar' : 'nalezen' }}`,
            `={{ Number($json.output?.cijfer) >= ${GOOD_FROM} ? 'done' : 'review' }}`,
          ),
        }),
        withErrorBranch(
          ask(
            'Herschrijf met kritiek',
            say(
              'Herschrijf de producttekst en los de kritiek op. Noem alleen wat in de eigenschappen staat.',
              'Rewrite the product copy in English and solve the criticism. Name only what the properties say.',
            ),
            say(
              t`Eigenschappen: ${p('eigenschappen')}\nTekst: {{ $('Schrijf tekst').item.json.text }}\nKritiek: {{ $json.output.kritiek }}`,
              t`Properties: ${p('eigenschappen')}\nText: {{ $('Schrijf tekst').item.json.text }}\nCriticism: {{ $json.output.kritiek }}`,
            ),
          ),
        ),
        model.attach('Herschrijver', 'Herschrijf met kritiek'),
        set('Tweede versie', { tekst: '={{ $json.text }}', stand: say('nalezen', 'review') }),
        table.upsert('Bewaar de tekst', say('Producten', 'Products'), say('Artikel', 'Item'), {
          [say('Artikel', 'Item')]: only(p('artikel')),
          [say('Tekst', 'Text')]: '={{ $json.tekst }}',
          [say('Stand', 'State')]: '={{ $json.stand }}',
        }),
        code('Tel de teksten', "return [{ json: { aantal: $('Zonder tekst').all().length } }];"),
        chat.post(
          'Meld de uitslag',
          say(
            '={{ $json.aantal }} producten langsgelopen. Lees de teksten met de stand nalezen door; wat mislukte staat hierboven.',
            '={{ $json.aantal }} products gone through. Read the copy in the state review; what failed stands above.',
          ),
        ),
      ],
      flow: [
        'Start het schrijven > Producten > Product > Zonder tekst > Product voor product #1 > Schrijf tekst > Keur de tekst > Goed genoeg? > Eerste versie > Bewaar de tekst > Product voor product',
        'Goed genoeg? #1 > Herschrijf met kritiek > Tweede versie > Bewaar de tekst',
        'Product voor product > Tel de teksten > Meld de uitslag',
        'Keur de tekst #1 > Eerste versie',
        'Herschrijf met kritiek #1 > Eerste versie',
        'Schrijf tekst #1 > Meld product zonder tekst > Product voor product',
      ],
    };
  },
});

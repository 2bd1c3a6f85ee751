import { chart, quickChartApp } from '../../apps/charts.js';
import { chats } from '../../apps/chats.js';
import { liveCmses } from '../../apps/cms.js';
import { fileStores } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { readableTables } from '../../apps/tables.js';
import { about, mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  ask,
  both,
  code,
  combine,
  evenWhenEmpty,
  everyMonths,
  only,
  recipe,
  say,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const THEMES = about(
  'themes',
  ['Thema’s', 'Themes'],
  [
    'De thema’s van jullie redactie, met komma’s ertussen.',
    'The themes of your editors, with commas between.',
  ],
  ['product, klant, techniek, regels, team', 'product, customer, technology, rules, team'],
);

export const redactiecijfers = recipe({
  id: 'editorial-desk',
  category: 'content',
  tags: ['redactie', 'cijfers', 'grafiek'],
  saves: spares(
    60,
    'Iemand houdt bij wat er verschijnt en maakt maandelijks een grafiek.',
    'Someone tracks what is published and makes a chart each month.',
  ),
  variants: combine(
    {
      cms: liveCmses,
      table: readableTables,
      model: mainModels,
      store: fileStores,
      chat: chats,
      mailer: mailers,
    },
    {
      take: 10,
      sameApp: true,
      apart: ['cms', 'table', 'store'],
      unless: (c) => c.cms.app.key === 'wordpress' || c.table.app.key === c.store.app.key,
    },
  ),
  build: ({ cms, table, model, store, chat, mailer }) => {
    const { nodes, path, ref: a } = starts(cms.published, 'Gepubliceerd', 'Artikel');
    return {
      name: both(
        `Logboek van ${cms.app.label}-publicaties in ${table.app.label} met maandgrafiek in ${store.app.label.replace(/ \(.*\)/, '')}`,
        `Log of ${cms.app.label} publications in ${table.app.label} with a monthly chart in ${store.app.label.replace(/ \(.*\)/, '')}`,
      ),
      description: both(
        `Noteert elk artikel uit ${cms.app.label} met thema en lengte in ${table.app.label}. Op de eerste van de maand maakt QuickChart er een grafiek van voor ${store.app.label} en schrijft ${model.app.label} het verslag voor ${chat.app.label}.`,
        `Notes each ${cms.app.label} article with theme and length in ${table.app.label}. On the first of the month QuickChart draws a chart for ${store.app.label} and ${model.app.label} writes the report for ${chat.app.label}.`,
      ),
      benefit: both(
        'Je ziet waar de redactie haar tijd aan besteedt.',
        'You see where the editors spend their time.',
      ),
      uses: [
        [cms.published, both('meldt elk nieuw artikel', 'reports each new article')],
        [table, both('is het logboek', 'is the log')],
        [model, both('kiest het thema en schrijft het verslag', 'picks the theme and writes the report')],
        [{ app: quickChartApp }, both('tekent de grafiek', 'draws the chart')],
        [store, both('bewaart de grafiek', 'keeps the chart')],
        [chat, both('krijgt het verslag', 'gets the report')],
        [mailer, both('mailt het verslag aan de directie', 'emails the report to management')],
      ],
      setup: [],
      notes: [
        {
          over: ['Artikel', 'Kies het thema', 'Noteer in logboek'],
          text: say(
            '## Bij elk artikel\nThema en aantal woorden worden vanzelf bepaald.',
            '## For every article\nTheme and number of words are determined automatically.',
          ),
        },
        {
          over: ['Eerste van de maand', 'Hele logboek', 'Tel per thema'],
          text: say(
            '## Maandverslag\nAlleen de vorige maand telt mee.',
            '## Monthly report\nOnly the previous month counts.',
          ),
        },
      ],
      names: {
        'Meld dat het model zweeg': 'Report that the model was silent',
        Gepubliceerd: 'Published',
        Artikel: 'Article',
        'Kies het thema': 'Choose the theme',
        Indeler: 'Classifier',
        'Noteer in logboek': 'Record in the log',
        'Meld nieuw artikel': 'Report new article',
        'Eerste van de maand': 'First of the month',
        'Hele logboek': 'Whole log',
        'Tel per thema': 'Count by theme',
        'Iets verschenen?': 'Anything published?',
        'Teken de grafiek': 'Draw the chart',
        'Bewaar de grafiek': 'Save the chart',
        'Meld zonder grafiek': 'Report without a chart',
        'Schrijf maandverslag': 'Write the monthly report',
        Verslaggever: 'Reporter',
        'Deel het verslag': 'Share the report',
        'Mail het verslag': 'Mail the report',
        'Meld een stille maand': 'Report a quiet month',
      },
      nodes: [
        ...nodes,
        withErrorBranch(
          ask(
            'Kies het thema',
            say(
              `Kies een van deze thema’s voor het artikel en antwoord met alleen dat woord: ${THEMES}.`,
              `Choose one of these themes for the article and answer with that word only: ${THEMES}.`,
            ),
            t`${a.title}\n${a.text}`,
          ),
        ),
        model.attach('Indeler', 'Kies het thema'),
        table.append('Noteer in logboek', say('Publicaties', 'Publications'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Titel', 'Title')]: only(a.title),
          [say('Thema', 'Theme')]:
            `={{ '${THEMES}'.toLowerCase().split(',').map((een) => een.trim()).find((een) => een === String($json.text ?? '').trim().toLowerCase().replace(/[.]$/, '')) ?? '${say('overig', 'other')}' }}`,
          [say('Woorden', 'Words')]: `={{ String(${a.text.slice(3, -3)}).split(/\\s+/).length }}`,
          Link: only(a.link),
        }),
        chat.post('Meld nieuw artikel', say(t`Nieuw: ${a.title} ${a.link}`, t`New: ${a.title} ${a.link}`)),
        everyMonths('Eerste van de maand', 1, 1, 9),
        evenWhenEmpty(table.rows('Hele logboek', say('Publicaties', 'Publications'))),
        code(
          'Tel per thema',
          `
${AS_DAY}
const maand = $now.minus({ months: 1 }).toFormat('yyyy-MM');
const regels = $input.all().map(({ json }) => { const $json = json; return { datum: asDay(${table.cell(say('Datum', 'Date'))}).toFormat('yyyy-MM'), thema: String(${table.cell(say('Thema', 'Theme'))}), woorden: Number(${table.cell(say('Woorden', 'Words'))}) || 0 }; }).filter((r) => r.datum === maand);
const tel = {};
for (const r of regels) tel[r.thema] = (tel[r.thema] ?? 0) + 1;
return [{ json: { maand, artikelen: regels.length, woorden: regels.reduce((s, r) => s + r.woorden, 0), themas: Object.keys(tel), aantallen: Object.values(tel) } }];`,
        ),
        when('Iets verschenen?', [['={{ $json.artikelen }}', '>', 0]]),
        withErrorBranch(
          chart(
            'Teken de grafiek',
            'bar',
            '={{ $json.themas }}',
            '={{ $json.aantallen }}',
            say('Artikelen', 'Articles'),
          ),
        ),
        withErrorBranch(
          store.upload(
            'Bewaar de grafiek',
            say(
              "=publicaties-{{ $('Tel per thema').first().json.maand }}.png",
              "=publications-{{ $('Tel per thema').first().json.maand }}.png",
            ),
          ),
        ),
        withErrorBranch(
          ask(
            'Schrijf maandverslag',
            say(
              'Schrijf een Nederlands verslag van vijf zinnen over de publicaties van een maand: wat viel op en welke thema’s ontbreken. Gebruik alleen de gegeven aantallen en verzin geen oorzaken.',
              'Write a report of five English sentences on the publications of a month: what stood out and which themes are missing. Use the given numbers only and make up no causes.',
            ),
            say(
              `={{ JSON.stringify($('Tel per thema').first().json) }}\nAlle thema’s: ${THEMES}`,
              `={{ JSON.stringify($('Tel per thema').first().json) }}\nAll themes: ${THEMES}`,
            ),
          ),
        ),
        model.attach('Verslaggever', 'Schrijf maandverslag'),
        chat.post('Deel het verslag', '={{ $json.text }}'),
        mailer.send(
          'Mail het verslag',
          mailOf.management,
          say(
            "=Publicaties {{ $('Tel per thema').first().json.maand }}",
            "=Publications {{ $('Tel per thema').first().json.maand }}",
          ),
          say(
            `=<p>{{ String($('Schrijf maandverslag').first().json.text ?? '').replaceAll('<', '&lt;').replaceAll('\\n', '<br>') }}</p><p>De grafiek publicaties-{{ $('Tel per thema').first().json.maand }}.png staat in ${store.app.label}.</p>`,
            `=<p>{{ String($('Schrijf maandverslag').first().json.text ?? '').replaceAll('<', '&lt;').replaceAll('\\n', '<br>') }}</p><p>The chart publications-{{ $('Tel per thema').first().json.maand }}.png is in ${store.app.label}.</p>`,
          ),
        ),
        chat.post(
          'Meld zonder grafiek',
          say(
            "=De grafiek van {{ $('Tel per thema').first().json.maand }} is niet getekend of bewaard; het verslag komt wel.",
            "=The chart of {{ $('Tel per thema').first().json.maand }} was not drawn or saved; the report does come.",
          ),
        ),
        chat.post(
          'Meld een stille maand',
          say('=Vorige maand is er niets verschenen.', '=Nothing was published last month.'),
        ),
        chat.post(
          'Meld dat het model zweeg',
          say(
            "=Het model schreef geen verslag over {{ $('Tel per thema').first().json.maand }}: {{ $('Tel per thema').first().json.artikelen }} artikelen, {{ $('Tel per thema').first().json.woorden }} woorden.",
            "=The model wrote no report on {{ $('Tel per thema').first().json.maand }}: {{ $('Tel per thema').first().json.artikelen }} articles, {{ $('Tel per thema').first().json.woorden }} words.",
          ),
        ),
      ],
      flow: [
        `${path} > Kies het thema > Noteer in logboek > Meld nieuw artikel`,
        'Eerste van de maand > Hele logboek > Tel per thema > Iets verschenen? > Teken de grafiek > Bewaar de grafiek > Schrijf maandverslag > Deel het verslag',
        'Schrijf maandverslag > Mail het verslag',
        'Iets verschenen? #1 > Meld een stille maand',
        'Kies het thema #1 > Noteer in logboek',
        'Teken de grafiek #1 > Meld zonder grafiek > Schrijf maandverslag',
        'Bewaar de grafiek #1 > Meld zonder grafiek',
        'Schrijf maandverslag #1 > Meld dat het model zweeg',
      ],
    };
  },
});

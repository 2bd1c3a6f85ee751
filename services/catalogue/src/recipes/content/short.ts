import { chats } from '../../apps/chats.js';
import { liveCmses } from '../../apps/cms.js';
import { rssFeed } from '../../apps/listening.js';
import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { translators } from '../../apps/translators.js';
import { about } from '../../apps/values.js';
import {
  ask,
  both,
  called,
  combine,
  everyDay,
  form,
  only,
  promise,
  recipe,
  say,
  spares,
  starts,
  t,
  waitForBoth,
  withErrorBranch,
} from '../../kit/index.js';

const COMPANY = about(
  'company',
  ['Je bedrijf', 'Your company'],
  ['Naam en wat het doet, in een zin.', 'Its name and what it does, in a sentence.'],
  ['een fietsenmaker in Zwolle', 'a bicycle repair shop in Zwolle'],
);

export const nieuwArtikelMelden = recipe({
  id: 'article-live-message',
  category: 'content',
  tags: ['blog', 'melding'],
  saves: spares(
    3,
    'De redactie vertelt collega’s dat er iets nieuws online staat.',
    'The editors tell colleagues that something new is online.',
  ),
  variants: combine({ cms: liveCmses, chat: chats }, { take: 5 }),
  build: ({ cms, chat }) => {
    const { nodes, path, ref: a } = starts(cms.published, 'Online gezet', 'Artikel');
    return {
      name: both(
        `Nieuwe ${cms.app.label}-artikelen aankondigen in ${chat.app.label}`,
        `Announce new ${cms.app.label} articles in ${chat.app.label}`,
      ),
      description: both(
        `Zodra ${cms.published.event.nl}, lezen collega’s in ${chat.app.label} de titel, de eerste regels en de link, zodat ze het meteen kunnen delen.`,
        `As soon as ${cms.published.event.en}, colleagues read the title, the first lines and the link in ${chat.app.label}, ready to share.`,
      ),
      benefit: both(
        'Collega’s delen je artikel op de dag zelf.',
        'Colleagues share your article the same day.',
      ),
      uses: [
        [cms.published, both('meldt nieuwe artikelen', 'reports new articles')],
        [chat, both('krijgt de aankondiging', 'gets the announcement')],
      ],
      setup: [],
      names: {
        'Online gezet': 'Put online',
        'Online gezet ophalen': 'Fetch what is online',
        Artikel: 'Article',
        'Kondig aan': 'Announce',
      },
      nodes: [
        ...nodes,
        chat.post(
          'Kondig aan',
          say(
            t`Nieuw online: ${a.title}\n{{ String(${a.text.slice(3, -3)}).slice(0, 200) }}\n${a.link}`,
            t`New online: ${a.title}\n{{ String(${a.text.slice(3, -3)}).slice(0, 200) }}\n${a.link}`,
          ),
        ),
      ],
      flow: [`${path} > Kondig aan`],
    };
  },
});

export const dagelijksIdee = recipe({
  id: 'daily-writing-prompt',
  category: 'content',
  tags: ['inspiratie', 'ai', 'dagelijks'],
  saves: spares(
    10,
    'Iemand denkt elke ochtend na over wat er te delen valt.',
    'Someone thinks every morning about what to share.',
  ),
  variants: combine({ model: models, chat: chats }, { take: 9 }),
  build: ({ model, chat }) => ({
    name: both(
      `Elke ochtend een contentidee van ${model.app.label} in ${chat.app.label}`,
      `A content idea from ${model.app.label} in ${chat.app.label} every morning`,
    ),
    description: both(
      `Om acht uur bedenkt ${model.app.label} een idee dat past bij de dag, het seizoen en jullie vak, met kop, eerste zin en beeldidee. Het staat klaar in ${chat.app.label}.`,
      `At eight ${model.app.label} thinks up an idea that suits the day, the season and your trade, with a headline, opening line and image idea. It waits in ${chat.app.label}.`,
    ),
    benefit: both('Je begint de dag met een idee.', 'You start the day with an idea.'),
    uses: [
      [model, both('bedenkt het idee', 'thinks up the idea')],
      [chat, both('krijgt het idee', 'gets the idea')],
    ],
    setup: [],
    names: {
      'Meld dat het model zweeg': 'Report that the model was silent',
      'Acht uur': "Eight o'clock",
      'Bedenk een idee': 'Think up an idea',
      Bedenker: 'Thinker',
      'Deel het idee': 'Share the idea',
    },
    nodes: [
      everyDay('Acht uur', 8),
      withErrorBranch(
        ask(
          'Bedenk een idee',
          say(
            `Je bent contentmaker voor ${COMPANY}. Bedenk een concreet idee: kop, eerste zin, beeld. Geen algemeenheden, Nederlands, hooguit 80 woorden.`,
            `You make content for ${COMPANY}. Think up one concrete idea: headline, opening line, image. No generalities, in English, at most 80 words.`,
          ),
          say(
            "=Vandaag is het {{ $now.setLocale('nl').toFormat('cccc d MMMM yyyy') }}.",
            "=Today is {{ $now.setLocale('en').toFormat('cccc d MMMM yyyy') }}.",
          ),
        ),
      ),
      model.attach('Bedenker', 'Bedenk een idee'),
      chat.post('Deel het idee', '={{ $json.text }}'),
      chat.post(
        'Meld dat het model zweeg',
        say(
          'Het model gaf vanochtend geen idee. Morgen probeert het weer.',
          'The model gave no idea this morning. It tries again tomorrow.',
        ),
      ),
    ],
    flow: ['Acht uur > Bedenk een idee > Deel het idee', 'Bedenk een idee #1 > Meld dat het model zweeg'],
  }),
});

export const vertaalformulier = recipe({
  id: 'translation-form',
  category: 'content',
  tags: ['vertalen', 'formulier'],
  saves: spares(
    15,
    'Een collega plakt teksten in een vertaalsite en mailt het resultaat.',
    'A colleague pastes texts into a translation site and emails the result.',
  ),
  variants: combine({ translator: translators, mailer: mailers }, { take: 9 }),
  build: ({ translator, mailer }) => ({
    name: both(
      `Vertaalformulier voor collega’s met ${translator.app.label}, antwoord via ${mailer.app.label}`,
      `Translation form for colleagues with ${translator.app.label}, answered by ${mailer.app.label}`,
    ),
    description: both(
      `Een collega plakt een Nederlandse tekst in het formulier en krijgt binnen een minuut via ${mailer.app.label} de Engelse en de Duitse versie van ${translator.app.label} onder elkaar.`,
      `A colleague pastes a Dutch text into the form and within a minute gets the English and German versions by ${translator.app.label} in one email through ${mailer.app.label}.`,
    ),
    benefit: both(
      'Een vertaling vragen kost geen overleg meer.',
      'Asking for a translation takes no meeting.',
    ),
    uses: [
      [translator, both('vertaalt de tekst', 'translates the text')],
      [mailer, both('stuurt beide versies terug', 'sends both versions back')],
    ],
    setup: [
      both(
        'Deel het adres van het formulier op je intranet.',
        'Share the address of the form on your intranet.',
      ),
    ],
    names: {
      'Tekst plakken': 'Paste text',
      Engels: 'English',
      Duits: 'German',
      'Beide versies': 'Both versions',
      'Mail de vertaling': 'Mail the translation',
    },
    promises: [promise('delivery', 'Mail de vertaling')],
    nodes: [
      form(
        'Tekst plakken',
        say('Laat een tekst vertalen', 'Have a text translated'),
        say('Je krijgt Engels en Duits per mail.', 'You get English and German by mail.'),
        [
          ['email', say('Je e-mailadres', 'Your e-mail address'), 'email'],
          ['tekst', say('De Nederlandse tekst', 'The Dutch text'), 'textarea'],
        ],
      ),
      translator.translate('Engels', '={{ $json.tekst }}', 'en'),
      translator.translate('Duits', '={{ $json.tekst }}', 'de'),
      waitForBoth('Beide versies'),
      mailer.send(
        'Mail de vertaling',
        "={{ $('Tekst plakken').first().json.email }}",
        say('Je vertaling', 'Your translation'),
        say(
          `=<h3>Engels</h3><p>{{ ${translator.translated.replace('$json', "$('Engels').first().json")} }}</p><h3>Duits</h3><p>{{ ${translator.translated.replace('$json', "$('Duits').first().json")} }}</p>`,
          `=<h3>English</h3><p>{{ ${translator.translated.replace('$json', "$('Engels').first().json")} }}</p><h3>German</h3><p>{{ ${translator.translated.replace('$json', "$('Duits').first().json")} }}</p>`,
        ),
      ),
    ],
    flow: [
      'Tekst plakken > Engels > Beide versies > Mail de vertaling',
      'Tekst plakken > Duits > Beide versies @1',
    ],
  }),
});

export const buitenlandsNieuws = recipe({
  id: 'foreign-news',
  category: 'content',
  tags: ['rss', 'vertalen', 'vaknieuws'],
  saves: spares(
    12,
    'Iemand leest buitenlandse vakbladen en vertelt wat erin staat.',
    'Someone reads foreign trade press and tells what is in it.',
  ),
  variants: combine(
    { translator: translators, chat: chats, table: tables },
    { take: 8, apart: ['translator', 'chat'] },
  ),
  build: ({ translator, chat, table }) => {
    const { nodes, path, ref: a } = starts(rssFeed, 'Buitenlands bericht', 'Bericht');
    return {
      name: both(
        `Buitenlands vaknieuws vertaald door ${translator.app.label} in ${chat.app.label}`,
        `Foreign trade news translated by ${translator.app.label} in ${chat.app.label}`,
      ),
      description: both(
        `Vertaalt elk nieuw bericht uit een buitenlandse RSS-feed met ${translator.app.label} en plaatst het in ${chat.app.label}. Het origineel blijft bewaard in ${table.app.label}.`,
        `Translates each new item of a foreign RSS feed into Dutch with ${translator.app.label} and posts it in ${chat.app.label}. The original is kept in ${table.app.label}.`,
      ),
      benefit: both(
        'Je leest over de grens mee in je eigen taal.',
        'You read along across the border in your own language.',
      ),
      uses: [
        [rssFeed, both('levert het nieuws', 'brings the news')],
        [translator, both('vertaalt', 'translates')],
        [chat, both('krijgt het bericht', 'gets the item')],
        [table, both('bewaart het origineel', 'keeps the original')],
      ],
      setup: [
        both(
          'Kies een feed met korte berichten; lange teksten kosten meer tekens.',
          'Choose a feed with short items; long texts use more characters.',
        ),
      ],
      names: {
        'Buitenlands bericht': 'Foreign item',
        Bericht: 'Item',
        'Naar het Nederlands': 'Into Dutch',
        'Plaats het bericht': 'Post the item',
        Archiveer: 'Archive',
      },
      nodes: [
        ...nodes,
        translator.translate('Naar het Nederlands', t`${a.title}. ${a.text}`, 'nl'),
        chat.post('Plaats het bericht', `={{ ${translator.translated} }}\n${a.link}`),
        table.append('Archiveer', say('Buitenland', 'Abroad'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Origineel', 'Original')]: only(a.title),
          Link: only(a.link),
        }),
      ],
      flow: [`${path} > Naar het Nederlands > Plaats het bericht`, `${path.split(' > ').at(-1)} > Archiveer`],
    };
  },
});

export const samenvattenBouwsteen = recipe({
  id: 'summary-block',
  category: 'content',
  tags: ['samenvatten', 'bouwsteen', 'ai'],
  saves: spares(
    8,
    'Iemand leest een lang stuk en schrijft er drie zinnen over.',
    'Someone reads a long text and writes three sentences about it.',
  ),
  variants: combine({ model: models }, { take: 8 }),
  build: ({ model }) => ({
    name: both(
      `Lange teksten samenvatten met ${model.app.label} als bouwsteen`,
      `Summarise long texts with ${model.app.label} as a building block`,
    ),
    description: both(
      `Geef vanuit een andere koppeling een tekst en het gewenste aantal zinnen door; ${model.app.label} geeft een samenvatting in gewoon Nederlands terug.`,
      `Call it from your other integrations with a text and the number of sentences you want; ${model.app.label} returns a summary in plain English.`,
    ),
    benefit: both(
      'Eén plek voor alle samenvattingen in jullie stijl.',
      'One place for all summaries in your style.',
    ),
    uses: [[model, both('vat de tekst samen', 'sums up the text')]],
    setup: [
      both(
        'Pas in "Vat samen" de stijl aan; alle koppelingen volgen mee.',
        'Adapt the style in "Vat samen"; every integration follows.',
      ),
    ],
    names: {
      'Met een tekst': 'With a text',
      'Vat samen': 'Sum up',
      Taalmodel: 'Language model',
    },
    nodes: [
      called('Met een tekst', { tekst: 'string', zinnen: 'number' }),
      ask(
        'Vat samen',
        say(
          'Vat teksten samen in gewoon Nederlands. Geen inleiding, geen mening, alleen de kern.',
          'Summarise texts in plain English. No introduction, no opinion, only the gist.',
        ),
        say(
          '=Aantal zinnen: {{ $json.zinnen }}\n\n{{ $json.tekst }}',
          '=Number of sentences: {{ $json.zinnen }}\n\n{{ $json.tekst }}',
        ),
      ),
      model.attach('Taalmodel', 'Vat samen'),
    ],
    flow: ['Met een tekst > Vat samen'],
  }),
});

import { facebookPage, feedAddress, mastodonServer, telegramChatId } from '../../apps/values.js';
import {
  airtableFind,
  airtableUpdate,
  answeredWithin,
  anthropic,
  appTrigger,
  ask,
  choose,
  everyMinutes,
  everyMonths,
  goOnAfterError,
  http,
  keep,
  limit,
  linkedInPost,
  needs,
  node,
  openAi,
  parser,
  pause,
  say,
  sheetRead,
  slack,
  slackApproval,
  sortBy,
  stop,
  telegram,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

/** Inside the braces: the channels that refused. */
const MISSED =
  "['LinkedIn', 'Telegram', 'X', 'Mastodon', 'Facebook'].filter((kanaal) => $(kanaal).isExecuted && ($(kanaal).first().json.error || (kanaal === 'Facebook' && !$(kanaal).first().json.id))).join(', ')";

export const blogNaarVijf = workflow(() => ({
  slug: 'blog-naar-vijf-sociale-kanalen',
  name: 'Blog naar vijf sociale kanalen',
  description:
    'Ziet een nieuw artikel op je WordPress-blog, schrijft er voor LinkedIn, X, Facebook, Mastodon en Telegram een eigen bericht over en plaatst ze verspreid over de dag in plaats van allemaal tegelijk.',
  category: 'social',
  tags: ['content', 'ai'],
  difficulty: 'intermediate',
  tier_required: 'launch_special',
  time_to_deploy: '9 min',
  short_benefit: 'Maakt van elk nieuw artikel een bericht per kanaal en plant het in.',
  top: { rank: 7 },
  accounts: [
    needs('openai', 'schrijft de berichten'),
    needs('linkedin', 'plaatst op je bedrijfspagina'),
    needs('x', 'plaatst op X'),
    needs('facebook', 'plaatst op je pagina'),
    needs('mastodon', 'plaatst op Mastodon'),
    needs('telegram', 'plaatst in je kanaal'),
  ],
  setup_steps: [
    'Zet kanalen die je niet gebruikt uit.',
    'Weigert een kanaal, dan eindigt de uitvoering met een foutmelding die zegt welk: koppel een Error Workflow om dat te horen.',
  ],
  en: {
    name: 'Blog to five social channels',
    description:
      'Sees a new article on your WordPress blog, writes an own post about it for LinkedIn, X, Facebook, Mastodon and Telegram and places them spread over the day instead of all at once.',
    short_benefit: 'Turns each new article into a post per channel and schedules it.',
    setup_steps: [
      'Switch off channels that you do not use.',
      'Where a channel refuses the run ends with an error that says which: set an Error Workflow to hear of it.',
    ],
    accounts: [
      needs('openai', 'writes the posts'),
      needs('linkedin', 'posts on your company page'),
      needs('x', 'posts on X'),
      needs('facebook', 'posts on your page'),
      needs('mastodon', 'posts on Mastodon'),
      needs('telegram', 'posts in your channel'),
    ],
  },
  names: {
    'Nieuw artikel': 'New article',
    'Schrijf per kanaal': 'Write per channel',
    Taalmodel: 'Language model',
    'Vaste vorm': 'Fixed shape',
    LinkedIn: 'LinkedIn',
    Telegram: 'Telegram',
    'Twee uur later': 'Two hours later',
    X: 'X',
    Mastodon: 'Mastodon',
    'Nog drie uur later': 'Another three hours later',
    Facebook: 'Facebook',
    'Ging het overal goed?': 'Did it work everywhere?',
    'Meld wat er mist': 'Report what is missing',
  },
  accepts: [
    {
      rule: 'model-answers',
      step: 'Schrijf per kanaal',
      why: 'One subject a run and nobody waits for it: what failed stands in n8n as a failed execution, to be retried there.',
    },
  ],
  nodes: [
    appTrigger('Nieuw artikel', 'rssFeedReadTrigger', 1, { feedUrl: feedAddress }, 'everyHour'),
    ask(
      'Schrijf per kanaal',
      say(
        'Je schrijft sociale berichten voor een Nederlands bedrijf. LinkedIn: hooguit 900 tekens, zakelijk. X: hooguit 240 tekens. Facebook: persoonlijk, met een vraag. Mastodon: hooguit 450 tekens, twee hashtags. Telegram: twee zinnen. Zet de link niet in de tekst. Verzin geen feiten.',
        'You write social posts in English for a Dutch company. LinkedIn: at most 900 characters, businesslike. X: at most 240 characters. Facebook: personal, with a question. Mastodon: at most 450 characters, two hashtags. Telegram: two sentences. Do not put the link in the text. Invent no facts.',
      ),
      '={{ $json.title }}\n\n{{ $json.contentSnippet }}',
      true,
    ),
    openAi('Taalmodel', 'Schrijf per kanaal'),
    parser('Vaste vorm', 'Schrijf per kanaal', {
      linkedin: say('tekst', 'text'),
      x: say('tekst', 'text'),
      facebook: say('tekst', 'text'),
      mastodon: say('tekst', 'text'),
      telegram: say('tekst', 'text'),
    }),
    goOnAfterError(
      linkedInPost(
        'LinkedIn',
        "={{ $('Schrijf per kanaal').item.json.output.linkedin }}\n\n{{ $('Nieuw artikel').item.json.link }}",
      ),
    ),
    goOnAfterError(
      telegram(
        'Telegram',
        telegramChatId,
        "={{ $('Schrijf per kanaal').item.json.output.telegram }}\n{{ $('Nieuw artikel').item.json.link }}",
      ),
    ),
    pause('Twee uur later', 2, 'hours'),
    goOnAfterError(
      node('X', 'twitter', 2, {
        resource: 'tweet',
        operation: 'create',
        text: "={{ $('Schrijf per kanaal').item.json.output.x }} {{ $('Nieuw artikel').item.json.link }}",
        additionalFields: {},
      }),
    ),
    goOnAfterError(
      http('Mastodon', `${mastodonServer}/api/v1/statuses`, {
        method: 'POST',
        auth: 'header',
        json: `={{ { status: $('Schrijf per kanaal').item.json.output.mastodon + '\\n' + $('Nieuw artikel').item.json.link, language: '${say('nl', 'en')}' } }}`,
      }),
    ),
    pause('Nog drie uur later', 3, 'hours'),
    goOnAfterError(
      node('Facebook', 'facebookGraphApi', 1, {
        hostUrl: 'graph.facebook.com',
        httpRequestMethod: 'POST',
        graphApiVersion: 'v25.0',
        node: facebookPage,
        edge: 'feed',
        sendBinaryData: false,
        options: {
          queryParameters: {
            parameter: [
              { name: 'message', value: "={{ $('Schrijf per kanaal').item.json.output.facebook }}" },
              { name: 'link', value: "={{ $('Nieuw artikel').item.json.link }}" },
            ],
          },
        },
      }),
    ),
    when('Ging het overal goed?', [[`={{ ${MISSED} }}`, 'empty']]),
    stop(
      'Meld wat er mist',
      say(
        `=Het artikel is niet geplaatst op {{ ${MISSED} }}. Doe dat zelf.`,
        `=The article was not posted on {{ ${MISSED} }}. Please do it yourself.`,
      ),
    ),
  ],
  flow: [
    'Nieuw artikel > Schrijf per kanaal > Telegram',
    'Schrijf per kanaal > LinkedIn > Twee uur later > Mastodon',
    'Twee uur later > X > Nog drie uur later > Facebook > Ging het overal goed?',
    'Ging het overal goed? #1 > Meld wat er mist',
  ],
}));

export const contentkalender = workflow(() => ({
  slug: 'contentkalender-vanzelf-plaatsen',
  name: 'Contentkalender vanzelf plaatsen',
  description:
    'Kijkt elk kwartier in Airtable welke goedgekeurde berichten aan de beurt zijn, plaatst ze op LinkedIn, X of Facebook en zet status en tijd terug in de kalender. Een geweigerd bericht komt in Slack.',
  category: 'social',
  tags: ['planning', 'airtable'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '11 min',
  short_benefit: 'Goedgekeurd in Airtable is genoeg; plaatsen gaat vanzelf.',
  accounts: [
    needs('airtable', 'bevat de kalender'),
    needs('linkedin', 'plaatst berichten'),
    needs('x', 'plaatst berichten'),
    needs('facebook', 'plaatst berichten'),
    needs('slack', 'meldt een geweigerd bericht'),
  ],
  setup_steps: [
    'Maak een tabel met Tekst, Kanaal, Plaatsen op, Status en Geplaatst.',
    'Alleen rijen met status Goedgekeurd worden geplaatst.',
  ],
  en: {
    name: 'Post the content calendar by itself',
    description:
      'Looks in Airtable every quarter of an hour for approved posts that are due, places them on LinkedIn, X or Facebook and writes status and time back. A refused post is reported in Slack.',
    short_benefit: 'Approved in Airtable is enough; posting happens by itself.',
    setup_steps: [
      'Make a table with Text, Channel, Post on, Status and Posted.',
      'Only rows with status Approved are posted.',
    ],
    accounts: [
      needs('airtable', 'holds the calendar'),
      needs('linkedin', 'places posts'),
      needs('x', 'places posts'),
      needs('facebook', 'places posts'),
      needs('slack', 'reports a refused post'),
    ],
  },
  names: {
    'Elk kwartier': 'Every quarter of an hour',
    'Aan de beurt': 'Due',
    'Zet op bezig': 'Set to busy',
    'Welk kanaal?': 'Which channel?',
    'Plaats op LinkedIn': 'Post on LinkedIn',
    'Plaats op X': 'Post on X',
    'Plaats op Facebook': 'Post on Facebook',
    'Zet op geplaatst': 'Set to posted',
    'Zet op mislukt': 'Set to failed',
    'Meld weigering': 'Report refusal',
  },
  nodes: [
    everyMinutes('Elk kwartier', 15),
    airtableFind(
      'Aan de beurt',
      say(
        "=AND({Status}='Goedgekeurd', IS_BEFORE({Plaatsen op}, NOW()))",
        "=AND({Status}='Approved', IS_BEFORE({Post on}, NOW()))",
      ),
    ),
    airtableUpdate('Zet op bezig', { id: '={{ $json.id }}', Status: say('Bezig', 'Busy') }),
    choose(
      'Welk kanaal?',
      [
        ['LinkedIn', [`={{ $('Aan de beurt').item.json.${say('Kanaal', 'Channel')} }}`, 'is', 'LinkedIn']],
        ['X', [`={{ $('Aan de beurt').item.json.${say('Kanaal', 'Channel')} }}`, 'is', 'X']],
        ['Facebook', [`={{ $('Aan de beurt').item.json.${say('Kanaal', 'Channel')} }}`, 'is', 'Facebook']],
      ],
      say('ander kanaal', 'other channel'),
    ),
    withErrorBranch(
      linkedInPost('Plaats op LinkedIn', `={{ $('Aan de beurt').item.json.${say('Tekst', 'Text')} }}`),
    ),
    withErrorBranch(
      node('Plaats op X', 'twitter', 2, {
        resource: 'tweet',
        operation: 'create',
        text: `={{ $('Aan de beurt').item.json.${say('Tekst', 'Text')} }}`,
        additionalFields: {},
      }),
    ),
    withErrorBranch(
      node('Plaats op Facebook', 'facebookGraphApi', 1, {
        hostUrl: 'graph.facebook.com',
        httpRequestMethod: 'POST',
        graphApiVersion: 'v25.0',
        node: facebookPage,
        edge: 'feed',
        sendBinaryData: false,
        options: {
          queryParameters: {
            parameter: [
              { name: 'message', value: `={{ $('Aan de beurt').item.json.${say('Tekst', 'Text')} }}` },
            ],
          },
        },
      }),
    ),
    airtableUpdate('Zet op geplaatst', {
      id: "={{ $('Aan de beurt').item.json.id }}",
      Status: say('Geplaatst', 'Posted'),
      [say('Geplaatst', 'Posted')]: '={{ $now.toISO() }}',
    }),
    airtableUpdate('Zet op mislukt', {
      id: "={{ $('Aan de beurt').item.json.id }}",
      Status: say('Mislukt', 'Failed'),
    }),
    slack(
      'Meld weigering',
      '#social',
      say(
        "={{ $('Aan de beurt').item.json.Kanaal }} weigerde: {{ $('Aan de beurt').item.json.Tekst.slice(0, 120) }}",
        "={{ $('Aan de beurt').item.json.Channel }} refused: {{ $('Aan de beurt').item.json.Text.slice(0, 120) }}",
      ),
    ),
  ],
  flow: [
    'Elk kwartier > Aan de beurt > Zet op bezig > Welk kanaal? > Plaats op LinkedIn > Zet op geplaatst',
    'Welk kanaal? #1 > Plaats op X > Zet op geplaatst',
    'Welk kanaal? #2 > Plaats op Facebook > Zet op geplaatst',
    'Welk kanaal? #3 > Zet op mislukt',
    'Plaats op LinkedIn #1 > Zet op mislukt > Meld weigering',
    'Plaats op X #1 > Zet op mislukt',
    'Plaats op Facebook #1 > Zet op mislukt',
  ],
}));

export const besteBerichten = workflow(() => ({
  slug: 'beste-bericht-van-vorig-jaar-herhalen',
  name: 'Beste bericht van vorig jaar herhalen',
  description:
    'Zoekt elke maand in Google Sheets het LinkedIn-bericht van een jaar geleden dat het best werd gelezen, laat het herschrijven naar nu en plaatst het pas als iemand in Slack akkoord geeft.',
  category: 'social',
  tags: ['linkedin', 'ai', 'goedkeuring'],
  difficulty: 'intermediate',
  tier_required: 'starter',
  time_to_deploy: '8 min',
  short_benefit: 'Wat toen werkte, werkt opgefrist nog een keer.',
  accounts: [
    needs('sheets', 'bevat je oude berichten met bereik'),
    needs('anthropic', 'frist de tekst op'),
    needs('slack', 'vraagt akkoord'),
    needs('linkedin', 'plaatst het bericht'),
  ],
  setup_steps: ['Zet je export van LinkedIn in een blad Berichten met Datum, Tekst en Weergaven.'],
  en: {
    name: 'Repeat last year’s best post',
    description:
      'Finds the best-read LinkedIn post of a year ago in Google Sheets every month, has it rewritten for today and places it only after someone approves in Slack.',
    short_benefit: 'What worked then works again, freshened up.',
    setup_steps: ['Put your LinkedIn export in a sheet Posts with Date, Text and Views.'],
    accounts: [
      needs('sheets', 'holds your old posts with their reach'),
      needs('anthropic', 'freshens up the text'),
      needs('slack', 'asks for approval'),
      needs('linkedin', 'places the post'),
    ],
  },
  names: {
    'Vijfde van de maand': 'Fifth of the month',
    'Oude berichten': 'Old posts',
    'Van een jaar terug': 'From a year ago',
    'Meest gelezen eerst': 'Most read first',
    'Alleen de beste': 'Only the best',
    'Fris op': 'Freshen up',
    Claude: 'Claude',
    'Plaatsen?': 'Post?',
    'Akkoord?': 'Approved?',
    'Plaats bericht': 'Place post',
    'Meld de weigering van LinkedIn': 'Report the refusal of LinkedIn',
  },
  nodes: [
    everyMonths('Vijfde van de maand', 1, 5, 9),
    sheetRead('Oude berichten', say('Berichten', 'Posts')),
    keep('Van een jaar terug', [
      [
        `={{ [DateTime.fromISO(String($json.${say('Datum', 'Date')})), DateTime.fromFormat(String($json.${say('Datum', 'Date')}), 'M/d/yyyy'), DateTime.fromFormat(String($json.${say('Datum', 'Date')}), 'd-M-yyyy')].some((dag) => dag > $now.minus({ months: 13 }) && dag < $now.minus({ months: 11 })) }}`,
        'yes',
      ],
    ]),
    sortBy('Meest gelezen eerst', say('Weergaven', 'Views'), 'descending'),
    limit('Alleen de beste', 1),
    ask(
      'Fris op',
      say(
        'Herschrijf dit LinkedIn-bericht naar nu. Houd de toon en de lengte, schrap wat verouderd is, verzin niets. Geef alleen de tekst.',
        'Rewrite this LinkedIn post for today, in English. Keep the tone and the length, cut what is outdated, invent nothing. Give only the text.',
      ),
      `={{ $json.${say('Tekst', 'Text')} }}`,
    ),
    anthropic('Claude', 'Fris op'),
    answeredWithin(
      slackApproval(
        'Plaatsen?',
        '#social',
        say(
          `=Het best gelezen bericht van een jaar geleden ({{ $('Alleen de beste').first().json.Weergaven }} weergaven), opgefrist:\n\n{{ $json.text }}\n\nZonder antwoord binnen een week plaatsen we het niet.`,
          `=The best-read post of a year ago ({{ $('Alleen de beste').first().json.Views }} views), freshened up:\n\n{{ $json.text }}\n\nWithout an answer within a week we do not post it.`,
        ),
        say('Plaatsen', 'Post'),
        say('Overslaan', 'Skip'),
      ),
      7,
      'days',
    ),
    when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
    withErrorBranch(linkedInPost('Plaats bericht', "={{ $('Fris op').item.json.text }}")),
    slack(
      'Meld de weigering van LinkedIn',
      '#social',
      say(
        "=LinkedIn nam het bericht niet aan. Plaats het zelf:\n{{ $('Fris op').item.json.text }}",
        "=LinkedIn did not take the post. Please post it yourself:\n{{ $('Fris op').item.json.text }}",
      ),
    ),
  ],
  flow: [
    'Vijfde van de maand > Oude berichten > Van een jaar terug > Meest gelezen eerst > Alleen de beste > Fris op > Plaatsen? > Akkoord? > Plaats bericht',
    'Plaats bericht #1 > Meld de weigering van LinkedIn',
  ],
}));

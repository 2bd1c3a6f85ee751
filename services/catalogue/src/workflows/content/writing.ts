import { about, driveFolder, siteAddress } from '../../apps/values.js';
import {
  aiNode,
  answeredWithin,
  anthropic,
  appTrigger,
  ask,
  driveDownload,
  driveWatch,
  http,
  keep,
  loop,
  mistral,
  NOTION_SOURCE,
  needs,
  node,
  notionUpdate,
  parser,
  pick,
  say,
  slack,
  slackApproval,
  transcribe,
  when,
  withErrorBranch,
  wordpressDraft,
  workflow,
} from '../../dsl/index.js';

const TONE = about(
  'tone',
  ['Jullie toon', 'Your tone'],
  ['In een paar woorden hoe jullie schrijven.', 'In a few words how you write.'],
  ['korte zinnen, je-vorm, geen uitroeptekens', 'short sentences, friendly, no exclamation marks'],
);

export const artikelMetRedactie = workflow(() => ({
  slug: 'artikel-met-redactie-in-de-lus',
  name: 'Artikel met redactie in de lus',
  description:
    'Een idee in Notion met status Schrijven wordt een opzet, na akkoord een artikel in Google Docs en na een tweede akkoord een WordPress-concept met afbeelding. Na een afkeuring zet je de reden in Notion en schrijft hij opnieuw.',
  category: 'content',
  tags: ['blog', 'ai', 'goedkeuring'],
  difficulty: 'advanced',
  tier_required: 'enterprise',
  time_to_deploy: '25 min',
  short_benefit: 'De computer schrijft de eerste versie, mensen beslissen twee keer.',
  accounts: [
    needs('notion', 'bevat de ideeën'),
    needs('anthropic', 'schrijft'),
    needs('openai', 'maakt de afbeelding'),
    needs('slack', 'vraagt akkoord'),
    needs('docs', 'bevat het artikel'),
    needs('wordpress', 'krijgt het concept'),
  ],
  setup_steps: [
    'Maak in Notion een database met Status (Idee, Schrijven, Opzet voorgelegd, Opzet afgekeurd, In redactie, Artikel afgekeurd, Klaar), Doelgroep en Reden.',
    'Lees en verbeter elk artikel zelf voor je publiceert.',
  ],
  en: {
    name: 'Article with editors in the loop',
    description:
      'An idea in Notion becomes an outline, after approval an article in Google Docs and after a second approval a WordPress draft with an image. After a rejection you put the reason in Notion and it writes again.',
    short_benefit: 'The computer writes the first version, people decide twice.',
    accounts: [
      needs('notion', 'holds the ideas'),
      needs('anthropic', 'writes'),
      needs('openai', 'makes the image'),
      needs('slack', 'asks for approval'),
      needs('docs', 'holds the article'),
      needs('wordpress', 'gets the draft'),
    ],
    setup_steps: [
      'Create a Notion database with Status (Idea, Writing, Outline presented, Outline rejected, With editors, Article rejected, Done), Audience and Reason.',
      'Read and improve every article yourself before you publish.',
    ],
  },
  names: {
    'Meld dat het model zweeg': 'Report that the model was silent',
    'Idee gewijzigd': 'Idea changed',
    'Status Schrijven': 'Status Writing',
    'Zet op bezig': 'Set to in progress',
    'Stuk voor stuk': 'Piece by piece',
    'Schrijf opzet': 'Write outline',
    'Claude voor opzet': 'Claude for outline',
    'Opzet goed?': 'Outline all right?',
    'Opzet akkoord?': 'Outline approved?',
    'Terug naar Notion': 'Back to Notion',
    'Schrijf artikel': 'Write article',
    'Claude voor artikel': 'Claude for article',
    'Vorm van artikel': 'Form of the article',
    'Maak document': 'Make document',
    'Zet tekst erin': 'Put the text in',
    'Zet in redactie': 'Set to with editors',
    'Artikel goed?': 'Article all right?',
    'Artikel akkoord?': 'Article approved?',
    'Maak afbeelding': 'Make image',
    'Zet beeld in WordPress': 'Put image in WordPress',
    'Maak concept': 'Make draft',
    'Artikel afgekeurd': 'Article rejected',
    'Zet op klaar': 'Set to done',
    'Vraag wijzigingen': 'Ask for the reason',
  },
  nodes: [
    appTrigger(
      'Idee gewijzigd',
      'notionTrigger',
      1.1,
      { event: 'pagedUpdatedInDatabase', dataSourceId: NOTION_SOURCE, simple: true },
      'everyQuarter',
    ),
    keep('Status Schrijven', [['={{ $json.property_status }}', 'is', say('Schrijven', 'Writing')]]),
    notionUpdate('Zet op bezig', '={{ $json.id }}', {
      'Status|status': say('Opzet voorgelegd', 'Outline presented'),
    }),
    loop('Stuk voor stuk', 1),
    withErrorBranch(
      ask(
        'Schrijf opzet',
        say(
          'Maak een opzet voor een Nederlands blogartikel: werktitel, hoek, vijf tussenkoppen met elk een zin. Alleen wat voor de doelgroep nuttig is.',
          'Make an outline for an English blog article: working title, angle, five subheadings with one sentence each. Only what is useful to the audience.',
        ),
        say(
          "=Idee: {{ $('Status Schrijven').item.json.name }}\nDoelgroep: {{ $('Status Schrijven').item.json.property_doelgroep }}\nWat er aan de vorige versie schortte: {{ $('Status Schrijven').item.json.property_reden || 'niets' }}",
          "=Idea: {{ $('Status Schrijven').item.json.name }}\nAudience: {{ $('Status Schrijven').item.json.property_audience }}\nWhat was wrong with the last version: {{ $('Status Schrijven').item.json.property_reason || 'nothing' }}",
        ),
      ),
    ),
    anthropic('Claude voor opzet', 'Schrijf opzet'),
    answeredWithin(
      slackApproval(
        'Opzet goed?',
        say('#redactie', '#editors'),
        say(
          "=Opzet voor {{ $('Status Schrijven').item.json.name }}:\n{{ $json.text }}",
          "=Outline for {{ $('Status Schrijven').item.json.name }}:\n{{ $json.text }}",
        ),
        say('Schrijven maar', 'Start writing'),
        say('Nee', 'No'),
      ),
      7,
      'days',
    ),
    when('Opzet akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
    notionUpdate('Terug naar Notion', "={{ $('Status Schrijven').item.json.id }}", {
      'Status|status': say('Opzet afgekeurd', 'Outline rejected'),
    }),
    {
      ...withErrorBranch(
        ask(
          'Schrijf artikel',
          say(
            `Schrijf het artikel in het Nederlands volgens de opzet, 700 tot 900 woorden, in html met h2 en p. Toon: ${TONE}. Concrete voorbeelden, geen verzonnen cijfers, namen of citaten.`,
            `Write the article in English following the outline, 700 to 900 words, in HTML with h2 and p. Tone: ${TONE}. Concrete examples, no made-up figures, names or quotes.`,
          ),
          "={{ $('Schrijf opzet').item.json.text }}",
          true,
        ),
      ),
      retryOnFail: true,
      maxTries: 3,
      waitBetweenTries: 5000,
    },
    anthropic('Claude voor artikel', 'Schrijf artikel'),
    parser('Vorm van artikel', 'Schrijf artikel', {
      titel: say('Titel', 'Title'),
      html: say('<p>Tekst</p>', '<p>Text</p>'),
      samenvatting: say('Twee zinnen', 'Two sentences'),
      beeld: say(
        'Omschrijving van een afbeelding zonder tekst en zonder mensen',
        'Description of an image without text and without people',
      ),
    }),
    node('Maak document', 'googleDocs', 2, {
      resource: 'document',
      operation: 'create',
      driveId: 'myDrive',
      folderId: driveFolder,
      title: '={{ $json.output.titel }}',
    }),
    node('Zet tekst erin', 'googleDocs', 2, {
      resource: 'document',
      operation: 'update',
      documentURL: '={{ $json.id }}',
      actionsUi: {
        actionFields: [
          {
            object: 'text',
            action: 'insert',
            locationChoice: 'endOfSegmentLocation',
            text: "={{ $('Schrijf artikel').item.json.output.html.replace(/<\\/(p|h2)>/g, '\\n\\n').replace(/<[^>]+>/g, '') }}",
          },
        ],
      },
    }),
    notionUpdate('Zet in redactie', "={{ $('Status Schrijven').item.json.id }}", {
      'Status|status': say('In redactie', 'With editors'),
    }),
    answeredWithin(
      slackApproval(
        'Artikel goed?',
        say('#redactie', '#editors'),
        say(
          "=Lees na: https://docs.google.com/document/d/{{ $('Maak document').item.json.id }}. Als concept naar WordPress?",
          "=Please read: https://docs.google.com/document/d/{{ $('Maak document').item.json.id }}. To WordPress as a draft?",
        ),
        say('Naar WordPress', 'To WordPress'),
        say('Nog niet', 'Not yet'),
      ),
      14,
      'days',
    ),
    when('Artikel akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
    withErrorBranch(
      aiNode('Maak afbeelding', 'openAi', 2.3, {
        resource: 'image',
        operation: 'generate',
        modelId: pick('gpt-image-1'),
        prompt: "={{ $('Schrijf artikel').item.json.output.beeld }}",
        options: {},
      }),
    ),
    withErrorBranch(
      http('Zet beeld in WordPress', `${siteAddress}/wp-json/wp/v2/media`, {
        method: 'POST',
        auth: 'wordpressApi',
        headers: {
          'Content-Disposition': say(
            'attachment; filename="artikel.png"',
            'attachment; filename="article.png"',
          ),
          'Content-Type': 'image/png',
        },
        file: 'data',
      }),
    ),
    http('Maak concept', `${siteAddress}/wp-json/wp/v2/posts`, {
      method: 'POST',
      auth: 'wordpressApi',
      json: "={{ { status: 'draft', title: $('Schrijf artikel').item.json.output.titel, content: $('Schrijf artikel').item.json.output.html, excerpt: $('Schrijf artikel').item.json.output.samenvatting, featured_media: $json.media_type === 'image' ? $json.id : 0 } }}",
    }),
    notionUpdate('Artikel afgekeurd', "={{ $('Status Schrijven').item.json.id }}", {
      'Status|status': say('Artikel afgekeurd', 'Article rejected'),
    }),
    notionUpdate('Zet op klaar', "={{ $('Status Schrijven').item.json.id }}", {
      'Status|status': say('Klaar', 'Done'),
    }),
    slack(
      'Vraag wijzigingen',
      say('#redactie', '#editors'),
      say(
        "={{ $('Status Schrijven').item.json.name }} is afgewezen of niet op tijd beantwoord. Zet in Notion de reden erbij en de status weer op Schrijven voor een nieuwe versie.",
        "={{ $('Status Schrijven').item.json.name }} was rejected or not answered in time. Put the reason with it in Notion and set the status to Writing again for a new version.",
      ),
    ),
    slack(
      'Meld dat het model zweeg',
      say('#redactie', '#editors'),
      say(
        "={{ $('Status Schrijven').item.json.name }} is niet geschreven: het model gaf geen bruikbaar antwoord. Zet in Notion de status weer op Schrijven.",
        "={{ $('Status Schrijven').item.json.name }} was not written: the model gave no usable answer. Set the status in Notion to Writing again.",
      ),
    ),
  ],
  flow: [
    'Idee gewijzigd > Status Schrijven > Zet op bezig > Stuk voor stuk #1 > Schrijf opzet > Opzet goed? > Opzet akkoord? > Schrijf artikel > Maak document > Zet tekst erin > Zet in redactie > Artikel goed? > Artikel akkoord? > Maak afbeelding > Zet beeld in WordPress > Maak concept > Zet op klaar > Stuk voor stuk',
    'Maak afbeelding #1 > Maak concept',
    'Zet beeld in WordPress #1 > Maak concept',
    'Opzet akkoord? #1 > Terug naar Notion > Vraag wijzigingen > Stuk voor stuk',
    'Artikel akkoord? #1 > Artikel afgekeurd > Vraag wijzigingen',
    'Schrijf artikel #1 > Meld dat het model zweeg > Stuk voor stuk',
    'Schrijf opzet #1 > Meld dat het model zweeg',
  ],
}));

export const podcast = workflow(() => ({
  slug: 'podcast-naar-artikel-en-shownotes',
  name: 'Podcast naar artikel en shownotes',
  description:
    'Schrijft een nieuwe opname uit Drive uit, maakt er shownotes met hoofdstukken, een samenvattend artikel en drie citaten van en zet het geheel als concept in WordPress. De volledige tekst bewaart hij bij de opname.',
  category: 'content',
  tags: ['podcast', 'ai', 'audio'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '12 min',
  short_benefit: 'Van opname naar pagina in de tijd van een kop koffie.',
  accounts: [
    needs('drive', 'bevat de opnames'),
    needs('openai', 'schrijft uit'),
    needs('mistral', 'maakt artikel en shownotes'),
    needs('wordpress', 'krijgt het concept'),
  ],
  setup_steps: ['Een opname mag hooguit 25 MB zijn; tekstbestanden in de map worden overgeslagen.'],
  en: {
    name: 'Podcast to article and show notes',
    description:
      'Transcribes a new recording from Drive, makes show notes with chapters, a summarising article and three quotes of it and puts it all in WordPress as a draft. The full text is kept beside the recording.',
    short_benefit: 'From recording to page in the time of a cup of coffee.',
    accounts: [
      needs('drive', 'holds the recordings'),
      needs('openai', 'transcribes'),
      needs('mistral', 'makes article and show notes'),
      needs('wordpress', 'gets the draft'),
    ],
    setup_steps: ['A recording may be at most 25 MB; text files in the folder are skipped.'],
  },
  names: {
    'Nieuwe opname': 'New recording',
    'Alleen geluid': 'Sound only',
    'Download opname': 'Download recording',
    'Schrijf uit': 'Transcribe',
    'Bewaar volledige tekst': 'Save full text',
    'Maak artikel en notities': 'Make article and notes',
    Mistral: 'Mistral',
    'Vaste vorm': 'Fixed form',
    'Zet concept klaar': 'Prepare draft',
  },
  accepts: [
    {
      rule: 'model-answers',
      step: 'Maak artikel en notities',
      why: 'One subject a run and nobody waits for it: what failed stands in n8n as a failed execution, to be retried there.',
    },
  ],
  nodes: [
    appTrigger('Nieuwe opname', 'googleDriveTrigger', 1, driveWatch(), 'everyQuarter'),
    keep('Alleen geluid', [['={{ /^(audio|video)\\//.test($json.mimeType) }}', 'yes']]),
    driveDownload('Download opname', '={{ $json.id }}'),
    transcribe('Schrijf uit'),
    node('Bewaar volledige tekst', 'googleDrive', 3, {
      resource: 'file',
      operation: 'createFromText',
      content: '={{ $json.text }}',
      name: "={{ $('Nieuwe opname').item.json.name }}.txt",
      driveId: pick('My Drive', 'list'),
      folderId: pick(driveFolder),
      options: {},
    }),
    ask(
      'Maak artikel en notities',
      say(
        'Je bent eindredacteur van een Nederlandse podcast. Citeer letterlijk, verzin niets en laat haperingen weg.',
        'You are the chief editor of a podcast. Write in English, quote literally, make nothing up and leave out hesitations.',
      ),
      '={{ $json.text }}',
      true,
    ),
    mistral('Mistral', 'Maak artikel en notities'),
    parser('Vaste vorm', 'Maak artikel en notities', {
      titel: say('Titel', 'Title'),
      samenvatting: say('Vier zinnen', 'Four sentences'),
      hoofdstukken: [say('Onderwerp', 'Topic')],
      citaten: [say('Letterlijk citaat', 'Literal quote')],
      html: say('<p>Artikel</p>', '<p>Article</p>'),
    }),
    wordpressDraft(
      'Zet concept klaar',
      '={{ $json.output.titel }}',
      say(
        "=<p>{{ $json.output.samenvatting }}</p><h2>In deze aflevering</h2><ul>{{ $json.output.hoofdstukken.map(h => '<li>' + h + '</li>').join('') }}</ul>{{ $json.output.html }}{{ $json.output.citaten.map(c => '<blockquote>' + c + '</blockquote>').join('') }}",
        "=<p>{{ $json.output.samenvatting }}</p><h2>In this episode</h2><ul>{{ $json.output.hoofdstukken.map(h => '<li>' + h + '</li>').join('') }}</ul>{{ $json.output.html }}{{ $json.output.citaten.map(c => '<blockquote>' + c + '</blockquote>').join('') }}",
      ),
    ),
  ],
  flow: [
    'Nieuwe opname > Alleen geluid > Download opname > Schrijf uit > Maak artikel en notities > Zet concept klaar',
    'Schrijf uit > Bewaar volledige tekst',
  ],
}));

import { chats } from '../../apps/chats.js';
import { listedCmses } from '../../apps/cms.js';
import { youTubeApp } from '../../apps/listening.js';
import { mainModels, models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { youTubeChannel } from '../../apps/values.js';
import { embedders, splitter, textLoader, vectorStores } from '../../apps/vector-stores.js';
import {
  agent,
  ask,
  both,
  chat as chatPage,
  code,
  combine,
  everyDay,
  everyWeek,
  keep,
  memory,
  node,
  only,
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

export const videobeschrijvingen = recipe({
  id: 'video-descriptions',
  category: 'content',
  tags: ['youtube', 'video', 'ai'],
  saves: spares(
    25,
    'Iemand schrijft bij elke video een omschrijving met hoofdstukken.',
    'Someone writes a description with chapters for every video.',
  ),
  variants: combine({ model: models, chat: chats, table: tables }, { take: 6, apart: ['model', 'chat'] }),
  build: ({ model, chat, table }) => ({
    name: both(
      `YouTube-omschrijvingen aanvullen met ${model.app.label}, gemeld in ${chat.app.label}`,
      `Complete YouTube descriptions with ${model.app.label}, reported in ${chat.app.label}`,
    ),
    description: both(
      `Zoekt elke nacht op je YouTube-kanaal video’s met een korte omschrijving. ${model.app.label} schrijft een betere, past de video aan en bewaart de oude tekst in ${table.app.label}; ${chat.app.label} ziet het.`,
      `Looks on your YouTube channel each night for videos with a short description. ${model.app.label} writes a new one with keywords, updates the video and keeps the old text in ${table.app.label}; ${chat.app.label} sees what changed.`,
    ),
    benefit: both('Je video’s worden beter gevonden.', 'Your videos are found more easily.'),
    uses: [
      [{ app: youTubeApp }, both('geeft en wijzigt de video’s', 'gives and updates the videos')],
      [model, both('schrijft de omschrijving', 'writes the description')],
      [table, both('bewaart de oude tekst', 'keeps the old text')],
      [chat, both('ziet de wijzigingen', 'sees the changes')],
    ],
    setup: [],
    names: {
      'Elke nacht': 'Every night',
      'Video’s van het kanaal': 'Videos of the channel',
      'Haal de video': 'Fetch the video',
      'Te korte omschrijving': 'Description too short',
      'Schrijf omschrijving': 'Write description',
      Videoredacteur: 'Video editor',
      'Bewaar oude tekst': 'Keep the old text',
      'Pas de video aan': 'Update the video',
      'Meld de wijziging': 'Report the change',
      'Meld de fout': 'Report the error',
    },
    nodes: [
      everyDay('Elke nacht', 4),
      node('Video’s van het kanaal', 'youTube', 1, {
        resource: 'video',
        operation: 'getAll',
        returnAll: false,
        limit: 25,
        filters: { channelId: youTubeChannel },
        options: { order: 'date' },
      }),
      node('Haal de video', 'youTube', 1, {
        resource: 'video',
        operation: 'get',
        videoId: '={{ $json.id.videoId }}',
        part: ['snippet'],
        options: {},
      }),
      keep('Te korte omschrijving', [['={{ String($json.snippet?.description ?? "").length }}', '<', 200]]),
      withErrorBranch(
        ask(
          'Schrijf omschrijving',
          say(
            'Schrijf een Nederlandse YouTube-omschrijving van 150 woorden: eerste zin trekt, daarna wat de kijker leert, tot slot vijf trefwoorden. Neem links en hoofdstukken uit de bestaande tekst letterlijk over. Gebruik alleen de titel en de bestaande tekst.',
            'Write an English YouTube description of 150 words: the first sentence draws people in, then what the viewer learns, and five keywords to end with. Copy links and chapters of the existing text literally. Use only the title and the existing text.',
          ),
          '={{ $json.snippet.title }}\n{{ $json.snippet.description }}',
        ),
      ),
      model.attach('Videoredacteur', 'Schrijf omschrijving'),
      table.append('Bewaar oude tekst', say('Video’s', 'Videos'), {
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        Video: "={{ $('Te korte omschrijving').item.json.id }}",
        [say('Oud', 'Old')]: "={{ $('Te korte omschrijving').item.json.snippet.description }}",
        [say('Nieuw', 'New')]: '={{ $json.text }}',
      }),
      withErrorBranch(
        node('Pas de video aan', 'youTube', 1, {
          resource: 'video',
          operation: 'update',
          videoId: "={{ $('Te korte omschrijving').item.json.id }}",
          title: "={{ $('Te korte omschrijving').item.json.snippet.title }}",
          regionCode: 'NL',
          categoryId: "={{ $('Te korte omschrijving').item.json.snippet.categoryId }}",
          updateFields: {
            description:
              "={{ String($('Schrijf omschrijving').item.json.text ?? '').replace(/[<>]/g, '').trim().slice(0, 4900) }}",
            tags: "={{ ($('Te korte omschrijving').item.json.snippet.tags ?? []).join(',') }}",
          },
        }),
      ),
      chat.post(
        'Meld de wijziging',
        say(
          "=Nieuwe omschrijving bij {{ $('Te korte omschrijving').item.json.snippet.title }}:\n{{ $('Schrijf omschrijving').item.json.text }}\nAanpassen: https://studio.youtube.com/video/{{ $('Te korte omschrijving').item.json.id }}/edit",
          "=New description for {{ $('Te korte omschrijving').item.json.snippet.title }}:\n{{ $('Schrijf omschrijving').item.json.text }}\nChange it: https://studio.youtube.com/video/{{ $('Te korte omschrijving').item.json.id }}/edit",
        ),
      ),
      chat.post(
        'Meld de fout',
        say(
          "=De omschrijving van {{ $('Te korte omschrijving').item.json.snippet.title }} kon niet worden aangepast.",
          "=The description of {{ $('Te korte omschrijving').item.json.snippet.title }} could not be updated.",
        ),
      ),
    ],
    flow: [
      'Elke nacht > Video’s van het kanaal > Haal de video > Te korte omschrijving > Schrijf omschrijving > Bewaar oude tekst > Pas de video aan > Meld de wijziging',
      'Schrijf omschrijving #1 > Meld de fout',
      'Pas de video aan #1 > Meld de fout',
    ],
  }),
});

export const kennisVanDeSite = recipe({
  id: 'site-knowledge-chat',
  category: 'content',
  tags: ['kennisbank', 'chatbot', 'website'],
  saves: spares(
    15,
    'Collega’s zoeken op de site naar wat er al over een onderwerp is geschreven.',
    'Colleagues search the site for what was written on a subject before.',
  ),
  variants: combine(
    { cms: listedCmses, store: vectorStores, model: mainModels, embedder: embedders, table: tables },
    {
      take: 10,
      sameApp: true,
      apart: ['cms', 'store'],
      unless: (c) => c.store.app.key === c.table.app.key,
    },
  ),
  build: ({ cms, store, model, embedder, table }) => {
    const articles = allArticles(cms.recent);
    const { nodes, path, ref: a } = reads(articles, 'Nieuwe artikelen', 'Artikel');
    return {
      name: both(
        `Vraagbaak voor de redactie uit ${cms.app.label}-artikelen in ${store.app.label}`,
        `Chat for editors about your ${cms.app.label} articles, kept in ${store.app.label}`,
      ),
      description: both(
        `Zet elke week ${articles.what.nl} in ${store.app.label}. Een redacteur vraagt in de chat wat er al is; ${model.app.label} antwoordt met links. Gaten worden onderwerpen in ${table.app.label}.`,
        `Each week it puts ${articles.what.en} into ${store.app.label}. In the chat an editor asks what was written before; ${model.app.label} answers with links. Questions without an answer become topics in ${table.app.label}.`,
      ),
      benefit: both('Je schrijft niets meer dubbel.', 'You no longer write anything twice.'),
      uses: [
        [cms, both('geeft de artikelen', 'gives the articles')],
        [store, both('maakt ze doorzoekbaar', 'makes them searchable')],
        [embedder, both('zet teksten om voor het zoeken', 'turns texts into something searchable')],
        [model, both('beantwoordt vragen', 'answers questions')],
        [table, both('bewaart gaten in de site', 'keeps the gaps in the site')],
      ],
      setup: [
        both(
          'Open de chat vanuit de stap "Vraag het de site" en zet hem in je favorieten.',
          'Open the chat from the step "Vraag het de site" and bookmark it.',
        ),
      ],
      notes: [
        {
          over: ['Elke zaterdag', 'Nog niet geladen', 'Bewaar in kennisbank'],
          text: say(
            '## Bijladen\nElk artikel gaat maar een keer de kennisbank in, met titel en link.',
            '## Adding\nEach article goes into the knowledge base only once, with its title and link.',
          ),
        },
        {
          over: ['Vraag het de site', 'Redactiehulp', 'Niets gevonden?'],
          text: say(
            '## Vragen\nZonder vondst zegt de hulp LEEG; de vraag wordt dan een onderwerp.',
            '## Questions\nIf it finds nothing, the assistant says EMPTY; the question then becomes a topic.',
          ),
        },
      ],
      names: {
        'Elke zaterdag': 'Every Saturday',
        'Nieuwe artikelen': 'New articles',
        Artikel: 'Article',
        'Nog niet geladen': 'Not loaded yet',
        'Onthoud geladen': 'Remember as loaded',
        'Bewaar in kennisbank': 'Save in the knowledge base',
        Artikeltekst: 'Article text',
        'Stukken tekst': 'Pieces of text',
        'Embeddings voor bewaren': 'Embeddings for saving',
        'Vraag het de site': 'Ask the site',
        Redactiehulp: 'Editing assistant',
        Antwoordmodel: 'Answering model',
        Gesprek: 'Conversation',
        artikelen: 'articles',
        'Embeddings voor zoeken': 'Embeddings for searching',
        'Niets gevonden?': 'Nothing found?',
        'Noteer als onderwerp': 'Record as a topic',
        'Zeg dat het nieuw is': 'Say that it is new',
        'Zeg dat het niet lukte': 'Say that it failed',
        'Geef de vondst': 'Give what was found',
      },
      nodes: [
        everyWeek('Elke zaterdag', [6], 5),
        ...nodes,
        code(
          'Nog niet geladen',
          `
const geladen = new Set($getWorkflowStaticData('global').geladen ?? []);
return $input.all().flatMap(({ json }, i) => (geladen.has(json.link) ? [] : [{ json, pairedItem: i }]));`,
        ),
        store.insert('Bewaar in kennisbank'),
        textLoader('Artikeltekst', 'Bewaar in kennisbank', t`${a.title}\n\n${a.text}`, {
          titel: only(a.title),
          link: only(a.link),
        }),
        splitter('Stukken tekst', 'Artikeltekst'),
        embedder.attach('Embeddings voor bewaren', 'Bewaar in kennisbank'),
        code(
          'Onthoud geladen',
          `
const geheugen = $getWorkflowStaticData('global');
geheugen.geladen = [...new Set([...(geheugen.geladen ?? []), ...$('Nog niet geladen').all().map(({ json }) => json.link)])];
return [{ json: { geladen: geheugen.geladen.length } }];`,
        ),
        chatPage(
          'Vraag het de site',
          say('Waar wil je iets over weten?', 'What would you like to know about?'),
          say('Redactiehulp', 'Editing assistant'),
        ),
        withErrorBranch(
          agent(
            'Redactiehulp',
            say(
              'Je helpt redacteuren vinden wat al op de site staat. Zoek altijd in de kennisbank en geef titel en link. Is er niets, antwoord dan met LEEG gevolgd door het onderwerp.',
              'You help editors find what is already on the site. Always search the knowledge base and give title and link. If there is nothing, answer with EMPTY followed by the topic. Answer in English.',
            ),
          ),
        ),
        set('Zeg dat het niet lukte', {
          output: say(
            'Het zoeken lukte nu niet. Stel je vraag over een minuut opnieuw.',
            'The search failed just now. Ask your question again in a minute.',
          ),
        }),
        model.attach('Antwoordmodel', 'Redactiehulp'),
        memory('Gesprek', 'Redactiehulp', 6),
        store.tool(
          'artikelen',
          'Redactiehulp',
          say('Zoekt in alle artikelen van de site.', 'Searches all articles of the site.'),
        ),
        embedder.attach('Embeddings voor zoeken', 'artikelen'),
        when('Niets gevonden?', [
          [
            say(
              '={{ String($json.output).startsWith("LEEG") }}',
              '={{ String($json.output).startsWith("EMPTY") }}',
            ),
            'yes',
          ],
        ]),
        table.append('Noteer als onderwerp', say('Onderwerpen', 'Topics'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Onderwerp', 'Topic')]: say(
            "={{ String($json.output).replace('LEEG', '').trim() }}",
            "={{ String($json.output).replace('EMPTY', '').trim() }}",
          ),
        }),
        set('Zeg dat het nieuw is', {
          output: say(
            'Daar staat nog niets over op de site. Ik heb het als onderwerp genoteerd.',
            'There is nothing about that on the site yet. I have recorded it as a topic.',
          ),
        }),
        set('Geef de vondst', { output: '={{ $json.output }}' }),
      ],
      flow: [
        `Elke zaterdag > ${path} > Nog niet geladen > Bewaar in kennisbank > Onthoud geladen`,
        'Vraag het de site > Redactiehulp > Niets gevonden? > Noteer als onderwerp > Zeg dat het nieuw is',
        'Niets gevonden? #1 > Geef de vondst',
        'Redactiehulp #1 > Zeg dat het niet lukte',
      ],
    };
  },
});

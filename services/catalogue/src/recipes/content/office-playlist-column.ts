import { chats } from '../../apps/chats.js';
import { cmses } from '../../apps/cms.js';
import { documents } from '../../apps/documents.js';
import { fileDrops } from '../../apps/file-stores.js';
import { mainModels } from '../../apps/models.js';
import { memories, spotify, spotifyTracks, wikipedia, wikipediaTool } from '../../apps/specialists.js';
import { embedders, fileLoader, splitter, vectorStores } from '../../apps/vector-stores.js';
import {
  agent,
  ask,
  both,
  called,
  chat as chatPage,
  code,
  combine,
  everyMonths,
  keep,
  loop,
  only,
  onlyNew,
  recipe,
  say,
  set,
  spares,
  starts,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const kantoorlijst = recipe({
  id: 'office-playlist-column',
  category: 'content',
  tags: ['spotify', 'team', 'rubriek'],
  saves: spares(
    15,
    'Iemand maakt maandelijks een rubriek over de kantoorlijst.',
    'Someone writes a monthly column about the office playlist.',
  ),
  variants: combine({ model: mainModels, cms: cmses, chat: chats }, { take: 7, apart: ['cms', 'chat'] }),
  build: ({ model, cms, chat }) => ({
    name: both(
      `Maandrubriek over jullie Spotify-afspeellijst in ${cms.app.label} en ${chat.app.label}`,
      `A monthly column on your Spotify playlist in ${cms.app.label} and ${chat.app.label}`,
    ),
    description: both(
      `Kijkt elke maand welke nummers nieuw zijn in de gedeelde Spotify-lijst. ${model.app.label} schrijft er een luchtige rubriek over als concept in ${cms.app.label} en ${chat.app.label} mag raden wie wat koos.`,
      `Each month it checks which tracks are new on the shared Spotify list. ${model.app.label} writes a light column about them as a draft in ${cms.app.label}, and ${chat.app.label} may guess who picked what.`,
    ),
    benefit: both('Een rubriek die laat zien wie je bent.', 'A column that shows who you are.'),
    uses: [
      [{ app: spotify }, both('geeft de nummers', 'gives the tracks')],
      [model, both('schrijft de rubriek', 'writes the column')],
      [cms, both('krijgt het concept', 'gets the draft')],
      [chat, both('doet mee', 'joins in')],
    ],
    setup: [],
    names: {
      'Begin van de maand': 'Start of the month',
      'Nummers van de lijst': 'Tracks on the list',
      'Nieuw deze maand': 'New this month',
      'Zet op een rij': 'Put in a row',
      'Schrijf de rubriek': 'Write the column',
      Columnist: 'Columnist',
      'Meld dat de rubriek mislukte': 'Report that the column failed',
      'Rubriek als concept': 'Column as draft',
      'Laat raden': 'Let them guess',
    },
    nodes: [
      everyMonths('Begin van de maand', 1, 2, 9),
      spotifyTracks('Nummers van de lijst'),
      onlyNew('Nieuw deze maand', "={{ $json.track?.id ?? $json.track?.uri ?? $json.track?.name ?? '' }}"),
      code(
        'Zet op een rij',
        `return [{ json: { aantal: $input.all().length, lijst: $input.all().map(({ json }) => json.track?.name + '${say(' van ', ' by ')}' + (json.track?.artists ?? []).map((a) => a.name).join(', ')).join('\\n') } }];`,
      ),
      withErrorBranch(
        ask(
          'Schrijf de rubriek',
          say(
            'Schrijf een luchtige Nederlandse rubriek van 250 woorden over de nieuwe nummers op de kantoorlijst, in HTML met p. Noem alleen nummers en artiesten uit de lijst; verzin geen feiten over hen en geen namen van collega’s.',
            'Write a light English column of 250 words on the new tracks on the office list, in HTML with p. Name only tracks and artists of the list; make up no facts about them and no names of colleagues.',
          ),
          '={{ $json.lijst }}',
        ),
      ),
      chat.post(
        'Meld dat de rubriek mislukte',
        say(
          'De rubriek van deze maand staat niet klaar: het model of de site gaf een fout. Schrijf hem zelf met de nummers hierboven.',
          'This month’s column is not ready: the model or the site gave an error. Write it yourself with the tracks above.',
        ),
      ),
      model.attach('Columnist', 'Schrijf de rubriek'),
      withErrorBranch(
        cms.draft('Rubriek als concept', {
          title: say(
            "=De kantoorlijst van {{ $now.setLocale('nl').toFormat('LLLL') }}",
            "=The office list of {{ $now.setLocale('en').toFormat('LLLL') }}",
          ),
          html: "={{ String($json.text ?? '').replace(/^\\s*```\\w*\\s*|```\\s*$/g, '') }}",
        }),
      ),
      chat.post(
        'Laat raden',
        say(
          "=Nieuw op onze lijst:\n{{ $('Zet op een rij').first().json.lijst }}\nWie koos wat?",
          "=New on our list:\n{{ $('Zet op een rij').first().json.lijst }}\nWho picked what?",
        ),
      ),
    ],
    flow: [
      'Begin van de maand > Nummers van de lijst > Nieuw deze maand > Zet op een rij > Laat raden',
      'Zet op een rij > Schrijf de rubriek > Rubriek als concept',
      'Schrijf de rubriek #1 > Meld dat de rubriek mislukte',
      'Rubriek als concept #1 > Meld dat de rubriek mislukte',
    ],
  }),
});

export const schrijfmaatje = recipe({
  id: 'writing-companion',
  category: 'content',
  tags: ['schrijfhulp', 'chat', 'onderzoek'],
  saves: spares(
    30,
    'Een schrijver zoekt achtergrond op en houdt aantekeningen bij.',
    'A writer looks up background and keeps notes.',
  ),
  variants: combine(
    { memory: memories, model: mainModels, docs: documents },
    { take: 9, sameApp: true, apart: ['memory', 'model', 'docs'] },
  ),
  build: ({ memory, model, docs }) => {
    const write = docs.write('Bewaar in document', {
      title: say(
        "=Aantekeningen {{ $now.toFormat('d-M-yyyy HH:mm') }}",
        "=Notes {{ $now.toFormat('d-M-yyyy HH:mm') }}",
      ),
      text: "={{ $('Schrijfmaatje').item.json.output }}",
    });
    return {
      name: both(
        `Schrijfmaatje van ${model.app.label} met Wikipedia, ${memory.app.label} en ${docs.app.label}`,
        `Writing companion by ${model.app.label} with Wikipedia, ${memory.app.label} and ${docs.app.label}`,
      ),
      description: both(
        `Een chat waarin je over je stuk praat. ${model.app.label} zoekt feiten op in Wikipedia, onthoudt in ${memory.app.label} wat je eerder zei en bewaart op jouw woord de aantekeningen in ${docs.app.label}.`,
        `A chat in which you talk about your piece. ${model.app.label} looks up facts in Wikipedia, remembers in ${memory.app.label} what you said before and saves notes to ${docs.app.label} when you say so.`,
      ),
      benefit: both(
        'Je onderzoek gaat niet meer verloren tussen tabbladen.',
        'Your research no longer gets lost between tabs.',
      ),
      uses: [
        [{ app: wikipedia }, both('levert feiten', 'brings facts')],
        [memory, both('onthoudt het gesprek', 'remembers the conversation')],
        [model, both('denkt en schrijft mee', 'thinks and writes along')],
        [docs, both('bewaart de aantekeningen', 'keeps the notes')],
      ],
      setup: [
        both(
          'Zeg in de chat "bewaar dit" om de aantekeningen op te slaan.',
          'Say "save this" in the chat to save the notes.',
        ),
      ],
      names: {
        'Praat over je stuk': 'Talk about your piece',
        Schrijfmaatje: 'Writing companion',
        Taalmodel: 'Language model',
        Geheugen: 'Memory',
        wikipedia: 'wikipedia',
        'Bewaren?': 'Save it?',
        'Bewaar in document': 'Save in document',
        'Meld bewaard': 'Report as saved',
        'Zeg dat het niet lukte': 'Say that it failed',
        'Geef antwoord': 'Give answer',
      },
      nodes: [
        chatPage(
          'Praat over je stuk',
          say('Waar werk je aan?', 'What are you working on?'),
          say('Schrijfmaatje', 'Writing companion'),
        ),
        withErrorBranch(
          agent(
            'Schrijfmaatje',
            say(
              'Je helpt een Nederlandse schrijver. Zoek feiten op in Wikipedia voordat je ze noemt, stel vragen, en houd antwoorden kort. Vraagt de schrijver om te bewaren, geef dan een samenvatting van alle aantekeningen.',
              'You help a writer who writes in English. Look facts up in Wikipedia before you mention them, ask questions, and keep answers short. If the writer asks to save, give a summary of all notes.',
            ),
          ),
        ),
        set('Zeg dat het niet lukte', {
          output: say(
            'Het antwoorden lukte nu niet. Vraag het over een minuut opnieuw.',
            'Answering failed just now. Ask again in a minute.',
          ),
        }),
        model.attach('Taalmodel', 'Schrijfmaatje'),
        memory.attach('Geheugen', 'Schrijfmaatje'),
        wikipediaTool('wikipedia', 'Schrijfmaatje'),
        when('Bewaren?', [
          [
            say(
              "={{ /bewaar/i.test($('Praat over je stuk').item.json.chatInput) }}",
              "={{ /\\bsave\\b/i.test($('Praat over je stuk').item.json.chatInput) }}",
            ),
            'yes',
          ],
        ]),
        ...write,
        set('Meld bewaard', { output: say(`=Bewaard: {{ ${docs.link} }}`, `=Saved: {{ ${docs.link} }}`) }),
        set('Geef antwoord', { output: "={{ $('Schrijfmaatje').item.json.output }}" }),
      ],
      flow: [
        `Praat over je stuk > Schrijfmaatje > Bewaren? > ${write.map((n) => n.name).join(' > ')} > Meld bewaard`,
        'Bewaren? #1 > Geef antwoord',
        'Schrijfmaatje #1 > Zeg dat het niet lukte',
      ],
    };
  },
});

export const documentenLaden = recipe({
  id: 'file-into-knowledge-base',
  category: 'content',
  tags: ['kennisbank', 'documenten', 'ai'],
  saves: spares(
    10,
    'Iemand knipt documenten op en laadt ze in de kennisbank.',
    'Someone cuts documents up and loads them into the knowledge base.',
  ),
  variants: combine(
    { store: vectorStores, drop: fileDrops, embedder: embedders, chat: chats },
    { take: 10, apart: ['store'] },
  ),
  build: ({ store, drop, embedder, chat }) => {
    const { nodes, path, ref: f } = starts(drop.newFile, 'Nieuw document', 'Document');
    return {
      name: both(
        `Nieuwe documenten uit ${drop.app.label} in de kennisbank ${store.app.label} laden`,
        `Load new ${drop.app.label} documents into the ${store.app.label} knowledge base`,
      ),
      description: both(
        `Zodra ${drop.newFile.event.nl}, wordt de tekst in stukken geknipt, met ${embedder.app.label} doorzoekbaar gemaakt en bewaard in ${store.app.label}. ${chat.app.label} weet wat erbij is en wat niet te lezen was.`,
        `As soon as ${drop.newFile.event.en}, its text is cut into pieces, made searchable with ${embedder.app.label} and kept in ${store.app.label}. ${chat.app.label} knows what was added and what was unreadable.`,
      ),
      benefit: both('Je kennisbank is altijd bij.', 'Your knowledge base is always up to date.'),
      uses: [
        [drop.newFile, both('ontvangt de documenten', 'receives the documents')],
        [store, both('bewaart de kennis', 'keeps the knowledge')],
        [embedder, both('maakt tekst doorzoekbaar', 'makes text searchable')],
        [chat, both('hoort wat erbij kwam', 'hears what was added')],
      ],
      setup: [
        both(
          'Gebruik bij het zoeken dezelfde embeddings als hier.',
          'Use the same embeddings for searching as here.',
        ),
      ],
      names: {
        'Nieuw document': 'New document',
        Document: 'Document',
        'Leesbaar bestand?': 'Readable file?',
        'Bewaar in kennisbank': 'Save in the knowledge base',
        'Lees het bestand': 'Read the file',
        'Knip in stukken': 'Cut into pieces',
        Embeddings: 'Embeddings',
        'Bestand voor bestand': 'File by file',
        'Eén melding': 'One message',
        'Meld het document': 'Report the document',
        'Meld onleesbaar': 'Report as unreadable',
      },
      nodes: [
        ...nodes,
        keep('Leesbaar bestand?', [
          [`={{ /\\.(pdf|docx?|txt|md|csv|epub)$/i.test(${f.name.slice(3, -3)}) }}`, 'yes'],
        ]),
        loop('Bestand voor bestand', 1),
        withErrorBranch(store.insert('Bewaar in kennisbank')),
        fileLoader('Lees het bestand', 'Bewaar in kennisbank', { bestand: only(f.name) }),
        splitter('Knip in stukken', 'Lees het bestand'),
        embedder.attach('Embeddings', 'Bewaar in kennisbank'),
        code(
          'Eén melding',
          "return [{ json: { naam: $('Bestand voor bestand').first().json.name, stukken: $input.all().length } }];",
        ),
        chat.post(
          'Meld het document',
          say(
            '=Toegevoegd aan de kennisbank: {{ $json.naam }}',
            '=Added to the knowledge base: {{ $json.naam }}',
          ),
        ),
        chat.post(
          'Meld onleesbaar',
          say(
            "=Niet te lezen voor de kennisbank: {{ $('Bestand voor bestand').first().json.name }}. Een scan zonder tekst lukt niet; bewaar hem als doorzoekbare pdf en zet hem opnieuw in de map.",
            "=Not readable for the knowledge base: {{ $('Bestand voor bestand').first().json.name }}. A scan without text does not work; save it as a searchable pdf and put it into the folder again.",
          ),
        ),
      ],
      flow: [
        `${path} > Leesbaar bestand? > Bestand voor bestand #1 > Bewaar in kennisbank > Eén melding > Meld het document > Bestand voor bestand`,
        'Bewaar in kennisbank #1 > Meld onleesbaar > Bestand voor bestand',
      ],
    };
  },
});

export const kennisvraag = recipe({
  id: 'knowledge-question-block',
  category: 'content',
  tags: ['kennisbank', 'bouwsteen', 'ai'],
  saves: spares(
    6,
    'Iemand zoekt in documenten naar het antwoord op een vraag.',
    'Someone searches documents for the answer to a question.',
  ),
  variants: combine(
    { store: vectorStores, model: mainModels, embedder: embedders },
    { take: 10, apart: ['store'], sameApp: true },
  ),
  build: ({ store, model, embedder }) => ({
    name: both(
      `Vraag stellen aan je documenten in ${store.app.label} met ${model.app.label} als bouwsteen`,
      `Ask your documents in ${store.app.label} with ${model.app.label} as a building block`,
    ),
    description: both(
      `Geef een vraag door vanuit een andere koppeling en krijg het antwoord terug dat ${model.app.label} vindt in ${store.app.label}, met de bron erbij of een eerlijk nee.`,
      `Pass a question from another integration and get back the answer that ${model.app.label} finds in ${store.app.label}, with its source or an honest no.`,
    ),
    benefit: both(
      'Elke koppeling kan je documenten raadplegen.',
      'Every integration can consult your documents.',
    ),
    uses: [
      [store, both('bevat de documenten', 'holds the documents')],
      [model, both('formuleert het antwoord', 'words the answer')],
      [embedder, both('maakt de vraag doorzoekbaar', 'makes the question searchable')],
    ],
    setup: [
      both(
        'Gebruik dezelfde embeddings als bij het laden van de documenten.',
        'Use the same embeddings as when the documents were loaded.',
      ),
    ],
    names: {
      'Met een vraag': 'With a question',
      'Zoek en antwoord': 'Search and answer',
      Antwoordmodel: 'Answering model',
      documenten: 'documents',
      Embeddings: 'Embeddings',
      'Geef terug': 'Give back',
    },
    nodes: [
      called('Met een vraag', { [say('vraag', 'question')]: 'string' }),
      withErrorBranch(
        agent(
          'Zoek en antwoord',
          say(
            'Beantwoord de vraag met alleen wat de documenten zeggen en noem het bestand. Staat het er niet in, antwoord dan met alleen ONBEKEND.',
            'Answer the question in English with only what the documents say and name the file. If it is not in there, answer with UNKNOWN only.',
          ),
          say('={{ $json.vraag }}', '={{ $json.question }}'),
        ),
      ),
      model.attach('Antwoordmodel', 'Zoek en antwoord'),
      store.tool(
        'documenten',
        'Zoek en antwoord',
        say('Zoekt in de documenten van het bedrijf.', "Searches the company's documents."),
      ),
      embedder.attach('Embeddings', 'documenten'),
      set('Geef terug', {
        [say('antwoord', 'answer')]: say(
          "={{ String($json.output ?? '').includes('ONBEKEND') ? '' : String($json.output ?? '') }}",
          "={{ String($json.output ?? '').includes('UNKNOWN') ? '' : String($json.output ?? '') }}",
        ),
        [say('gevonden', 'found')]: [
          'boolean',
          say(
            "={{ !!$json.output && !String($json.output).includes('ONBEKEND') }}",
            "={{ !!$json.output && !String($json.output).includes('UNKNOWN') }}",
          ),
        ],
      }),
    ],
    flow: ['Met een vraag > Zoek en antwoord > Geef terug', 'Zoek en antwoord #1 > Geef terug'],
  }),
});

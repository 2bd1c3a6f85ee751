import { approvalChats, chats } from '../../apps/chats.js';
import { cmses } from '../../apps/cms.js';
import { fileStores } from '../../apps/file-stores.js';
import { painters } from '../../apps/media.js';
import { mainModels, models } from '../../apps/models.js';
import { webSearches } from '../../apps/research.js';
import { tables } from '../../apps/tables.js';
import {
  answeredWithin,
  ask,
  both,
  code,
  combine,
  form,
  from,
  parser,
  recipe,
  say,
  set,
  spares,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const blogUitBriefing = recipe({
  id: 'blog-from-brief',
  category: 'content',
  tags: ['blog', 'ai', 'concept'],
  saves: spares(
    90,
    'Iemand schrijft een eerste versie van een blog van 800 woorden.',
    'Someone writes the first version of an 800-word blog.',
  ),
  variants: combine({ model: models, cms: cmses, chat: chats }, { take: 6, apart: ['model', 'cms'] }),
  build: ({ model, cms, chat }) => ({
    name: both(
      `Blogconcept in ${cms.app.label} uit een korte briefing met ${model.app.label}`,
      `Blog draft in ${cms.app.label} from a short brief with ${model.app.label}`,
    ),
    description: both(
      `Vul in waar het over gaat en voor wie. ${model.app.label} maakt eerst een opzet en daarna het artikel, dat als concept in ${cms.app.label} klaarstaat. ${chat.app.label} krijgt de link.`,
      `Fill in the subject and the reader. ${model.app.label} first makes an outline and then the article, which waits as a draft in ${cms.app.label}. ${chat.app.label} gets the link.`,
    ),
    benefit: both(
      'Je begint met redigeren in plaats van met een leeg scherm.',
      'You start by editing instead of facing an empty screen.',
    ),
    uses: [
      [model, both('schrijft opzet en artikel', 'writes outline and article')],
      [cms, both('krijgt het concept', 'gets the draft')],
      [chat, both('krijgt de link', 'gets the link')],
    ],
    setup: [
      both(
        'Beschrijf in "Schrijf het artikel" jullie stijl en plak er een goed voorbeeld bij.',
        'Describe your style in "Schrijf het artikel" and paste a good example.',
      ),
    ],
    names: {
      'Meld dat het model zweeg': 'Report that the model was silent',
      Briefing: 'Briefing',
      'Maak een opzet': 'Make an outline',
      Redacteur: 'Editor',
      'Schrijf het artikel': 'Write the article',
      Schrijver: 'Writer',
      'Titel en tekst': 'Title and text',
      'Zet concept klaar': 'Prepare the draft',
      'Deel het concept': 'Share the draft',
    },
    nodes: [
      form(
        'Briefing',
        say('Nieuw artikel', 'New article'),
        say('Hoe concreter, hoe beter het concept.', 'The more specific, the better the draft.'),
        [
          ['onderwerp', say('Waar gaat het over?', 'What is it about?')],
          ['lezer', say('Voor wie schrijf je?', 'Who are you writing for?')],
          ['doel', say('Wat moet de lezer na afloop doen?', 'What should the reader do afterwards?')],
          ['punten?', say('Wat moet er zeker in?', 'What has to be in it?'), 'textarea'],
        ],
      ),
      withErrorBranch(
        ask(
          'Maak een opzet',
          say(
            'Je bent eindredacteur. Maak een opzet voor een Nederlands blog van 800 woorden: pakkende titel, inleiding, vier tussenkoppen met per kop twee punten, slot met oproep.',
            'You are a chief editor. Make an outline for an English blog of 800 words: catchy title, introduction, four subheadings with two points each, an ending with a call to action.',
          ),
          say(
            "=Onderwerp: {{ $json.onderwerp }}\nLezer: {{ $json.lezer }}\nDoel: {{ $json.doel }}\nZeker noemen: {{ $json.punten ?? '-' }}",
            "=Subject: {{ $json.onderwerp }}\nReader: {{ $json.lezer }}\nAim: {{ $json.doel }}\nMention for sure: {{ $json.punten ?? '-' }}",
          ),
        ),
      ),
      model.attach('Redacteur', 'Maak een opzet'),
      withErrorBranch(
        ask(
          'Schrijf het artikel',
          say(
            'Schrijf het artikel bij deze opzet in helder Nederlands, je-vorm, zonder clichés. Geef de titel en de tekst als HTML met h2 en p.',
            'Write the article for this outline in clear English, addressing the reader as you, without clichés. Give the title and the text as HTML with h2 and p.',
          ),
          '={{ $json.text }}',
          true,
        ),
      ),
      model.attach('Schrijver', 'Schrijf het artikel'),
      parser('Titel en tekst', 'Schrijf het artikel', {
        titel: say('Minder mail in drie stappen', 'Less mail in three steps'),
        html: '<p>…</p>',
      }),
      cms.draft('Zet concept klaar', {
        title: '={{ $json.output.titel }}',
        html: '={{ $json.output.html }}',
      }),
      chat.post(
        'Deel het concept',
        say(
          `=Nieuw concept: {{ $('Schrijf het artikel').item.json.output.titel }} ({{ ${cms.link} }})`,
          `=New draft: {{ $('Schrijf het artikel').item.json.output.titel }} ({{ ${cms.link} }})`,
        ),
      ),
      chat.post(
        'Meld dat het model zweeg',
        say(
          'Het model gaf geen bruikbaar antwoord: het artikel bij de briefing is niet geschreven. Dien de briefing opnieuw in.',
          'The model gave no usable answer: the article for the brief was not written. Hand in the brief again.',
        ),
      ),
    ],
    flow: [
      'Briefing > Maak een opzet > Schrijf het artikel > Zet concept klaar > Deel het concept',
      'Schrijf het artikel #1 > Meld dat het model zweeg',
      'Maak een opzet #1 > Meld dat het model zweeg',
    ],
  }),
});

export const onderzochtArtikel = recipe({
  id: 'researched-article',
  category: 'content',
  tags: ['onderzoek', 'artikel', 'akkoord'],
  saves: spares(
    180,
    'Iemand zoekt bronnen, schrijft het artikel, zoekt beeld en legt het voor.',
    'Someone finds sources, writes the article, finds an image and has it approved.',
  ),
  variants: combine(
    {
      search: webSearches,
      model: mainModels,
      chat: approvalChats,
      painter: painters,
      store: fileStores,
      cms: cmses,
      table: tables,
    },
    {
      take: 9,
      sameApp: true,
      apart: ['search', 'chat', 'cms'],
      unless: (c) => c.store.app.key === c.table.app.key,
    },
  ),
  build: ({ search, model, chat, painter, store, cms, table }) => {
    const b = (field: string) => from('Opdracht', field);
    return {
      name: both(
        `Artikel met bronnen van ${search.app.label}, akkoord in ${chat.app.label} en concept in ${cms.app.label}`,
        `Sourced article with ${search.app.label}, approved in ${chat.app.label}, drafted in ${cms.app.label}`,
      ),
      description: both(
        `Zoekt met ${search.app.label} bronnen bij je onderwerp en legt de opzet voor in ${chat.app.label}. Na Akkoord schrijft ${model.app.label} het artikel in ${cms.app.label} en maakt ${painter.app.label} een beeld in ${store.app.label}.`,
        `Finds sources for your subject with ${search.app.label} and puts the outline to ${chat.app.label}. Once approved ${model.app.label} writes it in ${cms.app.label} and ${painter.app.label} paints an image in ${store.app.label}.`,
      ),
      benefit: both(
        'Een onderbouwd artikel met beeld, en jij beslist halverwege.',
        'A sourced article with an image, and you decide halfway.',
      ),
      uses: [
        [search, both('zoekt bronnen', 'finds sources')],
        [model, both('maakt de opzet en schrijft', 'outlines and writes')],
        [chat, both('vraagt akkoord op de opzet', 'asks approval of the outline')],
        [painter, both('maakt het beeld', 'makes the image')],
        [store, both('bewaart het beeld', 'keeps the image')],
        [cms, both('krijgt het concept', 'gets the draft')],
        [table, both('houdt onderwerpen en bronnen bij', 'keeps subjects and sources')],
      ],
      setup: [
        both(
          'Pas in "Maak opzet met bronnen" de lengte en het aantal bronnen aan.',
          'Adapt length and number of sources in "Maak opzet met bronnen".',
        ),
      ],
      notes: [
        {
          over: ['Zoek bronnen', 'Zet bronnen op een rij', 'Maak opzet met bronnen'],
          text: say(
            '## Bronnen\nElke bewering in het artikel verwijst naar een van de gevonden pagina’s.',
            '## Sources\nEvery claim in the article refers to one of the pages found.',
          ),
        },
        {
          over: ['Leg opzet voor', 'Akkoord op de opzet?', 'Noteer afgewezen'],
          text: say(
            '## Jij beslist\nPas na Akkoord kost het verdere schrijven geld en tijd.',
            '## You decide\nThe rest of the writing costs money and time only after approval.',
          ),
        },
      ],
      names: {
        'Meld dat het model zweeg': 'Report that the model was silent',
        'Onderwerp opgeven': 'Submit a subject',
        Opdracht: 'Assignment',
        'Zoek bronnen': 'Find sources',
        'Meld dat zoeken mislukte': 'Report that the search failed',
        'Zet bronnen op een rij': 'List the sources',
        'Maak opzet met bronnen': 'Make a sourced outline',
        Opzetmaker: 'Outline maker',
        'Leg opzet voor': 'Present the outline',
        'Akkoord op de opzet?': 'Outline approved?',
        'Werk het uit': 'Write it out',
        Auteur: 'Author',
        'Artikel en beeld': 'Article and image',
        'Maak het beeld': 'Make the image',
        'Bewaar het beeld': 'Save the image',
        'Zet artikel klaar': 'Prepare the article',
        'Noteer het artikel': 'Record the article',
        'Noteer afgewezen': 'Record as rejected',
      },
      nodes: [
        form(
          'Onderwerp opgeven',
          say('Artikel aanvragen', 'Request an article'),
          say(
            'We zoeken bronnen en leggen je eerst een opzet voor.',
            'We look for sources and show you an outline first.',
          ),
          [
            ['onderwerp', say('Onderwerp', 'Subject')],
            ['invalshoek', say('Invalshoek', 'Angle')],
            ['lezer', say('Voor wie?', 'For whom?')],
          ],
        ),
        set('Opdracht', {
          onderwerp: '={{ $json.onderwerp }}',
          invalshoek: '={{ $json.invalshoek }}',
          lezer: '={{ $json.lezer }}',
        }),
        withErrorBranch(
          search.look(
            'Zoek bronnen',
            say(
              t`${b('onderwerp')} ${b('invalshoek')} Nederland cijfers`,
              t`${b('onderwerp')} ${b('invalshoek')} Netherlands figures`,
            ),
          ),
        ),
        chat.post(
          'Meld dat zoeken mislukte',
          say(
            t`Voor "${b('onderwerp')}" zijn geen bronnen gevonden. Probeer het met andere woorden.`,
            t`No sources were found for "${b('onderwerp')}". Try again with other words.`,
          ),
        ),
        code(
          'Zet bronnen op een rij',
          `return [{ json: { bronnen: ${search.found.replace('$json.', '$input.first().json.')} }, pairedItem: 0 }];`,
        ),
        withErrorBranch(
          ask(
            'Maak opzet met bronnen',
            say(
              'Maak een opzet voor een Nederlands artikel van 1000 woorden: titel, vijf tussenkoppen en per kop de bewering met haar bron.',
              'Make an outline for an English article of 1000 words: title, five subheadings and under each the claim with its source.',
            ),
            say(
              t`Onderwerp: ${b('onderwerp')}\nInvalshoek: ${b('invalshoek')}\nLezer: ${b('lezer')}\n\nBronnen:\n{{ $json.bronnen }}`,
              t`Subject: ${b('onderwerp')}\nAngle: ${b('invalshoek')}\nReader: ${b('lezer')}\n\nSources:\n{{ $json.bronnen }}`,
            ),
          ),
        ),
        model.attach('Opzetmaker', 'Maak opzet met bronnen'),
        answeredWithin(
          chat.approve(
            'Leg opzet voor',
            say(
              "=Opzet voor {{ $('Opdracht').first().json.onderwerp }}:\n\n{{ $json.text }}",
              "=Outline for {{ $('Opdracht').first().json.onderwerp }}:\n\n{{ $json.text }}",
            ),
          ),
          3,
          'days',
        ),
        when('Akkoord op de opzet?', [['={{ $json.data?.approved }}', 'yes']]),
        withErrorBranch(
          ask(
            'Werk het uit',
            say(
              'Schrijf het artikel bij deze opzet in helder Nederlands, met links naar de bronnen. HTML met h2, p en a. Geef ook een beschrijving voor een beeld zonder tekst erin.',
              'Write the article for this outline in clear English, with links to the sources. HTML with h2, p and a. Also give a description for an image without text in it.',
            ),
            "={{ $('Maak opzet met bronnen').first().json.text }}",
            true,
          ),
        ),
        model.attach('Auteur', 'Werk het uit'),
        parser('Artikel en beeld', 'Werk het uit', {
          titel: say('Titel', 'Title'),
          html: say('<h2>Kop</h2>', '<h2>Heading</h2>'),
          beeld: say(
            'Een bakker opent zijn zaak in de ochtendzon',
            'A baker opens the shop in the morning sun',
          ),
        }),
        painter.paint(
          'Maak het beeld',
          say(
            '=Redactionele foto, natuurlijk licht, geen tekst: {{ $json.output.beeld }}',
            '=Editorial photo, natural light, no text: {{ $json.output.beeld }}',
          ),
        ),
        store.upload(
          'Bewaar het beeld',
          say(
            '=artikel-{{ $now.toFormat("yyyyMMdd-HHmm") }}.png',
            '=article-{{ $now.toFormat("yyyyMMdd-HHmm") }}.png',
          ),
        ),
        cms.draft('Zet artikel klaar', {
          title: "={{ $('Werk het uit').first().json.output.titel }}",
          html: "={{ $('Werk het uit').first().json.output.html }}",
        }),
        table.append('Noteer het artikel', say('Artikelen', 'Articles'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Titel', 'Title')]: "={{ $('Werk het uit').first().json.output.titel }}",
          [say('Stand', 'State')]: say('concept', 'draft'),
        }),
        table.append('Noteer afgewezen', say('Artikelen', 'Articles'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Titel', 'Title')]: "={{ $('Opdracht').first().json.onderwerp }}",
          [say('Stand', 'State')]: say('afgewezen', 'rejected'),
        }),
        chat.post(
          'Meld dat het model zweeg',
          say(
            'Het model gaf geen bruikbaar antwoord: het artikel is niet uitgewerkt. Start het opnieuw met het formulier.',
            'The model gave no usable answer: the article was not written. Start it again with the form.',
          ),
        ),
      ],
      flow: [
        'Onderwerp opgeven > Opdracht > Zoek bronnen > Zet bronnen op een rij > Maak opzet met bronnen > Leg opzet voor > Akkoord op de opzet? > Werk het uit > Maak het beeld > Bewaar het beeld > Zet artikel klaar > Noteer het artikel',
        'Zoek bronnen #1 > Meld dat zoeken mislukte',
        'Akkoord op de opzet? #1 > Noteer afgewezen',
        'Werk het uit #1 > Meld dat het model zweeg',
        'Maak opzet met bronnen #1 > Meld dat het model zweeg',
      ],
    };
  },
});

import { approvalChats, chats } from '../../apps/chats.js';
import { cmses } from '../../apps/cms.js';
import { fileStores } from '../../apps/file-stores.js';
import { painters } from '../../apps/media.js';
import { mainModels, models } from '../../apps/models.js';
import { webSearches } from '../../apps/research.js';
import { tables } from '../../apps/tables.js';
import {
  ask,
  both,
  code,
  combine,
  form,
  from,
  parser,
  recipe,
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
    nodes: [
      form('Briefing', 'Nieuw artikel', 'Hoe concreter, hoe beter het concept.', [
        ['onderwerp', 'Waar gaat het over?'],
        ['lezer', 'Voor wie schrijf je?'],
        ['doel', 'Wat moet de lezer na afloop doen?'],
        ['punten?', 'Wat moet er zeker in?', 'textarea'],
      ]),
      ask(
        'Maak een opzet',
        'Je bent eindredacteur. Maak een opzet voor een Nederlands blog van 800 woorden: pakkende titel, inleiding, vier tussenkoppen met per kop twee punten, slot met oproep.',
        "=Onderwerp: {{ $json.onderwerp }}\nLezer: {{ $json.lezer }}\nDoel: {{ $json.doel }}\nZeker noemen: {{ $json.punten ?? '-' }}",
      ),
      model.attach('Redacteur', 'Maak een opzet'),
      ask(
        'Schrijf het artikel',
        'Schrijf het artikel bij deze opzet in helder Nederlands, je-vorm, zonder clichés. Geef de titel en de tekst als HTML met h2 en p.',
        '={{ $json.text }}',
        true,
      ),
      model.attach('Schrijver', 'Schrijf het artikel'),
      parser('Titel en tekst', 'Schrijf het artikel', {
        titel: 'Minder mail in drie stappen',
        html: '<p>…</p>',
      }),
      cms.draft('Zet concept klaar', {
        title: '={{ $json.output.titel }}',
        html: '={{ $json.output.html }}',
      }),
      chat.post(
        'Deel het concept',
        `=Nieuw concept: {{ $('Schrijf het artikel').item.json.output.titel }} ({{ ${cms.link} }})`,
      ),
    ],
    flow: ['Briefing > Maak een opzet > Schrijf het artikel > Zet concept klaar > Deel het concept'],
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
        `Zoekt met ${search.app.label} bronnen bij je onderwerp en legt de opzet voor in ${chat.app.label}. Na Akkoord schrijft ${model.app.label} het artikel, maakt ${painter.app.label} een beeld en staat alles in ${cms.app.label}.`,
        `Finds sources for your subject with ${search.app.label} and puts the outline to ${chat.app.label}. Once approved ${model.app.label} writes it, ${painter.app.label} paints the image and all of it is in ${cms.app.label}.`,
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
          text: '## Bronnen\nElke bewering in het artikel verwijst naar een van de gevonden pagina’s.',
        },
        {
          over: ['Leg opzet voor', 'Akkoord op de opzet?', 'Noteer afgewezen'],
          text: '## Jij beslist\nPas na Akkoord kost het verdere schrijven geld en tijd.',
        },
      ],
      nodes: [
        form(
          'Onderwerp opgeven',
          'Artikel aanvragen',
          'We zoeken bronnen en leggen je eerst een opzet voor.',
          [
            ['onderwerp', 'Onderwerp'],
            ['invalshoek', 'Invalshoek'],
            ['lezer', 'Voor wie?'],
          ],
        ),
        set('Opdracht', {
          onderwerp: '={{ $json.onderwerp }}',
          invalshoek: '={{ $json.invalshoek }}',
          lezer: '={{ $json.lezer }}',
        }),
        withErrorBranch(
          search.look('Zoek bronnen', t`${b('onderwerp')} ${b('invalshoek')} Nederland cijfers`),
        ),
        chat.post(
          'Meld dat zoeken mislukte',
          t`Voor "${b('onderwerp')}" zijn geen bronnen gevonden. Probeer het met andere woorden.`,
        ),
        code(
          'Zet bronnen op een rij',
          `return [{ json: { bronnen: ${search.found.replace('$json.', '$input.first().json.')} } }];`,
        ),
        ask(
          'Maak opzet met bronnen',
          'Maak een opzet voor een Nederlands artikel van 1000 woorden: titel, vijf tussenkoppen en per kop de bewering met haar bron.',
          t`Onderwerp: ${b('onderwerp')}\nInvalshoek: ${b('invalshoek')}\nLezer: ${b('lezer')}\n\nBronnen:\n{{ $json.bronnen }}`,
        ),
        model.attach('Opzetmaker', 'Maak opzet met bronnen'),
        chat.approve(
          'Leg opzet voor',
          "=Opzet voor {{ $('Opdracht').first().json.onderwerp }}:\n\n{{ $json.text }}",
        ),
        when('Akkoord op de opzet?', [['={{ $json.data.approved }}', 'yes']]),
        ask(
          'Werk het uit',
          'Schrijf het artikel bij deze opzet in helder Nederlands, met links naar de bronnen. HTML met h2, p en a. Geef ook een beschrijving voor een beeld zonder tekst erin.',
          "={{ $('Maak opzet met bronnen').first().json.text }}",
          true,
        ),
        model.attach('Auteur', 'Werk het uit'),
        parser('Artikel en beeld', 'Werk het uit', {
          titel: 'Titel',
          html: '<h2>Kop</h2>',
          beeld: 'Een bakker opent zijn zaak in de ochtendzon',
        }),
        painter.paint(
          'Maak het beeld',
          '=Redactionele foto, natuurlijk licht, geen tekst: {{ $json.output.beeld }}',
        ),
        store.upload('Bewaar het beeld', '=artikel-{{ $now.toFormat("yyyyMMdd-HHmm") }}.png'),
        cms.draft('Zet artikel klaar', {
          title: "={{ $('Werk het uit').first().json.output.titel }}",
          html: "={{ $('Werk het uit').first().json.output.html }}",
        }),
        table.append('Noteer het artikel', 'Artikelen', {
          Datum: '={{ $now.toISODate() }}',
          Titel: "={{ $('Werk het uit').first().json.output.titel }}",
          Stand: 'concept',
        }),
        table.append('Noteer afgewezen', 'Artikelen', {
          Datum: '={{ $now.toISODate() }}',
          Titel: "={{ $('Opdracht').first().json.onderwerp }}",
          Stand: 'afgewezen',
        }),
      ],
      flow: [
        'Onderwerp opgeven > Opdracht > Zoek bronnen > Zet bronnen op een rij > Maak opzet met bronnen > Leg opzet voor > Akkoord op de opzet? > Werk het uit > Maak het beeld > Bewaar het beeld > Zet artikel klaar > Noteer het artikel',
        'Zoek bronnen #1 > Meld dat zoeken mislukte',
        'Akkoord op de opzet? #1 > Noteer afgewezen',
      ],
    };
  },
});

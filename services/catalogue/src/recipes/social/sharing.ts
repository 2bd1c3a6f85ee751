import { chats } from '../../apps/chats.js';
import { liveCmses } from '../../apps/cms.js';
import { mailers } from '../../apps/mailers.js';
import { designers } from '../../apps/media.js';
import { models } from '../../apps/models.js';
import { facebook, linkedIn } from '../../apps/socials.js';
import { readableTables, tables } from '../../apps/tables.js';
import {
  ask,
  both,
  combine,
  form,
  loop,
  only,
  onlyNew,
  parser,
  pause,
  recipe,
  set,
  starts,
  waitForBoth,
} from '../../kit/index.js';

export const advocacy = recipe({
  id: 'colleagues-share-article',
  category: 'social',
  tags: ['collega’s', 'linkedin', 'ai'],
  saves: {
    minutes: 30,
    nl: 'Iemand schrijft voor elke collega een eigen tekst om te delen.',
    en: 'Someone writes a text of their own for each colleague to share.',
  },
  variants: combine(
    { cms: liveCmses, table: readableTables, model: models, mailer: mailers },
    { take: 10, apart: ['cms', 'table', 'mailer'] },
  ),
  build: ({ cms, table, model, mailer }) => {
    const { nodes, path, ref: article } = starts(cms.published, 'Artikel live', 'Artikel');
    return {
      name: both(
        `Artikelen uit ${cms.app.label} laten delen door collega's: ${mailer.app.label} en ${table.app.label}`,
        `Have colleagues share what ${cms.app.label} publishes: ${mailer.app.label} and ${table.app.label}`,
      ),
      description: both(
        `Zodra ${cms.published.event.nl}, schrijft ${model.app.label} voor elke collega uit ${table.app.label} een bericht in diens eigen stijl. Via ${mailer.app.label} ontvangen ze het klaar om op LinkedIn te plakken.`,
        `When ${cms.published.event.en}, ${model.app.label} writes a post in the own style of each colleague in ${table.app.label}. They receive it by ${mailer.app.label}, ready to paste on LinkedIn.`,
      ),
      benefit: both(
        'Collega’s delen vaker omdat de tekst al klaarligt.',
        'Colleagues share more because the text is ready.',
      ),
      uses: [
        [cms, both('meldt het artikel', 'reports the article')],
        [table, both('bevat de collega’s en hun stijl', 'holds the colleagues and their style')],
        [model, both('schrijft de teksten', 'writes the texts')],
        [mailer, both('bezorgt ze', 'delivers them')],
      ],
      setup: [
        both(
          'Geef het tabblad Collega’s de kolommen Naam, E-mail, Functie en Stijl.',
          'Give the tab Collega’s the columns Naam, E-mail, Functie and Stijl.',
        ),
      ],
      notes: [
        {
          over: ['Per collega', 'Schrijf in eigen stijl'],
          text: '## Eigen stijl\nIn de kolom Stijl staat een zin als "kort en met humor" of "technisch". Dat is genoeg om verschil te horen.',
        },
      ],
      nodes: [
        ...nodes,
        onlyNew('Nog niet rondgestuurd', only(article.link)),
        table.rows('Lees collega’s', 'Collega’s'),
        set('Collega', {
          naam: `={{ ${table.cell('Naam')} }}`,
          email: `={{ ${table.cell('E-mail')} }}`,
          functie: `={{ ${table.cell('Functie')} }}`,
          stijl: `={{ ${table.cell('Stijl')} }}`,
        }),
        loop('Per collega', 1),
        ask(
          'Schrijf in eigen stijl',
          'Je schrijft een LinkedIn-bericht namens een medewerker: ik-vorm, Nederlands, hoogstens 600 tekens, in de gevraagde stijl, zonder link en zonder hashtags. Noem alleen wat in het artikel staat.',
          "=Medewerker: {{ $json.naam }}, {{ $json.functie }}. Stijl: {{ $json.stijl }}.\nArtikel: {{ $('Artikel').first().json.title }}\n{{ $('Artikel').first().json.text }}",
        ),
        model.attach('Taalmodel', 'Schrijf in eigen stijl'),
        mailer.send(
          'Stuur naar collega',
          "={{ $('Per collega').item.json.email }}",
          "=Deel jij dit? {{ $('Artikel').first().json.title }}",
          "=Hoi {{ $('Per collega').item.json.naam }},<br><br>Plak dit op LinkedIn als je het wilt delen:<br><br>{{ $json.text.replaceAll('\\n', '<br>') }}<br><br>{{ $('Artikel').first().json.link }}",
        ),
        pause('Even rust', 10, 'seconds'),
      ],
      flow: [
        `${path} > Nog niet rondgestuurd > Lees collega’s > Collega > Per collega #1 > Schrijf in eigen stijl > Stuur naar collega > Even rust > Per collega`,
      ],
    };
  },
});

export const vacancyPost = recipe({
  id: 'vacancy-to-social',
  category: 'social',
  tags: ['vacature', 'werven', 'afbeelding'],
  saves: {
    minutes: 35,
    nl: 'Iemand maakt bij elke vacature zelf een plaatje en een tekst per netwerk.',
    en: 'Someone makes a picture and a text per network for each vacancy.',
  },
  variants: combine(
    { designer: designers, model: models, table: tables, chat: chats },
    { take: 10, apart: ['designer', 'chat'] },
  ),
  build: ({ designer, model, table, chat }) => ({
    name: both(
      `Vacature plaatsen op LinkedIn en Facebook met ${designer.app.label}, melding in ${chat.app.label}`,
      `Post a vacancy to LinkedIn and Facebook with ${designer.app.label} and ${chat.app.label}`,
    ),
    description: both(
      `Uit één formulier maakt ${model.app.label} de teksten en ${designer.app.label} het beeld. De vacature staat daarna op LinkedIn en Facebook, in ${table.app.label} en in ${chat.app.label}; na vier weken volgt een seintje om hem te verversen.`,
      `From one form ${model.app.label} writes the texts and ${designer.app.label} makes the picture. The vacancy then is on LinkedIn, Facebook, in ${table.app.label} and ${chat.app.label}; four weeks on you are told to refresh it.`,
    ),
    benefit: both(
      'Een vacature staat binnen een kwartier verzorgd online.',
      'A vacancy is online, well made, within a quarter of an hour.',
    ),
    uses: [
      [model, both('schrijft de teksten', 'writes the texts')],
      [designer, both('maakt het beeld', 'makes the picture')],
      [linkedIn, both('plaatst de vacature', 'publishes the vacancy')],
      [facebook, both('plaatst de vacature met beeld', 'publishes the vacancy with picture')],
      [table, both('houdt de vacatures bij', 'keeps the vacancies')],
      [chat, both('vraagt collega’s om te delen', 'asks colleagues to share')],
    ],
    setup: [
      both(
        'Geef je sjabloon de tekstlagen functie en plaats.',
        'Give your template the text layers functie and plaats.',
      ),
    ],
    notes: [
      {
        over: ['Schrijf vacatureteksten', 'Maak vacaturebeeld'],
        text: '## Eerlijk werven\nDe opdracht verbiedt leeftijd, geslacht en loze beloften. Voeg je eigen arbeidsvoorwaarden toe aan het formulier.',
      },
    ],
    nodes: [
      form('Vacatureformulier', 'Nieuwe vacature', 'Vul in wat je zoekt, dan zetten wij hem online.', [
        ['role', 'Functie'],
        ['place', 'Plaats'],
        ['hours', 'Uren per week', 'number'],
        ['story', 'Waarom is dit leuk werk?', 'textarea'],
        ['link', 'Adres van de vacature'],
      ]),
      ask(
        'Schrijf vacatureteksten',
        'Je schrijft vacatures voor een klein Nederlands bedrijf. LinkedIn hoogstens 900 tekens, Facebook hoogstens 350 tekens. Geen leeftijd, geslacht of loze beloften. Geen link in de tekst.',
        '={{ $json.role }} in {{ $json.place }}, {{ $json.hours }} uur. {{ $json.story }}',
        true,
      ),
      model.attach('Taalmodel', 'Schrijf vacatureteksten'),
      parser('Vorm van de teksten', 'Schrijf vacatureteksten', { linkedin: 'Tekst', facebook: 'Tekst' }),
      designer.design('Maak vacaturebeeld', {
        functie: "={{ $('Vacatureformulier').item.json.role }}",
        plaats: "={{ $('Vacatureformulier').item.json.place }}",
      }),
      linkedIn.post(
        'Plaats op LinkedIn',
        "={{ $('Schrijf vacatureteksten').item.json.output.linkedin }}\n\n{{ $('Vacatureformulier').item.json.link }}",
      ),
      facebook.picture?.(
        'Plaats op Facebook',
        "={{ $('Schrijf vacatureteksten').item.json.output.facebook }}\n\n{{ $('Vacatureformulier').item.json.link }}",
        `={{ ${designer.url} }}`,
      ) ?? facebook.post('Plaats op Facebook', ''),
      waitForBoth('Beide geplaatst'),
      table.append('Bewaar vacature', 'Vacatures', {
        Functie: "={{ $('Vacatureformulier').first().json.role }}",
        Plaats: "={{ $('Vacatureformulier').first().json.place }}",
        Geplaatst: "={{ $now.toFormat('yyyy-MM-dd') }}",
        Link: "={{ $('Vacatureformulier').first().json.link }}",
      }),
      chat.post(
        'Vraag te delen',
        "=We zoeken een {{ $('Vacatureformulier').first().json.role }}! Deel jij hem? {{ $('Vacatureformulier').first().json.link }}",
      ),
      pause('Wacht vier weken', 28, 'days'),
      chat.post(
        'Herinner aan verversen',
        "=De vacature {{ $('Vacatureformulier').first().json.role }} staat vier weken online. Vervuld of verversen?",
      ),
    ],
    flow: [
      'Vacatureformulier > Schrijf vacatureteksten > Maak vacaturebeeld > Plaats op LinkedIn > Beide geplaatst > Bewaar vacature > Vraag te delen > Wacht vier weken > Herinner aan verversen',
      'Maak vacaturebeeld > Plaats op Facebook > Beide geplaatst @1',
    ],
  }),
});

import { chats } from '../../apps/chats.js';
import { fileDrops } from '../../apps/file-stores.js';
import { mainModels, models } from '../../apps/models.js';
import { fullTables, tables } from '../../apps/tables.js';
import { about } from '../../apps/values.js';
import {
  ask,
  both,
  combine,
  everyHours,
  extract,
  keep,
  limit,
  loop,
  parser,
  pause,
  readFile,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const TOPICS = about(
  'topics',
  ['Categorieën', 'Categories'],
  [
    'De onderwerpen waaruit het model kiest, met komma’s ertussen.',
    'The topics that the model chooses from, with commas between.',
  ],
  ['levering, product, prijs, service, overig', 'delivery, product, price, service, other'],
);

export const labelledRows = recipe({
  id: 'labelled-rows',
  category: 'data',
  tags: ['ai', 'categorie', 'opschonen'],
  saves: spares(
    30,
    'Iemand leest de opmerkingen en kiest bij elke regel een categorie.',
    'Someone reads the remarks and picks a category for each row.',
  ),
  variants: combine({ table: fullTables, model: models }, { take: 9 }),
  build: ({ table, model }) => ({
    name: both(
      `Opmerkingen in ${table.app.label} laten indelen door ${model.app.label}`,
      `Let ${model.app.label} sort remarks in ${table.app.label} into categories`,
    ),
    description: both(
      `Zoekt om de vier uur regels zonder categorie in ${table.app.label}, laat ${model.app.label} onderwerp en toon bepalen en schrijft beide terug bij de regel.`,
      `Every four hours looks for rows without a category in ${table.app.label}, has ${model.app.label} judge topic and tone and writes both back to the row.`,
    ),
    benefit: both(
      'Vrije tekst wordt vanzelf iets waar je op kunt filteren.',
      'Free text turns into something you can filter by.',
    ),
    uses: [
      [table, both('bevat de opmerkingen', 'holds the remarks')],
      [model, both('kiest onderwerp en toon', 'chooses topic and tone')],
    ],
    setup: [],
    notes: [
      {
        over: ['Een voor een', 'Even wachten'],
        text: say(
          '## Rustig aan\nEen regel per keer met een korte pauze, zodat het taalmodel je niet afkapt. Lukt een regel niet, dan komt die de volgende ronde weer aan de beurt.',
          '## Take it easy\nOne row at a time with a short pause, so that the language model does not cut you off. If a row fails, it gets another turn in the next round.',
        ),
      },
    ],
    names: {
      'Om de vier uur': 'Every four hours',
      'Lees de regels': 'Read the rows',
      'Nog zonder categorie': 'No category yet',
      'Hooguit vijftig': 'At most fifty',
      'Een voor een': 'One by one',
      'De regel': 'The row',
      'Bepaal de categorie': 'Decide the category',
      Taalmodel: 'Language model',
      'Vaste vorm': 'Fixed form',
      'Schrijf terug': 'Write back',
      'Even wachten': 'Short wait',
    },
    nodes: [
      everyHours('Om de vier uur', 4),
      table.rows('Lees de regels', say('Opmerkingen', 'Remarks')),
      keep('Nog zonder categorie', [
        [`={{ ${table.cell(say('Categorie', 'Category'))} ?? '' }}`, 'empty'],
        [`={{ ${table.cell(say('Opmerking', 'Remark'))} ?? '' }}`, 'filled'],
      ]),
      limit('Hooguit vijftig', 50),
      loop('Een voor een', 1),
      set('De regel', {
        nummer: `={{ ${table.cell(say('Nummer', 'Number'))} }}`,
        opmerking: `={{ ${table.cell(say('Opmerking', 'Remark'))} }}`,
      }),
      withErrorBranch(
        ask(
          'Bepaal de categorie',
          say(
            `Je deelt opmerkingen van klanten in. Kies precies een onderwerp: ${TOPICS}. Kies een toon: positief, neutraal of negatief.`,
            `You sort customers’ remarks. Choose exactly one topic: ${TOPICS}. Choose a tone: positive, neutral or negative.`,
          ),
          '={{ $json.opmerking }}',
          true,
        ),
      ),
      model.attach('Taalmodel', 'Bepaal de categorie'),
      parser('Vaste vorm', 'Bepaal de categorie', {
        onderwerp: say('levering', 'delivery'),
        toon: say('negatief', 'negative'),
      }),
      table.upsert('Schrijf terug', say('Opmerkingen', 'Remarks'), say('Nummer', 'Number'), {
        [say('Nummer', 'Number')]: "={{ $('De regel').item.json.nummer }}",
        [say('Categorie', 'Category')]: '={{ $json.output.onderwerp }}',
        [say('Toon', 'Tone')]: '={{ $json.output.toon }}',
      }),
      pause('Even wachten', 3, 'seconds'),
    ],
    flow: [
      'Om de vier uur > Lees de regels > Nog zonder categorie > Hooguit vijftig > Een voor een #1 > De regel > Bepaal de categorie > Schrijf terug > Even wachten > Een voor een',
      'Bepaal de categorie #1 > Even wachten',
    ],
  }),
});

export const pdfFields = recipe({
  id: 'pdf-fields',
  category: 'data',
  tags: ['pdf', 'ai', 'contracten'],
  saves: spares(
    8,
    'Iemand leest het contract door en typt partijen, looptijd en bedrag over.',
    'Someone reads the contract and retypes the parties, term and amount.',
  ),
  variants: combine(
    { drop: fileDrops, model: mainModels, table: tables, chat: chats },
    { take: 10, apart: ['drop', 'model', 'table'] },
  ),
  build: ({ drop, model, table, chat }) => {
    const { nodes, path, ref: f } = starts(drop.newFile, 'Nieuw contract', 'Contract');
    return {
      name: both(
        `Contracten uit ${drop.app.label} met ${model.app.label} uitlezen naar ${table.app.label}`,
        `Read contracts from ${drop.app.label} into ${table.app.label} with ${model.app.label}`,
      ),
      description: both(
        `Als ${drop.newFile.event.nl}, haalt ${model.app.label} partijen, looptijd en opzegtermijn uit de pdf; volledige contracten komen in ${table.app.label}, twijfelgevallen in ${chat.app.label}.`,
        `When ${drop.newFile.event.en}, ${model.app.label} takes the parties, term and notice period from the PDF; complete contracts go to ${table.app.label}, doubtful ones to ${chat.app.label}.`,
      ),
      benefit: both(
        'Je weet van elk contract wanneer het afloopt.',
        'You know of every contract when it ends.',
      ),
      uses: [
        [drop, both('levert de pdf-bestanden', 'supplies the PDF files')],
        [model, both('leest de gegevens uit de tekst', 'reads the details from the text')],
        [table, both('bewaart het contractenregister', 'keeps the contract register')],
        [chat, both('vraagt hulp bij onvolledige contracten', 'asks for help with incomplete contracts')],
      ],
      setup: [
        ...(drop.newFile.setup ?? []),
        both(
          'Vul "Haal de afspraken eruit" aan met andere velden die je wilt bewaren.',
          'Add other fields that you want to keep to "Haal de afspraken eruit".',
        ),
      ],
      notes: [
        {
          over: ['Alles gevonden?', 'Vraag een collega'],
          text: say(
            '## Liever vragen dan raden\nOntbreekt de einddatum of de wederpartij, dan komt het contract niet in het register maar bij een collega.',
            '## Better to ask than to guess\nIf the end date or the counterparty is missing, the contract does not go into the register but to a colleague.',
          ),
        },
      ],
      names: {
        'Nieuw contract': 'New contract',
        Contract: 'Contract',
        'Alleen pdf': 'PDF only',
        'Lees de pdf': 'Read the PDF',
        'Haal de afspraken eruit': 'Take out the terms',
        Taalmodel: 'Language model',
        'Alles gevonden?': 'Everything found?',
        'Zet in het register': 'Put in the register',
        'Vraag een collega': 'Ask a colleague',
        'Meld onleesbaar bestand': 'Report an unreadable file',
      },
      nodes: [
        ...nodes,
        keep('Alleen pdf', [[`=${f.name}`, 'matches', '\\.pdf$']]),
        withErrorBranch(readFile('Lees de pdf', 'pdf')),
        withErrorBranch(
          extract('Haal de afspraken eruit', '={{ $json.text }}', [
            [
              'wederpartij',
              'string',
              say('Naam van de andere partij in het contract', 'Name of the other party in the contract'),
            ],
            [
              'onderwerp',
              'string',
              say('Waar het contract over gaat, in een zin', 'What the contract is about, in one sentence'),
            ],
            [
              'ingangsdatum?',
              'date',
              say('Begin van de looptijd als JJJJ-MM-DD', 'Start of the term as YYYY-MM-DD'),
            ],
            [
              'einddatum?',
              'date',
              say('Einde van de looptijd als JJJJ-MM-DD', 'End of the term as YYYY-MM-DD'),
            ],
            ['opzegtermijn_dagen?', 'number', say('Opzegtermijn in dagen', 'Notice period in days')],
            ['bedrag_per_jaar?', 'number', say('Kosten per jaar zonder btw', 'Cost per year excluding VAT')],
          ]),
        ),
        model.attach('Taalmodel', 'Haal de afspraken eruit'),
        when('Alles gevonden?', [
          ['={{ $json.output.wederpartij }}', 'filled'],
          ['={{ $json.output.einddatum }}', 'filled'],
        ]),
        table.append('Zet in het register', say('Contracten', 'Contracts'), {
          [say('Bestand', 'File')]: `=${f.name}`,
          [say('Wederpartij', 'Counterparty')]: '={{ $json.output.wederpartij }}',
          [say('Onderwerp', 'Subject')]: '={{ $json.output.onderwerp }}',
          [say('Einddatum', 'End date')]: '={{ $json.output.einddatum }}',
          [say('Opzegtermijn', 'Notice period')]: "={{ $json.output.opzegtermijn_dagen ?? '' }}",
          Link: `=${f.link}`,
        }),
        chat.post(
          'Vraag een collega',
          say(
            t`In het contract ${f.name} vind ik geen wederpartij of einddatum. Wil iemand kijken? ${f.link}`,
            t`I find no counterparty or end date in the contract ${f.name}. Would someone have a look? ${f.link}`,
          ),
        ),
        chat.post(
          'Meld onleesbaar bestand',
          say(
            t`Het bestand ${f.name} is niet te lezen, waarschijnlijk is het een scan. ${f.link}`,
            t`The file ${f.name} cannot be read, it is probably a scan. ${f.link}`,
          ),
        ),
      ],
      flow: [
        `${path} > Alleen pdf > Lees de pdf > Haal de afspraken eruit > Alles gevonden? > Zet in het register`,
        'Alles gevonden? #1 > Vraag een collega',
        'Lees de pdf #1 > Meld onleesbaar bestand',
        'Haal de afspraken eruit #1 > Vraag een collega',
      ],
    };
  },
});

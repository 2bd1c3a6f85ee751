import { chats } from '../../apps/chats.js';
import { answeringDesks, escalatingDesks, liveDesks } from '../../apps/helpdesks.js';
import { mainModels, models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { translators } from '../../apps/translators.js';
import { embedders, vectorStores } from '../../apps/vector-stores.js';
import {
  agent,
  append,
  ask,
  classify,
  combine,
  only,
  parser,
  recipe,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { withoutTwins } from '../twins.js';

export const ticketsSorteren = withoutTwins(
  recipe({
    id: 'ticket-triage',
    category: 'customer',
    tags: ['tickets', 'ai', 'prioriteit'],
    saves: {
      minutes: 4,
      nl: 'Iemand leest elk ticket, kiest een onderwerp en bepaalt de haast.',
      en: 'Someone reads every ticket, picks a topic and judges the urgency.',
    },
    variants: combine(
      'ticket-triage',
      { desk: escalatingDesks, model: models, chat: chats, table: tables },
      { take: 10 },
    ),
    build: ({ desk, model, chat, table }) => {
      const { nodes, path, ref: k } = starts(desk.newTicket, 'Nieuw ticket', 'Ticket');
      const topics = ['Bestelling', 'Betaling', 'Techniek', 'Overig'];
      return {
        name: {
          nl: `${desk.app.label}-tickets sorteren met ${model.app.label} en spoed melden in ${chat.app.label}`,
          en: `Sort ${desk.app.label} tickets with ${model.app.label} and flag urgent ones in ${chat.app.label}`,
        },
        description: {
          nl: `Zodra ${desk.newTicket.event.nl}, bepaalt ${model.app.label} onderwerp en haast. Spoed krijgt de hoogste prioriteit en staat direct in ${chat.app.label}; elk oordeel komt in ${table.app.label}.`,
          en: `As soon as ${desk.newTicket.event.en}, ${model.app.label} finds its topic and urgency. Urgent ones get top priority and show up in ${chat.app.label}; each verdict is kept in ${table.app.label}.`,
        },
        benefit: {
          nl: 'Spoed ligt bovenop, de rest ligt bij de juiste collega.',
          en: 'Urgent work is on top, the rest is with the right colleague.',
        },
        uses: [
          [
            desk,
            {
              nl: 'levert tickets en krijgt prioriteit en notitie',
              en: 'brings tickets and gets priority and note',
            },
          ],
          [desk.newTicket, { nl: 'meldt nieuwe tickets', en: 'reports new tickets' }],
          [model, { nl: 'bepaalt onderwerp en haast', en: 'finds topic and urgency' }],
          [chat, { nl: 'waarschuwt het team bij spoed', en: 'warns the team of urgent tickets' }],
          [table, { nl: 'houdt de oordelen bij', en: 'keeps the verdicts' }],
        ],
        setup: [
          {
            nl: 'Pas in "Welk onderwerp?" de omschrijvingen aan jullie klanten aan.',
            en: 'Adapt the descriptions in "Welk onderwerp?" to your customers.',
          },
        ],
        notes: [
          {
            over: ['Welk onderwerp?', ...topics],
            text: '## Onderwerp\nElke uitgang zet het onderwerp op het ticket. Voeg een categorie toe en verbind een extra stap om er een bij te maken.',
          },
          {
            over: ['Hoe dringend?', 'Spoed?', 'Hoogste prioriteit', 'Waarschuw het team'],
            text: '## Haast\nSpoed is: stilstand, dreigend opzeggen of een veiligheidsprobleem. De uitleg van het model komt mee in de melding.',
          },
        ],
        nodes: [
          ...nodes,
          classify(
            'Welk onderwerp?',
            t`${k.subject}\n${k.text}`,
            [
              ['Bestelling', 'Levering, retour, ontbrekend of kapot product'],
              ['Betaling', 'Factuur, terugbetaling, incasso'],
              ['Techniek', 'Iets werkt niet, inloggen, foutmelding'],
            ],
            true,
          ),
          model.attach('Model voor onderwerp', 'Welk onderwerp?'),
          ...topics.map((topic) => set(topic, { onderwerp: topic.toLowerCase() })),
          append('Met onderwerp', 4),
          ask(
            'Hoe dringend?',
            'Je beoordeelt klantvragen. Spoed is alleen: de klant kan niet verder, dreigt op te zeggen of er is gevaar.',
            t`Onderwerp: ${k.subject}\n\n${k.text}`,
            true,
          ),
          model.attach('Model voor haast', 'Hoe dringend?'),
          parser('Vorm van het oordeel', 'Hoe dringend?', { spoed: true, uitleg: 'De webshop ligt stil.' }),
          table.append('Leg oordeel vast', 'Tickets', {
            Ticket: only(k.id),
            Onderwerp: "={{ $('Met onderwerp').item.json.onderwerp }}",
            Spoed: "={{ $('Hoe dringend?').item.json.output.spoed ? 'ja' : 'nee' }}",
            Uitleg: "={{ $('Hoe dringend?').item.json.output.uitleg }}",
          }),
          when('Spoed?', [["={{ $('Hoe dringend?').item.json.output.spoed }}", 'yes']]),
          desk.urgent('Hoogste prioriteit', only(k.id)),
          chat.post(
            'Waarschuw het team',
            t`Spoed van ${k.name}: ${k.subject}\n{{ $('Hoe dringend?').item.json.output.uitleg }}\n${k.link}`,
          ),
          desk.note(
            'Noteer onderwerp',
            only(k.id),
            "=Onderwerp: {{ $('Met onderwerp').item.json.onderwerp }}. Geen spoed: {{ $('Hoe dringend?').item.json.output.uitleg }}",
          ),
        ],
        flow: [
          `${path} > Welk onderwerp?`,
          ...topics.map((topic, i) => `Welk onderwerp? #${i} > ${topic} > Met onderwerp @${i}`),
          'Met onderwerp > Hoe dringend? > Leg oordeel vast > Spoed? > Hoogste prioriteit > Waarschuw het team',
          'Spoed? #1 > Noteer onderwerp',
        ],
      };
    },
  }),
);

export const conceptantwoord = withoutTwins(
  recipe({
    id: 'ticket-draft-from-knowledge',
    category: 'customer',
    tags: ['kennisbank', 'ai', 'conceptantwoord'],
    saves: {
      minutes: 8,
      nl: 'Een medewerker zoekt in de kennisbank en typt het antwoord.',
      en: 'An agent searches the knowledge base and types the answer.',
    },
    variants: combine(
      'ticket-draft-from-knowledge',
      { desk: liveDesks, store: vectorStores, model: mainModels, embedder: embedders, chat: chats },
      { take: 10, sameApp: true, unless: (c) => c.desk.app.key === c.store.app.key },
    ),
    build: ({ desk, store, model, embedder, chat }) => {
      const { nodes, path, ref: k } = starts(desk.newTicket, 'Nieuwe vraag', 'Vraag');
      return {
        name: {
          nl: `Conceptantwoord voor ${desk.app.label} uit je kennisbank in ${store.app.label}`,
          en: `Draft ${desk.app.label} replies from your knowledge base in ${store.app.label}`,
        },
        description: {
          nl: `Wanneer ${desk.newTicket.event.nl}, zoekt een AI-assistent het antwoord in ${store.app.label} en zet het als interne notitie klaar. Weet hij het niet, dan hoort ${chat.app.label} dat.`,
          en: `When ${desk.newTicket.event.en}, an AI assistant looks the answer up in ${store.app.label} and leaves it as an internal note. If it does not know, ${chat.app.label} hears so.`,
        },
        benefit: {
          nl: 'Het antwoord ligt klaar, een medewerker leest het na en verstuurt het.',
          en: 'The answer is ready; an agent checks it and sends it.',
        },
        uses: [
          [desk, { nl: 'krijgt het concept als notitie', en: 'gets the draft as a note' }],
          [desk.newTicket, { nl: 'meldt nieuwe vragen', en: 'reports new questions' }],
          [store, { nl: 'bewaart je kennisartikelen', en: 'holds your knowledge articles' }],
          [model, { nl: 'schrijft het concept', en: 'writes the draft' }],
          [embedder, { nl: 'maakt de kennisbank doorzoekbaar', en: 'makes the knowledge base searchable' }],
          [chat, { nl: 'hoort welke vragen open blijven', en: 'hears which questions stay open' }],
        ],
        setup: [
          {
            nl: `Vul ${store.app.label} eerst met je kennisartikelen, met dezelfde embeddings als hier.`,
            en: `Fill ${store.app.label} with your knowledge articles first, using the same embeddings as here.`,
          },
          {
            nl: 'Pas in "Schrijf een concept" de toon en de ondertekening aan.',
            en: 'Adapt tone and signature in "Schrijf een concept".',
          },
        ],
        notes: [
          {
            over: ['Schrijf een concept'],
            text: '## Alleen wat er staat\nDe assistent mag niets verzinnen: zonder passend artikel antwoordt hij met ONBEKEND en gaat de vraag naar een mens.',
          },
        ],
        nodes: [
          ...nodes,
          withErrorBranch(
            agent(
              'Schrijf een concept',
              'Je helpt klanten van een Nederlands bedrijf. Zoek altijd in de kennisbank en gebruik alleen wat daar staat. Schrijf vriendelijk en kort, in de taal van de klant. Staat het antwoord er niet in, antwoord dan met alleen ONBEKEND.',
              t`Klant: ${k.name}\nOnderwerp: ${k.subject}\n\n${k.text}`,
            ),
          ),
          model.attach('Taalmodel', 'Schrijf een concept'),
          store.tool('kennisbank', 'Schrijf een concept', 'Zoekt in de kennisartikelen en handleidingen.'),
          embedder.attach('Embeddings', 'kennisbank'),
          when('Antwoord gevonden?', [['={{ !String($json.output).includes("ONBEKEND") }}', 'yes']]),
          desk.note('Zet concept klaar', only(k.id), '=Concept, nog niet verstuurd:\n\n{{ $json.output }}'),
          chat.post(
            'Vraag een collega',
            t`Geen antwoord in de kennisbank voor "${k.subject}" van ${k.name}: ${k.link}`,
          ),
        ],
        flow: [
          `${path} > Schrijf een concept > Antwoord gevonden? > Zet concept klaar`,
          'Antwoord gevonden? #1 > Vraag een collega',
          'Schrijf een concept #1 > Vraag een collega',
        ],
      };
    },
  }),
);

export const anderstaligeTickets = withoutTwins(
  recipe({
    id: 'foreign-tickets',
    category: 'customer',
    tags: ['vertalen', 'tickets'],
    saves: {
      minutes: 5,
      nl: 'Een medewerker plakt de vraag in een vertaalsite en daarna het antwoord terug.',
      en: 'An agent pastes the question into a translation site and the answer back.',
    },
    variants: combine(
      'foreign-tickets',
      { desk: answeringDesks, translator: translators.slice(0, 2), chat: chats },
      { take: 8 },
    ),
    build: ({ desk, translator, chat }) => {
      const { nodes, path, ref: k } = starts(desk.newTicket, 'Binnengekomen ticket', 'Vraag van klant');
      return {
        name: {
          nl: `Anderstalige ${desk.app.label}-tickets vertalen met ${translator.app.label}, met melding in ${chat.app.label}`,
          en: `Translate foreign ${desk.app.label} tickets with ${translator.app.label} and tell ${chat.app.label}`,
        },
        description: {
          nl: `Komt er een vraag in een andere taal binnen via ${desk.app.label}, dan zet ${translator.app.label} de Nederlandse vertaling als notitie erbij, krijgt de klant een ontvangstbevestiging in het Engels en ziet ${chat.app.label} wie er kan antwoorden.`,
          en: `When a question in another language arrives in ${desk.app.label}, ${translator.app.label} adds a Dutch translation as a note, the customer gets an acknowledgement in English and ${chat.app.label} sees who can answer.`,
        },
        benefit: {
          nl: 'Elke medewerker kan elke klant helpen.',
          en: 'Every agent can help every customer.',
        },
        uses: [
          [
            desk,
            { nl: 'levert tickets en krijgt de vertaling', en: 'brings tickets and gets the translation' },
          ],
          [desk.newTicket, { nl: 'meldt nieuwe tickets', en: 'reports new tickets' }],
          [translator, { nl: 'herkent de taal en vertaalt', en: 'recognises the language and translates' }],
          [chat, { nl: 'meldt anderstalige klanten', en: 'reports customers in other languages' }],
        ],
        setup: [
          {
            nl: 'Pas in "Bevestig ontvangst" de tekst aan die de klant krijgt.',
            en: 'Adapt the text the customer gets in "Bevestig ontvangst".',
          },
        ],
        nodes: [
          ...nodes,
          translator.translate('Vertaal de vraag', t`${k.subject}\n\n${k.text}`, 'nl'),
          when('Andere taal?', [[`={{ String(${translator.detected}).toLowerCase() }}`, 'isNot', 'nl']]),
          desk.note(
            'Zet vertaling erbij',
            only(k.id),
            `=Vertaald uit het {{ ${translator.detected} }}:\n\n{{ ${translator.translated} }}`,
          ),
          desk.reply(
            'Bevestig ontvangst',
            only(k.id),
            t`Hello ${k.name}, thank you for your message. We have received it and will answer within one working day.`,
          ),
          chat.post(
            'Meld de taal',
            t`${k.name} schrijft in het {{ $('Vertaal de vraag').item.json.detected_source_language ?? $('Vertaal de vraag').item.json.detectedSourceLanguage }}: ${k.subject} (${k.link})`,
          ),
        ],
        flow: [
          `${path} > Vertaal de vraag > Andere taal? > Zet vertaling erbij`,
          'Andere taal? > Bevestig ontvangst',
          'Andere taal? > Meld de taal',
        ],
      };
    },
  }),
);

export const bugsDoorzetten = withoutTwins(
  recipe({
    id: 'ticket-to-bug',
    category: 'customer',
    tags: ['bugs', 'ontwikkeling', 'tickets'],
    saves: {
      minutes: 6,
      nl: 'Support herschrijft een klacht tot een bugmelding voor de ontwikkelaars.',
      en: 'Support rewrites a complaint as a bug report for the developers.',
    },
    variants: combine(
      'ticket-to-bug',
      { desk: liveDesks, model: models, tasks: taskApps },
      { take: 9, unless: (c) => ['todoist', 'googleTasks', 'microsoftToDo'].includes(c.tasks.app.key) },
    ),
    build: ({ desk, model, tasks }) => {
      const { nodes, path, ref: k } = starts(desk.newTicket, 'Klacht', 'Melding');
      return {
        name: {
          nl: `Bugs uit ${desk.app.label} als taak in ${tasks.app.label} zetten met ${model.app.label}`,
          en: `Turn bugs from ${desk.app.label} into ${tasks.app.label} tasks with ${model.app.label}`,
        },
        description: {
          nl: `${model.app.label} herkent of een melding in ${desk.app.label} een fout in je product is, schrijft er een bugmelding met stappen van en zet die in ${tasks.app.label}. Het ticket krijgt een verwijzing.`,
          en: `${model.app.label} recognises whether a ticket in ${desk.app.label} is a fault in your product, writes it up with steps and puts it in ${tasks.app.label}. The ticket gets a reference.`,
        },
        benefit: {
          nl: 'Ontwikkelaars krijgen meldingen waar ze mee verder kunnen.',
          en: 'Developers get reports they can work with.',
        },
        uses: [
          [
            desk,
            {
              nl: 'levert de klachten en krijgt de verwijzing',
              en: 'brings the complaints and gets the reference',
            },
          ],
          [desk.newTicket, { nl: 'meldt nieuwe klachten', en: 'reports new complaints' }],
          [model, { nl: 'herkent bugs en schrijft ze uit', en: 'recognises bugs and writes them up' }],
          [tasks, { nl: 'krijgt de bugmelding', en: 'gets the bug report' }],
        ],
        setup: [
          {
            nl: 'Beschrijf in "Is dit een bug?" in een zin wat je product doet.',
            en: 'Describe in one sentence what your product does in "Is dit een bug?".',
          },
        ],
        nodes: [
          ...nodes,
          ask(
            'Is dit een bug?',
            'Ons product is VUL_PRODUCT_IN. Beoordeel of de klant een fout in het product meldt of iets anders vraagt. Schrijf bij een fout een korte titel en de stappen om haar na te doen.',
            t`${k.subject}\n\n${k.text}`,
            true,
          ),
          model.attach('Beoordelaar', 'Is dit een bug?'),
          parser('Bugvorm', 'Is dit een bug?', {
            bug: true,
            titel: 'Knop Betalen reageert niet',
            stappen: '1. Open de winkelwagen 2. Klik op Betalen',
          }),
          when('Fout in het product?', [['={{ $json.output.bug }}', 'yes']]),
          withErrorBranch(
            tasks.create('Maak bugmelding', {
              title: '=Bug: {{ $json.output.titel }}',
              description: t`{{ $json.output.stappen }}\n\nGemeld door ${k.name} (${k.email}): ${k.link}`,
            }),
          ),
          desk.note('Verwijs in het ticket', only(k.id), `=Doorgezet als bugmelding: {{ ${tasks.link} }}`),
          desk.note(
            'Meld dat het misging',
            only(k.id),
            '=Dit is een bug, maar de bugmelding kon niet worden aangemaakt. Zet haar met de hand door.',
          ),
        ],
        flow: [
          `${path} > Is dit een bug? > Fout in het product? > Maak bugmelding > Verwijs in het ticket`,
          'Maak bugmelding #1 > Meld dat het misging',
        ],
      };
    },
  }),
);

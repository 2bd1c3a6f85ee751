import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { about, mailOf } from '../../apps/values.js';
import { embedders, vectorStores } from '../../apps/vector-stores.js';
import {
  agent,
  ask,
  both,
  chat,
  combine,
  form,
  from,
  memory,
  only,
  recipe,
  say,
  set,
  t,
  withErrorBranch,
} from '../../kit/index.js';

export const vraagbaak = recipe({
  id: 'hr-assistant',
  category: 'hr',
  tags: ['ai', 'chatbot', 'personeelshandboek'],
  saves: {
    minutes: 6,
    nl: 'HR zoekt het antwoord op in het handboek en typt het uit.',
    en: 'HR looks up the answer in the handbook and types it out.',
  },
  variants: combine(
    { store: vectorStores, model: models, embedder: embedders },
    { take: 10, apart: ['store'], sameApp: true },
  ),
  build: ({ model, store, embedder }) => ({
    name: both(
      `Personeelshandboek laten antwoorden met ${model.app.label} en ${store.app.label}`,
      `Let your staff handbook answer with ${model.app.label} and ${store.app.label}`,
    ),
    description: both(
      `Collega’s vragen op een eigen chatpagina naar verlof, verzuim of reiskosten; ${model.app.label} zoekt het op in het handboek uit ${store.app.label} en noemt de paragraaf.`,
      `Colleagues ask about leave, sickness or travel costs on a chat page of their own; ${model.app.label} looks it up in the handbook kept in ${store.app.label} and names the section.`,
    ),
    benefit: both('Antwoord op HR-vragen, ook na vijven.', 'Answers to HR questions, also after five.'),
    uses: [
      [model, both('formuleert het antwoord', 'words the answer')],
      [store, both('doorzoekt het handboek', 'searches the handbook')],
      [embedder, both('maakt vragen doorzoekbaar', 'makes questions searchable')],
    ],
    setup: [
      both(
        'Zet eerst je handboek in de vectoropslag met dezelfde embeddings als hier.',
        'First put your handbook in the vector store with the same embeddings as used here.',
      ),
    ],
    names: {
      'Vraag van een collega': 'Question from a colleague',
      'Zoek het antwoord op': 'Look up the answer',
      Taalmodel: 'Language model',
      Gespreksgeheugen: 'Conversation memory',
      Handboek: 'Handbook',
      'Zeg dat het niet lukte': 'Say that it failed',
      Embeddings: 'Embeddings',
    },
    nodes: [
      chat(
        'Vraag van een collega',
        say(
          'Hoi! Stel je vraag over verlof, verzuim, salaris of regelingen.',
          'Hi! Ask your question about leave, sickness, salary or arrangements.',
        ),
        say('HR-vraagbaak', 'HR help desk'),
      ),
      withErrorBranch(
        agent(
          'Zoek het antwoord op',
          say(
            `Je bent de HR-vraagbaak van een Nederlands bedrijf. Antwoord kort en alleen op basis van het handboek, noem de paragraaf. Staat het er niet in, verwijs dan naar ${mailOf.hr}. Geef geen medisch of juridisch advies.`,
            `You are the HR help desk of a Dutch business. Answer briefly, in English and only on the basis of the handbook, and name the section. If it is not in there, refer to ${mailOf.hr}. Give no medical or legal advice.`,
          ),
        ),
      ),
      set('Zeg dat het niet lukte', {
        output: say(
          `Zoeken in het handboek lukt nu niet. Mail je vraag naar ${mailOf.hr}.`,
          `Searching the handbook does not work at the moment. Mail your question to ${mailOf.hr}.`,
        ),
      }),
      model.attach('Taalmodel', 'Zoek het antwoord op'),
      memory('Gespreksgeheugen', 'Zoek het antwoord op', 6),
      store.tool(
        'Handboek',
        'Zoek het antwoord op',
        say(
          'Doorzoekt het personeelshandboek: verlof, verzuim, salaris, declaraties, thuiswerken.',
          'Searches the staff handbook: leave, sickness, salary, expenses, working from home.',
        ),
      ),
      embedder.attach('Embeddings', 'Handboek'),
    ],
    flow: [
      'Vraag van een collega > Zoek het antwoord op',
      'Zoek het antwoord op #1 > Zeg dat het niet lukte',
    ],
  }),
});

const OWN_COMPANY = about(
  'own-company',
  ['Je bedrijf', 'Your company'],
  [
    'In een paar zinnen: wat jullie doen, waar, en hoe het er werkt.',
    'In a few sentences: what you do, where, and what it is like to work there.',
  ],
  [
    'een installatiebedrijf in Zwolle met veertig mensen; we lunchen samen en leiden zelf op',
    'an installation company in Zwolle with forty people; we lunch together and train people ourselves',
  ],
);

export const vacaturetekst = recipe({
  id: 'vacancy-text',
  category: 'hr',
  tags: ['vacature', 'ai', 'schrijven'],
  saves: {
    minutes: 40,
    nl: 'Een recruiter schrijft elke vacature vanaf een leeg vel.',
    en: 'A recruiter writes every vacancy from a blank page.',
  },
  variants: combine({ model: models, mailer: mailers, table: tables }, { take: 9 }),
  build: ({ model, mailer, table }) => ({
    name: both(
      `Vacaturetekst laten schrijven door ${model.app.label} en ontvangen via ${mailer.app.label}`,
      `Have ${model.app.label} write a vacancy text, delivered by ${mailer.app.label}`,
    ),
    description: both(
      `Vul functie, taken en voorwaarden in en ${model.app.label} schrijft een inclusieve vacaturetekst in je-vorm. Hij komt via ${mailer.app.label} in je mailbox en blijft bewaard in ${table.app.label}.`,
      `Fill in role, tasks and terms and ${model.app.label} writes an inclusive vacancy text in English, sent to you through ${mailer.app.label} and kept in ${table.app.label}.`,
    ),
    benefit: both('Een goede vacature in vijf minuten.', 'A good vacancy in five minutes.'),
    uses: [
      [model, both('schrijft de vacature', 'writes the vacancy')],
      [mailer, both('bezorgt de tekst', 'delivers the text')],
      [table, both('bewaart alle vacatures', 'keeps all vacancies')],
    ],
    setup: [],
    names: {
      'Meld dat het model zweeg': 'Report that the model was silent',
      'Nieuwe vacature': 'New vacancy',
      'Schrijf de vacature': 'Write the vacancy',
      Taalmodel: 'Language model',
      'Stuur het concept': 'Send the draft',
      'Bewaar de vacature': 'Keep the vacancy',
    },
    nodes: [
      form(
        'Nieuwe vacature',
        say('Nieuwe vacature', 'New vacancy'),
        say('Steekwoorden zijn genoeg.', 'Keywords are enough.'),
        [
          ['functie', say('Functie', 'Position')],
          ['taken', say('Belangrijkste taken', 'Main tasks'), 'textarea'],
          ['eisen', say('Wat moet iemand kunnen?', 'What should someone be able to do?'), 'textarea'],
          ['aanbod', say('Salaris, uren en extra’s', 'Salary, hours and extras'), 'textarea'],
          ['email', say('Waar mag de tekst heen?', 'Where may the text be sent?'), 'email'],
        ],
      ),
      withErrorBranch(
        ask(
          'Schrijf de vacature',
          say(
            `Je schrijft vacatures voor dit bedrijf: ${OWN_COMPANY}. Schrijf in de je-vorm op B1-niveau, zonder clichés, leeftijdseisen of mannelijke beroepsnamen. Verzin geen voorwaarden, namen of adressen. Geef alleen html met koppen: wat ga je doen, wie ben je, wat krijg je, zo solliciteer je.`,
            `You write vacancies for this company: ${OWN_COMPANY}. Write in plain English at B1 level and address the reader as you, without clichés, age requirements or gendered job titles. Make up no terms, names or addresses. Give nothing but HTML with headings: what you will do, who you are, what you get, how to apply.`,
          ),
          say(
            t`Functie: ${'{{ $json.functie }}'}\nTaken: ${'{{ $json.taken }}'}\nEisen: ${'{{ $json.eisen }}'}\nAanbod: ${'{{ $json.aanbod }}'}`,
            t`Position: {{ $json.functie }}\nTasks: {{ $json.taken }}\nRequirements: {{ $json.eisen }}\nOffer: {{ $json.aanbod }}`,
          ),
        ),
      ),
      model.attach('Taalmodel', 'Schrijf de vacature'),
      mailer.send(
        'Stuur het concept',
        only(from('Nieuwe vacature', 'email')),
        say(
          t`Concept: vacature ${from('Nieuwe vacature', 'functie')}`,
          t`Draft: vacancy ${from('Nieuwe vacature', 'functie')}`,
        ),
        "={{ String($json.text ?? '').replace(/^\\s*```\\w*\\s*|```\\s*$/g, '') }}",
      ),
      table.append('Bewaar de vacature', say('Vacatures', 'Vacancies'), {
        [say('Functie', 'Position')]: only(from('Nieuwe vacature', 'functie')),
        [say('Tekst', 'Text')]: "={{ String($json.text ?? '').replace(/^\\s*```\\w*\\s*|```\\s*$/g, '') }}",
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        Status: say('Concept', 'Draft'),
      }),
      mailer.send(
        'Meld dat het model zweeg',
        only(from('Nieuwe vacature', 'email')),
        say('De vacaturetekst is niet geschreven', 'The vacancy text was not written'),
        say(
          t`Voor ${from('Nieuwe vacature', 'functie')} kwam geen tekst van het taalmodel. Verstuur het formulier straks nog eens.`,
          t`The language model gave no text for ${from('Nieuwe vacature', 'functie')}. Submit the form once more later.`,
        ),
      ),
    ],
    flow: [
      'Schrijf de vacature #1 > Meld dat het model zweeg',
      'Nieuwe vacature > Schrijf de vacature > Stuur het concept',
      'Schrijf de vacature > Bewaar de vacature',
    ],
  }),
});

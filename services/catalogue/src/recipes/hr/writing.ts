import { mailers } from '../../apps/mailers.js';
import { models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { about, mailOf } from '../../apps/values.js';
import { embedders, fileLoader, splitter, vectorStores } from '../../apps/vector-stores.js';
import {
  agent,
  ask,
  both,
  chat,
  codeEach,
  combine,
  form,
  formEnd,
  formWithEnding,
  from,
  memory,
  only,
  onlyOnce,
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
      `Je laadt het handboek in met een formulier. Collega’s vragen daarna op een chatpagina naar verlof, verzuim of reiskosten; ${model.app.label} zoekt het op in ${store.app.label} en noemt de paragraaf.`,
      `You load the handbook with a form. After that colleagues ask about leave, sickness or travel costs on a chat page; ${model.app.label} looks it up in ${store.app.label} and names the section.`,
    ),
    benefit: both('Antwoord op HR-vragen, ook na vijven.', 'Answers to HR questions, also after five.'),
    uses: [
      [model, both('formuleert het antwoord', 'words the answer')],
      [store, both('doorzoekt het handboek', 'searches the handbook')],
      [embedder, both('maakt vragen doorzoekbaar', 'makes questions searchable')],
    ],
    setup: [
      both(
        'Open het formulier van "Handboek inladen" en stuur je handboek één keer in. Leeg bij een nieuwe versie eerst de opslag, anders antwoordt hij ook uit de oude.',
        'Open the form of "Handboek inladen" and send in your handbook once. With a new version, empty the store first, or it answers from the old one too.',
      ),
    ],
    notes: [
      {
        over: ['Handboek inladen', 'Laad het handboek', 'Toon dat het geladen is'],
        text: say(
          '## Eerst laden\nHet handboek wordt in stukken van ongeveer een alinea opgeslagen, met de naam van het bestand erbij. Laden en zoeken gebruiken hetzelfde model voor embeddings: verander ze samen.',
          '## Load first\nThe handbook is kept in pieces of about a paragraph, with the name of the file. Loading and searching use the same model for embeddings: change them together.',
        ),
      },
      {
        over: ['Vraag van een collega', 'Zoek het antwoord op', 'Zeg dat het niet lukte'],
        text: say(
          '## Alleen uit het handboek\nStaat iets er niet in, dan verwijst hij naar HR. Vraag collega’s geen medische of persoonlijke gegevens te typen: de vraag gaat naar het taalmodel.',
          '## From the handbook only\nWhat is not in there is referred to HR. Ask colleagues not to type medical or personal data: the question goes to the language model.',
        ),
      },
    ],
    names: {
      'Vraag van een collega': 'Question from a colleague',
      'Zoek het antwoord op': 'Look up the answer',
      Taalmodel: 'Language model',
      Gespreksgeheugen: 'Conversation memory',
      Handboek: 'Handbook',
      'Zeg dat het niet lukte': 'Say that it failed',
      Embeddings: 'Embeddings',
      'Handboek inladen': 'Load the handbook',
      'Neem het bestand over': 'Take over the file',
      'Laad het handboek': 'Store the handbook',
      'Lees het handboek': 'Read the handbook',
      'Knip in stukken': 'Cut into pieces',
      'Embeddings bij laden': 'Embeddings for loading',
      'Toon dat het geladen is': 'Show that it is loaded',
      'Toon dat laden mislukte': 'Show that loading failed',
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
      formWithEnding(
        'Handboek inladen',
        say('Personeelshandboek inladen', 'Load the staff handbook'),
        say('Een pdf of Word-bestand met tekst, geen scan.', 'A PDF or Word file with text, not a scan.'),
        [['bestand', say('Handboek', 'Handbook'), 'file']],
      ),
      withErrorBranch(
        codeEach(
          'Neem het bestand over',
          `
const bestand = Object.values($input.item.binary ?? {})[0];
if (!bestand) throw new Error('${say('Er zit geen bestand bij', 'There is no file')}');
return { json: { naam: bestand.fileName || '${say('handboek', 'handbook')}' }, binary: { data: bestand } };`,
        ),
      ),
      withErrorBranch(store.insert('Laad het handboek')),
      fileLoader('Lees het handboek', 'Laad het handboek', { [say('bestand', 'file')]: '={{ $json.naam }}' }),
      splitter('Knip in stukken', 'Lees het handboek'),
      embedder.attach('Embeddings bij laden', 'Laad het handboek'),
      onlyOnce(
        formEnd(
          'Toon dat het geladen is',
          say('Het handboek is geladen', 'The handbook is loaded'),
          say('Collega’s kunnen nu vragen stellen.', 'Colleagues can ask their questions now.'),
        ),
      ),
      onlyOnce(
        formEnd(
          'Toon dat laden mislukte',
          say('Laden is niet gelukt', 'Loading failed'),
          say(
            'Het bestand is niet te lezen of de opslag weigerde het. Kijk of er tekst in staat en probeer het opnieuw.',
            'The file cannot be read or the store refused it. Check that it holds text and try again.',
          ),
        ),
      ),
    ],
    flow: [
      'Vraag van een collega > Zoek het antwoord op',
      'Handboek inladen > Neem het bestand over > Laad het handboek > Toon dat het geladen is',
      'Neem het bestand over #1 > Toon dat laden mislukte',
      'Laad het handboek #1 > Toon dat laden mislukte',
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

/** What the model wrote, without the fence that it may put around HTML. */
const TEXT =
  "{{ String($('Schrijf de vacature').item.json.text ?? '').replace(/^\\s*```\\w*\\s*|```\\s*$/g, '') }}";

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
            `Je schrijft vacatures voor dit bedrijf: ${OWN_COMPANY}. Schrijf in de je-vorm op B1-niveau, zonder clichés, leeftijdseisen of mannelijke beroepsnamen. Verzin geen voorwaarden, namen of adressen: ontbreekt iets, laat het dan weg. Geef alleen html met koppen: wat ga je doen, wie ben je, wat krijg je, zo solliciteer je.`,
            `You write vacancies for this company: ${OWN_COMPANY}. Write in plain English at B1 level and address the reader as you, without clichés, age requirements or gendered job titles. Make up no terms, names or addresses: leave out what is missing. Give nothing but HTML with headings: what you will do, who you are, what you get, how to apply.`,
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
        say(
          t`Dit is een concept van een taalmodel: kijk voorwaarden en toon na voor je hem plaatst.<br><hr>${TEXT}`,
          t`This is a draft of a language model: check terms and tone before you publish it.<br><hr>${TEXT}`,
        ),
      ),
      table.append('Bewaar de vacature', say('Vacatures', 'Vacancies'), {
        [say('Functie', 'Position')]: only(from('Nieuwe vacature', 'functie')),
        [say('Tekst', 'Text')]: only(TEXT),
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
      'Nieuwe vacature > Schrijf de vacature > Bewaar de vacature',
      'Schrijf de vacature > Stuur het concept',
    ],
  }),
});

import { answers } from '../../apps/answers.js';
import { chats } from '../../apps/chats.js';
import { crmsWithNewContact } from '../../apps/crms.js';
import { helpdesks } from '../../apps/helpdesks.js';
import { ownLimit } from '../../apps/limits.js';
import { mailingLists } from '../../apps/mailing-lists.js';
import { models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  ask,
  both,
  called,
  combine,
  except,
  goOnAfterError,
  onError,
  only,
  parser,
  recipe,
  say,
  set,
  spares,
  starts,
  t,
  when,
} from '../../kit/index.js';

export const storingAlsTicket = recipe({
  id: 'failed-run-to-ticket',
  category: 'customer',
  tags: ['storing', 'tickets', 'beheer'],
  saves: spares(
    6,
    'Iemand ontdekt later dat een koppeling stilstaat en maakt een ticket.',
    'Someone finds out later that an integration stopped and files a ticket.',
  ),
  variants: combine(
    {
      desk: helpdesks,
      chat: chats,
    },
    {
      take: 6,
    },
  ),
  build: ({ desk, chat }) => ({
    name: both(
      `Vastgelopen n8n-koppelingen als ticket in ${desk.app.label}, met bericht in ${chat.app.label}`,
      `Failed n8n runs as ${desk.app.label} tickets, with a message in ${chat.app.label}`,
    ),
    description: both(
      `Loopt een van je n8n-koppelingen vast, dan opent dit een ticket in ${desk.app.label} met de stap, de melding en de link naar de uitvoering, en laat het ${chat.app.label} weten.`,
      `If one of your n8n integrations fails, this opens a ticket in ${desk.app.label} with the step, the message and the link to the run, and tells ${chat.app.label}.`,
    ),
    benefit: both(
      'Je weet van een storing voor de klant belt.',
      'You know of an outage before the customer calls.',
    ),
    uses: [
      [desk, both('krijgt het storingsticket', 'gets the outage ticket')],
      [chat, both('krijgt een kort bericht', 'gets a short message')],
    ],
    setup: [
      both(
        'Kies dit in de instellingen van je andere koppelingen als Error Workflow.',
        'Choose this as the Error Workflow in the settings of your other integrations.',
      ),
    ],
    names: {
      'Bij een fout': 'On an error',
      'Open storingsticket': 'Open failure ticket',
      'Stuur een bericht': 'Send a message',
    },
    nodes: [
      onError('Bij een fout'),
      desk.create('Open storingsticket', {
        subject: say('=Storing in {{ $json.workflow.name }}', '=Failure in {{ $json.workflow.name }}'),
        text: say(
          '=Stap: {{ $json.execution?.lastNodeExecuted }}\nMelding: {{ $json.execution?.error?.message }}\nUitvoering: {{ $json.execution?.url }}',
          '=Step: {{ $json.execution?.lastNodeExecuted }}\nMessage: {{ $json.execution?.error?.message }}\nRun: {{ $json.execution?.url }}',
        ),
        email: mailOf.admin,
        name: 'n8n',
      }),
      chat.post(
        'Stuur een bericht',
        say(
          "=Storing in {{ $('Bij een fout').item.json.workflow.name }}: {{ $('Bij een fout').item.json.execution?.error?.message }}",
          "=Failure in {{ $('Bij een fout').item.json.workflow.name }}: {{ $('Bij een fout').item.json.execution?.error?.message }}",
        ),
      ),
    ],
    flow: ['Bij een fout > Open storingsticket > Stuur een bericht'],
  }),
});
export const eigenToon = recipe({
  id: 'house-style-reply',
  category: 'customer',
  tags: ['ai', 'schrijfstijl', 'bouwsteen'],
  saves: spares(
    3,
    'Een medewerker herschrijft een kort antwoord tot een nette mail.',
    'An agent rewrites a short answer as a proper email.',
  ),
  variants: combine({ model: models }, { take: 7 }),
  build: ({ model }) => ({
    name: both(
      `Kladantwoord omzetten naar jullie eigen toon met ${model.app.label}`,
      `Turn a rough reply into your tone of voice with ${model.app.label}`,
    ),
    description: both(
      `Bouwsteen voor je andere koppelingen: geef een kladantwoord en de naam van de klant mee en ${model.app.label} maakt er een onderwerp en een nette mail in jullie toon van.`,
      `A building block for your other integrations: pass a rough reply and the customer's name, and ${model.app.label} returns a subject and a proper email in your tone of voice.`,
    ),
    benefit: both(
      'Elke klant krijgt dezelfde toon, wie er ook antwoordt.',
      'Every customer gets the same tone, whoever answers.',
    ),
    uses: [[model, both('herschrijft het antwoord', 'rewrites the reply')]],
    setup: [
      both(
        'Beschrijf in "Herschrijf" jullie toon met drie voorbeelden.',
        'Describe your tone with three examples in "Herschrijf".',
      ),
      both(
        'Roep hem aan met klad en klant (de naam); terug komen onderwerp en tekst.',
        'Call it with klad (the rough reply) and klant (the name of the customer); back come onderwerp (the subject) and tekst (the text).',
      ),
    ],
    names: {
      'Aangeroepen met klad': 'Called with a draft',
      Herschrijf: 'Rewrite',
      Taalmodel: 'Language model',
      'Vorm van de mail': 'Form of the email',
      'Geef terug': 'Give back',
    },
    nodes: [
      called('Aangeroepen met klad', {
        klad: 'string',
        klant: 'string',
      }),
      goOnAfterError(
        ask(
          'Herschrijf',
          say(
            'Je herschrijft korte antwoorden van een Nederlandse klantenservice. Toon: vriendelijk, concreet, je-vorm, geen vakjargon. Verander niets aan de inhoud, onderteken niet en laat geen invulplek open.',
            "You rewrite short replies of a Dutch business's customer service, in English. Tone: friendly, concrete, informal, no jargon. Change nothing in the content, do not sign it and leave nothing to fill in.",
          ),
          say(
            '=Klant: {{ $json.klant }}\nKlad: {{ $json.klad }}',
            '=Customer: {{ $json.klant }}\nDraft: {{ $json.klad }}',
          ),
          true,
        ),
      ),
      model.attach('Taalmodel', 'Herschrijf'),
      parser('Vorm van de mail', 'Herschrijf', {
        onderwerp: say('Je bestelling', 'Your order'),
        tekst: say('Hallo Anna, …', 'Hello Anna, …'),
      }),
      set('Geef terug', {
        onderwerp: "={{ $json.output?.onderwerp ?? '' }}",
        tekst: "={{ $json.output?.tekst ?? $('Aangeroepen met klad').item.json.klad }}",
      }),
    ],
    flow: ['Aangeroepen met klad > Herschrijf > Geef terug'],
  }),
});
const SUFFICIENT = ownLimit(
  ['Onvoldoende onder', 'Insufficient below'],
  ['Onder welk cijfer het team het meteen ziet.', 'Below which score the team sees it at once.'],
  6,
);

export const cijferNaarTeam = recipe({
  id: 'score-to-team',
  category: 'customer',
  tags: ['enquête', 'melding'],
  saves: spares(
    2,
    'Iemand kijkt dagelijks of er nieuwe antwoorden zijn.',
    'Someone checks for new responses every day.',
  ),
  variants: combine(
    {
      survey: except(answers, 'typeform', 'n8nform', 'googleforms'),
      chat: chats,
      table: tables,
    },
    {
      take: 6,
      apart: ['survey', 'chat'],
    },
  ),
  build: ({ survey, chat, table }) => {
    const { nodes, path, ref: a } = starts(survey, 'Antwoord binnen', 'Antwoord');
    return {
      name: both(
        `Onvoldoendes uit ${survey.app.label} direct melden in ${chat.app.label}`,
        `Report poor ${survey.app.label} scores in ${chat.app.label} at once`,
      ),
      description: both(
        `Wanneer ${survey.event.nl}, staat een cijfer onder de zes (of jouw grens) meteen met toelichting in ${chat.app.label}. Een voldoende komt zonder ophef in ${table.app.label} te staan.`,
        `When ${survey.event.en}, a score below six (or your limit) shows up in ${chat.app.label} with its comment at once. A sufficient score quietly goes to ${table.app.label}.`,
      ),
      benefit: both(
        'Je belt een ontevreden klant dezelfde dag nog.',
        'You call an unhappy customer the same day.',
      ),
      uses: [
        [survey, both('levert de cijfers', 'brings the scores')],
        [chat, both('krijgt de onvoldoendes', 'gets the poor scores')],
        [table, both('bewaart de voldoendes', 'keeps the sufficient scores')],
      ],
      setup: [],
      names: {
        'Antwoord binnen': 'Answer in',
        Antwoord: 'Answer',
        'Onvoldoende?': 'Poor score?',
        'Meld de onvoldoende': 'Report the poor score',
        'Bewaar de voldoende': 'Keep the sufficient score',
      },
      nodes: [
        ...nodes,
        when('Onvoldoende?', [[only(a.score), '<', `={{ ${SUFFICIENT} }}`]]),
        chat.post(
          'Meld de onvoldoende',
          say(
            t`${a.name} (${a.email}) gaf een ${a.score}: "${a.text}"`,
            t`${a.name} (${a.email}) gave a ${a.score}: "${a.text}"`,
          ),
        ),
        table.append('Bewaar de voldoende', say('Cijfers', 'Scores'), {
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
          [say('Klant', 'Customer')]: only(a.email),
          [say('Cijfer', 'Score')]: only(a.score),
        }),
      ],
      flow: [`${path} > Onvoldoende? > Meld de onvoldoende`, 'Onvoldoende? #1 > Bewaar de voldoende'],
    };
  },
});
export const contactNaarLijst = recipe({
  id: 'contact-to-list',
  category: 'customer',
  tags: ['crm', 'mailinglijst', 'melding'],
  saves: spares(
    3,
    'Iemand zet nieuwe relaties over naar de mailinglijst.',
    'Someone copies new contacts to the mailing list.',
  ),
  variants: combine(
    {
      crm: crmsWithNewContact,
      list: mailingLists,
      chat: chats,
    },
    {
      take: 8,
      apart: ['crm', 'list'],
    },
  ),
  build: ({ crm, list, chat }) => {
    const { nodes, path, ref: k } = starts(crm.newContact, 'Contact erbij', 'Contact');
    return {
      name: both(
        `Nieuwe ${crm.app.label}-contacten op de klantenlijst in ${list.app.label}`,
        `New ${crm.app.label} contacts on the customer list in ${list.app.label}`,
      ),
      description: both(
        `Zodra ${crm.newContact.event.nl}, staat de klant op de lijst in ${list.app.label} en weet ${chat.app.label} wie er nieuw is.`,
        `As soon as ${crm.newContact.event.en}, the customer is on the list in ${list.app.label} and ${chat.app.label} knows who is new.`,
      ),
      benefit: both(
        'Klantnieuws bereikt ook de nieuwste klant.',
        'Customer news reaches the newest customer too.',
      ),
      uses: [
        [crm.newContact, both('meldt nieuwe contacten', 'reports new contacts')],
        [list, both('krijgt de klant op de lijst', 'gets the customer on the list')],
        [chat, both('ziet wie er nieuw is', 'sees who is new')],
      ],
      setup: [
        both(
          'Alleen klanten mogen klantnieuws krijgen zonder dat ze erom vroegen. Staan er ook leads in je CRM, laat de lijst dan om bevestiging vragen (double opt-in) of zet een filter voor "Zet op de lijst".',
          'Only customers may get customer news without having asked for it. If your CRM holds leads too, have the list ask for confirmation (double opt-in) or put a filter before "Zet op de lijst".',
        ),
      ],
      names: {
        'Contact erbij': 'Contact added',
        Contact: 'Contact',
        'Zet op de lijst': 'Put on the list',
        'Zeg wie er nieuw is': 'Say who is new',
        'Contact erbij ophalen': 'Contact added: fetch',
      },
      nodes: [
        ...nodes,
        goOnAfterError(
          list.subscribe('Zet op de lijst', {
            email: only(k.email),
            name: only(k.name),
          }),
        ),
        chat.post(
          'Zeg wie er nieuw is',
          say(
            t`Nieuw in het CRM: ${k.name} van ${k.company}`,
            t`New in the CRM: ${k.name} from ${k.company}`,
          ),
        ),
      ],
      flow: [`${path} > Zet op de lijst`, `${path.split(' > ').at(-1)} > Zeg wie er nieuw is`],
    };
  },
});

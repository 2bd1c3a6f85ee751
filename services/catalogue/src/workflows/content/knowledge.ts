import { ownLimit } from '../../apps/limits.js';
import { inApp, jiraSite } from '../../apps/values.js';
import {
  anthropic,
  ask,
  code,
  everyWeek,
  extractJson,
  goOnAfterError,
  http,
  keep,
  needs,
  node,
  say,
  splitOut,
  stop,
  workflow,
} from '../../dsl/index.js';

const CONFLUENCE_SPACE = inApp(
  'Confluence',
  ['ruimte', 'space'],
  ['Het nummer van de ruimte.', 'The number of the space.'],
  '100001',
  '^\\d+$',
);

const ASKED_FROM = ownLimit(
  ['Minstens keer gevraagd', 'Asked at least times'],
  [
    'Vanaf hoeveel tickets een vraag een artikel wordt.',
    'From how many tickets a question becomes an article.',
  ],
  2,
);

export const kennisUitTickets = workflow(() => ({
  slug: 'kennisbank-groeit-uit-tickets',
  name: 'Kennisbank groeit uit tickets',
  description:
    'Groepeert elke vrijdag de opgeloste Zendesk-tickets van de week, haalt mailadressen, telefoonnummers, IBAN, straten en postcodes eruit en zet voor vragen die vaker voorkwamen een artikel als concept in Confluence.',
  category: 'content',
  tags: ['kennisbank', 'support', 'ai'],
  difficulty: 'advanced',
  tier_required: 'professional',
  time_to_deploy: '15 min',
  short_benefit: 'De vraag van vandaag is het artikel van volgende week.',
  accounts: [
    needs('zendesk', 'bevat de opgeloste tickets'),
    needs('anthropic', 'groepeert en schrijft'),
    needs('confluence', 'krijgt de concepten'),
  ],
  setup_steps: [
    'Namen in de tekst van een ticket gaan naar Anthropic mee: sluit een verwerkersovereenkomst.',
    'Laat een medewerker elk concept nalezen en [aanvullen] invullen voor publicatie.',
  ],
  en: {
    name: 'Knowledge base grows from tickets',
    description:
      'Groups the week’s solved Zendesk tickets every Friday, removes e-mail addresses, phone numbers, IBANs, streets and postcodes and drafts a Confluence article for questions that came up more than once.',
    short_benefit: 'Today’s question is next week’s article.',
    accounts: [
      needs('zendesk', 'holds the solved tickets'),
      needs('anthropic', 'groups and writes'),
      needs('confluence', 'gets the drafts'),
    ],
    setup_steps: [
      'Names in the text of a ticket go along to Anthropic: sign a data processing agreement.',
      'Have an employee read every draft and fill in [complete] before publication.',
    ],
  },
  names: {
    'Vrijdag om 15': 'Friday at 15:00',
    'Opgeloste tickets': 'Solved tickets',
    'Haal persoonsgegevens weg': 'Remove personal data',
    'Groepeer vragen': 'Group questions',
    'Claude voor groepen': 'Claude for groups',
    'Vraag voor vraag': 'Question by question',
    'Vaker gevraagd': 'Asked more often',
    'Schrijf artikel': 'Write article',
    'Claude voor artikel': 'Claude for article',
    'Artikel geschreven': 'Article written',
    'Zet in Confluence': 'Put in Confluence',
    'Niet aangenomen': 'Not accepted',
    'Stop: niet alles staat in Confluence': 'Stop: not all of it is in Confluence',
  },
  accepts: [
    {
      rule: 'model-answers',
      step: 'Groepeer vragen',
      why: 'Three attempts, one question a week, and nobody waits: what failed stands in n8n as a failed execution, to be retried there.',
    },
  ],
  nodes: [
    everyWeek('Vrijdag om 15', [5], 15),
    node('Opgeloste tickets', 'zendesk', 1, {
      authentication: 'apiToken',
      resource: 'ticket',
      operation: 'getAll',
      ticketType: 'regular',
      returnAll: true,
      options: { status: 'solved', query: '=updated>{{ $now.minus({ days: 7 }).toISODate() }}' },
    }),
    code(
      'Haal persoonsgegevens weg',
      `
const schoon = (t) => String(t ?? '')
  .replace(/\\n\\s*(?:met vriendelijke groet|groet|mvg|kind regards|best regards|regards)[\\s\\S]*$/i, '')
  .replace(/[\\w.+-]+@[\\w-]+\\.[\\w.]+/g, '[mail]')
  .replace(/\\b[A-Z]{2}\\d{2}[A-Z]{4}\\d{10}\\b/g, '[iban]')
  .replace(/(?:\\+31|0)[\\s-]?\\d(?:[\\s-]?\\d){8}/g, '${say('[telefoon]', '[phone]')}')
  .replace(/\\b[A-Z][\\w'-]*(?:straat|laan|weg|plein|kade|gracht|dijk|hof|singel) \\d+\\s?[a-zA-Z]?\\b/g, '${say('[adres]', '[address]')}')
  .replace(/\\b\\d{4}\\s?[A-Z]{2}\\b/g, '[postcode]');
return [{ json: { tickets: $input.all().map(({ json }) => schoon(json.subject) + ': ' + schoon(json.description).slice(0, 600)).join('\\n---\\n') } }];`,
    ),
    {
      ...extractJson('Groepeer vragen', '={{ $json.tickets }}', {
        groepen: [
          {
            vraag: say('Hoe wijzig ik mijn adres?', 'How do I change my address?'),
            aantal: 3,
            antwoord: say(
              'Wat er over de oplossing in de tickets staat, anders leeg',
              'What the tickets say of the solution, else empty',
            ),
          },
        ],
      }),
      retryOnFail: true,
      maxTries: 3,
      waitBetweenTries: 5000,
    },
    anthropic('Claude voor groepen', 'Groepeer vragen'),
    splitOut('Vraag voor vraag', 'output.groepen'),
    keep('Vaker gevraagd', [['={{ $json.aantal }}', '>=', `={{ ${ASKED_FROM} }}`]]),
    goOnAfterError(
      ask(
        'Schrijf artikel',
        say(
          'Schrijf een kort kennisartikel in het Nederlands, in html: wat is de vraag, wat doe je stap voor stap, wanneer neem je contact op. Gebruik alleen de vraag en het antwoord die je krijgt; waar een stap, prijs of termijn ontbreekt zet je [aanvullen]. Geen namen van klanten.',
          'Write a short knowledge base article in English, in HTML: what is the question, what do you do step by step, when do you get in touch. Use only the question and answer that you get; where a step, price or term is missing put [complete]. No names of customers.',
        ),
        say(
          '=Vraag: {{ $json.vraag }}\nAntwoord: {{ $json.antwoord || "niet bekend" }}',
          '=Question: {{ $json.vraag }}\nAnswer: {{ $json.antwoord || "not known" }}',
        ),
      ),
    ),
    keep('Artikel geschreven', [["={{ $json.text ?? '' }}", 'filled']]),
    anthropic('Claude voor artikel', 'Schrijf artikel'),
    goOnAfterError(
      http('Zet in Confluence', `${jiraSite}/wiki/api/v2/pages`, {
        method: 'POST',
        auth: 'basic',
        json: `={{ { spaceId: '${CONFLUENCE_SPACE}', status: 'draft', title: $('Vaker gevraagd').item.json.vraag, body: { representation: 'storage', value: $json.text } } }}`,
      }),
    ),
    // The others are in by then: the run shows as failed, so that somebody looks.
    keep('Niet aangenomen', [['={{ !!$json.error }}', 'yes']]),
    stop(
      'Stop: niet alles staat in Confluence',
      say(
        '=Confluence weigerde een of meer concepten, vaak omdat de titel al bestaat: {{ JSON.stringify($json.error).slice(0, 300) }}',
        '=Confluence refused one or more drafts, often because the title is there already: {{ JSON.stringify($json.error).slice(0, 300) }}',
      ),
    ),
  ],
  flow: [
    'Vrijdag om 15 > Opgeloste tickets > Haal persoonsgegevens weg > Groepeer vragen > Vraag voor vraag > Vaker gevraagd > Schrijf artikel > Artikel geschreven > Zet in Confluence > Niet aangenomen > Stop: niet alles staat in Confluence',
  ],
}));

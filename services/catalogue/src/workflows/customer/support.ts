import { ownLimit, wholeLimit } from '../../apps/limits.js';
import { inApp, subdomain, type Words } from '../../apps/values.js';
import {
  appTrigger,
  ask,
  choose,
  classify,
  code,
  codeEach,
  cron,
  extract,
  goOnAfterError,
  http,
  keep,
  needs,
  node,
  onlyNew,
  openAi,
  say,
  set,
  slack,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

const ZENDESK = subdomain('Zendesk', 'zendesk.com');
const PAGERDUTY_SERVICE = inApp(
  'PagerDuty',
  ['service', 'service'],
  [
    'Het id van de service die gebeld wordt: in het adres ervan.',
    'The id of the service that is called: in its address.',
  ],
  'PIJ90N7',
);
const PAGERDUTY_USER = inApp(
  'PagerDuty',
  ['gebruiker die meldt', 'reporting user'],
  [
    'Het mailadres van een gebruiker in PagerDuty, in wiens naam wordt gemeld.',
    'The mail address of a user of PagerDuty, in whose name is reported.',
  ],
  'support@example.com',
);
const WHATSAPP_NUMBER = inApp(
  'WhatsApp',
  ['nummer-id', 'phone number id'],
  [
    'Het Phone number ID, bij Meta onder WhatsApp, API Setup.',
    'The Phone number ID, at Meta under WhatsApp, API Setup.',
  ],
  '106540352242922',
);

export const supportmail = workflow(() => ({
  slug: 'supportmail-sorteren-met-ai',
  name: 'Supportmail sorteren met AI',
  description:
    'Bepaalt van elk nieuw Zendesk-ticket het onderwerp en de haast, zet labels en prioriteit en legt een antwoord als interne notitie klaar uit je eigen kennisartikelen. Een boze of urgente klant staat meteen in Slack.',
  category: 'customer',
  tags: ['support', 'ai'],
  difficulty: 'advanced',
  tier_required: 'professional',
  time_to_deploy: '18 min',
  short_benefit: 'Bepaalt onderwerp en haast van elk ticket en zet een antwoord klaar in Zendesk.',
  top: { rank: 4 },
  accounts: [
    needs('zendesk', 'levert tickets en krijgt labels'),
    needs('openai', 'sorteert en schrijft'),
    needs('slack', 'waarschuwt bij haast'),
  ],
  setup_steps: [
    'Pas in "Welk onderwerp?" de onderwerpen aan die van jouw klanten.',
    'Antwoorden blijven intern tot een medewerker ze verstuurt.',
  ],
  en: {
    name: 'Sort support mail with AI',
    description:
      'Determines topic and urgency of each new Zendesk ticket, sets tags and priority and prepares an answer as an internal note from your own articles. An angry or urgent customer is in Slack at once.',
    short_benefit: 'Finds topic and urgency of each ticket and prepares an answer in Zendesk.',
    accounts: [
      needs('zendesk', 'brings tickets and gets tags'),
      needs('openai', 'sorts and writes'),
      needs('slack', 'warns when it is urgent'),
    ],
    setup_steps: [
      'Adapt the subjects in "Welk onderwerp?" to those of your customers.',
      'Answers stay internal until an agent sends them.',
    ],
  },
  names: {
    'Nieuw ticket': 'New ticket',
    'Haal ticket op': 'Fetch ticket',
    'Nog niet gesorteerd': 'Not sorted yet',
    'Welk onderwerp?': 'Which subject?',
    'Model voor onderwerp': 'Model for the subject',
    Bestelling: 'Order',
    Betaling: 'Payment',
    Techniek: 'Technology',
    Overig: 'Other',
    'Hoeveel haast?': 'How urgent?',
    'Model voor haast': 'Model for the urgency',
    'Zoek kennisartikelen': 'Search knowledge articles',
    'Schrijf antwoord': 'Write an answer',
    'Model voor antwoord': 'Model for the answer',
    'Werk ticket bij': 'Update ticket',
    'Urgent of boos?': 'Urgent or angry?',
    'Waarschuw support': 'Warn support',
  },
  nodes: [
    appTrigger('Nieuw ticket', 'zendeskTrigger', 1, {
      authentication: 'apiToken',
      service: 'support',
      options: { fields: ['ticket.id', 'ticket.title', 'ticket.description'] },
      conditions: { all: [{ resource: 'ticket', field: 'status', operation: 'is', value: 'new' }] },
    }),
    node('Haal ticket op', 'zendesk', 1, {
      authentication: 'apiToken',
      resource: 'ticket',
      operation: 'get',
      ticketType: 'regular',
      id: "={{ $json['ticket.id'] ?? $json.ticket?.id }}",
    }),
    // Its own note changes the ticket, which is still new then: Zendesk tells of it again.
    keep('Nog niet gesorteerd', [
      [`={{ ($json.tags ?? []).includes(${say("'gesorteerd'", "'sorted'")}) }}`, 'no'],
    ]),
    withErrorBranch(
      classify(
        'Welk onderwerp?',
        '={{ $json.subject }}\n{{ $json.description }}',
        [
          [
            say('Bestelling', 'Order'),
            say(
              'Levering, retour, ontbrekend of kapot product',
              'Delivery, return, missing or broken product',
            ),
          ],
          [say('Betaling', 'Payment'), say('Factuur, terugbetaling, incasso', 'Invoice, refund, collection')],
          [
            say('Techniek', 'Technology'),
            say(
              'Iets werkt niet, inloggen, foutmelding',
              'Something does not work, logging in, error message',
            ),
          ],
        ],
        true,
      ),
    ),
    openAi('Model voor onderwerp', 'Welk onderwerp?', 0),
    set('Bestelling', { onderwerp: say('bestelling', 'order') }, true),
    set('Betaling', { onderwerp: say('betaling', 'payment') }, true),
    set('Techniek', { onderwerp: say('techniek', 'technology') }, true),
    set('Overig', { onderwerp: say('overig', 'other') }, true),
    goOnAfterError(
      extract('Hoeveel haast?', '={{ $json.subject }}\n{{ $json.description }}', [
        [
          'prioriteit',
          'string',
          say(
            'Een van: low, normal, high, urgent. Urgent alleen als de klant stilstaat of geld kwijt is',
            'One of: low, normal, high, urgent. Urgent only if the customer is at a standstill or has lost money',
          ),
        ],
        ['boos', 'boolean', say('Is de klant zichtbaar boos?', 'Is the customer visibly angry?')],
        [
          'zoekwoorden',
          'string',
          say(
            'Twee tot vier Nederlandse zoekwoorden voor de kennisbank',
            'Two to four English search words for the knowledge base',
          ),
        ],
      ]),
    ),
    openAi('Model voor haast', 'Hoeveel haast?', 0),
    goOnAfterError(
      http('Zoek kennisartikelen', `https://${ZENDESK}.zendesk.com/api/v2/help_center/articles/search.json`, {
        auth: 'zendeskApi',
        query: {
          query: "={{ $json.output?.zoekwoorden || $('Haal ticket op').item.json.subject }}",
          per_page: '3',
        },
      }),
    ),
    goOnAfterError(
      ask(
        'Schrijf antwoord',
        say(
          'Schrijf een concept in het Nederlands voor een medewerker. Gebruik alleen de artikelen. Staat het antwoord er niet in, schrijf dan welke vraag de medewerker moet stellen. Noem de titel van het artikel. Onderteken niet.',
          'Write a draft in English for an agent. Use only the articles. If the answer is not in there, write which question the agent should ask. Name the title of the article. Do not sign it.',
        ),
        say(
          "=Klant: {{ $('Haal ticket op').item.json.description }}\n\nArtikelen:\n{{ ($json.results ?? []).map(a => a.title + ': ' + String(a.body ?? '').replace(/<[^>]+>/g, ' ').slice(0, 1500)).join('\\n\\n') }}",
          "=Customer: {{ $('Haal ticket op').item.json.description }}\n\nArticles:\n{{ ($json.results ?? []).map(a => a.title + ': ' + String(a.body ?? '').replace(/<[^>]+>/g, ' ').slice(0, 1500)).join('\\n\\n') }}",
        ),
      ),
    ),
    openAi('Model voor antwoord', 'Schrijf antwoord'),
    node('Werk ticket bij', 'zendesk', 1, {
      authentication: 'apiToken',
      resource: 'ticket',
      operation: 'update',
      id: "={{ $('Haal ticket op').item.json.id }}",
      jsonParameters: true,
      updateFieldsJson: `={{ JSON.stringify({ priority: ['low', 'normal', 'high', 'urgent'].find((p) => p === String($('Hoeveel haast?').item.json.output?.prioriteit ?? '').trim().toLowerCase()) ?? 'normal', tags: [...($('Haal ticket op').item.json.tags ?? []), ${say("'gesorteerd'", "'sorted'")}], comment: { public: false, body: $json.text || ${say("'Er kon geen antwoord worden geschreven.'", "'No answer could be written.'")} } }) }}`,
    }),
    when(
      'Urgent of boos?',
      [
        [
          "={{ String($('Hoeveel haast?').item.json.output?.prioriteit ?? '').trim().toLowerCase() }}",
          'is',
          'urgent',
        ],
        ["={{ $('Hoeveel haast?').item.json.output?.boos ?? false }}", 'yes'],
      ],
      'or',
    ),
    slack(
      'Waarschuw support',
      '#support',
      say(
        "=Ticket {{ $('Haal ticket op').item.json.id }} vraagt aandacht ({{ $('Hoeveel haast?').item.json.output?.prioriteit }}): {{ $('Haal ticket op').item.json.subject }}",
        "=Ticket {{ $('Haal ticket op').item.json.id }} needs attention ({{ $('Hoeveel haast?').item.json.output?.prioriteit }}): {{ $('Haal ticket op').item.json.subject }}",
      ),
    ),
  ],
  flow: [
    'Nieuw ticket > Haal ticket op > Nog niet gesorteerd > Welk onderwerp? > Bestelling > Hoeveel haast? > Zoek kennisartikelen > Schrijf antwoord > Werk ticket bij > Urgent of boos? > Waarschuw support',
    'Welk onderwerp? #1 > Betaling > Hoeveel haast?',
    'Welk onderwerp? #2 > Techniek > Hoeveel haast?',
    'Welk onderwerp? #3 > Overig > Hoeveel haast?',
    'Welk onderwerp? #4 > Overig',
  ],
}));

const hoursFor = (what: Words, example: number): string =>
  ownLimit(
    [`Kantooruren bij ${what[0]}`, `Office hours at ${what[1]}`],
    ['Binnen hoeveel kantooruren je dan antwoordt.', 'Within how many office hours you answer then.'],
    example,
  );

export const reactietijd = workflow(() => ({
  slug: 'reactietijd-van-tickets-bewaken',
  name: 'Reactietijd van tickets bewaken',
  description:
    'Rekent elk kwartier uit hoeveel kantooruren open Freshdesk-tickets nog hebben tot hun afspraak. Wat bijna te laat is, krijgt een hogere prioriteit; wat te laat is, gaat naar PagerDuty.',
  category: 'customer',
  tags: ['sla', 'support'],
  difficulty: 'advanced',
  tier_required: 'professional',
  time_to_deploy: '12 min',
  short_benefit: 'Niemand wacht langer dan je beloofde zonder dat iemand het weet.',
  accounts: [needs('freshdesk', 'geeft en wijzigt tickets'), needs('pagerduty', 'belt wie dienst heeft')],
  setup_steps: [
    'De klok loopt vanaf het aanmaken en alleen voor tickets met de status Open: zet een ticket dat op de klant wacht in Freshdesk op Pending.',
  ],
  en: {
    name: 'Watch ticket response times',
    description:
      'Computes every quarter of an hour how many office hours open Freshdesk tickets have left. Those almost late get a higher priority; those too late go to PagerDuty.',
    short_benefit: 'Nobody waits longer than promised without someone knowing.',
    accounts: [
      needs('freshdesk', 'gives and changes tickets'),
      needs('pagerduty', 'calls whoever is on duty'),
    ],
    setup_steps: [
      'The clock runs from creation and only for tickets that are Open: set a ticket that waits for the customer to Pending in Freshdesk.',
    ],
  },
  names: {
    'Elk kwartier op werkdagen': 'Every quarter of an hour on working days',
    'Open tickets': 'Open tickets',
    'Reken kantooruren': 'Work out office hours',
    'Hoe staat het?': 'How does it stand?',
    'Nog niet gemeld': 'Not reported yet',
    'Roep de dienst': 'Call whoever is on duty',
    'Zet op urgent': 'Set to urgent',
    'Nog niet hoog': 'Not high yet',
    'Verhoog prioriteit': 'Raise priority',
  },
  nodes: [
    cron('Elk kwartier op werkdagen', '*/15 8-17 * * 1-5'),
    node('Open tickets', 'freshdesk', 1, {
      resource: 'ticket',
      operation: 'getAll',
      returnAll: true,
      options: { updatedSince: '={{ $now.minus({ months: 6 }).toISO() }}' },
    }),
    code(
      'Reken kantooruren',
      `
const AFSPRAAK = { 4: ${hoursFor(['spoed', 'urgent'], 2)}, 3: ${hoursFor(['hoge prioriteit', 'high priority'], 4)}, 2: ${hoursFor(['normale prioriteit', 'medium priority'], 8)}, 1: ${hoursFor(['lage prioriteit', 'low priority'], 16)} };
const OPEN = ${wholeLimit(['Kantoor open vanaf', 'Office opens at'], ['Het uur waarop je opengaat, zoals 9.', 'The hour at which you open, such as 9.'], 9)}, DICHT = ${wholeLimit(['Kantoor open tot', 'Office closes at'], ['Het uur waarop je sluit, zoals 17.', 'The hour at which you close, such as 17.'], 17)};
const kantooruren = (van, tot) => {
  let uren = 0;
  for (let dag = van.startOf('day'); dag <= tot; dag = dag.plus({ days: 1 })) {
    if (dag.weekday > 5) continue;
    const a = DateTime.max(van, dag.set({ hour: OPEN })), b = DateTime.min(tot, dag.set({ hour: DICHT }));
    if (b > a) uren += b.diff(a, 'hours').hours;
  }
  return uren;
};
return $input.all().flatMap(({ json }, i) => {
  if (json.status !== 2) return [];
  const over = (AFSPRAAK[json.priority] ?? AFSPRAAK[1]) - kantooruren(DateTime.fromISO(json.created_at).setZone('Europe/Amsterdam'), $now);
  return [{ json: { id: json.id, onderwerp: json.subject, prioriteit: json.priority, over: Math.round(over * 10) / 10 }, pairedItem: { item: i } }];
});`,
    ),
    choose('Hoe staat het?', [
      [say('Te laat', 'Late'), ['={{ $json.over }}', '<', 0]],
      [say('Bijna', 'Almost'), ['={{ $json.over }}', '<', 1]],
    ]),
    onlyNew('Nog niet gemeld', '=laat-{{ $json.id }}'),
    withErrorBranch(
      node('Roep de dienst', 'pagerDuty', 1, {
        resource: 'incident',
        operation: 'create',
        title: say(
          '=Ticket {{ $json.id }} is te laat: {{ $json.onderwerp }}',
          '=Ticket {{ $json.id }} is late: {{ $json.onderwerp }}',
        ),
        serviceId: PAGERDUTY_SERVICE,
        email: PAGERDUTY_USER,
        additionalFields: { incidentKey: '=freshdesk-{{ $json.id }}', urgency: 'high' },
        conferenceBridgeUi: {},
      }),
    ),
    node('Zet op urgent', 'freshdesk', 1, {
      resource: 'ticket',
      operation: 'update',
      ticketId: "={{ $('Nog niet gemeld').item.json.id }}",
      updateFields: { priority: 'urgent' },
    }),
    keep('Nog niet hoog', [['={{ $json.prioriteit }}', '<', 3]]),
    node('Verhoog prioriteit', 'freshdesk', 1, {
      resource: 'ticket',
      operation: 'update',
      ticketId: '={{ $json.id }}',
      updateFields: { priority: 'high' },
    }),
  ],
  flow: [
    'Elk kwartier op werkdagen > Open tickets > Reken kantooruren > Hoe staat het? > Nog niet gemeld > Roep de dienst',
    'Roep de dienst #1 > Zet op urgent',
    'Hoe staat het? #1 > Nog niet hoog > Verhoog prioriteit',
  ],
}));

export const bestelstatus = workflow(() => ({
  slug: 'bestelstatus-via-whatsapp',
  name: 'Bestelstatus via WhatsApp',
  description:
    'Een klant appt waar zijn bestelling blijft. De workflow haalt het bestelnummer uit het bericht, controleert of het bij dit telefoonnummer hoort en antwoordt met status en verwachting uit WooCommerce.',
  category: 'customer',
  tags: ['whatsapp', 'webshop', 'ai'],
  difficulty: 'intermediate',
  tier_required: 'launch_special',
  time_to_deploy: '13 min',
  short_benefit: 'De vraag "waar blijft mijn pakket" beantwoordt zichzelf, ook op zondag.',
  accounts: [
    needs('whatsapp', 'ontvangt en antwoordt'),
    needs('openai', 'leest het bestelnummer'),
    needs('woocommerce', 'kent de status'),
  ],
  setup_steps: [
    'Verbind de trigger met je WhatsApp-app en abonneer op messages.',
    'Pas de zinnen per status aan.',
    'Het bestelnummer is dat van WooCommerce zelf: gebruikt je winkel een plugin met een eigen nummering, dan vindt deze workflow de bestelling niet.',
  ],
  en: {
    name: 'Order status over WhatsApp',
    description:
      'A customer asks on WhatsApp where the order is. It reads the order number from the message, checks that it belongs to this phone number and answers with status and forecast from WooCommerce.',
    short_benefit: '"Where is my parcel" answers itself, on Sundays too.',
    accounts: [
      needs('whatsapp', 'receives and answers'),
      needs('openai', 'reads the order number'),
      needs('woocommerce', 'knows the status'),
    ],
    setup_steps: [
      'Connect the trigger to your WhatsApp app and subscribe to messages.',
      'Adapt the sentences per status.',
      'The order number is that of WooCommerce itself: if your shop uses a plugin with a numbering of its own, this workflow does not find the order.',
    ],
  },
  names: {
    'Bericht van klant': 'Message from customer',
    'Alleen tekst': 'Text only',
    'Lees bestelnummer': 'Read order number',
    Taalmodel: 'Language model',
    'Nummer gevonden?': 'Number found?',
    'Zoek bestelling': 'Find order',
    'Van deze klant?': 'Of this customer?',
    Antwoord: 'Answer',
    'Vraag om nummer': 'Ask for the number',
  },
  nodes: [
    appTrigger('Bericht van klant', 'whatsAppTrigger', 1, { updates: ['messages'], options: {} }),
    keep('Alleen tekst', [['={{ $json.messages?.[0]?.type }}', 'is', 'text']]),
    goOnAfterError(
      extract('Lees bestelnummer', '={{ $json.messages[0].text.body }}', [
        [
          'bestelnummer',
          'number',
          say('Het bestelnummer, of 0 als het er niet staat', 'The order number, or 0 if it is not there'),
        ],
      ]),
    ),
    openAi('Taalmodel', 'Lees bestelnummer', 0),
    when('Nummer gevonden?', [['={{ $json.output?.bestelnummer ?? 0 }}', '>', 0]]),
    withErrorBranch(
      node('Zoek bestelling', 'wooCommerce', 1, {
        resource: 'order',
        operation: 'get',
        orderId: '={{ $json.output.bestelnummer }}',
      }),
    ),
    codeEach(
      'Van deze klant?',
      `
const cijfers = (t) => String(t ?? '').replace(/\\D/g, '').slice(-9);
const eigen = cijfers($json.billing?.phone) === cijfers($('Alleen tekst').item.json.messages[0].from);
const ZIN = {
  processing: '${say('We pakken je bestelling in. Vandaag of morgen gaat hij mee met de bezorger.', 'We are packing your order. It leaves with the carrier today or tomorrow.')}',
  completed: '${say('Je bestelling is verstuurd. De link om te volgen staat in je mail.', 'Your order has been sent. The link to follow it is in your email.')}',
  'on-hold': '${say('We wachten nog op je betaling.', 'We are still waiting for your payment.')}',
  refunded: '${say('Je geld is teruggestort.', 'Your money has been refunded.')}',
  cancelled: '${say('Deze bestelling is geannuleerd.', 'This order has been cancelled.')}',
  pending: '${say('Deze bestelling is nog niet betaald.', 'This order has not been paid yet.')}',
  failed: '${say('De betaling van deze bestelling is niet gelukt.', 'The payment of this order failed.')}',
};
${say('// Wie een ander nummer gebruikt, krijgt niets over andermans bestelling te zien.', '// Whoever uses another number sees nothing about someone else’s order.')}
return { json: { antwoord: eigen ? \`${say('Bestelling $', 'Order $')}{$json.number}: \${ZIN[$json.status] ?? ${say("'ik kan niet zien hoe het ermee staat. Mail ons, dan helpen we je verder.'", "'I cannot see how it stands. Email us and we will help you on.'")}}\` : '${say('Ik kan deze bestelling niet bij dit telefoonnummer vinden. Mail ons, dan helpen we je verder.', 'I cannot find this order with this phone number. Email us and we will help you on.')}' } };`,
    ),
    node('Antwoord', 'whatsApp', 1.1, {
      resource: 'message',
      operation: 'send',
      phoneNumberId: WHATSAPP_NUMBER,
      recipientPhoneNumber: "={{ $('Alleen tekst').item.json.messages[0].from }}",
      messageType: 'text',
      textBody: '={{ $json.antwoord }}',
      additionalFields: {},
    }),
    node('Vraag om nummer', 'whatsApp', 1.1, {
      resource: 'message',
      operation: 'send',
      phoneNumberId: WHATSAPP_NUMBER,
      recipientPhoneNumber: "={{ $('Alleen tekst').item.json.messages[0].from }}",
      messageType: 'text',
      textBody: say(
        'Wat is je bestelnummer? Het staat in de mail met je bevestiging.',
        'What is your order number? It is in the email with your confirmation.',
      ),
      additionalFields: {},
    }),
  ],
  flow: [
    'Bericht van klant > Alleen tekst > Lees bestelnummer > Nummer gevonden? > Zoek bestelling > Van deze klant? > Antwoord',
    'Nummer gevonden? #1 > Vraag om nummer',
    'Zoek bestelling #1 > Vraag om nummer',
  ],
}));

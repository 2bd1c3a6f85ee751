import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { shops } from '../../apps/shops.js';
import { businessSocials, socials } from '../../apps/socials.js';
import { fullTables, tables } from '../../apps/tables.js';
import { reviewPage } from '../../apps/values.js';
import {
  append,
  both,
  called,
  codeEach,
  combine,
  evenWhenEmpty,
  everyDay,
  keep,
  loop,
  only,
  pause,
  recipe,
  say,
  set,
  starts,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const REVIEW_DAYS = ownLimit(
  ['Dagen na de bestelling', 'Days after the order'],
  ['Hoeveel dagen na de bestelling de vraag gaat.', 'How many days after the order the question leaves.'],
  10,
);

export const reviewRequest = recipe({
  id: 'review-request-after-order',
  category: 'social',
  tags: ['reviews', 'webshop', 'verzoek'],
  saves: {
    minutes: 5,
    nl: 'Iemand mailt tevreden klanten zelf om een review.',
    en: 'Someone e-mails happy customers for a review.',
  },
  variants: combine(
    { shop: shops, table: fullTables, mailer: mailers },
    { take: 10, apart: ['shop', 'mailer', 'table'] },
  ),
  build: ({ shop, table, mailer }) => {
    const { nodes, path, ref: order } = starts(shop.newOrder, 'Bestelling binnen', 'Bestelling');
    return {
      name: both(
        `Reviewverzoek na bestelling in ${shop.app.label} via ${mailer.app.label}, bijgehouden in ${table.app.label}`,
        `Review request after a ${shop.app.label} order by ${mailer.app.label}, tracked in ${table.app.label}`,
      ),
      description: both(
        `Als ${shop.newOrder.event.nl}, komt de klant in ${table.app.label}. Tien dagen (of jouw keuze) later vraagt een mail via ${mailer.app.label} om een Google-review; wie al eens gevraagd is, krijgt er geen tweede.`,
        `When ${shop.newOrder.event.en}, the customer joins ${table.app.label}. Ten days (or your choice) later a ${mailer.app.label} e-mail asks for a Google review; nobody is asked twice.`,
      ),
      benefit: both(
        'Meer reviews van echte klanten, op het goede moment.',
        'More reviews from real customers, at the right moment.',
      ),
      uses: [
        [shop, both('meldt de bestellingen', 'reports the orders')],
        [table, both('onthoudt wie wanneer gevraagd is', 'remembers who was asked when')],
        [mailer, both('stuurt het verzoek', 'sends the request')],
      ],
      setup: [
        both(
          'Zet in Reviewverzoeken bij een geannuleerde of teruggestuurde bestelling Status op "niet vragen".',
          'In Review requests, set Status to "do not ask" for a cancelled or returned order.',
        ),
      ],
      notes: [
        {
          over: ['Nog niet gevraagd?', 'Zet op de lijst'],
          text: say(
            '## Eén verzoek per klant\nHet mailadres is de sleutel. Verwijder een rij om iemand later nog eens te vragen, of als een klant uit je bestand wil.',
            '## One request per customer\nThe email address is the key. Remove a row to ask somebody again later, or when a customer wants to be removed.',
          ),
        },
      ],
      names: {
        'Bestelling binnen': 'Order in',
        Bestelling: 'Order',
        'Bestelling binnen: ophalen': 'Order in: fetch',
        'Per bestelling': 'Per order',
        'Zoek klant': 'Find customer',
        'Nog niet gevraagd?': 'Not asked yet?',
        'Zet op de lijst': 'Add to the list',
        'Elke dag om elf': 'Every day at eleven',
        'Lees lijst': 'Read list',
        Klant: 'Customer',
        'Lang genoeg geleden': 'Long enough ago',
        'In groepjes': 'In groups',
        'Vraag om review': 'Ask for review',
        'Zet op gevraagd': 'Set to asked',
        'Zet op mislukt': 'Set to failed',
        'Wacht even': 'Wait a moment',
      },
      nodes: [
        ...nodes,
        loop('Per bestelling', 1),
        evenWhenEmpty(
          table.find(
            'Zoek klant',
            say('Reviewverzoeken', 'Review requests'),
            say('E-mail', 'Email'),
            only(order.email),
          ),
        ),
        when('Nog niet gevraagd?', [
          [`={{ ${table.cell(say('E-mail', 'Email'))} }}`, 'empty'],
          [only(order.email), 'contains', '@'],
        ]),
        table.upsert('Zet op de lijst', say('Reviewverzoeken', 'Review requests'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: only(order.email),
          [say('Naam', 'Name')]: only(order.name),
          [say('Bestelling', 'Order')]: only(order.number),
          [say('Besteld', 'Ordered')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          Status: say('wacht', 'waiting'),
        }),
        everyDay('Elke dag om elf', 11),
        table.rows('Lees lijst', say('Reviewverzoeken', 'Review requests')),
        set('Klant', {
          email: `={{ ${table.cell(say('E-mail', 'Email'))} }}`,
          naam: `={{ ${table.cell(say('Naam', 'Name'))} }}`,
          // A spreadsheet may show a date the Dutch way: 27-11-2026 becomes 2026-11-27.
          besteld: `={{ String(${table.cell(say('Besteld', 'Ordered'))} ?? '').slice(0, 10).replace(/^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4})$/, (heel, dag, maand, jaar) => jaar + '-' + maand.padStart(2, '0') + '-' + dag.padStart(2, '0')) }}`,
          status: `={{ ${table.cell('Status')} }}`,
        }),
        keep('Lang genoeg geleden', [
          ['={{ $json.status }}', 'is', say('wacht', 'waiting')],
          ['={{ $json.besteld }}', 'filled'],
          [`={{ $json.besteld <= $now.minus({ days: ${REVIEW_DAYS} }).toFormat('yyyy-MM-dd') }}`, 'yes'],
        ]),
        loop('In groepjes', 10),
        withErrorBranch(
          mailer.send(
            'Vraag om review',
            '={{ $json.email }}',
            say('Hoe bevalt je bestelling?', 'How do you like your order?'),
            say(
              `=Beste {{ $json.naam || 'klant' }},<br><br>Kort geleden heb je bij ons besteld. Wil je laten weten hoe het bevalt? Het kost een minuut: <a href="${reviewPage}">schrijf een review</a>.<br><br>We vragen het maar één keer. Wil je zulke mails liever niet, antwoord dan met "stop".`,
              `=Dear {{ $json.naam || 'customer' }},<br><br>You ordered a short while ago. Will you tell us how you like it? It takes a minute: <a href="${reviewPage}">write a review</a>.<br><br>We only ask once. If you would rather not get such mails, answer with "stop".`,
            ),
          ),
        ),
        table.upsert('Zet op mislukt', say('Reviewverzoeken', 'Review requests'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: "={{ $('In groepjes').item.json.email }}",
          Status: say('mail mislukt', 'mail failed'),
        }),
        table.upsert('Zet op gevraagd', say('Reviewverzoeken', 'Review requests'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: "={{ $('In groepjes').item.json.email }}",
          Status: say('gevraagd', 'asked'),
        }),
        pause('Wacht even', 30, 'seconds'),
      ],
      flow: [
        `${path} > Per bestelling #1 > Zoek klant > Nog niet gevraagd? > Zet op de lijst > Per bestelling`,
        'Nog niet gevraagd? #1 > Per bestelling',
        'Elke dag om elf > Lees lijst > Klant > Lang genoeg geleden > In groepjes #1 > Vraag om review > Zet op gevraagd > Wacht even > In groepjes',
        'Vraag om review #1 > Zet op mislukt > Wacht even',
      ],
    };
  },
});

export const postBlock = recipe({
  id: 'post-everywhere-building-block',
  category: 'social',
  tags: ['bouwsteen', 'plaatsen', 'meerdere netwerken'],
  saves: {
    minutes: 10,
    nl: 'Elk proces heeft zijn eigen stappen om op netwerken te plaatsen.',
    en: 'Every process has its own steps for posting on networks.',
  },
  variants: combine(
    { one: businessSocials, two: socials, table: tables, chat: chats },
    { take: 10, apart: ['one', 'two', 'table'] },
  ),
  build: ({ one, two, table, chat }) => ({
    name: both(
      `Bouwsteen: plaatsen op ${one.app.label} en ${two.app.label} met logboek in ${table.app.label}`,
      `Building block: post to ${one.app.label} and ${two.app.label}, logged in ${table.app.label}`,
    ),
    description: both(
      `Aan te roepen vanuit elk ander proces: plaatst een tekst op ${one.app.label} en ${two.app.label}, kort hem in, probeert het na een storing opnieuw, houdt het bij in ${table.app.label} en meldt fouten in ${chat.app.label}.`,
      `To call from any other process: posts a text on ${one.app.label} and ${two.app.label}, shortens it where needed, retries after a failure, logs it in ${table.app.label} and reports errors in ${chat.app.label}.`,
    ),
    benefit: both(
      'Eén plek voor plaatsen, inkorten en fouten.',
      'One place for posting, shortening and errors.',
    ),
    uses: [
      [one, both('plaatst het bericht', 'publishes the post')],
      [two, both('plaatst het bericht', 'publishes the post')],
      [table, both('is het logboek', 'is the log')],
      [chat, both('meldt fouten', 'reports errors')],
    ],
    setup: [
      both(
        'Roep hem aan met Execute Workflow en geef tekst en link mee.',
        'Call it with Execute Workflow and pass text and link.',
      ),
    ],
    notes: [
      {
        over: [`Plaats op ${one.app.label}`, 'Wacht kwartier', `Nog eens op ${one.app.label}`],
        text: say(
          '## Tweede kans\nNetwerken weigeren soms een kwartier lang. Daarom wacht hij en probeert het één keer opnieuw.',
          '## Second chance\nNetworks sometimes refuse for a quarter of an hour. So it waits and tries once more.',
        ),
      },
    ],
    names: {
      'Bericht aangeboden': 'Post offered',
      'Kort in': 'Shorten',
      'Wacht kwartier': 'Wait a quarter of an hour',
      'Meld fout': 'Report error',
      'Klaar één': 'Ready one',
      'Klaar twee': 'Ready two',
      'Samen klaar': 'Ready together',
      'Schrijf in logboek': 'Write in log',
      [`Plaats op ${one.app.label}`]: `Post on ${one.app.label}`,
      [`Nog eens op ${one.app.label}`]: `Once more on ${one.app.label}`,
      [`Plaats op ${two.app.label}`]: `Post on ${two.app.label}`,
    },
    nodes: [
      called('Bericht aangeboden', { [say('tekst', 'text')]: 'string', link: 'string' }),
      codeEach(
        'Kort in',
        `
const heel = String($json.${say('tekst', 'text')} ?? '');
const kort = (lengte) => {
  const ruimte = lengte - ($json.link ?? '').length - 2;
  const tekst = heel.length > ruimte ? heel.slice(0, ruimte - 1).replace(/\\s+\\S*$/, '') + '…' : heel;
  return tekst + ($json.link ? '\\n\\n' + $json.link : '');
};
return { json: { tekst: heel, link: $json.link ?? '', een: kort(${one.longest}), twee: kort(${two.longest}) } };`,
      ),
      withErrorBranch(one.post(`Plaats op ${one.app.label}`, '={{ $json.een }}')),
      pause('Wacht kwartier', 15, 'minutes'),
      withErrorBranch(one.post(`Nog eens op ${one.app.label}`, "={{ $('Kort in').item.json.een }}")),
      withErrorBranch(two.post(`Plaats op ${two.app.label}`, '={{ $json.twee }}')),
      chat.post(
        'Meld fout',
        say(
          "=Plaatsen lukte niet: {{ $('Kort in').item.json.tekst.slice(0, 120) }}",
          "=Posting failed: {{ $('Kort in').item.json.tekst.slice(0, 120) }}",
        ),
      ),
      set('Klaar één', { netwerk: one.app.label }),
      set('Klaar twee', { netwerk: two.app.label }),
      append('Samen klaar'),
      table.append('Schrijf in logboek', say('Logboek', 'Log'), {
        [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        [say('Netwerk', 'Network')]: '={{ $json.netwerk }}',
        [say('Tekst', 'Text')]: "={{ $('Kort in').first().json.tekst }}",
      }),
    ],
    flow: [
      `Bericht aangeboden > Kort in > Plaats op ${two.app.label} > Klaar twee > Samen klaar @1`,
      `Kort in > Plaats op ${one.app.label} > Klaar één > Samen klaar > Schrijf in logboek`,
      `Plaats op ${one.app.label} #1 > Wacht kwartier > Nog eens op ${one.app.label} > Klaar één`,
      `Nog eens op ${one.app.label} #1 > Meld fout`,
      `Plaats op ${two.app.label} #1 > Meld fout`,
    ],
  }),
});

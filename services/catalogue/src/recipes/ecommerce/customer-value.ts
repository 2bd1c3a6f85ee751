import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { mainModels } from '../../apps/models.js';
import { dhl } from '../../apps/shipping.js';
import { shopify, wooCommerce } from '../../apps/shops.js';
import { magento } from '../../apps/shops-erp.js';
import { lightspeed } from '../../apps/shops-more.js';
import { fullTables, tables } from '../../apps/tables.js';
import {
  agent,
  asTool,
  chat,
  codeEach,
  combine,
  evenWhenEmpty,
  everyWeek,
  http,
  keep,
  loop,
  memory,
  node,
  only,
  onlyNew,
  pause,
  recipe,
  rowsOf,
  set,
  starts,
  t,
  when,
} from '../../kit/index.js';

export const customerValue = recipe({
  id: 'customer-value-winback',
  category: 'ecommerce',
  tags: ['klantwaarde', 'vaste klanten', 'e-mail'],
  saves: {
    minutes: 4,
    nl: 'Iemand telt een bestelling bij de klant op en zoekt uit wie een bedankje of een duwtje verdient.',
    en: 'Someone adds an order to the customer and finds out who deserves thanks or a nudge.',
  },
  variants: combine(
    { shop: [shopify, wooCommerce, lightspeed], table: fullTables, mailer: mailers, chat: chats },
    { take: 10, apart: ['shop', 'table', 'mailer'] },
  ),
  build: ({ shop, table, mailer, chat }) => {
    const { nodes, path, ref: o } = starts(shop.newOrder, 'Nieuwe bestelling', 'Bestelling');
    const rows = rowsOf(table, 'Lees klanten', 'Klantwaarde', 'Klant', {
      email: 'E-mail',
      naam: 'Naam',
      besteed: 'Besteed',
      laatste: 'Laatste bestelling',
    });
    return {
      name: {
        nl: `Klantwaarde ${shop.app.label} in ${table.app.label}: bedanken en terugwinnen via ${mailer.app.label}`,
        en: `${shop.app.label} customer value in ${table.app.label}: thanks and win-back by ${mailer.app.label}`,
      },
      description: {
        nl: `Elke bestelling uit ${shop.app.label} telt op bij de klant in ${table.app.label}. Wie de 500 euro passeert krijgt een bedankje via ${mailer.app.label} en een vermelding in ${chat.app.label}; wie 90 dagen stil is een mail.`,
        en: `Every ${shop.app.label} order adds up at the customer in ${table.app.label}. Passing 500 euros brings a thank-you by ${mailer.app.label} and a mention in ${chat.app.label}; 90 quiet days bring a mail.`,
      },
      benefit: {
        nl: 'Je kent je beste klanten en vergeet de stille niet.',
        en: 'You know your best customers and do not forget the quiet ones.',
      },
      uses: [
        [shop, { nl: 'meldt bestellingen', en: 'reports orders' }],
        [table, { nl: 'bewaart de klantwaarde', en: 'keeps customer value' }],
        [mailer, { nl: 'bedankt en nodigt uit', en: 'thanks and invites' }],
        [chat, { nl: 'noemt nieuwe toppers', en: 'names new top customers' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel Klantwaarde met E-mail, Naam, Besteed en Laatste bestelling.',
          en: 'Make the table Klantwaarde with E-mail, Naam, Besteed and Laatste bestelling.',
        },
      ],
      notes: [
        {
          over: ['Zoek klant', 'Net vaste klant?'],
          text: '## Optellen per bestelling\nHet bedankje gaat uit op het moment dat iemand de grens passeert, dus één keer.',
        },
        {
          over: ['Elke donderdag', 'Nodig uit'],
          text: '## Stille klanten\nEen klant krijgt hooguit één uitnodiging per kwartaal. De mails gaan met twintig tegelijk de deur uit.',
        },
      ],
      nodes: [
        ...nodes,
        keep('Adres bekend', [[only(o.email), 'contains', '@']]),
        evenWhenEmpty(table.find('Zoek klant', 'Klantwaarde', 'E-mail', only(o.email))),
        set('Nieuwe stand', {
          was: ['number', `={{ Number(${table.cell('Besteed')} ?? 0) }}`],
          wordt: [
            'number',
            `={{ Number(${table.cell('Besteed')} ?? 0) + $('Bestelling').first().json.total }}`,
          ],
        }),
        table.upsert('Werk klant bij', 'Klantwaarde', 'E-mail', {
          'E-mail': "={{ $('Bestelling').first().json.email }}",
          Naam: "={{ $('Bestelling').first().json.name }}",
          Besteed: '={{ $json.wordt.toFixed(2) }}',
          'Laatste bestelling': "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        when('Net vaste klant?', [
          ["={{ $('Nieuwe stand').first().json.was }}", '<', 500],
          ["={{ $('Nieuwe stand').first().json.wordt }}", '>=', 500],
        ]),
        mailer.send(
          'Bedank',
          "={{ $('Bestelling').first().json.email }}",
          'Dank je wel, vaste klant',
          "=<p>Beste {{ $('Bestelling').first().json.name }},</p><p>Je bent een van onze beste klanten. Met code VAST is je volgende verzending gratis.</p>",
        ),
        chat.post(
          'Noem de klant',
          "={{ $('Bestelling').first().json.name }} is vaste klant: {{ $('Nieuwe stand').first().json.wordt.toFixed(2) }} euro in totaal.",
        ),
        everyWeek('Elke donderdag', [4], 10),
        ...rows.nodes,
        keep('Negentig dagen stil', [
          ['={{ DateTime.fromISO(String($json.laatste)) < $now.minus({ days: 90 }) }}', 'yes'],
          ['={{ Number($json.besteed) }}', '>', 75],
        ]),
        onlyNew('Nog niet dit kwartaal', "={{ $json.email + ' ' + $now.year + 'K' + $now.quarter }}"),
        loop('Twintig per keer', 20),
        mailer.send(
          'Nodig uit',
          only(rows.ref.email),
          'We hebben je gemist',
          t`<p>Beste ${rows.ref.naam},</p><p>Het is even geleden. Kijk eens wat er nieuw is in onze winkel.</p>`,
        ),
        pause('Wacht een minuut', 1, 'minutes'),
      ],
      flow: [
        `${path} > Adres bekend > Zoek klant > Nieuwe stand > Werk klant bij > Net vaste klant? > Bedank`,
        'Net vaste klant? > Noem de klant',
        `Elke donderdag > ${rows.path} > Negentig dagen stil > Nog niet dit kwartaal > Twintig per keer #1 > Nodig uit > Wacht een minuut > Twintig per keer`,
      ],
    };
  },
});

// What the model passes on comes from a visitor: nothing but one whole address and one number gets through.
const EMAIL =
  "(String($fromAI('email', 'Het e-mailadres van de klant', 'string')).match(/^[^\\s@*:]+@[^\\s@*:]+[.][a-z]+$/i)?.[0] ?? 'onbekend')";
const NUMBER =
  "(String($fromAI('bestelnummer', 'Het bestelnummer, alleen cijfers', 'string')).replace(/[^0-9]/g, '') || '0')";
/** One order by its number and the address of whoever placed it, so that a chat never sees those of others. */
const lookUps = [
  {
    app: shopify.app,
    look: (name: string) =>
      http(name, 'https://jouw-winkel.myshopify.com/admin/api/2025-10/graphql.json', {
        method: 'POST',
        auth: 'shopifyAccessTokenApi',
        json: `={{ JSON.stringify({ query: 'query ($zoek: String!) { orders(first: 1, query: $zoek) { nodes { name createdAt displayFulfillmentStatus lineItems(first: 20) { nodes { title quantity } } fulfillments { trackingInfo { number } } } } }', variables: { zoek: 'name:' + ${NUMBER} + ' AND email:' + ${EMAIL} } }) }}`,
      }),
  },
  {
    app: magento.app,
    look: (name: string) =>
      node(name, 'magento2', 1, {
        resource: 'order',
        operation: 'getAll',
        returnAll: false,
        limit: 1,
        filterType: 'manual',
        matchType: 'allFilters',
        filters: {
          conditions: [
            { field: 'customer_email', condition_type: 'eq', value: `={{ ${EMAIL} }}` },
            { field: 'increment_id', condition_type: 'eq', value: `={{ ${NUMBER} }}` },
          ],
        },
        options: {},
      }),
  },
  {
    app: wooCommerce.app,
    look: (name: string) =>
      http(name, 'https://jouw-winkel.example.com/wp-json/wc/v3/orders', {
        auth: 'wooCommerceApi',
        query: {
          include: `={{ ${NUMBER} }}`,
          search: `={{ ${EMAIL} }}`,
          _fields: 'number,status,date_created,line_items,meta_data',
        },
      }),
  },
];

export const orderChat = recipe({
  id: 'order-status-chat',
  category: 'ecommerce',
  tags: ['chatbot', 'ai', 'klantenservice'],
  saves: {
    minutes: 6,
    nl: 'Een medewerker zoekt de bestelling op en antwoordt de klant.',
    en: 'An employee looks up the order and answers the customer.',
  },
  variants: combine(
    { shop: lookUps, model: mainModels, table: tables },
    { take: 9, apart: ['shop', 'model'] },
  ),
  build: ({ shop: { look, ...shop }, model, table }) => {
    return {
      name: {
        nl: `Chatbot "waar is mijn bestelling?" voor ${shop.app.label} met DHL en ${model.app.label}`,
        en: `“Where is my order?” chatbot for ${shop.app.label} with DHL and ${model.app.label}`,
      },
      description: {
        nl: `Klanten vragen in een chatvenster naar hun bestelling. ${model.app.label} controleert e-mail en bestelnummer in ${shop.app.label}, kijkt bij DHL waar het pakket is en zet terugbelverzoeken in ${table.app.label}.`,
        en: `Customers ask about their order in a chat window. ${model.app.label} checks e-mail and order number in ${shop.app.label}, asks DHL where the parcel is and puts call-back requests in ${table.app.label}.`,
      },
      benefit: {
        nl: 'De meestgestelde vraag beantwoordt zichzelf, dag en nacht.',
        en: 'The most asked question answers itself, day and night.',
      },
      uses: [
        [shop, { nl: 'geeft de bestellingen', en: 'gives the orders' }],
        [dhl, { nl: 'weet waar het pakket is', en: 'knows where the parcel is' }],
        [model, { nl: 'voert het gesprek', en: 'holds the conversation' }],
        [table, { nl: 'bewaart terugbelverzoeken', en: 'keeps call-back requests' }],
      ],
      setup: [
        {
          nl: 'Zet de chat op de pagina Verzending van je winkel en probeer hem eerst met een eigen bestelling.',
          en: 'Put the chat on the shipping page of your shop and try it with an order of your own first.',
        },
      ],
      notes: [
        {
          over: ['Vraag van een klant', 'Bestelhulp'],
          text: '## Privacy\nHet hulpmiddel zoekt alleen op e-mail én bestelnummer; het model krijgt nooit de bestellingen van anderen te zien.',
        },
      ],
      nodes: [
        chat(
          'Vraag van een klant',
          'Hoi! Geef je bestelnummer en e-mailadres, dan kijk ik waar je pakket is.',
          'Waar is mijn bestelling?',
        ),
        agent(
          'Bestelhulp',
          'Je helpt klanten van een Nederlandse webwinkel met de status van hun bestelling. Vraag om bestelnummer én e-mailadres en vertel alleen iets als beide bij dezelfde bestelling horen. Noem nooit gegevens van andere klanten. Kun je niet helpen, leg dan een terugbelverzoek vast.',
        ),
        model.attach('Taalmodel', 'Bestelhulp'),
        memory('Gesprek', 'Bestelhulp', 12),
        asTool(
          look('Bestelling opzoeken'),
          'Bestelhulp',
          'Zoekt een bestelling op bestelnummer en e-mailadres; geeft status, artikelen en zendcode. Niets gevonden betekent dat beide niet bij elkaar horen.',
        ),
        asTool(
          node('Pakket volgen', 'dhl', 1, {
            operation: 'get',
            trackingNumber: "={{ $fromAI('zendcode', 'De DHL-zendcode', 'string') }}",
            options: {},
          }),
          'Bestelhulp',
          'Vertelt waar een DHL-pakket is.',
        ),
        codeEach(
          'Terugbellen gevraagd?',
          "const tekst = String($json.output ?? '');\nreturn { json: { terugbellen: /terugbel|bellen je|neemt contact/i.test(tekst), tekst } };",
        ),
        when('Leg vast?', [['={{ $json.terugbellen }}', 'yes']]),
        table.append('Bewaar terugbelverzoek', 'Terugbellen', {
          Tijd: '={{ $now.toISO() }}',
          Gesprek: "={{ $('Vraag van een klant').item.json.sessionId }}",
          Vraag: "={{ $('Vraag van een klant').item.json.chatInput }}",
        }),
        set('Antwoord', { output: "={{ $('Terugbellen gevraagd?').item.json.tekst }}" }),
      ],
      flow: [
        'Vraag van een klant > Bestelhulp > Terugbellen gevraagd? > Leg vast? > Bewaar terugbelverzoek > Antwoord',
        'Leg vast? #1 > Antwoord',
      ],
    };
  },
});

import { chats, whatsAppInbox } from '../../apps/chats.js';
import { sharedDrives } from '../../apps/file-stores.js';
import { helpdesks } from '../../apps/helpdesks.js';
import { shopify } from '../../apps/shops.js';
import { whatsAppSender } from '../../apps/sms.js';
import { fullTables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  appTrigger,
  both,
  code,
  combine,
  dayOf,
  evenWhenEmpty,
  http,
  keep,
  node,
  onlyNew,
  recipe,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { PHONE_OF } from './parts.js';

const whatsApp = whatsAppSender;
const onShopify = (name: string, topic: string) =>
  appTrigger(name, 'shopifyTrigger', 1, { authentication: 'accessToken', topic });

export const shopifyAddressWhatsApp = recipe({
  id: 'shopify-address-question-whatsapp',
  category: 'ecommerce',
  tags: ['whatsapp', 'adres', 'bestellingen', 'controle'],
  saves: spares(
    8,
    'Iemand ziet een adres zonder huisnummer, zoekt het telefoonnummer en wacht op antwoord.',
    'Somebody sees an address without a house number, finds the phone number and waits for an answer.',
  ),
  variants: combine({ table: fullTables, chat: chats }, { take: 3 }),
  build: ({ table, chat }) => ({
    name: both(
      `Onvolledig adres in Shopify navragen via WhatsApp, antwoord bij de bestelling, open vragen in ${table.app.label} en ${chat.app.label}`,
      `Ask about an incomplete Shopify address on WhatsApp, the answer with the order, open questions in ${table.app.label} and ${chat.app.label}`,
    ),
    description: both(
      `Mist een nieuwe Shopify-bestelling een huisnummer of klopt de postcode niet, dan vraagt hij het via WhatsApp. Het antwoord komt als opmerking bij de bestelling en in ${chat.app.label}; ${table.app.label} houdt open vragen bij.`,
      `Where a new Shopify order lacks a house number or its postcode is wrong, it asks on WhatsApp. The answer becomes a note on the order and a message in ${chat.app.label}; ${table.app.label} keeps the open questions.`,
    ),
    benefit: both(
      'Het adres klopt voordat er een etiket op zit.',
      'The address is right before there is a label on it.',
    ),
    uses: [
      [
        shopify,
        both('meldt de bestelling en bewaart het antwoord', 'reports the order and keeps the answer'),
      ],
      [whatsApp, both('stelt de vraag', 'asks the question')],
      [whatsAppInbox, both('brengt het antwoord binnen', 'brings in the answer')],
      [table, both('weet welke vraag openstaat', 'knows which question is open')],
      [chat, both('ziet vraag en antwoord', 'sees question and answer')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Adresvragen met Telefoon, Bestelling, Id, Gevraagd en Antwoord.`,
        `In ${table.app.label}, make the table Address questions with Phone, Order, Id, Asked and Answer.`,
      ),
    ],
    notes: [
      {
        over: ['Zoek de open vraag', 'Hoort dit bij een vraag?'],
        text: say(
          '## Alleen antwoorden op onze vraag\nEen bericht telt alleen als er van dit nummer minder dan drie dagen een vraag openstaat. Een mens past het adres aan: een antwoord kan ook een wedervraag zijn.',
          '## Answers to our question only\nA message counts only where a question of this number has been open for less than three days. A person changes the address: an answer may be a question too.',
        ),
      },
    ],
    names: {
      'Nieuwe Shopify-bestelling': 'New Shopify order',
      'Wat mankeert het adres?': 'What is wrong with the address?',
      'Is er een mobiel nummer?': 'Is there a mobile number?',
      'Vraag het adres via WhatsApp': 'Ask for the address on WhatsApp',
      'Zet de vraag in de lijst': 'Put the question on the list',
      'Zet een label op de bestelling': 'Put a tag on the order',
      'Laat iemand het adres vragen': 'Have somebody ask for the address',
      'Bericht via WhatsApp': 'Message on WhatsApp',
      'Tekst en nummer': 'Text and number',
      'Zoek de open vraag': 'Find the open question',
      'Hoort dit bij een vraag?': 'Does this belong to a question?',
      'Lees wat er al staat': 'Read what is there',
      'Schrijf het antwoord bij de bestelling': 'Write the answer on the order',
      'Sluit de vraag': 'Close the question',
      'Laat het antwoord zien': 'Show the answer',
    },
    nodes: [
      onShopify('Nieuwe Shopify-bestelling', 'orders/create'),
      code(
        'Wat mankeert het adres?',
        `
${PHONE_OF}
const vormen = { NL: /^[1-9]\\d{3}\\s?[A-Za-z]{2}$/, BE: /^[1-9]\\d{3}$/, DE: /^\\d{5}$/ };
return $input.all().map(({ json }) => json).filter((een) => een.shipping_address).map((een) => {
  const adres = een.shipping_address;
  const land = adres.country_code ?? 'NL';
  const fout = !/\\d/.test([adres.address1, adres.address2].join(' ')) ? ${say("'het huisnummer ontbreekt'", "'the house number is missing'")} : vormen[land] && !vormen[land].test(String(adres.zip ?? '').trim()) ? ${say("'de postcode klopt niet'", "'the postcode is wrong'")} : '';
  return { json: { id: een.id, nummer: een.name, naam: adres.first_name ?? '', adres: [adres.address1, adres.address2, adres.zip, adres.city].filter(Boolean).join(', '), fout, tags: een.tags ?? '', tel: phoneOf(een.phone || een.customer?.phone || adres.phone, land) } };
}).filter(({ json }) => json.fout);`,
      ),
      when('Is er een mobiel nummer?', [['={{ $json.tel }}', 'filled']]),
      withErrorBranch(
        whatsApp.send(
          'Vraag het adres via WhatsApp',
          '={{ $json.tel }}',
          say(
            '=Hoi {{ $json.naam }}, bij je bestelling {{ $json.nummer }} staat als adres: {{ $json.adres }}. Volgens ons {{ $json.fout }}. Wil je het hele adres terugsturen?',
            '=Hi {{ $json.naam }}, the address of your order {{ $json.nummer }} is: {{ $json.adres }}. It seems that {{ $json.fout }}. Would you send back the whole address?',
          ),
        ),
      ),
      table.upsert(
        'Zet de vraag in de lijst',
        say('Adresvragen', 'Address questions'),
        say('Telefoon', 'Phone'),
        {
          [say('Telefoon', 'Phone')]: "={{ $('Wat mankeert het adres?').item.json.tel }}",
          [say('Bestelling', 'Order')]: "={{ $('Wat mankeert het adres?').item.json.nummer }}",
          Id: "={{ $('Wat mankeert het adres?').item.json.id }}",
          [say('Gevraagd', 'Asked')]: '={{ $now.toISO() }}',
          [say('Antwoord', 'Answer')]: '',
        },
      ),
      node('Zet een label op de bestelling', 'shopify', 1, {
        authentication: 'accessToken',
        resource: 'order',
        operation: 'update',
        orderId: "={{ $('Wat mankeert het adres?').item.json.id }}",
        updateFields: {
          tags: say(
            "={{ [$('Wat mankeert het adres?').item.json.tags, 'adres navragen'].filter(Boolean).join(', ') }}",
            "={{ [$('Wat mankeert het adres?').item.json.tags, 'address question'].filter(Boolean).join(', ') }}",
          ),
        },
      }),
      chat.post(
        'Laat iemand het adres vragen',
        say(
          "=Bestelling {{ $('Wat mankeert het adres?').item.json.nummer }}: {{ $('Wat mankeert het adres?').item.json.fout }} ({{ $('Wat mankeert het adres?').item.json.adres }}). WhatsApp lukt niet, vraag het per mail of telefoon.",
          "=Order {{ $('Wat mankeert het adres?').item.json.nummer }}: {{ $('Wat mankeert het adres?').item.json.fout }} ({{ $('Wat mankeert het adres?').item.json.adres }}). WhatsApp does not work, ask by mail or phone.",
        ),
      ),
      ...whatsAppInbox.nodes('Bericht via WhatsApp'),
      code(
        'Tekst en nummer',
        "return $input.all().map(({ json }) => json.messages?.[0]).filter((een) => een?.from && een.text?.body).map((een) => ({ json: { tel: String(een.from).replace(/\\D/g, ''), tekst: String(een.text.body).slice(0, 500) } }));",
      ),
      evenWhenEmpty(
        table.find(
          'Zoek de open vraag',
          say('Adresvragen', 'Address questions'),
          say('Telefoon', 'Phone'),
          '={{ $json.tel }}',
        ),
      ),
      keep('Hoort dit bij een vraag?', [
        [`={{ ${table.cell('Id')} }}`, 'filled'],
        [`={{ ${table.cell(say('Antwoord', 'Answer'))} }}`, 'empty'],
        [`={{ ${dayOf(table.cell(say('Gevraagd', 'Asked')))} > $now.minus({ days: 3 }) }}`, 'yes'],
      ]),
      // A note of the customer's own, such as a gift wish, is kept.
      node('Lees wat er al staat', 'shopify', 1, {
        authentication: 'accessToken',
        resource: 'order',
        operation: 'get',
        orderId: `={{ ${table.cell('Id')} }}`,
        options: {},
      }),
      node('Schrijf het antwoord bij de bestelling', 'shopify', 1, {
        authentication: 'accessToken',
        resource: 'order',
        operation: 'update',
        orderId: '={{ $json.id }}',
        updateFields: {
          note: say(
            "={{ [$json.note, 'Antwoord van de klant over het adres: ' + $('Tekst en nummer').item.json.tekst].filter(Boolean).join('\\n') }}",
            "={{ [$json.note, 'Answer of the customer about the address: ' + $('Tekst en nummer').item.json.tekst].filter(Boolean).join('\\n') }}",
          ),
        },
      }),
      table.upsert('Sluit de vraag', say('Adresvragen', 'Address questions'), say('Telefoon', 'Phone'), {
        [say('Telefoon', 'Phone')]: "={{ $('Tekst en nummer').item.json.tel }}",
        [say('Antwoord', 'Answer')]: "={{ $('Tekst en nummer').item.json.tekst }}",
      }),
      chat.post(
        'Laat het antwoord zien',
        say(
          "=Antwoord op de adresvraag van {{ $('Tekst en nummer').item.json.tel }}: {{ $('Tekst en nummer').item.json.tekst }}. Pas het adres in Shopify aan en haal het label weg.",
          "=Answer to the address question from {{ $('Tekst en nummer').item.json.tel }}: {{ $('Tekst en nummer').item.json.tekst }}. Change the address in Shopify and take off the tag.",
        ),
      ),
    ],
    flow: [
      'Nieuwe Shopify-bestelling > Wat mankeert het adres? > Is er een mobiel nummer? > Vraag het adres via WhatsApp > Zet de vraag in de lijst > Zet een label op de bestelling',
      'Is er een mobiel nummer? #1 > Laat iemand het adres vragen',
      'Vraag het adres via WhatsApp #1 > Laat iemand het adres vragen',
      'Bericht via WhatsApp > Tekst en nummer > Zoek de open vraag > Hoort dit bij een vraag? > Lees wat er al staat > Schrijf het antwoord bij de bestelling > Sluit de vraag > Laat het antwoord zien',
    ],
  }),
});

export const whatsAppDamagePhoto = recipe({
  id: 'whatsapp-damage-photo-to-ticket',
  category: 'ecommerce',
  tags: ['whatsapp', 'schade', 'foto', 'klantenservice'],
  saves: spares(
    7,
    'Iemand slaat de foto op, zoekt de bestelling bij het nummer en maakt een ticket.',
    'Somebody saves the photo, finds the order of the number and makes a ticket.',
  ),
  variants: combine({ desk: helpdesks, files: sharedDrives }, { take: 3 }),
  build: ({ desk, files }) => ({
    name: both(
      `Schadefoto via WhatsApp bij de Shopify-bestelling: ticket in ${desk.app.label}, foto in ${files.app.label}`,
      `Photo of damage by WhatsApp with the Shopify order: ticket in ${desk.app.label}, photo in ${files.app.label}`,
    ),
    description: both(
      `Stuurt een klant via WhatsApp een foto, dan bewaart hij die in ${files.app.label}, zoekt op het nummer de laatste Shopify-bestellingen en maakt een ticket in ${desk.app.label} met alles erin. De klant ziet dat de foto is ontvangen.`,
      `When a customer sends a photo on WhatsApp it keeps it in ${files.app.label}, finds the latest Shopify orders of that number and makes a ticket in ${desk.app.label} with everything in it. The customer sees that the photo arrived.`,
    ),
    benefit: both(
      'Schade is met bewijs en bestelling bij elkaar binnen een minuut.',
      'Damage, proof and order are together within a minute.',
    ),
    uses: [
      [whatsAppInbox, both('brengt de foto binnen', 'brings in the photo')],
      [whatsApp, both('haalt de foto op en bevestigt', 'fetches the photo and confirms')],
      [shopify, both('kent de bestellingen van het nummer', 'knows the orders of the number')],
      [files, both('bewaart de foto', 'keeps the photo')],
      [desk, both('krijgt het ticket', 'gets the ticket')],
    ],
    setup: [
      both(
        `Zet in ${files.app.label} een bewaartermijn op de map; een schadefoto heb je na een half jaar niet meer nodig.`,
        `In ${files.app.label}, set a retention on the folder; you no longer need a photo of damage after half a year.`,
      ),
    ],
    notes: [
      {
        over: ['Zoek bestellingen van dit nummer', 'Kies de bestellingen'],
        text: say(
          '## Op telefoonnummer\nDe laatste negen cijfers moeten gelijk zijn. Vindt hij niets, dan staat dat in het ticket en vraagt een medewerker het bestelnummer. Stuurt iemand meer foto’s achter elkaar, dan komen ze allemaal in de map en blijft het bij één ticket per uur.',
          '## By phone number\nThe last nine digits have to be equal. Where nothing is found the ticket says so and somebody asks for the order number. Where somebody sends several photos in a row they all go to the folder, with one ticket an hour.',
        ),
      },
    ],
    names: {
      'Foto via WhatsApp': 'Photo on WhatsApp',
      'Bericht met foto': 'Message with a photo',
      'Vraag het adres van de foto': 'Ask for the address of the photo',
      'Haal de foto op': 'Fetch the photo',
      'Bewaar de foto': 'Keep the photo',
      'Zoek bestellingen van dit nummer': 'Find orders of this number',
      'Kies de bestellingen': 'Choose the orders',
      'Nog geen ticket dit uur': 'No ticket this hour yet',
      'Maak het schadeticket': 'Make the ticket about damage',
      'Bevestig de foto': 'Confirm the photo',
    },
    nodes: [
      ...whatsAppInbox.nodes('Foto via WhatsApp'),
      code(
        'Bericht met foto',
        "return $input.all().map(({ json }) => json).filter((een) => een.messages?.[0]?.image?.id).map((een) => ({ json: { bericht: een.messages[0].id, van: String(een.messages[0].from).replace(/\\D/g, ''), naam: een.contacts?.[0]?.profile?.name ?? '', foto: een.messages[0].image.id, tekst: String(een.messages[0].image.caption ?? '').slice(0, 1000) } }));",
      ),
      node('Vraag het adres van de foto', 'whatsApp', 1.1, {
        resource: 'media',
        operation: 'mediaUrlGet',
        mediaGetId: '={{ $json.foto }}',
      }),
      http('Haal de foto op', '={{ $json.url }}', { auth: 'whatsAppApi', answer: 'file' }),
      withErrorBranch(
        files.upload(
          'Bewaar de foto',
          say(
            "=schade-{{ $('Bericht met foto').item.json.van }}-{{ $now.toFormat('yyyyMMdd-HHmmss') }}.jpg",
            "=damage-{{ $('Bericht met foto').item.json.van }}-{{ $now.toFormat('yyyyMMdd-HHmmss') }}.jpg",
          ),
        ),
      ),
      evenWhenEmpty(
        node('Zoek bestellingen van dit nummer', 'shopify', 1, {
          authentication: 'accessToken',
          resource: 'order',
          operation: 'getAll',
          returnAll: true,
          options: {
            status: 'any',
            createdAtMin: '={{ $now.minus({ days: 45 }).toISO() }}',
            fields: 'id,name,phone,email,created_at,customer,shipping_address,line_items',
          },
        }),
      ),
      code(
        'Kies de bestellingen',
        `
const bericht = $('Bericht met foto').first().json;
const bewaard = $('Bewaar de foto').first()?.json ?? {};
const staart = (tekst) => String(tekst ?? '').replace(/\\D/g, '').slice(-9);
const eigen = $input.all().map(({ json }) => json).filter((een) => een.id && [een.phone, een.customer?.phone, een.shipping_address?.phone].some((nummer) => nummer && staart(nummer) === staart(bericht.van)))
  .sort((a, b) => String(b.created_at).localeCompare(String(a.created_at))).slice(0, 3);
return [{ json: { ...bericht, mail: eigen.find((een) => een.email)?.email ?? '', gevonden: eigen.length,
  bestellingen: eigen.map((een) => '- ' + een.name + ', ' + String(een.created_at).slice(0, 10) + ': ' + (een.line_items ?? []).map((regel) => regel.quantity + '× ' + regel.title).join(', ')).join('\\n') || ${say("'Geen bestelling op dit nummer in de laatste 45 dagen: vraag het bestelnummer.'", "'No order of this number in the last 45 days: ask for the order number.'")},
  opgeslagen: bewaard.error ? ${say("'Opslaan van de foto mislukte; hij staat nog in WhatsApp.'", "'Saving the photo failed; it is still on WhatsApp.'")} : '' } }];`,
      ),
      onlyNew('Nog geen ticket dit uur', "={{ $json.van + ' ' + $now.toFormat('yyyy-MM-dd HH') }}"),
      desk.create('Maak het schadeticket', {
        subject: say(
          '=Schade gemeld via WhatsApp door {{ $json.naam || $json.van }}',
          '=Damage reported on WhatsApp by {{ $json.naam || $json.van }}',
        ),
        text: say(
          '={{ $json.tekst || "Geen toelichting bij de foto." }}\n\nTelefoon: {{ $json.van }}\nBestellingen:\n{{ $json.bestellingen }}\n\nDe foto’s staan in de map met schade, met dit telefoonnummer in de naam. {{ $json.opgeslagen }}',
          '={{ $json.tekst || "No words with the photo." }}\n\nPhone: {{ $json.van }}\nOrders:\n{{ $json.bestellingen }}\n\nThe photos are in the folder with damage, with this phone number in their names. {{ $json.opgeslagen }}',
        ),
        email: `={{ $json.mail || '${mailOf.support}' }}`,
        name: '={{ $json.naam || $json.van }}',
      }),
      node('Bevestig de foto', 'whatsApp', 1.1, {
        resource: 'message',
        operation: 'send',
        phoneNumberId: whatsApp.send('', '', '').parameters.phoneNumberId ?? '',
        recipientPhoneNumber: "={{ $('Kies de bestellingen').item.json.van }}",
        messageType: 'text',
        textBody: say(
          "={{ $('Kies de bestellingen').item.json.gevonden ? 'Dank je, je foto is ontvangen en staat bij je bestelling. Een collega kijkt ernaar.' : 'Dank je, je foto is ontvangen. Wil je ook je bestelnummer sturen?' }}",
          "={{ $('Kies de bestellingen').item.json.gevonden ? 'Thank you, your photo arrived and is with your order. A colleague looks at it.' : 'Thank you, your photo arrived. Would you send your order number too?' }}",
        ),
      }),
    ],
    flow: [
      'Foto via WhatsApp > Bericht met foto > Vraag het adres van de foto > Haal de foto op > Bewaar de foto > Zoek bestellingen van dit nummer > Kies de bestellingen > Nog geen ticket dit uur > Maak het schadeticket > Bevestig de foto',
      'Bewaar de foto #1 > Zoek bestellingen van dit nummer',
    ],
  }),
});

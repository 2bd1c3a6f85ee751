import { approvalChats, chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { wooCommerce } from '../../apps/shops.js';
import { syncTables } from '../../apps/tables.js';
import { wooRead, wooWrite } from '../../apps/woo-api.js';
import {
  AS_DAY,
  answeredWithin,
  both,
  choose,
  code,
  codeEach,
  combine,
  cron,
  everyDay,
  formEnd,
  goOnAfterError,
  loop,
  node,
  onlyNew,
  openFormWithEnding,
  type Parameters,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { MAIL_OF, money } from './parts.js';

const woo = { app: wooCommerce.app };
const wooOrder = (name: string, operation: string, parameters: Parameters) =>
  node(name, 'wooCommerce', 1, { resource: 'order', operation, ...parameters });

const TRANSFER_REMIND = ownLimit(
  ['Dagen tot de herinnering', 'Days until the reminder'],
  [
    'Na hoeveel dagen zonder overboeking de klant bericht krijgt.',
    'After how many days without a transfer the customer is told.',
  ],
  5,
);
const TRANSFER_CANCEL = ownLimit(
  ['Dagen tot annuleren', 'Days until cancelling'],
  ['Na hoeveel dagen annuleren wordt voorgelegd.', 'After how many days cancelling is put to you.'],
  10,
);

export const wooBankTransfer = recipe({
  id: 'woocommerce-bank-transfer-waiting',
  category: 'ecommerce',
  tags: ['woocommerce', 'overboeking', 'betaling', 'herinnering'],
  saves: spares(
    15,
    'Iemand zoekt bestellingen die op een overboeking wachten, herinnert en annuleert.',
    'Somebody looks for orders that wait for a bank transfer, reminds and cancels.',
  ),
  variants: combine({ mailer: mailers, chat: approvalChats }, { take: 3 }),
  build: ({ mailer, chat }) => ({
    name: both(
      `WooCommerce-bestellingen op overboeking: herinneren met ${mailer.app.label}, later annuleren na akkoord in ${chat.app.label}`,
      `WooCommerce orders by bank transfer: remind with ${mailer.app.label}, cancel later with approval in ${chat.app.label}`,
    ),
    description: both(
      `Zoekt elke ochtend WooCommerce-bestellingen die op een overboeking wachten. Na jouw termijn krijgt de klant één keer bedrag en kenmerk via ${mailer.app.label}; later legt hij annuleren voor in ${chat.app.label} en komt de voorraad vrij.`,
      `Every morning it finds WooCommerce orders that wait for a bank transfer. After your term the customer gets amount and reference once through ${mailer.app.label}; later cancelling is put to ${chat.app.label} and the stock is freed.`,
    ),
    benefit: both(
      'Voorraad blijft niet vaststaan voor wie niet betaalt.',
      'Stock is not held for who does not pay.',
    ),
    uses: [
      [woo, both('geeft de wachtende bestellingen en annuleert', 'gives the waiting orders and cancels')],
      [mailer, both('herinnert de klant', 'reminds the customer')],
      [chat, both('beslist over annuleren', 'decides on cancelling')],
    ],
    setup: [
      both(
        'Zet in WooCommerce betaalde overboekingen op In behandeling; dan vallen ze uit de lijst.',
        'In WooCommerce, set paid transfers to Processing; then they leave the list.',
      ),
    ],
    notes: [
      {
        over: ['Nog niet voorgelegd', 'Bestelling voor bestelling'],
        text: say(
          '## Eén vraag tegelijk\nPer bestelling komt de vraag hooguit één keer per week. Een nee, of acht uur zonder antwoord, laat de bestelling staan; de week erna komt de vraag terug. Na een ja wordt eerst gekeken of er intussen is betaald.',
          '## One question at a time\nEach order is asked about once a week at most. A no, or eight hours without an answer, leaves the order; the question comes back the week after. After a yes it first looks whether it was paid meanwhile.',
        ),
      },
    ],
    names: {
      'Elke dag om half tien': 'Every day at half past nine',
      'Lees wat in de wacht staat': 'Read what is on hold',
      'Op overboeking en hoe lang': 'By transfer and how long',
      'Nog even de tijd?': 'Some time left?',
      'Nog niet voorgelegd': 'Not put forward yet',
      'Bestelling voor bestelling': 'Order by order',
      'Leg annuleren voor': 'Put cancelling forward',
      'Annuleren goed?': 'Cancelling all right?',
      'Kijk of er intussen is betaald': 'See whether it was paid meanwhile',
      'Staat hij nog in de wacht?': 'Is it still on hold?',
      'Annuleer de bestelling': 'Cancel the order',
      'Nog geen herinnering': 'No reminder yet',
      'Herinner aan overboeken': 'Remind of the transfer',
      'Meld de mislukte herinnering': 'Tell about the failed reminder',
      'Meld dat annuleren mislukte': 'Tell that cancelling failed',
    },
    nodes: [
      everyDay('Elke dag om half tien', 9, 30),
      wooOrder('Lees wat in de wacht staat', 'getAll', { returnAll: true, options: { status: 'on-hold' } }),
      code(
        'Op overboeking en hoe lang',
        `
${MAIL_OF}
return $input.all().map(({ json }) => json).filter((een) => een.id && een.payment_method === 'bacs')
  .map((een) => ({ id: een.id, nummer: String(een.number), bedrag: Number(een.total) || 0, valuta: een.currency ?? 'EUR', naam: een.billing?.first_name ?? '', mail: mailOf(een.billing?.email), sinds: DateTime.fromISO(String(een.date_created ?? '')) }))
  .filter((een) => een.sinds.isValid).map((een) => ({ ...een, dagen: Math.floor($now.diff(een.sinds, 'days').days), sinds: een.sinds.toFormat('dd-MM-yyyy') }))
  .filter((een) => een.dagen >= ${TRANSFER_REMIND}).map((een) => ({ json: een }));`,
      ),
      when('Nog even de tijd?', [['={{ $json.dagen }}', '<', `={{ ${TRANSFER_CANCEL} }}`]]),
      onlyNew('Nog niet voorgelegd', "={{ 'a' + $json.id + ' ' + $now.toFormat('kkkk-WW') }}"),
      loop('Bestelling voor bestelling', 1),
      answeredWithin(
        chat.approve(
          'Leg annuleren voor',
          say(
            `=Bestelling {{ $json.nummer }} van {{ $json.naam }} (${money('$json.bedrag', '$json.valuta')}) wacht {{ $json.dagen }} dagen op een overboeking. Kijk op de bank; mag hij geannuleerd worden?`,
            `=Order {{ $json.nummer }} of {{ $json.naam }} (${money('$json.bedrag', '$json.valuta')}) has waited {{ $json.dagen }} days for a bank transfer. Look at the bank; may it be cancelled?`,
          ),
        ),
        8,
        'hours',
      ),
      when('Annuleren goed?', [['={{ $json.data?.approved === true }}', 'yes']]),
      withErrorBranch(
        wooOrder('Kijk of er intussen is betaald', 'get', {
          orderId: "={{ $('Bestelling voor bestelling').item.json.id }}",
        }),
      ),
      when('Staat hij nog in de wacht?', [['={{ $json.status }}', 'is', 'on-hold']]),
      withErrorBranch(
        wooOrder('Annuleer de bestelling', 'update', {
          orderId: '={{ $json.id }}',
          updateFields: { status: 'cancelled' },
        }),
      ),
      chat.post(
        'Meld dat annuleren mislukte',
        say(
          "=WooCommerce annuleerde bestelling {{ $('Bestelling voor bestelling').item.json.nummer }} niet: {{ $json.error?.message ?? 'geen antwoord' }}. Doe het daar zelf.",
          "=WooCommerce did not cancel order {{ $('Bestelling voor bestelling').item.json.nummer }}: {{ $json.error?.message ?? 'no answer' }}. Do it there yourself.",
        ),
      ),
      onlyNew('Nog geen herinnering', "={{ 'h' + $json.id }}"),
      withErrorBranch(
        mailer.send(
          'Herinner aan overboeken',
          '={{ $json.mail }}',
          say(
            '=Bestelling {{ $json.nummer }} wacht op je overboeking',
            '=Order {{ $json.nummer }} waits for your transfer',
          ),
          say(
            `=<p>Beste {{ $json.naam || 'klant' }},</p><p>Je bestelde op {{ $json.sinds }} en koos voor overboeken. We zagen de betaling nog niet. Maak ${money('$json.bedrag', '$json.valuta')} over met kenmerk {{ $json.nummer }}; het rekeningnummer staat in je bestelbevestiging. Heb je al betaald, dan hoef je niets te doen.</p>`,
            `=<p>Dear {{ $json.naam || 'customer' }},</p><p>You ordered on {{ $json.sinds }} and chose a bank transfer. We have not seen the payment yet. Transfer ${money('$json.bedrag', '$json.valuta')} with reference {{ $json.nummer }}; the account number is in your order confirmation. If you paid already, you need not do anything.</p>`,
          ),
        ),
      ),
      chat.post(
        'Meld de mislukte herinnering',
        say(
          "=De herinnering aan de overboeking van bestelling {{ $('Op overboeking en hoe lang').item.json.nummer }} kwam niet weg ({{ $('Op overboeking en hoe lang').item.json.mail || 'geen mailadres' }}). Vraag het de klant zelf.",
          "=The reminder of the transfer for order {{ $('Op overboeking en hoe lang').item.json.nummer }} could not be sent ({{ $('Op overboeking en hoe lang').item.json.mail || 'no mail address' }}). Ask the customer yourself.",
        ),
      ),
    ],
    flow: [
      // First the mails: the questions may wait for hours.
      'Elke dag om half tien > Lees wat in de wacht staat > Op overboeking en hoe lang > Nog even de tijd? > Nog geen herinnering > Herinner aan overboeken',
      'Herinner aan overboeken #1 > Meld de mislukte herinnering',
      'Nog even de tijd? #1 > Nog niet voorgelegd > Bestelling voor bestelling #1 > Leg annuleren voor > Annuleren goed? > Kijk of er intussen is betaald > Staat hij nog in de wacht? > Annuleer de bestelling > Bestelling voor bestelling',
      'Annuleren goed? #1 > Bestelling voor bestelling',
      'Staat hij nog in de wacht? #1 > Bestelling voor bestelling',
      'Kijk of er intussen is betaald #1 > Meld dat annuleren mislukte > Bestelling voor bestelling',
      'Annuleer de bestelling #1 > Meld dat annuleren mislukte',
    ],
  }),
});

export const wooOrderChange = recipe({
  id: 'woocommerce-order-change-request',
  category: 'ecommerce',
  tags: ['woocommerce', 'wijzigen', 'formulier', 'zelfservice'],
  saves: spares(
    8,
    'Iemand leest een mail over een verkeerd adres en rent naar het magazijn.',
    'Somebody reads a mail about a wrong address and runs to the warehouse.',
  ),
  variants: combine({ chat: chats }, { take: 3 }),
  build: ({ chat }) => ({
    name: both(
      `Bestelling laten wijzigen via een formulier: WooCommerce in de wacht, verzoek in ${chat.app.label}`,
      `Have an order changed through a form: WooCommerce on hold, request in ${chat.app.label}`,
    ),
    description: both(
      `Een klant vraagt met bestelnummer en mailadres om een ander adres, artikel of annulering. Kan het nog, dan gaat de WooCommerce-bestelling in de wacht en meldt ${chat.app.label} het; anders leest de klant meteen dat het te laat is.`,
      `A customer asks with order number and mail address for another address, item or a cancellation. If still possible the WooCommerce order goes on hold and ${chat.app.label} tells; else the customer reads at once that it is too late.`,
    ),
    benefit: both(
      'Het pakket wordt tegengehouden voordat het dicht is.',
      'The parcel is stopped before it is closed.',
    ),
    uses: [
      [woo, both('kent de bestelling en zet haar in de wacht', 'knows the order and puts it on hold')],
      [chat, both('krijgt het verzoek', 'gets the request')],
    ],
    setup: [
      both(
        'Zet de link naar dit formulier in de bestelbevestiging van WooCommerce.',
        'Put the link to this form into the order confirmation of WooCommerce.',
      ),
    ],
    names: {
      'Wijziging vragen': 'Ask for a change',
      'Zoek de bestelling': 'Look up the order',
      'Van deze klant en nog te wijzigen?': 'Of this customer and still changeable?',
      'Wat is het antwoord?': 'What is the answer?',
      'Zet in de wacht': 'Put on hold',
      'Schrijf het verzoek erbij': 'Add the request',
      'Meld het verzoek': 'Tell about the request',
      'Verzoek ontvangen': 'Request received',
      'Te laat': 'Too late',
      'Niet gevonden': 'Not found',
    },
    nodes: [
      openFormWithEnding(
        'Wijziging vragen',
        say('Je bestelling wijzigen', 'Change your order'),
        say('Kan zolang we haar nog niet inpakken.', 'Possible as long as we have not packed it.'),
        [
          ['nummer', say('Bestelnummer', 'Order number')],
          ['email', say('E-mailadres van de bestelling', 'Email address of the order'), 'email'],
          [
            'soort',
            say('Wat wil je?', 'What do you want?'),
            'dropdown',
            say(
              'Ander adres,Ander artikel of aantal,Annuleren',
              'Another address,Another item or number,Cancel',
            ).split(','),
          ],
          ['toelichting', say('Leg uit wat er anders moet', 'Explain what should change'), 'textarea'],
        ],
      ),
      withErrorBranch(
        wooOrder('Zoek de bestelling', 'get', {
          orderId: "={{ String($json.nummer).replace(/\\D/g, '') || '0' }}",
        }),
      ),
      codeEach(
        'Van deze klant en nog te wijzigen?',
        `
const gevraagd = $('Wijziging vragen').item.json;
const zelfde = String($json.billing?.email ?? '').trim().toLowerCase() === String(gevraagd.email ?? '').trim().toLowerCase() && $json.id;
return { json: { id: $json.id ?? 0, nummer: $json.number ?? gevraagd.nummer, soort: gevraagd.soort, toelichting: String(gevraagd.toelichting ?? '').slice(0, 800), uit: !zelfde ? 'unknown' : ['processing', 'on-hold', 'pending'].includes($json.status) ? 'open' : 'late' } };`,
      ),
      choose(
        'Wat is het antwoord?',
        [
          [say('Kan nog', 'Possible'), ['={{ $json.uit }}', 'is', 'open']],
          [say('Te laat', 'Too late'), ['={{ $json.uit }}', 'is', 'late']],
        ],
        say('Onbekend', 'Unknown'),
      ),
      withErrorBranch(
        wooOrder('Zet in de wacht', 'update', {
          orderId: '={{ $json.id }}',
          updateFields: { status: 'on-hold' },
        }),
      ),
      withErrorBranch(
        wooWrite(
          'Schrijf het verzoek erbij',
          'POST',
          "=orders/{{ $('Van deze klant en nog te wijzigen?').item.json.id }}/notes",
          say(
            "{ note: 'Klant vraagt: ' + $('Van deze klant en nog te wijzigen?').item.json.soort + '. ' + $('Van deze klant en nog te wijzigen?').item.json.toelichting, customer_note: false }",
            "{ note: 'The customer asks: ' + $('Van deze klant en nog te wijzigen?').item.json.soort + '. ' + $('Van deze klant en nog te wijzigen?').item.json.toelichting, customer_note: false }",
          ),
        ),
      ),
      chat.post(
        'Meld het verzoek',
        say(
          "=Wijziging voor bestelling {{ $('Van deze klant en nog te wijzigen?').item.json.nummer }}: {{ $('Van deze klant en nog te wijzigen?').item.json.soort }}. {{ $('Van deze klant en nog te wijzigen?').item.json.toelichting }}. {{ $json.error ? 'WooCommerce nam het niet helemaal aan, houd de bestelling zelf tegen.' : 'De bestelling staat in de wacht.' }}",
          "=Change for order {{ $('Van deze klant en nog te wijzigen?').item.json.nummer }}: {{ $('Van deze klant en nog te wijzigen?').item.json.soort }}. {{ $('Van deze klant en nog te wijzigen?').item.json.toelichting }}. {{ $json.error ? 'WooCommerce did not take all of it, stop the order yourself.' : 'The order is on hold.' }}",
        ),
      ),
      formEnd(
        'Verzoek ontvangen',
        say('Je verzoek is doorgegeven', 'Your request was passed on'),
        say(
          'Je bestelling staat stil tot een collega ernaar heeft gekeken.',
          'Your order is held until a colleague has looked at it.',
        ),
      ),
      formEnd(
        'Te laat',
        say('Je bestelling is al onderweg', 'Your order is on its way already'),
        say(
          'Wijzigen kan niet meer. Na ontvangst kun je haar gewoon terugsturen.',
          'It can no longer be changed. After receipt you can send it back as usual.',
        ),
      ),
      formEnd(
        'Niet gevonden',
        say('We vinden deze bestelling niet', 'We cannot find this order'),
        say(
          'Controleer bestelnummer en mailadres; ze moeten allebei kloppen.',
          'Check order number and mail address; both have to be right.',
        ),
      ),
    ],
    flow: [
      'Wijziging vragen > Zoek de bestelling > Van deze klant en nog te wijzigen? > Wat is het antwoord? > Zet in de wacht > Schrijf het verzoek erbij > Meld het verzoek > Verzoek ontvangen',
      'Zoek de bestelling #1 > Niet gevonden',
      'Wat is het antwoord? #1 > Te laat',
      'Wat is het antwoord? #2 > Niet gevonden',
      'Zet in de wacht #1 > Meld het verzoek',
      'Schrijf het verzoek erbij #1 > Meld het verzoek',
    ],
  }),
});

const MOST_OFF = ownLimit(
  ['Hoogste korting in procent', 'Highest discount in percent'],
  [
    'Een hogere korting wordt niet doorgevoerd maar gemeld.',
    'A higher discount is not carried out but told.',
  ],
  60,
);

export const wooPromotionCalendar = recipe({
  id: 'woocommerce-promotion-calendar',
  category: 'ecommerce',
  tags: ['woocommerce', 'actie', 'prijzen', 'planning'],
  saves: spares(
    20,
    'Iemand zet om middernacht actieprijzen aan en vergeet ze later uit te zetten.',
    'Somebody switches on offers at midnight and forgets to switch them off.',
  ),
  variants: combine({ table: syncTables, chat: chats }, { take: 3 }),
  build: ({ table, chat }) => ({
    name: both(
      `Actiekalender uit ${table.app.label} in WooCommerce zetten en stoppen, controle in ${chat.app.label}`,
      `Set and end offers in WooCommerce from a calendar in ${table.app.label}, check in ${chat.app.label}`,
    ),
    description: both(
      `Leest elke nacht de kalender in ${table.app.label}, zet WooCommerce-prijzen die vandaag beginnen en haalt weg wat gisteren eindigde. Wat niet kan, zoals meer dan zestig procent korting (of jouw grens), gebeurt niet en staat in ${chat.app.label}.`,
      `Every night it reads the calendar in ${table.app.label}, sets WooCommerce prices that begin today and removes what ended yesterday. What cannot be, such as more than sixty percent off (or your limit), is not done and told in ${chat.app.label}.`,
    ),
    benefit: both(
      'Acties beginnen en eindigen op de dag die je afsprak.',
      'Offers begin and end on the day that you agreed.',
    ),
    uses: [
      [table, both('bevat de kalender en de stand', 'holds the calendar and the state')],
      [woo, both('krijgt en verliest de actieprijs', 'gets and loses the offer')],
      [chat, both('hoort wat niet kon', 'hears what could not be')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Acties met Actie, SKU, Prijs, Begin, Einde en Stand. Geef elke regel een eigen Actie, zoals lente-1.`,
        `In ${table.app.label}, make the table Offers with Offer, SKU, Price, Begin, End and State. Give each row an Offer of its own, such as spring-1.`,
      ),
    ],
    notes: [
      {
        over: ['Wat moet er vannacht?', 'Zoek het artikel op SKU'],
        text: say(
          '## De stand bepaalt\nEen actie zonder stand die vandaag loopt gaat aan; een actie die aanstaat en voorbij is gaat uit. Zo wordt een gemiste nacht de volgende nacht ingehaald.',
          '## The state decides\nAn offer without a state that runs today is switched on; one that is on and past is switched off. So a missed night is made up the next night.',
        ),
      },
    ],
    names: {
      'Vijf over twaalf': 'Five past twelve',
      'Lees de actiekalender': 'Read the calendar of offers',
      'Wat moet er vannacht?': 'What is due tonight?',
      'Zoek het artikel op SKU': 'Find the item by SKU',
      'Kan deze prijs?': 'Is this price possible?',
      'Prijs zetten of niet?': 'Set the price or not?',
      'Zet de actieprijs': 'Set the offer price',
      'Werk de stand bij': 'Update the state',
      'Bundel de nacht': 'Sum up the night',
      'Niet gelukt': 'Failed',
      'Vertel wat niet kon': 'Tell what could not be',
    },
    nodes: [
      cron('Vijf over twaalf', '5 0 * * *'),
      table.rows('Lees de actiekalender', say('Acties', 'Offers')),
      code(
        'Wat moet er vannacht?',
        `
${AS_DAY}
const vandaag = $now.startOf('day');
return $input.all().map(({ json: rij }) => { const $json = rij; return { actie: String(${table.cell(say('Actie', 'Offer'))} ?? '').trim(), sku: String(${table.cell('SKU')} ?? '').trim(), prijs: Number(String(${table.cell(say('Prijs', 'Price'))} ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')), begin: asDay(${table.cell('Begin')}), einde: asDay(${table.cell(say('Einde', 'End'))}), stand: String(${table.cell(say('Stand', 'State'))} ?? '').trim().toLowerCase() }; })
  .filter((een) => een.actie && een.sku && een.begin.isValid && een.einde.isValid)
  .map((een) => ({ ...een, doen: een.stand === ${say("'aan'", "'on'")} && een.einde < vandaag ? 'off' : een.stand === '' && een.begin <= vandaag && een.einde >= vandaag ? 'on' : '' }))
  .filter((een) => een.doen).map((een) => ({ json: { actie: een.actie, sku: een.sku, prijs: Number.isFinite(een.prijs) ? een.prijs : 0, einde: een.einde.toFormat('dd-MM-yyyy'), doen: een.doen } }));`,
      ),
      // One item that cannot be found out does not hold up the others.
      goOnAfterError(
        wooRead('Zoek het artikel op SKU', 'products', { query: { sku: '={{ $json.sku }}', status: 'any' } }),
      ),
      code(
        'Kan deze prijs?',
        `
const alle = $input.all().map(({ json }) => json).filter((een) => een.id);
return $('Wat moet er vannacht?').all().map(({ json }) => json).map((actie) => {
  const gevonden = alle.filter((een) => String(een.sku) === actie.sku);
  const [een] = gevonden;
  const normaal = Number(een?.regular_price);
  const nee = gevonden.length !== 1 ? ${say("'SKU niet precies een keer gevonden'", "'SKU not found exactly once'")} : een.type === 'variable' ? ${say("'zet de actie op de varianten'", "'put the offer on the variants'")} : actie.doen === 'on' && !(actie.prijs > 0 && normaal > 0 && actie.prijs < normaal) ? ${say("'prijs is niet lager dan normaal'", "'the price is not below the normal one'")} : actie.doen === 'on' && actie.prijs < normaal * (1 - ${MOST_OFF} / 100) ? ${say("'meer korting dan jouw grens'", "'more off than your limit'")} : '';
  return { json: { ...actie, id: een?.id ?? 0, naam: een?.name ?? actie.sku, nee, sale: actie.doen === 'on' ? actie.prijs.toFixed(2) : '' } };
});`,
      ),
      when('Prijs zetten of niet?', [['={{ $json.nee }}', 'empty']]),
      withErrorBranch(
        wooWrite('Zet de actieprijs', 'PUT', '=products/{{ $json.id }}', '{ sale_price: $json.sale }'),
      ),
      table.upsert('Werk de stand bij', say('Acties', 'Offers'), say('Actie', 'Offer'), {
        [say('Actie', 'Offer')]: "={{ $('Kan deze prijs?').item.json.actie }}",
        [say('Stand', 'State')]:
          `={{ $('Kan deze prijs?').item.json.doen === 'on' ? ${say("'aan'", "'on'")} : ${say("'klaar'", "'done'")} }}`,
      }),
      set('Niet gelukt', {
        regel: say(
          "={{ '- Niet gedaan: ' + $('Kan deze prijs?').item.json.naam + ' (' + ($('Kan deze prijs?').item.json.nee || $json.error?.message || 'geen antwoord') + ')' }}",
          "={{ '- Not done: ' + $('Kan deze prijs?').item.json.naam + ' (' + ($('Kan deze prijs?').item.json.nee || $json.error?.message || 'no answer') + ')' }}",
        ),
      }),
      code(
        'Bundel de nacht',
        `
const mis = $input.all().map(({ json }) => json.regel).filter(Boolean);
return mis.length ? [{ json: { tekst: mis.join('\\n') } }] : [];`,
      ),
      chat.post(
        'Vertel wat niet kon',
        say(
          '=Acties die vannacht niet konden:\n{{ $json.tekst }}',
          '=Offers that could not be set tonight:\n{{ $json.tekst }}',
        ),
      ),
    ],
    flow: [
      'Vijf over twaalf > Lees de actiekalender > Wat moet er vannacht? > Zoek het artikel op SKU > Kan deze prijs? > Prijs zetten of niet? > Zet de actieprijs > Werk de stand bij',
      'Prijs zetten of niet? #1 > Niet gelukt > Bundel de nacht > Vertel wat niet kon',
      'Zet de actieprijs #1 > Niet gelukt',
    ],
  }),
});

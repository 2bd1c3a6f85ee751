import { chats } from '../../apps/chats.js';
import { lightspeedAll, lightspeedKey, lightspeedRead, lightspeedWrite } from '../../apps/lightspeed.js';
import { picqerApp, picqerRead, picqerWrite } from '../../apps/picqer.js';
import { upsertTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  both,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  everyHours,
  everyMinutes,
  goOnAfterError,
  keep,
  loop,
  onlyNew,
  recipe,
  say,
  set,
  spares,
  webhook,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { LIGHTSPEED_ADDRESS } from './parts.js';

const lightspeed = { app: lightspeedKey };
const picqer = { app: picqerApp };

export const lightspeedOrdersToPicqer = recipe({
  id: 'lightspeed-orders-to-picqer',
  category: 'ecommerce',
  tags: ['lightspeed', 'picqer', 'magazijn', 'bestellingen'],
  saves: spares(
    5,
    'Iemand tikt een betaalde bestelling uit Lightspeed over in het magazijnsysteem.',
    'Somebody types a paid order of Lightspeed into the warehouse system.',
  ),
  variants: combine({ table: upsertTables, chat: chats }, { take: 3 }),
  build: ({ table, chat }) => ({
    name: both(
      `Betaalde Lightspeed-bestellingen naar Picqer, wat niet past in ${table.app.label}, seintje in ${chat.app.label}`,
      `Paid Lightspeed orders to Picqer, what does not fit in ${table.app.label}, a signal in ${chat.app.label}`,
    ),
    description: both(
      `Boekt elke tien minuten betaalde bestellingen uit Lightspeed met adres en artikelcodes in Picqer en slaat over wat daar al staat. Een weigering of gat staat met reden in ${table.app.label} en één keer in ${chat.app.label}.`,
      `Every ten minutes it books paid orders of Lightspeed in Picqer with address and item codes, and skips what is there already. A refusal or gap is in ${table.app.label} with its reason and once in ${chat.app.label}.`,
    ),
    benefit: both(
      'Het magazijn pakt zonder dat iemand overtikt.',
      'The warehouse picks without anybody retyping.',
    ),
    uses: [
      [lightspeed, both('geeft de betaalde bestellingen', 'gives the paid orders')],
      [picqer, both('krijgt de order en maakt de picklijst', 'gets the order and makes the picklist')],
      [table, both('houdt bij wat niet past', 'keeps what does not fit')],
      [chat, both('hoort er één keer van', 'hears of it once')],
    ],
    setup: [
      both(
        'Gebruik in Lightspeed bij elke variant de artikelcode van Picqer.',
        'In Lightspeed, give each variant the item code of Picqer.',
      ),
      both(
        `Maak in ${table.app.label} de tabel Orderproblemen met Bestelling, Reden en Gezien.`,
        `In ${table.app.label}, make the table Order problems with Order, Reason and Seen.`,
      ),
    ],
    notes: [
      {
        over: ['Vraag of hij al in Picqer staat', 'Nog niet in het magazijn?'],
        text: say(
          '## Nooit dubbel, nooit kwijt\nDe referentie in Picqer is Lightspeed met het bestelnummer. Een bestelling die de vorige keer mislukte komt twee uur lang vanzelf opnieuw langs.',
          '## Never twice, never lost\nThe reference in Picqer is Lightspeed with the order number. An order that failed comes by again for two hours by itself.',
        ),
      },
    ],
    names: {
      'Kijk elke tien minuten': 'Look every ten minutes',
      'Lees bijgewerkte bestellingen': 'Read updated orders',
      'Bijgewerkte bestelling': 'Updated order',
      'Betaald en te verzenden': 'Paid and to be sent',
      'Bestelling na bestelling': 'Order by order',
      'Vraag of hij al in Picqer staat': 'Ask whether it is in Picqer',
      'Antwoordde Picqer?': 'Did Picqer answer?',
      'Nog niet in het magazijn?': 'Not in the warehouse yet?',
      'Haal de orderregels': 'Fetch the order lines',
      'Zet om naar een Picqer-order': 'Turn into a Picqer order',
      'Volledig adres en codes?': 'Complete address and codes?',
      'Boek de order in Picqer': 'Book the order in Picqer',
      'Geef de order vrij': 'Release the order',
      'Schrijf de reden op': 'Write down the reason',
      'Noteer dat hij vastzit': 'Note that it is held',
      'Alleen wat misging': 'Only what went wrong',
      'Zet in de lijst met problemen': 'Put on the list of problems',
      'Nog niet gemeld': 'Not told yet',
      'Seintje over de bestelling': 'Signal about the order',
    },
    nodes: [
      everyMinutes('Kijk elke tien minuten', 10),
      ...lightspeedAll('Lees bijgewerkte bestellingen', 'orders', 'Bijgewerkte bestelling', {
        updated_at_min: "={{ $now.minus({ hours: 2 }).toUTC().toFormat('yyyy-MM-dd HH:mm:ss') }}",
      }),
      keep('Betaald en te verzenden', [
        ['={{ $json.status }}', 'is', 'processing_awaiting_shipment'],
        ['={{ $json.paymentStatus }}', 'is', 'paid'],
      ]),
      loop('Bestelling na bestelling', 1),
      goOnAfterError(
        evenWhenEmpty(
          picqerRead('Vraag of hij al in Picqer staat', 'orders', {
            query: { reference: '=Lightspeed {{ $json.number }}' },
          }),
        ),
      ),
      // What could not be looked up is not booked.
      when('Antwoordde Picqer?', [['={{ !$json.error }}', 'yes']]),
      when('Nog niet in het magazijn?', [['={{ $json.idorder }}', 'empty']]),
      withErrorBranch(
        lightspeedRead(
          'Haal de orderregels',
          "=orders/{{ $('Bestelling na bestelling').item.json.id }}/products.json",
        ),
      ),
      codeEach(
        'Zet om naar een Picqer-order',
        `
const order = $('Bestelling na bestelling').item.json;${LIGHTSPEED_ADDRESS}
const regels = ($json.orderProducts ?? []).filter((regel) => Number(regel.quantityOrdered) > 0);
const zonder = regels.filter((regel) => !String(regel.articleCode ?? '').trim()).map((regel) => regel.productTitle ?? '?');
const waar = { name: adres.bedrijf || adres.naam, contactname: adres.bedrijf ? adres.naam : '', address: adres.straat + ' ' + adres.nummer, zipcode: adres.postcode, city: adres.plaats, country: adres.land };
const metKop = (kop) => Object.fromEntries(Object.entries(waar).map(([veld, waarde]) => [kop + veld, waarde]));
return { json: {
  nummer: String(order.number),
  gat: [...mist, ...zonder.map((titel) => ${say("'artikelcode van '", "'item code of '")} + titel), ...(regels.length ? [] : [${say("'regels'", "'lines'")}])].join(', '),
  order: { reference: 'Lightspeed ' + order.number, emailaddress: order.email ?? '', telephone: order.mobile || order.phone || '', ...metKop('delivery'), ...metKop('invoice'), products: regels.map((regel) => ({ productcode: String(regel.articleCode ?? '').trim(), amount: Number(regel.quantityOrdered), price: Number(regel.priceExcl ?? regel.priceIncl) || 0 })) },
} };`,
      ),
      when('Volledig adres en codes?', [['={{ $json.gat }}', 'empty']]),
      withErrorBranch(picqerWrite('Boek de order in Picqer', 'POST', 'orders', '$json.order')),
      withErrorBranch(picqerWrite('Geef de order vrij', 'POST', '=orders/{{ $json.idorder }}/process', '{}')),
      set('Schrijf de reden op', {
        nummer: "={{ $('Bestelling na bestelling').item.json.number }}",
        reden: say(
          "={{ $json.gat ? 'Ontbreekt: ' + $json.gat : 'Geweigerd: ' + ($json.error?.message ?? 'geen antwoord') }}",
          "={{ $json.gat ? 'Missing: ' + $json.gat : 'Refused: ' + ($json.error?.message ?? 'no answer') }}",
        ),
      }),
      // The next round finds this order in Picqer and leaves it, so a person has to release it.
      set('Noteer dat hij vastzit', {
        nummer: "={{ $('Bestelling na bestelling').item.json.number }}",
        reden: say(
          "=Staat in Picqer maar is niet vrijgegeven, doe dat daar zelf: {{ $json.error?.message ?? 'geen antwoord' }}",
          "=Is in Picqer but was not released, do so there yourself: {{ $json.error?.message ?? 'no answer' }}",
        ),
      }),
      keep('Alleen wat misging', [['={{ $json.reden }}', 'filled']]),
      withErrorBranch(
        table.upsert(
          'Zet in de lijst met problemen',
          say('Orderproblemen', 'Order problems'),
          say('Bestelling', 'Order'),
          {
            [say('Bestelling', 'Order')]: '={{ $json.nummer }}',
            [say('Reden', 'Reason')]: '={{ $json.reden }}',
            [say('Gezien', 'Seen')]: '={{ $now.toISO() }}',
          },
        ),
      ),
      onlyNew('Nog niet gemeld', "={{ $json.nummer + ' ' + $json.reden }}"),
      chat.post(
        'Seintje over de bestelling',
        say(
          '=Lightspeed-bestelling {{ $json.nummer }} kan het magazijn niet pakken. {{ $json.reden }}',
          '=Lightspeed order {{ $json.nummer }} cannot be picked by the warehouse. {{ $json.reden }}',
        ),
      ),
    ],
    flow: [
      'Kijk elke tien minuten > Lees bijgewerkte bestellingen > Bijgewerkte bestelling > Betaald en te verzenden > Bestelling na bestelling #1 > Vraag of hij al in Picqer staat > Antwoordde Picqer? > Nog niet in het magazijn? > Haal de orderregels > Zet om naar een Picqer-order > Volledig adres en codes? > Boek de order in Picqer > Geef de order vrij > Bestelling na bestelling',
      'Nog niet in het magazijn? #1 > Bestelling na bestelling',
      'Antwoordde Picqer? #1 > Schrijf de reden op > Bestelling na bestelling',
      'Haal de orderregels #1 > Schrijf de reden op',
      'Volledig adres en codes? #1 > Schrijf de reden op',
      'Boek de order in Picqer #1 > Schrijf de reden op',
      'Geef de order vrij #1 > Noteer dat hij vastzit > Bestelling na bestelling',
      'Bestelling na bestelling > Alleen wat misging > Zet in de lijst met problemen',
      'Alleen wat misging > Nog niet gemeld > Seintje over de bestelling',
      'Zet in de lijst met problemen #1 > Nog niet gemeld',
    ],
  }),
});

export const lightspeedCancelledInPicqer = recipe({
  id: 'lightspeed-cancelled-in-picqer',
  category: 'ecommerce',
  tags: ['lightspeed', 'picqer', 'annulering', 'magazijn'],
  saves: spares(
    8,
    'Iemand belt het magazijn om een geannuleerde bestelling tegen te houden.',
    'Somebody calls the warehouse to stop a cancelled order.',
  ),
  variants: combine({ chat: chats, tasks: taskApps }, { take: 3 }),
  build: ({ chat, tasks }) => ({
    name: both(
      `Geannuleerde Lightspeed-bestelling in Picqer stoppen, te laat als taak in ${tasks.app.label}, melding in ${chat.app.label}`,
      `Stop a cancelled Lightspeed order in Picqer, too late as a task in ${tasks.app.label}, message in ${chat.app.label}`,
    ),
    description: both(
      `Kijkt elk uur welke bestellingen in Lightspeed zijn geannuleerd en trekt ze in Picqer in zolang er niets is verzonden. Wordt er al gepakt, dan hoort ${chat.app.label} het meteen; is het pakket weg, dan wordt terughalen een taak in ${tasks.app.label}.`,
      `Every hour it looks which orders were cancelled in Lightspeed and withdraws them in Picqer as long as nothing was sent. Where picking has begun ${chat.app.label} hears at once; where the parcel left, getting it back becomes a task in ${tasks.app.label}.`,
    ),
    benefit: both('Geen pakket op weg dat niemand meer wil.', 'No parcel on its way that nobody wants.'),
    uses: [
      [lightspeed, both('vertelt wat is geannuleerd', 'tells what was cancelled')],
      [picqer, both('houdt de order tegen', 'stops the order')],
      [chat, both('waarschuwt wie al pakt', 'warns who is picking')],
      [tasks, both('krijgt wat te laat was', 'gets what was too late')],
    ],
    setup: [
      both(
        'De referentie van een order in Picqer moet Lightspeed met het bestelnummer zijn.',
        'The reference of an order in Picqer has to be Lightspeed with the order number.',
      ),
    ],
    notes: [
      {
        over: ['Lees de picklijsten van de order', 'Hoe ver is het magazijn?'],
        text: say(
          '## Drie afslagen\nNiets gepakt: intrekken. Deels gepakt: eerst de picker waarschuwen, dan intrekken. Gesloten picklijst: het pakket is weg, een mens haalt het terug of wacht de retour af.',
          '## Three ways\nNothing picked: withdraw. Partly picked: warn the picker first, then withdraw. Closed picklist: the parcel has left, a person gets it back or waits for the return.',
        ),
      },
    ],
    names: {
      'Elk uur annuleringen': 'Cancellations every hour',
      'Lees wat veranderde': 'Read what changed',
      'Veranderde bestelling': 'Changed order',
      Geannuleerd: 'Cancelled',
      'Nog niet behandeld': 'Not dealt with yet',
      'Zoek de order op referentie': 'Find the order by reference',
      'Gaf Picqer antwoord?': 'Did Picqer answer?',
      'Bestaat hij in Picqer?': 'Does it exist in Picqer?',
      'Lees de picklijsten van de order': 'Read the picklists of the order',
      'Hoe ver is het magazijn?': 'How far is the warehouse?',
      'Al verzonden?': 'Sent already?',
      'Haal het pakket terug': 'Get the parcel back',
      'Wordt er al gepakt?': 'Is it being picked?',
      'Waarschuw de picker': 'Warn the picker',
      'Trek de order in': 'Withdraw the order',
      'Meld dat intrekken mislukte': 'Tell that withdrawing failed',
    },
    nodes: [
      everyHours('Elk uur annuleringen', 1),
      ...lightspeedAll('Lees wat veranderde', 'orders', 'Veranderde bestelling', {
        updated_at_min: "={{ $now.minus({ hours: 3 }).toUTC().toFormat('yyyy-MM-dd HH:mm:ss') }}",
      }),
      keep('Geannuleerd', [['={{ $json.status }}', 'is', 'cancelled']]),
      onlyNew('Nog niet behandeld', '={{ $json.number }}'),
      goOnAfterError(
        evenWhenEmpty(
          picqerRead('Zoek de order op referentie', 'orders', {
            query: { reference: '=Lightspeed {{ $json.number }}' },
          }),
        ),
      ),
      when('Gaf Picqer antwoord?', [['={{ !$json.error }}', 'yes']]),
      keep('Bestaat hij in Picqer?', [
        ['={{ $json.idorder }}', 'filled'],
        ['={{ $json.status }}', 'isNot', 'cancelled'],
      ]),
      withErrorBranch(picqerRead('Lees de picklijsten van de order', '=orders/{{ $json.idorder }}')),
      codeEach(
        'Hoe ver is het magazijn?',
        `
const lijsten = ($json.picklists ?? []).filter((een) => een.status !== 'cancelled' && een.cancelled !== true);
return { json: {
  idorder: $json.idorder, order: $json.orderid ?? '', referentie: $json.reference ?? '',
  weg: $json.status === 'completed' || lijsten.some((een) => een.status === 'closed' || een.closed_at),
  gepakt: lijsten.reduce((som, een) => som + (Number(een.totalpicked) || 0), 0),
  lijsten: lijsten.map((een) => een.picklistid).filter(Boolean).join(', '),
} };`,
      ),
      when('Al verzonden?', [['={{ $json.weg }}', 'yes']]),
      tasks.create('Haal het pakket terug', {
        title: say(
          '={{ $json.referentie }} is geannuleerd maar al verzonden',
          '={{ $json.referentie }} was cancelled but sent already',
        ),
        description: say(
          '=Picqer-order {{ $json.order }}. Laat de vervoerder het pakket tegenhouden, of spreek met de klant af dat het terugkomt voordat je terugbetaalt.',
          '=Picqer order {{ $json.order }}. Have the carrier stop the parcel, or agree with the customer that it comes back before you refund.',
        ),
        due: '={{ $now.plus({ hours: 3 }).toISO() }}',
      }),
      when('Wordt er al gepakt?', [['={{ $json.gepakt }}', '>', 0]]),
      chat.post(
        'Waarschuw de picker',
        say(
          '=Stop met pakken: {{ $json.referentie }} (picklijst {{ $json.lijsten }}) is geannuleerd. Leg {{ $json.gepakt }} gepakte artikelen terug.',
          '=Stop picking: {{ $json.referentie }} (picklist {{ $json.lijsten }}) was cancelled. Put {{ $json.gepakt }} picked items back.',
        ),
      ),
      withErrorBranch(
        picqerWrite(
          'Trek de order in',
          'DELETE',
          "=orders/{{ $('Hoe ver is het magazijn?').item.json.idorder }}",
          '{}',
        ),
      ),
      chat.post(
        'Meld dat intrekken mislukte',
        say(
          "=Geannuleerde Lightspeed-bestelling {{ $('Nog niet behandeld').item.json.number }} kon in Picqer niet worden ingetrokken: {{ $json.error?.message ?? 'geen antwoord' }}. Houd hem met de hand tegen.",
          "=Cancelled Lightspeed order {{ $('Nog niet behandeld').item.json.number }} could not be withdrawn in Picqer: {{ $json.error?.message ?? 'no answer' }}. Stop it by hand.",
        ),
      ),
    ],
    flow: [
      'Elk uur annuleringen > Lees wat veranderde > Veranderde bestelling > Geannuleerd > Nog niet behandeld > Zoek de order op referentie > Gaf Picqer antwoord? > Bestaat hij in Picqer? > Lees de picklijsten van de order > Hoe ver is het magazijn? > Al verzonden? > Haal het pakket terug',
      'Al verzonden? #1 > Wordt er al gepakt? > Waarschuw de picker > Trek de order in',
      'Wordt er al gepakt? #1 > Trek de order in #1 > Meld dat intrekken mislukte',
      'Gaf Picqer antwoord? #1 > Meld dat intrekken mislukte',
      'Lees de picklijsten van de order #1 > Meld dat intrekken mislukte',
    ],
  }),
});

export const picqerShipmentToLightspeed = recipe({
  id: 'picqer-shipment-to-lightspeed',
  category: 'ecommerce',
  tags: ['lightspeed', 'picqer', 'track en trace', 'verzenden'],
  saves: spares(
    3,
    'Iemand zet de volgcode van het magazijn bij de bestelling en meldt haar verzonden.',
    'Somebody puts the tracking code of the warehouse with the order and marks it as sent.',
  ),
  variants: combine({ tasks: taskApps }, { take: 3 }),
  build: ({ tasks }) => ({
    name: both(
      `Verzending uit Picqer met volgcode in Lightspeed zetten, deelzending als taak in ${tasks.app.label}`,
      `Put a shipment of Picqer into Lightspeed with its tracking code, part shipments as a task in ${tasks.app.label}`,
    ),
    description: both(
      `Maakt het magazijn in Picqer een etiket, dan leest hij de zending na en zet de volgcode bij de Lightspeed-bestelling, zodat de klant bericht krijgt. Deelzendingen en wat niet past worden een taak in ${tasks.app.label}.`,
      `When the warehouse makes a label in Picqer it reads the shipment again and puts the tracking code with the Lightspeed order, so that the customer is told. Part shipments and what does not fit become a task in ${tasks.app.label}.`,
    ),
    benefit: both(
      'De klant heeft de volgcode voordat de bus vertrekt.',
      'The customer has the tracking code before the truck leaves.',
    ),
    uses: [
      [picqer, both('meldt de zending en kent de order', 'reports the shipment and knows the order')],
      [lightspeed, both('krijgt de volgcode', 'receives the tracking code')],
      [tasks, both('krijgt deelzendingen en wat niet past', 'gets part shipments and what does not fit')],
    ],
    setup: [
      both(
        'Maak in Picqer onder Instellingen, Webhooks een webhook voor picklists.shipments.created naar het adres van de eerste stap.',
        'In Picqer, under Settings, Webhooks, make a webhook for picklists.shipments.created to the address of the first step.',
      ),
      both(
        'De referentie van een order in Picqer moet Lightspeed met het bestelnummer zijn.',
        'The reference of an order in Picqer has to be Lightspeed with the order number.',
      ),
    ],
    notes: [
      {
        over: ['Lees de zendingen na', 'Kies de laatste geldige'],
        text: say(
          '## Picqer zelf vertelt het\nHet bericht zegt alleen welke picklijst. Volgcode en order komen uit Picqer, want het adres van een webhook kan iedereen kennen. Een geannuleerd etiket telt niet.',
          '## Picqer itself tells\nThe message only says which picklist. Code and order come from Picqer, since anybody may know the address of a webhook. A cancelled label does not count.',
        ),
      },
    ],
    names: {
      'Etiket gemaakt in Picqer': 'Label made in Picqer',
      'Lees de zendingen na': 'Read the shipments again',
      'Kies de laatste geldige': 'Choose the last valid one',
      'Haal de Picqer-order': 'Fetch the Picqer order',
      'Uit Lightspeed?': 'From Lightspeed?',
      'Zoek in Lightspeed': 'Find in Lightspeed',
      'Zendingen van de bestelling': 'Shipments of the order',
      'Wat moet er gebeuren?': 'What has to be done?',
      'Kan hij verzonden worden?': 'Can it be marked as sent?',
      'Zet de volgcode in Lightspeed': 'Put the tracking code into Lightspeed',
      'Laat een mens kijken': 'Have a person look',
      'Valt er iets te doen?': 'Is there anything to do?',
    },
    nodes: [
      webhook('Etiket gemaakt in Picqer', say('picqer-naar-lightspeed', 'picqer-to-lightspeed'), {
        open: true,
      }),
      picqerRead(
        'Lees de zendingen na',
        '=picklists/{{ Number($json.body?.data?.idpicklist) || 0 }}/shipments',
      ),
      code(
        'Kies de laatste geldige',
        `
const geldig = $input.all().map(({ json }) => json).filter((een) => een.idorder && een.cancelled !== true && een.trackingcode)
  .sort((a, b) => Number(b.idshipment) - Number(a.idshipment));
return geldig.length ? [{ json: { order: geldig[0].idorder, code: geldig[0].trackingcode, aantal: geldig.length } }] : [];`,
      ),
      picqerRead('Haal de Picqer-order', '=orders/{{ $json.order }}'),
      keep('Uit Lightspeed?', [['={{ $json.reference }}', 'matches', '^Lightspeed \\S+$']]),
      withErrorBranch(
        lightspeedRead('Zoek in Lightspeed', 'orders.json', {
          query: { number: "={{ $json.reference.replace('Lightspeed ', '') }}" },
        }),
      ),
      withErrorBranch(
        lightspeedRead('Zendingen van de bestelling', 'shipments.json', {
          query: { order: '={{ $json.orders?.[0]?.id ?? 0 }}' },
        }),
      ),
      codeEach(
        'Wat moet er gebeuren?',
        `
const nummer = String($('Haal de Picqer-order').item.json.reference).replace('Lightspeed ', '');
const gevonden = ($('Zoek in Lightspeed').item.json.orders ?? []).filter((een) => een.number === nummer);
const open = ($json.shipments ?? []).filter((een) => !een.trackingCode && een.status !== 'cancelled');
const deel = $('Haal de Picqer-order').item.json.status === 'processing';
const { code, aantal } = $('Kies de laatste geldige').item.json;
const reden = gevonden.length !== 1 ? ${say("'de bestelling is niet te vinden'", "'the order cannot be found'")} : open.length === 0 ? (aantal > 1 ? ${say("'er is al een volgcode bekend en dit is een extra pakket'", "'a tracking code is known already and this is an extra parcel'")} : '') : open.length > 1 ? ${say("'de bestelling heeft meer zendingen'", "'the order has several shipments'")} : deel ? ${say("'er komt nog een deel achteraan'", "'a part is to follow'")} : '';
return { json: { nummer, code, id: gevonden.length === 1 && open.length === 1 && !deel ? open[0].id : 0, reden } };`,
      ),
      when('Kan hij verzonden worden?', [['={{ $json.id }}', '>', 0]]),
      withErrorBranch(
        lightspeedWrite(
          'Zet de volgcode in Lightspeed',
          '=shipments/{{ $json.id }}.json',
          "{ shipment: { status: 'shipped', trackingCode: $json.code, doNotifyShipped: true, doNotifyTrackingCode: true } }",
        ),
      ),
      tasks.create('Laat een mens kijken', {
        title: say(
          "=Zet volgcode {{ $('Kies de laatste geldige').item.json.code }} met de hand in Lightspeed",
          "=Put tracking code {{ $('Kies de laatste geldige').item.json.code }} into Lightspeed by hand",
        ),
        description: say(
          "={{ $('Haal de Picqer-order').item.json.reference }}: {{ $json.reden || $json.error?.message || 'Lightspeed gaf geen antwoord' }}",
          "={{ $('Haal de Picqer-order').item.json.reference }}: {{ $json.reden || $json.error?.message || 'Lightspeed gave no answer' }}",
        ),
        due: '={{ $now.plus({ hours: 4 }).toISO() }}',
      }),
      keep('Valt er iets te doen?', [['={{ $json.reden }}', 'filled']]),
    ],
    flow: [
      'Etiket gemaakt in Picqer > Lees de zendingen na > Kies de laatste geldige > Haal de Picqer-order > Uit Lightspeed? > Zoek in Lightspeed > Zendingen van de bestelling > Wat moet er gebeuren? > Kan hij verzonden worden? > Zet de volgcode in Lightspeed',
      'Kan hij verzonden worden? #1 > Valt er iets te doen? > Laat een mens kijken',
      'Zoek in Lightspeed #1 > Laat een mens kijken',
      'Zendingen van de bestelling #1 > Laat een mens kijken',
      'Zet de volgcode in Lightspeed #1 > Laat een mens kijken',
    ],
  }),
});

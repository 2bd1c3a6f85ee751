import { bolApp, bolOpenOrders, bolOrder, bolOutcome, bolWrite } from '../../apps/bol.js';
import { approvalChats, chats } from '../../apps/chats.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  answeredWithin,
  both,
  choose,
  code,
  combine,
  cron,
  everyMinutes,
  goOnAfterError,
  keep,
  onlyNew,
  pause,
  recipe,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const bol = { app: bolApp };

export const bolDeliveryPromise = recipe({
  id: 'bol-delivery-promise',
  category: 'ecommerce',
  tags: ['bol', 'bestellingen', 'verzenden'],
  saves: spares(
    15,
    'Iemand zoekt twee keer per dag in het verkopersaccount uit welke bestellingen de deur uit moeten.',
    'Twice a day somebody works out in the seller account which orders have to leave.',
  ),
  variants: combine({ chat: chats, table: fullTables }, { take: 4 }),
  build: ({ chat, table }) => ({
    name: both(
      `Beloofde leverdatum bij bol bewaken: overzicht in ${table.app.label}, spoed in ${chat.app.label}`,
      `Watch the promised delivery date at bol: overview in ${table.app.label}, urgent ones in ${chat.app.label}`,
    ),
    description: both(
      `Legt op werkdagen om acht en één uur de open bestellingen bij bol naast hun uiterste leverdatum, zet ze in ${table.app.label} en meldt in ${chat.app.label} wat vandaag weg moet of al te laat is.`,
      `At eight and one on working days it compares the open orders at bol with their last delivery date, puts them in ${table.app.label} and tells ${chat.app.label} what must leave today or is late.`,
    ),
    benefit: both(
      'Je verliest geen leverprestatie aan een vergeten bestelling.',
      'You lose no delivery score to a forgotten order.',
    ),
    uses: [
      [
        bol,
        both(
          'geeft de open bestellingen met hun leverdatum',
          'gives the open orders with their delivery date',
        ),
      ],
      [table, both('houdt per bestelling de uiterste datum bij', 'keeps the last date of each order')],
      [chat, both('krijgt wat vandaag weg moet', 'gets what must leave today')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Leverbeloften met de kolommen Bestelling, Uiterlijk, Stand en Artikelen.`,
        `In ${table.app.label}, make the table Promises with the columns Order, Due, State and Items.`,
      ),
    ],
    notes: [
      {
        over: ['Haal hele bestelling', 'Deel in naar uiterste dag'],
        text: say(
          '## Dagen, geen uren\nDe leverdatum is een dag in Nederland. Wat bol niet wil geven, telt mee als onleesbaar en staat onderaan het bericht.',
          '## Days, not hours\nThe delivery date is a day in the Netherlands. What bol does not give counts as unreadable and stands at the end of the message.',
        ),
      },
    ],
    names: {
      'Werkdagen om acht en één': 'Working days at eight and one',
      'Vraag open bestellingen': 'Ask for open orders',
      'Bestelling voor bestelling': 'Order by order',
      'Haal hele bestelling': 'Fetch the whole order',
      'Deel in naar uiterste dag': 'Sort by last day',
      'Zet de leverbelofte bij': 'Note the promise',
      'Met bestelnummer': 'With an order number',
      'Schrijf wat dringt': 'Write what is urgent',
      'Dringt er iets?': 'Is anything urgent?',
      'Meld wat weg moet': 'Tell what must leave',
    },
    nodes: [
      cron('Werkdagen om acht en één', '0 8,13 * * 1-5'),
      ...bolOpenOrders('Vraag open bestellingen', 'Bestelling voor bestelling'),
      goOnAfterError(bolOrder('Haal hele bestelling')),
      code(
        'Deel in naar uiterste dag',
        `
const vandaag = $now.startOf('day');
return $input.all().map(({ json }) => {
  const open = (json.orderItems ?? []).filter((regel) => Number(regel.quantity ?? 0) > Number(regel.quantityShipped ?? 0) + Number(regel.quantityCancelled ?? 0));
  const dagen = open.map((regel) => DateTime.fromISO(String(regel.fulfilment?.exactDeliveryDate ?? regel.fulfilment?.latestDeliveryDate ?? ''))).filter((dag) => dag.isValid);
  const uiterlijk = dagen.length > 0 ? DateTime.min(...dagen) : null;
  const over = uiterlijk ? Math.round(uiterlijk.startOf('day').diff(vandaag, 'days').days) : null;
  const stand = !json.orderId || over === null ? ${say("'onleesbaar'", "'unreadable'")} : over < 0 ? ${say("'te laat'", "'late'")} : over <= 1 ? ${say("'vandaag versturen'", "'send today'")} : ${say("'op tijd'", "'in time'")};
  return { json: { bestelling: json.orderId ?? '', uiterlijk: uiterlijk ? uiterlijk.toISODate() : '', stand, dringt: over !== null && over <= 1, artikelen: open.map((regel) => regel.quantity + '× ' + (regel.product?.title ?? regel.product?.ean ?? '?')).join(', ') } };
});`,
      ),
      keep('Met bestelnummer', [['={{ $json.bestelling }}', 'filled']]),
      table.upsert('Zet de leverbelofte bij', say('Leverbeloften', 'Promises'), say('Bestelling', 'Order'), {
        [say('Bestelling', 'Order')]: '={{ $json.bestelling }}',
        [say('Uiterlijk', 'Due')]: '={{ $json.uiterlijk }}',
        [say('Stand', 'State')]: '={{ $json.stand }}',
        [say('Artikelen', 'Items')]: '={{ $json.artikelen }}',
      }),
      code(
        'Schrijf wat dringt',
        `
const rijen = $input.all().map(({ json }) => json);
const spoed = rijen.filter((rij) => rij.dringt).sort((a, b) => a.uiterlijk.localeCompare(b.uiterlijk));
const onleesbaar = rijen.filter((rij) => rij.uiterlijk === '').length;
return [{ json: { aantal: spoed.length + onleesbaar, tekst: spoed.slice(0, 30).map((rij) => '- ' + rij.bestelling + ' (' + rij.uiterlijk + '): ' + rij.artikelen).join('\\n') + (spoed.length > 30 ? ${say("'\\n… en nog ' + (spoed.length - 30)", "'\\n… and ' + (spoed.length - 30) + ' more'")} : '') + (onleesbaar ? ${say("'\\nNiet te lezen: ' + onleesbaar", "'\\nNot readable: ' + onleesbaar")} : '') } }];`,
      ),
      when('Dringt er iets?', [['={{ $json.aantal }}', '>', 0]]),
      chat.post(
        'Meld wat weg moet',
        say(
          '=Vandaag versturen of al te laat bij bol:\n{{ $json.tekst }}',
          '=To send today or late already at bol:\n{{ $json.tekst }}',
        ),
      ),
    ],
    flow: [
      'Werkdagen om acht en één > Vraag open bestellingen > Bestelling voor bestelling > Haal hele bestelling > Deel in naar uiterste dag > Met bestelnummer > Zet de leverbelofte bij',
      'Deel in naar uiterste dag > Schrijf wat dringt > Dringt er iets? > Meld wat weg moet',
    ],
  }),
});

export const bolCancellationRequests = recipe({
  id: 'bol-cancellation-requests',
  category: 'ecommerce',
  tags: ['bol', 'annuleren', 'goedkeuring'],
  saves: spares(
    6,
    'Iemand ziet een annuleringsverzoek, vraagt het magazijn en zegt de regel bij bol af.',
    'Somebody sees a request to cancel, asks the warehouse and cancels the line at bol.',
  ),
  variants: combine({ chat: approvalChats, tasks: taskApps }, { take: 4 }),
  build: ({ chat, tasks }) => ({
    name: both(
      `Annuleringsverzoek bij bol: magazijn beslist in ${chat.app.label}, mislukt wordt taak in ${tasks.app.label}`,
      `Cancellation request at bol: the warehouse decides in ${chat.app.label}, failures become a task in ${tasks.app.label}`,
    ),
    description: both(
      `Vindt elk kwartier verzoeken van klanten om een bestelling bij bol te annuleren en vraagt in ${chat.app.label} of het pakket nog tegen te houden is. Een ja zegt de regel af; wat bol weigert wordt een taak in ${tasks.app.label}.`,
      `Every quarter it finds customers who ask to cancel at bol and asks in ${chat.app.label} whether the parcel can still be held. A yes cancels the line; what bol refuses becomes a task in ${tasks.app.label}.`,
    ),
    benefit: both(
      'Geen pakket de deur uit dat de klant al niet meer wil.',
      'No parcel leaves that the customer no longer wants.',
    ),
    uses: [
      [bol, both('meldt het verzoek en zegt de regel af', 'reports the request and cancels the line')],
      [chat, both('vraagt het magazijn', 'asks the warehouse')],
      [tasks, both('krijgt wat bol weigert', 'gets what bol refuses')],
    ],
    setup: [
      both(
        'Een nee, of een dag zonder antwoord, wordt een taak; verstuur zo’n regel niet voor iemand antwoordt.',
        'A no, or a day without an answer, becomes a task; do not send such a line before somebody answers.',
      ),
    ],
    notes: [
      {
        over: ['Is de annulering gelukt?', 'Nog even wachten'],
        text: say(
          '## bol werkt in stappen\nEen annulering is eerst een aanvraag. De workflow vraagt tien seconden later hoe het afliep en wacht zolang het antwoord PENDING is.',
          '## bol works in steps\nA cancellation is a request first. Ten seconds later the workflow asks how it went and waits while the answer is PENDING.',
        ),
      },
    ],
    names: {
      'Elk kwartier naar verzoeken': 'Look for requests every quarter',
      'Lees wat open staat': 'Read what is open',
      'Open order': 'Open order',
      'Regels met een verzoek': 'Lines with a request',
      'Verzoek nog niet gesteld': 'Request not asked yet',
      'Tegenhouden?': 'Hold it?',
      'Mag de regel eruit?': 'May the line go?',
      'Zeg de regel af': 'Cancel the line',
      'Nog even wachten': 'Wait a moment',
      'Is de annulering gelukt?': 'Did the cancellation work?',
      'Afloop bij bol': 'Outcome at bol',
      'Regel het met de klant': 'Settle it with the customer',
    },
    nodes: [
      everyMinutes('Elk kwartier naar verzoeken', 15),
      ...bolOpenOrders('Lees wat open staat', 'Open order'),
      code(
        'Regels met een verzoek',
        `
return $input.all().flatMap(({ json }) => (json.orderItems ?? [])
  .filter((regel) => regel.cancellationRequest === true && Number(regel.quantityShipped ?? 0) === 0)
  .map((regel) => ({ json: { bestelling: json.orderId, regel: regel.orderItemId, ean: regel.ean ?? '', aantal: regel.quantity } })));`,
      ),
      onlyNew('Verzoek nog niet gesteld', '={{ $json.regel }}'),
      answeredWithin(
        chat.approve(
          'Tegenhouden?',
          say(
            '=De klant wil bestelling {{ $json.bestelling }} bij bol annuleren ({{ $json.aantal }}× EAN {{ $json.ean }}). Ligt het pakket er nog?',
            '=The customer wants to cancel order {{ $json.bestelling }} at bol ({{ $json.aantal }}× EAN {{ $json.ean }}). Is the parcel still here?',
          ),
        ),
        1,
        'days',
      ),
      when('Mag de regel eruit?', [['={{ $json.data?.approved }}', 'yes']]),
      withErrorBranch(
        bolWrite(
          'Zeg de regel af',
          'PUT',
          'orders/cancellation',
          "{ orderItems: [{ orderItemId: $('Verzoek nog niet gesteld').item.json.regel, reasonCode: 'REQUESTED_BY_CUSTOMER' }] }",
        ),
      ),
      pause('Nog even wachten', 10, 'seconds'),
      withErrorBranch(
        bolOutcome('Is de annulering gelukt?', "$('Zeg de regel af').item.json.processStatusId"),
      ),
      choose(
        'Afloop bij bol',
        [
          [say('Gelukt', 'Done'), ['={{ $json.status }}', 'is', 'SUCCESS']],
          // A process that never ends is looked at by a person.
          [say('Bezig', 'Busy'), ['={{ $json.status }}', 'is', 'PENDING'], ['={{ $runIndex }}', '<', 30]],
        ],
        say('Geweigerd', 'Refused'),
      ),
      tasks.create('Regel het met de klant', {
        title: say(
          "=Annulering bij bol niet doorgegaan: {{ $('Verzoek nog niet gesteld').item.json.bestelling }}",
          "=Cancellation at bol did not go through: {{ $('Verzoek nog niet gesteld').item.json.bestelling }}",
        ),
        description: say(
          "=Regel {{ $('Verzoek nog niet gesteld').item.json.regel }}, EAN {{ $('Verzoek nog niet gesteld').item.json.ean }}. Antwoord van bol: {{ $json.errorMessage || $json.error?.message || $json.status || 'geen' }}",
          "=Line {{ $('Verzoek nog niet gesteld').item.json.regel }}, EAN {{ $('Verzoek nog niet gesteld').item.json.ean }}. Answer of bol: {{ $json.errorMessage || $json.error?.message || $json.status || 'none' }}",
        ),
        due: '={{ $now.plus({ days: 1 }).toISO() }}',
      }),
    ],
    flow: [
      'Elk kwartier naar verzoeken > Lees wat open staat > Open order > Regels met een verzoek > Verzoek nog niet gesteld > Tegenhouden? > Mag de regel eruit? > Zeg de regel af > Nog even wachten > Is de annulering gelukt? > Afloop bij bol',
      'Mag de regel eruit? #1 > Regel het met de klant',
      'Zeg de regel af #1 > Regel het met de klant',
      'Is de annulering gelukt? #1 > Regel het met de klant',
      'Afloop bij bol #1 > Nog even wachten',
      'Afloop bij bol #2 > Regel het met de klant',
    ],
  }),
});

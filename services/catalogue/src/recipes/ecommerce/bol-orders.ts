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
  loop,
  onlyNew,
  pause,
  recipe,
  say,
  set,
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
        `Maak in ${table.app.label} de tabel Leverbeloften met de kolommen Bestelling, Uiterlijk, Stand, Artikelen en Nagekeken.`,
        `In ${table.app.label}, make the table Promises with the columns Order, Due, State, Items and Checked.`,
      ),
    ],
    notes: [
      {
        over: ['Haal hele bestelling', 'Deel in naar uiterste dag'],
        text: say(
          '## Dagen, geen uren\nDe leverdatum is een dag in Nederland; wat morgen bezorgd moet zijn gaat vandaag weg, en op vrijdag alles tot en met maandag. Wat bol niet wil geven, telt mee als onleesbaar. Een regel waarvan Nagekeken niet van vandaag is, staat bij bol niet meer open.',
          '## Days, not hours\nThe delivery date is a day in the Netherlands; what has to be delivered tomorrow leaves today, and on Friday all up to Monday. What bol does not give counts as unreadable. A row that was not checked today is no longer open at bol.',
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
const vooruit = $now.weekday === 5 ? 3 : 1;
return $input.all().map(({ json }) => {
  const open = (json.orderItems ?? []).filter((regel) => Number(regel.quantity ?? 0) > Number(regel.quantityShipped ?? 0) + Number(regel.quantityCancelled ?? 0));
  const dagen = open.map((regel) => DateTime.fromISO(String(regel.fulfilment?.exactDeliveryDate ?? regel.fulfilment?.latestDeliveryDate ?? ''))).filter((dag) => dag.isValid);
  const uiterlijk = dagen.length > 0 ? DateTime.min(...dagen) : null;
  const over = uiterlijk ? Math.round(uiterlijk.startOf('day').diff(vandaag, 'days').days) : null;
  const stand = !json.orderId || over === null ? ${say("'onleesbaar'", "'unreadable'")} : over < 1 ? ${say("'te laat'", "'late'")} : over <= vooruit ? ${say("'vandaag versturen'", "'send today'")} : ${say("'op tijd'", "'in time'")};
  return { json: { bestelling: json.orderId ?? '', uiterlijk: uiterlijk ? uiterlijk.toISODate() : '', stand, dringt: over !== null && over <= vooruit, laat: over !== null && over < 1, artikelen: open.map((regel) => regel.quantity + '× ' + (regel.product?.title ?? regel.product?.ean ?? '?')).join(', ') } };
});`,
      ),
      keep('Met bestelnummer', [['={{ $json.bestelling }}', 'filled']]),
      table.upsert('Zet de leverbelofte bij', say('Leverbeloften', 'Promises'), say('Bestelling', 'Order'), {
        [say('Bestelling', 'Order')]: '={{ $json.bestelling }}',
        [say('Uiterlijk', 'Due')]: '={{ $json.uiterlijk }}',
        [say('Stand', 'State')]: '={{ $json.stand }}',
        [say('Artikelen', 'Items')]: '={{ $json.artikelen }}',
        [say('Nagekeken', 'Checked')]: '={{ $now.toISO() }}',
      }),
      code(
        'Schrijf wat dringt',
        `
const rijen = $input.all().map(({ json }) => json);
const spoed = rijen.filter((rij) => rij.dringt).sort((a, b) => a.uiterlijk.localeCompare(b.uiterlijk));
const onleesbaar = rijen.filter((rij) => rij.uiterlijk === '').length;
return [{ json: { aantal: spoed.length + onleesbaar, tekst: spoed.slice(0, 30).map((rij) => '- ' + rij.bestelling + ' (' + rij.uiterlijk + (rij.laat ? ${say("', te laat'", "', late'")} : '') + '): ' + rij.artikelen).join('\\n') + (spoed.length > 30 ? ${say("'\\n… en nog ' + (spoed.length - 30)", "'\\n… and ' + (spoed.length - 30) + ' more'")} : '') + (onleesbaar ? ${say("'\\nNiet te lezen: ' + onleesbaar", "'\\nNot readable: ' + onleesbaar")} : '') } }];`,
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
      `Vindt elk kwartier verzoeken van klanten om een bestelling bij bol te annuleren en vraagt in ${chat.app.label} of het pakket nog tegen te houden is. Een ja zegt de regels af; wat bol weigert wordt een taak in ${tasks.app.label}.`,
      `Every quarter it finds customers who ask to cancel at bol and asks in ${chat.app.label} whether the parcel can still be held. A yes cancels the lines; what bol refuses becomes a task in ${tasks.app.label}.`,
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
        'Een nee, of vier uur zonder antwoord, wordt een taak; verstuur zo’n bestelling niet voor iemand antwoordt.',
        'A no, or four hours without an answer, becomes a task; do not send such an order before somebody answers.',
      ),
    ],
    notes: [
      {
        over: ['Regels met een verzoek', 'Verzoek voor verzoek'],
        text: say(
          '## Eén vraag per bestelling\nWat een klant van één bestelling wil annuleren staat in één vraag. Komen er meer bestellingen tegelijk, dan volgt de volgende vraag na het antwoord op de vorige, of na vier uur.',
          '## One question an order\nWhat a customer wants to cancel of one order is in one question. Where several orders come at once, the next question follows after the answer to the one before, or after four hours.',
        ),
      },
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
      'Verzoek voor verzoek': 'Request by request',
      'Tegenhouden?': 'Hold it?',
      'Vraag kwam niet aan': 'The question did not arrive',
      'Meld zonder taak': 'Report without a task',
      'Mogen de regels eruit?': 'May the lines go?',
      'Zeg de regels af': 'Cancel the lines',
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
return $input.all().flatMap(({ json }) => {
  const regels = (json.orderItems ?? []).filter((regel) => regel.cancellationRequest === true && Number(regel.quantityShipped ?? 0) === 0 && Number(regel.quantityCancelled ?? 0) < Number(regel.quantity ?? 1));
  return regels.length ? [{ json: { bestelling: json.orderId, regels: regels.map((regel) => regel.orderItemId), wat: regels.map((regel) => regel.quantity + '× EAN ' + (regel.ean ?? '?')).join(', ') } }] : [];
});`,
      ),
      onlyNew('Verzoek nog niet gesteld', "={{ $json.regels.join(' ') }}"),
      loop('Verzoek voor verzoek', 1),
      withErrorBranch(
        answeredWithin(
          chat.approve(
            'Tegenhouden?',
            say(
              '=De klant wil bestelling {{ $json.bestelling }} bij bol annuleren ({{ $json.wat }}). Ligt het pakket er nog?',
              '=The customer wants to cancel order {{ $json.bestelling }} at bol ({{ $json.wat }}). Is the parcel still here?',
            ),
          ),
          4,
          'hours',
        ),
      ),
      set('Vraag kwam niet aan', {
        reden: say(
          'De vraag aan het magazijn kwam niet aan; houd het pakket zelf tegen of vertel de klant dat het te laat is.',
          'The question did not reach the warehouse; hold the parcel yourself or tell the customer that it is too late.',
        ),
      }),
      when('Mogen de regels eruit?', [['={{ $json.data?.approved }}', 'yes']]),
      withErrorBranch(
        bolWrite(
          'Zeg de regels af',
          'PUT',
          'orders/cancellation',
          "{ orderItems: $('Verzoek voor verzoek').item.json.regels.map((regel) => ({ orderItemId: regel, reasonCode: 'REQUESTED_BY_CUSTOMER' })) }",
        ),
      ),
      pause('Nog even wachten', 10, 'seconds'),
      withErrorBranch(
        bolOutcome('Is de annulering gelukt?', "$('Zeg de regels af').item.json.processStatusId"),
      ),
      choose(
        'Afloop bij bol',
        [
          [say('Gelukt', 'Done'), ['={{ $json.status }}', 'is', 'SUCCESS']],
          // A process that never ends is looked at by a person.
          [say('Bezig', 'Busy'), ['={{ $json.status }}', 'is', 'PENDING'], ['={{ $runIndex }}', '<', 60]],
        ],
        say('Geweigerd', 'Refused'),
      ),
      withErrorBranch(
        tasks.create('Regel het met de klant', {
          title: say(
            "=Annulering bij bol niet doorgegaan: {{ $('Verzoek voor verzoek').item.json.bestelling }}",
            "=Cancellation at bol did not go through: {{ $('Verzoek voor verzoek').item.json.bestelling }}",
          ),
          description: say(
            "={{ $('Verzoek voor verzoek').item.json.wat }}. {{ $json.reden ? $json.reden : $json.status || $json.error ? 'Antwoord van bol: ' + ($json.errorMessage || $json.error?.message || $json.status) : $json.data?.approved === false ? 'Het magazijn kan het pakket niet meer tegenhouden; vertel het de klant.' : 'Niemand antwoordde binnen vier uur; zeg alsnog af of vertel de klant dat het te laat is.' }}",
            "={{ $('Verzoek voor verzoek').item.json.wat }}. {{ $json.reden ? $json.reden : $json.status || $json.error ? 'Answer of bol: ' + ($json.errorMessage || $json.error?.message || $json.status) : $json.data?.approved === false ? 'The warehouse cannot hold the parcel any more; tell the customer.' : 'Nobody answered within four hours; cancel it still or tell the customer that it is too late.' }}",
          ),
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
      ),
      goOnAfterError(
        chat.post(
          'Meld zonder taak',
          say(
            "=De annulering van bestelling {{ $('Verzoek voor verzoek').item.json.bestelling }} bij bol ging niet door, en de taak lukte ook niet. Regel het met de klant.",
            "=The cancellation of order {{ $('Verzoek voor verzoek').item.json.bestelling }} at bol did not go through, and the task failed too. Settle it with the customer.",
          ),
        ),
      ),
    ],
    flow: [
      'Elk kwartier naar verzoeken > Lees wat open staat > Open order > Regels met een verzoek > Verzoek nog niet gesteld > Verzoek voor verzoek #1 > Tegenhouden? > Mogen de regels eruit? > Zeg de regels af > Nog even wachten > Is de annulering gelukt? > Afloop bij bol > Verzoek voor verzoek',
      'Mogen de regels eruit? #1 > Regel het met de klant > Verzoek voor verzoek',
      'Tegenhouden? #1 > Vraag kwam niet aan > Regel het met de klant',
      'Regel het met de klant #1 > Meld zonder taak > Verzoek voor verzoek',
      'Zeg de regels af #1 > Regel het met de klant',
      'Is de annulering gelukt? #1 > Regel het met de klant',
      'Afloop bij bol #1 > Nog even wachten',
      'Afloop bij bol #2 > Regel het met de klant',
    ],
  }),
});

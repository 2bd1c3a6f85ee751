import { bolApp, bolOutcome, bolPages, bolRead, bolWrite } from '../../apps/bol.js';
import { chats } from '../../apps/chats.js';
import { helpdesks } from '../../apps/helpdesks.js';
import { fullTables, syncTables } from '../../apps/tables.js';
import { mailOf } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  everyHours,
  keep,
  loop,
  pause,
  recipe,
  say,
  set,
  spares,
  stop,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const bol = { app: bolApp };

export const bolReturnsToDesk = recipe({
  id: 'bol-returns-to-desk',
  category: 'customer',
  tags: ['bol', 'retouren', 'klantenservice'],
  saves: spares(
    8,
    'Iemand leest de aangemelde retouren bij bol na en zet ze over naar de klantenservice.',
    'Somebody reads the returns that were announced at bol and copies them to support.',
  ),
  variants: combine({ desk: helpdesks, table: fullTables }, { take: 10 }),
  build: ({ desk, table }) => ({
    name: both(
      `Aangemelde retouren van bol als ticket in ${desk.app.label}, bijgehouden in ${table.app.label}`,
      `Announced returns of bol as a ticket in ${desk.app.label}, kept in ${table.app.label}`,
    ),
    description: both(
      `Haalt elk uur de onbehandelde retouren bij bol op. Staat een retour nog niet in ${table.app.label}, dan maakt hij in ${desk.app.label} een ticket met reden en opmerking van de klant en legt het nummer vast.`,
      `Fetches the unhandled returns at bol every hour. Where a return is not yet in ${table.app.label}, it makes a ticket in ${desk.app.label} with the customer's reason and remark and records its number.`,
    ),
    benefit: both(
      'Elke retour heeft een behandelaar, ook op drukke dagen.',
      'Every return has somebody who handles it, on busy days too.',
    ),
    uses: [
      [bol, both('geeft de onbehandelde retouren', 'gives the unhandled returns')],
      [desk, both('krijgt een ticket per retour', 'gets a ticket for each return')],
      [table, both('weet welke retour al een ticket heeft', 'knows which return has a ticket already')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Bol-retouren met de kolommen RMA, Bestelling, Reden, Ticket en Gezien.`,
        `In ${table.app.label}, make the table bol returns with the columns RMA, Order, Reason, Ticket and Seen.`,
      ),
    ],
    notes: [
      {
        over: ['Staat hij al in de lijst?', 'Nog zonder ticket?'],
        text: say(
          '## Pas afgevinkt als het gelukt is\nDe regel in de tabel komt er pas na het ticket. Lukt het ticket niet, dan eindigt de ronde als mislukt, zodat je foutmelding in n8n afgaat, en probeert het volgende uur het opnieuw.',
          '## Ticked off once it worked\nThe row in the table is made after the ticket. Where the ticket fails the round ends as failed, so that your error alert in n8n goes off, and the next hour tries again.',
        ),
      },
    ],
    names: {
      'Elk uur naar retouren': 'Look for returns every hour',
      'Lees onbehandelde retouren': 'Read unhandled returns',
      'Retourregels los': 'Each return line',
      'Retour voor retour': 'Return by return',
      'Staat hij al in de lijst?': 'Is it in the list?',
      'Nog zonder ticket?': 'Without a ticket yet?',
      'Open het retourticket': 'Open the return ticket',
      'Schrijf het ticketnummer bij': 'Note the ticket number',
      'Wat mislukte': 'What failed',
      'Zeg dat een ticket mislukte': 'Say that a ticket failed',
    },
    nodes: [
      everyHours('Elk uur naar retouren', 1),
      bolRead('Lees onbehandelde retouren', 'returns', {
        query: { handled: 'false', 'fulfilment-method': 'FBR' },
        pages: bolPages('returns'),
      }),
      code(
        'Retourregels los',
        `
return $input.all().flatMap(({ json }) => json.returns ?? []).flatMap((retour) => (retour.returnItems ?? [])
  .filter((regel) => regel.handled !== true && regel.rmaId)
  .map((regel) => ({ json: {
    rma: String(regel.rmaId), bestelling: regel.orderId ?? '', ean: regel.ean ?? '', aantal: regel.expectedQuantity ?? 1,
    aangemeld: retour.registrationDateTime ?? '',
    reden: [regel.returnReason?.mainReason, regel.returnReason?.detailedReason].filter(Boolean).join(': '),
    opmerking: regel.returnReason?.customerComments ?? '',
  } })));`,
      ),
      loop('Retour voor retour', 1),
      evenWhenEmpty(
        table.find(
          'Staat hij al in de lijst?',
          say('Bol-retouren', 'bol returns'),
          'RMA',
          '={{ $json.rma }}',
        ),
      ),
      when('Nog zonder ticket?', [[`={{ ${table.cell('RMA')} }}`, 'empty']]),
      withErrorBranch(
        desk.create('Open het retourticket', {
          subject: say(
            "=Retour {{ $('Retour voor retour').item.json.rma }} van bol-bestelling {{ $('Retour voor retour').item.json.bestelling }}",
            "=Return {{ $('Retour voor retour').item.json.rma }} of bol order {{ $('Retour voor retour').item.json.bestelling }}",
          ),
          text: say(
            "={{ $('Retour voor retour').item.json.aantal }}× EAN {{ $('Retour voor retour').item.json.ean }}\nReden: {{ $('Retour voor retour').item.json.reden || 'niet opgegeven' }}\nOpmerking: {{ $('Retour voor retour').item.json.opmerking || 'geen' }}",
            "={{ $('Retour voor retour').item.json.aantal }}× EAN {{ $('Retour voor retour').item.json.ean }}\nReason: {{ $('Retour voor retour').item.json.reden || 'not given' }}\nRemark: {{ $('Retour voor retour').item.json.opmerking || 'none' }}",
          ),
          email: mailOf.warehouse,
          name: 'bol',
        }),
      ),
      table.append('Schrijf het ticketnummer bij', say('Bol-retouren', 'bol returns'), {
        RMA: "={{ $('Retour voor retour').item.json.rma }}",
        [say('Bestelling', 'Order')]: "={{ $('Retour voor retour').item.json.bestelling }}",
        [say('Reden', 'Reason')]: "={{ $('Retour voor retour').item.json.reden }}",
        Ticket: `={{ ${desk.ticketId} }}`,
        [say('Gezien', 'Seen')]: '={{ $now.toISO() }}',
      }),
      keep('Wat mislukte', [['={{ $json.error !== undefined }}', 'yes']]),
      stop(
        'Zeg dat een ticket mislukte',
        say(
          `=Van een of meer retouren van bol kon geen ticket worden gemaakt in ${desk.app.label}. Het volgende uur probeert het opnieuw.`,
          `=No ticket could be made in ${desk.app.label} for one or more returns of bol. The next hour tries again.`,
        ),
      ),
    ],
    flow: [
      'Elk uur naar retouren > Lees onbehandelde retouren > Retourregels los > Retour voor retour #1 > Staat hij al in de lijst? > Nog zonder ticket? > Open het retourticket > Schrijf het ticketnummer bij > Retour voor retour',
      'Nog zonder ticket? #1 > Retour voor retour',
      'Open het retourticket #1 > Retour voor retour',
      'Retour voor retour > Wat mislukte > Zeg dat een ticket mislukte',
    ],
  }),
});

export const bolReturnDecisions = recipe({
  id: 'bol-return-decisions',
  category: 'ecommerce',
  tags: ['bol', 'retouren', 'magazijn'],
  saves: spares(
    4,
    'Het magazijn keurt een retour en iemand verwerkt het oordeel daarna nog eens bij bol.',
    'The warehouse judges a return and somebody then enters that again at bol.',
  ),
  variants: combine({ table: syncTables, chat: chats }, { take: 4 }),
  build: ({ table, chat }) => ({
    name: both(
      `Retouroordeel uit ${table.app.label} verwerken bij bol, fouten in ${chat.app.label}`,
      `Enter return decisions from ${table.app.label} at bol, errors in ${chat.app.label}`,
    ),
    description: both(
      `Leest op werkdagen om vijf uur welke retouren het magazijn in ${table.app.label} beoordeelde, geeft het oordeel door aan bol, wacht op de uitslag en zet die in de regel. Wat niet lukt staat in ${chat.app.label}.`,
      `At five on working days it reads which returns the warehouse judged in ${table.app.label}, passes the decision to bol, waits for the result and puts it in the row. What fails is told in ${chat.app.label}.`,
    ),
    benefit: both(
      'Het magazijn kiest één woord; bol en de klant weten het dezelfde dag.',
      'The warehouse picks one word; bol and the customer know the same day.',
    ),
    uses: [
      [table, both('heeft het oordeel per retour', 'has the decision on each return')],
      [bol, both('verwerkt het oordeel', 'carries out the decision')],
      [chat, both('meldt wat niet lukte', 'tells what failed')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Retouroordelen met RMA, Aantal, Oordeel (goed, beschadigd, klant houdt het, omruilen of reparatie) en Verwerkt.`,
        `In ${table.app.label}, make the table Return decisions with RMA, Quantity, Decision (good, damaged, customer keeps it, exchange or repair) and Processed.`,
      ),
    ],
    notes: [
      {
        over: ['Vertaal het oordeel', 'Begrijpelijk oordeel?'],
        text: say(
          '## Vijf woorden\nAndere woorden gaan niet naar bol: ze komen in het bericht, met het nummer van de retour.',
          '## Five words\nOther words do not go to bol: they are told in the message, with the number of the return.',
        ),
      },
    ],
    names: {
      'Aan het eind van de werkdag': 'At the end of the working day',
      'Lees de oordelen': 'Read the decisions',
      'Vertaal het oordeel': 'Translate the decision',
      'Nog te verwerken': 'Still to process',
      'Oordeel voor oordeel': 'Decision by decision',
      'Begrijpelijk oordeel?': 'Decision understood?',
      'Geef het oordeel door': 'Pass on the decision',
      'Geef bol de tijd': 'Give bol time',
      'Vraag de uitslag': 'Ask for the result',
      'Heeft bol het verwerkt?': 'Did bol process it?',
      'Vink de retour af': 'Tick off the return',
      'Meld de retour die blijft liggen': 'Tell which return is left',
    },
    nodes: [
      cron('Aan het eind van de werkdag', '0 17 * * 1-5'),
      table.rows('Lees de oordelen', say('Retouroordelen', 'Return decisions')),
      set('Vertaal het oordeel', {
        rma: `={{ ${table.cell('RMA')} }}`,
        aantal: ['number', `={{ Number(${table.cell(say('Aantal', 'Quantity'))}) || 1 }}`],
        verwerkt: `={{ ${table.cell(say('Verwerkt', 'Processed'))} }}`,
        woord: `={{ String(${table.cell(say('Oordeel', 'Decision'))} ?? '').trim().toLowerCase() }}`,
        uitslag: `={{ ({ ${say("goed: 'RETURN_RECEIVED', beschadigd: 'RETURN_DOES_NOT_MEET_CONDITIONS', 'klant houdt het': 'CUSTOMER_KEEPS_PRODUCT_PAID', omruilen: 'EXCHANGE_PRODUCT', reparatie: 'REPAIR_PRODUCT'", "good: 'RETURN_RECEIVED', damaged: 'RETURN_DOES_NOT_MEET_CONDITIONS', 'customer keeps it': 'CUSTOMER_KEEPS_PRODUCT_PAID', exchange: 'EXCHANGE_PRODUCT', repair: 'REPAIR_PRODUCT'")} })[String(${table.cell(say('Oordeel', 'Decision'))} ?? '').trim().toLowerCase()] ?? '' }}`,
      }),
      keep('Nog te verwerken', [
        ['={{ $json.rma }}', 'filled'],
        ['={{ $json.woord }}', 'filled'],
        ['={{ $json.verwerkt }}', 'empty'],
      ]),
      loop('Oordeel voor oordeel', 1),
      when('Begrijpelijk oordeel?', [['={{ $json.uitslag }}', 'filled']]),
      withErrorBranch(
        bolWrite(
          'Geef het oordeel door',
          'PUT',
          '=returns/{{ $json.rma }}',
          '{ handlingResult: $json.uitslag, quantityReturned: $json.aantal }',
        ),
      ),
      pause('Geef bol de tijd', 45, 'seconds'),
      withErrorBranch(bolOutcome('Vraag de uitslag', "$('Geef het oordeel door').item.json.processStatusId")),
      when('Heeft bol het verwerkt?', [['={{ $json.status }}', 'is', 'SUCCESS']]),
      table.upsert('Vink de retour af', say('Retouroordelen', 'Return decisions'), 'RMA', {
        RMA: "={{ $('Oordeel voor oordeel').item.json.rma }}",
        [say('Verwerkt', 'Processed')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      chat.post(
        'Meld de retour die blijft liggen',
        say(
          "=Retour {{ $('Oordeel voor oordeel').item.json.rma }} is bij bol niet verwerkt (oordeel ‘{{ $('Oordeel voor oordeel').item.json.woord }}’). {{ $('Oordeel voor oordeel').item.json.uitslag ? 'Antwoord: ' + ($json.errorMessage || $json.error?.message || $json.status || 'geen') + '. Kijk in het verkopersaccount; is het daar toch gelukt, vul dan Verwerkt in. Anders probeert de volgende werkdag het opnieuw.' : 'Dit oordeel kent hij niet: kies goed, beschadigd, klant houdt het, omruilen of reparatie.' }}",
          "=Return {{ $('Oordeel voor oordeel').item.json.rma }} was not processed at bol (decision ‘{{ $('Oordeel voor oordeel').item.json.woord }}’). {{ $('Oordeel voor oordeel').item.json.uitslag ? 'Answer: ' + ($json.errorMessage || $json.error?.message || $json.status || 'none') + '. Look in the seller account; where it did work there, fill in Processed. Else the next working day tries again.' : 'It does not know this decision: choose good, damaged, customer keeps it, exchange or repair.' }}",
        ),
      ),
    ],
    flow: [
      'Aan het eind van de werkdag > Lees de oordelen > Vertaal het oordeel > Nog te verwerken > Oordeel voor oordeel #1 > Begrijpelijk oordeel? > Geef het oordeel door > Geef bol de tijd > Vraag de uitslag > Heeft bol het verwerkt? > Vink de retour af > Oordeel voor oordeel',
      'Begrijpelijk oordeel? #1 > Meld de retour die blijft liggen > Oordeel voor oordeel',
      'Geef het oordeel door #1 > Meld de retour die blijft liggen',
      'Vraag de uitslag #1 > Meld de retour die blijft liggen',
      'Heeft bol het verwerkt? #1 > Meld de retour die blijft liggen',
    ],
  }),
});

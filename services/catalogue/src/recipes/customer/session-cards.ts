import { appointments, cancellations } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { whatsAppSender } from '../../apps/sms.js';
import { fullTables } from '../../apps/tables.js';
import { bookingPage, limitOf } from '../../apps/values.js';
import {
  among,
  both,
  choose,
  code,
  combine,
  evenWhenEmpty,
  keep,
  loop,
  only,
  onlyNew,
  pause,
  recipe,
  say,
  spares,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { FOUND } from './parts.js';

const tables = among(fullTables, 'googleSheets', 'airtable');
/** Where one books, with what tells of a cancellation there. */
const bookings = (...keys: readonly string[]) =>
  among(appointments, ...keys).flatMap((booking) =>
    among(cancellations, booking.app.key).map((off) => ({ ...booking, off })),
  );
/** The field of a row that a step found, inside the braces. */
const of = (step: string, cell: string): string => `$('${step}').item.json${cell.slice(5)}`;
const ENDS = limitOf(
  'free-cancelling',
  ['Gratis afzeggen tot', 'Free cancelling until'],
  [
    'Hoeveel uur voor de afspraak iemand nog afzegt zonder dat de beurt telt.',
    'How many hours before the appointment one may cancel without the session counting.',
  ],
  24,
);

export const sessionCard = recipe({
  id: 'session-card-count',
  category: 'customer',
  tags: ['strippenkaart', 'calendly', 'coach', 'rijschool', 'praktijk', 'abonnement'],
  saves: spares(
    6,
    'Na elke afspraak streept iemand een beurt af en rekent na wie er bijna door is.',
    'After each appointment someone crosses off a session and works out who is nearly out.',
  ),
  variants: combine(
    {
      booking: bookings('calendly', 'acuity'),
      table: tables,
      mailer: among(mailers, 'gmail', 'outlook'),
      chat: among(chats, 'slack', 'microsoftTeams'),
    },
    { take: 2, apart: ['booking'] },
  ),
  build: ({ booking, table, mailer, chat }) => {
    const { nodes, path, ref: b } = starts(booking, 'Nieuwe boeking', 'Afspraak');
    const gone = starts(booking.off, 'Afgezegd', 'Afzegging');
    const tab = say('Strippenkaarten', 'Session cards');
    const mail = say('E-mail', 'Email');
    const used = say('Gebruikt', 'Used');
    const bought = say('Gekocht', 'Bought');
    const number = (step: string, column: string) => `(Number(${of(step, table.cell(column))}) || 0)`;
    return {
      name: both(
        `Strippenkaart afstrepen bij elke ${booking.app.label}-afspraak, stand in ${table.app.label}`,
        `Count off a session card at each ${booking.app.label} appointment, state in ${table.app.label}`,
      ),
      description: both(
        `Elke boeking streept een beurt af in ${table.app.label}. Bij de laatste krijgt de klant via ${mailer.app.label} een mail over een nieuwe kaart; wie zonder kaart boekt, staat in ${chat.app.label}. Op tijd afzeggen geeft de beurt terug.`,
        `Each booking takes a session off the card in ${table.app.label}. At the last one the client hears of a new card through ${mailer.app.label}; who books without one shows in ${chat.app.label}. Cancelling in time gives the session back.`,
      ),
      benefit: both(
        'Je geeft nooit meer per ongeluk een elfde sessie van tien.',
        'You never give an eleventh session of ten by mistake again.',
      ),
      uses: [
        [booking, both('meldt boekingen en afzeggingen', 'reports bookings and cancellations')],
        [table, both('houdt de kaarten bij', 'keeps the cards')],
        [mailer, both('mailt over een nieuwe kaart', 'writes about a new card')],
        [chat, both('krijgt wie zonder kaart boekt', 'gets who books without a card')],
      ],
      setup: [
        both(
          'Maak een tabel Strippenkaarten met E-mail (uniek, kleine letters), Naam, Gekocht en Gebruikt.',
          'Make a table Session cards with Email (unique, small letters), Name, Bought and Used.',
        ),
      ],
      notes: [
        {
          over: ['Was het op tijd?', 'Geef de beurt terug'],
          text: say(
            '## Te laat afgezegd telt\nDe beurt komt alleen terug wanneer er nog genoeg uren tot de afspraak zijn. Zet die termijn ook in je voorwaarden.',
            '## Cancelled too late counts\nThe session only comes back where enough hours are left until the appointment. Put that term in your conditions too.',
          ),
        },
      ],
      names: {
        'Nieuwe boeking': 'New booking',
        Afspraak: 'Appointment',
        'Nog niet afgestreept': 'Not counted yet',
        'Zoek de kaart': 'Find the card',
        'Heeft een kaart?': 'Has a card?',
        'Streep een beurt af': 'Take off a session',
        'Hoeveel over?': 'How many left?',
        'Mail over de laatste beurt': 'Write about the last session',
        'Mail dat de kaart op is': 'Write that the card is used up',
        'Meld boeking boven de kaart': 'Report a booking beyond the card',
        'Meld boeking zonder kaart': 'Report a booking without a card',
        Afgezegd: 'Cancelled',
        Afzegging: 'Cancellation',
        'Nog niet verwerkt': 'Not handled yet',
        'Was het op tijd?': 'Was it in time?',
        'Zoek de kaart erbij': 'Find the card to it',
        'Kaart gevonden?': 'Card found?',
        'Geef de beurt terug': 'Give the session back',
        'Meld late afzegging': 'Report a late cancellation',
      },
      nodes: [
        ...nodes,
        onlyNew('Nog niet afgestreept', only(b.id)),
        evenWhenEmpty(
          table.find('Zoek de kaart', tab, mail, "={{ String($json.email ?? '').trim().toLowerCase() }}"),
        ),
        when('Heeft een kaart?', [FOUND]),
        table.upsert('Streep een beurt af', tab, mail, {
          [mail]: `={{ ${of('Zoek de kaart', table.cell(mail))} }}`,
          [used]: `={{ ${number('Zoek de kaart', used)} + 1 }}`,
        }),
        choose(
          'Hoeveel over?',
          [
            [
              say('Meer dan genoeg', 'More than enough'),
              [`={{ ${number('Zoek de kaart', bought)} - ${number('Zoek de kaart', used)} - 1 }}`, '>', 1],
            ],
            [
              say('Nog een', 'One more'),
              [`={{ ${number('Zoek de kaart', bought)} - ${number('Zoek de kaart', used)} - 1 }}`, '>=', 0],
            ],
          ],
          say('Te veel', 'Too many'),
        ),
        mailer.send(
          'Mail over de laatste beurt',
          only(b.email),
          say('Je strippenkaart is bijna vol', 'Your session card is nearly full'),
          say(
            t`<p>Beste ${b.name},</p><p>Met deze afspraak heb je nog {{ ${number('Zoek de kaart', bought)} - ${number('Zoek de kaart', used)} - 1 }} beurt op je kaart. Wil je doorgaan? Antwoord op deze mail, dan zetten we een nieuwe kaart klaar.</p>`,
            t`<p>Dear ${b.name},</p><p>With this appointment {{ ${number('Zoek de kaart', bought)} - ${number('Zoek de kaart', used)} - 1 }} session is left on your card. Would you like to go on? Answer this mail for a new card.</p>`,
          ),
        ),
        mailer.send(
          'Mail dat de kaart op is',
          only(b.email),
          say('Je strippenkaart is op', 'Your session card is used up'),
          say(
            t`<p>Beste ${b.name},</p><p>Je afspraak staat, maar op je strippenkaart zijn geen beurten meer over. Antwoord op deze mail als je een nieuwe kaart wilt of deze keer los betaalt.</p>`,
            t`<p>Dear ${b.name},</p><p>Your appointment stands, but no sessions are left on your card. Answer this mail if you want a new card or pay this time by itself.</p>`,
          ),
        ),
        chat.post(
          'Meld boeking boven de kaart',
          say(
            t`${b.name} boekte “${b.title}” terwijl de strippenkaart op is. De klant is gemaild.`,
            t`${b.name} booked “${b.title}” while the session card is used up. The client was mailed.`,
          ),
        ),
        chat.post(
          'Meld boeking zonder kaart',
          say(
            t`${b.name} (${b.email}) boekte “${b.title}” zonder strippenkaart: losse afspraak, of een ander mailadres?`,
            t`${b.name} (${b.email}) booked “${b.title}” without a session card: a single appointment, or another address?`,
          ),
        ),
        ...gone.nodes,
        onlyNew('Nog niet verwerkt', only(gone.ref.id)),
        evenWhenEmpty(
          table.find(
            'Zoek de kaart erbij',
            tab,
            mail,
            "={{ String($json.email ?? '').trim().toLowerCase() }}",
          ),
        ),
        when('Kaart gevonden?', [FOUND]),
        when('Was het op tijd?', [
          [
            `={{ DateTime.fromISO(String($('Afzegging').item.json.start ?? '')) > $now.plus({ hours: Number('${ENDS}') || 24 }) }}`,
            'yes',
          ],
        ]),
        table.upsert('Geef de beurt terug', tab, mail, {
          [mail]: `={{ ${of('Zoek de kaart erbij', table.cell(mail))} }}`,
          [used]: `={{ Math.max(0, ${number('Zoek de kaart erbij', used)} - 1) }}`,
        }),
        chat.post(
          'Meld late afzegging',
          say(
            t`${gone.ref.name} zegde “${gone.ref.title}” te laat af: de beurt telt. Coulance? Pas de kaart dan met de hand aan.`,
            t`${gone.ref.name} cancelled “${gone.ref.title}” too late: the session counts. Let it pass? Then change the card by hand.`,
          ),
        ),
      ],
      flow: [
        `${path} > Nog niet afgestreept > Zoek de kaart > Heeft een kaart? > Streep een beurt af > Hoeveel over?`,
        'Hoeveel over? #1 > Mail over de laatste beurt',
        'Hoeveel over? #2 > Mail dat de kaart op is > Meld boeking boven de kaart',
        'Heeft een kaart? #1 > Meld boeking zonder kaart',
        `${gone.path} > Nog niet verwerkt > Zoek de kaart erbij > Kaart gevonden? > Was het op tijd? > Geef de beurt terug`,
        'Was het op tijd? #1 > Meld late afzegging',
      ],
    };
  },
});

const SHORTEST = ownLimit(
  ['Uren vooraf', 'Hours ahead'],
  [
    'Een plek die binnen zoveel uur begint wordt niet meer aangeboden.',
    'A place that begins within so many hours is not offered any more.',
  ],
  4,
);
const THINKING = ownLimit(
  ['Uren bedenktijd', 'Hours to think'],
  [
    'Na hoeveel uur de volgende de plek krijgt aangeboden.',
    'After how many hours the next is offered the place.',
  ],
  2,
);

export const freedPlace = recipe({
  id: 'freed-place-to-waiting-list',
  category: 'customer',
  tags: ['wachtlijst', 'calendly', 'whatsapp', 'praktijk', 'kapper', 'annulering'],
  saves: spares(
    25,
    'Bij een afzegging belt de receptie de wachtlijst langs tot iemand kan.',
    'At a cancellation the reception calls down the waiting list until somebody can come.',
  ),
  variants: combine(
    {
      booking: bookings('calendly', 'calcom'),
      table: tables,
      chat: among(chats, 'slack', 'microsoftTeams'),
    },
    { take: 2, apart: ['booking'] },
  ),
  build: ({ booking, table, chat }) => {
    const gone = starts(booking.off, 'Afspraak afgezegd', 'Vrije plek');
    const made = starts(booking, 'Iemand boekt', 'Boeking');
    const tab = say('Wachtlijst', 'Waiting list');
    const mail = say('E-mail', 'Email');
    const states = {
      waits: say('Wacht', 'Waits'),
      offered: say('Aangeboden', 'Offered'),
      booked: say('Geboekt', 'Booked'),
    };
    const status = (name: string, whom: string, to: string) =>
      table.upsert(name, tab, mail, { [mail]: whom, Status: to });
    return {
      name: both(
        `Vrijgekomen ${booking.app.label}-afspraak via WhatsApp aanbieden aan de wachtlijst in ${table.app.label}`,
        `Offer a freed ${booking.app.label} appointment over WhatsApp to the waiting list in ${table.app.label}`,
      ),
      description: both(
        `Zegt iemand af in ${booking.app.label}, dan krijgt de eerste van de wachtlijst in ${table.app.label} de plek via WhatsApp aangeboden, twee uur later (of jouw keuze) de volgende. Boekt er een, dan stopt het; ${chat.app.label} hoort hoe het afliep.`,
        `When somebody cancels in ${booking.app.label}, the first on the waiting list in ${table.app.label} is offered the place over WhatsApp, two hours later (or your choice) the next. Once one books it stops; ${chat.app.label} hears how it ended.`,
      ),
      benefit: both('Een afzegging is geen leeg uur meer.', 'A cancellation is no empty hour any more.'),
      uses: [
        [booking, both('meldt afzeggingen en boekingen', 'reports cancellations and bookings')],
        [table, both('is de wachtlijst', 'is the waiting list')],
        [whatsAppSender, both('biedt de plek aan', 'offers the place')],
        [chat, both('hoort hoe het afliep', 'hears how it ended')],
      ],
      setup: [
        both(
          'Maak een tabel Wachtlijst met E-mail (uniek), Naam, Telefoon (als 31612345678), Aangemeld op en Status; Status is Wacht.',
          'Make a table Waiting list with Email (unique), Name, Phone (as 31612345678), Added on and Status; Status is Waits.',
        ),
        both(
          'Wie op de wachtlijst staat, boekt met hetzelfde mailadres: daaraan zie je dat de plek weg is.',
          'Who is on the waiting list books with the same mail address: that shows the place is gone.',
        ),
      ],
      notes: [
        {
          over: ['Om de beurt', 'Bied de plek aan', 'Bedenktijd', 'Heeft hij geboekt?'],
          text: say(
            '## Eerlijk op volgorde\nWie het langst wacht, mag eerst. Alleen plekken die ver genoeg weg zijn (standaard vier uur) worden aangeboden, aan hooguit vijf mensen.',
            '## Fair and in order\nWho waits longest goes first. Only places far enough away (four hours by default) are offered, to five people at most.',
          ),
        },
      ],
      names: {
        'Afspraak afgezegd': 'Appointment cancelled',
        'Vrije plek': 'Free place',
        'Nog op tijd?': 'Still in time?',
        'Meld te kort dag': 'Report too little time',
        'Lees de wachtlijst': 'Read the waiting list',
        'Wie is aan de beurt?': 'Whose turn is it?',
        'Om de beurt': 'In turn',
        'Bied de plek aan': 'Offer the place',
        'Zet op Aangeboden': 'Set to Offered',
        Bedenktijd: 'Time to think',
        'Kijk op de wachtlijst': 'Look at the waiting list',
        'Heeft hij geboekt?': 'Did they book?',
        'Meld dat de plek gevuld is': 'Report that the place is filled',
        'Zet terug op Wacht': 'Set back to Waits',
        'Meld dat niemand kon': 'Report that nobody could',
        'Iemand boekt': 'Somebody books',
        Boeking: 'Booking',
        'Zoek op de wachtlijst': 'Look up in the waiting list',
        'Kreeg hij een aanbod?': 'Was it offered to them?',
        'Zet op Geboekt': 'Set to Booked',
      },
      nodes: [
        ...gone.nodes,
        when('Nog op tijd?', [
          [`={{ DateTime.fromISO(String($json.start ?? '')) > $now.plus({ hours: ${SHORTEST} }) }}`, 'yes'],
        ]),
        chat.post(
          'Meld te kort dag',
          say(
            t`“${gone.ref.title}” van ${gone.ref.name} is afgezegd en begint te snel: te kort voor de wachtlijst.`,
            t`“${gone.ref.title}” of ${gone.ref.name} is cancelled and begins too soon: too short for the waiting list.`,
          ),
        ),
        evenWhenEmpty(table.rows('Lees de wachtlijst', tab)),
        code(
          'Wie is aan de beurt?',
          `
const plek = $('Vrije plek').first().json;
const wachtenden = $input.all().map(({ json: $json }) => ({
  mail: String(${table.cell(mail)} ?? '').trim(),
  naam: String(${table.cell(say('Naam', 'Name'))} ?? ''),
  telefoon: String(${table.cell(say('Telefoon', 'Phone'))} ?? '').replace(/\\D/g, ''),
  sinds: String(${table.cell(say('Aangemeld op', 'Added on'))} ?? ''),
  status: String(${table.cell('Status')} ?? ''),
})).filter((een) => een.mail && een.telefoon && een.status === '${states.waits}' && een.mail.toLowerCase() !== String(plek.email).toLowerCase());
const begint = DateTime.fromISO(String(plek.start ?? '')).setZone('Europe/Amsterdam').setLocale('${say('nl', 'en')}');
return wachtenden.sort((a, b) => a.sinds.localeCompare(b.sinds)).slice(0, 5).map((een) => ({ json: { ...een, wanneer: begint.toFormat('cccc d LLLL HH:mm') } }));`,
        ),
        loop('Om de beurt', 1),
        withErrorBranch(
          whatsAppSender.send(
            'Bied de plek aan',
            '={{ $json.telefoon }}',
            say(
              `=Beste {{ $json.naam }}, er is een plek vrij op {{ $json.wanneer }} uur. Boek binnen {{ ${THINKING} }} uur via ${bookingPage}; daarna bieden we hem de volgende aan.`,
              `=Dear {{ $json.naam }}, a place is free on {{ $json.wanneer }}. Book within {{ ${THINKING} }} hours at ${bookingPage}; after that it is offered to the next.`,
            ),
          ),
        ),
        status('Zet op Aangeboden', "={{ $('Om de beurt').item.json.mail }}", states.offered),
        pause('Bedenktijd', `={{ ${THINKING} }}`, 'hours'),
        evenWhenEmpty(
          table.find('Kijk op de wachtlijst', tab, mail, "={{ $('Om de beurt').item.json.mail }}"),
        ),
        when('Heeft hij geboekt?', [[`={{ ${table.cell('Status')} }}`, 'is', states.booked]]),
        chat.post(
          'Meld dat de plek gevuld is',
          say(
            "={{ $('Om de beurt').item.json.naam }} van de wachtlijst nam de plek van {{ $('Om de beurt').item.json.wanneer }}.",
            "={{ $('Om de beurt').item.json.naam }} of the waiting list took the place of {{ $('Om de beurt').item.json.wanneer }}.",
          ),
        ),
        status('Zet terug op Wacht', "={{ $('Om de beurt').item.json.mail }}", states.waits),
        chat.post(
          'Meld dat niemand kon',
          say(
            "=De vrije plek “{{ $('Vrije plek').first().json.title }}” is aan iedereen aangeboden en nog niet geboekt.",
            "=The free place “{{ $('Vrije plek').first().json.title }}” was offered to all and is not booked yet.",
          ),
        ),
        ...made.nodes,
        evenWhenEmpty(
          table.find(
            'Zoek op de wachtlijst',
            tab,
            mail,
            "={{ String($json.email ?? '').trim().toLowerCase() }}",
          ),
        ),
        keep('Kreeg hij een aanbod?', [[`={{ ${table.cell('Status')} }}`, 'is', states.offered]]),
        status('Zet op Geboekt', `={{ ${table.cell(mail)} }}`, states.booked),
      ],
      flow: [
        `${gone.path} > Nog op tijd? > Lees de wachtlijst > Wie is aan de beurt? > Om de beurt #1 > Bied de plek aan > Zet op Aangeboden > Bedenktijd > Kijk op de wachtlijst > Heeft hij geboekt? > Meld dat de plek gevuld is`,
        'Heeft hij geboekt? #1 > Zet terug op Wacht > Om de beurt',
        'Bied de plek aan #1 > Om de beurt',
        'Om de beurt > Meld dat niemand kon',
        'Nog op tijd? #1 > Meld te kort dag',
        `${made.path} > Zoek op de wachtlijst > Kreeg hij een aanbod? > Zet op Geboekt`,
      ],
    };
  },
});

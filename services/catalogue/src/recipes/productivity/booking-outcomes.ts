import { chats } from '../../apps/chats.js';
import { hubSpotCrm } from '../../apps/crms.js';
import { calendly } from '../../apps/lead-sources-b2b.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables, syncTables } from '../../apps/tables.js';
import { bookingPage, mailOf, senderName } from '../../apps/values.js';
import {
  among,
  answeredWithin,
  both,
  choose,
  code,
  combine,
  evenWhenEmpty,
  everyWeek,
  pauseUntil,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

import { BOOKING, booked } from './parts.js';

const chatsOf = among(chats, 'slack', 'microsoftTeams');
export const noShow = recipe({
  id: 'booked-call-no-show',
  category: 'productivity',
  tags: ['calendly', 'no-show', 'hubspot', 'gesprek', 'opvolgen'],
  saves: spares(
    7,
    'Iemand noteert wie niet kwam opdagen en stuurt later alsnog een mail.',
    'Someone notes who did not turn up and sends a mail later on.',
  ),
  variants: combine(
    {
      chat: chatsOf,
      mailer: among(mailers, 'gmail', 'outlook'),
      table: among(fullTables, 'googleSheets', 'airtable'),
    },
    { take: 2, apart: ['chat', 'mailer'] },
  ),
  build: ({ chat, mailer, table }) => {
    const tab = say('Gesprekken', 'Calls');
    const key = say('Boeking', 'Booking');
    const approve = chat.approve;
    if (!approve) throw new Error('a chat that asks');
    const a = (field: string) => `{{ $('Gesprek').item.json.${field} }}`;
    const status = (name: string, to: string) =>
      table.upsert(name, tab, key, {
        [key]: `=${a('id')}`,
        [say('Naam', 'Name')]: `=${a('naam')}`,
        [say('Begin', 'Start')]:
          "={{ DateTime.fromISO(String($('Gesprek').item.json.begin)).setZone('Europe/Amsterdam').toFormat('yyyy-MM-dd HH:mm') }}",
        Status: to,
      });
    return {
      name: both(
        `No-shows van Calendly opvolgen: vraag in ${chat.app.label}, nieuwe afspraak via ${mailer.app.label}`,
        `Follow up no-shows of Calendly: a question in ${chat.app.label}, a new date via ${mailer.app.label}`,
      ),
      description: both(
        `Tien minuten na elk Calendly-gesprek vraagt hij in ${chat.app.label} of de ander er was. Nee geeft een vriendelijke mail via ${mailer.app.label} en een notitie in HubSpot, ja alleen de notitie. Afgezegde gesprekken slaat hij over.`,
        `Ten minutes after each Calendly call it asks in ${chat.app.label} whether the other was there. No gives a friendly mail through ${mailer.app.label} and a note in HubSpot, yes only the note. Cancelled calls are skipped.`,
      ),
      benefit: both(
        'Wie je misliep, krijgt binnen het uur een tweede kans.',
        'Whom you missed gets a second chance within the hour.',
      ),
      uses: [
        [calendly, both('meldt boekingen en afzeggingen', 'reports bookings and cancellations')],
        [chat, both('vraagt of de ander er was', 'asks whether the other was there')],
        [mailer, both('stuurt de nieuwe uitnodiging', 'sends the new invitation')],
        [hubSpotCrm, both('krijgt de notitie', 'gets the note')],
        [table, both('houdt de uitkomsten bij', 'keeps the outcomes')],
      ],
      setup: [
        both(
          'Maak een tabel Gesprekken met Boeking (uniek), Naam, Begin en Status.',
          'Make a table Calls with Booking (unique), Name, Start and Status.',
        ),
      ],
      notes: [
        {
          over: ['Vraag of de ander er was', 'Wat was het antwoord?'],
          text: say(
            '## Geen antwoord is geen no-show\nZonder antwoord binnen een dag krijgt niemand een mail; in de tabel staat dan Onbekend.',
            '## No answer is no no-show\nWithout an answer within a day nobody gets a mail; the table then says Unknown.',
          ),
        },
      ],
      names: {
        'Gesprek geboekt': 'Call booked',
        Gesprek: 'Call',
        'Noteer de boeking': 'Note the booking',
        'Tot tien minuten erna': 'Until ten minutes after',
        'Lees de stand': 'Read the state',
        'Ging het door?': 'Did it go on?',
        'Vraag of de ander er was': 'Ask whether the other was there',
        'Wat was het antwoord?': 'What was the answer?',
        'Zet op Gevoerd': 'Set to Held',
        'Zet op No-show': 'Set to No-show',
        'Stuur een tweede kans': 'Send a second chance',
        'Zet op Onbekend': 'Set to Unknown',
        'Zoek in HubSpot': 'Find in HubSpot',
        'Bekend in HubSpot?': 'Known in HubSpot?',
        'Zet notitie in HubSpot': 'Put a note in HubSpot',
        'Gesprek afgezegd': 'Call cancelled',
        'Afgezegd gesprek': 'Cancelled call',
        'Zet op Afgezegd': 'Set to Cancelled',
        'Meld dat de mail mislukte': 'Report that the mail failed',
      },
      nodes: [
        booked('Gesprek geboekt', 'invitee.created'),
        set('Gesprek', BOOKING),
        status('Noteer de boeking', say('Geboekt', 'Booked')),
        pauseUntil(
          'Tot tien minuten erna',
          "={{ [DateTime.fromISO(String($('Gesprek').item.json.einde))].find((dan) => dan.isValid)?.plus({ minutes: 10 }).toISO() ?? $now.toISO() }}",
        ),
        evenWhenEmpty(table.find('Lees de stand', tab, key, `=${a('id')}`)),
        when('Ging het door?', [[`={{ ${table.cell('Status')} }}`, 'is', say('Geboekt', 'Booked')]]),
        answeredWithin(
          approve(
            'Vraag of de ander er was',
            say(
              `=Was ${a('naam')} er bij “${a('titel')}”? Akkoord is ja, Afwijzen is nee.`,
              `=Was ${a('naam')} there at “${a('titel')}”? Approve is yes, Reject is no.`,
            ),
          ),
          1,
          'days',
        ),
        choose(
          'Wat was het antwoord?',
          [
            [say('Was er', 'Was there'), ['={{ $json.data?.approved === true }}', 'yes']],
            ['No-show', ['={{ $json.data?.approved === false }}', 'yes']],
          ],
          say('Geen antwoord', 'No answer'),
        ),
        status('Zet op Gevoerd', say('Gevoerd', 'Held')),
        status('Zet op No-show', 'No-show'),
        withErrorBranch(
          mailer.send(
            'Stuur een tweede kans',
            `=${a('mail')}`,
            say('We liepen elkaar mis', 'We missed each other'),
            say(
              `=<p>Beste ${a('naam')},</p><p>We zaten klaar voor ons gesprek, maar liepen elkaar mis. Dat kan gebeuren. Kies gerust een nieuw moment: <a href="${bookingPage}">${bookingPage}</a>.</p><p>Met vriendelijke groet,<br>${senderName}</p>`,
              `=<p>Dear ${a('naam')},</p><p>We were ready for our call but missed each other. That happens. Feel free to choose another time: <a href="${bookingPage}">${bookingPage}</a>.</p><p>Kind regards,<br>${senderName}</p>`,
            ),
          ),
        ),
        status('Zet op Onbekend', say('Onbekend', 'Unknown')),
        evenWhenEmpty(hubSpotCrm.findContact('Zoek in HubSpot', `=${a('mail')}`)),
        when('Bekend in HubSpot?', [['={{ $json.id ?? $json.vid }}', 'filled']]),
        hubSpotCrm.note(
          'Zet notitie in HubSpot',
          '={{ $json.id ?? $json.vid }}',
          say(
            "={{ $('Gesprek').item.json.titel + ': ' + ($('Wat was het antwoord?').item.json.data?.approved ? 'gevoerd' : 'niet verschenen, nieuwe uitnodiging gemaild') }}",
            "={{ $('Gesprek').item.json.titel + ': ' + ($('Wat was het antwoord?').item.json.data?.approved ? 'held' : 'did not turn up, a new invitation was mailed') }}",
          ),
        ),
        chat.post(
          'Meld dat de mail mislukte',
          say(
            `=De mail over het gemiste gesprek met ${a('naam')} (${a('mail')}) kon niet weg.`,
            `=The mail about the missed call with ${a('naam')} (${a('mail')}) could not leave.`,
          ),
        ),
        booked('Gesprek afgezegd', 'invitee.canceled'),
        set('Afgezegd gesprek', BOOKING),
        table.upsert('Zet op Afgezegd', tab, key, {
          [key]: '={{ $json.id }}',
          Status: say('Afgezegd', 'Cancelled'),
        }),
      ],
      flow: [
        'Gesprek geboekt > Gesprek > Noteer de boeking > Tot tien minuten erna > Lees de stand > Ging het door? > Vraag of de ander er was > Wat was het antwoord? > Zet op Gevoerd > Zoek in HubSpot > Bekend in HubSpot? > Zet notitie in HubSpot',
        'Wat was het antwoord? #1 > Zet op No-show > Stuur een tweede kans > Zoek in HubSpot',
        'Stuur een tweede kans #1 > Meld dat de mail mislukte',
        'Wat was het antwoord? #2 > Zet op Onbekend',
        'Gesprek afgezegd > Afgezegd gesprek > Zet op Afgezegd',
      ],
    };
  },
});

export const bookingFigures = recipe({
  id: 'booking-week-figures',
  category: 'productivity',
  tags: ['calendly', 'cijfers', 'weekoverzicht', 'bezetting', 'afzeggingen'],
  saves: spares(
    20,
    'Iemand telt elke week uit de agenda hoeveel er is geboekt en afgezegd.',
    'Every week someone counts from the diary how much was booked and cancelled.',
  ),
  variants: combine(
    { table: among(syncTables, 'googleSheets', 'airtable'), mailer: among(mailers, 'gmail', 'outlook') },
    { take: 2, apart: ['table'] },
  ),
  build: ({ table, mailer }) => {
    const tab = say('Boekingen', 'Bookings');
    const key = say('Boeking', 'Booking');
    const c = (column: string) => table.cell(column);
    const [type, start, made, off] = [
      say('Soort', 'Type'),
      say('Begin', 'Start'),
      say('Geboekt op', 'Booked on'),
      say('Afgezegd op', 'Cancelled on'),
    ];
    return {
      name: both(
        `Weekcijfers van Calendly in ${table.app.label}: geboekt, afgezegd en vooruitgeboekt`,
        `Weekly figures of Calendly in ${table.app.label}: booked, cancelled and booked ahead`,
      ),
      description: both(
        `Elke boeking en afzegging in Calendly komt in ${table.app.label}. Maandag staat via ${mailer.app.label} per soort afspraak wat er vorige week is geboekt en afgezegd, hoe lang vooruit mensen boeken en hoe vol komende week is.`,
        `Each booking and cancellation in Calendly goes to ${table.app.label}. On Monday ${mailer.app.label} tells by type what was booked and cancelled last week, how far ahead people book and how full the coming week is.`,
      ),
      benefit: both('Je ziet op tijd welke week leeg blijft.', 'You see in time which week stays empty.'),
      uses: [
        [calendly, both('meldt boekingen en afzeggingen', 'reports bookings and cancellations')],
        [table, both('bewaart elke boeking', 'keeps each booking')],
        [mailer, both('stuurt het weekoverzicht', 'sends the weekly overview')],
      ],
      setup: [
        both(
          'Maak een tabel Boekingen met Boeking (uniek), Soort, Begin, Geboekt op en Afgezegd op.',
          'Make a table Bookings with Booking (unique), Type, Start, Booked on and Cancelled on.',
        ),
      ],
      names: {
        'Iemand boekt': 'Somebody books',
        Boeking: 'Booking',
        'Zet de boeking in de tabel': 'Put the booking in the table',
        'Iemand zegt af': 'Somebody cancels',
        Afzegging: 'Cancellation',
        'Zet de afzegging erbij': 'Add the cancellation',
        'Maandag om 8 uur': 'Monday at 8',
        'Lees de boekingen': 'Read the bookings',
        'Tel de week': 'Count the week',
        'Mail het overzicht': 'Send the overview',
      },
      nodes: [
        booked('Iemand boekt', 'invitee.created'),
        set('Boeking', BOOKING),
        table.upsert('Zet de boeking in de tabel', tab, key, {
          [key]: '={{ $json.id }}',
          [type]: '={{ $json.titel }}',
          [start]: '={{ $json.begin }}',
          [made]: '={{ $now.toISODate() }}',
        }),
        booked('Iemand zegt af', 'invitee.canceled'),
        set('Afzegging', BOOKING),
        table.upsert('Zet de afzegging erbij', tab, key, {
          [key]: '={{ $json.id }}',
          [type]: '={{ $json.titel }}',
          [start]: '={{ $json.begin }}',
          [off]: '={{ $now.toISODate() }}',
        }),
        everyWeek('Maandag om 8 uur', [1], 8),
        evenWhenEmpty(table.rows('Lees de boekingen', tab)),
        code(
          'Tel de week',
          `
const dag = (tekst) => DateTime.fromISO(String(tekst ?? ''), { zone: 'Europe/Amsterdam' });
const vorige = $now.minus({ weeks: 1 }).startOf('week');
const deze = $now.startOf('week');
const in_ = (moment, van) => moment.isValid && moment >= van && moment < van.plus({ weeks: 1 });
const per = new Map();
let komend = 0;
for (const { json: $json } of $input.all()) {
  const begin = dag(${c(start)});
  const gemaakt = dag(${c(made)});
  const af = dag(${c(off)});
  const soort = String(${c(type)} ?? '').trim();
  if (soort === '') continue;
  const een = per.get(soort) ?? { geboekt: 0, afgezegd: 0, vooruit: [] };
  if (in_(gemaakt, vorige)) { een.geboekt += 1; if (begin.isValid) een.vooruit.push(begin.diff(gemaakt, 'days').days); }
  if (in_(af, vorige)) een.afgezegd += 1;
  if (in_(begin, deze) && !af.isValid) komend += 1;
  per.set(soort, een);
}
const midden = (getallen) => { const op = [...getallen].sort((a, b) => a - b); return op.length ? Math.round(op[Math.floor(op.length / 2)]) : '-'; };
const regels = [...per].filter(([, een]) => een.geboekt + een.afgezegd > 0).map(([soort, een]) => '<tr><td>' + soort.replace(/[<&]/g, ' ') + '</td><td>' + een.geboekt + '</td><td>' + een.afgezegd + '</td><td>' + midden(een.vooruit) + '</td></tr>');
return [{ json: { regels: regels.join('') || '<tr><td colspan="4">${say('Vorige week niets geboekt of afgezegd.', 'Nothing booked or cancelled last week.')}</td></tr>', komend, week: vorige.weekNumber } }];`,
        ),
        mailer.send(
          'Mail het overzicht',
          mailOf.me,
          say('=Boekingen in week {{ $json.week }}', '=Bookings in week {{ $json.week }}'),
          say(
            '=<table><tr><th>Soort</th><th>Geboekt</th><th>Afgezegd</th><th>Dagen vooruit (midden)</th></tr>{{ $json.regels }}</table><p>Deze week staan er {{ $json.komend }} afspraken.</p>',
            '=<table><tr><th>Type</th><th>Booked</th><th>Cancelled</th><th>Days ahead (median)</th></tr>{{ $json.regels }}</table><p>This week holds {{ $json.komend }} appointments.</p>',
          ),
        ),
      ],
      flow: [
        'Iemand boekt > Boeking > Zet de boeking in de tabel',
        'Iemand zegt af > Afzegging > Zet de afzegging erbij',
        'Maandag om 8 uur > Lees de boekingen > Tel de week > Mail het overzicht',
      ],
    };
  },
});

import { cancellations } from '../../apps/calendars.js';
import { calendlyEvents } from '../../apps/calendly.js';
import { chats } from '../../apps/chats.js';
import { calendly } from '../../apps/lead-sources-b2b.js';
import { mailers } from '../../apps/mailers.js';
import { syncTables, tables } from '../../apps/tables.js';
import { bookingPage, limitOf, mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  appTrigger,
  both,
  chain,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  everyMonths,
  everyWeek,
  goOnAfterError,
  keep,
  onlyOnce,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { MAIL_OF } from '../ecommerce/parts.js';

const calendlyPort = { app: calendly.app };
const GOAL = limitOf(
  'bookings-a-week',
  ['Boekingen die een week vol maken', 'Bookings that fill a week'],
  ['Onder dit aantal geldt de komende week als leeg.', 'Below this number the coming week counts as empty.'],
  10,
);
const LATE = limitOf(
  'hours-before',
  ['Uren vooraf waarin een plek nog te vullen is', 'Hours ahead in which a place can be filled'],
  [
    'Alleen een afspraak die verder weg is dan dit wordt aangeboden.',
    'Only an appointment further away than this is offered.',
  ],
  3,
);

export const bookingsByCampaign = recipe({
  id: 'calendly-bookings-by-campaign',
  category: 'marketing',
  tags: ['calendly', 'utm', 'campagne', 'rapport'],
  saves: spares(
    30,
    'Iemand zoekt uit welke campagne de boekingen van deze maand opleverde.',
    'Somebody finds out which campaign brought the bookings of this month.',
  ),
  variants: combine({ table: syncTables, chat: chats }, { take: 3 }),
  build: ({ table, chat }) => ({
    name: both(
      `Calendly-boekingen per campagne bijhouden in ${table.app.label}, met afzeggingen, maandstand in ${chat.app.label}`,
      `Keep Calendly bookings by campaign in ${table.app.label}, with cancellations, monthly state in ${chat.app.label}`,
    ),
    description: both(
      `Bewaart bij elke Calendly-boeking bron, medium en campagne uit de link in ${table.app.label} en zet een afzegging erbij. Elke maand telt hij per campagne boekingen en afzeggingen op en deelt de ranglijst in ${chat.app.label}.`,
      `With each Calendly booking it keeps source, medium and campaign of the link in ${table.app.label} and adds a cancellation. Each month it adds up bookings and cancellations by campaign and shares the ranking in ${chat.app.label}.`,
    ),
    benefit: both(
      'Je ziet welke campagne gesprekken oplevert, niet alleen klikken.',
      'You see which campaign brings conversations, not just clicks.',
    ),
    uses: [
      [calendlyPort, both('meldt boekingen en afzeggingen', 'reports bookings and cancellations')],
      [table, both('bewaart de herkomst', 'keeps the origin')],
      [chat, both('krijgt de maandstand', 'gets the monthly state')],
    ],
    setup: [
      both(
        'Zet utm_source, utm_medium en utm_campaign achter elke Calendly-link in je campagnes.',
        'Put utm_source, utm_medium and utm_campaign behind each Calendly link in your campaigns.',
      ),
      both(
        `Maak in ${table.app.label} de tabel Boekingen per campagne met Boeking, Soort, Bron, Medium, Campagne, Geboekt en Stand.`,
        `In ${table.app.label}, make the table Bookings by campaign with Booking, Type, Source, Medium, Campaign, Booked and State.`,
      ),
    ],
    notes: [
      {
        over: ['Lees de herkomst', 'Bewaar de boeking'],
        text: say(
          '## Zonder namen\nDe tabel bewaart alleen het nummer van de boeking en de herkomst. Een verzette afspraak telt niet als afzegging: Calendly meldt dan een nieuwe boeking en zegt dat de oude is verzet.',
          '## Without names\nThe table keeps only the id of the booking and its origin. A rescheduled appointment is no cancellation: Calendly then reports a new booking and says that the old one was moved.',
        ),
      },
    ],
    names: {
      'Boeking of afzegging': 'Booking or cancellation',
      'Lees de herkomst': 'Read the origin',
      'Bewaar de boeking': 'Keep the booking',
      'Eerste van de maand om negen': 'First of the month at nine',
      'Lees alle boekingen': 'Read all bookings',
      'Tel per campagne': 'Count by campaign',
      'Deel de ranglijst': 'Share the ranking',
    },
    nodes: [
      appTrigger('Boeking of afzegging', 'calendlyTrigger', 2, {
        scope: 'user',
        events: ['invitee.created', 'invitee.canceled'],
      }),
      codeEach(
        'Lees de herkomst',
        `
const p = $json.payload ?? {};
const van = p.tracking ?? {};
const weg = $json.event === 'invitee.canceled';
return { json: { id: String(p.uri ?? '').split('/').pop(), soort: p.scheduled_event?.name ?? '', bron: van.utm_source || ${say("'direct'", "'direct'")}, medium: van.utm_medium || '-', campagne: van.utm_campaign || ${say("'geen'", "'none'")}, geboekt: p.created_at ?? $now.toISO(), stand: weg ? (p.rescheduled === true ? ${say("'verzet'", "'moved'")} : ${say("'afgezegd'", "'cancelled'")}) : ${say("'geboekt'", "'booked'")} } };`,
      ),
      table.upsert(
        'Bewaar de boeking',
        say('Boekingen per campagne', 'Bookings by campaign'),
        say('Boeking', 'Booking'),
        {
          [say('Boeking', 'Booking')]: '={{ $json.id }}',
          [say('Soort', 'Type')]: '={{ $json.soort }}',
          [say('Bron', 'Source')]: '={{ $json.bron }}',
          Medium: '={{ $json.medium }}',
          [say('Campagne', 'Campaign')]: '={{ $json.campagne }}',
          [say('Geboekt', 'Booked')]: '={{ $json.geboekt }}',
          [say('Stand', 'State')]: '={{ $json.stand }}',
        },
      ),
      everyMonths('Eerste van de maand om negen', 1, 1, 9),
      table.rows('Lees alle boekingen', say('Boekingen per campagne', 'Bookings by campaign')),
      code(
        'Tel per campagne',
        `
const maand = $now.minus({ months: 1 });
const per = new Map();
for (const { json: rij } of $input.all()) {
  const $json = rij;
  const op = DateTime.fromISO(String(${table.cell(say('Geboekt', 'Booked'))} ?? ''));
  const stand = String(${table.cell(say('Stand', 'State'))} ?? '');
  if (!op.isValid || !op.hasSame(maand, 'month') || stand === ${say("'verzet'", "'moved'")}) continue;
  const naam = [${table.cell(say('Campagne', 'Campaign'))}, ${table.cell(say('Bron', 'Source'))}].filter(Boolean).join(' / ');
  const een = per.get(naam) ?? { naam, n: 0, af: 0 };
  een.n += 1; een.af += stand === ${say("'afgezegd'", "'cancelled'")} ? 1 : 0;
  per.set(naam, een);
}
const lijst = [...per.values()].sort((a, b) => (b.n - b.af) - (a.n - a.af));
return lijst.length ? [{ json: { maand: maand.toFormat('MM-yyyy'), totaal: lijst.reduce((som, een) => som + een.n, 0), tekst: lijst.slice(0, 15).map((een) => '- ' + een.naam + ': ' + een.n + ${say("' boekingen, '", "' bookings, '")} + een.af + ${say("' afgezegd'", "' cancelled'")}).join('\\n') } }] : [];`,
      ),
      chat.post(
        'Deel de ranglijst',
        say(
          '=Calendly in {{ $json.maand }}: {{ $json.totaal }} boekingen per campagne\n{{ $json.tekst }}',
          '=Calendly in {{ $json.maand }}: {{ $json.totaal }} bookings by campaign\n{{ $json.tekst }}',
        ),
      ),
    ],
    flow: [
      'Boeking of afzegging > Lees de herkomst > Bewaar de boeking',
      'Eerste van de maand om negen > Lees alle boekingen > Tel per campagne > Deel de ranglijst',
    ],
  }),
});

export const slotToWaitlist = recipe({
  id: 'cancelled-slot-to-waiting-list',
  category: 'marketing',
  tags: ['afspraken', 'wachtlijst', 'praktijk', 'afzegging'],
  saves: spares(
    15,
    'Iemand belt de wachtlijst af als er een plek vrijkomt.',
    'Somebody calls down the waiting list when a place becomes free.',
  ),
  variants: combine({ booking: cancellations, table: syncTables, mailer: mailers }, { take: 4 }),
  build: ({ booking, table, mailer }) => {
    const steps = booking.nodes('Afspraak afgezegd');
    const { fields } = booking;
    return {
      name: both(
        `Afgezegde plek uit ${booking.app.label} aanbieden aan de wachtlijst in ${table.app.label} met ${mailer.app.label}`,
        `Offer a cancelled place of ${booking.app.label} to the waiting list in ${table.app.label} through ${mailer.app.label}`,
      ),
      description: both(
        `Zodra ${booking.event.nl}, krijgen de vijf langst wachtenden uit ${table.app.label} die dan kunnen een mail via ${mailer.app.label} met de planlink. Wie het eerst boekt heeft de plek; de tabel onthoudt wie wat aangeboden kreeg.`,
        `As soon as ${booking.event.en}, the five who waited longest in ${table.app.label} and can come then get a mail through ${mailer.app.label} with the link. Who books first has the place; the table remembers who was offered what.`,
      ),
      benefit: both(
        'Een lege stoel is binnen het uur weer bezet.',
        'An empty chair is taken again within the hour.',
      ),
      uses: [
        [booking, both('meldt de afzegging', 'reports the cancellation')],
        [table, both('bevat de wachtlijst', 'holds the waiting list')],
        [mailer, both('doet het aanbod', 'makes the offer')],
      ],
      setup: [
        both(
          `Maak in ${table.app.label} de tabel Wachtlijst met E-mail, Naam, Sinds, Dagen (zoals ma wo, leeg is altijd) en Aangeboden. Haal wie een plek kreeg eraf.`,
          `In ${table.app.label}, make the table Waiting list with Email, Name, Since, Days (such as mo we, empty is always) and Offered. Take off who got a place.`,
        ),
      ],
      notes: [
        {
          over: ['Nog op tijd te vullen?', 'Kies vijf mensen'],
          text: say(
            '## Wie krijgt het aanbod?\nAlleen een plek binnen een week gaat naar de wachtlijst. Niemand krijgt op één dag twee keer een aanbod, ook niet als er meer plekken tegelijk vrijkomen.',
            '## Who gets the offer?\nOnly a place within a week goes to the waiting list. Nobody gets two offers in a day, not when several places become free at once either.',
          ),
        },
      ],
      names: {
        'Afspraak afgezegd': 'Appointment cancelled',
        'Welke plek komt vrij?': 'Which place becomes free?',
        'Nog op tijd te vullen?': 'Can it still be filled?',
        'Lees de wachtlijst': 'Read the waiting list',
        'Kies vijf mensen': 'Choose five people',
        'Bied de plek aan': 'Offer the place',
        'Onthoud het aanbod': 'Remember the offer',
        'Meld welk aanbod niet wegging': 'Report which offer did not leave',
      },
      nodes: [
        ...steps,
        set('Welke plek komt vrij?', {
          wat: `={{ (${fields.title}) ?? '' }}`,
          start: `={{ String((${fields.start}) ?? '') }}`,
        }),
        keep('Nog op tijd te vullen?', [
          [
            `={{ DateTime.fromISO($json.start) > $now.plus({ hours: Number(${LATE}) }) && DateTime.fromISO($json.start) < $now.plus({ days: 7 }) }}`,
            'yes',
          ],
        ]),
        onlyOnce(table.rows('Lees de wachtlijst', say('Wachtlijst', 'Waiting list'))),
        code(
          'Kies vijf mensen',
          `
${MAIL_OF}
${AS_DAY}
const lijst = $input.all().map(({ json: rij }) => { const $json = rij; return { mail: mailOf(${table.cell(say('E-mail', 'Email'))}), naam: String(${table.cell(say('Naam', 'Name'))} ?? '').trim(), sinds: asDay(${table.cell(say('Sinds', 'Since'))}), dagen: String(${table.cell(say('Dagen', 'Days'))} ?? '').trim().toLowerCase(), eerder: String(${table.cell(say('Aangeboden', 'Offered'))} ?? '') }; })
  .filter((een) => een.mail && een.eerder.slice(0, 10) !== $now.toISODate())
  .sort((a, b) => (a.sinds.isValid ? a.sinds.toMillis() : 9e15) - (b.sinds.isValid ? b.sinds.toMillis() : 9e15));
// Nobody is offered two places of one run.
const gehad = new Set();
return $('Nog op tijd te vullen?').all().flatMap(({ json: plek }) => {
  const start = DateTime.fromISO(plek.start).setZone('Europe/Amsterdam');
  const dag = ${say("['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za']", "['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']")}[start.weekday % 7];
  const vijf = lijst.filter((een) => !gehad.has(een.mail) && (!een.dagen || een.dagen.includes(dag))).slice(0, 5);
  vijf.forEach((een) => gehad.add(een.mail));
  return vijf.map((een) => ({ json: { mail: een.mail, naam: een.naam.replace(/</g, '&lt;'), wat: plek.wat, wanneer: start.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL HH:mm') } }));
});`,
        ),
        withErrorBranch(
          mailer.send(
            'Bied de plek aan',
            '={{ $json.mail }}',
            say('=Er is een plek vrij op {{ $json.wanneer }}', '=A place is free on {{ $json.wanneer }}'),
            say(
              `=<p>Beste{{ $json.naam ? ' ' + $json.naam : '' }},</p><p>Er kwam een plek vrij: {{ $json.wat }} op {{ $json.wanneer }}. Wie het eerst boekt heeft hem: <a href="${bookingPage}">naar de agenda</a>. Is hij al weg, dan blijf je gewoon op de wachtlijst staan.</p>`,
              `=<p>Dear{{ $json.naam ? ' ' + $json.naam : ' reader' }},</p><p>A place became free: {{ $json.wat }} on {{ $json.wanneer }}. Who books first has it: <a href="${bookingPage}">to the calendar</a>. If it is gone you simply stay on the waiting list.</p>`,
            ),
          ),
        ),
        table.upsert('Onthoud het aanbod', say('Wachtlijst', 'Waiting list'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: "={{ $('Kies vijf mensen').item.json.mail }}",
          [say('Aangeboden', 'Offered')]:
            "={{ $now.toISODate() + ' ' + $('Kies vijf mensen').item.json.wanneer }}",
        }),
        mailer.send(
          'Meld welk aanbod niet wegging',
          mailOf.office,
          say('Een aanbod ging niet weg', 'An offer did not leave'),
          say(
            "=<p>{{ $('Kies vijf mensen').item.json.naam }} ({{ $('Kies vijf mensen').item.json.mail }}) kreeg het aanbod voor {{ $('Kies vijf mensen').item.json.wanneer }} niet. Kijk het adres na.</p>",
            "=<p>{{ $('Kies vijf mensen').item.json.naam }} ({{ $('Kies vijf mensen').item.json.mail }}) did not get the offer for {{ $('Kies vijf mensen').item.json.wanneer }}. Check the address.</p>",
          ),
        ),
      ],
      flow: [
        `${chain(steps)} > Welke plek komt vrij? > Nog op tijd te vullen? > Lees de wachtlijst > Kies vijf mensen > Bied de plek aan > Onthoud het aanbod`,
        'Bied de plek aan #1 > Meld welk aanbod niet wegging',
      ],
    };
  },
});

export const emptyWeek = recipe({
  id: 'calendly-empty-week-signal',
  category: 'marketing',
  tags: ['calendly', 'agenda', 'bezetting', 'planning'],
  saves: spares(
    15,
    'Iemand telt donderdag hoeveel gesprekken er volgende week staan.',
    'On Thursday somebody counts how many conversations next week holds.',
  ),
  variants: combine({ chat: chats, table: tables }, { take: 3 }),
  build: ({ chat, table }) => ({
    name: both(
      `Lege Calendly-week op tijd zien: bezetting per dag in ${chat.app.label}, verloop in ${table.app.label}`,
      `See an empty Calendly week in time: bookings by day in ${chat.app.label}, course in ${table.app.label}`,
    ),
    description: both(
      `Telt donderdag hoeveel gesprekken er volgende week in Calendly staan, per dag en per soort, en bewaart dat in ${table.app.label}. Blijft het onder je doel, dan zegt ${chat.app.label} welke dagen leeg zijn, zodat je nog kunt uitnodigen.`,
      `On Thursday it counts how many conversations stand in Calendly next week, by day and type, and keeps that in ${table.app.label}. Where it stays below your goal ${chat.app.label} says which days are empty, so that you can still invite.`,
    ),
    benefit: both('Je vult de week voordat hij begint.', 'You fill the week before it begins.'),
    uses: [
      [calendlyPort, both('geeft de boekingen', 'gives the bookings')],
      [table, both('bewaart de bezetting per week', 'keeps the bookings by week')],
      [chat, both('krijgt het seintje', 'gets the signal')],
    ],
    setup: [
      both(
        `Maak in ${table.app.label} de tabel Bezetting met Week, Geboekt en Per soort.`,
        `In ${table.app.label}, make the table Occupancy with Week, Booked and By type.`,
      ),
    ],
    names: {
      'Donderdag om tien': 'Thursday at ten',
      'Wie ben ik?': 'Who am I?',
      'Lees volgende week': 'Read next week',
      'Gesprek van volgende week': 'Conversation of next week',
      'Tel per dag en soort': 'Count by day and type',
      'Bewaar de bezetting': 'Keep the occupancy',
      'Onder het doel?': 'Below the goal?',
      'Geef het seintje': 'Give the signal',
    },
    nodes: [
      everyWeek('Donderdag om tien', [4], 10),
      ...calendlyEvents('Wie ben ik?', 'Lees volgende week', 'Gesprek van volgende week', {
        from: "={{ $now.plus({ weeks: 1 }).startOf('week').toUTC().toISO() }}",
        to: "={{ $now.plus({ weeks: 1 }).endOf('week').toUTC().toISO() }}",
        status: 'active',
      }).map((one, at) => (at === 2 ? evenWhenEmpty(one) : one)),
      code(
        'Tel per dag en soort',
        `
const alle = $input.all().map(({ json }) => json).filter((een) => een.start_time);
const week = $now.plus({ weeks: 1 });
const dagen = ${say("['ma', 'di', 'wo', 'do', 'vr']", "['Mon', 'Tue', 'Wed', 'Thu', 'Fri']")}.map((naam, i) => ({ naam, n: alle.filter((een) => DateTime.fromISO(een.start_time).setZone('Europe/Amsterdam').weekday === i + 1).length }));
const soort = {};
for (const een of alle) soort[een.name ?? '?'] = (soort[een.name ?? '?'] ?? 0) + 1;
return [{ json: { week: week.toFormat("kkkk-'W'WW"), aantal: alle.length, doel: Number(${GOAL}), dagen: dagen.map((dag) => dag.naam + ' ' + dag.n).join(', '), soorten: Object.entries(soort).map(([naam, n]) => naam + ' ' + n).join(', ') || '-' } }];`,
      ),
      goOnAfterError(
        table.append('Bewaar de bezetting', say('Bezetting', 'Occupancy'), {
          Week: '={{ $json.week }}',
          [say('Geboekt', 'Booked')]: '={{ $json.aantal }}',
          [say('Per soort', 'By type')]: '={{ $json.soorten }}',
        }),
      ),
      when('Onder het doel?', [
        [
          "={{ $('Tel per dag en soort').item.json.aantal < $('Tel per dag en soort').item.json.doel }}",
          'yes',
        ],
      ]),
      chat.post(
        'Geef het seintje',
        say(
          "=Week {{ $('Tel per dag en soort').item.json.week }} heeft {{ $('Tel per dag en soort').item.json.aantal }} gesprekken, het doel is {{ $('Tel per dag en soort').item.json.doel }}. Per dag: {{ $('Tel per dag en soort').item.json.dagen }}. Nodig vandaag uit wie op een plek wacht.",
          "=Week {{ $('Tel per dag en soort').item.json.week }} holds {{ $('Tel per dag en soort').item.json.aantal }} conversations, the goal is {{ $('Tel per dag en soort').item.json.doel }}. By day: {{ $('Tel per dag en soort').item.json.dagen }}. Invite today who waits for a place.",
        ),
      ),
    ],
    flow: [
      'Donderdag om tien > Wie ben ik? > Lees volgende week > Gesprek van volgende week > Tel per dag en soort > Bewaar de bezetting > Onder het doel? > Geef het seintje',
    ],
  }),
});

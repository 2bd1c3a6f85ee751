import { googleCalendar } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { calendly } from '../../apps/lead-sources-b2b.js';
import { notionParagraph } from '../../apps/notion-blocks.js';
import { notion } from '../../apps/tables.js';
import { googleCalendarId, limitOf } from '../../apps/values.js';
import { notionAdd, notionFind, pick } from '../../dsl/apps.js';
import {
  among,
  both,
  code,
  combine,
  evenWhenEmpty,
  goOnAfterError,
  keep,
  limit,
  node,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

import { BOOKING, booked } from './parts.js';

const chatsOf = among(chats, 'slack', 'microsoftTeams');
const TRAVEL = limitOf(
  'travel-minutes',
  ['Reistijd in minuten', 'Travel time in minutes'],
  [
    'Hoeveel minuten je voor en na een bezoek vrijhoudt.',
    'How many minutes you keep free before and after a visit.',
  ],
  45,
);

export const travelTime = recipe({
  id: 'travel-time-around-visits',
  category: 'productivity',
  tags: ['calendly', 'reistijd', 'agenda', 'adviseur', 'buitendienst'],
  saves: spares(
    4,
    'Iemand zet na elke boeking op locatie zelf reistijd in de agenda.',
    'After each booking on site someone puts travel time into the diary by hand.',
  ),
  variants: combine({ chat: chatsOf }, { take: 2 }),
  build: ({ chat }) => ({
    name: both(
      `Reistijd blokken rond bezoeken uit Calendly, botsingen in ${chat.app.label}`,
      `Block travel time around visits of Calendly, clashes in ${chat.app.label}`,
    ),
    description: both(
      `Boekt iemand via Calendly een afspraak op locatie, dan houdt hij ervoor en erna reistijd vrij in Google Agenda. Staat daar al iets, dan hoor je het in ${chat.app.label}; bij afzeggen verdwijnt de reistijd weer.`,
      `When someone books an appointment on site through Calendly, it keeps travel time free before and after in Google Calendar. Where something stands already, ${chat.app.label} tells you; at a cancellation the travel time goes again.`,
    ),
    benefit: both(
      'Nooit meer drie bezoeken zonder rijtijd ertussen.',
      'Never three visits without a drive in between again.',
    ),
    uses: [
      [calendly, both('meldt boekingen en afzeggingen', 'reports bookings and cancellations')],
      [googleCalendar, both('krijgt de reistijd', 'gets the travel time')],
      [chat, both('meldt botsingen', 'reports clashes')],
    ],
    setup: [
      both(
        'Zet bij het soort afspraak in Calendly een locatie op adres, of laat de klant het adres opgeven.',
        'In Calendly, give the event type a location with an address, or have the client give it.',
      ),
    ],
    names: {
      'Boeking of afzegging': 'Booking or cancellation',
      Afspraak: 'Appointment',
      'Op locatie': 'On site',
      'Nieuw of afgezegd?': 'New or cancelled?',
      'Wat staat er al?': 'What is there already?',
      'Reken de reistijd uit': 'Work out the travel time',
      'Zet de reistijd in de agenda': 'Put the travel time in the calendar',
      'Meld dat blokken mislukte': 'Report that blocking failed',
      'Botst er iets?': 'Does anything clash?',
      'Meld de botsing': 'Report the clash',
      'Zoek de reistijd': 'Find the travel time',
      'Alleen van deze afspraak': 'Of this appointment only',
      'Haal de reistijd weg': 'Take the travel time away',
    },
    nodes: [
      booked('Boeking of afzegging', 'invitee.created', 'invitee.canceled'),
      set('Afspraak', BOOKING),
      keep('Op locatie', [["={{ ['physical', 'ask_invitee', 'custom'].includes($json.soortPlek) }}", 'yes']]),
      when('Nieuw of afgezegd?', [['={{ $json.soort }}', 'is', 'invitee.created']]),
      evenWhenEmpty(
        node('Wat staat er al?', 'googleCalendar', 1.3, {
          resource: 'event',
          operation: 'getAll',
          calendar: pick(googleCalendarId),
          returnAll: true,
          timeMin: `={{ DateTime.fromISO(String($json.begin)).minus({ minutes: Number('${TRAVEL}' ?? 45) }).toISO() }}`,
          timeMax: `={{ DateTime.fromISO(String($json.einde)).plus({ minutes: Number('${TRAVEL}' ?? 45) }).toISO() }}`,
          options: { orderBy: 'startTime', recurringEventHandling: 'expand' },
        }),
      ),
      code(
        'Reken de reistijd uit',
        `
const afspraak = $('Op locatie').first().json;
const minuten = Number('${TRAVEL}' ?? 45);
const [begin, einde] = [afspraak.begin, afspraak.einde].map((tijd) => DateTime.fromISO(String(tijd)));
if (!begin.isValid || !einde.isValid) return [];
const eigen = (een) => DateTime.fromISO(String(een.start?.dateTime ?? '')).toMillis() === begin.toMillis();
const bezet = $input.all().map(({ json }) => json).filter((een) => een.start?.dateTime && een.transparency !== 'transparent' && !eigen(een));
const blokken = [['${say('Reistijd naar', 'Travel to')} ', begin.minus({ minutes: minuten }), begin], ['${say('Reistijd terug van', 'Travel back from')} ', einde, einde.plus({ minutes: minuten })]];
return blokken.map(([woord, van, tot]) => {
  const botst = bezet.filter((een) => DateTime.fromISO(een.start.dateTime) < tot && DateTime.fromISO(String(een.end?.dateTime ?? '')) > van).map((een) => een.summary ?? '');
  return { json: { titel: woord + (afspraak.naam || afspraak.titel), van: van.toISO(), tot: tot.toISO(), botst: botst.join(', '), kenmerk: 'calendly ' + afspraak.id, plek: afspraak.plek } };
});`,
      ),
      withErrorBranch(
        googleCalendar.create('Zet de reistijd in de agenda', {
          title: '={{ $json.titel }}',
          start: '={{ $json.van }}',
          end: '={{ $json.tot }}',
          description: '={{ $json.plek }}\n{{ $json.kenmerk }}',
        }),
      ),
      chat.post(
        'Meld dat blokken mislukte',
        say(
          "=De reistijd kon niet in de agenda: {{ $('Reken de reistijd uit').item.json.titel }} ({{ DateTime.fromISO($('Reken de reistijd uit').item.json.van).toFormat('d-M HH:mm') }}). Zet hem er zelf in.",
          "=The travel time could not go into the calendar: {{ $('Reken de reistijd uit').item.json.titel }} ({{ DateTime.fromISO($('Reken de reistijd uit').item.json.van).toFormat('d-M HH:mm') }}). Put it there yourself.",
        ),
      ),
      keep('Botst er iets?', [["={{ $('Reken de reistijd uit').item.json.botst }}", 'filled']]),
      chat.post(
        'Meld de botsing',
        say(
          "={{ $('Reken de reistijd uit').item.json.titel }} ({{ DateTime.fromISO($('Reken de reistijd uit').item.json.van).toFormat('d-M HH:mm') }}) botst met: {{ $('Reken de reistijd uit').item.json.botst }}",
          "={{ $('Reken de reistijd uit').item.json.titel }} ({{ DateTime.fromISO($('Reken de reistijd uit').item.json.van).toFormat('d-M HH:mm') }}) clashes with: {{ $('Reken de reistijd uit').item.json.botst }}",
        ),
      ),
      node('Zoek de reistijd', 'googleCalendar', 1.3, {
        resource: 'event',
        operation: 'getAll',
        calendar: pick(googleCalendarId),
        returnAll: true,
        timeMin: '={{ DateTime.fromISO(String($json.begin)).minus({ hours: 6 }).toISO() }}',
        timeMax: '={{ DateTime.fromISO(String($json.einde)).plus({ hours: 6 }).toISO() }}',
        options: { orderBy: 'startTime', recurringEventHandling: 'expand' },
      }),
      keep('Alleen van deze afspraak', [
        [
          "={{ String($json.description ?? '').endsWith('calendly ' + $('Op locatie').first().json.id) }}",
          'yes',
        ],
      ]),
      node('Haal de reistijd weg', 'googleCalendar', 1.3, {
        resource: 'event',
        operation: 'delete',
        calendar: pick(googleCalendarId),
        eventId: '={{ $json.id }}',
        options: {},
      }),
    ],
    flow: [
      'Boeking of afzegging > Afspraak > Op locatie > Nieuw of afgezegd? > Wat staat er al? > Reken de reistijd uit > Zet de reistijd in de agenda > Botst er iets? > Meld de botsing',
      'Zet de reistijd in de agenda #1 > Meld dat blokken mislukte',
      'Nieuw of afgezegd? #1 > Zoek de reistijd > Alleen van deze afspraak > Haal de reistijd weg',
    ],
  }),
});

export const clientPage = recipe({
  id: 'booking-to-client-page',
  category: 'productivity',
  tags: ['calendly', 'notion', 'klantdossier', 'coach', 'adviesgesprek'],
  saves: spares(
    6,
    'Voor elk gesprek maakt iemand een pagina in Notion en plakt de antwoorden erin.',
    'Before each conversation someone makes a page in Notion and pastes in the answers.',
  ),
  variants: combine({ chat: chatsOf }, { take: 2 }),
  build: ({ chat }) => ({
    name: both(
      `Klantdossier in Notion bijhouden vanuit Calendly, seintje in ${chat.app.label}`,
      `Keep client files in Notion from Calendly, a word in ${chat.app.label}`,
    ),
    description: both(
      `Boekt iemand via Calendly, dan zoekt hij het dossier in Notion op mailadres of maakt het, zet er een kopje voor het gesprek in met wat de klant invulde, en stuurt de link naar ${chat.app.label}. Ook afzeggen komt in het dossier.`,
      `When someone books through Calendly, it finds the file in Notion by mail address or makes it, adds an entry for the conversation with what the client filled in, and sends the link to ${chat.app.label}. Cancelling goes into the file too.`,
    ),
    benefit: both(
      'Elk gesprek begint met het dossier al open.',
      'Each conversation begins with the file open.',
    ),
    uses: [
      [calendly, both('meldt boekingen en afzeggingen', 'reports bookings and cancellations')],
      [{ app: notion }, both('bevat de dossiers', 'holds the files')],
      [chat, both('krijgt de link', 'gets the link')],
    ],
    setup: [
      both(
        'Maak in Notion een database Klanten met een titel en de eigenschap E-mail (soort: e-mail).',
        'In Notion make a database Clients with a title and the property Email (kind: email).',
      ),
    ],
    names: {
      'Boeking of afzegging': 'Booking or cancellation',
      Gesprek: 'Conversation',
      'Met mailadres': 'With a mail address',
      'Zoek het dossier': 'Find the file',
      'Eerste dossier': 'First file',
      'Antwoordde Notion?': 'Did Notion answer?',
      'Dossier gevonden?': 'File found?',
      'Maak het dossier': 'Make the file',
      Dossier: 'File',
      'Schrijf in het dossier': 'Write in the file',
      'Geef de link': 'Give the link',
      'Meld dat het niet lukte': 'Report that it failed',
    },
    nodes: [
      booked('Boeking of afzegging', 'invitee.created', 'invitee.canceled'),
      set('Gesprek', BOOKING),
      keep('Met mailadres', [['={{ $json.mail }}', 'contains', '@']]),
      evenWhenEmpty(
        goOnAfterError(
          notionFind(
            'Zoek het dossier',
            `={{ JSON.stringify({ property: '${say('E-mail', 'Email')}', email: { equals: $json.mail.toLowerCase() } }) }}`,
          ),
        ),
      ),
      limit('Eerste dossier', 1),
      when('Antwoordde Notion?', [['={{ !$json.error }}', 'yes']]),
      when('Dossier gevonden?', [['={{ $json.id }}', 'filled']]),
      withErrorBranch(
        notionAdd(
          'Maak het dossier',
          "={{ $('Met mailadres').first().json.naam || $('Met mailadres').first().json.mail }}",
          {
            [`${say('E-mail', 'Email')}|email`]: "={{ $('Met mailadres').first().json.mail.toLowerCase() }}",
          },
        ),
      ),
      set('Dossier', { id: '={{ $json.id }}', link: "={{ $json.url ?? '' }}" }),
      withErrorBranch(
        notionParagraph(
          'Schrijf in het dossier',
          '={{ $json.id }}',
          say(
            "={{ DateTime.fromISO(String($('Gesprek').item.json.begin)).isValid ? DateTime.fromISO(String($('Gesprek').item.json.begin)).setZone('Europe/Amsterdam').toFormat('dd-MM-yyyy HH:mm') : '' }} {{ $('Gesprek').item.json.titel }}{{ $('Gesprek').item.json.soort === 'invitee.canceled' ? ' (afgezegd)' : '' }}\n{{ $('Gesprek').item.json.antwoorden.slice(0, 1800) }}",
            "={{ DateTime.fromISO(String($('Gesprek').item.json.begin)).isValid ? DateTime.fromISO(String($('Gesprek').item.json.begin)).setZone('Europe/Amsterdam').toFormat('dd-MM-yyyy HH:mm') : '' }} {{ $('Gesprek').item.json.titel }}{{ $('Gesprek').item.json.soort === 'invitee.canceled' ? ' (cancelled)' : '' }}\n{{ $('Gesprek').item.json.antwoorden.slice(0, 1800) }}",
          ),
        ),
      ),
      chat.post(
        'Geef de link',
        say(
          "={{ $('Gesprek').item.json.soort === 'invitee.canceled' ? 'Afgezegd' : 'Geboekt' }}: {{ $('Gesprek').item.json.titel }} met {{ $('Gesprek').item.json.naam }}. Dossier: {{ $('Dossier').item.json.link }}",
          "={{ $('Gesprek').item.json.soort === 'invitee.canceled' ? 'Cancelled' : 'Booked' }}: {{ $('Gesprek').item.json.titel }} with {{ $('Gesprek').item.json.naam }}. File: {{ $('Dossier').item.json.link }}",
        ),
      ),
      chat.post(
        'Meld dat het niet lukte',
        say(
          "=Het gesprek met {{ $('Gesprek').item.json.naam }} kwam niet in Notion: is de database met de integratie gedeeld?",
          "=The conversation with {{ $('Gesprek').item.json.naam }} did not reach Notion: is the database shared with the integration?",
        ),
      ),
    ],
    flow: [
      'Boeking of afzegging > Gesprek > Met mailadres > Zoek het dossier > Eerste dossier > Antwoordde Notion? > Dossier gevonden? > Dossier > Schrijf in het dossier > Geef de link',
      'Dossier gevonden? #1 > Maak het dossier > Dossier',
      'Antwoordde Notion? #1 > Meld dat het niet lukte',
      'Maak het dossier #1 > Meld dat het niet lukte',
      'Schrijf in het dossier #1 > Meld dat het niet lukte',
    ],
  }),
});

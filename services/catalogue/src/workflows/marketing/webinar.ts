import { recordingPage, webAddress } from '../../apps/values.js';
import {
  calendarCreate,
  code,
  evenWhenEmpty,
  gmailSend,
  needs,
  openForm,
  pauseUntil,
  promise,
  say,
  set,
  sheetRead,
  sheetUpsert,
  value,
  when,
  workflow,
} from '../../dsl/index.js';

const WEBINAR_START = value({
  key: 'webinar-start',
  kind: 'text',
  label: { nl: 'Begin van het webinar', en: 'Start of the webinar' },
  help: {
    nl: 'Dag en tijd met tijdzone, als 2027-02-11T15:00:00+01:00.',
    en: 'Day and time with time zone, as 2027-02-11T15:00:00+01:00.',
  },
  example: '2027-02-11T15:00:00+01:00',
  check: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}',
});

const WEBINAR_PAGE = webAddress(
  ['adres van het webinar', 'address of the webinar'],
  ['Waar deelnemers binnenkomen.', 'Where participants come in.'],
  'https://example.com/webinar',
);

const NEXT_PAGE = webAddress(
  ['adres van het volgende webinar', 'address of the next webinar'],
  ['Waar men zich voor de volgende datum aanmeldt.', 'Where people sign up for the next date.'],
  ['https://example.com/volgend-webinar', 'https://example.com/next-webinar'],
);

export const webinar = workflow(() => ({
  slug: 'webinar-aanmelden-tot-opvolgen',
  name: 'Webinar: van aanmelding tot opvolging',
  description:
    'Bevestigt elke aanmelding met een agenda-uitnodiging, herinnert een dag en een uur vooraf en kijkt na afloop in het aanwezigheidsblad of iemand erbij was: die krijgt de opname, de ander een nieuwe datum.',
  category: 'marketing',
  tags: ['webinar', 'e-mail', 'evenement'],
  difficulty: 'intermediate',
  tier_required: 'launch_special',
  time_to_deploy: '12 min',
  short_benefit: 'Van aanmelding tot opname krijgt iedereen op tijd de goede mail.',
  accounts: [
    needs('sheets', 'bewaart aanmeldingen en aanwezigheid'),
    needs('calendar', 'stuurt de uitnodiging'),
    needs('gmail', 'stuurt de mails'),
  ],
  setup_steps: [
    'Maak het tabblad Aanmeldingen met de kolommen E-mail, Naam en Vraag, en het tabblad Aanwezig met de kolom E-mail.',
    'Plak binnen een dag na afloop de aanwezigenlijst in het blad Aanwezig.',
  ],
  en: {
    name: 'Webinar from sign-up to follow-up',
    description:
      'Confirms each registration with a calendar invitation, reminds a day and an hour ahead and checks the attendance sheet afterwards: attendees get the recording, others a new date.',
    short_benefit: 'From sign-up to recording everyone gets the right mail in time.',
    setup_steps: [
      'Make the tab Registrations with the columns Email, Name and Question, and the tab Attended with the column Email.',
      'Within a day afterwards paste the list of attendees into the sheet Attended.',
    ],
    accounts: [
      needs('sheets', 'keeps registrations and attendance'),
      { ...needs('calendar', 'sends the invitation'), app: 'Google Calendar' },
      needs('gmail', 'sends the mails'),
    ],
  },
  names: {
    Aanmelding: 'Registration',
    Webinargegevens: 'Webinar details',
    'Bewaar aanmelding': 'Keep registration',
    'Stuur uitnodiging': 'Send invitation',
    'Nog een dag te gaan?': 'A day to go?',
    'Tot een dag vooraf': 'Until a day ahead',
    'Herinner een dag vooraf': 'Remind a day ahead',
    'Nog een uur te gaan?': 'An hour to go?',
    'Tot een uur vooraf': 'Until an hour ahead',
    'Herinner een uur vooraf': 'Remind an hour ahead',
    'Tot de dag erna': 'Until the day after',
    'Wie was erbij?': 'Who was there?',
    'Was deze erbij?': 'Was this one there?',
    'Erbij geweest?': 'Attended?',
    'Stuur opname': 'Send recording',
    'Bied nieuwe datum': 'Offer new date',
  },
  promises: [promise('delivery', 'Stuur uitnodiging')],
  nodes: [
    openForm(
      'Aanmelding',
      say('Meld je aan voor het webinar', 'Sign up for the webinar'),
      say('Je krijgt de link meteen per mail.', 'You get the link by mail at once.'),
      [
        ['naam', say('Naam', 'Name')],
        ['email', say('E-mailadres', 'Email address'), 'email'],
        ['vraag?', say('Wat wil je zeker horen?', 'What do you want to hear about?'), 'textarea'],
      ],
    ),
    set(
      'Webinargegevens',
      {
        start: WEBINAR_START,
        link: WEBINAR_PAGE,
        opname: recordingPage,
        volgende: NEXT_PAGE,
      },
      true,
    ),
    sheetUpsert('Bewaar aanmelding', say('Aanmeldingen', 'Registrations'), say('E-mail', 'Email'), {
      [say('E-mail', 'Email')]: '={{ $json.email }}',
      [say('Naam', 'Name')]: '={{ $json.naam }}',
      [say('Vraag', 'Question')]: '={{ $json.vraag }}',
    }),
    calendarCreate(
      'Stuur uitnodiging',
      "={{ $('Webinargegevens').item.json.start }}",
      "={{ DateTime.fromISO($('Webinargegevens').item.json.start).plus({ minutes: 45 }).toISO() }}",
      'Webinar',
      {
        attendees: ["={{ $('Webinargegevens').item.json.email }}"],
        description: "={{ $('Webinargegevens').item.json.link }}",
        sendUpdates: 'all',
        guestsCanSeeOtherGuests: false,
      },
    ),
    when('Nog een dag te gaan?', [
      [
        "={{ DateTime.fromISO(String($('Webinargegevens').item.json.start)) > $now.plus({ days: 1 }) }}",
        'yes',
      ],
    ]),
    pauseUntil(
      'Tot een dag vooraf',
      "={{ DateTime.fromISO($('Webinargegevens').item.json.start).minus({ days: 1 }).toISO() }}",
    ),
    gmailSend(
      'Herinner een dag vooraf',
      "={{ $('Webinargegevens').item.json.email }}",
      say('Morgen: het webinar', 'Tomorrow: the webinar'),
      say(
        "=Tot morgen! Je kijkt mee via {{ $('Webinargegevens').item.json.link }}",
        "=See you tomorrow! You can watch at {{ $('Webinargegevens').item.json.link }}",
      ),
    ),
    when('Nog een uur te gaan?', [
      [
        "={{ DateTime.fromISO(String($('Webinargegevens').item.json.start)) > $now.plus({ hours: 1 }) }}",
        'yes',
      ],
    ]),
    pauseUntil(
      'Tot een uur vooraf',
      "={{ DateTime.fromISO($('Webinargegevens').item.json.start).minus({ hours: 1 }).toISO() }}",
    ),
    gmailSend(
      'Herinner een uur vooraf',
      "={{ $('Webinargegevens').item.json.email }}",
      say('Over een uur beginnen we', 'We start in an hour'),
      say(
        "=Over een uur beginnen we. Kom binnen via {{ $('Webinargegevens').item.json.link }}",
        "=We start in an hour. Come in at {{ $('Webinargegevens').item.json.link }}",
      ),
    ),
    pauseUntil(
      'Tot de dag erna',
      "={{ DateTime.fromISO($('Webinargegevens').item.json.start).plus({ days: 1 }).toISO() }}",
    ),
    evenWhenEmpty(sheetRead('Wie was erbij?', say('Aanwezig', 'Attended'))),
    code(
      'Was deze erbij?',
      `
const aanmelding = $('Webinargegevens').first().json;
const aanwezig = $input.all().map(({ json }) => String(json['${say('E-mail', 'Email')}'] ?? '').trim().toLowerCase()).filter(Boolean);
// While the list has not been pasted yet nobody is told that they were missed.
const bekend = aanwezig.length > 0;
return [{ json: { ...aanmelding, bekend, erbij: !bekend || aanwezig.includes(aanmelding.email.trim().toLowerCase()) } }];`,
    ),
    when('Erbij geweest?', [['={{ $json.erbij }}', 'yes']]),
    gmailSend(
      'Stuur opname',
      '={{ $json.email }}',
      say('De opname en de slides', 'The recording and the slides'),
      say(
        "={{ $json.bekend ? 'Fijn dat je erbij was' : 'Bedankt voor je aanmelding' }}, {{ $json.naam }}. Terugkijken kan op {{ $json.opname }}",
        "={{ $json.bekend ? 'Good that you were there' : 'Thank you for signing up' }}, {{ $json.naam }}. You can watch again at {{ $json.opname }}",
      ),
    ),
    gmailSend(
      'Bied nieuwe datum',
      '={{ $json.email }}',
      say('Je hebt ons gemist', 'You missed us'),
      say(
        '=Jammer dat het niet lukte, {{ $json.naam }}. Kijk terug op {{ $json.opname }} of meld je aan voor de volgende keer: {{ $json.volgende }}',
        '=A pity that you could not make it, {{ $json.naam }}. Watch it at {{ $json.opname }} or sign up for the next time: {{ $json.volgende }}',
      ),
    ),
  ],
  flow: [
    'Aanmelding > Webinargegevens > Bewaar aanmelding > Stuur uitnodiging > Nog een dag te gaan? > Tot een dag vooraf > Herinner een dag vooraf > Tot een uur vooraf > Herinner een uur vooraf > Tot de dag erna > Wie was erbij? > Was deze erbij? > Erbij geweest? > Stuur opname',
    'Nog een dag te gaan? #1 > Nog een uur te gaan? > Tot een uur vooraf',
    'Nog een uur te gaan? #1 > Tot de dag erna',
    'Erbij geweest? #1 > Bied nieuwe datum',
  ],
}));

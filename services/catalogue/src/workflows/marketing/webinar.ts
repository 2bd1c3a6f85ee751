import { recordingPage, webAddress } from '../../apps/values.js';
import {
  calendarCreate,
  code,
  evenWhenEmpty,
  form,
  gmailSend,
  needs,
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
    'Maak de bladen Aanmeldingen en Aanwezig, elk met een kolom E-mail.',
    'Plak na afloop de aanwezigenlijst in het blad Aanwezig.',
  ],
  en: {
    name: 'Webinar from sign-up to follow-up',
    description:
      'Confirms each registration with a calendar invitation, reminds a day and an hour ahead and checks the attendance sheet afterwards: attendees get the recording, others a new date.',
    short_benefit: 'From sign-up to recording everyone gets the right mail in time.',
    setup_steps: [
      'Make the sheets Registrations and Attended, each with a column Email.',
      'Afterwards paste the list of attendees into the sheet Attended.',
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
    form(
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
      "={{ $('Webinargegevens').item.json.link }}",
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
const erbij = $input.all().some(({ json }) => String(json['${say('E-mail', 'Email')}'] ?? '').trim().toLowerCase() === aanmelding.email.toLowerCase());
return [{ json: { ...aanmelding, erbij } }];`,
    ),
    when('Erbij geweest?', [['={{ $json.erbij }}', 'yes']]),
    gmailSend(
      'Stuur opname',
      '={{ $json.email }}',
      say('De opname en de slides', 'The recording and the slides'),
      say(
        '=Fijn dat je erbij was, {{ $json.naam }}. Terugkijken kan op {{ $json.opname }}',
        '=Good that you were there, {{ $json.naam }}. You can watch again at {{ $json.opname }}',
      ),
    ),
    gmailSend(
      'Bied nieuwe datum',
      '={{ $json.email }}',
      say('Je hebt ons gemist', 'You missed us'),
      say(
        '=Jammer dat het niet lukte, {{ $json.naam }}. Kijk terug op {{ $json.opname }} of meld je aan voor de volgende keer.',
        '=A pity that you could not make it, {{ $json.naam }}. Watch it at {{ $json.opname }} or sign up for the next time.',
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

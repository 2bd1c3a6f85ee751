import {
  calendarCreate,
  code,
  form,
  gmailSend,
  needs,
  pauseUntil,
  set,
  sheetRead,
  sheetUpsert,
  when,
  workflow,
} from '../../dsl/index.js';

export const webinar = workflow({
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
    'Zet datum en links in "Webinargegevens".',
    'Maak de bladen Aanmeldingen en Aanwezig, elk met een kolom E-mail.',
    'Plak na afloop de aanwezigenlijst in het blad Aanwezig.',
  ],
  en: {
    name: 'Webinar from sign-up to follow-up',
    description:
      'Confirms each registration with a calendar invitation, reminds a day and an hour ahead and checks the attendance sheet afterwards: attendees get the recording, others a new date.',
    short_benefit: 'From sign-up to recording everyone gets the right mail in time.',
  },
  nodes: [
    form('Aanmelding', 'Meld je aan voor het webinar', 'Je krijgt de link meteen per mail.', [
      ['naam', 'Naam'],
      ['email', 'E-mailadres', 'email'],
      ['vraag?', 'Wat wil je zeker horen?', 'textarea'],
    ]),
    set(
      'Webinargegevens',
      {
        start: '2027-02-11T15:00:00+01:00',
        link: 'https://example.com/webinar',
        opname: 'https://example.com/opname',
      },
      true,
    ),
    sheetUpsert('Bewaar aanmelding', 'Aanmeldingen', 'E-mail', {
      'E-mail': '={{ $json.email }}',
      Naam: '={{ $json.naam }}',
      Vraag: '={{ $json.vraag }}',
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
    pauseUntil(
      'Tot een dag vooraf',
      "={{ DateTime.fromISO($('Webinargegevens').item.json.start).minus({ days: 1 }).toISO() }}",
    ),
    gmailSend(
      'Herinner een dag vooraf',
      "={{ $('Webinargegevens').item.json.email }}",
      'Morgen: het webinar',
      "=Tot morgen! Je kijkt mee via {{ $('Webinargegevens').item.json.link }}",
    ),
    pauseUntil(
      'Tot een uur vooraf',
      "={{ DateTime.fromISO($('Webinargegevens').item.json.start).minus({ hours: 1 }).toISO() }}",
    ),
    gmailSend(
      'Herinner een uur vooraf',
      "={{ $('Webinargegevens').item.json.email }}",
      'Over een uur beginnen we',
      "={{ $('Webinargegevens').item.json.link }}",
    ),
    pauseUntil(
      'Tot de dag erna',
      "={{ DateTime.fromISO($('Webinargegevens').item.json.start).plus({ days: 1 }).toISO() }}",
    ),
    sheetRead('Wie was erbij?', 'Aanwezig'),
    code(
      'Was deze erbij?',
      `
const aanmelding = $('Webinargegevens').first().json;
const erbij = $input.all().some(({ json }) => String(json['E-mail'] ?? '').trim().toLowerCase() === aanmelding.email.toLowerCase());
return [{ json: { ...aanmelding, erbij } }];`,
    ),
    when('Erbij geweest?', [['={{ $json.erbij }}', 'yes']]),
    gmailSend(
      'Stuur opname',
      '={{ $json.email }}',
      'De opname en de slides',
      '=Fijn dat je erbij was, {{ $json.naam }}. Terugkijken kan op {{ $json.opname }}',
    ),
    gmailSend(
      'Bied nieuwe datum',
      '={{ $json.email }}',
      'Je hebt ons gemist',
      '=Jammer dat het niet lukte, {{ $json.naam }}. Kijk terug op {{ $json.opname }} of meld je aan voor de volgende keer.',
    ),
  ],
  flow: [
    'Aanmelding > Webinargegevens > Bewaar aanmelding > Stuur uitnodiging > Tot een dag vooraf > Herinner een dag vooraf > Tot een uur vooraf > Herinner een uur vooraf > Tot de dag erna > Wie was erbij? > Was deze erbij? > Erbij geweest? > Stuur opname',
    'Erbij geweest? #1 > Bied nieuwe datum',
  ],
});

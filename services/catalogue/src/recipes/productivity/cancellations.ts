import { appointments, cancellations, googleCalendar } from '../../apps/calendars.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { lookupTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { bookingPage, senderName } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  evenWhenEmpty,
  keep,
  only,
  onlyOnce,
  pause,
  recipe,
  say,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const REBOOK_DAYS = ownLimit(
  ['Dagen tot nabellen', 'Days until the call'],
  [
    'Na hoeveel dagen zonder nieuwe afspraak je belt.',
    'After how many days without a new appointment you call.',
  ],
  4,
);

const readable = lookupTables.flatMap((one) => (one.rows ? [{ ...one, rows: one.rows }] : []));

export const afgezegd = recipe({
  id: 'cancelled-appointment',
  category: 'productivity',
  tags: ['afspraken', 'annulering', 'opvolging'],
  saves: {
    minutes: 10,
    nl: 'Je merkt de afzegging op, mailt voor een nieuw moment en vergeet het na te lopen.',
    en: 'You notice the cancellation, mail for a new slot and forget to follow up.',
  },
  variants: combine({ source: cancellations, mailer: mailers, table: readable, task: taskApps }, { take: 9 }),
  build: ({ source, mailer, table, task }) => {
    const { nodes, path, ref: a } = starts(source, 'Afspraak afgezegd', 'Afzegging');
    const bookings = [...appointments, googleCalendar.newEvent].find(
      (one) => one?.app.key === source.app.key,
    );
    const b = starts(bookings ?? source, 'Nieuwe boeking', 'Boeking');
    const tab = say('Boekingen', 'Bookings');
    const at = table.cell(say('Geboekt op', 'Booked at'));
    const g = (field: string) => `{{ $json.${field} }}`;
    const asked = (field: string) => `={{ $('Verzet of afgezegd?').item.json.${field} }}`;
    /** Lines of Code that give `boekte(mail, since)`: whether the guest booked again, by the rows that were read. */
    const rebooked = `
const boekingen = $input.all().map(({ json: $json }) => ({ mail: String(${table.cell('E-mail')} ?? '').trim().toLowerCase(), op: DateTime.fromISO(String(${at} ?? '').trim().replace(' ', 'T')) })).filter(({ mail, op }) => mail && op.isValid);
const boekte = (mail, sinds) => boekingen.some((een) => een.mail === String(mail).trim().toLowerCase() && een.op > sinds);`;
    return {
      name: both(
        `Afgezegde afspraken uit ${source.app.label} herboeken met ${mailer.app.label} en ${task.app.label}`,
        `Rebook cancelled ${source.app.label} appointments with ${mailer.app.label} and ${task.app.label}`,
      ),
      description: both(
        `Als ${source.event.nl}, krijgt de gast na een uur een vriendelijke mail via ${mailer.app.label}. Komt er binnen vier dagen (of jouw termijn) geen nieuwe afspraak in ${table.app.label}, dan staat nabellen in ${task.app.label}.`,
        `When ${source.event.en}, the guest gets a friendly mail by ${mailer.app.label} after an hour. Without a new appointment in ${table.app.label} within four days (or your term), a call is put in ${task.app.label}.`,
      ),
      benefit: both(
        'Een afzegging is geen verloren klant meer.',
        'A cancellation is no longer a lost client.',
      ),
      uses: [
        [source, both('meldt boekingen en afzeggingen', 'reports bookings and cancellations')],
        [mailer, both('nodigt opnieuw uit', 'invites again')],
        [table, both('weet of er opnieuw is geboekt', 'knows whether they booked again')],
        [task, both('herinnert aan nabellen', 'reminds you to call')],
      ],
      setup: [
        both(
          'Zeg je zelf een afspraak af? De gast krijgt dan ook de uitnodiging, tenzij je binnen een uur de wachtende uitvoering onder Executions stopt.',
          'Do you cancel an appointment yourself? The guest then gets the invitation too, unless you stop the waiting run under Executions within an hour.',
        ),
        both(
          'Maak een tabel Boekingen met de kolommen E-mail, Geboekt op en Afspraak; de workflow vult haar met elke nieuwe boeking.',
          'Make a table Bookings with the columns E-mail, Booked at and Appointment; the workflow fills it with each new booking.',
        ),
      ],
      notes: [
        {
          over: ['Lees de boekingen', 'Verzet of afgezegd?'],
          text: say(
            '## Verzet is niet afgezegd\nWie een afspraak verzet, zegt in veel apps de oude af en boekt een nieuwe. Staat die er na een uur al, dan gaat er geen mail.',
            '## Moved is not cancelled\nWhoever moves an appointment cancels the old one in many apps and books a new one. If that is there after an hour, no mail goes out.',
          ),
        },
        {
          over: ['Nieuwe boeking', 'Boeking', 'Onthoud de boeking'],
          text: say(
            '## Wie boekte wanneer\nAlleen hiermee is te zien of een gast terugkomt. Spreek af wanneer oude regels weg mogen: er staan mailadressen in.',
            '## Who booked when\nOnly this shows whether a guest returns. Agree when old rows may go: they hold mail addresses.',
          ),
        },
      ],
      names: {
        'Nieuwe boeking': 'New booking',
        Boeking: 'Booking',
        'Met een mailadres': 'With a mail address',
        'Onthoud de boeking': 'Remember the booking',
        'Afspraak afgezegd': 'Appointment cancelled',
        Afzegging: 'Cancellation',
        'Alleen wat nog moest komen': 'Only what was still to come',
        'Is er een e-mailadres?': 'Is there an e-mail address?',
        'Wacht een uur': 'Wait an hour',
        'Lees de boekingen': 'Read the bookings',
        'Verzet of afgezegd?': 'Moved or cancelled?',
        'Nodig opnieuw uit': 'Invite again',
        Uitgenodigd: 'Invited',
        'Wacht op een boeking': 'Wait for a booking',
        'Lees de boekingen nu': 'Read the bookings now',
        'Wie boekte niet opnieuw?': 'Who did not book again?',
        'Bel na': 'Follow up by phone',
        'Zoek contactgegevens': 'Find contact details',
      },
      nodes: [
        ...b.nodes,
        keep('Met een mailadres', [['={{ $json.email }}', 'filled']]),
        table.append('Onthoud de boeking', tab, {
          'E-mail': '={{ $json.email }}',
          [say('Geboekt op', 'Booked at')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
          [say('Afspraak', 'Appointment')]: '={{ $json.title }}',
        }),
        ...nodes,
        keep('Alleen wat nog moest komen', [
          ['={{ !(DateTime.fromISO(String($json.start)) < $now) }}', 'yes'],
        ]),
        when('Is er een e-mailadres?', [['={{ $json.email }}', 'filled']]),
        pause('Wacht een uur', 1, 'hours'),
        onlyOnce(evenWhenEmpty(table.rows('Lees de boekingen', tab))),
        code(
          'Verzet of afgezegd?',
          `${rebooked}
return $('Is er een e-mailadres?').all().map(({ json }) => json).filter(({ email }) => !boekte(email, $now.minus({ hours: 1, minutes: 5 }))).map(({ email, name, title }) => ({ json: { email, naam: name || '', titel: title || '' } }));`,
        ),
        withErrorBranch(
          mailer.send(
            'Nodig opnieuw uit',
            only(g('email')),
            say('Zullen we een nieuw moment kiezen?', 'Shall we pick a new time?'),
            say(
              t`Beste ${"{{ $json.naam || 'gast' }}"},<br><br>Jammer dat ${g('titel')} niet doorgaat. Kies gerust een ander moment: <a href="${bookingPage}">plan opnieuw</a>.<br><br>Met vriendelijke groet,<br>${senderName}`,
              t`Dear ${"{{ $json.naam || 'guest' }}"},<br><br>A pity that ${g('titel')} is not going ahead. Feel free to pick another time: <a href="${bookingPage}">book again</a>.<br><br>Kind regards,<br>${senderName}`,
            ),
          ),
        ),
        set('Uitgenodigd', {
          email: asked('email'),
          naam: asked('naam'),
          titel: asked('titel'),
        }),
        pause('Wacht op een boeking', `={{ ${REBOOK_DAYS} }}`, 'days'),
        onlyOnce(evenWhenEmpty(table.rows('Lees de boekingen nu', tab))),
        code(
          'Wie boekte niet opnieuw?',
          `${rebooked}
return $('Uitgenodigd').all().map(({ json }) => json).filter(({ email }) => !boekte(email, $now.minus({ days: ${REBOOK_DAYS}, hours: 1, minutes: 5 }))).map((json) => ({ json }));`,
        ),
        task.create('Bel na', {
          title: say(
            t`Bel ${'{{ $json.naam || $json.email }}'} over ${g('titel')}`,
            t`Call ${'{{ $json.naam || $json.email }}'} about ${g('titel')}`,
          ),
          description: say(
            t`Zegde af en boekte niet opnieuw. E-mail: ${g('email')}`,
            t`Cancelled and did not book again. E-mail: ${g('email')}`,
          ),
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
        task.create('Zoek contactgegevens', {
          title: say(
            t`Afzegging zonder e-mailadres: ${a.title}`,
            t`Cancellation without an e-mail address: ${a.title}`,
          ),
          description: say(
            t`Kijk in de afspraak wie het was: ${a.link}`,
            t`Look in the appointment who it was: ${a.link}`,
          ),
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
      ],
      flow: [
        `${b.path} > Met een mailadres > Onthoud de boeking`,
        `${path} > Alleen wat nog moest komen > Is er een e-mailadres? > Wacht een uur > Lees de boekingen > Verzet of afgezegd? > Nodig opnieuw uit > Uitgenodigd > Wacht op een boeking > Lees de boekingen nu > Wie boekte niet opnieuw? > Bel na`,
        'Nodig opnieuw uit #1 > Bel na',
        'Is er een e-mailadres? #1 > Zoek contactgegevens',
      ],
    };
  },
});

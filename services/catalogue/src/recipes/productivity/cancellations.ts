import { cancellations } from '../../apps/calendars.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { lookupTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { bookingPage } from '../../apps/values.js';
import {
  both,
  combine,
  evenWhenEmpty,
  keep,
  limit,
  nothing,
  only,
  pause,
  recipe,
  say,
  starts,
  t,
  when,
} from '../../kit/index.js';

const REBOOK_DAYS = ownLimit(
  ['Dagen tot nabellen', 'Days until the call'],
  [
    'Na hoeveel dagen zonder nieuwe afspraak je belt.',
    'After how many days without a new appointment you call.',
  ],
  4,
);

export const afgezegd = recipe({
  id: 'cancelled-appointment',
  category: 'productivity',
  tags: ['afspraken', 'annulering', 'opvolging'],
  saves: {
    minutes: 10,
    nl: 'Je merkt de afzegging op, mailt voor een nieuw moment en vergeet het na te lopen.',
    en: 'You notice the cancellation, mail for a new slot and forget to follow up.',
  },
  variants: combine(
    { source: cancellations, mailer: mailers, table: lookupTables, task: taskApps },
    { take: 9 },
  ),
  build: ({ source, mailer, table, task }) => {
    const { nodes, path, ref: a } = starts(source, 'Afspraak afgezegd', 'Afzegging');
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
        [source, both('meldt de afzegging', 'reports the cancellation')],
        [mailer, both('nodigt opnieuw uit', 'invites again')],
        [table, both('weet of er opnieuw is geboekt', 'knows whether they booked again')],
        [task, both('herinnert aan nabellen', 'reminds you to call')],
      ],
      setup: [
        both('Zet je boekingslink in "Nodig opnieuw uit".', 'Put your booking link in "Nodig opnieuw uit".'),
        both(
          'Zeg je zelf een afspraak af? De gast krijgt dan ook de uitnodiging, tenzij je binnen een uur de wachtende uitvoering onder Executions stopt.',
          'Do you cancel an appointment yourself? The guest then gets the invitation too, unless you stop the waiting run under Executions within an hour.',
        ),
        both(
          'Laat nieuwe boekingen in de tabel Boekingen komen met de kolommen E-mail en Geboekt op (het moment van boeken).',
          'Let new bookings arrive in the table Bookings with the columns E-mail and Booked at (the moment of booking).',
        ),
      ],
      names: {
        'Afspraak afgezegd': 'Appointment cancelled',
        Afzegging: 'Cancellation',
        'Alleen wat nog moest komen': 'Only what was still to come',
        'Is er een e-mailadres?': 'Is there an e-mail address?',
        'Wacht een uur': 'Wait an hour',
        'Nodig opnieuw uit': 'Invite again',
        'Wacht op een boeking': 'Wait for a booking',
        'Zoek een nieuwe boeking': 'Find a new booking',
        'Geboekt na de afzegging': 'Booked after the cancellation',
        'Eén boeking is genoeg': 'One booking is enough',
        'Opnieuw geboekt?': 'Booked again?',
        'Alles goed': 'All is well',
        'Bel na': 'Follow up by phone',
        'Zoek contactgegevens': 'Find contact details',
      },
      nodes: [
        ...nodes,
        keep('Alleen wat nog moest komen', [
          ['={{ !(DateTime.fromISO(String($json.start)) < $now) }}', 'yes'],
        ]),
        when('Is er een e-mailadres?', [['={{ $json.email }}', 'filled']]),
        pause('Wacht een uur', 1, 'hours'),
        mailer.send(
          'Nodig opnieuw uit',
          only(a.email),
          say('Zullen we een nieuw moment kiezen?', 'Shall we pick a new time?'),
          say(
            t`Beste ${a.name},<br><br>Jammer dat ${a.title} niet doorgaat. Kies gerust een ander moment: <a href="${bookingPage}">plan opnieuw</a>.`,
            t`Dear ${a.name},<br><br>A pity that ${a.title} is not going ahead. Feel free to pick another time: <a href="${bookingPage}">book again</a>.`,
          ),
        ),
        pause('Wacht op een boeking', `={{ ${REBOOK_DAYS} }}`, 'days'),
        evenWhenEmpty(
          table.find('Zoek een nieuwe boeking', say('Boekingen', 'Bookings'), 'E-mail', only(a.email)),
        ),
        evenWhenEmpty(
          keep('Geboekt na de afzegging', [
            [
              `={{ DateTime.fromISO(String(${table.cell(say('Geboekt op', 'Booked at'))}).replace(' ', 'T')) > $now.minus({ days: ${REBOOK_DAYS}, hours: 1 }) }}`,
              'yes',
            ],
          ]),
        ),
        limit('Eén boeking is genoeg', 1),
        when('Opnieuw geboekt?', [[`={{ ${table.cell(say('Geboekt op', 'Booked at'))} }}`, 'filled']]),
        nothing('Alles goed'),
        task.create('Bel na', {
          title: say(t`Bel ${a.name} over ${a.title}`, t`Call ${a.name} about ${a.title}`),
          description: say(
            t`Zegde af en boekte niet opnieuw. E-mail: ${a.email}`,
            t`Cancelled and did not book again. E-mail: ${a.email}`,
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
        }),
      ],
      flow: [
        `${path} > Alleen wat nog moest komen > Is er een e-mailadres? > Wacht een uur > Nodig opnieuw uit > Wacht op een boeking > Zoek een nieuwe boeking > Geboekt na de afzegging > Eén boeking is genoeg > Opnieuw geboekt? > Alles goed`,
        'Opnieuw geboekt? #1 > Bel na',
        'Is er een e-mailadres? #1 > Zoek contactgegevens',
      ],
    };
  },
});

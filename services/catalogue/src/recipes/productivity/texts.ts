import { calendars } from '../../apps/calendars.js';
import { smsSenders } from '../../apps/sms.js';
import { lookupTables } from '../../apps/tables.js';
import {
  both,
  combine,
  cron,
  evenWhenEmpty,
  keep,
  loop,
  only,
  reads,
  recipe,
  say,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const afspraakSms = recipe({
  id: 'appointment-text',
  category: 'productivity',
  tags: ['afspraken', 'sms', 'no-show'],
  saves: {
    minutes: 20,
    nl: 'De balie belt elke middag de afspraken van morgen na.',
    en: 'The front desk calls the appointments of tomorrow every afternoon.',
  },
  variants: combine({ sms: smsSenders, calendar: calendars, table: lookupTables }, { take: 12 }),
  build: ({ sms, calendar, table }) => {
    const { nodes, path, ref: a } = reads(calendar.week, 'Lees de agenda', 'Afspraak');
    return {
      name: both(
        `Klanten via ${sms.app.label} herinneren aan hun afspraak: ${calendar.app.label} en ${table.app.label}`,
        `Remind clients of tomorrow’s appointment by ${sms.app.label}: ${calendar.app.label} and ${table.app.label}`,
      ),
      description: both(
        `Om drie uur krijgt iedereen met een afspraak morgen in ${calendar.app.label} een bericht via ${sms.app.label}, op het nummer uit ${table.app.label}. Wie geen nummer heeft, krijgt een regel op de bellijst.`,
        `At three everyone with an appointment tomorrow in ${calendar.app.label} gets a message by ${sms.app.label}, at the number in ${table.app.label}. Whoever has no number goes on the call list.`,
      ),
      benefit: both('Minder gasten die niet komen opdagen.', 'Fewer guests who do not show up.'),
      uses: [
        [calendar, both('bevat de afspraken', 'holds the appointments')],
        [table, both('kent de nummers en is de bellijst', 'knows the numbers and is the call list')],
        [sms, both('verstuurt de herinnering', 'sends the reminder')],
      ],
      setup: [
        both(
          'Maak een tabel Klanten met de kolommen E-mail en Telefoon (met +31) en een tabel Bellijst met Naam, E-mail en Afspraak.',
          'Make a table Clients with the columns E-mail and Phone (with +31) and a table Call list with Name, E-mail and Appointment.',
        ),
      ],
      names: {
        'Drie uur': 'Three o’clock',
        'Lees de agenda': 'Read the calendar',
        Afspraak: 'Appointment',
        'Morgen, met gast': 'Tomorrow, with a guest',
        'Gast voor gast': 'Guest by guest',
        'Zoek het nummer': 'Find the number',
        'Nummer bekend?': 'Number known?',
        'Stuur de herinnering': 'Send the reminder',
        'Zet op de bellijst': 'Put on the call list',
      },
      nodes: [
        cron('Drie uur', '0 15 * * *'),
        ...nodes,
        keep('Morgen, met gast', [
          [
            "={{ $json.start.length > 10 && DateTime.fromISO($json.start).hasSame($now.plus({ days: 1 }), 'day') }}",
            'yes',
          ],
          ['={{ $json.email }}', 'filled'],
        ]),
        loop('Gast voor gast', 1),
        evenWhenEmpty(table.find('Zoek het nummer', say('Klanten', 'Clients'), 'E-mail', only(a.email))),
        when('Nummer bekend?', [[`={{ ${table.cell(say('Telefoon', 'Phone'))} }}`, 'filled']]),
        withErrorBranch(
          sms.send(
            'Stuur de herinnering',
            `={{ ${table.cell(say('Telefoon', 'Phone'))} }}`,
            say(
              t`Hallo ${a.name}, tot morgen om {{ DateTime.fromISO(${a.start.slice(3, -3)}).setZone('Europe/Amsterdam').toFormat('HH:mm') }} voor ${a.title}. Kunt u niet? Laat het ons weten.`,
              t`Hello ${a.name}, see you tomorrow at {{ DateTime.fromISO(${a.start.slice(3, -3)}).setZone('Europe/Amsterdam').toFormat('HH:mm') }} for ${a.title}. Can you not make it? Let us know.`,
            ),
          ),
        ),
        table.append('Zet op de bellijst', say('Bellijst', 'Call list'), {
          [say('Naam', 'Name')]: only(a.name),
          'E-mail': only(a.email),
          [say('Afspraak', 'Appointment')]: t`${a.start} ${a.title}`,
        }),
      ],
      flow: [
        `Drie uur > ${path} > Morgen, met gast > Gast voor gast`,
        'Gast voor gast #1 > Zoek het nummer > Nummer bekend? > Stuur de herinnering > Gast voor gast',
        'Nummer bekend? #1 > Zet op de bellijst > Gast voor gast',
        'Stuur de herinnering #1 > Zet op de bellijst',
      ],
    };
  },
});

import { calendars } from '../../apps/calendars.js';
import { smsSenders } from '../../apps/sms.js';
import { lookupTables } from '../../apps/tables.js';
import { senderName } from '../../apps/values.js';
import {
  both,
  codeEach,
  combine,
  cron,
  evenWhenEmpty,
  from,
  keep,
  limit,
  loop,
  only,
  onlyNew,
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
        `Om drie uur krijgt iedereen met een afspraak morgen in ${calendar.app.label} een bericht via ${sms.app.label}, op het nummer uit ${table.app.label}. Wie geen bruikbaar nummer heeft of niet te bereiken is, komt op de bellijst.`,
        `At three everyone with an appointment tomorrow in ${calendar.app.label} gets a message by ${sms.app.label}, at the number in ${table.app.label}. Whoever has no usable number or could not be reached goes on the call list.`,
      ),
      benefit: both('Minder gasten die niet komen opdagen.', 'Fewer guests who do not show up.'),
      uses: [
        [calendar, both('bevat de afspraken', 'holds the appointments')],
        [table, both('kent de nummers en is de bellijst', 'knows the numbers and is the call list')],
        [sms, both('verstuurt de herinnering', 'sends the reminder')],
      ],
      setup: [
        both(
          'Maak een tabel Klanten met de kolommen E-mail en Telefoon en een tabel Bellijst met Naam, E-mail, Afspraak en Reden.',
          'Make a table Clients with the columns E-mail and Phone and a table Call list with Name, E-mail, Appointment and Reason.',
        ),
        both(
          'Nodig de klant in de agenda uit met zijn mailadres, en geef de afspraak een titel die je ook in een sms zou zetten.',
          'Invite the client in the calendar with the mail address, and give the appointment a title that you would put in a text message.',
        ),
      ],
      notes: [
        {
          over: ['Zoek het nummer', 'Maak het nummer bruikbaar', 'Nummer bekend?'],
          text: say(
            '## Nummers\n06, 0031 en 31 worden +31, ook als een werkblad de nul of de plus wegliet. Staat iemand er twee keer in, dan telt de eerste regel. Start je hem nog eens op dezelfde dag, dan krijgt niemand een tweede bericht.',
            '## Numbers\n06, 0031 and 31 become +31, also where a spreadsheet dropped the nought or the plus. If somebody is in it twice, the first row counts. If you start it again on the same day, nobody gets a second message.',
          ),
        },
      ],
      names: {
        'Drie uur': 'Three o’clock',
        'Lees de agenda': 'Read the calendar',
        Afspraak: 'Appointment',
        'Morgen, met gast': 'Tomorrow, with a guest',
        'Nog niet herinnerd': 'Not reminded yet',
        'Gast voor gast': 'Guest by guest',
        'Zoek het nummer': 'Find the number',
        'Eerste treffer': 'First match',
        'Maak het nummer bruikbaar': 'Make the number usable',
        'Nummer bekend?': 'Number known?',
        'Stuur de herinnering': 'Send the reminder',
        'Zet op de bellijst': 'Put on the call list',
      },
      nodes: [
        cron('Drie uur', '0 15 * * *'),
        ...nodes,
        keep('Morgen, met gast', [
          [
            "={{ $json.start.length > 10 && $json.isAllDay !== true && DateTime.fromISO($json.start).hasSame($now.plus({ days: 1 }), 'day') }}",
            'yes',
          ],
          ['={{ $json.email }}', 'filled'],
        ]),
        onlyNew('Nog niet herinnerd', '={{ $json.id }}-{{ $json.start }}'),
        loop('Gast voor gast', 1),
        evenWhenEmpty(table.find('Zoek het nummer', say('Klanten', 'Clients'), 'E-mail', only(a.email))),
        limit('Eerste treffer', 1),
        codeEach(
          'Maak het nummer bruikbaar',
          `
const cijfers = String(${table.cell(say('Telefoon', 'Phone'))} ?? '').replace(/[^\\d+]/g, '').replace(/^00/, '+').replace(/^\\+310/, '+31');
const nummer = /^0\\d{9}$/.test(cijfers) ? '+31' + cijfers.slice(1) : /^6\\d{8}$/.test(cijfers) ? '+31' + cijfers : /^31\\d{9}$/.test(cijfers) ? '+' + cijfers : cijfers;
return { json: { nummer: /^\\+\\d{8,15}$/.test(nummer) ? nummer : '' } };`,
        ),
        when('Nummer bekend?', [['={{ $json.nummer }}', 'filled']]),
        withErrorBranch(
          sms.send(
            'Stuur de herinnering',
            '={{ $json.nummer }}',
            say(
              t`Hallo ${a.name}, tot morgen om {{ DateTime.fromISO(${a.start.slice(3, -3)}).setZone('Europe/Amsterdam').toFormat('HH:mm') }} voor ${a.title}. Kunt u niet? Laat het ons weten. ${senderName}`,
              t`Hello ${a.name}, see you tomorrow at {{ DateTime.fromISO(${a.start.slice(3, -3)}).setZone('Europe/Amsterdam').toFormat('HH:mm') }} for ${a.title}. Can you not make it? Let us know. ${senderName}`,
            ),
          ),
        ),
        table.append('Zet op de bellijst', say('Bellijst', 'Call list'), {
          [say('Naam', 'Name')]: only(a.name),
          'E-mail': only(a.email),
          [say('Afspraak', 'Appointment')]:
            t`{{ DateTime.fromISO(${a.start.slice(3, -3)}).setZone('Europe/Amsterdam').toFormat('dd-MM-yyyy HH:mm') }} ${a.title}`,
          [say('Reden', 'Reason')]: say(
            `={{ ${from('Maak het nummer bruikbaar', 'nummer').slice(3, -3)} ? 'Bericht niet bezorgd op ' + ${from('Maak het nummer bruikbaar', 'nummer').slice(3, -3)} : 'Geen bruikbaar nummer' }}`,
            `={{ ${from('Maak het nummer bruikbaar', 'nummer').slice(3, -3)} ? 'Message not delivered to ' + ${from('Maak het nummer bruikbaar', 'nummer').slice(3, -3)} : 'No usable number' }}`,
          ),
        }),
      ],
      flow: [
        `Drie uur > ${path} > Morgen, met gast > Nog niet herinnerd > Gast voor gast`,
        'Gast voor gast #1 > Zoek het nummer > Eerste treffer > Maak het nummer bruikbaar > Nummer bekend? > Stuur de herinnering > Gast voor gast',
        'Nummer bekend? #1 > Zet op de bellijst > Gast voor gast',
        'Stuur de herinnering #1 > Zet op de bellijst',
      ],
    };
  },
});

import { calendars } from '../../apps/calendars.js';
import { approvalChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import {
  answeredWithin,
  both,
  codeEach,
  combine,
  decimals,
  evenWhenEmpty,
  form,
  from,
  nothing,
  only,
  recipe,
  say,
  t,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const HOURS_A_DAY = ownLimit(
  ['Uren per werkdag', 'Hours a working day'],
  ['Hoeveel uur een vrije dag van het saldo afgaat.', 'How many hours a day off takes from the balance.'],
  8,
);

const FREE_DAYS = value({
  key: 'days-everybody-is-off',
  kind: 'list',
  label: { nl: 'Dagen waarop iedereen vrij is', en: 'Days on which everybody is off' },
  help: {
    nl: 'Feestdagen en collectieve vrije dagen als jaar-maand-dag, met komma’s ertussen; die kosten geen verlof.',
    en: 'Public holidays and collective days off as year-month-day, with commas between; they take no leave.',
  },
  example: '2026-12-25, 2027-01-01, 2027-04-27',
});

export const verlofAanvraag = recipe({
  id: 'leave-request',
  category: 'hr',
  tags: ['verlof', 'goedkeuring', 'formulier'],
  saves: {
    minutes: 15,
    nl: 'De leidinggevende zoekt het saldo op, overlegt, antwoordt en zet het verlof in de agenda.',
    en: 'The manager looks up the balance, consults, answers and puts the leave in the calendar.',
  },
  variants: combine(
    { table: fullTables, chat: approvalChats, calendar: calendars, mailer: mailers },
    { take: 10, apart: ['table', 'chat', 'calendar'] },
  ),
  build: ({ table, chat, calendar, mailer }) => {
    const balance = `(Number(String(${table.cell(say('Saldo', 'Balance'))} ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0)`;
    const v = (field: string) => from('Reken de uren uit', field);
    const day = (field: string) =>
      `{{ DateTime.fromISO(String($('Reken de uren uit').item.json.${field})).setLocale('${say('nl', 'en')}').toFormat('d LLLL') }}`;
    return {
      name: both(
        `Verlof aanvragen: saldo in ${table.app.label}, akkoord in ${chat.app.label}, agenda in ${calendar.app.label}`,
        `Leave requests: balance in ${table.app.label}, approval in ${chat.app.label}, calendar in ${calendar.app.label}`,
      ),
      description: both(
        `Een collega vraagt verlof aan met een formulier. Het saldo uit ${table.app.label} wordt getoetst, de leidinggevende beslist in ${chat.app.label} en goedgekeurd verlof staat in ${calendar.app.label}.`,
        `A colleague asks for leave with a form. The balance from ${table.app.label} is checked, the manager decides in ${chat.app.label} and approved leave is in ${calendar.app.label}.`,
      ),
      benefit: both(
        'Verlof geregeld zonder heen en weer mailen.',
        'Leave arranged without mail going back and forth.',
      ),
      uses: [
        [table, both('houdt het verlofsaldo bij', 'keeps the leave balance')],
        [chat, both('vraagt de leidinggevende om akkoord', 'asks the manager for approval')],
        [calendar, both('toont wie er vrij is', 'shows who is off')],
        [mailer, both('brengt de collega op de hoogte', 'informs the colleague')],
      ],
      setup: [
        both(
          'Maak een tabel Verlofsaldo met de kolommen E-mail (in kleine letters), Naam, Saldo (in uren) en Uren per dag; laat het laatste leeg bij wie hele dagen werkt.',
          'Make a table Leave balance with the columns Email (in small letters), Name, Balance (in hours) and Hours a day; leave the last empty for who works whole days.',
        ),
      ],
      notes: [
        {
          over: ['Zoek het saldo', 'Reken de uren uit', 'Genoeg saldo?'],
          text: say(
            '## Saldo toetsen\nWeekenden en de feestdagen uit de instellingen tellen niet mee. Wie op een weekdag nooit werkt, vraagt die dag niet aan.',
            '## Checking the balance\nWeekends and the public holidays of the settings do not count. Who never works on some weekday does not ask for that day.',
          ),
        },
        {
          over: ['Vraag akkoord', 'Akkoord?'],
          text: say(
            '## Beslissing\nDe aanvraag wacht hier tot de leidinggevende kiest. Dat mag dagen duren; daarom wordt het saldo daarna opnieuw gelezen.',
            '## Decision\nThe request waits here until the manager chooses. That may take days, so the balance is read again after it.',
          ),
        },
      ],
      names: {
        Verlofformulier: 'Leave form',
        'Zoek het saldo': 'Find the balance',
        'Reken de uren uit': 'Work out the hours',
        'Zijn het werkdagen?': 'Are they working days?',
        'Meld verkeerde dagen': 'Report wrong days',
        'Lees het saldo opnieuw': 'Read the balance again',
        'Nog genoeg saldo?': 'Still enough balance?',
        'Meld dat het saldo op is': 'Report that the balance is used up',
        'Bericht dat het saldo op is': 'Write that the balance is used up',
        'Staat de collega in de lijst?': 'Is the colleague in the list?',
        'Genoeg saldo?': 'Enough balance?',
        'Vraag akkoord': 'Ask for approval',
        'Akkoord?': 'Approved?',
        'Gaat het van het saldo af?': 'Does it come off the balance?',
        'Schrijf het saldo af': 'Take it off the balance',
        'Zet in de teamagenda': 'Put in the team calendar',
        'Meld dat de agenda weigerde': 'Report that the calendar refused',
        'Leg het verlof vast': 'Record the leave',
        'Bevestig het verlof': 'Confirm the leave',
        'Wijs de aanvraag af': 'Reject the request',
        'Meld te weinig saldo': 'Report too little balance',
        'Meld onbekende collega': 'Report unknown colleague',
        Klaar: 'Done',
      },
      nodes: [
        form(
          'Verlofformulier',
          say('Verlof aanvragen', 'Request leave'),
          say('Vul de eerste en laatste vrije dag in.', 'Fill in the first and the last day off.'),
          [
            ['naam', say('Naam', 'Name')],
            ['email', say('Zakelijk e-mailadres', 'Work email address'), 'email'],
            ['van', say('Eerste vrije dag', 'First day off'), 'date'],
            ['tot', say('Laatste vrije dag', 'Last day off'), 'date'],
            [
              'soort',
              say('Soort verlof', 'Kind of leave'),
              'dropdown',
              [
                say('Vakantie', 'Holiday'),
                say('Bijzonder verlof', 'Special leave'),
                say('Zorgverlof', 'Care leave'),
                say('Onbetaald', 'Unpaid'),
              ],
            ],
            ['toelichting?', say('Toelichting', 'Explanation'), 'textarea'],
          ],
        ),
        evenWhenEmpty(
          table.find(
            'Zoek het saldo',
            say('Verlofsaldo', 'Leave balance'),
            say('E-mail', 'Email'),
            '={{ String($json.email).trim().toLowerCase() }}',
          ),
        ),
        codeEach(
          'Reken de uren uit',
          `
const aanvraag = $('Verlofformulier').item.json;
const saldo = Number(String(${table.cell(say('Saldo', 'Balance'))} ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0;
const UREN_PER_DAG = Number(String(${table.cell(say('Uren per dag', 'Hours a day'))} ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || ${HOURS_A_DAY};
const vrij = '${FREE_DAYS}'.split(/[\\s,;]+/);
let dagen = 0;
const eind = DateTime.min(DateTime.fromISO(aanvraag.tot), DateTime.fromISO(aanvraag.van).plus({ years: 1 }));
for (let dag = DateTime.fromISO(aanvraag.van); dag <= eind; dag = dag.plus({ days: 1 })) if (dag.weekday < 6 && !vrij.includes(dag.toISODate())) dagen++;
const uren = dagen * UREN_PER_DAG;
return { json: { ...aanvraag, email: String(aanvraag.email).trim().toLowerCase(), saldo, uren, rest: saldo - uren, bekend: Boolean(${table.cell(say('E-mail', 'Email'))}) } };`,
        ),
        when('Zijn het werkdagen?', [[only(v('uren')), '>', 0]]),
        when('Staat de collega in de lijst?', [[only(v('bekend')), 'yes']]),
        when(
          'Genoeg saldo?',
          [
            [only(v('rest')), '>=', 0],
            [only(v('soort')), 'isNot', say('Vakantie', 'Holiday')],
          ],
          'or',
        ),
        answeredWithin(
          chat.approve(
            'Vraag akkoord',
            say(
              t`${v('naam')} vraagt ${decimals(v('uren'))} uur ${v('soort')} van ${day('van')} tot en met ${day('tot')}. Het saldo is nu ${decimals(v('saldo'))} uur. ${v('toelichting')}`,
              t`${v('naam')} asks for ${decimals(v('uren'))} hours of ${v('soort')} from ${day('van')} up to and including ${day('tot')}. The balance is now ${decimals(v('saldo'))} hours. ${v('toelichting')}`,
            ),
          ),
          5,
          'days',
        ),
        when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        when('Gaat het van het saldo af?', [[only(v('soort')), 'is', say('Vakantie', 'Holiday')]]),
        table.upsert('Schrijf het saldo af', say('Verlofsaldo', 'Leave balance'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: only(v('email')),
          [say('Saldo', 'Balance')]:
            `={{ (Number(String(${table.cell(say('Saldo', 'Balance')).replace('$json', "$('Lees het saldo opnieuw').item.json")} ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0) - $('Reken de uren uit').item.json.uren }}`,
        }),
        evenWhenEmpty(
          table.find(
            'Lees het saldo opnieuw',
            say('Verlofsaldo', 'Leave balance'),
            say('E-mail', 'Email'),
            only(v('email')),
          ),
        ),
        when('Nog genoeg saldo?', [[`={{ ${balance} - $('Reken de uren uit').item.json.uren }}`, '>=', 0]]),
        chat.post(
          'Meld dat het saldo op is',
          say(
            t`Het verlof van ${v('naam')} (${day('van')} tot en met ${day('tot')}) is niet verwerkt: sinds de aanvraag zakte het saldo onder de ${decimals(v('uren'))} uur, of de collega staat niet meer in Verlofsaldo. Overleg samen.`,
            t`The leave of ${v('naam')} (${day('van')} up to and including ${day('tot')}) was not handled: since the request the balance fell below ${decimals(v('uren'))} hours, or the colleague is no longer in Leave balance. Talk it over together.`,
          ),
        ),
        mailer.send(
          'Bericht dat het saldo op is',
          only(v('email')),
          say('Je verlof kon niet worden verwerkt', 'Your leave could not be handled'),
          say(
            t`Beste ${v('naam')},<br><br>Je verlof van ${day('van')} tot en met ${day('tot')} is niet verwerkt, omdat je saldo intussen te laag is. Overleg met je leidinggevende.`,
            t`Dear ${v('naam')},<br><br>Your leave from ${day('van')} up to and including ${day('tot')} was not handled, as your balance is too low by now. Talk to your manager.`,
          ),
        ),
        mailer.send(
          'Meld verkeerde dagen',
          only(v('email')),
          say('Je verlofaanvraag klopt niet', 'Something is wrong with your leave request'),
          say(
            t`Beste ${v('naam')},<br><br>Van ${day('van')} tot en met ${day('tot')} is geen enkele dag waarvoor je verlof nodig hebt. Kijk of de laatste dag na de eerste ligt en vraag het opnieuw aan.`,
            t`Dear ${v('naam')},<br><br>From ${day('van')} up to and including ${day('tot')} there is no day for which you need leave. Check that the last day is after the first and send the request again.`,
          ),
        ),
        withErrorBranch(
          calendar.create('Zet in de teamagenda', {
            title: say(t`Vrij: ${v('naam')}`, t`Off: ${v('naam')}`),
            start: t`${v('van')}T00:00:00`,
            end: t`${v('tot')}T23:59:00`,
            description: say(t`${decimals(v('uren'))} uur verlof`, t`${decimals(v('uren'))} hours of leave`),
          }),
        ),
        chat.post(
          'Meld dat de agenda weigerde',
          say(
            t`Het verlof van ${v('naam')} (${day('van')} tot en met ${day('tot')}) is goedgekeurd, maar kwam niet in ${calendar.app.label}. Zet het er zelf in.`,
            t`The leave of ${v('naam')} (${day('van')} up to and including ${day('tot')}) is approved, but did not get into ${calendar.app.label}. Put it in yourself.`,
          ),
        ),
        table.append('Leg het verlof vast', say('Verlof', 'Leave'), {
          [say('Naam', 'Name')]: only(v('naam')),
          [say('Soort', 'Kind')]: only(v('soort')),
          [say('Van', 'From')]: only(v('van')),
          [say('Tot', 'Until')]: only(v('tot')),
          [say('Uren', 'Hours')]: only(v('uren')),
        }),
        mailer.send(
          'Bevestig het verlof',
          only(v('email')),
          say('Je verlof is goedgekeurd', 'Your leave is approved'),
          say(
            t`Beste ${v('naam')},<br><br>Je verlof van ${day('van')} tot en met ${day('tot')} is akkoord; collega’s zien het in de teamagenda. Fijne dagen!`,
            t`Dear ${v('naam')},<br><br>Your leave from ${day('van')} up to and including ${day('tot')} is approved; colleagues see it in the team calendar. Enjoy your days off!`,
          ),
        ),
        mailer.send(
          'Wijs de aanvraag af',
          only(v('email')),
          say('Je verlof is niet goedgekeurd', 'Your leave was not approved'),
          say(
            t`Beste ${v('naam')},<br><br>Je verlof van ${day('van')} tot en met ${day('tot')} is niet goedgekeurd{{ $json.data?.approved === false ? '' : ': er kwam vijf dagen geen antwoord' }}. Overleg met je leidinggevende en vraag het daarna opnieuw aan.`,
            t`Dear ${v('naam')},<br><br>Your leave from ${day('van')} up to and including ${day('tot')} was not approved{{ $json.data?.approved === false ? '' : ': there was no answer for five days' }}. Talk to your manager and then ask again.`,
          ),
        ),
        mailer.send(
          'Meld te weinig saldo',
          only(v('email')),
          say('Je hebt te weinig verlofuren', 'You have too few hours of leave'),
          say(
            t`Beste ${v('naam')},<br><br>Je vraagt ${decimals(v('uren'))} uur, maar je saldo is ${decimals(v('saldo'))} uur. Kies minder dagen of vraag onbetaald verlof aan.`,
            t`Dear ${v('naam')},<br><br>You ask for ${decimals(v('uren'))} hours, but your balance is ${decimals(v('saldo'))} hours. Choose fewer days or request unpaid leave.`,
          ),
        ),
        chat.post(
          'Meld onbekende collega',
          say(
            t`${v('naam')} (${v('email')}) vroeg ${day('van')} tot en met ${day('tot')} vrij, maar staat niet in de tabel Verlofsaldo. De aanvraag is niet verwerkt: zet de collega in de tabel en vraag om een nieuwe aanvraag.`,
            t`${v('naam')} (${v('email')}) asked for leave from ${day('van')} up to and including ${day('tot')}, but is not in the table Leave balance. The request was not handled: put the colleague into the table and ask for a new request.`,
          ),
        ),
        nothing('Klaar'),
      ],
      flow: [
        'Verlofformulier > Zoek het saldo > Reken de uren uit > Zijn het werkdagen? > Staat de collega in de lijst? > Genoeg saldo? > Vraag akkoord > Akkoord? > Gaat het van het saldo af? > Lees het saldo opnieuw > Nog genoeg saldo? > Schrijf het saldo af > Zet in de teamagenda > Leg het verlof vast > Bevestig het verlof > Klaar',
        'Gaat het van het saldo af? #1 > Zet in de teamagenda',
        'Zet in de teamagenda #1 > Meld dat de agenda weigerde > Leg het verlof vast',
        'Zijn het werkdagen? #1 > Meld verkeerde dagen > Klaar',
        'Nog genoeg saldo? #1 > Meld dat het saldo op is > Bericht dat het saldo op is > Klaar',
        'Akkoord? #1 > Wijs de aanvraag af > Klaar',
        'Genoeg saldo? #1 > Meld te weinig saldo > Klaar',
        'Staat de collega in de lijst? #1 > Meld onbekende collega',
      ],
    };
  },
});

import { calendars } from '../../apps/calendars.js';
import { approvalChats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import {
  both,
  codeEach,
  combine,
  evenWhenEmpty,
  form,
  from,
  nothing,
  only,
  recipe,
  t,
  when,
} from '../../kit/index.js';

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
    const v = (field: string) => from('Reken de uren uit', field);
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
          'Maak een tabel Verlofsaldo met de kolommen E-mail, Naam en Saldo (in uren).',
          'Make a table Verlofsaldo with the columns E-mail, Naam and Saldo (in hours).',
        ),
        both(
          'Pas in "Reken de uren uit" aan hoeveel uur een werkdag telt.',
          'In "Reken de uren uit" set how many hours a working day has.',
        ),
      ],
      notes: [
        {
          over: ['Zoek het saldo', 'Reken de uren uit', 'Genoeg saldo?'],
          text: '## Saldo toetsen\nWeekenden tellen niet mee; feestdagen trek je zelf af.',
        },
        {
          over: ['Vraag akkoord', 'Akkoord?'],
          text: '## Beslissing\nDe aanvraag wacht hier tot de leidinggevende kiest. Dat mag dagen duren.',
        },
      ],
      nodes: [
        form('Verlofformulier', 'Verlof aanvragen', 'Vul de eerste en laatste vrije dag in.', [
          ['naam', 'Naam'],
          ['email', 'Zakelijk e-mailadres', 'email'],
          ['van', 'Eerste vrije dag', 'date'],
          ['tot', 'Laatste vrije dag', 'date'],
          ['soort', 'Soort verlof', 'dropdown', ['Vakantie', 'Bijzonder verlof', 'Zorgverlof', 'Onbetaald']],
          ['toelichting?', 'Toelichting', 'textarea'],
        ]),
        evenWhenEmpty(table.find('Zoek het saldo', 'Verlofsaldo', 'E-mail', '={{ $json.email }}')),
        codeEach(
          'Reken de uren uit',
          `
const aanvraag = $('Verlofformulier').item.json;
const saldo = Number(${table.cell('Saldo')} ?? 0) || 0;
const UREN_PER_DAG = 8;
let dagen = 0;
for (let dag = DateTime.fromISO(aanvraag.van); dag <= DateTime.fromISO(aanvraag.tot); dag = dag.plus({ days: 1 })) if (dag.weekday < 6) dagen++;
const uren = dagen * UREN_PER_DAG;
return { json: { ...aanvraag, saldo, uren, rest: saldo - uren, bekend: Boolean(${table.cell('E-mail')}) } };`,
        ),
        when('Staat de collega in de lijst?', [[only(v('bekend')), 'yes']]),
        when(
          'Genoeg saldo?',
          [
            [only(v('rest')), '>=', 0],
            [only(v('soort')), 'isNot', 'Vakantie'],
          ],
          'or',
        ),
        chat.approve(
          'Vraag akkoord',
          t`${v('naam')} vraagt ${v('uren')} uur ${v('soort')} van ${v('van')} tot en met ${v('tot')}. Het saldo is nu ${v('saldo')} uur. ${v('toelichting')}`,
        ),
        when('Akkoord?', [['={{ $json.data.approved }}', 'yes']]),
        when('Gaat het van het saldo af?', [[only(v('soort')), 'is', 'Vakantie']]),
        table.upsert('Schrijf het saldo af', 'Verlofsaldo', 'E-mail', {
          'E-mail': only(v('email')),
          Saldo: only(v('rest')),
        }),
        calendar.create('Zet in de teamagenda', {
          title: t`Vrij: ${v('naam')}`,
          start: t`${v('van')}T00:00:00`,
          end: t`${v('tot')}T23:59:00`,
          description: t`${v('soort')}, ${v('uren')} uur`,
        }),
        table.append('Leg het verlof vast', 'Verlof', {
          Naam: only(v('naam')),
          Soort: only(v('soort')),
          Van: only(v('van')),
          Tot: only(v('tot')),
          Uren: only(v('uren')),
        }),
        mailer.send(
          'Bevestig het verlof',
          only(v('email')),
          'Je verlof is goedgekeurd',
          t`Beste ${v('naam')},<br><br>Je verlof van ${v('van')} tot en met ${v('tot')} is akkoord. Het staat in de teamagenda. Fijne dagen!`,
        ),
        mailer.send(
          'Wijs de aanvraag af',
          only(v('email')),
          'Je verlof is niet goedgekeurd',
          t`Beste ${v('naam')},<br><br>Je verlof van ${v('van')} tot en met ${v('tot')} kan helaas niet doorgaan. Overleg met je leidinggevende over andere dagen.`,
        ),
        mailer.send(
          'Meld te weinig saldo',
          only(v('email')),
          'Je hebt te weinig verlofuren',
          t`Beste ${v('naam')},<br><br>Je vraagt ${v('uren')} uur, maar je saldo is ${v('saldo')} uur. Kies minder dagen of vraag onbetaald verlof aan.`,
        ),
        chat.post(
          'Meld onbekende collega',
          t`${v('naam')} (${v('email')}) vroeg verlof aan, maar staat niet in de tabel Verlofsaldo.`,
        ),
        nothing('Klaar'),
      ],
      flow: [
        'Verlofformulier > Zoek het saldo > Reken de uren uit > Staat de collega in de lijst? > Genoeg saldo? > Vraag akkoord > Akkoord? > Gaat het van het saldo af? > Schrijf het saldo af > Zet in de teamagenda > Leg het verlof vast > Bevestig het verlof > Klaar',
        'Gaat het van het saldo af? #1 > Zet in de teamagenda',
        'Akkoord? #1 > Wijs de aanvraag af > Klaar',
        'Genoeg saldo? #1 > Meld te weinig saldo > Klaar',
        'Staat de collega in de lijst? #1 > Meld onbekende collega',
      ],
    };
  },
});

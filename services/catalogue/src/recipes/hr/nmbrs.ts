import { googleChat, slackChat, teamsChat } from '../../apps/chats.js';
import { NMBRS_NAME, nmbrsApp, nmbrsList } from '../../apps/dutch-books.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { airtableTable, excelTable, sheetsTable } from '../../apps/tables.js';
import { asana, notionTasks, trello } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  code,
  combine,
  cron,
  gather,
  goOnAfterError,
  onlyNew,
  recipe,
  say,
  sideBySide,
  splitOut,
  stop,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const chats = [slackChat, teamsChat, googleChat];
const tasks = [notionTasks, asana, trello];
const updating = [sheetsTable, airtableTable, excelTable].flatMap((table) =>
  table.upsert ? [{ ...table, upsert: table.upsert }] : [],
);
const KEY = {
  nl: 'De abonnementssleutel staat in de stap Instellingen, omdat n8n hem niet uit de OAuth2-aanmelding haalt; deel deze workflow alleen met wie hem mag zien.',
  en: 'The subscription key stands in the step Settings, since n8n does not take it from the OAuth2 sign-in; share this workflow only with people who may see it.',
};
const payroll = { employeeType: 'payroll' };

const NMBRS_END_WEEKS = ownLimit(
  ['Weken vooraf', 'Weeks ahead'],
  [
    'Hoeveel weken voor het einde de taak komt; aanzeggen moet een maand vooraf.',
    'How many weeks before the end the task comes; notice is due a month ahead.',
  ],
  10,
);

export const nmbrsContracts = recipe({
  id: 'nmbrs-contract-end-notice',
  category: 'hr',
  tags: ['nmbrs', 'aanzegplicht', 'contracten'],
  saves: {
    minutes: 30,
    nl: 'Iemand loopt elke week na welke contracten aflopen.',
    en: 'Every week someone goes through the contracts that end.',
  },
  variants: combine({ tasks }, { take: 3 }),
  build: ({ tasks }) => ({
    name: {
      nl: `Aflopende contracten uit Nmbrs op tijd aanzeggen met een taak in ${tasks.app.label}`,
      en: `Give notice of ending contracts in Nmbrs in time with a task in ${tasks.app.label}`,
    },
    description: {
      nl: `Elke maandag leest hij de contracten in Nmbrs en maakt voor elk tijdelijk contract dat binnenkort afloopt (standaard tien weken) één taak in ${tasks.app.label}, met de laatste dag om aan te zeggen. Een volgend contract dat al klaarstaat, telt mee.`,
      en: `Every Monday it reads the contracts in Nmbrs and makes one task in ${tasks.app.label} for each fixed-term contract that ends soon (within ten weeks by default), with the last day to give notice. A next contract that stands ready counts.`,
    },
    benefit: {
      nl: 'Geen boete van een maandsalaris omdat een brief te laat was.',
      en: 'No penalty of a month’s pay because a letter was late.',
    },
    uses: [
      [{ app: nmbrsApp }, { nl: 'geeft medewerkers en contracten', en: 'gives employees and contracts' }],
      [tasks, { nl: 'krijgt de taken', en: 'receives the tasks' }],
    ],
    setup: [KEY],
    notes: [
      {
        over: ['Zoek einddatums', 'Nog geen taak voor dit contract'],
        text: say(
          '## Aanzegplicht\nBij een contract van zes maanden of langer zeg je uiterlijk een maand voor het einde schriftelijk of het doorgaat, en hoe. Te laat kost tot een bruto maandsalaris. De taak valt twee weken eerder. Een contract is pas afgehandeld als de taak er echt staat; lukt dat niet, dan eindigt de run met een fout die zegt om wie het gaat.',
          '## Dutch duty of notice\nFor a contract of six months or more you say in writing, a month before its end at the latest, whether it goes on, and how. Late costs up to a gross month’s pay. The task is due two weeks earlier. A contract is done only once the task is really there; if that fails the run ends with an error that says who it is about.',
        ),
      },
    ],
    names: {
      'Elke maandag om 8 uur': 'Every Monday at 8',
      'Haal medewerkers': 'Fetch the employees',
      'Haal contracten': 'Fetch the contracts',
      'Medewerkers verzameld': 'Employees gathered',
      'Contracten verzameld': 'Contracts gathered',
      'Samen bekijken': 'Look at both',
      'Zoek einddatums': 'Find end dates',
      'Nog geen taak voor dit contract': 'No task for this contract yet',
      'Maak taak om aan te zeggen': 'Make a task to give notice',
      'Onthoud gemaakte taken': 'Remember the tasks made',
      'Meld dat een taak ontbreekt': 'Report that a task is missing',
    },
    nodes: [
      cron('Elke maandag om 8 uur', '0 8 * * 1'),
      nmbrsList('Haal medewerkers', 'employees', payroll),
      nmbrsList('Haal contracten', 'employees/contracts'),
      gather('Medewerkers verzameld', 'medewerkers'),
      gather('Contracten verzameld', 'contracten'),
      sideBySide('Samen bekijken', 2, true),
      code(
        'Zoek einddatums',
        `
${NMBRS_NAME}
const { medewerkers = [], contracten = [] } = $input.first().json;
const wie = new Map(medewerkers.flatMap((blad) => blad.data ?? []).map((een) => [een.employeeId, een]));
const dag = (tekst) => DateTime.fromISO(String(tekst ?? '').slice(0, 10));
const per = new Map();
for (const rij of contracten.flatMap((blad) => blad.data ?? [])) per.set(rij.employeeId, [...(per.get(rij.employeeId) ?? []), ...(rij.contracts ?? [])]);
return [...per].flatMap(([id, lijst]) => {
  if (!wie.has(id)) return [];
  const [laatste] = lijst.filter((een) => dag(een.startDate).isValid).sort((a, b) => dag(b.startDate) - dag(a.startDate));
  const [begin, eind] = [dag(laatste?.startDate), dag(laatste?.endDate)];
  if (!laatste || laatste.indefinite || !eind.isValid || eind < $now.startOf('day') || eind > $now.plus({ weeks: ${NMBRS_END_WEEKS} })) return [];
  ${say('// Zes maanden tot en met de laatste dag van het contract.', '// Six months up to and including the last day of the contract.')}
  const verplicht = eind.plus({ days: 1 }) >= begin.plus({ months: 6 });
  const uiterlijk = eind.minus({ months: 1 });
  const tekst = (een) => een.setLocale('${say('nl', 'en')}').toFormat('d LLLL yyyy');
  const taak = [uiterlijk.minus({ weeks: 2 }), $now.plus({ days: 1 })].sort((a, b) => b - a)[0];
  return [{ json: { sleutel: id + eind.toFormat('yyyy-MM-dd'), naam: naamVan(wie.get(id)), einde: tekst(eind), uiterlijk: tekst(uiterlijk), verplicht, taak: taak.toFormat('yyyy-MM-dd') } }];
});`,
      ),
      code(
        'Nog geen taak voor dit contract',
        `
const gehad = new Set($getWorkflowStaticData('global').gehad ?? []);
return $input.all().flatMap(({ json }, i) => (gehad.has(json.sleutel) ? [] : [{ json, pairedItem: i }]));`,
      ),
      withErrorBranch(
        tasks.create('Maak taak om aan te zeggen', {
          title: say(
            '=Contract {{ $json.naam }} loopt af op {{ $json.einde }}',
            '=Contract of {{ $json.naam }} ends on {{ $json.einde }}',
          ),
          description: say(
            "={{ $json.verplicht ? 'Zeg uiterlijk ' + $json.uiterlijk + ' schriftelijk aan of het contract doorgaat en op welke voorwaarden.' : 'Contract korter dan zes maanden: aanzeggen is niet verplicht, wel netjes.' }}",
            "={{ $json.verplicht ? 'Give written notice by ' + $json.uiterlijk + ' of whether the contract goes on, and on which terms.' : 'Contract shorter than six months: notice is not obligatory, but decent.' }}",
          ),
          due: '={{ $json.taak }}',
        }),
      ),
      code(
        'Onthoud gemaakte taken',
        `
const geheugen = $getWorkflowStaticData('global');
const gemaakt = $input.all().map((_, i) => $('Nog geen taak voor dit contract').itemMatching(i).json.sleutel);
geheugen.gehad = [...(geheugen.gehad ?? []), ...gemaakt].slice(-5000);
return [{ json: { aantal: gemaakt.length } }];`,
      ),
      stop(
        'Meld dat een taak ontbreekt',
        say(
          `=De taak om {{ $('Nog geen taak voor dit contract').item.json.naam }} aan te zeggen kwam niet in ${tasks.app.label}. Uiterlijk {{ $('Nog geen taak voor dit contract').item.json.uiterlijk }}; volgende maandag wordt het opnieuw geprobeerd.`,
          `=The task to give notice to {{ $('Nog geen taak voor dit contract').item.json.naam }} did not get into ${tasks.app.label}. Due by {{ $('Nog geen taak voor dit contract').item.json.uiterlijk }}; next Monday it is tried again.`,
        ),
      ),
    ],
    flow: [
      'Elke maandag om 8 uur > Haal medewerkers > Medewerkers verzameld > Samen bekijken',
      'Elke maandag om 8 uur > Haal contracten > Contracten verzameld > Samen bekijken @1',
      'Samen bekijken > Zoek einddatums > Nog geen taak voor dit contract > Maak taak om aan te zeggen > Onthoud gemaakte taken',
      'Maak taak om aan te zeggen #1 > Meld dat een taak ontbreekt',
    ],
  }),
});

const HOURS = value({
  key: 'leave-hours',
  kind: 'number',
  label: { nl: 'Verlofuren om te melden', en: 'Hours of leave to report' },
  help: {
    nl: 'Vanaf hoeveel uren saldo een medewerker op de lijst komt.',
    en: 'From how many hours of balance an employee is on the list.',
  },
  example: '80',
  check: '^\\d+$',
});

export const nmbrsLeave = recipe({
  id: 'nmbrs-leave-before-it-expires',
  category: 'hr',
  tags: ['nmbrs', 'verlof', 'vervaldatum'],
  saves: {
    minutes: 45,
    nl: 'Iemand zoekt uit wie nog veel verlof heeft voordat het vervalt.',
    en: 'Someone finds who has much leave left before it expires.',
  },
  variants: combine({ mailer: mailboxes }, { take: 3 }),
  build: ({ mailer }) => ({
    name: {
      nl: `Hoge verlofsaldo’s uit Nmbrs melden voor ze vervallen, met ${mailer.app.label}`,
      en: `Report high leave balances of Nmbrs before they expire, with ${mailer.app.label}`,
    },
    description: {
      nl: `Op 1 april en 1 oktober leest hij de verlofsaldo’s in Nmbrs en mailt hr via ${mailer.app.label} per leidinggevende wie boven je grens zit, per verlofsoort. Zo informeer je medewerkers op tijd dat wettelijke dagen op 1 juli vervallen.`,
      en: `On 1 April and 1 October it reads the leave balances in Nmbrs and mails hr through ${mailer.app.label} who is above your limit, by manager and kind of leave. So you tell employees in time that statutory days expire on 1 July.`,
    },
    benefit: {
      nl: 'Wie op tijd is gewaarschuwd, plant; wie niet is gewaarschuwd, houdt zijn dagen.',
      en: 'Who is warned in time plans; who is not keeps the days.',
    },
    uses: [
      [{ app: nmbrsApp }, { nl: 'geeft saldo’s en leidinggevenden', en: 'gives balances and managers' }],
      [mailer, { nl: 'mailt hr', en: 'mails hr' }],
    ],
    setup: [KEY],
    notes: [
      {
        over: ['Stel lijst op', 'Mail hr'],
        text: say(
          '## Waarschuwen is een plicht\nWettelijke vakantiedagen vervallen een half jaar na het jaar waarin ze zijn opgebouwd, maar alleen als de werkgever er tijdig op wees. Bovenwettelijke dagen verjaren na vijf jaar.',
          '## Warning is a duty\nStatutory holidays in the Netherlands expire half a year after the year in which they were built up, but only if the employer told so in time. Days above the statutory ones lapse after five years.',
        ),
      },
    ],
    names: {
      'Begin april en oktober': 'Start of April and October',
      'Haal mensen': 'Fetch the people',
      'Haal saldi': 'Fetch the balances',
      'Haal verlofsoorten': 'Fetch the kinds of leave',
      'Haal leidinggevenden': 'Fetch the managers',
      'Mensen verzameld': 'People gathered',
      'Saldi verzameld': 'Balances gathered',
      'Soorten verzameld': 'Kinds gathered',
      'Leiding verzameld': 'Managers gathered',
      'Alle vier': 'All four',
      'Stel lijst op': 'Make the list',
      'Mail hr': 'Mail hr',
    },
    nodes: [
      cron('Begin april en oktober', '0 9 1 4,10 *'),
      nmbrsList('Haal mensen', 'employees', payroll),
      nmbrsList('Haal saldi', 'employees/leaveBalances'),
      nmbrsList('Haal verlofsoorten', 'leaveGroups'),
      nmbrsList('Haal leidinggevenden', 'employees/managers'),
      gather('Mensen verzameld', 'mensen'),
      gather('Saldi verzameld', 'saldi'),
      gather('Soorten verzameld', 'soorten'),
      gather('Leiding verzameld', 'leiding'),
      sideBySide('Alle vier', 4, true),
      code(
        'Stel lijst op',
        `
${NMBRS_NAME}
const { mensen = [], saldi = [], soorten = [], leiding = [] } = $input.first().json;
const rijen = (bladen) => bladen.flatMap((blad) => blad.data ?? []);
const wie = new Map(rijen(mensen).map((een) => [een.employeeId, naamVan(een)]));
const soort = new Map(rijen(soorten).map((een) => [een.leaveGroupId, een.description || een.group || ${say("'verlof'", "'leave'")}]));
const chef = new Map();
for (const rij of rijen(leiding)) {
  const [laatste] = [...(rij.managers ?? [])].sort((a, b) => String(b.createdAt ?? '').localeCompare(String(a.createdAt ?? '')));
  if (laatste) chef.set(rij.employeeId, [laatste.firstName, laatste.lastName].filter(Boolean).join(' '));
}
const grens = Number('${HOURS}') || 80;
const lijst = rijen(saldi).flatMap((rij) => {
  const uren = (rij.leaveBalances ?? []).map((een) => ({ soort: soort.get(een.leaveGroupId) ?? ${say("'verlof'", "'leave'")}, uren: Math.round((Number(een.leaveBalance) || 0) * 10) / 10 })).filter((een) => een.uren > 0);
  const totaal = uren.reduce((som, een) => som + een.uren, 0);
  return wie.has(rij.employeeId) && totaal >= grens ? [{ naam: wie.get(rij.employeeId), chef: chef.get(rij.employeeId) || ${say("'geen leidinggevende'", "'no manager'")}, totaal, uren }] : [];
}).sort((a, b) => a.chef.localeCompare(b.chef) || b.totaal - a.totaal);
if (lijst.length === 0) return [];
const getal = (v) => (Math.round(v * 10) / 10).toLocaleString('${say('nl-NL', 'en-GB')}');
const cel = (tekst) => String(tekst).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
return [{ json: { aantal: lijst.length, rijen: lijst.map((een) => \`<tr><td>\${cel(een.chef)}</td><td>\${cel(een.naam)}</td><td>\${getal(een.totaal)}</td><td>\${cel(een.uren.map((deel) => deel.soort + ' ' + getal(deel.uren)).join(', '))}</td></tr>\`).join('') } }];`,
      ),
      mailer.send(
        'Mail hr',
        mailOf.hr,
        say(
          '={{ $json.aantal }} medewerkers met veel verlof',
          '={{ $json.aantal }} employees with much leave',
        ),
        say(
          '=Hallo,<br><br>Deze medewerkers hebben een hoog verlofsaldo. Wijs hen er schriftelijk op dat wettelijke dagen van vorig jaar op 1 juli vervallen, en help met plannen.<table><tr><th>Leidinggevende</th><th>Medewerker</th><th>Uren</th><th>Verdeling</th></tr>{{ $json.rijen }}</table>',
          '=Hello,<br><br>These employees have a high leave balance. Tell them in writing that statutory days of last year expire on 1 July, and help them plan.<table><tr><th>Manager</th><th>Employee</th><th>Hours</th><th>Split</th></tr>{{ $json.rijen }}</table>',
        ),
      ),
    ],
    flow: [
      'Begin april en oktober > Haal mensen > Mensen verzameld > Alle vier',
      'Begin april en oktober > Haal saldi > Saldi verzameld > Alle vier @1',
      'Begin april en oktober > Haal verlofsoorten > Soorten verzameld > Alle vier @2',
      'Begin april en oktober > Haal leidinggevenden > Leiding verzameld > Alle vier @3',
      'Alle vier > Stel lijst op > Mail hr',
    ],
  }),
});

export const nmbrsRuns = recipe({
  id: 'nmbrs-payroll-run-locked',
  category: 'hr',
  tags: ['nmbrs', 'salarisrun', 'betaling'],
  saves: {
    minutes: 8,
    nl: 'Iemand kijkt of de salarisrun definitief is en seint de betaling in.',
    en: 'Someone looks whether the payroll run is final and tells who pays.',
  },
  variants: combine({ table: updating, chat: chats }, { take: 3, apart: ['chat', 'table'] }),
  build: ({ table, chat }) => ({
    name: {
      nl: `Definitieve salarisrun uit Nmbrs melden in ${chat.app.label} en vastleggen in ${table.app.label}`,
      en: `Report a final payroll run of Nmbrs in ${chat.app.label} and record it in ${table.app.label}`,
    },
    description: {
      nl: `Elk uur op werkdagen kijkt hij of een salarisrun in Nmbrs is afgesloten. Dan staat in ${chat.app.label} om welke periode het gaat, hoeveel medewerkers erin zitten en dat de betaling klaar kan; ${table.app.label} bewaart run en dag.`,
      en: `Every hour on working days it looks whether a payroll run in Nmbrs was closed. Then ${chat.app.label} tells the period, how many employees are in it and that payment may be prepared; ${table.app.label} keeps run and day.`,
    },
    benefit: {
      nl: 'Lonen gaan dezelfde dag de deur uit, zonder nabellen.',
      en: 'Wages leave the same day, without phoning around.',
    },
    uses: [
      [{ app: nmbrsApp }, { nl: 'geeft de salarisruns', en: 'gives the payroll runs' }],
      [table, { nl: 'bewaart de runs', en: 'keeps the runs' }],
      [chat, { nl: 'meldt een afgesloten run', en: 'reports a closed run' }],
    ],
    setup: [
      KEY,
      {
        nl: 'Maak de tabel Salarisruns met Run, Omschrijving, Jaar, Medewerkers en Afgesloten op.',
        en: 'Make the table Payroll runs with Run, Description, Year, Employees and Closed on.',
      },
      {
        nl: 'De eerste keer meldt hij alle runs van dit jaar die al afgesloten zijn; zet de melding daarna pas aan voor je team.',
        en: 'The first time it reports all runs of this year that are closed already; show the message to your team after that.',
      },
    ],
    names: {
      'Elk uur op werkdagen': 'Every hour on working days',
      'Haal salarisruns': 'Fetch the payroll runs',
      'Losse runs': 'Each run',
      'Afgesloten?': 'Closed?',
      'Nog niet gemeld': 'Not told yet',
      'Tel medewerkers in run': 'Count the employees in the run',
      'Leg run vast': 'Record the run',
      'Meld run': 'Report the run',
    },
    nodes: [
      cron('Elk uur op werkdagen', '0 8-18 * * 1-5'),
      nmbrsList('Haal salarisruns', 'runs', { year: "={{ $now.minus({ days: 20 }).toFormat('yyyy') }}" }),
      splitOut('Losse runs', 'data'),
      when('Afgesloten?', [['={{ $json.locked }}', 'yes']]),
      onlyNew('Nog niet gemeld', '={{ $json.payrollRunId }}'),
      goOnAfterError(nmbrsList('Tel medewerkers in run', 'runs/{{ $json.payrollRunId }}/employees')),
      table.upsert('Leg run vast', say('Salarisruns', 'Payroll runs'), 'Run', {
        Run: "={{ $('Nog niet gemeld').item.json.payrollRunId }}",
        [say('Omschrijving', 'Description')]: "={{ $('Nog niet gemeld').item.json.description ?? '' }}",
        [say('Jaar', 'Year')]: "={{ $('Nog niet gemeld').item.json.year }}",
        [say('Medewerkers', 'Employees')]:
          "={{ $('Tel medewerkers in run').item.json.pagination?.totalRecords ?? '' }}",
        [say('Afgesloten op', 'Closed on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      chat.post(
        'Meld run',
        say(
          "=Salarisrun {{ $('Nog niet gemeld').item.json.number }} van {{ $('Nog niet gemeld').item.json.year }} ({{ $('Nog niet gemeld').item.json.description }}) is afgesloten, {{ $('Tel medewerkers in run').item.json.pagination?.totalRecords ?? 'een onbekend aantal' }} medewerkers. De betaling en de journaalpost kunnen klaar.",
          "=Payroll run {{ $('Nog niet gemeld').item.json.number }} of {{ $('Nog niet gemeld').item.json.year }} ({{ $('Nog niet gemeld').item.json.description }}) is closed, {{ $('Tel medewerkers in run').item.json.pagination?.totalRecords ?? 'an unknown number of' }} employees. Payment and journal entry may be prepared.",
        ),
      ),
    ],
    flow: [
      'Elk uur op werkdagen > Haal salarisruns > Losse runs > Afgesloten? > Nog niet gemeld > Tel medewerkers in run > Meld run > Leg run vast',
    ],
  }),
});

export const nmbrsHeadcount = recipe({
  id: 'nmbrs-fte-by-department',
  category: 'hr',
  tags: ['nmbrs', 'fte', 'personeelsbestand'],
  saves: {
    minutes: 60,
    nl: 'Iemand telt elke maand mensen en fte per afdeling.',
    en: 'Every month someone counts people and FTE by department.',
  },
  variants: combine({ table: updating }, { take: 3 }),
  build: ({ table }) => ({
    name: {
      nl: `Fte en medewerkers per afdeling uit Nmbrs maandelijks in ${table.app.label}`,
      en: `FTE and employees by department of Nmbrs monthly in ${table.app.label}`,
    },
    description: {
      nl: `Op de eerste van de maand telt hij in Nmbrs per afdeling medewerkers, contracturen en fte volgens het rooster dat dan geldt. Elke maand krijgt een regel per afdeling in ${table.app.label}, zodat je de groei over een jaar ziet.`,
      en: `On the first of the month it counts employees, hours and FTE by department in Nmbrs, by the schedule then in force. Every month gets a row a department in ${table.app.label}, so that you see the growth over a year.`,
    },
    benefit: {
      nl: 'Het personeelsbestand voor het MT ligt er op de eerste om negen uur.',
      en: 'The headcount for management is there on the first at nine.',
    },
    uses: [
      [
        { app: nmbrsApp },
        { nl: 'geeft medewerkers, afdelingen en roosters', en: 'gives employees, departments and schedules' },
      ],
      [table, { nl: 'bewaart de cijfers', en: 'keeps the figures' }],
    ],
    setup: [
      KEY,
      {
        nl: 'Maak de tabel Personeelsbestand met Sleutel, Maand, Afdeling, Medewerkers, Uren per week en Fte.',
        en: 'Make the table Headcount with Key, Month, Department, Employees, Hours a week and FTE.',
      },
    ],
    names: {
      'Eerste van de maand om 9 uur': 'First of the month at 9',
      'Haal personeel': 'Fetch the staff',
      'Haal afdelingen': 'Fetch the departments',
      'Haal roosters': 'Fetch the schedules',
      'Personeel bijeen': 'Staff together',
      'Afdelingen bijeen': 'Departments together',
      'Roosters bijeen': 'Schedules together',
      'Drie bronnen': 'Three sources',
      'Tel per afdeling': 'Count by department',
      'Werk bestand bij': 'Update the headcount',
    },
    nodes: [
      cron('Eerste van de maand om 9 uur', '0 9 1 * *'),
      nmbrsList('Haal personeel', 'employees', payroll),
      nmbrsList('Haal afdelingen', 'employees/departments'),
      nmbrsList('Haal roosters', 'employees/schedules'),
      gather('Personeel bijeen', 'personeel'),
      gather('Afdelingen bijeen', 'afdelingen'),
      gather('Roosters bijeen', 'roosters'),
      sideBySide('Drie bronnen', 3, true),
      code(
        'Tel per afdeling',
        `
const { personeel = [], afdelingen = [], roosters = [] } = $input.first().json;
const rijen = (bladen) => bladen.flatMap((blad) => blad.data ?? []);
const vandaag = $now.toFormat('yyyy-MM-dd');
const afdeling = new Map();
for (const rij of rijen(afdelingen)) {
  const [laatste] = [...(rij.departments ?? [])].sort((a, b) => (b.period?.year ?? 0) - (a.period?.year ?? 0) || (b.period?.period ?? 0) - (a.period?.period ?? 0));
  if (laatste?.description) afdeling.set(rij.employeeId, laatste.description);
}
const rooster = new Map();
for (const rij of rijen(roosters)) {
  const [geldend] = (rij.schedules ?? []).filter((een) => String(een.startDate ?? '').slice(0, 10) <= vandaag).sort((a, b) => String(b.startDate).localeCompare(String(a.startDate)));
  if (geldend) rooster.set(rij.employeeId, geldend);
}
const tel = new Map();
for (const { employeeId } of rijen(personeel)) {
  const naam = afdeling.get(employeeId) ?? ${say("'Zonder afdeling'", "'Without a department'")};
  const een = tel.get(naam) ?? { mensen: 0, uren: 0, fte: 0 };
  een.mensen += 1;
  een.uren += Number(rooster.get(employeeId)?.hoursPerWeek) || 0;
  een.fte += (Number(rooster.get(employeeId)?.parttimePercentage) || 0) / 100;
  tel.set(naam, een);
}
const maand = $now.toFormat('yyyy-MM');
const rond = (getal) => Math.round(getal * 100) / 100;
return [...tel].sort(([a], [b]) => a.localeCompare(b)).map(([naam, een]) => ({ json: { sleutel: maand + ' ' + naam, maand, naam, mensen: een.mensen, uren: rond(een.uren), fte: rond(een.fte) } }));`,
      ),
      table.upsert('Werk bestand bij', say('Personeelsbestand', 'Headcount'), say('Sleutel', 'Key'), {
        [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
        [say('Maand', 'Month')]: '={{ $json.maand }}',
        [say('Afdeling', 'Department')]: '={{ $json.naam }}',
        [say('Medewerkers', 'Employees')]: '={{ $json.mensen }}',
        [say('Uren per week', 'Hours a week')]: '={{ $json.uren }}',
        Fte: '={{ $json.fte }}',
      }),
    ],
    flow: [
      'Eerste van de maand om 9 uur > Haal personeel > Personeel bijeen > Drie bronnen',
      'Eerste van de maand om 9 uur > Haal afdelingen > Afdelingen bijeen > Drie bronnen @1',
      'Eerste van de maand om 9 uur > Haal roosters > Roosters bijeen > Drie bronnen @2',
      'Drie bronnen > Tel per afdeling > Werk bestand bij',
    ],
  }),
});

const STARTER_WEEKS = ownLimit(
  ['Weken vooraf', 'Weeks ahead'],
  ['Hoeveel weken voor de start de taken komen.', 'How many weeks before the start the tasks come.'],
  4,
);

export const nmbrsStarters = recipe({
  id: 'nmbrs-starters-to-preparation',
  category: 'hr',
  tags: ['nmbrs', 'indiensttreding', 'onboarding'],
  saves: {
    minutes: 25,
    nl: 'Iemand zet voor elke nieuwe collega dezelfde taken klaar.',
    en: 'For each new colleague someone prepares the same tasks.',
  },
  variants: combine({ tasks, chat: chats }, { take: 3, apart: ['tasks'] }),
  build: ({ tasks, chat }) => ({
    name: {
      nl: `Nieuwe dienstverbanden uit Nmbrs voorbereiden met taken in ${tasks.app.label}`,
      en: `Prepare new employments of Nmbrs with tasks in ${tasks.app.label}`,
    },
    description: {
      nl: `Elke werkdag zoekt hij in Nmbrs wie binnenkort begint en zet voor elke starter de voorbereiding als losse taken in ${tasks.app.label}, elk met een eigen uiterste dag op een werkdag. In ${chat.app.label} hoort het team wie er komt.`,
      en: `Every working day it finds in Nmbrs who starts soon and puts the preparation into ${tasks.app.label} as tasks, each with its own due day on a working day. In ${chat.app.label} the team hears who comes.`,
    },
    benefit: {
      nl: 'Laptop, toegang en contract liggen klaar op de eerste dag.',
      en: 'Laptop, access and contract lie ready on the first day.',
    },
    uses: [
      [{ app: nmbrsApp }, { nl: 'geeft nieuwe dienstverbanden', en: 'gives new employments' }],
      [tasks, { nl: 'krijgt de taken', en: 'receives the tasks' }],
      [chat, { nl: 'kondigt de collega aan', en: 'announces the newcomer' }],
    ],
    setup: [
      KEY,
      {
        nl: 'Pas in “Maak takenlijst” de taken en dagen aan je eigen voorbereiding aan.',
        en: 'In “Maak takenlijst”, change the tasks and days to your own preparation.',
      },
    ],
    names: {
      'Werkdagen om 8 uur': 'Working days at 8',
      'Haal collega’s': 'Fetch the colleagues',
      'Haal dienstverbanden': 'Fetch the employments',
      'Collega’s bijeen': 'Colleagues together',
      'Dienstverbanden bijeen': 'Employments together',
      'Wie en wanneer': 'Who and when',
      'Zoek starters': 'Find who starts',
      'Nog niet voorbereid': 'Not prepared yet',
      'Kondig aan': 'Announce',
      'Maak takenlijst': 'Make the list of tasks',
      'Zet taak klaar': 'Put the task ready',
      'Meld welke taak ontbreekt': 'Report which task is missing',
    },
    nodes: [
      cron('Werkdagen om 8 uur', '0 8 * * 1-5'),
      nmbrsList('Haal collega’s', 'employees'),
      nmbrsList('Haal dienstverbanden', 'employees/employments'),
      gather('Collega’s bijeen', 'collegas'),
      gather('Dienstverbanden bijeen', 'dienstverbanden'),
      sideBySide('Wie en wanneer', 2, true),
      code(
        'Zoek starters',
        `
${NMBRS_NAME}
const { collegas = [], dienstverbanden = [] } = $input.first().json;
const wie = new Map(collegas.flatMap((blad) => blad.data ?? []).map((een) => [een.employeeId, een]));
return dienstverbanden.flatMap((blad) => blad.data ?? []).flatMap((rij) => (rij.employments ?? []).flatMap((een) => {
  const begin = DateTime.fromISO(String(een.startDate ?? '').slice(0, 10));
  if (!wie.has(rij.employeeId) || !begin.isValid || begin < $now.startOf('day') || begin > $now.plus({ weeks: ${STARTER_WEEKS} })) return [];
  return [{ json: { sleutel: rij.employeeId + begin.toFormat('yyyy-MM-dd'), naam: naamVan(wie.get(rij.employeeId)), begin: begin.toFormat('yyyy-MM-dd'), dag: begin.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL') } }];
}));`,
      ),
      onlyNew('Nog niet voorbereid', '={{ $json.sleutel }}'),
      goOnAfterError(
        chat.post(
          'Kondig aan',
          say(
            '=Nieuwe collega: {{ $json.naam }} begint op {{ $json.dag }}.',
            '=New colleague: {{ $json.naam }} starts on {{ $json.dag }}.',
          ),
        ),
      ),
      code(
        'Maak takenlijst',
        `
const TAKEN = [
  [15, ${say("'Contract en loonheffingsformulier laten tekenen'", "'Have contract and payroll tax form signed'")}],
  [10, ${say("'Laptop en telefoon bestellen'", "'Order laptop and telephone'")}],
  [5, ${say("'Accounts en toegangspas aanmaken'", "'Create accounts and access card'")}],
  [3, ${say("'Inwerkprogramma en buddy regelen'", "'Arrange programme and buddy'")}],
  [1, ${say("'Identiteitsbewijs controleren en bewaren'", "'Check and keep proof of identity'")}],
];
const eerder = (dag, werkdagen) => { let dan = dag; let over = werkdagen; while (over > 0) { dan = dan.minus({ days: 1 }); if (dan.weekday < 6) over -= 1; } return dan; };
return $('Nog niet voorbereid').all().flatMap(({ json }) => TAKEN.map(([werkdagen, taak]) => {
  const uiterlijk = eerder(DateTime.fromISO(json.begin), werkdagen);
  return { json: { titel: taak + ': ' + json.naam, tekst: json.naam + ', ' + json.dag, uiterlijk: (uiterlijk < $now ? $now : uiterlijk).toFormat('yyyy-MM-dd') } };
}));`,
      ),
      withErrorBranch(
        tasks.create('Zet taak klaar', {
          title: '={{ $json.titel }}',
          description: say('=Nieuwe collega: {{ $json.tekst }}', '=New colleague: {{ $json.tekst }}'),
          due: '={{ $json.uiterlijk }}',
        }),
      ),
      chat.post(
        'Meld welke taak ontbreekt',
        say(
          "=Deze taak kon niet worden gemaakt, maak haar zelf: {{ $('Maak takenlijst').item.json.titel }}, uiterlijk {{ $('Maak takenlijst').item.json.uiterlijk }}.",
          "=This task could not be made, make it yourself: {{ $('Maak takenlijst').item.json.titel }}, by {{ $('Maak takenlijst').item.json.uiterlijk }}.",
        ),
      ),
    ],
    flow: [
      'Werkdagen om 8 uur > Haal collega’s > Collega’s bijeen > Wie en wanneer',
      'Werkdagen om 8 uur > Haal dienstverbanden > Dienstverbanden bijeen > Wie en wanneer @1',
      'Wie en wanneer > Zoek starters > Nog niet voorbereid > Kondig aan > Maak takenlijst > Zet taak klaar',
      'Zet taak klaar #1 > Meld welke taak ontbreekt',
    ],
  }),
});

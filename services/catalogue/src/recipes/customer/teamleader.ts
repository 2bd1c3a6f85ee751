import { googleChat, slackChat, teamsChat } from '../../apps/chats.js';
import { teamleader, teamleaderApp, teamleaderList } from '../../apps/dutch-books.js';
import { websiteForms } from '../../apps/lead-sources.js';
import { ownLimit } from '../../apps/limits.js';
import { airtableTable, excelTable, sheetsTable } from '../../apps/tables.js';
import { asana, notionTasks, trello } from '../../apps/tasks.js';
import { inApp } from '../../apps/values.js';
import {
  asEuro,
  code,
  combine,
  cron,
  everyHours,
  gather,
  goOnAfterError,
  loop,
  onlyNew,
  recipe,
  say,
  set,
  sideBySide,
  starts,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const chats = [slackChat, teamsChat, googleChat];
const TEAMLEADER = { app: teamleaderApp };
const LEAD = "$('Aanvraag').item.json";

export const teamleaderRequests = recipe({
  id: 'form-to-teamleader-deal',
  category: 'customer',
  tags: ['teamleader', 'aanvragen', 'formulier'],
  saves: {
    minutes: 7,
    nl: 'Iemand tikt een aanvraag van de website over in Teamleader.',
    en: 'Someone types a request from the website into Teamleader.',
  },
  variants: combine({ source: websiteForms, chat: chats }, { take: 6, apart: ['source'] }),
  build: ({ source, chat }) => {
    const lead = starts(source, 'Nieuwe aanvraag', 'Aanvraag');
    return {
      name: {
        nl: `Aanvragen uit ${source.app.label} als deal in Teamleader, zonder dubbele contacten`,
        en: `Requests from ${source.app.label} as deals in Teamleader, without double contacts`,
      },
      description: {
        nl: `Zodra ${source.event.nl}, wordt het contact in Teamleader gezocht of gemaakt. Loopt er een deal, dan komt de vraag daar als notitie bij; anders volgt een nieuwe. ${chat.app.label} krijgt de link.`,
        en: `As soon as ${source.event.en}, it finds or adds the contact in Teamleader. Where a deal is open, the question joins it as a note; otherwise a new one follows. ${chat.app.label} gets the link.`,
      },
      benefit: {
        nl: 'Elke aanvraag staat binnen een minuut bij de juiste klant.',
        en: 'Within a minute every request is with the right customer.',
      },
      uses: [
        [source, { nl: 'geeft de aanvragen', en: 'gives the requests' }],
        [TEAMLEADER, { nl: 'krijgt contact, deal of notitie', en: 'receives contact, deal or note' }],
        [chat, { nl: 'meldt de aanvraag', en: 'reports the request' }],
      ],
      setup: [
        {
          nl: 'Kies in Teamleader een standaardfase en verantwoordelijke voor nieuwe deals.',
          en: 'In Teamleader, choose a default phase and person for new deals.',
        },
      ],
      notes: [
        {
          over: ['Zoek op mail', 'Welke deal loopt?'],
          text: say(
            '## Eén klant, één deal tegelijk\nWie twee keer een formulier invult, krijgt geen tweede deal: de tweede vraag staat als notitie bij de lopende.',
            '## One customer, one deal at a time\nWho fills in a form twice gets no second deal: the second question stands with the open one as a note.',
          ),
        },
      ],
      names: {
        'Nieuwe aanvraag': 'New request',
        Aanvraag: 'Request',
        'Mailadres geldig?': 'Valid mail address?',
        'Zoek op mail': 'Find by mail',
        'Kies contact': 'Choose the contact',
        'Contact bekend?': 'Contact known?',
        'Maak contact': 'Add the contact',
        'Neem nieuw contact': 'Take the new contact',
        Contact: 'Contact',
        'Zoek lopende deals': 'Find open deals',
        'Welke deal loopt?': 'Which deal is open?',
        'Loopt er een deal?': 'Is a deal open?',
        'Zet notitie bij deal': 'Add a note to the deal',
        'Maak deal': 'Make a deal',
        'Meld notitie': 'Report the note',
        'Meld nieuwe deal': 'Report the new deal',
        'Meld mislukte aanvraag': 'Report a failed request',
      },
      nodes: [
        ...lead.nodes,
        when('Mailadres geldig?', [
          [`={{ String(${LEAD}.email ?? '').trim() }}`, 'matches', '^\\S+@\\S+\\.\\S+$'],
        ]),
        withErrorBranch(
          teamleader(
            'Zoek op mail',
            'contacts.list',
            `{ filter: { email: { type: 'primary', email: String(${LEAD}.email).trim().toLowerCase() }, status: 'active' }, page: { size: 1, number: 1 } }`,
          ),
        ),
        set('Kies contact', { contact: "={{ ($json.data ?? [])[0]?.id ?? '' }}" }),
        when('Contact bekend?', [['={{ $json.contact }}', 'filled']]),
        withErrorBranch(
          teamleader(
            'Maak contact',
            'contacts.add',
            `{ first_name: String(${LEAD}.name ?? '').trim().split(' ').slice(0, -1).join(' ') || undefined, last_name: String(${LEAD}.name ?? '').trim().split(' ').at(-1) || String(${LEAD}.email), emails: [{ type: 'primary', email: String(${LEAD}.email).trim().toLowerCase() }], remarks: String(${LEAD}.company ?? '') || undefined }`,
          ),
        ),
        set('Neem nieuw contact', { contact: '={{ $json.data.id }}' }),
        set('Contact', { contact: '={{ $json.contact }}' }),
        withErrorBranch(
          teamleader(
            'Zoek lopende deals',
            'deals.list',
            "{ filter: { customer: { type: 'contact', id: $json.contact }, status: ['open'] }, page: { size: 1, number: 1 } }",
          ),
        ),
        set('Welke deal loopt?', {
          deal: "={{ ($json.data ?? [])[0]?.id ?? '' }}",
          titel: "={{ ($json.data ?? [])[0]?.title ?? '' }}",
          link: "={{ ($json.data ?? [])[0]?.web_url ?? '' }}",
        }),
        when('Loopt er een deal?', [['={{ $json.deal }}', 'filled']]),
        withErrorBranch(
          teamleader(
            'Zet notitie bij deal',
            'notes.create',
            `{ subject: { type: 'deal', id: $json.deal }, content: ${say("'Nieuwe vraag via de website: '", "'New question through the website: '")} + String(${LEAD}.message ?? '').slice(0, 4000) }`,
          ),
        ),
        withErrorBranch(
          teamleader(
            'Maak deal',
            'deals.create',
            `{ lead: { customer: { type: 'contact', id: $('Contact').item.json.contact } }, title: (String(${LEAD}.company || ${LEAD}.name || ${LEAD}.email) + ${say("', aanvraag '", "', request of '")} + $now.toFormat('yyyy-MM-dd')).slice(0, 200), summary: String(${LEAD}.message ?? '').slice(0, 4000) }`,
          ),
        ),
        chat.post(
          'Meld notitie',
          say(
            `=Vraag van ${'{{ '}${LEAD}.name }} staat bij de lopende deal “{{ $('Loopt er een deal?').item.json.titel }}”: {{ $('Loopt er een deal?').item.json.link }}`,
            `=Question of ${'{{ '}${LEAD}.name }} stands with the open deal “{{ $('Loopt er een deal?').item.json.titel }}”: {{ $('Loopt er een deal?').item.json.link }}`,
          ),
        ),
        chat.post(
          'Meld nieuwe deal',
          say(
            `=Nieuwe deal in Teamleader voor ${'{{ '}${LEAD}.name }} (${'{{ '}${LEAD}.company || 'particulier' }}): ${'{{ '}String(${LEAD}.message ?? '').slice(0, 300) }}`,
            `=New deal in Teamleader for ${'{{ '}${LEAD}.name }} (${'{{ '}${LEAD}.company || 'private' }}): ${'{{ '}String(${LEAD}.message ?? '').slice(0, 300) }}`,
          ),
        ),
        chat.post(
          'Meld mislukte aanvraag',
          say(
            `=Aanvraag van ${'{{ '}${LEAD}.name }} (${'{{ '}${LEAD}.email }}) kwam niet in Teamleader: ${'{{ '}String(${LEAD}.message ?? '').slice(0, 300) }}`,
            `=The request of ${'{{ '}${LEAD}.name }} (${'{{ '}${LEAD}.email }}) did not reach Teamleader: ${'{{ '}String(${LEAD}.message ?? '').slice(0, 300) }}`,
          ),
        ),
      ],
      flow: [
        `${lead.path} > Mailadres geldig? > Zoek op mail > Kies contact > Contact bekend? > Contact > Zoek lopende deals > Welke deal loopt? > Loopt er een deal? > Zet notitie bij deal > Meld notitie`,
        'Contact bekend? #1 > Maak contact > Neem nieuw contact > Contact',
        'Loopt er een deal? #1 > Maak deal > Meld nieuwe deal',
        'Mailadres geldig? #1 > Meld mislukte aanvraag',
        'Zoek op mail #1 > Meld mislukte aanvraag',
        'Maak contact #1 > Meld mislukte aanvraag',
        'Zoek lopende deals #1 > Meld mislukte aanvraag',
        'Zet notitie bij deal #1 > Meld mislukte aanvraag',
        'Maak deal #1 > Meld mislukte aanvraag',
      ],
    };
  },
});

export const teamleaderKickOff = recipe({
  id: 'teamleader-won-deal-kick-off',
  category: 'customer',
  tags: ['teamleader', 'overdracht', 'projectstart'],
  saves: {
    minutes: 20,
    nl: 'Iemand draagt een gewonnen deal met de hand over aan het projectteam.',
    en: 'Someone hands a won deal over to the project team.',
  },
  variants: combine({ tasks: [notionTasks, asana, trello], chat: chats }, { take: 3, apart: ['tasks'] }),
  build: ({ tasks, chat }) => ({
    name: {
      nl: `Gewonnen Teamleader-deals overdragen met starttaken in ${tasks.app.label}`,
      en: `Hand over won Teamleader deals with starting tasks in ${tasks.app.label}`,
    },
    description: {
      nl: `Zoekt elk uur deals die in Teamleader gewonnen zijn, haalt de klant erbij en zet de startafspraak, planning en eerste factuur als taken met uiterste dag in ${tasks.app.label}. Het team hoort in ${chat.app.label} wie de klant is en wat er is verkocht.`,
      en: `Every hour it finds deals won in Teamleader, fetches the customer and puts kick-off, planning and first invoice into ${tasks.app.label} as tasks with a due day. In ${chat.app.label} the team hears who the customer is and what was sold.`,
    },
    benefit: {
      nl: 'Een klant die tekent, hoort binnen een dag van het projectteam.',
      en: 'A customer who signs hears from the project team within a day.',
    },
    uses: [
      [TEAMLEADER, { nl: 'geeft deals en klanten', en: 'gives deals and customers' }],
      [tasks, { nl: 'krijgt de starttaken', en: 'receives the tasks' }],
      [chat, { nl: 'meldt de overdracht', en: 'reports the handover' }],
    ],
    setup: [
      {
        nl: 'Pas in “Stel starttaken op” de taken en dagen aan jullie manier van beginnen aan.',
        en: 'In “Stel starttaken op”, change the tasks and days to how you begin.',
      },
    ],
    names: {
      'Elk uur': 'Every hour',
      'Haal gewonnen deals': 'Fetch won deals',
      'Sinds gisteren gewonnen': 'Won since yesterday',
      'Nog niet overgedragen': 'Not handed over yet',
      'Deal voor deal': 'Deal by deal',
      'Deal nu': 'Deal now',
      'Is de klant een bedrijf?': 'Is the customer a company?',
      'Haal bedrijf': 'Fetch the company',
      'Haal persoon': 'Fetch the person',
      Klant: 'Customer',
      'Meld overdracht': 'Report the handover',
      'Stel starttaken op': 'Make the starting tasks',
      'Zet starttaak klaar': 'Create the task',
      'Meld mislukte starttaak': 'Report a failed task',
    },
    nodes: [
      everyHours('Elk uur', 1),
      teamleaderList(
        'Haal gewonnen deals',
        'deals.list',
        "{ status: ['won'], updated_since: $now.minus({ days: 2 }).toUTC().toISO() }",
      ),
      code(
        'Sinds gisteren gewonnen',
        `
${asEuro()}
return $input.all().flatMap(({ json }) => json.data ?? []).flatMap((deal) => {
  const dicht = DateTime.fromISO(String(deal.closed_at ?? ''));
  const klant = deal.lead?.customer;
  if (!dicht.isValid || dicht < $now.minus({ days: 2 }) || !klant?.id) return [];
  return [{ json: { id: deal.id, titel: deal.title ?? '', tekst: euro(Number(deal.estimated_value?.amount) || 0), samenvatting: String(deal.summary ?? '').slice(0, 1000), link: deal.web_url ?? '', soort: klant.type, klant: klant.id } }];
});`,
      ),
      onlyNew('Nog niet overgedragen', '={{ $json.id }}'),
      loop('Deal voor deal', 1),
      set(
        'Deal nu',
        { titel: '={{ $json.titel }}', link: '={{ $json.link }}', samenvatting: '={{ $json.samenvatting }}' },
        true,
      ),
      when('Is de klant een bedrijf?', [['={{ $json.soort }}', 'is', 'company']]),
      withErrorBranch(teamleader('Haal bedrijf', 'companies.info', '{ id: $json.klant }')),
      withErrorBranch(teamleader('Haal persoon', 'contacts.info', '{ id: $json.klant }')),
      set('Klant', {
        naam: say(
          "={{ $json.data?.name || [$json.data?.first_name, $json.data?.last_name].filter(Boolean).join(' ') || 'klant in Teamleader' }}",
          "={{ $json.data?.name || [$json.data?.first_name, $json.data?.last_name].filter(Boolean).join(' ') || 'customer in Teamleader' }}",
        ),
        mail: "={{ ($json.data?.emails ?? [])[0]?.email ?? '' }}",
      }),
      goOnAfterError(
        chat.post(
          'Meld overdracht',
          say(
            `=Gewonnen: {{ $('Deal voor deal').item.json.titel }} voor {{ $json.naam }}, {{ $('Deal voor deal').item.json.tekst }}. {{ $('Deal voor deal').item.json.link }}\n{{ $('Deal voor deal').item.json.samenvatting }}`,
            `=Won: {{ $('Deal voor deal').item.json.titel }} for {{ $json.naam }}, {{ $('Deal voor deal').item.json.tekst }}. {{ $('Deal voor deal').item.json.link }}\n{{ $('Deal voor deal').item.json.samenvatting }}`,
          ),
        ),
      ),
      code(
        'Stel starttaken op',
        `
const klant = $('Klant').first().json;
const deal = $('Deal nu').first().json;
const TAKEN = [
  [1, ${say("'Bel de klant en plan de startafspraak'", "'Call the customer and plan the kick-off'")}],
  [3, ${say("'Maak planning en verdeel het werk'", "'Make the planning and divide the work'")}],
  [5, ${say("'Stuur de eerste factuur of het voorschot'", "'Send the first invoice or the advance'")}],
];
const later = (werkdagen) => { let dan = $now; let over = werkdagen; while (over > 0) { dan = dan.plus({ days: 1 }); if (dan.weekday < 6) over -= 1; } return dan.toFormat('yyyy-MM-dd'); };
return TAKEN.map(([werkdagen, taak]) => ({ json: { titel: taak + ': ' + klant.naam, tekst: [deal.titel, deal.link, klant.mail, deal.samenvatting].filter(Boolean).join('\\n'), uiterlijk: later(werkdagen) } }));`,
      ),
      withErrorBranch(
        tasks.create('Zet starttaak klaar', {
          title: '={{ $json.titel }}',
          description: '={{ $json.tekst }}',
          due: '={{ $json.uiterlijk }}',
        }),
      ),
      chat.post(
        'Meld mislukte starttaak',
        say(
          `=Deze starttaak kwam niet in ${tasks.app.label}, zet hem er zelf in: {{ $('Stel starttaken op').item.json.titel }}, uiterlijk {{ $('Stel starttaken op').item.json.uiterlijk }}`,
          `=This task did not get into ${tasks.app.label}, add it yourself: {{ $('Stel starttaken op').item.json.titel }}, due {{ $('Stel starttaken op').item.json.uiterlijk }}`,
        ),
      ),
    ],
    flow: [
      'Elk uur > Haal gewonnen deals > Sinds gisteren gewonnen > Nog niet overgedragen > Deal voor deal #1 > Deal nu > Is de klant een bedrijf? > Haal bedrijf > Klant > Meld overdracht > Stel starttaken op > Zet starttaak klaar > Deal voor deal',
      'Zet starttaak klaar #1 > Meld mislukte starttaak > Deal voor deal',
      'Is de klant een bedrijf? #1 > Haal persoon > Klant',
      'Haal bedrijf #1 > Klant',
      'Haal persoon #1 > Klant',
    ],
  }),
});

const RATE = value({
  key: 'hourly-rate',
  kind: 'number',
  label: { nl: 'Uurtarief', en: 'Hourly rate' },
  help: {
    nl: 'Je gemiddelde tarief per uur in euro, zonder btw, voor uren zonder eigen tarief.',
    en: 'Your average rate per hour in euros, without VAT, for hours without a rate of their own.',
  },
  example: '85',
  check: '^\\d+(\\.\\d+)?$',
});
const updating = [sheetsTable, airtableTable, excelTable].flatMap((table) =>
  table.upsert ? [{ ...table, upsert: table.upsert }] : [],
);

export const teamleaderHours = recipe({
  id: 'teamleader-unbilled-hours',
  category: 'finance',
  tags: ['teamleader', 'uren', 'onderhanden werk'],
  saves: {
    minutes: 45,
    nl: 'Iemand zoekt uit welke uren nog niet gefactureerd zijn.',
    en: 'Someone finds which hours were not invoiced yet.',
  },
  variants: combine({ table: updating, chat: chats }, { take: 3, apart: ['table'] }),
  build: ({ table, chat }) => ({
    name: {
      nl: `Niet gefactureerde Teamleader-uren per medewerker in ${table.app.label}`,
      en: `Teamleader hours not invoiced yet by employee in ${table.app.label}`,
    },
    description: {
      nl: `Leest elke maandag factureerbare uren van de laatste negentig dagen in Teamleader die op geen factuur staan, en zet uren, waarde en oudste dag per medewerker in ${table.app.label}. In ${chat.app.label} staat wat er in totaal blijft liggen.`,
      en: `Every Monday it reads billable hours of the last ninety days in Teamleader that are on no invoice, and puts hours, value and oldest day by employee into ${table.app.label}. ${chat.app.label} tells what is left lying in all.`,
    },
    benefit: {
      nl: 'Je ziet elke week hoeveel geld er nog in de agenda zit.',
      en: 'Every week you see how much money is still in the diary.',
    },
    uses: [
      [TEAMLEADER, { nl: 'geeft uren en medewerkers', en: 'gives hours and employees' }],
      [table, { nl: 'bewaart de stand', en: 'keeps the state' }],
      [chat, { nl: 'krijgt het totaal', en: 'gets the total' }],
    ],
    setup: [
      {
        nl: 'Maak de tabel Onderhanden uren met Medewerker, Uren, Waarde, Oudste dag en Bijgewerkt op.',
        en: 'Make the table Unbilled hours with Employee, Hours, Value, Oldest day and Updated on.',
      },
    ],
    notes: [
      {
        over: ['Tel open uren', 'Werk stand bij'],
        text: say(
          '## Ook wie op nul staat\nElke medewerker krijgt een regel, ook met nul uren: zo verdwijnt een oude stand zodra de factuur de deur uit is.',
          '## Also who is at zero\nEvery employee gets a row, also with zero hours: so an old state goes once the invoice has left.',
        ),
      },
    ],
    names: {
      'Maandag om 7 uur': 'Monday at 7',
      'Haal geschreven uren': 'Fetch the hours',
      'Haal gebruikers': 'Fetch the users',
      'Uren verzameld': 'Hours gathered',
      'Gebruikers verzameld': 'Users gathered',
      'Uren en gebruikers': 'Hours and users',
      'Tel open uren': 'Count the open hours',
      'Werk stand bij': 'Update the state',
      'Tel totaal': 'Count the total',
      'Meld totaal': 'Tell the total',
    },
    nodes: [
      cron('Maandag om 7 uur', '0 7 * * 1'),
      teamleaderList(
        'Haal geschreven uren',
        'timeTracking.list',
        "{ started_after: $now.minus({ days: 90 }).startOf('day').toISO(), started_before: $now.startOf('week').toISO() }",
      ),
      teamleaderList('Haal gebruikers', 'users.list', "{ status: ['active'] }"),
      gather('Uren verzameld', 'uren'),
      gather('Gebruikers verzameld', 'gebruikers'),
      sideBySide('Uren en gebruikers', 2, true),
      code(
        'Tel open uren',
        `
const { uren = [], gebruikers = [] } = $input.first().json;
const rijen = (bladen) => bladen.flatMap((blad) => blad.data ?? []);
const per = new Map(rijen(gebruikers).map((een) => [een.id, { naam: [een.first_name, een.last_name].filter(Boolean).join(' '), uren: 0, waarde: 0, oudste: '' }]));
const tarief = Number('${RATE}') || 0;
for (const uur of rijen(uren)) {
  if (uur.invoiceable === false || uur.billing_info || !(Number(uur.duration) > 0)) continue;
  const een = per.get(uur.user?.id);
  if (!een) continue;
  const lang = Number(uur.duration) / 3600;
  een.uren += lang;
  een.waarde += lang * (Number(uur.hourly_rate?.amount) || tarief);
  const dag = String(uur.started_on ?? uur.started_at ?? '').slice(0, 10);
  if (dag && (!een.oudste || dag < een.oudste)) een.oudste = dag;
}
const rond = (getal) => Math.round(getal * 100) / 100;
return [...per.values()].map((een) => ({ json: { ...een, uren: rond(een.uren), waarde: rond(een.waarde) } }));`,
      ),
      table.upsert(
        'Werk stand bij',
        say('Onderhanden uren', 'Unbilled hours'),
        say('Medewerker', 'Employee'),
        {
          [say('Medewerker', 'Employee')]: '={{ $json.naam }}',
          [say('Uren', 'Hours')]: '={{ $json.uren }}',
          [say('Waarde', 'Value')]: '={{ $json.waarde }}',
          [say('Oudste dag', 'Oldest day')]: '={{ $json.oudste }}',
          [say('Bijgewerkt op', 'Updated on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        },
      ),
      code(
        'Tel totaal',
        `
${asEuro()}
const open = $('Tel open uren').all().map(({ json }) => json).filter(({ uren }) => uren > 0).sort((a, b) => b.waarde - a.waarde);
if (open.length === 0) return [];
const som = (veld) => Math.round(open.reduce((totaal, een) => totaal + een[veld], 0));
return [{ json: { uren: som('uren'), waarde: euro(som('waarde')), lijst: open.slice(0, 10).map((een) => \`- \${een.naam}: \${een.uren} ${say('uur', 'hours')}, \${euro(een.waarde)}, \${een.oudste}\`).join('\\n') } }];`,
      ),
      chat.post(
        'Meld totaal',
        say(
          '=Nog te factureren uit Teamleader: {{ $json.uren }} uur, {{ $json.waarde }} (met de oudste dag):\n{{ $json.lijst }}',
          '=Still to be invoiced of Teamleader: {{ $json.uren }} hours, {{ $json.waarde }} (with the oldest day):\n{{ $json.lijst }}',
        ),
      ),
    ],
    flow: [
      'Maandag om 7 uur > Haal geschreven uren > Uren verzameld > Uren en gebruikers',
      'Maandag om 7 uur > Haal gebruikers > Gebruikers verzameld > Uren en gebruikers @1',
      'Uren en gebruikers > Tel open uren > Werk stand bij > Tel totaal > Meld totaal',
    ],
  }),
});

const WORK_TYPE = inApp(
  'Teamleader',
  ['soort werk', 'work type'],
  [
    'Het id van de soort werk voor beltaken, zoals Teamleader het via de koppeling geeft.',
    'The id of the work type for calls as Teamleader gives it through its interface.',
  ],
  '811a5825-96f4-4318-83c3-2840935c6003',
  '^[0-9a-f-]{36}$',
);

const DAYS_LATE = ownLimit(
  ['Dagen te laat', 'Days late'],
  [
    'Een factuur die langer te laat is dan dit wordt een taak.',
    'An invoice that is later than this becomes a task.',
  ],
  10,
);

export const teamleaderOverdue = recipe({
  id: 'teamleader-overdue-invoice-tasks',
  category: 'finance',
  tags: ['teamleader', 'debiteuren', 'beltaken'],
  saves: {
    minutes: 25,
    nl: 'Iemand zoekt elke week te late facturen op en plant telefoontjes.',
    en: 'Every week someone looks up late invoices and plans calls.',
  },
  variants: combine({ chat: chats }, { take: 3 }),
  build: ({ chat }) => ({
    name: {
      nl: `Beltaken in Teamleader bij te late facturen, weekstand in ${chat.app.label}`,
      en: `Tasks to call in Teamleader for late invoices, weekly state in ${chat.app.label}`,
    },
    description: {
      nl: `Zoekt elke dinsdag facturen in Teamleader die jouw termijn te laat zijn en maakt per klant één taak bij die klant, met nummers en bedrag en als uiterste dag de volgende werkdag. De stand met het totaal staat in ${chat.app.label}.`,
      en: `Every Tuesday it finds invoices in Teamleader that are late for longer than your term and makes one task with each customer, with numbers and amount, due the next working day. The state with its total shows in ${chat.app.label}.`,
    },
    benefit: {
      nl: 'De accountmanager belt vanuit het dossier dat hij al open heeft.',
      en: 'The account manager calls from the file that is open already.',
    },
    uses: [
      [TEAMLEADER, { nl: 'geeft facturen en krijgt taken', en: 'gives invoices and receives tasks' }],
      [chat, { nl: 'krijgt de weekstand', en: 'gets the weekly state' }],
    ],
    setup: [
      {
        nl: 'Werk betalingen in Teamleader bij (bankkoppeling of met de hand), anders belt iemand een klant die betaald heeft.',
        en: 'Keep payments in Teamleader up to date (bank link or by hand), or someone calls a customer who paid.',
      },
    ],
    names: {
      'Dinsdag om half 9': 'Tuesday at half past 8',
      'Haal onbetaalde facturen': 'Fetch unpaid invoices',
      'Bundel te late per klant': 'Gather the late by customer',
      'Meld weekstand': 'Tell the weekly state',
      'Neem klanten': 'Take the customers',
      'Deze week geen taak gehad': 'Had no task this week',
      'Maak taak bij klant': 'Make a task with the customer',
      'Meld taak mislukt': 'Report a failed task',
    },
    nodes: [
      cron('Dinsdag om half 9', '30 8 * * 2'),
      teamleaderList('Haal onbetaalde facturen', 'invoices.list', "{ status: ['outstanding'] }"),
      code(
        'Bundel te late per klant',
        `
${asEuro()}
const klanten = new Map();
for (const factuur of $input.all().flatMap(({ json }) => json.data ?? [])) {
  const vervalt = DateTime.fromISO(String(factuur.due_on ?? ''));
  const open = Number(factuur.total?.due?.amount ?? factuur.total?.payable?.amount) || 0;
  const klant = factuur.invoicee?.customer;
  const dagen = Math.floor($now.startOf('day').diff(vervalt, 'days').days);
  if (factuur.paid || !klant?.id || !vervalt.isValid || dagen <= ${DAYS_LATE} || open <= 0) continue;
  const een = klanten.get(klant.id) ?? { id: klant.id, soort: klant.type, naam: factuur.invoicee?.name ?? '', open: 0, lijst: [] };
  een.open += open;
  een.lijst.push(\`\${factuur.invoice_number}: \${euro(open)}, \${dagen} ${say('dagen te laat', 'days late')}\`);
  klanten.set(klant.id, een);
}
const lijst = [...klanten.values()].sort((a, b) => b.open - a.open).map((een) => ({ ...een, bedrag: euro(een.open), lijst: een.lijst.join('\\n') }));
if (lijst.length === 0) return [];
return [{ json: { klanten: lijst, aantal: lijst.length, totaal: euro(lijst.reduce((som, een) => som + een.open, 0)), tekst: lijst.slice(0, 10).map((een) => \`- \${een.naam}: \${een.bedrag}\`).join('\\n') } }];`,
      ),
      chat.post(
        'Meld weekstand',
        say(
          `={{ $json.aantal }} klanten zijn meer dan {{ ${DAYS_LATE} }} dagen te laat, samen {{ $json.totaal }}:\n{{ $json.tekst }}`,
          `={{ $json.aantal }} customers are over {{ ${DAYS_LATE} }} days late, {{ $json.totaal }} in all:\n{{ $json.tekst }}`,
        ),
      ),
      code(
        'Neem klanten',
        "return $('Bundel te late per klant').first().json.klanten.map((json) => ({ json }));",
      ),
      onlyNew('Deze week geen taak gehad', `={{ $json.id + $now.toFormat("kkkk-'W'WW") }}`),
      withErrorBranch(
        teamleader(
          'Maak taak bij klant',
          'tasks.create',
          `{ title: ${say("'Bel over '", "'Call about '")} + $json.bedrag, description: $json.lijst, due_on: $now.plus({ days: $now.weekday === 5 ? 3 : 1 }).toFormat('yyyy-MM-dd'), work_type_id: '${WORK_TYPE}', customer: { type: $json.soort, id: $json.id } }`,
        ),
      ),
      chat.post(
        'Meld taak mislukt',
        say(
          "=Geen taak in Teamleader voor {{ $('Deze week geen taak gehad').item.json.naam }}: klopt het id van de soort werk?",
          "=No task in Teamleader for {{ $('Deze week geen taak gehad').item.json.naam }}: is the id of the work type right?",
        ),
      ),
    ],
    flow: [
      'Dinsdag om half 9 > Haal onbetaalde facturen > Bundel te late per klant > Meld weekstand > Neem klanten > Deze week geen taak gehad > Maak taak bij klant',
      'Maak taak bij klant #1 > Meld taak mislukt',
    ],
  }),
});

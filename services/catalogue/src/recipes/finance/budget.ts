import { calendars } from '../../apps/calendars.js';
import { approvalChats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables, readableTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  answeredWithin,
  asEuro,
  code,
  combine,
  dayOf,
  euros,
  evenWhenEmpty,
  everyWeek,
  form,
  goOnAfterError,
  keep,
  only,
  onlyNew,
  recipe,
  rowsOf,
  say,
  set,
  t,
  tableEuros,
  tryAgain,
  when,
} from '../../kit/index.js';

const ALMOST_SPENT = ownLimit(
  ['Bijna op vanaf procent', 'Almost spent from percent'],
  [
    'Boven welk deel van het budget een post in de weekmail staat.',
    'Above which share of the budget an item is in the weekly mail.',
  ],
  80,
);

export const purchaseRequest = recipe({
  id: 'purchase-request-budget',
  category: 'finance',
  tags: ['budget', 'inkoop', 'akkoord'],
  saves: {
    minutes: 20,
    nl: 'Iemand zoekt het budget op, vraagt rond en houdt een lijst bij.',
    en: 'Someone looks up the budget, asks around and keeps a list.',
  },
  variants: combine(
    { table: fullTables, chat: approvalChats, mailer: mailers, tasks: taskApps },
    { take: 9, apart: ['table', 'chat', 'tasks'] },
  ),
  build: ({ table, chat, mailer, tasks }) => {
    const rows = rowsOf(table, 'Lees budgetten', say('Budgetten', 'Budgets'), 'Budget', {
      post: say('Post', 'Item'),
      budget: say('Budget', 'Budget'),
      besteed: say('Besteed', 'Spent'),
    });
    const f = (field: string) => `{{ $('Aanvraag').first().json.${field} }}`;
    return {
      name: {
        nl: `Inkoop binnen budget uit ${table.app.label}, akkoord in ${chat.app.label}, taak in ${tasks.app.label}`,
        en: `Purchases against budget in ${table.app.label}: ${chat.app.label} approves, ${tasks.app.label} orders`,
      },
      description: {
        nl: `Een collega vraagt via een formulier iets aan. Past het in het budget uit ${table.app.label}, dan wordt het een bestelopdracht in ${tasks.app.label}; anders beslist ${chat.app.label}. Elke vrijdag volgt de stand via ${mailer.app.label}.`,
        en: `A colleague requests something with a form. Within the budget in ${table.app.label} it becomes an order in ${tasks.app.label}; otherwise ${chat.app.label} decides. Every Friday ${mailer.app.label} sends the state.`,
      },
      benefit: {
        nl: 'Kleine aankopen gaan vlot, grote nooit ongezien.',
        en: 'Small purchases go smoothly, large ones never unseen.',
      },
      uses: [
        [table, { nl: 'bewaart de budgetten', en: 'keeps the budgets' }],
        [chat, { nl: 'beslist over overschrijdingen', en: 'decides on overruns' }],
        [tasks, { nl: 'krijgt de bestelopdracht', en: 'receives the order' }],
        [mailer, { nl: 'bericht de aanvrager en de directie', en: 'informs requester and management' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel Budgetten met Post, Budget en Besteed.',
          en: 'Make the table Budgets with Item, Budget and Spent.',
        },
        {
          nl: 'Zet in het formulier "Aanvraag" bij Budgetpost je eigen posten, met dezelfde namen als in de tabel.',
          en: 'In the form "Request", put your own items at Budget item, with the same names as in the table.',
        },
      ],
      notes: [
        {
          over: ['Zoek budget', 'Past het?'],
          text: say(
            '## Ruimte\nBudget min besteed moet groter zijn dan de aanvraag. Een onbekende post telt als nul.',
            '## Room\nBudget minus spent must be more than the request. An unknown item counts as zero.',
          ),
        },
        {
          over: ['Vrijdagmiddag', 'Mail de stand'],
          text: say(
            '## Weekstand\nAlleen posten die voor meer dan jouw grens (standaard tachtig procent) op zijn staan in de mail.',
            '## Weekly state\nOnly items that are spent beyond your limit (eighty per cent by default) are in the mail.',
          ),
        },
      ],
      names: {
        Aanvraag: 'Request',
        'Zoek budget': 'Find the budget',
        Ruimte: 'Room',
        'Past het?': 'Does it fit?',
        'Vraag besluit': 'Ask for a decision',
        'Toch doen?': 'Do it anyway?',
        'Geef bestelopdracht': 'Order it',
        'Lees budget opnieuw': 'Read the budget again',
        'Werk budget bij': 'Update the budget',
        'Mail goedkeuring': 'Mail the approval',
        'Mail afwijzing': 'Mail the refusal',
        Vrijdagmiddag: 'Friday afternoon',
        'Lees budgetten': 'Read the budgets',
        Budget: 'Budget',
        'Bijna op': 'Almost spent',
        'Maak overzicht': 'Make the overview',
        'Mail de stand': 'Mail the state',
      },
      nodes: [
        form(
          'Aanvraag',
          say('Inkoop aanvragen', 'Request a purchase'),
          say('Vertel wat je nodig hebt.', 'Tell us what you need.'),
          [
            ['wat', say('Wat heb je nodig?', 'What do you need?')],
            [
              'post',
              say('Budgetpost', 'Budget item'),
              'dropdown',
              [say('Kantoor', 'Office'), 'Software', 'Marketing', say('Opleiding', 'Training')],
            ],
            ['bedrag', say('Bedrag exclusief btw', 'Amount without VAT'), 'number'],
            ['email', say('Je e-mailadres', 'Your email address'), 'email'],
          ],
        ),
        evenWhenEmpty(
          table.find('Zoek budget', say('Budgetten', 'Budgets'), say('Post', 'Item'), '={{ $json.post }}'),
        ),
        set('Ruimte', {
          budget: [
            'number',
            `={{ Number(String(${table.cell('Budget')} ?? 0).replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0 }}`,
          ],
          besteed: [
            'number',
            `={{ Number(String(${table.cell(say('Besteed', 'Spent'))} ?? 0).replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0 }}`,
          ],
        }),
        when('Past het?', [
          ['={{ $json.budget - $json.besteed }}', '>=', only(f('bedrag'))],
          [only(f('bedrag')), '>', 0],
        ]),
        answeredWithin(
          chat.approve(
            'Vraag besluit',
            say(
              t`${f('email')} vraagt ${f('wat')} aan voor ${euros(f('bedrag'))}. Op ${f('post')} is nog ${euros('$json.budget - $json.besteed')} over. Toch doen?`,
              t`${f('email')} requests ${f('wat')} for ${euros(f('bedrag'))}. ${f('post')} still has ${euros('$json.budget - $json.besteed')}. Do it anyway?`,
            ),
          ),
          5,
          'days',
        ),
        when('Toch doen?', [['={{ $json.data?.approved }}', 'yes']]),
        tasks.create('Geef bestelopdracht', {
          title: say(t`Bestellen: ${f('wat')}`, t`Order: ${f('wat')}`),
          description: say(
            t`Budgetpost ${f('post')}, ${euros(f('bedrag'))}, voor ${f('email')}.`,
            t`Budget item ${f('post')}, ${euros(f('bedrag'))}, for ${f('email')}.`,
          ),
          due: '={{ $now.plus({ days: 3 }).toISO() }}',
        }),
        // What was spent may have changed while the question was open.
        evenWhenEmpty(
          table.find(
            'Lees budget opnieuw',
            say('Budgetten', 'Budgets'),
            say('Post', 'Item'),
            only(f('post')),
          ),
        ),
        table.upsert('Werk budget bij', say('Budgetten', 'Budgets'), say('Post', 'Item'), {
          [say('Post', 'Item')]: only(f('post')),
          [say('Besteed', 'Spent')]:
            `={{ (Number(String(${table.cell(say('Besteed', 'Spent'))} ?? 0).replace(/€|[.](?=.*,)/g, '').replace(',', '.')) || 0) + Number($('Aanvraag').first().json.bedrag) }}`,
        }),
        mailer.send(
          'Mail goedkeuring',
          only(f('email')),
          say('Je aanvraag is goedgekeurd', 'Your request is approved'),
          say(t`<p>${f('wat')} wordt voor je besteld.</p>`, t`<p>${f('wat')} will be ordered for you.</p>`),
        ),
        mailer.send(
          'Mail afwijzing',
          only(f('email')),
          say('Je aanvraag is niet goedgekeurd', 'Your request was not approved'),
          say(
            t`<p>Je aanvraag voor ${f('wat')} paste niet in het budget en is niet goedgekeurd. Overleg met de directie.</p>`,
            t`<p>Your request for ${f('wat')} did not fit the budget and was not approved. Talk to the management.</p>`,
          ),
        ),
        everyWeek('Vrijdagmiddag', [5], 15),
        ...rows.nodes,
        keep('Bijna op', [
          [
            `={{ Number(String($json.besteed).replace(/€|[.](?=.*,)/g, '').replace(',', '.')) > ${ALMOST_SPENT} / 100 * Number(String($json.budget).replace(/€|[.](?=.*,)/g, '').replace(',', '.')) }}`,
            'yes',
          ],
        ]),
        code(
          'Maak overzicht',
          `${AS_AMOUNT}\n${asEuro()}\nconst regels = $input.all().map(({ json }) => json.post + ': ' + euro(getal(json.besteed) ?? 0) + ${say("' van '", "' of '")} + euro(getal(json.budget) ?? 0));\nreturn regels.length ? [{ json: { tekst: regels.join('<br>') } }] : [];`,
        ),
        mailer.send(
          'Mail de stand',
          mailOf.management,
          say('Budgetten die bijna op zijn', 'Budgets almost spent'),
          '=<p>{{ $json.tekst }}</p>',
        ),
      ],
      flow: [
        'Aanvraag > Zoek budget > Ruimte > Past het? > Geef bestelopdracht > Lees budget opnieuw > Werk budget bij > Mail goedkeuring',
        'Past het? #1 > Vraag besluit > Toch doen? > Geef bestelopdracht',
        'Toch doen? #1 > Mail afwijzing',
        `Vrijdagmiddag > ${rows.path} > Bijna op > Maak overzicht > Mail de stand`,
      ],
    };
  },
});

const CANCEL_AHEAD = ownLimit(
  ['Dagen voor de opzegdag', 'Days before the last day'],
  [
    'Hoeveel dagen voor de laatste opzegdag de taak komt.',
    'How many days before the last day to cancel the task comes.',
  ],
  31,
);

export const contractWatch = recipe({
  id: 'contract-watch',
  category: 'finance',
  tags: ['contracten', 'opzegtermijn', 'vaste lasten'],
  saves: {
    minutes: 15,
    nl: 'Iemand zoekt contracten door op verlengdatums.',
    en: 'Someone searches contracts for renewal dates.',
  },
  variants: combine(
    { table: readableTables, tasks: taskApps, calendar: calendars, mailer: mailers },
    { take: 9, apart: ['table', 'tasks', 'mailer'] },
  ),
  build: ({ table, tasks, calendar, mailer }) => {
    const rows = rowsOf(table, 'Lees contracten', say('Contracten', 'Contracts'), 'Contract', {
      naam: say('Naam', 'Name'),
      partij: say('Partij', 'Party'),
      bedrag: say('Bedrag per maand', 'Amount a month'),
      einde: say('Einddatum', 'End date'),
      opzegdagen: say('Opzegtermijn in dagen', 'Notice period in days'),
      eigenaar: say('E-mail eigenaar', 'Email of owner'),
    });
    const amount = tableEuros(rows.ref.bedrag);
    const ends = `{{ ${dayOf(rows.ref.einde.replace(/^\{\{\s*|\s*\}\}$/g, ''))}.toFormat('dd-MM-yyyy') }}`;
    return {
      name: {
        nl: `Contracten in ${table.app.label} op tijd opzeggen: taak in ${tasks.app.label}, mail via ${mailer.app.label}`,
        en: `Cancel contracts in ${table.app.label} in time: ${tasks.app.label} task, mail by ${mailer.app.label}`,
      },
      description: {
        nl: `Elke maandag rekent hij per contract in ${table.app.label} de laatste opzegdag uit. Een maand vooraf (of jouw termijn) komt er een taak in ${tasks.app.label} en een afspraak in ${calendar.app.label}; de eigenaar krijgt mail via ${mailer.app.label}.`,
        en: `Every Monday it works out the last day to cancel for each contract in ${table.app.label}. A month ahead (or your term) a task appears in ${tasks.app.label}, a slot in ${calendar.app.label} and the owner is mailed by ${mailer.app.label}.`,
      },
      benefit: {
        nl: 'Nooit meer een jaar vast aan iets wat je niet gebruikt.',
        en: 'Never again tied for a year to something you do not use.',
      },
      uses: [
        [table, { nl: 'bevat de contracten', en: 'holds the contracts' }],
        [tasks, { nl: 'krijgt de beslistaak', en: 'receives the decision task' }],
        [calendar, { nl: 'krijgt de laatste opzegdag', en: 'receives the last day to cancel' }],
        [mailer, { nl: 'waarschuwt de eigenaar', en: 'warns the owner' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel Contracten met Naam, Partij, Bedrag per maand, Einddatum, Opzegtermijn in dagen (leeg is 30) en E-mail eigenaar.',
          en: 'Make the table Contracts with Name, Party, Amount a month, End date, Notice period in days (empty is 30) and Email of owner.',
        },
      ],
      notes: [
        {
          over: ['Laatste opzegdag', 'Nog niet gemeld'],
          text: say(
            '## Eén melding per termijn\nVerschuift de einddatum na verlenging, dan telt het als een nieuwe termijn.',
            '## One message a term\nWhen the end date moves after a renewal, it counts as a new term.',
          ),
        },
      ],
      names: {
        Maandagochtend: 'Monday morning',
        'Lees contracten': 'Read the contracts',
        Contract: 'Contract',
        'Laatste opzegdag': 'Last day to cancel',
        'Binnen de termijn': 'Within the term',
        'Nog niet gemeld': 'Not reported yet',
        'Maak beslistaak': 'Make a decision task',
        'Zet in agenda': 'Put in the calendar',
        'Mail eigenaar': 'Mail the owner',
      },
      nodes: [
        everyWeek('Maandagochtend', [1], 9),
        ...rows.nodes,
        set(
          'Laatste opzegdag',
          {
            opzegdag: `={{ ${dayOf('$json.einde')}.minus({ days: Number((String($json.opzegdagen ?? '').match(/[0-9]+/) ?? [30])[0]) }).toISODate() ?? '' }}`,
          },
          true,
        ),
        keep('Binnen de termijn', [
          ["={{ DateTime.fromISO($json.opzegdag) >= $now.startOf('day') }}", 'yes'],
          [`={{ DateTime.fromISO($json.opzegdag) < $now.plus({ days: ${CANCEL_AHEAD} }) }}`, 'yes'],
        ]),
        onlyNew('Nog niet gemeld', "={{ $json.naam + ' ' + $json.opzegdag }}"),
        // A task that fails keeps the mail and the appointment from nobody.
        tryAgain(
          goOnAfterError(
            tasks.create('Maak beslistaak', {
              title: say(t`Verlengen of opzeggen: ${rows.ref.naam}`, t`Renew or cancel: ${rows.ref.naam}`),
              description: say(
                t`${rows.ref.partij}, ${amount} per maand, loopt tot ${ends}.`,
                t`${rows.ref.partij}, ${amount} a month, runs until ${ends}.`,
              ),
              due: '={{ $json.opzegdag }}',
            }),
          ),
        ),
        goOnAfterError(
          calendar.create('Zet in agenda', {
            title: say(
              t`Laatste dag om ${rows.ref.naam} op te zeggen`,
              t`Last day to cancel ${rows.ref.naam}`,
            ),
            start: "={{ $json.opzegdag + 'T09:00:00' }}",
            end: "={{ $json.opzegdag + 'T09:30:00' }}",
            description: t`${rows.ref.partij}`,
          }),
        ),
        goOnAfterError(
          mailer.send(
            'Mail eigenaar',
            only(rows.ref.eigenaar),
            say(t`Contract ${rows.ref.naam} bijna verlengd`, t`Contract ${rows.ref.naam} is about to renew`),
            say(
              t`<p>Contract ${rows.ref.naam} met ${rows.ref.partij} kost ${amount} per maand en loopt tot ${ends}. Opzeggen kan uiterlijk op ${"{{ DateTime.fromISO($('Nog niet gemeld').item.json.opzegdag).toFormat('dd-MM-yyyy') }}"}; daarna wordt het verlengd.</p>`,
              t`<p>Contract ${rows.ref.naam} with ${rows.ref.partij} costs ${amount} a month and runs until ${ends}. You can cancel until ${"{{ DateTime.fromISO($('Nog niet gemeld').item.json.opzegdag).toFormat('dd-MM-yyyy') }}"}; after that it renews.</p>`,
            ),
          ),
        ),
      ],
      flow: [
        `Maandagochtend > ${rows.path} > Laatste opzegdag > Binnen de termijn > Nog niet gemeld > Maak beslistaak`,
        'Nog niet gemeld > Zet in agenda',
        'Nog niet gemeld > Mail eigenaar',
      ],
    };
  },
});

import { googleChat, slackChat, teamsChat } from '../../apps/chats.js';
import { hubSpotCrm } from '../../apps/crms-hubspot.js';
import { afasProfit, afasRows } from '../../apps/dutch-books.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { airtableTable, excelTable, sheetsTable } from '../../apps/tables.js';
import {
  alsoRows,
  asEuro,
  code,
  combine,
  cron,
  evenWhenEmpty,
  keep,
  loop,
  onlyNew,
  recipe,
  rowsOf,
  say,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const chats = [slackChat, teamsChat, googleChat];
const updating = [sheetsTable, airtableTable, excelTable].flatMap((table) =>
  table.upsert && table.rows ? [{ ...table, upsert: table.upsert, rows: table.rows }] : [],
);
const AFAS = { app: afasProfit };
const columns = (nl: string, en: string, list: string) => ({
  nl: `Maak in AFAS een GetConnector met ${nl} en geef de kolommen precies deze namen: ${list}.`,
  en: `In AFAS, create a GetConnector with ${en} and give its columns exactly these names: ${list}.`,
});
/** A line of Code that gives it `rijen`: what all pages of a GetConnector hold. */
const ROWS = 'const rijen = $input.all().flatMap(({ json }) => json.rows ?? []);';

export const afasDebtors = recipe({
  id: 'afas-debtors-to-table',
  category: 'finance',
  tags: ['afas', 'debiteuren', 'stamgegevens'],
  saves: {
    minutes: 30,
    nl: 'Iemand exporteert elke week debiteuren uit AFAS voor de rest van het bedrijf.',
    en: 'Every week someone exports debtors of AFAS for the rest of the company.',
  },
  variants: combine({ table: updating }, { take: 3 }),
  build: ({ table }) => {
    const there = alsoRows(
      rowsOf(table, 'Lees de lijst', say('Debiteuren', 'Debtors'), 'Debiteur in de lijst', {
        nummer: say('Nummer', 'Number'),
        naam: say('Naam', 'Name'),
        mail: 'Mail',
        telefoon: say('Telefoon', 'Telephone'),
        plaats: say('Plaats', 'City'),
        status: 'Status',
      }),
    );
    return {
      name: {
        nl: `Debiteuren uit AFAS Profit elke nacht bijhouden in ${table.app.label}`,
        en: `Keep debtors of AFAS Profit up to date in ${table.app.label} every night`,
      },
      description: {
        nl: `Elke nacht leest hij alle debiteuren via een GetConnector uit AFAS Profit, blad voor blad, en schrijft alleen wie nieuw of gewijzigd is naar ${table.app.label}. Geblokkeerde debiteuren houden hun status, rijen zonder nummer vallen weg.`,
        en: `Every night it reads all debtors through a GetConnector of AFAS Profit, page by page, and writes only who is new or changed to ${table.app.label}. Blocked debtors keep their state, rows without a number are left out.`,
      },
      benefit: {
        nl: 'Verkoop en service kijken in dezelfde lijst als de boekhouding.',
        en: 'Sales and service look at the same list as bookkeeping.',
      },
      uses: [
        [AFAS, { nl: 'geeft de debiteuren', en: 'gives the debtors' }],
        [table, { nl: 'is de lijst voor iedereen', en: 'is the list for everybody' }],
      ],
      setup: [
        columns('debiteuren', 'debtors', 'DebtorId, Name, Email, Phone, City, Blocked'),
        {
          nl: 'Maak de tabel Debiteuren met Nummer, Naam, Mail, Telefoon, Plaats, Status en Bijgewerkt op.',
          en: 'Make the table Debtors with Number, Name, Mail, Telephone, City, Status and Updated on.',
        },
      ],
      notes: [
        {
          over: ['Alleen gewijzigd'],
          text: say(
            '## Alleen wat anders is\nElke debiteur uit AFAS wordt vergeleken met zijn rij. Wie een rij met de hand wijzigt, ziet de volgende ochtend weer wat AFAS zegt: houd eigen velden in eigen kolommen. Een debiteur die in AFAS verdwijnt, blijft in de lijst staan.',
            '## Only what differs\nEvery debtor of AFAS is compared with its row. Who changes a row by hand sees the next morning what AFAS says again: keep your own fields in columns of your own. A debtor that is gone in AFAS stays in the list.',
          ),
        },
      ],
      names: {
        'Elke nacht om 3 uur': 'Every night at 3',
        'Haal debiteuren uit AFAS': 'Fetch the debtors of AFAS',
        'Maak debiteuren': 'Make the debtors',
        'Lees de lijst': 'Read the list',
        'Debiteur in de lijst': 'Debtor in the list',
        'Alleen gewijzigd': 'Changed only',
        'Schrijf debiteur': 'Write the debtor',
      },
      nodes: [
        cron('Elke nacht om 3 uur', '0 3 * * *'),
        afasRows('Haal debiteuren uit AFAS', ['debiteuren', 'debtors'], ['Debiteuren', 'Debtors']),
        code(
          'Maak debiteuren',
          `
${ROWS}
const tekst = (waarde) => String(waarde ?? '').trim();
return rijen.filter((rij) => tekst(rij.DebtorId) !== '').map((rij) => {
  const dicht = rij.Blocked === true || ['true', '1', 'ja', 'yes'].includes(tekst(rij.Blocked).toLowerCase());
  const debiteur = { nummer: tekst(rij.DebtorId), naam: tekst(rij.Name), mail: tekst(rij.Email).toLowerCase(), telefoon: tekst(rij.Phone), plaats: tekst(rij.City), status: dicht ? ${say("'geblokkeerd'", "'blocked'")} : ${say("'actief'", "'active'")} };
  return { json: debiteur };
});`,
        ),
        ...there.nodes,
        code(
          'Alleen gewijzigd',
          `
const velden = ['naam', 'mail', 'telefoon', 'plaats', 'status'];
const kaal = (waarde) => String(waarde ?? '').trim();
const lijst = new Map($input.all().map(({ json }) => [kaal(json.nummer), json]));
return $('Maak debiteuren').all().filter(({ json }) => { const oud = lijst.get(json.nummer); return oud === undefined || velden.some((veld) => kaal(oud[veld]) !== json[veld]); });`,
        ),
        table.upsert('Schrijf debiteur', say('Debiteuren', 'Debtors'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: '={{ $json.nummer }}',
          [say('Naam', 'Name')]: '={{ $json.naam }}',
          Mail: '={{ $json.mail }}',
          [say('Telefoon', 'Telephone')]: '={{ $json.telefoon }}',
          [say('Plaats', 'City')]: '={{ $json.plaats }}',
          Status: '={{ $json.status }}',
          [say('Bijgewerkt op', 'Updated on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
      ],
      flow: [
        `Elke nacht om 3 uur > Haal debiteuren uit AFAS > Maak debiteuren > ${there.path} > Alleen gewijzigd > Schrijf debiteur`,
      ],
    };
  },
});

const NOTED_AFTER = ownLimit(
  ['Dagen te laat', 'Days late'],
  ['Wat langer te laat is dan dit komt in de notitie.', 'What is later than this goes into the note.'],
  7,
);

export const afasLateInHubSpot = recipe({
  id: 'afas-late-invoices-in-hubspot',
  category: 'finance',
  tags: ['afas', 'hubspot', 'debiteuren'],
  saves: {
    minutes: 25,
    nl: 'De boekhouding mailt verkoop wie te laat is met betalen.',
    en: 'Bookkeeping mails sales who is late with paying.',
  },
  variants: combine({ chat: chats }, { take: 3 }),
  build: ({ chat }) => ({
    name: {
      nl: `Te late facturen uit AFAS als notitie bij HubSpot-contacten, totaal in ${chat.app.label}`,
      en: `Late invoices of AFAS as notes with HubSpot contacts, total in ${chat.app.label}`,
    },
    description: {
      nl: `Elke maandag leest hij de open posten uit AFAS Profit, bundelt per mailadres wat langer dan jouw termijn te laat is en zet er een notitie van bij het contact in HubSpot, hoogstens één per week. In ${chat.app.label} staat het totaal.`,
      en: `Every Monday it reads the open items of AFAS Profit, gathers by address what is over seven days (or your term) late and puts a note of it with the contact in HubSpot, one a week at most. ${chat.app.label} tells the total.`,
    },
    benefit: {
      nl: 'Niemand sluit een nieuwe deal met wie de vorige niet betaalde.',
      en: 'Nobody closes a new deal with who did not pay the last one.',
    },
    uses: [
      [AFAS, { nl: 'geeft de open posten', en: 'gives the open items' }],
      [hubSpotCrm, { nl: 'krijgt de notities', en: 'receives the notes' }],
      [chat, { nl: 'krijgt het totaal', en: 'gets the total' }],
    ],
    setup: [
      columns('openstaande posten', 'open items', 'InvoiceNo, DebtorName, Email, Outstanding, DueDate'),
    ],
    notes: [
      {
        over: ['Bundel te laat', 'Zoek contact op mail'],
        text: say(
          '## Geen contact, geen notitie\nEen mailadres dat HubSpot niet kent, telt wel mee in het totaal. Er wordt geen contact gemaakt.',
          '## No contact, no note\nAn address that HubSpot does not know counts in the total. No contact is made.',
        ),
      },
    ],
    names: {
      'Maandag om 8 uur': 'Monday at 8',
      'Haal open posten uit AFAS': 'Fetch the open items of AFAS',
      'Bundel te laat': 'Gather what is late',
      'Tel alles op': 'Add it all up',
      'Meld het totaal': 'Tell the total',
      'Deze week nog geen notitie': 'No note this week yet',
      'Klant voor klant': 'Customer by customer',
      'Zoek contact op mail': 'Find the contact by mail',
      'Bestaat het contact?': 'Does the contact exist?',
      'Schrijf notitie': 'Write the note',
      'Meld mislukte notitie': 'Report a failed note',
    },
    nodes: [
      cron('Maandag om 8 uur', '0 8 * * 1'),
      afasRows(
        'Haal open posten uit AFAS',
        ['openstaande posten', 'open items'],
        ['Openstaande_posten', 'Open_items'],
      ),
      code(
        'Bundel te laat',
        `
${ROWS}
${asEuro()}
const klanten = new Map();
for (const rij of rijen) {
  const vervalt = DateTime.fromISO(String(rij.DueDate ?? '').slice(0, 10));
  const open = Number(rij.Outstanding);
  const mail = String(rij.Email ?? '').trim().toLowerCase();
  const dagen = Math.floor($now.startOf('day').diff(vervalt, 'days').days);
  if (!vervalt.isValid || !(open > 0) || dagen <= ${NOTED_AFTER}) continue;
  const sleutel = mail || String(rij.DebtorName ?? '');
  const klant = klanten.get(sleutel) ?? { mail, naam: rij.DebtorName ?? '', open: 0, regels: [] };
  klant.open += open;
  klant.regels.push(\`\${rij.InvoiceNo}: \${euro(open)}, \${dagen} ${say('dagen te laat', 'days late')}\`);
  klanten.set(sleutel, klant);
}
return [...klanten.values()].map((klant) => ({ json: { ...klant, open: Math.round(klant.open * 100) / 100, regels: klant.regels.join('<br>') } }));`,
      ),
      code(
        'Tel alles op',
        `
${asEuro()}
const klanten = $input.all().map(({ json }) => json).sort((a, b) => b.open - a.open);
return [{ json: { aantal: klanten.length, totaal: euro(klanten.reduce((som, { open }) => som + open, 0)), top: klanten.slice(0, 5).map((klant) => \`- \${klant.naam}: \${euro(klant.open)}\`).join('\\n') } }];`,
      ),
      chat.post(
        'Meld het totaal',
        say(
          `={{ $json.aantal }} klanten zijn meer dan {{ ${NOTED_AFTER} }} dagen te laat in AFAS, samen {{ $json.totaal }}. De grootste:\n{{ $json.top }}`,
          `={{ $json.aantal }} customers are over {{ ${NOTED_AFTER} }} days late in AFAS, {{ $json.totaal }} in all. The largest:\n{{ $json.top }}`,
        ),
      ),
      onlyNew(
        'Deze week nog geen notitie',
        `={{ ($json.mail || $json.naam) + $now.toFormat("kkkk-'W'WW") }}`,
      ),
      loop('Klant voor klant', 1),
      evenWhenEmpty(hubSpotCrm.findContact('Zoek contact op mail', "={{ $json.mail || '-' }}")),
      when('Bestaat het contact?', [[`={{ String(${hubSpotCrm.contactId} ?? '') }}`, 'filled']]),
      chat.post(
        'Meld mislukte notitie',
        say(
          "=Geen notitie gezet bij {{ $('Klant voor klant').item.json.naam }} ({{ $('Klant voor klant').item.json.mail }}): HubSpot weigerde. Zet haar er zelf bij.",
          "=No note was put with {{ $('Klant voor klant').item.json.naam }} ({{ $('Klant voor klant').item.json.mail }}): HubSpot refused. Add it yourself.",
        ),
      ),
      withErrorBranch(
        hubSpotCrm.note(
          'Schrijf notitie',
          `={{ ${hubSpotCrm.contactId} }}`,
          say(
            "=Te laat volgens AFAS op {{ $now.toFormat('d-M-yyyy') }}: {{ Number($('Klant voor klant').item.json.open).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}<br>{{ $('Klant voor klant').item.json.regels }}",
            "=Late according to AFAS on {{ $now.toFormat('d-M-yyyy') }}: {{ Number($('Klant voor klant').item.json.open).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}<br>{{ $('Klant voor klant').item.json.regels }}",
          ),
        ),
      ),
    ],
    flow: [
      'Maandag om 8 uur > Haal open posten uit AFAS > Bundel te laat > Tel alles op > Meld het totaal',
      'Bundel te laat > Deze week nog geen notitie > Klant voor klant #1 > Zoek contact op mail > Bestaat het contact? > Schrijf notitie > Klant voor klant',
      'Bestaat het contact? #1 > Klant voor klant',
      'Schrijf notitie #1 > Meld mislukte notitie > Klant voor klant',
    ],
  }),
});

const WARN_PERCENT = ownLimit(
  ['Waarschuwen vanaf procent', 'Warn from percent'],
  [
    'Bij hoeveel procent van het budget er een waarschuwing komt.',
    'At how many percent of the budget there is a warning.',
  ],
  80,
);

export const afasProjectBudget = recipe({
  id: 'afas-project-hours-budget',
  category: 'finance',
  tags: ['afas', 'projecten', 'urenbudget'],
  saves: {
    minutes: 40,
    nl: 'Iemand legt elke dag geboekte uren naast het budget van projecten.',
    en: 'Every day someone puts booked hours next to the budget of projects.',
  },
  variants: combine({ chat: chats }, { take: 3 }),
  build: ({ chat }) => ({
    name: {
      nl: `Urenbudget van AFAS-projecten bewaken met twee drempels in ${chat.app.label}`,
      en: `Watch the hours budget of AFAS projects with two thresholds in ${chat.app.label}`,
    },
    description: {
      nl: `Elke werkdag vergelijkt hij per project de geboekte uren met het budget in AFAS Profit. Bij jouw percentage krijgt ${chat.app.label} een waarschuwing met wat er over is, bij honderd procent een alarm; elke drempel één keer per project.`,
      en: `Every working day it compares the booked hours of each project with its budget in AFAS Profit. At your percentage ${chat.app.label} gets a warning with what is left, at a hundred percent an alarm; each threshold once a project.`,
    },
    benefit: {
      nl: 'Je bespreekt meerwerk voordat de uren op zijn.',
      en: 'You discuss extra work before the hours are gone.',
    },
    uses: [
      [AFAS, { nl: 'geeft projecten en uren', en: 'gives projects and hours' }],
      [chat, { nl: 'krijgt waarschuwing en alarm', en: 'gets warning and alarm' }],
    ],
    setup: [
      columns(
        'lopende projecten',
        'running projects',
        'ProjectId, Description, Manager, BudgetHours, BookedHours',
      ),
    ],
    names: {
      'Elke werkdag om half 8': 'Every working day at half past 7',
      'Haal projecten uit AFAS': 'Fetch the projects of AFAS',
      'Bepaal drempel': 'Find the threshold',
      'Drempel nog niet gemeld': 'Threshold not told yet',
      'Budget op?': 'Budget gone?',
      'Meld budget op': 'Report the budget gone',
      'Meld bijna op': 'Report nearly gone',
    },
    nodes: [
      cron('Elke werkdag om half 8', '30 7 * * 1-5'),
      afasRows('Haal projecten uit AFAS', ['projecten', 'projects'], ['Projecten', 'Projects']),
      code(
        'Bepaal drempel',
        `
${ROWS}
return rijen.flatMap((rij) => {
  const [budget, geboekt] = [Number(rij.BudgetHours), Number(rij.BookedHours)];
  if (!rij.ProjectId || !(budget > 0) || !Number.isFinite(geboekt) || geboekt < budget * ${WARN_PERCENT} / 100) return [];
  const op = geboekt >= budget;
  return [{ json: { sleutel: rij.ProjectId + (op ? ' 100 ' : ' 80 ') + budget, project: rij.ProjectId, naam: rij.Description ?? '', leider: rij.Manager ?? '', budget, geboekt: Math.round(geboekt * 10) / 10, over: Math.round((budget - geboekt) * 10) / 10, deel: Math.round(geboekt / budget * 100), op } }];
});`,
      ),
      onlyNew('Drempel nog niet gemeld', '={{ $json.sleutel }}'),
      when('Budget op?', [['={{ $json.op }}', 'yes']]),
      chat.post(
        'Meld budget op',
        say(
          '=Budget op: {{ $json.project }} {{ $json.naam }} ({{ $json.leider }}) heeft {{ $json.geboekt.toLocaleString("nl-NL") }} van {{ $json.budget.toLocaleString("nl-NL") }} uur geboekt. Leg meerwerk vast of stop met boeken.',
          '=Budget gone: {{ $json.project }} {{ $json.naam }} ({{ $json.leider }}) has booked {{ $json.geboekt.toLocaleString("en-GB") }} of {{ $json.budget.toLocaleString("en-GB") }} hours. Agree on extra work or stop booking.',
        ),
      ),
      chat.post(
        'Meld bijna op',
        say(
          '={{ $json.project }} {{ $json.naam }} ({{ $json.leider }}) zit op {{ $json.deel }}%: nog {{ $json.over.toLocaleString("nl-NL") }} van {{ $json.budget.toLocaleString("nl-NL") }} uur.',
          '={{ $json.project }} {{ $json.naam }} ({{ $json.leider }}) is at {{ $json.deel }}%: {{ $json.over.toLocaleString("en-GB") }} of {{ $json.budget.toLocaleString("en-GB") }} hours left.',
        ),
      ),
    ],
    flow: [
      'Elke werkdag om half 8 > Haal projecten uit AFAS > Bepaal drempel > Drempel nog niet gemeld > Budget op? > Meld budget op',
      'Budget op? #1 > Meld bijna op',
    ],
  }),
});

export const afasMissingHours = recipe({
  id: 'afas-missing-hours-mail',
  category: 'hr',
  tags: ['afas', 'urenstaat', 'herinnering'],
  saves: {
    minutes: 30,
    nl: 'Iemand mailt elke maandag wie zijn uren niet heeft geschreven.',
    en: 'Every Monday someone mails who has not written hours.',
  },
  variants: combine({ mailer: mailboxes, chat: chats }, { take: 3, apart: ['mailer'] }),
  build: ({ mailer, chat }) => ({
    name: {
      nl: `Ontbrekende uren in AFAS bij collega’s opvragen met ${mailer.app.label}`,
      en: `Ask colleagues for missing hours in AFAS with ${mailer.app.label}`,
    },
    description: {
      nl: `Elke maandag legt hij de geboekte uren van vorige week in AFAS Profit naast de contracturen en mailt wie meer dan een uur mist, met het verschil. ${chat.app.label} krijgt de lijst, en wie geen mailadres heeft; verlof telt als geboekt.`,
      en: `Every Monday it puts last week’s booked hours of AFAS Profit next to the contract hours and mails who lacks more than an hour, with the difference. ${chat.app.label} gets the list and who has no address; leave counts as booked.`,
    },
    benefit: {
      nl: 'De weekstaat is maandag compleet, zonder dat iemand politieagent speelt.',
      en: 'The week is complete on Monday, without anyone playing police.',
    },
    uses: [
      [AFAS, { nl: 'geeft contracturen en geboekte uren', en: 'gives contract hours and booked hours' }],
      [mailer, { nl: 'mailt de collega', en: 'mails the colleague' }],
      [chat, { nl: 'krijgt de lijst', en: 'gets the list' }],
    ],
    setup: [
      columns(
        'uren per medewerker over de vorige week, verlof en ziekte meegeteld',
        'hours by employee of last week, leave and sickness included',
        'EmployeeId, Name, Email, ContractHours, BookedHours',
      ),
    ],
    names: {
      'Maandag om 9 uur': 'Monday at 9',
      'Haal uren uit AFAS': 'Fetch the hours of AFAS',
      'Zoek wie mist': 'Find who lacks hours',
      'Deze week niet gemaild': 'Not mailed this week',
      'Alleen met mailadres': 'Only with an address',
      'Vraag om uren': 'Ask for the hours',
      'Meld mislukte mail': 'Report a failed mail',
      'Maak lijst': 'Make the list',
      'Meld lijst': 'Tell the list',
    },
    nodes: [
      cron('Maandag om 9 uur', '0 9 * * 1'),
      afasRows(
        'Haal uren uit AFAS',
        ['uren per medewerker', 'hours by employee'],
        ['Uren_vorige_week', 'Hours_last_week'],
      ),
      code(
        'Zoek wie mist',
        `
${ROWS}
const week = $now.minus({ weeks: 1 });
return rijen.flatMap((rij) => {
  const [contract, geboekt] = [Number(rij.ContractHours), Number(rij.BookedHours) || 0];
  if (!rij.EmployeeId || !(contract > 0) || contract - geboekt <= 1) return [];
  return [{ json: { id: String(rij.EmployeeId), naam: rij.Name ?? '', voornaam: String(rij.Name ?? '').split(' ')[0], mail: String(rij.Email ?? '').trim(), mist: Math.round((contract - geboekt) * 10) / 10, week: week.weekNumber, sleutel: rij.EmployeeId + week.toFormat("kkkk-'W'WW") } }];
});`,
      ),
      onlyNew('Deze week niet gemaild', '={{ $json.sleutel }}'),
      keep('Alleen met mailadres', [['={{ $json.mail }}', 'matches', '^\\S+@\\S+\\.\\S+$']]),
      withErrorBranch(
        mailer.send(
          'Vraag om uren',
          '={{ $json.mail }}',
          say('=Je uren van week {{ $json.week }}', '=Your hours of week {{ $json.week }}'),
          say(
            '=Hoi {{ $json.voornaam }},<br><br>In AFAS missen nog {{ $json.mist.toLocaleString("nl-NL") }} uur van week {{ $json.week }}. Wil je ze vandaag invullen? Was je vrij of ziek, geef dat dan door.',
            '=Hi {{ $json.voornaam }},<br><br>In AFAS {{ $json.mist.toLocaleString("en-GB") }} hours of week {{ $json.week }} are still missing. Would you fill them in today? If you were off or ill, please say so.',
          ),
        ),
      ),
      chat.post(
        'Meld mislukte mail',
        say(
          "=De mail over uren kon niet naar {{ $('Alleen met mailadres').item.json.naam }} ({{ $('Alleen met mailadres').item.json.mail }}). Vraag het zelf.",
          "=The mail about hours could not go to {{ $('Alleen met mailadres').item.json.naam }} ({{ $('Alleen met mailadres').item.json.mail }}). Ask yourself.",
        ),
      ),
      code(
        'Maak lijst',
        `
const lijst = $('Deze week niet gemaild').all().map(({ json }) => json).sort((a, b) => b.mist - a.mist);
return [{ json: { week: lijst[0].week, aantal: lijst.length, tekst: lijst.map((een) => \`- \${een.naam}: \${een.mist}\${een.mail ? '' : ${say("' (geen mailadres)'", "' (no mail address)'")}}\`).join('\\n') } }];`,
      ),
      chat.post(
        'Meld lijst',
        say(
          '={{ $json.aantal }} collega’s missen uren in week {{ $json.week }}:\n{{ $json.tekst }}',
          '={{ $json.aantal }} colleagues lack hours in week {{ $json.week }}:\n{{ $json.tekst }}',
        ),
      ),
    ],
    flow: [
      'Maandag om 9 uur > Haal uren uit AFAS > Zoek wie mist > Deze week niet gemaild > Alleen met mailadres > Vraag om uren',
      'Vraag om uren #1 > Meld mislukte mail',
      'Deze week niet gemaild > Maak lijst > Meld lijst',
    ],
  }),
});

const WAITING_DAYS = ownLimit(
  ['Werkdagen wachten', 'Working days of waiting'],
  ['Wat langer wacht dan dit wordt gemeld.', 'What waits longer than this is told.'],
  3,
);

export const afasWaitingTasks = recipe({
  id: 'afas-workflow-tasks-waiting',
  category: 'finance',
  tags: ['afas', 'fiatteren', 'workflow'],
  saves: {
    minutes: 20,
    nl: 'Iemand vraagt rond waar facturen en aanvragen op fiattering wachten.',
    en: 'Someone asks around where invoices and requests wait for approval.',
  },
  variants: combine({ chat: chats, table: updating }, { take: 3, apart: ['chat', 'table'] }),
  build: ({ chat, table }) => ({
    name: {
      nl: `AFAS-taken die op fiattering wachten per persoon in ${chat.app.label}, historie in ${table.app.label}`,
      en: `AFAS tasks waiting for approval by person in ${chat.app.label}, history in ${table.app.label}`,
    },
    description: {
      nl: `Elke werkdag leest hij de openstaande workflowtaken uit AFAS Profit en meldt in ${chat.app.label} per persoon wat langer wacht dan jij toestaat, de oudste eerst. De stand per persoon komt in ${table.app.label}, zodat je ziet waar het vastloopt.`,
      en: `Every working day it reads the open workflow tasks of AFAS Profit and tells in ${chat.app.label} by person what waits for longer than you allow, the oldest first. The state by person goes to ${table.app.label}, so that you see where it sticks.`,
    },
    benefit: {
      nl: 'Facturen blijven niet liggen bij wie op vakantie is.',
      en: 'Invoices do not stay with whoever is on holiday.',
    },
    uses: [
      [AFAS, { nl: 'geeft de workflowtaken', en: 'gives the workflow tasks' }],
      [chat, { nl: 'toont wat wacht', en: 'shows what waits' }],
      [table, { nl: 'bewaart de stand', en: 'keeps the state' }],
    ],
    setup: [
      columns('openstaande workflowtaken', 'open workflow tasks', 'TaskId, Subject, Type, AssignedTo, Since'),
      {
        nl: 'Maak de tabel Fiattering met Sleutel, Dag, Persoon, Wacht en Oudste.',
        en: 'Make the table Approvals with Key, Day, Person, Waiting and Oldest.',
      },
    ],
    names: {
      'Werkdagen om half 10': 'Working days at half past 9',
      'Haal workflowtaken': 'Fetch the workflow tasks',
      'Tel per persoon': 'Count by person',
      'Schrijf stand': 'Write the state',
      'Kies wat te lang wacht': 'Choose what waits too long',
      'Meld per persoon': 'Tell by person',
    },
    nodes: [
      cron('Werkdagen om half 10', '30 9 * * 1-5'),
      afasRows(
        'Haal workflowtaken',
        ['workflowtaken', 'workflow tasks'],
        ['Workflowtaken', 'Workflow_tasks'],
      ),
      code(
        'Tel per persoon',
        `
${ROWS}
const werkdagen = (dag) => { let dan = dag.startOf('day'); let aantal = 0; while (dan < $now.startOf('day') && aantal < 250) { dan = dan.plus({ days: 1 }); if (dan.weekday < 6) aantal += 1; } return aantal; };
const mensen = new Map();
for (const rij of rijen) {
  const sinds = DateTime.fromISO(String(rij.Since ?? '').slice(0, 19));
  if (!rij.TaskId || !sinds.isValid) continue;
  const wie = String(rij.AssignedTo ?? '').trim() || ${say("'niemand'", "'nobody'")};
  const een = mensen.get(wie) ?? { wie, taken: [] };
  een.taken.push({ taak: \`\${rij.Type ?? ''} \${rij.Subject ?? ''}\`.trim().slice(0, 80), dagen: werkdagen(sinds) });
  mensen.set(wie, een);
}
const dag = $now.toFormat('yyyy-MM-dd');
return [...mensen.values()].map(({ wie, taken }) => ({ json: { sleutel: dag + ' ' + wie, dag, wie, wacht: taken.length, oudste: Math.max(...taken.map((een) => een.dagen)), taken: taken.sort((a, b) => b.dagen - a.dagen) } }));`,
      ),
      table.upsert('Schrijf stand', say('Fiattering', 'Approvals'), say('Sleutel', 'Key'), {
        [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
        [say('Dag', 'Day')]: '={{ $json.dag }}',
        [say('Persoon', 'Person')]: '={{ $json.wie }}',
        [say('Wacht', 'Waiting')]: '={{ $json.wacht }}',
        [say('Oudste', 'Oldest')]: '={{ $json.oudste }}',
      }),
      code(
        'Kies wat te lang wacht',
        `
const lang = $('Tel per persoon').all().map(({ json }) => ({ wie: json.wie, taken: json.taken.filter(({ dagen }) => dagen > ${WAITING_DAYS}) })).filter(({ taken }) => taken.length > 0).sort((a, b) => b.taken.length - a.taken.length);
if (lang.length === 0) return [];
return [{ json: { aantal: lang.reduce((som, { taken }) => som + taken.length, 0), tekst: lang.map(({ wie, taken }) => wie + ' (' + taken.length + '):\\n' + taken.slice(0, 5).map((een) => \`- \${een.taak}: \${een.dagen} ${say('werkdagen', 'working days')}\`).join('\\n')).join('\\n') } }];`,
      ),
      chat.post(
        'Meld per persoon',
        say(
          `={{ $json.aantal }} taken wachten langer dan {{ ${WAITING_DAYS} }} werkdagen in AFAS:\n{{ $json.tekst }}`,
          `={{ $json.aantal }} tasks have waited in AFAS for over {{ ${WAITING_DAYS} }} working days:\n{{ $json.tekst }}`,
        ),
      ),
    ],
    flow: [
      'Werkdagen om half 10 > Haal workflowtaken > Tel per persoon > Schrijf stand > Kies wat te lang wacht > Meld per persoon',
    ],
  }),
});

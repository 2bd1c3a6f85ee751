import { documents } from '../../apps/documents.js';
import { lookUpTables, officeChats, officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { formAddress, limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  among,
  answeredWithin,
  asEuro,
  both,
  chain,
  choose,
  code,
  combine,
  cron,
  evenWhenEmpty,
  form,
  formEnd,
  from,
  onlyNew,
  openFormWithEnding,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const extraWork = recipe({
  id: 'extra-work-approved-first',
  category: 'productivity',
  tags: ['bouw', 'meerwerk', 'aannemer', 'akkoord', 'installateur', 'meerwerkbon'],
  saves: spares(
    30,
    'De werkvoorbereider typt een meerwerkbon, mailt de klant en belt na of het mag.',
    'The planner types a slip for extra work, mails the customer and calls whether it may be done.',
  ),
  variants: combine(
    { mailer: officeMail, table: officeTables, chat: officeChats },
    { take: 3, apart: ['mailer', 'table'] },
  ),
  build: ({ mailer, table, chat }) => {
    const tab = say('Meerwerk', 'Extra work');
    const number = say('Nummer', 'Number');
    const status = say('Status', 'Status');
    const b = (field: string) => `$('Bereken meerwerkbon').item.json.${field}`;
    return {
      name: both(
        `Meerwerk pas uitvoeren na akkoord van de klant via ${mailer.app.label}, bonnen in ${table.app.label}`,
        `Do extra work only once the customer approves through ${mailer.app.label}, slips in ${table.app.label}`,
      ),
      description: both(
        `De uitvoerder meldt meerwerk met een formulier; de klant krijgt de prijs met en zonder btw via ${mailer.app.label} en drukt op akkoord. De bon staat in ${table.app.label}, en ${chat.app.label} weet of de ploeg mag beginnen.`,
        `The foreman reports extra work with a form; the customer gets the price with and without VAT through ${mailer.app.label} and presses approve. The slip is in ${table.app.label}, and ${chat.app.label} knows whether the crew may begin.`,
      ),
      benefit: both(
        'Geen discussie over meerwerk bij de eindafrekening.',
        'No dispute about extra work at the final bill.',
      ),
      uses: [
        [mailer, both('vraagt de klant om akkoord', 'asks the customer to approve')],
        [table, both('bewaart de bonnen', 'keeps the slips')],
        [chat, both('vertelt de ploeg de uitkomst', 'tells the crew the outcome')],
      ],
      setup: [
        both(
          'Maak de tabel Meerwerk met de kolommen Nummer (uniek), Project, Klant, Werk, Bedrag zonder btw, Status en Besloten op.',
          'Make the table Extra work with the columns Number (unique), Project, Customer, Work, Amount without VAT, Status and Decided on.',
        ),
      ],
      notes: [
        {
          over: ['Vraag klant om akkoord', 'Klant akkoord?'],
          text: say(
            '## Eerst waarschuwen, dan werken\nEen aannemer die meerwerk niet vooraf met de prijs meldt, kan de hogere prijs meestal niet eisen (artikel 7:755 BW). Geen antwoord na vijf dagen telt daarom nooit als akkoord.',
            '## Warn first, then work\nUnder Dutch law (article 7:755 BW) a contractor who does not tell the price of extra work beforehand can usually not claim it. No answer after five days therefore never counts as approval.',
          ),
        },
      ],
      names: {
        'Meerwerk gemeld': 'Extra work reported',
        'Bereken meerwerkbon': 'Work out the slip',
        'Bedrag leesbaar?': 'Amount readable?',
        'Schrijf bon op': 'Write the slip down',
        'Vraag klant om akkoord': 'Ask the customer to approve',
        'Klant akkoord?': 'Customer approves?',
        'Zet bon op akkoord': 'Set the slip to approved',
        'Laat ploeg beginnen': 'Let the crew begin',
        'Zet bon op niet akkoord': 'Set the slip to not approved',
        'Laat ploeg wachten': 'Let the crew wait',
        'Meld dat klant niet bereikt is': 'Tell that the customer was not reached',
        'Vraag om een leesbaar bedrag': 'Ask for a readable amount',
      },
      nodes: [
        form(
          'Meerwerk gemeld',
          say('Meerwerk melden', 'Report extra work'),
          say('Begin pas na akkoord van de klant.', 'Begin only once the customer approves.'),
          [
            ['project', say('Project', 'Project')],
            ['klant', say('Naam van de klant', 'Name of the customer')],
            ['mail', say('E-mailadres van de klant', 'Email address of the customer'), 'email'],
            [
              'werk',
              say('Wat moet er extra gebeuren, en waarom?', 'What has to be done in addition, and why?'),
              'textarea',
            ],
            ['bedrag', say('Prijs zonder btw in euro', 'Price without VAT in euros')],
            ['btw', say('Btw', 'VAT'), 'dropdown', ['21%', '9%']],
            ['dagen?', say('Extra dagen in de planning', 'Extra days in the planning'), 'number'],
          ],
        ),
        code(
          'Bereken meerwerkbon',
          `
${AS_AMOUNT}
${asEuro()}
${SAFE_TEXT}
const een = $input.first().json;
const bedrag = getal(een.bedrag), tarief = getal(een.btw) ?? 21, dagen = getal(een.dagen) ?? 0;
const goed = bedrag !== null && bedrag > 0;
return [{ json: { goed, nummer: 'MW-' + $now.toFormat('yyMMdd-HHmmss'), project: een.project, klant: een.klant, mail: een.mail, werk: een.werk, veilig: cel(een.werk).replaceAll('\\n', '<br>'), naam: cel(een.klant), plek: cel(een.project), bedrag: goed ? bedrag : 0, zonder: goed ? euro(bedrag) : '', met: goed ? euro(bedrag * (1 + tarief / 100)) : '', tarief, planning: dagen > 0 ? '${say('De oplevering schuift', 'Completion moves by')} ' + dagen + ' ${say('werkdagen op.', 'working days.')}' : '${say('De planning blijft gelijk.', 'The planning stays the same.')}' } }];`,
        ),
        when('Bedrag leesbaar?', [['={{ $json.goed }}', 'yes']]),
        table.append('Schrijf bon op', tab, {
          [number]: '={{ $json.nummer }}',
          [say('Project', 'Project')]: '={{ $json.project }}',
          [say('Klant', 'Customer')]: '={{ $json.klant }}',
          [say('Werk', 'Work')]: '={{ $json.werk }}',
          [say('Bedrag zonder btw', 'Amount without VAT')]: '={{ $json.bedrag }}',
          [status]: say('Wacht op klant', 'Waits for the customer'),
        }),
        withErrorBranch(
          answeredWithin(
            mailer.approve(
              'Vraag klant om akkoord',
              `={{ ${b('mail')} }}`,
              say(
                `=Meerwerk {{ ${b('nummer')} }}: graag uw akkoord`,
                `=Extra work {{ ${b('nummer')} }}: please approve`,
              ),
              say(
                `=Beste {{ ${b('naam')} }},<br><br>Bij {{ ${b('plek')} }} is extra werk nodig:<br>{{ ${b('veilig')} }}<br><br>Prijs: {{ ${b('zonder')} }} zonder btw, {{ ${b('met')} }} met {{ ${b('tarief')} }}% btw. {{ ${b('planning')} }}<br><br>Gaat u akkoord? Zonder uw akkoord voeren we dit niet uit.`,
                `=Dear {{ ${b('naam')} }},<br><br>At {{ ${b('plek')} }} extra work is needed:<br>{{ ${b('veilig')} }}<br><br>Price: {{ ${b('zonder')} }} without VAT, {{ ${b('met')} }} with {{ ${b('tarief')} }}% VAT. {{ ${b('planning')} }}<br><br>Do you approve? Without your approval we do not do this work.`,
              ),
            ),
            5,
            'days',
          ),
        ),
        when('Klant akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        table.upsert('Zet bon op akkoord', tab, number, {
          [number]: `={{ ${b('nummer')} }}`,
          [status]: say('Akkoord', 'Approved'),
          [say('Besloten op', 'Decided on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        chat.post(
          'Laat ploeg beginnen',
          say(
            `=Meerwerk {{ ${b('nummer')} }} bij {{ ${b('project')} }} is akkoord ({{ ${b('zonder')} }} zonder btw): de ploeg mag beginnen.`,
            `=Extra work {{ ${b('nummer')} }} at {{ ${b('project')} }} is approved ({{ ${b('zonder')} }} without VAT): the crew may begin.`,
          ),
        ),
        table.upsert('Zet bon op niet akkoord', tab, number, {
          [number]: `={{ ${b('nummer')} }}`,
          [status]: say(
            "={{ $json.data?.approved === false ? 'Afgewezen' : 'Geen antwoord' }}",
            "={{ $json.data?.approved === false ? 'Rejected' : 'No answer' }}",
          ),
          [say('Besloten op', 'Decided on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        chat.post(
          'Laat ploeg wachten',
          say(
            `=Geen akkoord op meerwerk {{ ${b('nummer')} }} bij {{ ${b('project')} }}: niet beginnen. Bel {{ ${b('klant')} }}.`,
            `=No approval of extra work {{ ${b('nummer')} }} at {{ ${b('project')} }}: do not begin. Call {{ ${b('klant')} }}.`,
          ),
        ),
        chat.post(
          'Meld dat klant niet bereikt is',
          say(
            `=De mail over meerwerk {{ ${b('nummer')} }} kon niet weg naar {{ ${b('mail')} }}. De bon staat open; niet beginnen.`,
            `=The mail about extra work {{ ${b('nummer')} }} could not go to {{ ${b('mail')} }}. The slip is open; do not begin.`,
          ),
        ),
        chat.post(
          'Vraag om een leesbaar bedrag',
          say(
            '=Meerwerk bij {{ $json.project }} heeft geen bedrag dat te lezen is: vul het formulier opnieuw in. Er is niets gemaild.',
            '=Extra work at {{ $json.project }} has no amount that can be read: fill in the form again. Nothing was mailed.',
          ),
        ),
      ],
      flow: [
        'Meerwerk gemeld > Bereken meerwerkbon > Bedrag leesbaar? > Schrijf bon op > Vraag klant om akkoord > Klant akkoord? > Zet bon op akkoord > Laat ploeg beginnen',
        'Klant akkoord? #1 > Zet bon op niet akkoord > Laat ploeg wachten',
        'Vraag klant om akkoord #1 > Meld dat klant niet bereikt is',
        'Bedrag leesbaar? #1 > Vraag om een leesbaar bedrag',
      ],
    };
  },
});

export const snagList = recipe({
  id: 'snag-list-until-completion',
  category: 'productivity',
  tags: ['bouw', 'opleverpunten', 'oplevering', 'onderaannemer', 'projectleider'],
  saves: spares(
    60,
    'De projectleider belt elke week onderaannemers na over restpunten.',
    'Each week the project manager calls subcontractors about remaining items.',
  ),
  variants: combine(
    { table: officeTables, mailer: officeMail, doc: documents },
    { take: 3, apart: ['table', 'doc'] },
  ),
  build: ({ table, mailer, doc }) => {
    const tab = say('Opleverpunten', 'Snag list');
    const code_ = say('Code', 'Code');
    const rows = rowsOf(table, 'Lees opleverpunten', tab, 'Opleverpunt', {
      code: code_,
      project: say('Project', 'Project'),
      punt: say('Punt', 'Item'),
      wie: say('Partij', 'Party'),
      mail: say('Mail', 'Mail'),
      voor: say('Gereed voor', 'Ready by'),
      klaar: say('Opgelost op', 'Solved on'),
    });
    const proof = doc.write('Schrijf proces-verbaal', {
      title: say('=Oplevering {{ $json.project }}', '=Completion {{ $json.project }}'),
      text: '={{ $json.tekst }}',
    });
    return {
      name: both(
        `Opleverpunten bewaken uit ${table.app.label}: wekelijkse mail per onderaannemer en een slotverslag in ${doc.app.label}`,
        `Watch snag items in ${table.app.label}: a weekly mail to each subcontractor and a final report in ${doc.app.label}`,
      ),
      description: both(
        `Elke maandag krijgt elke partij via ${mailer.app.label} haar open punten uit ${table.app.label}, te late bovenaan. Wie klaar is, meldt dat met de code in een formulier. Is een project leeg, dan staat het opleververslag in ${doc.app.label}.`,
        `Each Monday every party gets its open items from ${table.app.label} through ${mailer.app.label}, late ones first. Who is ready reports it with the code in a form. Once a project is empty, the completion report is in ${doc.app.label}.`,
      ),
      benefit: both(
        'Restpunten blijven niet maanden liggen.',
        'Remaining items do not lie around for months.',
      ),
      uses: [
        [table, both('bevat de opleverpunten', 'holds the items')],
        [mailer, both('mailt elke partij haar punten', 'mails each party its items')],
        [doc, both('krijgt het slotverslag', 'receives the final report')],
      ],
      setup: [
        both(
          'Maak de tabel Opleverpunten met de kolommen Code (uniek, zoals A12), Project, Punt, Partij, Mail, Gereed voor, Opgelost op en Toelichting.',
          'Make the table Snag list with the columns Code (unique, such as A12), Project, Item, Party, Mail, Ready by, Solved on and Remark.',
        ),
        both(
          'De link in de mail gaat naar het formulier "Punt opgelost".',
          'The link in the mail goes to the form "Item solved".',
        ),
      ],
      names: {
        'Maandag om half acht': 'Monday at half past seven',
        'Lees opleverpunten': 'Read the snag list',
        Opleverpunt: 'Snag item',
        'Verdeel over partijen': 'Divide among parties',
        'Project leeg?': 'Project empty?',
        'Slotverslag nog niet gemaakt': 'Final report not made yet',
        'Schrijf proces-verbaal': 'Write the report',
        'Mail open punten': 'Mail the open items',
        'Meld wie niet bereikt is': 'Report who was not reached',
        'Punt opgelost': 'Item solved',
        'Zoek het punt': 'Find the item',
        'Code bekend?': 'Code known?',
        'Mag het afgevinkt?': 'May it be ticked off?',
        'Vink punt af': 'Tick the item off',
        'Bedank partij': 'Thank the party',
        'Zeg dat code onbekend is': 'Say that the code is unknown',
      },
      nodes: [
        cron('Maandag om half acht', '30 7 * * 1'),
        ...rows.nodes,
        code(
          'Verdeel over partijen',
          `
${AS_DAY}
${SAFE_TEXT}
const vandaag = $now.startOf('day'), open = new Map(), projecten = new Map();
for (const { json: een } of $input.all()) {
  const project = String(een.project ?? '').trim(), mail = String(een.mail ?? '').trim().toLowerCase();
  if (!een.code || !project) continue;
  const stand = projecten.get(project) ?? { open: 0, regels: [] }, klaar = asDay(een.klaar), voor = asDay(een.voor);
  projecten.set(project, stand);
  if (String(een.klaar ?? '').trim()) { stand.regels.push(een.code + ' ' + (een.punt || '') + ': ' + (een.wie || '-') + (klaar.isValid ? ', ' + klaar.toFormat('dd-MM-yyyy') : '')); continue; }
  stand.open += 1;
  if (!/^\\S+@\\S+\\.\\S+$/.test(mail)) continue;
  const partij = open.get(mail) ?? { naam: een.wie || '', punten: [] }, laat = voor.isValid && voor < vandaag;
  partij.punten.push({ laat, regel: '<li>' + (laat ? '<b>${say('te laat', 'late')}</b> ' : '') + cel(een.code) + ' ' + cel(een.punt) + ' (' + cel(project) + (voor.isValid ? ', ${say('voor', 'by')} ' + voor.toFormat('dd-MM') : '') + ')</li>' });
  open.set(mail, partij);
}
const brieven = [...open].map(([mail, een]) => ({ leeg: false, mail, naam: cel(een.naam), aantal: een.punten.length, laat: een.punten.filter((punt) => punt.laat).length, lijst: een.punten.sort((a, b) => Number(b.laat) - Number(a.laat)).map((punt) => punt.regel).join('') }));
const klaar = [...projecten].filter(([, een]) => een.open === 0 && een.regels.length > 0).map(([project, een]) => ({ leeg: true, project, tekst: '${say('Alle opleverpunten zijn opgelost.', 'All items are solved.')}\\n\\n' + een.regels.join('\\n') }));
return [...brieven, ...klaar].map((json) => ({ json }));`,
        ),
        when('Project leeg?', [['={{ $json.leeg }}', 'yes']]),
        onlyNew('Slotverslag nog niet gemaakt', '={{ $json.project }}'),
        ...proof,
        withErrorBranch(
          mailer.send(
            'Mail open punten',
            '={{ $json.mail }}',
            say(
              '={{ $json.aantal }} opleverpunten open, {{ $json.laat }} te laat',
              '={{ $json.aantal }} items open, {{ $json.laat }} late',
            ),
            say(
              `=Beste {{ $json.naam }},<br><br>Deze punten staan nog open:<ul>{{ $json.lijst }}</ul>Opgelost? Meld het met de code: ${formAddress}`,
              `=Dear {{ $json.naam }},<br><br>These items are still open:<ul>{{ $json.lijst }}</ul>Solved? Report it with the code: ${formAddress}`,
            ),
          ),
        ),
        mailer.send(
          'Meld wie niet bereikt is',
          mailOf.planning,
          say(
            `=Opleverpunten niet gemaild aan ${from('Verdeel over partijen', 'naam')}`,
            `=Snag items not mailed to ${from('Verdeel over partijen', 'naam')}`,
          ),
          say(
            `=De mail aan ${from('Verdeel over partijen', 'mail')} kon niet weg. Bel zelf over:<ul>${from('Verdeel over partijen', 'lijst')}</ul>`,
            `=The mail to ${from('Verdeel over partijen', 'mail')} could not go. Call about:<ul>${from('Verdeel over partijen', 'lijst')}</ul>`,
          ),
        ),
        openFormWithEnding(
          'Punt opgelost',
          say('Opleverpunt opgelost', 'Item solved'),
          say('Een punt per keer.', 'One item at a time.'),
          [
            ['code', say('Code van het punt', 'Code of the item')],
            ['toelichting?', say('Toelichting', 'Remark'), 'textarea'],
          ],
        ),
        evenWhenEmpty(table.rows('Zoek het punt', tab)),
        code(
          'Code bekend?',
          `
const gevraagd = String($('Punt opgelost').first().json.code ?? '').trim();
const codes = $input.all().map(({ json }) => String((json.fields ?? json)['${code_}'] ?? '').trim()).filter(Boolean);
const gevonden = codes.find((een) => een.toLowerCase() === gevraagd.toLowerCase());
return [{ json: { bekend: gevonden !== undefined, code: gevonden ?? gevraagd } }];`,
        ),
        when('Mag het afgevinkt?', [['={{ $json.bekend }}', 'yes']]),
        table.upsert('Vink punt af', tab, code_, {
          [code_]: '={{ $json.code }}',
          [say('Opgelost op', 'Solved on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [say('Toelichting', 'Remark')]: "={{ $('Punt opgelost').item.json.toelichting ?? '' }}",
        }),
        formEnd(
          'Bedank partij',
          say('Genoteerd', 'Noted'),
          say(
            "=Punt {{ $('Code bekend?').item.json.code }} staat op opgelost.",
            "=Item {{ $('Code bekend?').item.json.code }} is set to solved.",
          ),
        ),
        formEnd(
          'Zeg dat code onbekend is',
          say('Code onbekend', 'Code unknown'),
          say(
            '=Er is geen punt {{ $json.code }}. Neem de code over uit de mail en probeer het opnieuw.',
            '=There is no item {{ $json.code }}. Copy the code from the mail and try again.',
          ),
        ),
      ],
      flow: [
        `Maandag om half acht > ${rows.path} > Verdeel over partijen > Project leeg? > Slotverslag nog niet gemaakt > ${chain(proof)}`,
        'Project leeg? #1 > Mail open punten',
        'Mail open punten #1 > Meld wie niet bereikt is',
        'Punt opgelost > Zoek het punt > Code bekend? > Mag het afgevinkt? > Vink punt af > Bedank partij',
        'Mag het afgevinkt? #1 > Zeg dat code onbekend is',
      ],
    };
  },
});

export const leakChecks = recipe({
  id: 'coolant-leak-check-by-co2',
  category: 'productivity',
  tags: ['koeltechniek', 'f-gassen', 'lekcontrole', 'warmtepomp', 'installateur', 'logboek'],
  saves: spares(
    90,
    'De planner rekent per installatie uit wanneer de lekcontrole moet en belt klanten.',
    'The planner works out for each installation when the leak check is due and calls customers.',
  ),
  variants: combine(
    { table: lookUpTables, tasks: among(officeTasks, 'asana', 'trello', 'todoist'), mailer: officeMail },
    { take: 3, apart: ['table', 'tasks'] },
  ),
  build: ({ table, tasks, mailer }) => {
    const tab = say('Installaties', 'Installations');
    const number = say('Nummer', 'Number');
    const rows = rowsOf(table, 'Lees installaties', tab, 'Installatie', {
      nummer: number,
      klant: say('Klant', 'Customer'),
      mail: say('Mail', 'Mail'),
      kilo: say('Koudemiddel in kg', 'Coolant in kg'),
      gwp: say('GWP', 'GWP'),
      lek: say('Lekdetectie', 'Leak detection'),
      laatst: say('Laatste controle', 'Last check'),
    });
    return {
      name: both(
        `Lekcontroles van koelinstallaties plannen naar CO2-gewicht uit ${table.app.label}, taken in ${tasks.app.label}`,
        `Plan leak checks of cooling installations by CO2 weight from ${table.app.label}, tasks in ${tasks.app.label}`,
      ),
      description: both(
        `Rekent per installatie in ${table.app.label} het gewicht in CO2 uit en daarmee de termijn van de lekcontrole. Bijna aan de beurt wordt een taak in ${tasks.app.label} en een mail met ${mailer.app.label}; gemeten lekken krijgen een nacontrole.`,
        `Works out for each installation in ${table.app.label} its weight in CO2 and with it the term of the leak check. Nearly due becomes a task in ${tasks.app.label} and a mail through ${mailer.app.label}; leaks found get a second check.`,
      ),
      benefit: both(
        'Geen lekcontrole loopt door de wettelijke termijn.',
        'No leak check runs past its legal term.',
      ),
      uses: [
        [table, both('is het logboek van installaties', 'is the log of installations')],
        [tasks, both('krijgt de controles', 'receives the checks')],
        [mailer, both('vertelt de klant en de planning', 'tells the customer and planning')],
      ],
      setup: [
        both(
          'Maak de tabel Installaties met de kolommen Nummer (uniek), Klant, Mail, Koudemiddel in kg, GWP (van het typeplaatje), Lekdetectie (ja of nee), Laatste controle en Lek gevonden.',
          'Make the table Installations with the columns Number (unique), Customer, Mail, Coolant in kg, GWP (from the type plate), Leak detection (yes or no), Last check and Leak found.',
        ),
      ],
      notes: [
        {
          over: ['Bereken termijn', 'Wat is er nodig?'],
          text: say(
            '## Termijn naar CO2-gewicht\nKilo’s maal GWP gedeeld door duizend is het gewicht in ton CO2. Vanaf 5 ton elke 12 maanden, vanaf 50 ton elke 6, vanaf 500 ton elke 3; met vaste lekdetectie tweemaal zo lang. Toets je installaties die anders zijn (HFO’s in kilo’s, hermetisch gesloten) aan EU-verordening 2024/573.',
            '## Term by CO2 weight\nKilos times GWP divided by a thousand is the weight in tonnes of CO2. From 5 tonnes every 12 months, from 50 every 6, from 500 every 3; with fixed leak detection twice as long. Test installations that differ (HFOs in kilos, hermetically sealed) against EU regulation 2024/573.',
          ),
        },
      ],
      names: {
        'Eerste van de maand': 'First of the month',
        'Lees installaties': 'Read the installations',
        Installatie: 'Installation',
        'Bereken termijn': 'Work out the term',
        'Wat is er nodig?': 'What is needed?',
        'Nog niet gepland': 'Not planned yet',
        'Plan lekcontrole': 'Plan the leak check',
        'Kondig controle aan': 'Announce the check',
        'Mail wat zelf te regelen is': 'Mail what to arrange yourself',
        'Mail onvolledige regels': 'Mail incomplete rows',
        'Controle gedaan': 'Check done',
        'Zoek de installatie': 'Find the installation',
        'Staat hij in het logboek?': 'Is it in the log?',
        'Werk logboek bij': 'Update the log',
        'Lek gevonden?': 'Leak found?',
        'Plan nacontrole': 'Plan the second check',
        'Mail dat nacontrole moet': 'Mail that a second check is due',
        'Meld onbekend nummer': 'Report the unknown number',
      },
      nodes: [
        cron('Eerste van de maand', '0 7 1 * *'),
        ...rows.nodes,
        code(
          'Bereken termijn',
          `
${AS_DAY}
${AS_AMOUNT}
const vandaag = $now.startOf('day'), vooraf = Number('${limitOf('days-ahead', ['Dagen vooraf plannen', 'Days to plan ahead'], ['Hoeveel dagen voor de termijn de controle een taak wordt.', 'How many days before the term the check becomes a task.'], 45)}') || 45;
const fout = [];
const uit = $input.all().flatMap(({ json: een }) => {
  if (!een.nummer) return [];
  const kilo = getal(een.kilo), gwp = getal(een.gwp), laatst = asDay(een.laatst);
  if (kilo === null || gwp === null || !laatst.isValid) { fout.push(een.nummer + ' (' + (een.klant || '-') + ')'); return []; }
  const ton = kilo * gwp / 1000;
  if (ton < 5) return [];
  const maanden = (ton >= 500 ? 3 : ton >= 50 ? 6 : 12) * (/^(ja|yes|true|1)$/i.test(String(een.lek ?? '').trim()) ? 2 : 1);
  const uiterlijk = laatst.plus({ months: maanden });
  if (uiterlijk > vandaag.plus({ days: vooraf })) return [];
  return [{ soort: 'plan', nummer: String(een.nummer), klant: een.klant || '', mail: String(een.mail ?? '').trim(), ton: Math.round(ton * 10) / 10, uiterlijk: uiterlijk.toFormat('yyyy-MM-dd'), dag: uiterlijk.toFormat('dd-MM-yyyy'), laat: uiterlijk < vandaag, sleutel: een.nummer + ' ' + uiterlijk.toFormat('yyyy-MM-dd') }];
});
return [...uit, ...(fout.length > 0 ? [{ soort: 'fout', aantal: fout.length, lijst: fout.join(', ') }] : [])].map((json) => ({ json }));`,
        ),
        choose('Wat is er nodig?', [
          [say('plannen', 'plan'), ['={{ $json.soort }}', 'is', 'plan']],
          [say('aanvullen', 'complete'), ['={{ $json.soort }}', 'is', 'fout']],
        ]),
        onlyNew('Nog niet gepland', '={{ $json.sleutel }}'),
        withErrorBranch(
          tasks.create('Plan lekcontrole', {
            title: say(
              "={{ $json.laat ? 'TE LAAT: ' : '' }}Lekcontrole {{ $json.nummer }} bij {{ $json.klant }}",
              "={{ $json.laat ? 'LATE: ' : '' }}Leak check {{ $json.nummer }} at {{ $json.klant }}",
            ),
            description: say(
              '={{ $json.ton }} ton CO2; uiterlijk {{ $json.dag }}.',
              '={{ $json.ton }} tonnes of CO2; by {{ $json.dag }} at the latest.',
            ),
            due: '={{ $json.uiterlijk }}',
          }),
        ),
        withErrorBranch(
          mailer.send(
            'Kondig controle aan',
            "={{ $('Nog niet gepland').item.json.mail }}",
            say(
              "=Lekcontrole van uw installatie {{ $('Nog niet gepland').item.json.nummer }}",
              "=Leak check of your installation {{ $('Nog niet gepland').item.json.nummer }}",
            ),
            say(
              "=Uw koelinstallatie is uiterlijk {{ $('Nog niet gepland').item.json.dag }} aan de beurt voor de verplichte lekcontrole. De controle staat in onze planning; past een dag u niet, antwoord dan op deze mail.",
              "=Your cooling installation is due for the legal leak check by {{ $('Nog niet gepland').item.json.dag }}. The check is in our planning; answer this mail about days that do not suit you.",
            ),
          ),
        ),
        mailer.send(
          'Mail wat zelf te regelen is',
          mailOf.planning,
          say(
            `=Lekcontrole ${from('Nog niet gepland', 'nummer')} bij ${from('Nog niet gepland', 'klant')}: regel zelf taak of bericht`,
            `=Leak check ${from('Nog niet gepland', 'nummer')} at ${from('Nog niet gepland', 'klant')}: arrange task or word yourself`,
          ),
          say(
            `=De taak of de mail aan de klant (${from('Nog niet gepland', 'mail')}) lukte niet. De controle moet uiterlijk ${from('Nog niet gepland', 'dag')}; hij komt niet vanzelf terug.`,
            `=The task or the mail to the customer (${from('Nog niet gepland', 'mail')}) failed. The check is due by ${from('Nog niet gepland', 'dag')}; it does not come back by itself.`,
          ),
        ),
        mailer.send(
          'Mail onvolledige regels',
          mailOf.planning,
          say(
            '={{ $json.aantal }} installaties missen gegevens',
            '={{ $json.aantal }} installations lack data',
          ),
          say(
            '=Zonder kilo’s, GWP of laatste controle is de termijn niet te bepalen: {{ $json.lijst }}.',
            '=Without kilos, GWP or last check the term cannot be told: {{ $json.lijst }}.',
          ),
        ),
        form(
          'Controle gedaan',
          say('Lekcontrole gedaan', 'Leak check done'),
          say('Voor het logboek van de installatie.', 'For the log of the installation.'),
          [
            ['nummer', say('Nummer van de installatie', 'Number of the installation')],
            ['lek', say('Lek gevonden?', 'Leak found?'), 'dropdown', [say('nee', 'no'), say('ja', 'yes')]],
            ['monteur', say('Monteur', 'Engineer')],
          ],
        ),
        evenWhenEmpty(table.find('Zoek de installatie', tab, number, '={{ String($json.nummer).trim() }}')),
        when('Staat hij in het logboek?', [[`={{ String(${table.cell(number)} ?? '') }}`, 'filled']]),
        table.upsert('Werk logboek bij', tab, number, {
          [number]: "={{ String($('Controle gedaan').item.json.nummer).trim() }}",
          [say('Laatste controle', 'Last check')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [say('Lek gevonden', 'Leak found')]:
            "={{ $('Controle gedaan').item.json.lek }} ({{ $('Controle gedaan').item.json.monteur }})",
        }),
        when('Lek gevonden?', [["={{ $('Controle gedaan').item.json.lek }}", 'is', say('ja', 'yes')]]),
        withErrorBranch(
          tasks.create('Plan nacontrole', {
            title: say(
              "=Nacontrole na reparatie: installatie {{ $('Controle gedaan').item.json.nummer }}",
              "=Check after repair: installation {{ $('Controle gedaan').item.json.nummer }}",
            ),
            description: say(
              'Na een reparatie moet de installatie tussen een dag en een maand later opnieuw worden gecontroleerd.',
              'After a repair the installation has to be checked again between a day and a month later.',
            ),
            due: "={{ $now.plus({ days: 21 }).toFormat('yyyy-MM-dd') }}",
          }),
        ),
        mailer.send(
          'Mail dat nacontrole moet',
          mailOf.planning,
          say(
            "=Plan zelf de nacontrole van installatie {{ $('Controle gedaan').item.json.nummer }}",
            "=Plan the second check of installation {{ $('Controle gedaan').item.json.nummer }} yourself",
          ),
          say(
            '=Er is een lek gevonden, maar de taak kon niet worden gemaakt. De nacontrole moet tussen een dag en een maand na de reparatie.',
            '=A leak was found, but the task could not be made. The second check is due between a day and a month after the repair.',
          ),
        ),
        mailer.send(
          'Meld onbekend nummer',
          mailOf.planning,
          say(
            "=Lekcontrole van onbekende installatie {{ $('Controle gedaan').item.json.nummer }}",
            "=Leak check of unknown installation {{ $('Controle gedaan').item.json.nummer }}",
          ),
          say(
            "={{ $('Controle gedaan').item.json.monteur }} meldde een controle (lek: {{ $('Controle gedaan').item.json.lek }}), maar dit nummer staat niet in het logboek. Zet het er zelf in.",
            "={{ $('Controle gedaan').item.json.monteur }} reported a check (leak: {{ $('Controle gedaan').item.json.lek }}), but this number is not in the log. Enter it by hand.",
          ),
        ),
      ],
      flow: [
        `Eerste van de maand > ${rows.path} > Bereken termijn > Wat is er nodig? > Nog niet gepland > Plan lekcontrole > Kondig controle aan`,
        'Plan lekcontrole #1 > Mail wat zelf te regelen is',
        'Kondig controle aan #1 > Mail wat zelf te regelen is',
        'Wat is er nodig? #1 > Mail onvolledige regels',
        'Controle gedaan > Zoek de installatie > Staat hij in het logboek? > Werk logboek bij > Lek gevonden? > Plan nacontrole',
        'Staat hij in het logboek? #1 > Meld onbekend nummer',
        'Plan nacontrole #1 > Mail dat nacontrole moet',
      ],
    };
  },
});

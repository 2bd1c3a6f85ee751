import { moneybird, moneybirdApp } from '../../apps/dutch-books.js';
import { fileDrops } from '../../apps/file-stores.js';
import { askingChats, officeChats, officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { timeTrackers } from '../../apps/time-trackers.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  answeredWithin,
  asEuro,
  both,
  code,
  combine,
  cron,
  euros,
  everyWeek,
  formEnd,
  formWithEnding,
  keep,
  onlyNew,
  readFile,
  reads,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  starts,
  TO_CENT,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const wbsoHours = recipe({
  id: 'wbso-hours-of-the-week',
  category: 'finance',
  tags: ['wbso', 's&o-uren', 'speur- en ontwikkelingswerk', 'urenregistratie', 'subsidie'],
  saves: spares(
    50,
    'Iemand telt per project de S&O-uren en vraagt ontwikkelaars om een omschrijving.',
    'Someone adds up R&D hours by project and asks developers for a description.',
  ),
  variants: combine(
    { tracker: timeTrackers, table: officeTables, mailer: officeMail },
    { take: 3, apart: ['tracker'] },
  ),
  build: ({ tracker, table, mailer }) => {
    const u = reads(tracker.lastWeek, 'Haal weekuren', 'Weekuur');
    const p = rowsOf(table, 'Lees WBSO-projecten', say('WBSO-projecten', 'WBSO projects'), 'WBSO-project', {
      project: say('Project', 'Project'),
      uren: say('Toegekende uren', 'Hours granted'),
      tot: say('Tot en met', 'Until'),
    });
    const l = rowsOf(table, 'Lees S&O-administratie', say('S&O-uren', 'R&D hours'), 'S&O-regel', {
      project: say('Project', 'Project'),
      uren: say('Uren', 'Hours'),
      week: say('Week', 'Week'),
    });
    return {
      name: both(
        `WBSO-uren elke week vastleggen uit ${tracker.app.label} en bewaken tegen de beschikking`,
        `Record Dutch WBSO hours each week from ${tracker.app.label} and watch them against the grant`,
      ),
      description: both(
        `Elke dinsdag neemt hij de uren van vorige week uit ${tracker.app.label} op WBSO-projecten over in ${table.app.label}, per dag en persoon. De mail via ${mailer.app.label} zegt wat van de beschikking op is, in welk tempo, en welke uren een omschrijving missen.`,
        `Every Tuesday it takes last week’s hours from ${tracker.app.label} on WBSO projects over into ${table.app.label}, by day and person. The mail through ${mailer.app.label} tells what of the grant is used, at which pace, and which hours lack a description.`,
      ),
      benefit: both(
        'Je S&O-administratie staat binnen tien werkdagen, zoals het moet.',
        'Your R&D records are there within ten working days, as is required.',
      ),
      uses: [
        [{ app: tracker.app, setup: tracker.lastWeek.setup ?? [] }, both('geeft de uren', 'gives the hours')],
        [table, both('is de S&O-administratie', 'is the R&D record')],
        [mailer, both('mailt de stand', 'mails the state')],
      ],
      setup: [
        both(
          'Maak de tabel WBSO-projecten met de kolommen Project (zoals in de urenregistratie), Toegekende uren en Tot en met, en de tabel S&O-uren met de kolommen Sleutel, Project, Wie, Datum, Week, Uren en Omschrijving.',
          'Make the table WBSO projects with the columns Project (as in the time tracker), Hours granted and Until, and the table R&D hours with the columns Key, Project, Who, Date, Week, Hours and Description.',
        ),
      ],
      notes: [
        {
          over: ['Kies S&O-uren', 'Bewaar S&O-uur'],
          text: say(
            '## Per dag, per persoon, met werkzaamheden\nRVO wil zien wie op welke dag aan welk project werkte en wat er is gedaan. De administratie hoort er binnen tien werkdagen te zijn. Dezelfde regel nog eens lezen werkt hem bij, dus een latere omschrijving komt goed terecht zolang de week gelezen wordt.',
            '## By day, by person, with the work done\nThe agency wants to see who worked on which project on which day and what was done. The record has to be there within ten working days. Reading the same line again updates it.',
          ),
        },
      ],
      names: {
        'Dinsdag om 7 uur': 'Tuesday at 7',
        'Haal weekuren': 'Fetch the week’s hours',
        Weekuur: 'Week hour',
        'Lees WBSO-projecten': 'Read the WBSO projects',
        'WBSO-project': 'WBSO project',
        'Kies S&O-uren': 'Choose the R&D hours',
        'Bewaar S&O-uur': 'Keep the R&D hour',
        'Lees S&O-administratie': 'Read the R&D record',
        'S&O-regel': 'R&D line',
        'Leg naast beschikking': 'Put next to the grant',
        'Mail stand van WBSO': 'Mail the state of WBSO',
      },
      nodes: [
        everyWeek('Dinsdag om 7 uur', [2], 7),
        ...u.nodes,
        ...alsoRows(p).nodes,
        code(
          'Kies S&O-uren',
          `
${AS_AMOUNT}
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const projecten = new Set($input.all().map(({ json }) => kaal(json.project)).filter(Boolean));
const per = new Map();
for (const { json: een } of $('Weekuur').all()) {
  const uren = getal(een.hours), dag = DateTime.fromISO(String(een.date ?? '').slice(0, 10));
  if (uren === null || uren <= 0 || !dag.isValid || !projecten.has(kaal(een.project))) continue;
  const sleutel = [kaal(een.project), kaal(een.person), dag.toFormat('yyyy-MM-dd')].join(' ');
  const regel = per.get(sleutel) ?? { sleutel, project: een.project, wie: een.person || '-', datum: dag.toFormat('yyyy-MM-dd'), week: dag.toFormat("kkkk-'W'WW"), uren: 0, teksten: [] };
  regel.uren += uren;
  if (String(een.description ?? '').trim()) regel.teksten.push(String(een.description).trim());
  per.set(sleutel, regel);
}
return [...per.values()].map((regel) => ({ json: { ...regel, uren: Math.round(regel.uren * 100) / 100, omschrijving: [...new Set(regel.teksten)].join('; ').slice(0, 500) } }));`,
        ),
        table.upsert('Bewaar S&O-uur', say('S&O-uren', 'R&D hours'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
          [say('Project', 'Project')]: '={{ $json.project }}',
          [say('Wie', 'Who')]: '={{ $json.wie }}',
          [say('Datum', 'Date')]: '={{ $json.datum }}',
          [say('Week', 'Week')]: '={{ $json.week }}',
          [say('Uren', 'Hours')]: '={{ $json.uren }}',
          [say('Omschrijving', 'Description')]: '={{ $json.omschrijving }}',
        }),
        ...alsoRows(l).nodes,
        code(
          'Leg naast beschikking',
          `
${AS_DAY}
${AS_AMOUNT}
${SAFE_TEXT}
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const jaar = $now.toFormat('yyyy'), gedaan = new Map();
for (const { json: een } of $input.all()) if (String(een.week ?? '').startsWith(jaar)) gedaan.set(kaal(een.project), (gedaan.get(kaal(een.project)) ?? 0) + (getal(een.uren) ?? 0));
const rijen = $('WBSO-project').all().map(({ json }) => json).filter((een) => een.project).map((een) => {
  const recht = getal(een.uren) ?? 0, op = Math.round(gedaan.get(kaal(een.project)) ?? 0), tot = asDay(een.tot);
  const weken = tot.isValid ? Math.max(0, Math.round(tot.diff($now, 'weeks').weeks)) : 0;
  return '<tr><td>' + cel(een.project) + '</td><td>' + op + ' / ' + recht + '</td><td>' + (recht > 0 ? Math.round(op / recht * 100) + '%' : '-') + '</td><td>' + (weken > 0 ? Math.round(Math.max(0, recht - op) / weken) + ' ${say('uur per week', 'hours a week')}' : '-') + '</td></tr>';
});
const zonder = $('Kies S&O-uren').all().map(({ json }) => json).filter((een) => een.omschrijving.length < 10);
return [{ json: { rijen: rijen.join(''), aantal: zonder.length, zonder: [...new Set(zonder.map((een) => cel(een.wie) + ' (' + cel(een.project) + ', ' + een.datum + ')'))].join('<br>') || '-' } }];`,
        ),
        mailer.send(
          'Mail stand van WBSO',
          mailOf.administration,
          say(
            '=WBSO: {{ $json.aantal }} regels zonder omschrijving',
            '=WBSO: {{ $json.aantal }} lines without a description',
          ),
          say(
            '=<table><tr><th>Project</th><th>Uren</th><th>Gebruikt</th><th>Nodig</th></tr>{{ $json.rijen }}</table>Vraag om een omschrijving van wat er technisch nieuw is:<br>{{ $json.zonder }}<br>Blijf je structureel achter, meld dan minder uren; wat je niet maakt, wordt verrekend.',
            '=<table><tr><th>Project</th><th>Hours</th><th>Used</th><th>Needed</th></tr>{{ $json.rijen }}</table>Ask for a description of what is technically new:<br>{{ $json.zonder }}<br>If you stay behind, report fewer hours; hours that you do not make are settled.',
          ),
        ),
      ],
      flow: [
        `Dinsdag om 7 uur > ${u.path} > ${p.path} > Kies S&O-uren > Bewaar S&O-uur > ${l.path} > Leg naast beschikking > Mail stand van WBSO`,
      ],
    };
  },
});

export const investmentDeduction = recipe({
  id: 'investment-deduction-kia-watch',
  category: 'finance',
  tags: ['kia', 'investeringsaftrek', 'bedrijfsmiddelen', 'zzp', 'eindejaar'],
  saves: spares(
    25,
    'Een ondernemer zoekt in december uit of er nog een investering bij moet.',
    'In December an entrepreneur finds out whether another investment is due.',
  ),
  variants: combine({ table: officeTables, chat: officeChats }, { take: 2, apart: ['table'] }),
  build: ({ table, chat }) => {
    const i = rowsOf(table, 'Lees investeringen', say('Investeringen', 'Investments'), 'Investering', {
      wat: say('Bedrijfsmiddel', 'Asset'),
      datum: say('Aangegaan op', 'Ordered on'),
      bedrag: say('Bedrag', 'Amount'),
      telt: say('Telt mee', 'Counts'),
    });
    const tel = `
${AS_DAY}
${AS_AMOUNT}
${asEuro()}
const jaar = $now.year;
const alle = $input.all().map(({ json }) => json).filter((een) => asDay(een.datum).isValid && asDay(een.datum).year === jaar && /^(ja|yes)$/i.test(String(een.telt ?? '').trim()));
const som = alle.reduce((totaal, een) => totaal + (getal(een.bedrag) ?? 0), 0);
const onder = Number('${limitOf('kia-threshold', ['Drempel van de KIA in euro', 'Threshold of the KIA in euros'], ['Vanaf dit bedrag per jaar bestaat er aftrek; belastingdienst.nl geeft het elk jaar.', 'From this amount a year there is a deduction; belastingdienst.nl gives it each year.'], 2901)}') || 0;`;
    return {
      name: both(
        `Investeringen vastleggen in ${table.app.label} en op tijd weten of de investeringsaftrek (KIA) wordt gehaald`,
        `Record investments in ${table.app.label} and know in time whether the Dutch investment deduction is reached`,
      ),
      description: both(
        `Met een formulier leg je elk bedrijfsmiddel vast; hij toetst of het meetelt, telt het jaar op in ${table.app.label} en toont hoe ver de drempel is. Op 1 november en 1 december staat in ${chat.app.label} of een investering naar voren halen loont.`,
        `With a form you record each asset; it tests whether it counts, adds up the year in ${table.app.label} and shows how far the threshold is. On 1 November and 1 December ${chat.app.label} tells whether bringing an investment forward pays.`,
      ),
      benefit: both(
        'Je loopt geen aftrek mis om een paar honderd euro.',
        'You miss no deduction over a few hundred euros.',
      ),
      uses: [
        [table, both('is de lijst van investeringen', 'is the list of investments')],
        [chat, both('krijgt het bericht in het najaar', 'gets the message in autumn')],
      ],
      setup: [
        both(
          'Maak de tabel Investeringen met de kolommen Bedrijfsmiddel, Aangegaan op, Bedrag (zonder btw als je die aftrekt), Telt mee en Waarom.',
          'Make the table Investments with the columns Asset, Ordered on, Amount (without VAT if you deduct it), Counts and Why.',
        ),
      ],
      notes: [
        {
          over: ['Toets bedrijfsmiddel', 'Bewaar investering'],
          text: say(
            '## Wat niet meetelt\nEen middel onder 450 euro, grond, woonhuizen, personenauto’s die geen beroepsvervoer zijn, en wat je voor dertig procent of meer privé gebruikt of verhuurt. De datum waarop je de verplichting aangaat telt, niet de factuur. Verkoop je binnen vijf jaar, dan kan bijtelling volgen.',
            '## What does not count\nAn asset below 450 euros, land, homes, cars that are no professional transport, and what is rented out or used privately for thirty percent or more. The day on which you order counts, not the invoice. Selling within five years may mean an addition.',
          ),
        },
      ],
      names: {
        'Nieuw bedrijfsmiddel': 'New asset',
        'Toets bedrijfsmiddel': 'Test the asset',
        'Bewaar investering': 'Keep the investment',
        'Lees investeringen': 'Read the investments',
        Investering: 'Investment',
        'Tel investeringen op': 'Add up the investments',
        'Kwam het van het formulier?': 'Did it come from the form?',
        'Toon stand van aftrek': 'Show the state of the deduction',
        'Meld of het loont': 'Report whether it pays',
        'Begin november en december': 'Start of November and December',
      },
      nodes: [
        formWithEnding(
          'Nieuw bedrijfsmiddel',
          say('Investering vastleggen', 'Record an investment'),
          say('Een bedrijfsmiddel per keer.', 'One asset at a time.'),
          [
            ['wat', say('Bedrijfsmiddel', 'Asset')],
            ['datum', say('Besteld of aangegaan op', 'Ordered on'), 'date'],
            ['bedrag', say('Bedrag in euro', 'Amount in euros'), 'number'],
            [
              'soort',
              say('Soort', 'Kind'),
              'dropdown',
              [
                say('apparaat, machine of inventaris', 'device, machine or fittings'),
                say('bestelauto of vrachtwagen', 'delivery vehicle or lorry'),
                say('personenauto', 'car'),
                say('grond of woning', 'land or home'),
                say('software of website', 'software or website'),
              ],
            ],
            [
              'prive',
              say('Gebruik je het voor 30% of meer privé?', 'Do you use it privately for 30% or more?'),
              'dropdown',
              [say('nee', 'no'), say('ja', 'yes')],
            ],
          ],
        ),
        code(
          'Toets bedrijfsmiddel',
          `
return $input.all().map(({ json: $json }) => {
  const bedrag = Number($json.bedrag) || 0;
  const waarom = bedrag < 450 ? '${say('onder 450 euro', 'below 450 euros')}' : $json.soort === '${say('personenauto', 'car')}' ? '${say('personenauto', 'car')}' : $json.soort === '${say('grond of woning', 'land or home')}' ? '${say('grond of woning', 'land or home')}' : /^(ja|yes)$/i.test(String($json.prive ?? '')) ? '${say('privégebruik', 'private use')}' : '';
  return { json: { wat: $json.wat, datum: String($json.datum ?? '').slice(0, 10), bedrag, telt: waarom ? '${say('nee', 'no')}' : '${say('ja', 'yes')}', waarom: waarom || '-' } };
});`,
        ),
        table.append('Bewaar investering', say('Investeringen', 'Investments'), {
          [say('Bedrijfsmiddel', 'Asset')]: '={{ $json.wat }}',
          [say('Aangegaan op', 'Ordered on')]: '={{ $json.datum }}',
          [say('Bedrag', 'Amount')]: '={{ $json.bedrag }}',
          [say('Telt mee', 'Counts')]: '={{ $json.telt }}',
          [say('Waarom', 'Why')]: '={{ $json.waarom }}',
        }),
        cron('Begin november en december', '0 9 1 11,12 *'),
        ...alsoRows(i).nodes,
        code(
          'Tel investeringen op',
          `${tel}
return [{ json: { aantal: alle.length, som: euro(som), gehaald: som >= onder, rest: euro(Math.max(0, onder - som)), dichtbij: som < onder && som >= onder * 0.6, formulier: $('Toets bedrijfsmiddel').isExecuted } }];`,
        ),
        when('Kwam het van het formulier?', [['={{ $json.formulier }}', 'yes']]),
        formEnd(
          'Toon stand van aftrek',
          say('Vastgelegd', 'Recorded'),
          say(
            "=Telt mee: {{ $('Toets bedrijfsmiddel').first().json.telt }} ({{ $('Toets bedrijfsmiddel').first().json.waarom }}). Dit jaar {{ $json.som }}; {{ $json.gehaald ? 'de drempel is gehaald' : 'nog ' + $json.rest + ' tot de drempel' }}.",
            "=Counts: {{ $('Toets bedrijfsmiddel').first().json.telt }} ({{ $('Toets bedrijfsmiddel').first().json.waarom }}). This year {{ $json.som }}; {{ $json.gehaald ? 'the threshold is reached' : $json.rest + ' to the threshold' }}.",
          ),
        ),
        chat.post(
          'Meld of het loont',
          say(
            "=Investeringen die meetellen voor de KIA: {{ $json.som }} ({{ $json.aantal }}). {{ $json.gehaald ? 'De drempel is gehaald; een grote investering kun je ook over twee jaren spreiden.' : $json.dichtbij ? 'Nog ' + $json.rest + ' tot de drempel: iets dat je toch nodig hebt, kun je beter dit jaar bestellen.' : 'Nog ' + $json.rest + ' tot de drempel: alleen om de aftrek investeren loont niet.' }}",
            "=Investments that count for the deduction: {{ $json.som }} ({{ $json.aantal }}). {{ $json.gehaald ? 'The threshold is reached; a large investment may be spread over two years too.' : $json.dichtbij ? $json.rest + ' to the threshold: what you need anyway is better ordered this year.' : $json.rest + ' to the threshold: investing for the deduction alone does not pay.' }}",
          ),
        ),
      ],
      flow: [
        `Nieuw bedrijfsmiddel > Toets bedrijfsmiddel > Bewaar investering > ${i.path} > Tel investeringen op > Kwam het van het formulier? > Toon stand van aftrek`,
        'Begin november en december > Lees investeringen',
        'Kwam het van het formulier? #1 > Meld of het loont',
      ],
    };
  },
});

export const smallBusinessScheme = recipe({
  id: 'kor-turnover-watch',
  category: 'finance',
  tags: ['kor', 'kleineondernemersregeling', 'omzetgrens', 'zzp', 'moneybird', 'btw'],
  saves: spares(
    20,
    'Een kleine ondernemer telt elke maand de omzet na voor de omzetgrens van de KOR.',
    'A small entrepreneur adds up turnover each month for the limit of the small business scheme.',
  ),
  variants: combine({ mailer: officeMail, tasks: officeTasks }, { take: 2, apart: ['mailer'] }),
  build: ({ mailer, tasks }) => ({
    name: both(
      `Omzetgrens van de KOR bewaken met Moneybird en een waarschuwing per mail met ${mailer.app.label}`,
      `Watch the turnover limit of the Dutch KOR with Moneybird and a warning by mail with ${mailer.app.label}`,
    ),
    description: both(
      `Elke maandag haalt hij de omzet van dit jaar uit Moneybird en rekent hij uit wanneer je bij dit tempo over de omzetgrens van de kleineondernemersregeling gaat. Dicht erbij volgt een mail via ${mailer.app.label}; erover een taak in ${tasks.app.label}.`,
      `Every Monday it gets this year’s turnover from Moneybird and works out when, at this pace, you exceed the limit of the small business scheme. Close to it a mail follows through ${mailer.app.label}; above it a task in ${tasks.app.label}.`,
    ),
    benefit: both(
      'Je factureert op de dag zelf met btw, niet een maand te laat.',
      'You charge VAT on the very day, not a month late.',
    ),
    uses: [
      [{ app: moneybirdApp }, both('geeft de omzet', 'gives the turnover')],
      [mailer, both('waarschuwt', 'warns')],
      [tasks, both('krijgt wat er dan moet gebeuren', 'receives what is due then')],
    ],
    setup: [
      both(
        'Boek facturen in de week waarin je ze stuurt: de grens geldt vanaf de levering die eroverheen gaat.',
        'Book invoices in the week in which you send them: the limit holds from the delivery that exceeds it.',
      ),
    ],
    notes: [
      {
        over: ['Reken tempo uit', 'Over de omzetgrens?'],
        text: say(
          '## Vanaf de levering die eroverheen gaat\nDie levering en alles daarna is met btw; je meldt je zelf af. Omzet uit verlegde btw en vrijgestelde prestaties telt soms niet mee: trek die er zelf af. De taak komt één keer per jaar. Een eenmalige uitschieter vertekent het tempo.',
          '## From the delivery that exceeds it\nThat delivery and all after it carry VAT; you deregister yourself. Reverse-charged and exempt turnover sometimes does not count: take it off yourself. The task comes once a year. A single peak distorts the pace.',
        ),
      },
    ],
    names: {
      'Maandag om half 8': 'Monday at half past 7',
      'Haal omzet van dit jaar': 'Fetch this year’s turnover',
      'Reken tempo uit': 'Work out the pace',
      'Over de omzetgrens?': 'Over the limit?',
      'Nog geen taak dit jaar': 'No task this year yet',
      'Maak taak voor afmelden': 'Make a task to deregister',
      'Mail dat je over de grens bent': 'Mail that you are over the limit',
      'Dicht bij de grens?': 'Close to the limit?',
      'Mail waarschuwing KOR': 'Mail the warning',
      'Meld dat Moneybird zweeg': 'Report that Moneybird was silent',
    },
    nodes: [
      everyWeek('Maandag om half 8', [1], 7, 30),
      withErrorBranch(
        moneybird('Haal omzet van dit jaar', 'reports/profit_loss', { query: { period: 'this_year' } }),
      ),
      code(
        'Reken tempo uit',
        `
${AS_AMOUNT}
${asEuro()}
const omzet = getal($input.first().json.total_revenue) ?? 0;
const grens = Number('${limitOf('kor-limit', ['Omzetgrens in euro', 'Turnover limit in euros'], ['De grens per kalenderjaar volgens belastingdienst.nl.', 'The limit a calendar year according to belastingdienst.nl.'], 20000)}') || 20000;
const dagen = Math.max(1, Math.floor($now.diff($now.startOf('year'), 'days').days)), perDag = omzet / dagen;
const rest = grens - omzet, nog = perDag > 0 ? Math.ceil(rest / perDag) : Infinity;
const dag = Number.isFinite(nog) && nog > 0 ? $now.plus({ days: Math.min(nog, 3650) }) : $now;
const ditJaar = Number.isFinite(nog) && nog > 0 && dag.year === $now.year;
return [{ json: { over: rest < 0, dichtbij: rest >= 0 && (omzet >= grens * 0.8 || (ditJaar && nog <= 60)), omzet: euro(omzet), rest: euro(Math.max(0, rest)), wanneer: ditJaar ? dag.setLocale('${say('nl', 'en')}').toFormat('d LLLL') : '${say('niet dit jaar', 'not this year')}' } }];`,
      ),
      when('Over de omzetgrens?', [['={{ $json.over }}', 'yes']]),
      onlyNew('Nog geen taak dit jaar', "={{ 'kor ' + $now.year }}"),
      withErrorBranch(
        tasks.create('Maak taak voor afmelden', {
          title: say(
            '=KOR: omzetgrens overschreden ({{ $json.omzet }})',
            '=KOR: turnover limit exceeded ({{ $json.omzet }})',
          ),
          description: say(
            'Zoek de factuur die eroverheen ging: die en alle latere zijn met btw. Meld je af bij de Belastingdienst, pas je factuurstijl aan en doe weer aangifte.',
            'Find the invoice that exceeded it: that one and all later carry VAT. Deregister with the tax office, change your invoice and file returns again.',
          ),
          due: "={{ $now.plus({ days: 1 }).toFormat('yyyy-MM-dd') }}",
        }),
      ),
      mailer.send(
        'Mail dat je over de grens bent',
        mailOf.me,
        say('KOR: je bent over de omzetgrens', 'KOR: you are over the turnover limit'),
        say(
          "=Omzet dit jaar: {{ $('Reken tempo uit').first().json.omzet }}. De taak kon niet worden gemaakt. Zoek de factuur die over de grens ging: die en alle latere zijn met btw. Meld je af bij de Belastingdienst en doe weer aangifte.",
          "=Turnover this year: {{ $('Reken tempo uit').first().json.omzet }}. The task could not be made. Find the invoice that exceeded the limit: that one and all later carry VAT. Deregister with the tax office and file returns again.",
        ),
      ),
      keep('Dicht bij de grens?', [['={{ $json.dichtbij }}', 'yes']]),
      mailer.send(
        'Mail waarschuwing KOR',
        mailOf.me,
        say('=KOR: nog {{ $json.rest }} tot de omzetgrens', '=KOR: {{ $json.rest }} to the turnover limit'),
        say(
          '=Omzet dit jaar: {{ $json.omzet }}. Bij dit tempo bereik je de grens: {{ $json.wanneer }}. Bespreek met je boekhouder of je grote opdrachten kunt plannen, of je beter zelf afmeldt.',
          '=Turnover this year: {{ $json.omzet }}. At this pace you reach the limit: {{ $json.wanneer }}. Discuss with your bookkeeper whether to plan large jobs, or to deregister yourself.',
        ),
      ),
      mailer.send(
        'Meld dat Moneybird zweeg',
        mailOf.me,
        say('KOR: omzet niet opgehaald', 'KOR: turnover not fetched'),
        say(
          'Moneybird gaf geen antwoord. Kijk het token na; volgende maandag probeert hij het weer.',
          'Moneybird gave no answer. Check the token; it tries again next Monday.',
        ),
      ),
    ],
    flow: [
      'Maandag om half 8 > Haal omzet van dit jaar > Reken tempo uit > Over de omzetgrens? > Nog geen taak dit jaar > Maak taak voor afmelden',
      'Maak taak voor afmelden #1 > Mail dat je over de grens bent',
      'Over de omzetgrens? #1 > Dicht bij de grens? > Mail waarschuwing KOR',
      'Haal omzet van dit jaar #1 > Meld dat Moneybird zweeg',
    ],
  }),
});

export const tipPool = recipe({
  id: 'tip-pool-by-hours',
  category: 'finance',
  tags: ['fooienpot', 'horeca', 'restaurant', 'verdelen', 'uren'],
  saves: spares(
    40,
    'De bedrijfsleider verdeelt elke week de fooien over gewerkte uren.',
    'Each week the manager splits tips over hours worked.',
  ),
  variants: combine(
    { table: officeTables, chat: askingChats, mailer: officeMail },
    { take: 2, apart: ['table', 'chat'] },
  ),
  build: ({ table, chat, mailer }) => {
    const f = rowsOf(table, 'Lees fooien', say('Fooien', 'Tips'), 'Fooi', {
      datum: say('Datum', 'Date'),
      bedrag: say('Bedrag', 'Amount'),
    });
    const u = rowsOf(table, 'Lees horeca-uren', say('Uren', 'Hours'), 'Horeca-uur', {
      naam: say('Naam', 'Name'),
      datum: say('Datum', 'Date'),
      uren: say('Uren', 'Hours'),
      weging: say('Weging', 'Weight'),
    });
    return {
      name: both(
        `Fooienpot verdelen over gewerkte uren uit ${table.app.label} na akkoord in ${chat.app.label}`,
        `Split the tip pool over hours worked from ${table.app.label} after approval in ${chat.app.label}`,
      ),
      description: both(
        `Elke maandag telt hij de fooien van vorige week in ${table.app.label} op, verdeelt ze naar gewogen uren tot op vijf cent en vraagt in ${chat.app.label} akkoord. Daarna staat ieders deel in de tabel en hoort salaris het via ${mailer.app.label}.`,
        `Every Monday it adds up last week’s tips in ${table.app.label}, splits them by weighted hours to five cents and asks for approval in ${chat.app.label}. After that each share is in the table and payroll gets it through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Een eerlijke pot zonder gedoe op zondagavond.',
        'A fair pool without hassle on Sunday night.',
      ),
      uses: [
        [
          table,
          both('heeft fooien en uren en krijgt de verdeling', 'has tips and hours and receives the split'),
        ],
        [chat, both('vraagt akkoord', 'asks for approval')],
        [mailer, both('mailt de salarisadministratie', 'mails payroll')],
      ],
      setup: [
        both(
          'Maak de tabel Fooien met de kolommen Datum en Bedrag, de tabel Uren met de kolommen Naam, Datum, Uren en Weging (leeg is 1), en de tabel Fooiverdeling met de kolommen Sleutel, Week, Naam, Uren en Bedrag.',
          'Make the table Tips with the columns Date and Amount, the table Hours with the columns Name, Date, Hours and Weight (empty is 1), and the table Tip shares with the columns Key, Week, Name, Hours and Amount.',
        ),
      ],
      notes: [
        {
          over: ['Verdeel de pot', 'Verdelen maar?'],
          text: say(
            '## Wat er met de rest gebeurt\nAlles wordt naar beneden afgerond op vijf cent; het restje staat in de vraag en blijft in de pot. Fooi die via de werkgever loopt, is loon als die ervan weet: overleg met de salarisadministratie hoe het in de aangifte gaat.',
            '## What happens to the rest\nAll is rounded down to five cents; the rest stands in the question and stays in the pool. Tips that run through the employer count as wages where known: ask payroll how it goes into the return.',
          ),
        },
      ],
      names: {
        'Maandag om 11 uur': 'Monday at 11',
        'Lees fooien': 'Read the tips',
        Fooi: 'Tip',
        'Lees horeca-uren': 'Read the hours',
        'Horeca-uur': 'Hour line',
        'Verdeel de pot': 'Split the pool',
        'Iets te verdelen?': 'Anything to split?',
        'Vraag akkoord op verdeling': 'Ask to approve the split',
        'Verdelen maar?': 'Split it?',
        'Losse aandelen': 'Each share',
        'Bewaar aandeel': 'Keep the share',
        'Zet aandelen op een rij': 'Put the shares in a row',
        'Mail verdeling': 'Mail the split',
        'Meld dat er niets te verdelen is': 'Report that there is nothing to split',
      },
      nodes: [
        everyWeek('Maandag om 11 uur', [1], 11),
        ...f.nodes,
        ...alsoRows(u).nodes,
        code(
          'Verdeel de pot',
          `
${AS_DAY}
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
const van = $now.minus({ weeks: 1 }).startOf('week');
const inWeek = (v) => { const dag = asDay(v); return dag.isValid && dag.hasSame(van, 'week'); };
const pot = cent($('Fooi').all().reduce((som, { json }) => som + (inWeek(json.datum) ? getal(json.bedrag) ?? 0 : 0), 0));
const per = new Map();
for (const { json: een } of $input.all()) {
  const uren = getal(een.uren);
  if (!een.naam || uren === null || uren <= 0 || !inWeek(een.datum)) continue;
  const wie = per.get(een.naam) ?? { naam: een.naam, uren: 0, punten: 0 };
  wie.uren += uren; wie.punten += uren * (getal(een.weging) ?? 1);
  per.set(een.naam, wie);
}
const punten = [...per.values()].reduce((som, een) => som + een.punten, 0);
const week = van.toFormat("kkkk-'W'WW");
const delen = [...per.values()].map((een) => ({ sleutel: week + ' ' + een.naam, week, naam: een.naam, uren: Math.round(een.uren * 100) / 100, bedrag: punten > 0 ? Math.floor(pot * een.punten / punten * 20 + 1e-9) / 20 : 0 })).sort((a, b) => b.bedrag - a.bedrag);
const rest = cent(pot - delen.reduce((som, een) => som + een.bedrag, 0));
return [{ json: { iets: pot > 0 && delen.length > 0, week, pot: euro(pot), mensen: delen.length, rest: euro(rest), lijst: delen.map((een) => '- ' + een.naam + ': ' + een.uren + ' ${say('uur', 'hours')}, ' + euro(een.bedrag)).join('\\n'), delen } }];`,
        ),
        when('Iets te verdelen?', [['={{ $json.iets }}', 'yes']]),
        answeredWithin(
          chat.approve(
            'Vraag akkoord op verdeling',
            say(
              '=Fooien week {{ $json.week }}: {{ $json.pot }} voor {{ $json.mensen }} mensen, {{ $json.rest }} blijft in de pot.\n{{ $json.lijst }}\nZo verdelen?',
              '=Tips week {{ $json.week }}: {{ $json.pot }} for {{ $json.mensen }} people, {{ $json.rest }} stays in the pool.\n{{ $json.lijst }}\nSplit it so?',
            ),
          ),
          3,
          'days',
        ),
        when('Verdelen maar?', [['={{ $json.data?.approved }}', 'yes']]),
        code('Losse aandelen', "return $('Verdeel de pot').first().json.delen.map((json) => ({ json }));"),
        table.upsert('Bewaar aandeel', say('Fooiverdeling', 'Tip shares'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
          [say('Week', 'Week')]: '={{ $json.week }}',
          [say('Naam', 'Name')]: '={{ $json.naam }}',
          [say('Uren', 'Hours')]: '={{ $json.uren }}',
          [say('Bedrag', 'Amount')]: '={{ $json.bedrag }}',
        }),
        code(
          'Zet aandelen op een rij',
          `${SAFE_TEXT}\nconst pot = $('Verdeel de pot').first().json;\nreturn [{ json: { week: pot.week, pot: pot.pot, lijst: cel(pot.lijst).replaceAll('\\n', '<br>') } }];`,
        ),
        mailer.send(
          'Mail verdeling',
          mailOf.payroll,
          say(
            '=Fooiverdeling week {{ $json.week }}: {{ $json.pot }}',
            '=Tip split week {{ $json.week }}: {{ $json.pot }}',
          ),
          '={{ $json.lijst }}',
        ),
        chat.post(
          'Meld dat er niets te verdelen is',
          say(
            'Er is geen fooi verdeeld: de pot of de uren van vorige week ontbreken, of de verdeling is niet goedgekeurd.',
            'No tips were split: last week’s pool or hours are missing, or the split was not approved.',
          ),
        ),
      ],
      flow: [
        `Maandag om 11 uur > ${f.path} > ${u.path} > Verdeel de pot > Iets te verdelen? > Vraag akkoord op verdeling > Verdelen maar? > Losse aandelen > Bewaar aandeel > Zet aandelen op een rij > Mail verdeling`,
        'Iets te verdelen? #1 > Meld dat er niets te verdelen is',
        'Verdelen maar? #1 > Meld dat er niets te verdelen is',
      ],
    };
  },
});

export const camtStatement = recipe({
  id: 'camt-statement-balance-check',
  category: 'finance',
  tags: ['camt.053', 'bankafschrift', 'saldo', 'aansluiting', 'bankbestand'],
  saves: spares(
    20,
    'Iemand leest bankbestanden in en kijkt of de saldi op elkaar aansluiten.',
    'Someone reads bank files and looks whether balances match.',
  ),
  variants: combine(
    { drop: fileDrops, table: officeTables, chat: officeChats },
    { take: 2, apart: ['drop', 'table'] },
  ),
  build: ({ drop, table, chat }) => {
    const s = starts(drop.newFile, 'Nieuw bankbestand', 'Bankbestand');
    const l = rowsOf(table, 'Lees afschriften', say('Afschriften', 'Statements'), 'Afschrift', {
      rekening: say('Rekening', 'Account'),
      eind: say('Eindsaldo', 'Closing balance'),
      tot: say('Tot', 'Until'),
    });
    return {
      name: both(
        `Bankafschrift (camt.053) uit ${drop.app.label} inlezen in ${table.app.label} met saldocontrole`,
        `Read a bank statement (camt.053) from ${drop.app.label} into ${table.app.label} with a balance check`,
      ),
      description: both(
        `Zodra ${drop.newFile.event.nl}, leest hij het camt.053-bestand, telt het na tegen begin- en eindsaldo en het vorige afschrift. Alleen als alles sluit komen de regels in ${table.app.label}; anders staat in ${chat.app.label} wat er mist.`,
        `As soon as ${drop.newFile.event.en}, it reads the camt.053 file, checks it against opening and closing balance and the last statement. Only if all matches its lines go to ${table.app.label}; otherwise ${chat.app.label} is told what lacks.`,
      ),
      benefit: both(
        'Geen afschrift dat ontbreekt of dubbel wordt ingelezen.',
        'No statement that is missing or read twice.',
      ),
      uses: [
        [
          { app: drop.app, setup: [...(drop.setup ?? []), ...(drop.newFile.setup ?? [])] },
          both('geeft de bankbestanden', 'gives the bank files'),
        ],
        [table, both('bewaart regels en saldi', 'keeps lines and balances')],
        [chat, both('krijgt wat niet aansluit', 'is told what does not match')],
      ],
      setup: [
        both(
          'Maak de tabel Bankregels met de kolommen Sleutel, Rekening, Datum, Bedrag, Tegenpartij en Omschrijving, en de tabel Afschriften met de kolommen Sleutel, Rekening, Van, Tot, Beginsaldo en Eindsaldo.',
          'Make the table Bank lines with the columns Key, Account, Date, Amount, Counterparty and Description, and the table Statements with the columns Key, Account, From, Until, Opening balance and Closing balance.',
        ),
      ],
      notes: [
        {
          over: ['Lees camt-bestand', 'Sluit het afschrift aan?'],
          text: say(
            '## Drie controles\nBegin plus boekingen is eind, het begin is het eind van het vorige afschrift van die rekening, en het afschrift is er nog niet. Het allereerste afschrift van een rekening heeft geen vorige en telt als goed.',
            '## Three checks\nOpening plus entries is closing, the opening is the closing of the last statement of that account, and the statement is not there yet. The very first statement of an account has none before it and counts as right.',
          ),
        },
      ],
      names: {
        'Nieuw bankbestand': 'New bank file',
        Bankbestand: 'Bank file',
        'Tekst uit bestand': 'Text of the file',
        'Lees afschriften': 'Read the statements',
        Afschrift: 'Statement',
        'Lees camt-bestand': 'Read the camt file',
        'Sluit het afschrift aan?': 'Does the statement match?',
        'Bewaar afschrift': 'Keep the statement',
        'Losse boekingen': 'Each entry',
        'Bewaar bankregel': 'Keep the bank line',
        'Meld gemiste bankregel': 'Report a missed bank line',
        'Meld wat niet aansluit': 'Report what does not match',
        'Meld onleesbaar bestand': 'Report an unreadable file',
      },
      nodes: [
        ...s.nodes,
        withErrorBranch(readFile('Tekst uit bestand', 'text', 'data', { destinationKey: 'data' })),
        ...alsoRows(l).nodes,
        code(
          'Lees camt-bestand',
          `
${AS_AMOUNT}
${AS_DAY}
${TO_CENT}
${asEuro()}
const xml = $('Tekst uit bestand').all().map(({ json }) => String(json.data ?? '')).join('\\n');
const blokken = (tekst, naam) => [...tekst.matchAll(new RegExp('<(?:\\\\w+:)?' + naam + '(?:\\\\s[^>]*)?>([\\\\s\\\\S]*?)</(?:\\\\w+:)?' + naam + '>', 'g'))].map((een) => een[1]);
const eerste = (tekst, naam) => (blokken(tekst, naam)[0] ?? '').replace(/<[^>]*>/g, ' ').replace(/&amp;/g, '&').replace(/\\s+/g, ' ').trim();
const bedrag = (tekst) => (getal(eerste(tekst, 'Amt').replace(/[^\\d.]/g, '')) ?? 0) * (eerste(tekst, 'CdtDbtInd') === 'DBIT' ? -1 : 1);
const eerder = $input.all().map(({ json }) => json).filter((een) => een.rekening).map((een) => ({ rekening: String(een.rekening).replace(/\\s/g, ''), eind: getal(een.eind) ?? 0, tot: asDay(een.tot).isValid ? asDay(een.tot).toFormat('yyyy-MM-dd') : '' }));
return blokken(xml, 'Stmt').map((stuk) => {
  const rekening = eerste(blokken(stuk, 'Acct')[0] ?? '', 'IBAN');
  const saldi = blokken(stuk, 'Bal').map((een) => ({ soort: eerste(een, 'Cd'), bedrag: cent(bedrag(een)), dag: eerste(een, 'Dt').slice(0, 10) }));
  const begin = saldi.find((een) => een.soort === 'OPBD' || een.soort === 'PRCD'), eind = saldi.find((een) => een.soort === 'CLBD');
  const regels = blokken(stuk, 'Ntry').map((een, i) => ({ sleutel: rekening + ' ' + (eerste(een, 'AcctSvcrRef') || eerste(een, 'NtryRef') || (eind?.dag ?? '') + '-' + (i + 1)), rekening, datum: eerste(blokken(een, 'BookgDt')[0] ?? '', 'Dt').slice(0, 10), bedrag: cent(bedrag(een.replace(/<(?:\\w+:)?NtryDtls>[\\s\\S]*/, ''))), partij: eerste(blokken(een, 'RltdPties')[0] ?? '', 'Nm'), omschrijving: eerste(een, 'Ustrd').slice(0, 300) }));
  const som = cent((begin?.bedrag ?? 0) + regels.reduce((totaal, een) => totaal + een.bedrag, 0));
  const vorige = eerder.filter((een) => een.rekening === rekening).sort((a, b) => b.tot.localeCompare(a.tot))[0];
  const fout = !rekening || !begin || !eind ? '${say('geen rekening of saldi gevonden', 'no account or balances found')}' : Math.abs(som - eind.bedrag) > 0.005 ? '${say('boekingen tellen op tot', 'entries add up to')} ' + euro(som) + ' ${say('in plaats van', 'instead of')} ' + euro(eind.bedrag) : vorige && vorige.tot >= eind.dag ? '${say('is al ingelezen', 'was read before')}' : vorige && Math.abs(vorige.eind - begin.bedrag) > 0.005 ? '${say('er ontbreekt een afschrift: het vorige eindigde op', 'a statement is missing: the last one closed at')} ' + euro(vorige.eind) : '';
  ${say('// Een bestand kan meer dagen bevatten: het volgende afschrift sluit aan op dit.', '// A file may hold several days: the next statement follows on this one.')}
  if (fout === '') eerder.push({ rekening, eind: eind.bedrag, tot: eind.dag });
  return { json: { goed: fout === '', fout, rekening, sleutel: rekening + ' ' + (eind?.dag ?? ''), van: begin?.dag ?? '', tot: eind?.dag ?? '', begin: begin?.bedrag ?? 0, eind: eind?.bedrag ?? 0, regels } };
});`,
        ),
        when('Sluit het afschrift aan?', [['={{ $json.goed }}', 'yes']]),
        table.upsert('Bewaar afschrift', say('Afschriften', 'Statements'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
          [say('Rekening', 'Account')]: '={{ $json.rekening }}',
          [say('Van', 'From')]: '={{ $json.van }}',
          [say('Tot', 'Until')]: '={{ $json.tot }}',
          [say('Beginsaldo', 'Opening balance')]: '={{ $json.begin }}',
          [say('Eindsaldo', 'Closing balance')]: '={{ $json.eind }}',
        }),
        code(
          'Losse boekingen',
          "return $('Sluit het afschrift aan?').all().filter(({ json }) => json.goed).flatMap(({ json }) => json.regels.map((regel) => ({ json: regel })));",
        ),
        withErrorBranch(
          table.upsert('Bewaar bankregel', say('Bankregels', 'Bank lines'), say('Sleutel', 'Key'), {
            [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
            [say('Rekening', 'Account')]: '={{ $json.rekening }}',
            [say('Datum', 'Date')]: '={{ $json.datum }}',
            [say('Bedrag', 'Amount')]: '={{ $json.bedrag }}',
            [say('Tegenpartij', 'Counterparty')]: '={{ $json.partij }}',
            [say('Omschrijving', 'Description')]: '={{ $json.omschrijving }}',
          }),
        ),
        chat.post(
          'Meld gemiste bankregel',
          say(
            `=De bankregel van {{ $('Losse boekingen').item.json.datum }}, ${euros("$('Losse boekingen').item.json.bedrag")} ({{ $('Losse boekingen').item.json.partij || '-' }}), kon niet worden bewaard. Zet hem zelf in de tabel: het afschrift telt als ingelezen.`,
            `=The bank line of {{ $('Losse boekingen').item.json.datum }}, ${euros("$('Losse boekingen').item.json.bedrag")} ({{ $('Losse boekingen').item.json.partij || '-' }}), could not be kept. Put it in the table yourself: the statement counts as read.`,
          ),
        ),
        chat.post(
          'Meld wat niet aansluit',
          say(
            "=Bankbestand {{ [...new Set($('Bankbestand').all().map(({ json }) => json.name))].join(', ') }}: {{ $json.fout }} ({{ $json.rekening || '-' }}). Dit afschrift is niet ingelezen; haal het goede of ontbrekende afschrift bij de bank op.",
            "=Bank file {{ [...new Set($('Bankbestand').all().map(({ json }) => json.name))].join(', ') }}: {{ $json.fout }} ({{ $json.rekening || '-' }}). This statement was not read; get the right or missing one from the bank.",
          ),
        ),
        chat.post(
          'Meld onleesbaar bestand',
          say(
            "=Bankbestand {{ [...new Set($('Bankbestand').all().map(({ json }) => json.name))].join(', ') }} kon niet worden gelezen. Is het een camt.053-bestand (xml, niet gezipt)?",
            "=Bank file {{ [...new Set($('Bankbestand').all().map(({ json }) => json.name))].join(', ') }} could not be read. Is it a camt.053 file (XML, not zipped)?",
          ),
        ),
      ],
      flow: [
        `${s.path} > Tekst uit bestand > ${l.path} > Lees camt-bestand > Sluit het afschrift aan? > Bewaar afschrift > Losse boekingen > Bewaar bankregel`,
        'Sluit het afschrift aan? #1 > Meld wat niet aansluit',
        'Bewaar bankregel #1 > Meld gemiste bankregel',
        'Tekst uit bestand #1 > Meld onleesbaar bestand',
      ],
    };
  },
});

import { googleCalendar, outlookCalendar } from '../../apps/calendars.js';
import { EXACT_DAY, exactApp, exactList } from '../../apps/dutch-books.js';
import { ownLimit } from '../../apps/limits.js';
import { officeChats, officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  asDayText,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  everyWeek,
  formEnd,
  formWithEnding,
  goOnAfterError,
  onlyNew,
  onlyOnce,
  recipe,
  rowsOf,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const calendars = [googleCalendar, outlookCalendar];

export const frequentAbsence = recipe({
  id: 'frequent-absence-talk',
  category: 'hr',
  tags: ['ziekteverzuim', 'frequent verzuim', 'verzuimgesprek', 'leidinggevende'],
  saves: spares(
    30,
    'Hr telt meldingen per medewerker en herinnert leidinggevenden aan een verzuimgesprek.',
    'Hr counts reports by employee and reminds managers of an absence talk.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 2 }),
  build: ({ table, mailer }) => {
    const z = rowsOf(table, 'Lees ziekmeldingen', say('Verzuim', 'Absence'), 'Ziekmelding', {
      naam: say('Naam', 'Name'),
      eerste: say('Eerste dag', 'First day'),
      hersteld: say('Hersteld op', 'Recovered on'),
      chef: say('Leidinggevende', 'Manager'),
    });
    const g = rowsOf(
      table,
      'Lees gevoerde gesprekken',
      say('Verzuimgesprekken', 'Absence talks'),
      'Gesprek',
      {
        naam: say('Naam', 'Name'),
        gevraagd: say('Gevraagd op', 'Asked on'),
      },
    );
    return {
      name: both(
        `Frequent verzuim uit ${table.app.label}: leidinggevende om een gesprek vragen met ${mailer.app.label}`,
        `Frequent absence from ${table.app.label}: ask the manager for a talk with ${mailer.app.label}`,
      ),
      description: both(
        `Elke dinsdag telt hij de meldingen per medewerker in ${table.app.label} over twaalf maanden. Wie hersteld is en op de grens komt, levert de leidinggevende via ${mailer.app.label} een verzoek om een gesprek op, met hulp bij de vragen en zonder oorzaak.`,
        `Every Tuesday it counts reports by employee in ${table.app.label} over twelve months. Who recovered and reaches the limit gives the manager a request for a talk through ${mailer.app.label}, with help for the questions and without causes.`,
      ),
      benefit: both(
        'Een patroon wordt besproken zolang het nog klein is.',
        'A pattern is discussed while it is small.',
      ),
      uses: [
        [table, both('heeft de meldingen en onthoudt verzoeken', 'has the reports and remembers requests')],
        [mailer, both('vraagt de leidinggevende', 'asks the manager')],
      ],
      setup: [
        both(
          'Maak de tabel Verzuim met de kolommen Naam, Eerste dag, Hersteld op en Leidinggevende (een mailadres), zonder oorzaak of diagnose; en de tabel Verzuimgesprekken met de kolommen Naam, Gevraagd op en Aantal.',
          'Make the table Absence with the columns Name, First day, Recovered on and Manager (an address), without cause or diagnosis; and the table Absence talks with the columns Name, Asked on and Number.',
        ),
      ],
      notes: [
        {
          over: ['Tel meldingen', 'Vraag om gesprek'],
          text: say(
            '## Wat mag en wat niet\nHet aantal en de dagen mag je bijhouden, de oorzaak niet. Binnen vier weken opnieuw ziek is één melding. Na een verzoek blijft het een half jaar stil, tenzij er twee meldingen bij komen. Een zwangerschap of chronische ziekte hoort bij de bedrijfsarts, niet in dit gesprek.',
            '## What is allowed and what is not\nNumber and days may be kept, the cause may not. Sick again within four weeks is one report. After a request it stays silent for half a year, unless two reports are added. Pregnancy or a chronic illness belongs with the company doctor, not in this talk.',
          ),
        },
      ],
      names: {
        'Dinsdag om 9 uur': 'Tuesday at 9',
        'Lees ziekmeldingen': 'Read the reports',
        Ziekmelding: 'Sick report',
        'Lees gevoerde gesprekken': 'Read the talks held',
        Gesprek: 'Talk',
        'Tel meldingen': 'Count the reports',
        'Vraag om gesprek': 'Ask for a talk',
        'Onthoud verzoek': 'Remember the request',
        'Meld aan hr': 'Tell hr',
      },
      nodes: [
        everyWeek('Dinsdag om 9 uur', [2], 9),
        ...z.nodes,
        ...alsoRows(g).nodes,
        code(
          'Tel meldingen',
          `
${AS_DAY}
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const vandaag = $now.startOf('day'), jaar = vandaag.minus({ months: 12 });
const grens = Math.round(Number('${limitOf('absence-reports', ['Aantal meldingen in een jaar', 'Number of reports in a year'], ['Vanaf hoeveel meldingen jullie een gesprek voeren.', 'From how many reports you hold a talk.'], 3)}')) || 3;
const gesprekken = $input.all().map(({ json }) => json).filter((een) => een.naam);
const per = new Map();
for (const { json: een } of $('Ziekmelding').all()) {
  const eerste = asDay(een.eerste);
  if (!een.naam || !eerste.isValid) continue;
  per.set(kaal(een.naam), [...(per.get(kaal(een.naam)) ?? []), { ...een, dag: eerste, weer: asDay(een.hersteld) }]);
}
return [...per].flatMap(([sleutel, lijst]) => {
  lijst.sort((a, b) => a.dag - b.dag);
  const echt = lijst.filter((een, i) => { const vorige = lijst[i - 1]; return !(vorige && vorige.weer.isValid && een.dag < vorige.weer.plus({ weeks: 4 })); }).filter((een) => een.dag >= jaar);
  const laatste = lijst.at(-1);
  if (echt.length < grens || !laatste.weer.isValid || laatste.weer > vandaag || laatste.weer < vandaag.minus({ weeks: 4 })) return [];
  const vorig = gesprekken.filter((een) => kaal(een.naam) === sleutel).map((een) => asDay(een.gevraagd)).filter((dag) => dag.isValid).sort((a, b) => b - a)[0];
  if (vorig && vorig > vandaag.minus({ months: 6 }) && echt.filter((een) => een.dag > vorig).length < 2) return [];
  const chef = String(laatste.chef ?? '').trim();
  // ${say('Zonder goed mailadres gaat het verzoek naar hr, dat het doorgeeft.', 'Without a proper address the request goes to hr, who pass it on.')}
  return [{ json: { naam: laatste.naam, chef: /^\\S+@\\S+\\.\\S+$/.test(chef) ? chef : '${mailOf.hr}', aantal: echt.length } }];
});`,
        ),
        withErrorBranch(
          mailer.send(
            'Vraag om gesprek',
            '={{ $json.chef }}',
            say('=Plan een gesprek met {{ $json.naam }}', '=Plan a talk with {{ $json.naam }}'),
            say(
              '=Hallo,<br><br>{{ $json.naam }} was {{ $json.aantal }} keer ziek in twaalf maanden en is nu hersteld. Plan binnen twee weken een rustig gesprek. Vraag hoe het gaat, of het werk een rol speelt en wat helpt. Vraag niet naar de ziekte; wie er zelf over begint, wijs je op de bedrijfsarts. Leg alleen afspraken vast.',
              '=Hello,<br><br>{{ $json.naam }} was sick {{ $json.aantal }} times in twelve months and has recovered. Plan a quiet talk within two weeks. Ask how things are, whether work plays a part and what helps. Do not ask about the illness; point who brings it up to the company doctor. Record agreements only.',
            ),
          ),
        ),
        table.append('Onthoud verzoek', say('Verzuimgesprekken', 'Absence talks'), {
          [say('Naam', 'Name')]: "={{ $('Tel meldingen').item.json.naam }}",
          [say('Gevraagd op', 'Asked on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [say('Aantal', 'Number')]: "={{ $('Tel meldingen').item.json.aantal }}",
        }),
        goOnAfterError(
          mailer.send(
            'Meld aan hr',
            mailOf.hr,
            say('Verzoek om verzuimgesprek kwam niet aan', 'Request for an absence talk did not arrive'),
            say(
              "=De mail aan {{ $('Tel meldingen').item.json.chef }} over {{ $('Tel meldingen').item.json.naam }} lukte niet. Kijk het adres van de leidinggevende na.",
              "=The mail to {{ $('Tel meldingen').item.json.chef }} about {{ $('Tel meldingen').item.json.naam }} failed. Check the address of the manager.",
            ),
          ),
        ),
      ],
      flow: [
        `Dinsdag om 9 uur > ${z.path} > ${g.path} > Tel meldingen > Vraag om gesprek > Onthoud verzoek`,
        'Vraag om gesprek #1 > Meld aan hr',
      ],
    };
  },
});

const SMALLEST_GROUP = ownLimit(
  ['Minstens mensen per afdeling', 'At least people a department'],
  [
    'Kleinere afdelingen vallen onder overig, zodat niemand te herkennen is.',
    'Smaller departments go under other, so that nobody can be recognised.',
  ],
  5,
);

export const absenceRate = recipe({
  id: 'absence-rate-of-the-month',
  category: 'hr',
  tags: ['verzuimpercentage', 'meldingsfrequentie', 'hr-cijfers', 'rapport'],
  saves: spares(
    60,
    'Hr rekent elke maand verzuimpercentage en meldingsfrequentie per afdeling uit.',
    'Each month hr works out absence rate and frequency by department.',
  ),
  variants: combine({ table: officeTables, chat: officeChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const m = rowsOf(table, 'Lees formatie', say('Formatie', 'Headcount'), 'Formatieregel', {
      naam: say('Naam', 'Name'),
      afdeling: say('Afdeling', 'Department'),
      fte: 'Fte',
      begin: say('In dienst', 'Joined'),
      eind: say('Uit dienst', 'Left'),
    });
    const z = rowsOf(table, 'Lees verzuimperioden', say('Verzuim', 'Absence'), 'Verzuimperiode', {
      naam: say('Naam', 'Name'),
      eerste: say('Eerste dag', 'First day'),
      hersteld: say('Hersteld op', 'Recovered on'),
      deel: say('Percentage ziek', 'Percent sick'),
    });
    return {
      name: both(
        `Verzuimpercentage per afdeling elke maand in ${table.app.label} met samenvatting in ${chat.app.label}`,
        `Absence rate by department each month in ${table.app.label} with a summary in ${chat.app.label}`,
      ),
      description: both(
        `Op de derde rekent hij uit formatie en verzuim in ${table.app.label} per afdeling verzuimpercentage, frequentie en gemiddelde duur van vorige maand uit. ${chat.app.label} krijgt de cijfers zonder namen; kleine afdelingen vallen onder overig.`,
        `On the third it works out rate, frequency and mean duration of last month by department from headcount and absence in ${table.app.label}. ${chat.app.label} gets the figures without names; small departments go under other.`,
      ),
      benefit: both(
        'Je ziet een stijging in de maand zelf, per afdeling.',
        'You see a rise in the month itself, by department.',
      ),
      uses: [
        [
          table,
          both(
            'heeft formatie en verzuim en bewaart de cijfers',
            'has headcount and absence and keeps the figures',
          ),
        ],
        [chat, both('krijgt de samenvatting', 'receives the summary')],
      ],
      setup: [
        both(
          'Maak de tabel Formatie met de kolommen Naam, Afdeling, Fte, In dienst en Uit dienst; de tabel Verzuim met de kolommen Naam, Eerste dag, Hersteld op en Percentage ziek (leeg is 100); en de tabel Verzuimcijfers met de kolommen Sleutel, Maand, Afdeling, Percentage, Frequentie en Duur.',
          'Make the table Headcount with the columns Name, Department, Fte, Joined and Left; the table Absence with the columns Name, First day, Recovered on and Percent sick (empty is 100); and the table Absence figures with the columns Key, Month, Department, Rate, Frequency and Duration.',
        ),
      ],
      notes: [
        {
          over: ['Reken verzuim', 'Bewaar cijfers'],
          text: say(
            '## Zoals het CBS rekent\nZiektedagen (kalenderdagen maal fte maal percentage ziek) gedeeld door beschikbare dagen. Frequentie is meldingen per fte, doorgerekend naar een jaar. Te kleine afdelingen (standaard minder dan vijf mensen) staan onder overig, zodat niemand te herkennen is; is ook overig te klein, dan telt het alleen in het totaal. Zwangerschapsverlof telt niet mee: zet het niet in de tabel.',
            '## As Statistics Netherlands counts\nDays sick (calendar days times fte times percent sick) divided by days available. Frequency is reports by fte, drawn on to a year. Departments that are too small (fewer than five people by default) go under other, so that nobody can be recognised; where other is too small too, it counts in the total only. Maternity leave does not count: keep it out of the table.',
          ),
        },
      ],
      names: {
        'Derde van de maand om 8 uur': 'Third of the month at 8',
        'Lees formatie': 'Read the headcount',
        Formatieregel: 'Headcount line',
        'Lees verzuimperioden': 'Read the absences',
        Verzuimperiode: 'Absence',
        'Reken verzuim': 'Work out absence',
        'Bewaar cijfers': 'Keep the figures',
        'Schrijf samenvatting': 'Write the summary',
        'Meld cijfers': 'Report the figures',
      },
      nodes: [
        cron('Derde van de maand om 8 uur', '0 8 3 * *'),
        ...m.nodes,
        ...alsoRows(z).nodes,
        code(
          'Reken verzuim',
          `
${AS_DAY}
${AS_AMOUNT}
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const van = $now.minus({ months: 1 }).startOf('month'), tot = van.endOf('month').startOf('day');
const dagen = (a, b) => Math.max(0, Math.round(b.diff(a, 'days').days) + 1);
const later = (a, b) => (a > b ? a : b), eerder = (a, b) => (a < b ? a : b);
const mensen = $('Formatieregel').all().map(({ json }) => json).flatMap((een) => {
  const begin = asDay(een.begin), eind = asDay(een.eind), fte = getal(een.fte);
  if (!een.naam || (begin.isValid && begin > tot) || (eind.isValid && eind < van)) return [];
  return [{ naam: kaal(een.naam), afdeling: String(een.afdeling ?? '').trim() || '-', fte: fte === null || fte <= 0 ? 1 : fte, dagen: dagen(begin.isValid ? later(begin, van) : van, eind.isValid ? eerder(eind, tot) : tot) }];
});
const aantal = new Map();
for (const een of mensen) aantal.set(een.afdeling, (aantal.get(een.afdeling) ?? 0) + 1);
const overig = '${say('Overig', 'Other')}';
const klein = [...aantal].filter(([, mensen]) => mensen < ${SMALLEST_GROUP}).reduce((som, [, mensen]) => som + mensen, 0);
// ${say('Is ook overig te klein, dan telt die groep alleen mee in het totaal.', 'Where other is too small as well, that group counts in the total only.')}
const groepen = (afdeling) => [...(aantal.get(afdeling) >= ${SMALLEST_GROUP} ? [afdeling] : klein >= ${SMALLEST_GROUP} ? [overig] : []), allen];
const uit = new Map();
const tel = (naam) => { const een = uit.get(naam) ?? { naam, beschikbaar: 0, ziek: 0, meldingen: 0, fte: 0, klaar: 0, duur: 0 }; uit.set(naam, een); return een; };
const allen = '${say('Totaal', 'Total')}';
for (const een of mensen) for (const naam of groepen(een.afdeling)) { const som = tel(naam); som.beschikbaar += een.dagen * een.fte; som.fte += een.fte * een.dagen / dagen(van, tot); }
for (const { json: een } of $input.all()) {
  const eerste = asDay(een.eerste), weer = asDay(een.hersteld), mens = mensen.find((ander) => ander.naam === kaal(een.naam));
  if (!mens || !eerste.isValid || eerste > tot) continue;
  const laatste = weer.isValid ? weer.minus({ days: 1 }) : tot;
  if (laatste < van) continue;
  const deel = Math.min(100, Math.max(0, getal(een.deel) ?? 100)) / 100;
  for (const naam of groepen(mens.afdeling)) {
    const som = tel(naam);
    som.ziek += dagen(later(eerste, van), eerder(laatste, tot)) * mens.fte * deel;
    if (eerste >= van) som.meldingen += 1;
    if (weer.isValid && weer >= van && weer <= tot) { som.klaar += 1; som.duur += dagen(eerste, weer.minus({ days: 1 })); }
  }
}
const rond = (v) => Math.round(v * 10) / 10;
return [...uit.values()].filter((een) => een.beschikbaar > 0).map((een) => ({ json: { sleutel: van.toFormat('yyyy-MM') + ' ' + een.naam, maand: van.toFormat('yyyy-MM'), afdeling: een.naam, percentage: rond(een.ziek / een.beschikbaar * 100), frequentie: Math.round(een.meldingen / een.fte * 12 * 100) / 100, duur: een.klaar > 0 ? rond(een.duur / een.klaar) : 0, klaar: een.klaar, totaal: een.naam === allen } }));`,
        ),
        table.upsert('Bewaar cijfers', say('Verzuimcijfers', 'Absence figures'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
          [say('Maand', 'Month')]: '={{ $json.maand }}',
          [say('Afdeling', 'Department')]: '={{ $json.afdeling }}',
          [say('Percentage', 'Rate')]: '={{ $json.percentage }}',
          [say('Frequentie', 'Frequency')]: '={{ $json.frequentie }}',
          [say('Duur', 'Duration')]: '={{ $json.duur }}',
        }),
        code(
          'Schrijf samenvatting',
          `
const alle = $('Reken verzuim').all().map(({ json }) => json).sort((a, b) => Number(b.totaal) - Number(a.totaal) || b.percentage - a.percentage);
const tekst = (v) => Number(v).toLocaleString('${say('nl-NL', 'en-GB')}', { maximumFractionDigits: 2 });
return [{ json: { maand: DateTime.fromISO(alle[0].maand + '-01').setLocale('${say('nl', 'en')}').toFormat('LLLL yyyy'), lijst: alle.map((een) => '- ' + een.afdeling + ': ' + tekst(een.percentage) + '%, ${say('frequentie', 'frequency')} ' + tekst(een.frequentie) + (een.klaar === 0 ? '' : ', ${say('gemiddeld', 'on average')} ' + tekst(een.duur) + ' ${say('dagen per melding', 'days a report')}')).join('\\n') } }];`,
        ),
        chat.post(
          'Meld cijfers',
          say(
            '=Verzuim in {{ $json.maand }}:\n{{ $json.lijst }}',
            '=Absence in {{ $json.maand }}:\n{{ $json.lijst }}',
          ),
        ),
      ],
      flow: [
        `Derde van de maand om 8 uur > ${m.path} > ${z.path} > Reken verzuim > Bewaar cijfers > Schrijf samenvatting > Meld cijfers`,
      ],
    };
  },
});

export const maternityDates = recipe({
  id: 'maternity-leave-dates-and-tasks',
  category: 'hr',
  tags: ['zwangerschapsverlof', 'bevallingsverlof', 'uwv', 'wazo', 'verlof'],
  saves: spares(
    30,
    'Hr rekent verlofdagen uit, vraagt de uitkering aan en plant het inwerken van een vervanger.',
    'Hr works out leave days, applies for the benefit and plans the replacement.',
  ),
  variants: combine(
    { tasks: officeTasks, mailer: officeMail, calendar: calendars },
    { take: 2, apart: ['tasks', 'calendar'] },
  ),
  build: ({ tasks, mailer, calendar }) => ({
    name: both(
      `Zwangerschapsverlof plannen: data in ${calendar.app.label}, hr-taken in ${tasks.app.label}`,
      `Plan maternity leave: dates in ${calendar.app.label}, hr tasks in ${tasks.app.label}`,
    ),
    description: both(
      `Een medewerker vult uitgerekende datum en gewenste ingang in. Hij rekent het wettelijke verlof uit, zet het in ${calendar.app.label}, maakt in ${tasks.app.label} taken voor UWV, vervanging en terugkeer, en mailt de data via ${mailer.app.label}.`,
      `An employee fills in due date and wished start. It works out the statutory Dutch leave, puts it into ${calendar.app.label}, makes tasks for UWV, replacement and return in ${tasks.app.label}, and mails the dates through ${mailer.app.label}.`,
    ),
    benefit: both(
      'Alle data op één dag geregeld, geen aanvraag te laat.',
      'All dates arranged in a day, no application too late.',
    ),
    uses: [
      [calendar, both('krijgt het verlof', 'receives the leave')],
      [tasks, both('krijgt de taken', 'receives the tasks')],
      [mailer, both('mailt de data', 'mails the dates')],
    ],
    setup: [
      both(
        'Kies een agenda die alleen hr en de leidinggevende zien.',
        'Choose a calendar that hr and the manager see only.',
      ),
    ],
    notes: [
      {
        over: ['Reken verlof uit', 'Kan het zo?'],
        text: say(
          '## De regels\nHet verlof begint zes tot vier weken voor de dag na de uitgerekende datum en duurt samen minstens zestien weken; bij een tweeling tien tot acht weken vooraf en minstens twintig weken. De uitkering vraag je uiterlijk twee weken voor het verlof aan. De echte bevalling kan het einde nog verschuiven: de werknemer meldt die dag.',
          '## The rules\nLeave begins six to four weeks before the day after the due date and lasts sixteen weeks together at least; with twins ten to eight weeks ahead and twenty weeks at least. You apply for the benefit two weeks before the leave at the latest. The real birth may move the end: the employee tells that day.',
        ),
      },
    ],
    names: {
      'Verlof aangevraagd': 'Leave requested',
      'Reken verlof uit': 'Work out the leave',
      'Kan het zo?': 'Is it possible?',
      'Zet verlof in agenda': 'Put the leave into the calendar',
      'Taken voor hr': 'Tasks for hr',
      'Maak hr-taak': 'Make the hr task',
      'Mail data aan medewerker': 'Mail the dates to the employee',
      'Toon data': 'Show the dates',
      'Toon wat niet kan': 'Show what is not possible',
    },
    nodes: [
      formWithEnding(
        'Verlof aangevraagd',
        say('Zwangerschapsverlof', 'Maternity leave'),
        say(
          'Gefeliciteerd! Alleen hr en je leidinggevende zien dit.',
          'Congratulations! Only hr and your manager see this.',
        ),
        [
          ['naam', say('Je naam', 'Your name')],
          ['mail', say('Je mailadres', 'Your address'), 'email'],
          ['uitgerekend', say('Uitgerekende datum', 'Due date'), 'date'],
          [
            'weken',
            say('Hoeveel weken vooraf wil je beginnen?', 'How many weeks ahead do you want to start?'),
            'number',
          ],
          [
            'meer',
            say('Verwacht je er meer dan één?', 'Do you expect more than one?'),
            'dropdown',
            [say('nee', 'no'), say('ja', 'yes')],
          ],
        ],
      ),
      code(
        'Reken verlof uit',
        `
${AS_DAY}
${asDayText()}
return $input.all().map(({ json: $json }) => {
  const uitgerekend = asDay($json.uitgerekend), weken = Number($json.weken), meer = /^(ja|yes)$/i.test(String($json.meer ?? ''));
  const [minst, meest, totaal] = meer ? [8, 10, 20] : [4, 6, 16];
  const goed = uitgerekend.isValid && uitgerekend > $now && Number.isFinite(weken) && weken >= minst && weken <= meest;
  if (!goed) return { json: { goed: false, minst, meest } };
  const begin = uitgerekend.plus({ days: 1 }).minus({ days: Math.round(weken * 7) });
  const eind = begin.plus({ weeks: totaal }).minus({ days: 1 });
  const datum = (v) => v.toFormat('yyyy-MM-dd');
  const straks = (v) => datum(v > $now ? v : $now.plus({ days: 1 }));
  const taken = [
    { titel: '${say('Verlofuitkering bij UWV aanvragen voor', 'Apply to UWV for the leave benefit of')} ' + $json.naam, klaar: straks(begin.minus({ weeks: 3 })), uitleg: '${say('Uiterlijk twee weken voor het verlof. De zwangerschapsverklaring blijft bij de medewerker.', 'Two weeks before the leave at the latest. The certificate stays with the employee.')}' },
    { titel: '${say('Vervanging regelen voor', 'Arrange a replacement for')} ' + $json.naam, klaar: straks(begin.minus({ weeks: 8 })), uitleg: '${say('Met een week om over te dragen.', 'With a week to hand over.')}' },
    { titel: '${say('Terugkeergesprek plannen met', 'Plan the return talk with')} ' + $json.naam, klaar: straks(eind.minus({ weeks: 4 })), uitleg: '${say('Bespreek kolven, ouderschapsverlof en werkdagen.', 'Discuss nursing, parental leave and working days.')}' },
  ];
  return { json: { goed: true, naam: $json.naam, mail: $json.mail, begin: datum(begin), eind: datum(eind.plus({ days: 1 })), van: dagtekst(begin), tot: dagtekst(eind), terug: dagtekst(eind.plus({ days: 1 })), taken } };
});`,
      ),
      when('Kan het zo?', [['={{ $json.goed }}', 'yes']]),
      calendar.create('Zet verlof in agenda', {
        title: say('=Verlof {{ $json.naam }}', '=Leave {{ $json.naam }}'),
        start: '={{ $json.begin }}T09:00:00',
        end: '={{ $json.eind }}T09:00:00',
        description: say(
          'Einde schuift mee met de werkelijke bevallingsdatum.',
          'The end moves with the real date of birth.',
        ),
      }),
      mailer.send(
        'Mail data aan medewerker',
        "={{ $('Kan het zo?').item.json.mail }}",
        say('Je verlof staat gepland', 'Your leave is planned'),
        say(
          "=Beste {{ $('Kan het zo?').item.json.naam }},<br><br>Je verlof loopt van {{ $('Kan het zo?').item.json.van }} tot en met {{ $('Kan het zo?').item.json.tot }}; je eerste werkdag daarna is op of na {{ $('Kan het zo?').item.json.terug }}. Geef hr binnen twee dagen na de bevalling de echte datum door, dan rekenen we het einde na. Geef je zwangerschapsverklaring niet aan ons, wij hoeven hem niet te zien; bewaar hem wel.",
          "=Dear {{ $('Kan het zo?').item.json.naam }},<br><br>Your leave runs from {{ $('Kan het zo?').item.json.van }} up to {{ $('Kan het zo?').item.json.tot }}; your first working day after that is on or after {{ $('Kan het zo?').item.json.terug }}. Tell hr the real date within two days after the birth, and we check the end. Keep your certificate; we need not see it.",
        ),
      ),
      code('Taken voor hr', "return $('Kan het zo?').first().json.taken.map((json) => ({ json }));"),
      tasks.create('Maak hr-taak', {
        title: '={{ $json.titel }}',
        description: '={{ $json.uitleg }}',
        due: '={{ $json.klaar }}',
      }),
      onlyOnce(
        formEnd(
          'Toon data',
          say('Je verlof staat gepland', 'Your leave is planned'),
          say(
            "=Van {{ $('Kan het zo?').first().json.van }} tot en met {{ $('Kan het zo?').first().json.tot }}. De data staan ook in je mail.",
            "=From {{ $('Kan het zo?').first().json.van }} up to {{ $('Kan het zo?').first().json.tot }}. The dates are in your mail too.",
          ),
        ),
      ),
      formEnd(
        'Toon wat niet kan',
        say('Kijk de gegevens na', 'Check what you filled in'),
        say(
          '=Kies een uitgerekende datum in de toekomst en begin {{ $json.minst }} tot {{ $json.meest }} weken vooraf.',
          '=Choose a due date in the future and start {{ $json.minst }} to {{ $json.meest }} weeks ahead.',
        ),
      ),
    ],
    flow: [
      'Verlof aangevraagd > Reken verlof uit > Kan het zo? > Zet verlof in agenda > Mail data aan medewerker > Taken voor hr > Maak hr-taak > Toon data',
      'Kan het zo? #1 > Toon wat niet kan',
    ],
  }),
});

export const exactLeave = recipe({
  id: 'exact-leave-to-calendar',
  category: 'hr',
  tags: ['exact online', 'verlof', 'agenda', 'afwezigheid', 'team'],
  saves: spares(
    5,
    'Een leidinggevende zet goedgekeurd verlof uit Exact over in de teamagenda.',
    'A manager copies approved leave from Exact into the team calendar.',
  ),
  variants: combine({ calendar: calendars, chat: officeChats }, { take: 2, apart: ['calendar'] }),
  build: ({ calendar, chat }) => ({
    name: both(
      `Goedgekeurd verlof uit Exact Online in ${calendar.app.label} zetten, weekoverzicht in ${chat.app.label}`,
      `Put approved leave from Exact Online into ${calendar.app.label}, weekly overview in ${chat.app.label}`,
    ),
    description: both(
      `Elk uur op werkdagen zet hij nieuw goedgekeurd verlof uit Exact Online in ${calendar.app.label}, elke aanvraag eenmaal. Op maandagochtend staat in ${chat.app.label} wie deze en volgende week weg is, en welke aanvragen nog op akkoord wachten.`,
      `Every hour on working days it puts newly approved leave from Exact Online into ${calendar.app.label}, each request once. On Monday morning ${chat.app.label} tells who is away this week and next, and which requests still wait for approval.`,
    ),
    benefit: both(
      'Iedereen weet wie er is, zonder in Exact te hoeven kijken.',
      'Everybody knows who is there, without looking into Exact.',
    ),
    uses: [
      [{ app: exactApp }, both('geeft de verlofaanvragen', 'gives the leave requests')],
      [calendar, both('krijgt het verlof', 'receives the leave')],
      [chat, both('krijgt het overzicht', 'receives the overview')],
    ],
    setup: [
      both(
        'De eerste keer zet hij al het goedgekeurde verlof vanaf vandaag in de agenda; begin met een lege teamagenda.',
        'The first time it puts all approved leave from today on into the calendar; begin with an empty team calendar.',
      ),
    ],
    notes: [
      {
        over: ['Kies goedgekeurd verlof', 'Nog niet in agenda'],
        text: say(
          '## Wat er niet in staat\nDe soort verlof en de opmerking gaan niet mee: een teamagenda is geen dossier. Ingetrokken verlof haal je zelf uit de agenda, en de oude afspraak als de dagen wijzigen. Van een deel van een dag staan de uren in de titel, want Exact zegt niet welke het zijn. Wat de agenda weigert, staat meteen in de chat.',
          '## What is not in it\nKind of leave and remark do not go along: a team calendar is no file. Leave that was withdrawn you take out of the calendar yourself, and the old event when the days change. Of a part of a day the hours stand in the title, as Exact does not say which ones. What the calendar refuses is in the chat at once.',
        ),
      },
    ],
    names: {
      'Elk uur op een werkdag': 'Every hour on a working day',
      'Verlof vanaf vandaag': 'Leave from today',
      'Kies goedgekeurd verlof': 'Choose approved leave',
      'Nog niet in agenda': 'Not in the calendar yet',
      'Zet afwezigheid in agenda': 'Put the absence into the calendar',
      'Meld wat niet in de agenda kwam': 'Report what did not get into the calendar',
      'Maandagochtend vroeg': 'Early Monday morning',
      'Verlof voor het overzicht': 'Leave for the overview',
      'Stel weekoverzicht op': 'Make the weekly overview',
      'Meld wie weg is': 'Report who is away',
    },
    nodes: [
      cron('Elk uur op een werkdag', '10 7-19 * * 1-5'),
      exactList(
        'Verlof vanaf vandaag',
        'hrm/LeaveRegistrations',
        'ID,EmployeeFullName,StartDate,EndDate,Hours,LeaveTypeDescription,Status',
        '={{ "Status eq 2 and EndDate ge datetime\'" + $now.toFormat(\'yyyy-MM-dd\') + "\'" }}',
      ),
      code(
        'Kies goedgekeurd verlof',
        `
${EXACT_DAY}
return $input.all().flatMap(({ json }) => json.d?.results ?? []).flatMap((een) => {
  const begin = exactDag(een.StartDate), eind = exactDag(een.EndDate);
  if (Number(een.Status) !== 2 || !begin.isValid || !eind.isValid) return [];
  return [{ json: { id: een.ID, naam: een.EmployeeFullName || '-', begin: begin.toFormat('yyyy-MM-dd'), eind: eind.toFormat('yyyy-MM-dd'), uren: (Number(een.Hours) || 0).toLocaleString('${say('nl-NL', 'en-GB')}'), deel: +begin === +eind && Number(een.Hours) > 0 && Number(een.Hours) < 7 ? Number(een.Hours).toLocaleString('${say('nl-NL', 'en-GB')}') : '' } }];
});`,
      ),
      onlyNew('Nog niet in agenda', '={{ $json.id + $json.begin + $json.eind }}'),
      withErrorBranch(
        calendar.create('Zet afwezigheid in agenda', {
          title: say(
            "=Vrij{{ $json.deel ? ' (' + $json.deel + ' uur)' : '' }}: {{ $json.naam }}",
            "=Off{{ $json.deel ? ' (' + $json.deel + ' hours)' : '' }}: {{ $json.naam }}",
          ),
          start: '={{ $json.begin }}T08:00:00',
          end: '={{ $json.eind }}T18:00:00',
          description: say(
            '={{ $json.uren }} uur, uit Exact Online',
            '={{ $json.uren }} hours, from Exact Online',
          ),
        }),
      ),
      chat.post(
        'Meld wat niet in de agenda kwam',
        say(
          "=Het verlof van {{ $('Nog niet in agenda').item.json.naam }} van {{ $('Nog niet in agenda').item.json.begin }} tot en met {{ $('Nog niet in agenda').item.json.eind }} kwam niet in de agenda. Zet het er zelf in: het wordt niet opnieuw geprobeerd.",
          "=The leave of {{ $('Nog niet in agenda').item.json.naam }} from {{ $('Nog niet in agenda').item.json.begin }} up to {{ $('Nog niet in agenda').item.json.eind }} did not get into the calendar. Put it in yourself: it is not tried again.",
        ),
      ),
      everyWeek('Maandagochtend vroeg', [1], 7, 30),
      evenWhenEmpty(
        exactList(
          'Verlof voor het overzicht',
          'hrm/LeaveRegistrations',
          'EmployeeFullName,StartDate,EndDate,Status',
          "={{ \"EndDate ge datetime'\" + $now.startOf('week').toFormat('yyyy-MM-dd') + \"'\" }}",
        ),
      ),
      code(
        'Stel weekoverzicht op',
        `
${EXACT_DAY}
const alle = $input.all().flatMap(({ json }) => json.d?.results ?? []).map((een) => ({ naam: een.EmployeeFullName || '-', status: Number(een.Status), begin: exactDag(een.StartDate), eind: exactDag(een.EndDate) })).filter((een) => een.begin.isValid && een.eind.isValid);
const week = (begin) => alle.filter((een) => een.status === 2 && een.begin <= begin.plus({ days: 6 }) && een.eind >= begin).sort((a, b) => a.begin - b.begin).map((een) => '- ' + een.naam + ': ' + een.begin.toFormat('d-M') + ' / ' + een.eind.toFormat('d-M')).join('\\n') || '- ${say('niemand', 'nobody')}';
const maandag = DateTime.fromISO($now.startOf('week').toFormat('yyyy-MM-dd'), { zone: 'utc' });
const wacht = alle.filter((een) => een.status === 1).map((een) => een.naam + ' (' + een.begin.toFormat('d-M') + ')').join(', ') || '-';
return [{ json: { nu: week(maandag), straks: week(maandag.plus({ weeks: 1 })), wacht } }];`,
      ),
      chat.post(
        'Meld wie weg is',
        say(
          '=Deze week vrij:\n{{ $json.nu }}\nVolgende week:\n{{ $json.straks }}\nWacht nog op akkoord: {{ $json.wacht }}',
          '=Off this week:\n{{ $json.nu }}\nNext week:\n{{ $json.straks }}\nStill waiting for approval: {{ $json.wacht }}',
        ),
      ),
    ],
    flow: [
      'Elk uur op een werkdag > Verlof vanaf vandaag > Kies goedgekeurd verlof > Nog niet in agenda > Zet afwezigheid in agenda',
      'Zet afwezigheid in agenda #1 > Meld wat niet in de agenda kwam',
      'Maandagochtend vroeg > Verlof voor het overzicht > Stel weekoverzicht op > Meld wie weg is',
    ],
  }),
});

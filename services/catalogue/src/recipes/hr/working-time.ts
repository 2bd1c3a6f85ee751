import { ownLimit } from '../../apps/limits.js';
import { officeChats, officeMail, officeTables } from '../../apps/office.js';
import { smsSenders } from '../../apps/sms.js';
import { formAddress, limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  both,
  code,
  combine,
  cron,
  everyWeek,
  form,
  gather,
  goOnAfterError,
  onlyOnce,
  pause,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  splitOut,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const AS_SHIFT = `const uur = (v) => { const m = /^(\\d{1,2})[:.]?(\\d{2})?/.exec(String(v ?? '').trim()); return m && Number(m[1]) < 25 ? Number(m[1]) * 60 + Number(m[2] ?? 0) : null; };`;

export const restRules = recipe({
  id: 'roster-rest-rules',
  category: 'hr',
  tags: ['rooster', 'arbeidstijdenwet', 'rusttijd', 'planning', 'horeca', 'zorg'],
  saves: spares(
    45,
    'De planner loopt een nieuw rooster na op rusttijden en te lange weken.',
    'The planner checks a new roster for rest and for weeks that are too long.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 2 }),
  build: ({ table, mailer }) => {
    const d = rowsOf(table, 'Lees komend rooster', say('Rooster', 'Roster'), 'Roosterdienst', {
      naam: say('Naam', 'Name'),
      datum: say('Datum', 'Date'),
      begin: say('Begin', 'Start'),
      eind: say('Einde', 'End'),
      pauze: say('Pauze', 'Break'),
    });
    return {
      name: both(
        `Rooster uit ${table.app.label} toetsen aan de Arbeidstijdenwet, overtredingen per mail met ${mailer.app.label}`,
        `Test a roster in ${table.app.label} against Dutch working time rules, breaches by mail with ${mailer.app.label}`,
      ),
      description: both(
        `Elke woensdag toetst hij de diensten van de komende twee weken in ${table.app.label}: dagelijkse en wekelijkse rust, te lange diensten, meer dan zestig uur en te korte pauzes. De planner krijgt via ${mailer.app.label} per naam wat er niet mag.`,
        `Every Wednesday it tests the shifts of the coming two weeks in ${table.app.label}: daily and weekly rest, shifts that are too long, over sixty hours and breaks too short. The planner gets by name what is not allowed through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Je herstelt het rooster voordat iemand twee diensten achter elkaar staat.',
        'You mend the roster before somebody stands two shifts in a row.',
      ),
      uses: [
        [table, both('heeft het rooster', 'has the roster')],
        [mailer, both('mailt de planner', 'mails the planner')],
      ],
      setup: [
        both(
          'Maak de tabel Rooster met de kolommen Naam, Datum, Begin, Einde (zoals 22:00 en 06:30) en Pauze in minuten; een dienst die na middernacht eindigt, hoort bij de dag waarop hij begint.',
          'Make the table Roster with the columns Name, Date, Start, End (such as 22:00 and 06:30) and Break in minutes; a shift that ends after midnight belongs to the day on which it starts.',
        ),
      ],
      notes: [
        {
          over: ['Toets diensten', 'Iets overtreden?'],
          text: say(
            '## Wat getoetst wordt\nElf uur rust na een dienst (eens per week acht), 36 uur aaneengesloten per week, hoogstens twaalf uur per dienst en zestig per week, en bij meer dan vijfenhalf uur een half uur pauze. Voor jongeren, nachtdiensten en je cao gelden eigen regels: die toetst hij niet.',
            '## What is tested\nEleven hours of rest after a shift (eight once a week), 36 hours on end a week, at most twelve hours a shift and sixty a week, and half an hour of break with over five and a half hours. For the young, night shifts and collective agreements other rules hold: those it does not test.',
          ),
        },
      ],
      names: {
        'Woensdagmiddag om 2 uur': 'Wednesday at 2 pm',
        'Lees komend rooster': 'Read the coming roster',
        Roosterdienst: 'Rostered shift',
        'Toets diensten': 'Test the shifts',
        'Iets overtreden?': 'Any breach?',
        'Mail overtredingen': 'Mail the breaches',
        'Mail dat het rooster klopt': 'Mail that the roster is right',
      },
      nodes: [
        everyWeek('Woensdagmiddag om 2 uur', [3], 14),
        ...d.nodes,
        code(
          'Toets diensten',
          `
${AS_DAY}
${AS_SHIFT}
${SAFE_TEXT}
const van = $now.startOf('day'), tot = van.plus({ days: 15 });
const per = new Map(), onleesbaar = [];
for (const { json: een } of $input.all()) {
  if (!een.naam) continue;
  const dag = asDay(een.datum), b = uur(een.begin), e = uur(een.eind);
  if (!dag.isValid || b === null || e === null) { onleesbaar.push(cel(een.naam) + ' ' + cel(een.datum)); continue; }
  if (dag < van.minus({ days: 1 }) || dag > tot) continue;
  const begin = dag.startOf('day').plus({ minutes: b }), eind = dag.startOf('day').plus({ minutes: e > b ? e : e + 1440 });
  per.set(een.naam, [...(per.get(een.naam) ?? []), { begin, eind, uren: eind.diff(begin, 'hours').hours, pauze: Number.parseFloat(String(een.pauze ?? '')) }]);
}
const dagen = (v) => v.setLocale('${say('nl', 'en')}').toFormat('ccc d LLL'), tiende = (v) => v.toLocaleString('${say('nl-NL', 'en-GB')}', { maximumFractionDigits: 1 });
const regels = [];
for (const [naam, diensten] of per) {
  diensten.sort((a, b) => a.begin - b.begin);
  const meld = (tekst) => regels.push('<li><b>' + cel(naam) + '</b>: ' + tekst + '</li>');
  const kort = new Map(), weken = new Map();
  diensten.forEach((nu, i) => {
    if (nu.uren > 12) meld(dagen(nu.begin) + ', ' + tiende(nu.uren) + ' ${say('uur in één dienst', 'hours in one shift')}');
    if (nu.uren > 5.5 && Number.isFinite(nu.pauze) && nu.pauze < 30) meld(dagen(nu.begin) + ', ${say('pauze van', 'a break of')} ' + nu.pauze + ' ${say('minuten', 'minutes')}');
    const week = nu.begin.toFormat('kkkk-WW');
    weken.set(week, [...(weken.get(week) ?? []), nu]);
    const volgende = diensten[i + 1];
    if (!volgende) return;
    const rust = volgende.begin.diff(nu.eind, 'hours').hours;
    if (rust < 0) meld(dagen(nu.begin) + ', ${say('twee diensten door elkaar', 'two shifts at once')}');
    else if (rust < 8) meld(dagen(nu.begin) + ', ' + tiende(rust) + ' ${say('uur rust', 'hours of rest')}');
    else if (rust < 11) { kort.set(week, (kort.get(week) ?? 0) + 1); if (kort.get(week) > 1) meld(dagen(nu.begin) + ', ${say('voor de tweede keer die week minder dan elf uur rust', 'less than eleven hours of rest for the second time that week')}'); }
  });
  for (const [week, lijst] of weken) {
    const uren = lijst.reduce((som, een) => som + een.uren - (Number.isFinite(een.pauze) ? een.pauze / 60 : 0), 0);
    if (uren > 60) meld('week ' + week.slice(5) + ', ' + tiende(uren) + ' ${say('uur werk', 'hours of work')}');
    const maandag = lijst[0].begin.startOf('week'), zondag = maandag.plus({ weeks: 1 });
    const punten = [maandag, ...lijst.flatMap((een) => [een.begin, een.eind]), zondag];
    let langste = 0;
    for (let i = 0; i < punten.length; i += 2) langste = Math.max(langste, punten[i + 1].diff(punten[i], 'hours').hours);
    if (langste < 36) meld('week ' + week.slice(5) + ', ${say('langste rust', 'longest rest')} ' + tiende(langste) + ' ${say('uur', 'hours')}');
  }
}
return [{ json: { aantal: regels.length, mensen: per.size, lijst: regels.join(''), onleesbaar: onleesbaar.join(', ') || '-' } }];`,
        ),
        when('Iets overtreden?', [['={{ $json.aantal }}', '>', 0]]),
        mailer.send(
          'Mail overtredingen',
          mailOf.planning,
          say(
            '=Rooster: {{ $json.aantal }} punten die niet mogen',
            '=Roster: {{ $json.aantal }} points that are not allowed',
          ),
          say(
            '=Hallo,<br><br>In het rooster van de komende twee weken staat iets wat niet mag:<ul>{{ $json.lijst }}</ul>Niet te lezen: {{ $json.onleesbaar }}. Pas het rooster aan, of leg vast waarom het volgens jullie cao mag.',
            '=Hello,<br><br>The roster of the coming two weeks has something that is not allowed:<ul>{{ $json.lijst }}</ul>Could not be read: {{ $json.onleesbaar }}. Change the roster, or record why your collective agreement allows it.',
          ),
        ),
        mailer.send(
          'Mail dat het rooster klopt',
          mailOf.planning,
          say(
            'Rooster van de komende twee weken is in orde',
            'The roster of the coming two weeks is in order',
          ),
          say(
            '=De diensten van {{ $json.mensen }} mensen zijn getoetst; er is niets gevonden. Niet te lezen: {{ $json.onleesbaar }}.',
            '=The shifts of {{ $json.mensen }} people were tested; nothing was found. Could not be read: {{ $json.onleesbaar }}.',
          ),
        ),
      ],
      flow: [
        `Woensdagmiddag om 2 uur > ${d.path} > Toets diensten > Iets overtreden? > Mail overtredingen`,
        'Iets overtreden? #1 > Mail dat het rooster klopt',
      ],
    };
  },
});

export const firstAiders = recipe({
  id: 'first-aider-on-every-shift',
  category: 'hr',
  tags: ['bhv', 'veiligheid', 'rooster', 'bezetting', 'arbo'],
  saves: spares(
    25,
    'De preventiemedewerker legt het rooster naast de lijst met bhv’ers.',
    'The safety officer puts the roster next to the list of first aiders.',
  ),
  variants: combine(
    { table: officeTables, chat: officeChats, mailer: officeMail },
    { take: 2, apart: ['table', 'chat'] },
  ),
  build: ({ table, chat, mailer }) => {
    const d = rowsOf(table, 'Lees diensten', say('Rooster', 'Roster'), 'Dienst van de week', {
      naam: say('Naam', 'Name'),
      datum: say('Datum', 'Date'),
      plek: say('Locatie', 'Location'),
    });
    const c = rowsOf(table, 'Lees bhv-certificaten', say('Certificaten', 'Certificates'), 'Certificaat', {
      naam: say('Naam', 'Name'),
      soort: say('Soort', 'Kind'),
      geldig: say('Geldig tot', 'Valid until'),
      mail: say('Mail', 'Mail'),
    });
    return {
      name: both(
        `Dagen zonder bhv’er in het rooster van ${table.app.label} melden in ${chat.app.label}`,
        `Report days without a first aider in the roster of ${table.app.label} in ${chat.app.label}`,
      ),
      description: both(
        `Op donderdag legt hij het rooster van volgende week in ${table.app.label} naast de geldige bhv-certificaten. Dagen zonder bhv’er op een locatie staan in ${chat.app.label}, en wie vrij is en een certificaat heeft, krijgt via ${mailer.app.label} de vraag om te komen.`,
        `On Thursday it puts next week’s roster in ${table.app.label} next to valid first-aid certificates. Days without a first aider at a location are told in ${chat.app.label}, and who is off and holds one is asked to come through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Er is altijd iemand die mag reanimeren en ontruimen.',
        'There is always somebody who may resuscitate and evacuate.',
      ),
      uses: [
        [table, both('heeft rooster en certificaten', 'has roster and certificates')],
        [chat, both('krijgt de gaten', 'is told of the gaps')],
        [mailer, both('vraagt bhv’ers die vrij zijn', 'asks first aiders who are off')],
      ],
      setup: [
        both(
          'Maak de tabel Rooster met de kolommen Naam, Datum en Locatie, en de tabel Certificaten met de kolommen Naam, Soort (met BHV erin), Geldig tot en Mail. Schrijf namen in beide gelijk.',
          'Make the table Roster with the columns Name, Date and Location, and the table Certificates with the columns Name, Kind (with BHV or first aid in it), Valid until and Mail. Write names the same in both.',
        ),
      ],
      notes: [
        {
          over: ['Zoek dagen zonder bhv’er', 'Zijn er gaten?'],
          text: say(
            '## Per dag en per locatie\nEen certificaat telt alleen als het op die dag nog geldig is. Wie al op een andere locatie werkt, wordt niet gevraagd. De planning regelt wie komt: deze stappen veranderen het rooster niet.',
            '## By day and location\nA certificate counts only if it is valid on that day. Who works at another location is not asked. Planning arranges who comes: these steps do not change the roster.',
          ),
        },
      ],
      names: {
        'Donderdag om 11 uur': 'Thursday at 11',
        'Lees diensten': 'Read the shifts',
        'Dienst van de week': 'Shift of the week',
        'Lees bhv-certificaten': 'Read first-aid certificates',
        Certificaat: 'Certificate',
        'Zoek dagen zonder bhv’er': 'Find days without a first aider',
        'Zijn er gaten?': 'Any gaps?',
        'Meld gaten': 'Report the gaps',
        'Meld dat elke dag gedekt is': 'Report that every day is covered',
        'Losse bhv’ers': 'Each first aider',
        'Vraag bhv’er': 'Ask the first aider',
        'Meld wie niet bereikt is': 'Report who was not reached',
      },
      nodes: [
        everyWeek('Donderdag om 11 uur', [4], 11),
        ...d.nodes,
        ...alsoRows(c).nodes,
        code(
          'Zoek dagen zonder bhv’er',
          `
${AS_DAY}
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const van = $now.plus({ weeks: 1 }).startOf('week'), tot = van.endOf('week');
const bhv = $input.all().map(({ json }) => json).filter((een) => een.naam && /bhv|first.?aid/i.test(String(een.soort ?? '')));
const geldig = (naam, dag) => bhv.some((een) => kaal(een.naam) === kaal(naam) && asDay(een.geldig) >= dag);
const dagen = new Map();
for (const { json: een } of $('Dienst van de week').all()) {
  const dag = asDay(een.datum);
  if (!een.naam || !dag.isValid || dag < van || dag > tot) continue;
  const sleutel = dag.toFormat('yyyy-MM-dd') + '|' + (een.plek || '-');
  dagen.set(sleutel, [...(dagen.get(sleutel) ?? []), een.naam]);
}
const gaten = [...dagen].filter(([sleutel, namen]) => !namen.some((naam) => geldig(naam, asDay(sleutel.slice(0, 10))))).map(([sleutel]) => sleutel).sort();
const tekst = gaten.map((sleutel) => asDay(sleutel.slice(0, 10)).setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL') + ', ' + sleutel.slice(11));
const werkt = (naam, dag) => [...dagen].some(([sleutel, namen]) => sleutel.startsWith(dag) && namen.some((een) => kaal(een) === kaal(naam)));
const vragen = [...new Map(bhv.filter((een) => /^\\S+@\\S+\\.\\S+$/.test(String(een.mail ?? '').trim())).map((een) => [kaal(een.naam), een])).values()].flatMap((een) => {
  const vrij = gaten.filter((sleutel) => asDay(een.geldig) >= asDay(sleutel.slice(0, 10)) && !werkt(een.naam, sleutel.slice(0, 10)));
  return vrij.length > 0 ? [{ naam: een.naam, mail: String(een.mail).trim(), dagen: vrij.map((sleutel) => tekst[gaten.indexOf(sleutel)]).join('<br>') }] : [];
});
return [{ json: { aantal: gaten.length, bezet: dagen.size, lijst: tekst.map((regel) => '- ' + regel).join('\\n'), vragen } }];`,
        ),
        when('Zijn er gaten?', [['={{ $json.aantal }}', '>', 0]]),
        chat.post(
          'Meld gaten',
          say(
            '=Volgende week geen bhv’er met een geldig certificaat op:\n{{ $json.lijst }}\nBhv’ers die dan vrij zijn, krijgen de vraag of ze kunnen komen.',
            '=Next week no first aider with a valid certificate on:\n{{ $json.lijst }}\nFirst aiders who are off then are asked whether they can come.',
          ),
        ),
        chat.post(
          'Meld dat elke dag gedekt is',
          say(
            '=Volgende week is op alle {{ $json.bezet }} dagen en locaties in het rooster een bhv’er.',
            '=Next week there is a first aider on all {{ $json.bezet }} days and locations of the roster.',
          ),
        ),
        splitOut('Losse bhv’ers', 'vragen'),
        withErrorBranch(
          mailer.send(
            'Vraag bhv’er',
            '={{ $json.mail }}',
            say('Kun je volgende week als bhv’er komen?', 'Could you come as a first aider next week?'),
            say(
              `=Hoi {{ $json.naam }},<br><br>Op deze dagen is er nog geen bhv’er:<br>{{ $json.dagen }}<br><br>Kun je een van die dagen, of met iemand ruilen? Laat het vandaag weten aan ${mailOf.planning}.`,
              `=Hi {{ $json.naam }},<br><br>On these days there is no first aider yet:<br>{{ $json.dagen }}<br><br>Could you come on one of them, or swap with somebody? Tell ${mailOf.planning} today.`,
            ),
          ),
        ),
        chat.post(
          'Meld wie niet bereikt is',
          say(
            "=De vraag aan bhv’er {{ $('Losse bhv’ers').item.json.naam }} ({{ $('Losse bhv’ers').item.json.mail }}) kwam niet aan. Bel zelf.",
            "=The question to first aider {{ $('Losse bhv’ers').item.json.naam }} ({{ $('Losse bhv’ers').item.json.mail }}) did not arrive. Call yourself.",
          ),
        ),
      ],
      flow: [
        `Donderdag om 11 uur > ${d.path} > ${c.path} > Zoek dagen zonder bhv’er > Zijn er gaten? > Meld gaten`,
        'Zijn er gaten? > Losse bhv’ers > Vraag bhv’er',
        'Vraag bhv’er #1 > Meld wie niet bereikt is',
        'Zijn er gaten? #1 > Meld dat elke dag gedekt is',
      ],
    };
  },
});

const sms = smsSenders.filter(({ app }) =>
  ['twilio', 'messageBird', 'messagebird', 'vonage'].includes(app.key),
);

const SILENCE_DAYS = ownLimit(
  ['Dagen tot het tweede bericht', 'Days until the second message'],
  [
    'Na hoeveel dagen wie zwijgt nog een bericht krijgt.',
    'After how many days the silent get one more message.',
  ],
  2,
);

export const availability = recipe({
  id: 'weekly-availability-round',
  category: 'hr',
  tags: ['beschikbaarheid', 'oproepkrachten', 'rooster', 'horeca', 'winkel', 'sms'],
  saves: spares(
    40,
    'De planner appt elke week iedereen na wie wanneer kan.',
    'Each week the planner texts everybody about who can work when.',
  ),
  variants: combine(
    { table: officeTables, sms: sms.length > 0 ? sms : smsSenders, chat: officeChats },
    { take: 2, apart: ['table', 'sms'] },
  ),
  build: ({ table, sms, chat }) => {
    const k = rowsOf(table, 'Lees oproepkrachten', say('Oproepkrachten', 'Flex workers'), 'Oproepkracht', {
      naam: say('Naam', 'Name'),
      telefoon: say('Telefoon', 'Phone'),
      actief: say('Actief', 'Active'),
    });
    const b = rowsOf(table, 'Lees beschikbaarheid', say('Beschikbaarheid', 'Availability'), 'Beschikbaar', {
      sleutel: say('Sleutel', 'Key'),
      naam: say('Naam', 'Name'),
      week: say('Week', 'Week'),
      dagen: say('Dagen', 'Days'),
    });
    return {
      name: both(
        `Beschikbaarheid van oproepkrachten ophalen via ${sms.app.label} en formulier, overzicht uit ${table.app.label}`,
        `Collect availability of flex workers by ${sms.app.label} and form, overview from ${table.app.label}`,
      ),
      description: both(
        `Op maandag krijgt elke oproepkracht via ${sms.app.label} het formulier voor over twee weken. Antwoorden komen in ${table.app.label}; na twee dagen (of later) krijgt wie zwijgt nog één bericht en staat het overzicht per dag in ${chat.app.label}.`,
        `On Monday each flex worker gets the form for two weeks ahead through ${sms.app.label}. Answers go to ${table.app.label}; after two days (or later) the silent get one more message and ${chat.app.label} the overview by day.`,
      ),
      benefit: both('Het rooster begint met wie echt kan.', 'The roster begins with who really can.'),
      uses: [
        [table, both('heeft de mensen en bewaart antwoorden', 'has the people and keeps the answers')],
        [sms, both('vraagt en herinnert', 'asks and reminds')],
        [chat, both('krijgt het overzicht', 'receives the overview')],
      ],
      setup: [
        both(
          'Maak de tabel Oproepkrachten met de kolommen Naam, Telefoon (met +31) en Actief (ja of nee), en de tabel Beschikbaarheid met de kolommen Sleutel, Naam, Week, Dagen en Opmerking.',
          'Make the table Flex workers with the columns Name, Phone (with +31) and Active (yes or no), and the table Availability with the columns Key, Name, Week, Days and Remark.',
        ),
      ],
      notes: [
        {
          over: ['Vraag beschikbaarheid', 'Zoek wie zwijgt'],
          text: say(
            '## Twee weken vooruit\nEen oproep moet minstens vier dagen van tevoren bekend zijn; met twee weken voorsprong haal je dat. Wie in de lijst op nee staat, krijgt geen bericht. Vult iemand het formulier twee keer in, dan telt het laatste.',
            '## Two weeks ahead\nIn the Netherlands a call has to be known four days before; with two weeks you make that. Who is on no in the list gets no message. If somebody fills in the form twice, the last one counts.',
          ),
        },
      ],
      names: {
        'Maandag om 10 uur': 'Monday at 10',
        'Lees oproepkrachten': 'Read the flex workers',
        Oproepkracht: 'Flex worker',
        'Wie is actief': 'Who is active',
        'Vraag beschikbaarheid': 'Ask for availability',
        'Wacht op antwoord': 'Wait for answers',
        'Lees beschikbaarheid': 'Read the availability',
        Beschikbaar: 'Available',
        'Zoek wie zwijgt': 'Find who is silent',
        'Meld overzicht': 'Report the overview',
        'Losse zwijgers': 'Each silent one',
        'Herinner eenmaal': 'Remind once',
        'Ik kan werken': 'I can work',
        'Bewaar antwoord': 'Keep the answer',
      },
      nodes: [
        everyWeek('Maandag om 10 uur', [1], 10),
        ...k.nodes,
        code(
          'Wie is actief',
          `
const week = $now.plus({ weeks: 2 }).startOf('week');
return $input.all().flatMap(({ json: een }) => {
  const telefoon = String(een.telefoon ?? '').replace(/[^\\d+]/g, '');
  if (!een.naam || !/^\\+\\d{9,15}$/.test(telefoon) || /^(nee|no)$/i.test(String(een.actief ?? '').trim())) return [];
  return [{ json: { naam: String(een.naam).trim(), telefoon, week: week.toFormat("kkkk-'W'WW"), van: week.setLocale('${say('nl', 'en')}').toFormat('d LLLL') } }];
});`,
        ),
        goOnAfterError(
          sms.send(
            'Vraag beschikbaarheid',
            '={{ $json.telefoon }}',
            say(
              `=Hoi {{ $json.naam }}, wanneer kun je werken in de week van {{ $json.van }} ({{ $json.week }})? Vul voor woensdag in: ${formAddress}`,
              `=Hi {{ $json.naam }}, when can you work in the week of {{ $json.van }} ({{ $json.week }})? Fill in before Wednesday: ${formAddress}`,
            ),
          ),
        ),
        onlyOnce(pause('Wacht op antwoord', `={{ ${SILENCE_DAYS} }}`, 'days')),
        ...alsoRows(b).nodes,
        code(
          'Zoek wie zwijgt',
          `
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const mensen = $('Wie is actief').all().map(({ json }) => json);
const week = mensen[0]?.week ?? '';
const gegeven = $input.all().map(({ json }) => json).filter((een) => String(een.week ?? '').trim() === week && een.naam);
const zwijgers = mensen.filter((een) => !gegeven.some((ander) => kaal(ander.naam) === kaal(een.naam)));
const DAGEN = [${say("'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'", "'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'")}];
const lijst = DAGEN.map((dag) => '- ' + dag + ': ' + (gegeven.filter((een) => kaal(een.dagen).includes(kaal(dag))).map((een) => een.naam).join(', ') || '-')).join('\\n');
return [{ json: { week, lijst, zwijgers, stil: zwijgers.map((een) => een.naam).join(', ') || '-', zonder: $('Oproepkracht').all().map(({ json }) => json).filter((een) => een.naam && !/^(nee|no)$/i.test(String(een.actief ?? '').trim()) && !mensen.some((ander) => kaal(ander.naam) === kaal(een.naam))).map((een) => een.naam).join(', ') || '-' } }];`,
        ),
        chat.post(
          'Meld overzicht',
          say(
            '=Beschikbaar in week {{ $json.week }}:\n{{ $json.lijst }}\nNog geen antwoord: {{ $json.stil }}\nZonder goed mobiel nummer: {{ $json.zonder }}',
            '=Available in week {{ $json.week }}:\n{{ $json.lijst }}\nNo answer yet: {{ $json.stil }}\nWithout a proper mobile number: {{ $json.zonder }}',
          ),
        ),
        splitOut('Losse zwijgers', 'zwijgers'),
        goOnAfterError(
          sms.send(
            'Herinner eenmaal',
            '={{ $json.telefoon }}',
            say(
              `=Hoi {{ $json.naam }}, je beschikbaarheid voor week {{ $json.week }} ontbreekt nog. Vul hem vandaag in: ${formAddress}`,
              `=Hi {{ $json.naam }}, your availability for week {{ $json.week }} is still missing. Fill it in today: ${formAddress}`,
            ),
          ),
        ),
        form(
          'Ik kan werken',
          say('Wanneer kun je werken?', 'When can you work?'),
          say('Kruis alle dagen aan waarop je kunt.', 'Tick all days on which you can.'),
          [
            ['naam', say('Je naam, zoals in het rooster', 'Your name as in the roster')],
            ['week', say('Week uit het bericht, zoals 2026-W50', 'Week from the message, such as 2026-W50')],
            [
              'dagen',
              say('Dagen', 'Days'),
              'checkbox',
              [
                say('maandag', 'Monday'),
                say('dinsdag', 'Tuesday'),
                say('woensdag', 'Wednesday'),
                say('donderdag', 'Thursday'),
                say('vrijdag', 'Friday'),
                say('zaterdag', 'Saturday'),
                say('zondag', 'Sunday'),
                say('geen enkele dag', 'no day at all'),
              ],
            ],
            ['opmerking?', say('Opmerking, zoals tot 17 uur', 'Remark, such as until 5 pm')],
          ],
        ),
        table.upsert('Bewaar antwoord', say('Beschikbaarheid', 'Availability'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]:
            "={{ $json.week.trim().toUpperCase().replace(/^(\\d{4})[- ]?W?(\\d{2})$/, '$1-W$2') + ' ' + $json.naam.trim().toLowerCase() }}",
          [say('Naam', 'Name')]: '={{ $json.naam.trim() }}',
          Week: "={{ $json.week.trim().toUpperCase().replace(/^(\\d{4})[- ]?W?(\\d{2})$/, '$1-W$2') }}",
          [say('Dagen', 'Days')]: "={{ [].concat($json.dagen ?? []).join(', ') }}",
          [say('Opmerking', 'Remark')]: "={{ $json.opmerking ?? '' }}",
        }),
      ],
      flow: [
        `Maandag om 10 uur > ${k.path} > Wie is actief > Vraag beschikbaarheid > Wacht op antwoord > ${b.path} > Zoek wie zwijgt > Meld overzicht`,
        'Zoek wie zwijgt > Losse zwijgers > Herinner eenmaal',
        'Ik kan werken > Bewaar antwoord',
      ],
    };
  },
});

export const overtime = recipe({
  id: 'plus-and-minus-hours-month',
  category: 'hr',
  tags: ['overuren', 'plusuren', 'minuren', 'jaaruren', 'uren'],
  saves: spares(
    60,
    'Iemand telt elke maand gewerkte uren op en legt ze naast de contracturen.',
    'Each month someone adds up hours worked and puts them next to the contract.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 2 }),
  build: ({ table, mailer }) => {
    const u = rowsOf(table, 'Lees gewerkte uren', say('Uren', 'Hours'), 'Urenregel', {
      naam: say('Naam', 'Name'),
      datum: say('Datum', 'Date'),
      uren: say('Uren', 'Hours'),
    });
    const c = rowsOf(table, 'Lees contracturen', say('Contracturen', 'Contract hours'), 'Contract', {
      naam: say('Naam', 'Name'),
      week: say('Uren per week', 'Hours a week'),
      saldo: say('Saldo', 'Balance'),
      maand: say('Bijgewerkt tot', 'Updated to'),
      chef: say('Leidinggevende', 'Manager'),
    });
    return {
      name: both(
        `Plus- en minuren per maand bijhouden in ${table.app.label}, lijst per leidinggevende met ${mailer.app.label}`,
        `Keep plus and minus hours by month in ${table.app.label}, a list for each manager with ${mailer.app.label}`,
      ),
      description: both(
        `Op de vierde telt hij de uren van vorige maand in ${table.app.label} op, legt ze naast de contracturen en werkt ieders saldo één keer bij. Leidinggevenden krijgen via ${mailer.app.label} wie over hun grens zit, naar boven of beneden.`,
        `On the fourth it adds up last month’s hours in ${table.app.label}, puts them next to the contract and updates each balance once. Managers get by ${mailer.app.label} who is over their limit, up or down.`,
      ),
      benefit: both(
        'Meeruren worden op tijd opgenomen of betaald.',
        'Extra hours are taken or paid in time.',
      ),
      uses: [
        [
          table,
          both(
            'heeft uren en contracten en bewaart het saldo',
            'has hours and contracts and keeps the balance',
          ),
        ],
        [mailer, both('mailt de leidinggevenden', 'mails the managers')],
      ],
      setup: [
        both(
          'Maak de tabel Uren met de kolommen Naam, Datum en Uren (ook verlof en ziekte), en de tabel Contracturen met de kolommen Naam, Uren per week, Saldo, Bijgewerkt tot en Leidinggevende (een mailadres).',
          'Make the table Hours with the columns Name, Date and Hours (leave and sickness too), and the table Contract hours with the columns Name, Hours a week, Balance, Updated to and Manager (an address).',
        ),
      ],
      notes: [
        {
          over: ['Reken saldo', 'Bewaar saldo'],
          text: say(
            '## Uren per werkdag\nDe contracturen van een maand zijn het weekaantal gedeeld door vijf, maal de werkdagen van die maand. Verlof, ziekte en feestdagen moeten dus als uren in de tabel staan. Nog eens draaien telt dezelfde maand niet opnieuw mee.',
            '## Hours a working day\nThe contract hours of a month are the weekly number divided by five, times its working days. So leave, sickness and holidays have to be in the table as hours. Running it again does not count the same month twice.',
          ),
        },
      ],
      names: {
        'Vierde van de maand': 'Fourth of the month',
        'Lees gewerkte uren': 'Read the hours worked',
        Urenregel: 'Hours line',
        'Lees contracturen': 'Read the contract hours',
        Contract: 'Contract',
        'Reken saldo': 'Work out the balance',
        'Zijn er uren?': 'Any hours?',
        'Bewaar saldo': 'Keep the balance',
        'Wie vulde niets in': 'Who filled in nothing',
        'Mail hr over lege uren': 'Mail hr about empty hours',
        'Bundel per leidinggevende': 'Bundle by manager',
        'Mail leidinggevende': 'Mail the manager',
        'Mail hr over leidinggevende': 'Mail hr about the manager',
      },
      nodes: [
        cron('Vierde van de maand', '0 8 4 * *'),
        ...u.nodes,
        ...alsoRows(c).nodes,
        code(
          'Reken saldo',
          `
${AS_DAY}
${AS_AMOUNT}
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const van = $now.minus({ months: 1 }).startOf('month'), maand = van.toFormat('yyyy-MM');
let werkdagen = 0;
for (let dag = van; dag.month === van.month; dag = dag.plus({ days: 1 })) if (dag.weekday < 6) werkdagen += 1;
const gewerkt = new Map();
for (const { json: een } of $('Urenregel').all()) {
  const dag = asDay(een.datum), uren = getal(een.uren);
  if (een.naam && dag.isValid && dag.hasSame(van, 'month') && uren !== null) gewerkt.set(kaal(een.naam), (gewerkt.get(kaal(een.naam)) ?? 0) + uren);
}
const grens = Number('${limitOf('hours-limit', ['Grens in uren', 'Limit in hours'], ['Vanaf welk saldo, naar boven of beneden, de leidinggevende het hoort.', 'From which balance, up or down, the manager is told.'], 24)}') || 24;
return $input.all().flatMap(({ json: een }) => {
  const week = getal(een.week);
  if (!een.naam || week === null || week <= 0 || String(een.maand ?? '').slice(0, 7) >= maand) return [];
  const verschil = (gewerkt.get(kaal(een.naam)) ?? 0) - week / 5 * werkdagen;
  const saldo = Math.round(((getal(een.saldo) ?? 0) + verschil) * 4) / 4;
  return [{ json: { naam: een.naam, saldo, verschil: Math.round(verschil * 4) / 4, maand, chef: String(een.chef ?? '').trim(), melden: Math.abs(saldo) >= grens, leeg: !gewerkt.has(kaal(een.naam)) } }];
});`,
        ),
        when('Zijn er uren?', [['={{ $json.leeg }}', 'no']]),
        table.upsert('Bewaar saldo', say('Contracturen', 'Contract hours'), say('Naam', 'Name'), {
          [say('Naam', 'Name')]: '={{ $json.naam }}',
          [say('Saldo', 'Balance')]: '={{ $json.saldo }}',
          [say('Bijgewerkt tot', 'Updated to')]: '={{ $json.maand }}',
        }),
        gather('Wie vulde niets in', 'lijst'),
        mailer.send(
          'Mail hr over lege uren',
          mailOf.hr,
          say(
            '={{ $json.lijst.length }} mensen zonder uren',
            '={{ $json.lijst.length }} people without hours',
          ),
          say(
            "=Van deze mensen staan er over {{ $json.lijst[0].maand }} geen uren in de tabel; hun saldo is niet bijgewerkt: {{ $json.lijst.map((een) => een.naam).join(', ') }}. Vul aan en start opnieuw.",
            "=The table has no hours of these people for {{ $json.lijst[0].maand }}; their balance was not updated: {{ $json.lijst.map((een) => een.naam).join(', ') }}. Complete it and start again.",
          ),
        ),
        code(
          'Bundel per leidinggevende',
          `
${SAFE_TEXT}
const per = new Map();
for (const { json: een } of $('Reken saldo').all()) {
  if (!een.melden || een.leeg) continue;
  per.set(een.chef, [...(per.get(een.chef) ?? []), een]);
}
const uren = (v) => v.toLocaleString('${say('nl-NL', 'en-GB')}');
return [...per].map(([chef, lijst]) => ({ json: { chef, kort: lijst.map((een) => een.naam).join(', '), maand: lijst[0].maand, aantal: lijst.length, rijen: lijst.sort((a, b) => b.saldo - a.saldo).map((een) => '<li>' + cel(een.naam) + ': ' + (een.saldo > 0 ? '+' : '') + uren(een.saldo) + ' (' + (een.verschil > 0 ? '+' : '') + uren(een.verschil) + ')' + '</li>').join('') } }));`,
        ),
        withErrorBranch(
          mailer.send(
            'Mail leidinggevende',
            '={{ $json.chef }}',
            say(
              '=Plus- en minuren tot en met {{ $json.maand }}',
              '=Plus and minus hours up to {{ $json.maand }}',
            ),
            say(
              '=Hallo,<br><br>Deze mensen zitten over de grens, tussen haakjes de verandering van vorige maand:<ul>{{ $json.rijen }}</ul>Spreek af wanneer ze de uren opnemen, of laat ze uitbetalen.',
              '=Hello,<br><br>These people are over the limit, in brackets the change of last month:<ul>{{ $json.rijen }}</ul>Agree when they take the hours, or have them paid.',
            ),
          ),
        ),
        mailer.send(
          'Mail hr over leidinggevende',
          mailOf.hr,
          say('Lijst met plus- en minuren kwam niet aan', 'List of plus and minus hours did not arrive'),
          say(
            "=De lijst over {{ $('Bundel per leidinggevende').item.json.maand }} kon niet naar {{ $('Bundel per leidinggevende').item.json.chef || 'een leidinggevende: er staat geen mailadres' }}. Het gaat om {{ $('Bundel per leidinggevende').item.json.kort }}. Geef het zelf door en vul de kolom Leidinggevende aan.",
            "=The list of {{ $('Bundel per leidinggevende').item.json.maand }} could not go to {{ $('Bundel per leidinggevende').item.json.chef || 'a manager: there is no address' }}. It is about {{ $('Bundel per leidinggevende').item.json.kort }}. Pass it on yourself and complete the column Manager.",
          ),
        ),
      ],
      flow: [
        `Vierde van de maand > ${u.path} > ${c.path} > Reken saldo > Zijn er uren? > Bewaar saldo > Bundel per leidinggevende > Mail leidinggevende`,
        'Mail leidinggevende #1 > Mail hr over leidinggevende',
        'Zijn er uren? #1 > Wie vulde niets in > Mail hr over lege uren',
      ],
    };
  },
});

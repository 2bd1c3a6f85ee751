import { calendars } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { smsSenders } from '../../apps/sms.js';
import { about, limitOf } from '../../apps/values.js';
import {
  among,
  both,
  called,
  code,
  codeEach,
  combine,
  cron,
  onlyNew,
  pauseUntil,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const EXTRA_DAYS = about(
  'extra-days-off',
  ['Extra vrije dagen', 'Extra days off'],
  [
    'Kijk in je cao: schrijf Goede Vrijdag, Bevrijdingsdag of beide als die elk jaar vrij zijn, anders geen.',
    'Check your collective agreement: write Good Friday, Liberation Day or both if they are off every year, else none.',
  ],
  ['geen', 'none'],
);

/** Lines of Code that give `feestdagen(jaar)`: the days on which Dutch offices are closed, each with its name. */
const holidays = (): string => `
const pasen = (jaar) => {
  const a = jaar % 19, b = Math.floor(jaar / 100), c = jaar % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return DateTime.fromObject({ year: jaar, month: Math.floor((h + l - 7 * m + 114) / 31), day: ((h + l - 7 * m + 114) % 31) + 1 }, { zone: 'Europe/Amsterdam' });
};
const feestdagen = (jaar) => {
  const zondag = pasen(jaar);
  const op = (maand, dag) => DateTime.fromObject({ year: jaar, month: maand, day: dag }, { zone: 'Europe/Amsterdam' });
  const koning = op(4, 27).weekday === 7 ? op(4, 26) : op(4, 27);
  const lijst = [[op(1, 1), '${say('Nieuwjaarsdag', 'New Year’s Day')}'], [zondag.plus({ days: 1 }), '${say('Tweede paasdag', 'Easter Monday')}'], [koning, '${say('Koningsdag', 'King’s Day')}'], [zondag.plus({ days: 39 }), '${say('Hemelvaartsdag', 'Ascension Day')}'], [zondag.plus({ days: 50 }), '${say('Tweede pinksterdag', 'Whit Monday')}'], [op(12, 25), '${say('Eerste kerstdag', 'Christmas Day')}'], [op(12, 26), '${say('Tweede kerstdag', 'Boxing Day')}']];
  const extra = '${EXTRA_DAYS}'.toLowerCase();
  if (/goede vrijdag|good friday/.test(extra)) lijst.push([zondag.minus({ days: 2 }), '${say('Goede Vrijdag', 'Good Friday')}']);
  if (jaar % 5 === 0 || /bevrijdingsdag|liberation/.test(extra)) lijst.push([op(5, 5), '${say('Bevrijdingsdag', 'Liberation Day')}']);
  return lijst.map(([dag, naam]) => ({ dag: dag.toISODate(), naam }));
};`;

export const publicHolidays = recipe({
  id: 'public-holidays-in-calendar',
  category: 'productivity',
  tags: ['feestdagen', 'agenda', 'jaarplanning', 'gesloten', 'brugdag'],
  saves: spares(
    30,
    'Iemand zoekt elk jaar de feestdagen op en zet ze een voor een in de teamagenda.',
    'Every year someone looks up public holidays and puts them in the team calendar.',
  ),
  variants: combine(
    {
      calendar: among(calendars, 'googleCalendar', 'outlook'),
      chat: among(chats, 'slack', 'microsoftTeams'),
    },
    { take: 2, apart: ['calendar'] },
  ),
  build: ({ calendar, chat }) => ({
    name: both(
      `Nederlandse feestdagen van volgend jaar in ${calendar.app.label}, met brugdagen gemeld in ${chat.app.label}`,
      `Dutch public holidays of next year in ${calendar.app.label}, with bridge days told in ${chat.app.label}`,
    ),
    description: both(
      `Elk najaar rekent hij de feestdagen van het volgende jaar uit, Pasen en Koningsdag op zondag meegerekend, en zet ze als gesloten in ${calendar.app.label}. ${chat.app.label} krijgt de lijst met brugdagen, en twee weken voor elke dag een seintje.`,
      `Each autumn it works out next year’s holidays, with Easter and a King’s Day on Sunday, and puts them in ${calendar.app.label} as closed. ${chat.app.label} gets the list with possible bridge days; two weeks before each day a reminder follows.`,
    ),
    benefit: both(
      'Niemand plant nog een levering op Hemelvaart.',
      'Nobody plans a delivery on Ascension Day again.',
    ),
    uses: [
      [calendar, both('krijgt de feestdagen', 'gets the holidays')],
      [chat, both('krijgt de lijst en de seintjes', 'gets the list and the reminders')],
    ],
    setup: [
      both(
        'Start hem de eerste keer met de hand als je dit jaar niet tot november wilt wachten.',
        'Start it by hand the first time if you do not want to wait for November.',
      ),
    ],
    names: {
      'Eerste november': 'First of November',
      'Reken de dagen uit': 'Work out the days',
      'Nog niet in de agenda': 'Not in the calendar yet',
      'Zet als gesloten': 'Put as closed',
      'Meld een dag die mislukte': 'Report a day that failed',
      'Maak de lijst': 'Make the list',
      'Deel de lijst': 'Share the list',
      'Elke ochtend': 'Every morning',
      'Over twee weken dicht?': 'Closed in two weeks?',
      'Waarschuw vooraf': 'Warn beforehand',
    },
    nodes: [
      cron('Eerste november', '0 9 1 11 *'),
      code(
        'Reken de dagen uit',
        `${holidays()}
const jaar = $now.month >= 10 ? $now.year + 1 : $now.year;
return feestdagen(jaar).filter((een) => een.dag > $now.toISODate()).sort((a, b) => a.dag.localeCompare(b.dag)).map((een) => {
  const dag = DateTime.fromISO(een.dag);
  const brug = dag.weekday === 4 ? dag.plus({ days: 1 }) : dag.weekday === 2 ? dag.minus({ days: 1 }) : null;
  return { json: { ...een, weekend: dag.weekday > 5, brug: brug ? brug.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL') : '', leesbaar: dag.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL') } };
});`,
      ),
      onlyNew('Nog niet in de agenda', '={{ $json.dag }}'),
      withErrorBranch(
        calendar.create('Zet als gesloten', {
          title: say('=Gesloten: {{ $json.naam }}', '=Closed: {{ $json.naam }}'),
          start: "={{ DateTime.fromISO($json.dag, { zone: 'Europe/Amsterdam' }).set({ hour: 8 }).toISO() }}",
          end: "={{ DateTime.fromISO($json.dag, { zone: 'Europe/Amsterdam' }).set({ hour: 18 }).toISO() }}",
        }),
      ),
      chat.post(
        'Meld een dag die mislukte',
        say(
          "=Deze dag kon niet in de agenda, zet hem er zelf in: {{ $('Nog niet in de agenda').item.json.naam }}, {{ $('Nog niet in de agenda').item.json.leesbaar }}",
          "=This day could not go into the calendar, put it there yourself: {{ $('Nog niet in de agenda').item.json.naam }}, {{ $('Nog niet in de agenda').item.json.leesbaar }}",
        ),
      ),
      code(
        'Maak de lijst',
        `const dagen = $('Nog niet in de agenda').all().map(({ json }) => json);
return [{ json: { lijst: dagen.map((een) => '- ' + een.leesbaar + ': ' + een.naam + (een.brug ? ' (${say('brugdag', 'bridge day')} ' + een.brug + ')' : '') + (een.weekend ? ' (${say('valt in het weekend', 'at the weekend')})' : '')).join('\\n') } }];`,
      ),
      chat.post(
        'Deel de lijst',
        say(
          '=Deze dagen staan als gesloten in de agenda:\n{{ $json.lijst }}',
          '=These days are in the calendar as closed:\n{{ $json.lijst }}',
        ),
      ),
      cron('Elke ochtend', '0 8 * * *'),
      code(
        'Over twee weken dicht?',
        `${holidays()}
const dan = $now.plus({ days: 14 });
return feestdagen(dan.year).filter((een) => een.dag === dan.toISODate() && dan.weekday < 6).map((een) => ({ json: { ...een, leesbaar: dan.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL') } }));`,
      ),
      chat.post(
        'Waarschuw vooraf',
        say(
          '=Over twee weken zijn we dicht: {{ $json.naam }}, {{ $json.leesbaar }}. Denk aan leveringen, afspraken, de voicemail en de openingstijden op de site.',
          '=In two weeks we are closed: {{ $json.naam }}, {{ $json.leesbaar }}. Mind deliveries, appointments, the voicemail and the opening hours on the site.',
        ),
      ),
    ],
    flow: [
      'Eerste november > Reken de dagen uit > Nog niet in de agenda > Zet als gesloten > Maak de lijst > Deel de lijst',
      'Zet als gesloten #1 > Meld een dag die mislukte',
      'Elke ochtend > Over twee weken dicht? > Waarschuw vooraf',
    ],
  }),
});

/** The inputs of the block, by the names that other flows fill in. */
const DATE = () => say('datum', 'date');
const COUNT = () => say('werkdagen', 'working_days');

export const workingDayBlock = recipe({
  id: 'working-day-block',
  category: 'productivity',
  tags: ['werkdagen', 'bouwsteen', 'feestdagen', 'termijn', 'deadline'],
  saves: spares(
    3,
    'In elke flow rekent iemand opnieuw uit welke dag een werkdag is.',
    'In each flow someone works out again which day is a working day.',
  ),
  variants: combine({ chat: among(chats, 'slack', 'microsoftTeams') }, { take: 2 }),
  build: ({ chat }) => ({
    name: both(
      `Bouwsteen: werkdagen rekenen met Nederlandse feestdagen, foute aanroepen in ${chat.app.label}`,
      `Building block: count working days with Dutch holidays, wrong calls in ${chat.app.label}`,
    ),
    description: both(
      `Andere flows geven een datum en een aantal werkdagen en krijgen de datum terug die zoveel werkdagen later of eerder valt, weekend en Nederlandse feestdagen overgeslagen. Een onleesbare datum komt terug als fout en staat in ${chat.app.label}.`,
      `Other flows give a date and a number of working days and get the date that many working days later or earlier, weekends and Dutch holidays skipped. A date that cannot be read comes back as wrong and shows in ${chat.app.label}.`,
    ),
    benefit: both(
      'Eén plek die weet wanneer het werkdag is.',
      'One place that knows when it is a working day.',
    ),
    uses: [[chat, both('hoort van foute aanroepen', 'hears of wrong calls')]],
    setup: [
      both(
        'Roep dit blok aan met Execute Workflow en de velden datum (als 2027-04-26) en werkdagen (zoals 5 of -2); lees in het antwoord uitkomst en werkdag.',
        'Call this block with Execute Workflow and the fields date (as 2027-04-26) and working_days (such as 5 or -2); read outcome and is_working_day in its answer.',
      ),
    ],
    names: {
      'Reken werkdagen': 'Count working days',
      'Tel met de kalender': 'Count by the calendar',
      'Te lezen?': 'Readable?',
      'Geef de uitkomst': 'Give the outcome',
      'Meld foute aanroep': 'Report a wrong call',
      'Geef de fout terug': 'Give the fault back',
    },
    nodes: [
      called('Reken werkdagen', { [DATE()]: 'string', [COUNT()]: 'number' }),
      codeEach(
        'Tel met de kalender',
        `${holidays()}
const begin = DateTime.fromISO(String($json.${DATE()} ?? '').slice(0, 10), { zone: 'Europe/Amsterdam' });
const aantal = Math.trunc(Number($json.${COUNT()} ?? 0));
if (!begin.isValid || !Number.isFinite(aantal) || Math.abs(aantal) > 2000) return { json: { goed: false, datum: $json.${DATE()} ?? '', werkdagen: $json.${COUNT()} ?? '' } };
const dicht = new Set();
for (let jaar = begin.year - 9; jaar <= begin.year + 9; jaar += 1) for (const een of feestdagen(jaar)) dicht.add(een.dag);
const isWerkdag = (dag) => dag.weekday < 6 && !dicht.has(dag.toISODate());
let dag = begin;
let over = Math.abs(aantal);
while (over > 0) { dag = dag.plus({ days: Math.sign(aantal) }); if (isWerkdag(dag)) over -= 1; }
return { json: { goed: true, uitkomst: dag.toISODate(), werkdag: isWerkdag(begin) } };`,
      ),
      when('Te lezen?', [['={{ $json.goed }}', 'yes']]),
      set('Geef de uitkomst', {
        [say('uitkomst', 'outcome')]: '={{ $json.uitkomst }}',
        [say('werkdag', 'is_working_day')]: ['boolean', '={{ $json.werkdag }}'],
      }),
      chat.post(
        'Meld foute aanroep',
        say(
          '=Werkdagen rekenen lukte niet met datum “{{ $json.datum }}” en aantal “{{ $json.werkdagen }}”.',
          '=Counting working days failed with date “{{ $json.datum }}” and number “{{ $json.werkdagen }}”.',
        ),
      ),
      set('Geef de fout terug', {
        [say('uitkomst', 'outcome')]: '',
        [say('werkdag', 'is_working_day')]: false,
      }),
    ],
    flow: [
      'Reken werkdagen > Tel met de kalender > Te lezen? > Geef de uitkomst',
      'Te lezen? #1 > Meld foute aanroep > Geef de fout terug',
    ],
  }),
});

const FROM = limitOf(
  'quiet-until',
  ['Stil tot', 'Quiet until'],
  ['Het uur vanaf wanneer berichten mogen, zoals 8.', 'The hour from which messages may leave, such as 8.'],
  8,
);
const UNTIL = limitOf(
  'quiet-from',
  ['Stil vanaf', 'Quiet from'],
  ['Het uur vanaf wanneer berichten wachten, zoals 21.', 'The hour from which messages wait, such as 21.'],
  21,
);

const NUMBER = () => say('nummer', 'number');
const TEXT = () => say('tekst', 'text');

export const quietHours = recipe({
  id: 'quiet-hours-block',
  category: 'productivity',
  tags: ['bouwsteen', 'sms', 'nachtrust', 'stille uren', 'berichten'],
  saves: spares(
    3,
    'Iemand bouwt in elke flow opnieuw in dat klanten ’s nachts geen sms krijgen.',
    'Someone builds into each flow anew that customers get no texts at night.',
  ),
  variants: combine(
    { sms: among(smsSenders, 'twilio', 'messageBird'), chat: among(chats, 'slack', 'microsoftTeams') },
    { take: 2, apart: ['sms'] },
  ),
  build: ({ sms, chat }) => ({
    name: both(
      `Bouwsteen: sms via ${sms.app.label} die ’s nachts wacht en dubbele berichten tegenhoudt`,
      `Building block: texts via ${sms.app.label} that wait at night and stop doubles`,
    ),
    description: both(
      `Andere flows geven nummer en tekst. Dit blok zet Nederlandse nummers in de juiste vorm, houdt hetzelfde bericht aan hetzelfde nummer tegen, wacht ’s nachts en op zondag en verstuurt via ${sms.app.label}. Fouten staan in ${chat.app.label}.`,
      `Other flows give a number and a text. This block writes Dutch numbers in the right form, stops the same message to the same number, waits for the morning at night and on Sundays and sends through ${sms.app.label}. Faults show in ${chat.app.label}.`,
    ),
    benefit: both('Geen klant wakker van een herinnering.', 'No customer woken by a reminder.'),
    uses: [
      [sms, both('verstuurt de berichten', 'sends the messages')],
      [chat, both('hoort wat niet aankwam', 'hears what did not arrive')],
    ],
    setup: [
      both(
        'Roep dit blok aan met Execute Workflow en de velden nummer en tekst, zonder op het antwoord te wachten.',
        'Call this block with Execute Workflow and the fields number and text, without waiting for its answer.',
      ),
    ],
    names: {
      'Bericht om te versturen': 'Message to send',
      'Zet nummer en tijd goed': 'Set number and time right',
      'Nummer te gebruiken?': 'Number of use?',
      'Vandaag nog niet gestuurd': 'Not sent today yet',
      'Is het stil?': 'Is it quiet time?',
      'Wacht tot de ochtend': 'Wait for the morning',
      'Verstuur de sms': 'Send the text',
      'Meld wat niet aankwam': 'Report what did not arrive',
    },
    nodes: [
      called('Bericht om te versturen', { [NUMBER()]: 'string', [TEXT()]: 'string' }),
      codeEach(
        'Zet nummer en tijd goed',
        `
const kaal = String($json.${NUMBER()} ?? '').replace(/[^+\\d]/g, '').replace(/^00/, '+').replace(/^0(?=[1-9])/, '+31').replace(/^\\+310/, '+31');
const nummer = /^[1-9]\\d{9,14}$/.test(kaal) ? '+' + kaal : kaal;
const [van, tot] = [Number('${FROM}' ?? 8), Number('${UNTIL}') || 21];
const nu = $now.setZone('Europe/Amsterdam');
let dan = nu;
if (nu.hour >= tot) dan = nu.plus({ days: 1 }).set({ hour: van, minute: 0, second: 0 });
else if (nu.hour < van) dan = nu.set({ hour: van, minute: 0, second: 0 });
if (dan.weekday === 7) dan = dan.plus({ days: 1 }).set({ hour: van, minute: 0, second: 0 });
return { json: { nummer, tekst: String($json.${TEXT()} ?? '').trim().slice(0, 800), goed: /^\\+\\d{9,15}$/.test(nummer) && String($json.${TEXT()} ?? '').trim() !== '', wacht: dan > nu, dan: dan.toISO() } };`,
      ),
      when('Nummer te gebruiken?', [['={{ $json.goed }}', 'yes']]),
      onlyNew(
        'Vandaag nog niet gestuurd',
        "={{ $json.nummer + ' ' + $now.toISODate() + ' ' + $json.tekst }}",
      ),
      when('Is het stil?', [['={{ $json.wacht }}', 'yes']]),
      pauseUntil('Wacht tot de ochtend', '={{ $json.dan }}'),
      withErrorBranch(sms.send('Verstuur de sms', '={{ $json.nummer }}', '={{ $json.tekst }}')),
      chat.post(
        'Meld wat niet aankwam',
        say(
          "=Een sms kon niet weg naar “{{ $('Zet nummer en tijd goed').item.json.nummer }}”: {{ $('Zet nummer en tijd goed').item.json.tekst.slice(0, 200) }}",
          "=A text could not leave to “{{ $('Zet nummer en tijd goed').item.json.nummer }}”: {{ $('Zet nummer en tijd goed').item.json.tekst.slice(0, 200) }}",
        ),
      ),
    ],
    flow: [
      'Bericht om te versturen > Zet nummer en tijd goed > Nummer te gebruiken? > Vandaag nog niet gestuurd > Is het stil? > Wacht tot de ochtend > Verstuur de sms',
      'Is het stil? #1 > Verstuur de sms',
      'Nummer te gebruiken? #1 > Meld wat niet aankwam',
      'Verstuur de sms #1 > Meld wat niet aankwam',
    ],
  }),
});

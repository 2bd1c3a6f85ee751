import { googleCalendar } from '../../apps/calendars.js';
import { officeChats, officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { smsSenders } from '../../apps/sms.js';
import { bookingPage, googleCalendarId, limitOf, mailOf } from '../../apps/values.js';
import { pick } from '../../dsl/apps.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  among,
  asDayText,
  both,
  choose,
  code,
  combine,
  cron,
  evenWhenEmpty,
  form,
  gather,
  goOnAfterError,
  node,
  onlyNew,
  reads,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const texters = among(smsSenders, 'twilio', 'messageBird');
/** A line of Code that gives it `nummer(text)`: a Dutch mobile number with its country code, or nothing. */
const MOBILE =
  "const nummer = (v) => { const gevonden = String(v ?? '').replace(/[\\s().-]/g, '').match(/(?:\\+31|0031|0)6\\d{8}/); return gevonden ? '+316' + gevonden[0].slice(-8) : ''; };";

export const sickTherapist = recipe({
  id: 'practitioner-ill-today',
  category: 'customer',
  tags: ['praktijk', 'fysiotherapie', 'tandarts', 'uitval', 'afspraken afzeggen', 'sms'],
  saves: spares(
    60,
    'De balie belt bij uitval alle cliënten van die dag af.',
    'The desk calls off all clients of that day when somebody is ill.',
  ),
  variants: combine(
    { sms: texters, chat: officeChats, tasks: among(officeTasks, 'asana', 'todoist', 'microsoftToDo') },
    { take: 3, apart: ['sms', 'chat'] },
  ),
  build: ({ sms, chat, tasks }) => ({
    name: both(
      `Behandelaar valt uit: cliënten uit Google Agenda meteen afbellen met sms via ${sms.app.label}, rest als taak in ${tasks.app.label}`,
      `Practitioner drops out: call off clients in Google Calendar at once by text via ${sms.app.label}, others as a task in ${tasks.app.label}`,
    ),
    description: both(
      `Eén formulier meldt wie vandaag of morgen uitvalt. Cliënten met een mobiel nummer in de afspraak krijgen een sms via ${sms.app.label} met de link om opnieuw te boeken; wie geen nummer heeft, wordt een beltaak. ${chat.app.label} krijgt de stand.`,
      `One form tells who drops out today or tomorrow. Clients with a mobile number in the appointment get a text via ${sms.app.label} with the link to book again; those without become a call task. ${chat.app.label} gets the state.`,
    ),
    benefit: both('Niemand staat voor een dichte deur.', 'Nobody stands before a closed door.'),
    uses: [
      [googleCalendar, both('bevat de afspraken', 'holds the appointments')],
      [sms, both('bericht de cliënten', 'informs the clients')],
      [tasks, both('krijgt wie gebeld moet worden', 'receives who has to be called')],
      [chat, both('krijgt de stand', 'receives the state')],
    ],
    setup: [
      both(
        'Zet bij elke afspraak de naam van de behandelaar in de titel en het mobiele nummer van de cliënt in de omschrijving.',
        'Put the name of the practitioner in the title of each appointment and the mobile number of the client in its description.',
      ),
    ],
    notes: [
      {
        over: ['Wie moet bericht krijgen?', 'Stuur sms'],
        text: say(
          '## Niets over gezondheid\nDe sms noemt dag en tijd, nooit de klacht, de behandeling of waarom de behandelaar er niet is. De afspraak blijft in de agenda staan: haal hem zelf weg als de cliënt opnieuw boekt. Wie al bericht kreeg, krijgt geen tweede als het formulier nog eens wordt ingevuld.',
          '## Nothing about health\nThe text names day and time, never the complaint, the treatment or why the practitioner is away. The appointment stays in the calendar: remove it when the client has booked again. Who was told is not told twice if the form is filled in again.',
        ),
      },
    ],
    names: {
      'Behandelaar valt uit': 'Practitioner drops out',
      'Lees afspraken van die dag': 'Read the appointments of that day',
      'Agenda gelezen?': 'Was the calendar read?',
      'Wie moet bericht krijgen?': 'Who has to be told?',
      'Nog geen bericht gehad': 'Not told yet',
      'Wat kan er?': 'What is possible?',
      'Stuur sms': 'Send the text',
      'Maak beltaak': 'Make a call task',
      'Maak beltaak na fout': 'Make a call task after a failure',
      'Tel de berichten': 'Count the texts',
      'Vertel de balie': 'Tell the desk',
      'Vertel dat er niemand is': 'Tell that there is nobody',
      'Vertel dat agenda niet leesbaar is': 'Tell that the calendar cannot be read',
    },
    nodes: [
      form(
        'Behandelaar valt uit',
        say('Behandelaar valt uit', 'Practitioner drops out'),
        say('Cliënten krijgen meteen bericht.', 'Clients are told at once.'),
        [
          [
            'wie',
            say(
              'Behandelaar, zoals in de titel van de afspraken',
              'Practitioner, as in the title of the appointments',
            ),
          ],
          ['dag', say('Dag', 'Day'), 'date'],
        ],
      ),
      evenWhenEmpty(
        goOnAfterError(
          node('Lees afspraken van die dag', 'googleCalendar', 1.3, {
            resource: 'event',
            operation: 'getAll',
            calendar: pick(googleCalendarId),
            returnAll: true,
            timeMin:
              "={{ DateTime.fromISO($json.dag, { zone: 'Europe/Amsterdam' }).startOf('day').toISO() }}",
            timeMax: "={{ DateTime.fromISO($json.dag, { zone: 'Europe/Amsterdam' }).endOf('day').toISO() }}",
            options: { orderBy: 'startTime', recurringEventHandling: 'expand' },
          }),
        ),
      ),
      when('Agenda gelezen?', [["={{ $json.error ?? '' }}", 'empty']]),
      code(
        'Wie moet bericht krijgen?',
        `
${MOBILE}
const wie = String($('Behandelaar valt uit').first().json.wie ?? '').trim().toLowerCase();
const lijst = $input.all().map(({ json }) => json).filter((een) => een.start?.dateTime && een.status !== 'cancelled' && wie !== '' && String(een.summary ?? '').toLowerCase().includes(wie)).flatMap((een) => {
  const begin = DateTime.fromISO(een.start.dateTime, { zone: 'Europe/Amsterdam' });
  if (!begin.isValid || begin < $now) return [];
  const mobiel = nummer(een.description) || nummer(een.summary);
  return [{ soort: mobiel ? 'sms' : 'bel', sleutel: een.id + ' ' + een.start.dateTime, mobiel, titel: een.summary || '', wanneer: begin.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL HH:mm'), dag: begin.toFormat('yyyy-MM-dd') }];
});
return (lijst.length > 0 ? lijst : [{ soort: 'leeg', sleutel: 'leeg ' + $execution.id }]).map((json) => ({ json }));`,
      ),
      onlyNew('Nog geen bericht gehad', '={{ $json.sleutel }}'),
      choose('Wat kan er?', [
        ['sms', ['={{ $json.soort }}', 'is', 'sms']],
        [say('bellen', 'call'), ['={{ $json.soort }}', 'is', 'bel']],
        [say('niemand', 'nobody'), ['={{ $json.soort }}', 'is', 'leeg']],
      ]),
      withErrorBranch(
        sms.send(
          'Stuur sms',
          '={{ $json.mobiel }}',
          say(
            `=Uw afspraak van {{ $json.wanneer }} gaat helaas niet door. Kies hier een nieuw moment: ${bookingPage}`,
            `=Unfortunately your appointment of {{ $json.wanneer }} is cancelled. Choose a new time here: ${bookingPage}`,
          ),
        ),
      ),
      gather('Tel de berichten', 'verstuurd'),
      chat.post(
        'Vertel de balie',
        say(
          "=Uitval van {{ $('Behandelaar valt uit').first().json.wie }}: {{ $json.verstuurd.length }} cliënten kregen een sms. Wie geen nummer heeft, staat als taak klaar om te bellen.",
          "={{ $('Behandelaar valt uit').first().json.wie }} drops out: {{ $json.verstuurd.length }} clients got a text. Those without a number are there as a task to call.",
        ),
      ),
      tasks.create('Maak beltaak', {
        title: say(
          '=Bel af: {{ $json.titel }} ({{ $json.wanneer }})',
          '=Call off: {{ $json.titel }} ({{ $json.wanneer }})',
        ),
        description: say(
          'Er staat geen mobiel nummer bij de afspraak; zoek het op in het dossier.',
          'There is no mobile number with the appointment; look it up in the file.',
        ),
        due: '={{ $json.dag }}',
      }),
      tasks.create('Maak beltaak na fout', {
        title: say(
          "=Bel af, sms mislukt: {{ $('Wat kan er?').item.json.titel }} ({{ $('Wat kan er?').item.json.wanneer }})",
          "=Call off, text failed: {{ $('Wat kan er?').item.json.titel }} ({{ $('Wat kan er?').item.json.wanneer }})",
        ),
        description: say(
          "=De sms naar {{ $('Wat kan er?').item.json.mobiel }} kwam niet weg.",
          "=The text to {{ $('Wat kan er?').item.json.mobiel }} could not be sent.",
        ),
        due: "={{ $('Wat kan er?').item.json.dag }}",
      }),
      chat.post(
        'Vertel dat er niemand is',
        say(
          "=Geen komende afspraak met “{{ $('Behandelaar valt uit').first().json.wie }}” in de titel op {{ $('Behandelaar valt uit').first().json.dag }}. Klopt de naam?",
          "=No coming appointment with “{{ $('Behandelaar valt uit').first().json.wie }}” in its title on {{ $('Behandelaar valt uit').first().json.dag }}. Is the name right?",
        ),
      ),
      chat.post(
        'Vertel dat agenda niet leesbaar is',
        say(
          "=De agenda kon niet gelezen worden: bel de cliënten van {{ $('Behandelaar valt uit').first().json.wie }} zelf af. Er is niets verstuurd.",
          "=The calendar could not be read: call off the clients of {{ $('Behandelaar valt uit').first().json.wie }} yourself. Nothing was sent.",
        ),
      ),
    ],
    flow: [
      'Behandelaar valt uit > Lees afspraken van die dag > Agenda gelezen? > Wie moet bericht krijgen? > Nog geen bericht gehad > Wat kan er? > Stuur sms > Tel de berichten > Vertel de balie',
      'Wat kan er? #1 > Maak beltaak',
      'Wat kan er? #2 > Vertel dat er niemand is',
      'Stuur sms #1 > Maak beltaak na fout',
      'Agenda gelezen? #1 > Vertel dat agenda niet leesbaar is',
    ],
  }),
});

export const recallRound = recipe({
  id: 'recall-in-three-attempts',
  category: 'customer',
  tags: ['praktijk', 'tandarts', 'recall', 'controle', 'oproep', 'pedicure'],
  saves: spares(
    90,
    'De balie zoekt wekelijks wie weer op controle moet en belt ze.',
    'Each week the desk looks up who is due for a check and calls them.',
  ),
  variants: combine(
    { table: officeTables, sms: texters, tasks: among(officeTasks, 'asana', 'todoist', 'trello') },
    { take: 3, apart: ['table', 'tasks'] },
  ),
  build: ({ table, sms, tasks }) => {
    const tab = say('Oproepen', 'Recalls');
    const number = say('Cliëntnummer', 'Client number');
    const r = rowsOf(table, 'Lees oproepen', tab, 'Oproep', {
      nummer: number,
      mobiel: say('Mobiel', 'Mobile'),
      laatst: say('Laatste controle', 'Last check'),
      maanden: say('Maanden', 'Months'),
      pogingen: say('Pogingen', 'Attempts'),
      opgeroepen: say('Opgeroepen op', 'Recalled on'),
      afspraak: say('Nieuwe afspraak', 'New appointment'),
      stop: say('Wil geen oproep', 'Wants no recall'),
    });
    return {
      name: both(
        `Cliënten oproepen voor controle uit ${table.app.label} in drie stappen: twee keer sms via ${sms.app.label}, dan bellen`,
        `Recall clients for a check from ${table.app.label} in three steps: two texts via ${sms.app.label}, then a call`,
      ),
      description: both(
        `Zoekt elke dinsdag in ${table.app.label} wie aan de beurt is, niet meer dan je agenda aankan. Eerst een sms via ${sms.app.label}, na drie weken een tweede, daarna een beltaak in ${tasks.app.label}. Wie boekte of niet wil, valt af.`,
        `Every Tuesday it looks in ${table.app.label} for who is due, no more than your calendar can take. First a text via ${sms.app.label}, after three weeks a second, then a call task in ${tasks.app.label}. Who booked or declines drops out.`,
      ),
      benefit: both(
        'Je controles lopen door zonder belronde.',
        'Your checks go on without a round of calls.',
      ),
      uses: [
        [table, both('heeft de lijst van oproepen', 'has the list of recalls')],
        [sms, both('stuurt de oproep', 'sends the recall')],
        [tasks, both('krijgt wie gebeld moet worden', 'receives who has to be called')],
      ],
      setup: [
        both(
          'Maak de tabel Oproepen met de kolommen Cliëntnummer (uniek), Mobiel, Laatste controle, Maanden (de tussentijd), Pogingen, Opgeroepen op, Nieuwe afspraak en Wil geen oproep. Zet er geen namen of klachten in.',
          'Make the table Recalls with the columns Client number (unique), Mobile, Last check, Months (the interval), Attempts, Recalled on, New appointment and Wants no recall. Put no names or complaints in it.',
        ),
      ],
      names: {
        'Dinsdag om tien uur': 'Tuesday at ten',
        'Lees oproepen': 'Read the recalls',
        Oproep: 'Recall',
        'Kies wie aan de beurt is': 'Choose who is due',
        'Bellen of sms?': 'Call or text?',
        'Maak taak om te bellen': 'Make a task to call',
        'Stuur oproep': 'Send the recall',
        'Tel poging': 'Count the attempt',
        'Tel mislukte poging als bellen': 'Count a failed attempt as a call',
      },
      nodes: [
        cron('Dinsdag om tien uur', '0 10 * * 2'),
        ...r.nodes,
        code(
          'Kies wie aan de beurt is',
          `
${AS_DAY}
${AS_AMOUNT}
${MOBILE}
const vandaag = $now.startOf('day'), meest = Number('${limitOf('recalls-a-week', ['Oproepen per week', 'Recalls a week'], ['Hoeveel nieuwe afspraken je agenda per week aankan.', 'How many new appointments your calendar can take a week.'], 20)}') || 20;
return $input.all().flatMap(({ json: een }) => {
  const laatst = asDay(een.laatst), maanden = getal(een.maanden), vorige = asDay(een.opgeroepen), pogingen = Math.max(0, Math.round(getal(een.pogingen) ?? 0));
  if (!een.nummer || !laatst.isValid || maanden === null || maanden <= 0 || String(een.stop ?? '').trim()) return [];
  const due = laatst.plus({ months: Math.round(maanden) }), geboekt = asDay(een.afspraak);
  if (due > vandaag || (geboekt.isValid && geboekt >= laatst)) return [];
  const ronde = vorige.isValid && vorige >= due ? pogingen : 0;
  if (ronde >= 3 || (ronde > 0 && vorige > vandaag.minus({ weeks: 3 }))) return [];
  const mobiel = nummer(een.mobiel);
  return [{ json: { nummer: String(een.nummer), mobiel, poging: ronde + 1, bellen: ronde === 2 || mobiel === '', sinds: due.toMillis() } }];
}).sort((a, b) => b.json.poging - a.json.poging || a.json.sinds - b.json.sinds).slice(0, meest);`,
        ),
        when('Bellen of sms?', [['={{ $json.bellen }}', 'yes']]),
        tasks.create('Maak taak om te bellen', {
          title: say(
            '=Bel cliënt {{ $json.nummer }} voor controle',
            '=Call client {{ $json.nummer }} for a check',
          ),
          description: say(
            "={{ $json.mobiel ? 'Twee keer een sms gehad zonder afspraak.' : 'Er is geen mobiel nummer bekend.' }}",
            "={{ $json.mobiel ? 'Got two texts without making an appointment.' : 'No mobile number is known.' }}",
          ),
        }),
        withErrorBranch(
          sms.send(
            'Stuur oproep',
            '={{ $json.mobiel }}',
            say(
              `={{ $json.poging === 1 ? 'Het is weer tijd voor uw controle.' : 'U heeft nog geen controle gepland.' }} Kies een moment: ${bookingPage}`,
              `={{ $json.poging === 1 ? 'It is time for your check again.' : 'You have not planned your check yet.' }} Choose a time: ${bookingPage}`,
            ),
          ),
        ),
        table.upsert('Tel poging', tab, number, {
          [number]: "={{ $('Kies wie aan de beurt is').item.json.nummer }}",
          [say('Pogingen', 'Attempts')]:
            "={{ $('Kies wie aan de beurt is').item.json.bellen ? 3 : $('Kies wie aan de beurt is').item.json.poging }}",
          [say('Opgeroepen op', 'Recalled on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        tasks.create('Tel mislukte poging als bellen', {
          title: say(
            "=Sms mislukt: bel cliënt {{ $('Kies wie aan de beurt is').item.json.nummer }}",
            "=Text failed: call client {{ $('Kies wie aan de beurt is').item.json.nummer }}",
          ),
          description: say(
            'Controleer ook het mobiele nummer in het dossier.',
            'Check the mobile number in the file too.',
          ),
        }),
      ],
      flow: [
        `Dinsdag om tien uur > ${r.path} > Kies wie aan de beurt is > Bellen of sms? > Maak taak om te bellen > Tel poging`,
        'Bellen of sms? #1 > Stuur oproep > Tel poging',
        'Stuur oproep #1 > Tel mislukte poging als bellen > Tel poging',
      ],
    };
  },
});

export const authorisations = recipe({
  id: 'treatment-outside-authorisation',
  category: 'customer',
  tags: ['praktijk', 'machtiging', 'verwijzing', 'zorgverzekeraar', 'declaratie'],
  saves: spares(
    45,
    'De administratie legt de agenda naast de machtigingen.',
    'The office lays the calendar beside the authorisations.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 3, apart: ['table', 'mailer'] }),
  build: ({ table, mailer }) => {
    const week = reads(
      googleCalendar.week as NonNullable<typeof googleCalendar.week>,
      'Lees afspraken van komende week',
      'Behandelafspraak',
    );
    const m = alsoRows(
      rowsOf(table, 'Lees machtigingen', say('Machtigingen', 'Authorisations'), 'Machtiging', {
        code: say('Cliëntcode', 'Client code'),
        van: say('Van', 'From'),
        tot: say('Tot', 'Until'),
        aantal: say('Behandelingen', 'Treatments'),
        gebruikt: say('Gebruikt', 'Used'),
      }),
    );
    return {
      name: both(
        `Behandelingen zonder geldige machtiging vooraf vinden: Google Agenda naast ${table.app.label}, lijst via ${mailer.app.label}`,
        `Find treatments without a valid authorisation beforehand: Google Calendar beside ${table.app.label}, list via ${mailer.app.label}`,
      ),
      description: both(
        `Legt elke donderdag de afspraken van de komende week naast de machtigingen in ${table.app.label}: verlopen, opgebruikt of ontbrekend staat in één mail via ${mailer.app.label}, zodat je nog kunt aanvragen voordat je onbetaald behandelt.`,
        `Every Thursday it lays next week’s appointments beside the authorisations in ${table.app.label}: expired, used up or missing is in one mail via ${mailer.app.label}, so that you can still apply before you treat unpaid.`,
      ),
      benefit: both(
        'Geen afgekeurde declaratie door een verlopen machtiging.',
        'No rejected claim because of an expired authorisation.',
      ),
      uses: [
        [googleCalendar, both('bevat de afspraken', 'holds the appointments')],
        [table, both('heeft de machtigingen', 'has the authorisations')],
        [mailer, both('mailt de administratie', 'mails the office')],
      ],
      setup: [
        both(
          'Zet in de titel van elke behandelafspraak de cliëntcode tussen blokhaken, zoals [C1042].',
          'Put the client code in square brackets in the title of each treatment, such as [C1042].',
        ),
        both(
          'Maak de tabel Machtigingen met de kolommen Cliëntcode, Van, Tot, Behandelingen en Gebruikt (hoeveel er al waren).',
          'Make the table Authorisations with the columns Client code, From, Until, Treatments and Used (how many there were already).',
        ),
      ],
      names: {
        'Donderdag om twee uur': 'Thursday at two',
        'Lees afspraken van komende week': 'Read the appointments of next week',
        Behandelafspraak: 'Treatment',
        'Lees machtigingen': 'Read the authorisations',
        Machtiging: 'Authorisation',
        'Leg agenda naast machtigingen': 'Lay the calendar beside the authorisations',
        'Iets niet gedekt?': 'Anything not covered?',
        'Mail wat niet gedekt is': 'Mail what is not covered',
        'Mail dat alles gedekt is': 'Mail that all is covered',
      },
      nodes: [
        cron('Donderdag om twee uur', '0 14 * * 4'),
        ...week.nodes,
        ...m.nodes,
        code(
          'Leg agenda naast machtigingen',
          `
${AS_DAY}
${AS_AMOUNT}
${asDayText()}
${SAFE_TEXT}
const machtigingen = $input.all().map(({ json }) => json).filter((een) => String(een.code ?? '').trim()).map((een) => ({ code: String(een.code).trim().toUpperCase(), van: asDay(een.van), tot: asDay(een.tot), over: (getal(een.aantal) ?? 0) - (getal(een.gebruikt) ?? 0) }));
const mist = []; let zonder = 0, bekeken = 0;
for (const { json: een } of $('Behandelafspraak').all()) {
  const dag = DateTime.fromISO(String(een.start ?? ''), { zone: 'Europe/Amsterdam' }), gevonden = /\\[([\\w-]+)\\]/.exec(String(een.title ?? ''));
  if (!dag.isValid) continue;
  if (!gevonden) { zonder += 1; continue; }
  bekeken += 1;
  const code = gevonden[1].toUpperCase(), eigen = machtigingen.filter((een) => een.code === code);
  const geldig = eigen.filter(({ van, tot }) => tot.isValid && tot.endOf('day') >= dag && (!van.isValid || van <= dag));
  const met = geldig.find(({ over }) => over > 0);
  if (met) { met.over -= 1; continue; }
  mist.push('<tr><td>' + cel(code) + '</td><td>' + dagtekst(dag) + '</td><td>' + (eigen.length === 0 ? '${say('geen machtiging', 'no authorisation')}' : geldig.length === 0 ? '${say('verlopen of nog niet begonnen', 'expired or not begun yet')}' : '${say('behandelingen op', 'treatments used up')}') + '</td></tr>');
}
return [{ json: { aantal: mist.length, bekeken, zonder, rijen: mist.join('') } }];`,
        ),
        when('Iets niet gedekt?', [['={{ $json.aantal }}', '>', 0]]),
        mailer.send(
          'Mail wat niet gedekt is',
          mailOf.administration,
          say(
            '={{ $json.aantal }} behandelingen volgende week zonder machtiging',
            '={{ $json.aantal }} treatments next week without authorisation',
          ),
          say(
            '=<table><tr><th>Cliënt</th><th>Dag</th><th>Wat ontbreekt</th></tr>{{ $json.rijen }}</table>Vraag aan of verzet de afspraak. Afspraken zonder cliëntcode: {{ $json.zonder }}.',
            '=<table><tr><th>Client</th><th>Day</th><th>What is missing</th></tr>{{ $json.rijen }}</table>Apply or move the appointment. Appointments without a client code: {{ $json.zonder }}.',
          ),
        ),
        mailer.send(
          'Mail dat alles gedekt is',
          mailOf.administration,
          say('Alle behandelingen volgende week zijn gedekt', 'All treatments next week are covered'),
          say(
            '={{ $json.bekeken }} behandelingen bekeken. Afspraken zonder cliëntcode: {{ $json.zonder }}.',
            '={{ $json.bekeken }} treatments checked. Appointments without a client code: {{ $json.zonder }}.',
          ),
        ),
      ],
      flow: [
        `Donderdag om twee uur > ${week.path} > ${m.path} > Leg agenda naast machtigingen > Iets niet gedekt? > Mail wat niet gedekt is`,
        'Iets niet gedekt? #1 > Mail dat alles gedekt is',
      ],
    };
  },
});

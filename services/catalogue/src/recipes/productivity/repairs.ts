import { calendars } from '../../apps/calendars.js';
import { officeChats, officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { smsSenders } from '../../apps/sms.js';
import { about, formAddress, limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  AS_MAIL,
  alsoRows,
  among,
  asDayText,
  asEuro,
  both,
  choose,
  code,
  combine,
  cron,
  formEnd,
  from,
  openFormWithEnding,
  reads,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

/** A line of Code that gives it `mobiel(text)`: a Dutch mobile number with its country code, or nothing. */
const MOBILE =
  "const mobiel = (v) => { const gevonden = String(v ?? '').replace(/[\\s().-]/g, '').match(/^(?:\\+31|0031|0)6(\\d{8})$/); return gevonden ? '+316' + gevonden[1] : ''; };";

export const uncollectedRepairs = recipe({
  id: 'uncollected-repairs-in-stages',
  category: 'productivity',
  tags: ['fietsenmaker', 'reparatie', 'kleermaker', 'juwelier', 'ophalen', 'herinnering'],
  saves: spares(
    45,
    'De werkplaats zoekt wekelijks tussen de rekken wat niet is opgehaald en belt klanten.',
    'Each week the workshop searches the racks for what was not collected and calls customers.',
  ),
  variants: combine(
    { table: officeTables, sms: among(smsSenders, 'twilio', 'messageBird'), mailer: officeMail },
    { take: 3, apart: ['table', 'sms'] },
  ),
  build: ({ table, sms, mailer }) => {
    const tab = say('Reparaties', 'Repairs');
    const slip = say('Bon', 'Slip');
    const stage = say('Trap', 'Stage');
    const rows = rowsOf(table, 'Lees reparaties', tab, 'Reparatie', {
      bon: slip,
      klant: say('Klant', 'Customer'),
      mobiel: say('Mobiel', 'Mobile'),
      mail: say('Mail', 'Mail'),
      wat: say('Artikel', 'Item'),
      klaar: say('Klaar op', 'Ready on'),
      opgehaald: say('Opgehaald op', 'Collected on'),
      bedrag: say('Bedrag', 'Amount'),
      trap: stage,
    });
    const c = (field: string) => from('Welke trap is aan de beurt?', field);
    const mark = (name: string) =>
      table.upsert(name, tab, slip, { [slip]: `=${c('bon')}`, [stage]: `=${c('trap')}` });
    return {
      name: both(
        `Reparaties die niet worden opgehaald: sms via ${sms.app.label}, brief via ${mailer.app.label}, trap per bon in ${table.app.label}`,
        `Repairs nobody collects: text through ${sms.app.label}, letter through ${mailer.app.label}, stage per slip in ${table.app.label}`,
      ),
      description: both(
        `Wat in ${table.app.label} klaar is en blijft staan, krijgt na een week een sms via ${sms.app.label}, na een maand nog een met stallingskosten en daarna een laatste brief via ${mailer.app.label}. De werkplaats ziet wat het rek kost.`,
        `What is ready in ${table.app.label} and stays gets a text through ${sms.app.label} after a week, one with storage costs after a month and then a last letter through ${mailer.app.label}. The workshop sees what the rack costs.`,
      ),
      benefit: both('Het rek raakt leeg en de kas vol.', 'The rack empties and the till fills.'),
      uses: [
        [table, both('houdt de bonnen bij', 'keeps the slips')],
        [sms, both('herinnert de klant', 'reminds the customer')],
        [mailer, both('stuurt de laatste brief en het overzicht', 'sends the last letter and the overview')],
      ],
      setup: [
        both(
          'Maak de tabel Reparaties met de kolommen Bon (uniek), Klant, Mobiel, Mail, Artikel, Klaar op, Opgehaald op, Bedrag en Trap. Laat Trap leeg; vul Opgehaald op in aan de balie.',
          'Make the table Repairs with the columns Slip (unique), Customer, Mobile, Mail, Item, Ready on, Collected on, Amount and Stage. Leave Stage empty; fill in Collected on at the desk.',
        ),
        both(
          'Zet stallingskosten en termijn in je reparatievoorwaarden; alleen wat vooraf is afgesproken mag je rekenen. Zonder afspraak zet je het bedrag per week op 0.',
          'Put storage costs and term in your repair conditions; you may only charge what was agreed beforehand. Without an agreement set the amount a week to 0.',
        ),
      ],
      notes: [
        {
          over: ['Welke trap is aan de beurt?', 'Langs welke weg?'],
          text: say(
            '## Drie trappen, elk eenmaal\nTrap 1 na 7 dagen, trap 2 na 30, trap 3 na het aantal dagen van de laatste brief. De trap komt pas in de tabel als het bericht weg is. Niets wordt verkocht of weggegooid: een brief geeft je dat recht niet vanzelf, een mens beslist daarna.',
            '## Three stages, each once\nStage 1 after 7 days, stage 2 after 30, stage 3 after the days of the last letter. The stage is in the table only once the message has gone. Nothing is sold or thrown away: a letter does not give you that right by itself, a person decides afterwards.',
          ),
        },
      ],
      names: {
        'Maandag om acht': 'Monday at eight',
        'Lees reparaties': 'Read the repairs',
        Reparatie: 'Repair',
        'Welke trap is aan de beurt?': 'Which stage is due?',
        'Langs welke weg?': 'By which way?',
        'Stuur sms': 'Send the text',
        'Noteer trap na sms': 'Note the stage after the text',
        'Stuur brief per mail': 'Send the letter by mail',
        'Noteer trap na brief': 'Note the stage after the letter',
        'Verzamel wat niet lukte': 'Gather what failed',
        'Mail wie je moet bellen': 'Mail whom to call',
        'Mail stand van het rek': 'Mail the state of the rack',
      },
      nodes: [
        cron('Maandag om acht', '0 8 * * 1'),
        ...rows.nodes,
        code(
          'Welke trap is aan de beurt?',
          `
${AS_DAY}
${AS_AMOUNT}
${AS_MAIL}
${MOBILE}
${SAFE_TEXT}
${asEuro()}
const vandaag = $now.startOf('day'), laatste = Number('${limitOf('last-letter-days', ['Dagen tot de laatste brief', 'Days to the last letter'], ['Na hoeveel dagen de laatste brief gaat.', 'After how many days the last letter goes.'], 90)}') || 90, perWeek = Number('${limitOf('storage-a-week', ['Stallingskosten per week', 'Storage costs a week'], ['In euro, vanaf dag 30; 0 als je niets rekent.', 'In euros, from day 30 on; 0 where you charge nothing.'], 5)}') || 0;
const staat = $input.all().map(({ json }) => json).filter((een) => een.bon && !String(een.opgehaald ?? '').trim() && asDay(een.klaar).isValid && asDay(een.klaar) <= vandaag).map((een) => ({ ...een, dagen: Math.floor(vandaag.diff(asDay(een.klaar), 'days').days) }));
const uit = staat.flatMap((een) => {
  const hoort = een.dagen >= laatste ? 3 : een.dagen >= 30 ? 2 : een.dagen >= 7 ? 1 : 0, had = getal(een.trap) ?? 0;
  if (hoort <= had) return [];
  const kosten = perWeek > 0 && een.dagen >= 30 ? perWeek * Math.floor((een.dagen - 30) / 7) : 0, trap = Math.min(hoort, had + 1), nummer = mobiel(een.mobiel), mail = mailvan(een.mail);
  const weg = trap === 3 ? (mail ? 'mail' : 'bel') : nummer ? 'sms' : mail ? 'mail' : 'bel';
  return [{ weg, trap, bon: String(een.bon), klant: cel(een.klant || ''), wat: String(een.wat || '${say('je artikel', 'your item')}').slice(0, 60), veilig: cel(een.wat), dagen: een.dagen, nummer, mail, bedrag: getal(een.bedrag) === null ? '' : ', ' + euro(getal(een.bedrag)), extra: kosten > 0 ? ' ${say('De stallingskosten zijn nu', 'Storage costs are now')} ' + euro(kosten) + '.' : '' }];
});
const som = staat.reduce((totaal, een) => totaal + (getal(een.bedrag) ?? 0), 0);
return [...uit, { weg: 'stand', aantal: staat.length, som: euro(som), oud: staat.filter((een) => een.dagen >= 30).length }].map((json) => ({ json }));`,
        ),
        choose('Langs welke weg?', [
          ['sms', ['={{ $json.weg }}', 'is', 'sms']],
          ['mail', ['={{ $json.weg }}', 'is', 'mail']],
          [say('bellen', 'call'), ['={{ $json.weg }}', 'is', 'bel']],
          [say('stand', 'state'), ['={{ $json.weg }}', 'is', 'stand']],
        ]),
        withErrorBranch(
          sms.send(
            'Stuur sms',
            '={{ $json.nummer }}',
            say(
              '=Je {{ $json.wat }} (bon {{ $json.bon }}) staat al {{ $json.dagen }} dagen klaar.{{ $json.extra }} Haal het deze week op, graag tot ziens!',
              '=Your {{ $json.wat }} (slip {{ $json.bon }}) has been ready for {{ $json.dagen }} days.{{ $json.extra }} Please collect it this week, see you soon!',
            ),
          ),
        ),
        mark('Noteer trap na sms'),
        withErrorBranch(
          mailer.send(
            'Stuur brief per mail',
            '={{ $json.mail }}',
            say(
              '=Bon {{ $json.bon }} staat {{ $json.dagen }} dagen klaar',
              '=Slip {{ $json.bon }} has been ready for {{ $json.dagen }} days',
            ),
            say(
              "=Beste {{ $json.klant }},<br><br>Uw {{ $json.veilig }} (bon {{ $json.bon }}{{ $json.bedrag }}) staat sinds {{ $json.dagen }} dagen voor u klaar.{{ $json.extra }}{{ $json.trap === 3 ? ' Dit is onze laatste brief: haal het binnen veertien dagen op, of antwoord op deze mail als dat niet lukt.' : ' Wilt u het deze week ophalen?' }}",
              "=Dear {{ $json.klant }},<br><br>Your {{ $json.veilig }} (slip {{ $json.bon }}{{ $json.bedrag }}) has been ready for {{ $json.dagen }} days.{{ $json.extra }}{{ $json.trap === 3 ? ' This is our last letter: collect it within fourteen days, or answer this mail if you cannot.' : ' Would you collect it this week?' }}",
            ),
          ),
        ),
        mark('Noteer trap na brief'),
        code(
          'Verzamel wat niet lukte',
          `
${SAFE_TEXT}
const over = $input.all().map((item, i) => item.json.bon ? item.json : $('Langs welke weg?').itemMatching(i)?.json ?? {}).filter((een) => een.bon);
return over.length === 0 ? [] : [{ json: { aantal: over.length, lijst: over.map((een) => '<li>' + cel(een.bon) + ': ' + (een.klant || '-') + ', ' + cel(een.wat) + ' (' + een.dagen + ' ${say('dagen', 'days')})</li>').join('') } }];`,
        ),
        mailer.send(
          'Mail wie je moet bellen',
          mailOf.office,
          say(
            '=Bel {{ $json.aantal }} klanten over hun reparatie',
            '=Call {{ $json.aantal }} customers about their repair',
          ),
          say(
            '=Zonder bruikbaar nummer of mailadres, of het bericht kon niet weg:<ul>{{ $json.lijst }}</ul>De trap is niet verhoogd; verbeter de gegevens in de tabel.',
            '=Without a usable number or mail address, or the message could not go:<ul>{{ $json.lijst }}</ul>The stage was not raised; mend the data in the table.',
          ),
        ),
        mailer.send(
          'Mail stand van het rek',
          mailOf.team,
          say(
            '={{ $json.aantal }} reparaties staan klaar, {{ $json.som }} nog te ontvangen',
            '={{ $json.aantal }} repairs are ready, {{ $json.som }} still to be received',
          ),
          say(
            '={{ $json.oud }} ervan staan langer dan een maand.',
            '={{ $json.oud }} of them have been there for more than a month.',
          ),
        ),
      ],
      flow: [
        `Maandag om acht > ${rows.path} > Welke trap is aan de beurt? > Langs welke weg? > Stuur sms > Noteer trap na sms`,
        'Langs welke weg? #1 > Stuur brief per mail > Noteer trap na brief',
        'Langs welke weg? #2 > Verzamel wat niet lukte > Mail wie je moet bellen',
        'Stuur sms #1 > Verzamel wat niet lukte',
        'Stuur brief per mail #1 > Verzamel wat niet lukte',
        'Langs welke weg? #3 > Mail stand van het rek',
      ],
    };
  },
});

export const partsBeforeAppointment = recipe({
  id: 'parts-in-before-appointment',
  category: 'productivity',
  tags: ['garage', 'onderdelen', 'installateur', 'tandtechniek', 'planning', 'afspraak'],
  saves: spares(
    30,
    'De receptie loopt elke ochtend na of onderdelen voor afspraken binnen zijn.',
    'Each morning reception checks whether parts for appointments are in.',
  ),
  variants: combine(
    {
      calendar: calendars,
      table: officeTables,
      tasks: among(officeTasks, 'asana', 'trello', 'todoist'),
      mailer: officeMail,
    },
    { take: 4, apart: ['calendar', 'table', 'tasks'] },
  ),
  build: ({ calendar, table, tasks, mailer }) => {
    const tab = say('Onderdelen', 'Parts');
    const key = say('Regel', 'Line');
    const asked = say('Nagevraagd op', 'Asked on');
    const tasked = say('Taak op', 'Task on');
    const w = (field: string) => from('Wat komt te laat?', field);
    const week = reads(calendar.week, 'Lees afspraken van de week', 'Afspraak');
    const parts = alsoRows(
      rowsOf(table, 'Lees bestelde onderdelen', tab, 'Onderdeel', {
        regel: key,
        order: say('Opdracht', 'Job'),
        wat: say('Onderdeel', 'Part'),
        lever: say('Leverancier', 'Supplier'),
        mail: say('Mail leverancier', 'Mail supplier'),
        verwacht: say('Verwacht op', 'Expected on'),
        binnen: say('Binnen op', 'In on'),
        gevraagd: asked,
        taak: tasked,
      }),
    );
    return {
      name: both(
        `Onderdelen op tijd voor de afspraak: ${calendar.app.label} naast bestellingen in ${table.app.label}, taken in ${tasks.app.label}`,
        `Parts in time for the appointment: ${calendar.app.label} beside orders in ${table.app.label}, tasks in ${tasks.app.label}`,
      ),
      description: both(
        `Legt elke ochtend de afspraken uit ${calendar.app.label} naast de onderdelen in ${table.app.label}. Wat te laat komt, wordt navraag bij de leverancier via ${mailer.app.label} of een taak in ${tasks.app.label} om te verzetten.`,
        `Each morning it lays the appointments of ${calendar.app.label} beside the parts in ${table.app.label}. What comes too late becomes a question to the supplier through ${mailer.app.label} or a task in ${tasks.app.label} to move it.`,
      ),
      benefit: both('Geen auto op de brug zonder onderdeel.', 'No car on the lift without its part.'),
      uses: [
        [calendar, both('heeft de afspraken', 'has the appointments')],
        [table, both('heeft de bestelde onderdelen', 'has the ordered parts')],
        [tasks, both('krijgt wat verzet moet worden', 'receives what has to be moved')],
        [mailer, both('vraagt de leverancier', 'asks the supplier')],
      ],
      setup: [
        both(
          'Zet het opdrachtnummer met een hekje in de titel van de afspraak, zoals #10482 Golf distributieriem.',
          'Put the job number with a hash sign in the title of the appointment, such as #10482 Golf timing belt.',
        ),
        both(
          'Maak de tabel Onderdelen met de kolommen Regel (uniek, zoals 10482-1), Opdracht (het nummer zonder hekje), Onderdeel, Leverancier, Mail leverancier, Verwacht op, Binnen op, Nagevraagd op en Taak op.',
          'Make the table Parts with the columns Line (unique, such as 10482-1), Job (the number without hash sign), Part, Supplier, Mail supplier, Expected on, In on, Asked on and Task on.',
        ),
      ],
      notes: [
        {
          over: ['Wat komt te laat?', 'Verzetten of vragen?'],
          text: say(
            '## Morgen is verzetten, daarna is vragen\nMist een onderdeel voor een afspraak van vandaag of morgen, dan wordt het een taak: bel de klant. Is er nog tijd, dan vraagt hij de leverancier naar de leverdag. Een taak komt eenmaal per onderdeel, een vraag hoogstens eens in vijf dagen; beide staan pas in de tabel als ze gelukt zijn.',
            '## Tomorrow means move, later means ask\nA part missing for an appointment of today or tomorrow becomes a task: call the customer. Where there is time it asks the supplier for the delivery day. A task comes once a part, a question at most once in five days; both are in the table only once they succeeded.',
          ),
        },
      ],
      names: {
        'Werkdagen om half acht': 'Working days at half past seven',
        'Lees afspraken van de week': 'Read the appointments of the week',
        Afspraak: 'Appointment',
        'Lees bestelde onderdelen': 'Read the ordered parts',
        Onderdeel: 'Part',
        'Wat komt te laat?': 'What comes too late?',
        'Verzetten of vragen?': 'Move or ask?',
        'Maak taak om te verzetten': 'Make a task to move it',
        'Noteer taak': 'Note the task',
        'Mail dat taak mislukte': 'Mail that the task failed',
        'Onderdelen uit de mail': 'Parts of the mail',
        'Noteer navraag': 'Note the question',
        'Bundel per leverancier': 'Bundle by supplier',
        'Vraag leverancier naar leverdag': 'Ask the supplier for the day',
        'Mail dat navraag mislukte': 'Mail that the question failed',
        'Mail dagbeeld': 'Mail the picture of the day',
      },
      nodes: [
        cron('Werkdagen om half acht', '30 7 * * 1-5'),
        ...week.nodes,
        ...parts.nodes,
        code(
          'Wat komt te laat?',
          `
${AS_DAY}
${AS_MAIL}
const vandaag = $now.startOf('day'), naam = (v) => String(v ?? '').trim();
const open = $input.all().map(({ json }) => json).filter((een) => een.regel && naam(een.order) && !naam(een.binnen));
const geteld = new Map(), uit = [];
for (const { json: een } of $('Afspraak').all()) {
  const nummer = /#\\s*([\\w-]+)/.exec(naam(een.title))?.[1], begin = DateTime.fromISO(naam(een.start));
  if (!nummer || !begin.isValid) continue;
  geteld.set(nummer, begin);
  for (const deel of open.filter((een) => naam(een.order).replace('#', '') === nummer)) {
    const verwacht = asDay(deel.verwacht), spoed = begin < vandaag.plus({ days: 2 });
    if (!spoed && verwacht.isValid && verwacht.startOf('day') < begin.startOf('day') && verwacht >= vandaag) continue;
    const soort = spoed || !mailvan(deel.mail) ? 'taak' : 'vraag', gevraagd = asDay(deel.gevraagd);
    if (soort === 'taak' ? naam(deel.taak) !== '' : gevraagd.isValid && gevraagd > vandaag.minus({ days: 5 })) continue;
    uit.push({ soort, regel: naam(deel.regel), nummer, titel: naam(een.title), wanneer: begin.toFormat('dd-MM HH:mm'), voor: begin.minus({ days: 1 }).toFormat('dd-MM-yyyy'), dag: vandaag.toFormat('yyyy-MM-dd'), onderdeel: naam(deel.wat) || '-', leverancier: naam(deel.lever) || '-', mail: mailvan(deel.mail), verwacht: verwacht.isValid ? verwacht.toFormat('dd-MM-yyyy') : '${say('onbekend', 'unknown')}' });
  }
}
return [...uit, { soort: 'beeld', afspraken: geteld.size, spoed: uit.filter((een) => een.soort === 'taak').length, vragen: uit.filter((een) => een.soort === 'vraag').length }].map((json) => ({ json }));`,
        ),
        choose('Verzetten of vragen?', [
          [say('verzetten', 'move'), ['={{ $json.soort }}', 'is', 'taak']],
          [say('vragen', 'ask'), ['={{ $json.soort }}', 'is', 'vraag']],
          [say('beeld', 'picture'), ['={{ $json.soort }}', 'is', 'beeld']],
        ]),
        withErrorBranch(
          tasks.create('Maak taak om te verzetten', {
            title: say(
              '=Bel over {{ $json.titel }} ({{ $json.wanneer }}): {{ $json.onderdeel }} is er niet',
              '=Call about {{ $json.titel }} ({{ $json.wanneer }}): {{ $json.onderdeel }} is not in',
            ),
            description: say(
              '=Leverancier {{ $json.leverancier }}, verwacht: {{ $json.verwacht }}. Verzet de afspraak of haal het onderdeel elders.',
              '=Supplier {{ $json.leverancier }}, expected: {{ $json.verwacht }}. Move the appointment or get the part elsewhere.',
            ),
            due: '={{ $json.dag }}',
          }),
        ),
        table.upsert('Noteer taak', tab, key, {
          [key]: `=${w('regel')}`,
          [tasked]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        mailer.send(
          'Mail dat taak mislukte',
          mailOf.planning,
          say(`=Bel zelf over ${w('titel')}`, `=Call about ${w('titel')} yourself`),
          say(
            `=${w('onderdeel')} is er niet voor ${w('wanneer')} en de taak kon niet worden gemaakt.`,
            `=${w('onderdeel')} is not in for ${w('wanneer')} and the task could not be made.`,
          ),
        ),
        code(
          'Bundel per leverancier',
          `
${SAFE_TEXT}
const per = new Map();
for (const { json: een } of $input.all()) { const lijst = per.get(een.mail) ?? []; lijst.push(een); per.set(een.mail, lijst); }
return [...per].map(([mail, lijst]) => ({ json: { mail, leverancier: cel(lijst[0].leverancier), aantal: lijst.length, sleutels: lijst.map((een) => een.regel), regels: lijst.map((een) => '<li>' + cel(een.onderdeel) + ' (${say('onze opdracht', 'our job')} ' + cel(een.nummer) + '), ${say('nodig uiterlijk', 'needed by')} ' + een.voor + ', ${say('bij ons bekend', 'as we know it')}: ' + een.verwacht + '</li>').join('') } }));`,
        ),
        withErrorBranch(
          mailer.send(
            'Vraag leverancier naar leverdag',
            '={{ $json.mail }}',
            say(
              '=Wanneer komen deze {{ $json.aantal }} onderdelen?',
              '=When do these {{ $json.aantal }} parts arrive?',
            ),
            say(
              '=Beste {{ $json.leverancier }},<br><br>Wanneer kunnen we deze onderdelen verwachten?<ul>{{ $json.regels }}</ul>Antwoord gerust op deze mail, dan passen wij onze planning aan.',
              '=Dear {{ $json.leverancier }},<br><br>When can we expect these parts?<ul>{{ $json.regels }}</ul>Please answer this mail, so that we can adjust our planning.',
            ),
          ),
        ),
        code(
          'Onderdelen uit de mail',
          "return $input.all().flatMap((_, i) => ($('Bundel per leverancier').itemMatching(i)?.json.sleutels ?? []).map((regel) => ({ json: { regel } })));",
        ),
        table.upsert('Noteer navraag', tab, key, {
          [key]: '={{ $json.regel }}',
          [asked]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        mailer.send(
          'Mail dat navraag mislukte',
          mailOf.purchasing,
          say(
            `=Navraag bij ${from('Bundel per leverancier', 'leverancier')} kon niet weg`,
            `=The question to ${from('Bundel per leverancier', 'leverancier')} could not go`,
          ),
          `=<ul>${from('Bundel per leverancier', 'regels')}</ul>`,
        ),
        mailer.send(
          'Mail dagbeeld',
          mailOf.planning,
          say(
            '={{ $json.spoed }} afspraken missen vandaag of morgen een onderdeel',
            '={{ $json.spoed }} appointments lack a part today or tomorrow',
          ),
          say(
            '={{ $json.afspraken }} afspraken met een opdrachtnummer nagekeken: {{ $json.spoed }} als taak, {{ $json.vragen }} onderdelen nagevraagd.',
            '={{ $json.afspraken }} appointments with a job number checked: {{ $json.spoed }} as a task, {{ $json.vragen }} parts asked for.',
          ),
        ),
      ],
      flow: [
        `Werkdagen om half acht > ${week.path} > ${parts.path} > Wat komt te laat? > Verzetten of vragen? > Maak taak om te verzetten > Noteer taak`,
        'Verzetten of vragen? #1 > Bundel per leverancier > Vraag leverancier naar leverdag > Onderdelen uit de mail > Noteer navraag',
        'Maak taak om te verzetten #1 > Mail dat taak mislukte',
        'Vraag leverancier naar leverdag #1 > Mail dat navraag mislukte',
        'Verzetten of vragen? #2 > Mail dagbeeld',
      ],
    };
  },
});

const BRING_TIME = about(
  'bring-time',
  ['Wanneer de auto gebracht wordt', 'When the car is brought'],
  ['Zoals het in de zin past: breng de auto …', 'As it fits the sentence: bring the car …'],
  ['tussen acht en negen', 'between eight and nine'],
);

export const tyreWaves = recipe({
  id: 'tyre-change-in-waves',
  category: 'productivity',
  tags: ['garage', 'winterbanden', 'bandenwissel', 'bandenopslag', 'planning', 'capaciteit'],
  saves: spares(
    90,
    'De balie belt twee keer per jaar alle klanten met banden in opslag voor een afspraak.',
    'Twice a year the desk calls all customers with stored tyres for an appointment.',
  ),
  variants: combine(
    { table: officeTables, mailer: officeMail, chat: officeChats },
    { take: 3, apart: ['table', 'chat'] },
  ),
  build: ({ table, mailer, chat }) => {
    const tab = say('Bandenopslag', 'Tyre storage');
    const plate = say('Kenteken', 'Plate');
    const invited = say('Uitgenodigd op', 'Invited on');
    const chosen = say('Wisseldag', 'Day of change');
    const columns = {
      kenteken: plate,
      klant: say('Klant', 'Customer'),
      mail: say('Mail', 'Mail'),
      ligt: say('Ligt in opslag', 'In storage'),
      op: invited,
      dag: chosen,
    };
    const rows = rowsOf(table, 'Lees opslag', tab, 'Set banden', columns);
    const all = alsoRows(rowsOf(table, 'Lees gekozen dagen', tab, 'Gekozen dag', columns));
    const kind = value({
      key: 'tyres-out',
      kind: 'choice',
      label: { nl: 'Welke banden er nu onder moeten', en: 'Which tyres go on now' },
      help: {
        nl: 'In het najaar winter, in het voorjaar zomer. Maak bij het begin van elke ronde Uitgenodigd op en Wisseldag leeg.',
        en: 'Winter in autumn, summer in spring. Empty Invited on and Day of change at the start of each round.',
      },
      example: 'winter',
      choices: ['winter', 'zomer'],
    });
    const most = limitOf(
      'changes-a-day',
      ['Wissels per dag', 'Changes a day'],
      ['Hoeveel auto’s de werkplaats op een dag aankan.', 'How many cars the workshop can do in a day.'],
      12,
    );
    return {
      name: both(
        `Bandenwissel in golven plannen: uitnodigen via ${mailer.app.label} naar wat de werkplaats aankan, dagen in ${table.app.label}`,
        `Plan the tyre change in waves: invite through ${mailer.app.label} by what the workshop can do, days in ${table.app.label}`,
      ),
      description: both(
        `Nodigt elke werkdag zoveel klanten met banden in ${table.app.label} uit via ${mailer.app.label} als de werkplaats over twee weken aankan. Zij kiezen met een formulier een dag met plek; ${chat.app.label} krijgt de lijst van morgen.`,
        `Each working day it invites as many customers with tyres in ${table.app.label} through ${mailer.app.label} as the workshop can take in two weeks. They choose a day with room in a form; ${chat.app.label} gets the list for tomorrow.`,
      ),
      benefit: both('Geen telefoonstorm bij de eerste vorst.', 'No storm of calls at the first frost.'),
      uses: [
        [table, both('heeft de opslag en de gekozen dagen', 'has the storage and the chosen days')],
        [mailer, both('nodigt klanten uit', 'invites customers')],
        [chat, both('krijgt de lijst van morgen', 'receives the list for tomorrow')],
      ],
      setup: [
        both(
          'Maak de tabel Bandenopslag met de kolommen Kenteken (uniek), Klant, Mail, Ligt in opslag (winter of zomer), Uitgenodigd op en Wisseldag.',
          'Make the table Tyre storage with the columns Plate (unique), Customer, Mail, In storage (winter or zomer for summer), Invited on and Day of change.',
        ),
        both(
          'Zet deze flow aan als de ronde begint en uit als hij klaar is.',
          'Switch this on when the round begins and off when it is over.',
        ),
      ],
      notes: [
        {
          over: ['Kies de golf van vandaag', 'Noteer uitnodiging'],
          text: say(
            '## Nooit meer uitnodigen dan er plek is\nWie is uitgenodigd en nog niet koos, telt mee als bezette plek. Daarom komt de volgende golf pas als er ruimte is in de komende tien werkdagen. Wie na tien dagen niet koos, telt niet meer mee en mag altijd nog een dag kiezen.',
            '## Never invite more than there is room\nWho was invited and has not chosen yet counts as a taken place. So the next wave comes only when there is room in the coming ten working days. Who has not chosen after ten days no longer counts and may still choose a day.',
          ),
        },
      ],
      names: {
        'Werkdagen om acht': 'Working days at eight',
        'Lees opslag': 'Read the storage',
        'Set banden': 'Set of tyres',
        'Kies de golf van vandaag': 'Choose the wave of today',
        'Mail of lijst?': 'Mail or list?',
        'Nodig klant uit': 'Invite the customer',
        'Noteer uitnodiging': 'Note the invitation',
        'Meld wie niet bereikt is': 'Report who was not reached',
        'Geef lijst van morgen': 'Give the list for tomorrow',
        'Dag gekozen': 'Day chosen',
        'Lees gekozen dagen': 'Read the chosen days',
        'Gekozen dag': 'Chosen day',
        'Is er plek?': 'Is there room?',
        'Dag vrij?': 'Day free?',
        'Leg wisseldag vast': 'Record the day',
        'Bevestig wisseldag': 'Confirm the day',
        'Toon andere dagen': 'Show other days',
      },
      nodes: [
        cron('Werkdagen om acht', '0 8 * * 1-5'),
        ...rows.nodes,
        code(
          'Kies de golf van vandaag',
          `
${AS_DAY}
${AS_MAIL}
${SAFE_TEXT}
const vandaag = $now.startOf('day'), meest = Number('${most}') || 12, naam = (v) => String(v ?? '').trim();
const sets = $input.all().map(({ json }) => json).filter((een) => naam(een.kenteken) && naam(een.ligt).toLowerCase() === '${kind}');
const werkdag = (dag) => dag.weekday <= 5, dagen = Array.from({ length: 14 }, (_, i) => vandaag.plus({ days: i + 1 })).filter(werkdag);
const bezet = sets.filter((een) => dagen.some((dag) => asDay(een.dag).isValid && asDay(een.dag).hasSame(dag, 'day'))).length, wacht = sets.filter((een) => !naam(een.dag) && asDay(een.op).isValid && asDay(een.op) > vandaag.minus({ days: 10 })).length;
const ruimte = Math.max(0, Math.min(meest * 2, dagen.length * meest - bezet - wacht)), nieuw = sets.filter((een) => !naam(een.dag) && !naam(een.op)), golf = nieuw.filter((een) => mailvan(een.mail)).slice(0, ruimte);
let volgende = vandaag.plus({ days: 1 }); while (!werkdag(volgende)) volgende = volgende.plus({ days: 1 });
const morgen = sets.filter((een) => asDay(een.dag).isValid && asDay(een.dag).hasSame(volgende, 'day'));
return [...golf.map((een) => ({ soort: 'mail', kenteken: naam(een.kenteken), klant: cel(een.klant), mail: mailvan(een.mail) })), { soort: 'lijst', dag: volgende.toFormat('dd-MM'), aantal: morgen.length, lijst: morgen.map((een) => naam(een.kenteken) + ' ' + naam(een.klant)).join('\\n') || '-', uitgenodigd: golf.length, nog: nieuw.length - golf.length, zonder: nieuw.filter((een) => !mailvan(een.mail)).map((een) => naam(een.kenteken)).join(', ') || '-' }].map((json) => ({ json }));`,
        ),
        when('Mail of lijst?', [['={{ $json.soort }}', 'is', 'mail']]),
        withErrorBranch(
          mailer.send(
            'Nodig klant uit',
            '={{ $json.mail }}',
            say(
              '=Tijd voor de bandenwissel van {{ $json.kenteken }}',
              '=Time for the tyre change of {{ $json.kenteken }}',
            ),
            say(
              `=Beste {{ $json.klant }},<br><br>Uw banden liggen klaar. Kies met uw kenteken een dag die u past: ${formAddress}`,
              `=Dear {{ $json.klant }},<br><br>Your tyres are ready. Choose a day that suits you with your plate: ${formAddress}`,
            ),
          ),
        ),
        table.upsert('Noteer uitnodiging', tab, plate, {
          [plate]: `=${from('Kies de golf van vandaag', 'kenteken')}`,
          [invited]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        chat.post(
          'Meld wie niet bereikt is',
          say(
            `=De uitnodiging voor ${from('Kies de golf van vandaag', 'kenteken')} kon niet weg naar ${from('Kies de golf van vandaag', 'mail')}. Morgen probeert hij het opnieuw; controleer het adres.`,
            `=The invitation for ${from('Kies de golf van vandaag', 'kenteken')} could not go to ${from('Kies de golf van vandaag', 'mail')}. Tomorrow it tries again; check the address.`,
          ),
        ),
        chat.post(
          'Geef lijst van morgen',
          say(
            '=Bandenwissel {{ $json.dag }}: {{ $json.aantal }} auto’s\n{{ $json.lijst }}\nVandaag uitgenodigd: {{ $json.uitgenodigd }}, nog niet uitgenodigd: {{ $json.nog }}. Zonder mailadres: {{ $json.zonder }}',
            '=Tyre change {{ $json.dag }}: {{ $json.aantal }} cars\n{{ $json.lijst }}\nInvited today: {{ $json.uitgenodigd }}, not invited yet: {{ $json.nog }}. Without a mail address: {{ $json.zonder }}',
          ),
        ),
        openFormWithEnding(
          'Dag gekozen',
          say('Dag voor de bandenwissel', 'Day of the tyre change'),
          say('Van maandag tot en met vrijdag.', 'From Monday to Friday.'),
          [
            ['kenteken', say('Kenteken', 'Number plate')],
            ['dag', say('Gewenste dag', 'Day you would like'), 'date'],
          ],
        ),
        ...all.nodes,
        code(
          'Is er plek?',
          `
${AS_DAY}
${asDayText()}
const plat = (v) => String(v ?? '').toUpperCase().replace(/[^A-Z0-9]/g, ''), vraag = $('Dag gekozen').first().json, dag = asDay(vraag.dag), vandaag = $now.startOf('day'), meest = Number('${most}') || 12;
const sets = $input.all().map(({ json }) => json), eigen = sets.find((een) => plat(een.kenteken) !== '' && plat(een.kenteken) === plat(vraag.kenteken));
const vol = (op) => sets.filter((een) => een !== eigen && asDay(een.dag).isValid && asDay(een.dag).hasSame(op, 'day')).length >= meest;
const bezwaar = !eigen ? '${say('Dit kenteken heeft geen banden bij ons in opslag.', 'This plate has no tyres in our storage.')}' : !dag.isValid || dag <= vandaag || dag > vandaag.plus({ days: 60 }) || dag.weekday > 5 ? '${say('Kies een werkdag in de komende twee maanden.', 'Choose a working day in the coming two months.')}' : vol(dag) ? '${say('Deze dag is vol.', 'This day is full.')}' : '';
const vrij = Array.from({ length: 28 }, (_, i) => vandaag.plus({ days: i + 1 })).filter((op) => op.weekday <= 5 && !vol(op)).slice(0, 5).map(dagtekst).join(', ');
return [{ json: { kan: bezwaar === '', bezwaar, vrij, kenteken: eigen?.kenteken ?? '', op: dag.isValid ? dag.toFormat('yyyy-MM-dd') : '', dag: dag.isValid ? dagtekst(dag) : '' } }];`,
        ),
        when('Dag vrij?', [['={{ $json.kan }}', 'yes']]),
        table.upsert('Leg wisseldag vast', tab, plate, {
          [plate]: '={{ $json.kenteken }}',
          [chosen]: '={{ $json.op }}',
        }),
        formEnd(
          'Bevestig wisseldag',
          say('Tot dan', 'See you then'),
          say(
            `=De banden van ${from('Is er plek?', 'kenteken')} worden gewisseld op ${from('Is er plek?', 'dag')}. Breng de auto ${BRING_TIME}.`,
            `=The tyres of ${from('Is er plek?', 'kenteken')} are changed on ${from('Is er plek?', 'dag')}. Bring the car ${BRING_TIME}.`,
          ),
        ),
        formEnd(
          'Toon andere dagen',
          say('Nog niet gelukt', 'Not settled yet'),
          say(
            '={{ $json.bezwaar }} Vrij zijn: {{ $json.vrij }}.',
            '={{ $json.bezwaar }} Free are: {{ $json.vrij }}.',
          ),
        ),
      ],
      flow: [
        `Werkdagen om acht > ${rows.path} > Kies de golf van vandaag > Mail of lijst? > Nodig klant uit > Noteer uitnodiging`,
        'Nodig klant uit #1 > Meld wie niet bereikt is',
        'Mail of lijst? #1 > Geef lijst van morgen',
        `Dag gekozen > ${all.path} > Is er plek? > Dag vrij? > Leg wisseldag vast > Bevestig wisseldag`,
        'Dag vrij? #1 > Toon andere dagen',
      ],
    };
  },
});

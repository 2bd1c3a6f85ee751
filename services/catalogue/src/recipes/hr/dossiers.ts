import { ownLimit, wholeLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { officeChats, officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { formAddress, limitOf, mailOf, webAddress } from '../../apps/values.js';
import {
  AS_DAY,
  answeredWithin,
  asDayText,
  both,
  code,
  combine,
  cron,
  everyDay,
  everyWeek,
  form,
  gather,
  goOnAfterError,
  keep,
  limit,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  stop,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const contractChain = recipe({
  id: 'contract-chain-rule',
  category: 'hr',
  tags: ['ketenregeling', 'tijdelijk contract', 'vast contract', 'wab', 'contracten'],
  saves: spares(
    30,
    'Hr telt contracten en maanden na voordat iemand een nieuw tijdelijk contract krijgt.',
    'Hr counts contracts and months before somebody gets another fixed-term contract.',
  ),
  variants: combine({ table: officeTables, tasks: officeTasks }, { take: 2 }),
  build: ({ table, tasks }) => {
    const c = rowsOf(table, 'Lees alle contracten', say('Contracten', 'Contracts'), 'Contractregel', {
      naam: say('Naam', 'Name'),
      begin: say('Begin', 'Start'),
      eind: say('Einde', 'End'),
      soort: say('Soort', 'Kind'),
    });
    return {
      name: both(
        `Ketenregeling bewaken met contracten in ${table.app.label}: taak in ${tasks.app.label} voor iemand vast wordt`,
        `Watch the Dutch chain rule with contracts in ${table.app.label}: a task in ${tasks.app.label} before it turns permanent`,
      ),
      description: both(
        `Elke maandag telt hij per persoon de opeenvolgende tijdelijke contracten in ${table.app.label}, met tussenpozen tot een half jaar. Wie aan het derde contract of bijna aan drie jaar zit, krijgt één taak in ${tasks.app.label} met wat er dan mag.`,
        `Every Monday it counts successive fixed-term contracts by person in ${table.app.label}, with gaps of up to half a year. Who is at the third contract or nearly at three years gets one task in ${tasks.app.label} with what is allowed then.`,
      ),
      benefit: both(
        'Niemand krijgt ongemerkt een vast contract.',
        'Nobody gets a permanent contract unnoticed.',
      ),
      uses: [
        [table, both('heeft alle contracten, ook oude', 'has all contracts, old ones too')],
        [tasks, both('krijgt de taken', 'receives the tasks')],
      ],
      setup: [
        both(
          'Maak de tabel Contracten met de kolommen Naam, Begin, Einde en Soort (tijdelijk, vast, uitzend of leer-werk), een regel per contract; laat ook afgelopen contracten staan.',
          'Make the table Contracts with the columns Name, Start, End and Kind (fixed-term, permanent, agency or apprenticeship), a row for each contract; keep the ended ones too.',
        ),
      ],
      notes: [
        {
          over: ['Tel ketens', 'Een taak per stap'],
          text: say(
            '## De keten\nHoogstens drie tijdelijke contracten in drie jaar; een tussenpoos van meer dan zes maanden begint een nieuwe keten. Leer-werkcontracten (bbl) tellen niet mee, uitzendwerk bij dezelfde werkgever meestal wel. Je cao kan ervan afwijken: pas dan de grenzen aan.',
            '## The chain\nAt most three fixed-term contracts in three years; a gap of more than six months starts a new chain. Apprenticeships do not count, agency work with the same employer mostly does. Your collective agreement may differ: change the limits then.',
          ),
        },
      ],
      names: {
        'Maandag om 9 uur': 'Monday at 9',
        'Lees alle contracten': 'Read all contracts',
        Contractregel: 'Contract line',
        'Tel ketens': 'Count the chains',
        'Een taak per stap': 'One task a step',
        'Al te laat?': 'Too late already?',
        'Maak taak: besluit nemen': 'Make a task: decide',
        'Maak taak: vast contract': 'Make a task: permanent',
        'Onthoud gemaakte taken': 'Remember the tasks made',
        'Meld dat een taak ontbreekt': 'Report that a task is missing',
      },
      nodes: [
        everyWeek('Maandag om 9 uur', [1], 9),
        ...c.nodes,
        code(
          'Tel ketens',
          `
${AS_DAY}
${asDayText()}
const meest = Math.round(Number('${limitOf('chain-contracts', ['Hoogste aantal contracten', 'Highest number of contracts'], ['Drie volgens de wet, tenzij je cao anders zegt.', 'Three by law, unless your collective agreement says otherwise.'], 3)}')) || 3;
const maanden = Math.round(Number('${limitOf('chain-months', ['Langste keten in maanden', 'Longest chain in months'], ['36 volgens de wet, tenzij je cao anders zegt.', '36 by law, unless your collective agreement says otherwise.'], 36)}')) || 36;
const per = new Map();
for (const { json: een } of $input.all()) {
  const begin = asDay(een.begin), eind = asDay(een.eind), soort = String(een.soort ?? '').toLowerCase();
  if (!een.naam || !begin.isValid || /leer|bbl|apprentice/.test(soort)) continue;
  per.set(een.naam, [...(per.get(een.naam) ?? []), { begin, eind, vast: /vast|onbepaald|permanent|indefinite/.test(soort) || !eind.isValid }]);
}
const vandaag = $now.startOf('day');
return [...per].flatMap(([naam, lijst]) => {
  lijst.sort((a, b) => a.begin - b.begin);
  if (lijst.at(-1).vast) return [];
  let keten = [];
  for (const een of lijst) {
    const vorige = keten.at(-1);
    if (vorige && vorige.eind.plus({ months: 6 }) < een.begin) keten = [];
    keten.push(een);
  }
  const laatste = keten.at(-1);
  if (laatste.eind < vandaag.minus({ months: 6 })) return [];
  const grens = keten[0].begin.plus({ months: maanden });
  const over = keten.length > meest || laatste.eind.plus({ days: 1 }) > grens;
  const dichtbij = keten.length === meest || grens < vandaag.plus({ months: 4 });
  if (!over && !dichtbij) return [];
  return [{ json: { naam, over, aantal: keten.length, sinds: dagtekst(keten[0].begin), eind: dagtekst(laatste.eind), grens: dagtekst(grens), vrij: dagtekst(laatste.eind.plus({ months: 6, days: 1 })), klaar: (over ? vandaag.plus({ days: 2 }) : vandaag.plus({ days: 14 })).toFormat('yyyy-MM-dd'), sleutel: naam + keten.length + laatste.eind.toFormat('yyyyMMdd') + over } }];
});`,
        ),
        code(
          'Een taak per stap',
          `
const gehad = new Set($getWorkflowStaticData('global').gehad ?? []);
return $input.all().flatMap(({ json }, i) => (gehad.has(json.sleutel) ? [] : [{ json, pairedItem: i }]));`,
        ),
        when('Al te laat?', [['={{ $json.over }}', 'yes']]),
        withErrorBranch(
          tasks.create('Maak taak: vast contract', {
            title: say(
              '={{ $json.naam }}: contract is vast door de keten',
              '={{ $json.naam }}: contract is permanent by the chain',
            ),
            description: say(
              '={{ $json.aantal }} contracten sinds {{ $json.sinds }}, het laatste tot {{ $json.eind }}; de grens lag op {{ $json.grens }}. Laat dit juridisch nakijken en bevestig de medewerker schriftelijk hoe het zit.',
              '={{ $json.aantal }} contracts since {{ $json.sinds }}, the last one until {{ $json.eind }}; the limit was {{ $json.grens }}. Have it checked by a lawyer and tell the employee in writing how it stands.',
            ),
            due: '={{ $json.klaar }}',
          }),
        ),
        withErrorBranch(
          tasks.create('Maak taak: besluit nemen', {
            title: say(
              '={{ $json.naam }}: vast of afscheid voor {{ $json.eind }}',
              '={{ $json.naam }}: permanent or goodbye by {{ $json.eind }}',
            ),
            description: say(
              '=Dit is contract {{ $json.aantal }} sinds {{ $json.sinds }}. Verlengen kan tijdelijk alleen tot {{ $json.grens }}, of pas weer vanaf {{ $json.vrij }}. Besluit op tijd: bij zes maanden of langer zeg je een maand voor het einde aan.',
              '=This is contract {{ $json.aantal }} since {{ $json.sinds }}. A fixed-term renewal is possible until {{ $json.grens }} only, or again from {{ $json.vrij }}. Decide in time: with six months or more you give notice a month before its end.',
            ),
            due: '={{ $json.klaar }}',
          }),
        ),
        code(
          'Onthoud gemaakte taken',
          `
const geheugen = $getWorkflowStaticData('global');
geheugen.gehad = [...(geheugen.gehad ?? []), ...$input.all().map((_, i) => $('Een taak per stap').itemMatching(i).json.sleutel)].slice(-5000);
return [{ json: { aantal: $input.all().length } }];`,
        ),
        stop(
          'Meld dat een taak ontbreekt',
          say(
            `=De taak over het contract van {{ $('Een taak per stap').item.json.naam }} (tot {{ $('Een taak per stap').item.json.eind }}) kwam niet in ${tasks.app.label}. Volgende maandag wordt het opnieuw geprobeerd; is er haast, maak hem dan zelf.`,
            `=The task about the contract of {{ $('Een taak per stap').item.json.naam }} (until {{ $('Een taak per stap').item.json.eind }}) did not get into ${tasks.app.label}. Next Monday it is tried again; if it is urgent make it yourself.`,
          ),
        ),
      ],
      flow: [
        `Maandag om 9 uur > ${c.path} > Tel ketens > Een taak per stap > Al te laat? > Maak taak: vast contract > Onthoud gemaakte taken`,
        'Al te laat? #1 > Maak taak: besluit nemen > Onthoud gemaakte taken',
        'Maak taak: vast contract #1 > Meld dat een taak ontbreekt',
        'Maak taak: besluit nemen #1 > Meld dat een taak ontbreekt',
      ],
    };
  },
});

const TRIAL_DAYS = ownLimit(
  ['Dagen vooraf', 'Days ahead'],
  ['Hoeveel dagen voor het einde de vraag komt.', 'How many days before the end the question comes.'],
  10,
);

export const trialPeriod = recipe({
  id: 'trial-period-decision',
  category: 'hr',
  tags: ['proeftijd', 'inwerken', 'leidinggevende', 'besluit', 'nieuwe medewerker'],
  saves: spares(
    15,
    'Hr belt leidinggevenden na over het einde van een proeftijd.',
    'Hr calls managers about the end of a trial period.',
  ),
  variants: combine(
    { table: officeTables, mailer: mailboxes, chat: officeChats },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, chat }) => {
    const p = rowsOf(table, 'Lees proeftijden', say('Proeftijden', 'Trial periods'), 'Proeftijd', {
      naam: say('Naam', 'Name'),
      eind: say('Einde proeftijd', 'End of trial'),
      chef: say('Leidinggevende', 'Manager'),
      besluit: say('Besluit', 'Decision'),
    });
    const f = "$('Eén per ronde').item.json";
    return {
      name: both(
        `Einde proeftijd: leidinggevende beslist in de mail met ${mailer.app.label}, besluit in ${table.app.label}`,
        `End of trial: the manager decides by ${mailer.app.label}, decision in ${table.app.label}`,
      ),
      description: both(
        `Op tijd voor het einde van een proeftijd in ${table.app.label} vraagt hij de leidinggevende via ${mailer.app.label} of de medewerker blijft. Een ja wordt vastgelegd; een nee of geen antwoord staat meteen in ${chat.app.label}, met de laatste dag.`,
        `In time before the end of a trial period in ${table.app.label} it asks the manager through ${mailer.app.label} whether the employee stays. A yes is recorded; a no or no answer is told in ${chat.app.label} at once, with the last day.`,
      ),
      benefit: both(
        'Een twijfel wordt een gesprek, geen contract.',
        'A doubt becomes a talk, not a contract.',
      ),
      uses: [
        [
          table,
          both(
            'heeft de proeftijden en krijgt het besluit',
            'has the trial periods and receives the decision',
          ),
        ],
        [mailer, both('vraagt de leidinggevende', 'asks the manager')],
        [chat, both('waarschuwt hr', 'warns hr')],
      ],
      setup: [
        both(
          'Maak de tabel Proeftijden met de kolommen Naam, Einde proeftijd, Leidinggevende (een mailadres) en Besluit; laat Besluit leeg.',
          'Make the table Trial periods with the columns Name, End of trial, Manager (an address) and Decision; leave Decision empty.',
        ),
        both(
          'Gebruik een besloten hr-kanaal voor de meldingen.',
          'Use a private hr channel for the messages.',
        ),
      ],
      notes: [
        {
          over: ['Vraag leidinggevende', 'Blijft de medewerker?'],
          text: say(
            '## Opzeggen kan tot en met de laatste dag\nIn de proeftijd kan een einde per direct, ook bij ziekte, als het daar niet om gaat. Daarna niet meer. Er is vijf dagen om te antwoorden; dan heeft hr nog tijd voor een gesprek.',
            '## Ending is possible up to the last day\nIn the trial period an ending is immediate, also in sickness, where that is not the reason. After that no more. There are five days to answer; then hr still has time for a talk.',
          ),
        },
      ],
      names: {
        'Elk uur op een werkdag': 'Every hour on a working day',
        'Lees proeftijden': 'Read the trial periods',
        Proeftijd: 'Trial period',
        'Loopt bijna af': 'Nearly over',
        'Eén per ronde': 'One a round',
        'Noteer de vraag': 'Record the question',
        'Vraag leidinggevende': 'Ask the manager',
        'Blijft de medewerker?': 'Does the employee stay?',
        'Leg besluit vast': 'Record the decision',
        'Waarschuw hr': 'Warn hr',
        'Leg twijfel vast': 'Record the doubt',
      },
      nodes: [
        cron('Elk uur op een werkdag', '0 9-16 * * 1-5'),
        ...p.nodes,
        code(
          'Loopt bijna af',
          `
${AS_DAY}
${asDayText()}
const vandaag = $now.startOf('day');
return $input.all().flatMap(({ json: een }) => {
  const eind = asDay(een.eind).startOf('day');
  if (!een.naam || een.besluit || !eind.isValid || eind < vandaag || eind > vandaag.plus({ days: ${TRIAL_DAYS} })) return [];
  return [{ json: { naam: een.naam, chef: String(een.chef ?? '').trim(), dag: dagtekst(eind), op: eind.toMillis() } }];
}).sort((a, b) => a.json.op - b.json.op);`,
        ),
        limit('Eén per ronde', 1),
        table.upsert('Noteer de vraag', say('Proeftijden', 'Trial periods'), say('Naam', 'Name'), {
          [say('Naam', 'Name')]: `={{ ${f}.naam }}`,
          [say('Besluit', 'Decision')]: say(
            "=gevraagd, {{ $now.toFormat('yyyy-MM-dd') }}",
            "=asked, {{ $now.toFormat('yyyy-MM-dd') }}",
          ),
        }),
        withErrorBranch(
          answeredWithin(
            mailer.approve(
              'Vraag leidinggevende',
              `={{ ${f}.chef }}`,
              say(`=Blijft {{ ${f}.naam }} na de proeftijd?`, `=Does {{ ${f}.naam }} stay after the trial?`),
              say(
                `=De proeftijd van {{ ${f}.naam }} eindigt op {{ ${f}.dag }}. Kies Akkoord als jullie doorgaan, of Afwijzen als je twijfelt: hr krijgt dan meteen bericht. Zonder antwoord binnen vijf dagen hoort hr het ook.`,
                `=The trial period of {{ ${f}.naam }} ends on {{ ${f}.dag }}. Choose Approve to go on, or Reject where you doubt: hr is told today then. Without an answer within five days hr is told too.`,
              ),
            ),
            5,
            'days',
          ),
        ),
        when('Blijft de medewerker?', [['={{ $json.data?.approved }}', 'yes']]),
        table.upsert('Leg besluit vast', say('Proeftijden', 'Trial periods'), say('Naam', 'Name'), {
          [say('Naam', 'Name')]: `={{ ${f}.naam }}`,
          [say('Besluit', 'Decision')]: say(
            "=blijft, {{ $now.toFormat('yyyy-MM-dd') }}",
            "=stays, {{ $now.toFormat('yyyy-MM-dd') }}",
          ),
        }),
        chat.post(
          'Waarschuw hr',
          say(
            `=Proeftijd {{ ${f}.naam }}: twijfel, geen antwoord of geen werkend mailadres van de leidinggevende ({{ ${f}.chef || 'niet ingevuld' }}). De laatste dag om te beëindigen is {{ ${f}.dag }}.`,
            `=Trial period {{ ${f}.naam }}: a doubt, no answer or no working address of the manager ({{ ${f}.chef || 'not filled in' }}). The last day to end it is {{ ${f}.dag }}.`,
          ),
        ),
        table.upsert('Leg twijfel vast', say('Proeftijden', 'Trial periods'), say('Naam', 'Name'), {
          [say('Naam', 'Name')]: `={{ ${f}.naam }}`,
          [say('Besluit', 'Decision')]: say(
            "=in gesprek, {{ $now.toFormat('yyyy-MM-dd') }}",
            "=in talks, {{ $now.toFormat('yyyy-MM-dd') }}",
          ),
        }),
      ],
      flow: [
        `Elk uur op een werkdag > ${p.path} > Loopt bijna af > Eén per ronde > Noteer de vraag > Vraag leidinggevende > Blijft de medewerker? > Leg besluit vast`,
        'Blijft de medewerker? #1 > Waarschuw hr > Leg twijfel vast',
        'Vraag leidinggevende #1 > Waarschuw hr',
      ],
    };
  },
});

const PAPERS_FIRST = wholeLimit(
  ['Dagen voor de eerste mail', 'Days before for the first mail'],
  [
    'Hoeveel dagen voor de start de eerste mail gaat.',
    'How many days before the start the first mail leaves.',
  ],
  10,
);
const PAPERS_SECOND = wholeLimit(
  ['Dagen voor de tweede mail', 'Days before for the second mail'],
  [
    'Hoeveel dagen voor de start de tweede mail gaat.',
    'How many days before the start the second mail leaves.',
  ],
  5,
);
const PAPERS_LAST = wholeLimit(
  ['Dagen voor de laatste mail', 'Days before for the last mail'],
  [
    'Hoeveel dagen voor de start de laatste mail gaat.',
    'How many days before the start the last mail leaves.',
  ],
  2,
);

export const starterPapers = recipe({
  id: 'new-hire-papers-before-day-one',
  category: 'hr',
  tags: ['nieuwe medewerker', 'loonheffing', 'identiteitsbewijs', 'personeelsdossier', 'herinnering'],
  saves: spares(
    20,
    'Hr mailt een nieuwe collega drie keer na over papieren voor de eerste werkdag.',
    'Hr mails a new colleague three times about papers before the first day.',
  ),
  variants: combine(
    { table: officeTables, mailer: officeMail, chat: officeChats },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, chat }) => {
    const s = rowsOf(table, 'Lees starters', say('Starters', 'Starters'), 'Starter', {
      naam: say('Naam', 'Name'),
      mail: say('Mail', 'Mail'),
      start: say('Startdatum', 'Start date'),
      contract: say('Contract getekend', 'Contract signed'),
      id: say('Identiteitsbewijs gezien', 'Identity document seen'),
      loon: say('Opgaaf loonheffingen', 'Wage tax statement'),
      iban: say('Bankrekening', 'Bank account'),
    });
    return {
      name: both(
        `Papieren van nieuwe medewerkers compleet voor dag één: ${table.app.label}, herinneringen met ${mailer.app.label}`,
        `Papers of new hires complete before day one: ${table.app.label}, reminders with ${mailer.app.label}`,
      ),
      description: both(
        `Elke werkdag kijkt hij in ${table.app.label} wat een starter nog moet aanleveren en mailt op drie dagen vooraf precies dat lijstje via ${mailer.app.label}. Ontbreekt er op de laatste werkdag ervoor nog iets, dan weet hr het in ${chat.app.label}.`,
        `Every working day it looks in ${table.app.label} what a starter still has to hand in and mails just that list on three days ahead through ${mailer.app.label}. Where something is missing on the eve, hr is told in ${chat.app.label}.`,
      ),
      benefit: both(
        'Niemand werkt zonder dossier, of tegen het anoniementarief.',
        'Nobody works without a file, or at the anonymous tax rate.',
      ),
      uses: [
        [table, both('houdt bij wat binnen is', 'keeps what came in')],
        [mailer, both('vraagt wat ontbreekt', 'asks for what is missing')],
        [chat, both('waarschuwt hr', 'warns hr')],
      ],
      setup: [
        both(
          'Maak de tabel Starters met de kolommen Naam, Mail, Startdatum, Contract getekend, Identiteitsbewijs gezien, Opgaaf loonheffingen en Bankrekening; zet een datum of ja in een kolom zodra het er is.',
          'Make the table Starters with the columns Name, Mail, Start date, Contract signed, Identity document seen, Wage tax statement and Bank account; put a date or yes into a column once it is there.',
        ),
      ],
      notes: [
        {
          over: ['Wat ontbreekt er', 'Vooravond?'],
          text: say(
            '## Geen kopie per mail\nHet identiteitsbewijs laat iemand zien; een kopie hoort alleen in het dossier. Zonder opgaaf loonheffingen en gecontroleerd identiteitsbewijs geldt het anoniementarief van 52 procent.',
            '## No copy by mail\nThe identity document is shown; a copy belongs in the file only. Without a wage tax statement and a checked document the Dutch anonymous rate of 52 percent applies.',
          ),
        },
      ],
      names: {
        'Werkdagen om half 9': 'Working days at half past 8',
        'Lees starters': 'Read the starters',
        Starter: 'Starter',
        'Wat ontbreekt er': 'What is missing',
        'Vooravond?': 'The eve?',
        'Waarschuw hr over dossier': 'Warn hr about the file',
        'Mail starter': 'Mail the starter',
        'Meld adres dat niet werkt': 'Report an address that does not work',
      },
      nodes: [
        cron('Werkdagen om half 9', '30 8 * * 1-5'),
        ...s.nodes,
        code(
          'Wat ontbreekt er',
          `
${AS_DAY}
${asDayText()}
const vandaag = $now.startOf('day');
const NODIG = { contract: '${say('het getekende contract', 'the signed contract')}', id: '${say('je identiteitsbewijs laten zien (geen rijbewijs)', 'showing your identity document (no driving licence)')}', loon: '${say('de ingevulde opgaaf voor de loonheffingen', 'the wage tax statement, filled in')}', iban: '${say('je bankrekening', 'your bank account')}' };
const leeg = (v) => /^(nee|no|-)?$/i.test(String(v ?? '').trim());
return $input.all().flatMap(({ json: een }) => {
  const start = asDay(een.start).startOf('day');
  if (!een.naam || !start.isValid) return [];
  const dagen = Math.round(start.diff(vandaag, 'days').days);
  const eerder = dagen === 1 || (start.weekday === 1 && vandaag.weekday === 5 && dagen === 3);
  const mist = Object.entries(NODIG).filter(([veld]) => leeg(een[veld])).map(([, tekst]) => tekst);
  ${say('// Wat in het weekend zou vallen, gaat op de vrijdag ervoor.', '// What would fall in the weekend goes on the Friday before.')}
  const vandaagAan = (vooraf) => { const op = start.minus({ days: vooraf }); return +op.minus({ days: Math.max(0, op.weekday - 5) }) === +vandaag; };
  if (mist.length === 0 || dagen < 1 || !(eerder || [${PAPERS_FIRST}, ${PAPERS_SECOND}, ${PAPERS_LAST}].some(vandaagAan))) return [];
  return [{ json: { naam: een.naam, mail: String(een.mail ?? '').trim(), vooravond: eerder, dag: dagtekst(start), lijst: mist.map((tekst) => '<li>' + tekst + '</li>').join(''), kort: mist.join(', ') } }];
});`,
        ),
        when('Vooravond?', [['={{ $json.vooravond }}', 'yes']]),
        chat.post(
          'Waarschuw hr over dossier',
          say(
            '={{ $json.naam }} begint op {{ $json.dag }} en mist nog: {{ $json.kort }}. Regel het voor de eerste werkdag.',
            '={{ $json.naam }} starts on {{ $json.dag }} and still lacks: {{ $json.kort }}. Arrange it before the first day.',
          ),
        ),
        {
          ...mailer.send(
            'Mail starter',
            '={{ $json.mail }}',
            say('=Nog even regelen voor {{ $json.dag }}', '=To arrange before {{ $json.dag }}'),
            say(
              `=Beste {{ $json.naam }},<br><br>We hebben er zin in dat je op {{ $json.dag }} begint. Daarvoor hebben we nog nodig:<ul>{{ $json.lijst }}</ul>Mail nooit een foto van je identiteitsbewijs of je burgerservicenummer; laat het zien op kantoor of gebruik ons portaal: ${webAddress(['adres van het personeelsportaal', 'address of the staff portal'], ['De pagina waar nieuwe collega’s hun gegevens veilig invullen.', 'The page where new colleagues fill in their details safely.'], 'https://hr.example.com')}.`,
              `=Dear {{ $json.naam }},<br><br>We look forward to your start on {{ $json.dag }}. We still need:<ul>{{ $json.lijst }}</ul>Never mail a picture of your identity document or your citizen number; show it at the office or use our portal: ${webAddress(['adres van het personeelsportaal', 'address of the staff portal'], ['De pagina waar nieuwe collega’s hun gegevens veilig invullen.', 'The page where new colleagues fill in their details safely.'], 'https://hr.example.com')}.`,
            ),
          ),
          onError: 'continueErrorOutput',
        },
        chat.post(
          'Meld adres dat niet werkt',
          say(
            "=De mail aan starter {{ $('Wat ontbreekt er').item.json.naam }} lukte niet. Kijk het mailadres na; er ontbreekt nog {{ $('Wat ontbreekt er').item.json.kort }}.",
            "=The mail to starter {{ $('Wat ontbreekt er').item.json.naam }} failed. Check the address; still missing: {{ $('Wat ontbreekt er').item.json.kort }}.",
          ),
        ),
      ],
      flow: [
        `Werkdagen om half 9 > ${s.path} > Wat ontbreekt er > Vooravond? > Waarschuw hr over dossier`,
        'Vooravond? #1 > Mail starter',
        'Mail starter #1 > Meld adres dat niet werkt',
      ],
    };
  },
});

export const freelancerFile = recipe({
  id: 'freelancer-file-score',
  category: 'hr',
  tags: ['zzp', 'wet dba', 'schijnzelfstandigheid', 'inhuur', 'dossier'],
  saves: spares(
    60,
    'Inkoop loopt elk kwartaal alle ingehuurde zelfstandigen na op papieren en risico.',
    'Every quarter purchasing checks all hired freelancers for papers and risk.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 2 }),
  build: ({ table, mailer }) => {
    const z = rowsOf(table, 'Lees zelfstandigen', say('Zelfstandigen', 'Freelancers'), 'Zelfstandige', {
      naam: say('Naam', 'Name'),
      begin: say('Begin opdracht', 'Start of assignment'),
      uren: say('Uren per week', 'Hours a week'),
      tarief: say('Uurtarief', 'Hourly rate'),
      overeenkomst: say('Overeenkomst tot', 'Agreement until'),
      kvk: say('Uittreksel KVK van', 'Trade register extract of'),
      verzekering: say('Verzekering tot', 'Insurance until'),
      vervanging: say('Mag zich laten vervangen', 'May be replaced'),
      eigen: say('Eigen materiaal', 'Own equipment'),
      eigenaar: say('Opdrachtgever', 'Hiring manager'),
    });
    return {
      name: both(
        `Inhuur van zelfstandigen wegen op schijnzelfstandigheid in ${table.app.label}, kwartaallijst met ${mailer.app.label}`,
        `Weigh hired freelancers for false self-employment in ${table.app.label}, quarterly list with ${mailer.app.label}`,
      ),
      description: both(
        `Elk kwartaal geeft hij elke zelfstandige in ${table.app.label} een score op duur, uren, tarief, vervanging, eigen materiaal en verlopen papieren, en zet de uitleg erbij. Wie hoog scoort of papieren mist, staat in de mail via ${mailer.app.label}.`,
        `Every quarter it scores each freelancer in ${table.app.label} on duration, hours, rate, replacement, own equipment and expired papers, with the reason. Who scores high or lacks papers is in the mail through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Je praat met de risicovolle inhuur voordat een controle dat doet.',
        'You talk with risky assignments before an audit does.',
      ),
      uses: [
        [table, both('heeft de opdrachten en krijgt de score', 'has the assignments and receives the score')],
        [mailer, both('mailt de lijst', 'mails the list')],
      ],
      setup: [
        both(
          'Maak de tabel Zelfstandigen met de kolommen Naam, Begin opdracht, Uren per week, Uurtarief, Overeenkomst tot, Uittreksel KVK van, Verzekering tot, Mag zich laten vervangen (ja of nee), Eigen materiaal (ja of nee), Opdrachtgever, Score en Waarom.',
          'Make the table Freelancers with the columns Name, Start of assignment, Hours a week, Hourly rate, Agreement until, Trade register extract of, Insurance until, May be replaced (yes or no), Own equipment (yes or no), Hiring manager, Score and Why.',
        ),
      ],
      notes: [
        {
          over: ['Weeg opdracht', 'Bewaar score'],
          text: say(
            '## Een signaal, geen oordeel\nOf iemand echt zelfstandig is, hangt van alle omstandigheden samen af. De score (0 tot 10) zegt alleen waar je het eerst kijkt: lang en veel werken, een laag tarief en geen vervanging wegen het zwaarst.',
            '## A signal, no judgement\nWhether somebody is truly self-employed depends on all circumstances together. The score (0 to 10) only tells where to look first: working long and much, a low rate and no replacement weigh most.',
          ),
        },
      ],
      names: {
        'Begin van het kwartaal': 'Start of the quarter',
        'Lees zelfstandigen': 'Read the freelancers',
        Zelfstandige: 'Freelancer',
        'Weeg opdracht': 'Weigh the assignment',
        'Bewaar score': 'Keep the score',
        'Hoog of onvolledig': 'High or incomplete',
        'Bijeen in één mail': 'Together in one mail',
        'Mail inhuurlijst': 'Mail the list',
      },
      nodes: [
        cron('Begin van het kwartaal', '0 9 2 1,4,7,10 *'),
        ...z.nodes,
        code(
          'Weeg opdracht',
          `
${AS_DAY}
${SAFE_TEXT}
const vandaag = $now.startOf('day');
const getal = (v) => { const n = Number(String(v ?? '').replace(/€|[.](?=.*,)/g, '').replace(',', '.').replace(/[^\\d.]/g, '')); return Number.isFinite(n) ? n : 0; };
const nee = (v) => /^(nee|no|n)$/i.test(String(v ?? '').trim());
const grens = Number('${limitOf('low-rate', ['Laag uurtarief in euro', 'Low hourly rate in euros'], ['Onder dit tarief telt het als signaal.', 'Below this rate it counts as a signal.'], 38)}') || 38;
return $input.all().flatMap(({ json: een }) => {
  if (!een.naam) return [];
  const redenen = [], papieren = [];
  let score = 0;
  const tel = (punten, tekst) => { score += punten; redenen.push(tekst); };
  const begin = asDay(een.begin), maanden = begin.isValid ? Math.floor(vandaag.diff(begin, 'months').months) : null;
  if (maanden === null) papieren.push('${say('begin onbekend', 'start unknown')}'); else if (maanden >= 12) tel(3, maanden + ' ${say('maanden', 'months')}'); else if (maanden >= 6) tel(1, maanden + ' ${say('maanden', 'months')}');
  const toon = (v) => v.toLocaleString('${say('nl-NL', 'en-GB')}');
  const uren = getal(een.uren); if (uren >= 32) tel(2, toon(uren) + ' ${say('uur per week', 'hours a week')}');
  const tarief = getal(een.tarief); if (tarief > 0 && tarief < grens) tel(2, '${say('tarief', 'rate')} ' + toon(tarief));
  if (nee(een.vervanging)) tel(2, '${say('geen vervanging', 'no replacement')}');
  if (nee(een.eigen)) tel(1, '${say('geen eigen materiaal', 'no own equipment')}');
  const tot = (v, naam) => { const dag = asDay(v); if (!dag.isValid) papieren.push(naam + ' ${say('ontbreekt', 'missing')}'); else if (dag < vandaag.plus({ months: 1 })) papieren.push(naam + ' ' + dag.toFormat('dd-MM-yyyy')); };
  tot(een.overeenkomst, '${say('overeenkomst', 'agreement')}'); tot(een.verzekering, '${say('verzekering', 'insurance')}');
  const kvk = asDay(een.kvk); if (!kvk.isValid || kvk < vandaag.minus({ years: 1 })) papieren.push('${say('uittreksel ouder dan een jaar', 'extract older than a year')}');
  return [{ json: { naam: een.naam, eigenaar: een.eigenaar || '-', score: Math.min(10, score), waarom: redenen.join(', ') || '-', papieren: papieren.join(', ') || '-', aandacht: score >= 5 || papieren.length > 0, rij: '<tr><td>' + cel(een.naam) + '</td><td>' + cel(een.eigenaar || '-') + '</td><td>' + Math.min(10, score) + '</td><td>' + cel(redenen.join(', ') || '-') + '</td><td>' + cel(papieren.join(', ') || '-') + '</td></tr>' } }];
});`,
        ),
        table.upsert('Bewaar score', say('Zelfstandigen', 'Freelancers'), say('Naam', 'Name'), {
          [say('Naam', 'Name')]: '={{ $json.naam }}',
          [say('Score', 'Score')]: '={{ $json.score }}',
          [say('Waarom', 'Why')]: '={{ $json.waarom }}',
        }),
        code(
          'Hoog of onvolledig',
          "return $('Weeg opdracht').all().filter(({ json }) => json.aandacht).sort((a, b) => b.json.score - a.json.score).map(({ json }) => ({ json: { rij: json.rij } }));",
        ),
        gather('Bijeen in één mail', 'lijst'),
        mailer.send(
          'Mail inhuurlijst',
          mailOf.purchasing,
          say(
            '={{ $json.lijst.length }} opdrachten van zelfstandigen om naar te kijken',
            '={{ $json.lijst.length }} freelance assignments to look at',
          ),
          say(
            "=<table><tr><th>Naam</th><th>Opdrachtgever</th><th>Score</th><th>Waarom</th><th>Papieren</th></tr>{{ $json.lijst.map((een) => een.rij).join('') }}</table>Begin boven aan de lijst: bespreek duur, uren en vervanging, en leg vast wat jullie afspreken.",
            "=<table><tr><th>Name</th><th>Hiring manager</th><th>Score</th><th>Why</th><th>Papers</th></tr>{{ $json.lijst.map((een) => een.rij).join('') }}</table>Begin at the top: discuss duration, hours and replacement, and record what you agree.",
          ),
        ),
      ],
      flow: [
        `Begin van het kwartaal > ${z.path} > Weeg opdracht > Bewaar score > Hoog of onvolledig > Bijeen in één mail > Mail inhuurlijst`,
      ],
    };
  },
});

export const policyRead = recipe({
  id: 'policy-read-confirmation',
  category: 'hr',
  tags: ['protocol', 'leesbevestiging', 'gedragscode', 'iso 27001', 'compliance'],
  saves: spares(
    90,
    'Hr mailt een nieuw protocol rond en houdt bij wie het gelezen heeft.',
    'Hr mails a new policy around and keeps who has read it.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 2 }),
  build: ({ table, mailer }) => {
    const m = rowsOf(table, 'Lees medewerkers', say('Medewerkers', 'Employees'), 'Ontvanger', {
      naam: say('Naam', 'Name'),
      mail: say('Mail', 'Mail'),
    });
    const b = rowsOf(table, 'Lees bevestigingen', say('Leesbevestigingen', 'Confirmations'), 'Bevestigd', {
      sleutel: say('Sleutel', 'Key'),
      mail: say('Mail', 'Mail'),
      stuk: say('Stuk', 'Document'),
      gelezen: say('Gelezen op', 'Read on'),
      gevraagd: say('Gevraagd op', 'Asked on'),
    });
    return {
      name: both(
        `Leesbevestiging van een nieuw protocol: vraag met ${mailer.app.label}, bewijs in ${table.app.label}`,
        `Confirmation that a new policy was read: asked with ${mailer.app.label}, proof in ${table.app.label}`,
      ),
      description: both(
        `Met een formulier stuur je een stuk rond: iedereen in ${table.app.label} krijgt het via ${mailer.app.label} met een link om te bevestigen. Elke week herinnert hij wie nog niet bevestigde, hoogstens drie keer, en hr krijgt de namen die overblijven.`,
        `With a form you send a document around: everybody in ${table.app.label} gets it through ${mailer.app.label} with a link to confirm. Every week it reminds who did not, three times at most, and hr gets the names that are left.`,
      ),
      benefit: both(
        'Bij een audit laat je per persoon zien wie wat wanneer las.',
        'In an audit you show by person who read what and when.',
      ),
      uses: [
        [table, both('heeft de mensen en bewaart het bewijs', 'has the people and keeps the proof')],
        [mailer, both('vraagt, herinnert en meldt', 'asks, reminds and reports')],
      ],
      setup: [
        both(
          'Maak de tabel Medewerkers met de kolommen Naam en Mail, en de tabel Leesbevestigingen met de kolommen Sleutel, Mail, Stuk, Link, Gevraagd op en Gelezen op.',
          'Make the table Employees with the columns Name and Mail, and the table Confirmations with the columns Key, Mail, Document, Link, Asked on and Read on.',
        ),
        both(
          'Geef het wachtwoord van "Nieuw stuk rondsturen" alleen aan hr: dat formulier mailt iedereen.',
          'Give the password of "Nieuw stuk rondsturen" to HR only: that form mails everybody.',
        ),
        both(
          'De link in de mail gaat naar het formulier "Gelezen en begrepen".',
          'The link in the mail goes to the form "Read and understood".',
        ),
      ],
      notes: [
        {
          over: ['Wie herinneren', 'Herinneren of melden aan hr?'],
          text: say(
            '## Drie weken, dan een gesprek\nOp dag 7, 14 en 21 gaat er een herinnering uit; daarna stopt de mail en staat de naam bij hr. Wie later in dienst komt, valt buiten deze ronde: start hem dan opnieuw, wie al bevestigde telt niet nog eens.',
            '## Three weeks, then a talk\nOn day 7, 14 and 21 a reminder goes out; after that mails stop and hr has the name. Who joins later is not in this round: start it again, who confirmed does not count twice.',
          ),
        },
      ],
      names: {
        'Nieuw stuk rondsturen': 'Send a new document around',
        'Lees medewerkers': 'Read the employees',
        Ontvanger: 'Receiver',
        'Heeft een adres': 'Has an address',
        'Noteer vraag': 'Note the question',
        'Mail het stuk': 'Mail the document',
        'Niet bereikt': 'Not reached',
        'Mail hr wie niet bereikt is': 'Mail hr who was not reached',
        'Gelezen en begrepen': 'Read and understood',
        'Noteer bevestiging': 'Note the confirmation',
        'Elke ochtend om 10 uur': 'Every morning at 10',
        'Lees bevestigingen': 'Read the confirmations',
        Bevestigd: 'Confirmed',
        'Wie herinneren': 'Whom to remind',
        'Herinneren of melden aan hr?': 'Remind or tell hr?',
        'Herinner aan stuk': 'Remind of the document',
        'Namen voor hr': 'Names for hr',
        'Mail namen aan hr': 'Mail the names to hr',
      },
      nodes: [
        form(
          'Nieuw stuk rondsturen',
          say('Stuk rondsturen', 'Send a document around'),
          say('Iedereen in de tabel Medewerkers krijgt het.', 'Everybody in the table Employees gets it.'),
          [
            [
              'stuk',
              say(
                'Naam van het stuk met versie, zoals Gedragscode 2027',
                'Name of the document with its version, such as Code of conduct 2027',
              ),
            ],
            ['link', say('Link naar het stuk', 'Link to the document')],
          ],
        ),
        ...m.nodes,
        keep('Heeft een adres', [
          ["={{ /^\\S+@\\S+\\.\\S+$/.test(String($json.mail ?? '').trim()) }}", 'yes'],
        ]),
        table.upsert('Noteer vraag', say('Leesbevestigingen', 'Confirmations'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]:
            "={{ $('Nieuw stuk rondsturen').first().json.stuk.trim().toLowerCase().replace(/\\s+/g, ' ') + ' ' + $json.mail.trim().toLowerCase() }}",
          [say('Mail', 'Mail')]: '={{ $json.mail.trim().toLowerCase() }}',
          [say('Stuk', 'Document')]: "={{ $('Nieuw stuk rondsturen').first().json.stuk.trim() }}",
          [say('Link', 'Link')]: "={{ $('Nieuw stuk rondsturen').first().json.link }}",
          [say('Gevraagd op', 'Asked on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        withErrorBranch(
          mailer.send(
            'Mail het stuk',
            "={{ $('Heeft een adres').item.json.mail.trim() }}",
            say(
              "=Lezen en bevestigen: {{ $('Nieuw stuk rondsturen').first().json.stuk }}",
              "=Read and confirm: {{ $('Nieuw stuk rondsturen').first().json.stuk }}",
            ),
            say(
              `=Hoi {{ $('Heeft een adres').item.json.naam }},<br><br>Lees <a href="{{ $('Nieuw stuk rondsturen').first().json.link }}">{{ $('Nieuw stuk rondsturen').first().json.stuk }}</a> en bevestig daarna dat je het gelezen hebt: ${formAddress}<br>Vragen over de inhoud? Stel ze aan je leidinggevende voordat je bevestigt.`,
              `=Hi {{ $('Heeft een adres').item.json.naam }},<br><br>Read <a href="{{ $('Nieuw stuk rondsturen').first().json.link }}">{{ $('Nieuw stuk rondsturen').first().json.stuk }}</a> and then confirm that you have read it: ${formAddress}<br>Questions about it? Ask your manager before you confirm.`,
            ),
          ),
        ),
        gather('Niet bereikt', 'lijst'),
        mailer.send(
          'Mail hr wie niet bereikt is',
          mailOf.hr,
          say(
            "=Niet bereikt met {{ $('Nieuw stuk rondsturen').first().json.stuk }}",
            "=Not reached with {{ $('Nieuw stuk rondsturen').first().json.stuk }}",
          ),
          say(
            "={{ $json.lijst.length === 1 ? 'Eén mail kwam' : $json.lijst.length + ' mails kwamen' }} niet aan. In de tabel Leesbevestigingen staan deze mensen als gevraagd; kijk hun mailadres in Medewerkers na en geef hun het stuk zelf.",
            "={{ $json.lijst.length === 1 ? 'One mail' : $json.lijst.length + ' mails' }} did not arrive. The table Confirmations has these people as asked; check their address in Employees and give them the document yourself.",
          ),
        ),
        form(
          'Gelezen en begrepen',
          say('Gelezen en begrepen', 'Read and understood'),
          say(
            'Je bevestigt dat je het stuk gelezen hebt en weet wat het voor jou betekent.',
            'You confirm that you have read the document and know what it means for you.',
          ),
          [
            ['mail', say('Je werkmailadres', 'Your work address'), 'email'],
            ['stuk', say('Naam van het stuk, zoals in de mail', 'Name of the document as in the mail')],
          ],
        ),
        table.upsert('Noteer bevestiging', say('Leesbevestigingen', 'Confirmations'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]:
            "={{ $json.stuk.trim().toLowerCase().replace(/\\s+/g, ' ') + ' ' + $json.mail.trim().toLowerCase() }}",
          [say('Mail', 'Mail')]: '={{ $json.mail.trim().toLowerCase() }}',
          [say('Stuk', 'Document')]: '={{ $json.stuk.trim() }}',
          [say('Gelezen op', 'Read on')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        everyDay('Elke ochtend om 10 uur', 10),
        ...b.nodes,
        code(
          'Wie herinneren',
          `
${AS_DAY}
const vandaag = $now.startOf('day');
return $input.all().flatMap(({ json: een }) => {
  const gevraagd = asDay(een.gevraagd).startOf('day');
  if (!een.sleutel || een.gelezen || !gevraagd.isValid || !een.mail) return [];
  const dagen = Math.round(vandaag.diff(gevraagd, 'days').days);
  return [7, 14, 21, 24].includes(dagen) ? [{ json: { mail: een.mail, stuk: een.stuk, dagen, klaar: dagen === 24 } }] : [];
});`,
        ),
        when('Herinneren of melden aan hr?', [['={{ $json.klaar }}', 'no']]),
        goOnAfterError(
          mailer.send(
            'Herinner aan stuk',
            '={{ $json.mail }}',
            say('=Nog te bevestigen: {{ $json.stuk }}', '=Still to confirm: {{ $json.stuk }}'),
            say(
              `={{ $json.dagen }} dagen geleden kreeg je {{ $json.stuk }}. Lees het en bevestig het hier: ${formAddress}`,
              `={{ $json.dagen }} days ago you got {{ $json.stuk }}. Read it and confirm it here: ${formAddress}`,
            ),
          ),
        ),
        gather('Namen voor hr', 'lijst'),
        mailer.send(
          'Mail namen aan hr',
          mailOf.hr,
          say(
            '={{ $json.lijst.length }} leesbevestigingen ontbreken',
            '={{ $json.lijst.length }} confirmations are missing',
          ),
          say(
            "=Na drie herinneringen niet bevestigd:<br>{{ $json.lijst.map((een) => een.mail + ': ' + een.stuk).join('<br>') }}<br>Vraag de leidinggevende om het te bespreken.",
            "=Not confirmed after three reminders:<br>{{ $json.lijst.map((een) => een.mail + ': ' + een.stuk).join('<br>') }}<br>Ask their manager to talk about it.",
          ),
        ),
      ],
      flow: [
        `Nieuw stuk rondsturen > ${m.path} > Heeft een adres > Noteer vraag > Mail het stuk`,
        'Mail het stuk #1 > Niet bereikt > Mail hr wie niet bereikt is',
        'Gelezen en begrepen > Noteer bevestiging',
        `Elke ochtend om 10 uur > ${b.path} > Wie herinneren > Herinneren of melden aan hr? > Herinner aan stuk`,
        'Herinneren of melden aan hr? #1 > Namen voor hr > Mail namen aan hr',
      ],
    };
  },
});

import { approvalChats, chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { smsSenders } from '../../apps/sms.js';
import { fullTables, readableTables } from '../../apps/tables.js';
import { timeTrackers } from '../../apps/time-trackers.js';
import { formAddress } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  answeredWithin,
  both,
  choose,
  code,
  combine,
  dayOf,
  evenWhenEmpty,
  everyWeek,
  form,
  from,
  gather,
  keep,
  only,
  onlyOnce,
  reads,
  recipe,
  rowsOf,
  say,
  sideBySide,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const roosterRuil = recipe({
  id: 'shift-swap',
  category: 'hr',
  tags: ['rooster', 'diensten', 'ruilen', 'sms'],
  saves: {
    minutes: 20,
    nl: 'De planner stuurt het rooster rond en regelt elke ruil aan de telefoon.',
    en: 'The planner sends the roster around and arranges each swap by telephone.',
  },
  variants: combine({ table: fullTables, sms: smsSenders, chat: approvalChats }, { take: 9 }),
  build: ({ table, sms, chat }) => {
    const d = rowsOf(table, 'Lees het rooster', say('Rooster', 'Roster'), 'Dienst', {
      code: say('Dienst', 'Shift'),
      naam: say('Naam', 'Name'),
      telefoon: say('Telefoon', 'Phone'),
      datum: say('Datum', 'Date'),
      tijd: say('Tijd', 'Time'),
    });
    const r = (field: string) => from('Ruilverzoek', field);
    return {
      name: both(
        `Diensten ruilen met akkoord in ${chat.app.label}: rooster in ${table.app.label}, bericht via ${sms.app.label}`,
        `Shift swaps approved in ${chat.app.label}: roster in ${table.app.label}, messages by ${sms.app.label}`,
      ),
      description: both(
        `Op donderdag krijgt iedereen zijn diensten uit ${table.app.label} via ${sms.app.label}. Wie wil ruilen vult een formulier in; de planner beslist in ${chat.app.label} en beide collega’s krijgen bericht.`,
        `On Thursday everyone gets their shifts from ${table.app.label} through ${sms.app.label}. Whoever wants to swap fills in a form; the planner decides in ${chat.app.label} and both colleagues are told.`,
      ),
      benefit: both('Ruilen zonder tien appjes.', 'Swapping shifts without ten messages.'),
      uses: [
        [table, both('bevat het rooster', 'holds the roster')],
        [sms, both('stuurt diensten en antwoorden', 'sends shifts and answers')],
        [chat, both('legt de ruil aan de planner voor', 'puts the swap to the planner')],
      ],
      setup: [
        both(
          'Maak een tabel Rooster met de kolommen Dienst (unieke code), Naam, Telefoon, Datum en Tijd; nummers met +31.',
          'Make a table Roster with the columns Shift (unique code), Name, Phone, Date and Time; numbers with +31.',
        ),
      ],
      notes: [
        {
          over: ['Diensten van volgende week', 'Bundel per collega', 'Eigen dienst?'],
          text: say(
            '## Een bericht per persoon\nAlle diensten van een collega staan in één sms, met het adres van het ruilformulier. Wie geen goed nummer heeft, staat in de chat.\n\n## Eigen dienst\nAlleen wie het nummer van de dienst invult, krijgt antwoord per sms: zo kan niemand via het formulier sms’en naar vreemden laten sturen.',
            '## One message per person\nAll shifts of a colleague are in one text message, with the address of the swap form. Who has no proper number is in the chat.\n\n## Own shift\nOnly who fills in the number of the shift is answered by text message: that way nobody can have messages sent to strangers through the form.',
          ),
        },
      ],
      names: {
        Donderdagmiddag: 'Thursday afternoon',
        'Lees het rooster': 'Read the roster',
        Dienst: 'Shift',
        'Diensten van volgende week': 'Shifts of next week',
        'Bundel per collega': 'Bundle per colleague',
        'Stuur het rooster': 'Send the roster',
        'Meld mislukte sms': 'Report a failed text message',
        'Meld verkeerde aanvraag': 'Report a wrong request',
        Ruilverzoek: 'Swap request',
        'Zoek de dienst': 'Find the shift',
        'Eigen dienst?': 'Own shift?',
        'Vraag de planner': 'Ask the planner',
        'Mag het?': 'Allowed?',
        'Pas het rooster aan': 'Change the roster',
        'Bevestig aan de aanvrager': 'Confirm to the requester',
        'Bevestig aan de collega': 'Confirm to the colleague',
        'Meld dat het niet kan': 'Say that it is not possible',
      },
      nodes: [
        everyWeek('Donderdagmiddag', [4], 15),
        ...d.nodes,
        keep('Diensten van volgende week', [
          [`={{ ${dayOf('$json.datum')}.hasSame($now.plus({ weeks: 1 }), 'week') }}`, 'yes'],
          ['={{ $json.naam }}', 'filled'],
        ]),
        code(
          'Bundel per collega',
          `
${AS_DAY}
const perNummer = {};
for (const { json } of $input.all().sort((a, b) => asDay(a.json.datum) - asDay(b.json.datum))) (perNummer[json.telefoon || json.naam] ??= { telefoon: json.telefoon, naam: json.naam, regels: [] }).regels.push(asDay(json.datum).setLocale(${say("'nl'", "'en'")}).toFormat('cccc d LLL') + ' ' + json.tijd + ' (' + json.code + ')');
return Object.values(perNummer).map((collega) => ({ json: { ...collega, tekst: collega.regels.join(', ') } }));`,
        ),
        withErrorBranch(
          sms.send(
            'Stuur het rooster',
            '={{ $json.telefoon }}',
            say(
              t`Hoi ${'{{ $json.naam }}'}, je diensten van volgende week: ${'{{ $json.tekst }}'}. Ruilen? ${formAddress}`,
              t`Hi {{ $json.naam }}, your shifts of next week: {{ $json.tekst }}. Want to swap? ${formAddress}`,
            ),
          ),
        ),
        chat.post(
          'Meld mislukte sms',
          say(
            t`Het rooster kwam niet aan bij ${from('Bundel per collega', 'naam')} ({{ $('Bundel per collega').item.json.telefoon || 'geen nummer' }}): ${from('Bundel per collega', 'tekst')}. Geef het zelf door en kijk het nummer na.`,
            t`The roster did not reach ${from('Bundel per collega', 'naam')} ({{ $('Bundel per collega').item.json.telefoon || 'no number' }}): ${from('Bundel per collega', 'tekst')}. Pass it on yourself and check the number.`,
          ),
        ),
        chat.post(
          'Meld verkeerde aanvraag',
          say(
            t`${r('naam')} (${r('telefoon')}) wil dienst ${r('dienst')} overdragen aan ${r('ander')}, maar die dienst staat niet op dat nummer. Er is niets veranderd; neem contact op als je deze collega kent.`,
            t`${r('naam')} (${r('telefoon')}) wants to hand over shift ${r('dienst')} to ${r('ander')}, but that shift is not under that number. Nothing was changed; get in touch if you know this colleague.`,
          ),
        ),
        form(
          'Ruilverzoek',
          say('Dienst ruilen', 'Swap a shift'),
          say('Spreek eerst af met je collega.', 'Agree it with your colleague first.'),
          [
            ['dienst', say('Code van je dienst', 'Code of your shift')],
            ['naam', say('Jouw naam', 'Your name')],
            ['telefoon', say('Jouw mobiele nummer', 'Your mobile number')],
            ['ander', say('Wie neemt hem over?', 'Who takes it over?')],
            ['ander_telefoon', say('Mobiel nummer van je collega', 'Mobile number of your colleague')],
          ],
        ),
        evenWhenEmpty(
          table.find(
            'Zoek de dienst',
            say('Rooster', 'Roster'),
            say('Dienst', 'Shift'),
            '={{ $json.dienst.trim() }}',
          ),
        ),
        onlyOnce(
          when('Eigen dienst?', [
            [`={{ ${table.cell(say('Datum', 'Date'))} }}`, 'filled'],
            [
              `={{ String(${table.cell(say('Telefoon', 'Phone'))}).replace(/\\D/g, '').slice(-9) }}`,
              'is',
              "={{ $('Ruilverzoek').item.json.telefoon.replace(/\\D/g, '').slice(-9) }}",
            ],
          ]),
        ),
        answeredWithin(
          chat.approve(
            'Vraag de planner',
            say(
              t`${r('naam')} wil dienst ${r('dienst')} (${`{{ ${table.cell(say('Datum', 'Date'))} }}`}, staat op ${`{{ ${table.cell(say('Naam', 'Name'))} }}`}) overdragen aan ${r('ander')}, ${r('ander_telefoon')}. Akkoord?`,
              t`${r('naam')} would like to hand over shift ${r('dienst')} (${`{{ ${table.cell(say('Datum', 'Date'))} }}`}, now of ${`{{ ${table.cell(say('Naam', 'Name'))} }}`}) to ${r('ander')}, ${r('ander_telefoon')}. Do you approve?`,
            ),
          ),
          2,
          'days',
        ),
        when('Mag het?', [['={{ $json.data?.approved }}', 'yes']]),
        table.upsert('Pas het rooster aan', say('Rooster', 'Roster'), say('Dienst', 'Shift'), {
          [say('Dienst', 'Shift')]: "={{ $('Ruilverzoek').item.json.dienst.trim() }}",
          [say('Naam', 'Name')]: only(r('ander')),
          [say('Telefoon', 'Phone')]: only(r('ander_telefoon')),
        }),
        sms.send(
          'Bevestig aan de aanvrager',
          only(r('telefoon')),
          say(t`Je ruil van ${r('dienst')} is akkoord.`, t`Your swap of ${r('dienst')} is approved.`),
        ),
        sms.send(
          'Bevestig aan de collega',
          only(r('ander_telefoon')),
          say(
            t`Je hebt dienst ${r('dienst')} overgenomen van ${r('naam')}.`,
            t`You have taken over shift ${r('dienst')} from ${r('naam')}.`,
          ),
        ),
        sms.send(
          'Meld dat het niet kan',
          only(r('telefoon')),
          say(
            t`Je ruil van ${r('dienst')} gaat niet door: de planner keurde hem niet goed of gaf twee dagen geen antwoord. Overleg met de planner.`,
            t`Your swap of ${r('dienst')} is off: the planner did not approve it or gave no answer for two days. Talk to the planner.`,
          ),
        ),
      ],
      flow: [
        `Donderdagmiddag > ${d.path} > Diensten van volgende week > Bundel per collega > Stuur het rooster`,
        'Ruilverzoek > Zoek de dienst > Eigen dienst? > Vraag de planner > Mag het? > Pas het rooster aan > Bevestig aan de aanvrager',
        'Pas het rooster aan > Bevestig aan de collega',
        'Mag het? #1 > Meld dat het niet kan',
        'Eigen dienst? #1 > Meld verkeerde aanvraag',
        'Stuur het rooster #1 > Meld mislukte sms',
      ],
    };
  },
});

const SHORT_HOURS = ownLimit(
  ['Tekort vanaf uren', 'Short from hours'],
  ['Een kleiner tekort telt niet.', 'A smaller shortage does not count.'],
  0.5,
);
const OVER_HOURS = ownLimit(
  ['Overuren vanaf', 'Overtime from'],
  ['Bij hoeveel uur te veel de leiding het ziet.', 'At how many hours too many the management sees it.'],
  2,
);

export const urenControle = recipe({
  id: 'timesheet-check',
  category: 'hr',
  tags: ['uren', 'urenregistratie', 'herinnering'],
  saves: {
    minutes: 30,
    nl: 'De office manager telt op maandag de uren na en mailt wie tekortkomt.',
    en: 'On Monday the office manager adds up the hours and mails who falls short.',
  },
  variants: combine(
    { tracker: timeTrackers, table: readableTables, mailer: mailers, chat: chats },
    { take: 9, apart: ['tracker', 'mailer'] },
  ),
  build: ({ tracker, table, mailer, chat }) => {
    const u = reads(tracker.lastWeek, 'Haal de uren op', 'Uur');
    const c = rowsOf(table, 'Lees de contracturen', say('Medewerkers', 'Employees'), 'Contracturen', {
      naam: say('Naam', 'Name'),
      email: say('E-mail', 'Email'),
      uren: say('Uren per week', 'Hours a week'),
    });
    return {
      name: both(
        `Ontbrekende uren in ${tracker.app.label} opvragen bij collega’s via ${mailer.app.label}`,
        `Chase colleagues for missing hours in ${tracker.app.label} by ${mailer.app.label}`,
      ),
      description: both(
        `Vergelijkt op maandag ${tracker.lastWeek.what.nl} met de contracturen in ${table.app.label}. Wie tekortkomt krijgt een mail via ${mailer.app.label}; overuren ziet de leiding in ${chat.app.label}.`,
        `On Monday compares ${tracker.lastWeek.what.en} with the contract hours in ${table.app.label}. Whoever falls short gets a mail by ${mailer.app.label}; overtime shows up in ${chat.app.label}.`,
      ),
      benefit: both(
        'De urenstaat is compleet voordat je factureert.',
        'The timesheet is complete before you invoice.',
      ),
      uses: [
        [tracker, both('geeft de geschreven uren', 'gives the logged hours')],
        [table, both('bevat de contracturen', 'holds the contract hours')],
        [mailer, both('herinnert wie tekortkomt', 'reminds who falls short')],
        [chat, both('toont overuren', 'shows overtime')],
      ],
      setup: [
        both(
          'De namen in de tabel Medewerkers moeten gelijk zijn aan die in de urenregistratie.',
          'The names in the table Employees must equal those in the time tracker.',
        ),
      ],
      notes: [
        {
          over: ['Alle uren', 'Alle contracten', 'Leg naast elkaar', 'Bereken het verschil'],
          text: say(
            '## Vergelijken op naam\nEen klein tekort (standaard een half uur) telt niet.',
            '## Comparing by name\nA small shortage (half an hour by default) does not count.',
          ),
        },
      ],
      names: {
        Maandagochtend: 'Monday morning',
        'Haal de uren op': 'Fetch the hours',
        Uur: 'Hour',
        'Alle uren': 'All hours',
        'Lees de contracturen': 'Read the contract hours',
        Contracturen: 'Contract hours',
        'Alle contracten': 'All contracts',
        'Leg naast elkaar': 'Put side by side',
        'Bereken het verschil': 'Compute the difference',
        'Tekort of over?': 'Short or over?',
        'Herinner de collega': 'Remind the colleague',
        'Meld mislukte herinnering': 'Report a failed reminder',
        'Toon de overuren': 'Show the overtime',
      },
      nodes: [
        everyWeek('Maandagochtend', [1], 9),
        ...u.nodes.map(evenWhenEmpty),
        gather('Alle uren', 'uren'),
        ...c.nodes,
        gather('Alle contracten', 'mensen'),
        sideBySide('Leg naast elkaar'),
        code(
          'Bereken het verschil',
          `
${AS_AMOUNT}
const { uren, mensen } = $input.first().json;
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const rond = (v) => Math.round(v * 100) / 100, tekst = (v) => rond(v).toLocaleString('${say('nl-NL', 'en-GB')}');
return mensen.flatMap((mens) => {
  const contract = getal(mens.uren);
  ${say('// Zonder contracturen (een oproepkracht) is er niets te vergelijken.', '// Without contract hours (an on-call worker) there is nothing to compare.')}
  if (!mens.naam || contract === null) return [];
  const geschreven = uren.filter((regel) => kaal(regel.person) === kaal(mens.naam)).reduce((som, regel) => som + (getal(regel.hours) ?? 0), 0);
  const verschil = rond(geschreven - contract);
  return [{ json: { ...mens, geschreven: tekst(geschreven), contract: tekst(contract), verschil, meer: tekst(Math.abs(verschil)) } }];
});`,
        ),
        choose('Tekort of over?', [
          [say('Tekort', 'Short'), ['={{ $json.verschil }}', '<', `={{ -${SHORT_HOURS} }}`]],
          [say('Overuren', 'Overtime'), ['={{ $json.verschil }}', '>', `={{ ${OVER_HOURS} }}`]],
        ]),
        withErrorBranch(
          mailer.send(
            'Herinner de collega',
            '={{ $json.email }}',
            say('Je uren van vorige week', 'Your hours of last week'),
            say(
              t`Beste ${'{{ $json.naam }}'},<br><br>Je schreef vorige week {{ $json.geschreven }} van de {{ $json.contract }} uur. Vul de rest vandaag nog aan in ${tracker.app.label}; was je vrij of ziek, schrijf dat dan ook. Klopt het niet, antwoord dan op deze mail.`,
              t`Dear {{ $json.naam }},<br><br>Last week you wrote {{ $json.geschreven }} of the {{ $json.contract }} hours. Please complete the rest today in ${tracker.app.label}; if you were off or ill, write that too. If this is wrong, answer this mail.`,
            ),
          ),
        ),
        chat.post(
          'Meld mislukte herinnering',
          say(
            t`De herinnering aan ${from('Bereken het verschil', 'naam')} ({{ $('Bereken het verschil').item.json.email || 'geen mailadres' }}) kwam niet aan; er staan ${from('Bereken het verschil', 'geschreven')} van de ${from('Bereken het verschil', 'contract')} uur.`,
            t`The reminder to ${from('Bereken het verschil', 'naam')} ({{ $('Bereken het verschil').item.json.email || 'no address' }}) did not arrive; there are ${from('Bereken het verschil', 'geschreven')} of the ${from('Bereken het verschil', 'contract')} hours.`,
          ),
        ),
        chat.post(
          'Toon de overuren',
          say(
            t`{{ $json.naam }} schreef vorige week {{ $json.meer }} uur meer dan het contract.`,
            t`{{ $json.naam }} wrote {{ $json.meer }} hours more than the contract last week.`,
          ),
        ),
      ],
      flow: [
        `Maandagochtend > ${u.path} > Alle uren > Leg naast elkaar > Bereken het verschil > Tekort of over? > Herinner de collega`,
        `Maandagochtend > ${c.path} > Alle contracten > Leg naast elkaar @1`,
        'Tekort of over? #1 > Toon de overuren',
        'Herinner de collega #1 > Meld mislukte herinnering',
      ],
    };
  },
});

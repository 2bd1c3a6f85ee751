import { approvalChats } from '../../apps/chats.js';
import { documents } from '../../apps/documents.js';
import { ownLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  both,
  chain,
  combine,
  dayOf,
  everyDay,
  form,
  from,
  keep,
  limit,
  only,
  pause,
  recipe,
  rowsOf,
  say,
  set,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const END_WEEKS = ownLimit(
  ['Weken vooraf', 'Weeks ahead'],
  [
    'Hoeveel weken voor het einde de vraag om een besluit komt; aanzeggen moet een maand vooraf.',
    'How many weeks before the end a decision is asked for; notice is due a month ahead.',
  ],
  10,
);

export const contractEinde = recipe({
  id: 'contract-end',
  category: 'hr',
  tags: ['contract', 'aanzegging', 'termijn'],
  saves: {
    minutes: 10,
    nl: 'HR kijkt de contracten na; op de meeste dagen is er niets, soms kost een besluit een uur bellen.',
    en: 'HR checks the contracts; most days bring nothing, sometimes a decision takes an hour of calls.',
  },
  variants: combine({ table: fullTables, task: taskApps, box: mailboxes }, { take: 10 }),
  build: ({ table, task, box }) => {
    const r = rowsOf(table, 'Lees de contracten', say('Contracten', 'Contracts'), 'Contract', {
      nummer: 'Contract',
      naam: say('Naam', 'Name'),
      einde: say('Einddatum', 'End date'),
      leiding: say('Leidinggevende', 'Manager'),
      gevraagd: say('Besluit', 'Decision'),
    });
    return {
      name: both(
        `Aflopende contracten uit ${table.app.label} op tijd aanzeggen via ${box.app.label} en ${task.app.label}`,
        `Contract notice on time from ${table.app.label} through ${box.app.label} and ${task.app.label}`,
      ),
      description: both(
        `Tien weken (of jouw keuze) voor een tijdelijk contract in ${table.app.label} afloopt, krijgt de leidinggevende via ${box.app.label} de vraag om een besluit. Verlengen of aanzeggen wordt daarna een taak in ${task.app.label}.`,
        `Ten weeks (or your choice) before a temporary contract in ${table.app.label} ends, the manager is asked through ${box.app.label} to decide. Extending or giving notice then becomes a task in ${task.app.label}.`,
      ),
      benefit: both('Geen boete wegens te laat aanzeggen.', 'No penalty for late notice.'),
      uses: [
        [table, both('bevat de contracten', 'holds the contracts')],
        [box, both('vraagt de leidinggevende om een besluit', 'asks the manager to decide')],
        [task, both('krijgt de vervolgstap', 'gets the next step')],
      ],
      setup: [
        both(
          'Maak een tabel Contracten met de kolommen Contract (uniek nummer), Naam, Einddatum, Leidinggevende (e-mail) en Besluit. Een verlenging is een nieuwe rij met een eigen nummer.',
          'Make a table Contracts with the columns Contract (unique number), Name, End date, Manager (email address) and Decision. An extension is a new row with a number of its own.',
        ),
      ],
      notes: [
        {
          over: ['Loopt bijna af', 'Eén contract per keer', 'Vraag een besluit', 'Verlengen?'],
          text: say(
            '## Aanzegplicht\nBij contracten van zes maanden of langer moet je uiterlijk een maand van tevoren schriftelijk aanzeggen. Elke ochtend komt er hooguit één contract aan de beurt, zodat een trage beslisser de andere niet ophoudt. Na drie weken zonder antwoord komt er een taak.',
            '## Duty to give notice\nUnder Dutch law a temporary contract of six months or longer asks for written notice (aanzegging) a month ahead at the latest. Every morning at most one contract has its turn, so that a slow decision does not hold up the others. After three weeks without an answer there is a task.',
          ),
        },
      ],
      names: {
        'Elke ochtend': 'Every morning',
        'Lees de contracten': 'Read the contracts',
        Contract: 'Contract',
        'Loopt bijna af': 'About to end',
        'Eén contract per keer': 'One contract at a time',
        'Noteer dat het loopt': 'Note that it is under way',
        'Vraag een besluit': 'Ask for a decision',
        'Verlengen?': 'Extend?',
        'Maak het nieuwe contract': 'Make the new contract',
        'Besluit: verlengen': 'Decision: extend',
        'Zeg schriftelijk aan': 'Give written notice',
        'Besluit: laten aflopen': 'Decision: let it end',
      },
      nodes: [
        everyDay('Elke ochtend', 8),
        ...r.nodes,
        keep('Loopt bijna af', [
          ['={{ $json.nummer }}', 'filled'],
          [`={{ ${dayOf('$json.einde')} < $now.plus({ weeks: ${END_WEEKS} }) }}`, 'yes'],
          [`={{ ${dayOf('$json.einde')} > $now }}`, 'yes'],
          ['={{ $json.gevraagd }}', 'empty'],
        ]),
        limit('Eén contract per keer', 1),
        table.upsert('Noteer dat het loopt', say('Contracten', 'Contracts'), 'Contract', {
          Contract: only(r.ref.nummer),
          [say('Besluit', 'Decision')]: say('Gevraagd', 'Asked'),
        }),
        withErrorBranch(
          answeredWithin(
            box.approve(
              'Vraag een besluit',
              only(r.ref.leiding),
              say(t`Contract van ${r.ref.naam} loopt af`, t`Contract of ${r.ref.naam} is ending`),
              say(
                t`Het contract van ${r.ref.naam} eindigt op ${r.ref.einde}. Akkoord is verlengen, afwijzen is laten aflopen.`,
                t`The contract of ${r.ref.naam} ends on ${r.ref.einde}. Approving means extending, rejecting means letting it end.`,
              ),
            ),
            21,
            'days',
          ),
        ),
        when('Verlengen?', [['={{ $json.data?.approved }}', 'yes']]),
        task.create('Maak het nieuwe contract', {
          title: say(t`Verlenging voor ${r.ref.naam}`, t`Extension for ${r.ref.naam}`),
          description: say(
            t`Stel het nieuwe contract op en zet het als nieuwe rij in Contracten. Het huidige eindigt op ${r.ref.einde}.`,
            t`Draw up the new contract and add it to Contracts as a new row. The current one ends on ${r.ref.einde}.`,
          ),
          due: `={{ ${dayOf(r.ref.einde.slice(3, -3))}.minus({ weeks: 6 }).toISODate() }}`,
        }),
        table.upsert('Besluit: verlengen', say('Contracten', 'Contracts'), 'Contract', {
          Contract: only(r.ref.nummer),
          [say('Besluit', 'Decision')]: say('Verlengen', 'Extend'),
        }),
        task.create('Zeg schriftelijk aan', {
          title: say(t`Aanzegging voor ${r.ref.naam}`, t`Notice for ${r.ref.naam}`),
          description: say(
            t`Het contract eindigt op ${r.ref.einde}. Gaf ${r.ref.leiding} geen antwoord, vraag het besluit dan eerst na. Stuur de aanzegging per brief of mail en bewaar het bewijs van ontvangst.`,
            t`The contract ends on ${r.ref.einde}. If ${r.ref.leiding} gave no answer, ask for the decision first. Send the notice by letter or email and keep the proof of receipt.`,
          ),
          due: `={{ ${dayOf(r.ref.einde.slice(3, -3))}.minus({ weeks: 5 }).toISODate() }}`,
        }),
        table.upsert('Besluit: laten aflopen', say('Contracten', 'Contracts'), 'Contract', {
          Contract: only(r.ref.nummer),
          [say('Besluit', 'Decision')]: say(
            "={{ $('Vraag een besluit').item.json.data?.approved === false ? 'Laten aflopen' : 'Geen antwoord' }}",
            "={{ $('Vraag een besluit').item.json.data?.approved === false ? 'Let it end' : 'No answer' }}",
          ),
        }),
      ],
      flow: [
        `Elke ochtend > ${r.path} > Loopt bijna af > Eén contract per keer > Noteer dat het loopt > Vraag een besluit > Verlengen? > Maak het nieuwe contract > Besluit: verlengen`,
        'Verlengen? #1 > Zeg schriftelijk aan > Besluit: laten aflopen',
        'Vraag een besluit #1 > Zeg schriftelijk aan',
      ],
    };
  },
});

const BOARD_FROM = ownLimit(
  ['Directie boven salaris', 'Board above salary'],
  [
    'Boven welk salaris per maand in euro de directie meebeslist.',
    'Above which salary a month in euros the board decides too.',
  ],
  5000,
);
const OFFER_DAYS = ownLimit(
  ['Dagen tot bellen', 'Days until a call'],
  ['Hoeveel dagen na de mail bellen een taak wordt.', 'How many days after the mail calling becomes a task.'],
  5,
);

export const aanbodAkkoord = recipe({
  id: 'job-offer',
  category: 'hr',
  tags: ['aanbod', 'contract', 'goedkeuring'],
  saves: {
    minutes: 45,
    nl: 'HR haalt twee handtekeningen op, schrijft de brief en belt na.',
    en: 'HR collects two approvals, writes the letter and follows up.',
  },
  variants: combine(
    { chat: approvalChats, box: mailboxes, doc: documents, table: tables, task: taskApps },
    { take: 10, apart: ['chat', 'doc'] },
  ),
  build: ({ chat, box, doc, table, task }) => {
    const f = (field: string) => from('Aanbod', field);
    const SALARY = `{{ Number($('Aanbod').item.json.salaris).toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR' }) }}`;
    const START = `{{ DateTime.fromISO(String($('Aanbod').item.json.start)).setLocale('${say('nl', 'en')}').toFormat('d LLLL yyyy') }}`;
    const letter = doc.write('Schrijf de aanbodbrief', {
      title: say(t`Aanbod ${f('naam')} - ${f('functie')}`, t`Offer ${f('naam')} - ${f('functie')}`),
      text: say(
        t`Beste ${f('naam')},\n\nWe bieden je de functie ${f('functie')} aan voor ${f('uren')} uur per week tegen ${SALARY} bruto per maand, vanaf ${START}.\n\nWe horen graag binnen een week of je akkoord bent.`,
        t`Dear ${f('naam')},\n\nWe offer you the position of ${f('functie')} for ${f('uren')} hours a week at ${SALARY} gross a month, from ${START}.\n\nPlease let us know within a week whether you accept.`,
      ),
    });
    const last = letter.at(-1)?.name ?? '';
    return {
      name: both(
        `Arbeidsaanbod laten goedkeuren in ${chat.app.label} en de aanbodbrief schrijven in ${doc.app.label}`,
        `Get a job offer approved in ${chat.app.label} and write the offer letter in ${doc.app.label}`,
      ),
      description: both(
        `Een aanbod gaat langs de leidinggevende in ${chat.app.label} en bij een hoog salaris langs de directie via ${box.app.label}. Na akkoord staat de brief in ${doc.app.label} en later (standaard vijf dagen) een belnotitie in ${task.app.label}.`,
        `An offer passes the manager in ${chat.app.label} and, with a high salary, the board through ${box.app.label}. Once approved the letter is in ${doc.app.label} and later (five days by default) a call is in ${task.app.label}.`,
      ),
      benefit: both(
        'Snel een aanbod, met de juiste handtekeningen.',
        'A quick offer, with the right approvals.',
      ),
      uses: [
        [chat, both('vraagt de leidinggevende om akkoord', 'asks the manager for approval')],
        [box, both('vraagt de directie en mailt de kandidaat', 'asks the board and mails the candidate')],
        [doc, both('bewaart de aanbodbrief', 'keeps the offer letter')],
        [table, both('houdt alle aanbiedingen bij', 'keeps all offers')],
        [task, both('herinnert aan nabellen', 'reminds you to call')],
      ],
      setup: [],
      notes: [
        {
          over: ['Vraag de leidinggevende', 'Boven de grens?', 'Vraag de directie'],
          text: say(
            '## Vier ogen\nOnder de grens is één akkoord genoeg, daarboven beslist de directie mee.',
            '## Four eyes\nBelow the limit one approval is enough, above it the board decides too.',
          ),
        },
        {
          over: ['Geef bedenktijd', 'Bel de kandidaat'],
          text: say(
            '## Nabellen\nDe kandidaat krijgt de afspraken in de mail zelf: de brief blijft binnen je bedrijf tot hij wordt ondertekend. Standaard vijf dagen na de mail komt er een taak om te bellen, met de link naar de brief.',
            '## Following up\nThe candidate gets the terms in the email itself: the letter stays inside your company until it is signed. By default five days after the email there is a task to call, with the link to the letter.',
          ),
        },
      ],
      names: {
        Aanbod: 'Offer',
        'Vraag de leidinggevende': 'Ask the manager',
        'Leidinggevende akkoord?': 'Manager agrees?',
        'Boven de grens?': 'Above the limit?',
        'Vraag de directie': 'Ask the board',
        'Directie akkoord?': 'Board agrees?',
        'Akkoord binnen': 'Approval in',
        'Schrijf de aanbodbrief': 'Write the offer letter',
        'Mail de kandidaat': 'Email the candidate',
        'Leg het aanbod vast': 'Record the offer',
        'Geef bedenktijd': 'Give time to think',
        'Bel de kandidaat': 'Call the candidate',
        'Niet akkoord': 'Not approved',
        'Leg de afwijzing vast': 'Record the rejection',
        'Laat de aanvrager weten': 'Let the requester know',
      },
      nodes: [
        form(
          'Aanbod',
          say('Nieuw arbeidsaanbod', 'New job offer'),
          say('Alleen voor HR en recruiters.', 'For HR and recruiters only.'),
          [
            ['naam', say('Kandidaat', 'Candidate')],
            ['email', say('E-mail van de kandidaat', 'Email of the candidate'), 'email'],
            ['functie', say('Functie', 'Position')],
            ['salaris', say('Bruto maandsalaris', 'Gross monthly salary'), 'number'],
            ['uren', say('Uren per week', 'Hours a week'), 'number'],
            ['start', say('Startdatum', 'Start date'), 'date'],
            ['aanvrager', say('Jouw e-mailadres', 'Your email address'), 'email'],
          ],
        ),
        answeredWithin(
          chat.approve(
            'Vraag de leidinggevende',
            say(
              t`Aanbod voor ${f('naam')} als ${f('functie')}: ${SALARY} bruto per maand, ${f('uren')} uur per week, start ${START}. Akkoord?`,
              t`Offer for ${f('naam')} as ${f('functie')}: ${SALARY} gross a month, ${f('uren')} hours a week, start ${START}. Do you approve?`,
            ),
          ),
          5,
          'days',
        ),
        when('Leidinggevende akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        when('Boven de grens?', [[only(f('salaris')), '>', `={{ ${BOARD_FROM} }}`]]),
        answeredWithin(
          box.approve(
            'Vraag de directie',
            mailOf.management,
            say(t`Akkoord op aanbod voor ${f('naam')}?`, t`Approve the offer for ${f('naam')}?`),
            say(
              t`${f('functie')}, ${SALARY} bruto per maand, ${f('uren')} uur per week, vanaf ${START}. De leidinggevende is akkoord.`,
              t`${f('functie')}, ${SALARY} gross a month, ${f('uren')} hours a week, from ${START}. The manager has approved.`,
            ),
          ),
          5,
          'days',
        ),
        when('Directie akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
        set('Akkoord binnen', { besluit: say('Akkoord', 'Approved') }),
        ...letter,
        box.send(
          'Mail de kandidaat',
          only(f('email')),
          say(t`Ons aanbod voor ${f('functie')}`, t`Our offer for ${f('functie')}`),
          say(
            t`Beste ${f('naam')},<br><br>We bieden je graag de functie ${f('functie')} aan: ${f('uren')} uur per week voor ${SALARY} bruto per maand, vanaf ${START}. Laat ons binnen een week weten of je akkoord bent; vragen stel je als antwoord op deze mail.<br><br>Hartelijke groet`,
            t`Dear ${f('naam')},<br><br>We are glad to offer you the position of ${f('functie')}: ${f('uren')} hours a week for ${SALARY} gross a month, from ${START}. Please let us know within a week whether you accept; ask your questions as a reply to this email.<br><br>Kind regards`,
          ),
        ),
        table.append('Leg het aanbod vast', say('Aanbiedingen', 'Offers'), {
          [say('Naam', 'Name')]: only(f('naam')),
          [say('Functie', 'Position')]: only(f('functie')),
          [say('Salaris', 'Salary')]: only(f('salaris')),
          Start: only(f('start')),
          [say('Besluit', 'Decision')]: say('Verstuurd', 'Sent'),
        }),
        pause('Geef bedenktijd', `={{ ${OFFER_DAYS} }}`, 'days'),
        task.create('Bel de kandidaat', {
          title: say(t`Bel ${f('naam')} over het aanbod`, t`Call ${f('naam')} about the offer`),
          description: say(
            t`Vraag of er nog vragen zijn en wanneer de handtekening komt. De aanbodbrief: {{ ${doc.link.replaceAll('$json', `$('${last}').item.json`)} }}`,
            t`Ask whether there are any questions and when the signature will come. The offer letter: {{ ${doc.link.replaceAll('$json', `$('${last}').item.json`)} }}`,
          ),
          due: '={{ $now.toISODate() }}',
        }),
        set('Niet akkoord', { besluit: say('Afgewezen', 'Rejected') }),
        table.append('Leg de afwijzing vast', say('Aanbiedingen', 'Offers'), {
          [say('Naam', 'Name')]: only(f('naam')),
          [say('Functie', 'Position')]: only(f('functie')),
          [say('Salaris', 'Salary')]: only(f('salaris')),
          Start: only(f('start')),
          [say('Besluit', 'Decision')]: say('Niet akkoord', 'Not approved'),
        }),
        box.send(
          'Laat de aanvrager weten',
          only(f('aanvrager')),
          say(t`Aanbod voor ${f('naam')} is niet goedgekeurd`, t`Offer for ${f('naam')} was not approved`),
          say(
            t`Het aanbod van ${SALARY} voor ${f('naam')} is niet goedgekeurd: het is afgewezen of bleef vijf dagen zonder antwoord. Overleg en dien het daarna opnieuw in.`,
            t`The offer of ${SALARY} for ${f('naam')} was not approved: it was rejected or had no answer for five days. Discuss it and then submit it again.`,
          ),
        ),
      ],
      flow: [
        `Aanbod > Vraag de leidinggevende > Leidinggevende akkoord? > Boven de grens? > Vraag de directie > Directie akkoord? > Akkoord binnen > ${chain(letter)} > Mail de kandidaat > Leg het aanbod vast > Geef bedenktijd > Bel de kandidaat`,
        'Boven de grens? #1 > Akkoord binnen',
        'Directie akkoord? #1 > Niet akkoord',
        'Leidinggevende akkoord? #1 > Niet akkoord > Leg de afwijzing vast > Laat de aanvrager weten',
      ],
    };
  },
});

import { approvalChats } from '../../apps/chats.js';
import { documents } from '../../apps/documents.js';
import { mailboxes } from '../../apps/mailers.js';
import { fullTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  both,
  chain,
  combine,
  everyDay,
  form,
  from,
  keep,
  limit,
  only,
  pause,
  recipe,
  rowsOf,
  set,
  t,
  when,
} from '../../kit/index.js';

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
    const r = rowsOf(table, 'Lees de contracten', 'Contracten', 'Contract', {
      naam: 'Naam',
      einde: 'Einddatum',
      leiding: 'Leidinggevende',
      gevraagd: 'Besluit',
    });
    return {
      name: both(
        `Aflopende contracten uit ${table.app.label} op tijd aanzeggen via ${box.app.label} en ${task.app.label}`,
        `Contract notice on time from ${table.app.label} through ${box.app.label} and ${task.app.label}`,
      ),
      description: both(
        `Tien weken voor een tijdelijk contract in ${table.app.label} afloopt, krijgt de leidinggevende via ${box.app.label} de vraag om een besluit. Verlengen of aanzeggen wordt daarna een taak in ${task.app.label}.`,
        `Ten weeks before a temporary contract in ${table.app.label} ends, the manager is asked through ${box.app.label} to decide. Extending or giving notice then becomes a task in ${task.app.label}.`,
      ),
      benefit: both('Geen boete wegens te laat aanzeggen.', 'No penalty for late notice.'),
      uses: [
        [table, both('bevat de contracten', 'holds the contracts')],
        [box, both('vraagt de leidinggevende om een besluit', 'asks the manager to decide')],
        [task, both('krijgt de vervolgstap', 'gets the next step')],
      ],
      setup: [
        both(
          'Maak een tabel Contracten met de kolommen Naam, Einddatum, Leidinggevende (e-mail) en Besluit.',
          'Make a table Contracten with the columns Naam, Einddatum, Leidinggevende (e-mail) and Besluit.',
        ),
      ],
      notes: [
        {
          over: ['Loopt bijna af', 'Eén contract per keer', 'Vraag een besluit', 'Verlengen?'],
          text: '## Aanzegplicht\nBij contracten van zes maanden of langer moet je uiterlijk een maand van tevoren schriftelijk aanzeggen. Elke ochtend komt er hooguit één contract aan de beurt, zodat een trage beslisser de andere niet ophoudt.',
        },
      ],
      nodes: [
        everyDay('Elke ochtend', 8),
        ...r.nodes,
        keep('Loopt bijna af', [
          ['={{ $json.einde }}', 'filled'],
          ['={{ $json.einde }}', 'before', '={{ $now.plus({ weeks: 10 }).toISO() }}'],
          ['={{ $json.einde }}', 'after', '={{ $now.toISO() }}'],
          ['={{ $json.gevraagd }}', 'empty'],
        ]),
        limit('Eén contract per keer', 1),
        table.upsert('Noteer dat het loopt', 'Contracten', 'Naam', {
          Naam: only(r.ref.naam),
          Besluit: 'Gevraagd',
        }),
        box.approve(
          'Vraag een besluit',
          only(r.ref.leiding),
          t`Contract van ${r.ref.naam} loopt af`,
          t`Het contract van ${r.ref.naam} eindigt op ${r.ref.einde}. Akkoord is verlengen, afwijzen is laten aflopen.`,
        ),
        when('Verlengen?', [['={{ $json.data.approved }}', 'yes']]),
        task.create('Maak het nieuwe contract', {
          title: t`Verlenging voor ${r.ref.naam}`,
          description: t`Stel het nieuwe contract op. Het huidige eindigt op ${r.ref.einde}.`,
          due: t`{{ DateTime.fromISO(${r.ref.einde.slice(3, -3)}).minus({ weeks: 6 }).toISODate() }}`,
        }),
        table.upsert('Besluit: verlengen', 'Contracten', 'Naam', {
          Naam: only(r.ref.naam),
          Besluit: 'Verlengen',
        }),
        task.create('Zeg schriftelijk aan', {
          title: t`Aanzegging voor ${r.ref.naam}`,
          description: 'Stuur de aanzegging per brief of mail en bewaar het bewijs van ontvangst.',
          due: t`{{ DateTime.fromISO(${r.ref.einde.slice(3, -3)}).minus({ weeks: 5 }).toISODate() }}`,
        }),
        table.upsert('Besluit: laten aflopen', 'Contracten', 'Naam', {
          Naam: only(r.ref.naam),
          Besluit: 'Laten aflopen',
        }),
      ],
      flow: [
        `Elke ochtend > ${r.path} > Loopt bijna af > Eén contract per keer > Noteer dat het loopt > Vraag een besluit > Verlengen? > Maak het nieuwe contract > Besluit: verlengen`,
        'Verlengen? #1 > Zeg schriftelijk aan > Besluit: laten aflopen',
      ],
    };
  },
});

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
    const letter = doc.write('Schrijf de aanbodbrief', {
      title: t`Aanbod ${f('naam')} - ${f('functie')}`,
      text: t`Beste ${f('naam')},\n\nWe bieden je de functie ${f('functie')} aan voor ${f('uren')} uur per week tegen ${f('salaris')} euro bruto per maand, vanaf ${f('start')}.\n\nWe horen graag binnen een week of je akkoord bent.`,
    });
    const last = letter.at(-1)?.name ?? '';
    return {
      name: both(
        `Arbeidsaanbod laten goedkeuren in ${chat.app.label} en de aanbodbrief schrijven in ${doc.app.label}`,
        `Get a job offer approved in ${chat.app.label} and write the offer letter in ${doc.app.label}`,
      ),
      description: both(
        `Een aanbod gaat langs de leidinggevende in ${chat.app.label} en bij een hoog salaris langs de directie via ${box.app.label}. Na akkoord staat de brief in ${doc.app.label} en na vijf dagen een belnotitie in ${task.app.label}.`,
        `An offer passes the manager in ${chat.app.label} and, with a high salary, the board through ${box.app.label}. Once approved the letter is in ${doc.app.label} and after five days a call is in ${task.app.label}.`,
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
      setup: [
        both(
          'Zet in "Boven de grens?" vanaf welk salaris de directie meebeslist.',
          'In "Boven de grens?" set from which salary the board decides too.',
        ),
        both(
          'Vul in "Vraag de directie" het juiste adres in.',
          'Fill in the right address in "Vraag de directie".',
        ),
      ],
      notes: [
        {
          over: ['Vraag de leidinggevende', 'Boven de grens?', 'Vraag de directie'],
          text: '## Vier ogen\nOnder de grens is één akkoord genoeg, daarboven beslist de directie mee.',
        },
        {
          over: ['Na vijf dagen', 'Bel de kandidaat'],
          text: '## Nabellen\nVijf dagen na de mail komt er een taak om te bellen.',
        },
      ],
      nodes: [
        form('Aanbod', 'Nieuw arbeidsaanbod', 'Alleen voor HR en recruiters.', [
          ['naam', 'Kandidaat'],
          ['email', 'E-mail van de kandidaat', 'email'],
          ['functie', 'Functie'],
          ['salaris', 'Bruto maandsalaris', 'number'],
          ['uren', 'Uren per week', 'number'],
          ['start', 'Startdatum', 'date'],
          ['aanvrager', 'Jouw e-mailadres', 'email'],
        ]),
        chat.approve(
          'Vraag de leidinggevende',
          t`Aanbod voor ${f('naam')} als ${f('functie')}: ${f('salaris')} euro, ${f('uren')} uur, start ${f('start')}. Akkoord?`,
        ),
        when('Leidinggevende akkoord?', [['={{ $json.data.approved }}', 'yes']]),
        when('Boven de grens?', [[only(f('salaris')), '>', 5000]]),
        box.approve(
          'Vraag de directie',
          'directie@example.com',
          t`Akkoord op aanbod voor ${f('naam')}?`,
          t`${f('functie')}, ${f('salaris')} euro bruto, ${f('uren')} uur per week. De leidinggevende is akkoord.`,
        ),
        when('Directie akkoord?', [['={{ $json.data.approved }}', 'yes']]),
        set('Akkoord binnen', { besluit: 'Akkoord' }),
        ...letter,
        box.send(
          'Mail de kandidaat',
          only(f('email')),
          t`Ons aanbod voor ${f('functie')}`,
          t`Beste ${f('naam')},<br><br>We bieden je graag de functie ${f('functie')} aan. Je vindt de brief hier: {{ ${doc.link.replaceAll('$json', `$('${last}').item.json`)} }}`,
        ),
        table.append('Leg het aanbod vast', 'Aanbiedingen', {
          Naam: only(f('naam')),
          Functie: only(f('functie')),
          Salaris: only(f('salaris')),
          Start: only(f('start')),
          Besluit: 'Verstuurd',
        }),
        pause('Na vijf dagen', 5, 'days'),
        task.create('Bel de kandidaat', {
          title: t`Bel ${f('naam')} over het aanbod`,
          description: 'Vraag of er nog vragen zijn en wanneer de handtekening komt.',
          due: '={{ $now.toISODate() }}',
        }),
        set('Niet akkoord', { besluit: 'Afgewezen' }),
        table.append('Leg de afwijzing vast', 'Aanbiedingen', {
          Naam: only(f('naam')),
          Functie: only(f('functie')),
          Salaris: only(f('salaris')),
          Start: only(f('start')),
          Besluit: 'Niet akkoord',
        }),
        box.send(
          'Laat de aanvrager weten',
          only(f('aanvrager')),
          t`Aanbod voor ${f('naam')} is niet goedgekeurd`,
          t`Het aanbod van ${f('salaris')} euro voor ${f('naam')} is afgewezen. Overleg over andere voorwaarden en dien het opnieuw in.`,
        ),
      ],
      flow: [
        `Aanbod > Vraag de leidinggevende > Leidinggevende akkoord? > Boven de grens? > Vraag de directie > Directie akkoord? > Akkoord binnen > ${chain(letter)} > Mail de kandidaat > Leg het aanbod vast > Na vijf dagen > Bel de kandidaat`,
        'Boven de grens? #1 > Akkoord binnen',
        'Directie akkoord? #1 > Niet akkoord',
        'Leidinggevende akkoord? #1 > Niet akkoord > Leg de afwijzing vast > Laat de aanvrager weten',
      ],
    };
  },
});

import { approvalChats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  both,
  byHand,
  choose,
  code,
  codeEach,
  combine,
  from,
  loop,
  only,
  pause,
  recipe,
  rowsOf,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const kandidatenOpruimen = recipe({
  id: 'candidate-retention',
  category: 'hr',
  tags: ['avg', 'bewaartermijn', 'privacy', 'kandidaten'],
  saves: {
    minutes: 60,
    nl: 'HR zoekt oude sollicitaties op, vraagt wie langer bewaard mag blijven en wist de rest.',
    en: 'HR looks up old applications, asks who may be kept longer and erases the rest.',
  },
  variants: combine(
    { table: fullTables, chat: approvalChats, mailer: mailers, task: taskApps },
    { take: 10, apart: ['table', 'chat'], unless: ({ table, task }) => table.app.key === task.app.key },
  ),
  build: ({ table, chat, mailer, task }) => {
    const k = rowsOf(table, 'Lees de kandidaten', 'Kandidaten', 'Kandidaat', {
      nummer: 'Nummer',
      email: 'E-mail',
      naam: 'Naam',
      functie: 'Functie',
      status: 'Status',
      besluit: 'Besluitdatum',
      toestemming: 'Toestemming',
    });
    const g = (field: string) => from('Bepaal wat er moet', field);
    return {
      name: both(
        `Oude sollicitaties wissen volgens de AVG in ${table.app.label}, na akkoord in ${chat.app.label}`,
        `Erase old job applications under GDPR in ${table.app.label}, once approved in ${chat.app.label}`,
      ),
      description: both(
        `Start elke twee weken: wie in ${table.app.label} bijna vier weken terug afviel, krijgt via ${mailer.app.label} een vraag om toestemming. De rest wordt na akkoord in ${chat.app.label} anoniem en het cv een wistaak in ${task.app.label}.`,
        `Start it every two weeks: candidates in ${table.app.label} turned down nearly four weeks ago are asked for consent by ${mailer.app.label}. The rest is anonymised once approved in ${chat.app.label}; ${task.app.label} gets the CV to erase.`,
      ),
      benefit: both(
        'Klaar voor elke vraag van de Autoriteit Persoonsgegevens.',
        'Ready for any question of the privacy authority.',
      ),
      uses: [
        [table, both('bevat de kandidaten', 'holds the candidates')],
        [chat, both('vraagt akkoord voor het wissen', 'asks approval to erase')],
        [mailer, both('vraagt toestemming en mailt het verslag', 'asks consent and mails the report')],
        [task, both('krijgt wat met de hand moet', 'gets what must be done by hand')],
      ],
      setup: [
        both(
          'Geef de tabel Kandidaten de kolommen Nummer (uniek), Besluitdatum en Toestemming (leeg of ja).',
          'Give the table Kandidaten the columns Nummer (unique), Besluitdatum and Toestemming (empty or ja).',
        ),
        both(
          'Vul in "Mail het verslag" het adres van je privacycontact in.',
          'Fill in the address of your privacy contact in "Mail het verslag".',
        ),
      ],
      notes: [
        {
          over: ['Bepaal wat er moet', 'Welke weg?'],
          text: '## Bewaartermijn\nVier weken na het besluit, of een jaar als de kandidaat toestemming gaf.',
        },
        {
          over: ['Vraag akkoord', 'Mag het weg?', 'Een voor een', 'Anonimiseer de rij'],
          text: '## Eerst kijken, dan wissen\nNiets verdwijnt zonder akkoord. Lukt een rij niet, dan wordt het een taak.',
        },
      ],
      nodes: [
        byHand('Start de opruiming'),
        ...k.nodes,
        codeEach(
          'Bepaal wat er moet',
          `
const dagen = $json.besluit ? DateTime.now().diff(DateTime.fromISO($json.besluit), 'days').days : 0;
const termijn = String($json.toestemming).toLowerCase() === 'ja' ? 365 : 28;
// In de laatste twee weken voor de termijn vragen we één keer toestemming, daarna wissen we.
const wat = $json.status === 'Geanonimiseerd' ? 'niets' : dagen > termijn ? 'wissen' : dagen > 14 && !$json.toestemming ? 'vragen' : 'niets';
return { json: { ...$json, dagen: Math.floor(dagen), wat } };`,
        ),
        choose('Welke weg?', [
          ['Wissen', ['={{ $json.wat }}', 'is', 'wissen']],
          ['Vragen', ['={{ $json.wat }}', 'is', 'vragen']],
        ]),
        mailer.send(
          'Vraag toestemming',
          only(g('email')),
          'Mogen we je gegevens bewaren?',
          t`Beste ${g('naam')},<br><br>Je solliciteerde bij ons op ${g('functie')}. Mogen we je gegevens een jaar bewaren voor andere vacatures? Antwoord dan met ja. Anders wissen we ze over twee weken.`,
        ),
        table.upsert('Noteer dat het gevraagd is', 'Kandidaten', 'Nummer', {
          Nummer: only(g('nummer')),
          Toestemming: 'Gevraagd',
        }),
        code(
          'Maak de wislijst',
          "const namen = $input.all().map(({ json }) => json.naam);\nreturn [{ json: { aantal: namen.length, namen: namen.join(', ') } }];",
        ),
        chat.approve(
          'Vraag akkoord',
          t`${'{{ $json.aantal }}'} sollicitaties zijn over de bewaartermijn en worden gewist: ${'{{ $json.namen }}'}. Akkoord?`,
        ),
        when('Mag het weg?', [['={{ $json.data.approved }}', 'yes']]),
        code(
          'Haal de lijst terug',
          "return $('Bepaal wat er moet').all().filter(({ json }) => json.wat === 'wissen').map(({ json }) => ({ json }));",
        ),
        loop('Een voor een', 1),
        withErrorBranch(
          table.upsert('Anonimiseer de rij', 'Kandidaten', 'Nummer', {
            Nummer: '={{ $json.nummer }}',
            Naam: 'Verwijderd',
            'E-mail': '',
            Telefoon: '',
            Cv: '',
            Profiel: '',
            Status: 'Geanonimiseerd',
          }),
        ),
        task.create('Wis het cv', {
          title: "=Wis het cv van {{ $('Een voor een').item.json.naam }}",
          description: 'Verwijder het bestand en de mail waarmee het binnenkwam.',
          due: '={{ $now.plus({ days: 3 }).toISODate() }}',
        }),
        task.create('Wis de rij met de hand', {
          title: "=Wis {{ $('Een voor een').item.json.naam }} uit de kandidatenlijst",
          description: 'Het wissen is niet gelukt.',
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
        pause('Kort wachten', 1, 'seconds'),
        code(
          'Maak het verslag',
          "return [{ json: { aantal: $('Haal de lijst terug').all().length, datum: DateTime.now().toISODate() } }];",
        ),
        mailer.send(
          'Mail het verslag',
          'privacy@example.com',
          t`Opruiming sollicitaties ${'{{ $json.datum }}'}`,
          t`Op ${'{{ $json.datum }}'} zijn ${'{{ $json.aantal }}'} kandidaten geanonimiseerd volgens de bewaartermijn.`,
        ),
        chat.post(
          'Meld dat er niets gewist is',
          'De opruiming van oude sollicitaties is afgewezen. Er is niets gewist.',
        ),
      ],
      flow: [
        `Start de opruiming > ${k.path} > Bepaal wat er moet > Welke weg? > Maak de wislijst > Vraag akkoord > Mag het weg? > Haal de lijst terug > Een voor een > Maak het verslag > Mail het verslag`,
        'Welke weg? #1 > Vraag toestemming > Noteer dat het gevraagd is',
        'Een voor een #1 > Anonimiseer de rij > Wis het cv > Kort wachten > Een voor een',
        'Anonimiseer de rij #1 > Wis de rij met de hand > Kort wachten',
        'Mag het weg? #1 > Meld dat er niets gewist is',
      ],
    };
  },
});

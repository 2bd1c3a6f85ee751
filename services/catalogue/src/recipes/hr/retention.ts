import { approvalChats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  answeredWithin,
  both,
  byHand,
  choose,
  code,
  codeEach,
  combine,
  from,
  loop,
  only,
  promise,
  recipe,
  rowsOf,
  say,
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
    const k = rowsOf(table, 'Lees de kandidaten', say('Kandidaten', 'Candidates'), 'Kandidaat', {
      nummer: say('Nummer', 'Number'),
      email: say('E-mail', 'Email'),
      naam: say('Naam', 'Name'),
      functie: say('Functie', 'Position'),
      status: 'Status',
      besluit: say('Besluitdatum', 'Decision date'),
      toestemming: say('Toestemming', 'Consent'),
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
          'Geef de tabel Kandidaten de kolommen Nummer (uniek), E-mail, Naam, Functie, Telefoon, Woonplaats, Laatste functie, Jaren ervaring, Cv, Profiel, Reden, Status, Besluitdatum en Toestemming (leeg of ja).',
          'Give the table Candidates the columns Number (unique), Email, Name, Position, Phone, Place of residence, Latest position, Years of experience, CV, Profile, Reason, Status, Decision date and Consent (empty or yes).',
        ),
        both(
          'Zet wie afvalt op Afgewezen met een Besluitdatum: alleen die rijen worden gewist. Komt er een kolom met gegevens bij, zet hem dan ook in "Anonimiseer de rij".',
          'Set who is turned down to Rejected with a Decision date: only those rows are erased. If you add a column with data, add it to "Anonimiseer de rij" too.',
        ),
        both(
          'Elke vraag om toestemming geeft een taak in "Lees het antwoord": zet Toestemming op ja als de kandidaat ja antwoordt. Zonder ja wordt er gewist.',
          'Every question for consent gives a task in "Lees het antwoord": set Consent to yes if the candidate answers yes. Without a yes the data is erased.',
        ),
      ],
      notes: [
        {
          over: ['Bepaal wat er moet', 'Welke weg?'],
          text: say(
            '## Bewaartermijn\nVier weken na het besluit, of een jaar als de kandidaat toestemming gaf. Alleen wie is afgewezen of zich terugtrok, komt in aanmerking.',
            '## Retention period\nFour weeks after the decision, or a year if the candidate gave consent. Only who was rejected or withdrew counts.',
          ),
        },
        {
          over: ['Vraag akkoord', 'Mag het weg?', 'Een voor een', 'Anonimiseer de rij'],
          text: say(
            '## Eerst kijken, dan wissen\nNiets verdwijnt zonder akkoord. Lukt een rij niet, dan wordt het een taak.',
            '## Look first, then erase\nNothing disappears without approval. If a row fails, it becomes a task.',
          ),
        },
      ],
      names: {
        'Start de opruiming': 'Start the clean-up',
        'Lees de kandidaten': 'Read the candidates',
        Kandidaat: 'Candidate',
        'Bepaal wat er moet': 'Decide what to do',
        'Welke weg?': 'Which way?',
        'Vraag toestemming': 'Ask for consent',
        'Noteer dat het gevraagd is': 'Note that it was asked',
        'Maak de wislijst': 'Make the erasure list',
        'Lees het antwoord': 'Read the answer',
        'Vraag akkoord': 'Ask for approval',
        'Mag het weg?': 'May it go?',
        'Haal de lijst terug': 'Get the list back',
        'Een voor een': 'One by one',
        'Anonimiseer de rij': 'Anonymise the row',
        'Wis het cv': 'Erase the CV',
        'Wis de rij met de hand': 'Erase the row by hand',
        'Maak het verslag': 'Make the report',
        'Mail het verslag': 'Email the report',
        'Meld dat er niets gewist is': 'Report that nothing was erased',
      },
      promises: [
        promise('erasure', 'Anonimiseer de rij', 'Wis het cv', 'Wis de rij met de hand'),
        promise('reply', 'Lees het antwoord'),
      ],
      nodes: [
        byHand('Start de opruiming'),
        ...k.nodes,
        codeEach(
          'Bepaal wat er moet',
          `
${AS_DAY}
const besluit = asDay($json.besluit);
const dagen = besluit.isValid ? Math.floor(DateTime.now().diff(besluit, 'days').days) : 0;
const termijn = String($json.toestemming).trim().toLowerCase() === ${say("'ja'", "'yes'")} ? 365 : 28;
${say('// Wie is aangenomen of nog meedoet, blijft staan.', '// Who was hired or is still in the running stays.')}
const afgevallen = [${say("'Afgewezen', 'Mail mislukt', 'Teruggetrokken'", "'Rejected', 'Email failed', 'Withdrawn'")}].includes($json.status);
${say('// In de laatste twee weken voor de termijn vragen we één keer toestemming, daarna wissen we.', '// In the last two weeks before the period ends we ask for consent once, after that we erase.')}
const wat = !afgevallen || !$json.nummer ? ${say("'niets'", "'nothing'")} : dagen > termijn ? ${say("'wissen'", "'erase'")} : dagen > 14 && !$json.toestemming && $json.email ? ${say("'vragen'", "'ask'")} : ${say("'niets'", "'nothing'")};
const wissenOp = besluit.isValid ? besluit.plus({ days: 28 }).toFormat('dd-MM-yyyy') : '';
const lezenOp = besluit.isValid ? besluit.plus({ days: 27 }).toISODate() : '';
return { json: { ...$json, dagen, wissenOp, lezenOp, wat } };`,
        ),
        choose('Welke weg?', [
          [say('Wissen', 'Erase'), ['={{ $json.wat }}', 'is', say('wissen', 'erase')]],
          [say('Vragen', 'Ask'), ['={{ $json.wat }}', 'is', say('vragen', 'ask')]],
        ]),
        withErrorBranch(
          mailer.send(
            'Vraag toestemming',
            only(g('email')),
            say('Mogen we je gegevens bewaren?', 'May we keep your data?'),
            say(
              t`Beste ${g('naam')},<br><br>Je solliciteerde bij ons op ${g('functie')}. Mogen we je gegevens een jaar bewaren voor andere vacatures? Antwoord dan met ja. Zonder je ja wissen we ze na ${g('wissenOp')}.`,
              t`Dear ${g('naam')},<br><br>You applied to us for ${g('functie')}. May we keep your data for a year for other vacancies? If so, reply with yes. Without your yes we erase it after ${g('wissenOp')}.`,
            ),
          ),
        ),
        table.upsert('Noteer dat het gevraagd is', say('Kandidaten', 'Candidates'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: only(g('nummer')),
          [say('Toestemming', 'Consent')]: say('Gevraagd', 'Asked'),
        }),
        task.create('Lees het antwoord', {
          title: say(t`Antwoordt ${g('naam')} met ja?`, t`Does ${g('naam')} answer yes?`),
          description: say(
            t`We vroegen ${g('email')} of we de sollicitatie mogen bewaren. Zet bij ja in Kandidaten, nummer ${g('nummer')}, Toestemming op ja. Zonder ja wordt de rij na ${g('wissenOp')} gewist.`,
            t`We asked ${g('email')} whether we may keep the application. If the answer is yes, set Consent to yes in Candidates, number ${g('nummer')}. Without a yes the row is erased after ${g('wissenOp')}.`,
          ),
          due: only(g('lezenOp')),
        }),
        code(
          'Maak de wislijst',
          "const namen = $input.all().map(({ json }) => json.naam);\nreturn [{ json: { aantal: namen.length, namen: namen.join(', ') } }];",
        ),
        answeredWithin(
          chat.approve(
            'Vraag akkoord',
            say(
              t`${'{{ $json.aantal }}'} sollicitaties zijn over de bewaartermijn en worden gewist: ${'{{ $json.namen }}'}. Akkoord?`,
              t`{{ $json.aantal }} applications are past the retention period and will be erased: {{ $json.namen }}. Do you approve?`,
            ),
          ),
          7,
          'days',
        ),
        when('Mag het weg?', [['={{ $json.data?.approved }}', 'yes']]),
        code(
          'Haal de lijst terug',
          `return $('Bepaal wat er moet').all().filter(({ json }) => json.wat === ${say("'wissen'", "'erase'")}).map(({ json }) => ({ json }));`,
        ),
        loop('Een voor een', 1),
        withErrorBranch(
          table.upsert('Anonimiseer de rij', say('Kandidaten', 'Candidates'), say('Nummer', 'Number'), {
            [say('Nummer', 'Number')]: '={{ $json.nummer }}',
            [say('Naam', 'Name')]: say('Verwijderd', 'Removed'),
            [say('E-mail', 'Email')]: '',
            [say('Telefoon', 'Phone')]: '',
            [say('Woonplaats', 'Place of residence')]: '',
            [say('Laatste functie', 'Latest position')]: '',
            [say('Jaren ervaring', 'Years of experience')]: '',
            [say('Cv', 'CV')]: '',
            [say('Profiel', 'Profile')]: '',
            [say('Reden', 'Reason')]: '',
            Status: say('Geanonimiseerd', 'Anonymised'),
          }),
        ),
        task.create('Wis het cv', {
          title: say(
            "=Wis het cv van {{ $('Een voor een').item.json.naam }}",
            "=Erase the CV of {{ $('Een voor een').item.json.naam }}",
          ),
          description: say(
            'Verwijder het bestand en de mail waarmee het binnenkwam.',
            'Delete the file and the email it came in with.',
          ),
          due: '={{ $now.plus({ days: 3 }).toISODate() }}',
        }),
        task.create('Wis de rij met de hand', {
          title: say(
            "=Wis {{ $('Een voor een').item.json.naam }} uit de kandidatenlijst",
            "=Erase {{ $('Een voor een').item.json.naam }} from the list of candidates",
          ),
          description: say('Het wissen is niet gelukt.', 'Erasing it failed.'),
          due: '={{ $now.plus({ days: 1 }).toISODate() }}',
        }),
        code(
          'Maak het verslag',
          "return [{ json: { aantal: $('Haal de lijst terug').all().length, datum: DateTime.now().toISODate() } }];",
        ),
        mailer.send(
          'Mail het verslag',
          mailOf.privacy,
          say(
            t`Opruiming sollicitaties ${'{{ $json.datum }}'}`,
            t`Clean-up of applications {{ $json.datum }}`,
          ),
          say(
            t`Op ${'{{ $json.datum }}'} zijn ${'{{ $json.aantal }}'} kandidaten behandeld volgens de bewaartermijn. Wat niet vanzelf lukte, staat als taak in ${task.app.label}.`,
            t`On {{ $json.datum }} {{ $json.aantal }} candidates were handled according to the retention period. What failed is a task in ${task.app.label}.`,
          ),
        ),
        chat.post(
          'Meld dat er niets gewist is',
          say(
            'De opruiming van oude sollicitaties is niet goedgekeurd. Er is niets gewist; start haar opnieuw als het wel mag.',
            'The clean-up of old applications was not approved. Nothing was erased; start it again once it may.',
          ),
        ),
      ],
      flow: [
        `Start de opruiming > ${k.path} > Bepaal wat er moet > Welke weg? > Maak de wislijst > Vraag akkoord > Mag het weg? > Haal de lijst terug > Een voor een > Maak het verslag > Mail het verslag`,
        'Welke weg? #1 > Vraag toestemming > Lees het antwoord > Noteer dat het gevraagd is',
        'Een voor een #1 > Anonimiseer de rij > Wis het cv > Een voor een',
        'Anonimiseer de rij #1 > Wis de rij met de hand > Een voor een',
        'Mag het weg? #1 > Meld dat er niets gewist is',
      ],
    };
  },
});

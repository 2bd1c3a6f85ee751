import { approvalChats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailOf } from '../../apps/values.js';
import {
  AS_DAY,
  answeredWithin,
  both,
  choose,
  code,
  codeEach,
  combine,
  everyWeek,
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
    minutes: 20,
    nl: 'HR zoekt elke week oude sollicitaties op, vraagt wie langer bewaard mag blijven en wist de rest.',
    en: 'Every week HR looks up old applications, asks who may be kept longer and erases the rest.',
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
    const now = rowsOf(
      table,
      'Lees de kandidaten opnieuw',
      say('Kandidaten', 'Candidates'),
      'Kandidaat van nu',
      {
        nummer: say('Nummer', 'Number'),
        naam: say('Naam', 'Name'),
        status: 'Status',
        besluit: say('Besluitdatum', 'Decision date'),
        toestemming: say('Toestemming', 'Consent'),
      },
    );
    const past = `
${AS_DAY}
const besluit = asDay(json.besluit);
const dagen = besluit.isValid ? Math.floor(DateTime.now().diff(besluit, 'days').days) : 0;
const termijn = String(json.toestemming).trim().toLowerCase() === ${say("'ja'", "'yes'")} ? 365 : 28;
${say('// Wie is aangenomen of nog meedoet, blijft staan.', '// Who was hired or is still in the running stays.')}
const afgevallen = [${say("'Afgewezen', 'Mail mislukt', 'Teruggetrokken'", "'Rejected', 'Email failed', 'Withdrawn'")}].includes(json.status);`;
    const g = (field: string) => from('Bepaal wat er moet', field);
    return {
      name: both(
        `Oude sollicitaties wissen volgens de AVG in ${table.app.label}, na akkoord in ${chat.app.label}`,
        `Erase old job applications under GDPR in ${table.app.label}, once approved in ${chat.app.label}`,
      ),
      description: both(
        `Elke maandag krijgt wie in ${table.app.label} twee tot vier weken terug afviel via ${mailer.app.label} een vraag om toestemming. Wat over de termijn is, wordt na akkoord in ${chat.app.label} anoniem, het cv een taak in ${task.app.label}.`,
        `Every Monday candidates in ${table.app.label} turned down two to four weeks ago are asked for consent by ${mailer.app.label}. What is past its term is anonymised once approved in ${chat.app.label}; ${task.app.label} gets the CV to erase.`,
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
          'Geef de tabel Kandidaten de kolommen Nummer (uniek), E-mail, Naam, Functie, Telefoon, Woonplaats, Laatste functie, Jaren ervaring, Cv, Profiel, Reden, Status, Besluitdatum en Toestemming (leeg of ja); Cv een link, geen bijlage.',
          'Give the table Candidates the columns Number (unique), Email, Name, Position, Phone, Place of residence, Latest position, Years of experience, CV, Profile, Reason, Status, Decision date and Consent (empty or yes); CV a link, no attachment.',
        ),
        both(
          'Zet wie afvalt op Afgewezen, Mail mislukt of Teruggetrokken met een Besluitdatum: alleen die rijen worden gewist. Komt er een kolom met gegevens bij, zet hem dan ook in "Anonimiseer de rij".',
          'Set who is out to Rejected, Email failed or Withdrawn with a Decision date: only those rows are erased. If you add a column with data, add it to "Anonimiseer de rij" too.',
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
            '## Eerst kijken, dan wissen\nNiets verdwijnt zonder akkoord. Blijft het antwoord zes dagen uit, dan komt dezelfde lijst de maandag erna terug. Na het akkoord wordt de lijst opnieuw gelezen: wie intussen toestemming gaf, blijft. Lukt een rij niet, dan wordt het een taak.',
            '## Look first, then erase\nNothing disappears without approval. If nobody answers for six days, the same list comes back the next Monday. After the approval the list is read again: who gave consent meanwhile stays. If a row fails, it becomes a task.',
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
        'Vraag het zelf': 'Ask yourself',
        'Vraag akkoord': 'Ask for approval',
        'Mag het weg?': 'May it go?',
        'Lees de kandidaten opnieuw': 'Read the candidates again',
        'Kandidaat van nu': 'Candidate of now',
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
        everyWeek('Start de opruiming', [1], 9),
        ...k.nodes,
        codeEach(
          'Bepaal wat er moet',
          `
const json = $json;${past}
${say('// In de laatste twee weken voor de termijn vragen we één keer toestemming, daarna wissen we.', '// In the last two weeks before the period ends we ask for consent once, after that we erase.')}
const wat = !afgevallen || !$json.nummer ? ${say("'niets'", "'nothing'")} : dagen > termijn ? ${say("'wissen'", "'erase'")} : dagen > 14 && !$json.toestemming && $json.email ? ${say("'vragen'", "'ask'")} : ${say("'niets'", "'nothing'")};
const wissenOp = besluit.isValid ? besluit.plus({ days: 28 }).toFormat('dd-MM-yyyy') : '';
const lezenOp = besluit.isValid ? besluit.plus({ days: 27 }).toISODate() : '';
return { json: { ...$json, dagen, wissenOp, lezenOp, wat } };`,
        ),
        choose('Welke weg?', [
          [say('Vragen', 'Ask'), ['={{ $json.wat }}', 'is', say('vragen', 'ask')]],
          [say('Wissen', 'Erase'), ['={{ $json.wat }}', 'is', say('wissen', 'erase')]],
        ]),
        withErrorBranch(
          mailer.send(
            'Vraag toestemming',
            only(g('email')),
            say('Mogen we je gegevens bewaren?', 'May we keep your data?'),
            say(
              t`Beste ${g('naam')},<br><br>Je solliciteerde bij ons op ${g('functie')}. Mogen we je gegevens een jaar bewaren voor andere vacatures? Antwoord dan op deze mail met ja. Zonder je ja wissen we ze na ${g('wissenOp')}.<br><br>Met vriendelijke groet`,
              t`Dear ${g('naam')},<br><br>You applied to us for ${g('functie')}. May we keep your data for a year for other vacancies? If so, reply to this email with yes. Without your yes we erase it after ${g('wissenOp')}.<br><br>Kind regards`,
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
        task.create('Vraag het zelf', {
          title: say(t`Vraag ${g('naam')} om toestemming`, t`Ask ${g('naam')} for consent`),
          description: say(
            t`De mail aan ${g('email')} kwam niet aan. Bel, of laat de rij (nummer ${g('nummer')}) na ${g('wissenOp')} wissen.`,
            t`The email to ${g('email')} did not arrive. Call, or let the row (number ${g('nummer')}) be erased after ${g('wissenOp')}.`,
          ),
          due: only(g('lezenOp')),
        }),
        code(
          'Maak de wislijst',
          `
${say('// Nummers en geen namen: wat gewist is, mag niet in de chat blijven staan.', '// Numbers and no names: what is erased must not stay in the chat.')}
const nummers = $input.all().map(({ json }) => String(json.nummer));
const genoemd = nummers.slice(0, 60).join(', ').slice(0, 1200);
return [{ json: { aantal: nummers.length, nummers: nummers.length > 60 ? genoemd + ', …' : genoemd } }];`,
        ),
        withErrorBranch(
          answeredWithin(
            chat.approve(
              'Vraag akkoord',
              say(
                t`${'{{ $json.aantal }}'} sollicitaties zijn over de bewaartermijn en worden gewist, in Kandidaten de nummers ${'{{ $json.nummers }}'}. Akkoord?`,
                t`{{ $json.aantal }} applications are past the retention period and will be erased, in Candidates the numbers {{ $json.nummers }}. Do you approve?`,
              ),
            ),
            6,
            'days',
          ),
        ),
        when('Mag het weg?', [['={{ $json.data?.approved }}', 'yes']]),
        ...now.nodes,
        code(
          'Haal de lijst terug',
          `
${say('// Wat akkoord kreeg, en nu nog steeds gewist moet worden.', '// What was approved, and still has to be erased now.')}
const akkoord = new Set($('Bepaal wat er moet').all().filter(({ json }) => json.wat === ${say("'wissen'", "'erase'")}).map(({ json }) => String(json.nummer)));
const moetWeg = (json) => {${past}
  return afgevallen && dagen > termijn;
};
return $input.all().filter(({ json }) => akkoord.has(String(json.nummer)) && moetWeg(json)).map(({ json }) => ({ json }));`,
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
            'De opruiming van oude sollicitaties is niet goedgekeurd, bleef zonder antwoord of kon niet worden gevraagd. Er is niets gewist; maandag komt de lijst opnieuw langs.',
            'The clean-up of old applications was not approved, had no answer or could not be asked. Nothing was erased; the list comes back on Monday.',
          ),
        ),
      ],
      flow: [
        `Start de opruiming > ${k.path} > Bepaal wat er moet > Welke weg? > Vraag toestemming > Lees het antwoord > Noteer dat het gevraagd is`,
        `Welke weg? #1 > Maak de wislijst > Vraag akkoord > Mag het weg? > ${now.path} > Haal de lijst terug > Een voor een > Maak het verslag > Mail het verslag`,
        'Vraag toestemming #1 > Vraag het zelf > Noteer dat het gevraagd is',
        'Een voor een #1 > Anonimiseer de rij > Wis het cv > Een voor een',
        'Anonimiseer de rij #1 > Wis de rij met de hand > Een voor een',
        'Vraag akkoord #1 > Meld dat er niets gewist is',
        'Mag het weg? #1 > Meld dat er niets gewist is',
      ],
    };
  },
});

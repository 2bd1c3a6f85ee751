import { officeChats, officeMail, officeTables } from '../../apps/office.js';
import { formAddress, limitOf, mailbox } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  AS_MAIL,
  alsoRows,
  answeredWithin,
  asDayText,
  both,
  choose,
  code,
  combine,
  everyDay,
  form,
  formEnd,
  from,
  goOnAfterError,
  node,
  onlyOnce,
  openForm,
  openFormWithEnding,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  set,
  spares,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const SECRETARY = mailbox(['de secretaris', 'the secretary'], ['secretaris', 'secretary']);

export const cancelledMatches = recipe({
  id: 'matches-cancelled-to-everyone',
  category: 'productivity',
  tags: ['sportclub', 'afgelasting', 'wedstrijden', 'scheidsrechter', 'competitie', 'vrijwilligers'],
  saves: spares(
    75,
    'De wedstrijdsecretaris belt bij een afgelasting teams, tegenstanders en scheidsrechters af.',
    'At a cancellation the match secretary calls teams, opponents and referees.',
  ),
  variants: combine(
    { table: officeTables, mailer: officeMail, chat: officeChats },
    { take: 3, apart: ['table', 'chat'] },
  ),
  build: ({ table, mailer, chat }) => {
    const tab = say('Wedstrijden', 'Matches');
    const number = say('Nummer', 'Number');
    const rows = alsoRows(
      rowsOf(table, 'Lees wedstrijden', tab, 'Wedstrijd', {
        nummer: number,
        datum: say('Datum', 'Date'),
        aanvang: say('Aanvang', 'Start'),
        veld: say('Veld', 'Pitch'),
        thuis: say('Thuis', 'Home'),
        uit: say('Uit', 'Away'),
        team: say('Mail team', 'Mail team'),
        gast: say('Mail tegenstander', 'Mail opponent'),
        fluit: say('Mail scheidsrechter', 'Mail referee'),
        bel: say('Telefoon', 'Telephone'),
        status: say('Status', 'Status'),
      }),
    );
    return {
      name: both(
        `Wedstrijden afgelasten: iedereen gemaild via ${mailer.app.label}, stand in ${table.app.label}, bellijst in ${chat.app.label}`,
        `Call matches off: everyone mailed through ${mailer.app.label}, state in ${table.app.label}, call list in ${chat.app.label}`,
      ),
      description: both(
        `De consul vult dag, veld en reden in. Team, tegenstander en scheidsrechter van elke wedstrijd uit ${table.app.label} krijgen mail via ${mailer.app.label}; wie geen adres heeft of niet bereikt is, staat in ${chat.app.label} om te bellen.`,
        `The groundsman fills in day, pitch and reason. Team, opponent and referee of each match in ${table.app.label} get mail through ${mailer.app.label}; who has no address or was not reached is in ${chat.app.label} to be called.`,
      ),
      benefit: both('Niemand reist voor niets.', 'Nobody travels for nothing.'),
      uses: [
        [table, both('heeft het programma en de stand', 'has the fixtures and the state')],
        [mailer, both('mailt wie erbij hoort', 'mails everyone concerned')],
        [chat, both('krijgt de bellijst', 'receives the call list')],
      ],
      setup: [
        both(
          'Maak de tabel Wedstrijden met de kolommen Nummer (uniek), Datum, Aanvang, Veld, Thuis, Uit, Mail team, Mail tegenstander, Mail scheidsrechter, Telefoon (van wie je belt als mail niet kan) en Status.',
          'Make the table Matches with the columns Number (unique), Date, Start, Pitch, Home, Away, Mail team, Mail opponent, Mail referee, Telephone (of whom to call where mail is impossible) and Status.',
        ),
        both(
          'Geef het wachtwoord van "Afgelasting gemeld" alleen aan wie mag afgelasten.',
          'Give the password of "Cancellation reported" only to those who may cancel.',
        ),
      ],
      notes: [
        {
          over: ['Mail afgelasting', 'Zet op afgelast'],
          text: say(
            '## Pas na de mail op afgelast\nEen wedstrijd gaat op Afgelast als er mail over weg is. Vult iemand het formulier nog eens in, dan slaat hij die over en probeert alleen de rest opnieuw.',
            '## Cancelled only once mail has gone\nA match is set to Cancelled once mail about it has gone. If somebody fills in the form again, those are skipped and only the rest is tried again.',
          ),
        },
      ],
      names: {
        'Afgelasting gemeld': 'Cancellation reported',
        'Lees wedstrijden': 'Read the matches',
        Wedstrijd: 'Match',
        'Wie moet het weten?': 'Who has to know?',
        'Mail, bel of niets?': 'Mail, call or nothing?',
        'Mail afgelasting': 'Mail the cancellation',
        'Bericht is weg': 'Word has gone',
        'Elke wedstrijd eenmaal': 'Each match once',
        'Zet op afgelast': 'Set to cancelled',
        'Vertel kantine en bestuur': 'Tell canteen and board',
        'Geef de bellijst': 'Give the call list',
        'Meld dat er niets te doen is': 'Tell that there is nothing to do',
        'Meld mail die niet aankwam': 'Report mail that did not go',
      },
      nodes: [
        form(
          'Afgelasting gemeld',
          say('Wedstrijden afgelasten', 'Call matches off'),
          say('Iedereen krijgt meteen bericht.', 'Everyone is told at once.'),
          [
            ['dag', say('Dag', 'Day'), 'date'],
            ['veld?', say('Veld (leeg is alle velden)', 'Pitch (empty is all pitches)')],
            [
              'reden',
              say('Reden', 'Reason'),
              'dropdown',
              [
                say('veld onbespeelbaar', 'pitch unplayable'),
                say('onweer of storm', 'thunder or storm'),
                say('vorst of sneeuw', 'frost or snow'),
                say('te weinig spelers', 'too few players'),
              ],
            ],
          ],
        ),
        ...rows.nodes,
        code(
          'Wie moet het weten?',
          `
${AS_DAY}
${AS_MAIL}
${SAFE_TEXT}
${asDayText()}
const vraag = $('Afgelasting gemeld').first().json, dag = asDay(vraag.dag), naam = (v) => String(v ?? '').trim().toLowerCase(), veld = naam(vraag.veld);
const raak = $input.all().map(({ json }) => json).filter((een) => { const op = asDay(een.datum); return een.nummer && dag.isValid && op.isValid && op.toISODate() === dag.toISODate() && (veld === '' || naam(een.veld) === veld) && !/afgelast|cancelled/i.test(String(een.status ?? '')); });
const uit = [], bellen = [];
for (const een of raak) {
  const wedstrijd = (een.thuis || '?') + ' - ' + (een.uit || '?') + (een.aanvang ? ', ' + een.aanvang : ''), adressen = new Set([een.team, een.gast, een.fluit].map(mailvan).filter(Boolean).map((mail) => mail.toLowerCase()));
  for (const mail of adressen) uit.push({ soort: 'mail', nummer: String(een.nummer), wedstrijd: cel(wedstrijd), mail, bel: een.bel || '-', dag: dagtekst(dag), reden: vraag.reden });
  if (adressen.size < 3) bellen.push(wedstrijd + ' (' + (een.bel || '${say('geen nummer', 'no number')}') + ')');
}
if (bellen.length > 0) uit.push({ soort: 'bel', aantal: bellen.length, lijst: bellen.join('\\n') });
return (uit.length > 0 ? uit : [{ soort: 'niets', dag: dag.isValid ? dagtekst(dag) : '${say('een dag die niet te lezen is', 'a day that cannot be read')}' }]).map((json) => ({ json }));`,
        ),
        choose('Mail, bel of niets?', [
          ['mail', ['={{ $json.soort }}', 'is', 'mail']],
          [say('bellen', 'call'), ['={{ $json.soort }}', 'is', 'bel']],
          [say('niets', 'nothing'), ['={{ $json.soort }}', 'is', 'niets']],
        ]),
        withErrorBranch(
          mailer.send(
            'Mail afgelasting',
            '={{ $json.mail }}',
            say(
              '=AFGELAST: {{ $json.wedstrijd }} op {{ $json.dag }}',
              '=CANCELLED: {{ $json.wedstrijd }} on {{ $json.dag }}',
            ),
            say(
              '=De wedstrijd {{ $json.wedstrijd }} op {{ $json.dag }} gaat niet door: {{ $json.reden }}. Reis dus niet af. De nieuwe datum komt van de competitieleiding.',
              '=The match {{ $json.wedstrijd }} on {{ $json.dag }} is off: {{ $json.reden }}. So do not set out. The new date comes from the competition board.',
            ),
          ),
        ),
        set('Bericht is weg', {
          nummer: `=${from('Wie moet het weten?', 'nummer')}`,
          wedstrijd: `=${from('Wie moet het weten?', 'wedstrijd')}`,
        }),
        node('Elke wedstrijd eenmaal', 'removeDuplicates', 2, {
          operation: 'removeDuplicateInputItems',
          compare: 'selectedFields',
          fieldsToCompare: 'nummer',
          options: {},
        }),
        table.upsert('Zet op afgelast', tab, number, {
          [number]: '={{ $json.nummer }}',
          [say('Status', 'Status')]: say('Afgelast', 'Cancelled'),
        }),
        onlyOnce(
          chat.post(
            'Vertel kantine en bestuur',
            say(
              "={{ $('Elke wedstrijd eenmaal').all().length }} wedstrijden afgelast ({{ $('Afgelasting gemeld').first().json.reden }}): {{ $('Elke wedstrijd eenmaal').all().map((een) => een.json.wedstrijd).join('; ') }}. Pas de bezetting van kantine en kleedkamers aan.",
              "={{ $('Elke wedstrijd eenmaal').all().length }} matches cancelled ({{ $('Afgelasting gemeld').first().json.reden }}): {{ $('Elke wedstrijd eenmaal').all().map((een) => een.json.wedstrijd).join('; ') }}. Adjust the staffing of canteen and changing rooms.",
            ),
          ),
        ),
        chat.post(
          'Geef de bellijst',
          say(
            '=Bel over {{ $json.aantal }} wedstrijden, daar mist een mailadres van team, tegenstander of scheidsrechter:\n{{ $json.lijst }}',
            '=Call about {{ $json.aantal }} matches, a mail address of team, opponent or referee is missing there:\n{{ $json.lijst }}',
          ),
        ),
        chat.post(
          'Meld dat er niets te doen is',
          say(
            '=Geen wedstrijd gevonden op {{ $json.dag }} die nog niet afgelast is. Kloppen dag en veld? Er is niets gemaild.',
            '=No match found on {{ $json.dag }} that is not cancelled yet. Are day and pitch right? Nothing was mailed.',
          ),
        ),
        chat.post(
          'Meld mail die niet aankwam',
          say(
            `=Bel nu: de mail over ${from('Wie moet het weten?', 'wedstrijd')} kon niet weg naar ${from('Wie moet het weten?', 'mail')} (telefoon ${from('Wie moet het weten?', 'bel')}).`,
            `=Call now: the mail about ${from('Wie moet het weten?', 'wedstrijd')} could not go to ${from('Wie moet het weten?', 'mail')} (telephone ${from('Wie moet het weten?', 'bel')}).`,
          ),
        ),
      ],
      flow: [
        `Afgelasting gemeld > ${rows.path} > Wie moet het weten? > Mail, bel of niets? > Mail afgelasting > Bericht is weg > Elke wedstrijd eenmaal > Zet op afgelast > Vertel kantine en bestuur`,
        'Mail, bel of niets? #1 > Geef de bellijst',
        'Mail, bel of niets? #2 > Meld dat er niets te doen is',
        'Mail afgelasting #1 > Meld mail die niet aankwam',
      ],
    };
  },
});

export const refereeInTurn = recipe({
  id: 'referee-asked-in-turn',
  category: 'productivity',
  tags: ['sportclub', 'scheidsrechter', 'toewijzen', 'wedstrijden', 'eerlijk verdelen'],
  saves: spares(
    40,
    'De scheidsrechterscoördinator appt een voor een wie er kan fluiten.',
    'The coordinator messages referees one by one who can do a match.',
  ),
  variants: combine(
    { table: officeTables, mailer: officeMail, chat: officeChats },
    { take: 3, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, chat }) => {
    const tab = say('Wedstrijden', 'Matches');
    const number = say('Nummer', 'Number');
    const referee = say('Scheidsrechter', 'Referee');
    const askedOn = say('Gevraagd op', 'Asked on');
    const asked = say('Gevraagd', 'Asked');
    const columns = {
      nummer: number,
      datum: say('Datum', 'Date'),
      wat: say('Wedstrijd', 'Match'),
      wie: referee,
      gevraagd: asked,
      op: askedOn,
    };
    const rows = rowsOf(table, 'Lees wedstrijden', tab, 'Wedstrijd', columns);
    const people = alsoRows(
      rowsOf(table, 'Lees scheidsrechters', say('Scheidsrechters', 'Referees'), 'Kandidaat', {
        naam: say('Naam', 'Name'),
        mail: say('Mail', 'Mail'),
        niet: say('Niet op', 'Not on'),
      }),
    );
    const again = alsoRows(rowsOf(table, 'Zoek de wedstrijd op', tab, 'Gevraagde wedstrijd', columns));
    const answering = alsoRows(
      rowsOf(table, 'Lees wie er fluiten', say('Scheidsrechters', 'Referees'), 'Fluiter', {
        naam: say('Naam', 'Name'),
        mail: say('Mail', 'Mail'),
      }),
    );
    const answer = say('Ja, ik fluit', 'Yes, I do');
    return {
      name: both(
        `Scheidsrechters om de beurt vragen via ${mailer.app.label}, aanstellingen en verzoeken in ${table.app.label}`,
        `Ask referees in turn through ${mailer.app.label}, appointments and requests in ${table.app.label}`,
      ),
      description: both(
        `Vraagt voor elke wedstrijd in ${table.app.label} zonder scheidsrechter wie het minst floot en die dag kan, via ${mailer.app.label}. Na een nee of een dag stilte is de volgende aan de beurt; ${chat.app.label} hoort wat open dreigt te blijven.`,
        `For each match in ${table.app.label} without a referee it asks who did fewest and is free, through ${mailer.app.label}. After a no or a day of silence the next one is asked; ${chat.app.label} hears what may stay open.`,
      ),
      benefit: both(
        'Niet altijd dezelfde drie mensen op het veld.',
        'Not always the same three people on the pitch.',
      ),
      uses: [
        [table, both('heeft wedstrijden en scheidsrechters', 'has matches and referees')],
        [mailer, both('vraagt en bevestigt', 'asks and confirms')],
        [chat, both('krijgt wat niet lukt', 'receives what fails')],
      ],
      setup: [
        both(
          'Maak de tabel Wedstrijden met de kolommen Nummer (uniek), Datum, Wedstrijd, Scheidsrechter, Gevraagd en Gevraagd op. Laat de laatste drie leeg.',
          'Make the table Matches with the columns Number (unique), Date, Match, Referee, Asked and Asked on. Leave the last three empty.',
        ),
        both(
          'Maak de tabel Scheidsrechters met de kolommen Naam, Mail en Niet op (data met komma’s, zoals 12-09-2026, 19-09-2026).',
          'Make the table Referees with the columns Name, Mail and Not on (dates with commas, such as 12-09-2026, 19-09-2026).',
        ),
      ],
      notes: [
        {
          over: ['Wie is aan de beurt?', 'Onthoud wie gevraagd is'],
          text: say(
            '## Een tegelijk, eerlijk verdeeld\nElke wedstrijd heeft een verzoek tegelijk open, een dag lang. Wie dit seizoen het minst floot of toezegde, is het eerst aan de beurt; wie al gevraagd is of die dag niet kan, wordt overgeslagen.',
            '## One at a time, fairly shared\nEach match has one open request at a time, for a day. Who did or promised fewest matches comes first; who was asked before or is away that day is passed over.',
          ),
        },
      ],
      names: {
        'Elke ochtend om negen': 'Every morning at nine',
        'Lees wedstrijden': 'Read the matches',
        Wedstrijd: 'Match',
        'Lees scheidsrechters': 'Read the referees',
        Kandidaat: 'Candidate',
        'Wie is aan de beurt?': 'Whose turn is it?',
        'Iemand te vragen?': 'Anybody to ask?',
        'Vraag scheidsrechter': 'Ask the referee',
        'Onthoud wie gevraagd is': 'Remember who was asked',
        'Meld dat mail niet aankwam': 'Report mail that did not go',
        'Sla deze scheidsrechter over': 'Pass this referee over',
        'Meld dat er niemand meer is': 'Report that nobody is left',
        'Antwoord van scheidsrechter': 'Answer of the referee',
        'Zoek de wedstrijd op': 'Look the match up',
        'Gevraagde wedstrijd': 'Requested match',
        'Lees wie er fluiten': 'Read who referees',
        Fluiter: 'Referee on the list',
        'Geldt het antwoord?': 'Does the answer count?',
        'Wat nu?': 'What now?',
        'Stel scheidsrechter aan': 'Appoint the referee',
        'Bevestig aanstelling': 'Confirm the appointment',
        'Toon dat het rond is': 'Show that it is settled',
        'Geef beurt door': 'Pass the turn on',
        'Toon dank voor antwoord': 'Show thanks for the answer',
        'Toon dat het al geregeld is': 'Show that it is already settled',
      },
      nodes: [
        everyDay('Elke ochtend om negen', 9),
        ...rows.nodes,
        ...people.nodes,
        code(
          'Wie is aan de beurt?',
          `
${AS_DAY}
${AS_MAIL}
${SAFE_TEXT}
${asDayText()}
const naam = (v) => String(v ?? '').trim(), gelijk = (v) => naam(v).toLowerCase(), vandaag = $now.startOf('day');
const alle = $('Wedstrijd').all().map(({ json }) => json).filter((een) => naam(een.nummer) && asDay(een.datum).isValid);
const mensen = $input.all().map(({ json }) => json).filter((een) => naam(een.naam) && mailvan(een.mail));
const beurten = new Map(mensen.map((een) => [gelijk(een.naam), 0]));
for (const een of alle) if (beurten.has(gelijk(een.wie))) beurten.set(gelijk(een.wie), beurten.get(gelijk(een.wie)) + 1);
const bezet = new Set(alle.filter((een) => naam(een.wie)).map((een) => asDay(een.datum).toISODate() + gelijk(een.wie)));
const vooruit = Number('${limitOf('days-ahead', ['Dagen vooruit vragen', 'Days to ask ahead'], ['Hoeveel dagen voor de wedstrijd het vragen begint.', 'How many days before the match asking begins.'], 14)}') || 14;
const open = alle.filter((een) => !naam(een.wie) && asDay(een.datum) >= vandaag && asDay(een.datum) <= vandaag.plus({ days: vooruit }) && !(asDay(een.op).isValid && asDay(een.op).hasSame(vandaag, 'day'))).sort((a, b) => asDay(a.datum) - asDay(b.datum));
return open.map((een) => {
  const dag = asDay(een.datum), al = naam(een.gevraagd).split(',').map(gelijk).filter(Boolean);
  const vrij = mensen.filter((een) => !al.includes(gelijk(een.naam)) && !bezet.has(dag.toISODate() + gelijk(een.naam)) && !naam(een.niet).split(',').some((niet) => asDay(niet).isValid && asDay(niet).hasSame(dag, 'day')));
  const kies = vrij.sort((a, b) => beurten.get(gelijk(a.naam)) - beurten.get(gelijk(b.naam)))[0];
  if (kies) { beurten.set(gelijk(kies.naam), beurten.get(gelijk(kies.naam)) + 1); bezet.add(dag.toISODate() + gelijk(kies.naam)); }
  return { json: { nummer: naam(een.nummer), wat: cel(een.wat || '-'), dag: dagtekst(dag), kan: kies !== undefined, naam: kies ? naam(kies.naam) : '', veilig: kies ? cel(kies.naam) : '', mail: kies ? mailvan(kies.mail) : '', gevraagd: [...naam(een.gevraagd).split(',').map(naam).filter(Boolean), ...(kies ? [naam(kies.naam)] : [])].join(', ') } };
});`,
        ),
        when('Iemand te vragen?', [['={{ $json.kan }}', 'yes']]),
        withErrorBranch(
          mailer.send(
            'Vraag scheidsrechter',
            '={{ $json.mail }}',
            say(
              '=Fluit jij {{ $json.wat }} op {{ $json.dag }}?',
              '=Can you referee {{ $json.wat }} on {{ $json.dag }}?',
            ),
            say(
              `=Beste {{ $json.veilig }},<br><br>Wil jij {{ $json.wat }} fluiten op {{ $json.dag }}? Antwoord vandaag met dit formulier: ${formAddress}<br>Code van de wedstrijd: {{ $json.nummer }}<br><br>Morgen vragen we de volgende op de lijst.`,
              `=Dear {{ $json.veilig }},<br><br>Would you referee {{ $json.wat }} on {{ $json.dag }}? Answer today with this form: ${formAddress}<br>Code of the match: {{ $json.nummer }}<br><br>Tomorrow we ask the next one on the list.`,
            ),
          ),
        ),
        table.upsert('Onthoud wie gevraagd is', tab, number, {
          [number]: `=${from('Wie is aan de beurt?', 'nummer')}`,
          [asked]: `=${from('Wie is aan de beurt?', 'gevraagd')}`,
          [askedOn]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        chat.post(
          'Meld dat mail niet aankwam',
          say(
            `=De vraag aan ${from('Wie is aan de beurt?', 'naam')} om ${from('Wie is aan de beurt?', 'wat')} te fluiten kon niet weg. Morgen is de volgende aan de beurt; controleer het mailadres.`,
            `=The request to ${from('Wie is aan de beurt?', 'naam')} to referee ${from('Wie is aan de beurt?', 'wat')} could not go. Tomorrow the next one is asked; check the mail address.`,
          ),
        ),
        table.upsert('Sla deze scheidsrechter over', tab, number, {
          [number]: `=${from('Wie is aan de beurt?', 'nummer')}`,
          [asked]: `=${from('Wie is aan de beurt?', 'gevraagd')}`,
        }),
        chat.post(
          'Meld dat er niemand meer is',
          say(
            '=Niemand meer te vragen voor {{ $json.wat }} op {{ $json.dag }} (gevraagd: {{ $json.gevraagd }}). Regel zelf een scheidsrechter.',
            '=Nobody left to ask for {{ $json.wat }} on {{ $json.dag }} (asked: {{ $json.gevraagd }}). Arrange a referee yourself.',
          ),
        ),
        openFormWithEnding(
          'Antwoord van scheidsrechter',
          say('Fluit je deze wedstrijd?', 'Do you referee this match?'),
          say('De code staat in de mail.', 'The code is in the mail.'),
          [
            ['code', say('Code van de wedstrijd', 'Code of the match')],
            ['mail', say('Jouw e-mailadres', 'Your email address'), 'email'],
            ['antwoord', say('Jouw antwoord', 'Your answer'), 'dropdown', [answer, say('Nee', 'No')]],
          ],
        ),
        ...again.nodes,
        ...answering.nodes,
        code(
          'Geldt het antwoord?',
          `
${SAFE_TEXT}
const naam = (v) => String(v ?? '').trim(), gelijk = (v) => naam(v).toLowerCase(), vraag = $('Antwoord van scheidsrechter').first().json;
const een = $('Gevraagde wedstrijd').all().map(({ json }) => json).find((een) => gelijk(een.nummer) === gelijk(vraag.code) && naam(vraag.code) !== '');
const wie = $input.all().map(({ json }) => json).find((een) => gelijk(een.mail) === gelijk(vraag.mail) && naam(vraag.mail) !== '');
const zelf = wie ? naam(wie.naam) : '', laatste = een ? naam(een.gevraagd).split(',').map(naam).filter(Boolean).pop() ?? '' : '';
const geldt = een !== undefined && zelf !== '' && naam(een.wie) === '' && gelijk(laatste) === gelijk(zelf);
return [{ json: { soort: !geldt ? 'nee' : naam(vraag.antwoord) === '${answer}' ? 'ja' : 'door', nummer: een ? naam(een.nummer) : naam(vraag.code), wat: een ? cel(een.wat || '-') : '', naam: zelf, mail: naam(vraag.mail) } }];`,
        ),
        choose('Wat nu?', [
          [say('aanstellen', 'appoint'), ['={{ $json.soort }}', 'is', 'ja']],
          [say('volgende', 'next'), ['={{ $json.soort }}', 'is', 'door']],
          [say('vervallen', 'void'), ['={{ $json.soort }}', 'is', 'nee']],
        ]),
        table.upsert('Stel scheidsrechter aan', tab, number, {
          [number]: '={{ $json.nummer }}',
          [referee]: '={{ $json.naam }}',
        }),
        goOnAfterError(
          mailer.send(
            'Bevestig aanstelling',
            `=${from('Geldt het antwoord?', 'mail')}`,
            say(
              `=Je fluit ${from('Geldt het antwoord?', 'wat')}`,
              `=You referee ${from('Geldt het antwoord?', 'wat')}`,
            ),
            say(
              'Dank je wel, je staat op het programma. Ben je toch verhinderd, laat het dan de coördinator weten.',
              'Thank you, you are on the fixtures. Should you be unable after all, tell the coordinator.',
            ),
          ),
        ),
        formEnd(
          'Toon dat het rond is',
          say('Je fluit', 'You referee'),
          say(
            `=${from('Geldt het antwoord?', 'wat')} staat op jouw naam.`,
            `=${from('Geldt het antwoord?', 'wat')} is in your name.`,
          ),
        ),
        table.upsert('Geef beurt door', tab, number, {
          [number]: '={{ $json.nummer }}',
          [askedOn]: say('afgezegd', 'declined'),
        }),
        formEnd(
          'Toon dank voor antwoord',
          say('Dank je', 'Thank you'),
          say('Morgenochtend vragen we de volgende.', 'Tomorrow morning we ask the next one.'),
        ),
        formEnd(
          'Toon dat het al geregeld is',
          say('Niet meer nodig', 'Not needed any more'),
          say(
            'Deze code staat niet meer voor jou open: de wedstrijd is al bezet, de vraag ging door naar een ander, of de code of het mailadres klopt niet.',
            'This code is not open for you any more: the match is taken, the request went to somebody else, or the code or mail address is wrong.',
          ),
        ),
      ],
      flow: [
        `Elke ochtend om negen > ${rows.path} > ${people.path} > Wie is aan de beurt? > Iemand te vragen? > Vraag scheidsrechter > Onthoud wie gevraagd is`,
        'Vraag scheidsrechter #1 > Sla deze scheidsrechter over > Meld dat mail niet aankwam',
        'Iemand te vragen? #1 > Meld dat er niemand meer is',
        `Antwoord van scheidsrechter > ${again.path} > ${answering.path} > Geldt het antwoord? > Wat nu? > Stel scheidsrechter aan > Bevestig aanstelling > Toon dat het rond is`,
        'Wat nu? #1 > Geef beurt door > Toon dank voor antwoord',
        'Wat nu? #2 > Toon dat het al geregeld is',
      ],
    };
  },
});

export const meetingProxies = recipe({
  id: 'general-meeting-proxies',
  category: 'productivity',
  tags: ['vereniging', 'algemene ledenvergadering', 'volmacht', 'stemmen', 'secretaris', 'vve'],
  saves: spares(
    15,
    'De secretaris controleert elke volmacht en telt op de avond zelf wie hoeveel stemmen heeft.',
    'The secretary checks each proxy and counts on the evening itself who has how many votes.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 3, apart: ['table', 'mailer'] }),
  build: ({ table, mailer }) => {
    const tab = say('Volmachten', 'Proxies');
    const giver = say('Lidnummer', 'Member number');
    const receiver = say('Gemachtigde', 'Proxy holder');
    const columns = {
      nummer: giver,
      naam: say('Naam', 'Name'),
      mail: say('Mail', 'Mail'),
      stemmen: say('Stemmen', 'Votes'),
    };
    const members = alsoRows(rowsOf(table, 'Lees ledenlijst', say('Leden', 'Members'), 'Lid', columns));
    const given = alsoRows(
      rowsOf(table, 'Lees gegeven volmachten', tab, 'Gegeven volmacht', { gever: giver, houder: receiver }),
    );
    const voters = alsoRows(
      rowsOf(table, 'Lees stemgerechtigden', say('Leden', 'Members'), 'Stemgerechtigde', columns),
    );
    const final = alsoRows(
      rowsOf(table, 'Lees alle volmachten', tab, 'Geldige volmacht', { gever: giver, houder: receiver }),
    );
    const meeting = value({
      key: 'meeting-day',
      kind: 'text',
      label: { nl: 'Dag van de vergadering', en: 'Day of the meeting' },
      help: {
        nl: 'Als JJJJ-MM-DD. Volmachten kunnen tot en met de dag ervoor.',
        en: 'As YYYY-MM-DD. Proxies can be given up to the day before.',
      },
      example: '2027-04-15',
      check: '^\\d{4}-\\d{2}-\\d{2}$',
    });
    const c = (field: string) => from('Toets volmacht', field);
    return {
      name: both(
        `Volmachten voor de ledenvergadering toetsen en laten aanvaarden via ${mailer.app.label}, stemlijst uit ${table.app.label}`,
        `Check proxies for the general meeting and have them accepted through ${mailer.app.label}, voting list from ${table.app.label}`,
      ),
      description: both(
        `Een lid geeft met een formulier volmacht. De flow toetst beide leden en het maximum, vraagt de gemachtigde om aanvaarding via ${mailer.app.label}, bewaart haar in ${table.app.label} en mailt de dag ervoor wie hoeveel stemmen uitbrengt.`,
        `A member gives a proxy with a form. It checks both members and the maximum, asks the holder to accept through ${mailer.app.label}, keeps it in ${table.app.label} and mails the day before who casts how many votes.`,
      ),
      benefit: both(
        'Geen discussie over volmachten op de avond zelf.',
        'No dispute about proxies on the evening itself.',
      ),
      uses: [
        [table, both('heeft de leden en de volmachten', 'has members and proxies')],
        [mailer, both('vraagt, bevestigt en mailt de stemlijst', 'asks, confirms and mails the voting list')],
      ],
      setup: [
        both(
          'Maak de tabel Leden met de kolommen Lidnummer (uniek), Naam, Mail en Stemmen (leeg telt als een stem).',
          'Make the table Members with the columns Member number (unique), Name, Mail and Votes (empty counts as one vote).',
        ),
        both(
          'Maak de tabel Volmachten met de kolommen Lidnummer (uniek, van wie volmacht geeft), Gemachtigde (lidnummer) en Aanvaard op. Begin voor elke vergadering met een lege tabel.',
          'Make the table Proxies with the columns Member number (unique, of who gives it), Proxy holder (member number) and Accepted on. Start each meeting with an empty table.',
        ),
        both(
          'Zoek in de statuten op of volmacht mag en hoeveel er per persoon gelden.',
          'Look up in the articles whether proxies are allowed and how many a person may hold.',
        ),
      ],
      notes: [
        {
          over: ['Toets volmacht', 'Mag de volmacht?'],
          text: say(
            '## Schriftelijk en niet stapelen\nEen stem bij volmacht moet schriftelijk (artikel 2:38 BW), waar ook een formulier onder valt. Een gemachtigde geeft wat hij kreeg niet door, en meer dan het maximum wordt geweigerd. Een nieuwe volmacht van hetzelfde lid vervangt de vorige.',
            '## In writing and not stacked\nUnder Dutch law (article 2:38 BW) a proxy has to be in writing, which a form is. A holder passes nothing on, and more than the maximum is refused. A new proxy of the same member replaces the former one.',
          ),
        },
      ],
      names: {
        'Volmacht gegeven': 'Proxy given',
        'Lees ledenlijst': 'Read the list of members',
        Lid: 'Member',
        'Lees gegeven volmachten': 'Read the proxies given',
        'Gegeven volmacht': 'Given proxy',
        'Toets volmacht': 'Check the proxy',
        'Mag de volmacht?': 'Is the proxy allowed?',
        'Laat gemachtigde aanvaarden': 'Have the holder accept',
        'Aanvaard?': 'Accepted?',
        'Bewaar volmacht': 'Keep the proxy',
        'Bevestig aan gever': 'Confirm to the giver',
        'Meld dat hij niet aanvaardt': 'Tell that it is not accepted',
        'Leg uit waarom niet': 'Explain why not',
        'Meld aan secretaris': 'Report to the secretary',
        'Elke dag om tien': 'Every day at ten',
        'Is het morgen zover?': 'Is it tomorrow?',
        'Lees stemgerechtigden': 'Read the voters',
        Stemgerechtigde: 'Voter',
        'Lees alle volmachten': 'Read all proxies',
        'Geldige volmacht': 'Valid proxy',
        'Maak stemlijst': 'Make the voting list',
        'Mail stemlijst': 'Mail the voting list',
      },
      nodes: [
        openForm(
          'Volmacht gegeven',
          say('Volmacht voor de ledenvergadering', 'Proxy for the general meeting'),
          say(
            'Je stem telt pas als de gemachtigde aanvaardt.',
            'Your vote counts only once the holder accepts.',
          ),
          [
            ['gever', say('Jouw lidnummer', 'Your member number')],
            [
              'mail',
              say('Jouw e-mailadres, zoals wij het hebben', 'Your email address, as we have it'),
              'email',
            ],
            ['houder', say('Lidnummer van de gemachtigde', 'Member number of the proxy holder')],
          ],
        ),
        ...members.nodes,
        ...given.nodes,
        code(
          'Toets volmacht',
          `
${AS_DAY}
${AS_MAIL}
${SAFE_TEXT}
const gelijk = (v) => String(v ?? '').trim().toLowerCase(), vraag = $('Volmacht gegeven').first().json;
const leden = $('Lid').all().map(({ json }) => json).filter((een) => gelijk(een.nummer)), gegeven = $input.all().map(({ json }) => json).filter((een) => gelijk(een.gever));
const zoek = (nummer) => leden.find((een) => gelijk(een.nummer) === gelijk(nummer)), gever = zoek(vraag.gever), houder = zoek(vraag.houder), dag = asDay('${meeting}');
const meest = Number('${limitOf('most-proxies', ['Volmachten per gemachtigde', 'Proxies a holder'], ['Hoeveel er volgens de statuten hoogstens mogen.', 'How many the articles allow at most.'], 2)}') || 2;
const heeft = houder ? gegeven.filter((een) => gelijk(een.houder) === gelijk(houder.nummer) && gelijk(een.gever) !== gelijk(vraag.gever)).length : 0;
const bezwaar = !gever || gelijk(gever.mail) !== gelijk(vraag.mail) ? '${say('lidnummer en e-mailadres horen niet bij elkaar in onze ledenlijst', 'member number and email address do not belong together in our list of members')}'
  : !houder || !mailvan(houder.mail) ? '${say('de gemachtigde is geen lid, of we hebben geen mailadres', 'the holder is no member, or we have no mail address')}'
  : gelijk(houder.nummer) === gelijk(gever.nummer) ? '${say('je kunt jezelf niet machtigen', 'you cannot be your own proxy')}'
  : !dag.isValid || dag <= $now.startOf('day') ? '${say('volmacht geven kan tot en met de dag voor de vergadering', 'a proxy can be given up to the day before the meeting')}'
  : gegeven.some((een) => gelijk(een.gever) === gelijk(houder.nummer)) ? '${say('de gemachtigde heeft zelf volmacht gegeven en komt dus niet', 'the holder gave a proxy and so does not come')}'
  : gegeven.some((een) => gelijk(een.houder) === gelijk(gever.nummer)) ? '${say('je hebt zelf volmachten aanvaard: geef die eerst terug bij de secretaris', 'you accepted proxies yourself: first return those to the secretary')}'
  : heeft >= meest ? '${say('de gemachtigde heeft het hoogste aantal volmachten al', 'the holder already has the highest number of proxies')}' : '';
return [{ json: { mag: bezwaar === '', bezwaar, nummer: gever?.nummer ?? vraag.gever, gever: cel(gever?.naam ?? '-'), mail: mailvan(vraag.mail), houder: cel(houder?.naam ?? '-'), houdernummer: houder?.nummer ?? '', aan: mailvan(houder?.mail) } }];`,
        ),
        when('Mag de volmacht?', [['={{ $json.mag }}', 'yes']]),
        withErrorBranch(
          answeredWithin(
            mailer.approve(
              'Laat gemachtigde aanvaarden',
              `=${c('aan')}`,
              say(
                `=${c('gever')} geeft je volmacht voor de ledenvergadering`,
                `=${c('gever')} makes you proxy for the general meeting`,
              ),
              say(
                `=Beste ${c('houder')},<br><br>${c('gever')} kan niet naar de ledenvergadering komen en wil dat jij ook namens hem of haar stemt. Aanvaard je dat? Zonder antwoord binnen drie dagen vervalt het verzoek.`,
                `=Dear ${c('houder')},<br><br>${c('gever')} cannot come to the general meeting and wants you to vote for him or her too. Do you accept? Without an answer in three days the request lapses.`,
              ),
            ),
            3,
            'days',
          ),
        ),
        when('Aanvaard?', [['={{ $json.data?.approved }}', 'yes']]),
        table.upsert('Bewaar volmacht', tab, giver, {
          [giver]: `=${c('nummer')}`,
          [receiver]: `=${c('houdernummer')}`,
          [say('Aanvaard op', 'Accepted on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        goOnAfterError(
          mailer.send(
            'Bevestig aan gever',
            `=${c('mail')}`,
            say('Je volmacht is aanvaard', 'Your proxy is accepted'),
            say(
              `=${c('houder')} heeft je volmacht aanvaard en brengt je stem uit. Kom je toch zelf, meld dat dan bij de ingang: dan vervalt de volmacht.`,
              `=${c('houder')} accepted your proxy and casts your vote. If you do come yourself, say so at the door: the proxy then lapses.`,
            ),
          ),
        ),
        goOnAfterError(
          mailer.send(
            'Meld dat hij niet aanvaardt',
            `=${c('mail')}`,
            say('Je volmacht is niet aanvaard', 'Your proxy is not accepted'),
            say(
              `=${c('houder')} heeft je volmacht niet aanvaard. Vraag iemand anders met hetzelfde formulier.`,
              `=${c('houder')} did not accept your proxy. Ask somebody else with the same form.`,
            ),
          ),
        ),
        withErrorBranch(
          mailer.send(
            'Leg uit waarom niet',
            '={{ $json.mail }}',
            say('Je volmacht kon niet verwerkt worden', 'Your proxy could not be processed'),
            say(
              '=Je volmacht is niet vastgelegd: {{ $json.bezwaar }}. Vul het formulier opnieuw in of vraag de secretaris.',
              '=Your proxy was not recorded: {{ $json.bezwaar }}. Fill in the form again or ask the secretary.',
            ),
          ),
        ),
        mailer.send(
          'Meld aan secretaris',
          SECRETARY,
          say(`=Volmacht van lid ${c('nummer')} bleef liggen`, `=Proxy of member ${c('nummer')} got stuck`),
          say(
            `=Een mail over de volmacht van lid ${c('nummer')} aan ${c('houder')} kon niet weg. Neem zelf contact op; er is niets vastgelegd.`,
            `=A mail about the proxy of member ${c('nummer')} to ${c('houder')} could not go. Get in touch yourself; nothing was recorded.`,
          ),
        ),
        everyDay('Elke dag om tien', 10),
        code(
          'Is het morgen zover?',
          `
${AS_DAY}
const dag = asDay('${meeting}');
return dag.isValid && dag.hasSame($now.startOf('day').plus({ days: 1 }), 'day') ? [{ json: { dag: dag.toFormat('dd-MM-yyyy') } }] : [];`,
        ),
        ...voters.nodes,
        ...final.nodes,
        code(
          'Maak stemlijst',
          `
${AS_AMOUNT}
${SAFE_TEXT}
const gelijk = (v) => String(v ?? '').trim().toLowerCase(), leden = $('Stemgerechtigde').all().map(({ json }) => json).filter((een) => gelijk(een.nummer));
const volmachten = $input.all().map(({ json }) => json).filter((een) => gelijk(een.gever) && gelijk(een.houder)), stem = new Map(leden.map((een) => [gelijk(een.nummer), getal(een.stemmen) ?? 1]));
const weg = new Set(volmachten.map((een) => gelijk(een.gever)));
const regels = leden.filter((een) => !weg.has(gelijk(een.nummer))).map((een) => { const voor = volmachten.filter((ander) => gelijk(ander.houder) === gelijk(een.nummer)); return { naam: een.naam || een.nummer, voor: voor.map((ander) => ander.gever).join(', '), stemmen: stem.get(gelijk(een.nummer)) + voor.reduce((som, ander) => som + (stem.get(gelijk(ander.gever)) ?? 0), 0) }; });
const som = regels.reduce((totaal, een) => totaal + een.stemmen, 0);
return [{ json: { volmachten: volmachten.length, som, rijen: regels.map((een) => '<tr><td>' + cel(een.naam) + '</td><td>' + cel(een.voor || '-') + '</td><td>' + een.stemmen + '</td></tr>').join('') } }];`,
        ),
        mailer.send(
          'Mail stemlijst',
          SECRETARY,
          say(
            '=Stemlijst voor morgen: {{ $json.volmachten }} volmachten',
            '=Voting list for tomorrow: {{ $json.volmachten }} proxies',
          ),
          say(
            '=<table><tr><th>Lid</th><th>Stemt ook voor lid</th><th>Stemmen</th></tr>{{ $json.rijen }}</table>Samen {{ $json.som }} stemmen als iedereen komt. Streep door wie er niet is; komt een gever toch zelf, dan vervalt de volmacht.',
            '=<table><tr><th>Member</th><th>Also votes for member</th><th>Votes</th></tr>{{ $json.rijen }}</table>Together {{ $json.som }} votes if everybody comes. Cross out who is absent; if a giver does come, the proxy lapses.',
          ),
        ),
      ],
      flow: [
        `Volmacht gegeven > ${members.path} > ${given.path} > Toets volmacht > Mag de volmacht? > Laat gemachtigde aanvaarden > Aanvaard? > Bewaar volmacht > Bevestig aan gever`,
        'Aanvaard? #1 > Meld dat hij niet aanvaardt',
        'Laat gemachtigde aanvaarden #1 > Meld aan secretaris',
        'Mag de volmacht? #1 > Leg uit waarom niet',
        'Leg uit waarom niet #1 > Meld aan secretaris',
        `Elke dag om tien > Is het morgen zover? > ${voters.path} > ${final.path} > Maak stemlijst > Mail stemlijst`,
      ],
    };
  },
});

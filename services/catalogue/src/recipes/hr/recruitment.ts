import { chats } from '../../apps/chats.js';
import { fileStores } from '../../apps/file-stores.js';
import { applications } from '../../apps/hr.js';
import { ownLimit, wholeLimit } from '../../apps/limits.js';
import { mailboxes, mailers } from '../../apps/mailers.js';
import { privateModels } from '../../apps/models.js';
import { fullTables, lookupTables } from '../../apps/tables.js';
import {
  both,
  codeEach,
  combine,
  evenWhenEmpty,
  extract,
  from,
  goOnAfterError,
  only,
  onlyOnce,
  plain,
  promise,
  readFile,
  recipe,
  say,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const ANSWER_DAYS = wholeLimit(
  ['Werkdagen tot antwoord', 'Working days to an answer'],
  [
    'Binnen hoeveel werkdagen een kandidaat van jullie hoort; dat staat in de bevestiging.',
    'Within how many working days a candidate hears from you; the confirmation says so.',
  ],
  5,
);

export const sollicitatieOntvangen = recipe({
  id: 'application-received',
  category: 'hr',
  tags: ['werving', 'sollicitaties', 'bevestiging'],
  saves: {
    minutes: 8,
    nl: 'Iemand zoekt op of de kandidaat al bekend is, zet hem op de lijst en stuurt een bevestiging.',
    en: 'Someone checks whether the candidate is known, adds them to the list and sends a confirmation.',
  },
  variants: combine(
    { source: applications, table: lookupTables, mailer: mailers, chat: chats },
    { take: 10, apart: ['source', 'table', 'mailer'] },
  ),
  build: ({ source, table, mailer, chat }) => {
    const { nodes, path, ref: k } = starts(source, 'Nieuwe sollicitatie', 'Kandidaat', [table, mailer]);
    return {
      name: both(
        `Sollicitaties uit ${source.app.label} bevestigen via ${mailer.app.label} en bijhouden in ${table.app.label}`,
        `Confirm ${source.app.label} applications by ${mailer.app.label} and log them in ${table.app.label}`,
      ),
      description: both(
        `Als ${source.event.nl}, komt de kandidaat op de lijst in ${table.app.label} en krijgt hij meteen een bevestiging. Wie al op de lijst staat, krijgt die ook; ${chat.app.label} meldt dat er eerder contact was.`,
        `When ${source.event.en}, the candidate goes on the list in ${table.app.label} and gets a confirmation at once. So does who is on the list already; ${chat.app.label} then tells of the earlier contact.`,
      ),
      benefit: both(
        'Elke kandidaat hoort binnen een minuut van je.',
        'Every candidate hears from you within a minute.',
      ),
      uses: [
        [source, both('geeft nieuwe kandidaten door', 'reports new candidates')],
        [table, both('houdt de kandidatenlijst bij', 'keeps the list of candidates')],
        [mailer, both('stuurt de bevestiging', 'sends the confirmation')],
        [chat, both('meldt kandidaten aan het team', 'tells the team')],
      ],
      setup: [
        both(
          'Maak een tabel Kandidaten met de kolommen Nummer, E-mail, Naam, Functie, Profiel, Bron, Status en Ontvangen.',
          'Make a table Candidates with the columns Number, Email, Name, Position, Profile, Source, Status and Received.',
        ),
      ],
      names: {
        'Nieuwe sollicitatie': 'New application',
        Kandidaat: 'Candidate',
        'Zoek eerdere sollicitatie': 'Find earlier application',
        'Al eens gesolliciteerd?': 'Applied before?',
        'Meld bekende kandidaat': 'Report known candidate',
        'Zet op de lijst': 'Put on the list',
        'Bevestig de ontvangst': 'Confirm receipt',
        'Meld nieuwe kandidaat': 'Report new candidate',
        'Meld mislukte bevestiging': 'Report a failed confirmation',
      },
      promises: [promise('answer', 'Meld nieuwe kandidaat')],
      nodes: [
        ...nodes,
        evenWhenEmpty(
          table.find(
            'Zoek eerdere sollicitatie',
            say('Kandidaten', 'Candidates'),
            say('E-mail', 'Email'),
            only(k.email),
          ),
        ),
        onlyOnce(when('Al eens gesolliciteerd?', [[`={{ ${table.cell(say('Naam', 'Name'))} }}`, 'filled']])),
        chat.post(
          'Meld bekende kandidaat',
          say(
            t`${k.name} solliciteert opnieuw, nu op ${k.role}. Kijk eerst naar het vorige contact en zet de nieuwe functie zelf bij de rij van ${k.email}. ${k.link}`,
            t`${k.name} is applying again, now for ${k.role}. Look at the previous contact first and add the new position to the row of ${k.email} yourself. ${k.link}`,
          ),
        ),
        table.append('Zet op de lijst', say('Kandidaten', 'Candidates'), {
          [say('Nummer', 'Number')]: '=K-{{ $execution.id }}-{{ $itemIndex }}',
          [say('E-mail', 'Email')]: only(k.email),
          [say('Naam', 'Name')]: only(k.name),
          [say('Functie', 'Position')]: only(k.role),
          [say('Profiel', 'Profile')]: only(k.link),
          [say('Bron', 'Source')]: source.app.label,
          Status: say('Nieuw', 'New'),
          [say('Ontvangen', 'Received')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        withErrorBranch(
          mailer.send(
            'Bevestig de ontvangst',
            only(k.email),
            say(
              t`Je sollicitatie${`{{ ((functie) => (functie ? ' voor ' + functie : ''))(${plain(k.role).slice(3, -3)}) }}`}`,
              t`Your application${`{{ ((functie) => (functie ? ' for ' + functie : ''))(${plain(k.role).slice(3, -3)}) }}`}`,
            ),
            say(
              t`Beste ${plain(k.name)},<br><br>Bedankt voor je sollicitatie. We lezen hem met aandacht en laten binnen ${`{{ ${ANSWER_DAYS} }}`} werkdagen weten of we je uitnodigen.<br><br>Hartelijke groet`,
              t`Dear ${plain(k.name)},<br><br>Thank you for your application. We will read it with care and let you know within ${`{{ ${ANSWER_DAYS} }}`} working days whether we invite you.<br><br>Kind regards`,
            ),
          ),
        ),
        chat.post(
          'Meld mislukte bevestiging',
          say(
            t`De bevestiging aan ${k.name} (${k.email}) kwam niet aan. Laat zelf weten dat de sollicitatie er is.`,
            t`The confirmation to ${k.name} (${k.email}) did not arrive. Let them know yourself that the application is in.`,
          ),
        ),
        goOnAfterError(
          chat.post(
            'Meld nieuwe kandidaat',
            say(
              t`Nieuwe kandidaat voor ${k.role}: ${k.name}. ${k.link}`,
              t`New candidate for ${k.role}: ${k.name}. ${k.link}`,
            ),
          ),
        ),
      ],
      flow: [
        `${path} > Zoek eerdere sollicitatie > Al eens gesolliciteerd? > Meld bekende kandidaat > Bevestig de ontvangst`,
        'Al eens gesolliciteerd? #1 > Zet op de lijst > Meld nieuwe kandidaat > Bevestig de ontvangst',
        'Bevestig de ontvangst #1 > Meld mislukte bevestiging',
      ],
    };
  },
});

const EXPERIENCE = ownLimit(
  ['Jaren ervaring', 'Years of experience'],
  ['Hoeveel jaar ervaring je vraagt.', 'How many years of experience you ask for.'],
  2,
);

export const cvUitMailbox = recipe({
  id: 'cv-from-mailbox',
  category: 'hr',
  tags: ['cv', 'ai', 'werving'],
  saves: {
    minutes: 20,
    nl: 'Een recruiter opent elk cv, typt de gegevens over en bewaart het bestand.',
    en: 'A recruiter opens every CV, copies the details and files the document.',
  },
  variants: combine(
    { box: mailboxes, model: privateModels, store: fileStores, table: fullTables, chat: chats },
    { take: 10 },
  ),
  build: ({ box, model, store, table, chat }) => {
    const { nodes, path, ref: m } = starts(box.inboxWithFiles, 'Mail met cv', 'Sollicitatiemail');
    const cv = (field: string) => from('Maak het dossier', field);
    return {
      name: both(
        `Cv’s uit ${box.inboxWithFiles.app.label} lezen met ${model.app.label} en bewaren in ${store.app.label}`,
        `Read CVs from ${box.inboxWithFiles.app.label} with ${model.app.label} and file them in ${store.app.label}`,
      ),
      description: both(
        `Als ${box.inboxWithFiles.event.nl}, haalt ${model.app.label} ervaring en woonplaats uit het cv voor de lijst in ${table.app.label} en bewaart ${store.app.label} het bestand; wat onleesbaar is, staat in ${chat.app.label}.`,
        `When ${box.inboxWithFiles.event.en}, ${model.app.label} reads experience and place from the CV for the list in ${table.app.label} and ${store.app.label} keeps the file; what is unreadable shows up in ${chat.app.label}.`,
      ),
      benefit: both(
        'Van mail naar compleet kandidatendossier zonder overtypen.',
        'From mail to a complete candidate file without retyping.',
      ),
      uses: [
        [box.inboxWithFiles, both('ontvangt de sollicitaties', 'receives the applications')],
        [box, both('antwoordt de kandidaat', 'answers the candidate')],
        [model, both('haalt gegevens uit het cv', 'reads the details from the CV')],
        [store, both('bewaart het cv', 'keeps the CV')],
        [table, both('houdt de kandidaten bij', 'keeps the candidates')],
        [chat, both('meldt wat een mens moet bekijken', 'reports what a person must look at')],
      ],
      setup: [
        both(
          'Laat sollicitaties op een eigen map of label binnenkomen.',
          'Let applications arrive in a folder or label of their own.',
        ),
        both(
          'Maak een tabel Kandidaten met de kolommen Nummer, E-mail, Naam, Functie, Telefoon, Woonplaats, Laatste functie, Jaren ervaring, Cv, Bron, Status en Ontvangen.',
          'Make a table Candidates with the columns Number, Email, Name, Position, Phone, Place of residence, Latest position, Years of experience, CV, Source, Status and Received.',
        ),
        both(
          'Verwijder cv’s uiterlijk vier weken na de procedure, tenzij de kandidaat instemt met een jaar.',
          'Delete CVs four weeks after the procedure at the latest, unless the candidate agrees to a year.',
        ),
      ],
      notes: [
        {
          over: ['Lees het cv', 'Haal gegevens uit het cv', 'Maak het dossier'],
          text: say(
            '## Van pdf naar velden\nAlleen wat er echt in het cv staat wordt overgenomen; ontbrekende velden blijven leeg.',
            '## From PDF to fields\nOnly what is really in the CV is taken over; missing fields stay empty.',
          ),
        },
        {
          over: ['Genoeg ervaring?', 'Meld kansrijke kandidaat'],
          text: say(
            '## Eerste schifting\nDe drempel sorteert alleen, de beslissing blijft bij mensen.',
            '## First sorting\nThe threshold only sorts, the decision stays with people.',
          ),
        },
      ],
      names: {
        'Mail met cv': 'Email with CV',
        Sollicitatiemail: 'Application email',
        'Kies de pdf': 'Pick the PDF',
        'Is het een pdf?': 'Is it a PDF?',
        'Lees het cv': 'Read the CV',
        'Haal gegevens uit het cv': 'Extract data from the CV',
        Taalmodel: 'Language model',
        'Maak het dossier': 'Make the file',
        'Bewaar het cv': 'Keep the CV',
        'Werk de kandidatenlijst bij': 'Update the list of candidates',
        'Genoeg ervaring?': 'Enough experience?',
        'Meld kansrijke kandidaat': 'Report promising candidate',
        'Bedank de kandidaat': 'Thank the candidate',
        'Vraag om een pdf': 'Ask for a PDF',
        'Meld onleesbaar cv': 'Report unreadable CV',
      },
      promises: [promise('answer', 'Werk de kandidatenlijst bij')],
      nodes: [
        ...nodes,
        codeEach(
          'Kies de pdf',
          `
${say('// Een logo uit de handtekening telt ook als bijlage: de eerste pdf is het cv.', '// A logo in the signature is an attachment too: the first PDF is the CV.')}
const pdf = Object.values($input.item.binary ?? {}).find((een) => /pdf/i.test(String(een.mimeType)) || /\\.pdf$/i.test(String(een.fileName)));
return { json: { ...$json, pdf: pdf !== undefined }, ...(pdf ? { binary: { attachment_0: pdf } } : {}) };`,
        ),
        when('Is het een pdf?', [['={{ $json.pdf }}', 'yes']]),
        withErrorBranch(readFile('Lees het cv', 'pdf', 'attachment_0')),
        withErrorBranch(
          extract('Haal gegevens uit het cv', '={{ $json.text }}', [
            ['naam', 'string', say('Volledige naam van de kandidaat', 'Full name of the candidate')],
            ['email?', 'string', say('E-mailadres in het cv', 'Email address in the CV')],
            ['telefoon?', 'string', say('Telefoonnummer', 'Phone number')],
            ['woonplaats?', 'string', say('Woonplaats', 'Place of residence')],
            ['functie?', 'string', say('Huidige of laatste functie', 'Current or latest position')],
            [
              'jaren_ervaring',
              'number',
              say(
                'Aantal jaren werkervaring, 0 als het niet blijkt',
                'Number of years of work experience, 0 if it does not show',
              ),
            ],
          ]),
        ),
        model.attach('Taalmodel', 'Haal gegevens uit het cv'),
        codeEach(
          'Maak het dossier',
          `
const cv = $json.output ?? {};
const mail = $('Kies de pdf').item;
${say('// Het taalmodel geeft alleen tekst door; het bestand komt van de mail.', '// The language model only passes on text; the file comes from the email.')}
return {
  json: {
    ...cv,
    naam: cv.naam || mail.json.name,
    email: cv.email || mail.json.from,
    jaren_ervaring: Number(cv.jaren_ervaring) || 0,
    vacature: mail.json.subject,
    ${say('// Een streep of dubbele punt uit het onderwerp hoort niet in een bestandsnaam.', '// A slash or colon of the subject does not belong in a file name.')}
    bestandsnaam: [cv.naam || mail.json.name, mail.json.subject].join(' - ').replace(/[\\\\/:*?"<>|\\s]+/g, ' ').trim().slice(0, 100) + '.pdf',
  },
  binary: { data: mail.binary.attachment_0 },
};`,
        ),
        withErrorBranch(store.upload('Bewaar het cv', only(cv('bestandsnaam')))),
        table.upsert('Werk de kandidatenlijst bij', say('Kandidaten', 'Candidates'), say('E-mail', 'Email'), {
          [say('E-mail', 'Email')]: only(cv('email')),
          [say('Nummer', 'Number')]: '=K-{{ $execution.id }}-{{ $itemIndex }}',
          [say('Naam', 'Name')]: only(cv('naam')),
          [say('Functie', 'Position')]: only(cv('vacature')),
          [say('Bron', 'Source')]: box.app.label,
          Status: say('Nieuw', 'New'),
          [say('Ontvangen', 'Received')]: '={{ $now.toISODate() }}',
          [say('Telefoon', 'Phone')]: only(cv('telefoon')),
          [say('Woonplaats', 'Place of residence')]: only(cv('woonplaats')),
          [say('Laatste functie', 'Latest position')]: only(cv('functie')),
          [say('Jaren ervaring', 'Years of experience')]: only(cv('jaren_ervaring')),
          [say('Cv', 'CV')]:
            `={{ $('Bewaar het cv').item.json ? ${store.link.replaceAll('$json', "$('Bewaar het cv').item.json")} : '' }}`,
        }),
        when('Genoeg ervaring?', [[only(cv('jaren_ervaring')), '>=', `={{ ${EXPERIENCE} }}`]]),
        chat.post(
          'Meld kansrijke kandidaat',
          say(
            t`${cv('naam')} (${m.from}) heeft volgens het cv ${cv('jaren_ervaring')} jaar ervaring. Woonplaats: {{ $('Maak het dossier').item.json.woonplaats || 'onbekend' }}, laatste functie: {{ $('Maak het dossier').item.json.functie || 'onbekend' }}. Reactie op: ${cv('vacature')}`,
            t`${cv('naam')} (${m.from}) has ${cv('jaren_ervaring')} years of experience according to the CV. Place of residence: {{ $('Maak het dossier').item.json.woonplaats || 'unknown' }}, latest position: {{ $('Maak het dossier').item.json.functie || 'unknown' }}. Response to: ${cv('vacature')}`,
          ),
        ),
        box.send(
          'Bedank de kandidaat',
          only(m.from),
          say('We hebben je cv ontvangen', 'We have received your CV'),
          say(
            t`Beste ${cv('naam')},<br><br>Je cv is goed aangekomen. Binnen ${`{{ ${ANSWER_DAYS} }}`} werkdagen hoor je of we verder praten.<br><br>Hartelijke groet`,
            t`Dear ${cv('naam')},<br><br>Your CV arrived in good order. You will hear within ${`{{ ${ANSWER_DAYS} }}`} working days whether we continue.<br><br>Kind regards`,
          ),
        ),
        box.send(
          'Vraag om een pdf',
          only(m.from),
          say('Kun je je cv als pdf sturen?', 'Could you send your CV as a PDF?'),
          say(
            t`Beste ${m.name},<br><br>Bedankt voor je reactie. We kunnen je bijlage niet openen. Stuur je je cv als pdf, als antwoord op deze mail?<br><br>Hartelijke groet`,
            t`Dear ${m.name},<br><br>Thank you for your application. We cannot open your attachment. Could you send your CV as a PDF, as a reply to this email?<br><br>Kind regards`,
          ),
        ),
        chat.post(
          'Meld onleesbaar cv',
          say(
            t`Het cv van ${m.name} (${m.from}) is niet verwerkt: het is niet te lezen (misschien een scan) of ${store.app.label} nam het niet aan. Bekijk de mail zelf en zet de kandidaat op de lijst.`,
            t`The CV of ${m.name} (${m.from}) was not processed: it cannot be read (it may be a scan) or ${store.app.label} did not take it. Look at the email yourself and put the candidate on the list.`,
          ),
        ),
      ],
      flow: [
        `${path} > Kies de pdf > Is het een pdf? > Lees het cv > Haal gegevens uit het cv > Maak het dossier > Bewaar het cv > Werk de kandidatenlijst bij > Genoeg ervaring? > Meld kansrijke kandidaat > Bedank de kandidaat`,
        'Genoeg ervaring? #1 > Bedank de kandidaat',
        'Is het een pdf? #1 > Vraag om een pdf',
        'Lees het cv #1 > Meld onleesbaar cv',
        'Haal gegevens uit het cv #1 > Meld onleesbaar cv',
        'Bewaar het cv #1 > Meld onleesbaar cv',
      ],
    };
  },
});

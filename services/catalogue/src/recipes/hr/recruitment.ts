import { chats } from '../../apps/chats.js';
import { fileStores } from '../../apps/file-stores.js';
import { applications } from '../../apps/hr.js';
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
  only,
  readFile,
  recipe,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

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
        `Als ${source.event.nl}, komt de kandidaat op de lijst in ${table.app.label} en krijgt hij meteen een bevestiging. Wie al eens reageerde, wordt alleen gemeld in ${chat.app.label}.`,
        `When ${source.event.en}, the candidate goes on the list in ${table.app.label} and gets a confirmation at once. Someone who applied before is only reported in ${chat.app.label}.`,
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
          'Maak een tabel Kandidaten met de kolommen E-mail, Naam, Functie, Profiel, Status en Ontvangen.',
          'Make a table Kandidaten with the columns E-mail, Naam, Functie, Profiel, Status and Ontvangen.',
        ),
        both(
          'Pas de tekst in "Bevestig de ontvangst" aan je eigen toon aan.',
          'Adapt the text in "Bevestig de ontvangst" to your own tone.',
        ),
      ],
      nodes: [
        ...nodes,
        evenWhenEmpty(table.find('Zoek eerdere sollicitatie', 'Kandidaten', 'E-mail', only(k.email))),
        when('Al eens gesolliciteerd?', [[`={{ ${table.cell('Naam')} }}`, 'filled']]),
        chat.post(
          'Meld bekende kandidaat',
          t`${k.name} solliciteert opnieuw, nu op ${k.role}. Kijk eerst naar het vorige contact: ${k.link}`,
        ),
        table.append('Zet op de lijst', 'Kandidaten', {
          'E-mail': only(k.email),
          Naam: only(k.name),
          Functie: only(k.role),
          Profiel: only(k.link),
          Status: 'Nieuw',
          Ontvangen: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        mailer.send(
          'Bevestig de ontvangst',
          only(k.email),
          t`Je sollicitatie voor ${k.role}`,
          t`Beste ${k.name},<br><br>Bedankt voor je sollicitatie. We lezen hem met aandacht en laten binnen vijf werkdagen weten of we je uitnodigen.<br><br>Hartelijke groet`,
        ),
        chat.post('Meld nieuwe kandidaat', t`Nieuwe kandidaat voor ${k.role}: ${k.name}. ${k.link}`),
      ],
      flow: [
        `${path} > Zoek eerdere sollicitatie > Al eens gesolliciteerd? > Meld bekende kandidaat`,
        'Al eens gesolliciteerd? #1 > Zet op de lijst > Bevestig de ontvangst',
        'Zet op de lijst > Meld nieuwe kandidaat',
      ],
    };
  },
});

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
          'Zet in "Genoeg ervaring?" hoeveel jaar je vraagt.',
          'In "Genoeg ervaring?" set how many years you ask for.',
        ),
        both(
          'Verwijder cv’s uiterlijk vier weken na de procedure, tenzij de kandidaat instemt met een jaar.',
          'Delete CVs four weeks after the procedure at the latest, unless the candidate agrees to a year.',
        ),
      ],
      notes: [
        {
          over: ['Lees het cv', 'Haal gegevens uit het cv', 'Maak het dossier'],
          text: '## Van pdf naar velden\nAlleen wat er echt in het cv staat wordt overgenomen; ontbrekende velden blijven leeg.',
        },
        {
          over: ['Genoeg ervaring?', 'Meld kansrijke kandidaat'],
          text: '## Eerste schifting\nDe drempel sorteert alleen, de beslissing blijft bij mensen.',
        },
      ],
      nodes: [
        ...nodes,
        when('Is het een pdf?', [["={{ $binary.attachment_0?.mimeType ?? '' }}", 'contains', 'pdf']]),
        withErrorBranch(readFile('Lees het cv', 'pdf', 'attachment_0')),
        extract('Haal gegevens uit het cv', '={{ $json.text }}', [
          ['naam', 'string', 'Volledige naam van de kandidaat'],
          ['email?', 'string', 'E-mailadres in het cv'],
          ['telefoon?', 'string', 'Telefoonnummer'],
          ['woonplaats?', 'string', 'Woonplaats'],
          ['functie?', 'string', 'Huidige of laatste functie'],
          ['jaren_ervaring', 'number', 'Aantal jaren werkervaring, 0 als het niet blijkt'],
        ]),
        model.attach('Taalmodel', 'Haal gegevens uit het cv'),
        codeEach(
          'Maak het dossier',
          `
const cv = $json.output;
const mail = $('Sollicitatiemail').item;
// Het taalmodel geeft alleen tekst door; het bestand komt van de mail.
return {
  json: { ...cv, email: cv.email || mail.json.from, vacature: mail.json.subject },
  binary: { data: mail.binary.attachment_0 },
};`,
        ),
        store.upload('Bewaar het cv', t`${cv('naam')} - ${cv('vacature')}.pdf`),
        table.upsert('Werk de kandidatenlijst bij', 'Kandidaten', 'E-mail', {
          'E-mail': only(cv('email')),
          Naam: only(cv('naam')),
          Telefoon: only(cv('telefoon')),
          Woonplaats: only(cv('woonplaats')),
          'Laatste functie': only(cv('functie')),
          'Jaren ervaring': only(cv('jaren_ervaring')),
          Cv: `={{ $('Bewaar het cv').item.json ? ${store.link.replaceAll('$json', "$('Bewaar het cv').item.json")} : '' }}`,
        }),
        when('Genoeg ervaring?', [[only(cv('jaren_ervaring')), '>=', 2]]),
        chat.post(
          'Meld kansrijke kandidaat',
          t`${cv('naam')} uit ${cv('woonplaats')} heeft ${cv('jaren_ervaring')} jaar ervaring als ${cv('functie')}. Reactie op: ${cv('vacature')}`,
        ),
        box.send(
          'Bedank de kandidaat',
          only(m.from),
          'We hebben je cv ontvangen',
          t`Beste ${cv('naam')},<br><br>Je cv is goed aangekomen. Binnen een week hoor je of we verder praten.`,
        ),
        box.send(
          'Vraag om een pdf',
          only(m.from),
          'Kun je je cv als pdf sturen?',
          t`Beste ${m.name},<br><br>Bedankt voor je reactie. We kunnen je bijlage niet openen. Stuur je je cv als pdf?`,
        ),
        chat.post(
          'Meld onleesbaar cv',
          t`Het cv van ${m.name} (${m.from}) is niet te lezen, waarschijnlijk een scan. Bekijk de mail zelf.`,
        ),
      ],
      flow: [
        `${path} > Is het een pdf? > Lees het cv > Haal gegevens uit het cv > Maak het dossier > Bewaar het cv > Werk de kandidatenlijst bij > Genoeg ervaring? > Meld kansrijke kandidaat > Bedank de kandidaat`,
        'Genoeg ervaring? #1 > Bedank de kandidaat',
        'Is het een pdf? #1 > Vraag om een pdf',
        'Lees het cv #1 > Meld onleesbaar cv',
      ],
    };
  },
});

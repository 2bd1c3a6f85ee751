import { approvalChats } from '../../apps/chats.js';
import { cmses } from '../../apps/cms.js';
import { documents } from '../../apps/documents.js';
import { sharedDrives } from '../../apps/file-stores.js';
import { wholeLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { mailbox, mailOf, webAddress } from '../../apps/values.js';
import {
  AS_DAY,
  append,
  both,
  chain,
  code,
  combine,
  dayOf,
  evenWhenEmpty,
  everyDay,
  form,
  formEnd,
  formWithEnding,
  keep,
  openFormWithEnding,
  recipe,
  rowsOf,
  say,
  set,
  spares,
  starts,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const SENDER = mailbox(['je nieuwsbrief', 'your newsletter'], ['nieuwsbrief', 'newsletter']);

export const photoConsent = recipe({
  id: 'photo-consent-register',
  category: 'content',
  tags: ['portretrecht', 'foto', 'toestemming', 'avg', 'school', 'vereniging'],
  saves: spares(
    40,
    'Iemand zoekt per foto uit wie erop staat en of de toestemming nog geldt.',
    'Someone finds out for each photo who is in it and whether consent still holds.',
  ),
  variants: combine(
    { table: fullTables, mailer: mailboxes, todo: taskApps },
    { take: 2, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, todo }) => {
    const page = webAddress(
      ['adres van het fotoformulier', 'address of the photo form'],
      [
        'Het Production-adres van het formulier in n8n waarmee mensen hun toestemming verlengen of intrekken.',
        'The production address of the form in n8n with which people renew or withdraw consent.',
      ],
      ['https://n8n.example.com/form/foto', 'https://n8n.example.com/form/photo'],
    );
    const photo = rowsOf(
      table,
      'Lees het fotoregister',
      say('Fotoregister', 'Photo register'),
      'Foto in het register',
      {
        nummer: say('Nummer', 'Number'),
        waar: say('Waar gebruikt', 'Used where'),
        naam: say('Naam', 'Name'),
        mail: 'E-mail',
        tot: say('Geldig tot', 'Valid until'),
        stand: say('Stand', 'State'),
      },
    );
    const reg = () => say('Fotoregister', 'Photo register');
    const nr = () => say('Nummer', 'Number');
    return {
      name: both(
        `Fototoestemming bewaken in ${table.app.label}: verlengen via ${mailer.app.label}, ingetrokken foto's als taak in ${todo.app.label}`,
        `Watch photo consent in ${table.app.label}: renew through ${mailer.app.label}, withdrawn photos as a task in ${todo.app.label}`,
      ),
      description: both(
        `Mailt een maand voor de toestemming in ${table.app.label} afloopt via ${mailer.app.label} wie op de foto staat. Ja verlengt met een jaar; nee, of stilte na de einddatum, wordt een taak in ${todo.app.label} om de foto weg te halen.`,
        `A month before the consent in ${table.app.label} ends, mails whoever is in the photo through ${mailer.app.label}. Yes renews it for a year; no, or silence after the end date, becomes a task in ${todo.app.label} to take the photo down.`,
      ),
      benefit: both('Geen foto online zonder geldige toestemming.', 'No photo online without valid consent.'),
      uses: [
        [table, both('is het fotoregister', 'is the photo register')],
        [mailer, both('vraagt om verlenging', 'asks to renew')],
        [todo, both('krijgt een taak om een foto weg te halen', 'gets a task to take a photo down')],
      ],
      setup: [
        both(
          'Geef het tabblad Fotoregister de kolommen Nummer (een eigen nummer voor elke persoon op een foto), Waar gebruikt, Naam, E-mail (van een ouder bij kinderen onder de zestien), Geldig tot (jjjj-mm-dd) en Stand.',
          'Give the tab Photo register the columns Number (one of its own for each person in a photo), Used where, Name, E-mail (of a parent for children under sixteen), Valid until (yyyy-mm-dd) and State.',
        ),
      ],
      notes: [
        {
          over: ['Wat is er nodig?', 'Verlopen of bijna?'],
          text: say(
            '## Stilte is geen ja\nZonder antwoord, of met een datum die niet te lezen is, vervalt de toestemming. Alleen wie het mailadres uit het register kent, kan ja of nee zeggen. De taak noemt waar de foto staat; het weghalen zelf doet een mens, ook uit drukwerk en caches.',
            '## Silence is no yes\nWithout an answer the consent ends on its date, and at once where that date cannot be read. Only who knows the mail address in the register can say yes or no. The task says where the photo is; a person takes it down, out of print and caches too.',
          ),
        },
      ],
      names: {
        'Elke dag om kwart over acht': 'Every day at a quarter past eight',
        'Lees het fotoregister': 'Read the photo register',
        'Foto in het register': 'Photo in the register',
        'Wat is er nodig?': 'What is needed?',
        'Verlopen of bijna?': 'Ended or nearly?',
        'Vraag om verlenging': 'Ask to renew',
        'Zet op gevraagd': 'Set to asked',
        'Taak: vraag het zelf': 'Task: ask it yourself',
        'Taak: haal de foto weg': 'Task: take the photo down',
        'Zet op verlopen': 'Set to ended',
        'Toestemming voor een foto': 'Consent for a photo',
        'Zoek de foto': 'Find the photo',
        'Foto bekend?': 'Photo known?',
        'Gevonden foto': 'Photo found',
        'Ja gezegd?': 'Said yes?',
        'Verleng een jaar': 'Renew for a year',
        'Dank voor je ja': 'Thanks for your yes',
        'Trek de toestemming in': 'Withdraw the consent',
        'Taak: trek de foto terug': 'Task: withdraw the photo',
        Verwerkt: 'Processed',
        'Nummer niet gevonden': 'Number not found',
      },
      nodes: [
        everyDay('Elke dag om kwart over acht', 8, 15),
        ...photo.nodes,
        code(
          'Wat is er nodig?',
          `
${AS_DAY}
return $input.all().flatMap(({ json }, i) => {
  const tekst = String(json.tot ?? '').trim();
  const tot = asDay(/^\\d{4}-/.test(tekst) ? tekst.slice(0, 10) : tekst);
  const stand = String(json.stand ?? '').trim();
  if (!json.nummer || tekst === '' || /^(${say('ingetrokken|verlopen', 'withdrawn|ended')})$/.test(stand)) return [];
  const verlopen = !tot.isValid || tot.endOf('day') < $now;
  const bijna = !verlopen && tot <= $now.plus({ months: 1 }) && stand !== '${say('gevraagd', 'asked')}' && /@/.test(String(json.mail ?? ''));
  return verlopen || bijna ? [{ json: { ...json, tot: tot.isValid ? tot.setLocale('${say('nl', 'en')}').toFormat('d LLLL yyyy') : tekst, verlopen }, pairedItem: i }] : [];
});`,
        ),
        when('Verlopen of bijna?', [['={{ $json.verlopen }}', 'no']]),
        withErrorBranch(
          mailer.send(
            'Vraag om verlenging',
            '={{ $json.mail }}',
            say(
              '=Mogen we foto {{ $json.nummer }} blijven gebruiken?',
              '=May we keep using photo {{ $json.nummer }}?',
            ),
            say(
              `=Beste {{ $json.naam }},<br><br>Op {{ $json.tot }} loopt je toestemming af voor foto {{ $json.nummer }} ({{ $json.waar }}). Mogen we hem nog een jaar gebruiken? Zeg ja of nee in <a href="${page}">het formulier</a>. Zonder antwoord halen we hem na die datum weg.`,
              `=Dear {{ $json.naam }},<br><br>On {{ $json.tot }} your consent ends for photo {{ $json.nummer }} ({{ $json.waar }}). May we use it for another year? Say yes or no in <a href="${page}">the form</a>. Without an answer we take it down after that date.`,
            ),
          ),
        ),
        todo.create('Taak: vraag het zelf', {
          title: say(
            '=Toestemming vragen voor foto {{ $json.nummer }}: de mail kwam niet weg',
            '=Ask consent for photo {{ $json.nummer }}: the mail did not leave',
          ),
          description: say(
            '={{ $json.naam }}, {{ $json.mail }}. De toestemming loopt af op {{ $json.tot }}.',
            '={{ $json.naam }}, {{ $json.mail }}. The consent ends on {{ $json.tot }}.',
          ),
        }),
        table.upsert('Zet op gevraagd', reg(), nr(), {
          [nr()]: "={{ $('Verlopen of bijna?').item.json.nummer }}",
          [say('Stand', 'State')]: say('gevraagd', 'asked'),
        }),
        todo.create('Taak: haal de foto weg', {
          title: say(
            '=Foto {{ $json.nummer }} weghalen: toestemming verlopen',
            '=Take down photo {{ $json.nummer }}: consent ended',
          ),
          description: say(
            '=Staat op: {{ $json.waar }}. Verlopen op {{ $json.tot }}.',
            '=Is on: {{ $json.waar }}. Ended on {{ $json.tot }}.',
          ),
        }),
        table.upsert('Zet op verlopen', reg(), nr(), {
          [nr()]: "={{ $('Verlopen of bijna?').item.json.nummer }}",
          [say('Stand', 'State')]: say('verlopen', 'ended'),
        }),
        openFormWithEnding(
          'Toestemming voor een foto',
          say('Toestemming voor een foto', 'Consent for a photo'),
          say(
            'Het nummer staat in de mail. Vul het mailadres in waarop je die kreeg. Intrekken kan altijd.',
            'The number stands in the mail. Enter the address where you got it. You can always withdraw.',
          ),
          [
            ['nummer', nr()],
            ['mail', say('Je e-mailadres', 'Your e-mail address'), 'email'],
            [
              'keuze',
              say('Mogen we de foto gebruiken?', 'May we use the photo?'),
              'dropdown',
              [say('Ja, nog een jaar', 'Yes, another year'), say('Nee, haal hem weg', 'No, take it down')],
            ],
          ],
        ),
        evenWhenEmpty(table.find('Zoek de foto', reg(), nr(), '={{ String($json.nummer).trim() }}')),
        when('Foto bekend?', [
          [`={{ String(${table.cell(nr())} ?? '') }}`, 'filled'],
          [
            `={{ String(${table.cell('E-mail')} ?? '').trim().toLowerCase() === String($('Toestemming voor een foto').item.json.mail ?? '').trim().toLowerCase() }}`,
            'yes',
          ],
        ]),
        set('Gevonden foto', {
          waar: `={{ ${table.cell(say('Waar gebruikt', 'Used where'))} ?? '' }}`,
          nummer: "={{ String($('Toestemming voor een foto').item.json.nummer).trim() }}",
          keuze: "={{ $('Toestemming voor een foto').item.json.keuze }}",
        }),
        when('Ja gezegd?', [['={{ $json.keuze }}', 'is', say('Ja, nog een jaar', 'Yes, another year')]]),
        table.upsert('Verleng een jaar', reg(), nr(), {
          [nr()]: '={{ $json.nummer }}',
          [say('Geldig tot', 'Valid until')]: '={{ $now.plus({ years: 1 }).toISODate() }}',
          [say('Stand', 'State')]: say('geldig', 'valid'),
        }),
        formEnd(
          'Dank voor je ja',
          say('Dank je', 'Thank you'),
          say('We mogen de foto nog een jaar gebruiken.', 'We may use the photo for another year.'),
        ),
        table.upsert('Trek de toestemming in', reg(), nr(), {
          [nr()]: '={{ $json.nummer }}',
          [say('Stand', 'State')]: say('ingetrokken', 'withdrawn'),
        }),
        todo.create('Taak: trek de foto terug', {
          title: say(
            "=Foto {{ $('Gevonden foto').item.json.nummer }} vandaag weghalen: toestemming ingetrokken",
            "=Take down photo {{ $('Gevonden foto').item.json.nummer }} today: consent withdrawn",
          ),
          description: say(
            "=Staat op: {{ $('Gevonden foto').item.json.waar }}",
            "=Is on: {{ $('Gevonden foto').item.json.waar }}",
          ),
        }),
        formEnd(
          'Verwerkt',
          say('Genoteerd', 'Noted'),
          say(
            'Je toestemming is ingetrokken; een collega haalt de foto weg.',
            'Your consent is withdrawn; a colleague takes the photo down.',
          ),
        ),
        formEnd(
          'Nummer niet gevonden',
          say('Dat kennen we niet', 'We do not know that'),
          say(
            'Er is niets veranderd. Controleer het nummer en het mailadres, of antwoord op de mail.',
            'Nothing was changed. Check the number and the address, or answer the mail.',
          ),
        ),
      ],
      flow: [
        `Elke dag om kwart over acht > ${photo.path} > Wat is er nodig? > Verlopen of bijna? > Vraag om verlenging > Zet op gevraagd`,
        'Vraag om verlenging #1 > Taak: vraag het zelf > Zet op gevraagd',
        'Verlopen of bijna? #1 > Taak: haal de foto weg > Zet op verlopen',
        'Toestemming voor een foto > Zoek de foto > Foto bekend? > Gevonden foto > Ja gezegd? > Verleng een jaar > Dank voor je ja',
        'Ja gezegd? #1 > Trek de toestemming in > Taak: trek de foto terug > Verwerkt',
        'Foto bekend? #1 > Nummer niet gevonden',
      ],
    };
  },
});

const COPY_AHEAD = wholeLimit(
  ['Dagen voor de sluiting', 'Days before closing'],
  [
    'Hoeveel dagen voor de sluiting de eerste herinnering gaat.',
    'How many days before closing the first reminder leaves.',
  ],
  7,
);

export const copyDeadline = recipe({
  id: 'copy-deadline-round',
  category: 'content',
  tags: ['clubblad', 'kopij', 'deadline', 'redactie', 'schoolkrant', 'nieuwsbrief'],
  saves: spares(
    90,
    'De redacteur jaagt achter kopij aan en plakt bijdragen in één document.',
    'The editor chases copy and pastes contributions into one document.',
  ),
  variants: combine(
    { table: fullTables, mailer: mailboxes, doc: documents },
    { take: 3, apart: ['table', 'doc'] },
  ),
  build: ({ table, mailer, doc }) => {
    const page = webAddress(
      ['adres van het kopijformulier', 'address of the copy form'],
      [
        'Het Production-adres van het formulier in n8n waarmee schrijvers inleveren.',
        'The production address of the form in n8n with which writers hand in.',
      ],
      ['https://n8n.example.com/form/kopij', 'https://n8n.example.com/form/copy'],
    );
    const part = rowsOf(table, 'Lees de rubrieken', say('Rubrieken', 'Columns'), 'Rubriek', {
      rubriek: say('Rubriek', 'Column'),
      schrijver: say('Schrijver', 'Writer'),
      mail: 'E-mail',
      woorden: say('Woorden', 'Words'),
      uiterlijk: say('Uiterlijk', 'By'),
      tekst: say('Tekst', 'Text'),
    });
    const tab = () => say('Rubrieken', 'Columns');
    const key = () => say('Rubriek', 'Column');
    const write = doc.write('Bundel tot een uitgave', {
      title: say(
        '=Kopij van {{ $now.toFormat("dd-MM-yyyy") }}',
        '=Copy of {{ $now.toFormat("dd-MM-yyyy") }}',
      ),
      text: '={{ $json.bundel }}',
    });
    return {
      name: both(
        `Kopij voor het clubblad innen in ${table.app.label}, herinneren via ${mailer.app.label} en bundelen in ${doc.app.label}`,
        `Gather copy for the club magazine in ${table.app.label}, remind through ${mailer.app.label} and bundle in ${doc.app.label}`,
      ),
      description: both(
        `Schrijvers leveren hun rubriek in met een formulier dat de lengte telt. ${mailer.app.label} herinnert een week (of jouw keuze) en een dag voor de sluiting; op de dag erna staat alles in volgorde in ${doc.app.label}, met wat ontbreekt.`,
        `Writers hand in their column with a form that counts the length. ${mailer.app.label} reminds a week (or your choice) and a day before closing; the day after, everything is in order in ${doc.app.label}, with what is missing.`,
      ),
      benefit: both('De redactie redigeert in plaats van te jagen.', 'Editors edit instead of chasing.'),
      uses: [
        [table, both('bevat rubrieken en kopij', 'holds columns and copy')],
        [mailer, both('herinnert schrijvers', 'reminds writers')],
        [doc, both('krijgt de bundel', 'gets the bundle')],
      ],
      setup: [
        both(
          'Geef het tabblad Rubrieken de kolommen Rubriek, Schrijver, E-mail, Woorden (het maximum), Uiterlijk (jjjj-mm-dd) en Tekst; maak Tekst leeg en zet een nieuwe datum voor de volgende uitgave.',
          'Give the tab Columns the columns Column, Writer, E-mail, Words (the maximum), By (yyyy-mm-dd) and Text; empty Text and set a new date for the next issue.',
        ),
      ],
      notes: [
        {
          over: ['Past de lengte?', 'Bewaar de kopij'],
          text: say(
            '## Tien procent speling\nTe lange kopij wordt niet bewaard maar meteen teruggegeven, met het aantal woorden. Opnieuw inleveren voor de sluiting vervangt de vorige tekst.',
            '## Ten percent leeway\nCopy that is too long is not kept but given back at once, with the number of words. Handing in again before closing replaces the last text.',
          ),
        },
      ],
      names: {
        'Kopij inleveren': 'Hand in copy',
        'Zoek de rubriek': 'Find the column',
        'Rubriek bekend?': 'Column known?',
        'Tel de woorden': 'Count the words',
        'Nog niet gesloten?': 'Not closed yet?',
        'Al gesloten': 'Already closed',
        'Past de lengte?': 'Does the length fit?',
        'Bewaar de kopij': 'Keep the copy',
        'Kopij binnen': 'Copy is in',
        'Te veel woorden': 'Too many words',
        'Geen rubriek': 'No such column',
        'Elke ochtend om tien over acht': 'Every morning at ten past eight',
        'Lees de rubrieken': 'Read the columns',
        Rubriek: 'Column',
        'Vandaag herinneren': 'Remind today',
        'Herinner de schrijver': 'Remind the writer',
        'Gisteren gesloten?': 'Closed yesterday?',
        'Bundel tot een uitgave': 'Bundle into an issue',
        'Mail de redactie de bundel': 'Mail the editors the bundle',
      },
      nodes: [
        formWithEnding(
          'Kopij inleveren',
          say('Kopij inleveren', 'Hand in copy'),
          say('Opnieuw inleveren vervangt je vorige tekst.', 'Handing in again replaces your last text.'),
          [
            ['rubriek', key()],
            ['tekst', say('Tekst', 'Text'), 'textarea'],
          ],
        ),
        evenWhenEmpty(table.find('Zoek de rubriek', tab(), key(), '={{ String($json.rubriek).trim() }}')),
        when('Rubriek bekend?', [[`={{ String(${table.cell(key())} ?? '') }}`, 'filled']]),
        set('Tel de woorden', {
          rubriek: "={{ String($('Kopij inleveren').item.json.rubriek).trim() }}",
          tekst: "={{ String($('Kopij inleveren').item.json.tekst).trim() }}",
          aantal: [
            'number',
            "={{ String($('Kopij inleveren').item.json.tekst).trim().split(/\\s+/).length }}",
          ],
          hooguit: ['number', `={{ Number(${table.cell(say('Woorden', 'Words'))}) || 500 }}`],
          gesloten: [
            'boolean',
            `={{ ((dag) => dag.isValid && dag.endOf('day') < $now)(${dayOf(table.cell(say('Uiterlijk', 'By')))}) }}`,
          ],
        }),
        when('Nog niet gesloten?', [['={{ $json.gesloten }}', 'no']]),
        formEnd(
          'Al gesloten',
          say('De kopij is gesloten', 'Copy is closed'),
          say(
            'De uitgave is al gebundeld, dus deze tekst is niet bewaard. Mail hem naar de redactie als hij toch mee moet.',
            'The issue has been bundled already, so this text was not kept. Mail it to the editors if it has to go along after all.',
          ),
        ),
        when('Past de lengte?', [['={{ $json.aantal <= $json.hooguit * 1.1 }}', 'yes']]),
        table.upsert('Bewaar de kopij', tab(), key(), {
          [key()]: '={{ $json.rubriek }}',
          [say('Tekst', 'Text')]: '={{ $json.tekst }}',
        }),
        formEnd(
          'Kopij binnen',
          say('Dank je, je kopij is binnen', 'Thank you, your copy is in'),
          say(
            'Tot de sluiting kun je een nieuwe versie inleveren.',
            'Until closing you can hand in a new version.',
          ),
        ),
        formEnd(
          'Te veel woorden',
          say('Nog iets te lang', 'A little too long'),
          say(
            '={{ $json.aantal }} woorden; er is plaats voor {{ $json.hooguit }}. De tekst is niet bewaard: kort hem in en lever hem opnieuw in.',
            '={{ $json.aantal }} words; there is room for {{ $json.hooguit }}. The text was not kept: shorten it and hand it in again.',
          ),
        ),
        formEnd(
          'Geen rubriek',
          say('Die rubriek kennen we niet', 'We do not know that column'),
          say(
            'Neem de naam over zoals hij in de mail staat. Er is niets bewaard.',
            'Copy the name as it stands in the mail. Nothing was kept.',
          ),
        ),
        everyDay('Elke ochtend om tien over acht', 8, 10),
        ...part.nodes,
        keep('Vandaag herinneren', [
          ["={{ String($json.tekst ?? '').trim() }}", 'empty'],
          ["={{ String($json.mail ?? '') }}", 'contains', '@'],
          [
            `={{ [$now.plus({ days: ${COPY_AHEAD} }).toISODate(), $now.plus({ days: 1 }).toISODate()].includes(${dayOf('$json.uiterlijk')}.toISODate()) }}`,
            'yes',
          ],
        ]),
        mailer.send(
          'Herinner de schrijver',
          '={{ $json.mail }}',
          say(
            `=Kopij voor {{ $json.rubriek }} uiterlijk {{ ${dayOf('$json.uiterlijk')}.setLocale('nl').toFormat('cccc d LLLL') }}`,
            `=Copy for {{ $json.rubriek }} by {{ ${dayOf('$json.uiterlijk')}.setLocale('en').toFormat('cccc d LLLL') }}`,
          ),
          say(
            `=Beste {{ $json.schrijver }},<br><br>Je rubriek {{ $json.rubriek }} is nog niet binnen. Er is plaats voor {{ $json.woorden }} woorden; lever in met <a href="${page}">het formulier</a>. Lukt het deze keer niet? Antwoord dan even op deze mail.`,
            `=Dear {{ $json.schrijver }},<br><br>Your column {{ $json.rubriek }} is not in yet. There is room for {{ $json.woorden }} words; hand in with <a href="${page}">the form</a>. Will it not work this time? Then please answer this mail.`,
          ),
        ),
        code(
          'Gisteren gesloten?',
          `
${AS_DAY}
const rubrieken = $input.all().map(({ json }) => json).filter(({ rubriek, uiterlijk }) => rubriek && asDay(uiterlijk).toISODate() === $now.minus({ days: 1 }).toISODate());
if (rubrieken.length === 0) return [];
const binnen = rubrieken.filter(({ tekst }) => String(tekst ?? '').trim() !== '');
const mist = rubrieken.filter(({ tekst }) => String(tekst ?? '').trim() === '').map(({ rubriek, schrijver }) => rubriek + ' (' + schrijver + ')');
return [{ json: { binnen: binnen.length, mist: mist.join(', '), bundel: binnen.map(({ rubriek, schrijver, tekst }) => rubriek.toUpperCase() + '\\n' + schrijver + '\\n\\n' + String(tekst).trim()).join('\\n\\n\\n') || '${say('Er is nog geen kopij binnen.', 'No copy is in yet.')}' } }];`,
        ),
        ...write,
        mailer.send(
          'Mail de redactie de bundel',
          mailOf.editors,
          say(
            "=Kopij gesloten: {{ $('Gisteren gesloten?').first().json.binnen }} rubrieken binnen",
            "=Copy closed: {{ $('Gisteren gesloten?').first().json.binnen }} columns in",
          ),
          say(
            `=De bundel staat klaar: {{ ${doc.link} }}<br>Ontbreekt: {{ $('Gisteren gesloten?').first().json.mist || 'niets' }}`,
            `=The bundle is ready: {{ ${doc.link} }}<br>Missing: {{ $('Gisteren gesloten?').first().json.mist || 'nothing' }}`,
          ),
        ),
      ],
      flow: [
        'Kopij inleveren > Zoek de rubriek > Rubriek bekend? > Tel de woorden > Nog niet gesloten? > Past de lengte? > Bewaar de kopij > Kopij binnen',
        'Rubriek bekend? #1 > Geen rubriek',
        'Nog niet gesloten? #1 > Al gesloten',
        'Past de lengte? #1 > Te veel woorden',
        `Elke ochtend om tien over acht > ${part.path} > Vandaag herinneren > Herinner de schrijver`,
        `${part.path.split(' > ').at(-1) ?? ''} > Gisteren gesloten? > ${chain(write)} > Mail de redactie de bundel`,
      ],
    };
  },
});

export const newsletterToSite = recipe({
  id: 'newsletter-copy-to-site',
  category: 'content',
  tags: ['nieuwsbrief', 'website', 'archief', 'e-mail', 'hergebruik'],
  saves: spares(
    20,
    'Iemand zet elke nieuwsbrief ook als artikel op de site en haalt de afmeldlink eruit.',
    'Someone puts each newsletter on the site as an article and takes the unsubscribe link out.',
  ),
  variants: combine(
    { mailer: mailboxes, cms: cmses, chat: approvalChats },
    { take: 3, apart: ['mailer', 'cms'] },
  ),
  build: ({ mailer, cms, chat }) => {
    const { nodes, path, ref: m } = starts(mailer.inbox, 'Mail binnen', 'Binnengekomen mail', [cms]);
    return {
      name: both(
        `Verstuurde nieuwsbrief uit ${mailer.inbox.app.label} opgeschoond als concept in ${cms.app.label}, seintje in ${chat.app.label}`,
        `Sent newsletter from ${mailer.inbox.app.label} cleaned as a draft in ${cms.app.label}, notice in ${chat.app.label}`,
      ),
      description: both(
        `Zet de kopie van je eigen nieuwsbrief die in ${mailer.inbox.app.label} binnenkomt als concept in ${cms.app.label}, zonder afmeldlinks, persoonlijke aanhef en telpixels, en meldt in ${chat.app.label} wat een mens nog moet nakijken.`,
        `Puts the copy of your own newsletter that arrives in ${mailer.inbox.app.label} as a draft in ${cms.app.label}, without unsubscribe links, personal greeting and tracking pixels, and tells ${chat.app.label} what a person still has to check.`,
      ),
      benefit: both(
        'Elke nieuwsbrief is ook terug te vinden op de site.',
        'Every newsletter can be found on the site too.',
      ),
      uses: [
        [mailer.inbox, both('ontvangt de kopie', 'receives the copy')],
        [cms, both('krijgt het concept', 'gets the draft')],
        [chat, both('krijgt het seintje', 'gets the notice')],
      ],
      setup: [
        both(
          'Zet een eigen mailadres op de lijst van je nieuwsbrief en laat een mailregel alleen die mail in de gelezen map zetten.',
          'Put an address of your own on the newsletter list and have a mail rule put only that mail into the folder that is read.',
        ),
      ],
      notes: [
        {
          over: ['Schoon de tekst op'],
          text: say(
            '## Alleen tekst\nBeelden en opmaak gaan niet mee: die horen bij de mail. Regels met afmelden, voorkeuren, bekijk online of een postadres vallen weg. Blijft er minder dan tweehonderd tekens over, dan komt er geen concept.',
            '## Text only\nPictures and layout do not go along: they belong to the mail. Lines with unsubscribe, preferences, view online or a postal address are dropped. Where less than two hundred characters remain, there is no draft.',
          ),
        },
      ],
      names: {
        'Mail binnen': 'Mail in',
        'Binnengekomen mail': 'Incoming mail',
        'Van onze nieuwsbrief?': 'From our newsletter?',
        'Schoon de tekst op': 'Clean the text',
        'Genoeg over?': 'Enough left?',
        'Maak een concept van de brief': 'Make a draft of the letter',
        'Vraag om nakijken': 'Ask to check it',
        'Meld een lege brief': 'Report an empty letter',
        'Meld dat het concept mislukte': 'Report that the draft failed',
      },
      nodes: [
        ...nodes,
        keep('Van onze nieuwsbrief?', [
          [
            `={{ String(${m.from.slice(2, -2)} ?? '').toLowerCase().includes('${SENDER}'.toLowerCase()) }}`,
            'yes',
          ],
        ]),
        code(
          'Schoon de tekst op',
          `
return $input.all().map(({ json }, i) => {
  const bron = $('Binnengekomen mail').itemMatching(i)?.json ?? json;
  const tekst = String(bron.text ?? '').replace(/<(script|style)[\\s\\S]*?<\\/\\1>/gi, ' ').replace(/<br\\s*\\/?>|<\\/(p|div|h\\d|li|tr)>/gi, '\\n').replace(/<[^>]+>/g, ' ').replace(/&nbsp;/g, ' ').replace(/&amp;/g, '&').replace(/\\[?https?:\\/\\/\\S+\\]?/g, '');
  const weg = /afmelden|uitschrijven|voorkeuren|bekijk (deze|de) .*(online|browser)|unsubscribe|preferences|view .*(online|browser)|^\\d{4}\\s?[A-Z]{2}\\b/i;
  const regels = tekst.split('\\n').map((r) => r.replace(/\\s+/g, ' ').trim()).filter((r) => r && !weg.test(r) && !/^(beste|hallo|hoi|dag|dear|hi|hello)\\b.{0,40},?$/i.test(r));
  const veilig = (s) => s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return { json: { titel: String(bron.subject ?? '').replace(/^(fwd?|re):\\s*/i, '').trim() || '${say('Nieuwsbrief', 'Newsletter')} ' + $now.toFormat('d-M-yyyy'), lengte: regels.join(' ').length, html: regels.map((r) => '<p>' + veilig(r) + '</p>').join('\\n') }, pairedItem: i };
});`,
        ),
        when('Genoeg over?', [['={{ $json.lengte }}', '>=', 200]]),
        withErrorBranch(
          cms.draft('Maak een concept van de brief', {
            title: '={{ $json.titel }}',
            html: '={{ $json.html }}',
          }),
        ),
        chat.post(
          'Vraag om nakijken',
          say(
            `=Concept klaar in ${cms.app.label}: {{ $('Schoon de tekst op').item.json.titel }} ({{ ${cms.link} }}). Zet beelden en links erbij en controleer of er niets persoonlijks in staat.`,
            `=Draft ready in ${cms.app.label}: {{ $('Schoon de tekst op').item.json.titel }} ({{ ${cms.link} }}). Add pictures and links and check that nothing personal is in it.`,
          ),
        ),
        chat.post(
          'Meld een lege brief',
          say(
            '=Van "{{ $json.titel }}" bleef te weinig tekst over voor een artikel; er is geen concept gemaakt.',
            '=Too little text of "{{ $json.titel }}" was left for an article; no draft was made.',
          ),
        ),
        chat.post(
          'Meld dat het concept mislukte',
          say(
            `=${cms.app.label} nam de nieuwsbrief "{{ $json.titel }}" niet aan. Zet hem zelf op de site.`,
            `=${cms.app.label} did not take the newsletter "{{ $json.titel }}". Put it on the site yourself.`,
          ),
        ),
      ],
      flow: [
        `${path} > Van onze nieuwsbrief? > Schoon de tekst op > Genoeg over? > Maak een concept van de brief > Vraag om nakijken`,
        'Genoeg over? #1 > Meld een lege brief',
        'Maak een concept van de brief #1 > Meld dat het concept mislukte',
      ],
    };
  },
});

export const handoverReport = recipe({
  id: 'handover-report-with-photos',
  category: 'content',
  tags: ['installateur', 'oplevering', 'rapport', 'foto', 'formulier'],
  saves: spares(
    35,
    'De monteur stuurt foto’s per app en kantoor maakt er een opleverrapport van.',
    'The engineer sends photos by phone and the office makes a handover report of them.',
  ),
  variants: combine(
    { drive: sharedDrives, mailer: mailboxes, todo: taskApps },
    { take: 3, apart: ['drive', 'mailer'] },
  ),
  build: ({ drive, mailer, todo }) => ({
    name: both(
      `Opleverrapport met foto vanaf de klus: foto in ${drive.app.label}, rapport via ${mailer.app.label}, restpunten in ${todo.app.label}`,
      `Handover report with a photo from the job: photo in ${drive.app.label}, report through ${mailer.app.label}, open points in ${todo.app.label}`,
    ),
    description: both(
      `De monteur vult op de klus een formulier met foto in. De foto komt in ${drive.app.label}, de klant krijgt het opleverrapport via ${mailer.app.label}, en elk restpunt wordt een taak in ${todo.app.label} met de datum die is afgesproken.`,
      `The engineer fills in a form with a photo at the job. The photo goes to ${drive.app.label}, the customer gets the handover report through ${mailer.app.label}, and each open point becomes a task in ${todo.app.label} with the agreed date.`,
    ),
    benefit: both(
      'De klant heeft het rapport voordat de monteur weg is.',
      'The customer has the report before the engineer leaves the street.',
    ),
    uses: [
      [drive, both('bewaart de foto', 'keeps the photo')],
      [mailer, both('stuurt het rapport', 'sends the report')],
      [todo, both('krijgt de restpunten', 'gets the open points')],
    ],
    setup: [
      both(
        'Zet het adres van het formulier "Oplevering invullen" als snelkoppeling op de telefoons van de monteurs.',
        'Put the address of the form "Oplevering invullen" as a shortcut on the engineers’ telephones.',
      ),
    ],
    notes: [
      {
        over: ['Schrijf het rapport', 'Restpunten een voor een'],
        text: say(
          '## Eén restpunt per regel\nElke regel in het veld Restpunten wordt een taak. Mislukt het bewaren van de foto, dan gaat het rapport toch de deur uit en hoort kantoor dat de foto ontbreekt.',
          '## One open point a line\nEach line in the field Open points becomes a task. When keeping the photo fails, the report still goes out and the office hears that the photo is missing.',
        ),
      },
    ],
    names: {
      'Oplevering invullen': 'Fill in a handover',
      'Bewaar de foto': 'Keep the photo',
      'Foto gelukt': 'Photo kept',
      'Zonder foto verder': 'On without a photo',
      'Zet de foto klaar': 'Get the photo ready',
      'Met of zonder foto': 'With or without a photo',
      'Schrijf het rapport': 'Write the report',
      'Mail het rapport': 'Mail the report',
      'Meld het rapport aan kantoor': 'Report it to the office',
      'Restpunten een voor een': 'Open points one by one',
      'Taak per restpunt': 'Task for each point',
      'Meld de foto aan kantoor': 'Report the photo to the office',
    },
    nodes: [
      form(
        'Oplevering invullen',
        say('Oplevering', 'Handover'),
        say('Vul dit samen met de klant in.', 'Fill this in together with the customer.'),
        [
          ['werkbon', say('Nummer van de werkbon', 'Number of the work order')],
          ['klant', say('Naam van de klant', 'Name of the customer')],
          ['mail', say('E-mailadres van de klant', 'E-mail address of the customer'), 'email'],
          ['gedaan', say('Wat is er gedaan?', 'What was done?'), 'textarea'],
          [
            'uitleg',
            say('Bediening uitgelegd?', 'Operation explained?'),
            'dropdown',
            [say('Ja', 'Yes'), say('Nee, nog doen', 'No, to be done')],
          ],
          ['rest?', say('Restpunten, één per regel', 'Open points, one a line'), 'textarea'],
          ['datum?', say('Restpunten klaar op', 'Open points done on'), 'date'],
          ['foto', say('Foto van het werk', 'Photo of the work'), 'file'],
        ],
      ),
      code(
        'Zet de foto klaar',
        `
return $input.all().map((item, i) => {
  const [foto] = Object.values(item.binary ?? {});
  return { json: item.json, ...(foto ? { binary: { data: foto } } : {}), pairedItem: i };
});`,
      ),
      withErrorBranch(
        drive.upload(
          'Bewaar de foto',
          "={{ 'oplevering-' + String($('Oplevering invullen').item.json.werkbon).replace(/[^\\w-]/g, '') + '-' + $now.toFormat('yyyyMMdd-HHmmss') + '.jpg' }}",
        ),
      ),
      set('Foto gelukt', { foto: `={{ ${drive.link} }}` }),
      set('Zonder foto verder', { foto: '' }),
      append('Met of zonder foto'),
      code(
        'Schrijf het rapport',
        `
return $input.all().map(({ json }, i) => {
  const o = $('Oplevering invullen').first().json;
  const dag = DateTime.fromISO(String(o.datum ?? '').slice(0, 10));
  const datum = dag.isValid ? dag.setLocale('${say('nl', 'en')}').toFormat('d LLLL yyyy') : '';
  const veilig = (s) => String(s ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\\n', '<br>');
  const rest = String(o.rest ?? '').split('\\n').map((r) => r.replace(/^[-•*\\d.)\\s]+/, '').trim()).filter(Boolean);
  if (o.uitleg !== '${say('Ja', 'Yes')}') rest.push('${say('Bediening uitleggen', 'Explain the operation')}');
  return { json: { werkbon: o.werkbon, klant: o.klant, mail: o.mail, foto: json.foto, rest, datum, html: '<p>${say('Uitgevoerd werk', 'Work done')}:<br>' + veilig(o.gedaan) + '</p><p>${say('Restpunten', 'Open points')}: ' + (rest.length ? '<ul>' + rest.map((r) => '<li>' + veilig(r) + '</li>').join('') + '</ul>' + (datum ? '${say('Afgesproken datum', 'Agreed date')}: ' + datum : '') : '${say('geen', 'none')}') + '</p>' }, binary: $('Zet de foto klaar').first().binary, pairedItem: i };
});`,
      ),
      withErrorBranch(
        mailer.sendWithFile(
          'Mail het rapport',
          '={{ $json.mail }}',
          say('=Oplevering van werkbon {{ $json.werkbon }}', '=Handover of work order {{ $json.werkbon }}'),
          say(
            '=Beste {{ $json.klant }},<br><br>Dit hebben we vandaag opgeleverd; de foto zit erbij.{{ $json.html }}Klopt er iets niet, antwoord dan op deze mail.',
            '=Dear {{ $json.klant }},<br><br>This is what we handed over today; the photo is attached.{{ $json.html }}When something is not right, answer this mail.',
          ),
        ),
      ),
      mailer.send(
        'Meld het rapport aan kantoor',
        mailOf.office,
        say(
          "=Rapport van werkbon {{ $('Schrijf het rapport').first().json.werkbon }} kwam niet weg",
          "=Report of work order {{ $('Schrijf het rapport').first().json.werkbon }} did not leave",
        ),
        say(
          "=De mail aan {{ $('Schrijf het rapport').first().json.klant }} ({{ $('Schrijf het rapport').first().json.mail }}) mislukte. Stuur hem zelf:{{ $('Schrijf het rapport').first().json.html }}",
          "=The mail to {{ $('Schrijf het rapport').first().json.klant }} ({{ $('Schrijf het rapport').first().json.mail }}) failed. Send it yourself:{{ $('Schrijf het rapport').first().json.html }}",
        ),
      ),
      code(
        'Restpunten een voor een',
        "const r = $('Schrijf het rapport').first().json;\nreturn r.rest.map((punt) => ({ json: { punt, werkbon: r.werkbon, klant: r.klant, datum: r.datum, foto: r.foto } }));",
      ),
      todo.create('Taak per restpunt', {
        title: '={{ $json.punt }} ({{ $json.werkbon }})',
        description: say(
          "=Klant: {{ $json.klant }}. Afgesproken: {{ $json.datum || 'geen datum' }}. Foto: {{ $json.foto || 'niet bewaard' }}",
          "=Customer: {{ $json.klant }}. Agreed: {{ $json.datum || 'no date' }}. Photo: {{ $json.foto || 'not kept' }}",
        ),
      }),
      mailer.send(
        'Meld de foto aan kantoor',
        mailOf.office,
        say(
          "=Foto van werkbon {{ $('Oplevering invullen').first().json.werkbon }} is niet bewaard",
          "=Photo of work order {{ $('Oplevering invullen').first().json.werkbon }} was not kept",
        ),
        say(
          `=Het rapport gaat wel naar de klant. Vraag de monteur om de foto alsnog in ${drive.app.label} te zetten.`,
          `=The report does go to the customer. Ask the engineer to put the photo into ${drive.app.label} after all.`,
        ),
      ),
    ],
    flow: [
      'Oplevering invullen > Zet de foto klaar > Bewaar de foto > Foto gelukt > Met of zonder foto > Schrijf het rapport > Mail het rapport',
      'Schrijf het rapport > Restpunten een voor een > Taak per restpunt',
      'Mail het rapport #1 > Meld het rapport aan kantoor',
      'Bewaar de foto #1 > Zonder foto verder > Met of zonder foto @1',
      'Zonder foto verder > Meld de foto aan kantoor',
    ],
  }),
});

import { officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { formAddress, limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  AS_MAIL,
  alsoRows,
  among,
  asDayText,
  both,
  choose,
  code,
  combine,
  cron,
  formEnd,
  from,
  openFormWithEnding,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const solarYield = recipe({
  id: 'solar-yield-beside-the-others',
  category: 'productivity',
  tags: ['zonnepanelen', 'installateur', 'opbrengst', 'onderhoud', 'storing', 'omvormer'],
  saves: spares(
    75,
    'De installateur vraagt meterstanden op en vergelijkt opbrengsten per klant met de hand.',
    'The installer asks for readings and compares yields of customers by hand.',
  ),
  variants: combine(
    { table: officeTables, mailer: officeMail, tasks: among(officeTasks, 'asana', 'trello', 'clickUp') },
    { take: 3, apart: ['table', 'tasks'] },
  ),
  build: ({ table, mailer, tasks }) => {
    const sites = say('Installaties', 'Installations');
    const tab = say('Meterstanden', 'Readings');
    const number = say('Nummer', 'Number');
    const asked = say('Gevraagd voor', 'Asked for');
    const reported = say('Gemeld voor', 'Reported for');
    const key = say('Regel', 'Line');
    const columns = {
      nummer: number,
      klant: say('Klant', 'Customer'),
      mail: say('Mail', 'Mail'),
      piek: say('Piekvermogen in kW', 'Peak power in kW'),
      gevraagd: asked,
      gemeld: reported,
    };
    const rows = rowsOf(table, 'Lees installaties', sites, 'Zonne-installatie', columns);
    const readings = alsoRows(
      rowsOf(table, 'Lees meterstanden', tab, 'Meterstand', {
        nummer: number,
        op: say('Afgelezen op', 'Read on'),
        stand: say('Stand in kWh', 'Reading in kWh'),
      }),
    );
    const own = alsoRows(rowsOf(table, 'Zoek de installatie', sites, 'Gevraagde installatie', columns));
    const past = alsoRows(
      rowsOf(table, 'Lees vorige standen', tab, 'Vorige stand', {
        nummer: number,
        op: say('Afgelezen op', 'Read on'),
        stand: say('Stand in kWh', 'Reading in kWh'),
      }),
    );
    const c = (field: string) => from('Vergelijk opbrengsten', field);
    return {
      name: both(
        `Opbrengst van zonnepanelen per klant vergelijken uit ${table.app.label}, standen via ${mailer.app.label}, taken in ${tasks.app.label}`,
        `Compare the yield of solar panels by customer from ${table.app.label}, readings through ${mailer.app.label}, tasks in ${tasks.app.label}`,
      ),
      description: both(
        `Vraagt klanten elke maand via ${mailer.app.label} om hun meterstand, rekent per kilowattpiek de opbrengst per dag uit en legt elke installatie in ${table.app.label} naast de mediaan van alle. Wie achterblijft wordt een taak in ${tasks.app.label}.`,
        `Each month it asks customers through ${mailer.app.label} for their reading, works out the yield a day per kilowatt peak and lays each installation in ${table.app.label} beside the median. Who is behind becomes a task in ${tasks.app.label}.`,
      ),
      benefit: both(
        'Een kapotte omvormer valt op voordat een zomer verloren is.',
        'A broken inverter is noticed before a summer is lost.',
      ),
      uses: [
        [table, both('heeft installaties en standen', 'has installations and readings')],
        [mailer, both('vraagt standen en mailt het beeld', 'asks for readings and mails the picture')],
        [tasks, both('krijgt wat nagekeken moet worden', 'receives what has to be checked')],
      ],
      setup: [
        both(
          'Maak de tabel Installaties met de kolommen Nummer (uniek), Klant, Mail, Piekvermogen in kW, Gevraagd voor en Gemeld voor.',
          'Make the table Installations with the columns Number (unique), Customer, Mail, Peak power in kW, Asked for and Reported for.',
        ),
        both(
          'Maak de tabel Meterstanden met de kolommen Regel (uniek), Nummer, Afgelezen op en Stand in kWh (de totaalteller van de omvormer).',
          'Make the table Readings with the columns Line (unique), Number, Read on and Reading in kWh (the total counter of the inverter).',
        ),
      ],
      notes: [
        {
          over: ['Vergelijk opbrengsten', 'Vragen, nakijken of beeld?'],
          text: say(
            '## Het weer telt niet mee\nDe laatste twee standen geven kWh per dag per kilowattpiek. Omdat iedereen naast de mediaan van dezelfde ronde ligt, valt een sombere maand weg; vergelijk alleen klanten uit dezelfde streek. Onder vijf bruikbare installaties vergelijkt hij niet. Een klant op het noorden of onder een boom blijft altijd achter: zet zijn piekvermogen lager.',
            '## The weather does not count\nThe last two readings give kWh a day per kilowatt peak. As everybody is beside the median of the same round, a dull month drops out; compare customers of one region only. Below five usable installations it compares nothing. A customer facing north or under a tree is always behind: lower that peak power.',
          ),
        },
      ],
      names: {
        'Tweede van de maand': 'Second of the month',
        'Lees installaties': 'Read the installations',
        'Zonne-installatie': 'Solar installation',
        'Lees meterstanden': 'Read the readings',
        Meterstand: 'Reading',
        'Vergelijk opbrengsten': 'Compare the yields',
        'Vragen, nakijken of beeld?': 'Ask, check or picture?',
        'Vraag meterstand': 'Ask for the reading',
        'Noteer dat gevraagd is': 'Note that it was asked',
        'Maak taak om na te kijken': 'Make a task to check',
        'Noteer dat gemeld is': 'Note that it was reported',
        'Mail wat niet lukte': 'Mail what failed',
        'Mail beeld van de maand': 'Mail the picture of the month',
        'Stand doorgegeven': 'Reading given',
        'Zoek de installatie': 'Look up the installation',
        'Gevraagde installatie': 'Requested installation',
        'Lees vorige standen': 'Read the former readings',
        'Vorige stand': 'Former reading',
        'Kan deze stand?': 'Is this reading possible?',
        'Stand goed?': 'Reading right?',
        'Bewaar stand': 'Keep the reading',
        'Toon de opbrengst': 'Show the yield',
        'Toon dat stand niet kan': 'Show that it is impossible',
      },
      nodes: [
        cron('Tweede van de maand', '0 10 2 * *'),
        ...rows.nodes,
        ...readings.nodes,
        code(
          'Vergelijk opbrengsten',
          `
${AS_DAY}
${AS_AMOUNT}
${AS_MAIL}
${SAFE_TEXT}
const maand = $now.toFormat('yyyy-MM'), vandaag = $now.startOf('day'), naam = (v) => String(v ?? '').trim(), grens = Number('${limitOf('percent-behind', ['Procent achter de mediaan', 'Per cent behind the median'], ['Vanaf hoeveel procent minder het een taak wordt.', 'From how many per cent less it becomes a task.'], 25)}') || 25;
const per = new Map();
for (const { json: een } of $input.all()) { const op = asDay(een.op), stand = getal(een.stand); if (!naam(een.nummer) || !op.isValid || stand === null) continue; const lijst = per.get(naam(een.nummer)) ?? []; lijst.push({ op: op.startOf('day'), stand }); per.set(naam(een.nummer), lijst); }
const alle = $('Zonne-installatie').all().map(({ json }) => json).filter((een) => een.nummer).map((een) => {
  const lijst = (per.get(naam(een.nummer)) ?? []).sort((a, b) => a.op - b.op), nu = lijst[lijst.length - 1], toen = lijst[lijst.length - 2], piek = getal(een.piek), dagen = nu && toen ? nu.op.diff(toen.op, 'days').days : 0;
  const maat = piek !== null && piek > 0 && dagen >= 14 && dagen <= 100 && nu.stand >= toen.stand && nu.op > vandaag.minus({ days: 45 }) ? (nu.stand - toen.stand) / dagen / piek : null;
  return { ...een, nummer: naam(een.nummer), maat, vers: nu !== undefined && nu.op > vandaag.minus({ days: 10 }) };
});
const maten = alle.map((een) => een.maat).filter((een) => een !== null).sort((a, b) => a - b), mediaan = maten.length >= 5 ? (maten[Math.floor((maten.length - 1) / 2)] + maten[Math.ceil((maten.length - 1) / 2)]) / 2 : null, twee = (v) => v.toFixed(2).replace('.', '${say(',', '.')}');
const achter = mediaan === null || mediaan === 0 ? [] : alle.filter((een) => een.maat !== null && een.maat < mediaan * (1 - grens / 100) && naam(een.gemeld) !== maand).map((een) => ({ soort: 'taak', nummer: een.nummer, klant: naam(een.klant) || '-', maat: twee(een.maat), mediaan: twee(mediaan), minder: Math.round((1 - een.maat / mediaan) * 100), maand }));
const vraag = alle.filter((een) => !een.vers && naam(een.gevraagd) !== maand && mailvan(een.mail)).map((een) => ({ soort: 'vraag', nummer: een.nummer, klant: cel(een.klant), mail: mailvan(een.mail), maand }));
return [...vraag, ...achter, { soort: 'beeld', maand, aantal: alle.length, gemeten: maten.length, mediaan: mediaan === null ? '${say('te weinig standen', 'too few readings')}' : twee(mediaan), achter: achter.length, vragen: vraag.length, zonder: cel(alle.filter((een) => !mailvan(een.mail)).map((een) => een.nummer).join(', ') || '-') }].map((json) => ({ json }));`,
        ),
        choose('Vragen, nakijken of beeld?', [
          [say('vragen', 'ask'), ['={{ $json.soort }}', 'is', 'vraag']],
          [say('nakijken', 'check'), ['={{ $json.soort }}', 'is', 'taak']],
          [say('beeld', 'picture'), ['={{ $json.soort }}', 'is', 'beeld']],
        ]),
        withErrorBranch(
          mailer.send(
            'Vraag meterstand',
            '={{ $json.mail }}',
            say(
              '=Uw zonnepanelen: geef de stand van {{ $json.maand }} door',
              '=Your solar panels: give the reading of {{ $json.maand }}',
            ),
            say(
              `=Beste {{ $json.klant }},<br><br>Lees de totaalteller van uw omvormer af en geef hem door met nummer {{ $json.nummer }}: ${formAddress}<br>Zo zien we op tijd of er iets stuk is.`,
              `=Dear {{ $json.klant }},<br><br>Read the total counter of your inverter and give it with number {{ $json.nummer }}: ${formAddress}<br>That way we see in time whether something is broken.`,
            ),
          ),
        ),
        table.upsert('Noteer dat gevraagd is', sites, number, {
          [number]: `=${c('nummer')}`,
          [asked]: `=${c('maand')}`,
        }),
        withErrorBranch(
          tasks.create('Maak taak om na te kijken', {
            title: say(
              '=Kijk {{ $json.nummer }} van {{ $json.klant }} na: {{ $json.minder }}% minder dan anderen',
              '=Check {{ $json.nummer }} of {{ $json.klant }}: {{ $json.minder }}% less than others',
            ),
            description: say(
              '={{ $json.maat }} kWh per dag per kilowattpiek, mediaan {{ $json.mediaan }}. Begin met de foutcode van de omvormer; vraag daarna naar schaduw en vuil.',
              '={{ $json.maat }} kWh a day per kilowatt peak, median {{ $json.mediaan }}. Begin with the error code of the inverter; then ask about shade and dirt.',
            ),
            due: "={{ $now.plus({ days: 7 }).toFormat('yyyy-MM-dd') }}",
          }),
        ),
        table.upsert('Noteer dat gemeld is', sites, number, {
          [number]: `=${c('nummer')}`,
          [reported]: `=${c('maand')}`,
        }),
        mailer.send(
          'Mail wat niet lukte',
          mailOf.planning,
          say(
            `=Installatie ${c('nummer')} van ${c('klant')}: zelf opvolgen`,
            `=Installation ${c('nummer')} of ${c('klant')}: follow up yourself`,
          ),
          say(
            `=De vraag om een meterstand of de taak over ${c('maand')} kon niet weg. Hij is niet genoteerd: start de flow nog eens of bel de klant.`,
            `=The question for a reading or the task of ${c('maand')} could not go. It is not noted: start it again or call the customer.`,
          ),
        ),
        mailer.send(
          'Mail beeld van de maand',
          mailOf.office,
          say(
            '=Zonne-opbrengst {{ $json.maand }}: {{ $json.achter }} nieuwe achterblijvers',
            '=Solar yield {{ $json.maand }}: {{ $json.achter }} newly behind',
          ),
          say(
            '={{ $json.gemeten }} van {{ $json.aantal }} installaties zijn te vergelijken, mediaan {{ $json.mediaan }} kWh per dag per kilowattpiek. Gevraagd om een stand: {{ $json.vragen }}. Zonder mailadres: {{ $json.zonder }}.',
            '={{ $json.gemeten }} of {{ $json.aantal }} installations can be compared, median {{ $json.mediaan }} kWh a day per kilowatt peak. Asked for a reading: {{ $json.vragen }}. Without a mail address: {{ $json.zonder }}.',
          ),
        ),
        openFormWithEnding(
          'Stand doorgegeven',
          say('Stand van uw zonnepanelen', 'Reading of your solar panels'),
          say('Het nummer staat in de mail.', 'The number is in the mail.'),
          [
            ['nummer', say('Nummer van de installatie', 'Number of the installation')],
            ['stand', say('Totaalteller in kWh', 'Total counter in kWh')],
          ],
        ),
        ...own.nodes,
        ...past.nodes,
        code(
          'Kan deze stand?',
          `
${AS_DAY}
${AS_AMOUNT}
${asDayText()}
const vraag = $('Stand doorgegeven').first().json, gelijk = (v) => String(v ?? '').trim().toLowerCase(), stand = getal(String(vraag.stand ?? '').trim().replace(/\\.(?=\\d{3}(\\D|$))/g, ''));
const een = $('Gevraagde installatie').all().map(({ json }) => json).find((een) => gelijk(een.nummer) !== '' && gelijk(een.nummer) === gelijk(vraag.nummer));
const vorige = $input.all().map(({ json }) => json).filter((ander) => een && gelijk(ander.nummer) === gelijk(een.nummer) && asDay(ander.op).isValid && getal(ander.stand) !== null).sort((a, b) => asDay(a.op) - asDay(b.op)).pop();
const toen = vorige ? getal(vorige.stand) : null, dagen = vorige ? Math.max(1, $now.startOf('day').diff(asDay(vorige.op).startOf('day'), 'days').days) : 1, piek = getal(een?.piek) ?? 10;
const bezwaar = !een ? '${say('Dit nummer kennen we niet.', 'We do not know this number.')}' : stand === null || stand < 0 ? '${say('Vul alleen het getal in, zonder kWh.', 'Fill in the number only, without kWh.')}' : toen !== null && stand < toen ? '${say('De stand is lager dan de vorige', 'The reading is lower than the former one')} (' + toen + ').' : toen !== null && stand - toen > dagen * piek * 9 ? '${say('Zoveel kan uw installatie in die tijd niet maken; lees nog eens af.', 'Your installation cannot make that much in that time; please read again.')}' : '';
return [{ json: { kan: bezwaar === '', bezwaar, regel: een ? een.nummer + ' ' + $now.toFormat('yyyy-MM-dd') : '', nummer: een?.nummer ?? '', stand: stand ?? 0, tekst: toen === null ? '${say('Dit is uw eerste stand; vanaf de volgende kunnen we vergelijken.', 'This is your first reading; from the next on we can compare.')}' : Math.round(stand - toen) + ' kWh ${say('sinds', 'since')} ' + dagtekst(asDay(vorige.op)) + '.' } }];`,
        ),
        when('Stand goed?', [['={{ $json.kan }}', 'yes']]),
        table.upsert('Bewaar stand', tab, key, {
          [key]: '={{ $json.regel }}',
          [number]: '={{ $json.nummer }}',
          [say('Afgelezen op', 'Read on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [say('Stand in kWh', 'Reading in kWh')]: '={{ $json.stand }}',
        }),
        formEnd('Toon de opbrengst', say('Dank u', 'Thank you'), `=${from('Kan deze stand?', 'tekst')}`),
        formEnd(
          'Toon dat stand niet kan',
          say('Nog niet verwerkt', 'Not processed yet'),
          '={{ $json.bezwaar }}',
        ),
      ],
      flow: [
        `Tweede van de maand > ${rows.path} > ${readings.path} > Vergelijk opbrengsten > Vragen, nakijken of beeld? > Vraag meterstand > Noteer dat gevraagd is`,
        'Vragen, nakijken of beeld? #1 > Maak taak om na te kijken > Noteer dat gemeld is',
        'Vragen, nakijken of beeld? #2 > Mail beeld van de maand',
        'Vraag meterstand #1 > Mail wat niet lukte',
        'Maak taak om na te kijken #1 > Mail wat niet lukte',
        `Stand doorgegeven > ${own.path} > ${past.path} > Kan deze stand? > Stand goed? > Bewaar stand > Toon de opbrengst`,
        'Stand goed? #1 > Toon dat stand niet kan',
      ],
    };
  },
});

import { approvalChats } from '../../apps/chats.js';
import { kvkApp } from '../../apps/dutch-books.js';
import { mailboxes } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { formAddress, mailOf } from '../../apps/values.js';
import {
  both,
  code,
  codeEach,
  combine,
  cron,
  dayOf,
  evenWhenEmpty,
  everyMonths,
  formEnd,
  formWithEnding,
  goOnAfterError,
  http,
  keep,
  loop,
  node,
  onlyOnce,
  openFormWithEnding,
  pause,
  recipe,
  rowsOf,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { asNumber } from './parts.js';

export const branchFigures = recipe({
  id: 'weekly-figures-of-branches',
  category: 'data',
  tags: ['filialen', 'weekcijfers', 'omzet', 'winkel', 'deadline'],
  saves: spares(
    75,
    'Het hoofdkantoor belt filialen na en telt de cijfers met de hand op.',
    'Head office chases branches and adds up their figures by hand.',
  ),
  variants: combine(
    { table: fullTables, mailer: mailboxes, chat: approvalChats },
    { take: 2, apart: ['table', 'chat'] },
  ),
  build: ({ table, mailer, chat }) => {
    const branch = rowsOf(table, 'Lees de filialen', say('Filialen', 'Branches'), 'Filiaal', {
      code: 'Code',
      naam: say('Naam', 'Name'),
      mail: 'E-mail',
    });
    const row = (column: string) => table.cell(column);
    return {
      name: both(
        `Weekcijfers van filialen verzamelen in ${table.app.label}, achterblijvers manen en totalen delen in ${chat.app.label}`,
        `Collect weekly figures of branches in ${table.app.label}, chase the late ones and share totals in ${chat.app.label}`,
      ),
      description: both(
        `Filialen geven omzet en klanten door in een formulier. Maandagmiddag mant ${mailer.app.label} wie ontbreekt; dinsdag staat de weekstand met de achterblijvers en het verschil met vorige week in ${chat.app.label}.`,
        `Branches give sales and customers in a form. Monday afternoon ${mailer.app.label} chases who is missing; on Tuesday the week with the late ones and the change on last week is in ${chat.app.label}.`,
      ),
      benefit: both(
        'Dinsdagochtend één kloppende weekstand, zonder belrondje.',
        'One right weekly total on Tuesday morning, without a round of calls.',
      ),
      uses: [
        [table, both('bevat filialen en weekcijfers', 'holds branches and weekly figures')],
        [mailer, both('maant filialen', 'chases branches')],
        [chat, both('krijgt de weekstand', 'gets the week')],
      ],
      setup: [
        both(
          'Geef het tabblad Filialen de kolommen Code, Naam en E-mail, en Weekcijfers de kolommen Sleutel, Week, Code, Omzet, Klanten en Opmerking.',
          'Give the tab Branches the columns Code, Name and E-mail, and Weekly figures the columns Key, Week, Code, Sales, Customers and Remark.',
        ),
      ],
      notes: [
        {
          over: ['Sleutel van de week', 'Bewaar de weekcijfers'],
          text: say(
            '## Verbeteren mag\nDe sleutel is week plus filiaalcode: wie het formulier nog eens invult, verbetert de eerste opgave. Een opgave geldt altijd voor de week die afgelopen zondag eindigde.',
            '## Correcting is fine\nThe key is week plus branch code: whoever fills in the form again corrects the first entry. An entry always counts for the week that ended last Sunday.',
          ),
        },
        {
          over: ['Reken de weekstand uit'],
          text: say(
            '## Eerlijk vergelijken\nHet verschil met vorige week telt alleen filialen die in beide weken cijfers gaven; anders lijkt een vergeten opgave op een daling.',
            '## A fair comparison\nThe change on last week counts only branches with figures in both weeks; otherwise a forgotten entry looks like a drop.',
          ),
        },
      ],
      names: {
        'Weekcijfers doorgeven': 'Give weekly figures',
        'Sleutel van de week': 'Key of the week',
        'Zoek het filiaal': 'Find the branch',
        'Filiaal bekend?': 'Branch known?',
        'Bewaar de weekcijfers': 'Keep the weekly figures',
        'Bedankt voor de cijfers': 'Thanks for the figures',
        'Code onbekend': 'Code unknown',
        'Maandag om twee, dinsdag om negen': 'Monday at two, Tuesday at nine',
        'Lees de filialen': 'Read the branches',
        Filiaal: 'Branch',
        'Lees de weekcijfers': 'Read the weekly figures',
        'Reken de weekstand uit': 'Work out the week',
        'Is het dinsdag?': 'Is it Tuesday?',
        'Deel de weekstand': 'Share the week',
        'Wie ontbreekt': 'Who is missing',
        'Maan het filiaal': 'Chase the branch',
        'Meld wie niet gemaand is': 'Report who was not chased',
      },
      nodes: [
        formWithEnding(
          'Weekcijfers doorgeven',
          say('Weekcijfers', 'Weekly figures'),
          say('Over de week die afgelopen zondag eindigde.', 'About the week that ended last Sunday.'),
          [
            ['code', say('Filiaalcode', 'Branch code')],
            ['omzet', say('Omzet met btw in euro', 'Sales with VAT in euros'), 'number'],
            ['klanten', say('Aantal klanten', 'Number of customers'), 'number'],
            ['opmerking?', say('Opmerking', 'Remark'), 'textarea'],
          ],
        ),
        set('Sleutel van de week', {
          code: "={{ String($json.code ?? '').trim().toUpperCase() }}",
          week: '={{ $now.minus({ weeks: 1 }).toFormat("kkkk-\'W\'WW") }}',
          omzet: ['number', '={{ Number($json.omzet) || 0 }}'],
          klanten: ['number', '={{ Number($json.klanten) || 0 }}'],
          opmerking: "={{ $json.opmerking ?? '' }}",
        }),
        evenWhenEmpty(
          table.find('Zoek het filiaal', say('Filialen', 'Branches'), 'Code', '={{ $json.code }}'),
        ),
        when('Filiaal bekend?', [[`={{ String(${row('Code')} ?? '') }}`, 'filled']]),
        table.upsert('Bewaar de weekcijfers', say('Weekcijfers', 'Weekly figures'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]:
            "={{ $('Sleutel van de week').item.json.week }} {{ $('Sleutel van de week').item.json.code }}",
          Week: "={{ $('Sleutel van de week').item.json.week }}",
          Code: "={{ $('Sleutel van de week').item.json.code }}",
          [say('Omzet', 'Sales')]: "={{ $('Sleutel van de week').item.json.omzet }}",
          [say('Klanten', 'Customers')]: "={{ $('Sleutel van de week').item.json.klanten }}",
          [say('Opmerking', 'Remark')]: "={{ $('Sleutel van de week').item.json.opmerking }}",
        }),
        formEnd(
          'Bedankt voor de cijfers',
          say('Bewaard', 'Kept'),
          say(
            'Dank je. Een fout gemaakt? Vul het formulier nog een keer in.',
            'Thank you. Made a mistake? Fill in the form once more.',
          ),
        ),
        formEnd(
          'Code onbekend',
          say('Die code kennen we niet', 'We do not know that code'),
          say(
            'De cijfers zijn niet bewaard. Controleer de filiaalcode en vul het formulier opnieuw in.',
            'The figures were not kept. Check the branch code and fill in the form again.',
          ),
        ),
        node('Maandag om twee, dinsdag om negen', 'scheduleTrigger', 1.4, {
          rule: {
            interval: [
              { field: 'cronExpression', expression: '0 14 * * 1' },
              { field: 'cronExpression', expression: '0 9 * * 2' },
            ],
          },
        }),
        ...branch.nodes,
        evenWhenEmpty(onlyOnce(table.rows('Lees de weekcijfers', say('Weekcijfers', 'Weekly figures')))),
        code(
          'Reken de weekstand uit',
          `
const getal = (v) => ${asNumber('v')};
const euro = (v) => Math.round(v).toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const regels = $input.all().map((regel) => { const $json = regel.json; return { week: ${row('Week')}, code: ${row('Code')}, omzet: getal(${row(say('Omzet', 'Sales'))}), klanten: getal(${row(say('Klanten', 'Customers'))}) }; }).filter(({ omzet }) => Number.isFinite(omzet));
const week = $now.minus({ weeks: 1 }).toFormat("kkkk-'W'WW");
const eerder = $now.minus({ weeks: 2 }).toFormat("kkkk-'W'WW");
const van = (w) => new Map(regels.filter((een) => een.week === w).map((een) => [een.code, een]));
const [nu, toen] = [van(week), van(eerder)];
const filialen = $('Filiaal').all().map(({ json }) => json).filter(({ code }) => code);
const ontbreekt = filialen.filter(({ code }) => !nu.has(code));
const som = (lijst) => lijst.reduce((totaal, een) => totaal + een.omzet, 0);
const beide = [...nu.keys()].filter((code) => toen.has(code));
const [a, b] = [som(beide.map((code) => nu.get(code))), som(beide.map((code) => toen.get(code)))];
return [{ json: {
  week, ontbreekt, binnen: nu.size, totaal: euro(som([...nu.values()])), verschil: b > 0 ? (a >= b ? '+' : '') + (Math.round((a / b - 1) * 1000) / 10).toLocaleString('${say('nl-NL', 'en-GB')}') : null,
  regels: filialen.filter(({ code }) => nu.has(code)).map(({ code, naam }) => '• ' + naam + ': ' + euro(nu.get(code).omzet) + (Number.isFinite(nu.get(code).klanten) ? ', ' + nu.get(code).klanten + ' ${say('klanten', 'customers')}' : '')).join('\\n'),
} }];`,
        ),
        when('Is het dinsdag?', [['={{ $now.weekday }}', '=', 2]]),
        chat.post(
          'Deel de weekstand',
          say(
            "=Week {{ $json.week }}: {{ $json.totaal }} van {{ $json.binnen }} filialen{{ $json.verschil === null ? '' : ', ' + $json.verschil + '% op vorige week' }}.\n{{ $json.regels }}{{ $json.ontbreekt.length ? '\\nNog niet binnen: ' + $json.ontbreekt.map((f) => f.naam).join(', ') : '' }}",
            "=Week {{ $json.week }}: {{ $json.totaal }} of {{ $json.binnen }} branches{{ $json.verschil === null ? '' : ', ' + $json.verschil + '% on last week' }}.\n{{ $json.regels }}{{ $json.ontbreekt.length ? '\\nNot in yet: ' + $json.ontbreekt.map((f) => f.naam).join(', ') : '' }}",
          ),
        ),
        code('Wie ontbreekt', 'return $input.first().json.ontbreekt.map((filiaal) => ({ json: filiaal }));'),
        withErrorBranch(
          mailer.send(
            'Maan het filiaal',
            '={{ $json.mail }}',
            say(
              '=Weekcijfers van {{ $json.naam }} ontbreken nog',
              '=Weekly figures of {{ $json.naam }} are still missing',
            ),
            say(
              `=Beste collega,<br><br>De cijfers van {{ $json.naam }} ({{ $json.code }}) over vorige week zijn nog niet binnen. Vul je ze vandaag in? ${formAddress}<br>Dinsdag om negen gaat de weekstand rond.`,
              `=Dear colleague,<br><br>The figures of {{ $json.naam }} ({{ $json.code }}) about last week are not in yet. Will you enter them today? ${formAddress}<br>The week goes round on Tuesday at nine.`,
            ),
          ),
        ),
        chat.post(
          'Meld wie niet gemaand is',
          say(
            "=Filiaal {{ $('Wie ontbreekt').item.json.naam }} ({{ $('Wie ontbreekt').item.json.mail || 'geen mailadres' }}) kon niet worden gemaand. Bel zelf; de weekcijfers ontbreken nog.",
            "=Branch {{ $('Wie ontbreekt').item.json.naam }} ({{ $('Wie ontbreekt').item.json.mail || 'no address' }}) could not be chased. Call yourself; the weekly figures are still missing.",
          ),
        ),
      ],
      flow: [
        'Weekcijfers doorgeven > Sleutel van de week > Zoek het filiaal > Filiaal bekend? > Bewaar de weekcijfers > Bedankt voor de cijfers',
        'Filiaal bekend? #1 > Code onbekend',
        `Maandag om twee, dinsdag om negen > ${branch.path} > Lees de weekcijfers > Reken de weekstand uit > Is het dinsdag? > Deel de weekstand`,
        'Is het dinsdag? #1 > Wie ontbreekt > Maan het filiaal',
        'Maan het filiaal #1 > Meld wie niet gemaand is',
      ],
    };
  },
});

export const kvkChanges = recipe({
  id: 'kvk-changes-of-customers',
  category: 'data',
  tags: ['kvk', 'stamgegevens', 'handelsregister', 'debiteuren', 'boekhouder'],
  saves: spares(
    60,
    'Iemand zoekt klanten een voor een op in het Handelsregister.',
    'Someone looks up customers one by one in the trade register.',
  ),
  variants: combine({ table: fullTables, chat: approvalChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const customer = rowsOf(
      table,
      'Lees de zakelijke klanten',
      say('Klanten', 'Customers'),
      'Klant met KVK-nummer',
      {
        kvk: say('KVK-nummer', 'KVK number'),
        naam: say('Naam', 'Name'),
        adres: say('Adres KVK', 'KVK address'),
        vorm: say('Rechtsvorm', 'Legal form'),
      },
    );
    return {
      name: both(
        `Verhuisde en verdwenen klanten opmerken: KVK-controle van ${table.app.label}, gemeld in ${chat.app.label}`,
        `Notice customers that moved or vanished: KVK check of ${table.app.label}, reported in ${chat.app.label}`,
      ),
      description: both(
        `Vraagt elke maand van elke klant met KVK-nummer in ${table.app.label} het basisprofiel op, bewaart adres en rechtsvorm en meldt in ${chat.app.label} wat er sinds de vorige keer is veranderd of verdwenen.`,
        `Each month asks the basic profile of every customer with a KVK number in ${table.app.label}, keeps address and legal form and reports in ${chat.app.label} what changed or vanished since the last time.`,
      ),
      benefit: both(
        'Facturen gaan niet meer naar een adres waar niemand zit.',
        'Invoices no longer go to an address where nobody is.',
      ),
      uses: [
        [{ app: kvkApp }, both('geeft het basisprofiel', 'gives the basic profile')],
        [table, both('is je klantenlijst', 'is your customer list')],
        [chat, both('krijgt de wijzigingen', 'gets the changes')],
      ],
      setup: [
        both(
          'Geef het tabblad Klanten de kolommen KVK-nummer, Naam, Adres KVK, Rechtsvorm en KVK nagekeken.',
          'Give the tab Customers the columns KVK number, Name, KVK address, Legal form and KVK checked.',
        ),
        both(
          'De KVK rekent een bedrag per opgevraagd profiel: kijk vooraf hoeveel klanten een nummer hebben.',
          'The KVK charges for each profile: see beforehand how many customers have a number.',
        ),
      ],
      notes: [
        {
          over: ['Vraag het basisprofiel', 'Vergelijk met vorige keer'],
          text: say(
            '## De eerste keer meldt niets\nStaat er nog geen adres in de lijst, dan wordt het alleen bewaard. Een nummer dat het Handelsregister niet kent, is opgeheven of verkeerd overgenomen: dat wordt wel gemeld. Bij een storing blijft de rij zoals hij was.',
            '## The first time reports nothing\nWhere the list has no address yet, it is only kept. A number that the register does not know was closed down or copied wrongly: that is reported. On a failure the row stays as it was.',
          ),
        },
      ],
      names: {
        'Tweede van de maand': 'Second of the month',
        'Lees de zakelijke klanten': 'Read business customers',
        'Klant met KVK-nummer': 'Customer with KVK number',
        'Acht cijfers': 'Eight digits',
        'In porties van tien': 'In portions of ten',
        'Vraag het basisprofiel': 'Ask the basic profile',
        'Vergelijk met vorige keer': 'Compare with last time',
        'Antwoord gekregen?': 'Got an answer?',
        'Werk de klant bij': 'Update the customer',
        'Even wachten': 'Wait a little',
        'Is er iets anders': 'Something different',
        'Meld de wijzigingen': 'Report the changes',
      },
      nodes: [
        everyMonths('Tweede van de maand', 1, 2, 7),
        ...customer.nodes,
        keep('Acht cijfers', [["={{ String($json.kvk ?? '').replace(/\\D/g, '') }}", 'matches', '^\\d{8}$']]),
        loop('In porties van tien', 10),
        goOnAfterError(
          http(
            'Vraag het basisprofiel',
            "=https://api.kvk.nl/api/v1/basisprofielen/{{ String($json.kvk).replace(/\\D/g, '') }}",
            { auth: 'header', full: true },
          ),
        ),
        codeEach(
          'Vergelijk met vorige keer',
          `
const was = $('In porties van tien').item.json;
const profiel = $json.body ?? {};
const hoofd = profiel._embedded?.hoofdvestiging ?? {};
const adressen = hoofd.adressen ?? [];
const adres = adressen.find(({ type }) => type === 'bezoekadres') ?? adressen[0];
const nu = {
  adres: adres ? [adres.straatnaam, adres.huisnummer, adres.postcode, adres.plaats].filter(Boolean).join(' ') : '',
  vorm: profiel._embedded?.eigenaar?.rechtsvorm ?? '',
};
const anders = [];
if ($json.statusCode === 404) anders.push('${say('niet meer in het Handelsregister', 'no longer in the register')}');
if ($json.statusCode === 200 && was.adres && nu.adres && was.adres !== nu.adres) anders.push('${say('verhuisd naar', 'moved to')} ' + nu.adres);
if ($json.statusCode === 200 && was.vorm && nu.vorm && was.vorm !== nu.vorm) anders.push('${say('nu een', 'now a')} ' + nu.vorm);
return { json: { kvk: was.kvk, naam: was.naam, adres: nu.adres || was.adres, vorm: nu.vorm || was.vorm, gelukt: $json.statusCode === 200 || $json.statusCode === 404, anders: anders.join(', ') } };`,
        ),
        when('Antwoord gekregen?', [['={{ $json.gelukt }}', 'yes']]),
        table.upsert('Werk de klant bij', say('Klanten', 'Customers'), say('KVK-nummer', 'KVK number'), {
          [say('KVK-nummer', 'KVK number')]: '={{ $json.kvk }}',
          [say('Adres KVK', 'KVK address')]: '={{ $json.adres }}',
          [say('Rechtsvorm', 'Legal form')]: '={{ $json.vorm }}',
          [say('KVK nagekeken', 'KVK checked')]: '={{ $now.toISODate() }}',
        }),
        pause('Even wachten', 3, 'seconds'),
        code(
          'Is er iets anders',
          `
const alles = [];
for (let ronde = 0; ronde < 1000; ronde++) { let regels; try { regels = $('Vergelijk met vorige keer').all(0, ronde); } catch { break; } if (!regels?.length) break; alles.push(...regels.map(({ json }) => json)); }
const anders = alles.filter((een) => een.anders);
const stil = alles.filter((een) => !een.gelukt);
if (anders.length + stil.length === 0) return [];
return [{ json: { nagekeken: alles.length, stil: stil.length, lijst: anders.slice(0, 40).map((een) => '• ' + een.naam + ' (' + een.kvk + '): ' + een.anders).join('\\n') } }];`,
        ),
        chat.post(
          'Meld de wijzigingen',
          say(
            '=KVK-controle van {{ $json.nagekeken }} klanten:\n{{ $json.lijst || "geen wijzigingen" }}{{ $json.stil ? "\\nGeen antwoord voor " + $json.stil + " klanten." : "" }}',
            '=KVK check of {{ $json.nagekeken }} customers:\n{{ $json.lijst || "no changes" }}{{ $json.stil ? "\\nNo answer for " + $json.stil + " customers." : "" }}',
          ),
        ),
      ],
      flow: [
        `Tweede van de maand > ${customer.path} > Acht cijfers > In porties van tien #1 > Vraag het basisprofiel > Vergelijk met vorige keer > Antwoord gekregen? > Werk de klant bij > Even wachten > In porties van tien`,
        'Antwoord gekregen? #1 > Even wachten',
        'In porties van tien > Is er iets anders > Meld de wijzigingen',
      ],
    };
  },
});

export const supplierQuotes = recipe({
  id: 'supplier-quotes-side-by-side',
  category: 'data',
  tags: ['offertes', 'inkoop', 'leveranciers', 'vergelijken', 'formulier'],
  saves: spares(
    60,
    'De inkoper zet offertes met de hand om naar dezelfde eenheid en vergelijkt ze.',
    'The buyer converts quotes to one unit by hand and compares them.',
  ),
  variants: combine({ table: fullTables, mailer: mailboxes }, { take: 2 }),
  build: ({ table, mailer }) => {
    const open = rowsOf(table, 'Lees de aanvragen', say('Offerteaanvragen', 'Quote requests'), 'Aanvraag', {
      nummer: say('Nummer', 'Number'),
      wat: say('Wat', 'What'),
      sluit: say('Sluit op', 'Closes on'),
      stand: say('Stand', 'State'),
    });
    const col = (column: string) => table.cell(column);
    return {
      name: both(
        `Offertes van leveranciers verzamelen in ${table.app.label} en na sluiting vergelijken via ${mailer.app.label}`,
        `Collect supplier quotes in ${table.app.label} and compare them after closing through ${mailer.app.label}`,
      ),
      description: both(
        `Leveranciers dienen hun prijs in via een formulier. Na de sluitingsdatum rekent de workflow alles om naar de prijs per eenheid met bijkomende kosten en mailt de rangorde via ${mailer.app.label} aan inkoop.`,
        `Suppliers hand in their price in a form. After the closing date everything is converted to the price a unit with extra costs, and the ranking is mailed to purchasing through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Appels met appels vergeleken, en niemand die te laat nog meedoet.',
        'Like compared with like, and nobody who joins too late.',
      ),
      uses: [
        [table, both('bevat aanvragen en offertes', 'holds requests and quotes')],
        [mailer, both('mailt de vergelijking', 'mails the comparison')],
      ],
      setup: [
        both(
          'Geef het tabblad Offerteaanvragen de kolommen Nummer, Wat, Sluit op en Stand, en Offertes de kolommen Sleutel, Aanvraag, Leverancier, Aantal, Prijs, Bijkomend, Levertijd en Ontvangen.',
          'Give the tab Quote requests the columns Number, What, Closes on and State, and Quotes the columns Key, Request, Supplier, Quantity, Price, Extra, Delivery and Received.',
        ),
      ],
      notes: [
        {
          over: ['Nog open?', 'Bewaar de offerte'],
          text: say(
            '## Eén offerte per leverancier\nWie voor de sluiting nog eens invult, vervangt zijn eerste offerte. Daarna zegt het formulier dat de aanvraag gesloten is.',
            '## One quote a supplier\nWhoever fills in again before closing replaces the first quote. After that the form says that the request is closed.',
          ),
        },
      ],
      names: {
        'Offerte indienen': 'Hand in a quote',
        'Zoek de aanvraag': 'Find the request',
        'Nog open?': 'Still open?',
        'Bewaar de offerte': 'Keep the quote',
        'Offerte ontvangen': 'Quote received',
        'Aanvraag gesloten': 'Request closed',
        'Werkdagen om acht uur': 'Working days at eight',
        'Lees de aanvragen': 'Read the requests',
        Aanvraag: 'Request',
        'Gisteren gesloten': 'Closed by now',
        'Lees de offertes': 'Read the quotes',
        'Zet ze naast elkaar': 'Put them side by side',
        'Genoeg om te kiezen?': 'Enough to choose?',
        'Mail de rangorde': 'Mail the ranking',
        'Mail dat er te weinig is': 'Mail that there are too few',
        'Zet op vergeleken': 'Set to compared',
      },
      nodes: [
        openFormWithEnding(
          'Offerte indienen',
          say('Offerte indienen', 'Hand in a quote'),
          say('Prijzen in euro zonder btw.', 'Prices in euros without VAT.'),
          [
            ['aanvraag', say('Nummer van de aanvraag', 'Number of the request')],
            ['leverancier', say('Bedrijf', 'Company')],
            ['mail', say('E-mailadres', 'E-mail address'), 'email'],
            [
              'aantal',
              say('Aantal eenheden waarvoor de prijs geldt', 'Units that the price is for'),
              'number',
            ],
            ['prijs', say('Prijs voor dat aantal', 'Price for that quantity'), 'number'],
            ['bijkomend', say('Bijkomende kosten, zoals vracht', 'Extra costs, such as freight'), 'number'],
            ['levertijd', say('Levertijd in werkdagen', 'Delivery in working days'), 'number'],
          ],
        ),
        evenWhenEmpty(
          table.find(
            'Zoek de aanvraag',
            say('Offerteaanvragen', 'Quote requests'),
            say('Nummer', 'Number'),
            '={{ String($json.aanvraag).trim() }}',
          ),
        ),
        when('Nog open?', [
          [`={{ String(${col(say('Nummer', 'Number'))} ?? '') }}`, 'filled'],
          [`={{ ${dayOf(col(say('Sluit op', 'Closes on')))}.endOf('day') >= $now }}`, 'yes'],
        ]),
        table.upsert('Bewaar de offerte', say('Offertes', 'Quotes'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]:
            "={{ String($('Offerte indienen').item.json.aanvraag).trim() }} {{ String($('Offerte indienen').item.json.mail).toLowerCase() }}",
          [say('Aanvraag', 'Request')]: "={{ String($('Offerte indienen').item.json.aanvraag).trim() }}",
          [say('Leverancier', 'Supplier')]: "={{ $('Offerte indienen').item.json.leverancier }}",
          [say('Aantal', 'Quantity')]: "={{ $('Offerte indienen').item.json.aantal }}",
          [say('Prijs', 'Price')]: "={{ $('Offerte indienen').item.json.prijs }}",
          [say('Bijkomend', 'Extra')]: "={{ $('Offerte indienen').item.json.bijkomend }}",
          [say('Levertijd', 'Delivery')]: "={{ $('Offerte indienen').item.json.levertijd }}",
          [say('Ontvangen', 'Received')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        formEnd(
          'Offerte ontvangen',
          say('Offerte ontvangen', 'Quote received'),
          say(
            'Dank je. Tot de sluitingsdatum kun je de offerte vervangen door het formulier opnieuw in te vullen.',
            'Thank you. Until the closing date you can replace the quote by filling in the form again.',
          ),
        ),
        formEnd(
          'Aanvraag gesloten',
          say('Niet ontvangen', 'Not received'),
          say(
            'Deze aanvraag is gesloten of het nummer bestaat niet. De offerte is niet bewaard.',
            'This request is closed or the number does not exist. The quote was not kept.',
          ),
        ),
        cron('Werkdagen om acht uur', '0 8 * * 1-5'),
        ...open.nodes,
        keep('Gisteren gesloten', [
          ['={{ $json.stand }}', 'isNot', say('vergeleken', 'compared')],
          [`={{ ${dayOf('$json.sluit')}.endOf('day') < $now }}`, 'yes'],
        ]),
        evenWhenEmpty(onlyOnce(table.rows('Lees de offertes', say('Offertes', 'Quotes')))),
        code(
          'Zet ze naast elkaar',
          `
const getal = (v) => ${asNumber('v')};
const veilig = (s) => String(s ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const euro = (v, cijfers = 2) => v.toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR', maximumFractionDigits: cijfers });
const offertes = $input.all().map((regel) => { const $json = regel.json; return { aanvraag: String(${col(say('Aanvraag', 'Request'))} ?? ''), wie: ${col(say('Leverancier', 'Supplier'))}, aantal: getal(${col(say('Aantal', 'Quantity'))}), prijs: getal(${col(say('Prijs', 'Price'))}), extra: getal(${col(say('Bijkomend', 'Extra'))}) || 0, dagen: ${col(say('Levertijd', 'Delivery'))} }; });
return $('Gisteren gesloten').all().map(({ json }) => {
  const eigen = offertes.filter((o) => o.aanvraag === String(json.nummer).trim());
  const goed = eigen.filter((o) => o.aantal > 0 && Number.isFinite(o.prijs)).map((o) => ({ ...o, per: (o.prijs + o.extra) / o.aantal })).sort((a, b) => a.per - b.per);
  return { json: { nummer: json.nummer, wat: json.wat, aantal: goed.length, onbruikbaar: eigen.length - goed.length,
    lijst: goed.map((o, i) => '<li>' + veilig(o.wie) + ': ' + euro(o.per, 4) + ' ${say('per eenheid', 'a unit')} (' + o.aantal + ' ${say('voor', 'for')} ' + euro(o.prijs) + ' + ' + euro(o.extra) + '), ' + veilig(o.dagen) + ' ${say('werkdagen', 'working days')}' + (i > 0 ? ', +' + Math.round((o.per / goed[0].per - 1) * 100) + '%' : '') + '</li>').join('') } };
});`,
        ),
        when('Genoeg om te kiezen?', [['={{ $json.aantal }}', '>=', 2]]),
        mailer.send(
          'Mail de rangorde',
          mailOf.purchasing,
          say(
            '=Offertes voor {{ $json.nummer }}: {{ $json.wat }}',
            '=Quotes for {{ $json.nummer }}: {{ $json.wat }}',
          ),
          say(
            '=<p>{{ $json.aantal }} bruikbare offertes, de laagste prijs per eenheid eerst. {{ $json.onbruikbaar ? $json.onbruikbaar + " zonder bruikbare prijs." : "" }}</p><ol>{{ $json.lijst }}</ol><p>De prijs is niet alles: kijk ook naar levertijd en voorwaarden.</p>',
            '=<p>{{ $json.aantal }} usable quotes, the lowest price a unit first. {{ $json.onbruikbaar ? $json.onbruikbaar + " without a usable price." : "" }}</p><ol>{{ $json.lijst }}</ol><p>Price is not all: look at delivery and terms too.</p>',
          ),
        ),
        mailer.send(
          'Mail dat er te weinig is',
          mailOf.purchasing,
          say('=Te weinig offertes voor {{ $json.nummer }}', '=Too few quotes for {{ $json.nummer }}'),
          say(
            '=Voor {{ $json.wat }} kwamen {{ $json.aantal }} bruikbare offertes binnen. Zet een nieuwe sluitingsdatum en maak Stand leeg om de aanvraag weer te openen.',
            '=For {{ $json.wat }} {{ $json.aantal }} usable quotes came in. Set a new closing date and empty State to open the request again.',
          ),
        ),
        table.upsert(
          'Zet op vergeleken',
          say('Offerteaanvragen', 'Quote requests'),
          say('Nummer', 'Number'),
          {
            [say('Nummer', 'Number')]: "={{ $('Zet ze naast elkaar').item.json.nummer }}",
            [say('Stand', 'State')]: say('vergeleken', 'compared'),
          },
        ),
      ],
      flow: [
        'Offerte indienen > Zoek de aanvraag > Nog open? > Bewaar de offerte > Offerte ontvangen',
        'Nog open? #1 > Aanvraag gesloten',
        `Werkdagen om acht uur > ${open.path} > Gisteren gesloten > Lees de offertes > Zet ze naast elkaar > Genoeg om te kiezen? > Mail de rangorde > Zet op vergeleken`,
        'Genoeg om te kiezen? #1 > Mail dat er te weinig is > Zet op vergeleken',
      ],
    };
  },
});

import { chart, quickChartApp } from '../../apps/charts.js';
import { approvalChats } from '../../apps/chats.js';
import { sqlStores } from '../../apps/databases.js';
import { ownLimit } from '../../apps/limits.js';
import { fileMailers } from '../../apps/mailers.js';
import { readableTables } from '../../apps/tables.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  both,
  code,
  combine,
  evenWhenEmpty,
  everyDay,
  everyWeek,
  form,
  goOnAfterError,
  keep,
  node,
  onlyOnce,
  recipe,
  rowsOf,
  say,
  set,
  spares,
  value,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { asNumber } from './parts.js';

/** What the mail of an outcome says, with the chart or without. */
const OUTCOME = (): string =>
  say(
    "=<p>{{ $('Tel de stemmen').first().json.stemmen }} geldige stemmen{{ $('Tel de stemmen').first().json.opkomst === null ? '' : ', opkomst ' + $('Tel de stemmen').first().json.opkomst + '%' }}.</p>{{ $('Tel de stemmen').first().json.html }}<p>Niet geteld: {{ $('Tel de stemmen').first().json.dubbel }} vervangen door een latere stem, {{ $('Tel de stemmen').first().json.laat }} te laat of zonder datum, {{ $('Tel de stemmen').first().json.zonder }} zonder mailadres.</p><p>Toelichtingen:</p><ul>{{ $('Tel de stemmen').first().json.toelichting || '<li>geen</li>' }}</ul>",
    "=<p>{{ $('Tel de stemmen').first().json.stemmen }} valid votes{{ $('Tel de stemmen').first().json.opkomst === null ? '' : ', turnout ' + $('Tel de stemmen').first().json.opkomst + '%' }}.</p>{{ $('Tel de stemmen').first().json.html }}<p>Not counted: {{ $('Tel de stemmen').first().json.dubbel }} replaced by a later vote, {{ $('Tel de stemmen').first().json.laat }} late or without a date, {{ $('Tel de stemmen').first().json.zonder }} without a mail address.</p><p>Explanations:</p><ul>{{ $('Tel de stemmen').first().json.toelichting || '<li>none</li>' }}</ul>",
  );

const ORANGE_PERCENT = ownLimit(
  ['Oranje vanaf procent', 'Orange from percent'],
  [
    'Vanaf hoeveel procent van het doel het stoplicht oranje is in plaats van rood.',
    'From how many percent of the target the light is orange instead of red.',
  ],
  90,
);

export const branchTargets = recipe({
  id: 'targets-of-branches',
  category: 'data',
  tags: ['omzetdoel', 'filialen', 'kpi', 'prognose', 'maand'],
  saves: spares(
    40,
    'De controller zet elke week omzet naast doel en schat of het nog haalbaar is.',
    'The controller lays sales beside targets each week and guesses whether they can still be met.',
  ),
  variants: combine(
    {
      db: sqlStores.filter(({ app }) => ['postgres', 'mySql', 'microsoftSql', 'bigQuery'].includes(app.key)),
      table: readableTables,
      chat: approvalChats,
    },
    { take: 3, apart: ['db', 'table'] },
  ),
  build: ({ db, table, chat }) => {
    const goal = rowsOf(table, 'Lees de doelen', say('Doelen', 'Targets'), 'Doel van de maand', {
      maand: say('Maand', 'Month'),
      filiaal: say('Filiaal', 'Branch'),
      doel: say('Doel', 'Target'),
    });
    return {
      name: both(
        `Omzetdoelen per filiaal uit ${table.app.label} naast de omzet in ${db.app.label}, stoplicht in ${chat.app.label}`,
        `Sales targets by branch from ${table.app.label} beside the sales in ${db.app.label}, traffic light in ${chat.app.label}`,
      ),
      description: both(
        `Legt elke maandag de omzet van deze maand uit ${db.app.label} naast het doel per filiaal in ${table.app.label}, rekent uit waar de maand op uitkomt als het zo doorgaat en zet het stoplicht in ${chat.app.label}, met wat er per dag nodig is.`,
        `Each Monday lays this month's sales from ${db.app.label} beside the target of each branch in ${table.app.label}, works out where the month ends at this pace and posts the traffic light in ${chat.app.label}, with what is needed a day.`,
      ),
      benefit: both(
        'Bijsturen in week twee in plaats van uitleggen in week vijf.',
        'Steer in week two instead of explaining in week five.',
      ),
      uses: [
        [db, both('levert de omzet', 'supplies the sales')],
        [table, both('bevat de doelen', 'holds the targets')],
        [chat, both('krijgt het stoplicht', 'gets the traffic light')],
      ],
      setup: [
        both(
          'Geef het tabblad Doelen de kolommen Maand (jjjj-mm), Filiaal en Doel.',
          'Give the tab Targets the columns Month (yyyy-mm), Branch and Target.',
        ),
        both(
          'Pas in "Omzet deze maand" de query aan je eigen tabel aan; hij geeft filiaal en omzet.',
          'Change the query in "Omzet deze maand" to your own table; it gives filiaal (branch) and omzet (sales).',
        ),
      ],
      notes: [
        {
          over: ['Reken het stoplicht uit'],
          text: say(
            '## Naar rato van openingsdagen\nMaandag tot en met zaterdag tellen, zondag niet. Groen is op koers, oranje net eronder (standaard tot tien procent), rood daaronder. Een filiaal zonder doel of zonder omzet wordt genoemd, niet overgeslagen. In de eerste drie openingsdagen komt er geen oordeel.',
            '## By days of business\nMonday to Saturday count, Sunday does not. Green is on course, orange just below (up to ten percent by default), red below that. A branch without a target or without sales is named, not skipped. In the first three days of business there is no verdict.',
          ),
        },
      ],
      names: {
        'Maandag om half acht precies': 'Monday at half past seven sharp',
        'Lees de doelen': 'Read the targets',
        'Doel van de maand': 'Target of the month',
        'Omzet deze maand': 'Sales this month',
        'Reken het stoplicht uit': 'Work out the traffic light',
        'Omzet gelezen?': 'Sales read?',
        'Doelen gevonden?': 'Targets found?',
        'Deel het stoplicht': 'Share the traffic light',
        'Vraag om doelen': 'Ask for targets',
        'Meld de databasestoring': 'Report the database failure',
      },
      nodes: [
        everyWeek('Maandag om half acht precies', [1], 7, 30),
        ...goal.nodes,
        goOnAfterError(
          onlyOnce(
            evenWhenEmpty(
              db.query(
                'Omzet deze maand',
                say(
                  "=SELECT filiaal, SUM(bedrag) AS omzet FROM verkopen WHERE datum >= '{{ $now.startOf('month').toISODate() }}' AND datum < '{{ $now.toISODate() }}' GROUP BY filiaal",
                  "=SELECT branch AS filiaal, SUM(amount) AS omzet FROM sales WHERE sold_on >= '{{ $now.startOf('month').toISODate() }}' AND sold_on < '{{ $now.toISODate() }}' GROUP BY branch",
                ),
              ),
            ),
          ),
        ),
        code(
          'Reken het stoplicht uit',
          `
const getal = (v) => ${asNumber('v')};
if ($input.all().some(({ json }) => json.error)) return [{ json: { fout: true, aantal: 0 } }];
const euro = (v) => Math.round(v).toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const maand = $now.toFormat('yyyy-MM');
const dagen = (van, tot) => { let n = 0; for (let d = van; d < tot; d = d.plus({ days: 1 })) if (d.weekday !== 7) n++; return n; };
const voorbij = dagen($now.startOf('month'), $now.startOf('day'));
const totaal = dagen($now.startOf('month'), $now.startOf('month').plus({ months: 1 }));
const omzet = new Map($input.all().map(({ json }) => [String(json.filiaal ?? json.FILIAAL ?? '').trim(), getal(json.omzet ?? json.OMZET)]).filter(([filiaal, bedrag]) => filiaal && Number.isFinite(bedrag)));
const doelen = new Map($('Doel van de maand').all().map(({ json }) => json).filter((een) => String(een.maand ?? '').trim().slice(0, 7) === maand).map((een) => [String(een.filiaal ?? '').trim(), getal(een.doel)]).filter(([filiaal, doel]) => filiaal && doel > 0));
const regels = [...doelen].map(([filiaal, doel]) => {
  const nu = omzet.get(filiaal);
  if (nu === undefined) return { kleur: '⚪', graad: 9, tekst: filiaal + ': ${say('geen omzet gevonden', 'no sales found')}' };
  const eind = voorbij > 0 ? (nu / voorbij) * totaal : 0;
  const graad = eind / doel;
  const perDag = totaal > voorbij ? Math.max(0, Math.round((doel - nu) / (totaal - voorbij))) : 0;
  return { kleur: voorbij < 3 ? '⚪' : graad >= 1 ? '🟢' : graad >= ${ORANGE_PERCENT} / 100 ? '🟠' : '🔴', graad, tekst: filiaal + ': ' + euro(nu) + ' ${say('van', 'of')} ' + euro(doel) + ', ${say('op weg naar', 'heading for')} ' + Math.round(graad * 100) + '%, ${say('nodig per dag', 'needed a day')} ' + euro(perDag) };
}).sort((a, b) => a.graad - b.graad);
const zonder = [...omzet.keys()].filter((filiaal) => !doelen.has(filiaal));
return [{ json: { fout: false, aantal: doelen.size, maand, voorbij, totaal, lijst: regels.map(({ kleur, tekst }) => kleur + ' ' + tekst).join('\\n'), zonder: zonder.join(', ') } }];`,
        ),
        when('Omzet gelezen?', [['={{ $json.fout }}', 'no']]),
        when('Doelen gevonden?', [['={{ $json.aantal }}', '>', 0]]),
        chat.post(
          'Deel het stoplicht',
          say(
            "=Omzetdoelen {{ $json.maand }}, {{ $json.voorbij }} van {{ $json.totaal }} openingsdagen voorbij:\n{{ $json.lijst }}{{ $json.zonder ? '\\nZonder doel: ' + $json.zonder : '' }}",
            "=Sales targets {{ $json.maand }}, {{ $json.voorbij }} of {{ $json.totaal }} days of business past:\n{{ $json.lijst }}{{ $json.zonder ? '\\nWithout a target: ' + $json.zonder : '' }}",
          ),
        ),
        chat.post(
          'Vraag om doelen',
          say(
            '=Voor {{ $json.maand }} staan er nog geen doelen in de tabel; er is geen stoplicht gemaakt.',
            '=There are no targets in the table for {{ $json.maand }} yet; no traffic light was made.',
          ),
        ),
        chat.post(
          'Meld de databasestoring',
          say(
            `De omzet kon niet uit ${db.app.label} worden gelezen; er is vandaag geen stoplicht.`,
            `The sales could not be read from ${db.app.label}; there is no traffic light today.`,
          ),
        ),
      ],
      flow: [
        `Maandag om half acht precies > ${goal.path} > Omzet deze maand > Reken het stoplicht uit > Omzet gelezen? > Doelen gevonden? > Deel het stoplicht`,
        'Doelen gevonden? #1 > Vraag om doelen',
        'Omzet gelezen? #1 > Meld de databasestoring',
      ],
    };
  },
});

export const anonymousCopy = recipe({
  id: 'anonymous-test-copy',
  category: 'data',
  tags: ['testdata', 'anonimiseren', 'avg', 'ontwikkelaars', 'bureau'],
  saves: spares(
    60,
    'Een ontwikkelaar maakt met de hand testgegevens of kopieert echte klanten.',
    'A developer makes test data by hand or copies real customers.',
  ),
  variants: combine({ table: readableTables, chat: approvalChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const real = rowsOf(table, 'Lees de echte klanten', say('Klanten', 'Customers'), 'Echte klant', {
      nummer: say('Nummer', 'Number'),
      naam: say('Naam', 'Name'),
      mail: 'E-mail',
      telefoon: say('Telefoon', 'Telephone'),
      postcode: 'Postcode',
      plaats: say('Plaats', 'Town'),
      omzet: say('Omzet', 'Sales'),
    });
    const secret = value({
      key: 'salt',
      kind: 'text',
      label: { nl: 'Geheim woord voor de kopie', en: 'Secret word for the copy' },
      help: {
        nl: 'Een lang woord dat nergens anders staat: daarmee worden namen en adressen onherleidbaar. Verander het na elke kopie die naar buiten gaat.',
        en: 'A long word that stands nowhere else: it makes names and addresses untraceable. Change it after each copy that goes outside.',
      },
      example: { nl: 'kies-zelf-iets-langs', en: 'choose-something-long' },
      check: '.{12,}',
    });
    return {
      name: both(
        `Anonieme testkopie van klanten uit ${table.app.label} in n8n Data Tables, verslag in ${chat.app.label}`,
        `Anonymous test copy of customers from ${table.app.label} in n8n Data Tables, report in ${chat.app.label}`,
      ),
      description: both(
        `Maakt op verzoek een testkopie van de klanten in ${table.app.label}: namen, mailadressen en telefoons worden vervangen, de postcode ingekort, bedragen afgerond. Voor het bewaren controleert de workflow of er niets herkenbaars in staat.`,
        `Makes a test copy of the customers in ${table.app.label} on request: names, mail addresses and telephones are replaced, the postcode cut short, amounts rounded. Before keeping it, the workflow checks that nothing recognisable is left.`,
      ),
      benefit: both(
        'Testen met gegevens die lijken, maar van niemand zijn.',
        'Test with data that look right but are nobody’s.',
      ),
      uses: [
        [table, both('bevat de echte klanten', 'holds the real customers')],
        [chat, both('krijgt het verslag', 'gets the report')],
      ],
      setup: [
        both(
          'Geef het tabblad Klanten de kolommen Nummer, Naam, E-mail, Telefoon, Postcode, Plaats en Omzet.',
          'Give the tab Customers the columns Number, Name, E-mail, Telephone, Postcode, Town and Sales.',
        ),
        both(
          'Maak in n8n een data table testklanten met de kolommen code, naam, email, telefoon, postcode, plaats en omzet.',
          'Create a data table testcustomers in n8n with the columns code, naam, email, telefoon, postcode, plaats and omzet.',
        ),
        both(
          'De workflow zelf ziet de echte gegevens: zet het bewaren van gelukte runs in zijn instellingen uit.',
          'The workflow itself sees the real data: switch off saving successful runs in its settings.',
        ),
      ],
      notes: [
        {
          over: ['Vervang wat herleidbaar is', 'Staat er nog iets echts in?'],
          text: say(
            '## Zelfde klant, zelfde code\nDe code komt uit het klantnummer en het geheime woord: dezelfde klant krijgt in elke kopie dezelfde code, en zonder het woord is hij niet terug te rekenen. Kleine plaatsen met één klant worden "elders".',
            '## Same customer, same code\nThe code comes from the customer number and the secret word: the same customer gets the same code in every copy, and without the word it cannot be worked back. Small towns with one customer become "elsewhere".',
          ),
        },
      ],
      names: {
        'Kopie maken': 'Make a copy',
        'Lees de echte klanten': 'Read the real customers',
        'Echte klant': 'Real customer',
        'Maak een code': 'Make a code',
        'Vervang wat herleidbaar is': 'Replace what is traceable',
        'Staat er nog iets echts in?': 'Anything real left?',
        'Bewaar de testklant': 'Keep the test customer',
        'Tel de kopie': 'Count the copy',
        'Meld de testkopie': 'Report the test copy',
        'Houd tegen': 'Hold back',
        'Meld wat is tegengehouden': 'Report what was held back',
      },
      nodes: [
        form(
          'Kopie maken',
          say('Testkopie maken', 'Make a test copy'),
          say('Geef op waarvoor, dat komt in het verslag.', 'Say what for, it goes into the report.'),
          [['doel', say('Waarvoor?', 'What for?')]],
        ),
        ...real.nodes,
        node('Maak een code', 'crypto', 1, {
          action: 'hmac',
          type: 'SHA256',
          value: "={{ String($json.nummer ?? '') + String($json.mail ?? '') }}",
          secret,
          dataPropertyName: 'hash',
          encoding: 'hex',
        }),
        code(
          'Vervang wat herleidbaar is',
          `
const per = {};
for (const { json } of $input.all()) per[String(json.plaats ?? '').trim()] = (per[String(json.plaats ?? '').trim()] ?? 0) + 1;
const getal = (v) => ${asNumber('v')};
return $input.all().map(({ json }, i) => {
  const code = 'T' + String(json.hash ?? '').slice(0, 10);
  const plaats = String(json.plaats ?? '').trim();
  const omzet = getal(json.omzet);
  return { json: { code, naam: '${say('Testklant', 'Test customer')} ' + code.slice(1, 6), email: code.toLowerCase() + '@test.invalid', telefoon: '+31600000000', postcode: String(json.postcode ?? '').replace(/\\D/g, '').slice(0, 2) + '00', plaats: per[plaats] > 1 ? plaats : '${say('elders', 'elsewhere')}', omzet: Number.isFinite(omzet) ? Math.round(omzet / 50) * 50 : 0, echt: [json.naam, json.mail, json.telefoon].map((v) => String(v ?? '').trim().toLowerCase()).filter((v) => v.length > 4) }, pairedItem: i };
});`,
        ),
        when('Staat er nog iets echts in?', [
          [
            '={{ (() => { const { echt, ...rest } = $json; const tekst = JSON.stringify(rest).toLowerCase(); return $json.code.length === 11 && !echt.some((een) => tekst.includes(een)); })() }}',
            'yes',
          ],
        ]),
        node('Bewaar de testklant', 'dataTable', 1.1, {
          resource: 'row',
          operation: 'upsert',
          dataTableId: { __rl: true, mode: 'name', value: say('testklanten', 'testcustomers') },
          matchType: 'allConditions',
          filters: { conditions: [{ keyName: 'code', condition: 'eq', keyValue: '={{ $json.code }}' }] },
          columns: {
            mappingMode: 'defineBelow',
            value: Object.fromEntries(
              ['code', 'naam', 'email', 'telefoon', 'postcode', 'plaats', 'omzet'].map((veld) => [
                veld,
                `={{ $json.${veld} }}`,
              ]),
            ),
            matchingColumns: [],
            schema: [],
          },
          options: {},
        }),
        code('Tel de kopie', 'return [{ json: { aantal: $input.all().length } }];'),
        chat.post(
          'Meld de testkopie',
          say(
            "=Testkopie klaar: {{ $json.aantal }} klanten. Waarvoor: {{ $('Kopie maken').first().json.doel }}.",
            "=Test copy ready: {{ $json.aantal }} customers. What for: {{ $('Kopie maken').first().json.doel }}.",
          ),
        ),
        code('Houd tegen', 'return [{ json: { aantal: $input.all().length } }];'),
        chat.post(
          'Meld wat is tegengehouden',
          say(
            '={{ $json.aantal }} klanten zijn niet gekopieerd, omdat er na het vervangen nog iets herkenbaars in stond.',
            '={{ $json.aantal }} customers were not copied, as something recognisable was left after replacing.',
          ),
        ),
      ],
      flow: [
        `Kopie maken > ${real.path} > Maak een code > Vervang wat herleidbaar is > Staat er nog iets echts in? > Bewaar de testklant > Tel de kopie > Meld de testkopie`,
        'Staat er nog iets echts in? #1 > Houd tegen > Meld wat is tegengehouden',
      ],
    };
  },
});

export const surveyOutcome = recipe({
  id: 'survey-outcome-at-closing',
  category: 'data',
  tags: ['enquête', 'uitslag', 'vereniging', 'grafiek', 'leden'],
  saves: spares(
    60,
    'Iemand telt na de sluitingsdatum de antwoorden, maakt percentages en een grafiek.',
    'Someone counts the answers after closing, makes percentages and a chart.',
  ),
  variants: combine({ table: readableTables, mailer: fileMailers }, { take: 3 }),
  build: ({ table, mailer }) => {
    const close = value({
      key: 'closing-date',
      kind: 'text',
      label: { nl: 'Sluitingsdatum', en: 'Closing date' },
      help: {
        nl: 'De laatste dag waarop antwoorden meetellen, als jjjj-mm-dd.',
        en: 'The last day on which answers count, as yyyy-mm-dd.',
      },
      example: '2026-12-31',
      check: '^\\d{4}-\\d{2}-\\d{2}$',
    });
    const members = limitOf(
      'invited',
      ['Aantal uitgenodigden', 'Number of people invited'],
      ['Hoeveel mensen mochten stemmen, voor de opkomst.', 'How many people could vote, for the turnout.'],
      250,
    );
    const answer = rowsOf(table, 'Lees de antwoorden', say('Antwoorden', 'Answers'), 'Antwoord van een lid', {
      mail: 'E-mail',
      datum: say('Datum', 'Date'),
      keuze: say('Keuze', 'Choice'),
      toelichting: say('Toelichting', 'Explanation'),
    });
    return {
      name: both(
        `Uitslag van een ledenraadpleging uit ${table.app.label} na sluiting met grafiek via ${mailer.app.label}`,
        `Outcome of a members' poll from ${table.app.label} after closing, with a chart through ${mailer.app.label}`,
      ),
      description: both(
        `Telt op de dag na sluiting de antwoorden in ${table.app.label}, neemt van wie twee keer antwoordde de laatste, laat te late weg en mailt via ${mailer.app.label} opkomst, percentages, toelichtingen zonder naam en een grafiek.`,
        `On the day after closing counts the answers in ${table.app.label}, takes the last of whoever answered twice, leaves late ones out and mails turnout, percentages, explanations without a name and a chart through ${mailer.app.label}.`,
      ),
      benefit: both(
        'De ochtend na sluiting een uitslag die standhoudt.',
        'The morning after closing an outcome that holds.',
      ),
      uses: [
        [table, both('bevat de antwoorden', 'holds the answers')],
        [{ app: quickChartApp }, both('tekent de grafiek', 'draws the chart')],
        [mailer, both('mailt de uitslag', 'mails the outcome')],
      ],
      setup: [
        both(
          'Geef het tabblad Antwoorden de kolommen E-mail, Datum (jjjj-mm-dd uu:mm), Keuze en Toelichting.',
          'Give the tab Answers the columns E-mail, Date (yyyy-mm-dd hh:mm), Choice and Explanation.',
        ),
      ],
      notes: [
        {
          over: ['Tel de stemmen'],
          text: say(
            '## Eén stem per adres\nAntwoorden zonder mailadres tellen niet en worden apart genoemd. De grafiek krijgt alleen aantallen: namen en toelichtingen gaan nergens anders heen dan in de mail. Het is een raadpleging; wat de statuten over stemmen zeggen gaat voor.',
            '## One vote an address\nAnswers without a mail address do not count and are named apart. The chart gets numbers only: names and explanations go nowhere but into the mail. It is a poll; what the articles say about voting goes first.',
          ),
        },
      ],
      names: {
        'Elke ochtend om kwart voor negen': 'Every morning at a quarter to nine',
        'Gisteren gesloten': 'Closed yesterday',
        'Lees de antwoorden': 'Read the answers',
        'Antwoord van een lid': 'Answer of a member',
        'Tel de stemmen': 'Count the votes',
        'Stemmen binnen?': 'Votes in?',
        'Teken de uitslag': 'Draw the outcome',
        'Mail de uitslag': 'Mail the outcome',
        'Mail de uitslag zonder grafiek': 'Mail the outcome without a chart',
        'Mail dat niemand antwoordde': 'Mail that nobody answered',
        'Dag van vandaag': 'The day of today',
      },
      nodes: [
        everyDay('Elke ochtend om kwart voor negen', 8, 45),
        set('Dag van vandaag', { gisteren: '={{ $now.minus({ days: 1 }).toISODate() }}', sluit: close }),
        keep('Gisteren gesloten', [['={{ $json.gisteren === $json.sluit }}', 'yes']]),
        ...answer.nodes.map((spec, i) => (i === 0 ? evenWhenEmpty(spec) : spec)),
        code(
          'Tel de stemmen',
          `
const sluit = DateTime.fromISO($('Gisteren gesloten').first().json.sluit).endOf('day');
const alle = $input.all().map(({ json }) => ({ ...json, op: DateTime.fromISO(String(json.datum ?? '').trim().replace(' ', 'T')), wie: String(json.mail ?? '').trim().toLowerCase(), keuze: String(json.keuze ?? '').trim() })).filter(({ keuze }) => keuze !== '');
const zonder = alle.filter(({ wie }) => !wie.includes('@')).length;
const laat = alle.filter(({ op }) => !op.isValid || op > sluit).length;
const laatste = new Map();
for (const een of alle.filter(({ wie, op }) => wie.includes('@') && op.isValid && op <= sluit).sort((a, b) => a.op - b.op)) laatste.set(een.wie, een);
const stemmen = [...laatste.values()];
const tel = {};
for (const { keuze } of stemmen) tel[keuze] = (tel[keuze] ?? 0) + 1;
const uitslag = Object.entries(tel).sort((a, b) => b[1] - a[1]);
const veilig = (s) => String(s).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const uitgenodigd = Number('${members}') || 0;
return [{ json: { stemmen: stemmen.length, opkomst: uitgenodigd ? Math.round((stemmen.length / uitgenodigd) * 100) : null, zonder, laat, dubbel: alle.length - zonder - laat - stemmen.length, namen: uitslag.map(([keuze]) => keuze.slice(0, 40)), waarden: uitslag.map(([, n]) => n), html: '<ul>' + uitslag.map(([keuze, n]) => '<li>' + veilig(keuze) + ': ' + n + ' (' + Math.round((n / stemmen.length) * 100) + '%)</li>').join('') + '</ul>', toelichting: stemmen.map(({ toelichting }) => String(toelichting ?? '').trim()).filter(Boolean).slice(0, 100).map((t) => '<li>' + veilig(t) + '</li>').join('') } }];`,
        ),
        when('Stemmen binnen?', [['={{ $json.stemmen }}', '>', 0]]),
        withErrorBranch(
          chart(
            'Teken de uitslag',
            'bar',
            '={{ $json.namen }}',
            '={{ $json.waarden }}',
            say('Stemmen', 'Votes'),
          ),
        ),
        mailer.sendWithFile(
          'Mail de uitslag',
          mailOf.management,
          say(
            '=Uitslag: {{ $("Tel de stemmen").first().json.stemmen }} stemmen',
            '=Outcome: {{ $("Tel de stemmen").first().json.stemmen }} votes',
          ),
          OUTCOME(),
        ),
        mailer.send(
          'Mail de uitslag zonder grafiek',
          mailOf.management,
          say(
            '=Uitslag: {{ $("Tel de stemmen").first().json.stemmen }} stemmen',
            '=Outcome: {{ $("Tel de stemmen").first().json.stemmen }} votes',
          ),
          OUTCOME(),
        ),
        mailer.send(
          'Mail dat niemand antwoordde',
          mailOf.management,
          say('De raadpleging is gesloten zonder geldige stemmen', 'The poll closed without valid votes'),
          say(
            '={{ $json.zonder }} antwoorden zonder mailadres, {{ $json.laat }} te laat of zonder datum.',
            '={{ $json.zonder }} answers without a mail address, {{ $json.laat }} late or without a date.',
          ),
        ),
      ],
      flow: [
        `Elke ochtend om kwart voor negen > Dag van vandaag > Gisteren gesloten > ${answer.path} > Tel de stemmen > Stemmen binnen? > Teken de uitslag > Mail de uitslag`,
        'Stemmen binnen? #1 > Mail dat niemand antwoordde',
        'Teken de uitslag #1 > Mail de uitslag zonder grafiek',
      ],
    };
  },
});

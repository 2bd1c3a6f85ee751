import { googleCalendar, outlookCalendar } from '../../apps/calendars.js';
import { documents } from '../../apps/documents.js';
import { officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { limitOf, mailbox } from '../../apps/values.js';
import {
  AS_AMOUNT,
  alsoRows,
  among,
  asDayText,
  asEuro,
  both,
  chain,
  code,
  codeEach,
  combine,
  cron,
  everyMinutes,
  form,
  formEnd,
  goOnAfterError,
  openFormWithEnding,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  splitOut,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const BROKER = mailbox(['de makelaar', 'the broker'], ['makelaar', 'broker']);

export const bidLog = recipe({
  id: 'sealed-bids-with-log',
  category: 'customer',
  tags: ['makelaar', 'biedlogboek', 'inschrijving', 'bieding', 'woning'],
  saves: spares(
    60,
    'De makelaar verzamelt biedingen uit mail en houdt het biedlogboek met de hand bij.',
    'The broker gathers bids from mail and keeps the log of bids by hand.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 3, apart: ['table', 'mailer'] }),
  build: ({ table, mailer }) => {
    const tab = say('Biedlogboek', 'Bid log');
    const homes = rowsOf(table, 'Lees woningen', say('Woningen', 'Homes'), 'Woning', {
      code: say('Woningcode', 'Home code'),
      adres: say('Adres', 'Address'),
      sluit: say('Sluit op', 'Closes at'),
    });
    const closing = rowsOf(table, 'Lees sluitende woningen', say('Woningen', 'Homes'), 'Sluitende woning', {
      code: say('Woningcode', 'Home code'),
      adres: say('Adres', 'Address'),
      sluit: say('Sluit op', 'Closes at'),
    });
    const bids = alsoRows(
      rowsOf(table, 'Lees biedlogboek', tab, 'Bod', {
        code: say('Woningcode', 'Home code'),
        nummer: say('Bodnummer', 'Bid number'),
        om: say('Ontvangen op', 'Received at'),
        bod: say('Bod', 'Bid'),
        voorbehoud: say('Voorbehoud', 'Condition'),
        datum: say('Overdracht', 'Transfer'),
        naam: say('Bieder', 'Bidder'),
        mail: say('Mail', 'Mail'),
      }),
    );
    const CLOSED =
      "const sluiting = (v) => { const s = String(v ?? '').trim().replace(' ', 'T'); const iso = DateTime.fromISO(s, { zone: 'Europe/Amsterdam' }); return iso.isValid ? iso : DateTime.fromFormat(s.replace('T', ' '), 'd-M-yyyy HH:mm', { zone: 'Europe/Amsterdam' }); };";
    return {
      name: both(
        `Biedingen op een woning in een biedlogboek in ${table.app.label}, ontvangstbewijs via ${mailer.app.label}, overzicht na sluiting`,
        `Bids on a home in a bid log in ${table.app.label}, receipt via ${mailer.app.label}, overview after closing`,
      ),
      description: both(
        `Kopers bieden met een formulier tot de sluitingstijd; elk bod krijgt een nummer en tijdstip in ${table.app.label} en een bewijs via ${mailer.app.label}. Pas na sluiting ontvangt de makelaar alle biedingen naast elkaar.`,
        `Buyers bid with a form until closing time; each bid gets a number and time in ${table.app.label} and a receipt via ${mailer.app.label}. Only after closing the broker receives all bids side by side.`,
      ),
      benefit: both(
        'Een biedproces dat je aan iedereen kunt laten zien.',
        'A bidding that you can show to everybody.',
      ),
      uses: [
        [table, both('bewaart woningen en biedingen', 'keeps homes and bids')],
        [mailer, both('mailt bewijs en overzicht', 'mails receipt and overview')],
      ],
      setup: [
        both(
          'Maak de tabel Woningen met de kolommen Woningcode, Adres en Sluit op (zoals 2026-12-01 12:00).',
          'Make the table Homes with the columns Home code, Address and Closes at (such as 2026-12-01 12:00).',
        ),
        both(
          'Maak de tabel Biedlogboek met de kolommen Bodnummer, Woningcode, Ontvangen op, Bod, Voorbehoud, Overdracht, Bieder en Mail. Laat tot de sluiting niemand in de tabel kijken.',
          'Make the table Bid log with the columns Bid number, Home code, Received at, Bid, Condition, Transfer, Bidder and Mail. Let nobody look in the table until closing.',
        ),
      ],
      notes: [
        {
          over: ['Toets het bod', 'Bod geldig?'],
          text: say(
            '## Alles wordt bewaard\nEen hoger bod van dezelfde koper komt erbij en vervangt niets: het logboek toont elk bod met tijd. Na de sluiting weigert het formulier. Het overzicht sorteert op bedrag; de verkoper kiest, ook op voorwaarden.',
            '## All is kept\nA higher bid of the same buyer is added and replaces nothing: the log shows each bid with its time. After closing the form refuses. The overview sorts by amount; the seller chooses, by conditions too.',
          ),
        },
      ],
      names: {
        'Bod uitgebracht': 'Bid made',
        'Lees woningen': 'Read the homes',
        Woning: 'Home',
        'Toets het bod': 'Test the bid',
        'Bod geldig?': 'Bid valid?',
        'Schrijf in biedlogboek': 'Write in the bid log',
        'Mail ontvangstbewijs': 'Mail the receipt',
        'Toon dat het bod staat': 'Show that the bid is there',
        'Toon waarom niet': 'Show why not',
        'Elk kwartier': 'Every quarter of an hour',
        'Lees sluitende woningen': 'Read the closing homes',
        'Sluitende woning': 'Closing home',
        'Lees biedlogboek': 'Read the bid log',
        Bod: 'Bid',
        'Zet biedingen naast elkaar': 'Lay the bids side by side',
        'Onthoud de sluiting': 'Remember the closing',
        'Mail alle biedingen': 'Mail all bids',
      },
      nodes: [
        openFormWithEnding(
          'Bod uitgebracht',
          say('Breng een bod uit', 'Make a bid'),
          say('Je bod blijft tot de sluiting verzegeld.', 'Your bid stays sealed until closing.'),
          [
            ['code', say('Woningcode uit de brochure', 'Home code from the brochure')],
            ['naam', say('Jouw naam', 'Your name')],
            ['mail', say('E-mailadres', 'Email address'), 'email'],
            ['bod', say('Bod in euro', 'Bid in euros')],
            [
              'voorbehoud',
              say('Voorbehoud', 'Condition'),
              'dropdown',
              [
                say('geen', 'none'),
                say('financiering', 'financing'),
                say('bouwkundige keuring', 'building survey'),
                say('beide', 'both'),
              ],
            ],
            ['datum', say('Gewenste overdracht', 'Wanted transfer'), 'date'],
          ],
        ),
        ...homes.nodes,
        code(
          'Toets het bod',
          `
${AS_AMOUNT}
${asEuro()}
${SAFE_TEXT}
${CLOSED}
const vraag = $('Bod uitgebracht').first().json, klein = (v) => String(v ?? '').trim().toLowerCase();
const woning = $input.all().map(({ json }) => json).find((een) => klein(een.code) && klein(een.code) === klein(vraag.code));
const bod = getal(vraag.bod), sluit = sluiting(woning?.sluit);
const reden = !woning ? '${say('Deze woningcode kennen we niet.', 'This home code is not known.')}' : !sluit.isValid ? '${say('Voor deze woning staat nog geen sluitingstijd.', 'This home has no closing time yet.')}' : sluit < $now ? '${say('De inschrijving is gesloten.', 'The bidding is closed.')}' : bod === null || bod < 1000 ? '${say('Het bod is geen bedrag in euro.', 'The bid is no amount in euros.')}' : '';
return [{ json: { reden, nummer: 'B' + $now.toFormat('yyMMddHHmmssSSS'), code: woning?.code ?? vraag.code, adres: woning?.adres ?? '', om: $now.setZone('Europe/Amsterdam').toFormat('yyyy-MM-dd HH:mm:ss'), bod: bod ?? 0, tekst: euro(bod ?? 0), naam: vraag.naam, veilig: cel(vraag.naam), mail: vraag.mail, voorbehoud: vraag.voorbehoud, datum: vraag.datum, sluit: sluit.isValid ? sluit.toFormat('dd-MM-yyyy HH:mm') : '' } }];`,
        ),
        when('Bod geldig?', [['={{ $json.reden }}', 'empty']]),
        table.append('Schrijf in biedlogboek', tab, {
          [say('Bodnummer', 'Bid number')]: '={{ $json.nummer }}',
          [say('Woningcode', 'Home code')]: '={{ $json.code }}',
          [say('Ontvangen op', 'Received at')]: '={{ $json.om }}',
          [say('Bod', 'Bid')]: '={{ $json.bod }}',
          [say('Voorbehoud', 'Condition')]: '={{ $json.voorbehoud }}',
          [say('Overdracht', 'Transfer')]: '={{ $json.datum }}',
          [say('Bieder', 'Bidder')]: '={{ $json.naam }}',
          [say('Mail', 'Mail')]: '={{ $json.mail }}',
        }),
        goOnAfterError(
          mailer.send(
            'Mail ontvangstbewijs',
            "={{ $('Toets het bod').item.json.mail }}",
            say(
              "=Ontvangst van bod {{ $('Toets het bod').item.json.nummer }}",
              "=Receipt of bid {{ $('Toets het bod').item.json.nummer }}",
            ),
            say(
              "=Beste {{ $('Toets het bod').item.json.veilig }},<br><br>Je bod op {{ $('Toets het bod').item.json.adres }} staat om {{ $('Toets het bod').item.json.om }} in het biedlogboek: {{ $('Toets het bod').item.json.tekst }}, voorbehoud {{ $('Toets het bod').item.json.voorbehoud }}, overdracht {{ $('Toets het bod').item.json.datum }}.<br>De inschrijving sluit op {{ $('Toets het bod').item.json.sluit }}.",
              "=Dear {{ $('Toets het bod').item.json.veilig }},<br><br>Your bid on {{ $('Toets het bod').item.json.adres }} is in the bid log at {{ $('Toets het bod').item.json.om }}: {{ $('Toets het bod').item.json.tekst }}, condition {{ $('Toets het bod').item.json.voorbehoud }}, transfer {{ $('Toets het bod').item.json.datum }}.<br>The bidding closes at {{ $('Toets het bod').item.json.sluit }}.",
            ),
          ),
        ),
        formEnd(
          'Toon dat het bod staat',
          say('Je bod staat', 'Your bid is there'),
          say(
            "=Bodnummer {{ $('Toets het bod').item.json.nummer }}, ontvangen om {{ $('Toets het bod').item.json.om }}.",
            "=Bid number {{ $('Toets het bod').item.json.nummer }}, received at {{ $('Toets het bod').item.json.om }}.",
          ),
        ),
        formEnd('Toon waarom niet', say('Bod niet aangenomen', 'Bid not taken'), '={{ $json.reden }}'),
        everyMinutes('Elk kwartier', 15),
        ...closing.nodes,
        ...bids.nodes,
        code(
          'Zet biedingen naast elkaar',
          `
${AS_AMOUNT}
${asEuro()}
${SAFE_TEXT}
${CLOSED}
const gemeld = $getWorkflowStaticData('global').gemeld ?? {};
const klein = (v) => String(v ?? '').trim().toLowerCase(), alle = $input.all().map(({ json }) => json).filter((een) => een.nummer);
return $('Sluitende woning').all().flatMap(({ json: woning }) => {
  const sluit = sluiting(woning.sluit);
  if (!klein(woning.code) || !sluit.isValid || sluit > $now || sluit < $now.minus({ days: 2 })) return [];
  const biedingen = alle.filter((een) => klein(een.code) === klein(woning.code)).sort((a, b) => (getal(b.bod) ?? 0) - (getal(a.bod) ?? 0));
  const sleutel = klein(woning.code) + ' ' + sluit.toFormat('yyyy-MM-dd HH:mm');
  if (gemeld[sleutel]) return [];
  return [{ json: { sleutel, adres: woning.adres || woning.code, aantal: biedingen.length, rijen: biedingen.map((een) => '<tr><td>' + euro(getal(een.bod) ?? 0) + '</td><td>' + cel(een.naam) + '</td><td>' + cel(een.voorbehoud) + '</td><td>' + cel(een.datum) + '</td><td>' + cel(een.om) + '</td><td>' + cel(een.mail) + '</td></tr>').join('') } }];
});`,
        ),
        mailer.send(
          'Mail alle biedingen',
          BROKER,
          say(
            '={{ $json.aantal }} biedingen op {{ $json.adres }}',
            '={{ $json.aantal }} bids on {{ $json.adres }}',
          ),
          say(
            '=De inschrijving is gesloten.<table><tr><th>Bod</th><th>Bieder</th><th>Voorbehoud</th><th>Overdracht</th><th>Ontvangen</th><th>Mail</th></tr>{{ $json.rijen }}</table>Laat de verkoper kiezen en bewaar het logboek bij het dossier.',
            '=The bidding is closed.<table><tr><th>Bid</th><th>Bidder</th><th>Condition</th><th>Transfer</th><th>Received</th><th>Mail</th></tr>{{ $json.rijen }}</table>Let the seller choose and keep the log with the file.',
          ),
        ),
        codeEach(
          'Onthoud de sluiting',
          `
${say('// Pas na de mail: mislukt die, dan komt hij het volgende kwartier alsnog.', '// Only after the mail: where it fails, it follows the next quarter of an hour.')}
const geheugen = $getWorkflowStaticData('global');
geheugen.gemeld = { ...Object.fromEntries(Object.entries(geheugen.gemeld ?? {}).slice(-199)), [$('Zet biedingen naast elkaar').item.json.sleutel]: true };
return { json: {} };`,
        ),
      ],
      flow: [
        `Bod uitgebracht > ${homes.path} > Toets het bod > Bod geldig? > Schrijf in biedlogboek > Mail ontvangstbewijs > Toon dat het bod staat`,
        'Bod geldig? #1 > Toon waarom niet',
        `Elk kwartier > ${closing.path} > ${bids.path} > Zet biedingen naast elkaar > Mail alle biedingen > Onthoud de sluiting`,
      ],
    };
  },
});

export const purchaseTerms = recipe({
  id: 'purchase-deed-terms-in-calendar',
  category: 'customer',
  tags: ['makelaar', 'koopakte', 'bedenktijd', 'financieringsvoorbehoud', 'waarborgsom', 'notaris'],
  saves: spares(
    30,
    'De binnendienst rekent termijnen van de koopakte uit en zet ze in de agenda.',
    'The office works out the terms of the purchase deed and enters them in the calendar.',
  ),
  variants: combine(
    {
      calendar: [googleCalendar, outlookCalendar],
      mailer: officeMail,
      tasks: among(officeTasks, 'asana', 'trello', 'todoist'),
    },
    { take: 3, apart: ['calendar', 'tasks'] },
  ),
  build: ({ calendar, mailer, tasks }) => ({
    name: both(
      `Termijnen van een koopakte in ${calendar.app.label}: bedenktijd, financiering, waarborgsom en overdracht, taken in ${tasks.app.label}`,
      `Terms of a purchase deed in ${calendar.app.label}: reflection, financing, deposit and transfer, tasks in ${tasks.app.label}`,
    ),
    description: both(
      `Vul in wanneer de koper de akte ontving en welke termijnen zijn afgesproken. De flow rekent de wettelijke bedenktijd uit met weekenden en feestdagen, zet alles in ${calendar.app.label} en ${tasks.app.label} en mailt de data met ${mailer.app.label}.`,
      `Fill in when the buyer received the deed and which terms were agreed. It works out the legal time for reflection with weekends and holidays, puts all in ${calendar.app.label} and ${tasks.app.label} and mails the dates through ${mailer.app.label}.`,
    ),
    benefit: both('Geen voorbehoud verloopt ongemerkt.', 'No condition lapses unnoticed.'),
    uses: [
      [calendar, both('krijgt de termijnen', 'receives the terms')],
      [tasks, both('krijgt de controle per termijn', 'receives the check of each term')],
      [mailer, both('mailt koper en kantoor', 'mails buyer and office')],
    ],
    setup: [
      both(
        'Vul de termijnen in zoals ze in de akte staan: die gaan voor wat hier wordt uitgerekend.',
        'Fill in the terms as they are in the deed: those go before what is worked out here.',
      ),
    ],
    notes: [
      {
        over: ['Reken termijnen uit', 'Datums leesbaar?'],
        text: say(
          '## Bedenktijd volgens artikel 7:2 BW\nDrie dagen, vanaf de dag nadat de koper de ondertekende akte kreeg, met minstens twee werkdagen erin. Eindigt zij op een zaterdag, zondag of feestdag, dan schuift zij op (Algemene termijnenwet). De tabel met feestdagen volgt uit Pasen.',
          '## Reflection under article 7:2 of the Dutch civil code\nThree days, from the day after the buyer got the signed deed, holding two working days at least. Where it ends on a Saturday, Sunday or holiday it moves on. Holidays follow from Easter.',
        ),
      },
    ],
    names: {
      'Koopakte getekend': 'Purchase deed signed',
      'Reken termijnen uit': 'Work out the terms',
      'Datums leesbaar?': 'Dates readable?',
      'Losse termijnen': 'Each term',
      'Zet termijn in agenda': 'Put the term in the calendar',
      'Maak controletaak': 'Make a task to check',
      'Mail de koper': 'Mail the buyer',
      'Mail mislukte agenda': 'Mail that the calendar failed',
      'Mail wat niet klopt': 'Mail what is wrong',
    },
    nodes: [
      form(
        'Koopakte getekend',
        say('Koopakte getekend', 'Purchase deed signed'),
        say('Eén keer per verkoop.', 'Once a sale.'),
        [
          ['adres', say('Adres van de woning', 'Address of the home')],
          ['koper', say('Naam van de koper', 'Name of the buyer')],
          ['mail', say('E-mailadres van de koper', 'Email address of the buyer'), 'email'],
          [
            'ontvangen',
            say('Koper ontving de getekende akte op', 'Buyer received the signed deed on'),
            'date',
          ],
          ['financiering?', say('Financieringsvoorbehoud tot', 'Financing condition until'), 'date'],
          ['waarborg?', say('Waarborgsom uiterlijk', 'Deposit by'), 'date'],
          ['overdracht', say('Overdracht bij de notaris', 'Transfer at the notary'), 'date'],
        ],
      ),
      code(
        'Reken termijnen uit',
        `
${asDayText()}
${SAFE_TEXT}
const vraag = $('Koopakte getekend').first().json, dag = (v) => DateTime.fromISO(String(v ?? ''), { zone: 'Europe/Amsterdam' });
const pasen = (jaar) => { const a = jaar % 19, b = Math.floor(jaar / 100), c = jaar % 100, h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30, l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7, m = Math.floor((a + 11 * h + 22 * l) / 451), som = h + l - 7 * m + 114; return DateTime.fromObject({ year: jaar, month: Math.floor(som / 31), day: (som % 31) + 1 }, { zone: 'Europe/Amsterdam' }); };
const vrij = (d) => { if (d.weekday > 5) return true; const p = pasen(d.year), in_jaar = ['01-01', '04-27', '12-25', '12-26', ...(d.year % 5 === 0 ? ['05-05'] : [])]; return in_jaar.includes(d.toFormat('MM-dd')) || [-2, 1, 39, 50].some((n) => p.plus({ days: n }).hasSame(d, 'day')); };
const ontvangen = dag(vraag.ontvangen), overdracht = dag(vraag.overdracht);
if (!ontvangen.isValid || !overdracht.isValid || overdracht <= ontvangen) return [{ json: { goed: false, adres: vraag.adres } }];
let einde = ontvangen, dagen = 0, werk = 0;
while (dagen < 3 || werk < 2 || vrij(einde)) { einde = einde.plus({ days: 1 }); dagen += 1; if (!vrij(einde)) werk += 1; if (dagen > 20) break; }
const termijnen = [['${say('Bedenktijd eindigt (24.00 uur)', 'Reflection ends (midnight)')}', einde], ['${say('Financieringsvoorbehoud eindigt', 'Financing condition ends')}', dag(vraag.financiering)], ['${say('Waarborgsom of bankgarantie', 'Deposit or bank guarantee')}', dag(vraag.waarborg)], ['${say('Inspectie voor de overdracht', 'Inspection before transfer')}', overdracht.minus({ days: 1 })], ['${say('Overdracht bij de notaris', 'Transfer at the notary')}', overdracht]].filter(([, d]) => d.isValid).map(([wat, d]) => ({ wat, adres: vraag.adres, dag: d.toFormat('yyyy-MM-dd'), begin: d.set({ hour: 9 }).toISO(), einde: d.set({ hour: 9, minute: 30 }).toISO(), controle: d.minus({ days: d.diff($now, 'days').days > 7 ? 5 : 0 }).toFormat('yyyy-MM-dd'), tekst: d }));
return [{ json: { goed: true, adres: vraag.adres, koper: cel(vraag.koper), mail: vraag.mail, lijst: termijnen.map((een) => '<li>' + een.wat + ': ' + dagtekst(een.tekst) + '</li>').join(''), termijnen: termijnen.map(({ tekst, ...een }) => een) } }];`,
      ),
      when('Datums leesbaar?', [['={{ $json.goed }}', 'yes']]),
      splitOut('Losse termijnen', 'termijnen'),
      withErrorBranch(
        calendar.create('Zet termijn in agenda', {
          title: '={{ $json.wat }}: {{ $json.adres }}',
          start: '={{ $json.begin }}',
          end: '={{ $json.einde }}',
        }),
      ),
      tasks.create('Maak controletaak', {
        title: say(
          "=Controleer: {{ $('Losse termijnen').item.json.wat }} ({{ $('Losse termijnen').item.json.adres }})",
          "=Check: {{ $('Losse termijnen').item.json.wat }} ({{ $('Losse termijnen').item.json.adres }})",
        ),
        description: say(
          "=De termijn is {{ $('Losse termijnen').item.json.dag }}. Vraag na en leg het antwoord vast.",
          "=The term is {{ $('Losse termijnen').item.json.dag }}. Ask and record the answer.",
        ),
        due: "={{ $('Losse termijnen').item.json.controle }}",
      }),
      goOnAfterError(
        mailer.send(
          'Mail de koper',
          '={{ $json.mail }}',
          say('=De termijnen van {{ $json.adres }}', '=The terms of {{ $json.adres }}'),
          say(
            '=Beste {{ $json.koper }},<br><br>Gefeliciteerd met de aankoop. Dit zijn de data uit de koopakte:<ul>{{ $json.lijst }}</ul>De akte zelf is bepalend. Redt u een datum niet, meld het dan ruim vooraf.',
            '=Dear {{ $json.koper }},<br><br>Congratulations on the purchase. These are the dates of the deed:<ul>{{ $json.lijst }}</ul>The deed itself decides. Where you cannot make a date, tell it well ahead.',
          ),
        ),
      ),
      mailer.send(
        'Mail mislukte agenda',
        BROKER,
        say(
          "=Termijn staat niet in de agenda: {{ $('Losse termijnen').item.json.wat }}",
          "=Term is not in the calendar: {{ $('Losse termijnen').item.json.wat }}",
        ),
        say(
          "=Zet zelf in de agenda: {{ $('Losse termijnen').item.json.wat }}, {{ $('Losse termijnen').item.json.adres }}, {{ $('Losse termijnen').item.json.dag }}.",
          "=Enter it yourself: {{ $('Losse termijnen').item.json.wat }}, {{ $('Losse termijnen').item.json.adres }}, {{ $('Losse termijnen').item.json.dag }}.",
        ),
      ),
      mailer.send(
        'Mail wat niet klopt',
        BROKER,
        say('=De data van {{ $json.adres }} kloppen niet', '=The dates of {{ $json.adres }} are wrong'),
        say(
          'De overdracht moet na de ontvangst van de akte liggen. Vul het formulier opnieuw in; er is niets in de agenda gezet.',
          'The transfer has to be after the receipt of the deed. Fill in the form again; nothing was entered in the calendar.',
        ),
      ),
    ],
    flow: [
      'Koopakte getekend > Reken termijnen uit > Datums leesbaar? > Losse termijnen > Zet termijn in agenda > Maak controletaak',
      'Datums leesbaar? > Mail de koper',
      'Zet termijn in agenda #1 > Mail mislukte agenda',
      'Datums leesbaar? #1 > Mail wat niet klopt',
    ],
  }),
});

export const reservePlan = recipe({
  id: 'owners-association-reserve-plan',
  category: 'customer',
  tags: ['vve', 'reservefonds', 'mjop', 'onderhoud', 'vastgoedbeheer'],
  saves: spares(
    120,
    'De beheerder rekent elk jaar na of de reserve het onderhoudsplan dekt.',
    'Each year the manager works out whether the reserve covers the maintenance plan.',
  ),
  variants: combine(
    { table: officeTables, doc: documents, mailer: officeMail },
    { take: 3, apart: ['table', 'doc'] },
  ),
  build: ({ table, doc, mailer }) => {
    const funds = rowsOf(table, 'Lees reservefondsen', say('Verenigingen', 'Associations'), 'Reservefonds', {
      code: say('Code', 'Code'),
      naam: say('Naam', 'Name'),
      stand: say('Reserve', 'Reserve'),
      bijdrage: say('Bijdrage per jaar', 'Contribution a year'),
      herbouw: say('Herbouwwaarde', 'Rebuilding value'),
    });
    const plan = alsoRows(
      rowsOf(table, 'Lees onderhoudsplan', say('Onderhoudsplan', 'Maintenance plan'), 'Onderhoud', {
        code: say('Code', 'Code'),
        jaar: say('Jaar', 'Year'),
        werk: say('Werk', 'Work'),
        kosten: say('Kosten', 'Cost'),
      }),
    );
    const page = doc.write('Schrijf reserveplan', {
      title: say(
        '=Reserveplan {{ $json.naam }} {{ $json.jaar }}',
        '=Reserve plan {{ $json.naam }} {{ $json.jaar }}',
      ),
      text: '={{ $json.tekst }}',
    });
    return {
      name: both(
        `Reservefonds van een VvE tien jaar vooruit rekenen uit ${table.app.label}, plan in ${doc.app.label} voor de vergadering`,
        `Project the reserve of an owners' association for ten years from ${table.app.label}, plan in ${doc.app.label} for the meeting`,
      ),
      description: both(
        `Legt elk jaar in februari per VvE de reserve en bijdragen naast het onderhoudsplan in ${table.app.label}, met prijsstijging. Het plan staat in ${doc.app.label}; komt een VvE tekort, dan mailt ${mailer.app.label} de nodige bijdrage.`,
        `Each February lays reserve and contributions of each association beside the maintenance plan in ${table.app.label}, with price rises. The plan is in ${doc.app.label}; where one falls short ${mailer.app.label} mails the contribution needed.`,
      ),
      benefit: both(
        'Een tekort zie je jaren voor de steiger staat.',
        'You see a shortage years before the scaffolding.',
      ),
      uses: [
        [table, both('heeft reserves en onderhoudsplan', 'has reserves and maintenance plan')],
        [doc, both('krijgt het plan per VvE', 'receives the plan of each association')],
        [mailer, both('mailt tekorten', 'mails shortages')],
      ],
      setup: [
        both(
          'Maak de tabel Verenigingen met de kolommen Code, Naam, Reserve, Bijdrage per jaar (aan de reserve) en Herbouwwaarde.',
          'Make the table Associations with the columns Code, Name, Reserve, Contribution a year (to the reserve) and Rebuilding value.',
        ),
        both(
          'Maak de tabel Onderhoudsplan met de kolommen Code (van de VvE), Jaar, Werk en Kosten (in prijzen van nu).',
          'Make the table Maintenance plan with the columns Code (of the association), Year, Work and Cost (in prices of now).',
        ),
      ],
      names: {
        'Begin februari': 'Start of February',
        'Lees reservefondsen': 'Read the reserves',
        Reservefonds: 'Reserve',
        'Lees onderhoudsplan': 'Read the maintenance plan',
        Onderhoud: 'Maintenance',
        'Reken tien jaar vooruit': 'Project ten years',
        'Schrijf reserveplan': 'Write the reserve plan',
        'Tekort in zicht?': 'Shortage in sight?',
        'Mail nodige bijdrage': 'Mail the contribution needed',
      },
      nodes: [
        cron('Begin februari', '0 8 1 2 *'),
        ...funds.nodes,
        ...plan.nodes,
        code(
          'Reken tien jaar vooruit',
          `
${AS_AMOUNT}
${asEuro()}
const stijging = (Number('${limitOf('price-rise', ['Prijsstijging per jaar in procent', 'Price rise a year in percent'], ['Waarmee bouwkosten per jaar stijgen.', 'By which building costs rise a year.'], 3)}') || 0) / 100;
const jaar = $now.year, werk = $input.all().map(({ json }) => json), zelfde = (a, b) => String(a ?? '').trim() === String(b ?? '').trim();
return $('Reservefonds').all().flatMap(({ json: vve }) => {
  const stand = getal(vve.stand), bijdrage = getal(vve.bijdrage), herbouw = getal(vve.herbouw);
  if (!String(vve.code ?? '').trim() || stand === null || bijdrage === null) return [];
  const eigen = werk.filter((een) => zelfde(een.code, vve.code) && getal(een.jaar) !== null && getal(een.kosten) !== null);
  let reserve = stand, laagste = stand, laagsteJaar = jaar, meer = 0, uitgaven = 0; const regels = [];
  for (let n = 0; n < 10; n += 1) {
    const dit = eigen.filter((een) => Math.round(getal(een.jaar)) === jaar + n), kosten = dit.reduce((som, een) => som + getal(een.kosten), 0) * (1 + stijging) ** n;
    reserve += bijdrage - kosten; uitgaven += kosten;
    meer = Math.max(meer, (uitgaven - stand) / (n + 1));
    if (reserve < laagste) { laagste = reserve; laagsteJaar = jaar + n; }
    regels.push((jaar + n) + ': ' + '${say('uit', 'out')} ' + euro(kosten) + ', ${say('stand', 'balance')} ' + euro(reserve) + (dit.length > 0 ? ' (' + dit.map((een) => een.werk || '-').join(', ') + ')' : ''));
  }
  const minimum = herbouw === null ? 0 : herbouw * 0.005, tekort = laagste < 0, onderMinimum = eigen.length === 0 && bijdrage < minimum;
  return [{ json: { naam: vve.naam || vve.code, jaar, tekort: tekort || onderMinimum, laagste: euro(laagste), laagsteJaar, nu: euro(bijdrage), nodig: euro(Math.ceil(Math.max(tekort ? meer : 0, onderMinimum ? minimum : 0, bijdrage) / 100) * 100), tekst: '${say('Reserve nu', 'Reserve now')}: ' + euro(stand) + '\\n${say('Bijdrage per jaar', 'Contribution a year')}: ' + euro(bijdrage) + '\\n${say('Half procent van de herbouwwaarde', 'Half a percent of the rebuilding value')}: ' + (herbouw === null ? '-' : euro(minimum)) + '\\n\\n' + regels.join('\\n') } }];
});`,
        ),
        ...page,
        when('Tekort in zicht?', [["={{ $('Reken tien jaar vooruit').item.json.tekort }}", 'yes']]),
        goOnAfterError(
          mailer.send(
            'Mail nodige bijdrage',
            mailbox(['het bestuur of de beheerder', 'the board or manager'], ['bestuur', 'board']),
            say(
              "=Reserve van {{ $('Reken tien jaar vooruit').item.json.naam }} is te laag",
              "=Reserve of {{ $('Reken tien jaar vooruit').item.json.naam }} is too low",
            ),
            say(
              "=De laagste stand in tien jaar is {{ $('Reken tien jaar vooruit').item.json.laagste }} in {{ $('Reken tien jaar vooruit').item.json.laagsteJaar }}. Nu komt er {{ $('Reken tien jaar vooruit').item.json.nu }} per jaar bij; nodig is {{ $('Reken tien jaar vooruit').item.json.nodig }}. Zet de verhoging op de agenda van de vergadering; het plan staat klaar.",
              "=The lowest balance in ten years is {{ $('Reken tien jaar vooruit').item.json.laagste }} in {{ $('Reken tien jaar vooruit').item.json.laagsteJaar }}. Now {{ $('Reken tien jaar vooruit').item.json.nu }} a year is added; {{ $('Reken tien jaar vooruit').item.json.nodig }} is needed. Put the rise on the agenda of the meeting; the plan is ready.",
            ),
          ),
        ),
      ],
      flow: [
        `Begin februari > ${funds.path} > ${plan.path} > Reken tien jaar vooruit > ${chain(page)} > Tekort in zicht? > Mail nodige bijdrage`,
      ],
    };
  },
});

import { ownLimit } from '../../apps/limits.js';
import { mailboxes } from '../../apps/mailers.js';
import {
  askingChats,
  officeChats,
  officeMail,
  officeModels,
  officeTables,
  officeTasks,
} from '../../apps/office.js';
import { shops } from '../../apps/shops.js';
import { timeTrackers } from '../../apps/time-trackers.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  answeredWithin,
  asEuro,
  both,
  called,
  code,
  combine,
  cron,
  everyWeek,
  extract,
  form,
  formEnd,
  formWithEnding,
  goOnAfterError,
  IBAN_CHECK,
  onlyNew,
  reads,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  set,
  spares,
  starts,
  TO_CENT,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const tillCount = recipe({
  id: 'till-count-at-closing',
  category: 'finance',
  tags: ['kassa', 'kas tellen', 'kasverschil', 'horeca', 'winkel', 'dagafsluiting'],
  saves: spares(
    15,
    'De filiaalmanager telt de kas, rekent het verschil uit en appt het door.',
    'The shop manager counts the till, works out the difference and texts it on.',
  ),
  variants: combine({ table: officeTables, chat: officeChats }, { take: 2 }),
  build: ({ table, chat }) => {
    const t = rowsOf(table, 'Lees eerdere tellingen', say('Kastellingen', 'Till counts'), 'Telling', {
      op: say('Op', 'On'),
      kassa: say('Kassa', 'Till'),
      verschil: say('Verschil', 'Difference'),
    });
    return {
      name: both(
        `Kas tellen bij sluiting met een formulier, verschil in ${table.app.label} en alarm in ${chat.app.label}`,
        `Count the till at closing with a form, difference in ${table.app.label} and alarm in ${chat.app.label}`,
      ),
      description: both(
        `Wie sluit telt biljetten en munten in een formulier en ziet meteen kassaldo, verschil en afstorting. ${table.app.label} bewaart elke telling; een groot verschil, of drie tekorten in twee weken op dezelfde kassa, is een melding in ${chat.app.label}.`,
        `Who closes counts notes and coins in a form and sees balance, difference and deposit at once. ${table.app.label} keeps each count; a large difference, or three shortages in two weeks at one till, is told in ${chat.app.label}.`,
      ),
      benefit: both(
        'Verschillen komen dezelfde avond boven water.',
        'Differences come up on the same evening.',
      ),
      uses: [
        [table, both('bewaart de tellingen', 'keeps the counts')],
        [chat, both('krijgt opvallende verschillen', 'is told of striking differences')],
      ],
      setup: [
        both(
          'Maak de tabel Kastellingen met de kolommen Op, Kassa, Geteld, Verwacht, Verschil, Afstorten en Door.',
          'Make the table Till counts with the columns On, Till, Counted, Expected, Difference, Deposit and By.',
        ),
      ],
      notes: [
        {
          over: ['Tel de kas', 'Opvallend?'],
          text: say(
            '## Tellen zonder voorkennis\nDe teller vult eerst de biljetten in en dan pas de omzet van de kassa: zo rekent niemand naar nul toe. Wat boven het wisselgeld ligt, is de afstorting, afgerond op vijf euro.',
            '## Counting blind\nThe counter fills in the notes first and only then the takings of the register: so nobody counts towards zero. What exceeds the float is the deposit, rounded to five euros.',
          ),
        },
      ],
      names: {
        'Kas geteld': 'Till counted',
        'Tel de kas': 'Count the till',
        'Bewaar telling': 'Keep the count',
        'Lees eerdere tellingen': 'Read earlier counts',
        Telling: 'Count',
        'Zoek patroon': 'Look for a pattern',
        'Opvallend?': 'Striking?',
        'Meld kasverschil': 'Report the difference',
        'Toon afsluiting': 'Show the closing',
      },
      nodes: [
        formWithEnding(
          'Kas geteld',
          say('Kas tellen', 'Count the till'),
          say('Aantallen per soort; munten als totaalbedrag.', 'Numbers of each; coins as a total.'),
          [
            ['kassa', say('Kassa', 'Till')],
            ['b50', say('Biljetten van 50', 'Notes of 50'), 'number'],
            ['b20', say('Biljetten van 20', 'Notes of 20'), 'number'],
            ['b10', say('Biljetten van 10', 'Notes of 10'), 'number'],
            ['b5', say('Biljetten van 5', 'Notes of 5'), 'number'],
            [
              'groot?',
              say('Biljetten van 100 en 200, totaalbedrag', 'Notes of 100 and 200, total'),
              'number',
            ],
            ['munten', say('Munten, totaalbedrag', 'Coins, total'), 'number'],
            [
              'contant',
              say(
                'Contante omzet volgens de kassa, min retouren',
                'Cash takings by the register, less returns',
              ),
              'number',
            ],
            ['door', say('Je naam', 'Your name')],
          ],
        ),
        code(
          'Tel de kas',
          `
${TO_CENT}
${asEuro()}
return $input.all().map(({ json: $json }) => {
  const n = (v) => Math.max(0, Number(v) || 0);
  const geteld = cent(n($json.b50) * 50 + n($json.b20) * 20 + n($json.b10) * 10 + n($json.b5) * 5 + n($json.groot) + n($json.munten));
  const wissel = Number('${limitOf('float', ['Wisselgeld in de kassa', 'Float in the till'], ['Het vaste bedrag waarmee de kassa begint, in euro.', 'The fixed amount that the till starts with, in euros.'], 150)}') || 0;
  const verwacht = cent(wissel + (Number($json.contant) || 0)), verschil = cent(geteld - verwacht);
  const afstorten = Math.max(0, Math.floor((geteld - wissel) / 5) * 5);
  return { json: { kassa: String($json.kassa ?? '').trim(), door: $json.door, geteld, verwacht, verschil, afstorten, tekst: { geteld: euro(geteld), verschil: euro(verschil), afstorten: euro(afstorten) } } };
});`,
        ),
        table.append('Bewaar telling', say('Kastellingen', 'Till counts'), {
          [say('Op', 'On')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
          [say('Kassa', 'Till')]: '={{ $json.kassa }}',
          [say('Geteld', 'Counted')]: '={{ $json.geteld }}',
          [say('Verwacht', 'Expected')]: '={{ $json.verwacht }}',
          [say('Verschil', 'Difference')]: '={{ $json.verschil }}',
          [say('Afstorten', 'Deposit')]: '={{ $json.afstorten }}',
          [say('Door', 'By')]: '={{ $json.door }}',
        }),
        ...alsoRows(t).nodes,
        code(
          'Zoek patroon',
          `
${AS_DAY}
${AS_AMOUNT}
const nu = $('Tel de kas').first().json, grens = Number('${limitOf('till-difference', ['Verschil om te melden', 'Difference to report'], ['Vanaf hoeveel euro, tekort of over.', 'From how many euros, short or over.'], 10)}') || 10;
const vanaf = $now.minus({ weeks: 2 });
const tekorten = $input.all().map(({ json }) => json).filter((een) => String(een.kassa ?? '').trim().toLowerCase() === nu.kassa.toLowerCase() && asDay(String(een.op ?? '').slice(0, 10)) >= vanaf && (getal(een.verschil) ?? 0) < -1).length;
return [{ json: { ...nu, tekorten, melden: Math.abs(nu.verschil) >= grens || (nu.verschil < -1 && tekorten >= 3) } }];`,
        ),
        when('Opvallend?', [['={{ $json.melden }}', 'yes']]),
        chat.post(
          'Meld kasverschil',
          say(
            '=Kassa {{ $json.kassa }}: verschil {{ $json.tekst.verschil }} (geteld {{ $json.tekst.geteld }}, door {{ $json.door }}). Tekorten in twee weken: {{ $json.tekorten }}. Kijk naar retouren en wisselgeld voordat je iemand aanspreekt.',
            '=Till {{ $json.kassa }}: a difference of {{ $json.tekst.verschil }} (counted {{ $json.tekst.geteld }}, by {{ $json.door }}). Shortages in two weeks: {{ $json.tekorten }}. Look at returns and change before you speak to anyone.',
          ),
        ),
        formEnd(
          'Toon afsluiting',
          say(
            "=Verschil: {{ $('Tel de kas').first().json.tekst.verschil }}",
            "=Difference: {{ $('Tel de kas').first().json.tekst.verschil }}",
          ),
          say(
            "=Geteld {{ $('Tel de kas').first().json.tekst.geteld }}. Doe {{ $('Tel de kas').first().json.tekst.afstorten }} in de sealbag en laat het wisselgeld liggen.",
            "=Counted {{ $('Tel de kas').first().json.tekst.geteld }}. Put {{ $('Tel de kas').first().json.tekst.afstorten }} into the seal bag and leave the float.",
          ),
        ),
      ],
      flow: [
        `Kas geteld > Tel de kas > Bewaar telling > ${t.path} > Zoek patroon > Opvallend? > Meld kasverschil > Toon afsluiting`,
        'Opvallend? #1 > Toon afsluiting',
      ],
    };
  },
});

export const ibanChange = recipe({
  id: 'supplier-iban-change-four-eyes',
  category: 'finance',
  tags: ['factuurfraude', 'iban', 'leverancier', 'vier ogen', 'crediteuren'],
  saves: spares(
    20,
    'De crediteurenadministratie belt een leverancier terug over een nieuw rekeningnummer.',
    'Accounts payable calls a supplier back about a new account number.',
  ),
  variants: combine(
    { table: officeTables, chat: askingChats, mailer: officeMail },
    { take: 2, apart: ['table', 'chat'] },
  ),
  build: ({ table, chat, mailer }) => {
    const l = rowsOf(table, 'Lees leveranciers', say('Leveranciers', 'Suppliers'), 'Bekende leverancier', {
      nummer: say('Nummer', 'Number'),
      naam: say('Naam', 'Name'),
      telefoon: say('Telefoon', 'Phone'),
      mail: say('Mail', 'Mail'),
      iban: 'IBAN',
    });
    const f = "$('Controleer wijziging').first().json";
    return {
      name: both(
        `Nieuw rekeningnummer van een leverancier pas na terugbellen en vier ogen wijzigen in ${table.app.label} via ${chat.app.label}`,
        `Change a supplier’s account number in ${table.app.label} only after a call back and four eyes in ${chat.app.label}`,
      ),
      description: both(
        `Een verzoek om een ander IBAN gaat in een formulier. Hij toetst de cijfers, toont in ${chat.app.label} het bekende telefoonnummer uit ${table.app.label} en wijzigt pas na akkoord van een tweede. De leverancier krijgt bericht via ${mailer.app.label}.`,
        `A request for another IBAN goes into a form. It tests the digits, shows the known telephone number from ${table.app.label} in ${chat.app.label} and changes only after a second approves. The supplier is told through ${mailer.app.label}.`,
      ),
      benefit: both(
        'Een gehackte mailbox van een leverancier kost je geen betaling.',
        'A supplier’s hacked mailbox costs you no payment.',
      ),
      uses: [
        [table, both('heeft de leveranciers', 'has the suppliers')],
        [chat, both('vraagt de tweede persoon', 'asks the second person')],
        [mailer, both('bericht de leverancier', 'tells the supplier')],
      ],
      setup: [
        both(
          'Maak de tabel Leveranciers met de kolommen Nummer, Naam, Telefoon, Mail, IBAN, Oud IBAN en Gewijzigd op.',
          'Make the table Suppliers with the columns Number, Name, Phone, Mail, IBAN, Old IBAN and Changed on.',
        ),
        both(
          'Spreek af dat de aanvrager nooit zelf op akkoord drukt.',
          'Agree that the requester never approves.',
        ),
      ],
      notes: [
        {
          over: ['Controleer wijziging', 'Akkoord van een tweede?'],
          text: say(
            '## Bel het nummer dat je al had\nNooit het nummer uit de mail of de factuur. Een IBAN met foute controlecijfers, een onbekende leverancier of een nummer dat al bij een ander staat, komt niet eens bij de vraag.',
            '## Call the number that you had\nNever the number of the mail or invoice. An IBAN with wrong check digits, an unknown supplier or a number that another has never gets as far as the question.',
          ),
        },
      ],
      names: {
        'Verzoek om ander IBAN': 'Request for another IBAN',
        'Lees leveranciers': 'Read the suppliers',
        'Bekende leverancier': 'Known supplier',
        'Controleer wijziging': 'Check the change',
        'Kan het kloppen?': 'Can it be right?',
        'Vraag tweede persoon': 'Ask a second person',
        'Akkoord van een tweede?': 'Approved by a second?',
        'Wijzig rekeningnummer': 'Change the account number',
        'Bericht leverancier': 'Tell the supplier',
        'Meld niet gewijzigd': 'Report as not changed',
      },
      nodes: [
        form(
          'Verzoek om ander IBAN',
          say('Rekeningnummer van een leverancier wijzigen', 'Change a supplier’s account number'),
          say('Bel eerst het nummer dat wij al hadden.', 'First call the number that we had.'),
          [
            ['nummer', say('Leveranciersnummer', 'Supplier number')],
            ['iban', say('Nieuw IBAN', 'New IBAN')],
            [
              'hoe',
              say('Hoe kwam het verzoek binnen?', 'How did the request come in?'),
              'dropdown',
              [
                say('mail', 'mail'),
                say('brief', 'letter'),
                say('telefoon', 'telephone'),
                say('factuur', 'invoice'),
              ],
            ],
            [
              'gesproken',
              say(
                'Wie heb je op het bekende nummer gesproken?',
                'Whom did you speak to at the known number?',
              ),
            ],
            ['door', say('Jouw naam', 'Your name')],
          ],
        ),
        ...alsoRows(l).nodes,
        code(
          'Controleer wijziging',
          `
${IBAN_CHECK}
const kaal = (v) => String(v ?? '').replace(/\\s/g, '').toUpperCase();
const vraag = $('Verzoek om ander IBAN').first().json, iban = kaal(vraag.iban);
const alle = $input.all().map(({ json }) => json);
const goedIban = klopt(iban);
const lev = alle.find((een) => een.nummer && kaal(een.nummer) === kaal(vraag.nummer));
const ander = alle.find((een) => een !== lev && kaal(een.iban) === iban && iban !== '');
const waarom = !lev ? '${say('leverancier onbekend', 'supplier unknown')}' : !goedIban ? '${say('controlecijfers kloppen niet', 'wrong check digits')}' : kaal(lev.iban) === iban ? '${say('dit nummer staat er al', 'this number is there already')}' : ander ? '${say('dit IBAN hoort bij', 'this IBAN belongs to')} ' + (ander.naam || ander.nummer) : '';
return [{ json: { goed: waarom === '', waarom, nummer: lev?.nummer ?? vraag.nummer, naam: lev?.naam ?? '-', telefoon: lev?.telefoon || '${say('geen nummer bekend: wijzig niet', 'no number known: do not change')}', mail: String(lev?.mail ?? '').trim(), oud: lev?.iban ?? '-', iban, buitenland: lev ? kaal(lev.iban).slice(0, 2) !== iban.slice(0, 2) : false, hoe: vraag.hoe, gesproken: vraag.gesproken, door: vraag.door } }];`,
        ),
        when('Kan het kloppen?', [['={{ $json.goed }}', 'yes']]),
        answeredWithin(
          chat.approve(
            'Vraag tweede persoon',
            say(
              "=Ander IBAN voor {{ $json.naam }}: van {{ $json.oud }} naar {{ $json.iban }}{{ $json.buitenland ? ' (ander land!)' : '' }}. Gevraagd via {{ $json.hoe }}, {{ $json.door }} sprak {{ $json.gesproken }}. Bekend nummer: {{ $json.telefoon }}. Alleen akkoord als jij dit niet zelf hebt aangevraagd en het terugbellen klopt.",
              "=Another IBAN for {{ $json.naam }}: from {{ $json.oud }} to {{ $json.iban }}{{ $json.buitenland ? ' (another country!)' : '' }}. Asked by {{ $json.hoe }}, {{ $json.door }} spoke to {{ $json.gesproken }}. Known number: {{ $json.telefoon }}. Approve only if you did not request it yourself and the call back is right.",
            ),
          ),
          2,
          'days',
        ),
        when('Akkoord van een tweede?', [['={{ $json.data?.approved }}', 'yes']]),
        table.upsert('Wijzig rekeningnummer', say('Leveranciers', 'Suppliers'), say('Nummer', 'Number'), {
          [say('Nummer', 'Number')]: `={{ ${f}.nummer }}`,
          IBAN: `={{ ${f}.iban }}`,
          [say('Oud IBAN', 'Old IBAN')]: `={{ ${f}.oud }}`,
          [say('Gewijzigd op', 'Changed on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
        }),
        goOnAfterError(
          mailer.send(
            'Bericht leverancier',
            `={{ ${f}.mail }}`,
            say('Uw rekeningnummer is bij ons gewijzigd', 'Your account number was changed with us'),
            say(
              `=Beste {{ ${f}.naam }},<br><br>Wij betalen voortaan op een rekening die eindigt op {{ ${f}.iban.slice(-4) }}. Hebt u dit niet gevraagd, bel ons dan direct op het nummer dat u van ons kent.`,
              `=Dear {{ ${f}.naam }},<br><br>From now on we pay to an account that ends in {{ ${f}.iban.slice(-4) }}. If you did not ask for this, call us at once at the number that you know of us.`,
            ),
          ),
        ),
        chat.post(
          'Meld niet gewijzigd',
          say(
            `=IBAN van {{ ${f}.naam }} ({{ ${f}.nummer }}) is niet gewijzigd: {{ ${f}.waarom || 'afgewezen of geen antwoord' }}.`,
            `=IBAN of {{ ${f}.naam }} ({{ ${f}.nummer }}) was not changed: {{ ${f}.waarom || 'rejected or no answer' }}.`,
          ),
        ),
      ],
      flow: [
        `Verzoek om ander IBAN > ${l.path} > Controleer wijziging > Kan het kloppen? > Vraag tweede persoon > Akkoord van een tweede? > Wijzig rekeningnummer > Bericht leverancier`,
        'Kan het kloppen? #1 > Meld niet gewijzigd',
        'Akkoord van een tweede? #1 > Meld niet gewijzigd',
      ],
    };
  },
});

export const gAccount = recipe({
  id: 'subcontractor-invoice-g-account',
  category: 'finance',
  tags: ['g-rekening', 'onderaannemer', 'ketenaansprakelijkheid', 'bouw', 'verklaring betalingsgedrag'],
  saves: spares(
    25,
    'De projectadministratie controleert papieren van onderaannemers en splitst betalingen.',
    'Project administration checks subcontractors’ papers and splits payments.',
  ),
  variants: combine({ table: officeTables, tasks: officeTasks }, { take: 2 }),
  build: ({ table, tasks }) => {
    const o = rowsOf(table, 'Lees onderaannemers', say('Onderaannemers', 'Subcontractors'), 'Onderaannemer', {
      naam: say('Naam', 'Name'),
      deel: say('Loondeel', 'Wage share'),
      procent: say('G-percentage', 'G percentage'),
      rekening: say('G-rekening', 'G account'),
      verklaring: say('Verklaring van', 'Statement of'),
      id: say('Manurenregister', 'Hours register'),
    });
    return {
      name: both(
        `Factuur van een onderaannemer splitsen naar G-rekening: papieren uit ${table.app.label}, betaaltaak in ${tasks.app.label}`,
        `Split a subcontractor’s invoice to the Dutch G account: papers from ${table.app.label}, task to pay in ${tasks.app.label}`,
      ),
      description: both(
        `Vul de factuur van een onderaannemer in. Hij toetst de papieren in ${table.app.label}, rekent het deel voor de G-rekening uit en maakt in ${tasks.app.label} een betaaltaak met twee bedragen, of een taak om papieren op te vragen.`,
        `Fill in a subcontractor’s invoice. It checks the papers in ${table.app.label}, works out the part for the G account and makes a task with two amounts in ${tasks.app.label}, or one to ask for papers.`,
      ),
      benefit: both(
        'Je bent niet aansprakelijk voor loonheffing van een ander.',
        'You are not liable for another’s wage tax.',
      ),
      uses: [
        [table, both('heeft afspraken en papieren', 'has agreements and papers')],
        [tasks, both('krijgt de betaling of de vraag', 'receives the payment or the question')],
      ],
      setup: [
        both(
          'Maak de tabel Onderaannemers met de kolommen Naam, Loondeel (procent van de aanneemsom), G-percentage (van de loonsom), G-rekening, Verklaring van (datum van de verklaring betalingsgedrag) en Manurenregister (ja of nee).',
          'Make the table Subcontractors with the columns Name, Wage share (percent of the contract sum), G percentage (of the wages), G account, Statement of (date of the payment statement) and Hours register (yes or no).',
        ),
      ],
      notes: [
        {
          over: ['Splits factuur', 'Papieren in orde?'],
          text: say(
            '## Wat er gesplitst wordt\nLoonsom is het loondeel van de factuur zonder btw; het G-percentage daarvan gaat naar de G-rekening. De verklaring mag bij betaling hoogstens drie maanden oud zijn. Btw is in de bouw meestal verlegd: vul dan alleen het bedrag zonder btw in.',
            '## What is split\nWages are the wage share of the invoice without VAT; the G percentage of that goes to the G account. The statement may be three months old at most when you pay. VAT is mostly reverse-charged in construction: then fill in the amount without VAT only.',
          ),
        },
      ],
      names: {
        'Factuur van onderaannemer': 'Invoice of a subcontractor',
        'Lees onderaannemers': 'Read the subcontractors',
        Onderaannemer: 'Subcontractor',
        'Splits factuur': 'Split the invoice',
        'Papieren in orde?': 'Papers in order?',
        'Maak betaaltaak in tweeën': 'Make a task to pay in two',
        'Maak taak voor papieren': 'Make a task for papers',
        'Toon splitsing': 'Show the split',
        'Toon wat er mist': 'Show what is missing',
      },
      nodes: [
        formWithEnding(
          'Factuur van onderaannemer',
          say('Factuur van een onderaannemer', 'Invoice of a subcontractor'),
          say('Bedragen in euro.', 'Amounts in euros.'),
          [
            ['naam', say('Onderaannemer, zoals in de lijst', 'Subcontractor as in the list')],
            ['factuur', say('Factuurnummer', 'Number of the invoice')],
            ['project', say('Project', 'Project')],
            ['bedrag', say('Bedrag zonder btw', 'Amount without VAT'), 'number'],
            ['btw?', say('Btw, leeg als verlegd', 'VAT, empty where reverse-charged'), 'number'],
            ['vervalt', say('Vervaldatum', 'Due date'), 'date'],
          ],
        ),
        ...alsoRows(o).nodes,
        code(
          'Splits factuur',
          `
${AS_DAY}
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const f = $('Factuur van onderaannemer').first().json;
const wie = $input.all().map(({ json }) => json).find((een) => een.naam && kaal(een.naam) === kaal(f.naam));
const mist = [];
const deel = getal(wie?.deel), procent = getal(wie?.procent), verklaring = asDay(wie?.verklaring), vervalt = asDay(f.vervalt);
if (!wie) mist.push('${say('staat niet in de lijst', 'is not in the list')}');
else {
  if (deel === null || procent === null) mist.push('${say('loondeel of G-percentage', 'wage share or G percentage')}');
  if (!String(wie.rekening ?? '').trim()) mist.push('${say('G-rekening', 'G account')}');
  if (!verklaring.isValid || verklaring < (vervalt.isValid ? vervalt : $now).minus({ months: 3 })) mist.push('${say('verklaring betalingsgedrag ouder dan drie maanden', 'payment statement older than three months')}');
  if (!/^(ja|yes)$/i.test(String(wie.id ?? '').trim())) mist.push('${say('manurenregister', 'hours register')}');
}
const bedrag = Number(f.bedrag) || 0, btw = Number(f.btw) || 0;
const g = cent(bedrag * (deel ?? 0) / 100 * (procent ?? 0) / 100), gewoon = cent(bedrag + btw - g);
const klaar = vervalt.isValid ? vervalt.minus({ days: 3 }) : $now.plus({ days: 7 });
return [{ json: { goed: mist.length === 0 && bedrag > 0, mist: mist.join(', ') || '${say('bedrag', 'amount')}', naam: f.naam, factuur: f.factuur, project: f.project, g: euro(g), gewoon: euro(gewoon), rekening: wie?.rekening || '-', klaar: (klaar > $now ? klaar : $now.plus({ days: 1 })).toFormat('yyyy-MM-dd') } }];`,
        ),
        when('Papieren in orde?', [['={{ $json.goed }}', 'yes']]),
        tasks.create('Maak betaaltaak in tweeën', {
          title: say(
            '=Betaal {{ $json.naam }} {{ $json.factuur }} in tweeën',
            '=Pay {{ $json.naam }} {{ $json.factuur }} in two',
          ),
          description: say(
            '=Project {{ $json.project }}. Naar G-rekening {{ $json.rekening }}: {{ $json.g }}, met factuurnummer en project in de omschrijving. Naar de gewone rekening: {{ $json.gewoon }}.',
            '=Project {{ $json.project }}. To the G account {{ $json.rekening }}: {{ $json.g }}, with invoice number and project in the description. To the ordinary account: {{ $json.gewoon }}.',
          ),
          due: '={{ $json.klaar }}',
        }),
        tasks.create('Maak taak voor papieren', {
          title: say(
            '=Niet betalen: {{ $json.naam }} {{ $json.factuur }}',
            '=Do not pay: {{ $json.naam }} {{ $json.factuur }}',
          ),
          description: say(
            '=Ontbreekt: {{ $json.mist }}. Vraag het op bij de onderaannemer, werk de lijst bij en vul de factuur opnieuw in.',
            '=Missing: {{ $json.mist }}. Ask the subcontractor for it, update the list and fill in the invoice again.',
          ),
          due: "={{ $now.plus({ days: 1 }).toFormat('yyyy-MM-dd') }}",
        }),
        formEnd(
          'Toon splitsing',
          say('Klaar om te betalen', 'Ready to pay'),
          say(
            "=G-rekening: {{ $('Splits factuur').first().json.g }}. Gewone rekening: {{ $('Splits factuur').first().json.gewoon }}.",
            "=G account: {{ $('Splits factuur').first().json.g }}. Ordinary account: {{ $('Splits factuur').first().json.gewoon }}.",
          ),
        ),
        formEnd(
          'Toon wat er mist',
          say('Nog niet betalen', 'Do not pay yet'),
          say(
            "=Ontbreekt: {{ $('Splits factuur').first().json.mist }}.",
            "=Missing: {{ $('Splits factuur').first().json.mist }}.",
          ),
        ),
      ],
      flow: [
        `Factuur van onderaannemer > ${o.path} > Splits factuur > Papieren in orde? > Maak betaaltaak in tweeën > Toon splitsing`,
        'Papieren in orde? #1 > Maak taak voor papieren > Toon wat er mist',
      ],
    };
  },
});

export const invoiceRequirements = recipe({
  id: 'invoice-requirements-check',
  category: 'finance',
  tags: ['factuureisen', 'inkoopfactuur', 'btw', 'voorbelasting', 'ai'],
  saves: spares(
    8,
    'De administratie kijkt of een inkoopfactuur alle verplichte gegevens heeft.',
    'The administration looks whether a purchase invoice has all that is required.',
  ),
  variants: combine(
    { mailer: mailboxes, model: officeModels, chat: officeChats },
    { take: 2, apart: ['mailer', 'model'] },
  ),
  build: ({ mailer, model, chat }) => {
    const m = starts(mailer.inbox, 'Factuur in de mail', 'Mailfactuur');
    return {
      name: both(
        `Inkoopfacturen uit ${mailer.inbox.app.label} toetsen aan de factuureisen met ${model.app.label}`,
        `Test purchase invoices from ${mailer.inbox.app.label} against invoice requirements with ${model.app.label}`,
      ),
      description: both(
        `Zodra ${mailer.inbox.event.nl}, haalt ${model.app.label} de gegevens eruit. Hij toetst zelf btw-nummer, KvK-nummer, datum, nummer en of de som klopt. Ontbreekt er iets, dan staat in ${chat.app.label} een kant-en-klare vraag.`,
        `As soon as ${mailer.inbox.event.en}, ${model.app.label} takes the details out. It tests VAT number, KvK number, date, number and whether the sum is right itself. Where something lacks, ${chat.app.label} has a ready question to the supplier.`,
      ),
      benefit: both(
        'Je verliest geen aftrek van btw door een slordige factuur.',
        'You lose no VAT deduction over a careless invoice.',
      ),
      uses: [
        [
          { app: mailer.inbox.app, setup: mailer.inbox.setup ?? [] },
          both('geeft de facturen', 'gives the invoices'),
        ],
        [model, both('haalt gegevens uit de tekst', 'takes details from the text')],
        [chat, both('krijgt wat ontbreekt', 'is told what is missing')],
      ],
      setup: [
        both(
          'Hij leest de tekst van de mail. Facturen die alleen als pdf komen, stuur je eerst door een stap die de tekst eruit haalt.',
          'It reads the text of the mail. Send invoices that come as PDF only through a step first that takes out the text.',
        ),
      ],
      notes: [
        {
          over: ['Haal gegevens uit factuur', 'Toets eisen'],
          text: say(
            '## Het model leest, de regels beslissen\nEen btw-nummer moet de vorm van een Nederlands of EU-nummer hebben, een KvK-nummer acht cijfers, en netto plus btw moet op twee cent het totaal zijn. Onder 100 euro gelden minder eisen; dan wordt alleen de som getoetst.',
            '## The model reads, rules decide\nA VAT number has to have the form of a Dutch or EU one, a KvK number eight digits, and net plus VAT has to be the total within two cents. Below 100 euros fewer requirements hold; then the sum only is tested.',
          ),
        },
      ],
      names: {
        'Factuur in de mail': 'Invoice in the mail',
        Mailfactuur: 'Mail invoice',
        'Haal gegevens uit factuur': 'Take details from the invoice',
        'Model voor factuur': 'Model for the invoice',
        'Toets eisen': 'Test the requirements',
        'Voldoet hij?': 'Does it comply?',
        'Meld dat hij klopt': 'Report that it is right',
        'Meld wat ontbreekt': 'Report what is missing',
        'Meld onleesbaar': 'Report as unreadable',
      },
      nodes: [
        ...m.nodes,
        withErrorBranch(
          extract(
            'Haal gegevens uit factuur',
            say(`=${m.ref.subject}\n${m.ref.text}`, `=${m.ref.subject}\n${m.ref.text}`),
            [
              ['leverancier?', 'string', say('Naam van de leverancier', 'Name of the supplier')],
              ['nummer?', 'string', say('Factuurnummer', 'Number of the invoice')],
              ['datum?', 'string', say('Factuurdatum als JJJJ-MM-DD', 'Date of the invoice as YYYY-MM-DD')],
              ['btwnummer?', 'string', say('Btw-nummer van de leverancier', 'VAT number of the supplier')],
              ['kvk?', 'string', say('KvK-nummer van de leverancier', 'KvK number of the supplier')],
              ['netto?', 'number', say('Totaal zonder btw', 'Total without VAT')],
              ['btw?', 'number', say('Btw-bedrag', 'Amount of VAT')],
              ['totaal?', 'number', say('Totaal met btw', 'Total with VAT')],
              ['omschrijving?', 'string', say('Wat er geleverd is', 'What was delivered')],
            ],
          ),
        ),
        model.attach('Model voor factuur', 'Haal gegevens uit factuur'),
        code(
          'Toets eisen',
          `
${AS_DAY}
return $input.all().map(({ json: $json }) => {
  const uit = $json.output ?? {};
  const netto = Number(uit.netto), btw = Number(uit.btw), totaal = Number(uit.totaal), dag = asDay(uit.datum);
  const bekend = Number.isFinite(totaal) && uit.totaal !== null && uit.totaal !== '';
  const klein = bekend && totaal <= 100;
  const mist = [];
  if (!klein) {
    if (!String(uit.nummer ?? '').trim()) mist.push('${say('factuurnummer', 'invoice number')}');
    if (!/^(NL\\d{9}B\\d{2}|(?!NL)[A-Z]{2}[A-Z0-9]{2,13})$/.test(String(uit.btwnummer ?? '').toUpperCase().replace(/[^A-Z0-9]/g, ''))) mist.push('${say('geldig btw-nummer', 'valid VAT number')}');
    if (!/^\\d{8}$/.test(String(uit.kvk ?? '').replace(/\\D/g, '')) && /^NL/i.test(String(uit.btwnummer ?? 'NL'))) mist.push('${say('KvK-nummer', 'KvK number')}');
    if (!String(uit.omschrijving ?? '').trim()) mist.push('${say('omschrijving van de levering', 'description of the delivery')}');
  }
  if (!dag.isValid || dag > $now.plus({ days: 7 })) mist.push('${say('factuurdatum', 'date of the invoice')}');
  if (!bekend) mist.push('${say('totaalbedrag', 'total')}');
  else if (Number.isFinite(netto) && Number.isFinite(btw) && Math.abs(netto + btw - totaal) > 0.02) mist.push('${say('som die klopt (netto plus btw is niet het totaal)', 'a right sum (net plus VAT is not the total)')}');
  return { json: { goed: mist.length === 0, wie: String(uit.leverancier ?? '').slice(0, 80) || '-', nummer: String(uit.nummer ?? '').slice(0, 40) || '-', totaal: bekend ? totaal.toFixed(2) : '-', mist: mist.join(', ') } };
});`,
        ),
        when('Voldoet hij?', [['={{ $json.goed }}', 'yes']]),
        chat.post(
          'Meld dat hij klopt',
          say(
            '=Factuur {{ $json.nummer }} van {{ $json.wie }} ({{ $json.totaal }} euro) voldoet aan de eisen en kan worden geboekt.',
            '=Invoice {{ $json.nummer }} of {{ $json.wie }} ({{ $json.totaal }} euros) complies and can be booked.',
          ),
        ),
        chat.post(
          'Meld wat ontbreekt',
          say(
            `=Factuur {{ $json.nummer }} van {{ $json.wie }} voldoet niet. Ontbreekt of klopt niet: {{ $json.mist }}.\nVraag aan ${m.ref.from}: “Wilt u factuur {{ $json.nummer }} opnieuw sturen? Wij missen: {{ $json.mist }}. Zodra hij compleet is, nemen we hem in behandeling.”`,
            `=Invoice {{ $json.nummer }} of {{ $json.wie }} does not comply. Missing or wrong: {{ $json.mist }}.\nAsk ${m.ref.from}: “Could you send invoice {{ $json.nummer }} again? We miss: {{ $json.mist }}. Once it is complete we take it in.”`,
          ),
        ),
        chat.post(
          'Meld onleesbaar',
          say(
            `=Uit “${m.ref.subject}” van ${m.ref.from} kwamen geen gegevens. Kijk zelf naar de factuur.`,
            `=No details came out of “${m.ref.subject}” of ${m.ref.from}. Look at the invoice yourself.`,
          ),
        ),
      ],
      flow: [
        `${m.path} > Haal gegevens uit factuur > Toets eisen > Voldoet hij? > Meld dat hij klopt`,
        'Voldoet hij? #1 > Meld wat ontbreekt',
        'Haal gegevens uit factuur #1 > Meld onleesbaar',
      ],
    };
  },
});

const listed = shops.flatMap((shop) => (shop.orders ? [{ ...shop, orders: shop.orders }] : []));

export const ossThreshold = recipe({
  id: 'oss-threshold-watch',
  category: 'finance',
  tags: ['oss', 'eu-btw', 'afstandsverkopen', 'webshop', 'drempel'],
  saves: spares(
    45,
    'Een webwinkel telt elke maand de verkopen aan consumenten in andere EU-landen op.',
    'Each month a shop adds up sales to consumers in other EU countries.',
  ),
  variants: combine({ shop: listed, table: officeTables, mailer: officeMail }, { take: 3, apart: ['shop'] }),
  build: ({ shop, table, mailer }) => {
    const o = reads(shop.orders, 'Haal bestellingen op', 'Verkoop');
    const s = rowsOf(table, 'Lees EU-omzet', say('EU-omzet', 'EU sales'), 'EU-bestelling', {
      nummer: say('Bestelling', 'Order'),
      op: say('Op', 'On'),
      bedrag: say('Bedrag', 'Amount'),
      land: say('Land', 'Country'),
    });
    return {
      name: both(
        `EU-drempel voor btw (OSS) van ${shop.app.label} bewaken met omzet per land`,
        `Watch the EU VAT threshold (OSS) of ${shop.app.label} with sales by country`,
      ),
      description: both(
        `Elke nacht schrijft hij bestellingen uit ${shop.app.label} voor andere EU-landen in ${table.app.label}, elk eenmaal. Op de eerste telt hij het jaar per land op en mailt hij via ${mailer.app.label} hoever je van 10.000 euro bent, of dat je over moet op OSS.`,
        `Every night it writes orders of ${shop.app.label} for other EU countries to ${table.app.label}, each once. On the first it adds up the year by country and mails through ${mailer.app.label} how far you are from 10,000 euros, or that you have to go over to OSS.`,
      ),
      benefit: both(
        'Je rekent op tijd het btw-tarief van het land van je klant.',
        'You charge the VAT rate of your customer’s country in time.',
      ),
      uses: [
        [
          { app: shop.app, setup: shop.orders.setup ?? [] },
          both('geeft de bestellingen', 'gives the orders'),
        ],
        [table, both('bewaart de EU-omzet', 'keeps the EU sales')],
        [mailer, both('mailt de stand', 'mails the state')],
      ],
      setup: [
        both(
          'Maak de tabel EU-omzet met de kolommen Bestelling, Op, Land en Bedrag (zonder btw). Zet de omzet van eerder dit jaar er zelf bij, en haal zakelijke klanten met een btw-nummer eruit.',
          'Make the table EU sales with the columns Order, On, Country and Amount (without VAT). Add the sales of earlier this year yourself, and take out business customers with a VAT number.',
        ),
      ],
      notes: [
        {
          over: ['Kies EU-landen', 'Reken stand uit'],
          text: say(
            '## Wat telt\nAlle verkopen aan consumenten in andere EU-landen samen, zonder btw, dit jaar en vorig jaar. De btw wordt met je eigen tarief uit het totaal gehaald; een ander tarief pas je in de tabel aan. Land mag een naam of een code van twee letters zijn.',
            '## What counts\nAll sales to consumers in other EU countries together, without VAT, this year and last. VAT is taken out of the total with your own rate; change another rate in the table. A country may be a name or a code of two letters.',
          ),
        },
      ],
      names: {
        'Elke nacht om 3 uur': 'Every night at 3',
        'Haal bestellingen op': 'Fetch the orders',
        Verkoop: 'Sale',
        'Kies EU-landen': 'Choose EU countries',
        'Nog niet geteld': 'Not counted yet',
        'Schrijf EU-omzet': 'Write EU sales',
        'Eerste van de maand om 8 uur': 'First of the month at 8',
        'Lees EU-omzet': 'Read EU sales',
        'EU-bestelling': 'EU order',
        'Reken stand uit': 'Work out the state',
        'Over de drempel?': 'Over the threshold?',
        'Mail dat OSS moet': 'Mail that OSS is due',
        'Mail stand van drempel': 'Mail the state of the threshold',
      },
      nodes: [
        cron('Elke nacht om 3 uur', '0 3 * * *'),
        ...o.nodes,
        code(
          'Kies EU-landen',
          `
${AS_AMOUNT}
${TO_CENT}
const LANDEN = { BE: 'belg', DE: 'germany|duitsland|deutschland', FR: 'france|frankrijk', LU: 'luxemb', AT: 'austria|oostenrijk', ES: 'spain|spanje', IT: 'ital', PT: 'portugal', IE: 'ireland|ierland', DK: 'denmark|denemarken', SE: 'sweden|zweden', FI: 'finland', PL: 'poland|polen', CZ: 'czech|tsjech', SK: 'slovak|slowak', HU: 'hungary|hongarije', RO: 'romania|roemeni', BG: 'bulgar', GR: 'greece|griekenland', HR: 'croatia|kroati', SI: 'sloveni', EE: 'estonia|estland', LV: 'latvia|letland', LT: 'lithuania|litouwen', CY: 'cyprus', MT: 'malta' };
const code = (land) => { const tekst = String(land ?? '').trim(); return LANDEN[tekst.toUpperCase()] ? tekst.toUpperCase() : Object.keys(LANDEN).find((een) => tekst.length > 3 && new RegExp(LANDEN[een], 'i').test(tekst)); };
const tarief = Number('${limitOf('own-rate', ['Btw-tarief in je prijzen', 'VAT rate in your prices'], ['Het tarief in procenten dat in je verkoopprijzen zit.', 'The rate in percent that your prices hold.'], 21)}') || 0;
return $input.all().flatMap(({ json: een }) => {
  const land = code(een.country), bedrag = getal(een.total);
  if (!land || bedrag === null || bedrag <= 0 || !een.number) return [];
  return [{ json: { nummer: String(een.number), op: String(een.created ?? $now.toISO()).slice(0, 10), land, netto: cent(bedrag / (1 + tarief / 100)) } }];
});`,
        ),
        onlyNew('Nog niet geteld', '={{ $json.nummer }}'),
        table.append('Schrijf EU-omzet', say('EU-omzet', 'EU sales'), {
          [say('Bestelling', 'Order')]: '={{ $json.nummer }}',
          [say('Op', 'On')]: '={{ $json.op }}',
          [say('Land', 'Country')]: '={{ $json.land }}',
          [say('Bedrag', 'Amount')]: '={{ $json.netto }}',
        }),
        cron('Eerste van de maand om 8 uur', '0 8 1 * *'),
        ...s.nodes,
        code(
          'Reken stand uit',
          `
${AS_DAY}
${AS_AMOUNT}
${asEuro()}
${SAFE_TEXT}
const jaar = $now.minus({ days: 1 }).year, per = new Map();
let som = 0, vorig = 0;
for (const { json: een } of $input.all()) {
  const dag = asDay(een.op), bedrag = getal(een.bedrag);
  if (!een.nummer || !dag.isValid || bedrag === null) continue;
  if (dag.year === jaar - 1) vorig += bedrag;
  if (dag.year !== jaar) continue;
  som += bedrag;
  per.set(een.land || '-', (per.get(een.land || '-') ?? 0) + bedrag);
}
const maanden = $now.minus({ days: 1 }).month;
return [{ json: { over: som > 10000 || vorig > 10000, jaar, som: euro(som), rest: euro(Math.max(0, 10000 - som)), verwacht: euro(som / maanden * 12), vorig: euro(vorig), lijst: [...per].sort((a, b) => b[1] - a[1]).map(([land, bedrag]) => '<li>' + cel(land) + ': ' + euro(bedrag) + '</li>').join('') || '<li>-</li>' } }];`,
        ),
        when('Over de drempel?', [['={{ $json.over }}', 'yes']]),
        mailer.send(
          'Mail dat OSS moet',
          mailOf.bookkeeping,
          say(
            '=EU-drempel is bereikt: {{ $json.som }} in {{ $json.jaar }}',
            '=EU threshold reached: {{ $json.som }} in {{ $json.jaar }}',
          ),
          say(
            '=Vorig jaar {{ $json.vorig }}, dit jaar {{ $json.som }}:<ul>{{ $json.lijst }}</ul>Vanaf de bestelling die over 10.000 euro gaat geldt het btw-tarief van het land van je klant. Meld je aan voor de Unieregeling (OSS) en pas de tarieven in je winkel aan.',
            '=Last year {{ $json.vorig }}, this year {{ $json.som }}:<ul>{{ $json.lijst }}</ul>From the order that exceeds 10,000 euros the VAT rate of your customer’s country applies. Register for the Union scheme (OSS) and change the rates in your shop.',
          ),
        ),
        mailer.send(
          'Mail stand van drempel',
          mailOf.bookkeeping,
          say(
            '=EU-drempel: nog {{ $json.rest }} ruimte in {{ $json.jaar }}',
            '=EU threshold: {{ $json.rest }} left in {{ $json.jaar }}',
          ),
          say(
            '=Tot nu toe {{ $json.som }}, in dit tempo {{ $json.verwacht }} over het hele jaar.<ul>{{ $json.lijst }}</ul>',
            '=So far {{ $json.som }}, at this pace {{ $json.verwacht }} over the year.<ul>{{ $json.lijst }}</ul>',
          ),
        ),
      ],
      flow: [
        `Elke nacht om 3 uur > ${o.path} > Kies EU-landen > Nog niet geteld > Schrijf EU-omzet`,
        `Eerste van de maand om 8 uur > ${s.path} > Reken stand uit > Over de drempel? > Mail dat OSS moet`,
        'Over de drempel? #1 > Mail stand van drempel',
      ],
    };
  },
});

const BUNDLE_PERCENT = ownLimit(
  ['Bijna op bij procent', 'Almost used at percent'],
  [
    'Onder welk deel van de bundel de klant bericht krijgt.',
    'Below which share of the bundle the client is told.',
  ],
  20,
);

export const hourBundle = recipe({
  id: 'hour-bundle-balance-per-client',
  category: 'finance',
  tags: ['strippenkaart', 'urenbundel', 'bureau', 'retainer', 'meerwerk'],
  saves: spares(
    45,
    'Een bureau houdt per klant bij hoeveel uren van een bundel nog over zijn.',
    'An agency keeps how many hours of each client’s bundle are left.',
  ),
  variants: combine(
    { tracker: timeTrackers, table: officeTables, mailer: officeMail, chat: officeChats },
    { take: 3, apart: ['tracker'] },
  ),
  build: ({ tracker, table, mailer, chat }) => {
    const u = reads(tracker.lastWeek, 'Haal uren van vorige week', 'Gewerkt uur');
    const b = rowsOf(table, 'Lees urenbundels', say('Urenbundels', 'Hour bundles'), 'Urenbundel', {
      project: say('Project', 'Project'),
      klant: say('Klant', 'Client'),
      mail: say('Mail', 'Mail'),
      over: say('Uren over', 'Hours left'),
      gekocht: say('Gekocht', 'Bought'),
      week: say('Bijgewerkt tot', 'Updated to'),
    });
    return {
      name: both(
        `Urenbundels van klanten wekelijks afboeken met uren uit ${tracker.app.label} en klant op tijd mailen`,
        `Debit clients’ hour bundles weekly with hours from ${tracker.app.label} and mail the client in time`,
      ),
      description: both(
        `Elke maandag haalt hij de uren van vorige week uit ${tracker.app.label}, boekt ze per project af van de bundel in ${table.app.label} en mailt via ${mailer.app.label} wie onder een vijfde (of jouw grens) komt. Uren op een lege of onbekende bundel staan in ${chat.app.label}.`,
        `Every Monday it gets last week’s hours from ${tracker.app.label}, debits them by project from the bundle in ${table.app.label} and mails through ${mailer.app.label} who gets below a fifth (or your limit). Hours on an empty or unknown bundle are told in ${chat.app.label}.`,
      ),
      benefit: both(
        'Je werkt niet door op uren die niemand heeft gekocht.',
        'You do not work on with hours that nobody bought.',
      ),
      uses: [
        [{ app: tracker.app, setup: tracker.lastWeek.setup ?? [] }, both('geeft de uren', 'gives the hours')],
        [table, both('heeft de bundels', 'has the bundles')],
        [mailer, both('mailt de klant', 'mails the client')],
        [chat, both('krijgt lege en onbekende bundels', 'is told of empty and unknown bundles')],
      ],
      setup: [
        both(
          'Maak de tabel Urenbundels met de kolommen Project (zoals in de urenregistratie), Klant, Mail, Gekocht, Uren over en Bijgewerkt tot. Koopt een klant bij, tel de uren dan bij Gekocht en Uren over op.',
          'Make the table Hour bundles with the columns Project (as in the time tracker), Client, Mail, Bought, Hours left and Updated to. When a client buys more, add the hours to Bought and Hours left.',
        ),
      ],
      notes: [
        {
          over: ['Boek af per bundel', 'Bekende bundel?'],
          text: say(
            '## Eén keer per week\nDe week in Bijgewerkt tot voorkomt dat dezelfde uren twee keer afgaan. Uren die later over een oude week worden geschreven, tel je zelf bij. Projecten zonder bundel met minder dan een half uur worden niet gemeld.',
            '## Once a week\nThe week in Updated to prevents that the same hours go off twice. Hours written later for an old week you add yourself. Projects without a bundle and less than half an hour are not reported.',
          ),
        },
      ],
      names: {
        'Maandag om 7 uur': 'Monday at 7',
        'Haal uren van vorige week': 'Fetch last week’s hours',
        'Gewerkt uur': 'Hour worked',
        'Lees urenbundels': 'Read the hour bundles',
        Urenbundel: 'Hour bundle',
        'Boek af per bundel': 'Debit by bundle',
        'Bekende bundel?': 'Known bundle?',
        'Werk bundel bij': 'Update the bundle',
        'Bijna op?': 'Nearly used up?',
        'Mail klant over bundel': 'Mail the client about the bundle',
        'Bundel leeg?': 'Bundle empty?',
        'Meld lege bundel': 'Report an empty bundle',
        'Meld uren zonder bundel': 'Report hours without a bundle',
      },
      nodes: [
        everyWeek('Maandag om 7 uur', [1], 7),
        ...u.nodes,
        ...alsoRows(b).nodes,
        code(
          'Boek af per bundel',
          `
${AS_AMOUNT}
const kaal = (v) => String(v ?? '').trim().toLowerCase();
const week = $now.minus({ weeks: 1 }).toFormat('kkkk-WW');
const uren = new Map();
for (const { json: een } of $('Gewerkt uur').all()) {
  const aantal = getal(een.hours);
  if (aantal !== null && aantal > 0) { const oud = uren.get(kaal(een.project)) ?? { naam: een.project || '-', aantal: 0 }; oud.aantal += aantal; uren.set(kaal(een.project), oud); }
}
const grens = ${BUNDLE_PERCENT} / 100;
const bundels = $input.all().map(({ json }) => json).filter((een) => een.project);
const uit = bundels.flatMap((een) => {
  const gewerkt = uren.get(kaal(een.project)), gekocht = getal(een.gekocht) ?? 0, eerst = getal(een.over);
  if (!gewerkt || eerst === null || String(een.week ?? '').trim() >= week) return [];
  const over = Math.round((eerst - gewerkt.aantal) * 100) / 100;
  return [{ json: { bekend: true, project: een.project, klant: een.klant || een.project, mail: /^\\S+@\\S+\\.\\S+$/.test(String(een.mail ?? '').trim()) ? String(een.mail).trim() : '', gewerkt: Math.round(gewerkt.aantal * 100) / 100, over, gekocht, week, bijna: gekocht > 0 && over > 0 && over <= gekocht * grens && eerst > gekocht * grens, leeg: over <= 0 } }];
});
const zonder = [...uren].filter(([sleutel, een]) => een.aantal >= 0.5 && !bundels.some((bundel) => kaal(bundel.project) === sleutel)).map(([, een]) => '- ' + een.naam + ': ' + Math.round(een.aantal * 100) / 100);
return zonder.length > 0 ? [...uit, { json: { bekend: false, lijst: zonder.join('\\n') } }] : uit;`,
        ),
        when('Bekende bundel?', [['={{ $json.bekend }}', 'yes']]),
        table.upsert('Werk bundel bij', say('Urenbundels', 'Hour bundles'), 'Project', {
          Project: '={{ $json.project }}',
          [say('Uren over', 'Hours left')]: '={{ $json.over }}',
          [say('Bijgewerkt tot', 'Updated to')]: '={{ $json.week }}',
        }),
        when('Bijna op?', [
          ["={{ $('Bekende bundel?').item.json.bijna }}", 'yes'],
          ["={{ $('Bekende bundel?').item.json.mail }}", 'filled'],
        ]),
        goOnAfterError(
          mailer.send(
            'Mail klant over bundel',
            "={{ $('Bekende bundel?').item.json.mail }}",
            say(
              "=Nog {{ $('Bekende bundel?').item.json.over }} uur in je bundel",
              "={{ $('Bekende bundel?').item.json.over }} hours left in your bundle",
            ),
            say(
              "=Beste {{ $('Bekende bundel?').item.json.klant }},<br><br>Vorige week werkten we {{ $('Bekende bundel?').item.json.gewerkt }} uur aan {{ $('Bekende bundel?').item.json.project }}. Van je bundel van {{ $('Bekende bundel?').item.json.gekocht }} uur zijn er nog {{ $('Bekende bundel?').item.json.over }}. Wil je uren bijkopen, antwoord dan op deze mail; we werken pas door als je akkoord bent.",
              "=Dear {{ $('Bekende bundel?').item.json.klant }},<br><br>Last week we worked {{ $('Bekende bundel?').item.json.gewerkt }} hours on {{ $('Bekende bundel?').item.json.project }}. Of your bundle of {{ $('Bekende bundel?').item.json.gekocht }} hours {{ $('Bekende bundel?').item.json.over }} are left. To buy more, answer this mail; we go on only once you agree.",
            ),
          ),
        ),
        when('Bundel leeg?', [["={{ $('Bekende bundel?').item.json.leeg }}", 'yes']]),
        chat.post(
          'Meld lege bundel',
          say(
            "=Bundel van {{ $('Bekende bundel?').item.json.klant }} is op ({{ $('Bekende bundel?').item.json.over }} uur). Stop of spreek meerwerk af voor {{ $('Bekende bundel?').item.json.project }}.",
            "=The bundle of {{ $('Bekende bundel?').item.json.klant }} is used up ({{ $('Bekende bundel?').item.json.over }} hours). Stop, or agree on extra work for {{ $('Bekende bundel?').item.json.project }}.",
          ),
        ),
        chat.post(
          'Meld uren zonder bundel',
          say(
            '=Uren van vorige week zonder bundel:\n{{ $json.lijst }}',
            '=Last week’s hours without a bundle:\n{{ $json.lijst }}',
          ),
        ),
      ],
      flow: [
        `Maandag om 7 uur > ${u.path} > ${b.path} > Boek af per bundel > Bekende bundel? > Werk bundel bij > Bijna op? > Mail klant over bundel`,
        'Bijna op? #1 > Bundel leeg? > Meld lege bundel',
        'Bekende bundel? #1 > Meld uren zonder bundel',
      ],
    };
  },
});

export const ibanBlock = recipe({
  id: 'iban-check-block',
  category: 'finance',
  tags: ['iban', 'bouwsteen', 'controle', 'subworkflow', 'betalingen'],
  saves: spares(
    2,
    'Iemand kijkt een rekeningnummer na voordat het in een betaling komt.',
    'Someone checks an account number before it goes into a payment.',
  ),
  variants: combine({ table: officeTables }, { take: 2 }),
  build: ({ table }) => {
    const g = rowsOf(table, 'Lees geblokkeerde rekeningen', say('Geblokkeerd', 'Blocked'), 'Blokkade', {
      iban: 'IBAN',
      reden: say('Reden', 'Reason'),
    });
    return {
      name: both(
        `Bouwsteen: IBAN controleren op cijfers, land en blokkadelijst in ${table.app.label}`,
        `Building block: check an IBAN by digits, country and the block list in ${table.app.label}`,
      ),
      description: both(
        `Andere workflows geven een IBAN en krijgen terug of hij klopt, in nette vorm, met land en bank. Hij toetst lengte en controlecijfers per land en de blokkadelijst in ${table.app.label}; wat wordt afgewezen, komt in een logboek.`,
        `Other workflows pass an IBAN and get back whether it is right, neatly written, with country and bank. It tests length and check digits by country and the list of blocked accounts in ${table.app.label}; what is rejected goes to a log.`,
      ),
      benefit: both(
        'Geen betaalbatch die strandt op een typefout.',
        'No payment batch that strands on a typing error.',
      ),
      uses: [[table, both('heeft de blokkadelijst en het logboek', 'has the block list and the log')]],
      setup: [
        both(
          'Maak de tabel Geblokkeerd met de kolommen IBAN en Reden, en de tabel Afgewezen met de kolommen Op, Rekening en Waarom.',
          'Make the table Blocked with the columns IBAN and Reason, and the table Rejected with the columns On, Account and Why.',
        ),
        both(
          'Roep hem aan met iban en, als je die hebt, de naam; lees in het antwoord goed, iban, land, bank en waarom.',
          'Call it with iban and, if you have it, the name; read goed, iban, land, bank and waarom in the answer.',
        ),
      ],
      names: {
        'Controleer rekening': 'Check the account',
        'Lees geblokkeerde rekeningen': 'Read the blocked accounts',
        Blokkade: 'Block',
        'Toets IBAN': 'Test the IBAN',
        'Is de rekening goed?': 'Is the account right?',
        'Geef goede rekening': 'Give the right account',
        'Schrijf afwijzing op': 'Write the rejection down',
        'Geef reden': 'Give the reason',
      },
      nodes: [
        called('Controleer rekening', { iban: 'string', naam: 'string' }),
        ...alsoRows(g).nodes,
        code(
          'Toets IBAN',
          `
const kaal = (v) => String(v ?? '').replace(/[^A-Za-z0-9]/g, '').toUpperCase();
${IBAN_CHECK}
const LENGTE = { NL: 18, BE: 16, DE: 22, FR: 27, LU: 20, GB: 22, ES: 24, IT: 27, AT: 20, PT: 25, IE: 22, DK: 18, SE: 24, FI: 18, PL: 28, CH: 21, NO: 15 };
const BANK = { ABNA: 'ABN AMRO', INGB: 'ING', RABO: 'Rabobank', SNSB: 'SNS', ASNB: 'ASN Bank', RBRB: 'RegioBank', TRIO: 'Triodos', KNAB: 'Knab', BUNQ: 'bunq', FVLB: 'Lanschot Kempen', REVO: 'Revolut' };
const blokkades = $input.all().map(({ json }) => json).filter((een) => kaal(een.iban));
return $('Controleer rekening').all().map(({ json }) => {
  const iban = kaal(json.iban), land = iban.slice(0, 2);
  const blokkade = blokkades.find((een) => kaal(een.iban) === iban);
  const waarom = iban === '' ? '${say('leeg', 'empty')}' : LENGTE[land] && iban.length !== LENGTE[land] ? '${say('lengte klopt niet voor', 'wrong length for')} ' + land : !klopt(iban) ? '${say('controlecijfers kloppen niet', 'wrong check digits')}' : blokkade ? '${say('geblokkeerd', 'blocked')}: ' + (blokkade.reden || '-') : '';
  return { json: { goed: waarom === '', iban, mooi: iban.replace(/(.{4})(?=.)/g, '$1 '), land, bank: land === 'NL' ? BANK[iban.slice(4, 8)] ?? iban.slice(4, 8) : '', waarom, naam: json.naam ?? '' } };
});`,
        ),
        when('Is de rekening goed?', [['={{ $json.goed }}', 'yes']]),
        set('Geef goede rekening', {
          goed: ['boolean', '={{ true }}'],
          iban: '={{ $json.iban }}',
          mooi: '={{ $json.mooi }}',
          land: '={{ $json.land }}',
          bank: '={{ $json.bank }}',
          waarom: '',
        }),
        table.append('Schrijf afwijzing op', say('Afgewezen', 'Rejected'), {
          [say('Op', 'On')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
          [say('Rekening', 'Account')]: '={{ $json.iban }}',
          [say('Waarom', 'Why')]: '={{ $json.waarom }}',
        }),
        set('Geef reden', {
          goed: ['boolean', '={{ false }}'],
          iban: "={{ $('Is de rekening goed?').item.json.iban }}",
          mooi: '',
          land: "={{ $('Is de rekening goed?').item.json.land }}",
          bank: '',
          waarom: "={{ $('Is de rekening goed?').item.json.waarom }}",
        }),
      ],
      flow: [
        `Controleer rekening > ${g.path} > Toets IBAN > Is de rekening goed? > Geef goede rekening`,
        'Is de rekening goed? #1 > Schrijf afwijzing op > Geef reden',
      ],
    };
  },
});

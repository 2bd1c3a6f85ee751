import { askingChats, officeMail, officeTables } from '../../apps/office.js';
import {
  alsoRows,
  answeredWithin,
  both,
  called,
  code,
  combine,
  form,
  IBAN_CHECK,
  recipe,
  rowsOf,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

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
            '## Bel het nummer dat je al had\nNooit het nummer uit de mail of de factuur. Een IBAN met foute controlecijfers, een onbekende leverancier, een leverancier zonder telefoonnummer of een IBAN dat al bij een ander staat, komt niet eens bij de vraag.',
            '## Call the number that you had\nNever the number of the mail or invoice. An IBAN with wrong check digits, an unknown supplier, one without a telephone number or an IBAN that another has never gets as far as the question.',
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
        'Meld zonder bericht': 'Report that no message went',
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
const waarom = !lev ? '${say('leverancier onbekend', 'supplier unknown')}' : !String(lev.telefoon ?? '').trim() ? '${say('geen telefoonnummer bekend om terug te bellen', 'no telephone number known to call back')}' : !goedIban ? '${say('controlecijfers kloppen niet', 'wrong check digits')}' : kaal(lev.iban) === iban ? '${say('dit nummer staat er al', 'this number is there already')}' : ander ? '${say('dit IBAN hoort bij', 'this IBAN belongs to')} ' + (ander.naam || ander.nummer) : '';
return [{ json: { goed: waarom === '', waarom, nummer: lev?.nummer ?? vraag.nummer, naam: lev?.naam ?? '-', telefoon: lev?.telefoon || '-', mail: String(lev?.mail ?? '').trim(), oud: lev?.iban ?? '-', iban, buitenland: lev ? kaal(lev.iban).slice(0, 2) !== iban.slice(0, 2) : false, hoe: vraag.hoe, gesproken: vraag.gesproken, door: vraag.door } }];`,
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
        withErrorBranch(
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
          'Meld zonder bericht',
          say(
            `=IBAN van {{ ${f}.naam }} ({{ ${f}.nummer }}) is gewijzigd naar {{ ${f}.iban }}, maar de mail aan de leverancier ging niet weg ({{ ${f}.mail || 'geen mailadres' }}). Meld de wijziging zelf op {{ ${f}.telefoon }}.`,
            `=IBAN of {{ ${f}.naam }} ({{ ${f}.nummer }}) was changed to {{ ${f}.iban }}, but the mail to the supplier did not go ({{ ${f}.mail || 'no mail address' }}). Tell them yourself at {{ ${f}.telefoon }}.`,
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
        'Bericht leverancier #1 > Meld zonder bericht',
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

import { journalBooks, salesBooks } from '../../apps/booking-ports.js';
import { googleChat, slackChat, teamsChat } from '../../apps/chats.js';
import { bookFrom, mollieOrganisation, teamleaderApp, teamleaderList } from '../../apps/dutch-books.js';
import {
  code,
  codeEach,
  combine,
  cron,
  evenWhenEmpty,
  goOnAfterError,
  http,
  keep,
  loop,
  onlyNew,
  recipe,
  say,
  set,
  splitOut,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const chats = [slackChat, teamsChat, googleChat];

export const mollieSettlements = recipe({
  id: 'mollie-settlement-journal',
  category: 'finance',
  tags: ['mollie', 'memoriaal', 'aansluiting'],
  saves: {
    minutes: 15,
    nl: 'Iemand splitst elke uitbetaling van Mollie in ontvangsten en kosten en boekt die.',
    en: 'Someone splits every Mollie settlement into receipts and fees and books it.',
  },
  variants: combine({ books: journalBooks, chat: chats }, { take: 3, apart: ['books'] }),
  build: ({ books, chat }) => {
    const open = books.open();
    return {
      name: {
        nl: `Mollie-uitbetalingen als memoriaal in ${books.app.label} boeken`,
        en: `Book Mollie settlements as journal entries in ${books.app.label}`,
      },
      description: {
        nl: `Elke werkdag haalt hij nieuwe uitbetalingen van Mollie op, telt ontvangsten, terugbetalingen en kosten per periode op en boekt ze als memoriaal in ${books.app.label}. Klopt de som niet, dan staat het verschil in ${chat.app.label}.`,
        en: `Every working day it fetches new Mollie settlements, adds up receipts, refunds and fees by period and books them as a journal entry in ${books.app.label}. Where the sum is off, the difference is told in ${chat.app.label}.`,
      },
      benefit: {
        nl: 'De tussenrekening van Mollie loopt vanzelf leeg.',
        en: 'The clearing account of Mollie empties itself.',
      },
      uses: [
        [{ app: mollieOrganisation }, { nl: 'geeft de uitbetalingen', en: 'gives the settlements' }],
        [books, { nl: 'krijgt de memoriaalboeking', en: 'receives the journal entry' }],
        ...books.others.map(
          (other) =>
            [other, { nl: 'geeft toegang', en: 'gives access' }] as [
              typeof other,
              { nl: string; en: string },
            ],
        ),
        [chat, { nl: 'krijgt wat niet klopt', en: 'is told what is off' }],
      ],
      setup: [
        {
          nl: 'Boek de factuur van Mollie, met haar btw, als inkoopfactuur en letter haar af op de rekening voor ingehouden kosten: de btw staat alleen op die factuur.',
          en: 'Book the invoice of Mollie, with its VAT, as a purchase invoice and settle it on the account for fees held back: only that invoice carries the VAT.',
        },
      ],
      notes: [
        {
          over: ['Tel ontvangsten en kosten', 'Klopt de som?'],
          text: say(
            '## Drie regels per uitbetaling\nOntvangsten min terugbetalingen staan credit op de tussenrekening, de ingehouden kosten (met btw) en het uitbetaalde bedrag debet. Zo sluiten bank, tussenrekening en de factuur van Mollie op elkaar aan.',
            '## Three lines a settlement\nReceipts less refunds are a credit on the clearing account, the fees held back (with VAT) and the amount paid out a debit. So bank, clearing account and the invoice of Mollie match.',
          ),
        },
      ],
      names: {
        'Elke werkdag om 8 uur': 'Every working day at 8',
        'Haal uitbetalingen op': 'Fetch the settlements',
        'Losse uitbetalingen': 'Each settlement',
        'Alleen wat is uitbetaald': 'Only what was paid out',
        'Nog niet geboekt': 'Not booked yet',
        'Eén voor één': 'One by one',
        'Tel ontvangsten en kosten': 'Add up receipts and fees',
        'Klopt de som?': 'Is the sum right?',
        'Boek memoriaal': 'Book the journal entry',
        'Meld verschil': 'Report the difference',
        'Meld mislukte boeking': 'Report a failed entry',
      },
      nodes: [
        cron('Elke werkdag om 8 uur', '0 8 * * 1-5'),
        ...open,
        http('Haal uitbetalingen op', 'https://api.mollie.com/v2/settlements', {
          auth: 'header',
          query: { limit: '50' },
        }),
        splitOut('Losse uitbetalingen', '_embedded.settlements'),
        keep('Alleen wat is uitbetaald', [
          ['={{ $json.status }}', 'is', 'paidout'],
          ['={{ $json.amount?.currency }}', 'is', 'EUR'],
          [`={{ String($json.settledAt ?? '').slice(0, 10) >= '${bookFrom}' }}`, 'yes'],
        ]),
        onlyNew('Nog niet geboekt', '={{ $json.id }}'),
        loop('Eén voor één', 1),
        codeEach(
          'Tel ontvangsten en kosten',
          `
const perioden = Object.values($json.periods ?? {}).flatMap((jaar) => Object.values(jaar ?? {}));
const som = (soort) => perioden.flatMap((periode) => periode[soort] ?? []).reduce((totaal, regel) => totaal + (Number(regel.amountGross?.value) || 0), 0);
const cent = (bedrag) => Math.round(bedrag * 100) / 100;
const uitbetaald = Number($json.amount.value);
const ontvangen = cent(som('revenue'));
${say('// Mollie rekent kosten in vier decimalen; wat uitbetaald is, is op de cent.', '// Mollie counts fees in four decimals; what is paid out is exact to the cent.')}
const verschil = cent(ontvangen - som('costs') - uitbetaald);
const kosten = cent(ontvangen - uitbetaald);
const regel = (rol, bedrag) => ({ rol, debet: Math.max(0, cent(bedrag)), credit: Math.max(0, cent(-bedrag)) });
const dag = DateTime.fromISO($json.settledAt ?? $json.createdAt).setZone('Europe/Amsterdam');
return { json: {
  id: $json.id,
  referentie: 'Mollie ' + ($json.reference ?? $json.id),
  datum: dag.toFormat('yyyy-MM-dd'),
  uitbetaald, verschil,
  klopt: perioden.length > 0 && Math.abs(verschil) <= 0.01,
  regels: [regel('uitbetaald', uitbetaald), regel('kosten', kosten), regel('ontvangen', -ontvangen)].filter((een) => een.debet + een.credit > 0),
} };`,
        ),
        when('Klopt de som?', [['={{ $json.klopt }}', 'yes']]),
        withErrorBranch(books.book('Boek memoriaal')),
        chat.post(
          'Meld verschil',
          say(
            '={{ $json.referentie }} sluit niet aan: {{ Number($json.uitbetaald).toLocaleString("nl-NL", { style: "currency", currency: "EUR" }) }} uitbetaald, verschil {{ Number($json.verschil).toLocaleString("nl-NL", { style: "currency", currency: "EUR" }) }}. Er is niets geboekt.',
            '={{ $json.referentie }} does not match: {{ Number($json.uitbetaald).toLocaleString("en-GB", { style: "currency", currency: "EUR" }) }} paid out, a difference of {{ Number($json.verschil).toLocaleString("en-GB", { style: "currency", currency: "EUR" }) }}. Nothing was booked.',
          ),
        ),
        chat.post(
          'Meld mislukte boeking',
          say(
            "={{ $('Tel ontvangsten en kosten').item.json.referentie }} ({{ Number($('Tel ontvangsten en kosten').item.json.uitbetaald).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}) kon niet worden geboekt. Boek haar met de hand.",
            "={{ $('Tel ontvangsten en kosten').item.json.referentie }} ({{ Number($('Tel ontvangsten en kosten').item.json.uitbetaald).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}) could not be booked. Book it by hand.",
          ),
        ),
      ],
      flow: [
        `Elke werkdag om 8 uur > ${[...open.map(({ name }) => name), 'Haal uitbetalingen op'].join(' > ')} > Losse uitbetalingen > Alleen wat is uitbetaald > Nog niet geboekt > Eén voor één #1 > Tel ontvangsten en kosten > Klopt de som? > Boek memoriaal > Eén voor één`,
        'Klopt de som? #1 > Meld verschil > Eén voor één',
        'Boek memoriaal #1 > Meld mislukte boeking > Eén voor één',
      ],
    };
  },
});

const SALE = "$('Kies relatie').first().json";

export const teamleaderInvoices = recipe({
  id: 'teamleader-invoices-to-books',
  category: 'finance',
  tags: ['teamleader', 'verkoopfacturen', 'boekhouding'],
  saves: {
    minutes: 6,
    nl: 'Iemand boekt elke verkoopfactuur uit Teamleader over.',
    en: 'Someone enters every sales invoice of Teamleader again.',
  },
  variants: combine({ books: salesBooks, chat: chats }, { take: 4, apart: ['books'] }),
  build: ({ books, chat }) => {
    const open = books.open();
    return {
      name: {
        nl: `Verkoopfacturen uit Teamleader in ${books.app.label} boeken`,
        en: `Book sales invoices of Teamleader in ${books.app.label}`,
      },
      description: {
        nl: `Elke avond boekt hij nieuwe facturen uit Teamleader in ${books.app.label}, per btw-tarief, met een nieuwe relatie waar die ontbreekt. Wat verlegd, vrijgesteld of in vreemde valuta is, komt in ${chat.app.label} bij een mens terecht.`,
        en: `Every evening it books new invoices of Teamleader in ${books.app.label}, by VAT rate, with a new relation where one lacks. What is reverse charged, exempt or in foreign currency goes to a person in ${chat.app.label}.`,
      },
      benefit: {
        nl: 'Je omzet en btw kloppen elke dag, zonder overtypen.',
        en: 'Turnover and VAT are right every day, without typing over.',
      },
      uses: [
        [{ app: teamleaderApp }, { nl: 'geeft de verkoopfacturen', en: 'gives the sales invoices' }],
        [books, { nl: 'krijgt de boekingen', en: 'receives the entries' }],
        ...books.others.map(
          (other) =>
            [other, { nl: 'geeft toegang', en: 'gives access' }] as [
              typeof other,
              { nl: string; en: string },
            ],
        ),
        [chat, { nl: 'krijgt wat een mens moet boeken', en: 'is told what a person has to book' }],
      ],
      setup: [
        {
          nl: 'Zet de koppeling tussen Teamleader en je boekhouding uit als die al facturen doorstuurt, anders boek je dubbel.',
          en: 'Switch off a link between Teamleader and your books that passes on invoices already, or everything is booked twice.',
        },
      ],
      notes: [
        {
          over: ['Lees bedragen per tarief', 'Zelf te boeken?'],
          text: say(
            '## Alleen 21 en 9 procent\nNul procent kan verlegd, export of vrijgesteld zijn: drie rubrieken op je aangifte. Daarom kiest daar een mens.',
            '## Only 21 and 9 percent\nZero percent may be reverse charge, export or exempt: three boxes on the Dutch VAT return. So there a person chooses.',
          ),
        },
        {
          over: ['Kies relatie', 'Maak klant aan'],
          text: say(
            '## Eén relatie per naam\nEr wordt op de precieze naam gezocht. Geen treffer is een nieuwe relatie, met het btw-nummer uit Teamleader.',
            '## One relation a name\nIt searches by the exact name. No hit makes a new relation, with the VAT number of Teamleader.',
          ),
        },
      ],
      names: {
        'Elke avond om 8 uur': 'Every evening at 8',
        'Haal facturen op': 'Fetch the invoices',
        'Lees bedragen per tarief': 'Read the amounts by rate',
        'Nog niet gezien': 'Not seen yet',
        'Factuur voor factuur': 'Invoice by invoice',
        'Zelf te boeken?': 'Can it be booked?',
        'Zoek klant': 'Find the customer',
        'Antwoord gekregen?': 'Answered?',
        'Kies relatie': 'Choose the relation',
        'Klant bekend?': 'Customer known?',
        'Maak klant aan': 'Add the customer',
        'Neem nieuwe relatie': 'Take the new relation',
        'Boek factuur': 'Book the invoice',
        'Meld met de hand': 'Report for a person',
        'Meld boekfout': 'Report a failure',
      },
      nodes: [
        cron('Elke avond om 8 uur', '0 20 * * *'),
        ...open,
        teamleaderList(
          'Haal facturen op',
          'invoices.list',
          "{ status: ['outstanding', 'matched'], invoice_date_after: $now.minus({ days: 30 }).toFormat('yyyy-MM-dd') }",
        ),
        code(
          'Lees bedragen per tarief',
          `
const dag = (tekst) => DateTime.fromISO(String(tekst ?? ''));
return $input.all().flatMap(({ json }) => json.data ?? []).map((factuur) => {
  const regels = (factuur.total?.taxes ?? []).map((een) => ({
    tarief: Math.round(Number(een.rate) * 100),
    bedrag: Number(een.taxable?.amount) || 0,
    btw: Number(een.tax?.amount) || 0,
  }));
  const totaal = Number(factuur.total?.tax_inclusive?.amount) || 0;
  const som = regels.reduce((alles, regel) => alles + regel.bedrag + regel.btw, 0);
  const [datum, vervalt] = [dag(factuur.invoice_date), dag(factuur.due_on)];
  const euro = (factuur.total?.tax_inclusive?.currency ?? 'EUR') === 'EUR';
  const gewoon = regels.length > 0 && regels.every(({ tarief }) => tarief === 21 || tarief === 9);
  return { json: {
    id: factuur.id,
    nummer: String(factuur.invoice_number ?? '').replace(/\\s/g, ''),
    klant: String(factuur.invoicee?.name ?? '').trim(),
    btwNummer: String(factuur.invoicee?.vat_number ?? '').replace(/[^A-Za-z0-9]/g, ''),
    datum: datum.isValid ? datum.toFormat('yyyy-MM-dd') : '',
    vervalt: (vervalt.isValid ? vervalt : datum.plus({ days: 30 })).toFormat('yyyy-MM-dd'),
    dagen: vervalt.isValid && datum.isValid ? Math.max(0, Math.round(vervalt.diff(datum, 'days').days)) : 30,
    totaal, regels,
    adres: factuur.web_url ?? '',
    sinds: String(factuur.invoice_date ?? '') >= '${bookFrom}',
    gewoon: gewoon && euro && datum.isValid && Boolean(factuur.invoice_number && factuur.invoicee?.name) && Math.abs(som - totaal) < 0.02,
  } };
}).filter(({ json }) => json.sinds);`,
        ),
        onlyNew('Nog niet gezien', '={{ $json.id }}'),
        loop('Factuur voor factuur', 1),
        when('Zelf te boeken?', [['={{ $json.gewoon }}', 'yes']]),
        goOnAfterError(evenWhenEmpty(books.find('Zoek klant', '$json.klant'))),
        when('Antwoord gekregen?', [["={{ $json.error ? 'nee' : '' }}", 'empty']]),
        code(
          'Kies relatie',
          `
const factuur = $('Zelf te boeken?').first().json;
const klant = factuur.klant;
const gevonden = $input.all().map(({ json }) => json);
return [{ json: { ...factuur, relatie: ${books.found} ?? '' } }];`,
        ),
        when('Klant bekend?', [['={{ String($json.relatie) }}', 'filled']]),
        withErrorBranch(books.add('Maak klant aan', '$json.klant', '$json.btwNummer')),
        set('Neem nieuwe relatie', { relatie: `={{ ${books.added} }}` }),
        withErrorBranch(books.book('Boek factuur', SALE)),
        chat.post(
          'Meld met de hand',
          say(
            '=Boek zelf: factuur {{ $json.nummer }} van {{ $json.klant }}, {{ Number($json.totaal).toLocaleString("nl-NL", { style: "currency", currency: "EUR" }) }} (ander tarief, andere valuta of gegevens die ontbreken). {{ $json.adres }}',
            '=Book this yourself: invoice {{ $json.nummer }} to {{ $json.klant }}, {{ Number($json.totaal).toLocaleString("en-GB", { style: "currency", currency: "EUR" }) }} (another rate or currency, or data that lacks). {{ $json.adres }}',
          ),
        ),
        chat.post(
          'Meld boekfout',
          say(
            "=Factuur {{ $('Zelf te boeken?').first().json.nummer }} van {{ $('Zelf te boeken?').first().json.klant }} kon niet worden geboekt. {{ $('Zelf te boeken?').first().json.adres }}",
            "=Invoice {{ $('Zelf te boeken?').first().json.nummer }} to {{ $('Zelf te boeken?').first().json.klant }} could not be booked. {{ $('Zelf te boeken?').first().json.adres }}",
          ),
        ),
      ],
      flow: [
        `Elke avond om 8 uur > ${[...open.map(({ name }) => name), 'Haal facturen op'].join(' > ')} > Lees bedragen per tarief > Nog niet gezien > Factuur voor factuur #1 > Zelf te boeken? > Zoek klant > Antwoord gekregen? > Kies relatie > Klant bekend? > Boek factuur > Factuur voor factuur`,
        'Klant bekend? #1 > Maak klant aan > Neem nieuwe relatie > Boek factuur',
        'Zelf te boeken? #1 > Meld met de hand > Factuur voor factuur',
        'Antwoord gekregen? #1 > Meld boekfout',
        'Maak klant aan #1 > Meld boekfout',
        'Boek factuur #1 > Meld boekfout > Factuur voor factuur',
      ],
    };
  },
});

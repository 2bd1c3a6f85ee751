import { collecting } from '../../apps/accounting.js';
import { chats } from '../../apps/chats.js';
import { wiseCredit } from '../../apps/money.js';
import { paymentLists } from '../../apps/payments.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  append,
  asEuro,
  choose,
  code,
  combine,
  everyDay,
  gather,
  keep,
  only,
  onlyNew,
  reads,
  recipe,
  say,
  sideBySide,
  starts,
  when,
} from '../../kit/index.js';

export const matchPayments = recipe({
  id: 'match-payments-to-invoices',
  category: 'finance',
  tags: ['afletteren', 'betalingen', 'facturen'],
  saves: {
    minutes: 30,
    nl: 'Iemand legt elke dag de betalingen naast de openstaande facturen.',
    en: 'Someone puts the payments next to the unpaid invoices every day.',
  },
  variants: combine(
    { list: paymentLists, books: collecting, table: tables, chat: chats },
    { take: 10, apart: ['list', 'books', 'table'] },
  ),
  build: ({ list, books, table, chat }) => {
    const left = reads(list, 'Lees betalingen', 'Betaling');
    const right = reads(books.unpaid, 'Lees openstaand', 'Factuur');
    return {
      name: {
        nl: `${list.app.label}-betalingen afletteren tegen facturen in ${books.app.label}, uitkomst in ${table.app.label}`,
        en: `Match ${list.app.label} payments to invoices in ${books.app.label}, outcome in ${table.app.label}`,
      },
      description: {
        nl: `Elke ochtend legt hij ${list.what.nl} naast ${books.unpaid.what.nl}: eerst op e-mail en bedrag, daarna alleen op bedrag. Zekere en mogelijke koppelingen staan in ${table.app.label}, raadsels in ${chat.app.label}.`,
        en: `Each morning it puts ${list.what.en} next to ${books.unpaid.what.en}: by e-mail and amount, then by amount alone. Sure and possible matches go to ${table.app.label}, puzzles to ${chat.app.label}.`,
      },
      benefit: {
        nl: 'Afletteren kost nog een paar minuten: alleen de twijfelgevallen.',
        en: 'Matching takes a few minutes: only the doubtful ones.',
      },
      uses: [
        [
          { app: list.app, setup: list.setup ?? [] },
          { nl: 'geeft de betalingen', en: 'gives the payments' },
        ],
        [books, { nl: 'geeft de open facturen', en: 'gives the open invoices' }],
        [table, { nl: 'bewaart de koppelingen', en: 'keeps the matches' }],
        [chat, { nl: 'toont wat niet te koppelen is', en: 'shows what cannot be matched' }],
      ],
      setup: [
        {
          nl: 'Maak de tabellen Gekoppeld en Nakijken met Betaling, Factuur, Bedrag en Klant.',
          en: 'Make the tables Matched and To check with Payment, Invoice, Amount and Customer.',
        },
      ],
      notes: [
        {
          over: ['Betalingen klaar', 'Zoek koppelingen'],
          text: say(
            '## Twee lijsten, één stap\nBeide lijsten worden eerst verzameld. Daarna zoekt één stap de paren; een factuur wordt maar één keer gebruikt.',
            '## Two lists, one step\nBoth lists are gathered first. Then one step finds the pairs; an invoice is used only once.',
          ),
        },
        {
          over: ['Hoe zeker?', 'Meld raadsels'],
          text: say(
            '## Zekerheid\nZelfde adres en bedrag is zeker. Alleen hetzelfde bedrag is mogelijk, en moet iemand nakijken.',
            '## Certainty\nSame address and amount is sure. The same amount alone is possible, and someone must check it.',
          ),
        },
      ],
      names: {
        'Elke ochtend': 'Every morning',
        'Lees betalingen': 'Read the payments',
        Betaling: 'Payment',
        'Lees openstaand': 'Read what is unpaid',
        Factuur: 'Invoice',
        'Nog niet afgeletterd': 'Not matched yet',
        'Betalingen klaar': 'Payments ready',
        'Facturen klaar': 'Invoices ready',
        'Bij elkaar': 'Together',
        'Zoek koppelingen': 'Find matches',
        'Hoe zeker?': 'How sure?',
        'Zet bij gekoppeld': 'Put with the matched',
        'Zet bij nakijken': 'Put with those to check',
        'Maak lijst van raadsels': 'List the puzzles',
        'Meld raadsels': 'Report the puzzles',
        'Tel zekere': 'Count the sure ones',
        'Meld aantal gekoppeld': 'Report the number matched',
      },
      nodes: [
        everyDay('Elke ochtend', 6, 45),
        ...left.nodes,
        ...right.nodes,
        gather('Betalingen klaar', 'betalingen'),
        gather('Facturen klaar', 'facturen'),
        sideBySide('Bij elkaar', 2, true),
        code(
          'Zoek koppelingen',
          `
const { betalingen = [], facturen = [] } = $input.first().json;
const vrij = [...facturen];
const pak = (test) => { const i = vrij.findIndex(test); return i < 0 ? null : vrij.splice(i, 1)[0]; };
const gelijk = (a, b) => Math.abs(Number(a) - Number(b)) < 0.01;
return betalingen.map((b) => {
  const zeker = pak((f) => gelijk(f.amount, b.amount) && b.email && f.email?.toLowerCase() === b.email.toLowerCase());
  const mogelijk = zeker ?? pak((f) => gelijk(f.amount, b.amount));
  return { json: { zekerheid: zeker ? ${say("'zeker' : mogelijk ? 'mogelijk' : 'geen'", "'sure' : mogelijk ? 'possible' : 'none'")}, betaling: b.id, bedrag: b.amount, klant: b.email || b.name, factuur: mogelijk?.number ?? '' } };
});`,
        ),
        // Only what was found counts as done: a payment without an invoice is looked at again.
        onlyNew('Nog niet afgeletterd', "={{ $json.betaling + ' ' + $json.zekerheid }}"),
        choose(
          'Hoe zeker?',
          [
            [say('Zeker', 'Sure'), ['={{ $json.zekerheid }}', 'is', say('zeker', 'sure')]],
            [say('Mogelijk', 'Possible'), ['={{ $json.zekerheid }}', 'is', say('mogelijk', 'possible')]],
          ],
          say('Geen', 'None'),
        ),
        table.append('Zet bij gekoppeld', say('Gekoppeld', 'Matched'), {
          [say('Betaling', 'Payment')]: '={{ $json.betaling }}',
          [say('Factuur', 'Invoice')]: '={{ $json.factuur }}',
          [say('Bedrag', 'Amount')]: '={{ $json.bedrag }}',
          [say('Klant', 'Customer')]: '={{ $json.klant }}',
        }),
        table.append('Zet bij nakijken', say('Nakijken', 'To check'), {
          [say('Betaling', 'Payment')]: '={{ $json.betaling }}',
          [say('Factuur', 'Invoice')]: '={{ $json.factuur }}',
          [say('Bedrag', 'Amount')]: '={{ $json.bedrag }}',
          [say('Klant', 'Customer')]: '={{ $json.klant }}',
        }),
        code(
          'Maak lijst van raadsels',
          `${asEuro()}\nreturn [{ json: { aantal: $input.all().length, tekst: $input.all().slice(0, 20).map(({ json }) => '- ' + json.betaling + ': ' + euro(json.bedrag) + ${say("' van '", "' from '")} + json.klant).join('\\n') } }];`,
        ),
        chat.post(
          'Meld raadsels',
          say(
            '={{ $json.aantal }} betalingen horen bij geen enkele factuur:\n{{ $json.tekst }}',
            '={{ $json.aantal }} payments belong to no invoice at all:\n{{ $json.tekst }}',
          ),
        ),
        code('Tel zekere', 'return [{ json: { aantal: $input.all().length } }];'),
        chat.post(
          'Meld aantal gekoppeld',
          say(
            '={{ $json.aantal }} betalingen zijn zeker gekoppeld en staan klaar om te boeken.',
            '={{ $json.aantal }} payments are surely matched and ready to be booked.',
          ),
        ),
      ],
      flow: [
        `Elke ochtend > ${left.path} > Betalingen klaar > Bij elkaar`,
        `Elke ochtend > ${right.path} > Facturen klaar > Bij elkaar @1`,
        'Bij elkaar > Zoek koppelingen > Nog niet afgeletterd > Hoe zeker? > Zet bij gekoppeld > Tel zekere > Meld aantal gekoppeld',
        'Hoe zeker? #1 > Zet bij nakijken',
        'Hoe zeker? #2 > Maak lijst van raadsels > Meld raadsels',
      ],
    };
  },
});

export const wiseArrival = recipe({
  id: 'wise-arrival',
  category: 'finance',
  tags: ['wise', 'afletteren', 'bankieren'],
  saves: {
    minutes: 7,
    nl: 'Iemand zoekt bij elke bijschrijving de factuur op.',
    en: 'Someone looks up the invoice for every credit.',
  },
  variants: combine({ books: collecting, chat: chats, tasks: taskApps }, { take: 10 }),
  build: ({ books, chat, tasks }) => {
    const money = starts(wiseCredit, 'Geld ontvangen', 'Bijschrijving');
    const { nodes, path } = reads(books.unpaid, 'Lees openstaand', 'Factuur');
    return {
      name: {
        nl: `Wise-bijschrijving bij factuur in ${books.app.label} zoeken: ${chat.app.label} of ${tasks.app.label}`,
        en: `Link a Wise credit to an invoice in ${books.app.label}: ${chat.app.label} or ${tasks.app.label}`,
      },
      description: {
        nl: `Zodra ${wiseCredit.event.nl}, zoekt hij in ${books.unpaid.what.nl} naar precies dat bedrag. Eén treffer wordt gemeld in ${chat.app.label}; bij geen of meer treffers volgt een taak in ${tasks.app.label}.`,
        en: `As soon as ${wiseCredit.event.en}, it searches ${books.unpaid.what.en} for that very amount. One hit is told in ${chat.app.label}; none or several become a task in ${tasks.app.label}.`,
      },
      benefit: {
        nl: 'Bij elke bijschrijving weet je meteen waar ze bij hoort.',
        en: 'With every credit you know at once what it belongs to.',
      },
      uses: [
        [wiseCredit, { nl: 'meldt de bijschrijving', en: 'reports the credit' }],
        [books, { nl: 'geeft de open facturen', en: 'gives the open invoices' }],
        [chat, { nl: 'meldt de gevonden factuur', en: 'tells the invoice found' }],
        [tasks, { nl: 'krijgt wat niet duidelijk is', en: 'gets what is unclear' }],
      ],
      setup: [],
      notes: [
        {
          over: ['Vergelijk bedragen', 'Eén treffer?'],
          text: say(
            '## Wise noemt geen betaler\nDaarom telt alleen het bedrag. Twee facturen met hetzelfde bedrag worden dus een taak.',
            '## Wise names no payer\nSo only the amount counts. Two invoices with the same amount therefore become a task.',
          ),
        },
      ],
      names: {
        'Geld ontvangen': 'Money received',
        Bijschrijving: 'Credit',
        'Alleen euro’s': 'Euros only',
        'Lees openstaand': 'Read what is unpaid',
        Factuur: 'Invoice',
        'Leg bij elkaar': 'Put together',
        'Vergelijk bedragen': 'Compare the amounts',
        'Eén treffer?': 'One hit?',
        'Meld factuur': 'Tell the invoice',
        'Zoek uit': 'Find out',
        'Meld onbekend': 'Report as unclear',
      },
      nodes: [
        ...money.nodes,
        keep('Alleen euro’s', [[only(money.ref.currency), 'is', 'EUR']]),
        ...nodes,
        append('Leg bij elkaar'),
        code(
          'Vergelijk bedragen',
          `
const bedrag = $('Bijschrijving').first().json.amount;
${say('// De bijschrijving zelf komt ook binnen, zodat er ook zonder open facturen een antwoord volgt.', '// The credit itself comes in too, so that there is an answer even without open invoices.')}
const treffers = $input.all().map(({ json }) => json).filter((f) => f.number && f.customer && Math.abs(f.amount - bedrag) < 0.01);
return [{ json: { bedrag, aantal: treffers.length, facturen: treffers.map((f) => f.number + ${say("' van '", "' of '")} + f.customer).join(', ') } }];`,
        ),
        when('Eén treffer?', [['={{ $json.aantal }}', '=', 1]]),
        chat.post(
          'Meld factuur',
          say(
            '={{ Number($json.bedrag).toLocaleString("nl-NL", { style: "currency", currency: "EUR" }) }} ontvangen: hoort bij factuur {{ $json.facturen }}.',
            '={{ Number($json.bedrag).toLocaleString("en-GB", { style: "currency", currency: "EUR" }) }} received: belongs to invoice {{ $json.facturen }}.',
          ),
        ),
        tasks.create('Zoek uit', {
          title: say(
            '=Bijschrijving van {{ Number($json.bedrag).toLocaleString("nl-NL", { style: "currency", currency: "EUR" }) }} uitzoeken',
            '=Find out about a credit of {{ Number($json.bedrag).toLocaleString("en-GB", { style: "currency", currency: "EUR" }) }}',
          ),
          description: say(
            "=Mogelijke facturen: {{ $json.facturen || 'geen' }}.",
            "=Possible invoices: {{ $json.facturen || 'none' }}.",
          ),
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
        chat.post(
          'Meld onbekend',
          say(
            "=Er kwam {{ Number($('Vergelijk bedragen').first().json.bedrag).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }} binnen: {{ $('Vergelijk bedragen').first().json.facturen ? 'past bij ' + $('Vergelijk bedragen').first().json.facturen : 'past nog bij geen factuur' }}.",
            "={{ Number($('Vergelijk bedragen').first().json.bedrag).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }} came in: {{ $('Vergelijk bedragen').first().json.facturen ? 'fits ' + $('Vergelijk bedragen').first().json.facturen : 'fits no invoice yet' }}.",
          ),
        ),
      ],
      flow: [
        `${money.path} > Alleen euro’s > ${path} > Leg bij elkaar > Vergelijk bedragen > Eén treffer? > Meld factuur`,
        'Alleen euro’s > Leg bij elkaar @1',
        'Eén treffer? #1 > Zoek uit > Meld onbekend',
      ],
    };
  },
});

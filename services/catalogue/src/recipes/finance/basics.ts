import { ninjaEvent } from '../../apps/accounting.js';
import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { models } from '../../apps/models.js';
import { profitWellApp, profitWellMonthly, wiseApp, wiseRate } from '../../apps/money.js';
import { paying } from '../../apps/payments.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  ask,
  code,
  combine,
  cron,
  euros,
  everyMonths,
  only,
  onlyNew,
  recipe,
  say,
  starts,
  t,
  tryAgain,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const quick = paying.filter((one) => one.app.key !== 'mollie');

export const paymentLog = recipe({
  id: 'payment-log',
  category: 'finance',
  tags: ['betalingen', 'kasboek'],
  saves: {
    minutes: 3,
    nl: 'Iemand neemt betalingen over in het kasboek.',
    en: 'Someone copies payments into the cash book.',
  },
  variants: combine({ pay: quick, table: tables }, { take: 10 }),
  build: ({ pay, table }) => {
    const { nodes, path, ref: p } = starts(pay.paid, 'Betaling binnen', 'Betaling');
    return {
      name: {
        nl: `Kasboek in ${table.app.label} bijwerken bij elke betaling via ${pay.app.label}`,
        en: `Update the cash book in ${table.app.label} with every ${pay.app.label} payment`,
      },
      description: {
        nl: `Zodra ${pay.paid.event.nl}, schrijft hij datum, betaler, bedrag en kenmerk als regel in ${table.app.label}, elke betaling één keer, ook als de melding twee keer komt.`,
        en: `As soon as ${pay.paid.event.en}, it writes date, payer, amount and reference as a row in ${table.app.label}, every payment once, even when the message comes twice.`,
      },
      benefit: { nl: 'Je kasboek klopt op de minuut.', en: 'Your cash book is right to the minute.' },
      uses: [
        [pay.paid, { nl: 'meldt de betaling', en: 'reports the payment' }],
        [table, { nl: 'is het kasboek', en: 'is the cash book' }],
      ],
      setup: [
        {
          nl: 'Maak de tabel Kasboek met Datum, Maand, Kenmerk, Betaler, E-mail, Bedrag, Valuta en Omschrijving; op Maand tel je op.',
          en: 'Make the table Cash book with Date, Month, Reference, Payer, Email, Amount, Currency and Description; add up by Month.',
        },
      ],
      names: {
        'Betaling binnen': 'Payment received',
        Betaling: 'Payment',
        'Nog niet in kasboek': 'Not in the cash book yet',
        'Schrijf in kasboek': 'Write in the cash book',
      },
      nodes: [
        ...nodes,
        onlyNew('Nog niet in kasboek', only(p.id)),
        tryAgain(
          table.append('Schrijf in kasboek', say('Kasboek', 'Cash book'), {
            [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
            [say('Maand', 'Month')]: `={{ $now.toFormat("yyyy-'M'MM") }}`,
            [say('Kenmerk', 'Reference')]: only(p.id),
            [say('Betaler', 'Payer')]: only(p.name),
            [say('E-mail', 'Email')]: only(p.email),
            [say('Bedrag', 'Amount')]: only(p.amount),
            [say('Valuta', 'Currency')]: only(p.currency),
            [say('Omschrijving', 'Description')]: only(p.reason),
          }),
        ),
      ],
      flow: [`${path} > Nog niet in kasboek > Schrijf in kasboek`],
    };
  },
});

const NINJA = [
  {
    key: 'invoice',
    label: { nl: 'Factuur', en: 'Invoice' },
    event: 'create_invoice',
    nl: 'je een factuur in Invoice Ninja maakt',
    en: 'you create an invoice in Invoice Ninja',
    ding: 'factuur',
    thing: 'invoice',
    Trigger: 'Nieuwe factuur',
    taak: 'Is deze factuur betaald?',
    task: 'Was this invoice paid?',
    dagen: 14,
  },
  {
    key: 'quote',
    label: { nl: 'Offerte', en: 'Quote' },
    event: 'create_quote',
    nl: 'je een offerte in Invoice Ninja maakt',
    en: 'you create a quote in Invoice Ninja',
    ding: 'offerte',
    thing: 'quote',
    Trigger: 'Nieuwe offerte',
    taak: 'Bel over deze offerte',
    task: 'Call about this quote',
    dagen: 5,
  },
  {
    key: 'payment',
    label: { nl: 'Betaling', en: 'Payment' },
    event: 'create_payment',
    nl: 'een betaling in Invoice Ninja wordt geboekt',
    en: 'a payment is booked in Invoice Ninja',
    ding: 'betaling',
    thing: 'payment',
    Trigger: 'Nieuwe betaling',
    taak: 'Letter deze betaling af',
    task: 'Settle this payment',
    dagen: 1,
  },
];
export const ninjaSpread = recipe({
  id: 'ninja-spread',
  category: 'finance',
  tags: ['invoice ninja', 'facturen', 'offertes'],
  saves: {
    minutes: 5,
    nl: 'Iemand meldt nieuwe stukken aan het team, zet ze op de lijst en maakt een taak.',
    en: 'Someone tells the team of new documents, lists them and makes a task.',
  },
  variants: combine({ what: NINJA, chat: chats, table: tables, tasks: taskApps }, { take: 9 }),
  build: ({ what, chat, table, tasks }) => {
    const source = ninjaEvent(what.event, what.nl, what.en);
    const { nodes, path, ref: i } = starts(source, what.Trigger, 'Stuk');
    return {
      name: {
        nl: `Nieuwe ${what.ding} in Invoice Ninja: ${chat.app.label}, ${table.app.label} en taak in ${tasks.app.label}`,
        en: `New ${what.thing} in Invoice Ninja: ${chat.app.label}, ${table.app.label} and a ${tasks.app.label} task`,
      },
      description: {
        nl: `Zodra ${what.nl}, ziet het team dat in ${chat.app.label}, komt de ${what.ding} in ${table.app.label} en staat er een opvolgtaak in ${tasks.app.label}.`,
        en: `As soon as ${what.en}, the team sees it in ${chat.app.label}, the ${what.thing} is listed in ${table.app.label} and a follow-up waits in ${tasks.app.label}.`,
      },
      benefit: {
        nl: 'Verkoop en administratie weten hetzelfde op hetzelfde moment.',
        en: 'Sales and administration know the same at the same time.',
      },
      uses: [
        [source, { nl: 'meldt het nieuwe stuk', en: 'reports the new document' }],
        [chat, { nl: 'toont het aan het team', en: 'shows it to the team' }],
        [table, { nl: 'houdt de lijst bij', en: 'keeps the list' }],
        [tasks, { nl: 'krijgt de opvolgtaak', en: 'receives the follow-up task' }],
      ],
      setup: [],
      names: {
        'Nieuwe factuur': 'New invoice',
        'Nieuwe offerte': 'New quote',
        'Nieuwe betaling': 'New payment',
        Stuk: 'Document',
        'Toon aan het team': 'Show the team',
        'Zet op de lijst': 'Put on the list',
        'Maak opvolgtaak': 'Make a follow-up task',
      },
      nodes: [
        ...nodes,
        chat.post(
          'Toon aan het team',
          say(
            t`Nieuwe ${what.ding} ${i.number} voor ${i.customer}: ${euros(i.amount)}. ${i.link}`,
            t`New ${what.thing} ${i.number} for ${i.customer}: ${euros(i.amount)}. ${i.link}`,
          ),
        ),
        table.append('Zet op de lijst', say('Stukken', 'Documents'), {
          [say('Soort', 'Kind')]: say(what.ding, what.thing),
          [say('Nummer', 'Number')]: only(i.number),
          [say('Klant', 'Customer')]: only(i.customer),
          [say('Bedrag', 'Amount')]: only(i.amount),
          Link: only(i.link),
        }),
        tasks.create('Maak opvolgtaak', {
          title: say(
            t`${what.taak}: ${i.number} (${i.customer})`,
            t`${what.task}: ${i.number} (${i.customer})`,
          ),
          description: say(
            t`${i.customer}, ${euros(i.amount)}. ${i.link}`,
            t`${i.customer}, ${euros(i.amount)}. ${i.link}`,
          ),
          due: `={{ $now.plus({ days: ${what.dagen} }).toISO() }}`,
        }),
      ],
      flow: [`${path} > Toon aan het team`, 'Stuk > Zet op de lijst', 'Stuk > Maak opvolgtaak'],
    };
  },
});

const PAIRS = [
  {
    key: 'eur-usd',
    label: 'EUR/USD',
    from: 'EUR',
    to: 'USD',
    grens: 1.05,
    nl: 'euro-dollar',
    en: 'euro-dollar',
  },
  {
    key: 'eur-gbp',
    label: 'EUR/GBP',
    from: 'EUR',
    to: 'GBP',
    grens: 0.84,
    nl: 'euro-pond',
    en: 'euro-pound',
  },
  {
    key: 'eur-pln',
    label: 'EUR/PLN',
    from: 'EUR',
    to: 'PLN',
    grens: 4.2,
    nl: 'euro-zloty',
    en: 'euro-zloty',
  },
];
export const rateWatch = recipe({
  id: 'rate-watch',
  category: 'finance',
  tags: ['wisselkoers', 'valuta', 'melding'],
  saves: {
    minutes: 5,
    nl: 'Iemand zoekt elke ochtend de koers op.',
    en: 'Someone looks up the rate every morning.',
  },
  variants: combine({ pair: PAIRS, table: tables, chat: chats }, { take: 9 }),
  build: ({ pair, table, chat }) => {
    const LIMIT = ownLimit(
      ['Koersgrens', 'Rate limit'],
      ['Onder welke koers je bericht wilt.', 'Below which rate you want to hear.'],
      pair.grens,
    );
    return {
      name: {
        nl: `Wisselkoers ${pair.nl} van Wise bijhouden in ${table.app.label}, alarm in ${chat.app.label}`,
        en: `Track the ${pair.en} rate from Wise in ${table.app.label}, alert in ${chat.app.label}`,
      },
      description: {
        nl: `Elke werkdag om negen uur vraagt hij Wise naar de koers ${pair.nl} en zet die in ${table.app.label}. Zakt hij onder jouw grens, dan meldt ${chat.app.label} dat eens per week, zolang het duurt.`,
        en: `At nine every working day it asks Wise for the ${pair.en} rate and puts it in ${table.app.label}. When it falls below your limit, ${chat.app.label} is told once a week for as long as it lasts.`,
      },
      benefit: {
        nl: 'Je wisselt op een goed moment in plaats van op gevoel.',
        en: 'You exchange at a good moment rather than by feel.',
      },
      uses: [
        [{ app: wiseApp }, { nl: 'geeft de koers', en: 'gives the rate' }],
        [table, { nl: 'bewaart het verloop', en: 'keeps the history' }],
        [chat, { nl: 'slaat alarm', en: 'raises the alert' }],
      ],
      setup: [],
      names: {
        'Elke werkdag': 'Every working day',
        'Vraag koers op': 'Ask for the rate',
        'Bewaar koers': 'Keep the rate',
        'Onder de grens?': 'Below the limit?',
        'Deze week nog niet': 'Not this week yet',
        'Sla alarm': 'Raise the alarm',
      },
      nodes: [
        cron('Elke werkdag', '0 9 * * 1-5'),
        wiseRate('Vraag koers op', pair.from, pair.to),
        table.append('Bewaar koers', say('Koersen', 'Rates'), {
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          [say('Paar', 'Pair')]: `${pair.from}/${pair.to}`,
          [say('Koers', 'Rate')]: '={{ $json.rate }}',
        }),
        when('Onder de grens?', [['={{ $json.rate }}', '<', `={{ ${LIMIT} }}`]]),
        onlyNew('Deze week nog niet', `={{ '${pair.key} ' + $now.toFormat("kkkk-'W'WW") }}`),
        chat.post(
          'Sla alarm',
          say(
            `=De koers ${pair.from}/${pair.to} staat op {{ $json.rate.toLocaleString('nl-NL', { maximumFractionDigits: 4 }) }}, onder je grens van {{ (${LIMIT}).toLocaleString('nl-NL', { maximumFractionDigits: 4 }) }}. ${pair.to} kopen kost nu meer, ${pair.to} omwisselen naar euro levert meer op.`,
            `=The rate ${pair.from}/${pair.to} is {{ $json.rate.toLocaleString('en-GB', { maximumFractionDigits: 4 }) }}, below your limit of {{ (${LIMIT}).toLocaleString('en-GB', { maximumFractionDigits: 4 }) }}. Buying ${pair.to} costs more now, changing ${pair.to} into euros brings in more.`,
          ),
        ),
      ],
      flow: [
        'Elke werkdag > Vraag koers op > Bewaar koers',
        'Vraag koers op > Onder de grens? > Deze week nog niet > Sla alarm',
      ],
    };
  },
});

export const mrrStory = recipe({
  id: 'mrr-story',
  category: 'finance',
  tags: ['mrr', 'abonnementen', 'ai'],
  saves: {
    minutes: 20,
    nl: 'Iemand schrijft een maandbericht over de terugkerende omzet.',
    en: 'Someone writes a monthly message on recurring revenue.',
  },
  variants: combine({ model: models, chat: chats }, { take: 10 }),
  build: ({ model, chat }) => ({
    name: {
      nl: `Maandbericht over terugkerende omzet uit ProfitWell door ${model.app.label} in ${chat.app.label}`,
      en: `Monthly recurring revenue message from ProfitWell by ${model.app.label} in ${chat.app.label}`,
    },
    description: {
      nl: `Op de tweede van de maand haalt hij de cijfers uit ProfitWell: groei, opzeggingen en waarde per klant. ${model.app.label} vat ze in gewone taal samen voor ${chat.app.label}.`,
      en: `On the second of the month it takes growth, churn and value per customer from ProfitWell. ${model.app.label} sums them up in plain language for ${chat.app.label}.`,
    },
    benefit: {
      nl: 'Het hele team snapt hoe de abonnementen ervoor staan.',
      en: 'The whole team understands how subscriptions are doing.',
    },
    uses: [
      [{ app: profitWellApp }, { nl: 'geeft de maandcijfers', en: 'gives the monthly figures' }],
      [model, { nl: 'schrijft het bericht', en: 'writes the message' }],
      [chat, { nl: 'toont het', en: 'shows it' }],
    ],
    setup: [],
    names: {
      'Tweede van de maand': 'Second of the month',
      'Haal maandcijfers': 'Fetch the monthly figures',
      'Kies de maanden': 'Choose the months',
      'Vat samen': 'Sum up',
      Schrijver: 'Writer',
      'Deel maandbericht': 'Share the monthly message',
      'Meld dat het model zweeg': 'Report that the model was silent',
    },
    nodes: [
      everyMonths('Tweede van de maand', 1, 2, 9),
      profitWellMonthly('Haal maandcijfers'),
      // ProfitWell gives every month since the beginning: one message is about the last, next to those before it.
      code(
        'Kies de maanden',
        `
const vorige = $now.minus({ months: 1 }).toFormat('yyyy-MM');
const maanden = $input.all().map(({ json }) => json).filter((een) => een.date && String(een.date).slice(0, 7) <= vorige).sort((a, b) => String(a.date).localeCompare(String(b.date)));
const cijfers = maanden.length > 0 ? maanden.slice(-4) : $input.all().map(({ json }) => json).slice(-4);
return [{ json: { maand: $now.minus({ months: 1 }).setLocale('${say('nl', 'en')}').toFormat('LLLL yyyy'), cijfers } }];`,
      ),
      withErrorBranch(
        ask(
          'Vat samen',
          say(
            'Je schrijft voor collega’s zonder financiële achtergrond over de laatste maand in de lijst; de maanden ervoor zijn om mee te vergelijken. Vijf zinnen, Nederlands, noem groei, opzeggingen en één ding om op te letten. Geen jargon, reken niets uit wat er niet staat en verzin niets.',
            'You write for colleagues without a background in finance about the last month of the list; the months before it are there to compare with. Five sentences, English, name growth, churn and one thing to watch. No jargon, work nothing out that is not there and make nothing up.',
          ),
          say(
            '=Cijfers tot en met {{ $json.maand }}, oudste eerst:\n{{ JSON.stringify($json.cijfers).slice(0, 6000) }}',
            '=Figures up to {{ $json.maand }}, oldest first:\n{{ JSON.stringify($json.cijfers).slice(0, 6000) }}',
          ),
        ),
      ),
      model.attach('Schrijver', 'Vat samen'),
      chat.post('Deel maandbericht', '={{ $json.text }}'),
      chat.post(
        'Meld dat het model zweeg',
        say(
          'Het maandbericht over de abonnementen is niet geschreven: het model antwoordde niet. De cijfers staan in ProfitWell.',
          'The monthly message on subscriptions was not written: the model did not answer. The figures are in ProfitWell.',
        ),
      ),
    ],
    flow: [
      'Tweede van de maand > Haal maandcijfers > Kies de maanden > Vat samen > Deel maandbericht',
      'Vat samen #1 > Meld dat het model zweeg',
    ],
  }),
});

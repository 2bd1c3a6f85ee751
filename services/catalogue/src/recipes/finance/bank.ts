import { erpNextBooks, invoiceNinja } from '../../apps/accounting.js';
import { quickBooks, xero } from '../../apps/accounting-cloud.js';
import { chats } from '../../apps/chats.js';
import { mainModels } from '../../apps/models.js';
import { wiseApp, wiseStatement } from '../../apps/money.js';
import { stripeApp } from '../../apps/payments.js';
import { lookupTables } from '../../apps/tables.js';
import {
  agent,
  ask,
  asTool,
  chat,
  combine,
  evenWhenEmpty,
  everyWeek,
  loop,
  memory,
  node,
  onlyNew,
  parser,
  recipe,
  set,
  splitOut,
  when,
} from '../../kit/index.js';

export const wiseCategories = recipe({
  id: 'wise-statement-categories',
  category: 'finance',
  tags: ['bankafschrift', 'ai', 'grootboek'],
  saves: {
    minutes: 45,
    nl: 'Iemand geeft elke week de bankregels een grootboekrekening.',
    en: 'Every week someone gives the bank lines a ledger account.',
  },
  variants: combine(
    { model: mainModels, table: lookupTables, chat: chats },
    { take: 9, apart: ['model', 'table'] },
  ),
  build: ({ model, table, chat }) => ({
    name: {
      nl: `Wise-afschrift indelen: ${model.app.label}, regels in ${table.app.label}, vraag in ${chat.app.label}`,
      en: `Sort a Wise statement: ${model.app.label}, rules in ${table.app.label}, doubts in ${chat.app.label}`,
    },
    description: {
      nl: `Elke maandag haalt hij het Wise-afschrift van de week op. Bekende tegenpartijen volgen de regels in ${table.app.label}, de rest deelt ${model.app.label} in. Twijfelgevallen staan in ${chat.app.label}.`,
      en: `Every Monday it fetches the week’s Wise statement. Known counterparties follow the rules in ${table.app.label}, ${model.app.label} sorts the rest. Doubtful ones show in ${chat.app.label}.`,
    },
    benefit: {
      nl: 'Negen van de tien bankregels zijn ingedeeld voordat je begint.',
      en: 'Nine in ten bank lines are sorted before you start.',
    },
    uses: [
      [{ app: wiseApp }, { nl: 'geeft het afschrift', en: 'gives the statement' }],
      [model, { nl: 'deelt onbekende regels in', en: 'sorts unknown lines' }],
      [table, { nl: 'bewaart regels en uitkomst', en: 'keeps rules and outcome' }],
      [chat, { nl: 'toont twijfelgevallen', en: 'shows doubtful ones' }],
    ],
    setup: [
      {
        nl: 'Maak de tabel Bankregels met Tegenpartij en Rekening, en Grootboek voor de uitkomst.',
        en: 'Make the table Bankregels with Tegenpartij and Rekening, and Grootboek for the outcome.',
      },
    ],
    notes: [
      {
        over: ['Zoek vaste regel', 'Regel bekend?'],
        text: '## Eerst de vaste regels\nWat je zelf hebt vastgelegd gaat voor. Het model ziet alleen wat nog niet bekend is.',
      },
      {
        over: ['Bepaal rekening', 'Zeker genoeg?'],
        text: '## Zekerheid\nHet model geeft een cijfer van 0 tot 100. Onder de zeventig beslist een mens.',
      },
    ],
    nodes: [
      everyWeek('Maandagochtend', [1], 6),
      wiseStatement('Haal afschrift', 7),
      splitOut('Losse transacties', 'transactions'),
      set('Bankregel', {
        datum: '={{ $json.date.slice(0, 10) }}',
        bedrag: ['number', '={{ $json.amount.value }}'],
        tegenpartij:
          '={{ $json.details?.recipient?.name ?? $json.details?.senderName ?? $json.details?.merchant?.name ?? "onbekend" }}',
        omschrijving: '={{ $json.details?.description ?? "" }}',
        kenmerk: '={{ $json.referenceNumber }}',
      }),
      onlyNew('Nog niet ingedeeld', '={{ $json.kenmerk }}'),
      loop('Regel voor regel', 1),
      evenWhenEmpty(table.find('Zoek vaste regel', 'Bankregels', 'Tegenpartij', '={{ $json.tegenpartij }}')),
      set('Vaste rekening', { rekening: `={{ ${table.cell('Rekening')} ?? '' }}` }),
      when('Regel bekend?', [['={{ $json.rekening }}', 'filled']]),
      table.append('Boek volgens regel', 'Grootboek', {
        Datum: "={{ $('Bankregel').item.json.datum }}",
        Tegenpartij: "={{ $('Bankregel').item.json.tegenpartij }}",
        Bedrag: "={{ $('Bankregel').item.json.bedrag }}",
        Rekening: '={{ $json.rekening }}',
      }),
      ask(
        'Bepaal rekening',
        'Je bent boekhouder van een klein Nederlands bedrijf. Kies één grootboekrekening: 4000 personeel, 4100 huisvesting, 4300 kantoor en software, 4400 inkoop, 4500 reis, 4700 marketing, 8000 omzet, 9999 onbekend.',
        "=Tegenpartij: {{ $('Bankregel').item.json.tegenpartij }}\nOmschrijving: {{ $('Bankregel').item.json.omschrijving }}\nBedrag: {{ $('Bankregel').item.json.bedrag }}",
        true,
      ),
      model.attach('Boekhouder', 'Bepaal rekening'),
      parser('Vaste vorm', 'Bepaal rekening', { rekening: '4300', zekerheid: 85 }),
      when('Zeker genoeg?', [['={{ $json.output.zekerheid }}', '>=', 70]]),
      table.append('Boek volgens model', 'Grootboek', {
        Datum: "={{ $('Bankregel').item.json.datum }}",
        Tegenpartij: "={{ $('Bankregel').item.json.tegenpartij }}",
        Bedrag: "={{ $('Bankregel').item.json.bedrag }}",
        Rekening: '={{ $json.output.rekening }}',
      }),
      chat.post(
        'Vraag een mens',
        "=Welke rekening? {{ $('Bankregel').item.json.tegenpartij }}, {{ $('Bankregel').item.json.bedrag }} euro: {{ $('Bankregel').item.json.omschrijving }}. Het model denkt {{ $json.output.rekening }}.",
      ),
    ],
    flow: [
      'Maandagochtend > Haal afschrift > Losse transacties > Bankregel > Nog niet ingedeeld > Regel voor regel',
      'Regel voor regel #1 > Zoek vaste regel > Vaste rekening > Regel bekend? > Boek volgens regel > Regel voor regel',
      'Regel bekend? #1 > Bepaal rekening > Zeker genoeg? > Boek volgens model > Regel voor regel',
      'Zeker genoeg? #1 > Vraag een mens > Regel voor regel',
    ],
  }),
});

export const booksChat = recipe({
  id: 'ask-your-books',
  category: 'finance',
  tags: ['ai', 'chat', 'facturen'],
  saves: {
    minutes: 10,
    nl: 'Iemand zoekt voor een collega een factuur of betaling op.',
    en: 'Someone looks up an invoice or payment for a colleague.',
  },
  variants: combine(
    {
      books: [xero, quickBooks, invoiceNinja, erpNextBooks].flatMap((one) =>
        one.unpaid ? [{ app: one.app, setup: one.setup ?? [], unpaid: one.unpaid }] : [],
      ),
      model: mainModels,
    },
    { take: 9 },
  ),
  build: ({ books, model }) => {
    const list = books.unpaid.nodes('Openstaande facturen')[0];
    const window = chat(
      'Vraag van een collega',
      'Vraag maar: wie moet er nog betalen?',
      'Vraag het de administratie',
    );
    return {
      name: {
        nl: `Chatten met je administratie: ${model.app.label} met ${books.app.label} en Stripe`,
        en: `Chat with your books: ${model.app.label} with ${books.app.label} and Stripe`,
      },
      description: {
        nl: `Collega’s vragen in een chatvenster wie er nog moet betalen of wat er binnenkwam. ${model.app.label} kijkt zelf in ${books.unpaid.what.nl} en in Stripe en antwoordt met bedragen en data.`,
        en: `Colleagues ask in a chat window who still has to pay or what came in. ${model.app.label} itself looks into ${books.unpaid.what.en} and Stripe and answers with amounts and dates.`,
      },
      benefit: {
        nl: 'Antwoord op geldvragen zonder de boekhouder te storen.',
        en: 'Answers to money questions without disturbing the bookkeeper.',
      },
      uses: [
        [books, { nl: 'geeft openstaande facturen', en: 'gives unpaid invoices' }],
        [{ app: stripeApp }, { nl: 'geeft recente betalingen', en: 'gives recent payments' }],
        [model, { nl: 'beantwoordt de vragen', en: 'answers the questions' }],
      ],
      setup: [
        {
          nl: 'Alleen wie in n8n is ingelogd kan chatten; deel de link met collega’s die de cijfers mogen zien.',
          en: 'Only people logged in to n8n can chat; share the link with colleagues who may see the figures.',
        },
      ],
      nodes: [
        {
          ...window,
          parameters: { ...window.parameters, authentication: 'n8nUserAuth' },
        },
        agent(
          'Financieel assistent',
          'Je beantwoordt vragen over openstaande facturen en betalingen. Gebruik altijd je hulpmiddelen, noem bedragen met twee decimalen en zeg het als je iets niet kunt vinden. Wijzig niets.',
        ),
        model.attach('Taalmodel', 'Financieel assistent'),
        memory('Gesprek', 'Financieel assistent'),
        ...(list
          ? [
              asTool(
                list,
                'Financieel assistent',
                'Geeft alle openstaande verkoopfacturen met klant, bedrag en vervaldatum.',
              ),
            ]
          : []),
        asTool(
          node('Recente betalingen', 'stripe', 1, {
            resource: 'charge',
            operation: 'getAll',
            returnAll: false,
            limit: 50,
          }),
          'Financieel assistent',
          'Geeft de laatste vijftig betalingen via Stripe, bedragen in centen.',
        ),
      ],
      flow: ['Vraag van een collega > Financieel assistent'],
    };
  },
});

import { accounting } from '../../apps/accounting.js';
import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { dealChanges } from '../../apps/won-deals.js';
import {
  chain,
  combine,
  formEnd,
  formWithEnding,
  keep,
  loop,
  only,
  onlyNew,
  recipe,
  set,
  starts,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const invoiceFromDeal = recipe({
  id: 'invoice-from-deal',
  category: 'finance',
  tags: ['facturen', 'crm', 'verkoop'],
  saves: {
    minutes: 10,
    nl: 'Iemand neemt gewonnen deals over in de boekhouding.',
    en: 'Someone copies won deals into the books.',
  },
  variants: combine(
    { crm: dealChanges, books: accounting, chat: chats, tasks: taskApps },
    {
      take: 10,
      apart: ['crm', 'books', 'chat'],
      unless: ({ crm, books }) => crm.app.key === 'odoo' && books.app.key !== 'odoo',
    },
  ),
  build: ({ crm, books, chat, tasks }) => {
    const { nodes, path, ref: d } = starts(crm, 'Deal gewijzigd', 'Deal');
    const invoice = books.createInvoice('Maak conceptfactuur', {
      customer: only(d.title),
      email: only(d.email),
      description: t`${d.title}`,
      amount: only(d.amount),
      due: "={{ $now.plus({ days: 14 }).toFormat('yyyy-MM-dd') }}",
    });
    const last = invoice.length - 1;
    const safe = invoice.map((spec, k) => (k === last ? withErrorBranch(spec) : spec));
    return {
      name: {
        nl: `Gewonnen deal in ${crm.app.label} als conceptfactuur in ${books.app.label}, bericht in ${chat.app.label}`,
        en: `Draft invoice in ${books.app.label} for a won ${crm.app.label} deal, told in ${chat.app.label}`,
      },
      description: {
        nl: `Zodra ${crm.event.nl}, staat er een conceptfactuur klaar in ${books.app.label}. ${chat.app.label} meldt het nummer; gaat het mis of ontbreekt een bedrag of adres, dan komt er een taak in ${tasks.app.label}.`,
        en: `As soon as ${crm.event.en}, a draft invoice is ready in ${books.app.label}. ${chat.app.label} tells the number; a failure or a missing amount or address becomes a task in ${tasks.app.label}.`,
      },
      benefit: {
        nl: 'Van handdruk naar factuur zonder overtypen.',
        en: 'From handshake to invoice without retyping.',
      },
      uses: [
        [crm, { nl: 'meldt de deal', en: 'reports the deal' }],
        [books, { nl: 'krijgt de conceptfactuur', en: 'receives the draft invoice' }],
        [chat, { nl: 'meldt het nummer', en: 'tells the number' }],
        [tasks, { nl: 'krijgt wat ontbreekt', en: 'gets what is missing' }],
      ],
      setup: [
        {
          nl: 'De titel van de deal wordt de naam van de klant; gebruik daarom de bedrijfsnaam als titel.',
          en: 'The title of the deal becomes the name of the customer, so use the company name as title.',
        },
        {
          nl: 'Pas in "Gewonnen" aan welke fase telt als gewonnen.',
          en: 'Change in "Gewonnen" which stage counts as won.',
        },
      ],
      notes: [
        {
          over: ['Gewonnen', 'Nog niet gefactureerd'],
          text: '## Elke deal één keer\nHet CRM meldt elke wijziging. Pas bij gewonnen telt de deal mee, en daarna nooit meer.',
        },
        {
          over: ['Compleet?', 'Vraag om aanvulling'],
          text: '## Eerst compleet\nZonder bedrag of e-mailadres komt er geen factuur, maar een taak voor de verkoper.',
        },
      ],
      nodes: [
        ...nodes,
        keep('Gewonnen', [[`={{ String($json.stage).toLowerCase() }}`, 'matches', 'won|gewonnen']]),
        onlyNew('Nog niet gefactureerd', '={{ $json.id }}'),
        loop('Deal voor deal', 1),
        when('Compleet?', [
          [only(d.amount), '>', 0],
          [only(d.email), 'contains', '@'],
        ]),
        ...safe,
        chat.post(
          'Meld het nummer',
          t`Conceptfactuur ${`{{ ${books.invoiceNumber} }}`} staat klaar voor ${d.title} (${d.amount} euro).`,
        ),
        tasks.create('Vraag om aanvulling', {
          title: t`Deal aanvullen: ${d.title}`,
          description: t`Bedrag of e-mailadres ontbreekt. ${d.link}`,
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
        tasks.create('Factureer met de hand', {
          title: t`Factuur maken voor ${d.title}`,
          description: t`De factuur kon niet worden gemaakt. ${d.amount} euro, ${d.email}. ${d.link}`,
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
        chat.post(
          'Meld storing',
          t`De factuur voor ${d.title} kon niet worden gemaakt; er staat een taak klaar.`,
        ),
      ],
      flow: [
        `${path} > Gewonnen > Nog niet gefactureerd > Deal voor deal #1 > Compleet? > ${chain(safe)} > Meld het nummer > Deal voor deal`,
        'Compleet? #1 > Vraag om aanvulling > Deal voor deal',
        'Maak conceptfactuur #1 > Factureer met de hand > Meld storing > Deal voor deal',
      ],
    };
  },
});

export const freelancerInvoice = recipe({
  id: 'freelancer-invoice-form',
  category: 'finance',
  tags: ['zzp', 'facturen', 'formulier'],
  saves: {
    minutes: 10,
    nl: 'Een zzp’er maakt na elke klus een factuur op en mailt hem.',
    en: 'A freelancer draws up an invoice after each job and mails it.',
  },
  variants: combine(
    { books: accounting, mailer: mailers, table: tables },
    { take: 10, apart: ['books', 'table'] },
  ),
  build: ({ books, mailer, table }) => {
    const f = (field: string) => `{{ $('Klus afgerond').item.json.${field} }}`;
    const invoice = books.createInvoice('Maak factuur', {
      customer: only(f('klant')),
      email: only(f('email')),
      description: t`${f('omschrijving')} (${f('uren')} uur)`,
      amount: "={{ $('Bereken bedrag').item.json.bedrag }}",
      due: "={{ $now.plus({ days: 14 }).toFormat('yyyy-MM-dd') }}",
    });
    return {
      name: {
        nl: `Klus direct factureren in ${books.app.label} met een formulier, omzet in ${table.app.label}`,
        en: `Invoice a job in ${books.app.label} right away with a form, turnover in ${table.app.label}`,
      },
      description: {
        nl: `Je vult na een klus uren en tarief in op je telefoon. De factuur staat direct in ${books.app.label}, de klant krijgt een aankondiging via ${mailer.app.label} en ${table.app.label} houdt je omzet bij.`,
        en: `After a job you fill in hours and rate on your phone. The invoice is in ${books.app.label} right away, the customer is told by ${mailer.app.label} and ${table.app.label} keeps your turnover.`,
      },
      benefit: { nl: 'Gefactureerd voordat je thuis bent.', en: 'Invoiced before you are home.' },
      uses: [
        [books, { nl: 'maakt de factuur', en: 'makes the invoice' }],
        [mailer, { nl: 'kondigt hem aan', en: 'announces it' }],
        [table, { nl: 'houdt je omzet bij', en: 'keeps your turnover' }],
      ],
      setup: [
        {
          nl: 'Bewaar het formulier als snelkoppeling op je telefoon.',
          en: 'Save the form as a shortcut on your phone.',
        },
      ],
      nodes: [
        formWithEnding('Klus afgerond', 'Klus factureren', 'Vul in wat je hebt gedaan.', [
          ['klant', 'Klant'],
          ['email', 'E-mailadres klant', 'email'],
          ['omschrijving', 'Wat heb je gedaan?', 'textarea'],
          ['uren', 'Uren', 'number'],
          ['tarief', 'Uurtarief exclusief btw', 'number'],
        ]),
        set('Bereken bedrag', {
          bedrag: ['number', '={{ Math.round($json.uren * $json.tarief * 100) / 100 }}'],
        }),
        ...invoice,
        mailer.send(
          'Kondig factuur aan',
          only(f('email')),
          'Je factuur is onderweg',
          t`<p>Beste ${f('klant')},</p><p>Bedankt voor de opdracht. De factuur voor ${f('omschrijving')} ontvang je vandaag.</p>`,
        ),
        table.append('Houd omzet bij', 'Omzet', {
          Datum: "={{ $now.toFormat('yyyy-MM-dd') }}",
          Klant: only(f('klant')),
          Uren: only(f('uren')),
          Bedrag: "={{ $('Bereken bedrag').item.json.bedrag }}",
        }),
        formEnd(
          'Klaar',
          'Factuur gemaakt',
          t`Factuur over ${"{{ $('Bereken bedrag').item.json.bedrag }}"} euro staat klaar.`,
        ),
      ],
      flow: [
        `Klus afgerond > Bereken bedrag > ${chain(invoice)} > Klaar`,
        'Maak factuur > Kondig factuur aan',
        'Maak factuur > Houd omzet bij',
      ],
    };
  },
});

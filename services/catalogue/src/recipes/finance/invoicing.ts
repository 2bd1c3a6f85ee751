import { accounting } from '../../apps/accounting.js';
import { chats } from '../../apps/chats.js';
import { wholeLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about } from '../../apps/values.js';
import { dealChanges } from '../../apps/won-deals.js';
import {
  chain,
  combine,
  euros,
  formEnd,
  formWithEnding,
  goOnAfterError,
  keep,
  loop,
  type NodeSpec,
  only,
  onlyNew,
  promise,
  recipe,
  say,
  set,
  starts,
  t,
  tryAgain,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const WON = about(
  'won-stage',
  ['Gewonnen fase', 'Won stage'],
  [
    'De naam of het id van de fase in kleine letters; bij meer fases met een | ertussen.',
    'The name or id of the stage in small letters; with several stages with a | between.',
  ],
  ['won|gewonnen', 'won|gewonnen'],
);
/** A step that finds a customer goes on empty where there is none, so its failure is not told by an output of its own. */
const failing = (spec: NodeSpec): NodeSpec =>
  spec.attach || spec.alwaysOutputData ? spec : withErrorBranch(spec);

const DEAL_TERM = wholeLimit(
  ['Betaaltermijn in dagen', 'Payment term in days'],
  ['Binnen hoeveel dagen de klant betaalt.', 'Within how many days the customer pays.'],
  14,
);

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
      due: `={{ $now.plus({ days: ${DEAL_TERM} }).toFormat('yyyy-MM-dd') }}`,
    });
    const safe = invoice.map(failing);
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
          nl: 'Kijk in je CRM hoe de gewonnen fase heet (de naam of het id) en neem die over in Instellingen als daar iets anders staat.',
          en: 'See in your CRM what the won stage is called (its name or id) and copy it into Settings if something else stands there.',
        },
      ],
      notes: [
        {
          over: ['Gewonnen', 'Nog niet gefactureerd'],
          text: say(
            '## Elke deal één keer\nHet CRM meldt elke wijziging. Pas bij gewonnen telt de deal mee, en daarna nooit meer.',
            '## Each deal once\nThe CRM reports every change. Only once won does the deal count, and never again after that.',
          ),
        },
        {
          over: ['Compleet?', 'Vraag om aanvulling'],
          text: say(
            '## Eerst compleet\nZonder bedrag of e-mailadres komt er geen factuur, maar een taak voor de verkoper.',
            '## Complete first\nWithout an amount or email address there is no invoice but a task for the seller.',
          ),
        },
      ],
      names: {
        'Deal gewijzigd': 'Deal changed',
        'Deal gewijzigd ophalen': 'Fetch the changed deal',
        Deal: 'Deal',
        Gewonnen: 'Won',
        'Nog niet gefactureerd': 'Not invoiced yet',
        'Deal voor deal': 'Deal by deal',
        'Compleet?': 'Complete?',
        'Maak conceptfactuur': 'Make a draft invoice',
        'Meld het nummer': 'Tell the number',
        'Vraag om aanvulling': 'Ask to complete it',
        'Factureer met de hand': 'Invoice by hand',
        'Meld storing': 'Report the failure',
      },
      nodes: [
        ...nodes,
        keep('Gewonnen', [[`={{ String($json.stage).toLowerCase() }}`, 'matches', WON]]),
        onlyNew('Nog niet gefactureerd', '={{ $json.id }}'),
        loop('Deal voor deal', 1),
        when('Compleet?', [
          [only(d.amount), '>', 0],
          [only(d.email), 'contains', '@'],
        ]),
        ...safe,
        chat.post(
          'Meld het nummer',
          say(
            t`Conceptfactuur ${`{{ ${books.invoiceNumber} }}`} staat klaar voor ${d.title} (${euros(d.amount)} zonder btw). ${d.link}`,
            t`Draft invoice ${`{{ ${books.invoiceNumber} }}`} is ready for ${d.title} (${euros(d.amount)} without VAT). ${d.link}`,
          ),
        ),
        tasks.create('Vraag om aanvulling', {
          title: say(t`Deal aanvullen: ${d.title}`, t`Complete the deal: ${d.title}`),
          description: say(
            t`Bedrag of e-mailadres ontbreekt. ${d.link}`,
            t`Amount or email address is missing. ${d.link}`,
          ),
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
        tasks.create('Factureer met de hand', {
          title: say(t`Factuur maken voor ${d.title}`, t`Make an invoice for ${d.title}`),
          description: say(
            t`De factuur kon niet worden gemaakt. ${euros(d.amount)} zonder btw, ${d.email}. ${d.link}`,
            t`The invoice could not be made. ${euros(d.amount)} without VAT, ${d.email}. ${d.link}`,
          ),
          due: '={{ $now.plus({ days: 1 }).toISO() }}',
        }),
        chat.post(
          'Meld storing',
          say(
            t`De factuur voor ${d.title} kon niet worden gemaakt; er staat een taak klaar.`,
            t`The invoice for ${d.title} could not be made; a task is waiting.`,
          ),
        ),
      ],
      flow: [
        `${path} > Gewonnen > Nog niet gefactureerd > Deal voor deal #1 > Compleet? > ${chain(safe)} > Meld het nummer > Deal voor deal`,
        'Compleet? #1 > Vraag om aanvulling > Deal voor deal',
        'Factureer met de hand > Meld storing > Deal voor deal',
        ...safe.filter((spec) => spec.onError).map((spec) => `${spec.name} #1 > Factureer met de hand`),
      ],
    };
  },
});

const FREELANCE_TERM = wholeLimit(
  ['Betaaltermijn in dagen', 'Payment term in days'],
  ['Binnen hoeveel dagen de klant betaalt.', 'Within how many days the customer pays.'],
  14,
);

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
      description: say(
        t`${f('omschrijving')} (${f('uren')} uur)`,
        t`${f('omschrijving')} (${f('uren')} hours)`,
      ),
      amount: "={{ $('Bereken bedrag').item.json.bedrag }}",
      due: `={{ $now.plus({ days: ${FREELANCE_TERM} }).toFormat('yyyy-MM-dd') }}`,
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
        {
          nl: 'De factuur kan als concept klaarstaan: kijk hem na en verstuur hem zelf.',
          en: 'The invoice may stand ready as a draft: check it and send it yourself.',
        },
      ],
      names: {
        'Klus afgerond': 'Job done',
        'Bereken bedrag': 'Work out the amount',
        'Maak factuur': 'Make the invoice',
        'Kondig factuur aan': 'Announce the invoice',
        'Houd omzet bij': 'Keep the turnover',
        'Zeg dat het niet lukte': 'Say that it did not work',
        Klaar: 'Done',
      },
      promises: [promise('delivery', 'Maak factuur')],
      nodes: [
        formWithEnding(
          'Klus afgerond',
          say('Klus factureren', 'Invoice a job'),
          say('Vul in wat je hebt gedaan.', 'Fill in what you did.'),
          [
            ['klant', say('Klant', 'Customer')],
            ['email', say('E-mailadres klant', 'Email address of customer'), 'email'],
            ['omschrijving', say('Wat heb je gedaan?', 'What did you do?'), 'textarea'],
            ['uren', say('Uren', 'Hours'), 'number'],
            ['tarief', say('Uurtarief exclusief btw', 'Hourly rate without VAT'), 'number'],
          ],
        ),
        set('Bereken bedrag', {
          bedrag: ['number', '={{ Math.round($json.uren * $json.tarief * 100) / 100 }}'],
        }),
        ...invoice.map(failing),
        formEnd(
          'Zeg dat het niet lukte',
          say('Dat lukte niet', 'That did not work'),
          say(
            'De factuur kon niet worden gemaakt en de klant is niet bericht. Probeer het straks opnieuw of maak hem zelf.',
            'The invoice could not be made and the customer was not told. Try again later or make it yourself.',
          ),
        ),
        goOnAfterError(
          mailer.send(
            'Kondig factuur aan',
            only(f('email')),
            say('Je factuur is onderweg', 'Your invoice is on its way'),
            say(
              t`<p>Beste ${f('klant')},</p><p>Bedankt voor de opdracht. De factuur voor ${f('omschrijving')} ontvang je binnenkort.</p>`,
              t`<p>Dear ${f('klant')},</p><p>Thank you for the assignment. You will receive the invoice for ${f('omschrijving')} soon.</p>`,
            ),
          ),
        ),
        // The invoice is made: a table that fails must not make somebody send the form again.
        tryAgain(
          goOnAfterError(
            table.append('Houd omzet bij', say('Omzet', 'Turnover'), {
              [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
              [say('Klant', 'Customer')]: only(f('klant')),
              [say('Uren', 'Hours')]: only(f('uren')),
              [say('Bedrag', 'Amount')]: "={{ $('Bereken bedrag').item.json.bedrag }}",
            }),
          ),
        ),
        formEnd(
          'Klaar',
          say('Factuur gemaakt', 'Invoice made'),
          say(
            t`Factuur over ${euros("$('Bereken bedrag').item.json.bedrag")} zonder btw staat klaar.`,
            t`The invoice for ${euros("$('Bereken bedrag').item.json.bedrag")} without VAT is ready.`,
          ),
        ),
      ],
      flow: [
        `Klus afgerond > Bereken bedrag > ${chain(invoice)} > Houd omzet bij > Kondig factuur aan > Klaar`,
        ...invoice
          .map(failing)
          .filter((spec) => spec.onError)
          .map((spec) => `${spec.name} #1 > Zeg dat het niet lukte`),
      ],
    };
  },
});

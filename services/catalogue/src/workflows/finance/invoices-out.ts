import { ownLimit } from '../../apps/limits.js';
import { inApp, mailOf, moneybirdAdministration, senderName, xeroOrganisation } from '../../apps/values.js';
import {
  choose,
  code,
  cron,
  evenWhenEmpty,
  everyMonths,
  gmailSend,
  http,
  loop,
  needs,
  node,
  onlyNew,
  onlyOnce,
  say,
  slack,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';
import { euros } from '../../kit/amounts.js';

const RATE = ownLimit(
  ['Uurtarief in euro', 'Hourly rate in euros'],
  [
    'Zonder btw; een ander tarief pas je in het concept aan.',
    'Without VAT; you change another rate in the draft.',
  ],
  85,
);
const CLOCKIFY_WORKSPACE = inApp(
  'Clockify',
  ['werkruimte', 'workspace'],
  [
    'Het id van je werkruimte: in het adres van de instellingen ervan.',
    'The id of your workspace: in the address of its settings.',
  ],
  '64a687e29ae1f428e7ebe303',
);

const XERO = { organizationId: xeroOrganisation };

const FIRST_REMINDER = ownLimit(
  ['Dagen tot de eerste herinnering', 'Days until the first reminder'],
  [
    'Hoeveel dagen te laat een factuur is als de eerste mail gaat.',
    'How many days late an invoice is when the first mail leaves.',
  ],
  3,
);
const SECOND_REMINDER = ownLimit(
  ['Dagen tot de tweede herinnering', 'Days until the second reminder'],
  [
    'Hoeveel dagen te laat een factuur is als de tweede mail gaat.',
    'How many days late an invoice is when the second mail leaves.',
  ],
  7,
);
const LAST_REMINDER = ownLimit(
  ['Dagen tot de laatste herinnering', 'Days until the last reminder'],
  [
    'Hoeveel dagen te laat een factuur is als de laatste mail gaat.',
    'How many days late an invoice is when the last mail leaves.',
  ],
  14,
);

const DUE = () => euros("$('Bereken achterstand').item.json.AmountDue");
const COSTS = () => euros("$('Bereken achterstand').item.json.incassokosten");
const CLOSE_NL = `<br><br>Met vriendelijke groet,<br>${senderName}`;
const CLOSE_EN = `<br><br>Kind regards,<br>${senderName}`;

export const betaalherinneringen = workflow(() => ({
  slug: 'betaalherinneringen-op-tijd',
  name: 'Betaalherinneringen op tijd',
  description:
    'Kijkt elke werkdag welke verkoopfacturen in Xero drie, zeven of veertien dagen (of jouw termijnen) te laat zijn en mailt de klant een herinnering in de toon die daarbij past. De laatste meldt hij ook in Slack.',
  category: 'finance',
  tags: ['debiteuren', 'e-mail'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '8 min',
  short_benefit: 'Stuurt op drie momenten na de vervaldatum een passende herinnering.',
  top: { rank: 10 },
  accounts: [
    needs('xero', say('geeft de openstaande facturen', 'gives the unpaid invoices')),
    needs('gmail', say('verstuurt de herinneringen', 'sends the reminders')),
    needs('slack', say('meldt wanneer bellen beter is', 'says when a call is better')),
  ],
  setup_steps: [
    'Lees de drie mails door; je naam eronder komt uit Instellingen.',
    'De laatste mail noemt de wettelijke incassokosten, zoals een veertiendagenbrief aan een consument moet; laat die zin weg als je ze niet rekent.',
  ],
  en: {
    name: 'Payment reminders on time',
    description:
      'Checks every working day which sales invoices in Xero are three, seven or fourteen days (or your terms) overdue and mails the customer a reminder in a fitting tone. The last one is also reported in Slack.',
    short_benefit: 'Sends a fitting reminder at three moments after the due date.',
    setup_steps: [
      'Read the three mails; your name below them comes from Settings.',
      'The last mail names the statutory collection costs, as Dutch law asks of a demand to a consumer; leave that sentence out if you do not charge them.',
    ],
  },
  names: {
    'Elke werkdag om 9 uur': 'Every working day at 9',
    'Openstaande facturen': 'Unpaid invoices',
    'Bereken achterstand': 'Work out the days late',
    'Stap nog niet gedaan': 'Stage not done yet',
    'Meld mislukte mail': 'Report a failed mail',
    'Zoek mailadres': 'Find the email address',
    'Welke herinnering?': 'Which reminder?',
    'Meld zonder adres': 'Report without address',
    'Vriendelijke herinnering': 'Friendly reminder',
    'Tweede herinnering': 'Second reminder',
    'Laatste herinnering': 'Final reminder',
    'Tijd om te bellen': 'Time to call',
  },
  nodes: [
    cron('Elke werkdag om 9 uur', '0 9 * * 1-5'),
    node('Openstaande facturen', 'xero', 1, {
      resource: 'invoice',
      operation: 'getAll',
      ...XERO,
      returnAll: true,
      options: { statuses: ['AUTHORISED'], where: 'Type=="ACCREC" AND AmountDue>0' },
    }),
    code(
      'Bereken achterstand',
      `
const vandaag = $now.startOf('day');
${say('// Wie na de laatste stap langer dan twee weken wacht, is van voor deze workflow: die bel je zelf.', '// Who waits for over two weeks after the last stage is from before this workflow: call them yourself.')}
const eind = ${LAST_REMINDER} + 14;
${say('// De wettelijke staffel: 15% over 2.500 euro, 10% over de volgende 2.500, 5% over 5.000, 1% over 190.000, daarboven 0,5%.', '// The statutory scale: 15% of 2,500 euros, 10% of the next 2,500, 5% of 5,000, 1% of 190,000, above that 0.5%.')}
const incasso = (bedrag) => {
  let rest = bedrag, kosten = 0;
  for (const [deel, tarief] of [[2500, 0.15], [2500, 0.1], [5000, 0.05], [190000, 0.01], [Infinity, 0.005]]) {
    kosten += Math.min(rest, deel) * tarief;
    rest = Math.max(0, rest - deel);
  }
  return Math.min(6775, Math.max(40, kosten));
};
return $input.all()
  .map(({ json }, i) => {
    const vervaldag = DateTime.fromISO(json.DueDateString).startOf('day');
    const dagen = Math.round(vandaag.diff(vervaldag, 'days').days);
    const stap = [[${LAST_REMINDER}, 'laatste'], [${SECOND_REMINDER}, 'tweede'], [${FIRST_REMINDER}, 'eerste']].find(([grens]) => dagen >= grens && dagen < eind)?.[1] ?? '';
    return { json: { ...json, dagen, stap, incassokosten: incasso(Number(json.AmountDue) || 0), vervaldag: vervaldag.toFormat('dd-MM-yyyy') }, pairedItem: { item: i } };
  })
  .filter(({ json }) => json.stap);`,
    ),
    onlyNew('Stap nog niet gedaan', "={{ $json.InvoiceID + ' ' + $json.stap }}"),
    node('Zoek mailadres', 'xero', 1, {
      resource: 'contact',
      operation: 'get',
      ...XERO,
      contactId: '={{ $json.Contact.ContactID }}',
    }),
    choose('Welke herinnering?', [
      [say('Geen adres', 'No address'), ['={{ !$json.EmailAddress }}', 'yes']],
      [say('Eerste', 'First'), ["={{ $('Bereken achterstand').item.json.stap }}", 'is', 'eerste']],
      [say('Tweede', 'Second'), ["={{ $('Bereken achterstand').item.json.stap }}", 'is', 'tweede']],
      [say('Laatste', 'Last'), ["={{ $('Bereken achterstand').item.json.stap }}", 'is', 'laatste']],
    ]),
    slack(
      'Meld zonder adres',
      say('#debiteuren', '#debtors'),
      say(
        "=Factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }} van {{ $('Bereken achterstand').item.json.Contact.Name }} is {{ $('Bereken achterstand').item.json.dagen }} dagen te laat, maar de klant heeft in Xero geen mailadres.",
        "=Invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }} of {{ $('Bereken achterstand').item.json.Contact.Name }} is {{ $('Bereken achterstand').item.json.dagen }} days late, but the customer has no email address in Xero.",
      ),
    ),
    withErrorBranch(
      gmailSend(
        'Vriendelijke herinnering',
        '={{ $json.EmailAddress }}',
        say(
          "=Herinnering: factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }}",
          "=Reminder: invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }}",
        ),
        say(
          "=Beste {{ $json.Name }},<br><br>Misschien is het u ontgaan: factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }} van " +
            DUE() +
            " verviel op {{ $('Bereken achterstand').item.json.vervaldag }}. Heeft u al betaald, dan kunt u deze mail negeren." +
            CLOSE_NL,
          "=Dear {{ $json.Name }},<br><br>It may have escaped you: invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }} of " +
            DUE() +
            " was due on {{ $('Bereken achterstand').item.json.vervaldag }}. If you have paid already, please ignore this mail." +
            CLOSE_EN,
        ),
      ),
    ),
    withErrorBranch(
      gmailSend(
        'Tweede herinnering',
        '={{ $json.EmailAddress }}',
        say(
          "=Tweede herinnering: factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }}",
          "=Second reminder: invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }}",
        ),
        say(
          "=Beste {{ $json.Name }},<br><br>Factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }} staat {{ $('Bereken achterstand').item.json.dagen }} dagen na de vervaldatum nog open. Wilt u " +
            DUE() +
            ' binnen zeven dagen overmaken? Is er iets mis met de factuur, laat het ons dan weten.' +
            CLOSE_NL,
          "=Dear {{ $json.Name }},<br><br>Invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }} is still open {{ $('Bereken achterstand').item.json.dagen }} days after the due date. Would you transfer " +
            DUE() +
            ' within seven days? If something is wrong with the invoice, please let us know.' +
            CLOSE_EN,
        ),
      ),
    ),
    withErrorBranch(
      gmailSend(
        'Laatste herinnering',
        '={{ $json.EmailAddress }}',
        say(
          "=Laatste herinnering: factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }}",
          "=Final reminder: invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }}",
        ),
        say(
          "=Beste {{ $json.Name }},<br><br>Factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }} van " +
            DUE() +
            ' is nog niet betaald. Betaalt u binnen veertien dagen, te rekenen vanaf de dag na ontvangst van deze mail, dan kost het u niets extra. Daarna brengen wij ' +
            COSTS() +
            ' incassokosten in rekening. Heeft u intussen betaald, dan kunt u deze mail negeren.' +
            CLOSE_NL,
          "=Dear {{ $json.Name }},<br><br>Invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }} of " +
            DUE() +
            ' has not been paid yet. If you pay within fourteen days, counted from the day after you receive this mail, there are no extra costs. After that we charge ' +
            COSTS() +
            ' of collection costs. If you have paid meanwhile, please ignore this mail.' +
            CLOSE_EN,
        ),
      ),
    ),
    slack(
      'Meld mislukte mail',
      say('#debiteuren', '#debtors'),
      say(
        "=De herinnering voor factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }} kon niet naar {{ $('Zoek mailadres').item.json.EmailAddress }}. Herinner {{ $('Bereken achterstand').item.json.Contact.Name }} zelf.",
        "=The reminder for invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }} could not go to {{ $('Zoek mailadres').item.json.EmailAddress }}. Remind {{ $('Bereken achterstand').item.json.Contact.Name }} yourself.",
      ),
    ),
    slack(
      'Tijd om te bellen',
      say('#debiteuren', '#debtors'),
      say(
        "=Factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }} van {{ $('Bereken achterstand').item.json.Contact.Name }} is {{ $('Bereken achterstand').item.json.dagen }} dagen te laat (" +
          DUE() +
          '). Bel de klant.',
        "=Invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }} of {{ $('Bereken achterstand').item.json.Contact.Name }} is {{ $('Bereken achterstand').item.json.dagen }} days late (" +
          DUE() +
          '). Call the customer.',
      ),
    ),
  ],
  flow: [
    'Elke werkdag om 9 uur > Openstaande facturen > Bereken achterstand > Stap nog niet gedaan > Zoek mailadres > Welke herinnering? > Meld zonder adres',
    'Vriendelijke herinnering #1 > Meld mislukte mail',
    'Tweede herinnering #1 > Meld mislukte mail',
    'Laatste herinnering #1 > Meld mislukte mail',
    'Welke herinnering? #1 > Vriendelijke herinnering',
    'Welke herinnering? #2 > Tweede herinnering',
    'Welke herinnering? #3 > Laatste herinnering > Tijd om te bellen',
  ],
}));

export const urenstaatNaarFactuur = workflow(() => ({
  slug: 'urenstaat-naar-factuur',
  name: 'Urenstaat naar factuur',
  description:
    'Telt op de eerste van de maand de factureerbare uren van vorige maand uit Clockify per klant op en zet voor elke klant een conceptfactuur klaar in Moneybird. Je krijgt een mail om ze na te lopen.',
  category: 'finance',
  tags: ['uren', 'facturatie', 'zzp'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '15 min',
  short_benefit: 'Maakt van geschreven uren conceptfacturen, zodat je ze alleen nog hoeft te versturen.',
  accounts: [
    needs('clockify', say('geeft de geschreven uren', 'gives the tracked hours')),
    needs('moneybird', say('krijgt de conceptfacturen', 'receives the draft invoices')),
    needs('gmail', say('meldt wat er klaarstaat', 'tells what is ready')),
    needs(
      'slack',
      say('meldt een klant die Moneybird niet kent', 'reports a client that Moneybird does not know'),
    ),
  ],
  setup_steps: ['Zet bij elke klant in Moneybird als klantnummer precies de klantnaam uit Clockify.'],
  en: {
    name: 'Timesheet to invoice',
    description:
      'On the first of the month it adds up last month’s billable Clockify hours per client and prepares a draft invoice for each client in Moneybird. You get a mail to review them.',
    short_benefit: 'Turns tracked hours into draft invoices that you only have to send.',
    setup_steps: ['Give each client in Moneybird exactly the client name of Clockify as customer number.'],
  },
  names: {
    'Eerste van de maand': 'First of the month',
    'Uren van vorige maand': 'Hours of last month',
    'Tel op per klant': 'Add up by client',
    'Nog niet gefactureerd': 'Not invoiced yet',
    'Meld mislukt concept': 'Report a failed draft',
    'Klant voor klant': 'Client by client',
    'Zoek klant': 'Find the client',
    'Precies deze klant': 'Exactly this client',
    'Klant bekend?': 'Client known?',
    'Maak conceptfactuur': 'Make a draft invoice',
    'Meld onbekende klant': 'Report an unknown client',
    'Mail dat ze klaarstaan': 'Mail that they are ready',
  },
  accepts: [
    {
      rule: 'one-bad-row',
      step: 'Tel op per klant',
      why: 'Hours that do not all come in one answer would be invoiced too low: rather no invoice at all.',
    },
  ],
  nodes: [
    everyMonths('Eerste van de maand', 1, 1, 8),
    http(
      'Uren van vorige maand',
      `https://reports.api.clockify.me/v1/workspaces/${CLOCKIFY_WORKSPACE}/reports/detailed`,
      {
        method: 'POST',
        auth: 'clockifyApi',
        json: "={{ { dateRangeStart: $now.minus({ months: 1 }).startOf('month').toUTC().toISO(), dateRangeEnd: $now.minus({ months: 1 }).endOf('month').toUTC().toISO(), billable: true, detailedFilter: { page: 1, pageSize: 1000 } } }}",
      },
    ),
    code(
      'Tel op per klant',
      `
const TARIEF = ${RATE};
const perKlant = new Map();
const tijden = $input.first().json.timeentries ?? [];
${say('// Clockify geeft er hoogstens duizend in een keer; liever geen factuur dan een te lage.', '// Clockify gives a thousand at most; rather no invoice than one that is too low.')}
if (tijden.length >= 1000) throw new Error(${say("'Meer dan duizend regels in een maand: deel de maand op in Uren van vorige maand.'", "'More than a thousand entries in a month: split the month in Hours of last month.'")});
for (const regel of tijden) {
  const klant = regel.clientName || ${say("'Zonder klant'", "'Without client'")};
  const uren = regel.timeInterval.duration / 3600;
  const projecten = perKlant.get(klant) ?? new Map();
  const project = regel.projectName || ${say("'Uren'", "'Hours'")};
  projecten.set(project, (projecten.get(project) ?? 0) + uren);
  perKlant.set(klant, projecten);
}
${say('// Op het kwartier naar boven, zoals op de urenstaat.', '// Up to the quarter of an hour, as on the timesheet.')}
return [...perKlant].map(([klant, projecten]) => ({
  json: {
    klant,
    regels: [...projecten].map(([project, uren]) => ({
      description: project,
      amount: String(Math.ceil(uren * 4) / 4),
      price: String(TARIEF),
    })),
  },
}));`,
    ),
    onlyNew('Nog niet gefactureerd', "={{ $json.klant + $now.minus({ months: 1 }).toFormat('yyyy-MM') }}"),
    loop('Klant voor klant', 1),
    evenWhenEmpty(
      http('Zoek klant', `https://moneybird.com/api/v2/${moneybirdAdministration}/contacts.json`, {
        auth: 'header',
        query: { query: '={{ $json.klant }}' },
      }),
    ),
    // The search also finds who has the words in an address; what counts is the customer number of the set-up.
    code(
      'Precies deze klant',
      `
const klant = $('Klant voor klant').item.json.klant;
const gevonden = $input.all().find(({ json }) => [json.customer_id, json.company_name].includes(klant));
return [{ json: gevonden?.json ?? {}, pairedItem: { item: 0 } }];`,
    ),
    when('Klant bekend?', [['={{ $json.id }}', 'filled']]),
    withErrorBranch(
      http(
        'Maak conceptfactuur',
        `https://moneybird.com/api/v2/${moneybirdAdministration}/sales_invoices.json`,
        {
          method: 'POST',
          auth: 'header',
          json: `={{ { sales_invoice: { contact_id: $json.id, reference: ${say("'Uren '", "'Hours '")} + $now.minus({ months: 1 }).${say("setLocale('nl')", "setLocale('en')")}.toFormat('LLLL yyyy'), details_attributes: $('Klant voor klant').item.json.regels } } }}`,
        },
      ),
    ),
    slack(
      'Meld mislukt concept',
      say('#administratie', '#accounts'),
      say(
        "=Moneybird nam het concept voor {{ $('Klant voor klant').item.json.klant }} niet aan. Maak het zelf: {{ $('Klant voor klant').item.json.regels.map((regel) => regel.description + ' ' + regel.amount + ' uur').join(', ') }}.",
        "=Moneybird did not take the draft for {{ $('Klant voor klant').item.json.klant }}. Make it yourself: {{ $('Klant voor klant').item.json.regels.map((regel) => regel.description + ' ' + regel.amount + ' hours').join(', ') }}.",
      ),
    ),
    slack(
      'Meld onbekende klant',
      say('#administratie', '#accounts'),
      say(
        "=Er zijn uren geschreven voor {{ $('Klant voor klant').item.json.klant }}, maar die klant staat niet in Moneybird. Maak de factuur zelf: {{ $('Klant voor klant').item.json.regels.map((regel) => regel.description + ' ' + regel.amount + ' uur').join(', ') }}.",
        "=Hours were tracked for {{ $('Klant voor klant').item.json.klant }}, but that client is not in Moneybird. Make the invoice yourself: {{ $('Klant voor klant').item.json.regels.map((regel) => regel.description + ' ' + regel.amount + ' hours').join(', ') }}.",
      ),
    ),
    onlyOnce(
      gmailSend(
        'Mail dat ze klaarstaan',
        mailOf.administration,
        say('Conceptfacturen staan klaar', 'Draft invoices are ready'),
        say(
          "=De uren van {{ $now.minus({ months: 1 }).setLocale('nl').toFormat('LLLL') }} staan als concept in Moneybird voor: {{ $('Nog niet gefactureerd').all().map(item => item.json.klant).join(', ') }}. Wie Moneybird niet kent of wat niet lukte, staat in Slack.",
          "=The hours of {{ $now.minus({ months: 1 }).setLocale('en').toFormat('LLLL') }} are drafts in Moneybird for: {{ $('Nog niet gefactureerd').all().map(item => item.json.klant).join(', ') }}. Who Moneybird does not know and what failed is in Slack.",
        ),
      ),
    ),
  ],
  flow: [
    'Eerste van de maand > Uren van vorige maand > Tel op per klant > Nog niet gefactureerd > Klant voor klant > Mail dat ze klaarstaan',
    'Klant voor klant #1 > Zoek klant > Precies deze klant > Klant bekend? > Maak conceptfactuur > Klant voor klant',
    'Maak conceptfactuur #1 > Meld mislukt concept > Klant voor klant',
    'Klant bekend? #1 > Meld onbekende klant > Klant voor klant',
  ],
}));

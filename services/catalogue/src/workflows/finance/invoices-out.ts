import {
  choose,
  code,
  cron,
  everyMonths,
  gmailSend,
  http,
  loop,
  needs,
  node,
  onlyOnce,
  say,
  slack,
  when,
  workflow,
} from '../../dsl/index.js';

const XERO = { organizationId: 'KIES_JE_ORGANISATIE' };

export const betaalherinneringen = workflow(() => ({
  slug: 'betaalherinneringen-op-tijd',
  name: 'Betaalherinneringen op tijd',
  description:
    'Kijkt elke werkdag welke verkoopfacturen in Xero drie, zeven of veertien dagen te laat zijn en mailt de klant een herinnering in de toon die daarbij past. De laatste meldt hij ook in Slack.',
  category: 'finance',
  tags: ['debiteuren', 'e-mail'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '8 min',
  short_benefit: 'Stuurt drie, zeven en veertien dagen na de vervaldatum een passende herinnering.',
  top: { rank: 10 },
  accounts: [
    needs('xero', say('geeft de openstaande facturen', 'gives the unpaid invoices')),
    needs('gmail', say('verstuurt de herinneringen', 'sends the reminders')),
    needs('slack', say('meldt wanneer bellen beter is', 'says when a call is better')),
  ],
  setup_steps: [
    'Kies in de Xero-stappen je organisatie.',
    'Lees de drie mails door en zet je eigen naam eronder.',
    'Pas in "Bereken achterstand" de dagen aan als je andere termijnen gebruikt.',
  ],
  en: {
    name: 'Payment reminders on time',
    description:
      'Checks every working day which sales invoices in Xero are three, seven or fourteen days overdue and mails the customer a reminder in a fitting tone. The last one is also reported in Slack.',
    short_benefit: 'Sends a fitting reminder three, seven and fourteen days after the due date.',
    setup_steps: [
      'Choose your organisation in the Xero steps.',
      'Read the three mails and put your own name below them.',
      'Change the days in "Bereken achterstand" if you use other terms.',
    ],
  },
  names: {
    'Elke werkdag om 9 uur': 'Every working day at 9',
    'Openstaande facturen': 'Unpaid invoices',
    'Bereken achterstand': 'Work out the days late',
    'Zoek mailadres': 'Find the email address',
    'Welke herinnering?': 'Which reminder?',
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
return $input.all()
  .map(({ json }, i) => {
    const vervaldag = DateTime.fromISO(json.DueDateString).startOf('day');
    const dagen = Math.round(vandaag.diff(vervaldag, 'days').days);
    return { json: { ...json, dagen, vervaldag: vervaldag.toFormat('dd-MM-yyyy') }, pairedItem: { item: i } };
  })
  .filter(({ json }) => [3, 7, 14].includes(json.dagen));`,
    ),
    node('Zoek mailadres', 'xero', 1, {
      resource: 'contact',
      operation: 'get',
      ...XERO,
      contactId: '={{ $json.Contact.ContactID }}',
    }),
    choose('Welke herinnering?', [
      [say('3 dagen', '3 days'), ["={{ $('Bereken achterstand').item.json.dagen }}", '=', 3]],
      [say('7 dagen', '7 days'), ["={{ $('Bereken achterstand').item.json.dagen }}", '=', 7]],
      [say('14 dagen', '14 days'), ["={{ $('Bereken achterstand').item.json.dagen }}", '=', 14]],
    ]),
    gmailSend(
      'Vriendelijke herinnering',
      '={{ $json.EmailAddress }}',
      say(
        "=Herinnering: factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }}",
        "=Reminder: invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }}",
      ),
      say(
        "=Beste {{ $json.Name }},<br><br>Misschien is het u ontgaan: factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }} van {{ $('Bereken achterstand').item.json.AmountDue }} euro verviel op {{ $('Bereken achterstand').item.json.vervaldag }}. Heeft u al betaald, dan kunt u deze mail negeren.",
        "=Dear {{ $json.Name }},<br><br>It may have escaped you: invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }} of {{ $('Bereken achterstand').item.json.AmountDue }} euros was due on {{ $('Bereken achterstand').item.json.vervaldag }}. If you have paid already, please ignore this mail.",
      ),
    ),
    gmailSend(
      'Tweede herinnering',
      '={{ $json.EmailAddress }}',
      say(
        "=Tweede herinnering: factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }}",
        "=Second reminder: invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }}",
      ),
      say(
        "=Beste {{ $json.Name }},<br><br>Factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }} staat een week na de vervaldatum nog open. Wilt u {{ $('Bereken achterstand').item.json.AmountDue }} euro binnen zeven dagen overmaken? Is er iets mis met de factuur, laat het ons dan weten.",
        "=Dear {{ $json.Name }},<br><br>Invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }} is still open a week after the due date. Would you transfer {{ $('Bereken achterstand').item.json.AmountDue }} euros within seven days? If something is wrong with the invoice, please let us know.",
      ),
    ),
    gmailSend(
      'Laatste herinnering',
      '={{ $json.EmailAddress }}',
      say(
        "=Laatste herinnering: factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }}",
        "=Final reminder: invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }}",
      ),
      say(
        "=Beste {{ $json.Name }},<br><br>Ondanks eerdere herinneringen is factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }} van {{ $('Bereken achterstand').item.json.AmountDue }} euro niet betaald. U heeft nog veertien dagen om zonder extra kosten te betalen. Daarna kunnen wij incassokosten in rekening brengen.",
        "=Dear {{ $json.Name }},<br><br>Despite earlier reminders, invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }} of {{ $('Bereken achterstand').item.json.AmountDue }} euros has not been paid. You have another fourteen days to pay without extra costs. After that we may charge collection costs.",
      ),
    ),
    slack(
      'Tijd om te bellen',
      say('#debiteuren', '#debtors'),
      say(
        "=Factuur {{ $('Bereken achterstand').item.json.InvoiceNumber }} van {{ $('Bereken achterstand').item.json.Contact.Name }} is veertien dagen te laat ({{ $('Bereken achterstand').item.json.AmountDue }} euro). Bel de klant.",
        "=Invoice {{ $('Bereken achterstand').item.json.InvoiceNumber }} of {{ $('Bereken achterstand').item.json.Contact.Name }} is fourteen days late ({{ $('Bereken achterstand').item.json.AmountDue }} euros). Call the customer.",
      ),
    ),
  ],
  flow: [
    'Elke werkdag om 9 uur > Openstaande facturen > Bereken achterstand > Zoek mailadres > Welke herinnering? > Vriendelijke herinnering',
    'Welke herinnering? #1 > Tweede herinnering',
    'Welke herinnering? #2 > Laatste herinnering > Tijd om te bellen',
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
  ],
  setup_steps: [
    'Vul in "Uren van vorige maand" het id van je Clockify-werkruimte in.',
    'Vul in de Moneybird-stappen het nummer van je administratie in.',
    'Zet bij elke klant in Moneybird als klantnummer precies de klantnaam uit Clockify.',
    'Zet je uurtarief in "Tel op per klant".',
  ],
  en: {
    name: 'Timesheet to invoice',
    description:
      'On the first of the month it adds up last month’s billable Clockify hours per client and prepares a draft invoice for each client in Moneybird. You get a mail to review them.',
    short_benefit: 'Turns tracked hours into draft invoices that you only have to send.',
    setup_steps: [
      'Fill in the id of your Clockify workspace in "Uren van vorige maand".',
      'Fill in the number of your administration in the Moneybird steps.',
      'Give each client in Moneybird exactly the client name of Clockify as customer number.',
      'Set your hourly rate in "Tel op per klant".',
    ],
  },
  names: {
    'Eerste van de maand': 'First of the month',
    'Uren van vorige maand': 'Hours of last month',
    'Tel op per klant': 'Add up by client',
    'Klant voor klant': 'Client by client',
    'Zoek klant': 'Find the client',
    'Klant bekend?': 'Client known?',
    'Maak conceptfactuur': 'Make a draft invoice',
    'Meld onbekende klant': 'Report an unknown client',
    'Mail dat ze klaarstaan': 'Mail that they are ready',
  },
  nodes: [
    everyMonths('Eerste van de maand', 1, 1, 8),
    http(
      'Uren van vorige maand',
      'https://reports.api.clockify.me/v1/workspaces/VUL_JE_WERKRUIMTE_IN/reports/detailed',
      {
        method: 'POST',
        auth: 'clockifyApi',
        json: "={{ { dateRangeStart: $now.minus({ months: 1 }).startOf('month').toUTC().toISO(), dateRangeEnd: $now.minus({ months: 1 }).endOf('month').toUTC().toISO(), billable: true, detailedFilter: { page: 1, pageSize: 1000 } } }}",
      },
    ),
    code(
      'Tel op per klant',
      `
const TARIEF = 85;
const perKlant = new Map();
for (const regel of $input.first().json.timeentries ?? []) {
  const klant = regel.clientName || ${say("'Zonder klant'", "'Without client'")};
  const uren = regel.timeInterval.duration / 3600;
  const projecten = perKlant.get(klant) ?? new Map();
  projecten.set(regel.projectName, (projecten.get(regel.projectName) ?? 0) + uren);
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
    loop('Klant voor klant', 1),
    http('Zoek klant', 'https://moneybird.com/api/v2/VUL_JE_ADMINISTRATIE_IN/contacts.json', {
      auth: 'header',
      query: { query: '={{ $json.klant }}' },
    }),
    when('Klant bekend?', [['={{ $json.id }}', 'filled']]),
    http('Maak conceptfactuur', 'https://moneybird.com/api/v2/VUL_JE_ADMINISTRATIE_IN/sales_invoices.json', {
      method: 'POST',
      auth: 'header',
      json: `={{ { sales_invoice: { contact_id: $json.id, reference: ${say("'Uren '", "'Hours '")} + $now.minus({ months: 1 }).${say("setLocale('nl')", "setLocale('en')")}.toFormat('LLLL yyyy'), details_attributes: $('Klant voor klant').item.json.regels } } }}`,
    }),
    slack(
      'Meld onbekende klant',
      say('#administratie', '#accounts'),
      say(
        "=Er zijn uren geschreven voor {{ $('Klant voor klant').item.json.klant }}, maar die klant staat niet in Moneybird.",
        "=Hours were tracked for {{ $('Klant voor klant').item.json.klant }}, but that client is not in Moneybird.",
      ),
    ),
    onlyOnce(
      gmailSend(
        'Mail dat ze klaarstaan',
        say('administratie@example.com', 'accounts@example.com'),
        say('Conceptfacturen staan klaar', 'Draft invoices are ready'),
        say(
          "=De uren van {{ $now.minus({ months: 1 }).setLocale('nl').toFormat('LLLL') }} staan als concept in Moneybird voor: {{ $('Tel op per klant').all().map(item => item.json.klant).join(', ') }}.",
          "=The hours of {{ $now.minus({ months: 1 }).setLocale('en').toFormat('LLLL') }} are drafts in Moneybird for: {{ $('Tel op per klant').all().map(item => item.json.klant).join(', ') }}.",
        ),
      ),
    ),
  ],
  flow: [
    'Eerste van de maand > Uren van vorige maand > Tel op per klant > Klant voor klant > Mail dat ze klaarstaan',
    'Klant voor klant #1 > Zoek klant > Klant bekend? > Maak conceptfactuur > Klant voor klant',
    'Klant bekend? #1 > Meld onbekende klant > Klant voor klant',
  ],
}));

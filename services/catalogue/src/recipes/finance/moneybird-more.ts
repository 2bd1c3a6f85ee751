import { moneybird, moneybirdApp, moneybirdList } from '../../apps/dutch-books.js';
import { officeChats, officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  asEuro,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  goOnAfterError,
  onlyNew,
  onlyOnce,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  set,
  spares,
  TO_CENT,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const MONEYBIRD = { app: moneybirdApp };
const CONTACT =
  "const klantVan = (een) => een.contact?.company_name || [een.contact?.firstname, een.contact?.lastname].filter(Boolean).join(' ') || '-';";

const SHARE = limitOf(
  'income-tax-share',
  ['Deel voor inkomstenbelasting in procenten', 'Share for income tax in percent'],
  [
    'Wat je van de winst opzij zet; vraag je boekhouder wat bij jou past.',
    'What you put aside of the profit; ask your bookkeeper what suits you.',
  ],
  30,
);

export const taxReserve = recipe({
  id: 'moneybird-tax-reserve-after-month',
  category: 'finance',
  tags: ['moneybird', 'zzp', 'belasting', 'btw', 'reserveren'],
  saves: spares(
    30,
    'Een zelfstandige rekent na elke maand uit hoeveel van het banksaldo van de fiscus is.',
    'After each month a freelancer works out how much of the bank balance belongs to the tax office.',
  ),
  variants: combine({ mailer: officeMail, table: officeTables }, { take: 2 }),
  build: ({ mailer, table }) => ({
    name: both(
      `Belastingpotje na elke maand uit Moneybird: bedrag per mail met ${mailer.app.label}, stand in ${table.app.label}`,
      `Tax pot after each month from Moneybird: amount by ${mailer.app.label}, total in ${table.app.label}`,
    ),
    description: both(
      `Op de tiende haalt hij winst en btw van vorige maand uit Moneybird, rekent uit wat je opzij zet voor btw en inkomstenbelasting, mailt het bedrag via ${mailer.app.label} en telt het potje van dit jaar op in ${table.app.label}.`,
      `On the tenth it gets profit and VAT of last month from Moneybird, works out what to put aside for VAT and income tax, mails the amount through ${mailer.app.label} and adds it to the pot of this year in ${table.app.label}.`,
    ),
    benefit: both(
      'De aanslag is geen verrassing: het geld staat er al.',
      'The assessment is no surprise: the money is there.',
    ),
    uses: [
      [MONEYBIRD, both('geeft winst en btw', 'gives profit and VAT')],
      [mailer, both('mailt wat je overmaakt', 'mails what to transfer')],
      [table, both('houdt het potje bij', 'keeps the pot')],
    ],
    setup: [
      both(
        'Maak de tabel Belastingpotje met de kolommen Maand, Winst, Btw, Inkomstenbelasting en Opzij.',
        'Make the table Tax pot with the columns Month, Profit, VAT, Income tax and Aside.',
      ),
      both(
        'Verwerk je bank en bonnen voor de tiende: wat niet in Moneybird staat, telt niet mee.',
        'Process bank and receipts before the tenth: what is not in Moneybird does not count.',
      ),
    ],
    notes: [
      {
        over: ['Reken potje uit', 'Schrijf maand bij'],
        text: say(
          '## Een schatting, geen aangifte\nBtw is wat je ontving min wat je betaalde. Een verlies geeft nul voor inkomstenbelasting, geen teruggave. Draai hem nog eens en dezelfde maand wordt bijgewerkt, niet dubbel geteld.',
          '## An estimate, no return\nVAT is what you received less what you paid. A loss gives zero for income tax, no refund. Run it again and the same month is updated, not counted twice.',
        ),
      },
    ],
    names: {
      'Tiende van de maand': 'Tenth of the month',
      'Haal resultaat': 'Fetch the result',
      'Haal btw': 'Fetch VAT',
      'Lees potje': 'Read the pot',
      Potregel: 'Pot line',
      'Reken potje uit': 'Work out the pot',
      'Schrijf maand bij': 'Write the month down',
      'Mail wat je opzij zet': 'Mail what to put aside',
    },
    nodes: [
      cron('Tiende van de maand', '0 8 10 * *'),
      moneybird('Haal resultaat', 'reports/profit_loss', { query: { period: 'prev_month' } }),
      moneybird('Haal btw', 'reports/tax', { query: { period: 'prev_month' } }),
      ...alsoRows(
        rowsOf(table, 'Lees potje', say('Belastingpotje', 'Tax pot'), 'Potregel', {
          maand: say('Maand', 'Month'),
          opzij: say('Opzij', 'Aside'),
        }),
      ).nodes,
      code(
        'Reken potje uit',
        `
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
const vorige = $now.minus({ months: 1 });
const maand = vorige.toFormat("yyyy-'M'MM");
const winst = getal($('Haal resultaat').first().json.net_profit) ?? 0;
const tarieven = $('Haal btw').first().json.tax_rates ?? [];
const btw = cent(tarieven.reduce((som, een) => som + (een.type === 'purchase_invoice' ? -1 : 1) * (getal(een.tax) ?? 0), 0));
const ib = cent(Math.max(0, winst) * (Number('${SHARE}') || 0) / 100);
const opzij = cent(Math.max(0, btw) + ib);
const eerder = $input.all().map(({ json }) => json).filter((een) => String(een.maand ?? '').startsWith(vorige.toFormat('yyyy')) && String(een.maand) !== maand).reduce((som, een) => som + (getal(een.opzij) ?? 0), 0);
return [{ json: { maand, voluit: vorige.setLocale('${say('nl', 'en')}').toFormat('LLLL yyyy'), winst: cent(winst), btw, ib, opzij, tekst: { winst: euro(winst), btw: euro(btw), ib: euro(ib), opzij: euro(opzij), pot: euro(eerder + opzij) } } }];`,
      ),
      table.upsert('Schrijf maand bij', say('Belastingpotje', 'Tax pot'), say('Maand', 'Month'), {
        [say('Maand', 'Month')]: '={{ $json.maand }}',
        [say('Winst', 'Profit')]: '={{ $json.winst }}',
        [say('Btw', 'VAT')]: '={{ $json.btw }}',
        [say('Inkomstenbelasting', 'Income tax')]: '={{ $json.ib }}',
        [say('Opzij', 'Aside')]: '={{ $json.opzij }}',
      }),
      mailer.send(
        'Mail wat je opzij zet',
        mailOf.me,
        say(
          "=Zet {{ $('Reken potje uit').item.json.tekst.opzij }} opzij voor {{ $('Reken potje uit').item.json.voluit }}",
          "=Put {{ $('Reken potje uit').item.json.tekst.opzij }} aside for {{ $('Reken potje uit').item.json.voluit }}",
        ),
        say(
          "=Winst: {{ $('Reken potje uit').item.json.tekst.winst }}<br>Btw (ontvangen min betaald): {{ $('Reken potje uit').item.json.tekst.btw }}<br>Inkomstenbelasting: {{ $('Reken potje uit').item.json.tekst.ib }}<br><br>Samen opzij: <b>{{ $('Reken potje uit').item.json.tekst.opzij }}</b>. In het potje van dit jaar hoort nu {{ $('Reken potje uit').item.json.tekst.pot }} te staan, min wat je al aangaf en betaalde.",
          "=Profit: {{ $('Reken potje uit').item.json.tekst.winst }}<br>VAT (received less paid): {{ $('Reken potje uit').item.json.tekst.btw }}<br>Income tax: {{ $('Reken potje uit').item.json.tekst.ib }}<br><br>Together aside: <b>{{ $('Reken potje uit').item.json.tekst.opzij }}</b>. The pot of this year should hold {{ $('Reken potje uit').item.json.tekst.pot }} now, less what you declared and paid.",
        ),
      ),
    ],
    flow: [
      'Tiende van de maand > Haal resultaat > Haal btw > Lees potje > Potregel > Reken potje uit > Schrijf maand bij > Mail wat je opzij zet',
    ],
  }),
});

const INDEX = limitOf(
  'index-percentage',
  ['Indexering in procenten', 'Indexation in percent'],
  [
    'De prijsindex die je afsprak, zoals de CPI van het CBS; 3.2 voor 3,2 procent.',
    'The price index you agreed on, such as the CPI of Statistics Netherlands; 3.2 for 3.2 percent.',
  ],
  3.2,
);

export const indexation = recipe({
  id: 'moneybird-indexation-round',
  category: 'finance',
  tags: ['moneybird', 'indexering', 'prijsverhoging', 'abonnementen', 'contracten'],
  saves: spares(
    120,
    'Iemand rekent elk najaar voor alle vaste klanten de nieuwe prijs uit en zet een lijst op.',
    'Every autumn someone works out the new price for all regular customers and makes a list.',
  ),
  variants: combine({ table: officeTables, tasks: officeTasks }, { take: 2 }),
  build: ({ table, tasks }) => ({
    name: both(
      `Jaarlijkse indexering van vaste facturen uit Moneybird klaarzetten in ${table.app.label} en ${tasks.app.label}`,
      `Prepare the yearly indexation of recurring Moneybird invoices in ${table.app.label} and ${tasks.app.label}`,
    ),
    description: both(
      `Op 1 november leest hij alle lopende periodieke facturen uit Moneybird, rekent met jouw percentage de nieuwe prijs per 1 januari uit en zet huidig, nieuw en verschil per klant in ${table.app.label}. De ronde zelf wordt een taak in ${tasks.app.label}.`,
      `On 1 November it reads all running recurring invoices from Moneybird, works out the price as of 1 January with your percentage and puts current, new and difference by customer into ${table.app.label}. The round becomes a task in ${tasks.app.label}.`,
    ),
    benefit: both(
      'De verhoging gaat op tijd en voor iedereen gelijk de deur uit.',
      'The increase goes out in time and the same for everybody.',
    ),
    uses: [
      [MONEYBIRD, both('geeft de periodieke facturen', 'gives the recurring invoices')],
      [table, both('krijgt het voorstel', 'receives the proposal')],
      [tasks, both('krijgt de taak voor de ronde', 'receives the task for the round')],
    ],
    setup: [
      both(
        'Maak de tabel Indexering met de kolommen Sleutel, Klant, Referentie, Ritme, Nu, Nieuw, Verschil per jaar en Besluit; Besluit vul je zelf in.',
        'Make the table Indexation with the columns Key, Customer, Reference, Rhythm, Now, New, Difference a year and Decision; Decision is yours to fill in.',
      ),
    ],
    notes: [
      {
        over: ['Reken nieuwe prijzen', 'Zet voorstel klaar'],
        text: say(
          '## Hij verandert zelf geen prijs\nSommige contracten kennen een maximum of een andere index, en wie dit jaar begon sla je vaak over. Daarom staat er een voorstel; je past de facturen in Moneybird aan na je besluit. Een tweede keer draaien laat Besluit staan.',
          '## It changes no price itself\nSome contracts have a maximum or another index, and whoever began this year is often passed over. So it is a proposal; you change the invoices in Moneybird after your decision. Running it again leaves Decision as it is.',
        ),
      },
    ],
    names: {
      '1 november': '1 November',
      'Haal vaste facturen': 'Fetch recurring invoices',
      'Reken nieuwe prijzen': 'Work out new prices',
      'Zet voorstel klaar': 'Prepare the proposal',
      'Tel de ronde': 'Add up the round',
      'Maak taak voor de ronde': 'Make a task for the round',
    },
    nodes: [
      cron('1 november', '0 9 1 11 *'),
      moneybirdList('Haal vaste facturen', 'recurring_sales_invoices', 'state:active'),
      code(
        'Reken nieuwe prijzen',
        `
${AS_AMOUNT}
${TO_CENT}
${CONTACT}
const PER_JAAR = { day: 365, week: 52, month: 12, quarter: 4, year: 1 };
const RITME = { day: '${say('dag', 'day')}', week: '${say('week', 'week')}', month: '${say('maand', 'month')}', quarter: '${say('kwartaal', 'quarter')}', year: '${say('jaar', 'year')}' };
const procent = Number('${INDEX}') || 0;
return $input.all().flatMap(({ json: een }) => {
  const nu = getal(een.total_price_excl_tax);
  if (!een.id || nu === null || nu <= 0) return [];
  const aantal = Math.max(1, Number(een.frequency) || 1);
  const nieuw = cent(nu * (1 + procent / 100));
  return [{ json: { sleutel: $now.plus({ years: 1 }).toFormat('yyyy') + '-' + een.id, klant: klantVan(een), referentie: een.reference || '', ritme: aantal + ' x ' + (RITME[een.frequency_type] ?? een.frequency_type ?? '-'), nu: cent(nu), nieuw, verschil: cent((nieuw - nu) * (PER_JAAR[een.frequency_type] ?? 0) / aantal) } }];
});`,
      ),
      table.upsert('Zet voorstel klaar', say('Indexering', 'Indexation'), say('Sleutel', 'Key'), {
        [say('Sleutel', 'Key')]: '={{ $json.sleutel }}',
        [say('Klant', 'Customer')]: '={{ $json.klant }}',
        [say('Referentie', 'Reference')]: '={{ $json.referentie }}',
        [say('Ritme', 'Rhythm')]: '={{ $json.ritme }}',
        [say('Nu', 'Now')]: '={{ $json.nu }}',
        [say('Nieuw', 'New')]: '={{ $json.nieuw }}',
        [say('Verschil per jaar', 'Difference a year')]: '={{ $json.verschil }}',
      }),
      code(
        'Tel de ronde',
        `
${asEuro()}
const regels = $('Reken nieuwe prijzen').all().map(({ json }) => json);
return [{ json: { aantal: regels.length, extra: euro(regels.reduce((som, een) => som + een.verschil, 0)), klaar: $now.set({ month: 11, day: 15 }).toFormat('yyyy-MM-dd') } }];`,
      ),
      tasks.create('Maak taak voor de ronde', {
        title: say(
          '=Indexering: {{ $json.aantal }} vaste facturen, {{ $json.extra }} per jaar',
          '=Indexation: {{ $json.aantal }} recurring invoices, {{ $json.extra }} a year',
        ),
        description: say(
          'Loop het voorstel na op contracten met een maximum, schrijf klanten voor 1 december aan en pas daarna de periodieke facturen in Moneybird aan.',
          'Check the proposal for contracts with a maximum, write to customers before 1 December and then change the recurring invoices in Moneybird.',
        ),
        due: '={{ $json.klaar }}',
      }),
    ],
    flow: [
      '1 november > Haal vaste facturen > Reken nieuwe prijzen > Zet voorstel klaar > Tel de ronde > Maak taak voor de ronde',
    ],
  }),
});

export const missingBills = recipe({
  id: 'expected-bills-missing',
  category: 'finance',
  tags: ['moneybird', 'inkoopfacturen', 'voorbelasting', 'ontbrekende facturen', 'btw'],
  saves: spares(
    40,
    'De boekhouder loopt voor elke aangifte na van welke vaste leverancier nog een factuur ontbreekt.',
    'Before each return the bookkeeper looks which regular supplier’s invoice is still missing.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 2 }),
  build: ({ table, mailer }) => {
    const vast = rowsOf(
      table,
      'Lees vaste leveranciers',
      say('Vaste leveranciers', 'Regular suppliers'),
      'Leverancier',
      {
        naam: say('Naam', 'Name'),
        maanden: say('Maanden', 'Months'),
        mail: say('Mail', 'Mail'),
        bedrag: say('Bedrag', 'Amount'),
      },
    );
    return {
      name: both(
        `Ontbrekende inkoopfacturen in Moneybird opvragen met ${mailer.app.label}, vaste leveranciers in ${table.app.label}`,
        `Ask for missing purchase invoices in Moneybird with ${mailer.app.label}, regular suppliers in ${table.app.label}`,
      ),
      description: both(
        `Op de twaalfde legt hij de inkoopfacturen van vorige maand in Moneybird naast je vaste leveranciers in ${table.app.label}. Wie een mailadres heeft, krijgt via ${mailer.app.label} een vriendelijk verzoek; jij krijgt de hele lijst.`,
        `On the twelfth it puts last month’s purchase invoices in Moneybird next to your regular suppliers in ${table.app.label}. Who has an address is asked kindly through ${mailer.app.label}; you get the whole list.`,
      ),
      benefit: both(
        'Je vraagt alle btw terug waar je recht op hebt.',
        'You claim back all VAT that you are entitled to.',
      ),
      uses: [
        [MONEYBIRD, both('geeft de inkoopfacturen', 'gives the purchase invoices')],
        [table, both('heeft de vaste leveranciers', 'has the regular suppliers')],
        [mailer, both('vraagt facturen op en mailt de lijst', 'asks for invoices and mails the list')],
      ],
      setup: [
        both(
          'Maak de tabel Vaste leveranciers met de kolommen Naam (zoals in Moneybird), Maanden, Mail en Bedrag. Laat Maanden leeg voor elke maand, of zet er nummers in, zoals 1, 4, 7, 10.',
          'Make the table Regular suppliers with the columns Name (as in Moneybird), Months, Mail and Amount. Leave Months empty for every month, or put numbers in it, such as 1, 4, 7, 10.',
        ),
      ],
      notes: [
        {
          over: ['Zoek wat ontbreekt', 'Mailadres bekend?'],
          text: say(
            '## Eén verzoek per maand\nEen leverancier krijgt voor dezelfde maand nooit twee mails. Ook een nog niet verwerkte factuur telt als ontvangen. De datum van de factuur telt, niet de dag waarop hij binnenkwam.',
            '## One request a month\nA supplier never gets two mails for the same month. An invoice that is not processed yet counts as received. The date of the invoice counts, not the day on which it came in.',
          ),
        },
      ],
      names: {
        'Twaalfde van de maand': 'Twelfth of the month',
        'Lees vaste leveranciers': 'Read regular suppliers',
        Leverancier: 'Supplier',
        'Inkoopfacturen van vorige maand': 'Purchase invoices of last month',
        'Zoek wat ontbreekt': 'Find what is missing',
        'Mail de lijst': 'Mail the list',
        'Eerste verzoek deze maand': 'First request this month',
        'Mailadres bekend?': 'Address known?',
        'Vraag factuur op': 'Ask for the invoice',
        'Lijst voor jou': 'List for you',
        'Mail dat vragen niet lukte': 'Mail that asking failed',
      },
      nodes: [
        cron('Twaalfde van de maand', '30 8 12 * *'),
        ...vast.nodes,
        onlyOnce(
          evenWhenEmpty(
            moneybirdList(
              'Inkoopfacturen van vorige maand',
              'documents/purchase_invoices',
              'period:prev_month',
            ),
          ),
        ),
        code(
          'Zoek wat ontbreekt',
          `
${SAFE_TEXT}
${CONTACT}
const kaal = (tekst) => String(tekst ?? '').toLowerCase().replace(/[^\\p{L}\\p{N}]/gu, '');
const vorige = $now.minus({ months: 1 });
const ontvangen = new Set($input.all().map(({ json }) => kaal(klantVan(json))));
return $('Leverancier').all().flatMap(({ json: een }) => {
  const maanden = String(een.maanden ?? '').match(/\\d+/g)?.map(Number) ?? [];
  if (!kaal(een.naam) || (maanden.length > 0 && !maanden.includes(vorige.month)) || ontvangen.has(kaal(een.naam))) return [];
  const mail = String(een.mail ?? '').trim();
  return [{ json: { naam: String(een.naam).trim(), mail: /^\\S+@\\S+\\.\\S+$/.test(mail) ? mail : '', maand: vorige.setLocale('${say('nl', 'en')}').toFormat('LLLL yyyy'), sleutel: kaal(een.naam) + vorige.toFormat('yyyy-MM'), regel: \`<li>\${cel(een.naam)}\${een.bedrag ? ' (' + cel(een.bedrag) + ')' : ''}\${mail ? '' : '${say(', geen mailadres', ', no address')}'}</li>\` } }];
});`,
        ),
        onlyOnce(
          set('Lijst voor jou', {
            lijst: "={{ $('Zoek wat ontbreekt').all().map(({ json }) => json.regel).join('') }}",
            aantal: ['number', "={{ $('Zoek wat ontbreekt').all().length }}"],
          }),
        ),
        mailer.send(
          'Mail de lijst',
          mailOf.bookkeeping,
          say(
            '={{ $json.aantal }} inkoopfacturen ontbreken',
            '={{ $json.aantal }} purchase invoices are missing',
          ),
          say(
            '=Van deze vaste leveranciers staat over vorige maand niets in Moneybird:<ul>{{ $json.lijst }}</ul>Wie een mailadres heeft, is gevraagd om de factuur.',
            '=Moneybird has nothing of these regular suppliers for last month:<ul>{{ $json.lijst }}</ul>Who has an address was asked for the invoice.',
          ),
        ),
        onlyNew('Eerste verzoek deze maand', '={{ $json.sleutel }}'),
        when('Mailadres bekend?', [['={{ $json.mail }}', 'filled']]),
        withErrorBranch(
          mailer.send(
            'Vraag factuur op',
            '={{ $json.mail }}',
            say('=Factuur van {{ $json.maand }}', '=Invoice of {{ $json.maand }}'),
            say(
              '=Beste {{ $json.naam }},<br><br>We hebben jullie factuur over {{ $json.maand }} nog niet ontvangen. Willen jullie die sturen als antwoord op deze mail? Is er over die maand geen factuur, dan horen we dat ook graag.<br><br>Met vriendelijke groet',
              '=Dear {{ $json.naam }},<br><br>We have not received your invoice for {{ $json.maand }} yet. Could you send it in answer to this mail? If there is none for that month, please tell us too.<br><br>Kind regards',
            ),
          ),
        ),
        mailer.send(
          'Mail dat vragen niet lukte',
          mailOf.bookkeeping,
          say(
            "=Verzoek aan {{ $('Mailadres bekend?').item.json.naam }} ging niet weg",
            "=The request to {{ $('Mailadres bekend?').item.json.naam }} did not go",
          ),
          say(
            "=De vraag om de factuur van {{ $('Mailadres bekend?').item.json.maand }} kon niet naar {{ $('Mailadres bekend?').item.json.mail }}. Vraag haar zelf op.",
            "=The request for the invoice of {{ $('Mailadres bekend?').item.json.maand }} could not go to {{ $('Mailadres bekend?').item.json.mail }}. Ask for it yourself.",
          ),
        ),
      ],
      flow: [
        `Twaalfde van de maand > ${vast.path} > Inkoopfacturen van vorige maand > Zoek wat ontbreekt > Lijst voor jou > Mail de lijst`,
        'Zoek wat ontbreekt > Eerste verzoek deze maand > Mailadres bekend? > Vraag factuur op',
        'Vraag factuur op #1 > Mail dat vragen niet lukte',
      ],
    };
  },
});

const JUMP = limitOf(
  'price-jump',
  ['Stijging in procenten', 'Increase in percent'],
  [
    'Vanaf hoeveel procent boven het gemiddelde van de maanden ervoor je een seintje wilt.',
    'From how many percent above the average of the months before you want to be told.',
  ],
  10,
);

export const priceJump = recipe({
  id: 'moneybird-supplier-price-jump',
  category: 'finance',
  tags: ['moneybird', 'prijsstijging', 'leveranciers', 'kostenbewaking', 'abonnementen'],
  saves: spares(
    60,
    'Iemand vergelijkt elke maand facturen van leveranciers met die van eerder.',
    'Every month someone compares invoices of suppliers with earlier ones.',
  ),
  variants: combine({ tasks: officeTasks, chat: officeChats }, { take: 2 }),
  build: ({ tasks, chat }) => ({
    name: both(
      `Stille prijsverhogingen van leveranciers in Moneybird: taak in ${tasks.app.label}, overzicht in ${chat.app.label}`,
      `Silent price increases of suppliers in Moneybird: a task in ${tasks.app.label}, overview in ${chat.app.label}`,
    ),
    description: both(
      `Op de zestiende vergelijkt hij per leverancier de inkoopfacturen van vorige maand in Moneybird met de zes maanden ervoor. Wie elke maand factureert en opeens meer vraagt, wordt een taak in ${tasks.app.label}; ${chat.app.label} krijgt het overzicht.`,
      `On the sixteenth it compares the purchase invoices of last month in Moneybird with the six months before, by supplier. Who invoices monthly and suddenly asks more becomes a task in ${tasks.app.label}; ${chat.app.label} gets the overview.`,
    ),
    benefit: both(
      'Je onderhandelt of zegt op voordat een jaar lang te veel is betaald.',
      'You negotiate or cancel before too much was paid for a year.',
    ),
    uses: [
      [MONEYBIRD, both('geeft de inkoopfacturen', 'gives the purchase invoices')],
      [tasks, both('krijgt een taak per stijging', 'receives a task for each increase')],
      [chat, both('krijgt het overzicht', 'receives the overview')],
    ],
    setup: [
      both(
        'Alleen leveranciers met een factuur in minstens vier van de zes maanden tellen mee: bij de rest zegt een hoger bedrag niets.',
        'Only suppliers with an invoice in at least four of the six months count: with others a higher amount tells nothing.',
      ),
    ],
    names: {
      'Zestiende van de maand': 'Sixteenth of the month',
      'Haal inkoopfacturen van zeven maanden': 'Fetch purchase invoices of seven months',
      'Vergelijk per leverancier': 'Compare by supplier',
      'Eenmaal per leverancier en maand': 'Once a supplier and month',
      'Maak taak bij stijging': 'Make a task for an increase',
      'Vat stijgingen samen': 'Sum up the increases',
      'Meld stijgingen': 'Report the increases',
    },
    nodes: [
      cron('Zestiende van de maand', '0 9 16 * *'),
      moneybirdList(
        'Haal inkoopfacturen van zeven maanden',
        'documents/purchase_invoices',
        "=period:{{ $now.minus({ months: 7 }).toFormat('yyyyMM') }}..{{ $now.minus({ months: 1 }).toFormat('yyyyMM') }}",
      ),
      code(
        'Vergelijk per leverancier',
        `
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
${CONTACT}
const vorige = $now.minus({ months: 1 }).toFormat('yyyy-MM');
const per = new Map();
for (const { json: een } of $input.all()) {
  const bedrag = getal(een.total_price_excl_tax);
  const maand = String(een.date ?? '').slice(0, 7);
  if (bedrag === null || !/^\\d{4}-\\d{2}$/.test(maand)) continue;
  const naam = klantVan(een);
  const maanden = per.get(naam) ?? new Map();
  maanden.set(maand, cent((maanden.get(maand) ?? 0) + bedrag));
  per.set(naam, maanden);
}
const grens = 1 + (Number('${JUMP}' ?? 10)) / 100;
return [...per].flatMap(([naam, maanden]) => {
  const nu = maanden.get(vorige);
  const eerder = [...maanden].filter(([maand, bedrag]) => maand < vorige && bedrag > 0).map(([, bedrag]) => bedrag);
  if (naam === '-' || nu === undefined || eerder.length < 4) return [];
  const gemiddeld = eerder.reduce((som, een) => som + een, 0) / eerder.length;
  if (nu <= gemiddeld * grens) return [];
  return [{ json: { naam, nu: euro(nu), gemiddeld: euro(gemiddeld), procent: Math.round((nu / gemiddeld - 1) * 100), jaar: euro((nu - gemiddeld) * 12), sleutel: naam + vorige } }];
}).sort((a, b) => b.json.procent - a.json.procent);`,
      ),
      onlyNew('Eenmaal per leverancier en maand', '={{ $json.sleutel }}'),
      goOnAfterError(
        tasks.create('Maak taak bij stijging', {
          title: say(
            '={{ $json.naam }} is {{ $json.procent }}% duurder',
            '={{ $json.naam }} is {{ $json.procent }}% dearer',
          ),
          description: say(
            '=Vorige maand {{ $json.nu }}, gemiddeld daarvoor {{ $json.gemiddeld }}: op jaarbasis {{ $json.jaar }} meer. Meer afgenomen, of een hogere prijs? Vraag om uitleg of kijk naar een ander.',
            '=Last month {{ $json.nu }}, before that {{ $json.gemiddeld }} on average: {{ $json.jaar }} more a year. Did you take more, or did the price rise? Ask for a reason or look for another.',
          ),
          due: "={{ $now.plus({ days: 10 }).toFormat('yyyy-MM-dd') }}",
        }),
      ),
      onlyOnce(
        set('Vat stijgingen samen', {
          lijst:
            "={{ $('Eenmaal per leverancier en maand').all().map(({ json }) => '- ' + json.naam + ': ' + json.gemiddeld + ' > ' + json.nu + ' (+' + json.procent + '%)').join('\\n') }}",
        }),
      ),
      chat.post(
        'Meld stijgingen',
        say(
          '=Leveranciers die vorige maand duidelijk meer rekenden dan daarvoor:\n{{ $json.lijst }}',
          '=Suppliers that charged clearly more last month than before:\n{{ $json.lijst }}',
        ),
      ),
    ],
    flow: [
      'Zestiende van de maand > Haal inkoopfacturen van zeven maanden > Vergelijk per leverancier > Eenmaal per leverancier en maand > Maak taak bij stijging > Vat stijgingen samen > Meld stijgingen',
    ],
  }),
});

export const prepaidCosts = recipe({
  id: 'prepaid-costs-to-moneybird',
  category: 'finance',
  tags: ['moneybird', 'transitoria', 'vooruitbetaald', 'memoriaal', 'maandafsluiting'],
  saves: spares(
    30,
    'De boekhouder boekt elke maand een deel van vooruitbetaalde kosten over.',
    'Every month the bookkeeper books a part of prepaid costs over.',
  ),
  variants: combine({ table: officeTables, chat: officeChats }, { take: 2, apart: ['table'] }),
  build: ({ table, chat }) => {
    const r = rowsOf(
      table,
      'Lees vooruitbetaalde kosten',
      say('Vooruitbetaald', 'Prepaid'),
      'Vooruitbetaalde post',
      {
        wat: say('Omschrijving', 'Description'),
        bedrag: say('Bedrag', 'Amount'),
        begin: say('Eerste maand', 'First month'),
        maanden: say('Aantal maanden', 'Number of months'),
        kosten: say('Kostenrekening', 'Cost account'),
        balans: say('Balansrekening', 'Balance account'),
      },
    );
    return {
      name: both(
        `Vooruitbetaalde kosten uit ${table.app.label} elke maand als memoriaal in Moneybird boeken`,
        `Book prepaid costs from ${table.app.label} in Moneybird as a journal entry each month`,
      ),
      description: both(
        `Op de laatste dag van de maand rekent hij voor elke post in ${table.app.label} het deel van deze maand uit en boekt alles in één sluitend memoriaal in Moneybird. Wat ontbreekt of geweigerd wordt, staat in ${chat.app.label}.`,
        `On the last day of the month it works out the part of this month for each line in ${table.app.label} and books all of it in one balanced journal entry in Moneybird. What is missing or refused is told in ${chat.app.label}.`,
      ),
      benefit: both(
        'Een verzekering van een jaar drukt elke maand even zwaar.',
        'A yearly insurance weighs the same each month.',
      ),
      uses: [
        [MONEYBIRD, both('krijgt het memoriaal', 'receives the journal entry')],
        [table, both('heeft de posten', 'has the lines')],
        [chat, both('meldt de boeking en wat ontbreekt', 'reports the entry and what is missing')],
      ],
      setup: [
        both(
          'Maak de tabel Vooruitbetaald met de kolommen Omschrijving, Bedrag (zonder btw), Eerste maand (zoals 2026-12), Aantal maanden, Kostenrekening en Balansrekening; die laatste twee zijn de lange nummers in het adres van de grootboekrekening in Moneybird.',
          'Make the table Prepaid with the columns Description, Amount (without VAT), First month (such as 2026-12), Number of months, Cost account and Balance account; the last two are the long numbers in the address of the ledger account in Moneybird.',
        ),
        both(
          'Boek de inkoopfactuur zelf op de balansrekening, niet op kosten.',
          'Book the purchase invoice itself on the balance account, not on costs.',
        ),
      ],
      notes: [
        {
          over: ['Deel van deze maand', 'Iets te boeken?'],
          text: say(
            '## Tot op de cent\nDe laatste maand krijgt wat door afronden overblijft, zodat de balansrekening op nul eindigt. Stond dezelfde maand al in Moneybird, dan wordt er niets geboekt.',
            '## To the cent\nThe last month takes what rounding leaves, so that the balance account ends at zero. If the same month is in Moneybird already, nothing is booked.',
          ),
        },
      ],
      names: {
        'Laatste dagen van de maand': 'Last days of the month',
        'Is het de laatste dag?': 'Is it the last day?',
        'Lees vooruitbetaalde kosten': 'Read prepaid costs',
        'Vooruitbetaalde post': 'Prepaid line',
        'Al geboekte memorialen': 'Entries booked before',
        'Deel van deze maand': 'Part of this month',
        'Iets te boeken?': 'Anything to book?',
        'Boek transitoria': 'Book prepaid costs',
        'Meld boeking': 'Report the entry',
        'Meld niets of fout': 'Report nothing or a fault',
      },
      nodes: [
        cron('Laatste dagen van de maand', '0 20 28-31 * *'),
        when('Is het de laatste dag?', [['={{ $now.plus({ days: 1 }).day }}', '=', 1]]),
        ...r.nodes,
        onlyOnce(
          evenWhenEmpty(
            moneybirdList(
              'Al geboekte memorialen',
              'documents/general_journal_documents',
              'period:this_month',
            ),
          ),
        ),
        code(
          'Deel van deze maand',
          `
${AS_DAY}
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
const nu = $now.startOf('month');
const referentie = '${say('Transitoria', 'Prepaid costs')} ' + nu.toFormat('yyyy-MM');
const dubbel = $input.all().some(({ json }) => json.reference === referentie);
const fouten = [];
const regels = $('Vooruitbetaalde post').all().flatMap(({ json: post }) => {
  const bedrag = getal(post.bedrag), maanden = Math.round(getal(post.maanden) ?? 0);
  ${say('// Een blad maakt van 2026-12 soms een datum.', '// A sheet sometimes turns 2026-12 into a date.')}
  const maand = DateTime.fromFormat(String(post.begin ?? '').trim().slice(0, 7), 'yyyy-MM'), begin = maand.isValid ? maand : asDay(post.begin).startOf('month');
  if (!post.wat && bedrag === null) return [];
  if (bedrag === null || maanden < 1 || !begin.isValid || !/^\\d+$/.test(String(post.kosten ?? '').trim()) || !/^\\d+$/.test(String(post.balans ?? '').trim())) { fouten.push(String(post.wat || '-')); return []; }
  const plaats = Math.round(nu.diff(begin, 'months').months);
  if (plaats < 0 || plaats >= maanden) return [];
  const vast = cent(bedrag / maanden);
  const deel = plaats === maanden - 1 ? cent(bedrag - vast * (maanden - 1)) : vast;
  const tekst = post.wat + ' ' + (plaats + 1) + '/' + maanden;
  return [{ ledger_account_id: String(post.kosten).trim(), debit: deel.toFixed(2), credit: '0.00', description: tekst }, { ledger_account_id: String(post.balans).trim(), debit: '0.00', credit: deel.toFixed(2), description: tekst }];
});
const som = regels.reduce((totaal, regel) => totaal + Number(regel.debit), 0);
return [{ json: { boeken: regels.length > 0 && !dubbel, dubbel, referentie, datum: $now.endOf('month').toFormat('yyyy-MM-dd'), regels, aantal: regels.length / 2, som: euro(som), fouten: fouten.join(', ') || '-' } }];`,
        ),
        when('Iets te boeken?', [['={{ $json.boeken }}', 'yes']]),
        withErrorBranch(
          moneybird('Boek transitoria', 'documents/general_journal_documents', {
            method: 'POST',
            json: '={{ JSON.stringify({ general_journal_document: { reference: $json.referentie, date: $json.datum, general_journal_document_entries_attributes: $json.regels } }) }}',
          }),
        ),
        chat.post(
          'Meld boeking',
          say(
            "={{ $('Deel van deze maand').item.json.referentie }} is geboekt: {{ $('Deel van deze maand').item.json.aantal }} posten, {{ $('Deel van deze maand').item.json.som }}. Niet te lezen: {{ $('Deel van deze maand').item.json.fouten }}.",
            "={{ $('Deel van deze maand').item.json.referentie }} was booked: {{ $('Deel van deze maand').item.json.aantal }} lines, {{ $('Deel van deze maand').item.json.som }}. Could not be read: {{ $('Deel van deze maand').item.json.fouten }}.",
          ),
        ),
        chat.post(
          'Meld niets of fout',
          say(
            "={{ $('Deel van deze maand').item.json.referentie }} is niet geboekt: {{ $('Deel van deze maand').item.json.dubbel ? 'staat al in Moneybird' : $('Deel van deze maand').item.json.aantal ? 'Moneybird weigerde, kijk de rekeningnummers na' : 'geen post voor deze maand' }}. Niet te lezen: {{ $('Deel van deze maand').item.json.fouten }}.",
            "={{ $('Deel van deze maand').item.json.referentie }} was not booked: {{ $('Deel van deze maand').item.json.dubbel ? 'it is in Moneybird already' : $('Deel van deze maand').item.json.aantal ? 'Moneybird refused, check the account numbers' : 'no line for this month' }}. Could not be read: {{ $('Deel van deze maand').item.json.fouten }}.",
          ),
        ),
      ],
      flow: [
        `Laatste dagen van de maand > Is het de laatste dag? > ${r.path} > Al geboekte memorialen > Deel van deze maand > Iets te boeken? > Boek transitoria > Meld boeking`,
        'Iets te boeken? #1 > Meld niets of fout',
        'Boek transitoria #1 > Meld niets of fout',
      ],
    };
  },
});

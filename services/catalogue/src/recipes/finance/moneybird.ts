import { googleChat, slackChat, teamsChat, telegramChat } from '../../apps/chats.js';
import { moneybird, moneybirdApp, moneybirdList } from '../../apps/dutch-books.js';
import { ownLimit } from '../../apps/limits.js';
import { fileMailers, mailboxes } from '../../apps/mailers.js';
import { airtableTable, notionTable, sheetsTable } from '../../apps/tables.js';
import { inApp, mailOf } from '../../apps/values.js';
import {
  answeredWithin,
  asEuro,
  code,
  codeEach,
  combine,
  cron,
  evenWhenEmpty,
  http,
  keep,
  loop,
  pause,
  recipe,
  say,
  starts,
  value,
  when,
  withErrorBranch,
  writeFile,
} from '../../kit/index.js';

const approving = [slackChat, teamsChat].flatMap((chat) =>
  chat.approve ? [{ ...chat, approve: chat.approve }] : [],
);
const listing = [notionTable, airtableTable, sheetsTable].flatMap((table) =>
  table.find ? [{ ...table, find: table.find }] : [],
);
const HOURLY_RATE = value({
  key: 'hourly-rate',
  kind: 'number',
  label: { nl: 'Uurtarief', en: 'Hourly rate' },
  help: {
    nl: 'Je tarief per uur in euro, zonder btw. Een ander tarief pas je aan in het concept.',
    en: 'Your rate per hour in euros, without VAT. You change another rate in the draft.',
  },
  example: '85',
  check: '^\\d+(\\.\\d+)?$',
});
const LEDGER_SALES = inApp(
  'Moneybird',
  ['omzetrekening', 'revenue account'],
  [
    'Het id van de grootboekrekening voor je uren: in haar adres het lange nummer.',
    'The id of the ledger account for your hours: the long number in its address.',
  ],
  '345678901234567890',
  '^\\d+$',
);
const TAX_RATE = inApp(
  'Moneybird',
  ['btw-tarief', 'tax rate'],
  [
    'Het id van het btw-tarief voor je uren: onder Instellingen, Btw-tarieven in het adres.',
    'The id of the tax rate for your hours: under Settings, Tax rates in its address.',
  ],
  '456789012345678901',
  '^\\d+$',
);

export const moneybirdHours = recipe({
  id: 'moneybird-hours-to-draft-invoice',
  category: 'finance',
  tags: ['moneybird', 'uren', 'factureren'],
  saves: {
    minutes: 45,
    nl: 'Iemand telt aan het begin van de maand de uren per klant en maakt facturen.',
    en: 'At the start of the month someone adds up the hours by customer and makes invoices.',
  },
  variants: combine({ chat: approving }, { take: 2 }),
  build: ({ chat }) => ({
    name: {
      nl: `Uren in Moneybird na akkoord in ${chat.app.label} als conceptfactuur klaarzetten`,
      en: `Turn hours in Moneybird into draft invoices after approval in ${chat.app.label}`,
    },
    description: {
      nl: `Op de eerste van de maand telt hij per klant de factureerbare uren van vorige maand in Moneybird. Na akkoord in ${chat.app.label} staat er een conceptfactuur klaar waaraan de uren gekoppeld zijn; uren zonder klant worden gemeld.`,
      en: `On the first of the month it adds up last month’s billable hours in Moneybird by customer. After approval in ${chat.app.label} a draft invoice stands ready with the hours linked to it; hours without a customer are told.`,
    },
    benefit: {
      nl: 'Geen uur blijft liggen en geen uur staat twee keer op een factuur.',
      en: 'No hour is left behind and none is invoiced twice.',
    },
    uses: [
      [
        { app: moneybirdApp },
        { nl: 'geeft de uren en krijgt de concepten', en: 'gives the hours and receives the drafts' },
      ],
      [chat, { nl: 'vraagt per klant akkoord', en: 'asks for approval by customer' }],
    ],
    setup: [
      {
        nl: 'Zet in Moneybird bij elk uur de klant en of het factureerbaar is.',
        en: 'In Moneybird, set the customer of every hour and whether it is billable.',
      },
    ],
    notes: [
      {
        over: ['Tel op per klant', 'Maak conceptfactuur'],
        text: say(
          '## Gekoppeld, dus één keer\nDe uren gaan als regels van de factuur mee. Moneybird noemt ze daarna niet meer open, zodat een tweede keer starten niets dubbel factureert. De uren van een project in een maand gaan op kwartieren naar boven; wil je dat niet, pas dan de regel in het concept aan.',
          '## Linked, so once\nThe hours go along with the invoice. Moneybird no longer calls them open afterwards, so that a second start invoices nothing twice. The hours of a project in a month are rounded up to quarters; if you do not want that, change the line in the draft.',
        ),
      },
    ],
    names: {
      'Eerste van de maand': 'First of the month',
      'Haal open uren op': 'Fetch the open hours',
      'Tel op per klant': 'Add up by customer',
      'Klant voor klant': 'Customer by customer',
      'Staat er een klant bij?': 'Is there a customer?',
      'Vraag of het klopt': 'Ask if it is right',
      'Factureren?': 'Invoice it?',
      'Maak conceptfactuur': 'Make a draft invoice',
      'Meld uren zonder klant': 'Report hours without a customer',
      'Meld geen concept': 'Report that there is no draft',
      'Meld dat het concept ontbreekt': 'Report that the draft lacks',
    },
    nodes: [
      cron('Eerste van de maand', '0 9 1 * *'),
      moneybirdList('Haal open uren op', 'time_entries', 'state:open,period:prev_month'),
      code(
        'Tel op per klant',
        `
const klanten = new Map();
for (const { json: uur } of $input.all()) {
  if (uur.billable === false || !uur.started_at || !uur.ended_at) continue;
  const seconden = DateTime.fromISO(uur.ended_at).diff(DateTime.fromISO(uur.started_at), 'seconds').seconds - (Number(uur.paused_duration) || 0);
  if (!(seconden > 0)) continue;
  const id = uur.contact_id ?? '';
  const naam = uur.contact?.company_name || [uur.contact?.firstname, uur.contact?.lastname].filter(Boolean).join(' ');
  const klant = klanten.get(id) ?? { id, naam, seconden: 0, ids: [], projecten: new Map() };
  klant.seconden += seconden;
  klant.ids.push(uur.id);
  const project = uur.project?.name ?? ${say("'Werkzaamheden'", "'Work'")};
  klant.projecten.set(project, (klant.projecten.get(project) ?? 0) + seconden);
  klanten.set(id, klant);
}
${say('// Op kwartieren naar boven, per project.', '// Rounded up to quarters of an hour, by project.')}
const kwartier = (seconden) => Math.ceil(seconden / 900) / 4;
return [...klanten.values()].map((klant) => {
  const regels = [...klant.projecten].map(([project, seconden]) => ({ project, uren: kwartier(seconden) }));
  const uren = regels.reduce((som, regel) => som + regel.uren, 0);
  return { json: { id: klant.id, naam: klant.naam, ids: klant.ids, regels, uren, bedrag: Math.round(uren * Number('${HOURLY_RATE}') * 100) / 100, maand: $now.minus({ months: 1 }).setLocale('${say('nl', 'en')}').toFormat('LLLL yyyy') } };
});`,
      ),
      loop('Klant voor klant', 1),
      when('Staat er een klant bij?', [['={{ String($json.id) }}', 'filled']]),
      answeredWithin(
        chat.approve(
          'Vraag of het klopt',
          say(
            '={{ $json.naam }}: {{ $json.uren.toLocaleString("nl-NL") }} uur in {{ $json.maand }}, {{ Number($json.bedrag).toLocaleString("nl-NL", { style: "currency", currency: "EUR" }) }} zonder btw ({{ $json.regels.map((regel) => regel.project + " " + regel.uren.toLocaleString("nl-NL")).join(", ") }}). Concept maken?',
            '={{ $json.naam }}: {{ $json.uren }} hours in {{ $json.maand }}, {{ Number($json.bedrag).toLocaleString("en-GB", { style: "currency", currency: "EUR" }) }} without VAT ({{ $json.regels.map((regel) => regel.project + " " + regel.uren).join(", ") }}). Make a draft?',
          ),
        ),
        5,
        'days',
      ),
      when('Factureren?', [['={{ $json.data?.approved }}', 'yes']]),
      withErrorBranch(
        moneybird('Maak conceptfactuur', 'sales_invoices', {
          method: 'POST',
          json: `={{ JSON.stringify({ sales_invoice: { contact_id: $('Staat er een klant bij?').item.json.id, reference: $('Staat er een klant bij?').item.json.maand, prices_are_incl_tax: false, time_entry_ids: $('Staat er een klant bij?').item.json.ids, details_attributes: $('Staat er een klant bij?').item.json.regels.map((regel) => ({ description: regel.project + ', ' + $('Staat er een klant bij?').item.json.maand, amount: String(regel.uren), price: Number('${HOURLY_RATE}').toFixed(2), tax_rate_id: '${TAX_RATE}', ledger_account_id: '${LEDGER_SALES}' })) } }) }}`,
        }),
      ),
      chat.post(
        'Meld geen concept',
        say(
          "=Voor {{ $('Staat er een klant bij?').item.json.naam }} is geen concept gemaakt: geen akkoord. De {{ $('Staat er een klant bij?').item.json.uren }} uren van {{ $('Staat er een klant bij?').item.json.maand }} blijven open in Moneybird; volgende maand tellen ze niet mee.",
          "=No draft was made for {{ $('Staat er een klant bij?').item.json.naam }}: not approved. The {{ $('Staat er een klant bij?').item.json.uren }} hours of {{ $('Staat er een klant bij?').item.json.maand }} stay open in Moneybird; next month they do not count.",
        ),
      ),
      chat.post(
        'Meld uren zonder klant',
        say(
          '=Van {{ $json.maand }} staan {{ $json.uren }} uren in Moneybird zonder klant. Vul de klant in; volgende maand tellen ze niet meer mee.',
          '=Of {{ $json.maand }}, {{ $json.uren }} hours stand in Moneybird without a customer. Fill the customer in; next month they no longer count.',
        ),
      ),
      chat.post(
        'Meld dat het concept ontbreekt',
        say(
          "=Moneybird nam het concept voor {{ $('Staat er een klant bij?').item.json.naam }} niet aan ({{ Number($('Staat er een klant bij?').item.json.bedrag).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}). Maak het zelf.",
          "=Moneybird did not take the draft for {{ $('Staat er een klant bij?').item.json.naam }} ({{ Number($('Staat er een klant bij?').item.json.bedrag).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}). Make it yourself.",
        ),
      ),
    ],
    flow: [
      'Eerste van de maand > Haal open uren op > Tel op per klant > Klant voor klant #1 > Staat er een klant bij? > Vraag of het klopt > Factureren? > Maak conceptfactuur > Klant voor klant',
      'Staat er een klant bij? #1 > Meld uren zonder klant > Klant voor klant',
      'Factureren? #1 > Meld geen concept > Klant voor klant',
      'Maak conceptfactuur #1 > Meld dat het concept ontbreekt > Klant voor klant',
    ],
  }),
});

export const moneybirdVatNumbers = recipe({
  id: 'moneybird-vat-numbers-vies',
  category: 'finance',
  tags: ['moneybird', 'btw-nummer', 'vies', 'icp'],
  saves: {
    minutes: 60,
    nl: 'Iemand controleert elke maand de btw-nummers van klanten in andere EU-landen.',
    en: 'Every month someone checks the VAT numbers of customers in other EU countries.',
  },
  variants: combine(
    { table: [sheetsTable, airtableTable, notionTable], chat: [slackChat, teamsChat, telegramChat] },
    { take: 3 },
  ),
  build: ({ table, chat }) => ({
    name: {
      nl: `Btw-nummers in Moneybird maandelijks bij VIES controleren, bewijs in ${table.app.label}, alarm in ${chat.app.label}`,
      en: `Check VAT numbers in Moneybird with VIES monthly, proof in ${table.app.label}, alarm in ${chat.app.label}`,
    },
    description: {
      nl: `Elke maand vraagt hij VIES naar de btw-nummers van je Moneybird-klanten in andere EU-landen. Uitslag en dag staan als bewijs in ${table.app.label}; een ongeldig nummer komt in ${chat.app.label}, een land dat niet antwoordt blijft voor later.`,
      en: `Every month it asks VIES about the VAT numbers of your Moneybird customers in other EU countries. Outcome and day stand in ${table.app.label} as proof; an invalid number goes to ${chat.app.label}, a country that does not answer waits.`,
    },
    benefit: {
      nl: 'Je verlegt geen btw naar een klant wiens nummer niet meer geldt.',
      en: 'You reverse charge no VAT to a customer whose number is no longer valid.',
    },
    uses: [
      [{ app: moneybirdApp }, { nl: 'geeft de klanten', en: 'gives the customers' }],
      [table, { nl: 'bewaart elke controle', en: 'keeps every check' }],
      [chat, { nl: 'krijgt ongeldige nummers', en: 'is told of invalid numbers' }],
    ],
    setup: [
      {
        nl: 'Maak de tabel Btw-controle met Klant, Btw-nummer, Uitslag en Gecontroleerd op.',
        en: 'Make the table VAT checks with Customer, VAT number, Outcome and Checked on.',
      },
    ],
    notes: [
      {
        over: ['Vraag VIES', 'Lees de uitslag'],
        text: say(
          '## Bewijs voor de Belastingdienst\nWie btw verlegt, moet laten zien dat het nummer gold. Is de dienst van een land stil, dan is dat geen ongeldig nummer: de volgende maand komt het weer langs.',
          '## Proof for the tax office\nWhoever reverse charges VAT has to show that the number was valid. A silent service of a country is no invalid number: it comes by again next month.',
        ),
      },
    ],
    names: {
      'Tweede dag van de maand': 'Second day of the month',
      'Haal relaties op': 'Fetch the relations',
      'Alleen nummers uit andere EU-landen': 'Only numbers of other EU countries',
      'Nummer voor nummer': 'Number by number',
      'Vraag VIES': 'Ask VIES',
      'Lees de uitslag': 'Read the outcome',
      'Bewaar de controle': 'Keep the check',
      'Ongeldig?': 'Invalid?',
      'Meld ongeldig nummer': 'Report an invalid number',
      'Wacht even': 'Wait a moment',
    },
    nodes: [
      cron('Tweede dag van de maand', '0 7 2 * *'),
      moneybirdList('Haal relaties op', 'contacts'),
      code(
        'Alleen nummers uit andere EU-landen',
        `
const EU = ['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'EL', 'ES', 'FI', 'FR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'XI'];
return $input.all().flatMap(({ json: relatie }) => {
  const nummer = String(relatie.tax_number ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '').replace(/^GR/, 'EL');
  if (relatie.archived || !EU.includes(nummer.slice(0, 2)) || nummer.length < 6) return [];
  const klant = relatie.company_name || [relatie.firstname, relatie.lastname].filter(Boolean).join(' ');
  return [{ json: { klant, nummer, land: nummer.slice(0, 2), rest: nummer.slice(2) } }];
});`,
      ),
      loop('Nummer voor nummer', 1),
      withErrorBranch(
        http(
          'Vraag VIES',
          '=https://ec.europa.eu/taxation_customs/vies/rest-api/ms/{{ $json.land }}/vat/{{ $json.rest }}',
        ),
      ),
      codeEach(
        'Lees de uitslag',
        `
const { klant, nummer } = $('Nummer voor nummer').item.json;
${say('// Zonder antwoord van het land staat er geen isValid, of een foutmelding erbij.', '// Without an answer of the country there is no isValid, or an error beside it.')}
const stil = typeof $json.isValid !== 'boolean' || !['VALID', 'INVALID', undefined, ''].includes($json.userError);
return { json: { klant, nummer, ongeldig: !stil && !$json.isValid, uitslag: stil ? ${say("'geen antwoord'", "'no answer'")} : $json.isValid ? ${say("'geldig'", "'valid'")} : ${say("'ongeldig'", "'invalid'")} } };`,
      ),
      table.append('Bewaar de controle', say('Btw-controle', 'VAT checks'), {
        [say('Klant', 'Customer')]: '={{ $json.klant }}',
        [say('Btw-nummer', 'VAT number')]: '={{ $json.nummer }}',
        [say('Uitslag', 'Outcome')]: '={{ $json.uitslag }}',
        [say('Gecontroleerd op', 'Checked on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      when('Ongeldig?', [["={{ $('Lees de uitslag').item.json.ongeldig }}", 'yes']]),
      chat.post(
        'Meld ongeldig nummer',
        say(
          "=Het btw-nummer {{ $('Lees de uitslag').item.json.nummer }} van {{ $('Lees de uitslag').item.json.klant }} is ongeldig. Verleg geen btw tot de klant het goede nummer geeft.",
          "=The VAT number {{ $('Lees de uitslag').item.json.nummer }} of {{ $('Lees de uitslag').item.json.klant }} is invalid. Reverse charge no VAT until the customer gives the right one.",
        ),
      ),
      pause('Wacht even', 2, 'seconds'),
    ],
    flow: [
      'Tweede dag van de maand > Haal relaties op > Alleen nummers uit andere EU-landen > Nummer voor nummer #1 > Vraag VIES > Lees de uitslag > Bewaar de controle > Ongeldig? > Meld ongeldig nummer > Wacht even > Nummer voor nummer',
      'Vraag VIES #1 > Lees de uitslag',
      'Ongeldig? #1 > Wacht even',
    ],
  }),
});

export const moneybirdInbox = recipe({
  id: 'mail-to-moneybird-inbox',
  category: 'finance',
  tags: ['moneybird', 'bonnetjes', 'inkoopfacturen'],
  saves: {
    minutes: 4,
    nl: 'Iemand bewaart bijlagen uit de mail en sleept ze in Moneybird.',
    en: 'Someone saves attachments of mails and drags them into Moneybird.',
  },
  variants: combine(
    { mailer: mailboxes, chat: [slackChat, teamsChat, googleChat] },
    { take: 3, apart: ['mailer'] },
  ),
  build: ({ mailer, chat }) => {
    const mail = starts(mailer.inboxWithFiles, 'Mail met bijlage', 'Mail');
    return {
      name: {
        nl: `Bijlagen uit ${mailer.inboxWithFiles.app.label} als document in Moneybird zetten`,
        en: `Put attachments from ${mailer.inboxWithFiles.app.label} into Moneybird as documents`,
      },
      description: {
        nl: `Zodra ${mailer.inboxWithFiles.event.nl}, gaat elke pdf, xml of foto als nieuw document naar Moneybird, met onderwerp en afzender als kenmerk. Wat niet aankomt of geen document is, staat in ${chat.app.label}.`,
        en: `As soon as ${mailer.inboxWithFiles.event.en}, every PDF, XML or picture goes to Moneybird as a new document, with subject and sender as its reference. What does not arrive, or is no document, is told in ${chat.app.label}.`,
      },
      benefit: {
        nl: 'Elk bonnetje staat klaar om te verwerken, ook als er drie in één mail zitten.',
        en: 'Every receipt stands ready, even with three in one mail.',
      },
      uses: [
        [
          { app: mailer.inboxWithFiles.app, setup: mailer.inboxWithFiles.setup ?? [] },
          { nl: 'geeft de mails met bijlagen', en: 'gives the mails with attachments' },
        ],
        [{ app: moneybirdApp }, { nl: 'krijgt de documenten', en: 'receives the documents' }],
        [chat, { nl: 'krijgt wat misging', en: 'is told what went wrong' }],
      ],
      setup: [
        {
          nl: 'Stuur jezelf een mail met een pdf en kijk in Moneybird onder Documenten of hij er staat.',
          en: 'Send yourself a mail with a PDF and look in Moneybird, under Documents, whether it is there.',
        },
      ],
      notes: [
        {
          over: ['Elke bijlage apart', 'Voeg bestand toe'],
          text: say(
            '## Document eerst, bestand daarna\nMoneybird maakt eerst een leeg document en neemt dan het bestand aan. Logo’s uit handtekeningen (kleine plaatjes) blijven weg.',
            '## Document first, then its file\nMoneybird makes an empty document first and then takes the file. Logos of signatures (small pictures) stay out.',
          ),
        },
      ],
      names: {
        'Mail met bijlage': 'Mail with attachment',
        Mail: 'Mail',
        'Elke bijlage apart': 'Each attachment by itself',
        'Bijlage voor bijlage': 'Attachment by attachment',
        'Is het een document?': 'Is it a document?',
        'Maak document': 'Make a document',
        'Neem bestand mee': 'Take the file along',
        'Voeg bestand toe': 'Add the file',
        'Meld vreemde bijlage': 'Report an odd attachment',
        'Meld mislukt document': 'Report a failed document',
      },
      nodes: [
        ...mail.nodes,
        code(
          'Elke bijlage apart',
          `
const bijlagen = [];
for (const [nummer, item] of $input.all().entries())
  for (const [sleutel, bestand] of Object.entries(item.binary ?? {})) {
    const naam = bestand.fileName ?? sleutel;
    const soort = (/\\.(\\w+)$/.exec(naam)?.[1] ?? bestand.fileExtension ?? '').toLowerCase();
    const klein = /kB$/.test(bestand.fileSize ?? '') && parseFloat(bestand.fileSize) < 20;
    if (['png', 'jpg', 'jpeg', 'gif'].includes(soort) && (klein || / B$/.test(bestand.fileSize ?? ''))) continue;
    bijlagen.push({
      json: { naam, onderwerp: item.json.subject ?? '', van: item.json.from ?? '', document: ['pdf', 'xml', 'png', 'jpg', 'jpeg'].includes(soort) },
      binary: { bestand },
      pairedItem: { item: nummer },
    });
  }
return bijlagen;`,
        ),
        loop('Bijlage voor bijlage', 1),
        when('Is het een document?', [['={{ $json.document }}', 'yes']]),
        withErrorBranch(
          moneybird('Maak document', 'documents/typeless_documents', {
            method: 'POST',
            json: `={{ JSON.stringify({ typeless_document: { reference: ($json.onderwerp + ' (' + $json.van + ')').slice(0, 200), date: $now.toFormat('yyyy-MM-dd') } }) }}`,
          }),
        ),
        codeEach(
          'Neem bestand mee',
          "return { json: { id: $json.id }, binary: $('Is het een document?').item.binary };",
        ),
        withErrorBranch(
          moneybird('Voeg bestand toe', 'documents/typeless_documents/{{ $json.id }}/attachments', {
            method: 'POST',
            upload: { file: 'bestand' },
          }),
        ),
        chat.post(
          'Meld vreemde bijlage',
          say(
            '=Bijlage {{ $json.naam }} uit de mail “{{ $json.onderwerp }}” is geen pdf, xml of foto en staat niet in Moneybird.',
            '=Attachment {{ $json.naam }} of the mail “{{ $json.onderwerp }}” is no PDF, XML or picture and is not in Moneybird.',
          ),
        ),
        chat.post(
          'Meld mislukt document',
          say(
            "=Bijlage {{ $('Is het een document?').item.json.naam }} uit de mail “{{ $('Is het een document?').item.json.onderwerp }}” kwam niet aan in Moneybird. Zet hem er zelf in.",
            "=Attachment {{ $('Is het een document?').item.json.naam }} of the mail “{{ $('Is het een document?').item.json.onderwerp }}” did not arrive in Moneybird. Put it there yourself.",
          ),
        ),
      ],
      flow: [
        `${mail.path} > Elke bijlage apart > Bijlage voor bijlage #1 > Is het een document? > Maak document > Neem bestand mee > Voeg bestand toe > Bijlage voor bijlage`,
        'Is het een document? #1 > Meld vreemde bijlage > Bijlage voor bijlage',
        'Maak document #1 > Meld mislukt document',
        'Voeg bestand toe #1 > Meld mislukt document > Bijlage voor bijlage',
      ],
    };
  },
});

const LYING_DAYS = ownLimit(
  ['Dagen blijven liggen', 'Days of waiting'],
  ['Wat langer ligt dan dit wordt gemeld.', 'What waits longer than this is told.'],
  7,
);

export const moneybirdBank = recipe({
  id: 'moneybird-unprocessed-bank-lines',
  category: 'finance',
  tags: ['moneybird', 'bank', 'verwerken'],
  saves: {
    minutes: 10,
    nl: 'Iemand kijkt elke dag of er bankregels zijn blijven liggen.',
    en: 'Every day someone looks whether bank lines were left behind.',
  },
  variants: combine({ chat: [slackChat, teamsChat, googleChat] }, { take: 3 }),
  build: ({ chat }) => ({
    name: {
      nl: `Onverwerkte bankregels in Moneybird op maandag in ${chat.app.label}`,
      en: `Unprocessed bank lines of Moneybird on Mondays in ${chat.app.label}`,
    },
    description: {
      nl: `Elke maandag leest hij de bankregels van dit en vorig kwartaal die in Moneybird nog niet verwerkt zijn. Wat langer dan zeven dagen (of jouw termijn) ligt, staat met bedrag en tegenpartij in ${chat.app.label}, bij- en afschrijvingen apart.`,
      en: `Every Monday it reads the bank lines of this and last quarter that are not processed in Moneybird yet. What waits for over seven days (or your term) shows in ${chat.app.label} with amount and counterparty, money in and out apart.`,
    },
    benefit: {
      nl: 'Je administratie loopt nooit meer een kwartaal achter.',
      en: 'Your books never lag a quarter behind.',
    },
    uses: [
      [{ app: moneybirdApp }, { nl: 'geeft de bankregels', en: 'gives the bank lines' }],
      [chat, { nl: 'toont wat blijft liggen', en: 'shows what waits' }],
    ],
    setup: [
      {
        nl: 'Koppel je bank aan Moneybird, of lees afschriften in: anders is er niets te melden.',
        en: 'Connect your bank to Moneybird, or read statements in: otherwise there is nothing to tell.',
      },
    ],
    names: {
      'Maandag om half 9': 'Monday at half past 8',
      'Haal bankregels op': 'Fetch the bank lines',
      'Ligt te lang': 'Waits for too long',
      'Schrijf de lijst': 'Write the list',
      'Meld wat ligt': 'Tell what waits',
    },
    nodes: [
      cron('Maandag om half 9', '30 8 * * 1'),
      moneybird('Haal bankregels op', 'financial_mutations', {
        query: {
          filter:
            "=state:unprocessed,period:{{ $now.minus({ months: 3 }).startOf('quarter').toFormat('yyyyMMdd') }}..{{ $now.toFormat('yyyyMMdd') }}",
        },
      }),
      keep('Ligt te lang', [
        [
          `={{ String($json.date ?? '9999') < $now.minus({ days: ${LYING_DAYS} }).toFormat('yyyy-MM-dd') }}`,
          'yes',
        ],
      ]),
      code(
        'Schrijf de lijst',
        `
${asEuro()}
const regels = $input.all().map(({ json }) => ({ dag: json.date, bedrag: Number(json.amount) || 0, wie: json.contra_account_name || String(json.message ?? '').slice(0, 40) }));
const lijst = (deel) => deel.sort((a, b) => a.dag.localeCompare(b.dag)).slice(0, 15).map((regel) => \`- \${regel.dag}: \${euro(regel.bedrag)}, \${regel.wie}\`).join('\\n');
const bij = regels.filter(({ bedrag }) => bedrag > 0);
const af = regels.filter(({ bedrag }) => bedrag <= 0);
const som = (deel) => euro(deel.reduce((totaal, regel) => totaal + regel.bedrag, 0));
return [{ json: { aantal: regels.length, bij: bij.length, af: af.length, totaalBij: som(bij), totaalAf: som(af), tekst: [lijst(bij), lijst(af)].filter(Boolean).join('\\n\\n') } }];`,
      ),
      chat.post(
        'Meld wat ligt',
        say(
          `={{ $json.aantal }} bankregels wachten langer dan {{ ${LYING_DAYS} }} dagen in Moneybird: {{ $json.bij }} bij ({{ $json.totaalBij }}) en {{ $json.af }} af ({{ $json.totaalAf }}). De oudste van elk:\n{{ $json.tekst }}`,
          `={{ $json.aantal }} bank lines have waited in Moneybird for over {{ ${LYING_DAYS} }} days: {{ $json.bij }} in ({{ $json.totaalBij }}) and {{ $json.af }} out ({{ $json.totaalAf }}). The oldest of each:\n{{ $json.tekst }}`,
        ),
      ),
    ],
    flow: ['Maandag om half 9 > Haal bankregels op > Ligt te lang > Schrijf de lijst > Meld wat ligt'],
  }),
});

export const moneybirdIcp = recipe({
  id: 'moneybird-icp-statement',
  category: 'finance',
  tags: ['moneybird', 'icp', 'btw', 'accountant'],
  saves: {
    minutes: 40,
    nl: 'Iemand telt elk kwartaal leveringen binnen de EU op per btw-nummer.',
    en: 'Every quarter someone adds up supplies within the EU by VAT number.',
  },
  variants: combine({ mailer: fileMailers, chat: [slackChat, teamsChat] }, { take: 3 }),
  build: ({ mailer, chat }) => ({
    name: {
      nl: `Opgaaf ICP uit Moneybird voorbereiden en met ${mailer.app.label} naar de boekhouder sturen, vragen in ${chat.app.label}`,
      en: `Prepare the ICP statement from Moneybird and send it with ${mailer.app.label}, questions in ${chat.app.label}`,
    },
    description: {
      nl: `Na elk kwartaal telt hij facturen uit Moneybird zonder btw aan klanten in andere EU-landen op per btw-nummer en mailt de opstelling via ${mailer.app.label}. Facturen zonder btw-nummer komen apart in ${chat.app.label}.`,
      en: `After each quarter it adds up invoices of Moneybird without VAT to customers in other EU countries by VAT number and mails the overview through ${mailer.app.label}. Invoices without a VAT number go to ${chat.app.label}.`,
    },
    benefit: {
      nl: 'De opgaaf intracommunautaire prestaties ligt klaar naast je btw-aangifte.',
      en: 'The Dutch statement of supplies within the EU lies ready beside your VAT return.',
    },
    uses: [
      [{ app: moneybirdApp }, { nl: 'geeft de verkoopfacturen', en: 'gives the sales invoices' }],
      [mailer, { nl: 'stuurt de opstelling', en: 'sends the overview' }],
      [chat, { nl: 'krijgt facturen zonder btw-nummer', en: 'is told of invoices without a VAT number' }],
    ],
    setup: [
      {
        nl: 'Laat je boekhouder goederen en diensten splitsen: de opgaaf wil ze apart, een factuur zegt dat niet altijd.',
        en: 'Have your bookkeeper split goods and services: the statement wants them apart, an invoice does not always say it.',
      },
    ],
    notes: [
      {
        over: ['Bouw de opgaaf', 'Met btw-nummer?'],
        text: say(
          '## Wat erin staat\nKlant in een ander EU-land, geen btw op de factuur, geen concept. Creditfacturen gaan eraf. Het totaal moet gelijk zijn aan rubriek 3b van je btw-aangifte.',
          '## What is in it\nA customer in another EU country, no VAT on the invoice, no draft. Credit invoices are taken off. The total has to equal box 3b of your Dutch VAT return.',
        ),
      },
    ],
    names: {
      'Vijfde dag na het kwartaal': 'Fifth day after the quarter',
      'Haal verkoopfacturen op': 'Fetch the sales invoices',
      'Bouw de opgaaf': 'Build the statement',
      'Met btw-nummer?': 'With a VAT number?',
      'Maak csv': 'Make a CSV',
      'Mail de boekhouder': 'Mail the bookkeeper',
      'Schrijf wat ontbreekt': 'Write what lacks',
      'Meld ontbrekende nummers': 'Report missing numbers',
    },
    nodes: [
      cron('Vijfde dag na het kwartaal', '0 8 5 1,4,7,10 *'),
      moneybirdList('Haal verkoopfacturen op', 'sales_invoices', 'state:all,period:prev_quarter'),
      code(
        'Bouw de opgaaf',
        `
const EU = ['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'GR', 'ES', 'FI', 'FR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'];
const klanten = new Map();
for (const { json: factuur } of $input.all()) {
  if (['draft', 'scheduled'].includes(factuur.state)) continue;
  const excl = Math.round(Number(factuur.total_price_excl_tax_base ?? factuur.total_price_excl_tax) * 100) || 0;
  const incl = Math.round(Number(factuur.total_price_incl_tax_base ?? factuur.total_price_incl_tax) * 100) || 0;
  const land = String(factuur.contact?.country ?? '').toUpperCase();
  if (!EU.includes(land) || excl !== incl || excl === 0) continue;
  const nummer = String(factuur.contact?.tax_number ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  const naam = factuur.contact?.company_name || [factuur.contact?.firstname, factuur.contact?.lastname].filter(Boolean).join(' ');
  const sleutel = nummer || factuur.contact_id;
  const klant = klanten.get(sleutel) ?? { nummer, naam, land, centen: 0, facturen: [] };
  klant.centen += excl;
  klant.facturen.push(factuur.invoice_id ?? factuur.id);
  klanten.set(sleutel, klant);
}
const totaal = [...klanten.values()].reduce((som, { centen }) => som + centen, 0);
return [...klanten.values()].map(({ nummer, naam, land, centen, facturen }) => ({ json: { nummer, naam, land, bedrag: Math.round(centen / 100), facturen: facturen.join(' '), totaal: Math.round(totaal / 100) } }));`,
      ),
      when('Met btw-nummer?', [['={{ $json.nummer }}', 'filled']]),
      writeFile('Maak csv', 'csv', say('opgaaf-icp.csv', 'icp-statement.csv')),
      withErrorBranch(
        mailer.sendWithFile(
          'Mail de boekhouder',
          mailOf.bookkeeper,
          say(
            '=Opgaaf ICP kwartaal {{ $now.minus({ months: 1 }).quarter }} van {{ $now.minus({ months: 1 }).year }}',
            '=ICP statement of quarter {{ $now.minus({ months: 1 }).quarter }} of {{ $now.minus({ months: 1 }).year }}',
          ),
          say(
            "=In de bijlage staat per btw-nummer wat zonder btw is gefactureerd aan klanten in andere EU-landen. Het totaal is {{ Number($('Bouw de opgaaf').first().json.totaal).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }} en hoort gelijk te zijn aan rubriek 3b.",
            "=The attachment has what was invoiced without VAT to customers in other EU countries, by VAT number. The total is {{ Number($('Bouw de opgaaf').first().json.totaal).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }} and should equal box 3b of the VAT return.",
          ),
        ),
      ),
      code(
        'Schrijf wat ontbreekt',
        `
${asEuro()}
const klanten = $('Bouw de opgaaf').all().map(({ json }) => json).filter(({ nummer }) => !nummer);
const ontbreekt = klanten.map((klant) => \`- \${klant.naam} (\${klant.land}), \${euro(klant.bedrag)}: \${klant.facturen}\`).join('\\n');
return [{ json: { tekst: ontbreekt || ${say("'De mail aan de boekhouder is niet verstuurd.'", "'The mail to the bookkeeper was not sent.'")} } }];`,
      ),
      chat.post(
        'Meld ontbrekende nummers',
        say(
          '=Opgaaf ICP, nog na te kijken (klanten zonder btw-nummer, of een mail die niet ging):\n{{ $json.tekst }}',
          '=ICP statement, still to be looked at (customers without a VAT number, or a mail that did not go):\n{{ $json.tekst }}',
        ),
      ),
    ],
    flow: [
      'Vijfde dag na het kwartaal > Haal verkoopfacturen op > Bouw de opgaaf > Met btw-nummer? > Maak csv > Mail de boekhouder',
      'Met btw-nummer? #1 > Schrijf wat ontbreekt > Meld ontbrekende nummers',
      'Mail de boekhouder #1 > Schrijf wat ontbreekt',
    ],
  }),
});

const FOLLOW_UP = value({
  key: 'days-until-follow-up',
  kind: 'number',
  label: { nl: 'Dagen tot nabellen', en: 'Days until the call' },
  help: {
    nl: 'Na hoeveel dagen zonder antwoord iemand over de offerte belt.',
    en: 'After how many days without an answer someone calls about the quote.',
  },
  example: '7',
  check: '^\\d+$',
});

export const moneybirdEstimates = recipe({
  id: 'moneybird-estimates-to-call',
  category: 'finance',
  tags: ['moneybird', 'offertes', 'opvolgen'],
  saves: {
    minutes: 12,
    nl: 'Iemand zoekt elke week uit welke offertes nog geen antwoord kregen.',
    en: 'Every week someone looks up which quotes had no answer yet.',
  },
  variants: combine({ table: listing, chat: [slackChat, teamsChat] }, { take: 3, apart: ['table'] }),
  build: ({ table, chat }) => ({
    name: {
      nl: `Open offertes uit Moneybird op een bellijst in ${table.app.label}`,
      en: `Put open quotes of Moneybird on a call list in ${table.app.label}`,
    },
    description: {
      nl: `Elke werkdag zoekt hij offertes in Moneybird die na jouw termijn nog open zijn en zet elke offerte één keer op de bellijst in ${table.app.label}, met bedrag en link. In ${chat.app.label} staat wie er vandaag bij kwam.`,
      en: `Every working day it looks for quotes in Moneybird that are still open after your term and puts each on the call list in ${table.app.label} once, with amount and link. ${chat.app.label} tells who was added today.`,
    },
    benefit: {
      nl: 'Geen offerte die stil verloopt.',
      en: 'No quote that expires in silence.',
    },
    uses: [
      [{ app: moneybirdApp }, { nl: 'geeft de open offertes', en: 'gives the open quotes' }],
      [table, { nl: 'is de bellijst', en: 'is the call list' }],
      [chat, { nl: 'meldt nieuwe namen', en: 'tells new names' }],
    ],
    setup: [
      {
        nl: 'Maak de tabel Bellijst met Naam, Offerte, Bedrag, Geldig tot en Link.',
        en: 'Make the table Call list with Name, Quote, Amount, Valid until and Link.',
      },
    ],
    names: {
      'Elke werkdag om 9 uur': 'Every working day at 9',
      'Haal open offertes op': 'Fetch the open quotes',
      'Lang genoeg open': 'Open long enough',
      'Offerte voor offerte': 'Quote by quote',
      'Staat hij al op de lijst?': 'Is it on the list already?',
      'Nieuw op de lijst?': 'New on the list?',
      'Zet op bellijst': 'Put on the call list',
      'Meld wie te bellen': 'Tell whom to call',
    },
    nodes: [
      cron('Elke werkdag om 9 uur', '0 9 * * 1-5'),
      moneybirdList(
        'Haal open offertes op',
        'estimates',
        "=state:open,period:{{ $now.minus({ months: 6 }).toFormat('yyyyMMdd') }}..{{ $now.toFormat('yyyyMMdd') }}",
      ),
      code(
        'Lang genoeg open',
        `
const grens = $now.minus({ days: Number('${FOLLOW_UP}') || 7 }).toFormat('yyyy-MM-dd');
return $input.all().flatMap(({ json: offerte }) => {
  if (!offerte.estimate_date || offerte.estimate_date > grens) return [];
  const klant = offerte.contact?.company_name || [offerte.contact?.firstname, offerte.contact?.lastname].filter(Boolean).join(' ');
  return [{ json: { nummer: String(offerte.estimate_id ?? offerte.id), klant: klant || ${say("'onbekend'", "'unknown'")}, bedrag: Number(offerte.total_price_excl_tax) || 0, geldig: offerte.due_date ?? '', link: offerte.url ?? '' } }];
});`,
      ),
      loop('Offerte voor offerte', 1),
      evenWhenEmpty(
        table.find(
          'Staat hij al op de lijst?',
          say('Bellijst', 'Call list'),
          say('Offerte', 'Quote'),
          '={{ $json.nummer }}',
        ),
      ),
      when('Nieuw op de lijst?', [['={{ Object.keys($json).length === 0 }}', 'yes']]),
      table.append('Zet op bellijst', say('Bellijst', 'Call list'), {
        [say('Naam', 'Name')]: "={{ $('Offerte voor offerte').item.json.klant }}",
        [say('Offerte', 'Quote')]: "={{ $('Offerte voor offerte').item.json.nummer }}",
        [say('Bedrag', 'Amount')]: "={{ $('Offerte voor offerte').item.json.bedrag }}",
        [say('Geldig tot', 'Valid until')]: "={{ $('Offerte voor offerte').item.json.geldig }}",
        Link: "={{ $('Offerte voor offerte').item.json.link }}",
      }),
      chat.post(
        'Meld wie te bellen',
        say(
          "=Nabellen: {{ $('Offerte voor offerte').item.json.klant }}, offerte {{ $('Offerte voor offerte').item.json.nummer }} van {{ Number($('Offerte voor offerte').item.json.bedrag).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}, geldig tot {{ $('Offerte voor offerte').item.json.geldig }}. {{ $('Offerte voor offerte').item.json.link }}",
          "=To call: {{ $('Offerte voor offerte').item.json.klant }}, quote {{ $('Offerte voor offerte').item.json.nummer }} of {{ Number($('Offerte voor offerte').item.json.bedrag).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}, valid until {{ $('Offerte voor offerte').item.json.geldig }}. {{ $('Offerte voor offerte').item.json.link }}",
        ),
      ),
    ],
    flow: [
      'Elke werkdag om 9 uur > Haal open offertes op > Lang genoeg open > Offerte voor offerte #1 > Staat hij al op de lijst? > Nieuw op de lijst? > Zet op bellijst > Meld wie te bellen > Offerte voor offerte',
      'Nieuw op de lijst? #1 > Offerte voor offerte',
    ],
  }),
});

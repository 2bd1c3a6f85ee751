import { xeroCosts, xeroOrganisation } from '../../apps/values.js';
import {
  aiNode,
  answeredWithin,
  appTrigger,
  code,
  codeEach,
  driveUpload,
  evenWhenEmpty,
  extract,
  gmailReply,
  goOnAfterError,
  loop,
  needs,
  node,
  onlyNew,
  openAi,
  pick,
  readFile,
  say,
  sheetAppend,
  slack,
  slackApproval,
  telegram,
  value,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';
import { asEuro, euros } from '../../kit/amounts.js';

export const facturenUitDeMailbox = workflow(() => ({
  slug: 'facturen-uit-de-mailbox-boeken',
  name: 'Facturen uit de mailbox boeken',
  description:
    'Leest elke binnenkomende factuur in Gmail, controleert of het totaal met de regels klopt, bewaart de pdf in Drive en boekt hem in Xero. Bij twijfel vraagt hij eerst akkoord in Slack.',
  category: 'finance',
  tags: ['boekhouding', 'ai'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '12 min',
  short_benefit: 'Leest elke binnenkomende factuur, controleert het totaal en boekt hem in Xero.',
  top: { rank: 1 },
  accounts: [
    needs(
      'gmail',
      say(
        'leest de factuurmails en stuurt een afgekeurde factuur terug',
        'reads the invoice mails and sends a rejected invoice back',
      ),
    ),
    needs(
      'openai',
      say(
        'haalt leverancier, nummer en bedragen uit de tekst',
        'takes supplier, number and amounts from the text',
      ),
    ),
    needs('drive', say('bewaart de pdf', 'keeps the PDF')),
    needs('slack', say('vraagt akkoord bij twijfel', 'asks for approval when in doubt')),
    needs('xero', say('boekt de factuur', 'books the invoice')),
  ],
  setup_steps: [
    'Maak in Gmail het label Facturen en laat een filter het op factuurmails zetten.',
    'Maak in Slack het kanaal #facturen en nodig de app uit; daar staat ook een factuur die niet te lezen is of een leverancier die Xero niet kent.',
  ],
  en: {
    name: 'Book invoices from the mailbox',
    description:
      'Reads every invoice that arrives in Gmail, checks that the total matches its lines, keeps the PDF in Drive and books it in Xero. When in doubt it asks for approval in Slack first.',
    short_benefit: 'Reads each incoming invoice, checks the total and books it in Xero.',
    setup_steps: [
      'Make the label Invoices in Gmail and let a filter put it on invoice mails.',
      'Make the channel #invoices in Slack and invite the app; an invoice that cannot be read or a supplier that Xero does not know shows there too.',
    ],
  },
  names: {
    Factuurmail: 'Invoice mail',
    'Pak de pdf': 'Take the PDF',
    'Factuur na factuur': 'Invoice after invoice',
    'Eerste keer gezien': 'Seen for the first time',
    'Nieuwe factuur?': 'A new invoice?',
    'Meld dubbele factuur': 'Report a double invoice',
    'Nee gezegd?': 'Was it a no?',
    'Meld onbeantwoord': 'Report as unanswered',
    'Meld boekfout': 'Report a failed booking',
    'Lees de pdf': 'Read the PDF',
    'Haal velden op': 'Take out the fields',
    Taalmodel: 'Language model',
    'Reken na': 'Check the sums',
    'Bewaar pdf': 'Keep the PDF',
    'Totaal klopt?': 'Total right?',
    'Vraag akkoord': 'Ask for approval',
    'Akkoord?': 'Approved?',
    'Zoek leverancier': 'Find the supplier',
    'Leverancier bekend?': 'Supplier known?',
    'Meld onbekende leverancier': 'Report an unknown supplier',
    'Meld onleesbaar': 'Report as unreadable',
    'Boek factuur': 'Book the invoice',
    'Meld het team': 'Tell the team',
    'Stuur terug': 'Send back',
  },
  nodes: [
    appTrigger(
      'Factuurmail',
      'gmailTrigger',
      1.4,
      {
        event: 'messageReceived',
        simple: false,
        filters: {
          q: say('label:facturen has:attachment filename:pdf', 'label:invoices has:attachment filename:pdf'),
        },
        options: { downloadAttachments: true, dataPropertyAttachmentsPrefixName: 'attachment_' },
      },
      'everyMinute',
    ),
    code(
      'Pak de pdf',
      `
${say('// Een logo in de handtekening is ook een bijlage; elke pdf is een factuur.', '// A logo in the signature is an attachment too; every PDF is an invoice.')}
return $input.all().flatMap(({ json, binary = {} }, item) =>
  Object.values(binary).filter((een) => een.mimeType === 'application/pdf' || /\\.pdf$/i.test(een.fileName ?? '')).map((data) => ({ json: { id: json.id, onderwerp: json.subject ?? '' }, binary: { data }, pairedItem: { item } })));`,
    ),
    loop('Factuur na factuur', 1),
    withErrorBranch(readFile('Lees de pdf', 'pdf', 'data')),
    withErrorBranch(
      extract('Haal velden op', "={{ String($json.text ?? '').slice(0, 15000) }}", [
        [
          'leverancier',
          'string',
          say('Naam van het bedrijf dat de factuur stuurt', 'Name of the company that sends the invoice'),
        ],
        ['factuurnummer', 'string', say('Nummer van de factuur', 'Number of the invoice')],
        [
          'factuurdatum',
          'date',
          say('Datum van de factuur als JJJJ-MM-DD', 'Date of the invoice as YYYY-MM-DD'),
        ],
        ['vervaldatum?', 'date', say('Uiterste betaaldatum als JJJJ-MM-DD', 'Last day to pay as YYYY-MM-DD')],
        ['bedrag_excl', 'number', say('Totaal zonder btw', 'Total without VAT')],
        ['btw', 'number', say('Totaal aan btw', 'Total of VAT')],
        ['bedrag_incl', 'number', say('Totaal met btw', 'Total with VAT')],
      ]),
    ),
    openAi('Taalmodel', 'Haal velden op', 0),
    codeEach(
      'Reken na',
      `
const factuur = $json.output;
const som = Number(factuur.bedrag_excl) + Number(factuur.btw);
${asEuro()}
const verschil = Math.round(Math.abs(som - Number(factuur.bedrag_incl)) * 100) / 100;
const datum = DateTime.fromISO(String(factuur.factuurdatum ?? ''));
const vervalt = DateTime.fromISO(String(factuur.vervaldatum ?? ''));
const volledig = Boolean(factuur.leverancier && factuur.factuurnummer && factuur.bedrag_incl > 0 && datum.isValid && Number.isFinite(verschil));
${say('// De pdf gaat mee terug: het taalmodel geeft alleen tekst door.', '// The PDF is given back too: the language model passes on text only.')}
return {
  json: {
    ...factuur,
    factuurdatum: (datum.isValid ? datum : $now).toFormat('yyyy-MM-dd'),
    vervaldatum: (vervalt.isValid ? vervalt : $now.plus({ days: 30 })).toFormat('yyyy-MM-dd'),
    twijfel: volledig ? ${say("'wijkt ' + euro(verschil) + ' af'", "'is ' + euro(verschil) + ' off'")} : ${say("'mist gegevens'", "'lacks data'")},
    terug: volledig ? ${say("'Het totaal van de factuur komt niet overeen met de regels.'", "'The total of the invoice does not match its lines.'")} : ${say("'Op de factuur ontbreken gegevens, zoals het nummer, de datum of het totaal.'", "'The invoice lacks data, such as its number, date or total.'")},
    klopt: volledig && verschil <= 0.02,
  },
  binary: { data: $('Factuur na factuur').item.binary.data },
};`,
    ),
    evenWhenEmpty(
      onlyNew(
        'Eerste keer gezien',
        "={{ $json.factuurnummer ? ($json.leverancier + ' ' + $json.factuurnummer).toLowerCase() : $execution.id + '-' + $runIndex }}",
      ),
    ),
    when('Nieuwe factuur?', [['={{ $json.twijfel !== undefined }}', 'yes']]),
    slack(
      'Meld dubbele factuur',
      say('#facturen', '#invoices'),
      say(
        `=Factuur {{ $('Reken na').item.json.factuurnummer }} van {{ $('Reken na').item.json.leverancier }} (${euros("$('Reken na').item.json.bedrag_incl")}) kwam al eerder binnen en is niet nog eens geboekt.`,
        `=Invoice {{ $('Reken na').item.json.factuurnummer }} from {{ $('Reken na').item.json.leverancier }} (${euros("$('Reken na').item.json.bedrag_incl")}) came in before and was not booked again.`,
      ),
    ),
    driveUpload(
      'Bewaar pdf',
      "={{ $json.factuurdatum }} {{ [$json.leverancier, $json.factuurnummer].join(' ').replace(/[\\\\/:*?\"<>|]+/g, ' ') }}.pdf",
    ),
    when('Totaal klopt?', [["={{ $('Reken na').item.json.klopt }}", 'yes']]),
    answeredWithin(
      slackApproval(
        'Vraag akkoord',
        say('#facturen', '#invoices'),
        say(
          "=Factuur {{ $('Reken na').item.json.factuurnummer }} van {{ $('Reken na').item.json.leverancier }} {{ $('Reken na').item.json.twijfel }}. Totaal: " +
            euros("$('Reken na').item.json.bedrag_incl") +
            ". Toch boeken? {{ $('Bewaar pdf').item.json.webViewLink }}",
          "=Invoice {{ $('Reken na').item.json.factuurnummer }} from {{ $('Reken na').item.json.leverancier }} {{ $('Reken na').item.json.twijfel }}. Total: " +
            euros("$('Reken na').item.json.bedrag_incl") +
            ". Book it anyway? {{ $('Bewaar pdf').item.json.webViewLink }}",
        ),
        say('Boeken', 'Book'),
        say('Terugsturen', 'Send back'),
      ),
      5,
      'days',
    ),
    when('Akkoord?', [['={{ $json.data?.approved }}', 'yes']]),
    when('Nee gezegd?', [['={{ $json.data?.approved === false }}', 'yes']]),
    slack(
      'Meld onbeantwoord',
      say('#facturen', '#invoices'),
      say(
        "=Over factuur {{ $('Reken na').item.json.factuurnummer }} van {{ $('Reken na').item.json.leverancier }} is vijf dagen niet beslist. Ze is niet geboekt en de leverancier weet van niets: {{ $('Bewaar pdf').item.json.webViewLink }}",
        "=Nobody decided on invoice {{ $('Reken na').item.json.factuurnummer }} from {{ $('Reken na').item.json.leverancier }} for five days. It was not booked and the supplier was told nothing: {{ $('Bewaar pdf').item.json.webViewLink }}",
      ),
    ),
    slack(
      'Meld boekfout',
      say('#facturen', '#invoices'),
      say(
        `=Xero nam factuur {{ $('Reken na').item.json.factuurnummer }} van {{ $('Reken na').item.json.leverancier }} (${euros("$('Reken na').item.json.bedrag_incl")}) niet aan. Boek haar zelf: {{ $('Bewaar pdf').item.json.webViewLink }}`,
        `=Xero did not take invoice {{ $('Reken na').item.json.factuurnummer }} from {{ $('Reken na').item.json.leverancier }} (${euros("$('Reken na').item.json.bedrag_incl")}). Book it yourself: {{ $('Bewaar pdf').item.json.webViewLink }}`,
      ),
    ),
    goOnAfterError(
      evenWhenEmpty(
        node('Zoek leverancier', 'xero', 1, {
          resource: 'contact',
          operation: 'getAll',
          organizationId: xeroOrganisation,
          returnAll: false,
          limit: 1,
          options: {
            where: "=Name==\"{{ String($('Reken na').item.json.leverancier).replace(/\"/g, '') }}\"",
          },
        }),
      ),
    ),
    when('Leverancier bekend?', [['={{ $json.ContactID }}', 'filled']]),
    slack(
      'Meld onbekende leverancier',
      say('#facturen', '#invoices'),
      say(
        "=Xero kent geen leverancier {{ $('Reken na').item.json.leverancier }}. Maak hem aan en boek factuur {{ $('Reken na').item.json.factuurnummer }} van " +
          euros("$('Reken na').item.json.bedrag_incl") +
          " zelf: {{ $('Bewaar pdf').item.json.webViewLink }}",
        "=Xero knows no supplier {{ $('Reken na').item.json.leverancier }}. Add it and book invoice {{ $('Reken na').item.json.factuurnummer }} of " +
          euros("$('Reken na').item.json.bedrag_incl") +
          " yourself: {{ $('Bewaar pdf').item.json.webViewLink }}",
      ),
    ),
    slack(
      'Meld onleesbaar',
      say('#facturen', '#invoices'),
      say(
        "=De factuur in de mail {{ $('Factuur na factuur').item.json.onderwerp }} is niet te lezen. Boek hem zelf.",
        "=The invoice in the mail {{ $('Factuur na factuur').item.json.onderwerp }} cannot be read. Book it yourself.",
      ),
    ),
    withErrorBranch(
      node('Boek factuur', 'xero', 1, {
        resource: 'invoice',
        operation: 'create',
        organizationId: xeroOrganisation,
        type: 'ACCPAY',
        contactId: '={{ $json.ContactID }}',
        lineItemsUi: {
          lineItemsValues: [
            {
              description: say(
                "=Factuur {{ $('Reken na').item.json.factuurnummer }}",
                "=Invoice {{ $('Reken na').item.json.factuurnummer }}",
              ),
              quantity: 1,
              unitAmount: "={{ $('Reken na').item.json.bedrag_excl }}",
              accountCode: xeroCosts,
              taxType: 'INPUT',
              taxAmount: "={{ $('Reken na').item.json.btw }}",
            },
          ],
        },
        additionalFields: {
          date: "={{ $('Reken na').item.json.factuurdatum }}",
          dueDate: "={{ $('Reken na').item.json.vervaldatum }}",
          invoiceNumber: "={{ $('Reken na').item.json.factuurnummer }}",
          url: "={{ $('Bewaar pdf').item.json.webViewLink }}",
          status: 'AUTHORISED',
        },
      }),
    ),
    slack(
      'Meld het team',
      say('#facturen', '#invoices'),
      say(
        "=Geboekt in Xero: {{ $('Reken na').item.json.leverancier }}, " +
          euros("$('Reken na').item.json.bedrag_incl") +
          ". {{ $('Bewaar pdf').item.json.webViewLink }}",
        "=Booked in Xero: {{ $('Reken na').item.json.leverancier }}, " +
          euros("$('Reken na').item.json.bedrag_incl") +
          ". {{ $('Bewaar pdf').item.json.webViewLink }}",
      ),
    ),
    gmailReply(
      'Stuur terug',
      "={{ $('Factuur na factuur').item.json.id }}",
      say(
        "=Beste relatie,<br><br>Uw factuur {{ $('Reken na').item.json.factuurnummer }} kunnen we zo niet boeken. {{ $('Reken na').item.json.terug }} Wilt u ons een verbeterde factuur sturen?",
        "=Dear Sir or Madam,<br><br>We cannot book your invoice {{ $('Reken na').item.json.factuurnummer }} like this. {{ $('Reken na').item.json.terug }} Would you send us a corrected one?",
      ),
    ),
  ],
  flow: [
    'Factuurmail > Pak de pdf > Factuur na factuur #1 > Lees de pdf > Haal velden op > Reken na > Eerste keer gezien > Nieuwe factuur? > Bewaar pdf > Totaal klopt? > Zoek leverancier > Leverancier bekend? > Boek factuur > Meld het team > Factuur na factuur',
    'Lees de pdf #1 > Meld onleesbaar > Factuur na factuur',
    'Haal velden op #1 > Meld onleesbaar',
    'Nieuwe factuur? #1 > Meld dubbele factuur > Factuur na factuur',
    'Leverancier bekend? #1 > Meld onbekende leverancier > Factuur na factuur',
    'Boek factuur #1 > Meld boekfout > Factuur na factuur',
    'Totaal klopt? #1 > Vraag akkoord > Akkoord? > Zoek leverancier',
    'Akkoord? #1 > Nee gezegd? > Stuur terug > Factuur na factuur',
    'Nee gezegd? #1 > Meld onbeantwoord > Factuur na factuur',
  ],
}));

const COLLEAGUES = value({
  key: 'colleagues',
  kind: 'text',
  label: { nl: 'Chat-id’s van collega’s', en: 'Chat ids of colleagues' },
  help: {
    nl: 'Wie mag declareren, met komma’s ertussen. De bot noemt iemand zijn chat-id zolang het hier niet staat.',
    en: 'Who may claim, with commas between. The bot tells somebody the chat id for as long as it is not here.',
  },
  example: '123456789, 987654321',
  check: '^-?\\d+([,; ]+-?\\d+)*$',
});

export const bonnetjesViaTelegram = workflow(() => ({
  slug: 'bonnetjes-declareren-via-telegram',
  name: 'Bonnetjes declareren via Telegram',
  description:
    'Een collega stuurt een foto van een bonnetje naar de Telegram-bot. Winkel, datum, bedrag en btw komen als declaratieregel in Google Sheets en de collega krijgt meteen bevestiging.',
  category: 'finance',
  tags: ['declaraties', 'ai', 'telegram'],
  difficulty: 'intermediate',
  tier_required: 'launch_special',
  time_to_deploy: '10 min',
  short_benefit: 'Een foto sturen is genoeg: de declaratie staat meteen in het overzicht.',
  accounts: [
    needs('telegram', say('ontvangt de foto en antwoordt', 'receives the photo and answers')),
    needs('openai', say('leest het bonnetje', 'reads the receipt')),
    needs('sheets', say('houdt de declaraties bij', 'keeps the claims')),
  ],
  setup_steps: [
    'Maak een spreadsheet met een blad Declaraties en de kolommen Ingediend, Collega, Winkel, Datum, Bedrag, Btw en Soort.',
    'Geef je collega’s de naam van de bot en laat hen /start sturen: de bot antwoordt met hun chat-id, dat je in Instellingen bij de collega’s zet.',
    'Spreek af dat collega’s de bon zelf bewaren of in de map van de administratie zetten: het overzicht houdt de gegevens, niet de foto.',
  ],
  en: {
    name: 'Expense receipts through Telegram',
    description:
      'A colleague sends a photo of a receipt to the Telegram bot. Shop, date, amount and VAT become an expense line in Google Sheets and the colleague gets a confirmation at once.',
    short_benefit: 'Sending a photo is enough: the expense is in the sheet at once.',
    setup_steps: [
      'Make a spreadsheet with a sheet Claims and the columns Submitted, Colleague, Shop, Date, Amount, VAT and Kind.',
      'Give your colleagues the name of the bot and have them send /start: the bot answers with their chat id, which you put with the colleagues in Settings.',
      'Agree that colleagues keep the receipt or put it in the folder of the accounts: the sheet holds the details, not the photo.',
    ],
  },
  names: {
    'Bericht aan de bot': 'Message to the bot',
    'Is het een collega?': 'Is it a colleague?',
    'Noem het chat-id': 'Tell the chat id',
    'Zit er een foto bij?': 'Is there a photo?',
    'Lees het bonnetje': 'Read the receipt',
    'Maak er velden van': 'Turn it into fields',
    'Zet in overzicht': 'Put in the sheet',
    Bevestig: 'Confirm',
    'Vraag om een foto': 'Ask for a photo',
  },
  nodes: [
    appTrigger('Bericht aan de bot', 'telegramTrigger', 1.5, {
      updates: ['message'],
      additionalFields: { download: true, imageSize: 'large' },
    }),
    when('Is het een collega?', [
      [`={{ '${COLLEAGUES}'.split(/[,;\\s]+/).includes(String($json.message.chat.id)) }}`, 'yes'],
    ]),
    telegram(
      'Noem het chat-id',
      "={{ $('Bericht aan de bot').item.json.message.chat.id }}",
      say(
        '=Je staat nog niet bij de collega’s die kunnen declareren. Geef de administratie dit nummer door: {{ $json.message.chat.id }}',
        '=You are not among the colleagues who may claim yet. Pass this number on to the accounts department: {{ $json.message.chat.id }}',
      ),
    ),
    when('Zit er een foto bij?', [['={{ Boolean($json.message.photo) }}', 'yes']]),
    withErrorBranch(
      aiNode('Lees het bonnetje', 'openAi', 2.3, {
        resource: 'image',
        operation: 'analyze',
        modelId: pick('gpt-5-mini'),
        text: say(
          'Geef van deze kassabon alleen JSON zonder opmaak: {"winkel": tekst, "datum": "JJJJ-MM-DD", "bedrag": getal, "btw": getal, "soort": "reis" | "eten" | "kantoor" | "overig"}',
          'Give only JSON without markup of this receipt: {"winkel": text, "datum": "YYYY-MM-DD", "bedrag": number, "btw": number, "soort": "travel" | "food" | "office" | "other"}. winkel is the shop, datum the date, bedrag the total, btw the VAT and soort the kind.',
        ),
        inputType: 'base64',
        binaryPropertyName: 'data',
        simplify: true,
        options: {},
      }),
    ),
    withErrorBranch(
      codeEach(
        'Maak er velden van',
        `
${say('// Het model antwoordt als tekst; alles buiten de accolades telt niet mee.', '// The model answers as text; all outside the braces does not count.')}
const tekst = JSON.stringify($json).includes('output_text') ? $json.content?.[0]?.text ?? '' : $json.content ?? '';
const ruw = typeof tekst === 'string' ? tekst : tekst?.[0]?.text ?? '';
const bon = JSON.parse(ruw.slice(ruw.indexOf('{'), ruw.lastIndexOf('}') + 1));
if (!(Number(bon.bedrag) > 0)) throw new Error(${say("'Geen bedrag gevonden'", "'No amount found'")});
const afzender = $('Bericht aan de bot').item.json.message.from;
const dag = DateTime.fromISO(String(bon.datum ?? '').slice(0, 10));
return { json: { winkel: String(bon.winkel ?? '').slice(0, 80), datum: dag.isValid && dag <= $now ? dag.toFormat('yyyy-MM-dd') : '', bedrag: Number(bon.bedrag), btw: Number(bon.btw) || 0, soort: String(bon.soort ?? '').slice(0, 20), collega: [afzender.first_name, afzender.last_name].filter(Boolean).join(' ') } };`,
      ),
    ),
    sheetAppend('Zet in overzicht', say('Declaraties', 'Claims'), {
      [say('Ingediend', 'Submitted')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
      [say('Collega', 'Colleague')]: '={{ $json.collega }}',
      [say('Winkel', 'Shop')]: '={{ $json.winkel }}',
      [say('Datum', 'Date')]: '={{ $json.datum }}',
      [say('Bedrag', 'Amount')]: '={{ $json.bedrag }}',
      [say('Btw', 'VAT')]: '={{ $json.btw }}',
      [say('Soort', 'Kind')]: '={{ $json.soort }}',
    }),
    telegram(
      'Bevestig',
      "={{ $('Bericht aan de bot').item.json.message.chat.id }}",
      say(
        "=Genoteerd: {{ $('Maak er velden van').item.json.winkel }}, " +
          euros("$('Maak er velden van').item.json.bedrag") +
          '.',
        "=Recorded: {{ $('Maak er velden van').item.json.winkel }}, " +
          euros("$('Maak er velden van').item.json.bedrag") +
          '.',
      ),
    ),
    telegram(
      'Vraag om een foto',
      "={{ $('Bericht aan de bot').item.json.message.chat.id }}",
      say(
        'Ik heb een scherpe foto van het hele bonnetje nodig. Stuur je hem nog een keer?',
        'I need a sharp photo of the whole receipt. Would you send it once more?',
      ),
    ),
  ],
  flow: [
    'Bericht aan de bot > Is het een collega? > Zit er een foto bij? > Lees het bonnetje > Maak er velden van > Zet in overzicht > Bevestig',
    'Is het een collega? #1 > Noem het chat-id',
    'Zit er een foto bij? #1 > Vraag om een foto',
    'Lees het bonnetje #1 > Vraag om een foto',
    'Maak er velden van #1 > Vraag om een foto',
  ],
}));

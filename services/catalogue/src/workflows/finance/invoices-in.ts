import { xeroCosts, xeroOrganisation } from '../../apps/values.js';
import {
  aiNode,
  appTrigger,
  codeEach,
  driveUpload,
  evenWhenEmpty,
  extract,
  gmailReply,
  needs,
  node,
  openAi,
  pick,
  readFile,
  say,
  sheetAppend,
  slack,
  slackApproval,
  telegram,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

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
    withErrorBranch(readFile('Lees de pdf', 'pdf', 'attachment_0')),
    withErrorBranch(
      extract('Haal velden op', '={{ $json.text }}', [
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
    twijfel: volledig ? ${say("'wijkt ' + verschil + ' euro af'", "'is ' + verschil + ' euros off'")} : ${say("'mist gegevens'", "'lacks data'")},
    klopt: volledig && verschil <= 0.02,
  },
  binary: { data: $('Factuurmail').item.binary.attachment_0 },
};`,
    ),
    driveUpload(
      'Bewaar pdf',
      '={{ $json.factuurdatum }} {{ $json.leverancier }} {{ $json.factuurnummer }}.pdf',
    ),
    when('Totaal klopt?', [["={{ $('Reken na').item.json.klopt }}", 'yes']]),
    slackApproval(
      'Vraag akkoord',
      say('#facturen', '#invoices'),
      say(
        "=Factuur {{ $('Reken na').item.json.factuurnummer }} van {{ $('Reken na').item.json.leverancier }} {{ $('Reken na').item.json.twijfel }}. Totaal: {{ $('Reken na').item.json.bedrag_incl }} euro. Toch boeken?",
        "=Invoice {{ $('Reken na').item.json.factuurnummer }} from {{ $('Reken na').item.json.leverancier }} {{ $('Reken na').item.json.twijfel }}. Total: {{ $('Reken na').item.json.bedrag_incl }} euros. Book it anyway?",
      ),
      say('Boeken', 'Book'),
      say('Terugsturen', 'Send back'),
    ),
    when('Akkoord?', [['={{ $json.data.approved }}', 'yes']]),
    evenWhenEmpty(
      node('Zoek leverancier', 'xero', 1, {
        resource: 'contact',
        operation: 'getAll',
        organizationId: xeroOrganisation,
        returnAll: false,
        limit: 1,
        options: { where: "=Name==\"{{ $('Reken na').item.json.leverancier.replace(/\"/g, '') }}\"" },
      }),
    ),
    when('Leverancier bekend?', [['={{ $json.ContactID }}', 'filled']]),
    slack(
      'Meld onbekende leverancier',
      say('#facturen', '#invoices'),
      say(
        "=Xero kent geen leverancier {{ $('Reken na').item.json.leverancier }}. Maak hem aan en boek factuur {{ $('Reken na').item.json.factuurnummer }} van {{ $('Reken na').item.json.bedrag_incl }} euro zelf: {{ $('Bewaar pdf').item.json.webViewLink }}",
        "=Xero knows no supplier {{ $('Reken na').item.json.leverancier }}. Add it and book invoice {{ $('Reken na').item.json.factuurnummer }} of {{ $('Reken na').item.json.bedrag_incl }} euros yourself: {{ $('Bewaar pdf').item.json.webViewLink }}",
      ),
    ),
    slack(
      'Meld onleesbaar',
      say('#facturen', '#invoices'),
      say(
        "=De factuur in de mail {{ $('Factuurmail').item.json.subject }} is niet te lezen. Boek hem zelf.",
        "=The invoice in the mail {{ $('Factuurmail').item.json.subject }} cannot be read. Book it yourself.",
      ),
    ),
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
    slack(
      'Meld het team',
      say('#facturen', '#invoices'),
      say(
        "=Geboekt in Xero: {{ $('Reken na').item.json.leverancier }}, {{ $('Reken na').item.json.bedrag_incl }} euro. {{ $('Bewaar pdf').item.json.webViewLink }}",
        "=Booked in Xero: {{ $('Reken na').item.json.leverancier }}, {{ $('Reken na').item.json.bedrag_incl }} euros. {{ $('Bewaar pdf').item.json.webViewLink }}",
      ),
    ),
    gmailReply(
      'Stuur terug',
      "={{ $('Factuurmail').item.json.id }}",
      say(
        "=Beste relatie,<br><br>Het totaal van factuur {{ $('Reken na').item.json.factuurnummer }} komt niet overeen met de regels. Wilt u ons een verbeterde factuur sturen?",
        "=Dear Sir or Madam,<br><br>The total of invoice {{ $('Reken na').item.json.factuurnummer }} does not match its lines. Would you send us a corrected invoice?",
      ),
    ),
  ],
  flow: [
    'Factuurmail > Lees de pdf > Haal velden op > Reken na > Bewaar pdf > Totaal klopt? > Zoek leverancier > Leverancier bekend? > Boek factuur > Meld het team',
    'Lees de pdf #1 > Meld onleesbaar',
    'Haal velden op #1 > Meld onleesbaar',
    'Leverancier bekend? #1 > Meld onbekende leverancier',
    'Totaal klopt? #1 > Vraag akkoord > Akkoord? > Zoek leverancier',
    'Akkoord? #1 > Stuur terug',
  ],
}));

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
    'Maak een spreadsheet met een blad Declaraties en de kolommen uit "Zet in overzicht".',
    'Geef je collega’s de naam van de bot en laat hen /start sturen.',
  ],
  en: {
    name: 'Expense receipts through Telegram',
    description:
      'A colleague sends a photo of a receipt to the Telegram bot. Shop, date, amount and VAT become an expense line in Google Sheets and the colleague gets a confirmation at once.',
    short_benefit: 'Sending a photo is enough: the expense is in the sheet at once.',
    setup_steps: [
      'Make a spreadsheet with a sheet Claims and the columns of "Zet in overzicht".',
      'Give your colleagues the name of the bot and have them send /start.',
    ],
  },
  names: {
    'Bericht aan de bot': 'Message to the bot',
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
return { json: { ...bon, collega: [afzender.first_name, afzender.last_name].filter(Boolean).join(' ') } };`,
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
        "=Genoteerd: {{ $('Maak er velden van').item.json.winkel }}, {{ $('Maak er velden van').item.json.bedrag }} euro.",
        "=Recorded: {{ $('Maak er velden van').item.json.winkel }}, {{ $('Maak er velden van').item.json.bedrag }} euros.",
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
    'Bericht aan de bot > Zit er een foto bij? > Lees het bonnetje > Maak er velden van > Zet in overzicht > Bevestig',
    'Zit er een foto bij? #1 > Vraag om een foto',
    'Lees het bonnetje #1 > Vraag om een foto',
    'Maak er velden van #1 > Vraag om een foto',
  ],
}));

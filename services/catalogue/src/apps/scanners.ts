import type { Fields, Listing } from '../kit/index.js';
import { extract, node, readFile, say, set } from '../kit/index.js';
import { app } from './app.js';
import { mistralApp, mistralModel, openAiApp, openAiModel } from './models.js';

/** Reads an invoice or receipt whose bytes are in `data`; the bytes do not travel on. */
export interface Scanner extends Listing<'bill'> {
  /** It reads photos too, not only PDFs with text in them. */
  readonly photos: boolean;
}

const mindeeApp = app(
  'mindee',
  'Mindee',
  'mindeeInvoiceApi',
  ['Maak op platform.mindee.com een account en kopieer de sleutel van de Invoice API.', 'Plak hem in n8n.'],
  ['Create an account at platform.mindee.com and copy the key of the Invoice API.', 'Paste it into n8n.'],
  4,
);
const what = (label: string) => ({
  nl: `de gegevens die ${label} van een factuur leest`,
  en: `what ${label} reads from an invoice`,
});
const mindee: Scanner = {
  app: mindeeApp,
  photos: true,
  what: what('Mindee'),
  nodes: (name) => [
    node(name, 'mindee', 3, {
      apiVersion: 4,
      resource: 'invoice',
      operation: 'predict',
      binaryPropertyName: 'data',
      rawData: false,
    }),
  ],
  fields: {
    supplier: "$json.supplier_name ?? ''",
    number: "$json.invoice_number ?? ''",
    date: "$json.date ?? ''",
    due: "$json.due_date ?? $json.date ?? ''",
    net: 'Number($json.total_net ?? 0)',
    vat: 'Number($json.total_tax ?? 0)',
    total: 'Number($json.total_amount ?? 0)',
  },
};

const textractApp = app(
  'awsTextract',
  'AWS Textract',
  'aws',
  [
    'Maak in AWS een IAM-gebruiker met alleen het recht textract:AnalyzeExpense.',
    'Vul regio, sleutel en geheim in n8n in.',
  ],
  [
    'In AWS, create an IAM user with only the right textract:AnalyzeExpense.',
    'Fill in region, key and secret in n8n.',
  ],
  2,
);
const amount = (field: string) =>
  `Number(String($json.${field} ?? 0).replace(/[^0-9,.-]/g, '').replace(/[.,](?=\\d{3})/g, '').replace(',', '.'))`;
/** A date as people write it, as ISO 8601. */
const day = (value: string) =>
  `(['yyyy-MM-dd', 'd-M-yyyy', 'd/M/yyyy', 'd.M.yyyy', 'd MMMM yyyy', 'd MMM yyyy'].map((vorm) => DateTime.fromFormat(String(${value} ?? ''), vorm, { locale: 'nl' })).find((dag) => dag.isValid)?.toISODate() ?? '')`;
const textract: Scanner = {
  app: textractApp,
  photos: true,
  what: what('AWS Textract'),
  nodes: (name) => [
    node(name, 'awsTextract', 1, {
      authentication: 'iam',
      operation: 'analyzeExpense',
      binaryPropertyName: 'data',
      simple: true,
    }),
  ],
  fields: {
    supplier: "$json.VENDOR_NAME ?? ''",
    number: "$json.INVOICE_RECEIPT_ID ?? ''",
    date: day('$json.INVOICE_RECEIPT_DATE'),
    due: day('($json.DUE_DATE ?? $json.INVOICE_RECEIPT_DATE)'),
    net: amount('SUBTOTAL'),
    vat: amount('TAX'),
    total: amount('TOTAL'),
  },
};

const bill = (): Parameters<typeof extract>[2] => [
  [
    'leverancier',
    'string',
    say('Naam van het bedrijf dat de factuur stuurt', 'Name of the company that sends the invoice'),
  ],
  ['nummer', 'string', say('Nummer van de factuur', 'Number of the invoice')],
  ['datum', 'date', say('Factuurdatum als JJJJ-MM-DD', 'Invoice date as YYYY-MM-DD')],
  ['vervaldatum?', 'date', say('Uiterste betaaldatum als JJJJ-MM-DD', 'Last day to pay as YYYY-MM-DD')],
  ['exclusief', 'number', say('Totaal zonder btw', 'Total without VAT')],
  ['btw', 'number', say('Totaal aan btw', 'Total of VAT')],
  ['inclusief', 'number', say('Totaal met btw', 'Total with VAT')],
];
const FROM_OUTPUT: Fields<'bill'> = {
  supplier: '$json.output.leverancier',
  number: '$json.output.nummer',
  date: '$json.output.datum',
  due: '$json.output.vervaldatum ?? $json.output.datum',
  net: 'Number($json.output.exclusief)',
  vat: 'Number($json.output.btw)',
  total: 'Number($json.output.inclusief)',
};
const mistral: Scanner = {
  app: mistralApp,
  photos: true,
  what: what('Mistral AI'),
  nodes: (name) => [
    node(`${name}: tekst`, 'mistralAi', 1, {
      resource: 'document',
      operation: 'extractText',
      model: 'mistral-ocr-latest',
      documentType: 'document_url',
      inputType: 'binary',
      binaryProperty: 'data',
      options: {},
    }),
    extract(name, '={{ $json.extractedText }}', bill()),
    mistralModel.attach(`${name}: taalmodel`, name),
  ],
  fields: FROM_OUTPUT,
};

const openAiScan: Scanner = {
  app: openAiApp,
  photos: false,
  what: what('OpenAI'),
  nodes: (name) => [
    readFile(`${name}: pdf`, 'pdf'),
    extract(name, '={{ $json.text }}', bill()),
    openAiModel.attach(`${name}: taalmodel`, name),
  ],
  fields: FROM_OUTPUT,
};

/** Electronic invoices in UBL, the format of the government and of Peppol; no account is needed. */
export const ubl: Scanner = {
  app: app('ubl', 'UBL', '', ['UBL vraagt geen account.'], ['UBL needs no account.'], 1),
  photos: false,
  what: { nl: 'de velden van een UBL-factuur', en: 'the fields of a UBL invoice' },
  nodes: (name) => [
    readFile(`${name}: bestand`, 'xml'),
    node(`${name}: ontleden`, 'xml', 1, {
      mode: 'xmlToJson',
      dataPropertyName: 'data',
      options: { explicitArray: false, mergeAttrs: true, ignoreAttrs: true },
    }),
    set(name, {
      factuur: ['object', '={{ $json["Invoice"] ?? $json["ubl:Invoice"] }}'],
    }),
  ],
  fields: {
    supplier:
      '$json.factuur["cac:AccountingSupplierParty"]["cac:Party"]["cac:PartyName"]?.["cbc:Name"] ?? \'\'',
    number: '$json.factuur["cbc:ID"]',
    date: '$json.factuur["cbc:IssueDate"]',
    due: '$json.factuur["cbc:DueDate"] ?? $json.factuur["cbc:IssueDate"]',
    net: 'Number($json.factuur["cac:LegalMonetaryTotal"]["cbc:TaxExclusiveAmount"])',
    vat: 'Number($json.factuur["cac:TaxTotal"]["cbc:TaxAmount"])',
    total: 'Number($json.factuur["cac:LegalMonetaryTotal"]["cbc:PayableAmount"])',
  },
};

export const scanners: Scanner[] = [mindee, textract, mistral, openAiScan];

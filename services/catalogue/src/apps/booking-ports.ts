import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/index.js';
import {
  eBoekhouden,
  eBoekhoudenApp,
  eBoekhoudenSession,
  exactApp,
  exactList,
  exactSend,
  moneybird,
  moneybirdApp,
  snelStart,
  snelStartAccess,
  snelStartApp,
  snelStartLink,
  snelStartList,
} from './dutch-books.js';
import { inApp } from './values.js';

type Words = readonly [nl: string, en: string];

/** Books a journal entry of `datum`, `referentie` and `regels` with `rol`, `debet` and `credit`. */
export interface JournalBooks extends Port {
  /** What the account needs beside the app. */
  readonly others: readonly Port[];
  /** What the calls go along with, once behind the trigger. */
  open(): NodeSpec[];
  book(name: string): NodeSpec;
}

const GUID = '^[0-9a-f-]{36}$';
/** A ledger account, by what is booked on it. */
const ledger = (app: string, what: Words, help: Words, example: string, check: string): string =>
  inApp(app, [`grootboekrekening voor ${what[0]}`, `ledger account for ${what[1]}`], help, example, check);
const inMoneybird = (what: Words, example: string) =>
  ledger(
    'Moneybird',
    what,
    [
      'Het id van de grootboekrekening: in haar adres het lange nummer.',
      'The id of the ledger account: the long number in its address.',
    ],
    example,
    '^\\d+$',
  );
const inExact = (what: Words, example: string) =>
  ledger(
    'Exact Online',
    what,
    ['Het id (GUID) van de grootboekrekening.', 'The id (GUID) of the ledger account.'],
    example,
    GUID,
  );
const inSnelStart = (what: Words, example: string) =>
  ledger(
    'SnelStart',
    what,
    ['Het id (GUID) van de grootboekrekening.', 'The id (GUID) of the ledger account.'],
    example,
    GUID,
  );
const inEBoekhouden = (what: Words, example: string) =>
  ledger(
    'e-Boekhouden',
    what,
    [
      'Het id van de grootboekrekening, zoals e-Boekhouden het via de koppeling geeft (niet de code).',
      'The id of the ledger account as e-Boekhouden gives it through its interface (not the code).',
    ],
    example,
    '^\\d+$',
  );

const PAID_OUT: Words = ['geld onderweg naar de bank', 'money on its way to the bank'];
const FEES: Words = ['ingehouden kosten', 'fees held back'];
const RECEIVED: Words = ['ontvangsten via Mollie', 'receipts through Mollie'];
/** The ledger account of a line, by its role: an object inside the braces. */
const accounts = (of: (what: Words, example: string) => string, ids: readonly [string, string, string]) =>
  `{ uitbetaald: '${of(PAID_OUT, ids[0])}', kosten: '${of(FEES, ids[1])}', ontvangen: '${of(RECEIVED, ids[2])}' }`;
const NUMBERS = ['345678901234567890', '345678901234567891', '345678901234567892'] as const;
const GUIDS = [
  '3c4d5e6f-7a8b-4c9d-8e0f-1a2b3c4d5e6f',
  '4d5e6f70-8b9c-4dae-9f10-2b3c4d5e6f70',
  '5e6f7081-9cad-4ebf-a021-3c4d5e6f7081',
] as const;

export const journalBooks: readonly JournalBooks[] = [
  {
    app: moneybirdApp,
    others: [],
    open: () => [],
    book: (name) =>
      moneybird(name, 'documents/general_journal_documents', {
        method: 'POST',
        json: `={{ JSON.stringify({ general_journal_document: { reference: $json.referentie, date: $json.datum, general_journal_document_entries_attributes: $json.regels.map((regel) => ({ ledger_account_id: (${accounts(inMoneybird, NUMBERS)})[regel.rol], debit: regel.debet.toFixed(2), credit: regel.credit.toFixed(2), description: $json.referentie })) } }) }}`,
      }),
  },
  {
    app: exactApp,
    others: [],
    open: () => [],
    book: (name) =>
      exactSend(
        name,
        'generaljournalentry/GeneralJournalEntries',
        `{ JournalCode: '${inApp('Exact Online', ['memoriaaldagboek', 'general journal'], ['Het nummer van je memoriaaldagboek.', 'The number of your general journal.'], '90')}', GeneralJournalEntryLines: $json.regels.map((regel) => ({ Date: $json.datum, GLAccount: (${accounts(inExact, GUIDS)})[regel.rol], AmountFC: Math.round((regel.debet - regel.credit) * 100) / 100, Description: $json.referentie })) }`,
      ),
  },
  {
    app: snelStartApp,
    others: [{ app: snelStartLink }],
    open: () => [snelStartAccess()],
    book: (name) =>
      snelStart(name, 'memoriaalboekingen', {
        method: 'POST',
        json: `={{ JSON.stringify({ datum: $json.datum, omschrijving: $json.referentie, dagboek: { id: '${inApp('SnelStart', ['memoriaaldagboek', 'general journal'], ['Het id (GUID) van je memoriaaldagboek.', 'The id (GUID) of your general journal.'], '6f708192-adbe-4fc0-b132-4d5e6f708192', GUID)}' }, memoriaalBoekingsRegels: $json.regels.map((regel) => ({ omschrijving: $json.referentie, grootboek: { id: (${accounts(inSnelStart, GUIDS)})[regel.rol] }, debet: regel.debet, credit: regel.credit })) }) }}`,
      }),
  },
];

/** Where invoices that another app sent are booked: `nummer`, `datum`, `vervalt`, `klant`, `btwNummer`, `totaal`, `regels`. */
export interface SalesBooks extends Port {
  readonly others: readonly Port[];
  open(): NodeSpec[];
  /** Looks for the customer by name. @param customer an expression without braces */
  find(name: string, customer: string): NodeSpec;
  /** Inside Code, the id of the customer called `klant` among what was found; empty where there is none. */
  readonly found: string;
  add(name: string, customer: string, vat: string): NodeSpec;
  /** Inside the braces, after `add`. */
  readonly added: string;
  /** @param sale of the invoice, inside the braces; its customer is `$json.relatie` */
  book(name: string, sale: string): NodeSpec;
}

const TURNOVER: readonly [Words, Words] = [
  ['omzet 21%', 'turnover at 21%'],
  ['omzet 9%', 'turnover at 9%'],
];
const turnover = (of: (what: Words, example: string) => string, ids: readonly [string, string]) =>
  `{ 21: '${of(TURNOVER[0], ids[0])}', 9: '${of(TURNOVER[1], ids[1])}' }`;
const code = (app: string, rate: string, example: string): string =>
  inApp(
    app,
    [`btw-code verkoop ${rate}%`, `VAT code for sales at ${rate}%`],
    [`De btw-code voor verkopen tegen ${rate}%.`, `The VAT code for sales at ${rate}%.`],
    example,
  );
const sameName = (field: string) =>
  `String(relatie.${field} ?? '').trim().toLowerCase() === klant.trim().toLowerCase()`;

export const salesBooks: readonly SalesBooks[] = [
  {
    app: moneybirdApp,
    others: [],
    open: () => [],
    find: (name, customer) =>
      moneybird(name, 'contacts', { query: { query: `={{ ${customer} }}`, per_page: '100' } }),
    found: `gevonden.find((relatie) => ${sameName('company_name')})?.id`,
    add: (name, customer, vat) =>
      moneybird(name, 'contacts', {
        method: 'POST',
        json: `={{ JSON.stringify({ contact: { company_name: ${customer}, tax_number: ${vat} } }) }}`,
      }),
    added: '$json.id',
    book: (name, sale) =>
      moneybird(name, 'external_sales_invoices', {
        method: 'POST',
        json: `={{ JSON.stringify({ external_sales_invoice: { contact_id: $json.relatie, reference: ${sale}.nummer, date: ${sale}.datum, due_date: ${sale}.vervalt, currency: 'EUR', prices_are_incl_tax: false, source: 'Teamleader', source_url: ${sale}.adres, details_attributes: ${sale}.regels.map((regel) => ({ description: ${sale}.nummer, price: regel.bedrag.toFixed(2), amount: '1', tax_rate_id: ({ 21: '${code('Moneybird', '21', '456789012345678901')}', 9: '${code('Moneybird', '9', '456789012345678902')}' })[regel.tarief], ledger_account_id: (${turnover(inMoneybird, [NUMBERS[0], NUMBERS[1]])})[regel.tarief] })) } }) }}`,
      }),
  },
  {
    app: exactApp,
    others: [],
    open: () => [],
    find: (name, customer) =>
      exactList(
        name,
        'crm/Accounts',
        'ID,Name',
        `={{ "Name eq '" + String(${customer}).replace(/'/g, "''") + "'" }}`,
      ),
    found: `gevonden.flatMap((blad) => blad.d?.results ?? [])[0]?.ID`,
    add: (name, customer, vat) =>
      exactSend(name, 'crm/Accounts', `{ Name: ${customer}, VATNumber: ${vat} || null, Status: 'C' }`),
    added: '$json.d.ID',
    book: (name, sale) =>
      exactSend(
        name,
        'salesentry/SalesEntries',
        `{ Journal: '${inApp('Exact Online', ['verkoopdagboek', 'sales journal'], ['Het nummer van je verkoopdagboek.', 'The number of your sales journal.'], '70')}', Customer: $json.relatie, EntryDate: ${sale}.datum, DueDate: ${sale}.vervalt, YourRef: ${sale}.nummer, Description: ${sale}.nummer, SalesEntryLines: ${sale}.regels.map((regel) => ({ GLAccount: (${turnover(inExact, [GUIDS[0], GUIDS[1]])})[regel.tarief], AmountFC: regel.bedrag, VATCode: ({ 21: '${code('Exact Online', '21', '4')}', 9: '${code('Exact Online', '9', '3')}' })[regel.tarief], Description: ${sale}.nummer })) }`,
      ),
  },
  {
    app: snelStartApp,
    others: [{ app: snelStartLink }],
    open: () => [snelStartAccess()],
    find: (name, customer) =>
      snelStartList(name, 'relaties', `={{ "Naam eq '" + String(${customer}).replace(/'/g, "''") + "'" }}`),
    found: `gevonden.find((relatie) => ${sameName('naam')})?.id`,
    add: (name, customer, vat) =>
      snelStart(name, 'relaties', {
        method: 'POST',
        json: `={{ JSON.stringify({ relatiesoort: ['Klant'], naam: ${customer}, btwNummer: ${vat} || null }) }}`,
      }),
    added: '$json.id',
    book: (name, sale) =>
      snelStart(name, 'verkoopboekingen', {
        method: 'POST',
        json: `={{ JSON.stringify({ factuurnummer: ${sale}.nummer, klant: { id: $json.relatie }, omschrijving: ${sale}.nummer, factuurdatum: ${sale}.datum, betalingstermijn: ${sale}.dagen, factuurbedrag: ${sale}.totaal, boekingsregels: ${sale}.regels.map((regel) => ({ omschrijving: ${sale}.nummer, grootboek: { id: (${turnover(inSnelStart, [GUIDS[0], GUIDS[1]])})[regel.tarief] }, bedrag: regel.bedrag, btwSoort: ({ 21: 'VerkopenHoog', 9: 'VerkopenLaag' })[regel.tarief].slice(8) })), btw: ${sale}.regels.map((regel) => ({ btwSoort: ({ 21: 'VerkopenHoog', 9: 'VerkopenLaag' })[regel.tarief], btwBedrag: regel.btw })) }) }}`,
      }),
  },
  {
    app: eBoekhoudenApp,
    others: [],
    open: () => [eBoekhoudenSession()],
    find: (name, customer) => eBoekhouden(name, 'relation', { query: { name: `={{ ${customer} }}` } }),
    found: `gevonden.flatMap((blad) => blad.items ?? [])[0]?.id`,
    add: (name, customer, vat) =>
      eBoekhouden(name, 'relation', {
        method: 'POST',
        json: `={{ JSON.stringify({ type: 'B', name: ${customer}, vatNumber: ${vat} }) }}`,
      }),
    added: '$json.id',
    book: (name, sale) =>
      eBoekhouden(name, 'mutation', {
        method: 'POST',
        json: `={{ JSON.stringify({ type: 2, date: ${sale}.datum, ledgerId: Number('${inEBoekhouden(['debiteuren', 'debtors'], '12345')}'), invoiceNumber: ${sale}.nummer, description: ${sale}.nummer, inExVat: 'EX', relationId: $json.relatie, termOfPayment: ${sale}.dagen, rows: ${sale}.regels.map((regel) => ({ ledgerId: Number((${turnover(inEBoekhouden, ['12346', '12347'])})[regel.tarief]), vatCode: ({ 21: 'HOOG_VERK_21', 9: 'LAAG_VERK_9' })[regel.tarief], amount: regel.bedrag, description: ${sale}.nummer })) }) }}`,
      }),
  },
];
export { inEBoekhouden };

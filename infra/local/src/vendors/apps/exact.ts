import { Answer, gone, type StandIn } from '../stand-in.js';
import type { Thing, World } from '../world.js';

const DAY = 24;
/** A day as Exact writes it: the milliseconds of midnight in UTC. */
const exactDay = (world: World, days: number): string =>
  `/Date(${Date.parse(world.time(DAY * days).slice(0, 10))})/`;
const GUID = '8f1d2c3b-4a5e-4f60-8a7b-0000000000';

/** What Exact holds of each kind, by the end of its address. */
const exact: Readonly<Record<string, (world: World) => Thing[]>> = {
  'crm/Accounts': (world) => world.of('exact:accounts'),
  'bulk/CRM/Accounts': (world) => world.of('exact:accounts'),
  'read/financial/ReceivablesList': (world) => [
    {
      HID: '501',
      AccountId: `${GUID}01`,
      AccountName: 'Bakkerij de Vries',
      Amount: 1210,
      AmountInTransit: 0,
      CurrencyCode: 'EUR',
      DueDate: exactDay(world, -40),
      InvoiceNumber: 20260042,
      YourRef: 'PO-7',
    },
  ],
  'read/financial/PayablesList': (world) => [
    {
      HID: '601',
      AccountName: 'Leverancier bv',
      Amount: -605,
      AmountInTransit: 0,
      ApprovalStatus: 2,
      CurrencyCode: 'EUR',
      DueDate: exactDay(world, 2),
      InvoiceNumber: 20260107,
      YourRef: 'F-2026-107',
    },
  ],
  'generaljournalentry/GeneralJournalEntryLines': (world) => [
    { EntryNumber: 26900001, Date: exactDay(world, -25), Description: 'Loonjournaalpost' },
  ],
  'financial/ReportingBalance': (world) => {
    const month = new Date(world.now);
    return ['3000', '1300', '8000'].map((GLAccountCode, index) => ({
      Amount: 2500 - index * 1000,
      GLAccountCode,
      ReportingYear: month.getUTCFullYear(),
      ReportingPeriod: Math.max(1, month.getUTCMonth()),
    }));
  },
  'read/financial/JournalStatusList': (world) =>
    ['Verkoop', 'Inkoop'].map((JournalDescription, index) => ({
      JournalDescription,
      JournalType: 20 + index,
      Period: Math.max(1, new Date(world.now).getUTCMonth()),
      Year: new Date(world.now).getUTCFullYear(),
      Status: index,
    })),
  'subscription/Subscriptions': (world) => [
    {
      Number: 1,
      Description: 'Onderhoud',
      OrderedByName: 'Bakkerij de Vries',
      StartDate: exactDay(world, -330),
      EndDate: exactDay(world, 35),
      CancellationDate: null,
      InvoicedTo: exactDay(world, 5),
    },
    {
      Number: 2,
      Description: 'Hosting',
      OrderedByName: 'Fietsen Joris',
      StartDate: exactDay(world, -330),
      EndDate: null,
      CancellationDate: null,
      InvoicedTo: exactDay(world, -70),
    },
  ],
  'hrm/LeaveRegistrations': (world) => [
    {
      ID: `${GUID}11`,
      EmployeeFullName: 'Sanne de Vries',
      StartDate: exactDay(world, 0),
      EndDate: exactDay(world, 2),
      Hours: 24,
      LeaveTypeDescription: 'Vakantie',
      Status: 2,
    },
  ],
};

/** The id that Exact gives to what is sent to an address. */
const EXACT_IDS: Readonly<Record<string, string>> = {
  'salesinvoice/SalesInvoices': 'InvoiceID',
  'purchaseentry/PurchaseEntries': 'EntryID',
  'salesentry/SalesEntries': 'EntryID',
  'generaljournalentry/GeneralJournalEntries': 'EntryID',
  'crm/Accounts': 'ID',
};

/** `Email eq 'a@b.nl'` of a list; what else is asked leaves all of it there. */
function filtered(all: readonly Thing[], filter: string | null): readonly Thing[] {
  const [, name = '', wanted = ''] = /^(\w+) eq '(.*)'$/s.exec(filter ?? '') ?? [];
  const value = wanted.replaceAll("''", "'");
  return name !== '' && name in (all[0] ?? {}) ? all.filter((one) => String(one[name]) === value) : all;
}

const exactAccounts = (world: World): Thing[] => [
  {
    ID: `${GUID}01`,
    Name: 'Bakkerij de Vries',
    Email: 'sanne@voorbeeld.nl',
    Country: 'NL ',
    ChamberOfCommerce: '12345678',
    VATNumber: 'NL123456789B01',
    Status: 'C',
    Created: exactDay(world, -400),
  },
  {
    ID: `${GUID}02`,
    Name: 'Fietsen Joris',
    Email: 'joris@voorbeeld.nl',
    Country: 'NL ',
    ChamberOfCommerce: null,
    VATNumber: 'NL12345',
    Status: 'C',
    Created: exactDay(world, 0),
  },
];

/** Books and people of a division of Exact Online. */
export const exactOnline: StandIn = {
  name: 'Exact Online',
  hosts: ['start.exactonline.nl'],
  source: 'picqer/exact-php-client, src/Picqer/Financials/Exact and Connection.php',
  seed: (world) => {
    for (const account of exactAccounts(world)) world.put('exact:accounts', account);
  },
  routes: {
    'GET /api/v1/:division/*path': ({ at, query }, world) => {
      const list = exact[at.path ?? ''];
      return list ? { d: { results: filtered(list(world), query.get('$filter')) } } : gone();
    },
    'POST /api/v1/:division/*path': ({ at, body }, world) => {
      const id = EXACT_IDS[at.path ?? ''];
      if (id === undefined) return gone();
      const kind = at.path === 'crm/Accounts' ? 'exact:accounts' : `exact:${at.path}`;
      return new Answer(201, { d: world.put(kind, { ...body, [id]: `${GUID}${world.next()}` }) });
    },
  },
};

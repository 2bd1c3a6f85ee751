import { type Endpoint, read, vendor } from './endpoint.js';

const exact = (call: string, file: string, text: string): Endpoint[] =>
  vendor(
    'start.exactonline.nl',
    read(
      `picqer/exact-php-client@8b350573fff715003bfdbb62887537bcfa2b1cbf:src/Picqer/Financials/Exact/${file}.php`,
    ),
    { [call]: text },
  );

/** Payments, books, hours and public registers. */
export const money: readonly Endpoint[] = [
  ...vendor('api.mollie.com', read('mollie/openapi@cfbba47b874b90ea54dc5e2643d163b8bc527902:specs.yaml'), {
    'GET /v2/payments': 'limit up to 250; _embedded.payments (createdAt, paidAt), _links.next.href.',
    'GET /v2/payments/{}':
      'id, status, amount (value, a text, and currency), description, webhookUrl, metadata, billingAddress.email, details (consumerName, failureReason, bankReason).',
    'POST /v2/payments':
      'amount, description, redirectUrl, webhookUrl, metadata; answers _links.checkout.href.',
  }),
  ...vendor(
    'moneybird.com',
    read('moneybird/openapi@ff5b6790c9b07619c33531b96b17316101c25ac6:openapi.json'),
    {
      'GET /api/v2/{}/contacts.json':
        'query, page and per_page up to 100; id, customer_id, company_name, firstname, lastname, email.',
      'GET /api/v2/{}/sales_invoices.json':
        'filter (states with a pipe, period; without one all dates), page and per_page up to 100; invoice_id, state, contact, total_unpaid, due_date, url, invoice_date, total_price_incl_tax and _excl_tax, details, tax_totals.',
      'POST /api/v2/{}/sales_invoices.json':
        'sales_invoice: contact_id, reference, prices_are_incl_tax, first_due_interval (days; no due_date), details_attributes (description, price, amount).',
      'GET /api/v2/{}/documents/purchase_invoices.json':
        'filter (period), page and per_page; state (new: not yet processed), total_price_incl_tax and _excl_tax; no invoice_date.',
      'POST /api/v2/{}/documents/purchase_invoices.json':
        'purchase_invoice: contact_id, reference, date, due_date, details_attributes (description, price, amount).',
      'POST /api/v2/{}/documents/general_journal_documents.json':
        'general_journal_document: reference, date, general_journal_document_entries_attributes (ledger_account_id, debit, credit).',
    },
  ),
  ...exact(
    'GET /api/v1/{}/crm/Accounts',
    'Account',
    'ID, Name, Email; the answer stands in d.results (Connection.php).',
  ),
  ...exact(
    'POST /api/v1/{}/salesinvoice/SalesInvoices',
    'SalesInvoice',
    'Journal, OrderedBy, DueDate, Description, SalesInvoiceLines (Item, Quantity, NetPrice); InvoiceID.',
  ),
  ...exact(
    'POST /api/v1/{}/purchaseentry/PurchaseEntries',
    'PurchaseEntry',
    'Journal, Supplier, YourRef, EntryDate, DueDate, PurchaseEntryLines (GLAccount, AmountFC; without VATCode that of the ledger account); EntryID.',
  ),
  ...vendor(
    'api.stripe.com',
    read('stripe/stripe-node@663942164d3876f04bb26617b88f498ba785e580:src/resources/BalanceTransactions.ts'),
    {
      'GET /v1/balance_transactions':
        'payout, limit, starting_after; data (id, amount, fee, type), has_more (src/lib.ts).',
    },
  ),
  ...vendor(
    'api.stripe.com',
    read('stripe/stripe-node@663942164d3876f04bb26617b88f498ba785e580:src/resources/Charges.ts'),
    {
      'GET /v1/charges':
        'created, limit, starting_after; data (id, amount, amount_refunded, status succeeded), has_more.',
    },
  ),
  ...vendor(
    'ec.europa.eu',
    read('safigi/ViesCheck@3649c4f0b51503ce4e96d0e006baa8e024070eda:ViesApi/Services/ViesApiService.cs'),
    {
      'GET /taxation_customs/vies/rest-api/ms/{}/vat/{}': {
        read: 'isValid, userError (ViesApi/Models/ViesResponse.cs); or errorWrappers with neither (creativefabrica/vat, vies/client.go).',
        memory: 'The words VALID and INVALID.',
      },
    },
  ),
  ...vendor(
    'www.ecb.europa.eu',
    read('florianv/exchanger@70f96e68b6a0ec98c728cab7a27e04bd83397f59:src/Service/EuropeanCentralBank.php'),
    {
      'GET /stats/eurofxref/eurofxref-daily.xml':
        'gesmes:Envelope, Cube, Cube with time, Cube with currency and rate.',
    },
  ),
  ...vendor(
    'api.kvk.nl',
    read(
      'infonl/dimpact-zaakafhandelcomponent@2b9b57ce53e98fe0e98dd90d2448dc696abced07:src/main/resources/api-specs/kvk/zoeken-openapi.yaml',
    ),
    {
      'GET /api/v2/zoeken':
        'naam, type hoofdvestiging, resultatenPerPagina up to 100, header apikey; resultaten (naam, kvkNummer); 404 where nothing is found.',
    },
  ),
  ...vendor(
    'api.kvk.nl',
    read(
      'infonl/dimpact-zaakafhandelcomponent@13983d728bc33bd3a7ca86229776b945f8202dd1:src/main/resources/api-specs/kvk/basisprofiel-openapi.yaml',
    ),
    {
      'GET /api/v1/basisprofielen/{}':
        'kvkNummer, sbiActiviteiten (indHoofdactiviteit, sbiOmschrijving), of the main branch adressen (type, straatnaam, huisnummer, postcode, plaats), of the owner rechtsvorm.',
    },
  ),
  ...vendor(
    'api.pdok.nl',
    read(
      'foarsitter/locatieserver@837ce5574e6e804a7fa3079f766e9fdac0864431:src/locatieserver/schema/free.py',
    ),
    {
      'GET /bzk/locatieserver/search/v3_1/free':
        'q, fq, fl, rows (client/free.py); response.docs: postcode, huisnummer, huis_nlt, straatnaam, woonplaatsnaam, gemeentenaam, weergavenaam, centroide_ll as POINT.',
    },
  ),
  ...vendor(
    'reports.api.clockify.me',
    read(
      'apet97/clockify-ts-sdk@d7091a44a1b95d4918fa17a7f9b174bf668a9136:spec/corrected/clockify.corrected.openapi.yaml',
    ),
    {
      'POST /v1/workspaces/{}/reports/detailed':
        'dateRangeStart, dateRangeEnd, billable, detailedFilter (page, pageSize); timeentries (userName, projectName, clientName, description, timeInterval with start and duration in seconds).',
    },
  ),
  ...vendor('api.track.toggl.com', 'memory', {
    'POST /reports/api/v3/workspace/{}/search/time_entries':
      'start_date, end_date, enrich_response, page_size; rows with username, project_name, description and time_entries (start, seconds).',
  }),
];

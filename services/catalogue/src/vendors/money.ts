import { type Endpoint, read, vendor } from './endpoint.js';

const exact = (call: string, file: string, text: string): Endpoint[] =>
  vendor(
    'start.exactonline.nl',
    read(
      `picqer/exact-php-client@8b350573fff715003bfdbb62887537bcfa2b1cbf:src/Picqer/Financials/Exact/${file}.php`,
    ),
    { [call]: text },
  );

const snelStart = (call: string, file: string, text: string): Endpoint[] =>
  vendor(
    'b2bapi.snelstart.nl',
    read(
      `SnelStartSoftware/B2B.client.v2.net@99820b746896f1023bba8a7d45d2a16cead7481c:SnelStart.B2B.V2.Client/Operations/${file}.cs`,
    ),
    {
      [call.replace(' ', ' /v2/')]:
        `${text} The names begin with a small letter in JSON (onetoweb/snelstart, docs).`,
    },
  );
const eBoekhouden = (call: string, text: string | { readonly read: string; readonly memory: string }) =>
  vendor(
    'api.e-boekhouden.nl',
    read('Mantix/eboekhouden-rest-api@14a999dd8cb72af1690fe411443074bcfc5f3f5d:README.md'),
    { [call.replace(' ', ' /v1/')]: text },
  );
const teamleader = (call: string, text: string): Endpoint[] =>
  vendor(
    'api.focus.teamleader.eu',
    read('teamleadercrm/api@439b4206aab3c14d2243226f26c761eae5dd0675:apiary.apib'),
    { [`POST /${call}`]: text },
  );

/** Payments, books, hours and public registers. */
export const money: readonly Endpoint[] = [
  ...vendor('api.mollie.com', read('mollie/openapi@cfbba47b874b90ea54dc5e2643d163b8bc527902:specs.yaml'), {
    'GET /v2/settlements':
      'limit up to 250; _embedded.settlements (id, reference, status paidout, amount, createdAt, settledAt, periods by year and month with revenue and costs: method, count, amountNet and amountGross), _links.next.href. Not for the key of a website.',
    'GET /v2/chargebacks':
      'limit; _embedded.chargebacks (id, amount, reason with code and description, paymentId, createdAt, reversedAt).',
    'POST /v2/payments/{}/refunds': 'amount, description, header Idempotency-Key; id.',
    'POST /v2/payment-links':
      'description up to 255 letters, amount, expiresAt, header Idempotency-Key; id, _links.paymentLink.href.',
    'GET /v2/payment-links/{}': 'id, amount, paidAt.',
    'GET /v2/payments': 'limit up to 250; _embedded.payments (createdAt, paidAt), _links.next.href.',
    'GET /v2/payments/{}':
      'id, status, amount (value, a text, and currency), amountRemaining, description, webhookUrl, metadata, billingAddress.email, details (consumerName, failureReason, bankReason).',
    'POST /v2/payments':
      'amount, description, redirectUrl, webhookUrl, metadata; answers _links.checkout.href.',
  }),
  ...vendor(
    'moneybird.com',
    read('moneybird/openapi@ff5b6790c9b07619c33531b96b17316101c25ac6:openapi.json'),
    {
      'GET /api/v2/{}/contacts.json':
        'query, page and per_page up to 100; id, customer_id, company_name, firstname, lastname, email, tax_number, country, archived.',
      'GET /api/v2/{}/sales_invoices.json':
        'filter (states with a pipe, period, contact_id; without one all dates), page and per_page up to 100; invoice_id, state, contact, total_unpaid, due_date, url, invoice_date, total_price_incl_tax and _excl_tax, details, tax_totals.',
      'POST /api/v2/{}/sales_invoices.json':
        'sales_invoice: contact_id, reference, prices_are_incl_tax, first_due_interval (days; no due_date), time_entry_ids, details_attributes (description, price, amount, tax_rate_id, ledger_account_id).',
      'GET /api/v2/{}/documents/purchase_invoices.json':
        'filter (period), page and per_page; state (new: not yet processed), contact, date, total_price_incl_tax and _excl_tax; no invoice_date.',
      'POST /api/v2/{}/documents/purchase_invoices.json':
        'purchase_invoice: contact_id, reference, date, due_date, details_attributes (description, price, amount).',
      'POST /api/v2/{}/contacts.json': 'contact: company_name, tax_number; id.',
      'POST /api/v2/{}/external_sales_invoices.json':
        'external_sales_invoice: contact_id, reference, date, due_date, currency, prices_are_incl_tax, source, source_url, details_attributes (description, price, amount, tax_rate_id, ledger_account_id).',
      'GET /api/v2/{}/time_entries.json':
        'filter (state open, period), page and per_page; id, contact_id, contact, project, started_at, ended_at, paused_duration, billable.',
      'POST /api/v2/{}/documents/typeless_documents.json': 'typeless_document: reference, date; id.',
      'POST /api/v2/{}/documents/typeless_documents/{}/attachments.json': 'file, as a part of a form.',
      'GET /api/v2/{}/financial_mutations.json':
        'filter (state unprocessed, period, without one this year); at most 100 lines, no pages; date, amount, message, contra_account_name.',
      'GET /api/v2/{}/estimates.json':
        'filter (state open, period), page and per_page; id, estimate_id, estimate_date, due_date, contact, total_price_excl_tax, url.',
      'GET /api/v2/{}/documents/general_journal_documents.json':
        'filter (period), page and per_page; reference, date.',
      'GET /api/v2/{}/recurring_sales_invoices.json':
        'filter (state active), page and per_page; id, contact, reference, invoice_date (the next one), frequency, frequency_type, total_price_excl_tax, active.',
      'GET /api/v2/{}/reports/profit_loss.json':
        'period (YYYYMM..YYYYMM, prev_month); total_revenue, total_expenses, net_profit, as texts.',
      'GET /api/v2/{}/reports/tax.json':
        'period of one whole month (YYYYMM..YYYYMM); tax_rates (name, percentage, report_reference such as NL/1a, type sales_invoice or purchase_invoice, amount, tax).',
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
  ...exact(
    'GET /api/v1/{}/read/financial/ReceivablesList',
    'ReceivablesList',
    'AccountId, AccountName, Amount, AmountInTransit, DueDate, CurrencyCode; d.__next (Connection.php).',
  ),
  ...exact(
    'GET /api/v1/{}/read/financial/PayablesList',
    'PayablesList',
    'HID, AccountName, Amount, AmountInTransit, ApprovalStatus, DueDate, InvoiceNumber, YourRef, CurrencyCode.',
  ),
  ...exact(
    'GET /api/v1/{}/bulk/CRM/Accounts',
    'BulkAccount',
    'ID, Name, Email, Country, ChamberOfCommerce, VATNumber, Status, Created.',
  ),
  ...exact('POST /api/v1/{}/crm/Accounts', 'Account', 'Name, VATNumber, Status C for a customer; ID.'),
  ...vendor(
    'start.exactonline.nl',
    read(
      'picqer/exact-php-client@8b350573fff715003bfdbb62887537bcfa2b1cbf:src/Picqer/Financials/Exact/GeneralJournalEntry.php',
    ),
    {
      'POST /api/v1/{}/generaljournalentry/GeneralJournalEntries': {
        read: 'JournalCode, GeneralJournalEntryLines (Date, GLAccount, AmountFC, Description: GeneralJournalEntryLine.php).',
        memory: 'A credit is a negative amount.',
      },
    },
  ),
  ...exact(
    'GET /api/v1/{}/generaljournalentry/GeneralJournalEntryLines',
    'GeneralJournalEntryLine',
    'EntryNumber, Date, Description; $filter on Date.',
  ),
  ...exact(
    'GET /api/v1/{}/financial/ReportingBalance',
    'ReportingBalance',
    'Amount (the sum of all transactions of a period, of which AmountDebit and AmountCredit are parts), GLAccountCode, ReportingYear, ReportingPeriod.',
  ),
  ...exact(
    'GET /api/v1/{}/read/financial/JournalStatusList',
    'JournalStatusList',
    'JournalDescription, JournalType, Period, Year, Status 0 open or 1 closed.',
  ),
  ...vendor(
    'start.exactonline.nl',
    read(
      'picqer/exact-php-client@8b350573fff715003bfdbb62887537bcfa2b1cbf:src/Picqer/Financials/Exact/Subscription.php',
    ),
    {
      'GET /api/v1/{}/subscription/Subscriptions': {
        read: 'Number, Description, OrderedByName, StartDate, EndDate, CancellationDate, InvoicedTo.',
        memory: 'That InvoicedTo is the day up to which was invoiced.',
      },
    },
  ),
  ...exact(
    'GET /api/v1/{}/hrm/LeaveRegistrations',
    'LeaveRegistration',
    'ID, EmployeeFullName, StartDate, EndDate, Hours, LeaveTypeDescription, Status 1 submitted, 2 approved, 3 rejected.',
  ),
  ...exact(
    'POST /api/v1/{}/salesentry/SalesEntries',
    'SalesEntry',
    'Journal, Customer, EntryDate, DueDate, YourRef, Description, SalesEntryLines (GLAccount, AmountFC without VAT, VATCode, Description: SalesEntryLine.php).',
  ),
  ...vendor(
    'auth.snelstart.nl',
    read(
      'DataFix-B-V/n8n-nodes-snelstart@d78904dcb896ff8008cd575b2706678ad2122b0a:credentials/SnelstartCredentialsApi.credentials.ts',
    ),
    { 'POST /b2b/token': 'A form with grant_type clientkey and clientkey; access_token.' },
  ),
  ...snelStart(
    'GET relaties',
    'Relaties/RelatieModel',
    '$filter, $top and $skip; id, naam, email, kredietLimiet, kvkNummer, btwNummer, nonactief.',
  ),
  ...snelStart('GET relaties/{}', 'Relaties/RelatieModel', 'naam, telefoon, mobieleTelefoon, email.'),
  ...snelStart(
    'GET verkoopfacturen',
    'Verkoopfacturen/VerkoopFactuurModel',
    "$filter (FactuurDatum gt datetime'…'), $top and $skip; openstaandSaldo, factuurnummer, vervalDatum, relatie.id.",
  ),
  ...snelStart('GET grootboeken', 'Grootboeken/GrootboekModel', '$top and $skip; id, nummer, omschrijving.'),
  ...snelStart(
    'GET grootboekmutaties',
    'GrootboekMutaties/GrootboekMutatieModel',
    '$filter on Datum, $top and $skip; grootboek.id, datum, debet, credit.',
  ),
  ...snelStart(
    'POST inkoopboekingen/ubl',
    'Bijlagen/UblContentModel',
    'fileName, content and pdfContent in base64; the address as in DataFix-B-V/n8n-nodes-snelstart.',
  ),
  ...snelStart(
    'POST relaties',
    'Relaties/RelatieModel',
    'relatiesoort, naam, email, telefoon, btwNummer, kvkNummer; id.',
  ),
  ...snelStart(
    'POST verkoopboekingen',
    'VerkoopBoekingen/VerkoopBoekingModel',
    'factuurnummer, klant.id, omschrijving, factuurdatum, betalingstermijn, factuurbedrag, boekingsregels (omschrijving, grootboek.id, bedrag, btwSoort Hoog or Laag), btw (btwSoort VerkopenHoog or VerkopenLaag, btwBedrag).',
  ),
  ...snelStart(
    'POST memoriaalboekingen',
    'Memoriaalboekingen/MemoriaalboekingModel',
    'datum, omschrijving, dagboek.id, memoriaalBoekingsRegels (omschrijving, grootboek.id, debet, credit).',
  ),
  ...eBoekhouden(
    'POST session',
    'accessToken and source of up to ten letters; token, sent along as Bearer (src/Client.php).',
  ),
  ...eBoekhouden(
    'GET relation',
    'name and email as filters, limit up to 2,000 and offset; items with id, type and code.',
  ),
  ...eBoekhouden('POST relation', 'type B or P, name, emailAddress, vatNumber; id.'),
  ...eBoekhouden('POST mutation', {
    read: 'type 2 is an invoice sent, 3 its payment, 5 money received, 6 money spent; date, ledgerId, invoiceNumber, description, inExVat EX, relationId, termOfPayment, rows (ledgerId, vatCode HOOG_VERK_21, LAAG_VERK_9, GEEN, amount, description). CodeMill-Solutions/e-boekhouden-mcp has the rows of 4 and 6 (invoiceNumber and relationId of a payment on its row) and HOOG_INK_21, LAAG_INK_9.',
    memory: 'That the rows of 3 and 5 are as those of 4 and 6.',
  }),
  ...eBoekhouden(
    'POST invoice',
    'relationId, date, termOfPayment, templateId, reference, items (description, pricePerUnit without VAT, quantity, vatCode, ledgerId).',
  ),
  ...vendor(
    'api.e-boekhouden.nl',
    read(
      'wesleyzeven/Scriptonic@14f696499dd5f2799c0f6c982c753fadc8c9c883:src/Scriptonic.Web/Site/Boekhouden/Models.cs',
    ),
    {
      'GET /v1/mutation/invoice/outstanding':
        'credDeb D for debtors, limit, offset; items: id, invoiceNumber, relationId, date, amount, outstandingAmount.',
      'GET /v1/relation/{}': 'name, contact, emailAddress, emailAddressInvoice.',
    },
  ),
  ...teamleader(
    'invoices.list',
    'filter (status, invoice_date_after), page (size, number); data: id, invoice_number, invoice_date, due_on, paid, invoicee (name, vat_number, customer), total (due, payable, tax_inclusive, taxes with rate, taxable and tax), web_url.',
  ),
  ...teamleader(
    'contacts.list',
    'filter (email with type primary, term on name, email and telephone, ids, status), page; data: id, first_name, last_name, emails, web_url.',
  ),
  ...teamleader('contacts.info', 'id; data: first_name, last_name, emails.'),
  ...teamleader('contacts.add', 'first_name, last_name, emails (type primary, email), remarks; data.id.'),
  ...teamleader('companies.info', 'id; data: name, emails.'),
  ...teamleader(
    'deals.list',
    'filter (customer with type and id, status, updated_since, estimated_closing_date_until), page; data: id, title, summary, lead.customer, estimated_value, estimated_closing_date, responsible_user, lost_reason (reason.id, remark), closed_at, web_url.',
  ),
  ...teamleader('deals.create', 'lead.customer (type, id), title, summary; data.id.'),
  ...teamleader('notes.create', 'subject (type deal or contact, id), content; data.id.'),
  ...teamleader(
    'users.list',
    'filter (status active), page; data: id, first_name, last_name, email, telephones (type phone or mobile, number).',
  ),
  ...teamleader(
    'timeTracking.list',
    'filter (started_after, started_before), page; data: user.id, started_on, duration in seconds, invoiceable, billing_info, hourly_rate.',
  ),
  ...teamleader(
    'companies.list',
    'filter (term on name, vat number, emails and telephones, status), page; data: id, name, web_url.',
  ),
  ...teamleader(
    'calls.add',
    'description, participant.customer (type, id), due_at, assignee (type user, id); data.id.',
  ),
  ...teamleader(
    'events.list',
    'filter (ends_after, starts_before), page; data: title, description, starts_at, ends_at, location, attendees (type user or contact, id).',
  ),
  ...teamleader('lostReasons.list', 'page; data: id, name.'),
  ...teamleader(
    'subscriptions.list',
    'filter (status active), page; data: id, title, invoicee.customer (type, id), ends_on, total.tax_exclusive, web_url.',
  ),
  ...teamleader(
    'projects.list',
    'filter (status done, updated_since), page; data: id, reference, title, customer (type, id).',
  ),
  ...teamleader('tasks.create', 'title, description, due_on, work_type_id, customer (type, id); data.id.'),
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

import type { HttpOptions } from '../dsl/http.js';
import type { NodeSpec } from '../dsl/types.js';
import { http, value } from '../kit/index.js';
import { EXACT } from './accounting-exact.js';
import { app } from './app.js';
import { inApp, moneybirdAdministration } from './values.js';

export { moneybirdApp } from './accounting-cloud.js';
export { exactApp } from './accounting-exact.js';
export { mollieApp } from './payments-more.js';

/** The first day that is booked: what is older stands in the books already. */
export const bookFrom = value({
  key: 'book-from',
  kind: 'text',
  label: { nl: 'Boeken vanaf', en: 'Book from' },
  help: {
    nl: 'De eerste dag die geboekt wordt, als JJJJ-MM-DD: wat ouder is, staat al in je boekhouding.',
    en: 'The first day that is booked, as YYYY-MM-DD: what is older stands in your books already.',
  },
  example: '2026-12-01',
  check: '^\\d{4}-\\d{2}-\\d{2}$',
});

/** Settlements and chargebacks of Mollie are the organisation's: a key of one website may not read them. */
export const mollieOrganisation = app(
  'mollie',
  'Mollie',
  'httpHeaderAuth',
  [
    'Maak in Mollie onder Ontwikkelaars een organisatietoken met de leesrechten op uitbetalingen, betalingen en terugboekingen.',
    'Maak een Header Auth met Authorization en de waarde Bearer gevolgd door het token.',
  ],
  [
    'In Mollie, under Developers, create an organisation token with the rights to read settlements, payments and chargebacks.',
    'Create a Header Auth credential with Authorization and the value Bearer followed by the token.',
  ],
  4,
);
/** The key of one website, where no step of the workflow waits for a message. */
export const mollieKey = app(
  'mollie',
  'Mollie',
  'httpHeaderAuth',
  [
    'Kopieer je live-sleutel uit Mollie onder Ontwikkelaars.',
    'Maak een Header Auth met Authorization en de waarde Bearer gevolgd door de sleutel.',
  ],
  [
    'Copy your live key from Mollie under Developers.',
    'Create a Header Auth credential with Authorization and the value Bearer followed by the key.',
  ],
  4,
);

export const kvkApp = app(
  'kvk',
  'KVK API',
  'httpHeaderAuth',
  [
    'Vraag op developers.kvk.nl een sleutel aan.',
    'Maak in n8n een Header Auth met de naam apikey en die sleutel als waarde.',
  ],
  [
    'Request a key at developers.kvk.nl.',
    'In n8n, create a Header Auth credential named apikey with that key as its value.',
  ],
);

/** A call to the administration in Moneybird. @param path such as `contacts` */
export const moneybird = (name: string, path: string, options: HttpOptions = {}): NodeSpec =>
  http(
    name,
    `${path.includes('{{') ? '=' : ''}https://moneybird.com/api/v2/${moneybirdAdministration}/${path}.json`,
    { auth: 'header', ...options },
  );
/** All of a list in Moneybird, one item a record. */
export const moneybirdList = (name: string, path: string, filter?: string): NodeSpec =>
  moneybird(name, path, {
    query: { ...(filter === undefined ? {} : { filter }), per_page: '100' },
    pages: { number: 'page', done: '={{ $response.body.length < 100 }}' },
  });

export const eBoekhoudenApp = app(
  'eBoekhouden',
  'e-Boekhouden',
  'httpCustomAuth',
  [
    'Maak in e-Boekhouden onder Beheer, API-tokens een token; het wordt één keer getoond.',
    'Maak in n8n een Custom Auth met als JSON {"body": {"accessToken": "je token"}}.',
  ],
  [
    'In e-Boekhouden, under Beheer, API-tokens, create a token; it is shown once.',
    'In n8n, create a Custom Auth credential with the JSON {"body": {"accessToken": "your token"}}.',
  ],
  4,
);
const SESSION = 'Open sessie';
/** Opens the session that every call to e-Boekhouden goes along with; the first step behind the trigger. */
export const eBoekhoudenSession = (): NodeSpec =>
  http(SESSION, 'https://api.e-boekhouden.nl/v1/session', {
    method: 'POST',
    auth: 'custom',
    json: '={{ JSON.stringify({ source: "n8n" }) }}',
  });
/** A call to e-Boekhouden in the session. @param path such as `relation` */
export const eBoekhouden = (name: string, path: string, options: HttpOptions = {}): NodeSpec =>
  http(name, `${path.includes('{{') ? '=' : ''}https://api.e-boekhouden.nl/v1/${path}`, {
    ...options,
    headers: { Authorization: `=Bearer {{ $('${SESSION}').first().json.token }}` },
  });
/** All of a list of e-Boekhouden: an item a page, its records in `items`. */
export const eBoekhoudenList = (
  name: string,
  path: string,
  query: { [name: string]: string } = {},
): NodeSpec =>
  eBoekhouden(name, path, {
    query: { ...query, limit: '500' },
    pages: { number: 'offset', step: 500, done: '={{ ($response.body.items ?? []).length < 500 }}' },
  });

/** SnelStart asks for two keys: one of the link to the administration, one of the subscription to its interface. */
export const snelStartLink = app(
  'snelStartLink',
  'SnelStart (koppelsleutel)',
  'httpCustomAuth',
  [
    'Maak in SnelStart Web onder Koppelingen, Maatwerk een koppelsleutel.',
    'Maak in n8n een Custom Auth met als JSON {"body": {"clientkey": "je koppelsleutel"}}.',
  ],
  [
    'In SnelStart Web, under Koppelingen, Maatwerk, create a link key.',
    'In n8n, create a Custom Auth credential with the JSON {"body": {"clientkey": "your link key"}}.',
  ],
  4,
);
export const snelStartApp = app(
  'snelStart',
  'SnelStart',
  'httpHeaderAuth',
  [
    'Vraag op b2bapi-developer.snelstart.nl een abonnement aan en kopieer de sleutel.',
    'Maak in n8n een Header Auth met de naam Ocp-Apim-Subscription-Key en die sleutel als waarde.',
  ],
  [
    'At b2bapi-developer.snelstart.nl, request a subscription and copy its key.',
    'In n8n, create a Header Auth credential named Ocp-Apim-Subscription-Key with that key as its value.',
  ],
  4,
);
const ACCESS = 'Haal toegang';
/** Gets the pass for an hour that every call to SnelStart goes along with; the first step behind the trigger. */
export const snelStartAccess = (): NodeSpec =>
  http(ACCESS, 'https://auth.snelstart.nl/b2b/token', {
    method: 'POST',
    auth: 'custom',
    // Named, so that n8n sends the key of the account as a part of this form.
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    form: { grant_type: 'clientkey' },
  });
/** A call to SnelStart. @param path such as `relaties` */
export const snelStart = (name: string, path: string, options: HttpOptions = {}): NodeSpec =>
  http(name, `${path.includes('{{') ? '=' : ''}https://b2bapi.snelstart.nl/v2/${path}`, {
    auth: 'header',
    ...options,
    headers: { Authorization: `=Bearer {{ $('${ACCESS}').first().json.access_token }}` },
  });
/** All of a list of SnelStart, one item a record. @param filter in OData */
export const snelStartList = (name: string, path: string, filter?: string): NodeSpec =>
  snelStart(name, path, {
    query: { ...(filter === undefined ? {} : { $filter: filter }), $top: '500' },
    pages: { number: '$skip', step: 500, done: '={{ $response.body.length < 500 }}' },
  });

export const teamleaderApp = app(
  'teamleader',
  'Teamleader',
  'oAuth2Api',
  [
    'Maak op marketplace.focus.teamleader.eu een eigen integratie met het omleidingsadres dat n8n toont.',
    'Maak in n8n een OAuth2 API met focus.teamleader.eu/oauth2/authorize en /oauth2/access_token en vul client-id en geheim in.',
  ],
  [
    'At marketplace.focus.teamleader.eu, create an integration of your own with the redirect address that n8n shows.',
    'In n8n, create an OAuth2 API credential with focus.teamleader.eu/oauth2/authorize and /oauth2/access_token and fill in client id and secret.',
  ],
  4,
);
/** A call to Teamleader. @param call such as `deals.create` @param body inside the braces */
export const teamleader = (name: string, call: string, body: string, options: HttpOptions = {}): NodeSpec =>
  http(name, `https://api.focus.teamleader.eu/${call}`, {
    method: 'POST',
    auth: 'oauth2',
    json: `={{ JSON.stringify(${body}) }}`,
    ...options,
  });
/** All of a list of Teamleader: an item a page, its records in `data`. */
export const teamleaderList = (name: string, call: string, filter: string): NodeSpec =>
  teamleader(name, call, `{ filter: ${filter}, page: { size: 100, number: 1 } }`, {
    pages: {
      body: 'page',
      value: '={{ { size: 100, number: $pageCount + 1 } }}',
      done: '={{ ($response.body.data ?? []).length < 100 }}',
    },
  });

/** A list of Exact Online: an item a page, its records in `d.results`. @param path such as `crm/Accounts` */
export const exactList = (name: string, path: string, select: string, filter?: string): NodeSpec =>
  http(name, `${EXACT}/${path}`, {
    auth: 'oauth2',
    headers: { Accept: 'application/json' },
    query: { $select: select, ...(filter === undefined ? {} : { $filter: filter }) },
    pages: { next: '={{ $response.body.d.__next }}', done: '={{ !$response.body.d.__next }}' },
  });
/** Sends a record to Exact Online. @param body inside the braces */
export const exactSend = (name: string, path: string, body: string): NodeSpec =>
  http(name, `${EXACT}/${path}`, {
    method: 'POST',
    auth: 'oauth2',
    headers: { Accept: 'application/json' },
    json: `={{ JSON.stringify(${body}) }}`,
  });
/** A line of Code that gives it `exactDag(value)`: Exact writes a day as /Date(1767225600000)/, at midnight in UTC. */
export const EXACT_DAY =
  "const exactDag = (v) => { const m = /Date\\((-?\\d+)/.exec(String(v ?? '')); return m ? DateTime.fromMillis(Number(m[1]), { zone: 'utc' }) : DateTime.fromISO(String(v ?? '').slice(0, 10), { zone: 'utc' }); };";

export const nmbrsApp = app(
  'nmbrs',
  'Nmbrs',
  'oAuth2Api',
  [
    'Vraag op developer.nmbrs.com een abonnementssleutel aan en maak in het partnerportaal een integratie met het omleidingsadres dat n8n toont.',
    'Maak in n8n een OAuth2 API met identityservice.nmbrs.com/connect/authorize en /connect/token en vul client-id en geheim in.',
  ],
  [
    'At developer.nmbrs.com, request a subscription key, and in the partner portal create an integration with the redirect address that n8n shows.',
    'In n8n, create an OAuth2 API credential with identityservice.nmbrs.com/connect/authorize and /connect/token and fill in client id and secret.',
  ],
  4,
);
const NMBRS_COMPANY = inApp(
  'Nmbrs',
  ['bedrijf', 'company'],
  [
    'Het id (GUID) van je bedrijf, zoals Nmbrs het via de koppeling geeft.',
    'The id (GUID) of your company as Nmbrs gives it through its interface.',
  ],
  '49e1a5cf-54fa-47fd-9510-a6d0c2cc290e',
  '^[0-9a-f-]{36}$',
);
const NMBRS_KEY = inApp(
  'Nmbrs',
  ['abonnementssleutel', 'subscription key'],
  [
    'De sleutel van je abonnement op developer.nmbrs.com; hij werkt alleen samen met de aanmelding.',
    'The key of your subscription at developer.nmbrs.com; it works together with the sign-in only.',
  ],
  ['de-sleutel-van-je-abonnement', 'the-key-of-your-subscription'],
  '^\\S{8,}$',
);
/** All of a list of a company in Nmbrs: an item a page, its records in `data`. @param path such as `employees/contracts` */
export const nmbrsList = (name: string, path: string, query: { [name: string]: string } = {}): NodeSpec =>
  http(
    name,
    `${path.includes('{{') ? '=' : ''}https://api.nmbrsapp.com/api/companies/${NMBRS_COMPANY}/${path}`,
    {
      auth: 'oauth2',
      headers: { 'X-Subscription-Key': NMBRS_KEY, Accept: 'application/json' },
      query: { ...query, pageSize: '100' },
      pages: {
        number: 'pageNumber',
        done: '={{ ($response.body.pagination?.pageNumber ?? 1) >= ($response.body.pagination?.totalPages ?? 1) }}',
      },
    },
  );
/** A line of Code that gives it `naamVan(employee)` of a record in Nmbrs. */
export const NMBRS_NAME =
  "const naamVan = ({ employeeBasicInfo: info = {} } = {}) => [info.firstName || info.initials, info.prefix, info.lastName].filter(Boolean).join(' ');";

export const afasProfit = app(
  'afas',
  'AFAS Profit',
  'httpHeaderAuth',
  [
    'Maak in AFAS een app-connector, koppel de GetConnector eraan die de instelstappen noemen en vraag een token aan.',
    'Zet in n8n een Header Auth met naam Authorization en als waarde AfasToken gevolgd door het token in base64.',
  ],
  [
    'In AFAS, create an app connector, add the GetConnector that the set-up steps name and request a token.',
    'In n8n, create a Header Auth credential named Authorization with AfasToken followed by the token in base64 as its value.',
  ],
  4,
);
const AFAS_ENVIRONMENT = inApp(
  'AFAS',
  ['omgeving', 'environment'],
  ['Het nummer van je AFAS-omgeving.', 'The number of your AFAS environment.'],
  '12345',
  '^\\d+$',
);
/** All rows of a GetConnector: an item a page, in `rows`. @param what it holds, for the name of the value */
export const afasRows = (
  name: string,
  what: readonly [nl: string, en: string],
  example: readonly [string, string],
): NodeSpec =>
  http(
    name,
    `https://${AFAS_ENVIRONMENT}.rest.afas.online/ProfitRestServices/connectors/${inApp(
      'AFAS',
      [`GetConnector met ${what[0]}`, `GetConnector with ${what[1]}`],
      ['De naam van de GetConnector, zoals in AFAS.', 'The name of the GetConnector as in AFAS.'],
      example,
      '^\\w+$',
    )}`,
    {
      auth: 'header',
      query: { take: '1000' },
      pages: { number: 'skip', step: 1000, done: '={{ ($response.body.rows ?? []).length < 1000 }}' },
    },
  );

import { node } from './core.js';
import type { NodeSpec, Parameters } from './types.js';

export interface HttpOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A credential type of n8n, `header` for a key in a header, `basic` for name and password or `query` for a key in the address, `oauth2` for an account with OAuth2, `custom` for a secret that goes into the body. */
  auth?: string;
  query?: { [name: string]: string };
  headers?: { [name: string]: string };
  /** An expression that gives the JSON body. */
  json?: string;
  form?: { [name: string]: string };
  /** The binary field that is sent as the body. */
  file?: string;
  /** The binary field that is sent as a part of a form, by the name of that part. */
  upload?: { [part: string]: string };
  /** What the answer is; JSON when left out. */
  answer?: 'text' | 'file';
  /** The content type of `json` where the vendor wants one of its own. */
  contentType?: string;
  /**
   * Further pages, until `done` holds: a page number in the address under this name, or how many rows to pass over with `step`
   * rows a page; a value in the body; or the address of the next page.
   */
  pages?: { done: string } & (
    | { number: string; step?: number }
    | { body: string; value: string }
    | { next: string }
  );
  /** How many calls a second, where there is one for each item. */
  perSecond?: number;
  /** Give status and headers too, and do not fail on a status above 399. */
  full?: boolean;
}

const pairs = (values: { [name: string]: string }) => ({
  parameters: Object.entries(values).map(([name, value]) => ({ name, value })),
});

function authentication(auth: string | undefined): Parameters {
  if (!auth) return { authentication: 'none' };
  if (auth === 'header')
    return { authentication: 'genericCredentialType', genericAuthType: 'httpHeaderAuth' };
  if (auth === 'oauth2') return { authentication: 'genericCredentialType', genericAuthType: 'oAuth2Api' };
  if (auth === 'basic') return { authentication: 'genericCredentialType', genericAuthType: 'httpBasicAuth' };
  if (auth === 'custom')
    return { authentication: 'genericCredentialType', genericAuthType: 'httpCustomAuth' };
  if (auth === 'query') return { authentication: 'genericCredentialType', genericAuthType: 'httpQueryAuth' };
  return { authentication: 'predefinedCredentialType', nodeCredentialType: auth };
}

function response(options: HttpOptions): Parameters {
  const response: Parameters = {};
  if (options.answer) {
    response.responseFormat = options.answer;
    response.outputPropertyName = 'data';
  }
  if (options.full) {
    response.fullResponse = true;
    response.neverError = true;
  }
  return Object.keys(response).length ? { response: { response } } : {};
}

/** What changes from one page to the next. */
function changing(pages: NonNullable<HttpOptions['pages']>): Parameters {
  if ('next' in pages) return { paginationMode: 'responseContainsNextURL', nextURL: pages.next };
  const parameter =
    'body' in pages
      ? { type: 'body', name: pages.body, value: pages.value }
      : {
          type: 'qs',
          name: pages.number,
          value: pages.step ? `={{ $pageCount * ${pages.step} }}` : '={{ $pageCount + 1 }}',
        };
  return { paginationMode: 'updateAParameterInEachRequest', parameters: { parameters: [parameter] } };
}

function pagination(pages: HttpOptions['pages']): Parameters {
  if (!pages) return {};
  const how = changing(pages);
  const end = { paginationCompleteWhen: 'other', completeExpression: pages.done };
  return { pagination: { pagination: { ...how, ...end, limitPagesFetched: true, maxRequests: 50 } } };
}

/** What is done twice where a call arrived and only its answer got lost: money, bookings, stock, parcels, words to a customer. */
const ONCE =
  /\/(refunds|payments|payment-links|invoices?|sales_?invoices|external_sales_invoices|purchase_?invoices|SalesEntries|PurchaseEntries|GeneralJournalEntries|general_journal_documents|typeless_documents|mutation|\w*boekingen(\/ubl)?|cancel|adjust|parcels|reply)(\.json)?$/i;

/** Whether a call may be made twice without harm: what reads, what a vendor knows again by its key, and all that is easily undone. */
export const mayRepeat = (method: string, url: string, headers: readonly string[]): boolean =>
  method !== 'POST' || !ONCE.test(url) || headers.some((name) => /^idempotency-key$/i.test(name));

/** A call to an API that has no node of its own; tried three times, two seconds apart, unless it must not be made twice. */
export function http(name: string, url: string, options: HttpOptions = {}): NodeSpec {
  const parameters: Parameters = {
    method: options.method ?? 'GET',
    url,
    ...authentication(options.auth),
    options: {
      timeout: 20_000,
      ...(options.perSecond
        ? { batching: { batch: { batchSize: options.perSecond, batchInterval: 1000 } } }
        : {}),
      ...response(options),
      ...pagination(options.pages),
    },
  };
  if (options.query) Object.assign(parameters, { sendQuery: true, queryParameters: pairs(options.query) });
  if (options.headers)
    Object.assign(parameters, { sendHeaders: true, headerParameters: pairs(options.headers) });
  if (options.json && options.contentType) {
    Object.assign(parameters, {
      sendBody: true,
      contentType: 'raw',
      rawContentType: options.contentType,
      body: options.json,
    });
  } else if (options.json) {
    Object.assign(parameters, {
      sendBody: true,
      contentType: 'json',
      specifyBody: 'json',
      jsonBody: options.json,
    });
  }
  if (options.form) {
    Object.assign(parameters, {
      sendBody: true,
      contentType: 'form-urlencoded',
      specifyBody: 'keypair',
      bodyParameters: pairs(options.form),
    });
  }
  if (options.upload) {
    Object.assign(parameters, {
      sendBody: true,
      contentType: 'multipart-form-data',
      bodyParameters: {
        parameters: Object.entries(options.upload).map(([name, inputDataFieldName]) => ({
          parameterType: 'formBinaryData',
          name,
          inputDataFieldName,
        })),
      },
    });
  }
  if (options.file) {
    Object.assign(parameters, {
      sendBody: true,
      contentType: 'binaryData',
      inputDataFieldName: options.file,
    });
  }
  const spec = node(name, 'httpRequest', 4.5, parameters);
  return mayRepeat(options.method ?? 'GET', url, Object.keys(options.headers ?? {}))
    ? { ...spec, retryOnFail: true, maxTries: 3, waitBetweenTries: 2000 }
    : { ...spec, retryOnFail: false };
}

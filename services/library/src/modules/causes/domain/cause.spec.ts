import { RunCause } from '@stroomwerk/contracts/library';
import { causeOf } from './cause.js';
import { causeTexts, explain } from './cause-texts.js';

type Row = [
  cause: RunCause,
  step: string,
  httpCode: number | null,
  message: string,
  description?: string,
  name?: string,
];

// Messages as the steps of n8n and the vendors behind them word them; values made up.
const rows: readonly Row[] = [
  ['account_expired', 'gmail', 401, 'invalid_grant: Token has been expired or revoked.'],
  ['account_expired', 'googleSheets', 400, 'The provided authorization grant is invalid', 'invalid_grant'],
  ['account_expired', 'slack', null, 'token_revoked'],
  ['account_expired', 'hubspot', 401, 'The OAuth token used to make this call expired 3 hour(s) ago.'],
  ['account_expired', 'moneybird', 401, 'The access token expired'],
  ['account_expired', 'microsoftOutlook', 401, 'Lifetime validation failed, the token is expired.'],
  ['account_expired', 'httpRequest', 401, 'Unable to sign without access token', 'Reconnect your account'],
  ['account_refused', 'slack', null, 'Slack error response: "invalid_auth"'],
  [
    'account_refused',
    'airtable',
    401,
    'Authorization failed - please check your credentials',
    'Invalid authentication token',
  ],
  [
    'account_refused',
    'openAi',
    401,
    'Incorrect API key provided: sk-abc***. You can find your API key in your settings.',
  ],
  [
    'account_refused',
    'shopify',
    401,
    '[API] Invalid API key or access token (unrecognized login or wrong password)',
  ],
  ['account_refused', 'emailSend', null, 'Invalid login: 535 5.7.8 Username and Password not accepted.'],
  ['account_refused', 'postgres', null, 'password authentication failed for user "n8n"'],
  ['account_refused', 'gmail', null, 'Node does not have any credentials set'],
  ['account_refused', 'httpRequest', 401, '401 - {"error":"nope"}'],
  [
    'missing_right',
    'slack',
    null,
    'missing_scope',
    'Your Slack credential is missing required Oauth scopes: chat:write',
  ],
  ['missing_right', 'slack', null, 'not_in_channel'],
  [
    'missing_right',
    'hubspot',
    403,
    "This app hasn't been granted all required scopes to make this call.",
    'MISSING_SCOPES',
  ],
  [
    'missing_right',
    'googleSheets',
    403,
    'Forbidden - perhaps check your credentials?',
    'The caller does not have permission',
  ],
  [
    'missing_right',
    'airtable',
    403,
    'Forbidden - perhaps check your credentials?',
    'Invalid permissions, or the requested model was not found.',
  ],
  ['missing_right', 'shopify', 403, 'This action requires merchant approval for write_orders scope.'],
  ['missing_right', 'postgres', null, 'permission denied for table customers'],
  ['limit_reached', 'gmail', 403, 'User-rate limit exceeded. Retry after 2026-11-27T10:00:00Z'],
  [
    'limit_reached',
    'googleSheets',
    429,
    "Quota exceeded for quota metric 'Read requests' and limit 'Read requests per minute per user'",
  ],
  ['limit_reached', 'airtable', 429, 'The service is receiving too many requests from you'],
  ['limit_reached', 'slack', null, 'Slack error response: "ratelimited"'],
  [
    'limit_reached',
    'shopify',
    429,
    'Exceeded 2 calls per second for api client. Reduce request rates to resume uninterrupted service.',
  ],
  ['limit_reached', 'openAi', 429, 'Rate limit reached for gpt-4o in organization org-x on tokens per min'],
  ['limit_reached', 'moneybird', 429, 'Throttled'],
  [
    'quota_used_up',
    'openAi',
    429,
    'You exceeded your current quota, please check your plan and billing details.',
    'insufficient_quota',
  ],
  ['quota_used_up', 'gmail', 429, 'Daily user sending limit exceeded.'],
  ['quota_used_up', 'airtable', 429, 'PUBLIC_API_BILLING_LIMIT_EXCEEDED'],
  ['quota_used_up', 'anthropic', 400, 'Your credit balance is too low to access the API.'],
  ['quota_used_up', 'httpRequest', 402, 'Payment required - perhaps check your payment details?'],
  ['service_down', 'hubspot', 502, 'Bad gateway - the service failed to handle your request'],
  [
    'service_down',
    'shopify',
    503,
    'Service unavailable - try again later or consider setting this node to retry automatically',
  ],
  [
    'service_down',
    'googleSheets',
    500,
    'The service was not able to process your request',
    'Internal error encountered.',
  ],
  [
    'service_down',
    'httpRequest',
    null,
    'The connection to the server was closed unexpectedly, perhaps it is offline.',
  ],
  ['service_down', 'httpRequest', null, 'socket hang up'],
  ['service_down', 'openAi', 503, 'The engine is currently overloaded, please try again later'],
  ['service_down', 'postgres', null, 'Connection terminated unexpectedly'],
  ['service_slow', 'httpRequest', null, 'timeout of 300000ms exceeded', 'ECONNABORTED'],
  ['service_slow', 'httpRequest', 504, 'Gateway timed out - perhaps try again later?'],
  ['service_slow', 'postgres', null, 'canceling statement due to statement timeout'],
  ['service_slow', 'slack', null, 'connect ETIMEDOUT 10.0.0.1:443'],
  ['unreachable', 'httpRequest', null, 'The service refused the connection - perhaps it is offline'],
  ['unreachable', 'httpRequest', null, 'getaddrinfo ENOTFOUND api.bestaat-niet.example'],
  ['unreachable', 'postgres', null, 'connect ECONNREFUSED 10.0.0.5:5432'],
  ['unreachable', 'emailSend', null, 'getaddrinfo EAI_AGAIN smtp.klant.example'],
  [
    'unreachable',
    'httpRequest',
    null,
    'The connection cannot be established, this usually occurs due to an incorrect host (domain) value',
  ],
  ['certificate', 'httpRequest', null, 'certificate has expired', 'CERT_HAS_EXPIRED'],
  ['certificate', 'httpRequest', null, 'self-signed certificate in certificate chain'],
  ['certificate', 'emailSend', null, 'unable to verify the first certificate'],
  ['not_found', 'httpRequest', 404, 'The resource you are requesting could not be found'],
  ['not_found', 'slack', null, 'Slack error response: "channel_not_found"'],
  ['not_found', 'gmail', 404, 'Requested entity was not found.'],
  ['not_found', 'hubspot', 404, 'resource not found'],
  ['not_found', 'moneybird', 404, 'record not found'],
  ['field_missing', 'shopify', 422, "title: can't be blank"],
  ['field_missing', 'emailSend', null, 'No recipients defined'],
  [
    'field_missing',
    'postgres',
    null,
    'null value in column "email" of relation "klant" violates not-null constraint',
  ],
  ['field_missing', 'moneybird', 400, 'contact_id is required'],
  ['field_missing', 'slack', null, 'Slack error response: "no_text"'],
  ['field_changed', 'airtable', 422, 'Unknown field name: "Bedrijf"', 'UNKNOWN_FIELD_NAME'],
  ['field_changed', 'googleSheets', null, "Column names were updated after the node's setup"],
  ['field_changed', 'googleSheets', 400, 'Unable to parse range: Blad2!A1:Z1000'],
  ['field_changed', 'hubspot', 400, 'Property values were not valid', 'Property "klantnr" does not exist'],
  ['field_changed', 'postgres', null, 'column "btw" of relation "factuur" does not exist'],
  ['value_refused', 'httpRequest', 400, 'Bad request - please check your parameters'],
  ['value_refused', 'postgres', null, 'invalid input syntax for type integer: "twaalf"'],
  ['value_refused', 'gmail', 400, 'Invalid To header'],
  [
    'value_refused',
    'airtable',
    422,
    'Your request is invalid or could not be processed by the service',
    'INVALID_VALUE_FOR_COLUMN',
  ],
  ['value_refused', 'slack', null, 'Slack error response: "invalid_blocks"'],
  ['exists_already', 'hubspot', 409, 'Contact already exists. Existing ID: 12345'],
  ['exists_already', 'postgres', null, 'duplicate key value violates unique constraint "klant_pkey"'],
  ['exists_already', 'shopify', 422, 'handle has already been taken'],
  ['exists_already', 'slack', null, 'Slack error response: "name_taken"'],
  ['too_large', 'httpRequest', 413, 'Payload too large'],
  ['too_large', 'openAi', 400, "This model's maximum context length is 128000 tokens."],
  ['too_large', 'slack', null, 'Slack error response: "msg_too_long"'],
  ['too_large', 'postgres', null, 'value too long for type character varying(255)'],
  ['expression', 'if', null, 'invalid syntax', undefined, 'ExpressionError'],
  ['expression', 'set', null, "Referenced node doesn't exist", 'The node is used in an expression here.'],
  ['expression', 'httpRequest', null, "Can't get data for expression under 'URL' field"],
  ['expression', 'gmail', null, "Paired item data for item from node 'Lees' is unavailable."],
  [
    'code',
    'code',
    null,
    "Cannot read properties of undefined (reading 'map') [line 4]",
    undefined,
    'TypeError',
  ],
  ['code', 'code', null, 'bestelling is not defined [line 2]', undefined, 'ReferenceError'],
  ['code', 'code', null, "Code doesn't return items properly"],
  ['code', 'code', null, 'Task execution timed out after 60 seconds'],
  ['model_answer', '@n8n/n8n-nodes-langchain.chainLlm', null, "Model output doesn't fit required format"],
  [
    'model_answer',
    '@n8n/n8n-nodes-langchain.agent',
    null,
    'Failed to parse tool arguments from chat model response',
  ],
  [
    'model_answer',
    '@n8n/n8n-nodes-langchain.informationExtractor',
    null,
    'Expected a value that follows the JSON schema',
  ],
  [
    'out_of_memory',
    'code',
    null,
    'Workflow did not finish, possible out-of-memory issue',
    undefined,
    'WorkflowCrashedError',
  ],
  ['out_of_memory', 'httpRequest', null, 'Execution stopped: the process ran out of memory'],
  [
    'n8n_stopped',
    'set',
    null,
    'The execution was interrupted, so it did not finish',
    undefined,
    'WorkflowCrashedError',
  ],
  [
    'n8n_stopped',
    'set',
    null,
    'This execution failed to be processed too many times and will no longer retry.',
  ],
  ['other', 'stopAndError', null, 'Zo willen we het niet'],
  ['other', 'set', null, 'An unknown thing happened'],
  ['other', 'httpRequest', null, ''],
];

const messages = rows.map(([cause, step, httpCode, message, description, name]) => ({
  cause,
  stepType: step.includes('.') ? step : `n8n-nodes-base.${step}`,
  httpCode,
  message,
  description: description ?? null,
  name: name ?? 'NodeApiError',
}));

it.each(messages)('$cause: $stepType ($httpCode) $message', ({ cause, ...failure }) => {
  expect(causeOf(failure)).toBe(cause);
});

it('every cause has an example, but for none of them being a coincidence of order', () => {
  expect(new Set(rows.map(([cause]) => cause))).toEqual(new Set(RunCause.options));
  expect(rows.length).toBeGreaterThan(60);
});

it('nothing said is other, and so is an answer of any size', () => {
  const nothing = { message: null, description: null, name: null, httpCode: null, stepType: null };
  expect(causeOf(nothing)).toBe('other');
  // A pattern that goes back and forth over it would not come to its end within the test's time.
  expect(causeOf({ ...nothing, message: `column ${'a '.repeat(200_000)}` })).toBe('other');
});

describe('every cause in words', () => {
  it.each(RunCause.options)(
    '%s says in both languages what happened, what is lost and what to do',
    (cause) => {
      for (const lang of ['nl', 'en'] as const) {
        const { title, detail, steps } = explain(cause, { app: 'Gmail', step: 'Stuur mail' }, lang);
        expect(title).toMatch(/^\S.*[^.]$/);
        expect(detail.length).toBeGreaterThan(40);
        expect(steps.length).toBeGreaterThan(0);
        expect(JSON.stringify([title, detail, steps])).not.toMatch(/\{\w+\}|undefined|null/);
      }
      expect(explain(cause, { app: null, step: null }, 'nl').title).not.toMatch(/\{|undefined|null/);
      expect(causeTexts[cause].nl.steps.length).toBe(causeTexts[cause].en.steps.length);
    },
  );

  it('names the app', () => {
    expect(explain('account_expired', { app: 'Gmail', step: 'Stuur mail' }, 'nl').title).toBe(
      'Gmail: je account is verlopen',
    );
  });
});

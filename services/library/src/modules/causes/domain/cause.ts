import type { RunCause } from '@stroomwerk/contracts/library';
import { type Failure, httpStatus } from './failure.js';

/** What is looked at: everything that n8n said as one text in small letters. */
interface Said {
  readonly text: string;
  readonly name: string;
  readonly code: number | null;
  readonly stepType: string;
}

interface Rule {
  readonly cause: RunCause;
  readonly says?: RegExp;
  readonly when?: (said: Said) => boolean;
}

const isCode = ({ stepType }: Said): boolean => /\.(?:code|function|functionitem)$/.test(stepType);
const isModel = ({ stepType }: Said): boolean => /langchain|openai/.test(stepType);

/**
 * In the order in which they are asked: what says for certain what it is comes before what a status only hints at, since a
 * vendor answers 400, 403 and 429 for more than one thing.
 */
const rules: readonly Rule[] = [
  {
    cause: 'out_of_memory',
    says: /out[ -]of[ -]memory|heap limit|memory limit|not enough memory|oom[ -]?kill/,
  },
  {
    cause: 'n8n_stopped',
    says: /crash|was interrupted|shut(?:ting)? down|stopped by a restart|worker (?:died|stalled|exited)|job stalled|too many times and will no longer/,
    when: ({ name }) => /crashed/.test(name),
  },
  {
    cause: 'expression',
    says: /expression|referenced node|no path back to|paired item|pairedItem|which item to use|hasn'?t been executed|node '[^']*' (?:doesn'?t exist|unexecuted)/i,
    when: ({ name }) => /expression/.test(name),
  },
  {
    cause: 'code',
    says: /task execution timed out|task runner|cannot read propert|is not a function|is not iterable|unexpected token .* in code|code doesn't return|\[line \d+/,
    when: (said) =>
      (isCode(said) &&
        said.code === null &&
        !/request failed|\b(?:econn|enotfound|etimedout)/.test(said.text)) ||
      /^(?:type|reference|syntax|range)error$/.test(said.name),
  },
  {
    cause: 'certificate',
    says: /certificate|self[- ]signed|cert_|altname|unable_to_verify|ssl routines|wrong version number|unsafe legacy renegotiation/,
    when: ({ name }) => name === 'nodesslerror',
  },
  {
    cause: 'quota_used_up',
    says: /insufficient_quota|current quota|out of credits|insufficient (?:credits|balance|funds)|credit balance|payment required|billing|(?:daily|monthly)[\w ]*(?:limit|quota)|(?:limit|quota)[\w ]*(?:per|this|for the) (?:day|month)|upgrade your plan|usage limit|storage quota|quota (?:is )?used up|over_quota|mailbox (?:is )?full/,
    when: ({ code }) => code === 402,
  },
  {
    cause: 'limit_reached',
    says: /rate[ -]?limit|ratelimit|too many requests|throttl|quota exceeded|(?:requests|calls) per (?:second|minute)|slow down|receiving too many/,
    when: ({ code }) => code === 429,
  },
  {
    cause: 'account_expired',
    says: /invalid_grant|(?:token|session|access|signature|credential|authorization|key)[\w' ]*(?:expired|revoked|no longer valid)|expired[\w ]*token|token_(?:expired|revoked)|refresh[ _]token|re-?authenticate|reconnect|log in again|account_inactive/,
  },
  {
    cause: 'missing_right',
    says: /missing_?scope|insufficient[\w ]*(?:scope|permission|privilege|right)|not_in_channel|permission denied|does not have (?:permission|access)|don't have (?:permission|access)|not authorized to|access denied|requires? [\w ]*(?:approval|scope)|invalid[ _]permissions|not allowed to|read[- ]only (?:transaction|access)/,
  },
  {
    cause: 'account_refused',
    says: /invalid[ _](?:auth|api[ _]?key|credentials|login|token|client)|incorrect api key|authorization failed|authentication failed|authenticationfailed|authentication_required|not_authed|unauthori[sz]ed|unauthenticated|password authentication|bad credentials|no credentials|credentials? (?:for .* )?(?:is|are) not set|have any credentials|credentials? (?:could )?not (?:be )?found|username and password not accepted/,
    when: ({ code }) => code === 401,
  },
  {
    cause: 'unreachable',
    says: /enotfound|eai_again|econnrefused|ehostunreach|enetunreach|refused the connection|connection refused|cannot be established|getaddrinfo|invalid url|could not connect to (?:server|host)|incorrect host/,
  },
  {
    cause: 'service_slow',
    says: /e?timed?[ -]?out|timeout|took too long|deadline exceeded/,
    when: ({ code }) => code === 408 || code === 504 || code === 524,
  },
  {
    cause: 'model_answer',
    says: /output parser|parse[\w ]*(?:model|output|response|answer|text)|doesn'?t fit required format|model output|content (?:filter|management policy)|failed to parse|no (?:json|function call) in|max iterations|did not return/,
    when: (said) => isModel(said) && /json|schema|format/.test(said.text) && said.code === null,
  },
  {
    cause: 'too_large',
    says: /too[ _](?:large|long|big)|maximum context|context length|max(?:imum)? (?:size|length|allowed)|exceeds? the (?:max|limit|size)|entity too large|size limit|string too long|max_tokens|value too long/,
    when: ({ code }) => code === 413 || code === 431,
  },
  {
    cause: 'exists_already',
    says: /already (?:exists?|been taken|in use|taken|exist)|duplicate|unique (?:constraint|violation)|name_taken|already_in|conflict/,
    when: ({ code }) => code === 409,
  },
  {
    cause: 'field_changed',
    says: /unknown[ _]field|unknown column|column [^.]*does not exist|column names were updated|propert(?:y|ies) [^.]*(?:does not|doesn't|do not) exist|property_doesnt_exist|unable to parse range|sheet [^.]*not (?:be )?found|relation [^.]*does not exist|field [^.]*(?:does not|doesn't) exist|no such (?:column|field)|unrecognized (?:field|property)|unexpected (?:field|property)|schema (?:has )?changed/,
  },
  {
    cause: 'field_missing',
    says: /is required|required (?:field|parameter|property|value|attribute|permission)|are required|missing (?:required|parameter|field|value)|must (?:be provided|have|include|contain|not be (?:empty|blank))|can'?t be (?:blank|empty)|cannot be (?:blank|empty|null)|not-null constraint|no_text|no recipients|(?:is|was) (?:empty|missing|not provided)|not set\b|required_field/,
  },
  {
    cause: 'not_found',
    says: /not[ _]found|could not be found|couldn'?t find|does not exist|doesn't exist|no such|was deleted|has been deleted|is_archived|no longer exists/,
    when: ({ code }) => code === 404 || code === 410,
  },
  {
    cause: 'service_down',
    says: /service unavailable|bad gateway|internal (?:server )?error|internal_error|server_error|server error|overloaded|econnreset|epipe|socket hang up|connection (?:\w+ ){0,4}closed|connection terminated|temporarily|try again later|maintenance|not able to process your request|is down/,
    when: ({ code }) => code !== null && code >= 500,
  },
  { cause: 'missing_right', says: /forbidden/, when: ({ code }) => code === 403 },
  {
    cause: 'value_refused',
    says: /invalid|not valid|bad request|malformed|must be (?:an?|one of|at least|at most|greater|less)|out of range|not an? (?:valid|number|date)|unprocessable|violates|could not be (?:parsed|understood)|unsupported|unknown parameter|validation/,
    when: ({ code }) => code === 400 || code === 422,
  },
];

/** Why a run failed, of the causes that have a cure. `other` where it is none of them, or nothing was said. */
export function causeOf(failure: Failure): RunCause {
  const said: Said = {
    text: `${failure.message ?? ''} ${failure.description ?? ''}`.slice(0, 4_000).toLowerCase(),
    name: (failure.name ?? '').toLowerCase(),
    code: httpStatus(failure.httpCode),
    stepType: (failure.stepType ?? '').toLowerCase(),
  };
  return rules.find(({ says, when }) => says?.test(said.text) || when?.(said))?.cause ?? 'other';
}

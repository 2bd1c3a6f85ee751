import type { ErrorCode } from '@stroomwerk/contracts';

/** What a browser says about the page that makes a call. */
export interface CallHeaders {
  readonly origin?: string;
  readonly 'sec-fetch-site'?: string;
  readonly 'content-type'?: string;
}

export interface CallRule {
  /** Of PUBLIC_URL. */
  readonly origins: readonly string[];
  /** Whether our page stands on another site than this service (the AI-ops host). */
  readonly elsewhere: boolean;
  /** Whether a form of our own page may come without script. */
  readonly forms: boolean;
}

const formType = 'application/x-www-form-urlencoded';
/** What no form of another site can send: anything but plain forms makes the browser ask first. */
const asksFirst = new Set(['application/json', 'application/octet-stream']);

const mediaType = (header: string | undefined): string | undefined =>
  header?.split(';')[0]?.trim().toLowerCase();

/** Whether the browser says that another page than ours makes this request. Clients that are no browser say nothing. */
export function isForeign(headers: CallHeaders, rule: Pick<CallRule, 'origins' | 'elsewhere'>): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && !rule.origins.includes(origin)) return true;
  if (origin !== undefined && rule.elsewhere) return false;
  return site === 'cross-site' || site === 'same-site';
}

/** Judges a call that changes something. @returns the refusal, or undefined for a call that may go on */
export function judgeCall(headers: CallHeaders, rule: CallRule): ErrorCode | undefined {
  if (isForeign(headers, rule)) return 'auth.origin_refused';
  const type = mediaType(headers['content-type']);
  if (type === undefined || asksFirst.has(type)) return undefined;
  // A form names its page, and that page is ours: what names none could come from anywhere.
  if (rule.forms && type === formType && headers.origin !== undefined) return undefined;
  return 'common.unsupported_media_type';
}

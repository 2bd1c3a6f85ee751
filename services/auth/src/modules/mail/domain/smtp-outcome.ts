/** What nodemailer tells of a mail that was not taken. */
export interface SmtpFailure {
  readonly message: string;
  /** The server's answer, where it gave one. */
  readonly response?: string;
  readonly responseCode?: number;
  /** What was asked of it last, e.g. `RCPT TO`. */
  readonly command?: string;
}

/**
 * What became of a try. `refused`: the server will never take it; `later`: not this time, surely; `unsure`: the words were
 * spoken and nobody answered.
 */
export type SmtpOutcome =
  | { readonly is: 'accepted'; readonly answer: string }
  | {
      readonly is: 'refused';
      readonly answer: string;
      readonly blames: Blame;
      readonly status: string | null;
    }
  | { readonly is: 'later'; readonly answer: string }
  | { readonly is: 'unsure'; readonly answer: string };

/** Whom a refusal blames: an address that does not exist, a mailbox that is full, or neither. */
export type Blame = 'address' | 'mailbox' | 'other';

/** Status codes of RFC 3463 that say that an address takes no mail: unknown, bad domain, bad syntax, moved, null MX, disabled. */
const deadAddress = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;
/** Full, over its limits, or a reason that its server does not tell. */
const troubledMailbox = /^[45]\.(2\.[0-9]+|1\.0|4\.7)$/;
/** These refuse the recipient or the mail. Refusals of greeting, login or sender are about us, and somebody mends them. */
const aboutMail = new Set(['RCPT TO', 'DATA']);
const longestAnswer = 500;

/** The status code in an answer, e.g. `5.1.1` of `550 5.1.1 no such user`. */
const statusIn = (response: string): string | null =>
  /^[245]\d\d[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null;

/** Whom a status code of RFC 3463 blames. @param status e.g. `5.1.1` */
export function blameOf(status: string): Blame {
  if (deadAddress.test(status)) return 'address';
  return troubledMailbox.test(status) ? 'mailbox' : 'other';
}

/** One line, as it is kept. */
export const keptAnswer = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longestAnswer);

/**
 * Judges a try that failed.
 * @param spoken whether the words of the mail may have reached the server
 */
export function outcomeOf(failure: SmtpFailure, spoken: boolean): SmtpOutcome {
  const { response = '', responseCode = 0, command = '', message } = failure;
  const answer = keptAnswer(response || message);
  if (responseCode >= 500 && aboutMail.has(command)) {
    const status = statusIn(response);
    return { is: 'refused', answer, status, blames: blamed(responseCode, status, command) };
  }
  // An answer, whatever it is, means that the mail was not taken.
  return spoken && responseCode === 0 ? { is: 'unsure', answer } : { is: 'later', answer };
}

/** Without a status code "550" is said of strangers' networks as often as of unknown users. 556: RFC 7504, a domain without mail. */
function blamed(code: number, status: string | null, command: string): Blame {
  if (status !== null) return blameOf(status);
  if (command !== 'RCPT TO') return 'other';
  return code === 556 ? 'address' : 'mailbox';
}

import { largestFile, putBlob } from '@stroomwerk/contracts/releases';

/** Largest body of a call in bytes: what the kernel takes where a service says nothing else. */
const ordinaryBody = 1024 * 1024;
const fileOfRelease = new RegExp(`^${putBlob.path.replace(/\{\w+\}/g, '[^/]+')}$`);

/** @param path without query @returns the largest body that its service takes, in bytes */
export const bodyLimit = (method: string, path: string): number =>
  method === putBlob.method && fileOfRelease.test(path) ? largestFile : ordinaryBody;

/** Milliseconds that a service has. */
export interface AnswerTimes {
  /** To begin the answer to an ordinary call. */
  readonly ordinary: number;
  /** To begin the answer to one that itself waits for somebody else. */
  readonly slow: number;
  /** After which it is asked whether it lives at all. */
  readonly doubtAfter: number;
  /** To say so. */
  readonly alive: number;
}

export const answerTimes: AnswerTimes = { ordinary: 10_000, slow: 30_000, doubtAfter: 3_000, alive: 2_000 };

/**
 * Payments ask Stripe, releases copy files, archives are packed, and what ops does to a workflow waits for an import that is
 * under way; connections, deploying and what is done to an automation ask a customer's n8n, a test alert asks a webhook.
 */
const slow = new RegExp(
  `^/api/(?:${[
    'billing|stripe|releases',
    'workflows-library/(?:zips?|ops/workflows)',
    'automations/(?:connections|deploy|deployments|alerts/test|[0-9a-f]{8}-[0-9a-f-]{27})',
  ].join('|')})(?:/|$)`,
);

/** @param path without query @returns milliseconds until the service must have begun its answer */
export const answerWithin = (path: string, times: AnswerTimes = answerTimes): number =>
  slow.test(path) ? times.slow : times.ordinary;

import { createHash } from 'node:crypto';
import type { KeptError } from './kept.js';

/** What differs from one time to the next: numbers, ids, quoted values. */
const general = (text: string): string =>
  text
    .replace(/[0-9a-f]{8,}/gi, '#')
    .replace(/\d+/g, '#')
    .replace(/(["'`]).*?\1/g, '$1…$1');

/** The line of a stack in which it happened; its file's hash is the release's, which counts by itself. */
const place = (stack: string | null): string =>
  stack?.split('\n').find((line) => /^\s*at |@/.test(line)) ?? '';

/** @returns the same text for the same error of the same release, whatever numbers and values it names */
export const sameError = ({ remote, release, kind, message, stack }: KeptError): string =>
  createHash('sha256')
    .update(JSON.stringify([remote, release, kind, general(message), general(place(stack))]))
    .digest('base64url')
    .slice(0, 22);

import { ApiError } from '@stroomwerk/mfe-runtime';

/** What the server says about a failure in the reader's language; nothing for any other error. */
export const failureText = (error: Error | null): string => (error instanceof ApiError ? error.detail : '');

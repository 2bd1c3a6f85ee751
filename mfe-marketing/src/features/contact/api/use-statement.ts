import type { Endpoint } from '@stroomwerk/contracts';
import type { MessageReceipt } from '@stroomwerk/contracts/auth';
import { ApiError, api } from '@stroomwerk/mfe-runtime';
import { useRef, useState } from 'react';
import { repetitions } from '../model/repetition.js';

export type Sending =
  | { readonly state: 'editing' | 'sending' }
  | { readonly state: 'failed'; readonly error: ApiError }
  | { readonly state: 'sent'; readonly receipt: MessageReceipt };

/**
 * Sends what a form holds: once, however often the button is pressed, and a retry is taken for the same statement.
 * What was typed stays with the form whatever happens.
 */
export function useStatement<Body extends { idempotency?: string }>(
  endpoint: Endpoint<{ body: Body }, MessageReceipt>,
) {
  const [sending, setSending] = useState<Sending>({ state: 'editing' });
  const idOf = useRef(repetitions());
  const busy = useRef(false);
  const send = async (body: Body): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setSending({ state: 'sending' });
    try {
      const receipt = await api.call(endpoint, { body: { ...body, idempotency: idOf.current(body) } });
      setSending({ state: 'sent', receipt });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSending({ state: 'failed', error });
    } finally {
      busy.current = false;
    }
  };
  return { sending, send, edit: () => setSending({ state: 'editing' }) };
}

import type { Endpoint } from '@stroomwerk/contracts';
import type { MessageReceipt } from '@stroomwerk/contracts/auth';
import { api } from '@stroomwerk/mfe-runtime';
import { useRef, useState } from 'react';
import { repetitions } from '../model/repetition.js';

/** Sends a statement, and keeps its receipt. A retry of the same is taken for the same statement. */
export function useStatement<Body extends { idempotency?: string }>(
  endpoint: Endpoint<{ body: Body }, MessageReceipt>,
) {
  const [receipt, setReceipt] = useState<MessageReceipt>();
  const idOf = useRef(repetitions());
  return {
    receipt,
    /** @throws ApiError when it was not taken */
    send: async (body: Body): Promise<void> =>
      setReceipt(await api.call(endpoint, { body: { ...body, idempotency: idOf.current(body) } })),
    /** For another statement. */
    forget: () => setReceipt(undefined),
  };
}

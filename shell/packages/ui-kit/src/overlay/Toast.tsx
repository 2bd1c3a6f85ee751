import { type ReactNode, useCallback, useContext, useMemo, useRef } from 'react';
import { onDemand, useOnDemand } from '../lib/on-demand.js';
import { sharedContext } from '../lib/shared-context.js';
import type { ToastOptions, ToastQueue } from './types.js';

export interface ToastApi {
  /** Shows a message for six seconds; hovering or focusing it pauses that. */
  show: (toast: string | ToastOptions) => void;
}

const ToastContext = sharedContext<ToastApi>('toast', { show: () => undefined });
const source = onDemand<{ queue: ToastQueue }>(
  () => import(/* webpackChunkName: "toasts" */ '@stroomwerk/ui-kit/overlay/ToastBody'),
);

/** `const toast = useToast(); toast.show('Referral link gekopieerd!')`. Does nothing outside a ToastProvider. */
export function useToast(): ToastApi {
  return useContext(ToastContext);
}

/** Takes the messages of the page; the shell places it once. The region that shows them comes with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const queue = useRef<ToastQueue>({ waiting: [] });
  const { Body, load } = useOnDemand(source, false);
  const show = useCallback(
    (toast: string | ToastOptions) => {
      queue.current.waiting.push(typeof toast === 'string' ? { text: toast } : toast);
      if (queue.current.take) queue.current.take();
      // Should its file not come, the page must not fall over a message: the next one tries again.
      else load();
    },
    [load],
  );
  const api = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext value={api}>
      {children}
      {Body ? <Body queue={queue.current} /> : null}
    </ToastContext>
  );
}

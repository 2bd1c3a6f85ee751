import { Check, CircleAlert, Info, X } from 'lucide-react';
import { type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useUiTexts } from '../lib/language.js';
import { sharedContext } from '../lib/shared-context.js';
import css from './Toast.module.css';

export interface ToastOptions {
  text: ReactNode;
  /** Default success (a check). */
  tone?: 'success' | 'error' | 'info';
  action?: { label: string; onSelect: () => void };
}

export interface ToastApi {
  /** Shows a message for six seconds; hovering or focusing it pauses that. */
  show: (toast: string | ToastOptions) => void;
}

const LIFE = 6000;
const MOST = 3;
const ICONS = { success: Check, error: CircleAlert, info: Info };
const ToastContext = sharedContext<ToastApi>('toast', { show: () => undefined });

/** `const toast = useToast(); toast.show('Referral link gekopieerd!')`. Does nothing outside a ToastProvider. */
export function useToast(): ToastApi {
  return useContext(ToastContext);
}

/** Shows the region, empty or not, so that a new message is announced; again with each one, so that it lies above a dialog opened before. */
function raise(region: HTMLElement | null) {
  if (typeof region?.showPopover !== 'function') return;
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
}

/** Holds the messages of the page; the shell places it once. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Array<ToastOptions & { id: number }>>([]);
  const serial = useRef(0);
  const region = useRef<HTMLDivElement>(null);
  const show = useCallback((toast: string | ToastOptions) => {
    serial.current += 1;
    const entry = { ...(typeof toast === 'string' ? { text: toast } : toast), id: serial.current };
    raise(region.current);
    setToasts((list) => [...list.slice(1 - MOST), entry]);
  }, []);
  const drop = useCallback((id: number) => setToasts((list) => list.filter((toast) => toast.id !== id)), []);
  const api = useMemo(() => ({ show }), [show]);
  useEffect(() => raise(region.current), []);
  return (
    <ToastContext value={api}>
      {children}
      <div ref={region} role="status" popover="manual" className={css.region}>
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} onEnd={() => drop(toast.id)} />
        ))}
      </div>
    </ToastContext>
  );
}

/** One message; also usable by itself, in the gallery. */
export function Toast({ text, tone = 'success', action, onEnd }: ToastOptions & { onEnd: () => void }) {
  const texts = useUiTexts();
  const Icon = ICONS[tone];
  const ref = useRef<HTMLDivElement>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let left = LIFE;
    let since = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      since = performance.now();
      clearTimeout(timer);
      timer = setTimeout(() => end.current(), left);
    };
    const pause = () => {
      clearTimeout(timer);
      left -= performance.now() - since;
    };
    const abort = new AbortController();
    for (const name of ['pointerenter', 'focusin']) element.addEventListener(name, pause, abort);
    for (const name of ['pointerleave', 'focusout']) element.addEventListener(name, run, abort);
    run();
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, []);
  return (
    <div ref={ref} className={css.toast}>
      <Icon aria-hidden="true" />
      <span className={css.text}>{text}</span>
      {action ? (
        <button
          type="button"
          className={`${css.button} ${css.action}`}
          onClick={() => {
            action.onSelect();
            onEnd();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={css.button} aria-label={texts.dismiss} onClick={onEnd}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

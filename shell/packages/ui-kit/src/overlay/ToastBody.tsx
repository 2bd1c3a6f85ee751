import { Toast } from '@base-ui/react/toast';
import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { useUiTexts } from '../lib/language.js';
import { toastTexts } from '../texts/toast.js';
import css from './Toast.module.css';
import type { ToastOptions, ToastQueue } from './types.js';

const LIFE = 6000;
const MOST = 3;
/** Not a dialog, as the library has it: a part of the status region. */
const plain = { role: 'group', 'aria-modal': undefined } as const;
const ICONS = { success: Check, error: CircleAlert, info: Info };

/** The region with the messages; F6 leads to it. */
export default function ToastBody({ queue }: { queue: ToastQueue }) {
  const texts = useUiTexts(toastTexts);
  return (
    <Toast.Provider timeout={LIFE} limit={MOST}>
      <Toast.Portal>
        <Toast.Viewport data-above-bottom="" role="status" className={css.region} aria-label={texts.messages}>
          <Messages queue={queue} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Messages({ queue }: { queue: ToastQueue }) {
  const { toasts, add } = Toast.useToastManager<ToastOptions>();
  useEffect(() => {
    queue.take = () => {
      for (const toast of queue.waiting.splice(0)) add({ data: toast });
    };
    queue.take();
    return () => {
      queue.take = undefined;
    };
  }, [queue, add]);
  return toasts.map((toast) => <Message key={toast.id} toast={toast} />);
}

function Message({ toast }: { toast: Toast.Root.ToastObject<ToastOptions> }) {
  const texts = useUiTexts(toastTexts);
  const { close } = Toast.useToastManager();
  const { text, tone = 'success', action } = toast.data ?? { text: '' };
  const Icon = ICONS[tone];
  return (
    <Toast.Root toast={toast} {...plain} className={css.toast} swipeDirection={['right', 'down']}>
      <Icon aria-hidden="true" />
      <Toast.Description render={<span />} className={css.text}>
        {text}
      </Toast.Description>
      {action ? (
        <button
          type="button"
          className={`${css.button} ${css.action}`}
          onClick={() => {
            action.onSelect();
            close(toast.id);
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={css.button} aria-label={texts.dismiss} onClick={() => close(toast.id)}>
        <X aria-hidden="true" />
      </button>
    </Toast.Root>
  );
}

import { useEffect, useRef } from 'react';

/**
 * Opens and closes a native dialog as modal: the browser keeps the focus inside and gives it back afterwards.
 * Esc and a press outside ask to close.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const before = document.activeElement;
    const abort = new AbortController();
    const on = { signal: abort.signal };
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close.current();
    };
    const press = (event: PointerEvent) => {
      if (event.target !== dialog) return;
      const box = dialog.getBoundingClientRect();
      const inside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (!inside) close.current();
    };
    dialog.addEventListener('cancel', cancel, on);
    dialog.addEventListener('pointerdown', press, on);
    if (!dialog.open) dialog.showModal();
    return () => {
      abort.abort();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return ref;
}

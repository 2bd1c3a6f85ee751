import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../actions/Button.js';
import { IconButton } from '../actions/IconButton.js';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import css from './Dialog.module.css';
import { useModal } from './useModal.js';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Buttons, right: Annuleren first, the verb last. */
  actions?: ReactNode;
  wide?: boolean;
  /** No cross; for questions that have Annuleren. */
  noClose?: boolean;
  children?: ReactNode;
}

/** A modal dialog: focus stays inside, Esc closes, the focus goes back. */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  wide = false,
  noClose = false,
  children,
}: DialogProps) {
  const id = useId();
  const ref = useModal(open, onClose);
  const texts = useUiTexts();
  return (
    <dialog ref={ref} className={cx(css.dialog, wide && css.wide)} aria-labelledby={id}>
      {open ? (
        <div className={css.inner}>
          <div className={css.top}>
            <h2 id={id} className={css.title}>
              {title}
            </h2>
            {noClose ? null : (
              <IconButton size="sm" label={texts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
            )}
          </div>
          {children ? <div className={css.body}>{children}</div> : null}
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What happens, and what does not. */
  children?: ReactNode;
  /** The verb: Verwijderen, Goedkeuren. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Filled red. */
  danger?: boolean;
  busy?: boolean;
}

/** Asks before something that matters. The dialog stays until `open` turns false. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel, danger, busy } = props;
  const texts = useUiTexts();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      noClose
      actions={
        <>
          <Button onClick={onCancel}>{cancelLabel ?? texts.cancel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Stays in sight below: the button that applies. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A modal drawer: from the right, on phones from below. */
export function Drawer({ open, onClose, title, footer, children }: DrawerProps) {
  const id = useId();
  const ref = useModal(open, onClose);
  const texts = useUiTexts();
  return (
    <dialog ref={ref} className={css.drawer} aria-labelledby={id}>
      {open ? (
        <div className={css.drawerInner}>
          <div className={css.top}>
            <h2 id={id} className="h3">
              {title}
            </h2>
            <IconButton size="sm" label={texts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
          </div>
          <div className={css.drawerBody}>{children}</div>
          {footer ? <div className={css.drawerFoot}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}

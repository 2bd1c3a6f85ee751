import type { ReactNode } from 'react';
import { Button } from '../actions/Button.js';
import { useUiTexts } from '../lib/language.js';
import { onDemand, useOnDemand } from '../lib/on-demand.js';
import { commonTexts } from '../texts/common.js';
import type { DialogProps, DrawerProps } from './types.js';

const dialogBody = onDemand<DialogProps>(
  () => import(/* webpackChunkName: "modal" */ '@stroomwerk/ui-kit/overlay/DialogBody'),
);

/** A modal dialog: focus stays inside, Esc closes, the focus goes back. */
export function Dialog(props: DialogProps) {
  const { Body } = useOnDemand(dialogBody, props.open);
  return Body ? <Body {...props} /> : null;
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
  const texts = useUiTexts(commonTexts);
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

const drawerBody = onDemand<DrawerProps>(
  () => import(/* webpackChunkName: "modal" */ '@stroomwerk/ui-kit/overlay/DrawerBody'),
);

/** A modal drawer: from the right, on phones from below; a finger sweeps it away. */
export function Drawer(props: DrawerProps) {
  const { Body } = useOnDemand(drawerBody, props.open);
  return Body ? <Body {...props} /> : null;
}

import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { IconButton } from '../actions/IconButton.js';
import { cx } from '../lib/cx.js';
import { useUiTexts } from '../lib/language.js';
import { useKept } from '../lib/useKept.js';
import { commonTexts } from '../texts/common.js';
import css from './Dialog.module.css';
import type { DialogProps } from './types.js';

/** What Dialog shows once it is asked for. */
export default function DialogBody(props: DialogProps) {
  const { open, onClose } = props;
  const { title, actions, wide = false, noClose = false, children } = useKept(props);
  const texts = useUiTexts(commonTexts);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Viewport className={css.viewport}>
          <Dialog.Popup className={cx(css.dialog, wide && css.wide)}>
            <div className={css.inner}>
              <div className={css.top}>
                <Dialog.Title className={css.title}>{title}</Dialog.Title>
                {noClose ? null : (
                  <IconButton
                    size="sm"
                    label={texts.close}
                    icon={<X aria-hidden="true" />}
                    onClick={onClose}
                  />
                )}
              </div>
              {children ? <div className={css.body}>{children}</div> : null}
              {actions ? <div className={css.actions}>{actions}</div> : null}
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

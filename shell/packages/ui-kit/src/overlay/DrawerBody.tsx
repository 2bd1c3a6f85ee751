import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { IconButton } from '../actions/IconButton.js';
import { useUiTexts } from '../lib/language.js';
import { useKept } from '../lib/useKept.js';
import { commonTexts } from '../texts/common.js';
import css from './Dialog.module.css';
import type { DrawerProps } from './types.js';

/** What Drawer shows once it is asked for. */
export default function DrawerBody(props: DrawerProps) {
  const { open, onClose } = props;
  const { title, footer, children } = useKept(props);
  const texts = useUiTexts(commonTexts);
  // The way it came in is the way out; as wide as the style sheet’s own limit.
  const away = useMemo(() => (open && matchMedia('(max-width: 767px)').matches ? 'down' : 'right'), [open]);
  return (
    <Drawer.Root open={open} swipeDirection={away} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Drawer.Portal>
        <Drawer.Backdrop className={css.backdrop} />
        <Drawer.Viewport className={css.drawerViewport}>
          <Drawer.Popup className={css.drawer}>
            <Drawer.Content className={css.drawerInner}>
              <div className={css.top}>
                <Drawer.Title className="h3">{title}</Drawer.Title>
                <IconButton size="sm" label={texts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
              </div>
              <div className={css.drawerBody}>{children}</div>
              {footer ? <div className={css.drawerFoot}>{footer}</div> : null}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

import { Tooltip } from '@base-ui/react/tooltip';
import { useId } from 'react';
import { Lend } from '../lib/lend.js';
import css from './TooltipBody.module.css';
import type { TooltipBodyProps } from './types.js';

/** The tip itself; what it hangs on is already on the page. */
export default function TooltipBody({ text, open, onOpen, pressable, lending }: TooltipBodyProps) {
  const id = useId();
  return (
    <Tooltip.Root open={open} onOpenChange={onOpen} triggerId={id}>
      <Tooltip.Trigger
        id={id}
        delay={300}
        closeOnClick={!pressable}
        render={(props) => <Lend lending={lending} props={{ ...props }} />}
      />
      <Tooltip.Portal>
        <Tooltip.Positioner className={css.place} sideOffset={7} collisionPadding={4}>
          <Tooltip.Popup role="tooltip" className={css.tip}>
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

import { cloneElement, type MouseEvent, useId, useState } from 'react';
import { useBorrowed } from '../lib/lend.js';
import { onDemand, useOnDemand } from '../lib/on-demand.js';
import type { MenuBodyProps, MenuProps } from './types.js';

const source = onDemand<MenuBodyProps>(
  () => import(/* webpackChunkName: "menu" */ '@stroomwerk/ui-kit/overlay/MenuBody'),
);

/** A button with a list of links and actions below it. Arrow keys and letters move, Esc closes, the focus goes back. */
export function Menu({ trigger, ...rest }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  // A list of cards has dozens of these: only the one that is touched gets the library's machinery.
  const [touched, setTouched] = useState(false);
  const { Body, load: fetch } = useOnDemand(source, false);
  const load = () => {
    setTouched(true);
    fetch();
  };
  const { lending, handlers } = useBorrowed({
    onPointerEnter: load,
    onFocus: load,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      trigger.props.onClick?.(event);
      if (lending.lent.current) return;
      load();
      lending.missed.current = () => lending.element.current?.click();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key } = event;
      if (lending.lent.current || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
      event.preventDefault();
      load();
      lending.missed.current = () =>
        lending.element.current?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
    },
  });
  return (
    <>
      {cloneElement(trigger, {
        ...handlers,
        id: trigger.props.id ?? id,
        ref: lending.element,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-menu` : undefined,
      })}
      {Body && touched ? (
        <Body
          {...rest}
          menuId={`${id}-menu`}
          triggerId={trigger.props.id ?? id}
          open={open}
          onOpen={setOpen}
          lending={lending}
        />
      ) : null}
    </>
  );
}

import { Menu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../lib/cx.js';
import { Lend } from '../lib/lend.js';
import { plainLink, type RenderLink } from '../lib/link.js';
import css from './Menu.module.css';
import type { MenuBodyProps, MenuItem } from './types.js';

/** The list itself; the button is already on the page. */
export default function MenuBody(props: MenuBodyProps) {
  const { menuId, triggerId, open, onOpen, lending, label, items, header } = props;
  const { align = 'end', renderLink = plainLink } = props;
  return (
    <Menu.Root open={open} onOpenChange={onOpen} triggerId={triggerId}>
      <Menu.Trigger id={triggerId} render={(lent) => <Lend lending={lending} props={{ ...lent }} />} />
      <Menu.Portal>
        <Menu.Positioner className={css.place} sideOffset={6} align={align} collisionPadding={8}>
          <Menu.Popup id={menuId} aria-label={label} aria-labelledby={undefined} className={css.menu}>
            {header ? <div className={css.head}>{header}</div> : null}
            <Choice of={items}>
              {items.map((item) => (
                <Entry key={item.id} item={item} renderLink={renderLink} />
              ))}
            </Choice>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Around entries of which one is chosen. */
function Choice({ of, children }: { of: readonly MenuItem[]; children: ReactNode }) {
  const chosen = of.find(({ checked }) => checked);
  return chosen ? <Menu.RadioGroup value={chosen.id}>{children}</Menu.RadioGroup> : children;
}

function Entry({ item, renderLink }: { item: MenuItem; renderLink: RenderLink }) {
  const shared = {
    className: cx(css.item, item.danger && css.danger, (item.current || item.checked) && css.on),
    onClick: item.onSelect,
    children: (
      <>
        {item.icon}
        {item.label}
        {item.note ? <span className={css.note}>{item.note}</span> : null}
      </>
    ),
  };
  const { href } = item;
  return (
    <>
      {item.divided ? <Menu.Separator className={css.rule} /> : null}
      {item.checked !== undefined && href === undefined ? (
        <Menu.RadioItem {...shared} value={item.id} closeOnClick disabled={item.disabled} />
      ) : href === undefined ? (
        <Menu.Item {...shared} disabled={item.disabled} />
      ) : (
        <Menu.LinkItem
          {...shared}
          closeOnClick
          aria-current={item.current ? 'page' : undefined}
          // Whoever draws links gets the menu's own attributes with it.
          render={(props) =>
            renderLink({ ...(props as object), href, children: shared.children }) as ReactElement
          }
        />
      )}
    </>
  );
}

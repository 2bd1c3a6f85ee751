import { Menu } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { cx } from '../lib/cx.js';
import { Lend } from '../lib/lend.js';
import { plainLink, type RenderLink } from '../lib/link.js';
import css from './Menu.module.css';
import type { MenuBodyProps, MenuItem } from './types.js';

/** The list itself; the button is already on the page. */
export default function MenuBody(props: MenuBodyProps) {
  const { menuId, triggerId, open, onOpen, lending, label, items, header, renderLink = plainLink } = props;
  return (
    <Menu.Root open={open} onOpenChange={onOpen} triggerId={triggerId}>
      <Menu.Trigger id={triggerId} render={(lent) => <Lend lending={lending} props={{ ...lent }} />} />
      <Menu.Portal>
        <Menu.Positioner className={css.place} sideOffset={6} align="end" collisionPadding={8}>
          <Menu.Popup id={menuId} aria-label={label} aria-labelledby={undefined} className={css.menu}>
            {header ? <div className={css.head}>{header}</div> : null}
            {items.map((item) => (
              <Entry key={item.id} item={item} renderLink={renderLink} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Entry({ item, renderLink }: { item: MenuItem; renderLink: RenderLink }) {
  const shared = {
    className: cx(css.item, item.danger && css.danger, item.current && css.on),
    onClick: item.onSelect,
    children: (
      <>
        {item.icon}
        {item.label}
      </>
    ),
  };
  const { href } = item;
  return (
    <>
      {item.divided ? <Menu.Separator className={css.rule} /> : null}
      {href === undefined ? (
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

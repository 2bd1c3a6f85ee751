import { Tabs as Headless } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../lib/cx.js';
import css from './Tabs.module.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  count?: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the tabs are about; read aloud. */
  label: string;
  tabs: ReadonlyArray<TabItem<Value>>;
  value: Value;
  onChange: (value: Value) => void;
  /** The content of the tab that is open. */
  children?: ReactNode;
  className?: string;
}

/** Tabs on a line with a node under the open one. Arrow keys, Home and End move. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, children, className } = props;
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen: the open tab comes into view, also when the address opened it.
  useEffect(() => {
    const row = list.current;
    const open = row?.children[tabs.findIndex((tab) => tab.value === value)];
    if (!row || !(open instanceof HTMLElement) || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = open.offsetLeft - row.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [tabs, value]);
  return (
    <Headless.Root value={value} onValueChange={(next: Value) => onChange(next)} className={className}>
      <Headless.List ref={list} aria-label={label} activateOnFocus className={css.tabs}>
        {tabs.map((tab) => (
          <Headless.Tab
            key={tab.value}
            value={tab.value}
            className={cx(css.tab, tab.value === value && css.on)}
          >
            {tab.label}
            {tab.count === undefined ? null : <span className={css.count}>{tab.count}</span>}
          </Headless.Tab>
        ))}
      </Headless.List>
      {children ? (
        <Headless.Panel value={value} tabIndex={-1} className={css.panel}>
          {children}
        </Headless.Panel>
      ) : null}
    </Headless.Root>
  );
}

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
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

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs on a line with a node under the open one. Arrow keys, Home and End move. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, children, className } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen: the open tab comes into view, also when the address opened it.
  useEffect(() => {
    const row = list.current;
    const open = row?.children[tabs.findIndex((tab) => tab.value === value)];
    if (!row || !(open instanceof HTMLElement) || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = open.offsetLeft - row.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [tabs, value]);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const step = STEPS[event.key];
    let to = -1;
    if (step !== undefined) to = (at + step + tabs.length) % tabs.length;
    else if (event.key === 'Home') to = 0;
    else if (event.key === 'End') to = tabs.length - 1;
    const next = tabs[to];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={css.tabs}>
        {tabs.map((tab) => {
          const open = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={open}
              aria-controls={children && open ? `${id}-panel` : undefined}
              tabIndex={open ? 0 : -1}
              className={cx(css.tab, open && css.on)}
              onClick={() => onChange(tab.value)}
              onKeyDown={move}
            >
              {tab.label}
              {tab.count === undefined ? null : <span className={css.count}>{tab.count}</span>}
            </button>
          );
        })}
      </div>
      {children ? (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className={css.panel}>
          {children}
        </div>
      ) : null}
    </div>
  );
}

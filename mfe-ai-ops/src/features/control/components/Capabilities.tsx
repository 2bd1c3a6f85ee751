import { Check } from 'lucide-react';
import css from '../../figures/components/Figures.module.css';
import { ServerText } from '../../figures/components/ServerText.js';

/** What a system can do, as its service lists it. */
export function Capabilities({ items, label }: { items: readonly string[]; label: string }) {
  return (
    <ul className={css.checks} aria-label={label}>
      {items.map((item) => (
        <li key={item}>
          <Check size={16} strokeWidth={1.6} aria-hidden="true" />
          <span>
            <ServerText>{item}</ServerText>
          </span>
        </li>
      ))}
    </ul>
  );
}

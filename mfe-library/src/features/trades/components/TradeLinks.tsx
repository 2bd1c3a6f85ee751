import type { TradeCollection } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { tradeTexts } from '../texts.js';
import css from './Trades.module.css';

interface TradeLinksProps {
  readonly trades: readonly TradeCollection[];
  readonly addressOf: (key: string) => string;
  readonly title?: string;
}

/** Collections by trade and role in a line, each a link; nothing where there are none. */
export function TradeLinks({ trades, addressOf, title }: TradeLinksProps) {
  const t = useTexts(tradeTexts);
  if (trades.length === 0) return null;
  return (
    <nav className={css.line} aria-label={title ?? t.title}>
      <span className={css.lineTitle}>{title ?? t.title}</span>
      <ul>
        {trades.map(({ key, name }) => (
          <li key={key}>
            <TextLink small standalone component={Link} to={addressOf(key)}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

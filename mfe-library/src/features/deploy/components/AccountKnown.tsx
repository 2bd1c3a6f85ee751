import type { DeployAccount } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, Button } from '@stroomwerk/ui-kit';
import { Check } from 'lucide-react';
import { deployTexts } from '../texts.js';
import css from './Deploy.module.css';

interface ChosenProps {
  readonly account: DeployAccount;
  readonly chosen: string | null;
  readonly onChange: () => void;
}

/** The account that fits, and a way to take another. */
export function AccountChosen({ account: { app, choices, steps }, chosen, onChange }: ChosenProps) {
  const t = useTexts(deployTexts);
  const name = choices.find(({ id }) => id === chosen)?.name;
  return (
    <>
      <p className={css.small}>{[name, t.usedIn(steps.length)].filter(Boolean).join(' · ')}</p>
      <div className="row-wrap">
        <Badge tone="success" icon={<Check size={14} aria-hidden="true" />}>
          {t.chosen}
        </Badge>
        <Button size="sm" variant="quiet" aria-label={t.changeOf(app)} onClick={onChange}>
          {t.change}
        </Button>
      </div>
    </>
  );
}

/** One that this key may not list: it is linked in n8n afterwards, in the steps that use it. */
export function AccountUnknown({ account: { steps } }: Pick<ChosenProps, 'account'>) {
  const t = useTexts(deployTexts);
  return (
    <>
      <p className={css.small}>{t.unknown}</p>
      <p className="small">{t.unknownTo}</p>
      <ul className={css.names}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  );
}

import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, EmptyState } from '@stroomwerk/ui-kit';
import { listTexts } from '../list-texts.js';
import css from './Dashboard.module.css';

/** There are automations, and the filter leaves none of them. */
export function NoneShown({ onClear }: { onClear: () => void }) {
  const t = useTexts(listTexts);
  return (
    <div className={css.nothing}>
      <EmptyState
        action={
          <Button size="sm" onClick={onClear}>
            {t.clear}
          </Button>
        }
      >
        {t.none}
      </EmptyState>
    </div>
  );
}

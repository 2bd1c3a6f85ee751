import type { AlertChannelView } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, StatusLabel } from '@stroomwerk/ui-kit';
import { alertTexts } from '../texts.js';
import css from './Alerts.module.css';

/** One channel: what it is, how it is, and the way to let it go. */
export function ChannelRow({ channel, onRemove }: { channel: AlertChannelView; onRemove: () => void }) {
  const t = useTexts(alertTexts);
  const format = useFormat();
  const { kind, name, masked, in_plan, last_ok_at, failing_since } = channel;
  const how = !in_plan
    ? t.notInPlan
    : failing_since !== null
      ? t.failing(format.date(failing_since), format.time(failing_since))
      : last_ok_at === null
        ? t.neverUsed
        : t.lastOk(format.relative(last_ok_at).toLowerCase());
  return (
    <li className={css.row}>
      <div className={css.rowText}>
        <h3 className="h3">{name}</h3>
        <p className={css.soft}>
          {t.kindNames[kind]} · {masked}
        </p>
      </div>
      <StatusLabel status={!in_plan ? 'paused' : failing_since !== null ? 'failed' : 'running'}>
        {how}
      </StatusLabel>
      <Button size="sm" variant="dangerOutline" aria-label={t.removeOf(name)} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}

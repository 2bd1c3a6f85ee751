import type { AlertSettings, OnCallStep } from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Field, Input, Select } from '@stroomwerk/ui-kit';
import { alertTexts } from '../texts.js';
import css from './Alerts.module.css';
import { Offer } from './Offer.js';

const mostSteps = 10;

/** Who is told after whom; where the plan has it not, the plan that has. */
export function OnCall({
  settings: { on_call: order, channels, offers },
  onStep,
}: {
  settings: AlertSettings;
  /** @param at undefined takes the last one away */
  onStep: (at: number | undefined, change?: Partial<OnCallStep>) => void;
}) {
  const t = useTexts(alertTexts);
  if (offers.on_call !== null)
    return (
      <div className={css.part}>
        <div>
          <h2 className="h3">{t.onCall}</h2>
          <Offer what={t.onCall} plan={offers.on_call} />
        </div>
      </div>
    );
  const places = [
    { value: 'mail', label: t.mail },
    ...channels.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className={css.part}>
      <div>
        <h2 className="h3">{t.onCall}</h2>
        <p className={css.soft}>{t.onCallText}</p>
      </div>
      {order.map(({ channel, after_minutes }, at) => (
        <div key={t.stepTo(at + 1)} className={css.hours}>
          <Field label={t.stepTo(at + 1)}>
            <Select
              value={channel}
              options={places}
              onChange={({ target }) => onStep(at, { channel: target.value })}
            />
          </Field>
          <Field label={t.stepAfter(at + 1)}>
            <Input
              type="number"
              min={0}
              max={1440}
              defaultValue={after_minutes}
              onBlur={({ target: { valueAsNumber: minutes } }) => {
                if (Number.isInteger(minutes) && minutes >= 0 && minutes <= 1440 && minutes !== after_minutes)
                  onStep(at, { after_minutes: minutes });
              }}
            />
          </Field>
        </div>
      ))}
      <div className={css.hours}>
        {order.length < mostSteps ? (
          <Button size="sm" onClick={() => onStep(order.length)}>
            {t.addStep}
          </Button>
        ) : null}
        {order.length > 0 ? (
          <Button size="sm" variant="dangerOutline" onClick={() => onStep(undefined)}>
            {t.removeStep}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

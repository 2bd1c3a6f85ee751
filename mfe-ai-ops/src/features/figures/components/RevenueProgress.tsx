import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Progress } from '@stroomwerk/ui-kit';
import { missing, progress, toCents } from '../model/money.js';
import { figureTexts } from '../texts.js';

/** How far the monthly revenue is towards the goal. Both in euros. */
export function RevenueProgress({ current, target }: { current: number; target: number }) {
  const t = useTexts(figureTexts);
  const format = useFormat();
  const euro = (amount: number) => format.euro(toCents(amount), { style: 'marketing' });
  const left = missing(current, target);
  return (
    <Progress
      value={progress(current, target)}
      label={t.progress}
      valueText={t.progressValue(euro(current), euro(target))}
      labels={[euro(0), left > 0 ? t.still(euro(left)) : t.reached, t.perMonth(euro(target))]}
    />
  );
}

import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Panel, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { insightTexts } from '../texts.js';

/** What every figure of saved time rests on, in words. @param rate cents an hour */
export function Assumption({ rate }: { rate: number | null }) {
  const t = useTexts(insightTexts);
  const format = useFormat();
  return (
    <Panel title={t.assumption}>
      <div className="stack-sm prose">
        <p>{t.assumptionText}</p>
        <p>{t.assumptionChange}</p>
        <p>
          {rate === null ? t.noRateText : t.worthText(format.euro(rate, { style: 'marketing' }))}{' '}
          <TextLink component={Link} to="/dashboard?tab=settings">
            {t.rateLink}
          </TextLink>
        </p>
      </div>
    </Panel>
  );
}

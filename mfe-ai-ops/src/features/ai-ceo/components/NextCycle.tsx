import { useTexts } from '@stroomwerk/mfe-runtime';
import { useMoment } from '../../figures/components/useMoment.js';
import { aiCeoTexts } from '../texts.js';

/** "volgende cyclus 10:00", or that it runs now; nothing while the system is off. */
export function NextCycle({ at }: { at: string | null }) {
  const t = useTexts(aiCeoTexts);
  const moment = useMoment();
  if (at === null) return null;
  return (
    <span className="caption nowrap not-phone">
      {Date.parse(at) <= Date.now() ? t.now : t.next(moment(at))}
    </span>
  );
}
